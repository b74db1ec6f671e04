# To, co wspólne wszystkim grom, po polsku.

list-none = nic
list-comma = { $first }, { $next }
list-and = { $first } i { $last }

refusal-game-over = Gra jest skończona.
refusal-not-now = Nie o tym teraz decydujesz.
refusal-first = Nie teraz. Najpierw: { $what }
refusal-not-your-decision = Ta decyzja nie należy teraz do ciebie.

option-on = Tak
option-off = Nie
decks-title = Karty
decks-about = Talie gospodarza serwera zamiast kart z gry.
decks-none = Karty z gry
decks-broken = { $name } (ma błąd)

card-name = { $pl }

# Co robią karty: gramatyka ich wyrażeń

effect-now = od razu: { $what }
effect-end = na koniec: { $what }
effect-clauses = { $first }; { $next }
effect-then = { $first }, potem { $next }
effect-times = { $n ->
    [2] dwa razy { $what }
   *[other] { $n } razy { $what }
}
effect-or = { $first } albo { $next }
effect-or-more = { $first }, albo { $next }
effect-either = { $first } albo { $next }
effect-either-more = { $first }, albo { $next }
effect-amounts = { $amounts }
effect-may = { $at ->
    [everyone] może { $what }
   *[other] możesz { $what }
}
effect-repeatedly = { $at ->
    [everyone] może dowolną liczbę razy { $what }
   *[other] możesz dowolną liczbę razy { $what }
}
effect-for = { $form ->
    [bare] { $cost } na { $gain }
    [may] { $cost } i otrzymać { $gain }
   *[do] { $cost } i otrzymaj { $gain }
}
effect-to = { $cost } i { $result }
effect-per = { $what } za { $per }
effect-as = { $what } jako { $result }
effect-if-most = { $form ->
    [bare] { $what } za { $most }
   *[do] { $what }, jeśli masz { $most }
}
effect-if-no = { $form ->
    [bare] { $what } za brak { $no }
   *[do] { $what }, jeśli nie masz { $no }
}
effect-if-least = { $what }, jeśli masz { $least }
effect-when-most = , gdy masz { $most }
effect-when-no = , gdy nie masz { $no }
effect-when-least = , gdy masz { $least }
effect-everyone = każdy gracz: { $what }
effect-everyone-most = każdy, kto ma { $most }: { $what }
effect-everyone-no = każdy, kto nie ma { $no }: { $what }
effect-everyone-least = każdy, kto ma { $least }: { $what }

level-beginner = Początkujący
level-beginner-about = Dopiero co poznał zasady: widzi, co ruch daje, ale rzadko wie, ile to warte.
level-easy = Łatwy
level-easy-about = Patrzy na jedną turę naprzód, ale często bierze przeciętny ruch za dobry.
level-normal = Średni
level-normal-about = Patrzy na jedną turę naprzód i wybiera dobre ruchy, choć nie zawsze najlepsze.
level-hard = Trudny
level-hard-about = Patrzy na jedną turę naprzód i prawie nigdy się nie myli.
level-expert = Ekspert
level-expert-about = Myśli na kilka tur naprzód, także za ciebie, rozważając karty, które możesz mieć.
level-search = Mędrzec
level-search-about = Myśli na kilka tur naprzód, tak długo, jak chce.
level-random = Wędrowiec
level-random-about = Gra na chybił trafił: każdy dozwolony ruch jest dla niego równie dobry.
level-greedy = Rządca
level-greedy-about = Patrzy na jedną turę naprzód i bierze to, co daje najwięcej.
level-program-about = Program zaproszony przez gospodarza tego serwera.

rules-renewed = Zasady lub karty tej gry zostały odnowione; partia toczy się dalej od tej pozycji. Zapis wcześniejszych ruchów jest zachowany.

forfeit = Program { $player } odpadł z gry: { $reason ->
    [slow] zbyt długo zastanawiał się nad ruchem
    [ended] przestał działać w trakcie partii
    [illegal] chciał wykonać niedozwolony ruch
    [protocol] jego odpowiedzi nie dało się zrozumieć
    [start] nie udało się go uruchomić
   *[gone] ten serwer już go nie udostępnia
}. Zastępuje go bot.

seat-nobody = odchodzi od stołu
seat-bot = ustępuje miejsca botowi
seat-late = przekracza czas, dalej gra bot
seat-me = wraca do gry
seat-friend = czeka na kogoś ze znajomych
concede = poddaje partię i kończy grę

cli-saved-in = Gra zapisuje się po każdym ruchu w pliku { $file }
cli-hint-line = Wpisz numer ruchu; t to cały stół, podpowiedź to rada, ? to pomoc, q kończy.
cli-log-line = { $seat }: { $what }
cli-log-next = { $first }; { $next }
cli-nothing-happened = Od twojej ostatniej decyzji nic się nie wydarzyło.
cli-question = { $seat }. { $question }
cli-thinking = { $seat } myśli...
cli-curtain = Teraz { $seat }: przekaż ekran i naciśnij Enter
cli-bad-number = Nie ma ruchu { $n }; wpisz numer od 1 do { $most }.
cli-bad-input = „{ $text }” to nie ruch. Wpisz numer od 1 do { $most } albo ? po pomoc.
cli-did-you-mean = „{ $text }” to nie ruch. Czy chodziło o „{ $guess }”?
cli-which-move = Podaj ruch: w RUCH, na przykład: w { $example }
cli-legal = Ten ruch jest teraz dozwolony.
cli-not-legal = { $reason } ({ $rule })
cli-nothing-to-undo = Nie ma jeszcze decyzji, którą można by cofnąć.
cli-undone = Cofnięte. Decydujesz jeszcze raz.
cli-saved = Zapisano w pliku { $file }
cli-not-saved = Nie udało się zapisać: { $reason }
cli-resume = Aby grać dalej: { $command }
cli-over = Koniec gry.
cli-scores = Wyniki końcowe
cli-category = Punkty za
cli-total = Razem
cli-winner = Wygrywa { $winners }.
cli-winner-of-tie = Remis w punktach rozstrzyga na swoją korzyść { $winners }.
cli-result = { $points ->
    [one] Twój wynik: { $points } punkt.
    [few] Twój wynik: { $points } punkty.
   *[other] Twój wynik: { $points } punktów.
}
cli-winners = Zwycięstwem dzielą się: { $winners }.
cli-common = { $points ->
    [one] Razem: { $points } punkt.
    [few] Razem: { $points } punkty.
   *[other] Razem: { $points } punktów.
}
cli-goal = { $points ->
    [one] Potrzeba: { $points } punkt.
    [few] Potrzeba: { $points } punkty.
   *[other] Potrzeba: { $points } punktów.
}
cli-you-win = { $players ->
    [one] Wygrywasz.
   *[other] Wygrywacie razem.
}
cli-you-lose = { $players ->
    [one] Przegrywasz.
   *[other] Przegrywacie razem.
}
cli-nobody-wins = Nikt nie wygrywa.
cli-help-number = zagraj ruch o tym numerze
cli-help-notation = zagraj ruch podany zapisem, na przykład: { $example }
cli-help-table = cały stół
cli-help-log = wszystko, co się stało od twojej ostatniej decyzji
cli-help-moves = wszystkie ruchy w całości
cli-help-hint = co na twoim miejscu zrobiłby bot
cli-help-why = dlaczego ruch nie jest teraz dozwolony
cli-help-notations = zapisy dozwolonych ruchów
cli-help-undo = cofnij: wróć do swojej ostatniej decyzji, jeśli nic od tego czasu nie odsłonięto
cli-help-save = zapisz grę (do innego pliku)
cli-help-quit = zapisz i zakończ
cli-help-help = ta lista
cli-command-number = numer
cli-command-move = ruch
cli-command-why = w, dlaczego RUCH
cli-command-save = s, zapisz [PLIK]
cli-commands = Polecenia
cli-game = { $name }: { $title }
cli-game-players = Liczba graczy: od { $least } do { $most }.
cli-game-options = Opcje, podawane tak: regnum play { $name } -o NAZWA=WARTOŚĆ
cli-option-choices = { $choices } (domyślnie: { $default })
cli-option-by-seat = dla każdego miejsca ({ $seats }): { $choices } (domyślnie: { $default })
cli-option-text = tekst (domyślnie: brak)
glance-player = Gracz
glance-points = Punkty
cli-more-news = ... { $n ->
    [one] { $n } wcześniejsze zdarzenie
    [few] { $n } wcześniejsze zdarzenia
   *[other] { $n } wcześniejszych zdarzeń
}; l opowiada wszystko
cli-more-moves = ... m pokazuje ruchy w całości
cli-undo-shown = Od tego czasu odsłonięto coś, czego nie dało się wiedzieć: tego ruchu nie można cofnąć.
cli-undo-ask = Od tego czasu jest już ruch: { $seat }. { $seat }, czy można go cofnąć? (t/n)
cli-undo-refused = Zostaje, jak jest.
cli-hint = { $number }: { $move } (szansa { $chance } %, około { $points } { $points ->
    [one] punktu
   *[other] punktów
})
cli-hint-alone = { $number }: { $move } (około { $points } { $points ->
    [one] punktu
   *[other] punktów
})
cli-no-saves = Nie ma jeszcze zapisanych gier; zacznij: regnum play GRA
cli-save-open = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}
cli-save-over = skończona, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}
cli-replay-points = { $who } { $n }
cli-replay-over = { $title }: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}, koniec gry; punkty: { $points }
cli-replay-open = { $title }: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}, gra jeszcze trwa; punkty: { $points }
cli-replay-goal = { $told }; potrzeba: { $goal }
cli-replay-step = Enter: następny ruch, q: koniec

# Lekcje

learn-begin = Lekcja: { $title }
learn-help = Wpisz numer, aby zagrać; ? to pomoc, u cofa ruch, q kończy. Lekcję można potem dokończyć.
learn-go-on = [Enter: dalej]
learn-wrong = Może to i dobry ruch, ale nie o niego chodzi w tym kroku. Spróbuj jeszcze raz: nic się nie zmieniło.
learn-refused = { $said } ({ $rule })
learn-done = Lekcja ukończona. Dobra robota!
learn-minutes = { $n } min
learn-which = Która lekcja? [Enter: { $n }, q: wyjście]{" "}
learn-no-such = Wpisz numer od 1 do { $n } albo q.
learn-next = [Enter: następna lekcja, „{ $title }”; q: wyjście]{" "}
learn-all-done = To była ostatnia lekcja. Czas na prawdziwą grę: regnum play { $game } --seats me,easy

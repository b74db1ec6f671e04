# Bramy ze Złota, po polsku.

# Nazwy

option-gates_of_gold = Dodaje Bramy ze Złota: Królewskie Rozkazy, Wyrzutków przed bramą, plansze Manuskryptów, karty Bonusowych Budowniczych i nowe karty.
option-gates_of_gold-title = Bramy ze Złota
ribbon-any = wstęga dowolnego koloru
order-name = Królewski Rozkaz
bonus-diversified = Wszechstronny Budowniczy
bonus-specialized = Wyspecjalizowany Budowniczy
bonus-leader = Pan na Zamku
board-name = Plansza Manuskryptów nr { $n }
column-name = Kolumna { $n }

# Ilości, zawsze w bierniku

amount-orders = { $n ->
    [one] { $n } Królewski Rozkaz
    [few] { $n } Królewskie Rozkazy
   *[other] { $n } Królewskich Rozkazów
}
amount-outsiders = { $n ->
    [one] { $n } Wyrzutka
   *[other] { $n } Wyrzutków
}
amount-ribbons = { $n ->
    [one] { $n } wstęgę dowolnego koloru
    [few] { $n } wstęgi dowolnych kolorów
   *[other] { $n } wstęg dowolnych kolorów
}
amount-approved-deeds = { $n ->
    [one] { $n } nadane Lenno
    [few] { $n } nadane Lenna
   *[other] { $n } nadanych Lenn
}
amount-debt-vp = { $n } PZ

# Karty

outsider-worth = wygnany: { $refused }; w talii na koniec gry: { $end }
outsider-and = { $first } oraz { $next }
order-worth = po otrzymaniu: możesz odrzucić kartę; gdy spada z planszy: wraca na swój stos, a ty przyjmujesz Wyrzutka; zniszczony z ręki: wraca na swój stos, a ty wyganiasz Wyrzutka
bonus-facts = { $points }; { $what }
bonus-with-order = gdy na twojej planszy leży Królewski Rozkaz: { $what }
bonus-with-outsider = gdy na twojej planszy leży Wyrzutek: { $what }
board-facts = kolumny od lewej: { $ribbons }
on-order = po otrzymaniu Królewskiego Rozkazu{ $if }: { $what }
on-welcome = po przyjęciu Wyrzutka{ $if }: { $what }
on-refuse = po wygnaniu Wyrzutka{ $if }: { $what }
on-shuffled = po przetasowaniu własnych kart{ $if }: { $what }
on-flip = po odwróceniu Długu lub Lenna{ $if }: { $what }
do-draw = { $form ->
    [may] dobrać { $what }
   *[do] dobierz { $what }
}
do-receive = { $form ->
    [may] otrzymać za darmo { $what }
   *[do] otrzymaj za darmo { $what }
}
do-welcome = { $form ->
    [may] przyjąć { $what }
   *[do] przyjmij { $what }
}
do-refuse = { $form ->
    [may] wygnać { $what }
   *[do] wygnaj { $what }
}
do-recruit = { $form ->
    [may] zatrudnić za jego koszt dowolnego widocznego Mieszczanina
   *[do] zatrudnij za jego koszt dowolnego widocznego Mieszczanina
}
do-anywhere = { $form ->
    [may] odesłać Mieszczanina z dowolnej części planszy
   *[do] odeślij Mieszczanina z dowolnej części planszy
}
do-strike = { $form ->
    [may] odrzucić { $what }
   *[do] odrzuć { $what }
}
do-ease = każdy niespłacony Dług kosztuje o { $what } mniej
per-outsiders = { $n ->
    [one] każdego Wyrzutka w talii
   *[other] każdych { $n } Wyrzutków w talii
}
per-links = { $n ->
    [one] każde Połączenie z własnymi Budynkami na obu końcach
    [few] każde { $n } Połączenia z własnymi Budynkami na obu końcach
   *[other] każdych { $n } Połączeń z własnymi Budynkami na obu końcach
}
per-wedges = { $n ->
    [one] każdy klin Zamku, w którym na dwóch pierwszych poziomach masz razem więcej Robotników niż każdy inny gracz
    [few] każde { $n } kliny Zamku, w których na dwóch pierwszych poziomach masz razem więcej Robotników niż każdy inny gracz
   *[other] każdych { $n } klinów Zamku, w których na dwóch pierwszych poziomach masz razem więcej Robotników niż każdy inny gracz
}
per-built-segments = { $n ->
    [one] każdą część planszy z własnym Budynkiem
    [few] każde { $n } części planszy z własnymi Budynkami
   *[other] każdych { $n } części planszy z własnymi Budynkami
}
per-first-tier-workers = { $n ->
    [one] każdego własnego Robotnika na pierwszym poziomie
   *[other] każdych { $n } własnych Robotników na pierwszym poziomie
}
per-second-tier-workers = { $n ->
    [one] każdego własnego Robotnika na drugim poziomie
   *[other] każdych { $n } własnych Robotników na drugim poziomie
}
per-third-tier-workers = { $n ->
    [one] każdego własnego Robotnika na trzecim poziomie
   *[other] każdych { $n } własnych Robotników na trzecim poziomie
}
per-grey-ribbons = { $n ->
    [one] każdą szarą wstęgę
    [few] każde { $n } szare wstęgi
   *[other] każdych { $n } szarych wstęg
}
per-black-ribbons = { $n ->
    [one] każdą czarną wstęgę
    [few] każde { $n } czarne wstęgi
   *[other] każdych { $n } czarnych wstęg
}
per-yellow-ribbons = { $n ->
    [one] każdą żółtą wstęgę
    [few] każde { $n } żółte wstęgi
   *[other] każdych { $n } żółtych wstęg
}
per-blue-ribbons = { $n ->
    [one] każdą niebieską wstęgę
    [few] każde { $n } niebieskie wstęgi
   *[other] każdych { $n } niebieskich wstęg
}
per-ribbon-sets = { $n ->
    [one] każdy zestaw 4 różnych wstęg
    [few] każde { $n } zestawy 4 różnych wstęg
   *[other] każdych { $n } zestawów 4 różnych wstęg
}
per-trading-posts = { $n ->
    [one] każdą własną Faktorię
    [few] każde { $n } własne Faktorie
   *[other] każdych { $n } własnych Faktorii
}
per-guildhalls = { $n ->
    [one] każdy własny Dom Gildii
    [few] każde { $n } własne Domy Gildii
   *[other] każdych { $n } własnych Domów Gildii
}
per-workshops = { $n ->
    [one] każdy własny Warsztat
    [few] każde { $n } własne Warsztaty
   *[other] każdych { $n } własnych Warsztatów
}
least-trading-posts = { $n ->
    [one] co najmniej { $n } zbudowaną Faktorię
    [few] co najmniej { $n } zbudowane Faktorie
   *[other] co najmniej { $n } zbudowanych Faktorii
}
least-guildhalls = { $n ->
    [one] co najmniej { $n } zbudowany Dom Gildii
    [few] co najmniej { $n } zbudowane Domy Gildii
   *[other] co najmniej { $n } zbudowanych Domów Gildii
}
least-workshops = { $n ->
    [one] co najmniej { $n } zbudowany Warsztat
    [few] co najmniej { $n } zbudowane Warsztaty
   *[other] co najmniej { $n } zbudowanych Warsztatów
}

# Ruchy

move-order = Weź zamiast tego Królewski Rozkaz za { $cost }
move-order-free = Weź zamiast tego Królewski Rozkaz za darmo
move-column-draw = Kolumna 3: dobierz kartę za { $cost }
move-column-rearrange = { $n ->
    [one] Kolumna 4: zmień kolejność swoich kart za { $n } dowolny zasób
    [few] Kolumna 4: zmień kolejność swoich kart za { $n } dowolne zasoby
   *[other] Kolumna 4: zmień kolejność swoich kart za { $n } dowolnych zasobów
}
move-dismiss-there = Odeślij przy { $towns } za { $cost }: { $card }
move-welcome = Przyjmij: { $card }
move-refuse = Wygnaj: { $card } ({ $what })
move-ribbon = Kolor: { $ribbon } (kolumna { $n })
move-resolve-order = Królewski Rozkaz: możesz odrzucić kartę
move-discard-unpaid-debt = Skrytobójca: odrzuć niespłacony Dług
move-discard-paid-debt = Skrytobójca: odrzuć spłacony Dług
move-gain-approved-deed = Skrytobójca: otrzymaj nadane Lenno

# Decyzje

decide-welcome = Którego Wyrzutka przyjmujesz?
decide-refuse = Którego Wyrzutka wyganiasz?
decide-paid-hire = Możesz zatrudnić dowolnego widocznego Mieszczanina za jego koszt.
decide-choose-ribbon = Jakiego koloru ma być wstęga Pustego zwoju? Trafi do kolumny tego koloru i tam zostanie.
decide-pay-silver = { $n ->
    [one] Do zapłaty: { $n } Srebrnik. Czym płacisz?
    [few] Do zapłaty: { $n } Srebrniki. Czym płacisz najpierw? Zasoby wydajesz po jednym, Srebrnikami płacisz całą resztę.
   *[other] Do zapłaty: { $n } Srebrników. Czym płacisz najpierw? Zasoby wydajesz po jednym, Srebrnikami płacisz całą resztę.
}
decide-spend-resources = { $n ->
    [one] Do wydania: { $n } zasób. Który?
    [few] Do wydania: { $n } zasoby. Który najpierw?
   *[other] Do wydania: { $n } zasobów. Który najpierw?
}
decide-use-columns = Czy korzystasz teraz z kolumny swojej planszy Manuskryptów?
decide-reckoning = Koniec gry: Łotrzyk odwraca Dług lub Lenno, Skrytobójca odrzuca 2 Długi albo daje ci nadane Lenno. Co wybierasz?
decide-second-debt = Jaki drugi Dług odrzucasz dzięki Skrytobójcy?

# Co robią inni

deciding-welcome = przyjmuje Wyrzutka
deciding-refuse = wygania Wyrzutka
deciding-paid-hire = decyduje, czy zatrudnić Mieszczanina
deciding-choose-ribbon = wybiera kolor wstęgi Manuskryptu
deciding-pay-silver = wybiera, czym zapłacić
deciding-spend-resources = wybiera, które zasoby wydać
deciding-use-columns = decyduje, czy skorzystać z kolumny
deciding-reckoning = rozpatruje Łotrzyków lub Skrytobójcę
deciding-second-debt = odrzuca drugi Dług

# Powody

refusal-column-is-locked = Ta kolumna twojej planszy Manuskryptów nie ma jeszcze Manuskryptu.
refusal-no-order-left = Na stosie nie ma już Królewskich Rozkazów.
refusal-not-before-the-gate = Tego Wyrzutka nie ma wśród tych przed bramą.
refusal-no-outsider-left = Przed bramą nie ma żadnego Wyrzutka.
refusal-nothing-to-draw = Twoja talia i stos kart odrzuconych są puste.
refusal-too-few-resources = Nie masz tylu zasobów.
refusal-silver-is-no-resource = Srebrnik nie jest zasobem.
refusal-counts-itself = To samo liczy się już jako Symbol.
refusal-needed-afterwards = Wtedy nie starczy na samą akcję.
refusal-only-own-segment = Możesz odesłać tylko Mieszczanina obok Wicehrabiego.
refusal-no-assassin = Nie masz już Skrytobójcy do rozpatrzenia.
refusal-no-such-debt = Nie masz takiego Długu.

prospect-outsider = Decyduje o nim Królewski Rozkaz: gdy spada z planszy, przyjmujesz Wyrzutka; zniszczony z ręki pozwala go wygnać.

# Wydarzenia

event-used-column-3 = korzysta z kolumny 3 za { $price }
event-used-column-4 = korzysta z kolumny 4
event-paid-instead = płaci { $good } zamiast Srebrnika
event-reckoned = rozpatruje na koniec gry { $who ->
    [rogue] Łotrzyka
   *[assassin] Skrytobójcę
}
event-gained-order = otrzymuje Królewski Rozkaz
event-hired-order = zamiast zatrudniać, bierze za { $price } Królewski Rozkaz
event-hired-order-free = zamiast zatrudniać, bierze za darmo Królewski Rozkaz
event-returned-order = odkłada Królewski Rozkaz na jego stos
event-welcomed = przyjmuje Wyrzutka: { $card }
event-refused = wygania Wyrzutka: { $card }
event-removed-outsider = usuwa sprzed bramy Wyrzutka: { $card }
event-claimed-bonus = zdobywa kartę: { $bonus ->
    [diversified] Wszechstronny Budowniczy
   *[specialized] Wyspecjalizowany Budowniczy
}
event-chose-ribbon = nadaje Pustemu zwojowi wstęgę: { $colour ->
    [grey] szarą
    [black] czarną
    [yellow] żółtą
   *[blue] niebieską
}
event-discarded-debt = odrzuca { $debt ->
    [unpaid] niespłacony Dług
   *[paid] spłacony Dług
}
event-gained-approved-deed = otrzymuje nadane Lenno

# Punktacja

score-outsiders = Wyrzutkowie
score-builders = Bonusowi Budowniczowie

# Stół w skrócie

section-outsiders = Wyrzutkowie przed bramą
section-gate = Brama
section-boards = Plansze Manuskryptów (Manuskrypty w kolumnach)
gate-orders = Pozostałe Królewskie Rozkazy
gate-outsiders = Wyrzutkowie na stosie
gate-nobodys = { $facts }
gate-somebodys = { $seat }: { $facts }
column-of-board = Kolumna { $n }
board-column = { $ribbon }: { $n }

# Objaśnienia

about-column-1 = Ilekroć możesz zatrudnić Mieszczanina, możesz zamiast tego otrzymać Królewski Rozkaz: za 3 Srebrniki albo za darmo, jeśli zatrudnienie jest darmowe. Liczy się to jako zatrudnienie.
about-column-2 = W swojej turze zamiast każdego Srebrnika możesz wydać 1 dowolny zasób. Działa, gdy w kolumnie leży Manuskrypt.
about-column-3 = W swojej turze możesz dowolną liczbę razy zapłacić 2 Srebrniki i dobrać kartę. Działa, gdy w kolumnie leży Manuskrypt.
about-column-4 = W swojej turze możesz wydać 3 dowolne zasoby i zmienić kolejność kart na swojej planszy. Działa, gdy w kolumnie leży Manuskrypt.
symbol-order = Królewski Rozkaz
symbol-outsider = Wyrzutek
symbol-gate = Brama
symbol-welcome = Przyjęcie Wyrzutka
symbol-refuse = Wygnanie Wyrzutka
symbol-draw = Dobranie karty
about-symbol-order = Karta twojej talii. Gdy spada z planszy, wraca na swój stos, a ty przyjmujesz Wyrzutka; zniszczona z ręki wraca na swój stos za 3 Srebrniki, a ty wyganiasz Wyrzutka. Po każdym otrzymaniu możesz odrzucić kartę.
about-symbol-outsider = Przyjęty trafia do twojej talii i punktuje na koniec gry. Wygnany opuszcza grę, a to, co wydrukowano w jego rogu, dzieje się od razu.
about-symbol-gate = Przed bramą czeka trzech Wyrzutków. Zabranego lub usuniętego od razu zastępuje następny, dopóki starcza stosu.
about-symbol-welcome = Weź bez opłaty jednego z Wyrzutków przed bramą na swój stos kart odrzuconych. To nie jest zatrudnienie.
about-symbol-refuse = Usuń z gry jednego z Wyrzutków przed bramą; to, co wydrukowano w jego rogu, dzieje się od razu.
about-symbol-draw = Wierzchnia karta twojej talii trafia na rękę, bez względu na limit.
about-score-outsiders = To, ile są warci Wyrzutkowie w twojej talii.
about-score-builders = 3 PZ za Wszechstronnego i 2 PZ za Wyspecjalizowanego Budowniczego.

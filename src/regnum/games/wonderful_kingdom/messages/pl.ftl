# Nowe Wspaniałe Królestwo, po polsku.

# Gra

game-title = Nowe Wspaniałe Królestwo
game-about = Proponuj karty i zastawiaj pułapki, zabieraj jeden z dwóch obszarów, przetwarzaj i konstruuj, produkuj i rozwijaj księstwo. Wersja nieoficjalna; wiele kart to nasze własne projekty.
option-module = Jeden w każdej grze. Misja: etapy do opłacenia, bez ostatniego nie można wygrać. Zagrożenia: zamiast katastrof, z fazą walki. Doradcy: zdolności za żołnierzy. Bez modułu: do nauki gry.
option-side = Ta sama dla obu graczy. Strona A jest na pierwsze rozgrywki, strona B na następne, gdy dobrze znacie już grę.
option-duchies = Valados, Teressia albo losowo; drugie księstwo dostaje Czerwony.
option-first = Kto jest pierwszym graczem w rundach 1 i 3.
option-quest = Która misja leży na stole. Do modułu misji.
option-deck = Plik z własnymi kartami (TOML) zamiast kart z gry.
option-module-title = Moduł
option-module-quest = Misja
option-module-menace = Zagrożenia
option-module-advisors = Doradcy
option-module-none = Bez modułu
option-side-title = Strona kart księstw
option-side-a = Strona A
option-side-b = Strona B
option-duchies-title = Księstwo Niebieskiego
option-duchies-random = Losowo
option-duchies-valados = Valados
option-duchies-teressia = Teressia
option-first-title = Pierwszy gracz
option-first-random = Losowo
option-first-blue = Niebieski
option-first-red = Czerwony
option-quest-title = Karta misji
option-quest-random = Losowo
option-quest-lost-crown = Zaginiona korona
option-quest-dragon-of-the-north = Smok z Północy

# Nazwy

seat-blue = Niebieski
seat-red = Czerwony
type-structure = budowla
type-company = kompania
type-monument = monument
type-discovery = znalezisko
types-duchy = karta księstwa
types-structure = budowle
types-company = kompanie
types-monument = monumenty
types-discovery = znaleziska
each-structure = budowlę
each-company = kompanię
each-monument = monument
each-discovery = znalezisko
kind-treasure = skarb
kind-calamity = katastrofa
kind-menace = zagrożenie
kind-advisor = doradca
deck-shadows = Cienie
deck-frost-giants = Mroźne olbrzymy
deck-thieves = Złodzieje
deck-giant-rats = Wielkie szczury
step-materials = materiały budowlane
step-population = ludność
step-gold = złoto
step-exploration = odkrycia
of-materials = materiałów budowlanych
of-population = ludności
of-gold = złota
of-exploration = odkryć
instead-materials = materiałów budowlanych
instead-population = ludności
instead-gold = złota
instead-exploration = odkryć
area-left = lewy obszar
area-right = prawy obszar
into-left = do lewego obszaru
into-right = do prawego obszaru
in-left = w lewym obszarze
in-right = w prawym obszarze
in-selection-blue = w obszarze wyboru Niebieskiego
in-selection-red = w obszarze wyboru Czerwonego
side-left = po lewej
side-right = po prawej
place-left = lewy
place-right = prawy
place-top = wierzch talii
place-slot = { $place }, nr { $slot }

# Ilości, zawsze w bierniku

amount-materials = { $n ->
    [one] { $n } kostkę materiałów budowlanych
    [few] { $n } kostki materiałów budowlanych
   *[other] { $n } kostek materiałów budowlanych
}
amount-population = { $n ->
    [one] { $n } kostkę ludności
    [few] { $n } kostki ludności
   *[other] { $n } kostek ludności
}
amount-gold = { $n ->
    [one] { $n } kostkę złota
    [few] { $n } kostki złota
   *[other] { $n } kostek złota
}
amount-exploration = { $n ->
    [one] { $n } kostkę odkryć
    [few] { $n } kostki odkryć
   *[other] { $n } kostek odkryć
}
amount-krystallium = { $n } krystallium
amount-soldiers = { $n ->
    [one] { $n } żołnierza
   *[other] { $n } żołnierzy
}
amount-cards = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
}
amount-calamities = { $n ->
    [one] { $n } katastrofę
    [few] { $n } katastrofy
   *[other] { $n } katastrof
}
amount-plague = { $n ->
    [one] { $n } kartę plagi
    [few] { $n } karty plagi
   *[other] { $n } kart plagi
}
points = { $n } PZ
clauses = { $first }; { $next }
one-list = { $items }
times = { $n } × { $card }

# Wydrukowane ilości, w mianowniku

figure-materials = { $n ->
    [one] { $n } materiał
    [few] { $n } materiały
   *[other] { $n } materiałów
}
figure-population = { $n ->
    [one] { $n } ludność
   *[other] { $n } ludności
}
figure-gold = { $n ->
    [one] { $n } złoto
   *[other] { $n } złota
}
figure-exploration = { $n ->
    [one] { $n } odkrycie
    [few] { $n } odkrycia
   *[other] { $n } odkryć
}
figure-krystallium = { $n } krystallium
figure-soldiers = { $n ->
    [one] { $n } żołnierz
   *[other] { $n } żołnierzy
}

# Karty

card-line = { $name }: { $facts }
facts-cost = koszt: { $cost }
facts-fight = walka: { $cost }
facts-recycled = surowce wtórne: { $cubes }
gives-production = produkuje: { $cubes }
gives-bonus = premia: { $gain }
gives-nothing = nic nie daje
per-type = { $what } za { $type }
built-with = { $name } ({ $more })
does-treasure = tylko do przetworzenia
does-calamity = { $points } na koniec
does-menace = niepokonane: { $points }
does-advisor = { $phase }: { $ability }
threat-giant-rat = za każdego wielkiego szczura, którego masz, dostajesz kartę plagi
threat-plague = przychodzi z wielkimi szczurami
threat-frost-giant = zamraża kartę w konstrukcji: nie można jej ukończyć, póki go nie pokonasz
threat-shadow = w każdej fazie planowania tracisz wybraną kartę, a jej kostki dostaje przeciwnik
threat-thief = zakrywa ikonę produkcji na twojej karcie księstwa
phase-choice = faza wyboru
phase-planning = faza planowania
phase-production = faza produkcji
phase-fight = faza walki
phase-end = koniec gry
phase-any = dowolna faza
phase-step = produkcja: { $step }
ability-secret-agent = odzyskaj użyty żeton pułapki
ability-mistress-of-cartography = połóż następną kartę talii w obszarze z mniejszą liczbą kart
ability-grey-eminence = odsłoń zakrytą kartę w obszarze propozycji albo wyboru
ability-mercenary-captain = przed wyborem odrzuć kartę z obszaru propozycji
ability-mad-gambler = przed wyborem przesuń kartę do drugiego obszaru propozycji
ability-ruthless-overseer = w kroku odkryć wybierz zasób podstawowy i połóż po jednej jego kostce na każdej swojej karcie w konstrukcji
ability-lady-of-the-forest = 4 dodatkowe kostki w kroku materiałów budowlanych
ability-nursing-mother = 4 dodatkowe kostki w kroku ludności
ability-lady-of-the-lake-country = 4 dodatkowe kostki w kroku złota
ability-queen-of-the-five-seas = 4 dodatkowe kostki w kroku odkryć
ability-alchemist-diviner = wszystkie katastrofy obu graczy liczą się podwójnie
ability-inspired-prophet = odrzuć jedną ze swoich katastrof
ability-master-goldsmith = weź 3 krystallium
ability-master-craftsman = ukończ jedną ze swoich kart w konstrukcji bez dalszych kosztów
back = zakryta karta
back-by = zakryta karta ({ $seat })
back-own = zakryta karta (twoja: { $card })
slot-back = { $back } nr { $slot }
slot-card = { $card }, nr { $slot } { $where }
slot-empty = karta nr { $slot }, której nie ma na stole
site-copy = { $name } nr { $n }
site-missing = { $name } (brakuje: { $missing })
site-frozen = { $name } (zamrożona)
site-line = { $card }; brakuje: { $missing }; { $gives }

# Ruchy

move-commit = Zatwierdź: to wszystko w tym kroku
move-offer = { $card }: { $area }
move-offer-face-down = { $card }: { $area }, zakryta
move-select = Weź { $area }: { $cards }
move-choose-area = Wskaż { $area }: { $cards }
move-select-empty = Weź { $area }: jest pusty, nie bierzesz nic
move-reveal = Odsłoń: { $card }
move-take = Weź karty: { $cards }
move-search = Wyszukiwanie: odrzuć 2 karty z obszaru, obejrzyj 3 wierzchnie karty talii, weź 1 z nich
move-remove = Odrzuć: { $card }
move-pick = Weź: { $card }
move-construct = Użyj do konstrukcji: { $card }
move-recycle = Przetwórz: { $card }; weź { $cubes }
move-place = Połóż { $cube } na karcie: { $site }
move-alchemy = Połóż { $cubes } w obszarze alchemii (leży tam: { $n })
move-stand-in = Połóż { $cube } zamiast { $instead } na karcie: { $site }
move-scrap = Odrzuć z konstrukcji: { $site }; połóż { $cubes } w obszarze alchemii
move-activate = { $card }, za { $cost }: { $ability }
move-stage = Ukończ etap { $n }, { $name }: zapłać { $cost }, otrzymaj { $gain }
move-transmute = Przemień { $n } kostek z obszaru alchemii w 1 krystallium
move-keep = Zatrzymaj: { $card }
move-chart = Połóż następną kartę talii: { $area }
move-shift = Przesuń do drugiego obszaru: { $card }
move-complete = Ukończ: { $site }
move-decline = Nie, zostaw
move-give = Oddaj { $cube }
move-oversee = Połóż { $cube } na { $n ->
    [one] jednej karcie
   *[other] każdej z { $n } kart
}
move-substitute = Zapłać { $cube } zamiast { $instead }
move-pay = Zapłać { $cubes } z obszaru alchemii
move-pay-nothing = Gotowe: nie ma już kostek do zapłacenia
move-menace = { $deck }: { $card }
move-discard = Odrzuć: { $card }
move-discard-for = Odrzuć: { $card }; przeciwnik dostaje { $cubes }
move-host = Umieść go pod kartą: { $site }
move-host-new = Użyj do konstrukcji i zamroź: { $card }
move-cover = Zakryj ikonę { $icon }
move-uncover = Odkryj ikonę { $icon }
move-fight = Pokonaj zagrożenie: { $card }; zapłać { $cost }
move-thaw = Pokonaj mroźnego olbrzyma pod kartą: { $site }; zapłać { $cost }, karta zostaje ukończona
icon = { $what } (zakryte: { $covered } z { $n })

# Decyzje

decide-cubes = Połóż { $cubes }.
decide-offer = { $n ->
    [0] Zaproponuj dwie karty: od której zaczynasz? Nie masz już żetonów pułapek.
    [one] Zaproponuj dwie karty: od której zaczynasz? Masz { $n } żeton pułapki, by położyć kartę zakrytą.
    [few] Zaproponuj dwie karty: od której zaczynasz? Masz { $n } żetony pułapek, by kłaść karty zakryte.
   *[other] Zaproponuj dwie karty: od której zaczynasz? Masz { $n } żetonów pułapek, by kłaść karty zakryte.
}
decide-offer-second = Twoja propozycja: którą kartę kładziesz jako drugą?
decide-select = Twój wybór: który obszar bierzesz?
decide-solo-select = Twój wybór: który obszar wskazujesz?
decide-solo-take = Bierzesz karty z tego obszaru czy najpierw wyszukujesz?
decide-search-discard = Wyszukiwanie: którą kartę odrzucasz?
decide-search-pick = Wyszukiwanie: którą kartę bierzesz?
decide-planning = { $n ->
    [0] Planowanie: wszystkie karty są rozpatrzone.
    [one] Planowanie: skonstruuj albo przetwórz jeszcze { $n } kartę.
    [few] Planowanie: skonstruuj albo przetwórz jeszcze { $n } karty.
   *[other] Planowanie: skonstruuj albo przetwórz jeszcze { $n } kart.
}
decide-placing = Produkcja, { $step }: wszystkie kostki są rozłożone. Coś jeszcze?
decide-fight = Walka: masz { $soldiers }. Które zagrożenie pokonujesz?
decide-keep-advisor = Którą z tych dwóch kart doradców zatrzymujesz?
decide-chart = Do którego obszaru trafia następna karta talii?
decide-point-at-card = { $card }: która karta?
decide-oversee = Kostka którego zasobu trafia na każdą twoją kartę w konstrukcji?
decide-complete-site = Którą kartę kończysz?
decide-last-advice = Ostatnia runda minęła: czy wszystkie katastrofy liczą się podwójnie?
decide-pay-stage = { $stage }: płacisz { $cubes } z obszaru alchemii czy zastępujesz coś krystallium?
decide-give-cubes = { $n ->
    [one] Które kostki zmieniają się w krystallium? Jeszcze { $n }.
   *[other] Które kostki zmieniają się w krystallium? Jeszcze { $n }.
}
decide-choose-menace = Którą talię zagrożeń bierzesz?
decide-shadow-discard = { $n ->
    [one] Cienie: odrzuć { $n } ze swoich wybranych kart.
   *[other] Cienie: odrzuć { $n } ze swoich wybranych kart, po jednej.
}
decide-place-giant = { $n ->
    [one] { $n } mroźny olbrzym: pod którą kartą?
    [few] { $n } mroźne olbrzymy: pod którą kartą kładziesz następnego?
   *[other] { $n } mroźnych olbrzymów: pod którą kartą kładziesz następnego?
}
decide-cover-icon = { $n ->
    [one] { $n } złodziej: którą ikonę karty księstwa zakrywasz?
   *[other] { $n } złodziei: którą ikonę karty księstwa zakrywasz teraz?
}
decide-uncover-icon = Złodziej pokonany: którą ikonę odkrywasz?

# Co robią inni

deciding-offer = składa propozycję
deciding-offer-second = proponuje drugą kartę
deciding-select = wybiera obszar propozycji
deciding-solo-select = wybiera obszar propozycji
deciding-solo-take = bierze karty albo wyszukuje
deciding-search-discard = odrzuca kartę, by wyszukać inną
deciding-search-pick = wybiera jedną ze znalezionych kart
deciding-planning = planuje
deciding-placing = kładzie kostki
deciding-fight = walczy z zagrożeniami
deciding-keep-advisor = wybiera doradcę, którego zatrzyma
deciding-chart = wybiera obszar dla następnej karty talii
deciding-point-at-card = wskazuje kartę dla doradcy
deciding-oversee = kładzie kostki na kartach w konstrukcji
deciding-complete-site = wybiera kartę do ukończenia
deciding-last-advice = decyduje, czy katastrofy liczą się podwójnie
deciding-pay-stage = płaci za etap misji
deciding-give-cubes = wybiera kostki do przemiany
deciding-choose-menace = wybiera talię zagrożeń
deciding-shadow-discard = odrzuca karty z powodu cieni
deciding-place-giant = umieszcza mroźnego olbrzyma
deciding-cover-icon = zakrywa ikonę karty księstwa
deciding-uncover-icon = odkrywa ikonę karty księstwa

# Powody

refusal-not-in-hand = Nie masz tej karty na ręku.
refusal-no-trap = Nie masz już żetonów pułapek.
refusal-no-such-site = Nie masz takiej karty w konstrukcji.
refusal-no-space = Ta karta nie ma na to pustego pola.
refusal-no-cube = Nie masz takiej kostki.
refusal-few-cubes = Do tego muszą czekać co najmniej 2 kostki.
refusal-cubes-wait = Najpierw połóż kostki, które czekają.
refusal-no-krystallium = Nie masz na to krystallium.
refusal-no-soldier = Nie masz żołnierza na karcie księstwa.
refusal-frozen = Zamrożonej karty nie można odrzucić.
refusal-not-selected = Tej karty nie ma wśród wybranych przez ciebie.
refusal-treasure-only-recycled = Skarb można tylko przetworzyć.
refusal-cards-left = Najpierw skonstruuj albo przetwórz wszystkie wybrane karty.
refusal-no-building-card = Tej karty nie można ani użyć do konstrukcji, ani przetworzyć.
refusal-no-token = Twój żeton został już w tej rundzie użyty.
refusal-no-face-down-card = Nie leży tam zakryta karta.
refusal-too-few-for-search = Wyszukiwanie wymaga 2 odkrytych kart w obszarze, które można odrzucić.
refusal-not-for-search = Do wyszukiwania odrzuca się odkrytą kartę rozwoju lub skarbu z tego obszaru.
refusal-not-seen = Tej karty nie ma wśród oglądanych.
refusal-no-advisor = Nie masz tej karty doradcy.
refusal-used-this-round = Ta zdolność była już w tej rundzie użyta.
refusal-too-few-soldiers = Masz za mało żołnierzy.
refusal-wrong-phase = Tej zdolności nie używa się w tej fazie.
refusal-no-effect = To nie miałoby żadnego skutku.
refusal-not-drawn = Tej karty doradcy nie ma wśród dobranych.
refusal-larger-area = Karta trafia do obszaru z mniejszą liczbą kart.
refusal-no-such-card = Nie leży tam taka karta.
refusal-stage-done = Ten etap masz już ukończony.
refusal-cannot-pay-stage = Nie możesz zapłacić całego kosztu tego etapu.
refusal-too-few-cubes = Do tego trzeba 5 kostek w obszarze alchemii.
refusal-deck-taken = Ta talia zagrożeń jest już zajęta.
refusal-no-host = Nie masz takiej karty dla mroźnego olbrzyma.
refusal-frozen-already = Pod tą kartą leży już mroźny olbrzym.
refusal-no-icon = Na karcie księstwa nie ma niezakrytej ikony tego zasobu.
refusal-no-theft = Nie leży tam żeton kradzieży.
refusal-no-such-menace = Nie masz takiego zagrożenia.
refusal-not-frozen = Ta karta nie jest zamrożona.
refusal-not-full = Zamrożona karta musi być zapełniona, zanim pokonasz olbrzyma.

# Co się dzieje z kartą i czego do tego brakuje; to, czego brakuje, stoi w mianowniku

prospect-hand = Kładzie się ją w obszarze w turze propozycji; bierze ją ten, kto weźmie cały obszar.
prospect-hand-development = Kładzie się ją w obszarze w turze propozycji; kto weźmie ten obszar, może ją skonstruować (koszt: { $cost }) albo przetworzyć.
prospect-selected = W fazie planowania skonstruujesz ją (brakuje jeszcze: { $cost }) albo przetworzysz ({ $cubes }).
prospect-selected-treasure = W fazie planowania trzeba ją przetworzyć ({ $cubes }).
prospect-selected-other = Zadziała na początku fazy planowania.
prospect-site = W konstrukcji; brakuje jeszcze: { $lacking }.
prospect-site-full = Jest zapełniona; trzeba jeszcze pokonać olbrzyma pod nią w fazie walki.
prospect-menace = Pokonuje się je w fazie walki (potrzeba: { $price }); masz dość.
prospect-menace-lacking = Pokonuje się je w fazie walki (potrzeba: { $price }); brakuje: { $lacking }.
prospect-advisor = Zdolność raz na rundę ({ $phase }); kosztuje: { $price }; masz dość.
prospect-advisor-lacking = Zdolność raz na rundę ({ $phase }); kosztuje: { $price }; brakuje: { $lacking }.
prospect-advisor-used = Ta zdolność była już w tej rundzie użyta; w następnej będzie można znowu.

# Co się stało

event-round = zaczyna się runda { $n }
milestone-round = Runda { $round }
event-laid = { $area } pojawia się: { $card }
event-reshuffled = z kart odrzuconych powstaje nowa talia; ma { $what }
event-leftovers = z obszarów propozycji odrzuca się { $what }
event-offered = dokłada { $area }: { $card }
event-offered-face-down = dokłada { $area } zakrytą kartę nr { $slot }: { $card }
event-offered-face-down-unseen = dokłada { $area } zakrytą kartę nr { $slot }
event-selected = bierze { $area }: { $what }
event-selected-nothing = wybiera { $area }, który jest pusty
event-revealed = odsłania: { $card }
event-calamities = otrzymuje { $what }
event-risk-laid = zakryta karta ryzyka nr { $slot } trafia { $area }
event-turned-up = odsłania kartę nr { $slot }: { $card }
event-removed = odrzuca kartę nr { $slot }: { $card }
event-removed-unseen = odrzuca zakrytą kartę nr { $slot }
event-picked = znajduje: { $card }
event-began = używa do konstrukcji: { $card }
event-recycled = przetwarza: { $card } ({ $cubes })
event-placed = kładzie { $what } na karcie: { $card }
event-to-alchemy = kładzie { $what } w obszarze alchemii
event-completed = kończy konstrukcję: { $card }
event-completed-bonus = kończy konstrukcję: { $card }; otrzymuje { $gain }
event-scrapped = odrzuca z konstrukcji: { $card }
event-gained-krystallium = otrzymuje { $what }
event-gained-soldiers = otrzymuje { $what }
event-produced = produkuje { $what }
event-produced-nothing = nie produkuje { $of }
event-supremacy = ma przewagę w produkcji { $of }: żołnierz trafia do obozu
event-supremacy-home = ma przewagę w produkcji { $of }: żołnierz przychodzi z obozu
event-kept-advisor = zatrzymuje kartę: { $card }
event-advisor-came = bierze do obszaru doradców: { $card }
event-activated = aktywuje za { $what }: { $card }
event-took-back-trap = odzyskuje żeton pułapki
event-extra-cubes = dostaje dodatkowo { $what }
event-lost-calamity = odrzuca { $what }
event-doubled-calamities = sprawia, że wszystkie katastrofy liczą się podwójnie
event-shifted = przesuwa { $area } kartę nr { $slot }: { $card }
event-shifted-unseen = przesuwa { $area } zakrytą kartę nr { $slot }
event-stage-paid = płaci za etap { $n } misji: { $cubes }
event-stage-completed = realizuje etap { $n } misji
event-chose-menace = bierze talię zagrożeń: { $deck }
event-menaced = otrzymuje zagrożenie: { $card }
event-plague = dostaje { $what }
event-lost-to-shadow = traci przez cień: { $card }
event-frozen = umieszcza mroźnego olbrzyma pod kartą: { $card }
event-covered = zakrywa żetonem kradzieży ikonę { $icon }
event-uncovered = odzyskuje ikonę { $icon }
event-defeated = pokonuje zagrożenie: { $card }

# Od ostatniego ruchu gracza

you-calamities = otrzymujesz { $what }
you-menaced = otrzymujesz zagrożenie: { $card }
you-plague = dostajesz { $what }
you-lost-to-shadow = tracisz przez cień: { $card }
you-frozen = mroźny olbrzym leży pod twoją kartą: { $card }
you-covered = żeton kradzieży zakrywa twoją ikonę { $icon }
you-supremacy = masz przewagę w produkcji { $of }: żołnierz trafia do obozu
you-supremacy-home = masz przewagę w produkcji { $of }: żołnierz przychodzi z obozu

# Wynik

score-cards = Karty
score-multipliers = Mnożniki
score-calamities = Katastrofy
score-menaces = Niepokonane zagrożenia
score-quest = Misja
remark-medal-bronze = Zdobywasz brązowy medal.
remark-medal-silver = Zdobywasz srebrny medal.
remark-medal-gold = Zdobywasz złoty medal.
remark-no-medal = Bez medalu: brązowy jest od { $n } punktów.
remark-quest-failed = Ostatni etap misji nie jest ukończony: gra jest przegrana.
remark-nobody-finished = Nikt nie ukończył ostatniego etapu misji: przegrywają obaj gracze.
remark-one-finished = Ostatni etap misji ma ukończony tylko zwycięzca, a bez niego nie można wygrać.

# Stół na pierwszy rzut oka

section-quest = Misja: { $name }
section-threats = Zagrożenia w grze
section-menaces = Zagrożenia u graczy
section-advisors = Doradcy
section-table = Runda
section-production = Produkcja
section-standing = Księstwa
section-built = W księstwach
section-sites = Karty w konstrukcji
section-others-selection = Obszar wyboru przeciwnika
section-offers = Obszary propozycji
section-selection = Twój obszar wyboru
section-hand = Twoja ręka
column-what = Co
column-now = Teraz
column-player = Gracz
column-materials = Materiały
column-population = Ludność
column-gold = Złoto
column-exploration = Odkrycia
column-alchemy = Alchemia
column-krystallium = Krystallium
column-soldiers = Żołnierze
column-camp = Obóz
column-traps = Pułapki
column-calamities = Katastrofy
column-points = PZ
column-type = Typ
column-card = Karta
column-missing = Brakuje
column-gives = Daje
column-where = Gdzie
column-slot = Nr
column-cost = Koszt
column-recycled = Surowce wtórne
column-cards = Karty
column-stage = Etap
column-name = Nazwa
column-reward = Korzyść
column-done = Kto ukończył
column-menace = Zagrożenie
column-fight = Walka
column-effect = Skutek
column-deck = Własna talia
column-menaces = Zagrożenia
column-theft = Zakryte ikony
column-advisor = Doradca
column-when = Kiedy
column-ability = Zdolność
column-used = Użyto
table-round = Runda
table-round-of = { $n } z { $all }
table-phase = Faza
table-first = Pierwszy gracz
table-deck = Talia
table-risk = Talia ryzyka
table-discards = Odrzucone
table-discards-hidden = { $n } i zakryte: { $hidden }
table-discards-own = { $n } i zakryte: { $hidden } (twoje: { $cards })
table-calamities = Stos katastrof
table-plague = Stos plagi
area-empty = pusty
glance-round = { $n } z { $all }, { $phase }
glance-left = Lewy obszar
glance-right = Prawy obszar
glance-sites = W konstrukcji, { $seat }
glance-built = { $seat }, { $type }
glance-stages = Etapy misji, { $seat }
glance-advisors = Doradcy, { $seat }
glance-menaces = Zagrożenia, { $seat }
built-cards = { $n }: { $cards }
missing-nothing = nic
stage-last = { $name } (konieczny do wygranej)
threat-line = walka: { $cost }; { $points }; { $threat }
menace-deck = { $deck } (zostało { $n })
advisor-used = tak
advisor-line-used = { $line } [użyto w tej rundzie]

# Co jest czym i co robi

duchy-a = { $name }, strona A
duchy-b = { $name }, strona B
stage-facts = koszt: { $cost }; korzyść: { $gain }
stage-alone = { $facts } (w grze jednoosobowej: { $alone })
stage-needed = konieczny do wygranej
resource-materials = Materiały budowlane
resource-population = Ludność
resource-gold = Złoto
resource-exploration = Odkrycia
resource-krystallium = Krystallium
resource-soldiers = Żołnierze
card-type-structure = Budowla
card-type-company = Kompania
card-type-monument = Monument
card-type-discovery = Znalezisko
card-type-treasure = Skarb
card-type-calamity = Katastrofa
card-type-menace = Zagrożenie
card-type-advisor = Doradca
offer-area-left = Lewy obszar propozycji
offer-area-right = Prawy obszar propozycji
symbol-trap = Żeton pułapki
symbol-camp = Obóz
symbol-alchemy = Obszar alchemii
symbol-recycle = Surowiec wtórny
symbol-vp = Punkty zwycięstwa
production-step-materials = Krok 1: materiały budowlane
production-step-population = Krok 2: ludność
production-step-gold = Krok 3: złoto
production-step-exploration = Krok 4: odkrycia
about-quest = Cztery etapy do ukończenia w dowolnej kolejności; za każdy płaci się w całości i od razu otrzymuje korzyść. Bez ostatniego („{ $last }”) nie można wygrać.
about-resource-materials = Kostki z pierwszego kroku produkcji. Każda od razu trafia na pasujące pole karty w konstrukcji albo do obszaru alchemii.
about-resource-population = Kostki z drugiego kroku produkcji. Każda od razu trafia na pasujące pole karty w konstrukcji albo do obszaru alchemii.
about-resource-gold = Kostki z trzeciego kroku produkcji. Każda od razu trafia na pasujące pole karty w konstrukcji albo do obszaru alchemii.
about-resource-exploration = Kostki z czwartego kroku produkcji. Każda od razu trafia na pasujące pole karty w konstrukcji albo do obszaru alchemii.
about-resource-krystallium = Powstaje z 5 kostek w obszarze alchemii. Można je zachować i w dowolnym momencie położyć na polu krystallium karty w konstrukcji albo na polu dowolnego zasobu podstawowego.
about-resource-soldiers = Przychodzą z obozu, z premii za konstrukcję i z modułów. W dowolnym momencie możesz kłaść ich na polach żołnierzy kart w konstrukcji; pokonujesz nimi zagrożenia albo płacisz za doradców i misje. Na koniec nie dają punktów.
about-type = Jeden z czterech typów kart rozwoju. Niektóre karty produkują kostki albo dają punkty za każdą kartę tego typu w twoim księstwie.
about-type-treasure = W fazie planowania trzeba go przetworzyć; daje 2 kostki.
about-type-calamity = Nie można jej ani użyć do konstrukcji, ani przetworzyć: trafia na twoją kartę księstwa i na koniec kosztuje 4 PZ.
about-type-menace = W module zagrożeń zastępuje katastrofy i szkodzi temu, kto je wziął. W fazie walki pokonują je żołnierze; niepokonane kosztuje na koniec punkty.
about-type-advisor = Trafia do twojego obszaru doradców i daje 1 żołnierza. Za podaną liczbę żołnierzy możesz użyć zdolności, raz na rundę i tylko w jej fazie.
about-area = Tu leżą proponowane karty. Kto wybiera, bierze wszystkie karty jednego obszaru, zakryte bez oglądania; karty drugiego zostają na następne tury.
about-symbol-trap = Masz 2 w każdej rundzie. Każdy pozwala położyć jedną z proponowanych kart zakrytą i nikomu nie wolno jej obejrzeć przed fazą planowania. W grze jednoosobowej masz 1; odsłania on zakrytą kartę.
about-symbol-camp = Premia za przewagę stawia żołnierza w twoim pustym obozie; następna przenosi go na twoją kartę księstwa. Żołnierza w obozie nie można użyć.
about-symbol-alchemy = Tu leżą kostki, które nie trafiły na żadną kartę. Każde 5 zmienia się w 1 krystallium; w module misji możesz je zachować i płacić nimi za etapy.
about-symbol-recycle = To, co daje wybrana karta, gdy w fazie planowania przetwarzasz ją, zamiast użyć do konstrukcji; kostki kładzie się od razu. Odrzucona karta w konstrukcji daje to samo, ale tylko do obszaru alchemii.
about-symbol-vp = Liczy się je na koniec rundy 4. Punkty z typem kart obok liczą się za każdą taką kartę w twoim księstwie.
about-step = Obaj gracze zliczają swoje ikony produkcji tego zasobu; wyższy wynik (w grze jednoosobowej: 5 lub więcej) daje premię za przewagę. Potem kostki trafiają na karty w konstrukcji albo do obszaru alchemii.
about-score-cards = Punkty wydrukowane na kartach twojego księstwa.
about-score-multipliers = Punkty za każdą kartę danego typu w twoim księstwie.
about-score-calamities = O 4 PZ mniej za każdą katastrofę; o 8, jeśli podwoił je Alchemik-wróżbita.
about-score-menaces = Punkty, które kosztuje każde z twoich niepokonanych zagrożeń.
about-score-quest = Punkty za ukończone przez ciebie etapy.
about-seat = Kolor nie mówi nic ani o księstwie, ani o tym, kto jest pierwszym graczem.

# Wicehrabiowie Zachodniego Królestwa, po polsku.

# Gra

game-title = Wicehrabiowie Zachodniego Królestwa
game-about = Podróżuj po rozdartym królestwie, gromadź Mieszczan, buduj, wspinaj się w Zamku, przepisuj Manuskrypty. Wersja nieoficjalna.

# Nazwy

card-name = { $pl }
colour-red = Czerwony
colour-blue = Niebieski
colour-yellow = Żółty
colour-green = Zielony
icon-merchant = Kupiec
icon-builder = Budowniczy
icon-noble = Szlachcic
icon-cleric = Kapłan
icon-criminal = Złoczyńca
good-silver = Srebrniki
good-stone = Kamienie
good-gold = Złoto
good-ink = Kałamarze
good-resources = Dowolny zasób
good-deeds = Lenna
good-debts = Długi
good-corruption = Korupcja
good-virtue = Cnoty
good-schemes = Przyszłe Schematy
action-trade = Handel
action-construct = Budowa Budynku
action-castle = Umieszczenie Robotników
action-transcribe = Przepisanie Manuskryptu
action-flip = Odwrócenie Długu lub Lenna
building-trading-post = Faktoria
building-guildhall = Dom Gildii
building-workshop = Warsztat
slot-trading-post-1 = Pierwsza Faktoria
slot-trading-post-2 = Druga Faktoria
slot-trading-post-3 = Trzecia Faktoria
slot-guildhall-1 = Pierwszy Dom Gildii
slot-guildhall-2 = Drugi Dom Gildii
slot-guildhall-3 = Trzeci Dom Gildii
slot-workshop-1 = Pierwszy Warsztat
slot-workshop-2 = Drugi Warsztat
slot-workshop-3 = Trzeci Warsztat
segment-a = Miasteczka 1–2
segment-b = Miasteczka 3–4
segment-c = Miasteczka 5–6
segment-d = Miasteczka 7–8
segment-e = Miasteczka 9–10
space-town-1 = Miasteczko 1
space-town-2 = Miasteczko 2
space-inner-a = Miasteczko wewnętrzne 1–2
space-town-3 = Miasteczko 3
space-town-4 = Miasteczko 4
space-inner-b = Miasteczko wewnętrzne 3–4
space-town-5 = Miasteczko 5
space-town-6 = Miasteczko 6
space-inner-c = Miasteczko wewnętrzne 5–6
space-town-7 = Miasteczko 7
space-town-8 = Miasteczko 8
space-inner-d = Miasteczko wewnętrzne 7–8
space-town-9 = Miasteczko 9
space-town-10 = Miasteczko 10
space-inner-e = Miasteczko wewnętrzne 9–10
at-town-1 = w miasteczku 1
at-town-2 = w miasteczku 2
at-inner-a = w miasteczku wewnętrznym 1–2
at-town-3 = w miasteczku 3
at-town-4 = w miasteczku 4
at-inner-b = w miasteczku wewnętrznym 3–4
at-town-5 = w miasteczku 5
at-town-6 = w miasteczku 6
at-inner-c = w miasteczku wewnętrznym 5–6
at-town-7 = w miasteczku 7
at-town-8 = w miasteczku 8
at-inner-d = w miasteczku wewnętrznym 7–8
at-town-9 = w miasteczku 9
at-town-10 = w miasteczku 10
at-inner-e = w miasteczku wewnętrznym 9–10
to-town-1 = do miasteczka 1
to-town-2 = do miasteczka 2
to-inner-a = do miasteczka wewnętrznego 1–2
to-town-3 = do miasteczka 3
to-town-4 = do miasteczka 4
to-inner-b = do miasteczka wewnętrznego 3–4
to-town-5 = do miasteczka 5
to-town-6 = do miasteczka 6
to-inner-c = do miasteczka wewnętrznego 5–6
to-town-7 = do miasteczka 7
to-town-8 = do miasteczka 8
to-inner-d = do miasteczka wewnętrznego 7–8
to-town-9 = do miasteczka 9
to-town-10 = do miasteczka 10
to-inner-e = do miasteczka wewnętrznego 9–10
section-a = sekcja przy miasteczkach 1–2
section-b = sekcja przy miasteczkach 3–4
section-c = sekcja przy miasteczkach 5–6
section-d = sekcja przy miasteczkach 7–8
section-e = sekcja przy miasteczkach 9–10
tier-first = pierwszy poziom
tier-second = drugi poziom
tier-third = trzeci poziom
ribbon-grey = szara wstęga
ribbon-black = czarna wstęga
ribbon-yellow = żółta wstęga
ribbon-blue = niebieska wstęga
favour-grey = Przychylność Kościoła szarej wstęgi
favour-black = Przychylność Kościoła czarnej wstęgi
favour-yellow = Przychylność Kościoła żółtej wstęgi
favour-blue = Przychylność Kościoła niebieskiej wstęgi
castle-leader = Pan na Zamku
poverty = Ubóstwo
prosperity = Dobrobyt
phase-cards = Zarządzanie kartami
phase-movement = Ruch
phase-action = Akcja główna
phase-recruit = Zatrudnianie
phase-collision = Rozpatrzenie Kolizji
phase-draw = Dobranie kart
player-card = { $n }. karta Gracza
printed-townsfolk = Nadrukowany Mieszczanin
printed-manuscript = Nadrukowany Manuskrypt
scheme-brown = Początkowy Schemat: { $icons }
scheme-black = Przyszły Schemat: { $icons }

# Ilości, zawsze w bierniku

amount-silver = { $n ->
    [one] { $n } Srebrnik
    [few] { $n } Srebrniki
   *[other] { $n } Srebrników
}
amount-stone = { $n ->
    [one] { $n } Kamień
    [few] { $n } Kamienie
   *[other] { $n } Kamieni
}
amount-gold = { $n ->
    [one] { $n } Złoto
   *[other] { $n } Złota
}
amount-ink = { $n ->
    [one] { $n } Kałamarz
    [few] { $n } Kałamarze
   *[other] { $n } Kałamarzy
}
amount-resources = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
   *[other] { $n } dowolnych zasobów
}
amount-deeds = { $n ->
    [one] { $n } Lenno
    [few] { $n } Lenna
   *[other] { $n } Lenn
}
amount-debts = { $n ->
    [one] { $n } Dług
    [few] { $n } Długi
   *[other] { $n } Długów
}
amount-corruption = { $n ->
    [one] { $n } punkt Korupcji
    [few] { $n } punkty Korupcji
   *[other] { $n } punktów Korupcji
}
amount-virtue = { $n ->
    [one] { $n } punkt Cnót
    [few] { $n } punkty Cnót
   *[other] { $n } punktów Cnót
}
amount-schemes = { $n ->
    [one] { $n } kartę Przyszłego Schematu
    [few] { $n } karty Przyszłych Schematów
   *[other] { $n } kart Przyszłych Schematów
}
points = { $n } PZ
amount-vp = { points }
amount-any = { $n ->
    [one] { $n } Dług lub Lenno
    [few] { $n } Długi lub Lenna
   *[other] { $n } Długów lub Lenn
}
amount-cards = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
}
amount-workers = { $n ->
    [one] { $n } Robotnika
   *[other] { $n } Robotników
}
amount-trading-posts = { $n ->
    [one] { $n } Faktorię
    [few] { $n } Faktorie
   *[other] { $n } Faktorii
}
amount-guildhalls = { $n ->
    [one] { $n } Dom Gildii
    [few] { $n } Domy Gildii
   *[other] { $n } Domów Gildii
}
amount-workshops = { $n ->
    [one] { $n } Warsztat
    [few] { $n } Warsztaty
   *[other] { $n } Warsztatów
}
amount-manuscripts = { $n ->
    [one] { $n } Manuskrypt
    [few] { $n } Manuskrypty
   *[other] { $n } Manuskryptów
}
amount-merchants = { $n ->
    [one] { $n } Symbol Kupca
    [few] { $n } Symbole Kupca
   *[other] { $n } Symboli Kupca
}
amount-builders = { $n ->
    [one] { $n } Symbol Budowniczego
    [few] { $n } Symbole Budowniczego
   *[other] { $n } Symboli Budowniczego
}
amount-nobles = { $n ->
    [one] { $n } Symbol Szlachcica
    [few] { $n } Symbole Szlachcica
   *[other] { $n } Symboli Szlachcica
}
amount-clerics = { $n ->
    [one] { $n } Symbol Kapłana
    [few] { $n } Symbole Kapłana
   *[other] { $n } Symboli Kapłana
}
amount-criminals = { $n ->
    [one] { $n } Symbol Złoczyńcy
    [few] { $n } Symbole Złoczyńcy
   *[other] { $n } Symboli Złoczyńcy
}
amount-steps = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}
amount-hand-limit = { $n }

# Karty

clauses = { $first }; { $next }
townsfolk-line = { $name }: { $facts }
townsfolk-facts = { $n ->
    [one] { $n } Srebrnik
    [few] { $n } Srebrniki
   *[other] { $n } Srebrników
}; { $icons }; { $worth }
townsfolk-worth = { $hired }; { $ability }
townsfolk-hired = przy zatrudnieniu lub odesłaniu: { $what }
townsfolk-printed = { $n ->
    [one] { $n } Srebrnik
    [few] { $n } Srebrniki
   *[other] { $n } Srebrników
}; { $icons }; przy odesłaniu: { $what }
ability-none = bez zdolności
ability-played = po zagraniu: { $what }
manuscript-line = { $name }: { $facts }
manuscript-facts = koszt { $n }; { $ribbon }; { $what }
manuscript-printed = koszt { $n }; { $what }
player-card-facts = { $town }: { $gives }; { $extra }
player-card-own-town = { $what } przy własnym miasteczku
player-card-own-deck = { $what } z własnej początkowej talii
exchange-facts = { $icons }: { $what }
slot-icons = { $icons }
spot-facts = { $effect }; Połączenie: { $link }
spot-alone = { $effect }; bez Połączenia
favour-facts = { $points }; { $icons }
track-facts = aktywny gracz: { $above }; pozostali: { $below }
scheme-line = { $name }: { $facts }
scheme-facts = { $rows }; { $move }; { $options }
scheme-else = { $first }, a jeśli to niemożliwe, { $next }
scheme-move = { $n ->
    [one] ruch o { $n } miasteczko
    [few] ruch o { $n } miasteczka
   *[other] ruch o { $n } miasteczek
}
ai-board-facts = Główny Cel: { $focus }; zasoby: { $priority }; na początek: { $gives }
ai-priority = { $first } do { $n }, potem { $second } do { $m }, potem { $third }
ai-priority-none = wszystkie jako jeden rodzaj
on-after-trade = po Handlu{ $if }: { $what }
on-after-construct = po Budowie Budynku{ $if }: { $what }
on-after-castle = po Umieszczeniu Robotników{ $if }: { $what }
on-after-transcribe = po Przepisaniu Manuskryptu{ $if }: { $what }
on-flip-debt = po odwróceniu Długu{ $if }: { $what }
on-flip-deed = po odwróceniu Lenna{ $if }: { $what }
on-gain-debt = po otrzymaniu Długu{ $if }: { $what }
on-collision = podczas Kolizji dowolnego gracza{ $if }: { $what }
on-hire = przy zatrudnianiu{ $if }: { $what }
on-uncovered = po odsłonięciu{ $if }: { $what }
on-flip-card = po odwróceniu karty{ $if }: { $what }
on-gain-scheme = po zdobyciu Schematu{ $if }: { $what }
on-reshuffle = przy tasowaniu Schematów{ $if }: { $what }
on-construct = przy Budowie Budynku{ $if }: { $what }
on-castle = przy Umieszczaniu Robotników{ $if }: { $what }
on-transcribe = przy Przepisywaniu Manuskryptu{ $if }: { $what }
on-dismiss = przy odsyłaniu{ $if }: { $what }
on-movement = podczas Ruchu{ $if }: { $what }
on-drop-off = po wyrzuceniu{ $if }: { $what }
do-gain = { $form ->
    [bare] { $what }
    [may] otrzymać { $what }
   *[do] otrzymaj { $what }
}
do-flip = { $form ->
    [may] odwrócić { $what }
   *[do] odwróć { $what }
}
do-place = { $form ->
    [may] umieścić za darmo { $what } w jednej, dowolnej sekcji pierwszego poziomu Zamku
   *[do] umieść za darmo { $what } w jednej, dowolnej sekcji pierwszego poziomu Zamku
}
do-build = { $form ->
    [may] zbudować za darmo { $what } na dowolnym wolnym polu Budowy
   *[do] zbuduj za darmo { $what } na dowolnym wolnym polu Budowy
}
do-take = { $form ->
    [may] wziąć za darmo { $n ->
        [one] { $n } widoczny Manuskrypt
        [few] { $n } widoczne Manuskrypty
       *[other] { $n } widocznych Manuskryptów
    } o koszcie 3 lub 4
   *[do] weź za darmo { $n ->
        [one] { $n } widoczny Manuskrypt
        [few] { $n } widoczne Manuskrypty
       *[other] { $n } widocznych Manuskryptów
    } o koszcie 3 lub 4
}
do-hire = { $form ->
    [may] zatrudnić za darmo dowolnego widocznego Mieszczanina
   *[do] zatrudnij za darmo dowolnego widocznego Mieszczanina
}
do-shuffle = { $form ->
    [may] wtasować stos kart odrzuconych do talii
   *[do] wtasuj stos kart odrzuconych do talii
}
do-rearrange = { $form ->
    [may] zmienić kolejność kart na swojej planszy
   *[do] zmień kolejność kart na swojej planszy
}
do-discard = { $form ->
    [may] odrzucić { $n ->
        [one] { $n } kartę
       *[other] do { $n } kart
    }
   *[do] odrzuć { $n ->
        [one] { $n } kartę
       *[other] do { $n } kart
    }
}
do-destroy = { $form ->
    [may] zniszczyć { $n ->
        [one] { $n } kartę
       *[other] do { $n } kart
    }
   *[do] zniszcz { $n ->
        [one] { $n } kartę
       *[other] do { $n } kart
    }
}
do-move = { $n ->
    [one] { $form ->
        [may] poruszyć { $what } do sąsiedniej sekcji pierwszego poziomu Zamku
       *[do] porusz { $what } do sąsiedniej sekcji pierwszego poziomu Zamku
    }
   *[other] { $form ->
        [may] poruszyć do { $n } razy Robotnika do sąsiedniej sekcji pierwszego poziomu Zamku
       *[do] porusz do { $n } razy Robotnika do sąsiedniej sekcji pierwszego poziomu Zamku
    }
}
do-use = { $noun ->
    [merchants] { $form ->
        [may] policzyć { $what }
       *[do] policz { $what }
    }
   *[other] { $form ->
        [may] wydać { $what }
       *[do] wydaj { $what }
    }
}
do-save = { $form ->
    [may] zapłacić o { $what } mniej
   *[do] zapłać o { $what } mniej
}
do-walk = { $form ->
    [may] przejść za darmo { $n ->
        [one] { $n } dodatkowe pole
        [few] { $n } dodatkowe pola
       *[other] { $n } dodatkowych pól
    }
   *[do] przejdź za darmo { $n ->
        [one] { $n } dodatkowe pole
        [few] { $n } dodatkowe pola
       *[other] { $n } dodatkowych pól
    }
}
do-cost = każdy Mieszczanin kosztuje dokładnie { $what }
do-raise = limit kart na ręce +{ $what }
do-dismiss = { $form ->
    [may] odesłać Mieszczanina ze swojej części planszy
   *[do] odeślij Mieszczanina ze swojej części planszy
}
do-construct = { $form ->
    [may] zbudować Budynek
   *[do] zbuduj Budynek
}
do-castle = { $form ->
    [may] umieścić Robotników
   *[do] umieść Robotników
}
do-transcribe = { $form ->
    [may] przepisać Manuskrypt
   *[do] przepisz Manuskrypt
}
do-focus = { $form ->
    [may] zrealizować Główny Cel
   *[do] zrealizuj Główny Cel
}
per-resources = { $n ->
    [one] każdy pozostały zasób
    [few] każde { $n } pozostałe zasoby
   *[other] każdych { $n } pozostałych zasobów
}
per-buildings = { $n ->
    [one] każdy zbudowany Budynek
    [few] każde { $n } zbudowane Budynki
   *[other] każdych { $n } zbudowanych Budynków
}
per-merchants = { $n ->
    [one] każdy Symbol Kupca
    [few] każde { $n } Symbole Kupca
   *[other] każdych { $n } Symboli Kupca
}
per-builders = { $n ->
    [one] każdy Symbol Budowniczego
    [few] każde { $n } Symbole Budowniczego
   *[other] każdych { $n } Symboli Budowniczego
}
per-nobles = { $n ->
    [one] każdy Symbol Szlachcica
    [few] każde { $n } Symbole Szlachcica
   *[other] każdych { $n } Symboli Szlachcica
}
per-clerics = { $n ->
    [one] każdy Symbol Kapłana
    [few] każde { $n } Symbole Kapłana
   *[other] każdych { $n } Symboli Kapłana
}
per-criminals = { $n ->
    [one] każdy Symbol Złoczyńcy
    [few] każde { $n } Symbole Złoczyńcy
   *[other] każdych { $n } Symboli Złoczyńcy
}
per-paid-debts = { $n ->
    [one] każdy spłacony Dług
    [few] każde { $n } spłacone Długi
   *[other] każdych { $n } spłaconych Długów
}
per-approved-deeds = { $n ->
    [one] każde nadane Lenno
    [few] każde { $n } nadane Lenna
   *[other] każdych { $n } nadanych Lenn
}
per-workers = { $n ->
    [one] każdego własnego Robotnika w Zamku
   *[other] każdych { $n } własnych Robotników w Zamku
}
per-manuscripts = { $n ->
    [one] każdy własny Manuskrypt
    [few] każde { $n } własne Manuskrypty
   *[other] każdych { $n } własnych Manuskryptów
}
no-criminals = Symboli Złoczyńcy
least-criminals = { $n ->
    [one] co najmniej { $n } Symbol Złoczyńcy
    [few] co najmniej { $n } Symbole Złoczyńcy
   *[other] co najmniej { $n } Symboli Złoczyńcy
}

# Koniec kart

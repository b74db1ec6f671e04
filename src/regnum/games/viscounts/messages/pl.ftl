# Wicehrabiowie Zachodniego Królestwa, po polsku.

# Gra

game-title = Wicehrabiowie Zachodniego Królestwa
game-about = Podróżuj po rozdartym królestwie, gromadź Mieszczan, buduj, wspinaj się w Zamku, przepisuj Manuskrypty. Wersja nieoficjalna.

# Nazwy

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
a-trading-post = Faktorię
a-guildhall = Dom Gildii
a-workshop = Warsztat
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
tier-third = Trzeci poziom
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
player-card = Karta Gracza nr { $n }
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
amount-pooled = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[other] { $n } zasobów
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
on-drop-off = po wyrzuceniu z planszy{ $if }: { $what }
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
    [may] umieścić za darmo { $what } w jednej dowolnej sekcji pierwszego poziomu Zamku
   *[do] umieść za darmo { $what } w jednej dowolnej sekcji pierwszego poziomu Zamku
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
do-raise = limit kart na ręku +{ $what }
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

# Stół

option-extra_heroes = Dołącza sześciu dodatkowych Znanych Mieszczan do dziesięciu z pudełka.
option-extra_heroes-title = Dodatkowi Znani Mieszczanie
option-deck = Plik z własnymi kartami (TOML) zamiast wydrukowanych.
towns-a = miasteczkach 1–2
towns-b = miasteczkach 3–4
towns-c = miasteczkach 5–6
towns-d = miasteczkach 7–8
towns-e = miasteczkach 9–10
spot-name = pole Budowy nr { $n } przy { $towns }
spot-title = Pole Budowy nr { $n } przy { $towns }
section-name = Zamek, sekcja { $n }
track-space = Tor, pole { $n }
on-first-tier = na pierwszym poziomie przy { $towns }
on-second-tier = na drugim poziomie przy { $towns }
off-first-tier = z pierwszego poziomu przy { $towns }
off-second-tier = z drugiego poziomu przy { $towns }
worker-own = swojego Robotnika
worker-of-red = Robotnika Czerwonego
worker-of-blue = Robotnika Niebieskiego
worker-of-yellow = Robotnika Żółtego
worker-of-green = Robotnika Zielonego
worker-of-ai = Robotnika SI
one-list = { $items }
space-empty = puste pole

# Ruchy

move-decline = Nie, dziękuję
move-pick = { $card }: { $what }
move-play = Zagraj: { $card }
move-go = Jedź { $space }
move-for = { $what } (za { $cost })
move-for-paid = { $what } (za { $cost }; płacisz { $paid })
move-act = { $action }: { $what }
move-castle = { $action } przy { $towns }; po wspięciu się tam: { $what }
move-pass = Pas: bez akcji głównej
move-dismiss = Odeślij za { $cost }: { $card }
move-dismiss-free = Odeślij bez opłaty: { $card }
move-dismiss-nobody = Nie odsyłaj nikogo
move-pay = Zapłać: { $pay }
move-pay-for = Wydaj { $pay } jako { $icons }
move-exchange = { $n ->
    [one] Wykonaj { $n } wymianę
    [few] Wykonaj { $n } wymiany
   *[other] Wykonaj { $n } wymian
}
move-build = { $building } ({ $cost }); odsłania: { $what }
move-build-free = { $building }; odsłania: { $what }
move-build-on = { $spot }: { $what }
move-link-too = Połączenie: { $what }
move-link = Najpierw Połączenie ({ $spot }): { $what }
move-link-on = Najpierw Połączenie zgodnie z ruchem wskazówek zegara
move-link-back = Najpierw Połączenie przeciwnie do ruchu wskazówek zegara
move-send = Umieść { $workers }
move-place = W sekcji przy { $towns }; po wspięciu się tam: { $what }
move-shift = Z sekcji przy { $towns } do sekcji przy { $to }
move-climb = Najpierw sekcja przy { $towns }: { $what }
move-bump = Wypchnij { $worker } { $where }
move-take = Weź { $good }
move-flip-debt = Odwróć Dług: otrzymaj 1 dowolny zasób
move-flip-deed = Odwróć Lenno: 3 PZ zamiast 1
move-discard = Odrzuć: { $card }
move-discard-top = Odrzuć w ciemno wierzchnią kartę talii
move-destroy = Zniszcz za { $gain }: { $card }
move-destroy-top = Zniszcz w ciemno wierzchnią kartę talii za jej wartość w Srebrnikach
move-arrange = Kolejność { $order }: { $cards }
move-arrange-none = Zostaw karty tak, jak leżą
move-recruit = Zatrudnij za { $cost }: { $card }
move-recruit-free = Zatrudnij bez opłaty: { $card }
move-hire = Zatrudnij przy { $towns }: { $card }
move-hire-nobody = Zatrudnij przy { $towns }: nikogo tam nie ma
move-receive = Weź przy { $towns }: { $card }
move-choose = Wybierz: { $what }
move-choose-number = Wybierz to, co stoi na miejscu { $n }
move-resolve = { $card }: { $what }
move-hire-effect = Efekt zatrudnienia

# Decyzje

decide-choose-pair = Wybierz kartę Gracza wraz ze Znanym Mieszczaninem.
decide-destroy-own = Możesz zniszczyć kartę ze swojej początkowej talii, za jej wartość w Srebrnikach.
decide-play-card = Twoja tura: którą kartę zagrywasz?
decide-move = { $n ->
    [one] Porusz Wicehrabiego: co najmniej o { $n } pole.
    [few] Porusz Wicehrabiego: co najmniej o { $n } pola.
   *[other] Porusz Wicehrabiego: co najmniej o { $n } pól.
}
decide-primary-action = Którą akcję główną wykonujesz?
decide-may-dismiss = { $action }: czy odsyłasz Mieszczanina obok Wicehrabiego dla jego Symboli i efektu?
decide-pay-icons = Do opłacenia: { $icons }. Czym płacisz?
decide-choose-exchanges = { $n ->
    [0] Handel: ile wymian wykonujesz?
    [one] Handel: dotąd { $n } wymiana; ile jeszcze?
    [few] Handel: dotąd { $n } wymiany; ile jeszcze?
   *[other] Handel: dotąd { $n } wymian; ile jeszcze?
}
decide-choose-building = Który Budynek budujesz?
decide-choose-slot = Budujesz za darmo { $building }: z którego miejsca?
decide-choose-spot = Budujesz { $building }: na którym polu Budowy?
decide-choose-link = Masz dwa ukończone Połączenia: które rozpatrujesz najpierw?
decide-send-workers = Ilu Robotników umieszczasz?
decide-place-free = Umieszczasz za darmo { $workers }: w której sekcji?
decide-choose-group = Kilka twoich grup rusza dalej: która najpierw?
decide-bump = Za dużo Robotników { $where }: kogo wypychasz?
decide-shift-worker = { $n ->
    [one] Możesz poruszyć Robotnika na pierwszym poziomie do sąsiedniej sekcji.
   *[other] Możesz { $n } razy poruszyć Robotnika na pierwszym poziomie do sąsiedniej sekcji.
}
decide-recruit = Czy zatrudniasz Mieszczanina obok Wicehrabiego?
decide-free-hire = Zatrudnij za darmo widocznego Mieszczanina: którego?
decide-receive-manuscript = Weź za darmo widoczny Manuskrypt o koszcie 3 lub 4: który?
decide-gain-resource = { $n ->
    [one] Który zasób bierzesz?
    [few] Bierzesz { $n } zasoby w kolejności Kamienie, Złoto, Kałamarze: który jest pierwszy?
   *[other] Bierzesz { $n } zasobów w kolejności Kamienie, Złoto, Kałamarze: który jest pierwszy?
}
decide-flip-one = Co odwracasz, Dług czy Lenno?
decide-discard-card = { $n ->
    [one] Możesz odrzucić kartę.
   *[other] Możesz odrzucić do { $n } kart: którą teraz?
}
decide-destroy-card = { $n ->
    [one] Możesz zniszczyć kartę za jej wartość w Srebrnikach.
   *[other] Możesz zniszczyć do { $n } kart, każdą za jej wartość w Srebrnikach: którą teraz?
}
decide-rearrange = Możesz zmienić kolejność kart na swojej planszy.
decide-pick-effect = Który efekt wybierasz?
decide-triggers = Kilka efektów naraz: który rozpatrujesz najpierw?

# Co robią inni

deciding-choose-pair = wybiera kartę Gracza i Znanego Mieszczanina
deciding-destroy-own = decyduje, czy zniszczyć kartę z początkowej talii
deciding-play-card = zagrywa kartę
deciding-move = porusza Wicehrabiego
deciding-primary-action = wybiera akcję główną
deciding-may-dismiss = decyduje, czy odesłać Mieszczanina
deciding-pay-icons = wybiera, czym zapłacić
deciding-choose-exchanges = handluje
deciding-choose-building = wybiera Budynek
deciding-choose-slot = wybiera darmowy Budynek
deciding-choose-spot = wybiera pole Budowy
deciding-choose-link = wybiera, które Połączenie rozpatrzyć najpierw
deciding-send-workers = umieszcza Robotników
deciding-place-free = umieszcza za darmo Robotników
deciding-choose-group = wybiera, którzy Robotnicy ruszą najpierw
deciding-bump = wypycha Robotnika z Zamku
deciding-shift-worker = decyduje, czy poruszyć Robotnika w Zamku
deciding-recruit = decyduje, czy zatrudnić Mieszczanina
deciding-free-hire = zatrudnia za darmo Mieszczanina
deciding-receive-manuscript = wybiera Manuskrypt
deciding-gain-resource = wybiera zasób
deciding-flip-one = odwraca Dług lub Lenno
deciding-discard-card = decyduje, czy odrzucić kartę
deciding-destroy-card = decyduje, czy zniszczyć kartę
deciding-rearrange = zmienia kolejność kart
deciding-pick-effect = wybiera efekt
deciding-triggers = wybiera, co nastąpi najpierw

# Powody

refusal-not-offered = Tej karty Gracza nie ma do wyboru.
refusal-not-in-hand = Nie masz tej karty na ręku.
refusal-one-of-many = Masz kilka takich kart: pierwsza z nich zastępuje wszystkie.
refusal-not-in-deck = Nie masz tej karty w początkowej talii.
refusal-too-near = Musisz przejechać co najmniej tyle pól, ile wynosi wartość zagranej karty.
refusal-too-far = Brakuje ci Srebrników na tak długą drogę.
refusal-needs-outer-path = Jest to możliwe tylko na zewnętrznej ścieżce.
refusal-needs-inner-path = Jest to możliwe tylko na wewnętrznej ścieżce.
refusal-too-few-icons = Nie możesz zebrać tylu Symboli.
refusal-is-built = Ten Budynek jest już zbudowany.
refusal-all-are-built = Wszystkie twoje Budynki są już zbudowane.
refusal-no-spot = Na tym brzegu Rzeki nie ma wolnego pola Budowy.
refusal-spot-is-taken = Stoi tam już Budynek.
refusal-across-the-river = To pole Budowy nie leży na twoim brzegu Rzeki.
refusal-no-building-left = Nie ma już Budynku tego rodzaju albo wolnego pola Budowy.
refusal-no-group = Nie masz tam trzech Robotników.
refusal-no-worker-there = Nie ma tam takiego Robotnika.
refusal-no-worker-to-shift = Nie masz na pierwszym poziomie Robotnika, którego można poruszyć.
refusal-no-worker-left = Nie masz w puli tylu Robotników.
refusal-no-matching-icon = Żaden z jego Symboli nie liczy się w tej akcji.
refusal-cannot-do-without = Bez odesłania nie opłacisz tej akcji.
refusal-cannot-pay-both = Jeśli zapłacisz za odesłanie, nie opłacisz akcji.
refusal-goods-in-order = Płacisz już czymś innym; do tego, co było wcześniej, nie można wrócić.
refusal-does-not-count = W tej akcji to się nie liczy.
refusal-not-enough = Masz tego za mało.
refusal-resources-in-order = Zasoby bierze się w kolejności Kamienie, Złoto, Kałamarze; do wcześniejszego nie można wrócić.
refusal-nothing-to-flip = Nie masz czego odwrócić.
refusal-nothing-to-shuffle = Twój stos kart odrzuconych jest pusty.
refusal-pile-is-empty = Ten stos jest pusty.
refusal-printed-townsfolk = Nadrukowanych Mieszczan nie można zatrudnić.
refusal-not-enough-silver = Masz za mało Srebrników.
refusal-nobody-to-hire = Nie ma kogo zatrudnić.
refusal-manuscript-too-dear = Nie ma tam Manuskryptu o koszcie 3 lub 4.
refusal-no-manuscript = Żaden widoczny Manuskrypt nie kosztuje 3 ani 4.
refusal-space-is-empty = Puste pola pozostają puste.
refusal-no-card-to-draw = Twoja talia i stos kart odrzuconych są puste.
refusal-nothing-to-rearrange = Na twojej planszy nie ma dwóch kart.
refusal-nothing-to-discard = Nie masz karty do odrzucenia.
refusal-too-few-cards = Musisz zachować co najmniej 3 karty.
refusal-condition-not-met = Warunek nie jest teraz spełniony.

# Jak czegoś użyć i czego do tego brakuje; to, czego brakuje, stoi w mianowniku

prospect-hand = Zagrywa się ją na początku tury: trafia na pierwsze pole twojej planszy, a Wicehrabia jedzie co najmniej o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}.
prospect-townsfolk = Zatrudnisz tę osobę po akcji, w swojej turze, za { $price }; niczego nie brakuje.
prospect-townsfolk-lacking = Zatrudnisz tę osobę po akcji, w swojej turze, za { $price }; brakuje: { $lacking }.
prospect-manuscript = Przepisuje się na wewnętrznej ścieżce, za { $price } (Symbole można zastąpić Kałamarzami); niczego nie brakuje.
prospect-manuscript-lacking = Przepisuje się na wewnętrznej ścieżce, za { $price } (Symbole można zastąpić Kałamarzami); brakuje: { $lacking }.
prospect-building = Buduje się na zewnętrznej ścieżce, za { $price } (Symbole można zastąpić Kamieniami); niczego nie brakuje.
prospect-building-lacking = Buduje się na zewnętrznej ścieżce, za { $price } (Symbole można zastąpić Kamieniami); brakuje: { $lacking }.
prospect-built = Już zbudowany: jego pole działa do końca gry.
viscount-there = Wicehrabia przy { $towns }
viscount-on-inner-path = Wicehrabia na wewnętrznej ścieżce przy { $towns }
viscount-on-outer-path = Wicehrabia na zewnętrznej ścieżce

# Wydarzenia

event-chose-pair = wybiera kartę Gracza nr { $town } oraz Znanego Mieszczanina: { $hero }
event-played = zagrywa kartę: { $card }
event-dropped-off = wyrzuca poza planszę kartę: { $card }
event-moved = jedzie { $space } za { $price }
event-moved-free = jedzie { $space }
event-passed = pasuje
event-declared = wybiera akcję: { $action }
event-fizzled = nie może już wykonać akcji: { $action }
event-dismissed = odsyła za { $price }: { $card }
event-dismissed-free = odsyła bez opłaty: { $card }
event-dismissed-printed = odsyła za { $price } Mieszczanina nadrukowanego przy { $segment }
event-dismissed-printed-free = odsyła bez opłaty Mieszczanina nadrukowanego przy { $segment }
event-paid = płaci { $good }
event-exchanged = { $times ->
    [one] wykonuje { $times } wymianę w miasteczku { $town }
    [few] wykonuje { $times } wymiany w miasteczku { $town }
   *[other] wykonuje { $times } wymian w miasteczku { $town }
}
event-built = buduje { $slot } ({ $spot })
event-linked = łączy Budynki ({ $spot }; { $to })
event-placed = umieszcza { $workers } w sekcji przy { $segment }
event-climbed = wprowadza Robotnika na drugi poziom przy { $segment }
event-spread = przesuwa dwóch Robotników na boki z sekcji przy { $segment }
event-reached-centre = wprowadza Robotnika na trzeci poziom
event-leads-castle = zdobywa kartę Pana na Zamku
event-bumped = wypycha { $whose } z { $tier ->
    [first] pierwszego
   *[second] drugiego
} poziomu przy { $segment }
event-bumped-own = wypycha własnego Robotnika z { $tier ->
    [first] pierwszego
   *[second] drugiego
} poziomu przy { $segment }
event-shifted = porusza Robotnika z sekcji przy { $segment } do sekcji przy { $to_segment }
event-took-manuscript = zabiera Manuskrypt: { $manuscript }
event-transcribed-printed = przepisuje Manuskrypt nadrukowany przy { $segment }
event-gained-favour = zdobywa kartę: { $ribbon }
event-hired = zatrudnia za { $price }: { $card }
event-hired-free = zatrudnia za darmo: { $card }
event-collided = rozpatruje Kolizję na polu { $space }
event-gained = otrzymuje { $good }
event-gained-deeds = otrzymuje { $number }
event-gained-debts = otrzymuje { $number }
event-gained-corruption = otrzymuje { $points } (znacznik na polu { $space })
event-gained-virtue = otrzymuje { $points } (znacznik na polu { $space })
event-flipped-debt = odwraca Dług
event-flipped-deed = odwraca Lenno
event-revealed = odsłania kartę: { $card }; po następnej rundzie gra się skończy
event-revealed-too = odsłania także kartę: { $card }; nastaje Rozdarte Królestwo
event-rearranged = zmienia kolejność kart na planszy
event-discarded = odrzuca kartę: { $card }
event-destroyed = niszczy kartę: { $card }
event-shuffled = tasuje nową talię: { $cards }
event-drew-card = dobiera kartę: { $card }
event-drew-card-unseen = dobiera kartę
event-last-round = rozpoczyna ostatnią rundę
milestone-revealed = { $card ->
    [poverty] Ubóstwo
   *[prosperity] Dobrobyt
}
milestone-revealed-too = { $card ->
    [poverty] Ubóstwo
   *[prosperity] Dobrobyt
}
milestone-last-round = Ostatnia runda
you-gained = otrzymujesz { $good }
you-gained-deeds = otrzymujesz { $number }
you-gained-debts = otrzymujesz { $number }
you-gained-corruption = otrzymujesz { $points } (znacznik na polu { $space })
you-gained-virtue = otrzymujesz { $points } (znacznik na polu { $space })
you-flipped-debt = odwracasz Dług
you-flipped-deed = odwracasz Lenno
concern-bumped = wypycha twojego Robotnika z { $tier ->
    [first] pierwszego
   *[second] drugiego
} poziomu przy { $segment }

# Punktacja

score-buildings = Budynki
score-workers = Robotnicy w Zamku
score-sets = Zestawy Manuskryptów
score-manuscripts = Warunki Manuskryptów
score-leader = Pan na Zamku
score-favours = Przychylność Kościoła
score-debts = Niespłacone Długi
score-deeds = Lenna
score-poverty = Ubóstwo
score-prosperity = Dobrobyt

# Stół w skrócie

section-townsfolk = Mieszczanie na planszy, zgodnie z ruchem wskazówek zegara
section-manuscripts = Manuskrypty na planszy, zgodnie z ruchem wskazówek zegara
section-kingdom = Królestwo
section-board = Plansza, zgodnie z ruchem wskazówek zegara
section-castle = Zamek (Robotnicy na pierwszym / drugim poziomie)
section-pairs = Karty Gracza i Znani Mieszczanie
section-goods = Zasoby i Srebrniki
section-standing = Gracze
section-rows = Karty na planszach Gracza
section-holdings = Budynki i Manuskrypty graczy
section-hand = Twoja ręka
column-segment = Część planszy
column-card = Karta
column-silver = Srebrniki
column-icons = Symbole
column-worth = Efekt
column-left = Zostało
column-manuscript = Manuskrypt
column-what = Co
column-now = Teraz
column-viscounts = Wicehrabiowie
column-buildings = Budynki
column-section = Sekcja
column-second-tier = Drugi poziom
column-player-card = Karta Gracza
column-gives = Daje
column-hero = Znany Mieszczanin
column-player = Gracz
column-corruption = Korupcja
column-virtue = Cnoty
column-debts = Długi (spł.)
column-deeds = Lenna (nad.)
column-workers = Robotnicy
column-hand = Ręka
column-draw = Talia
column-discard = Odrz.
column-card-space = Pole { $n }
column-slots = Odsłonięte miejsca
column-manuscripts = Manuskrypty
column-ability = Zdolność
column-points = PZ
stack-debts = { $n ->
    [one] został { $n } Dług
    [few] zostały { $n } Długi
   *[other] zostało { $n } Długów
}
stack-deeds = { $n ->
    [one] zostało { $n } Lenno
    [few] zostały { $n } Lenna
   *[other] zostało { $n } Lenn
}
stack-empty = odsłonięta
kingdom-end = Koniec gry
closing-triggered = po tej rundzie jeszcze jedna pełna
closing-last-round = to ostatnia runda
viscount-at = { $seat } { $space }
building-on = { $building }: { $seat } ({ $spot })
castle-centre = 1 dowolny zasób
glance-row = Twoja plansza Gracza
glance-viscount = Wicehrabia: { $seat }
glance-buildings = Budynki, { $segment }
glance-castle = Zamek, { $segment }
glance-tiers = { $seat } { $first } / { $second }
glance-centre = { $seat } { $n }

# Objaśnienia

about-action-trade = Na zewnętrznej ścieżce. Skorzystaj z wymiany w miasteczku tyle razy, na ile cię stać: Symbolami Kupca i Złoczyńcy oraz Srebrnikami.
about-action-construct = Na zewnętrznej ścieżce. Zbuduj dowolny Budynek ze swojej planszy na wolnym polu Budowy na swoim brzegu Rzeki, za Symbole Budowniczego i Złoczyńcy oraz Kamienie: 3 za Warsztat, 5 za Faktorię, 7 za Dom Gildii. Potem efekt pola Budowy i każdego ukończonego Połączenia.
about-action-castle = Na wewnętrznej ścieżce. Umieść 1, 2, 3 lub 4 Robotników w sekcji przed Wicehrabią, za 1, 3, 5 lub 8 Symboli Szlachcica i Złoczyńcy oraz Złoto. Gdzie masz wtedy trzech, jeden się wspina, a dwaj przechodzą na boki.
about-action-transcribe = Na wewnętrznej ścieżce. Zabierz widoczny Manuskrypt za jego koszt w Symbolach Kapłana i Złoczyńcy oraz Kałamarzach.
about-good-silver = Płaci się nimi za zatrudnianie, odsyłanie i dalsze kroki, a w Handlu liczą się jako Symbole Kupca. Nie są zasobem.
about-good-stone = Zasób. Każdy liczy się jako Symbol Budowniczego przy Budowie Budynku.
about-good-gold = Zasób. Każda sztuka liczy się jako Symbol Szlachcica przy Umieszczaniu Robotników.
about-good-ink = Zasób. Każdy liczy się jako Symbol Kapłana przy Przepisywaniu Manuskryptu.
about-good-resources = Kałamarz, Złoto albo Kamień, według wyboru; nigdy Srebrnik.
about-good-deeds = Warte 1 PZ na koniec gry, odwrócone (nadane) 3 PZ. Nadane Lenna punktują za Ubóstwo. Zabranie ostatniego ze stosu odsłania kartę Dobrobytu.
about-good-debts = Kosztuje 2 PZ na koniec gry. Odwrócony (spłacony) nic nie kosztuje i od razu daje 1 dowolny zasób. Spłacone Długi punktują za Dobrobyt. Zabranie ostatniego ze stosu odsłania kartę Ubóstwa.
about-good-corruption = Przesuwa znacznik Korupcji o pole w prawo. Gdy spotka znacznik Cnót, następuje Kolizja i do jej rozpatrzenia oba poruszają się razem.
about-good-virtue = Przesuwa znacznik Cnót o pole w lewo. Gdy spotka znacznik Korupcji, następuje Kolizja i do jej rozpatrzenia oba poruszają się razem.
about-phase-cards = Wszystkie karty na twojej planszy przesuwają się o pole w prawo, jedna może wypaść; potem zagrywasz kartę z ręki. Złoczyńca daje 1 punkt Korupcji za każdy Symbol Złoczyńcy na twojej planszy.
about-phase-movement = Twój Wicehrabia porusza się zgodnie z ruchem wskazówek zegara co najmniej o wartość zagranej karty, a o pole dalej za każdy Srebrnik.
about-phase-action = Wykonaj jedną z czterech akcji głównych albo spasuj. Możesz odesłać Mieszczanina obok Wicehrabiego dla jego Symboli i efektu.
about-phase-recruit = Możesz zatrudnić Mieszczanina obok Wicehrabiego za jego wartość w Srebrnikach; trafia na twój stos kart odrzuconych, a jego efekt się rozpatruje.
about-phase-collision = Jeśli oba twoje znaczniki stoją na tym samym polu, rozpatruje się Kolizję: otrzymujesz to, co nad polem, pozostali to, co pod nim; potem znaczniki wracają.
about-phase-draw = Dobieraj, aż osiągniesz limit kart na ręku, na początku 3. Każde przetasowanie daje 1 punkt Korupcji, jeśli masz na planszy Symbol Złoczyńcy, a 1 punkt Cnót, jeśli nie masz.
about-symbol-worker = Masz ich 20. W Zamku każdy jest wart 1, 2 lub 3 PZ, według poziomu.
about-symbol-viscount = Twój Wicehrabia jeździ po królestwie zgodnie z ruchem wskazówek zegara. Gracz, do którego dołączy na końcu drogi, może zmienić kolejność swoich kart.
about-symbol-castle-leader = Trafia do pierwszego gracza na trzecim poziomie Zamku, potem do tego, kto ma tam więcej Robotników: 5 PZ i o 1 kartę więcej na ręku.
about-symbol-poverty = Odsłaniane, gdy stos Długów jest pusty; potem gra się jeszcze jedną pełną rundę. Gracze z największą liczbą nadanych Lenn dostają 12, 8 i 4 PZ (12 i 4, gdy graczy jest mniej niż 3).
about-symbol-prosperity = Odsłaniany, gdy stos Lenn jest pusty; potem gra się jeszcze jedną pełną rundę. Gracze z największą liczbą spłaconych Długów dostają 12, 8 i 4 PZ (12 i 4, gdy graczy jest mniej niż 3).
about-symbol-link = Gdy powstaje drugi z dwóch Połączonych Budynków, efekt otrzymują obaj właściciele; właściciel obu tylko raz.
about-symbol-rearrange = Jeśli chcesz, ułóż karty na swojej planszy w innej kolejności.
about-symbol-discard = Jeśli chcesz, odrzuć kartę z ręki albo w ciemno z wierzchu talii.
about-symbol-destroy = Jeśli chcesz, usuń z gry kartę z ręki albo w ciemno z wierzchu talii i otrzymaj jej wartość w Srebrnikach. Musisz zachować co najmniej 3 karty.
about-symbol-shuffle = Wtasuj stos kart odrzuconych do talii. Jak przy każdym przetasowaniu: 1 punkt Korupcji, jeśli masz na planszy Symbol Złoczyńcy, inaczej 1 punkt Cnót.
about-symbol-hire = Zatrudnij bez płacenia dowolnego widocznego Mieszczanina.
about-symbol-dismiss = W akcji głównej możesz usunąć z gry Mieszczanina obok Wicehrabiego za jego wartość w Srebrnikach, jeśli któryś z jego Symboli się liczy: jego efekt się rozpatruje, a Symbole się liczą.
about-symbol-vp = Wygrywa ten, kto na koniec gry ma ich najwięcej. Przy remisie rozstrzyga suma Srebrników i zasobów.
symbol-worker = Robotnik
symbol-viscount = Wicehrabia
symbol-castle-leader = Pan na Zamku
symbol-poverty = Ubóstwo
symbol-prosperity = Dobrobyt
symbol-link = Połączenie
symbol-rearrange = Zmiana kolejności kart
symbol-discard = Odrzucenie
symbol-destroy = Zniszczenie
symbol-shuffle = Przetasowanie
symbol-hire = Darmowe Zatrudnienie
symbol-dismiss = Odesłanie
symbol-vp = Punkty Zwycięstwa
about-icon-merchant = Liczy się w Handlu.
about-icon-builder = Liczy się przy Budowie Budynku.
about-icon-noble = Liczy się przy Umieszczaniu Robotników.
about-icon-cleric = Liczy się przy Przepisywaniu Manuskryptu.
about-icon-criminal = W akcji głównej liczy się jako dowolny Symbol. Przynosi punkty Korupcji po zagraniu i przy każdym przetasowaniu.
about-inner = Pole wewnętrznej ścieżki. Można tu umieścić Robotników w sekcji przed nim albo przepisać Manuskrypt obok.
about-section = Wejście na drugi poziom: { $what }. Trzej twoi Robotnicy na pierwszym poziomie: jeden się wspina, po jednym przechodzi na boki. Trzej na drugim: jeden przechodzi na trzeci poziom, za 1 dowolny zasób. Więcej niż trzech Robotników wszystkich kolorów: nadliczbowi zostają wypchnięci.
about-building = Kosztuje { $cost }. Jeden jest wart { $first }, dwa { $second }, trzy { $third } PZ. Po zbudowaniu odsłania swoje miejsce.
about-score-buildings = Według rodzaju i liczby, jak wydrukowano na planszy.
about-score-workers = 1, 2 lub 3 PZ za każdego Robotnika w Zamku, według poziomu.
about-score-sets = 1, 4, 9 lub 16 PZ za każdy zestaw złożony z 1, 2, 3 lub 4 różnych wstęg.
about-score-manuscripts = To, co dają Manuskrypty według swoich warunków.
about-score-leader = 5 PZ za kartę Pana na Zamku.
about-score-favours = 3 PZ za każdą kartę Przychylności Kościoła.
about-score-debts = O 2 PZ mniej za każdy niespłacony Dług.
about-score-deeds = 1 PZ za każde zdobyte i 3 PZ za każde nadane Lenno.
about-score-poverty = Jeśli Ubóstwo jest odsłonięte: 12, 8 i 4 PZ za najwięcej nadanych Lenn; 12 i 4, gdy graczy jest mniej niż 3.
about-score-prosperity = Jeśli Dobrobyt jest odsłonięty: 12, 8 i 4 PZ za najwięcej spłaconych Długów; 12 i 4, gdy graczy jest mniej niż 3.
about-seat = Ma Wicehrabiego, 20 Robotników, 9 Budynków i 8 kart Początkowych Mieszczan w tym kolorze.

# W pojedynkę

rival-ai = SI
option-ai = Plansza SI, przeciwko której grasz w pojedynkę; nazwa mówi, jaki ma Główny Cel.
option-ai-title = Plansza SI
option-ai-card-about = Najłatwiejsza z czterech plansz.
option-ai-cleric-about = Średnio trudna: trudniejsza niż SI Kart, łatwiejsza niż SI Budowniczego.
option-ai-builder-about = Dość trudna: trudniejsza niż SI Kapłana, łatwiejsza niż SI Szlachcica.
option-ai-noble-about = Najtrudniejsza z czterech plansz: nawet najsilniejsze boty na ogół z nią przegrywają.
option-future_schemes = Z iloma Przyszłymi Schematami SI zaczyna grę jednoosobową: im więcej, tym trudniej; trzy dają jej około 20 punktów.
option-future_schemes-title = Trudniejsza SI
option-future_schemes-0 = Bez Przyszłych Schematów
option-future_schemes-1 = 1 Przyszły Schemat
option-future_schemes-2 = 2 Przyszłe Schematy
option-future_schemes-3 = 3 Przyszłe Schematy
event-revealed-scheme = odkrywa Schemat ({ $scheme })
event-resolved-row = rozpatruje wiersz: { $effect }
event-resolved-option = rozpatruje pierwszą możliwą opcję: { $effect }
event-gained-scheme = zdobywa Schemat ({ $scheme })
score-resources = Niewykorzystane zasoby
about-score-resources = 1 PZ za każdy zasób, który został SI.
kingdom-future = Pozostałe Przyszłe Schematy

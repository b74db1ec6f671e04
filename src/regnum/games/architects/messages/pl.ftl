# Architekci Zachodniego Królestwa, po polsku.

# Gra

game-title = Architekci Zachodniego Królestwa
game-about = Umieszczaj Robotników, zatrudniaj Pomocników, stawiaj Budynki i Katedrę, dbaj o Cnoty. Wersja nieoficjalna.
option-boards = Plansze Graczy: standardowe, jednakowe dla wszystkich, albo zaawansowane, każda z własnym początkiem i zdolnością.
option-board = Plansza Gracza na każdym miejscu: wybrana (każdą może mieć tylko jedna osoba) albo losowa. Do gry zaawansowanej.
option-first = Kto rozpoczyna grę z planszami zaawansowanymi: gracz z najwyższym początkowym poziomem Cnót albo wylosowany.
option-promo_boards = Dodaje do wyboru pięć plansz promocyjnych. Do gry zaawansowanej.
option-extra_boards = Dodaje do wyboru cztery dodatkowe plansze. Do gry zaawansowanej.
option-promo_cards = Dodaje karty promocyjne: trzech Pomocników i trzy Budynki.
option-starting_apprentice = Przed grą każdy zatrudnia za darmo Pomocnika. Zasada z dodatku Age of Artisans.
option-guildhall_discard = Niektóre pola Domu Gildii opróżniają pierwszą kolumnę Pomocników. Zasada z dodatku Age of Artisans.
option-deck = Plik z własnymi kartami (TOML) zamiast wydrukowanych.
option-boards-title = Plansze Graczy
option-boards-standard = Standardowe
option-boards-advanced = Zaawansowane
option-board-title = Plansza Gracza
option-board-random = Losowa
option-first-title = Gracz rozpoczynający
option-first-virtue = Najwyższy poziom Cnót
option-first-random = Losowo
option-promo_boards-title = Plansze promocyjne
option-extra_boards-title = Plansze dodatkowe
option-promo_cards-title = Karty promocyjne
option-starting_apprentice-title = Pomocnik na początek
option-guildhall_discard-title = Odrzucanie w Domu Gildii

# Nazwy

colour-blue = Niebieski
colour-red = Czerwony
colour-green = Zielony
colour-yellow = Żółty
colour-purple = Fioletowy
skill-carpentry = Stolarstwo
skill-tiling = Dekarstwo
skill-masonry = Kamieniarstwo
place-quarry = Kamieniołom
place-forest = Las
place-mines = Kopalnie
place-silversmith = Mincierz
place-storehouse = Królewski Skarbiec
place-workshop = Warsztat
place-town-centre = Plac Miejski
place-tax-stand = Poborca Podatkowy
place-guardhouse = Wartownia
place-guildhall = Dom Gildii
place-cathedral = Katedra
place-prison = Więzienie
place-black-market-left = Czarny Rynek, lewe pole
place-black-market-middle = Czarny Rynek, środkowe pole
place-black-market-right = Czarny Rynek, prawe pole
at-quarry = w Kamieniołomie
at-forest = w Lesie
at-mines = w Kopalniach
at-mines-clay = w Kopalniach
at-mines-gold = w Kopalniach
at-silversmith = u Mincierza
at-storehouse = w Królewskim Skarbcu
at-workshop = w Warsztacie
at-workshop-hire = w Warsztacie
at-workshop-draw = w Warsztacie
at-town-centre = na Placu Miejskim
at-tax-stand = u Poborcy Podatkowego
at-guardhouse = w Wartowni
at-guildhall = w Domu Gildii
at-black-market-left = na lewym polu Czarnego Rynku
at-black-market-middle-hire = na środkowym polu Czarnego Rynku
at-black-market-middle-draw = na środkowym polu Czarnego Rynku
at-black-market-right = na prawym polu Czarnego Rynku
from-quarry = z Kamieniołomu
from-forest = z Lasu
from-mines = z Kopalni
from-silversmith = od Mincierza
from-storehouse = z Królewskiego Skarbca
from-workshop = z Warsztatu
from-town-centre = z Placu Miejskiego
from-tax-stand = od Poborcy Podatkowego
from-guardhouse = z Wartowni
from-black-market-left = z lewego pola Czarnego Rynku
from-black-market-middle = ze środkowego pola Czarnego Rynku
from-black-market-right = z prawego pola Czarnego Rynku
from-prison = z Więzienia
from-board-blue = z planszy Niebieskiego
from-board-red = z planszy Czerwonego
from-board-green = z planszy Zielonego
from-board-yellow = z planszy Żółtego
from-board-purple = z planszy Fioletowego

# Ilości, zawsze w bierniku

amount-clay = { $n ->
    [one] { $n } Glinę
   *[other] { $n } Gliny
}
amount-wood = { $n ->
    [one] { $n } Drewno
   *[other] { $n } Drewna
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
amount-marble = { $n ->
    [one] { $n } Marmur
    [few] { $n } Marmury
   *[other] { $n } Marmurów
}
amount-silver = { $n ->
    [one] { $n } Srebrnik
    [few] { $n } Srebrniki
   *[other] { $n } Srebrników
}
amount-virtue = { $n ->
    [one] { $n } punkt Cnót
    [few] { $n } punkty Cnót
   *[other] { $n } punktów Cnót
}
amount-tax = { $n ->
    [one] { $n } Podatek
    [few] { $n } Podatki
   *[other] { $n } Podatków
}
amount-building = { $n ->
    [one] { $n } Budynek
    [few] { $n } Budynki
   *[other] { $n } Budynków
}
amount-debts = { $n ->
    [one] { $n } Dług
    [few] { $n } Długi
   *[other] { $n } Długów
}
amount-workers = { $n ->
    [one] { $n } Robotnika
   *[other] { $n } Robotników
}
amount-own-workers = { $n ->
    [one] { $n } własnego Robotnika
   *[other] { $n } własnych Robotników
}
amount-your-workers = { $n ->
    [one] { $n } własnego Robotnika
   *[other] { $n } własnych Robotników
}
amount-captured = { $n ->
    [one] { $n } pojmanego Robotnika
   *[other] { $n } pojmanych Robotników
}
amount-apprentices = { $n ->
    [one] { $n } Pomocnika
   *[other] { $n } Pomocników
}
amount-groups = { $n ->
    [one] { $n } grupę Robotników
    [few] { $n } grupy Robotników
   *[other] { $n } grup Robotników
}
amount-mix = { $n ->
    [one] { $n } Kamień lub Drewno
    [few] dowolne { $n } sztuki Kamienia i Drewna
   *[other] dowolnych { $n } sztuk Kamienia i Drewna
}
amount-mix-with-clay = { $n ->
    [one] { $n } Kamień, Drewno lub Glinę
    [few] dowolne { $n } sztuki Kamienia, Drewna i Gliny
   *[other] dowolnych { $n } sztuk Kamienia, Drewna i Gliny
}
group-blue = { $n ->
    [one] { $n } niebieskiego Robotnika
   *[other] { $n } niebieskich Robotników
}
group-red = { $n ->
    [one] { $n } czerwonego Robotnika
   *[other] { $n } czerwonych Robotników
}
group-green = { $n ->
    [one] { $n } zielonego Robotnika
   *[other] { $n } zielonych Robotników
}
group-yellow = { $n ->
    [one] { $n } żółtego Robotnika
   *[other] { $n } żółtych Robotników
}
group-purple = { $n ->
    [one] { $n } fioletowego Robotnika
   *[other] { $n } fioletowych Robotników
}
group-neutral = { $n ->
    [one] { $n } neutralnego Robotnika
   *[other] { $n } neutralnych Robotników
}
cost-discard = odrzucony Budynek
points = { $n } PZ
amount-vp = { points }
amount-debt-vp = { points }
virtue-gain = { $n ->
    [one] otrzymaj { $n } punkt Cnót
    [few] otrzymaj { $n } punkty Cnót
   *[other] otrzymaj { $n } punktów Cnót
}
virtue-loss = { $n ->
    [one] strać { $n } punkt Cnót
    [few] strać { $n } punkty Cnót
   *[other] strać { $n } punktów Cnót
}
clauses = { $first }; { $next }
one-list = { $items }

# Wydrukowane koszty, w mianowniku

figure-clay = { $n ->
    [one] { $n } Glina
   *[other] { $n } Gliny
}
figure-wood = { amount-wood }
figure-stone = { amount-stone }
figure-gold = { amount-gold }
figure-marble = { amount-marble }
figure-silver = { amount-silver }

# Karty

card-with-skills = { $name } ({ $skills })
building-line = { $name }: { $facts }
building-facts = { $cost }; { $worth }
building-facts-skills = { $facts }; wymaga: { $skills }
card-with-silver = { $card } [na karcie: { $coins }]
apprentice-line = { $card }: { $worth }
apprentice-line-virtue = { $line } [Cnoty { $change }]
ability-none = Bez zdolności
on-quarry = W Kamieniołomie{ $if }: { $what }
on-forest = W Lesie{ $if }: { $what }
on-mines = W Kopalniach{ $if }: { $what }
on-silversmith = U Mincierza{ $if }: { $what }
on-storehouse = { $form ->
    [trade] Królewski Skarbiec{ $if }: { $what }
   *[other] W Królewskim Skarbcu{ $if }: { $what }
}
on-town-centre = Na Placu Miejskim{ $if }: { $what }
on-tax-stand = U Poborcy Podatkowego{ $if }: { $what }
on-black-market = Na Czarnym Rynku{ $if }: { $what }
on-cathedral = Przy postępie prac nad Katedrą{ $if }: { $what }
on-debt-paid = Przy spłacie Długu{ $if }: { $what }
on-send-to-prison = Przy wtrącaniu do Więzienia{ $if }: { $what }
on-reset = Przy Odświeżeniu{ $if }: { $what }
on-construction = Po postawieniu Budynku{ $if }: { $what }
on-hire = { $what }{ $if }
on-debt-taken = Biorąc Dług{ $if }, { $what }
on-virtue-gained = Za każdy otrzymany punkt Cnót{ $if } { $what }
do-gain = { $form ->
    [bare] { $what }
    [may] otrzymać { $what }
    [also] { $at ->
        [debt-taken] otrzymuje też { $what }
        [virtue-gained] otrzymuje też { $what }
       *[other] otrzymaj też { $what }
    }
   *[do] otrzymaj { $what }
}
do-lose = { $noun ->
    [debt-vp] każdy niespłacony Dług kosztuje o { $what } więcej
   *[other] { $form ->
        [may] stracić { $what }
       *[do] strać { $what }
    }
}
do-pay = { $form ->
    [bare] { $what }
    [may] zapłacić { $what }
   *[do] zapłać { $what }
}
do-draw = { $form ->
    [may] dobrać { $what }
    [also] dobierz też { $what }
   *[do] dobierz { $what }
}
do-discard = { $form ->
    [may] odrzucić { $n ->
        [one] Budynek
       *[other] { $what }
    }
   *[do] odrzuć { $n ->
        [one] Budynek
       *[other] { $what }
    }
}
do-take = { $form ->
    [may] wziąć { $what }
   *[do] weź { $what }
}
do-destroy = { $form ->
    [may] zniszczyć { $what }
   *[do] zniszcz { $what }
}
do-dismiss = { $form ->
    [may] odrzucić { $n ->
        [one] { $n } własnego Pomocnika
       *[other] { $n } własnych Pomocników
    }
   *[do] odrzuć { $n ->
        [one] { $n } własnego Pomocnika
       *[other] { $n } własnych Pomocników
    }
}
do-capture = { $form ->
    [may] pojmać { $n ->
        [one] { $at ->
            [or] grupę
           *[other] { $what }
        }
       *[other] do { $n } grup Robotników
    }
   *[do] pojmaj { $n ->
        [one] { $at ->
            [or] grupę
           *[other] { $what }
        }
       *[other] do { $n } grup Robotników
    }
}
do-release = { $form ->
    [may] uwolnić z Więzienia do { $what }
   *[do] uwolnij z Więzienia do { $what }
}
do-release-all = { $form ->
    [may] uwolnić z Więzienia wszystkich własnych Robotników
   *[do] uwolnij z Więzienia wszystkich własnych Robotników
}
do-free-workers = { $form ->
    [may] uwolnić własnych Robotników ze wszystkich plansz
   *[do] uwolnij własnych Robotników ze wszystkich plansz
}
do-hire = { $form ->
    [may] zatrudnić za darmo dowolnego odkrytego Pomocnika
   *[do] zatrudnij za darmo dowolnego odkrytego Pomocnika
}
do-build-again = { $form ->
    [may] umieścić kolejnego Robotnika w Domu Gildii
   *[do] umieść kolejnego Robotnika w Domu Gildii
}
do-save = { $at ->
    [hire] Zatrudnienie tańsze o { $what }
   *[other] { $noun ->
        [debt-vp] każdy niespłacony Dług kosztuje o { $what } mniej
        [virtue] strać o { $what } mniej
       *[other] zapłać o { $what } mniej
    }
}
do-count = licz o { $what } więcej
do-ignore = Przy każdej płatności może zignorować { $what }
do-limit = { $noun ->
    [apprentices] limit Pomocników: { $n }
   *[other] limit kart na ręku: { $n }
}
do-avoid-debt = Może zapłacić { $what }, zamiast wziąć Dług
do-same-resource = Złoto i Marmur to jeden zasób
do-cheaper-construction = Budowa tańsza o 1 Drewno albo 1 Kamień
do-no-cathedral-discard = Nie odrzuca Budynku za prace nad Katedrą
do-discard-for-resource = Może odrzucić Budynek zamiast dowolnego zasobu
do-discard-for-virtue = Może odrzucić Budynek, by nie stracić 1 punktu Cnót
per-clay = { $n ->
    [one] każdą Glinę
    [few] każde { $n } Gliny
   *[other] każdych { $n } sztuk Gliny
}
per-wood = { $n ->
    [one] każde Drewno
    [few] każde { $n } Drewna
   *[other] każdych { $n } sztuk Drewna
}
per-stone = { $n ->
    [one] każdy Kamień
    [few] każde { $n } Kamienie
   *[other] każdych { $n } Kamieni
}
per-gold = { $n ->
    [one] każde Złoto
    [few] każde { $n } Złota
   *[other] każdych { $n } sztuk Złota
}
per-marble = { $n ->
    [one] każdy Marmur
    [few] każde { $n } Marmury
   *[other] każdych { $n } Marmurów
}
per-silver = { $n ->
    [one] każdy Srebrnik
    [few] każde { $n } Srebrniki
   *[other] każdych { $n } Srebrników
}
per-goods = { $n ->
    [one] każdą sztukę Kamienia, Drewna i Gliny
    [few] każde { $n } sztuki Kamienia, Drewna i Gliny
   *[other] każdych { $n } sztuk Kamienia, Drewna i Gliny
}
per-virtue = { $n ->
    [one] każdy punkt Cnót
    [few] każde { $n } punkty Cnót
   *[other] każdych { $n } punktów Cnót
}
per-cathedral = { $n ->
    [one] każdy poziom Katedry
    [few] każde { $n } poziomy Katedry
   *[other] każdych { $n } poziomów Katedry
}
per-buildings = { $n ->
    [one] każdy własny Budynek
    [few] każde { $n } własne Budynki
   *[other] każdych { $n } własnych Budynków
}
per-captured = { $n ->
    [one] każdego pojmanego Robotnika
   *[other] każdych { $n } pojmanych Robotników
}
per-paid-debts = { $n ->
    [one] każdy spłacony Dług
    [few] każde { $n } spłacone Długi
   *[other] każdych { $n } spłaconych Długów
}
per-carpentry = { $n ->
    [one] każdego Pomocnika ze Stolarstwem
   *[other] każdych { $n } Pomocników ze Stolarstwem
}
per-tiling = { $n ->
    [one] każdego Pomocnika z Dekarstwem
   *[other] każdych { $n } Pomocników z Dekarstwem
}
per-masonry = { $n ->
    [one] każdego Pomocnika z Kamieniarstwem
   *[other] każdych { $n } Pomocników z Kamieniarstwem
}
per-unpaid-debts = { $n ->
    [one] każdy niespłacony Dług
    [few] każde { $n } niespłacone Długi
   *[other] każdych { $n } niespłaconych Długów
}
per-prisoners = { $n ->
    [one] każdego własnego Robotnika w Więzieniu
   *[other] każdych { $n } własnych Robotników w Więzieniu
}
most-clay = najwięcej Gliny
most-wood = najwięcej Drewna
most-stone = najwięcej Kamieni
most-gold = najwięcej Złota
most-marble = najwięcej Marmuru
most-silver = najwięcej Srebrników
most-goods = najwięcej Kamienia, Drewna i Gliny łącznie
most-virtue = najwyższy poziom Cnót
most-cathedral = najwyższy poziom Katedry
most-buildings = najwięcej Budynków
most-captured = najwięcej pojmanych Robotników
most-paid-debts = najwięcej spłaconych Długów
most-carpentry = najwięcej Pomocników ze Stolarstwem
most-tiling = najwięcej Pomocników z Dekarstwem
most-masonry = najwięcej Pomocników z Kamieniarstwem
most-unpaid-debts = najwięcej niespłaconych Długów
most-prisoners = najwięcej Robotników w Więzieniu
no-clay = Gliny
no-wood = Drewna
no-stone = Kamieni
no-gold = Złota
no-marble = Marmuru
no-silver = Srebrników
no-goods = { $form ->
    [lack] Kamienia, Drewna i Gliny
   *[other] ani Kamienia, ani Drewna, ani Gliny
}
no-virtue = punktów Cnót
no-cathedral = { $form ->
    [lack] poziomu Katedry
   *[other] żadnego poziomu Katedry
}
no-buildings = własnych Budynków
no-captured = pojmanych Robotników
no-paid-debts = spłaconych Długów
no-carpentry = Pomocnika ze Stolarstwem
no-tiling = Pomocnika z Dekarstwem
no-masonry = Pomocnika z Kamieniarstwem
no-unpaid-debts = niespłaconych Długów
no-prisoners = { $form ->
    [lack] Robotników w Więzieniu
   *[other] nikogo w Więzieniu
}
least-clay = co najmniej { amount-clay }
least-wood = co najmniej { amount-wood }
least-stone = co najmniej { amount-stone }
least-gold = co najmniej { amount-gold }
least-marble = co najmniej { amount-marble }
least-silver = co najmniej { amount-silver }
least-goods = co najmniej { $n ->
    [one] { $n } sztukę Kamienia, Drewna i Gliny
    [few] { $n } sztuki Kamienia, Drewna i Gliny
   *[other] { $n } sztuk Kamienia, Drewna i Gliny
}
least-virtue = co najmniej { amount-virtue }
least-cathedral = co najmniej { $n }. poziom Katedry
least-buildings = co najmniej { amount-building }
least-captured = co najmniej { amount-captured }
least-paid-debts = co najmniej { $n ->
    [one] { $n } spłacony Dług
    [few] { $n } spłacone Długi
   *[other] { $n } spłaconych Długów
}
least-carpentry = co najmniej { amount-apprentices } ze Stolarstwem
least-tiling = co najmniej { amount-apprentices } z Dekarstwem
least-masonry = co najmniej { amount-apprentices } z Kamieniarstwem
least-unpaid-debts = co najmniej { $n ->
    [one] { $n } niespłacony Dług
    [few] { $n } niespłacone Długi
   *[other] { $n } niespłaconych Długów
}
least-prisoners = w Więzieniu co najmniej { amount-workers }

# Ruchy

move-done = Wystarczy, to wszystko
move-decline = Nie, dziękuję
move-place-gain = { $place }: otrzymaj { $gain }
move-lose-too = { $what }, strać { $lost }
move-gain-too = { $what }, otrzymaj też { $gain }
move-place-storehouse = { $n ->
    [one] Królewski Skarbiec: wykonaj { $n } akcję
   *[other] Królewski Skarbiec: wykonaj do { $n } akcji
}
move-place-hire = { $n ->
    [one] Warsztat: zatrudnij Pomocnika z kolumny 1 za { $cost }
   *[other] Warsztat: zatrudnij Pomocnika z kolumn 1–{ $n } za { $cost }
}
move-place-draw = Warsztat: dobierz { $buildings }
move-place-town-centre = { $n ->
    [one] Plac Miejski: pojmaj { $n } grupę Robotników
   *[other] Plac Miejski: pojmaj do { $n } grup Robotników
}
move-place-guardhouse = { $n ->
    [one] Wartownia: wykonaj { $n } akcję (pojmani, uwolnienia, Długi)
   *[other] Wartownia: wykonaj do { $n } akcji (pojmani, uwolnienia, Długi)
}
move-place-guildhall = Dom Gildii: postaw Budynek albo pracuj nad Katedrą
move-place-market = { $place }: otrzymaj { $gain } za { $cost }
move-place-market-hire = { place-black-market-middle }: zatrudnij dowolnego Pomocnika za { $cost }
move-place-market-look = { place-black-market-middle }: dobierz 5 Budynków, zatrzymaj 1, za { $cost }
move-recall = Odzyskaj Robotnika { $place }
move-trade = Wymień { $pay } na { $gain }
move-trade-by = { $card }: wymień { $pay } na { $gain }
move-with-card = { $card }: { $what }
move-hire = Zatrudnij: { $card }
move-hire-nobody = Zatrudnij z pustego pola
move-hire-coins = połóż { $coins } na kartach po lewej
move-hire-takes = weź { $coins } z karty
move-dismiss = Odrzuć: { $card }
move-capture = Pojmaj { $workers } { $place }
move-for = { $what } (za { $cost })
move-imprison = Wtrąć do Więzienia { $workers }: otrzymaj { $gain }
move-release = Uwolnij z Więzienia { $workers }
move-ransom-silver = Uwolnij z cudzych plansz { $workers }: zapłać { $cost }
move-ransom-debt = Uwolnij z cudzych plansz { $workers }: weź 1 Dług, strać 1 punkt Cnót
move-free = Uwolnij z cudzych plansz { $workers }
move-repay = Spłać Dług: zapłać { $cost }, otrzymaj { $gain }
move-tax = Zapłać { $tax }
move-no-tax = Zignoruj Podatek: nie płać nic
move-build = Postaw: { $card }
move-advance = Pracuj nad Katedrą: poziom { $level } za { $cost }; łącznie { $worth }
move-discard = Odrzuć: { $card }
move-keep = Zatrzymaj: { $card }
move-destroy-debt = Zniszcz niespłacony Dług
move-take-debt = Weź Dług
move-avoid-debt = Zapłać { $pay } zamiast brać Dług
move-use-board = Użyj swojej planszy: uwolnij z Więzienia do { $workers }
move-gain = Otrzymaj { $gain }
move-choose = Wybierz to, co stoi na miejscu { $n }
move-pick = Wybierz: { $what }
move-replace = Odrzuć Budynek zamiast płacić { $good }
move-pay-rest = Zapłać resztę zasobami
move-waive = Odejmij od kosztu { $good }
move-pay = Zapłać { $pay }

# Decyzje

decide-place-worker = Twoja tura: gdzie umieszczasz Robotnika?
decide-recall = Nie masz już Robotników: odzyskaj jednego.
decide-last-resort = Nikt nie ma Robotników: odzyskaj jednego stamtąd, gdzie jest przetrzymywany.
decide-draft-pick = Zatrzymaj jeden Budynek ze swojego pakietu; resztę dostanie sąsiad.
decide-first-apprentice = Zatrudnij za darmo swojego pierwszego Pomocnika.
decide-discard-to-limit = { $n ->
    [one] Odrzuć Budynek: masz o { $n } kartę za dużo.
    [few] Odrzuć Budynek: masz o { $n } karty za dużo.
   *[other] Odrzuć Budynek: masz o { $n } kart za dużo.
}
decide-discard-for-cathedral = Za prace nad Katedrą odrzucasz kartę Budynku: którą?
decide-discard-for-gain = Jeśli chcesz, odrzuć Budynek i otrzymaj { $gain }.
decide-discard-for-resource = Który Budynek odrzucasz zamiast zasobu?
decide-prevent-loss = Masz stracić { $lost }: odrzuć Budynek, by stracić o 1 mniej, albo pogódź się ze stratą.
decide-make-room = Masz już tylu Pomocników, ilu możesz: odrzuć jednego, by zrobić miejsce.
decide-hire = { $n ->
    [one] Zatrudnij Pomocnika. Bez dopłaty: z kolumny 1.
   *[other] Zatrudnij Pomocnika. Bez dopłaty: z kolumn 1–{ $n }.
}
decide-dismiss-one = Odrzuć jednego ze swoich Pomocników.
decide-keep-one = Zatrzymaj jeden z dobranych Budynków; pozostałe trafią na spód stosu.
decide-captures = Którą grupę Robotników każesz pojmać? Pozostałe pojmania: { $n }.
decide-free-or-capture = Uwolnij swoich Robotników z cudzych plansz, pojmaj grupę albo nie rób nic.
decide-guard-actions = { $n ->
    [one] Wartownia: masz { $n } akcję.
    [few] Wartownia: masz { $n } akcje.
   *[other] Wartownia: masz { $n } akcji.
}
decide-trades = { $n ->
    [one] Królewski Skarbiec: masz { $n } akcję.
    [few] Królewski Skarbiec: masz { $n } akcje.
   *[other] Królewski Skarbiec: masz { $n } akcji.
}
decide-guildhall-work = Nad czym pracujesz?
decide-pick-gain = Co otrzymujesz?
decide-pick-effect = Z czego na swojej karcie korzystasz?
decide-discard-one = Odrzuć Budynek.
decide-pay-tax = Możesz zignorować Podatek. Ile płacisz? Najwyżej { $tax }.
decide-pay-mix = Do zapłaty: { $cost }. Czym płacisz?
decide-replace-good = Do zapłaty: { $cost }. Karty Budynków mogą zastąpić zasoby.
decide-waive = Co odejmujesz od kosztu?
decide-avoid-debt = Masz wziąć Dług: bierzesz go czy płacisz?
decide-destroy-debts = { $n ->
    [one] Możesz zniszczyć { $n } niespłacony Dług.
   *[other] Możesz zniszczyć do { $n } niespłaconych Długów.
}
decide-reactions = Odświeżenie Czarnego Rynku: z czego korzystasz?
decide-release-some = Możesz uwolnić z Więzienia do { $workers }: ilu uwalniasz?
decide-end-effects = Gra się kończy: który Budynek rozpatrujesz teraz?

# Co robią inni

deciding-place-worker = umieszcza Robotnika
deciding-recall = odzyskuje Robotnika
deciding-last-resort = odzyskuje przetrzymywanego Robotnika
deciding-draft-pick = wybiera Budynek, który zatrzyma
deciding-first-apprentice = zatrudnia pierwszego Pomocnika
deciding-discard-to-limit = odrzuca nadmiar Budynków
deciding-discard-for-cathedral = odrzuca kartę Budynku za prace nad Katedrą
deciding-discard-for-gain = decyduje, czy odrzucić Budynek
deciding-discard-for-resource = odrzuca Budynek zamiast zasobu
deciding-prevent-loss = decyduje, czy stracić punkt Cnót, czy odrzucić Budynek
deciding-make-room = odrzuca Pomocnika, by zrobić miejsce
deciding-hire = zatrudnia Pomocnika
deciding-dismiss-one = odrzuca Pomocnika
deciding-keep-one = wybiera jeden z dobranych Budynków
deciding-captures = dokonuje pojmań
deciding-free-or-capture = uwalnia swoich Robotników albo dokonuje pojmania
deciding-guard-actions = wykonuje akcje w Wartowni
deciding-trades = wymienia dobra w Królewskim Skarbcu
deciding-guildhall-work = wybiera, nad czym pracować
deciding-pick-gain = wybiera, co otrzyma
deciding-pick-effect = wybiera, co zrobi karta
deciding-discard-one = odrzuca Budynek
deciding-pay-tax = decyduje, ile Podatku zapłacić
deciding-pay-mix = wybiera, czym zapłacić
deciding-replace-good = wybiera, co zapłacić kartami Budynków
deciding-waive = wybiera, co odjąć od kosztu
deciding-avoid-debt = decyduje, czy wziąć Dług, czy zapłacić
deciding-destroy-debts = decyduje, czy zniszczyć Dług
deciding-reactions = reaguje na Odświeżenie Czarnego Rynku
deciding-release-some = uwalnia Robotników z Więzienia
deciding-end-effects = rozpatruje Budynki na koniec gry

# Powody

refusal-cannot-pay = Nie możesz za to zapłacić.
refusal-not-in-cost = Koszt tego nie zawiera.
refusal-too-virtuous = Na poziomie Cnót 10 lub wyższym Czarny Rynek jest dla ciebie zamknięty.
refusal-space-taken = Na tym polu stoi już Robotnik.
refusal-nobody-to-hire = Nie ma Pomocnika do zatrudnienia.
refusal-not-drawn = Nie ma wśród dobranych takiego Budynku.
refusal-skill-missing = Twoim Pomocnikom brakuje potrzebnej umiejętności.
refusal-cathedral-done = Twoje prace nad Katedrą są już ukończone.
refusal-no-card-to-discard = Nie masz Budynku, który można by za to odrzucić.
refusal-no-free-spot = Na następnym poziomie Katedry nie ma pustego pola.
refusal-too-little-virtue = Na poziomie Cnót 4 lub niższym nie wolno pracować nad Katedrą.
refusal-nobody-captured = Nie masz pojmanych Robotników.
refusal-nobody-in-prison = Nie masz tylu Robotników w Więzieniu.
refusal-nobody-to-ransom = Nikt nie więzi twoich Robotników na swojej planszy.
refusal-no-debt = Nie masz niespłaconego Długu.
refusal-not-in-hand = Nie masz tego Budynku na ręku.
refusal-nothing-to-build = Nie możesz teraz ani postawić Budynku, ani pracować nad Katedrą.
refusal-needs-two-workers = Złoto wymaga co najmniej 2 twoich Robotników w Kopalniach.
refusal-already-used = To zostało już użyte.
refusal-too-many-released = Tylu nie wolno uwolnić.
refusal-must-hire = Opłata jest już wniesiona: musisz zatrudnić Pomocnika.
refusal-tax-out-of-range = Tyle Podatku nie można ani zignorować, ani zapłacić.
refusal-prison-not-empty = Twoja część Więzienia musi być pusta.
refusal-condition-not-met = Warunek z karty nie jest teraz spełniony.
refusal-nobody-to-dismiss = Masz za mało Pomocników, których można by za to odrzucić.
refusal-not-hired = To nie jest twój Pomocnik ani twoja plansza.
refusal-not-constructed = Ten Budynek nie został przez ciebie postawiony.
refusal-not-in-packet = Tego Budynku nie ma w twoim pakiecie.
refusal-wrong-mix = To nie jest to, co trzeba zapłacić.
refusal-no-tax-to-take = Nad Poborcą Podatkowym nie ma Srebrników.
refusal-nobody-there = Nie ma tam Robotników tego koloru.
refusal-too-many-places = W jednej turze nie wolno pojmać Robotników w tylu lokacjach.
refusal-no-worker-there = Nie masz tam Robotnika.
refusal-only-from-circles = Robotnicy wracają tylko z lokacji z dużym okręgiem.
refusal-out-of-reach = Brakuje ci Srebrników, by sięgnąć tej kolumny.
refusal-no-card-there = Nie leży tam żaden Pomocnik.

# Jak czegoś użyć i czego do tego brakuje; to, czego brakuje, stoi w mianowniku

prospect-building = Stawia się go w Domu Gildii; masz wszystko, czego wymaga.
prospect-building-lacking = Stawia się go w Domu Gildii; brakuje: { $lacking }.
prospect-apprentice = Zatrudnisz go w Warsztacie; kosztuje to teraz co najmniej { $price } i tyle masz.
prospect-apprentice-lacking = Zatrudnisz go w Warsztacie; kosztuje to teraz co najmniej { $price }; brakuje: { $lacking }.
prospect-reach = Sięgnięcie po tę kartę kosztuje { $price } i tyle masz.
prospect-reach-lacking = Sięgnięcie po tę kartę kosztuje { $price }; brakuje: { $lacking }.
prospect-trade-lacking = Tej wymiany dokonuje się w Królewskim Skarbcu; brakuje: { $lacking }.
prospect-hired = Działa sam, gdy przyjdzie na to pora: { $what }.
prospect-constructed = Już stoi: { $what }.
prospect-cathedral = Nad następnym poziomem pracuje się w Domu Gildii; masz wszystko, czego wymaga.
prospect-cathedral-closed = Nad następnym poziomem pracuje się w Domu Gildii. { $why }
prospect-cathedral-lacking = Nad następnym poziomem pracuje się w Domu Gildii; brakuje: { $lacking }.

# Co się stało

event-begins = rozpoczyna grę
event-placed = umieszcza Robotnika { $place }
event-recalled = nie ma Robotników i odzyskuje jednego, który był { $place }
event-recalled-anyhow = nie ma Robotników i odzyskuje jednego
event-lost-turn = nie ma Robotników i traci turę
event-reset = doprowadza do Odświeżenia Czarnego Rynku
event-end-triggered = zajmuje ostatnie pole Domu Gildii: każdy ma jeszcze jedną turę
event-constructed = stawia Budynek: { $card }
event-advanced = dochodzi do poziomu { $level } Katedry
event-kept-building = zatrzymuje Budynek: { $card }
event-kept-building-unseen = zatrzymuje Budynek
event-drew-building = dobiera Budynek: { $card }
event-drew-building-unseen = dobiera Budynek
event-discarded-building = odrzuca Budynek: { $card }
event-discarded-building-unseen = odrzuca Budynek
event-column-discarded = odrzuca z pierwszej kolumny { $what }
event-clock-ticked = neutralny Robotnik zajmuje pole { $outline } Domu Gildii
event-dismissed = odrzuca Pomocnika: { $card }
event-placed-coins = kładzie { $what } na pominiętych Pomocnikach
event-hired = zatrudnia Pomocnika: { $card }
event-captured = dokonuje pojmania { $what } { $place }
event-freed = uwalnia { $what } z cudzych plansz
event-released = uwalnia { $what } z Więzienia
event-gained-virtue = otrzymuje { $what } (poziom { $virtue })
event-lost-virtue = traci { $what } (poziom { $virtue })
event-took-debt = bierze Dług
event-destroyed-debt = niszczy Dług
event-gained = otrzymuje { $what }
event-paid = płaci { $what }
event-paid-tax = płaci { $what }
event-looked = ogląda { $what }
event-sent-to-prison = wtrąca do Więzienia { $what }
event-paid-off-debt = spłaca Dług

# Od ostatniego ruchu gracza

you-gained = otrzymujesz { $what }
you-gained-virtue = otrzymujesz { $what } (poziom { $virtue })
you-lost-virtue = tracisz { $what } (poziom { $virtue })
you-took-debt = bierzesz Dług
you-destroyed-debt = niszczysz Dług
concern-captured = dokonuje pojmania { $n ->
    [one] 1 twojego Robotnika
   *[other] { $n } twoich Robotników
} { $place }
concern-reset = Nastąpiło Odświeżenie Czarnego Rynku
concern-end-triggered = Ostatnie pole Domu Gildii jest zajęte: każdy ma jeszcze jedną turę
milestone-reset = Odświeżenie
milestone-end-triggered = Ostatnie tury

# Arkusz wyników

score-buildings = Budynki
score-bonuses = Premie Budynków
score-cathedral = Katedra
score-virtue = Cnoty
score-debts = Niespłacone Długi
score-gold-and-marble = Złoto i Marmur
score-silver = Srebrniki (1 za każde 10)
score-prison = Robotnicy w Więzieniu

# Stół na pierwszy rzut oka

section-places = Robotnicy na planszy
section-town = Miasto
section-market = Czarny Rynek (i strata 1 punktu Cnót)
section-display = Pomocnicy do zatrudnienia
section-goods = Zasoby
section-standing = Gracze
section-tableaux = Pomocnicy i Budynki
section-boards = Plansze
section-hand = Twoja ręka
column-place = Lokacja
column-what = Co
column-now = Teraz
column-space = Pole
column-silver = Srebrniki
column-gives = Daje
column-worker = Robotnik
column-apprentice = Pomocnik
column-skills = Umiejętności
column-virtue = Cnoty
column-ability = Zdolność
column-player = Gracz
column-clay = Glina
column-wood = Drewno
column-stone = Kamień
column-gold = Złoto
column-marble = Marmur
column-cathedral = Katedra
column-workers = Robotnicy
column-prison = Więzienie
column-captives = Pojmani
glance-tax = Podatki
column-debts = Długi
column-hand = Ręka
column-apprentices = Pomocnicy
column-buildings = Budynki
column-board = Plansza
column-building = Budynek
column-cost = Koszt
column-points = PZ
column-effect = Efekt
town-guildhall = { $n } z { $all }
town-reset = Odświeżenie
town-reset-outline = pole { $n }
town-reset-market = pełny Rynek
town-rewards = Pozostałe Nagrody
town-deck = Stos Budynków
town-last-round = Ostatnia runda
town-turns-left = { $n ->
    [one] została { $n } tura
    [few] zostały { $n } tury
   *[other] zostało { $n } tur
}
market-left-space = lewe
market-middle-space = środkowe
market-right-space = prawe
market-middle = Pomocnik albo 1 z 5 Budynków
market-free = wolne
space-top = górne { $n }
space-bottom = dolne { $n }
captives = { $colour } { $n }
debts-with-paid = { $n } (+{ $paid } spłac.)

# Co jest czym i co robi

track-virtue = Tor Cnót
symbol-worker = Robotnik
symbol-tax = Podatek
symbol-virtue = Cnoty
symbol-debt = Niespłacony Dług
symbol-paid-debt = Spłacony Dług
symbol-captured = Pojmani Robotnicy
symbol-building = Karta Budynku
symbol-vp = Punkty Zwycięstwa
symbol-reset = Odświeżenie Czarnego Rynku
apprentice-facts = { $worth } [{ $skills }]
hired-virtue = przy zatrudnieniu: { $change }
about-place-quarry = Otrzymujesz po 1 Kamieniu za każdego swojego Robotnika w tej lokacji, łącznie z nowym.
about-place-forest = Otrzymujesz po 1 Drewnie za każdego swojego Robotnika w tej lokacji, łącznie z nowym.
about-place-mines = Wybierz Glinę albo Złoto. Gliny otrzymujesz o 1 więcej, niż masz tu Robotników, a Złota po 1 za każdych 2 z nich.
about-place-silversmith = Otrzymujesz o 1 Srebrnik więcej, niż masz tu Robotników, łącznie z nowym.
about-place-storehouse = Za każdego swojego Robotnika w tej lokacji możesz wykonać jedną akcję: wymienić dowolne 2 sztuki Kamienia, Drewna i Gliny na 1 punkt Cnót albo dowolne 3 sztuki Kamienia i Drewna na 1 Marmur. Niektórzy Pomocnicy dają kolejne możliwości wymiany.
about-place-workshop = Zatrudnij Pomocnika za 4 Srebrniki, w tym 2 jako Podatek, z tylu kolumn, ilu masz tu Robotników; każdy Srebrnik położony na pierwszych kartach rzędu pozwala sięgnąć o kolumnę dalej. Albo dobierz 1 Budynek i po 1 za każdych 2 swoich Robotników w tej lokacji.
about-place-town-centre = Za każdego swojego Robotnika w tej lokacji możesz pojmać wszystkich Robotników jednego koloru z jednej lokacji, za każdym razem płacąc 1 Srebrnik; za pierwsze pojmanie płacisz jako Podatek. Pojmania z jednej tury mogą pochodzić z najwyżej 2 lokacji, a przy 4 lub 5 graczach tylko z 1. Własni Robotnicy wracają do twojej puli, cudzy czekają na twojej planszy.
about-place-tax-stand = Zabierz wszystkie leżące tu Srebrniki i strać 2 punkty Cnót. Gdy nie ma tu żadnego, nikt nie może umieścić tu Robotnika.
about-place-guardhouse = Za każdego swojego Robotnika w tej lokacji możesz wykonać jedną akcję: wtrącić wszystkich pojmanych do Więzienia, po 1 Srebrniku za każdego, uwolnić wszystkich swoich z Więzienia, uwolnić wszystkich swoich z cudzych plansz albo spłacić Dług. Uwolnienie z cudzych plansz kosztuje 5 Srebrników, w tym 2 jako Podatek, albo Dług i 1 punkt Cnót; spłata Długu 6 Srebrników, w tym 3 jako Podatek.
about-place-guildhall = Postaw Budynek z ręki albo dokonaj postępu prac nad Katedrą. Robotnik zajmuje następne pole i zostaje tu do końca gry. Pierwsze pole rzędów 3 i 4 wywołuje Odświeżenie Czarnego Rynku, a ostatnie ze wszystkich finałową rundę.
about-place-cathedral = W Domu Gildii możesz zapłacić koszt następnego poziomu i odrzucić Budynek, by wejść wyżej, jeśli jest tam wolne miejsce, i otrzymać Nagrodę. Na poziomie Cnót 4 lub niższym nie wolno. Osiągnięty poziom jest na koniec wart 2, 4, 7, 12 albo 20 PZ.
about-place-prison = Nikt nie umieszcza tu Robotników: trafiają tu pojmani i ci z Czarnego Rynku, a wracają przez Wartownię. Przy Odświeżeniu każdy, kto ma ich tu 3 lub więcej, traci 1 punkt Cnót, a kto ma najwięcej, bierze Dług. Na koniec każdych 2 twoich Robotników w Więzieniu kosztuje 1 PZ.
about-place-black-market-left = Zapłać 1 Srebrnik i strać 1 punkt Cnót, by otrzymać pokazane tu dobra. Na polu mieści się 1 Robotnik, do następnego Odświeżenia. Na poziomie Cnót 10 lub wyższym pole jest dla ciebie zamknięte.
about-place-black-market-middle = Zapłać 2 Srebrniki i strać 1 punkt Cnót, by bez dalszych kosztów zatrudnić dowolnego odkrytego Pomocnika albo dobrać 5 Budynków i zatrzymać 1. Na polu mieści się 1 Robotnik, do następnego Odświeżenia. Na poziomie Cnót 10 lub wyższym pole jest dla ciebie zamknięte.
about-place-black-market-right = Zapłać 3 Srebrniki i strać 1 punkt Cnót, by otrzymać pokazane tu dobra. Na polu mieści się 1 Robotnik, do następnego Odświeżenia. Na poziomie Cnót 10 lub wyższym pole jest dla ciebie zamknięte.
about-track-virtue = Na poziomie 10 lub wyższym zamknięty jest dla ciebie Czarny Rynek, na 4 lub niższym Katedra; na 3 lub niższym możesz przy każdej płatności zignorować 1 Podatek, na 1 lub niższym 2. Za każdy punkt powyżej 14 możesz zniszczyć Dług, za każdy poniżej 0 musisz wziąć Dług. Na koniec poziom jest wart od −9 do 7 PZ.
board-standard = Plansza standardowa
about-board-standard = Wszyscy zaczynają jednakowo: z poziomem Cnót 7 i 20 Robotnikami, bez zdolności.
about-good-clay = Pochodzi z Kopalni. Płaci się nią za Budynki, a w Królewskim Skarbcu kupuje punkty Cnót; na koniec nie jest nic warta.
about-good-wood = Pochodzi z Lasu. Płaci się nim za Budynki i prace nad Katedrą, a w Królewskim Skarbcu kupuje punkty Cnót i Marmur; na koniec nie jest nic warte.
about-good-stone = Pochodzi z Kamieniołomu. Płaci się nim za Budynki i prace nad Katedrą, a w Królewskim Skarbcu kupuje punkty Cnót i Marmur; na koniec nie jest nic wart.
about-good-gold = Pochodzi z Kopalni, po 1 za każdych 2 twoich Robotników. Płaci się nim za Budynki i prace nad Katedrą; każda pozostała sztuka jest na koniec warta 1 PZ.
about-good-marble = Pochodzi z Królewskiego Skarbca, za dowolne 3 sztuki Kamienia i Drewna, oraz z Czarnego Rynku. Płaci się nim za Budynki i prace nad Katedrą; każda pozostała sztuka jest na koniec warta 1 PZ.
about-good-silver = Pochodzą od Mincierza i Poborcy Podatkowego. Płaci się nimi za Pomocników, pojmania, Czarny Rynek i akcje Wartowni; każde 10 jest na koniec warte 1 PZ.
about-skill = Budynek z ikoną tej umiejętności można postawić tylko wtedy, gdy ma ją któryś z zatrudnionych Pomocników.
about-symbol-worker = Masz ich 20. W swojej turze umieszczasz jednego w wybranej lokacji, a im więcej twoich tam stoi, tym zwykle większa korzyść. Gdy nie masz żadnego, poświęcasz turę na odzyskanie jednego.
about-symbol-tax = Część ceny, która w Srebrnikach trafia na pole nad Poborcą Podatkowym. Na poziomie Cnót 3 lub niższym możesz przy każdej płatności zignorować 1 Podatek, na 1 lub niższym 2.
about-symbol-virtue = Zmieniają od razu twoje miejsce na torze Cnót, który otwiera i zamyka lokacje, a na koniec daje lub odejmuje punkty.
about-symbol-debt = Na koniec kosztuje 2 PZ. W Wartowni można go spłacić za 6 Srebrników, w tym 3 jako Podatek.
about-symbol-paid-debt = Spłata Długu daje od razu 1 punkt Cnót. Spłacony na koniec nic nie kosztuje.
about-symbol-captured = Robotnicy innych graczy na twojej planszy. W Wartowni możesz wtrącić wszystkich do Więzienia, po 1 Srebrniku za każdego.
about-symbol-building = Karta ze stosu Budynków, tajna, póki nie postawisz jej w Domu Gildii. Na koniec swojej tury możesz mieć na ręku najwyżej 6 kart.
about-symbol-vp = Kto na koniec gry ma ich najwięcej, wygrywa. Remis rozstrzyga wyższy poziom Cnót, potem liczba Srebrników.
about-symbol-reset = Następuje, gdy zajęte są wszystkie trzy pola Czarnego Rynku, oraz z pierwszym polem rzędów 3 i 4 Domu Gildii. Robotnicy z Czarnego Rynku trafiają do Więzienia, a jego dobra się zmieniają. Potem każdy, kto ma w Więzieniu 3 lub więcej Robotników, traci 1 punkt Cnót, a kto ma najwięcej, bierze Dług.
about-score-buildings = Punkty wydrukowane na twoich Budynkach.
about-score-bonuses = To, co twoje Budynki dają na koniec gry.
about-score-cathedral = 2, 4, 7, 12 albo 20 PZ za osiągnięty poziom.
about-score-virtue = Od −9 PZ na poziomie Cnót 0 do 7 PZ na poziomie 14; poziomy od 6 do 9 nic nie dają.
about-score-debts = O 2 PZ mniej za każdy niespłacony Dług, chyba że zmienia to któryś Budynek.
about-score-gold-and-marble = Po 1 PZ za każde Złoto i każdy Marmur.
about-score-silver = Po 1 PZ za każde 10 Srebrników.
about-score-prison = O 1 PZ mniej za każdych 2 twoich Robotników w Więzieniu.
about-seat = Ma 20 Robotników tego koloru, dwa znaczniki i planszę Gracza.

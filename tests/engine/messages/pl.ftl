decide-donate = Czy przekazujesz srebro Wicekrólowi?
deciding-donate = jest proszony o darowiznę
move-donate-silver = Przekaż 1 srebro Wicekrólowi
move-donate-nothing = Nie przekazuj niczego
refusal-no-silver = Nie masz srebra, które można przekazać.
event-donated = przekazuje 1 srebro
score-donations = Darowizny

decide-donate = Donate Silver to the Viceroy?
deciding-donate = is asked for a donation
move-donate-silver = Donate 1 Silver to the Viceroy
move-donate-nothing = Donate nothing
refusal-no-silver = You have no Silver to donate.
event-donated = donates 1 Silver
score-donations = Donations

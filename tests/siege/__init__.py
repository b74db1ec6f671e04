"""Siege, a small game for tests alone: seats against a rival that has none, together or each for itself.

SIE-ROUND: five rounds. In each, every seat in turn plays one of its three cards (1 to 6) and draws another.
SIE-STORE: the card's points go into the own stores.
SIE-GUARD: the card guards the wall this round, three times its points.
SIE-LEND: the card goes to the next seat's stores, with two points more.
SIE-RAID: at the end of a round the rival plays the highest of its two hidden raids (1 to 6 for each seat); what the
    guard does not stop it plunders. It draws another raid.
SIE-HORDE: against the horde all seats play together. Alone they need 1 point, two need 26, three 48, and all
    that was plundered. When twelve for each seat are plundered the wall has fallen, and they have lost at once.
SIE-BARON: against the baron each seat plays for itself. His plunder are his points; a seat wins with the most points,
    and more than he has.
"""

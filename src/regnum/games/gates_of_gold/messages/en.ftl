# Gates of Gold, in English.

# Names

option-gates_of_gold = Adds Gates of Gold: King's Orders, Outsiders before the gate, Manuscript Boards, bonus cards for builders and new cards.
option-gates_of_gold-title = Gates of Gold
ribbon-any = ribbon of any colour
order-name = King's Order
bonus-diversified = Diversified Builder
bonus-specialized = Specialized Builder
bonus-leader = Castle Leader
board-name = Manuscript Board { $n }
column-name = Column { $n }

# Amounts

amount-orders = { $n ->
    [one] { $n } King's Order
   *[other] { $n } King's Orders
}
amount-outsiders = { $n ->
    [one] { $n } Outsider
   *[other] { $n } Outsiders
}
amount-ribbons = { $n ->
    [one] { $n } ribbon of any one colour
   *[other] { $n } ribbons of any colours
}
amount-approved-deeds = { $n ->
    [one] { $n } approved Deed
   *[other] { $n } approved Deeds
}
amount-debt-vp = { $n } VP

# Cards

outsider-worth = refused: { $refused }; in your deck at the end: { $end }
outsider-and = { $first } and { $next }
order-worth = each time you gain one you may discard a card; dropping off it returns to its pile and you welcome an Outsider; destroyed from hand it returns and you refuse one
bonus-facts = { $points }; { $what }
bonus-with-order = while a King's Order lies on your board: { $what }
bonus-with-outsider = while an Outsider lies on your board: { $what }
board-facts = columns from the left: { $ribbons }
on-order = gaining a King's Order{ $if }: { $what }
on-welcome = welcoming an Outsider{ $if }: { $what }
on-refuse = refusing an Outsider{ $if }: { $what }
on-shuffled = shuffling your cards{ $if }: { $what }
on-flip = flipping a Debt or a Deed{ $if }: { $what }
do-draw = draw { $what }
do-receive = gain { $what } for free
do-welcome = welcome { $what }
do-refuse = refuse { $what }
do-recruit = hire any visible Townsfolk for its price
do-anywhere = dismiss the Townsfolk of any segment
do-strike = discard { $what }
do-ease = every unpaid Debt costs { $what } less
per-outsiders = { $n ->
    [one] Outsider in your deck
   *[other] { $n } Outsiders in your deck
}
per-links = { $n ->
    [one] Link with Buildings of yours at both ends
   *[other] { $n } Links with Buildings of yours at both ends
}
per-wedges = { $n ->
    [one] wedge of the Castle in whose first two tiers together you have more Workers than every other player
   *[other] { $n } wedges of the Castle in whose first two tiers together you have more Workers than every other player
}
per-built-segments = { $n ->
    [one] segment with a Building of yours
   *[other] { $n } segments with Buildings of yours
}
per-first-tier-workers = { $n ->
    [one] Worker of yours on the first tier
   *[other] { $n } Workers of yours on the first tier
}
per-second-tier-workers = { $n ->
    [one] Worker of yours on the second tier
   *[other] { $n } Workers of yours on the second tier
}
per-third-tier-workers = { $n ->
    [one] Worker of yours on the third tier
   *[other] { $n } Workers of yours on the third tier
}
per-grey-ribbons = { $n ->
    [one] grey ribbon
   *[other] { $n } grey ribbons
}
per-black-ribbons = { $n ->
    [one] black ribbon
   *[other] { $n } black ribbons
}
per-yellow-ribbons = { $n ->
    [one] yellow ribbon
   *[other] { $n } yellow ribbons
}
per-blue-ribbons = { $n ->
    [one] blue ribbon
   *[other] { $n } blue ribbons
}
per-ribbon-sets = { $n ->
    [one] set of 4 different ribbons
   *[other] { $n } sets of 4 different ribbons
}
per-trading-posts = { $n ->
    [one] Trading Post of yours
   *[other] { $n } Trading Posts of yours
}
per-guildhalls = { $n ->
    [one] Guildhall of yours
   *[other] { $n } Guildhalls of yours
}
per-workshops = { $n ->
    [one] Workshop of yours
   *[other] { $n } Workshops of yours
}
least-trading-posts = { $n ->
    [one] a Trading Post built
   *[other] { $n } Trading Posts built
}
least-guildhalls = { $n ->
    [one] a Guildhall built
   *[other] { $n } Guildhalls built
}
least-workshops = { $n ->
    [one] a Workshop built
   *[other] { $n } Workshops built
}

# Moves

move-order = Take a King's Order for { $cost } instead
move-order-free = Take a King's Order for free instead
move-column-draw = Column 3: draw a card for { $cost }
move-column-rearrange = { $n ->
    [one] Column 4: rearrange your cards for any { $n } resource
   *[other] Column 4: rearrange your cards for any { $n } resources
}
move-dismiss-there = Dismiss at { $towns } for { $cost }: { $card }
move-welcome = Welcome { $card }
move-refuse = Refuse { $card }: { $what }
move-ribbon = The { $ribbon } (column { $n })
move-resolve-order = King's Order: you may discard a card
move-discard-unpaid-debt = Assassin: discard an unpaid Debt
move-discard-paid-debt = Assassin: discard a paid Debt
move-gain-approved-deed = Assassin: gain an approved Deed

# Decisions

decide-welcome = Which Outsider do you welcome?
decide-refuse = Which Outsider do you refuse?
decide-paid-hire = You may hire any visible Townsfolk for its price.
decide-choose-ribbon = Which colour does the Blank Roll have? It goes into the column of that colour and stays there.
decide-pay-silver = { $n ->
    [one] { $n } Silver to pay: with what?
   *[other] { $n } Silver to pay: with what first? Resources are spent one by one, with Silver you pay all the rest.
}
decide-spend-resources = { $n ->
    [one] { $n } resource to spend: which one?
   *[other] { $n } resources to spend: which one first?
}
decide-use-columns = Do you use a column of your Manuscript Board now?
decide-reckoning = The game is over: a Rogue flips a Debt or a Deed, the Assassin discards 2 Debts or gives you an approved Deed. What do you choose?
decide-second-debt = The Assassin: which second Debt do you discard?

# What others are at

deciding-welcome = is welcoming an Outsider
deciding-refuse = is refusing an Outsider
deciding-paid-hire = is deciding whether to hire a Townsfolk
deciding-choose-ribbon = is choosing the colour of a Manuscript
deciding-pay-silver = is choosing with what to pay
deciding-spend-resources = is choosing which resources to spend
deciding-use-columns = is deciding whether to use a column
deciding-reckoning = is resolving Rogues or the Assassin
deciding-second-debt = is discarding a second Debt

# Refusals

refusal-column-is-locked = That column of your Manuscript Board has no Manuscript yet.
refusal-no-order-left = No King's Order is left in the pile.
refusal-not-before-the-gate = That Outsider is not one of those before the gate.
refusal-no-outsider-left = There is no Outsider before the gate.
refusal-nothing-to-draw = Your draw pile and your discard pile are empty.
refusal-too-few-resources = You do not have so many resources.
refusal-silver-is-no-resource = Silver is no resource.
refusal-counts-itself = It counts as an icon by itself.
refusal-needed-afterwards = The action could not be paid then.
refusal-only-own-segment = You may dismiss only the Townsfolk beside your Viscount.
refusal-no-assassin = You have no Assassin left to resolve.
refusal-no-such-debt = You have no such Debt.

prospect-outsider = A King's Order brings it: one that drops off your board welcomes an Outsider, one destroyed from hand refuses one.

# Events

event-used-column-3 = uses column 3 for { $price }
event-used-column-4 = uses column 4
event-paid-instead = pays { $good } in place of a Silver
event-reckoned = resolves the { $who ->
    [rogue] Rogue
   *[assassin] Assassin
} at the end of the game
event-gained-order = gains a King's Order
event-hired-order = takes a King's Order for { $price } in place of a hire
event-hired-order-free = takes a King's Order for free in place of a hire
event-returned-order = returns a King's Order to its pile
event-welcomed = welcomes { $card }
event-refused = refuses { $card }
event-removed-outsider = removes { $card } from before the gate
event-claimed-bonus = takes the { $bonus ->
    [diversified] Diversified Builder
   *[specialized] Specialized Builder
} card
event-chose-ribbon = gives the Blank Roll a { $colour ->
    [grey] grey
    [black] black
    [yellow] yellow
   *[blue] blue
} ribbon
event-discarded-debt = discards { $debt ->
    [unpaid] an unpaid Debt
   *[paid] a paid Debt
}
event-gained-approved-deed = gains an approved Deed

# Score

score-outsiders = Outsiders
score-builders = Builder bonus cards

# The table at a glance

section-outsiders = Outsiders before the gate
section-gate = The gate
section-boards = Manuscript Boards (Manuscripts in each column)
gate-orders = King's Orders left
gate-outsiders = Outsiders left in the pile
gate-nobodys = { $facts }
gate-somebodys = { $seat }: { $facts }
column-of-board = Column { $n }
board-column = { $ribbon }: { $n }

# Explanations

about-column-1 = Whenever you may hire, you may gain a King's Order instead: for 3 Silver, or for free if the hire is free. It counts as a hire.
about-column-2 = In your turn you may pay a resource in place of each Silver. Works once the column has a Manuscript.
about-column-3 = In your turn you may pay 2 Silver to draw a card, any number of times. Works once the column has a Manuscript.
about-column-4 = In your turn you may spend any 3 resources to rearrange the cards on your board. Works once the column has a Manuscript.
symbol-order = King's Order
symbol-outsider = Outsider
symbol-gate = The gate
symbol-welcome = Welcome an Outsider
symbol-refuse = Refuse an Outsider
symbol-draw = Draw a card
about-symbol-order = A card of your deck. Dropping off it returns to its pile and you welcome an Outsider; destroyed from hand it returns, for 3 Silver, and you refuse one. Each time you gain one you may discard a card.
about-symbol-outsider = Welcomed it goes into your deck and scores at the end. Refused it leaves the game, and what is printed in its corner happens at once.
about-symbol-gate = Three Outsiders wait before the gate. Whoever is taken or removed is replaced at once, as long as the pile lasts.
about-symbol-welcome = Take one of the Outsiders before the gate onto your discard pile, for nothing. It is no hire.
about-symbol-refuse = Remove one of the Outsiders before the gate from the game; what is printed in its corner happens at once.
about-symbol-draw = The top card of your draw pile comes into your hand, whatever its limit.
about-score-outsiders = What the Outsiders in your deck are worth.
about-score-builders = 3 VP for the Diversified and 2 VP for the Specialized Builder.

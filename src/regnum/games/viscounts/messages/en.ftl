# Viscounts of the West Kingdom, in English.

# The game

game-title = Viscounts of the West Kingdom
game-about = Ride around a divided kingdom, gather Townsfolk, raise Buildings, climb the Castle, copy Manuscripts. Unofficial.

# Names

card-name = { $en }
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
icon-merchant = Merchant
icon-builder = Builder
icon-noble = Noble
icon-cleric = Cleric
icon-criminal = Criminal
good-silver = Silver
good-stone = Stone
good-gold = Gold
good-ink = Ink Wells
good-resources = Any resource
good-deeds = Deeds
good-debts = Debts
good-corruption = Corruption
good-virtue = Virtue
good-schemes = Future Schemes
action-trade = Trade
action-construct = Construct a Building
action-castle = Place Workers
action-transcribe = Transcribe a Manuscript
action-flip = Flip a Debt or a Deed
building-trading-post = Trading Post
building-guildhall = Guildhall
building-workshop = Workshop
slot-trading-post-1 = Trading Post, first slot
slot-trading-post-2 = Trading Post, second slot
slot-trading-post-3 = Trading Post, third slot
slot-guildhall-1 = Guildhall, first slot
slot-guildhall-2 = Guildhall, second slot
slot-guildhall-3 = Guildhall, third slot
slot-workshop-1 = Workshop, first slot
slot-workshop-2 = Workshop, second slot
slot-workshop-3 = Workshop, third slot
segment-a = Towns 1–2
segment-b = Towns 3–4
segment-c = Towns 5–6
segment-d = Towns 7–8
segment-e = Towns 9–10
space-town-1 = Town 1
space-town-2 = Town 2
space-inner-a = Inner town 1–2
space-town-3 = Town 3
space-town-4 = Town 4
space-inner-b = Inner town 3–4
space-town-5 = Town 5
space-town-6 = Town 6
space-inner-c = Inner town 5–6
space-town-7 = Town 7
space-town-8 = Town 8
space-inner-d = Inner town 7–8
space-town-9 = Town 9
space-town-10 = Town 10
space-inner-e = Inner town 9–10
at-town-1 = in town 1
at-town-2 = in town 2
at-inner-a = in the inner town 1–2
at-town-3 = in town 3
at-town-4 = in town 4
at-inner-b = in the inner town 3–4
at-town-5 = in town 5
at-town-6 = in town 6
at-inner-c = in the inner town 5–6
at-town-7 = in town 7
at-town-8 = in town 8
at-inner-d = in the inner town 7–8
at-town-9 = in town 9
at-town-10 = in town 10
at-inner-e = in the inner town 9–10
to-town-1 = to town 1
to-town-2 = to town 2
to-inner-a = to the inner town 1–2
to-town-3 = to town 3
to-town-4 = to town 4
to-inner-b = to the inner town 3–4
to-town-5 = to town 5
to-town-6 = to town 6
to-inner-c = to the inner town 5–6
to-town-7 = to town 7
to-town-8 = to town 8
to-inner-d = to the inner town 7–8
to-town-9 = to town 9
to-town-10 = to town 10
to-inner-e = to the inner town 9–10
section-a = the section at towns 1–2
section-b = the section at towns 3–4
section-c = the section at towns 5–6
section-d = the section at towns 7–8
section-e = the section at towns 9–10
tier-first = first tier
tier-second = second tier
tier-third = third tier
ribbon-grey = grey ribbon
ribbon-black = black ribbon
ribbon-yellow = yellow ribbon
ribbon-blue = blue ribbon
favour-grey = Church Favour of the grey ribbon
favour-black = Church Favour of the black ribbon
favour-yellow = Church Favour of the yellow ribbon
favour-blue = Church Favour of the blue ribbon
castle-leader = Castle Leader
poverty = Poverty
prosperity = Prosperity
phase-cards = Card Management
phase-movement = Movement
phase-action = Primary Action
phase-recruit = Recruit
phase-collision = Resolve Collision
phase-draw = Draw Cards
player-card = Player card { $n }
printed-townsfolk = Printed Townsfolk
printed-manuscript = Printed Manuscript
scheme-brown = Starting Scheme: { $icons }
scheme-black = Future Scheme: { $icons }

# Amounts

amount-silver = { $n } Silver
amount-stone = { $n } Stone
amount-gold = { $n } Gold
amount-ink = { $n ->
    [one] { $n } Ink Well
   *[other] { $n } Ink Wells
}
amount-resources = { $n ->
    [one] any { $n } resource
   *[other] any { $n } resources
}
amount-deeds = { $n ->
    [one] { $n } Deed
   *[other] { $n } Deeds
}
amount-debts = { $n ->
    [one] { $n } Debt
   *[other] { $n } Debts
}
amount-corruption = { $n } Corruption
amount-virtue = { $n } Virtue
amount-schemes = { $n ->
    [one] { $n } future Scheme
   *[other] { $n } future Schemes
}
points = { $n } VP
amount-vp = { points }
amount-any = { $n ->
    [one] { $n } Debt or Deed
   *[other] { $n } Debts or Deeds
}
amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
amount-workers = { $n ->
    [one] { $n } Worker
   *[other] { $n } Workers
}
amount-trading-posts = { $n ->
    [one] { $n } Trading Post
   *[other] { $n } Trading Posts
}
amount-guildhalls = { $n ->
    [one] { $n } Guildhall
   *[other] { $n } Guildhalls
}
amount-workshops = { $n ->
    [one] { $n } Workshop
   *[other] { $n } Workshops
}
amount-manuscripts = { $n ->
    [one] { $n } Manuscript
   *[other] { $n } Manuscripts
}
amount-merchants = { $n ->
    [one] { $n } Merchant icon
   *[other] { $n } Merchant icons
}
amount-builders = { $n ->
    [one] { $n } Builder icon
   *[other] { $n } Builder icons
}
amount-nobles = { $n ->
    [one] { $n } Noble icon
   *[other] { $n } Noble icons
}
amount-clerics = { $n ->
    [one] { $n } Cleric icon
   *[other] { $n } Cleric icons
}
amount-criminals = { $n ->
    [one] { $n } Criminal icon
   *[other] { $n } Criminal icons
}
amount-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
amount-hand-limit = { $n }

# Cards

clauses = { $first }; { $next }
townsfolk-line = { $name }: { $facts }
townsfolk-facts = { $n } Silver; { $icons }; { $worth }
townsfolk-worth = { $hired }; { $ability }
townsfolk-hired = hired or dismissed: { $what }
townsfolk-printed = { $n } Silver; { $icons }; dismissed: { $what }
ability-none = no ability
ability-played = played: { $what }
manuscript-line = { $name }: { $facts }
manuscript-facts = cost { $n }; { $ribbon }; { $what }
manuscript-printed = cost { $n }; { $what }
player-card-facts = { $town }: { $gives }; { $extra }
player-card-own-town = { $what }, at the own town
player-card-own-deck = { $what } of the own starting deck
exchange-facts = { $icons }: { $what }
slot-icons = { $icons }
spot-facts = { $effect }; Link: { $link }
spot-alone = { $effect }; no Link
favour-facts = { $points }; { $icons }
track-facts = active player: { $above }; others: { $below }
scheme-line = { $name }: { $facts }
scheme-facts = { $rows }; { $move }; { $options }
scheme-else = { $first }, or else { $next }
scheme-move = { $n ->
    [one] move { $n } town
   *[other] move { $n } towns
}
ai-board-facts = focus: { $focus }; resources: { $priority }; begins with { $gives }
ai-priority = { $first } up to { $n }, then { $second } up to { $m }, then { $third }
ai-priority-none = all kinds as one
on-after-trade = after Trade{ $if }: { $what }
on-after-construct = after constructing a Building{ $if }: { $what }
on-after-castle = after placing Workers{ $if }: { $what }
on-after-transcribe = after transcribing a Manuscript{ $if }: { $what }
on-flip-debt = flipping a Debt{ $if }: { $what }
on-flip-deed = flipping a Deed{ $if }: { $what }
on-gain-debt = gaining a Debt{ $if }: { $what }
on-collision = in any player's Collision{ $if }: { $what }
on-hire = hiring{ $if }: { $what }
on-uncovered = once uncovered{ $if }: { $what }
on-flip-card = flipping a card{ $if }: { $what }
on-gain-scheme = gaining a Scheme{ $if }: { $what }
on-reshuffle = shuffling the Schemes{ $if }: { $what }
on-construct = constructing a Building{ $if }: { $what }
on-castle = placing Workers{ $if }: { $what }
on-transcribe = transcribing a Manuscript{ $if }: { $what }
on-dismiss = dismissing{ $if }: { $what }
on-movement = in Movement{ $if }: { $what }
on-drop-off = dropping off{ $if }: { $what }
do-gain = { $form ->
    [bare] { $what }
   *[do] gain { $what }
}
do-flip = flip { $what }
do-place = place { $what } for free in any one section of the first tier
do-build = construct { $what } for free on any empty Building Spot
do-take = { $n ->
    [one] take { $n } visible Manuscript of cost 3 or 4 for free
   *[other] take { $n } visible Manuscripts of cost 3 or 4 for free
}
do-hire = hire any visible Townsfolk for free
do-shuffle = shuffle the discard pile into the draw pile
do-rearrange = rearrange the cards on your board
do-discard = { $n ->
    [one] discard { $what }
   *[other] discard up to { $what }
}
do-destroy = { $n ->
    [one] destroy { $what }
   *[other] destroy up to { $what }
}
do-move = { $n ->
    [one] move { $what } to an adjacent section of the first tier
   *[other] move Workers up to { $n } times to an adjacent section of the first tier
}
do-use = use { $what }
do-save = pay { $what } less
do-walk = walk { $what } more for free
do-cost = every Townsfolk costs exactly { $what }
do-raise = hand limit +{ $what }
do-dismiss = dismiss the Townsfolk of the own segment
do-construct = construct a Building
do-castle = place Workers
do-transcribe = transcribe a Manuscript
do-focus = follow the focus
per-resources = { $n ->
    [one] resource left
   *[other] { $n } resources left
}
per-buildings = { $n ->
    [one] Building of yours
   *[other] { $n } Buildings of yours
}
per-merchants = { $n ->
    [one] Merchant icon
   *[other] { $n } Merchant icons
}
per-builders = { $n ->
    [one] Builder icon
   *[other] { $n } Builder icons
}
per-nobles = { $n ->
    [one] Noble icon
   *[other] { $n } Noble icons
}
per-clerics = { $n ->
    [one] Cleric icon
   *[other] { $n } Cleric icons
}
per-criminals = { $n ->
    [one] Criminal icon
   *[other] { $n } Criminal icons
}
per-paid-debts = { $n ->
    [one] paid Debt
   *[other] { $n } paid Debts
}
per-approved-deeds = { $n ->
    [one] approved Deed
   *[other] { $n } approved Deeds
}
per-workers = { $n ->
    [one] Worker of yours in the Castle
   *[other] { $n } Workers of yours in the Castle
}
per-manuscripts = { $n ->
    [one] Manuscript of yours
   *[other] { $n } Manuscripts of yours
}
no-criminals = { $form ->
    [after] if you have no Criminal icon
   *[other] without Criminal icons
}
least-criminals = { $n ->
    [one] a Criminal icon
   *[other] { $n } or more Criminal icons
}

# End of cards

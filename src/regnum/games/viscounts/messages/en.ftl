# Viscounts of the West Kingdom, in English.

# The game

game-title = Viscounts of the West Kingdom
game-about = Ride around a divided kingdom, gather Townsfolk, raise Buildings, climb the Castle, copy Manuscripts. Unofficial.

# Names

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
a-trading-post = a Trading Post
a-guildhall = a Guildhall
a-workshop = a Workshop
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
tier-third = Third tier
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
amount-pooled = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
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

# Table

option-extra_heroes = Mixes the six extra Heroes into the ten of the box.
option-extra_heroes-title = Extra Heroes
option-deck = A file of your own cards (TOML) in place of the printed ones.
towns-a = towns 1–2
towns-b = towns 3–4
towns-c = towns 5–6
towns-d = towns 7–8
towns-e = towns 9–10
spot-name = Building Spot { $n } at { $towns }
spot-title = { spot-name }
section-name = Castle, section { $n }
track-space = Track, space { $n }
on-first-tier = on the first tier at { $towns }
on-second-tier = on the second tier at { $towns }
off-first-tier = from the first tier at { $towns }
off-second-tier = from the second tier at { $towns }
worker-own = a Worker of yours
worker-of-red = a Worker of Red's
worker-of-blue = a Worker of Blue's
worker-of-yellow = a Worker of Yellow's
worker-of-green = a Worker of Green's
worker-of-ai = a Worker of the AI's
one-list = { $items }
space-empty = empty space

# Moves

move-decline = No, thank you
move-pick = { $card }: { $what }
move-play = Play { $card }
move-go = Ride { $space }
move-for = { $what } (for { $cost })
move-for-paid = { $what } (for { $cost }; you pay { $paid })
move-act = { $action }: { $what }
move-castle = { $action } at { $towns }; who climbs there: { $what }
move-pass = Pass: no primary action
move-dismiss = Dismiss for { $cost }: { $card }
move-dismiss-free = Dismiss for nothing: { $card }
move-dismiss-nobody = Dismiss nobody
move-pay = Pay with { $pay }
move-pay-for = Pay { $pay } as { $icons }
move-exchange = { $n ->
    [one] Make { $n } exchange
   *[other] Make { $n } exchanges
}
move-build = { $building } ({ $cost }); uncovers: { $what }
move-build-free = { $building }; uncovers: { $what }
move-build-on = { $spot }: { $what }
move-link-too = Link: { $what }
move-link = First the Link to { $spot }: { $what }
move-link-on = First the Link clockwise
move-link-back = First the Link counter-clockwise
move-send = Place { $workers }
move-place = In the section at { $towns }; who climbs there: { $what }
move-shift = From the section at { $towns } to the one at { $to }
move-climb = First the section at { $towns }: { $what }
move-bump = Remove { $worker } { $where }
move-take = Take { $good }
move-flip-debt = Flip a Debt: gain any 1 resource
move-flip-deed = Flip a Deed: 3 VP instead of 1
move-discard = Discard { $card }
move-discard-top = Discard the top card of your draw pile, unseen
move-destroy = Destroy for { $gain }: { $card }
move-destroy-top = Destroy the top card of your draw pile, unseen, for its value in Silver
move-arrange = Order { $order }: { $cards }
move-arrange-none = Leave the cards as they are
move-recruit = Hire for { $cost }: { $card }
move-recruit-free = Hire for nothing: { $card }
move-hire = Hire at { $towns }: { $card }
move-hire-nobody = Hire at { $towns }: nobody is there
move-receive = Take at { $towns }: { $card }
move-choose = Choose: { $what }
move-choose-number = Choose what stands in place { $n }
move-resolve = { $card }: { $what }
move-hire-effect = Effect of the hired card

# Decisions

decide-choose-pair = Choose a Player card with its Hero.
decide-destroy-own = You may destroy a card of your starting deck, for its value in Silver.
decide-play-card = Your turn: which card do you play?
decide-move = { $n ->
    [one] Move your Viscount: at least { $n } step.
   *[other] Move your Viscount: at least { $n } steps.
}
decide-primary-action = Which primary action do you take?
decide-may-dismiss = { $action }: do you dismiss the Townsfolk beside your Viscount for its icons and its effect?
decide-pay-icons = { $icons } still to be paid: with what?
decide-choose-exchanges = { $n ->
    [0] Trade: how many exchanges do you make?
    [one] Trade: { $n } exchange so far; how many more?
   *[other] Trade: { $n } exchanges so far; how many more?
}
decide-choose-building = Which Building do you construct?
decide-choose-slot = You construct { $building } for free: from which slot?
decide-choose-spot = You construct { $building }: on which Building Spot?
decide-choose-link = You have completed two Links: which comes first?
decide-send-workers = How many Workers do you place?
decide-place-free = Place { $workers } for free: in which section?
decide-choose-group = Several of your groups move on: which comes first?
decide-bump = Too many Workers { $where }: which one do you remove?
decide-shift-worker = { $n ->
    [one] You may move a Worker on the first tier to an adjacent section.
   *[other] You may move Workers on the first tier to an adjacent section, { $n } times.
}
decide-recruit = Do you hire the Townsfolk beside your Viscount?
decide-free-hire = Hire a visible Townsfolk for free: which one?
decide-receive-manuscript = Take a visible Manuscript of cost 3 or 4 for free: which one?
decide-gain-resource = { $n ->
    [one] Which resource do you take?
   *[other] Take { $n } resources in the order Stone, Gold, Ink Wells: which comes first?
}
decide-flip-one = Which do you flip, a Debt or a Deed?
decide-discard-card = { $n ->
    [one] You may discard a card.
   *[other] You may discard up to { $n } cards: which one now?
}
decide-destroy-card = { $n ->
    [one] You may destroy a card, for its value in Silver.
   *[other] You may destroy up to { $n } cards, each for its value in Silver: which one now?
}
decide-rearrange = You may put the cards on your board into another order.
decide-pick-effect = Which effect do you choose?
decide-triggers = Several things happen now: which comes first?

# What others are at

deciding-choose-pair = is choosing a Player card and a Hero
deciding-destroy-own = is deciding whether to destroy a starting card
deciding-play-card = is playing a card
deciding-move = is moving the Viscount
deciding-primary-action = is choosing a primary action
deciding-may-dismiss = is deciding whether to dismiss a Townsfolk
deciding-pay-icons = is choosing what to pay with
deciding-choose-exchanges = is trading
deciding-choose-building = is choosing a Building
deciding-choose-slot = is choosing a Building to place for free
deciding-choose-spot = is choosing a Building Spot
deciding-choose-link = is choosing which Link comes first
deciding-send-workers = is placing Workers
deciding-place-free = is placing Workers for free
deciding-choose-group = is choosing which Workers move on first
deciding-bump = is removing a Worker from the Castle
deciding-shift-worker = is deciding whether to move a Worker in the Castle
deciding-recruit = is deciding whether to hire
deciding-free-hire = is hiring for free
deciding-receive-manuscript = is choosing a Manuscript
deciding-gain-resource = is choosing a resource
deciding-flip-one = is flipping a Debt or a Deed
deciding-discard-card = is deciding whether to discard a card
deciding-destroy-card = is deciding whether to destroy a card
deciding-rearrange = is rearranging cards
deciding-pick-effect = is choosing an effect
deciding-triggers = is choosing what comes first

# Refusals

refusal-not-offered = That Player card is not on offer.
refusal-not-in-hand = That card is not in your hand.
refusal-one-of-many = You have several of that card: the first one stands for all.
refusal-not-in-deck = That card is not in your starting deck.
refusal-too-near = You must ride at least as many spaces as the card played is worth.
refusal-too-far = You lack the Silver to ride so far.
refusal-needs-outer-path = It can be done only on the outer path.
refusal-needs-inner-path = It can be done only on the inner path.
refusal-too-few-icons = You cannot bring so many icons together.
refusal-is-built = That Building is built already.
refusal-all-are-built = All your Buildings are built.
refusal-no-spot = There is no empty Building Spot on this bank of the River.
refusal-spot-is-taken = A Building stands there already.
refusal-across-the-river = That spot is not on your bank of the River.
refusal-no-building-left = There is no Building of that kind, or no empty spot for it.
refusal-no-group = You have no three Workers there.
refusal-no-worker-there = There is no such Worker there.
refusal-no-worker-to-shift = You have no Worker on the first tier that may move.
refusal-no-worker-left = You do not have so many Workers in supply.
refusal-no-matching-icon = None of its icons counts for this action.
refusal-cannot-do-without = Without the dismissal you cannot pay for the action.
refusal-cannot-pay-both = If you pay for the dismissal, you cannot pay for the action.
refusal-goods-in-order = You are paying with another good already; there is no way back to an earlier one.
refusal-does-not-count = It does not count for this action.
refusal-not-enough = You do not have enough of it.
refusal-resources-in-order = Resources are taken in the order Stone, Gold, Ink Wells; there is no way back to an earlier one.
refusal-nothing-to-flip = You have nothing to flip.
refusal-nothing-to-shuffle = Your discard pile is empty.
refusal-pile-is-empty = That pile is empty.
refusal-printed-townsfolk = Printed Townsfolk cannot be hired.
refusal-not-enough-silver = You do not have enough Silver.
refusal-nobody-to-hire = There is nobody to hire.
refusal-manuscript-too-dear = There is no Manuscript of cost 3 or 4.
refusal-no-manuscript = No visible Manuscript costs 3 or 4.
refusal-space-is-empty = Empty spaces stay empty.
refusal-no-card-to-draw = Your draw pile and your discard pile are empty.
refusal-nothing-to-rearrange = There are no two cards on your board.
refusal-nothing-to-discard = You have no card to discard.
refusal-too-few-cards = You must keep at least 3 cards.
refusal-condition-not-met = What it asks for does not hold now.

# How a thing is used, and what is lacking for it

prospect-hand = Played when your turn begins: it goes to the first space of your board, and your Viscount rides at least { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}.
prospect-townsfolk = Hired after the action of your turn, for { $price }; nothing is missing.
prospect-townsfolk-lacking = Hired after the action of your turn, for { $price }; missing: { $lacking }.
prospect-manuscript = Transcribed on the inner path, for { $price } or Ink Wells in their place; nothing is missing.
prospect-manuscript-lacking = Transcribed on the inner path, for { $price } or Ink Wells in their place; missing: { $lacking }.
prospect-building = Constructed on the outer path, for { $price } or Stone in their place; nothing is missing.
prospect-building-lacking = Constructed on the outer path, for { $price } or Stone in their place; missing: { $lacking }.
prospect-built = It is built: its slot works for you until the end.
viscount-there = your Viscount at { $towns }
viscount-on-inner-path = your Viscount on the inner path at { $towns }
viscount-on-outer-path = your Viscount on the outer path

# Events

event-chose-pair = chooses Player card { $town } and { $hero }
event-played = plays { $card }
event-dropped-off = pushes { $card } off the board
event-moved = rides { $space } for { $price }
event-moved-free = rides { $space }
event-passed = passes
event-declared = chooses the action { $action }
event-fizzled = cannot carry out the action { $action } any more
event-dismissed = dismisses { $card } for { $price }
event-dismissed-free = dismisses { $card } for nothing
event-dismissed-printed = dismisses the printed Townsfolk at { $segment } for { $price }
event-dismissed-printed-free = dismisses the printed Townsfolk at { $segment } for nothing
event-paid = pays { $good }
event-exchanged = { $times ->
    [one] makes { $times } exchange in town { $town }
   *[other] makes { $times } exchanges in town { $town }
}
event-built = builds { $slot } on { $spot }
event-linked = links { $spot } with { $to }
event-placed = places { $workers } in the section at { $segment }
event-climbed = moves a Worker up to the second tier at { $segment }
event-spread = moves two Workers sideways from the section at { $segment }
event-reached-centre = moves a Worker up to the third tier
event-leads-castle = becomes Castle Leader
event-bumped = removes { $whose } from the { $tier ->
    [first] first
   *[second] second
} tier at { $segment }
event-bumped-own = removes an own Worker from the { $tier ->
    [first] first
   *[second] second
} tier at { $segment }
event-shifted = moves a Worker from the section at { $segment } to the one at { $to_segment }
event-took-manuscript = takes { $manuscript }
event-transcribed-printed = transcribes the Manuscript printed at { $segment }
event-gained-favour = gains the { $ribbon }
event-hired = hires { $card } for { $price }
event-hired-free = hires { $card } for free
event-collided = resolves a Collision on space { $space }
event-gained = gains { $good }
event-gained-deeds = gains { $number }
event-gained-debts = gains { $number }
event-gained-corruption = gains { $points } (marker on { $space })
event-gained-virtue = gains { $points } (marker on { $space })
event-flipped-debt = flips a Debt
event-flipped-deed = flips a Deed
event-revealed = reveals { $card }: the game ends after the next round
event-revealed-too = reveals { $card } too: it is a Divided Kingdom now
event-rearranged = rearranges the cards on the board
event-discarded = discards { $card }
event-destroyed = destroys { $card }
event-shuffled = shuffles { $cards } into a new draw pile
event-drew-card = draws { $card }
event-drew-card-unseen = draws a card
event-last-round = begins the last round
milestone-revealed = { $card ->
    [poverty] Poverty
   *[prosperity] Prosperity
}
milestone-revealed-too = { $card ->
    [poverty] Poverty
   *[prosperity] Prosperity
}
milestone-last-round = Last round
you-gained = you gain { $good }
you-gained-deeds = you gain { $number }
you-gained-debts = you gain { $number }
you-gained-corruption = you gain { $points } (marker on { $space })
you-gained-virtue = you gain { $points } (marker on { $space })
you-flipped-debt = you flip a Debt
you-flipped-deed = you flip a Deed
concern-bumped = removes your Worker from the { $tier ->
    [first] first
   *[second] second
} tier at { $segment }

# Score

score-buildings = Buildings
score-workers = Workers in the Castle
score-sets = Sets of Manuscripts
score-manuscripts = Conditions of Manuscripts
score-leader = Castle Leader
score-favours = Church Favours
score-debts = Unpaid Debts
score-deeds = Deeds
score-poverty = Poverty
score-prosperity = Prosperity

# The table at a glance

section-townsfolk = Townsfolk on the board, clockwise
section-manuscripts = Manuscripts on the board, clockwise
section-kingdom = Kingdom
section-board = The board, clockwise
section-castle = Castle (Workers on the first / second tier)
section-pairs = Player cards and Heroes
section-goods = Goods
section-standing = Players
section-rows = Cards on the Player Boards
section-holdings = Buildings and Manuscripts of the players
section-hand = Your hand
column-segment = Segment
column-card = Card
column-silver = Silver
column-icons = Icons
column-worth = Effect
column-left = Left
column-manuscript = Manuscript
column-what = What
column-now = Now
column-viscounts = Viscounts
column-buildings = Buildings
column-section = Section
column-second-tier = Second tier
column-player-card = Player card
column-gives = Gives
column-hero = Hero
column-player = Player
column-corruption = Corr.
column-virtue = Virtue
column-debts = Debts (paid)
column-deeds = Deeds (appr.)
column-workers = Workers
column-hand = Hand
column-draw = Draw
column-discard = Disc.
column-card-space = Space { $n }
column-slots = Uncovered slots
column-manuscripts = Manuscripts
column-ability = Ability
column-points = VP
stack-debts = { $n ->
    [one] { $n } Debt left
   *[other] { $n } Debts left
}
stack-deeds = { $n ->
    [one] { $n } Deed left
   *[other] { $n } Deeds left
}
stack-empty = revealed
kingdom-end = End of the game
closing-triggered = one more full round after this one
closing-last-round = this is the last round
viscount-at = { $seat } { $space }
building-on = { $building } of { $seat } ({ $spot })
castle-centre = any 1 resource
glance-row = Your Player Board
glance-viscount = Viscount of { $seat }
glance-buildings = Buildings, { $segment }
glance-castle = Castle, { $segment }
glance-tiers = { $seat } { $first } / { $second }
glance-centre = { $seat } { $n }

# Explanations

about-action-trade = On the outer path. Use the exchange of the town as often as you can pay for it, with Merchant and Criminal icons and Silver.
about-action-construct = On the outer path. Build any Building of your board on an empty spot on your bank of the River, with Builder and Criminal icons and Stone: 3 for a Workshop, 5 for a Trading Post, 7 for a Guildhall. Then the effect of the spot, and of every Link that is completed.
about-action-castle = On the inner path. Place 1, 2, 3 or 4 Workers in the section before your Viscount for 1, 3, 5 or 8 Noble and Criminal icons and Gold. Where you then have three, one climbs and two move sideways.
about-action-transcribe = On the inner path. Take the visible Manuscript for its cost in Cleric and Criminal icons and Ink Wells.
about-good-silver = It pays for hiring, dismissing and further steps, and counts as Merchant icons in a Trade. It is no resource.
about-good-stone = A resource. Each one counts as a Builder icon when you construct a Building.
about-good-gold = A resource. Each one counts as a Noble icon when you place Workers.
about-good-ink = A resource. Each one counts as a Cleric icon when you transcribe a Manuscript.
about-good-resources = Ink Well, Gold or Stone, as you like; never Silver.
about-good-deeds = Worth 1 VP at the end, flipped (approved) 3 VP. Approved Deeds score for Poverty. When the last one of the stack is taken, Prosperity is revealed.
about-good-debts = Costs 2 VP at the end. Flipped (paid) it costs nothing and brings any 1 resource at once. Paid Debts score for Prosperity. When the last one of the stack is taken, Poverty is revealed.
about-good-corruption = Moves the Corruption marker a space to the right. When it meets the Virtue marker they have collided, and move together until the Collision is resolved.
about-good-virtue = Moves the Virtue marker a space to the left. When it meets the Corruption marker they have collided, and move together until the Collision is resolved.
about-phase-cards = All cards on your board move a space to the right, one may drop off; then you play a card from hand. A Criminal brings 1 Corruption for every Criminal icon on your board.
about-phase-movement = Your Viscount moves clockwise by at least the value of the card played, and a space further for each Silver.
about-phase-action = Take one of the four primary actions, or pass. You may dismiss the Townsfolk beside your Viscount for its icons and its effect.
about-phase-recruit = You may hire the Townsfolk beside your Viscount for its value in Silver; it goes onto your discard pile, and its effect is resolved.
about-phase-collision = If your two markers are on the same space, the Collision is resolved: you gain what is above the space, the others what is below it; then the markers return.
about-phase-draw = Draw until you hold your hand limit, 3 at the beginning. Every shuffle brings 1 Corruption with a Criminal icon on your board, 1 Virtue without one.
about-symbol-worker = You have 20 of them. In the Castle each is worth 1, 2 or 3 VP by its tier.
about-symbol-viscount = Your Viscount rides clockwise around the kingdom. Whoever it joins at the end of its way may rearrange the own cards.
about-symbol-castle-leader = Goes to the first player on the third tier of the Castle, then to whoever has more Workers there: 5 VP, and 1 card more in hand.
about-symbol-poverty = Revealed when the stack of Debts is empty; then one more full round is played. The players with the most approved Deeds get 12, 8 and 4 VP (12 and 4 with fewer than 3).
about-symbol-prosperity = Revealed when the stack of Deeds is empty; then one more full round is played. The players with the most paid Debts get 12, 8 and 4 VP (12 and 4 with fewer than 3).
about-symbol-link = When the second of two linked Buildings is built, both owners get the effect; one owner of both gets it once.
about-symbol-rearrange = Put the cards on your board into another order, if you like.
about-symbol-discard = Discard a card from hand, or unseen from the top of your draw pile, if you like.
about-symbol-destroy = Remove a card from the game, from hand or unseen from the top of your draw pile, if you like, and gain its value in Silver. You must keep at least 3 cards.
about-symbol-shuffle = Shuffle your discard pile into your draw pile. As at every shuffle: 1 Corruption with a Criminal icon on your board, else 1 Virtue.
about-symbol-hire = Hire any visible Townsfolk without paying.
about-symbol-dismiss = In a primary action you may remove the Townsfolk beside your Viscount from the game for its value in Silver, if one of its icons counts: its effect is resolved and its icons count.
about-symbol-vp = Whoever has the most at the end of the game wins. Ties go to the most Silver and resources.
symbol-worker = Worker
symbol-viscount = Viscount
symbol-castle-leader = Castle Leader
symbol-poverty = Poverty
symbol-prosperity = Prosperity
symbol-link = Link
symbol-rearrange = Rearrange
symbol-discard = Discard
symbol-destroy = Destroy
symbol-shuffle = Shuffle
symbol-hire = Free hire
symbol-dismiss = Dismiss
symbol-vp = Victory points
about-icon-merchant = Counts for Trade.
about-icon-builder = Counts when you construct a Building.
about-icon-noble = Counts when you place Workers.
about-icon-cleric = Counts when you transcribe a Manuscript.
about-icon-criminal = Counts as any icon in a primary action. It brings Corruption when played, and at every shuffle.
about-inner = A space of the inner path. Here you can place Workers in the section before it, or transcribe the Manuscript beside it.
about-section = Entering the second tier: { $what }. Three of your Workers on the first tier: one climbs, one moves to either side. Three on the second: one moves to the third tier, for any 1 resource. More than three Workers of all colours: some are removed.
about-building = Costs { $cost }. One is worth { $first }, two { $second }, three { $third } VP. Once built, its slot is uncovered.
about-score-buildings = By kind and number, as printed on your board.
about-score-workers = 1, 2 or 3 VP for each Worker in the Castle, by its tier.
about-score-sets = 1, 4, 9 or 16 VP for each set of 1, 2, 3 or 4 different ribbons.
about-score-manuscripts = What your Manuscripts score by their conditions.
about-score-leader = 5 VP for the Castle Leader card.
about-score-favours = 3 VP for each Church Favour card.
about-score-debts = 2 VP less for each unpaid Debt.
about-score-deeds = 1 VP for each acquired and 3 VP for each approved Deed.
about-score-poverty = If Poverty is revealed: 12, 8 and 4 VP for the most approved Deeds; 12 and 4 with fewer than 3 players.
about-score-prosperity = If Prosperity is revealed: 12, 8 and 4 VP for the most paid Debts; 12 and 4 with fewer than 3 players.
about-seat = Has a Viscount, 20 Workers, 9 Buildings and 8 starting Townsfolk of this colour.

# Alone

rival-ai = AI
option-ai = The AI board that you play against when you play alone; its name says what it is after.
option-ai-title = AI board
option-ai-card-about = The easiest of the four boards.
option-ai-cleric-about = Of middling difficulty: harder than the Card AI, easier than the Builder AI.
option-ai-builder-about = Rather hard: harder than the Cleric AI, easier than the Noble AI.
option-ai-noble-about = The hardest of the four boards: even the strongest bots mostly lose to it.
option-future_schemes = How many future Schemes the AI begins with when you play alone: the more, the harder; three are worth about 20 points to it.
option-future_schemes-title = Harder AI
option-future_schemes-0 = No future Scheme
option-future_schemes-1 = 1 future Scheme
option-future_schemes-2 = 2 future Schemes
option-future_schemes-3 = 3 future Schemes
event-revealed-scheme = reveals a Scheme ({ $scheme })
event-resolved-row = resolves a row: { $effect }
event-resolved-option = resolves the first option that is possible: { $effect }
event-gained-scheme = gains a Scheme ({ $scheme })
score-resources = Resources left
about-score-resources = 1 VP for each resource that the AI has left.
kingdom-future = Future Schemes left

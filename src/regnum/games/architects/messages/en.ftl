# Architects of the West Kingdom, in English.

# The game

game-title = Architects of the West Kingdom
game-about = Place Workers, hire Apprentices, raise Buildings and the Cathedral, and mind your Virtue. Unofficial.
option-boards = The player boards: standard ones, all alike, or advanced ones, each with its own start and ability.
option-board = The player board of each seat: one of your choice, which nobody else can have then, or one at random. For the advanced game.
option-first = Who begins when the boards are advanced: whoever starts with the most Virtue, or somebody drawn by lot.
option-promo_boards = Adds the five promo boards to the choice. For the advanced game.
option-extra_boards = Adds the four extra boards to the choice. For the advanced game.
option-promo_cards = Adds the promo cards: three Apprentices and three Buildings.
option-starting_apprentice = Everybody hires an Apprentice for free before the game. A rule of Age of Artisans.
option-guildhall_discard = Some outlines of the Guildhall clear the first column of Apprentices. A rule of Age of Artisans.
option-deck = A file of your own cards (TOML) in place of the printed ones.
option-boards-title = Player boards
option-boards-standard = Standard
option-boards-advanced = Advanced
option-board-title = Player board
option-board-random = At random
option-first-title = Starting player
option-first-virtue = The highest Virtue
option-first-random = By lot
option-promo_boards-title = Promo boards
option-extra_boards-title = Extra boards
option-promo_cards-title = Promo cards
option-starting_apprentice-title = Starting Apprentice
option-guildhall_discard-title = Guildhall discard

# Names

colour-blue = Blue
colour-red = Red
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
skill-carpentry = Carpentry
skill-tiling = Tiling
skill-masonry = Masonry
place-quarry = Quarry
place-forest = Forest
place-mines = Mines
place-silversmith = Silversmith
place-storehouse = King's Storehouse
place-workshop = Workshop
place-town-centre = Town Centre
place-tax-stand = Tax Stand
place-guardhouse = Guardhouse
place-guildhall = Guildhall
place-cathedral = Cathedral
place-prison = Prison
place-black-market-left = Black Market, left
place-black-market-middle = Black Market, middle
place-black-market-right = Black Market, right
at-quarry = in the Quarry
at-forest = in the Forest
at-mines = in the Mines
at-mines-clay = in the Mines
at-mines-gold = in the Mines
at-silversmith = at the Silversmith
at-storehouse = in the King's Storehouse
at-workshop = in the Workshop
at-workshop-hire = in the Workshop
at-workshop-draw = in the Workshop
at-town-centre = in the Town Centre
at-tax-stand = at the Tax Stand
at-guardhouse = in the Guardhouse
at-guildhall = in the Guildhall
at-black-market-left = on the Black Market, left
at-black-market-middle-hire = on the Black Market, middle
at-black-market-middle-draw = on the Black Market, middle
at-black-market-right = on the Black Market, right
from-quarry = from the Quarry
from-forest = from the Forest
from-mines = from the Mines
from-silversmith = from the Silversmith
from-storehouse = from the King's Storehouse
from-workshop = from the Workshop
from-town-centre = from the Town Centre
from-tax-stand = from the Tax Stand
from-guardhouse = from the Guardhouse
from-black-market-left = from the left space of the Black Market
from-black-market-middle = from the middle space of the Black Market
from-black-market-right = from the right space of the Black Market
from-prison = from Prison
from-board-blue = from Blue's board
from-board-red = from Red's board
from-board-green = from Green's board
from-board-yellow = from Yellow's board
from-board-purple = from Purple's board

# Amounts

amount-clay = { $n } Clay
amount-wood = { $n } Wood
amount-stone = { $n } Stone
amount-gold = { $n } Gold
amount-marble = { $n } Marble
amount-silver = { $n } Silver
amount-virtue = { $n } Virtue
amount-tax = { $n } Tax
amount-building = { $n ->
    [one] { $n } Building
   *[other] { $n } Buildings
}
amount-debts = { $n ->
    [one] { $n } Debt
   *[other] { $n } Debts
}
amount-workers = { $n ->
    [one] { $n } Worker
   *[other] { $n } Workers
}
amount-own-workers = { $n } of their own Workers
amount-your-workers = { $n } of your Workers
amount-captured = { $n ->
    [one] { $n } captured Worker
   *[other] { $n } captured Workers
}
amount-apprentices = { $n ->
    [one] { $n } Apprentice
   *[other] { $n } Apprentices
}
amount-groups = { $n ->
    [one] { $n } group of Workers
   *[other] { $n } groups of Workers
}
amount-mix = { $n ->
    [one] { $n } Stone or Wood
   *[other] any { $n } of Stone and Wood
}
amount-mix-with-clay = { $n ->
    [one] { $n } Stone, Wood or Clay
   *[other] any { $n } of Stone, Wood and Clay
}
group-blue = { $n ->
    [one] { $n } blue Worker
   *[other] { $n } blue Workers
}
group-red = { $n ->
    [one] { $n } red Worker
   *[other] { $n } red Workers
}
group-green = { $n ->
    [one] { $n } green Worker
   *[other] { $n } green Workers
}
group-yellow = { $n ->
    [one] { $n } yellow Worker
   *[other] { $n } yellow Workers
}
group-purple = { $n ->
    [one] { $n } purple Worker
   *[other] { $n } purple Workers
}
group-neutral = { $n ->
    [one] { $n } neutral Worker
   *[other] { $n } neutral Workers
}
cost-discard = a discarded Building
points = { $n } VP
amount-vp = { points }
amount-debt-vp = { points }
virtue-gain = gain { $n } Virtue
virtue-loss = lose { $n } Virtue
clauses = { $first }; { $next }
one-list = { $items }

# Printed costs

figure-clay = { amount-clay }
figure-wood = { amount-wood }
figure-stone = { amount-stone }
figure-gold = { amount-gold }
figure-marble = { amount-marble }
figure-silver = { amount-silver }

# Cards

card-with-skills = { $name } ({ $skills })
building-line = { $name }: { $facts }
building-facts = { $cost }; { $worth }
building-facts-skills = { $facts } [needs { $skills }]
card-with-silver = { $card } [{ $coins } on it]
apprentice-line = { $card }: { $worth }
apprentice-line-virtue = { $line } [Virtue { $change }]
ability-none = No ability
on-quarry = In the Quarry{ $if }: { $what }
on-forest = In the Forest{ $if }: { $what }
on-mines = In the Mines{ $if }: { $what }
on-silversmith = At the Silversmith{ $if }: { $what }
on-storehouse = { $form ->
    [trade] King's Storehouse{ $if }: { $what }
   *[other] In the King's Storehouse{ $if }: { $what }
}
on-town-centre = In the Town Centre{ $if }: { $what }
on-tax-stand = At the Tax Stand{ $if }: { $what }
on-black-market = On the Black Market{ $if }: { $what }
on-cathedral = Working on the Cathedral{ $if }: { $what }
on-debt-paid = Paying off a Debt{ $if }: { $what }
on-send-to-prison = Sending Workers to Prison{ $if }: { $what }
on-reset = At a Reset{ $if }: { $what }
on-construction = Constructing a Building{ $if }: { $what }
on-hire = { $what }{ $if }
on-debt-taken = Taking a Debt{ $if }: { $what }
on-virtue-gained = For every Virtue gained{ $if }: { $what }
do-gain = { $form ->
    [bare] { $what }
    [also] also gain { $what }
   *[do] gain { $what }
}
do-lose = { $noun ->
    [debt-vp] each unpaid Debt costs { $what } more
   *[other] lose { $what }
}
do-pay = { $form ->
    [bare] { $what }
   *[do] pay { $what }
}
do-draw = { $form ->
    [also] also draw { $what }
   *[do] draw { $what }
}
do-discard = { $n ->
    [one] discard a Building
   *[other] discard { $what }
}
do-take = take { $what }
do-destroy = destroy { $what }
do-dismiss = dismiss { $n } of your Apprentices
do-capture = { $n ->
    [one] { $at ->
        [or] capture a group
       *[other] capture { $what }
    }
   *[other] capture up to { $what }
}
do-release = release up to { $what } from Prison
do-release-all = release all your Workers from Prison
do-free-workers = free your Workers from all boards
do-hire = hire any face-up Apprentice for free
do-build-again = place another Worker in the Guildhall
do-save = { $at ->
    [hire] Hiring costs { $what } less
   *[other] { $noun ->
        [debt-vp] each unpaid Debt costs { $what } less
        [virtue] lose { $what } less
       *[other] save { $what }
    }
}
do-count = as if { $what } more stood there
do-ignore = May ignore { $what } in every payment
do-limit = { $noun ->
    [apprentices] up to { $what }
   *[other] hand limit { $n }
}
do-avoid-debt = May pay { $what } instead of taking a Debt
do-same-resource = Gold and Marble are one resource
do-cheaper-construction = Constructions cost 1 Wood or 1 Stone less
do-no-cathedral-discard = Discards no Building for the Cathedral
do-discard-for-resource = May discard a Building instead of paying any resource
do-discard-for-virtue = May discard a Building to save 1 Virtue
per-clay = { $n } Clay
per-wood = { $n } Wood
per-stone = { $n } Stone
per-gold = { $n } Gold
per-marble = { $n } Marble
per-silver = { $n } Silver
per-goods = { $n } of Stone, Wood and Clay
per-virtue = { $n } Virtue
per-cathedral = { $n ->
    [one] Cathedral level
   *[other] { $n } Cathedral levels
}
per-buildings = { $n ->
    [one] Building of yours
   *[other] { $n } Buildings of yours
}
per-captured = { $n ->
    [one] captured Worker
   *[other] { $n } captured Workers
}
per-paid-debts = { $n ->
    [one] paid Debt
   *[other] { $n } paid Debts
}
per-carpentry = { $n ->
    [one] Apprentice with Carpentry
   *[other] { $n } Apprentices with Carpentry
}
per-tiling = { $n ->
    [one] Apprentice with Tiling
   *[other] { $n } Apprentices with Tiling
}
per-masonry = { $n ->
    [one] Apprentice with Masonry
   *[other] { $n } Apprentices with Masonry
}
per-unpaid-debts = { $n ->
    [one] unpaid Debt
   *[other] { $n } unpaid Debts
}
per-prisoners = { $n ->
    [one] Worker of yours in Prison
   *[other] { $n } Workers of yours in Prison
}
most-clay = the most Clay
most-wood = the most Wood
most-stone = the most Stone
most-gold = the most Gold
most-marble = the most Marble
most-silver = the most Silver
most-goods = the most Stone, Wood and Clay together
most-virtue = the highest Virtue
most-cathedral = the highest Cathedral level
most-buildings = the most Buildings
most-captured = the most captured Workers
most-paid-debts = the most paid Debts
most-carpentry = the most Apprentices with Carpentry
most-tiling = the most Apprentices with Tiling
most-masonry = the most Apprentices with Masonry
most-unpaid-debts = the most unpaid Debts
most-prisoners = the most Workers in Prison
no-clay = without Clay
no-wood = without Wood
no-stone = without Stone
no-gold = without Gold
no-marble = without Marble
no-silver = without Silver
no-goods = without Stone, Wood and Clay
no-virtue = with Virtue 0
no-cathedral = with no Cathedral level
no-buildings = without Buildings
no-captured = without captured Workers
no-paid-debts = without paid Debts
no-carpentry = without an Apprentice with Carpentry
no-tiling = without an Apprentice with Tiling
no-masonry = without an Apprentice with Masonry
no-unpaid-debts = without unpaid Debts
no-prisoners = { $form ->
    [before] none in Prison
   *[other] with none in Prison
}
least-clay = { $n } or more Clay
least-wood = { $n } or more Wood
least-stone = { $n } or more Stone
least-gold = { $n } or more Gold
least-marble = { $n } or more Marble
least-silver = { $n } or more Silver
least-goods = { $n } or more of Stone, Wood and Clay
least-virtue = Virtue { $n } or more
least-cathedral = Cathedral level { $n } or higher
least-buildings = { $n } or more Buildings
least-captured = { $n } or more captured Workers
least-paid-debts = { $n } or more paid Debts
least-carpentry = { $n } or more Apprentices with Carpentry
least-tiling = { $n } or more Apprentices with Tiling
least-masonry = { $n } or more Apprentices with Masonry
least-unpaid-debts = { $n } or more unpaid Debts
least-prisoners = { $n } or more Workers in Prison

# Moves

move-done = That is all: do nothing more
move-decline = No, thank you
move-place-gain = { $place }: gain { $gain }
move-lose-too = { $what }, lose { $lost }
move-gain-too = { $what }, also gain { $gain }
move-place-storehouse = { $n ->
    [one] King's Storehouse: make { $n } trade
   *[other] King's Storehouse: make up to { $n } trades
}
move-place-hire = { $n ->
    [one] Workshop: hire an Apprentice from column 1 for { $cost }
   *[other] Workshop: hire an Apprentice from columns 1 to { $n } for { $cost }
}
move-place-draw = Workshop: draw { $buildings }
move-place-town-centre = { $n ->
    [one] Town Centre: capture { $n } group of Workers
   *[other] Town Centre: capture up to { $n } groups of Workers
}
move-place-guardhouse = { $n ->
    [one] Guardhouse: make { $n } action (Prison, ransom, Debts)
   *[other] Guardhouse: make up to { $n } actions (Prison, ransom, Debts)
}
move-place-guildhall = Guildhall: construct a Building or work on the Cathedral
move-place-market = { $place }: gain { $gain } for { $cost }
move-place-market-hire = { place-black-market-middle }: hire any Apprentice for { $cost }
move-place-market-look = { place-black-market-middle }: draw 5 Buildings, keep 1, for { $cost }
move-recall = Take a Worker back { $place }
move-trade = Trade { $pay } for { $gain }
move-trade-by = { $card }: trade { $pay } for { $gain }
move-with-card = { $card }: { $what }
move-hire = Hire { $card }
move-hire-nobody = Hire from an empty space
move-hire-coins = put { $coins } on the cards to the left
move-hire-takes = take the { $coins } on the card
move-dismiss = Dismiss { $card }
move-capture = Capture { $workers } { $place }
move-for = { $what } (for { $cost })
move-imprison = Send { $workers } to Prison: gain { $gain }
move-release = Release { $workers } from Prison
move-ransom-silver = Free { $workers } from other boards: pay { $cost }
move-ransom-debt = Free { $workers } from other boards: take 1 Debt, lose 1 Virtue
move-free = Free { $workers } from other boards
move-repay = Pay off a Debt: pay { $cost }, gain { $gain }
move-tax = Pay { $tax }
move-no-tax = Pay no Tax: ignore it
move-build = Build { $card }
move-advance = Work on the Cathedral: level { $level } for { $cost }; { $worth } in all
move-discard = Discard { $card }
move-keep = Keep { $card }
move-destroy-debt = Destroy an unpaid Debt
move-take-debt = Take the Debt
move-avoid-debt = Pay { $pay } instead of taking the Debt
move-use-board = Use your board: release up to { $workers } from Prison
move-gain = Gain { $gain }
move-choose = Choose what stands in place { $n }
move-pick = Choose: { $what }
move-replace = Discard a Building instead of paying { $good }
move-pay-rest = Pay what is left with goods
move-waive = Leave { $good } out of the cost
move-pay = Pay { $pay }

# Decisions

decide-place-worker = Your turn: where do you place a Worker?
decide-recall = You have no Workers left: take one back.
decide-last-resort = Nobody has Workers: take one back from where it is held.
decide-draft-pick = Keep one Building of your packet; the rest goes to your neighbour.
decide-first-apprentice = Hire your first Apprentice, for free.
decide-discard-to-limit = Discard a Building: you hold { $n } too many.
decide-discard-for-cathedral = Work on the Cathedral costs a Building: which do you discard?
decide-discard-for-gain = Discard a Building to gain { $gain }, if you like.
decide-discard-for-resource = Which Building do you discard instead of paying the resource?
decide-prevent-loss = You are about to lose { $lost }: discard a Building to lose 1 less, or accept the loss.
decide-make-room = You have as many Apprentices as you may: dismiss one to make room.
decide-hire = { $n ->
    [one] Hire an Apprentice. Column 1 is free to reach.
   *[other] Hire an Apprentice. Columns 1 to { $n } are free to reach.
}
decide-dismiss-one = Dismiss one of your Apprentices.
decide-keep-one = Keep one of the Buildings you drew; the others go under the deck.
decide-captures = { $n ->
    [one] Capture a group of Workers: you may make { $n } capture.
   *[other] Capture a group of Workers: you may make { $n } captures.
}
decide-free-or-capture = Free your Workers from other boards, capture a group, or neither.
decide-guard-actions = { $n ->
    [one] Guardhouse: you have { $n } action.
   *[other] Guardhouse: you have { $n } actions.
}
decide-trades = { $n ->
    [one] King's Storehouse: you may make { $n } trade.
   *[other] King's Storehouse: you may make { $n } trades.
}
decide-guildhall-work = What do you work on?
decide-pick-gain = Which do you gain?
decide-pick-effect = Which part of your card do you use?
decide-discard-one = Discard a Building.
decide-pay-tax = You may ignore Tax. How much do you pay? At most { $tax }.
decide-pay-mix = How do you pay { $cost }?
decide-replace-good = To pay: { $cost }. Building cards may stand for resources.
decide-waive = Which one do you leave out of the cost?
decide-avoid-debt = You are about to take a Debt: take it, or pay instead?
decide-destroy-debts = { $n ->
    [one] You may destroy { $n } unpaid Debt.
   *[other] You may destroy up to { $n } unpaid Debts.
}
decide-reactions = Black Market Reset: what do you use?
decide-release-some = Release up to { $workers } from Prison: how many?
decide-end-effects = The game ends: which Building do you resolve next?

# What others are at

deciding-place-worker = is placing a Worker
deciding-recall = is taking a Worker back
deciding-last-resort = is taking back a Worker from where it is held
deciding-draft-pick = is choosing a Building to keep
deciding-first-apprentice = is hiring a first Apprentice
deciding-discard-to-limit = is discarding down to the hand limit
deciding-discard-for-cathedral = is discarding a Building for work on the Cathedral
deciding-discard-for-gain = is deciding whether to discard a Building
deciding-discard-for-resource = is discarding a Building instead of paying a resource
deciding-prevent-loss = is deciding whether to lose Virtue or discard a Building
deciding-make-room = is dismissing an Apprentice to make room
deciding-hire = is hiring an Apprentice
deciding-dismiss-one = is dismissing an Apprentice
deciding-keep-one = is choosing one of the Buildings drawn
deciding-captures = is capturing Workers
deciding-free-or-capture = is freeing or capturing Workers
deciding-guard-actions = is acting in the Guardhouse
deciding-trades = is trading in the King's Storehouse
deciding-guildhall-work = is choosing what to work on
deciding-pick-gain = is choosing what to gain
deciding-pick-effect = is choosing what a card does
deciding-discard-one = is discarding a Building
deciding-pay-tax = is deciding how much Tax to pay
deciding-pay-mix = is choosing what to pay with
deciding-replace-good = is choosing what to pay with Building cards
deciding-waive = is choosing what to leave out of the cost
deciding-avoid-debt = is deciding whether to take a Debt or pay
deciding-destroy-debts = is deciding whether to destroy a Debt
deciding-reactions = is reacting to the Black Market Reset
deciding-release-some = is releasing Workers from Prison
deciding-end-effects = is resolving Buildings at the end of the game

# Reasons

refusal-cannot-pay = You cannot pay for it.
refusal-not-in-cost = The cost does not have it.
refusal-too-virtuous = With Virtue 10 or more the Black Market is closed to you.
refusal-space-taken = A Worker stands on that space already.
refusal-nobody-to-hire = There is no Apprentice to hire.
refusal-not-drawn = You did not draw that Building.
refusal-skill-missing = Your Apprentices lack a skill that it needs.
refusal-cathedral-done = You have finished your work on the Cathedral.
refusal-no-card-to-discard = You have no Building to discard for it.
refusal-no-free-spot = The next level of the Cathedral has no free spot.
refusal-too-little-virtue = With Virtue 4 or less you may not work on the Cathedral.
refusal-nobody-captured = You hold no captured Workers.
refusal-nobody-in-prison = You do not have so many Workers in Prison.
refusal-nobody-to-ransom = No other player holds Workers of yours.
refusal-no-debt = You have no unpaid Debt.
refusal-not-in-hand = That Building is not in your hand.
refusal-nothing-to-build = You can neither construct a Building nor work on the Cathedral now.
refusal-needs-two-workers = Gold needs at least 2 of your Workers in the Mines.
refusal-already-used = You have used it already.
refusal-too-many-released = So many may not be released.
refusal-must-hire = You have paid for an Apprentice: you must hire one.
refusal-tax-out-of-range = So much Tax can neither be ignored nor paid.
refusal-prison-not-empty = It needs your part of the Prison to be empty.
refusal-condition-not-met = What the card asks for does not hold now.
refusal-nobody-to-dismiss = You have too few Apprentices to dismiss for it.
refusal-not-hired = That is no Apprentice or board of yours.
refusal-not-constructed = You have not constructed that Building.
refusal-not-in-packet = That Building is not in your packet.
refusal-wrong-mix = That is not what must be paid.
refusal-no-tax-to-take = There is no Silver on the Tax Stand.
refusal-nobody-there = No Worker of that colour is there.
refusal-too-many-places = You may not capture in so many locations in one turn.
refusal-no-worker-there = You have no Worker there.
refusal-only-from-circles = Workers come back only from the locations with a large circle.
refusal-out-of-reach = You lack the Silver to reach that column.
refusal-no-card-there = No Apprentice lies there.

# How a thing is used, and what is lacking for it

prospect-building = Constructed through the Guildhall; you have all that it needs.
prospect-building-lacking = Constructed through the Guildhall; missing: { $lacking }.
prospect-apprentice = Hired through the Workshop; from there it costs you at least { $price }, and you have that.
prospect-apprentice-lacking = Hired through the Workshop; from there it costs you at least { $price }; missing: { $lacking }.
prospect-reach = To reach it costs { $price }, and you have that.
prospect-reach-lacking = To reach it costs { $price }; missing: { $lacking }.
prospect-trade-lacking = It trades in the King's Storehouse; missing: { $lacking }.
prospect-hired = It works for you by itself, when its time comes: { $what }.
prospect-constructed = It is constructed: { $what }.
prospect-cathedral = The next level is worked on through the Guildhall; you have all that it needs.
prospect-cathedral-closed = The next level is worked on through the Guildhall. { $why }
prospect-cathedral-lacking = The next level is worked on through the Guildhall; missing: { $lacking }.

# What happened

event-begins = begins the game
event-placed = places a Worker { $place }
event-recalled = is out of Workers and takes one back that stood { $place }
event-recalled-anyhow = is out of Workers and takes one back
event-lost-turn = has no Workers and loses the turn
event-reset = brings about a reset of the Black Market
event-end-triggered = takes the last outline of the Guildhall: everybody has one more turn
event-constructed = constructs { $card }
event-advanced = advances to level { $level } of the Cathedral
event-kept-building = keeps { $card }
event-kept-building-unseen = keeps a Building
event-drew-building = draws { $card }
event-drew-building-unseen = draws a Building
event-discarded-building = discards { $card }
event-discarded-building-unseen = discards a Building
event-column-discarded = clears the first column: { $what } discarded
event-clock-ticked = a neutral Worker takes outline { $outline } of the Guildhall
event-dismissed = dismisses { $card }
event-placed-coins = puts { $what } on Apprentices
event-hired = hires { $card }
event-captured = captures { $what } { $place }
event-freed = frees { $what } from other boards
event-released = releases { $what } from Prison
event-gained-virtue = gains { $what } (now { $virtue })
event-lost-virtue = loses { $what } (now { $virtue })
event-took-debt = takes a Debt
event-destroyed-debt = destroys a Debt
event-gained = gains { $what }
event-paid = pays { $what }
event-paid-tax = pays { $what }
event-looked = looks at { $what }
event-sent-to-prison = sends { $what } to Prison
event-paid-off-debt = pays off a Debt

# Since a player's last move

you-gained = you gain { $what }
you-gained-virtue = you gain { $what } (now { $virtue })
you-lost-virtue = you lose { $what } (now { $virtue })
you-took-debt = you take a Debt
you-destroyed-debt = you destroy a Debt
concern-captured = captures { $n ->
    [one] 1 of your Workers
   *[other] { $n } of your Workers
} { $place }
concern-reset = The Black Market has been reset
concern-end-triggered = The last outline of the Guildhall is taken: everybody has one more turn
milestone-reset = Reset
milestone-end-triggered = Last turns

# The score sheet

score-buildings = Buildings
score-bonuses = Bonuses of Buildings
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Unpaid Debts
score-gold-and-marble = Gold and Marble
score-silver = Silver (1 for every 10)
score-prison = Workers in Prison

# The table at a glance

section-places = Workers on the board
section-town = Town
section-market = Black Market (also costs 1 Virtue)
section-display = Apprentices to hire
section-goods = Goods
section-standing = Players
section-tableaux = Hired and built
section-boards = Boards
section-hand = Your hand
column-place = Location
column-what = What
column-now = Now
column-space = Space
column-silver = Silver
column-gives = Gives
column-worker = Worker
column-apprentice = Apprentice
column-skills = Skills
column-virtue = Virtue
column-ability = Ability
column-player = Player
column-clay = Clay
column-wood = Wood
column-stone = Stone
column-gold = Gold
column-marble = Marble
column-cathedral = Cath.
column-workers = Workers
column-prison = Prison
column-captives = Captives
glance-tax = Tax
column-debts = Debts
column-hand = Hand
column-apprentices = Apprentices
column-buildings = Buildings
column-board = Board
column-building = Building
column-cost = Cost
column-points = VP
column-effect = Effect
town-guildhall = { $n } of { $all }
town-reset = Next Reset
town-reset-outline = outline { $n }
town-reset-market = market full
town-rewards = Rewards left
town-deck = Building deck
town-last-round = Last round
town-turns-left = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}
market-left-space = left
market-middle-space = middle
market-right-space = right
market-middle = hire, or 1 of 5 Buildings
market-free = free
space-top = top { $n }
space-bottom = bottom { $n }
captives = { $n } { $colour }
debts-with-paid = { $n } (+{ $paid } paid)

# What everything is and does

track-virtue = Virtue track
symbol-worker = Worker
symbol-tax = Tax
symbol-virtue = Virtue
symbol-debt = Unpaid Debt
symbol-paid-debt = Paid Debt
symbol-captured = Captured Workers
symbol-building = Building card
symbol-vp = Victory Points
symbol-reset = Black Market Reset
apprentice-facts = { $worth } [{ $skills }]
hired-virtue = when hired: { $change }
about-place-quarry = Gain 1 Stone for each of your Workers here, the new one included.
about-place-forest = Gain 1 Wood for each of your Workers here, the new one included.
about-place-mines = Choose Clay or Gold. Of Clay you gain 1 more than you have Workers here, of Gold 1 for every 2 of them.
about-place-silversmith = Gain 1 Silver more than you have Workers here, the new one included.
about-place-storehouse = For each of your Workers here you may make one trade: any 2 of Stone, Wood and Clay for 1 Virtue, or any 3 of Stone and Wood for 1 Marble. Some Apprentices add trades of their own.
about-place-workshop = Hire an Apprentice for 4 Silver, 2 of them Tax, from as many columns as you have Workers here; every Silver laid on the first cards of the row reaches a column further. Or draw 1 Building, and 1 more for every 2 of your Workers here.
about-place-town-centre = For each of your Workers here you may capture all Workers of one colour at one location, for 1 Silver each time; the first capture is paid as Tax. The captures of a turn come from at most 2 locations, with 4 or 5 players from only 1. Your own Workers return to your supply, those of others wait on your board.
about-place-tax-stand = Take all Silver that lies here and lose 2 Virtue. While there is none, nobody can place a Worker here.
about-place-guardhouse = For each of your Workers here you may take one action: send all your captured Workers to Prison for 1 Silver each, release all your own from Prison, free all your own from other boards, or pay off a Debt. Freeing them costs 5 Silver, 2 of them Tax, or a Debt and 1 Virtue; a Debt is paid off for 6 Silver, 3 of them Tax.
about-place-guildhall = Construct a Building from your hand or work on the Cathedral. The Worker takes the next outline and stays to the end of the game. The first outline of rows 3 and 4 brings a Black Market Reset, the last one of all the last round.
about-place-cathedral = In the Guildhall you may pay the cost of the next level and discard a Building to move up, if that level has a free spot, and take a Reward. With Virtue 4 or less you may not. The level that you reach is worth 2, 4, 7, 12 or 20 VP at the end.
about-place-prison = Nobody places Workers here: captured Workers and those of the Black Market are sent here, and come back through the Guardhouse. At a Reset everybody with 3 or more loses 1 Virtue, and whoever has the most takes a Debt. At the end every 2 of your Workers here cost 1 VP.
about-place-black-market-left = Pay 1 Silver and lose 1 Virtue to gain the goods shown here. The space holds 1 Worker until the next Reset. With Virtue 10 or more it is closed to you.
about-place-black-market-middle = Pay 2 Silver and lose 1 Virtue to hire any face-up Apprentice at no further cost, or to draw 5 Buildings and keep 1. The space holds 1 Worker until the next Reset. With Virtue 10 or more it is closed to you.
about-place-black-market-right = Pay 3 Silver and lose 1 Virtue to gain the goods shown here. The space holds 1 Worker until the next Reset. With Virtue 10 or more it is closed to you.
about-track-virtue = With Virtue 10 or more the Black Market is closed to you, with 4 or less the Cathedral; with 3 or less you may ignore 1 Tax in every payment, with 1 or less 2. For each point above 14 you may destroy a Debt, for each point below 0 you must take one. At the end it is worth from −9 to 7 VP.
board-standard = Standard board
about-board-standard = Everybody begins alike: with Virtue 7 and 20 Workers, and without an ability.
about-good-clay = Comes from the Mines. It pays for Buildings, and buys Virtue in the King's Storehouse; at the end it is worth nothing.
about-good-wood = Comes from the Forest. It pays for Buildings and for work on the Cathedral, and buys Virtue and Marble in the King's Storehouse; at the end it is worth nothing.
about-good-stone = Comes from the Quarry. It pays for Buildings and for work on the Cathedral, and buys Virtue and Marble in the King's Storehouse; at the end it is worth nothing.
about-good-gold = Comes from the Mines, 1 for every 2 of your Workers there. It pays for Buildings and for work on the Cathedral; each one left is worth 1 VP at the end.
about-good-marble = Comes from the King's Storehouse, for any 3 of Stone and Wood, and from the Black Market. It pays for Buildings and for work on the Cathedral; each one left is worth 1 VP at the end.
about-good-silver = Comes from the Silversmith and the Tax Stand. It pays for Apprentices, captures, the Black Market and the Guardhouse; every 10 are worth 1 VP at the end.
about-skill = A Building that shows this skill can be constructed only with a hired Apprentice who has it.
about-symbol-worker = You have 20 of them. Each turn you place one at a location, and the more of yours stand there, the more it mostly gives. Without a Worker you spend your turn taking one back.
about-symbol-tax = A part of a price that goes to the Tax Stand, in Silver. With Virtue 3 or less you may ignore 1 Tax in every payment, with 1 or less 2.
about-symbol-virtue = Gained or lost at once on the Virtue track, where it opens and closes places and is worth points at the end.
about-symbol-debt = Costs 2 VP at the end. In the Guardhouse you can pay it off for 6 Silver, 3 of them Tax.
about-symbol-paid-debt = Paying a Debt off brings 1 Virtue at once. Once paid, it costs nothing at the end.
about-symbol-captured = Workers of other players on your board. In the Guardhouse you can send all of them to Prison, for 1 Silver each.
about-symbol-building = A card from the Building deck, held in secret until you construct it in the Guildhall. At the end of your turn you may hold 6.
about-symbol-vp = Whoever has the most at the end of the game wins. Ties go to the higher Virtue, then to the most Silver.
about-symbol-reset = Comes when all three spaces of the Black Market are taken, or with the first outline of rows 3 and 4 of the Guildhall. The Workers of the Black Market go to Prison and its goods change. Then everybody with 3 or more Workers in Prison loses 1 Virtue, and whoever has the most takes a Debt.
about-score-buildings = The points printed on your Buildings.
about-score-bonuses = What your Buildings bring at the end of the game.
about-score-cathedral = 2, 4, 7, 12 or 20 VP for the level that you have reached.
about-score-virtue = From −9 VP for Virtue 0 to 7 VP for Virtue 14; from 6 to 9 it is worth nothing.
about-score-debts = 2 VP less for each unpaid Debt, unless a Building changes that.
about-score-gold-and-marble = 1 VP for each Gold and each Marble.
about-score-silver = 1 VP for every 10 Silver.
about-score-prison = 1 VP less for every 2 of your Workers in Prison.
about-seat = Has 20 Workers of this colour, two markers and a player board.

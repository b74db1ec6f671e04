# It's a Wonderful Kingdom, in English.

# The game

game-title = It's a Wonderful Kingdom
game-about = Offer cards and set traps, take one of two heaps, recycle or construct, produce and grow your duchy. An unofficial version; many of its cards are its own.
option-module = One in every game. Quest: stages to pay for, and nobody wins without the last one. Menace: menaces in place of calamities, and a fight phase. Advisors: abilities for soldiers. None: for learning the game.
option-side = The same for both players. Side A is for first games, side B for those who know the game.
option-duchies = Valados, Teressia or by lot; Red gets the other one.
option-first = Who is first player in rounds 1 and 3.
option-quest = Which quest lies on the table. For the quest module.
option-deck = A file with your own cards (TOML) in place of those that come with the game.
option-module-title = Module
option-module-quest = Quest
option-module-menace = Menace
option-module-advisors = Advisors
option-module-none = None
option-side-title = Side of the duchies
option-side-a = Side A
option-side-b = Side B
option-duchies-title = Duchy of Blue
option-duchies-random = By lot
option-duchies-valados = Valados
option-duchies-teressia = Teressia
option-first-title = First player
option-first-random = By lot
option-first-blue = Blue
option-first-red = Red
option-quest-title = Quest card
option-quest-random = By lot
option-quest-lost-crown = The Lost Crown
option-quest-dragon-of-the-north = The Dragon of the North

# Names

seat-blue = Blue
seat-red = Red
type-structure = structure
type-company = company
type-monument = monument
type-discovery = discovery
types-duchy = duchy card
types-structure = structures
types-company = companies
types-monument = monuments
types-discovery = discoveries
each-structure = structure
each-company = company
each-monument = monument
each-discovery = discovery
kind-treasure = treasure
kind-calamity = calamity
kind-menace = menace
kind-advisor = advisor
deck-shadows = Shadows
deck-frost-giants = Frost Giants
deck-thieves = Thieves
deck-giant-rats = Giant Rats
step-materials = materials
step-population = population
step-gold = gold
step-exploration = exploration
of-materials = materials
of-population = population
of-gold = gold
of-exploration = exploration
instead-materials = materials
instead-population = population
instead-gold = gold
instead-exploration = exploration
area-left = the left area
area-right = the right area
into-left = into the left area
into-right = into the right area
in-left = in the left area
in-right = in the right area
in-selection-blue = selected by Blue
in-selection-red = selected by Red
side-left = left
side-right = right
place-left = left
place-right = right
place-top = top of deck
place-slot = { $place } #{ $slot }

# Amounts

amount-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
}
amount-population = { $n } population
amount-gold = { $n } gold
amount-exploration = { $n } exploration
amount-krystallium = { $n } krystallium
amount-soldiers = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
amount-calamities = { $n ->
    [one] { $n } calamity
   *[other] { $n } calamities
}
amount-plague = { $n ->
    [one] { $n } plague card
   *[other] { $n } plague cards
}
points = { $n } VP
clauses = { $first }; { $next }
one-list = { $items }
times = { $n } × { $card }

# Printed amounts

figure-materials = { amount-materials }
figure-population = { amount-population }
figure-gold = { amount-gold }
figure-exploration = { amount-exploration }
figure-krystallium = { amount-krystallium }
figure-soldiers = { amount-soldiers }

# Cards

card-line = { $name }: { $facts }
facts-cost = costs { $cost }
facts-fight = fight { $cost }
facts-recycled = recycled: { $cubes }
gives-production = produces { $cubes }
gives-bonus = bonus { $gain }
gives-nothing = gives nothing
per-type = { $what } per { $type }
built-with = { $name } ({ $more })
does-treasure = can only be recycled
does-calamity = { $points } at the end
does-menace = undefeated { $points }
does-advisor = { $phase }: { $ability }
threat-giant-rat = brings a plague card for every giant rat that you have
threat-plague = comes with giant rats
threat-frost-giant = freezes a card under construction: it can't be completed until you defeat it
threat-shadow = each planning phase you lose a selected card; its cubes go to your opponent
threat-thief = covers a production icon of your duchy card
phase-choice = choice phase
phase-planning = planning phase
phase-production = production phase
phase-fight = fight phase
phase-end = end of the game
phase-any = any phase
phase-step = production: { $step }
ability-secret-agent = take back a used trap token
ability-mistress-of-cartography = lay the next card of the deck into the area with fewer cards
ability-grey-eminence = turn up a face-down card in an offer or selection area
ability-mercenary-captain = before selecting, discard a card of an offer area
ability-mad-gambler = before selecting, move a card to the other offer area
ability-ruthless-overseer = in the exploration step, choose a basic resource and put a cube of it on each of your cards under construction
ability-lady-of-the-forest = 4 more materials in the materials step
ability-nursing-mother = 4 more population in the population step
ability-lady-of-the-lake-country = 4 more gold in the gold step
ability-queen-of-the-five-seas = 4 more exploration in the exploration step
ability-alchemist-diviner = all calamities of both players count double
ability-inspired-prophet = discard one of your calamities
ability-master-goldsmith = gain 3 krystallium
ability-master-craftsman = complete one of your cards under construction at no further cost
back = face-down card
back-by = face-down card of { $seat }
back-own = face-down { $card } (yours)
slot-back = #{ $slot } { $back }
slot-card = #{ $slot } { $card }, { $where }
slot-empty = #{ $slot }, which is not there
site-copy = { $name } no. { $n }
site-missing = { $name } (missing: { $missing })
site-frozen = { $name } (frozen)
site-line = { $card }; missing: { $missing }; { $gives }

# Moves

move-commit = Done with this step
move-offer = { $card }: { $area }
move-offer-face-down = { $card }: { $area }, face down
move-select = Take { $area }: { $cards }
move-choose-area = Choose { $area }: { $cards }
move-select-empty = Take { $area }: it is empty, you take nothing
move-reveal = Turn up { $card }
move-take = Take the cards: { $cards }
move-search = Search: discard 2 cards of the area, look at the top 3 cards of the deck, take 1 of them
move-remove = Discard { $card }
move-pick = Take { $card }
move-construct = Construct { $card }
move-recycle = Recycle { $card }: { $cubes }
move-place = Put { $cube } on { $site }
move-alchemy = Put { $cubes } into the alchemy area ({ $n } there now)
move-stand-in = Put { $cube } in place of { $instead } on { $site }
move-scrap = Give up { $site } for { $cubes } in the alchemy area
move-activate = { $card } for { $cost }: { $ability }
move-stage = Complete stage { $n }, { $name }: pay { $cost }, gain { $gain }
move-transmute = Turn { $n } cubes of the alchemy area into 1 krystallium
move-keep = Keep { $card }
move-chart = Lay the next card of the deck { $area }
move-shift = Move to the other area: { $card }
move-complete = Complete { $site }
move-decline = No, leave it
move-give = Give { $cube }
move-oversee = Put { $cube } on { $n ->
    [one] one card
   *[other] each of { $n } cards
}
move-substitute = Pay { $cube } in place of { $instead }
move-pay = Pay { $cubes } from the alchemy area
move-pay-nothing = Done: no cubes are left to pay
move-menace = { $deck }: { $card }
move-discard = Discard { $card }
move-discard-for = Discard { $card }: your opponent gets { $cubes }
move-host = Put it under { $site }
move-host-new = Construct and freeze: { $card }
move-cover = Cover an icon of { $icon }
move-uncover = Free an icon of { $icon }
move-fight = Defeat { $card }: pay { $cost }
move-thaw = Defeat the frost giant under { $site }: pay { $cost }, the card is completed
icon = { $what } ({ $covered } of { $n } covered)

# Decisions

decide-cubes = Place your cubes: { $cubes }.
decide-offer = { $n ->
    [0] Your offer: put two cards into the offer areas. Which first? You have no trap token left.
    [one] Your offer: put two cards into the offer areas. Which first? You have { $n } trap token to lay one face down.
   *[other] Your offer: put two cards into the offer areas. Which first? You have { $n } trap tokens to lay them face down.
}
decide-offer-second = Your offer: and the second card?
decide-select = Your selection: which area do you take?
decide-solo-select = Your selection: which area do you choose?
decide-solo-take = Take the cards of this area, or search first?
decide-search-discard = Search: which card do you discard?
decide-search-pick = Search: which card do you take?
decide-planning = { $n ->
    [0] Planning: all cards are dealt with.
    [one] Planning: construct or recycle { $n } more card.
   *[other] Planning: construct or recycle { $n } more cards.
}
decide-placing = Production, { $step }: all cubes are placed. Anything else?
decide-fight = Fight: you have { $soldiers }. Which menace do you defeat?
decide-keep-advisor = Which of these two advisors do you keep?
decide-chart = Where does the next card of the deck go?
decide-point-at-card = { $card }: which card?
decide-oversee = A cube of which resource goes on each of your cards under construction?
decide-complete-site = Which card do you complete?
decide-last-advice = The last round is over: do all calamities count double?
decide-pay-stage = { $stage }: pay { $cubes } from the alchemy area, or krystallium in place of some?
decide-give-cubes = { $n ->
    [one] Which cubes become krystallium? { $n } more.
   *[other] Which cubes become krystallium? { $n } more.
}
decide-choose-menace = Which menace deck do you take?
decide-shadow-discard = { $n ->
    [one] Shadows: discard { $n } of your selected cards.
   *[other] Shadows: discard { $n } of your selected cards, one by one.
}
decide-place-giant = { $n ->
    [one] { $n } frost giant: under which card?
   *[other] { $n } frost giants: under which card goes the next one?
}
decide-cover-icon = { $n ->
    [one] { $n } thief: which icon of your duchy card is covered?
   *[other] { $n } thieves: which icon of your duchy card is covered next?
}
decide-uncover-icon = The thief is defeated: which icon do you free?

# What others are at

deciding-offer = is making an offer
deciding-offer-second = is offering a second card
deciding-select = is choosing an offer area
deciding-solo-select = is choosing an offer area
deciding-solo-take = is taking the cards or searching
deciding-search-discard = is discarding a card for a search
deciding-search-pick = is choosing one of the cards found
deciding-planning = is planning
deciding-placing = is placing cubes
deciding-fight = is fighting menaces
deciding-keep-advisor = is choosing an advisor to keep
deciding-chart = is choosing an area for the next card of the deck
deciding-point-at-card = is choosing a card for an advisor
deciding-oversee = is putting cubes on cards under construction
deciding-complete-site = is choosing a card to complete
deciding-last-advice = is deciding whether calamities count double
deciding-pay-stage = is paying for a stage of the quest
deciding-give-cubes = is choosing cubes to transmute
deciding-choose-menace = is choosing a menace deck
deciding-shadow-discard = is discarding cards to the shadows
deciding-place-giant = is placing a frost giant
deciding-cover-icon = is covering an icon of the duchy card
deciding-uncover-icon = is freeing an icon of the duchy card

# Reasons

refusal-not-in-hand = You do not have that card in hand.
refusal-no-trap = You have no trap token left.
refusal-no-such-site = You have no such card under construction.
refusal-no-space = That card has no empty space for this.
refusal-no-cube = You have no such cube.
refusal-few-cubes = That takes at least 2 waiting cubes.
refusal-cubes-wait = First place the cubes that wait.
refusal-no-krystallium = You have no krystallium for that.
refusal-no-soldier = You have no soldier on your duchy card.
refusal-frozen = A frozen card can't be given up.
refusal-not-selected = That card is not among those that you selected.
refusal-treasure-only-recycled = A treasure can only be recycled.
refusal-cards-left = First construct or recycle all cards that you selected.
refusal-no-building-card = That card can be neither constructed nor recycled.
refusal-no-token = You have used your token in this round.
refusal-no-face-down-card = No face-down card lies there.
refusal-too-few-for-search = A search takes 2 face-up cards of the area to discard.
refusal-not-for-search = For a search you discard a face-up development or treasure card of the area.
refusal-not-seen = That card is not among those that you look at.
refusal-no-advisor = You do not have that advisor.
refusal-used-this-round = That advisor was used in this round.
refusal-too-few-soldiers = You do not have enough soldiers.
refusal-wrong-phase = That advisor is not for this phase.
refusal-no-effect = That would have no effect.
refusal-not-drawn = You have not drawn that advisor.
refusal-larger-area = The card goes to the area with fewer cards.
refusal-no-such-card = No such card lies there.
refusal-stage-done = You have completed that stage.
refusal-cannot-pay-stage = You can't pay that stage whole.
refusal-too-few-cubes = That takes 5 cubes in the alchemy area.
refusal-deck-taken = That menace deck is taken.
refusal-no-host = You have no such card for the frost giant.
refusal-frozen-already = A frost giant lies under that card.
refusal-no-icon = Your duchy card has no uncovered icon of that resource.
refusal-no-theft = No theft token lies there.
refusal-no-such-menace = You do not have that menace.
refusal-not-frozen = That card is not frozen.
refusal-not-full = The frozen card must be full before its giant can be defeated.

# What becomes of a card, and what is lacking for it

prospect-hand = You lay it into an area in an offer turn; whoever takes that area takes it.
prospect-hand-development = You lay it into an area in an offer turn; whoever takes that area can construct it for { $cost }, or recycle it.
prospect-selected = In the planning phase you construct it (still missing then: { $cost }) or recycle it for { $cubes }.
prospect-selected-treasure = In the planning phase you recycle it for { $cubes }.
prospect-selected-other = It takes effect when the planning phase begins.
prospect-site = Under construction; still missing: { $lacking }.
prospect-site-full = It is full; the giant below it must be defeated in the fight phase.
prospect-menace = Defeated in the fight phase, with { $price }; you have enough.
prospect-menace-lacking = Defeated in the fight phase, with { $price }; missing: { $lacking }.
prospect-advisor = Used for { $price }, once a round ({ $phase }); you have enough.
prospect-advisor-lacking = Used for { $price }, once a round ({ $phase }); missing: { $lacking }.
prospect-advisor-used = Used in this round already; it can be used again in the next.

# What happened

event-round = round { $n } begins
milestone-round = Round { $round }
event-laid = { $card } is laid { $area }
event-reshuffled = { $what } of the discard pile are shuffled into a new deck
event-leftovers = discarded from the offer areas: { $what }
event-offered = offers { $card } { $area }
event-offered-face-down = offers { $card } { $area }, face down (#{ $slot })
event-offered-face-down-unseen = offers a face-down card { $area } (#{ $slot })
event-selected = takes { $area }, { $what }
event-selected-nothing = takes { $area }, which is empty
event-revealed = turns up { $card }
event-calamities = suffers { $what }
event-risk-laid = a face-down risk card goes { $area } (#{ $slot })
event-turned-up = turns up #{ $slot }: { $card }
event-removed = discards #{ $slot }: { $card }
event-removed-unseen = discards the face-down card #{ $slot }
event-picked = finds { $card }
event-began = begins to construct { $card }
event-recycled = recycles { $card } into { $cubes }
event-placed = puts { $what } on { $card }
event-to-alchemy = puts { $what } into the alchemy area
event-completed = completes { $card }
event-completed-bonus = completes { $card } and gains { $gain }
event-scrapped = gives up { $card }
event-gained-krystallium = gains { $what }
event-gained-soldiers = gains { $what }
event-produced = produces { $what }
event-produced-nothing = produces no { $of }
event-supremacy = has supremacy in { $of }: a soldier enters the camp
event-supremacy-home = has supremacy in { $of }: a soldier comes from the camp
event-kept-advisor = keeps { $card }
event-advisor-came = is joined by { $card }
event-activated = uses { $card } for { $what }
event-took-back-trap = takes back a trap token
event-extra-cubes = gets { $what } more
event-lost-calamity = discards { $what }
event-doubled-calamities = makes all calamities count double
event-shifted = moves #{ $slot } { $card } { $area }
event-shifted-unseen = moves the face-down card #{ $slot } { $area }
event-stage-paid = pays { $cubes } for stage { $n } of the quest
event-stage-completed = completes stage { $n } of the quest
event-chose-menace = takes the menace deck { $deck }
event-menaced = is menaced by { $card }
event-plague = gets { $what }
event-lost-to-shadow = loses { $card } to a shadow
event-frozen = has { $card } frozen by a giant
event-covered = has an icon of { $icon } covered by a thief
event-uncovered = frees an icon of { $icon }
event-defeated = defeats { $card }

# Since a player's last move

you-calamities = you suffer { $what }
you-menaced = you are menaced by { $card }
you-plague = you get { $what }
you-lost-to-shadow = you lose { $card } to a shadow
you-frozen = a giant freezes your { $card }
you-covered = a thief covers your icon of { $icon }
you-supremacy = you have supremacy in { $of }: a soldier enters the camp
you-supremacy-home = you have supremacy in { $of }: a soldier comes from the camp

# The score

score-cards = Cards
score-multipliers = Multipliers
score-calamities = Calamities
score-menaces = Undefeated menaces
score-quest = Quest
remark-medal-bronze = You win the bronze medal.
remark-medal-silver = You win the silver medal.
remark-medal-gold = You win the gold medal.
remark-no-medal = No medal: bronze takes { $n } points.
remark-quest-failed = The last stage of the quest is not completed: the game is lost.
remark-nobody-finished = Neither player has completed the last stage of the quest: both lose.
remark-one-finished = Only the winner has completed the last stage of the quest, and nobody wins without it.

# The table at a glance

section-quest = Quest: { $name }
section-threats = Menaces in play
section-menaces = Who is menaced
section-advisors = Advisors
section-table = The round
section-production = Production
section-standing = Duchies
section-built = In the duchies
section-sites = Under construction
section-others-selection = Selected by your opponent
section-offers = Offer areas
section-selection = Your selection
section-hand = Your hand
column-what = What
column-now = Now
column-player = Player
column-materials = Materials
column-population = Population
column-gold = Gold
column-exploration = Exploration
column-alchemy = Alchemy
column-krystallium = Krystallium
column-soldiers = Soldiers
column-camp = Camp
column-traps = Traps
column-calamities = Calamities
column-points = VP
column-type = Type
column-card = Card
column-missing = Missing
column-gives = Gives
column-where = Where
column-slot = No.
column-cost = Cost
column-recycled = Recycled
column-cards = Cards
column-stage = Stage
column-name = Name
column-reward = Reward
column-done = Completed by
column-menace = Menace
column-fight = Fight
column-effect = Effect
column-deck = Own deck
column-menaces = Menaces
column-theft = Covered icons
column-advisor = Advisor
column-when = When
column-ability = Ability
column-used = Used
table-round = Round
table-round-of = { $n } of { $all }
table-phase = Phase
table-first = First player
table-deck = Deck
table-risk = Risk deck
table-discards = Discarded
table-discards-hidden = { $n }, and { $hidden } face down
table-discards-own = { $n }, and { $hidden } face down (yours: { $cards })
table-calamities = Calamities left
table-plague = Plague cards left
area-empty = empty
glance-round = { $n } of { $all }, { $phase }
glance-left = Left area
glance-right = Right area
glance-sites = Under construction, { $seat }
glance-built = { $seat }, { $type }
glance-stages = Stages of { $seat }
glance-advisors = Advisors of { $seat }
glance-menaces = Menaces of { $seat }
built-cards = { $n }: { $cards }
missing-nothing = nothing
stage-last = { $name } (needed to win)
threat-line = fight { $cost }; { $points }; { $threat }
menace-deck = { $deck } ({ $n } left)
advisor-used = yes
advisor-line-used = { $line } [used this round]

# What everything is and does

duchy-a = { $name }, side A
duchy-b = { $name }, side B
stage-facts = costs { $cost }; gives { $gain }
stage-alone = { $facts } (alone: { $alone })
stage-needed = needed to win
resource-materials = Materials
resource-population = Population
resource-gold = Gold
resource-exploration = Exploration
resource-krystallium = Krystallium
resource-soldiers = Soldiers
card-type-structure = Structure
card-type-company = Company
card-type-monument = Monument
card-type-discovery = Discovery
card-type-treasure = Treasure
card-type-calamity = Calamity
card-type-menace = Menace
card-type-advisor = Advisor
offer-area-left = Left offer area
offer-area-right = Right offer area
symbol-trap = Trap token
symbol-camp = Camp
symbol-alchemy = Alchemy area
symbol-recycle = Recycled resource
symbol-vp = Victory points
production-step-materials = Step 1: materials
production-step-population = Step 2: population
production-step-gold = Step 3: gold
production-step-exploration = Step 4: exploration
about-quest = Four stages, to be completed in any order; each is paid for whole and brings its reward at once. Without the last one, "{ $last }", nobody can win.
about-resource-materials = Cubes of the first production step. Each goes at once on a matching space of a card under construction, or into the alchemy area.
about-resource-population = Cubes of the second production step. Each goes at once on a matching space of a card under construction, or into the alchemy area.
about-resource-gold = Cubes of the third production step. Each goes at once on a matching space of a card under construction, or into the alchemy area.
about-resource-exploration = Cubes of the fourth production step. Each goes at once on a matching space of a card under construction, or into the alchemy area.
about-resource-krystallium = Made of 5 cubes of the alchemy area. It can be kept, and put at any time on a krystallium space of a card under construction or on a space of any basic resource.
about-resource-soldiers = Come from the camp, from construction bonuses and from modules. You can put them at any time on soldier spaces of your cards under construction, defeat menaces with them, or pay advisors and quests; at the end they are worth no points.
about-type = One of the four types of development cards. Some cards produce cubes or score points for each card of this type in your duchy.
about-type-treasure = Must be recycled in the planning phase, and gives 2 cubes.
about-type-calamity = Can be neither constructed nor recycled: it goes onto your duchy card, where it costs 4 VP at the end.
about-type-menace = Takes the place of calamities in the menace module and harms whoever has taken it. In a fight phase soldiers defeat it; undefeated it costs points at the end.
about-type-advisor = Comes to your advisor area with 1 soldier. For the soldiers shown you can use its ability, once a round and only in its phase.
about-area = Here lie the cards on offer. Whoever selects takes all cards of one area, face-down ones unseen; the cards of the other area stay for the following turns.
about-symbol-trap = You have 2 in every round. Each lets you lay one of the cards that you offer face down, and nobody may look at it before the planning phase. Alone you have 1, which turns a face-down card up.
about-symbol-camp = A supremacy bonus puts a soldier into your empty camp; the next one moves it onto your duchy card. A soldier in the camp can't be used.
about-symbol-alchemy = Here lie the cubes that you put on no card. Any 5 of them become 1 krystallium; in the quest module you may keep them to pay for stages.
about-symbol-recycle = What a selected card gives if you recycle it in the planning phase in place of constructing it; the cubes are placed at once. A card under construction that you give up gives the same, but only into the alchemy area.
about-symbol-vp = Counted at the end of round 4. Points with a type of cards beside them count for each such card in your duchy.
about-step = Both players count their production icons of this resource; the higher count (alone: 5 or more) brings a supremacy bonus. Then the cubes are placed on cards under construction or in the alchemy area.
about-score-cards = The points printed on the cards of your duchy.
about-score-multipliers = Points for each card of a type in your duchy.
about-score-calamities = 4 VP less for each calamity; 8 if the Alchemist-Diviner has doubled them.
about-score-menaces = The points that each of your undefeated menaces costs.
about-score-quest = The points of the stages that you have completed.
about-seat = The colour says nothing about the duchy or about who is first player.

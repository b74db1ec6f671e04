"""Every figure of the cards, and their totals: the one place to change when a figure is tuned.

M, P, G, E are the basic resources, K krystallium, S soldiers, VP points; cells are divided by bars. `E*company` is
1 exploration for each company, `2*monument` 2 points for each monument, `-` nothing.
"""

#: Id, type, copies, cost, recycling, production, bonus, points.
DEVELOPMENTS = """
stone-quarry | structure | 3 | M3 | M1 | M2 | - | 1
hamlet | structure | 4 | M2 | P1 | P1 | - | -
barracks | structure | 3 | M3 | M1 | P1 | S1 | -
guildhall | structure | 3 | M3 P1 | G1 | G2 | - | 2
river-port | structure | 2 | M3 P1 | E1 | G1 E1 | - | 2
castle-town | structure | 2 | M4 P1 | P1 | P2 G1 | - | 3
border-watchtowers | structure | 1 | M4 | M1 | - | S1 | 1*structure
alchemists-tower | structure | 1 | M3 G1 | E1 | E1 | K1 | 2
kings-road | structure | 1 | M4 | P1 | G1 | - | 1*company
woodcutters | company | 2 | M1 P2 | M1 | M2 | - | 2
merchant-caravan | company | 3 | P2 | G1 | G1 | - | -
rangers | company | 3 | P2 | E1 | E1 | - | -
tatis-tribe | company | 2 | P3 | P1 | P1 E1 | - | 3
mercenary-band | company | 2 | P2 G1 | P1 | E1 | S2 | 2
order-of-knights | company | 2 | M1 P3 | M1 | G2 | S1 | 3
expeditionary-force | company | 1 | M1 P4 | E1 | E*company | S1 | 3
tax-collectors | company | 1 | P3 G1 | G1 | G*structure | - | 5
guild-of-masons | company | 1 | P3 | M1 | M*structure | - | 4
griffin-riders | company | 1 | P4 K1 | E1 | E3 | - | 6
royal-statue | monument | 2 | G3 | G1 | - | S1 | 3
triumphal-arch | monument | 1 | G4 S1 | G1 | - | - | 12
cathedral | monument | 1 | M3 G4 | M1 | - | - | 13
great-library | monument | 1 | P2 G3 | E1 | E2 | - | 7
royal-mint | monument | 1 | P1 G3 | P1 | G*monument | - | 5
hall-of-ancestors | monument | 1 | G4 | M1 | - | - | 2*monument
royal-palace | monument | 1 | M1 G3 S1 | M1 | - | - | 3*monument
throne-of-the-old-dynasty | monument | 1 | G5 K1 S1 | G1 | - | - | 4*monument
cartographers-hall | monument | 1 | G3 | E1 | E1 | - | 2*discovery
citadel | monument | 1 | M3 G3 | M1 | - | S1 | 2*structure
knights-hall | monument | 1 | P3 G3 | P1 | - | S1 | 3*company
grand-bazaar | monument | 1 | M1 G3 | G1 | G2 E1 | - | 6
aqueduct | monument | 1 | M2 G2 | P1 | P2 | - | 5
royal-tomb | monument | 1 | G5 | G1 | - | K2 | 6
tournament-grounds | monument | 1 | P2 G2 | P1 | E1 | S2 | 2
dragon-egg | discovery | 1 | E5 | M1 | - | K1 | 9
sunken-ruins | discovery | 2 | E3 | G1 | G1 | - | 6
crystal-cave | discovery | 2 | E3 | E1 | - | K2 | 5
giants-skeleton | discovery | 1 | E4 S2 | M1 | - | - | 12
enchanted-forest | discovery | 1 | E4 | P1 | M1 P2 | - | 7
lost-mines | discovery | 1 | E3 S1 | G1 | M1 G2 | - | 7
isle-of-the-ancients | discovery | 1 | E4 | E1 | E2 | - | 7
phoenix-nest | discovery | 1 | E5 K1 | E1 | - | - | 14
dragons-hoard | discovery | 1 | G2 E3 S3 | G1 | - | - | 17
map-of-the-stars | discovery | 1 | G1 E4 | E1 | - | S3 | 2*discovery
world-tree | discovery | 1 | E4 S1 | P1 | - | - | 3*discovery
elven-realm | discovery | 1 | P2 E3 | P1 | - | K1 | 2*company
oracles-spring | discovery | 1 | E4 | G1 | G1 | - | 2*monument
dwarven-halls | discovery | 1 | M2 E2 | M1 | - | - | 2*structure
"""

#: The developments with all their copies: how many there are, the cubes of recycling, the spaces.
COPIES = {"structure": 20, "company": 18, "monument": 16, "discovery": 16}
RECYCLED = {"materials": 19, "population": 18, "gold": 18, "exploration": 15}
SPACES = {"materials": 77, "population": 63, "gold": 60, "exploration": 57, "krystallium": 3, "soldiers": 10}

#: Id, copies, recycling.
TREASURES = """
masons-wagons | 1 | M2
band-of-settlers | 1 | P2
chest-of-coins | 1 | G2
ancient-maps | 1 | E2
builders-caravan | 1 | M1 P1
marble-and-gold | 1 | M1 G1
shipwrights-stores | 1 | M1 E1
wealthy-newcomers | 1 | P1 G1
pilgrims-tales | 1 | P1 E1
pirate-cache | 1 | G1 E1
"""

#: Id, copies, points.
CALAMITY = "calamity | 8 | -4"

#: Id, deck, difficulty, copies, fight, points.
MENACES = """
giant-rat | giant-rats | 3 | 4 | S2 | -2
plague | giant-rats | 3 | 10 | S1 | -1
frost-giant | frost-giants | 2 | 4 | S2 | -3
shadow | shadows | 3 | 4 | S3 | -4
thief | thieves | 3 | 4 | S2 | -3
"""

#: Id, phase, price, whether it is used in solo games.
ADVISORS = """
secret-agent | choice | S2 | no
mistress-of-cartography | choice | S3 | yes
grey-eminence | choice | S3 | no
mercenary-captain | choice | S4 | yes
mad-gambler | choice | S5 | yes
ruthless-overseer | production | S3 | yes
lady-of-the-forest | production | S3 | yes
nursing-mother | production | S3 | yes
lady-of-the-lake-country | production | S4 | yes
queen-of-the-five-seas | production | S4 | yes
alchemist-diviner | end | S7 | no
inspired-prophet | any | S5 | yes
master-goldsmith | any | S5 | yes
master-craftsman | any | S3 | yes
"""

#: Id, production, points.
DUCHIES = """
valados-a | M3 P1 G1 | 2*monument
teressia-a | M3 P1 E1 | 2*discovery
valados-b | M3 P1 G1 | 2*structure
teressia-b | M2 P2 E1 | 2*company
"""

#: Quest, side, stage, cost, reward.
QUESTS = """
lost-crown | 2p | 1 | G2 | S1
lost-crown | 2p | 2 | M3 | K1
lost-crown | 2p | 3 | P3 | VP3
lost-crown | 2p | 4 | E2 S3 | VP5
lost-crown | solo | 1 | G3 | S1
lost-crown | solo | 2 | M4 | K1
lost-crown | solo | 3 | P4 | VP3
lost-crown | solo | 4 | E3 S3 | VP5
dragon-of-the-north | 2p | 1 | M4 | S2
dragon-of-the-north | 2p | 2 | E3 | K1 VP1
dragon-of-the-north | 2p | 3 | P2 G2 | VP4
dragon-of-the-north | 2p | 4 | K1 S4 | VP7
dragon-of-the-north | solo | 1 | M5 | S2
dragon-of-the-north | solo | 2 | E4 | K1 VP1
dragon-of-the-north | solo | 3 | P3 G2 | VP4
dragon-of-the-north | solo | 4 | K1 S4 | VP7
"""

#: Medal, points.
MEDALS = """
bronze | 70
silver | 95
gold | 115
"""

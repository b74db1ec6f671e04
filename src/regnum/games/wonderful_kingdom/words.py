"""The game's own words, and the small numbers that stand for them."""

from typing import Final

#: The four basic resources in the order of their production steps (IWK-PROD-01), then what is no basic resource:
#: krystallium, the fifth kind of cube, and soldier tokens (IWK-GEN-04).
MATERIALS: Final = 0
GOLD: Final = 2
EXPLORATION: Final = 3
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5
BASIC: Final = 4
RESOURCES: Final = ("materials", "population", "gold", "exploration")
#: What a space of a card may show (IWK-GEN-06).
SPACES: Final = (*RESOURCES, "krystallium", "soldier")

#: The types of development cards (IWK-GEN-05).
MONUMENT: Final = 2
TYPES: Final = ("structure", "company", "monument", "discovery")

#: Cards are numbers; each family begins at a fixed one, so that a player's own deck may be smaller or larger.
MOST_DEVELOPMENTS: Final = 64
TREASURE: Final = 64
CALAMITY: Final = 80
RAT: Final = 81
PLAGUE: Final = 82
FROST_GIANT: Final = 83
SHADOW: Final = 84
THIEF: Final = 85
ADVISOR: Final = 86
MOST_TREASURES: Final = CALAMITY - TREASURE
MOST_ADVISORS: Final = 14
CARDS: Final = ADVISOR + MOST_ADVISORS
#: The most copies of all development cards together; each has its own name while it is under construction.
MOST_SITES: Final = 96

#: The four menace decks in the order in which they strike (IWK-MENACE-09), and the card that is dealt of each.
MENACE_DECKS: Final = ("shadows", "frost-giants", "thieves", "giant-rats")
DEALT_MENACES: Final = (SHADOW, FROST_GIANT, THIEF, RAT)

AREAS: Final = ("left", "right")

SEATS: Final = ("blue", "red")
NOBODY: Final = -1

#: A game has exactly so many rounds (IWK-GEN-01).
ROUNDS: Final = 4
#: Trap tokens a player and round (IWK-TRAP-01).
TRAPS: Final = 2
#: Cubes in the alchemy area that make one krystallium (IWK-KRYSTAL-01).
TRANSMUTED: Final = 5
STAGES: Final = 4
#: How the option calls the two quests.
QUEST_CHOICES: Final = ("lost-crown", "dragon-of-the-north")
#: Special cards in the solo risk deck (IWK-SOLO-03).
SOLO_RISKS: Final = 4
#: More slots than a round can use (IWK-INFO-06).
MOST_SLOTS: Final = 32
MEDALS: Final = ("bronze", "silver", "gold")

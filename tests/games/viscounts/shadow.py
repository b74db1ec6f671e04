"""A second book of a game, kept from its chronicle: what every event must change by the rules, and what must follow it.

`Shadow` holds the last position as plain data, lets events change it, asserts that each of them may happen now and that
nothing is left out, and is compared with the next position.
"""

from collections import Counter
from typing import Any

from regnum.engine.events import Event
from tests.games.viscounts import ai_reckoning, reckoning
from tests.games.viscounts.castle_book import CastleBook
from tests.games.viscounts.collision_book import Collision
from tests.games.viscounts.reckoning import COLOURS, COSTS, ICONS, RIBBON, VALUES, Data

#: What of a side must agree with the position, and what of the table.
SIDE = ("at", "stone", "gold", "ink", "unpaid_debts", "paid_debts", "acquired_deeds", "approved_deeds", "workers")
TRACK_AND_CASTLE = ("corruption", "virtue", "centre", "first_tier", "second_tier")
TABLE = ("debt_stack", "deed_stack", "buildings", "favours", "leader", "townsfolk", "manuscripts")


class Shadow(CastleBook):
    """The book. `name` is always that of a side: a colour, or the AI."""

    def __init__(self, table: Data, board: str) -> None:
        super().__init__(table, board)
        self.turns: Counter[str] = Counter()
        self.last_turns = 0
        self.dropping = False
        self.played = ""
        self.collision: Collision | None = None
        self.action = ""
        self.paid: Counter[str] = Counter()
        self.help: tuple[str, ...] = ()
        #: The Building and the Workers that an AI is going to place when it declares its action.
        self.plan = ("", 0)
        #: What Links still give to whom.
        self.linked: dict[str, Counter[str]] = {}
        self.links: set[tuple[str, str]] = set()

    def tell(self, event: Event, move: str) -> None:
        """Let an event happen; `move` is what was played last, without which a choice would have been left out."""
        name = event.rival or COLOURS[event.seat]
        own, args = self.sides[name], dict[str, Any](event.args)
        if self.due:
            self.meet(event.kind, name, args)
        if self.collision and self.draws(event.kind, move):
            self.close_collision()
        if self.collision and event.rule.startswith("VIS-COLLISION"):
            self.collision.note(name, event.rule, gain(event.kind, args), self.sides[self.collision.name]["virtue"])
        what, amount = gain(event.kind, args)
        if event.rule == "VIS-BUILD-08" and amount and self.before != "destroyed" and name != "ai":
            self.linked[name][what] -= amount
        if self.spread and event.rule == "VIS-CASTLE-06":
            self.entering[what] += amount
        handler = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        if handler:
            handler(name, own, args, event.rule, move)
        self.before = event.kind

    def draws(self, kind: str, move: str) -> bool:
        """Whether an event belongs to drawing cards, after a Collision: so do shuffles that no effect has asked for."""
        asked = self.before == "dismissed" or (not self.before and move in ("discard top", "destroy top"))
        return kind == "drew-card" or (kind == "shuffled" and not asked)

    def meet(self, kind: str, name: str, args: Data) -> None:
        """The event must be the one that is due."""
        amount = args.get("points", args.get("amount", 1))
        assert self.due.pop(0) == (kind, name, amount), f"{kind} of {name}: {args}"

    def on_chose_pair(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        own["at"] = f"town-{args['town']}"

    # goods, Debts and Deeds

    def on_gained(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        if name == "ai" and rule in ai_reckoning.OF_ITS_CHOICE:
            assert (args["good"], args["amount"]) == (ai_reckoning.wanted(own, self.board), 1)
        own[args["good"]] += args["amount"]
        if rule == "VIS-CASTLE-10" or (rule == "VIS-SOLO-12" and self.amends.get(name)):
            self.make_amends(name, args["good"], args["amount"])

    def on_paid(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        own[args["good"]] -= args["amount"]
        assert own[args["good"]] >= 0
        self.paid[args["good"]] += args["amount"]

    def on_gained_debts(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        own["unpaid_debts"] += args["number"]
        self.take("debt_stack", "poverty", args["number"], name)

    def on_gained_deeds(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        own["acquired_deeds"] += args["number"]
        self.take("deed_stack", "prosperity", args["number"], name)

    def take(self, stack: str, card: str, number: int, name: str) -> None:
        """From the stack on the card, then from below; its last one reveals the card (VIS-DEBT-02, VIS-R-41)."""
        if self.table["setting_up"] or not self.table[stack]:
            return
        self.table[stack] = max(0, self.table[stack] - number)
        if not self.table[stack]:
            self.due.insert(0, ("revealed-too" if self.last_turns else "revealed", name, 1))

    def on_revealed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """One more round after the present one (VIS-END-01)."""
        self.on_revealed_too(name, own, args, rule, move)
        self.last_turns = max(self.turns.values()) + (2 if self.dropping and self.even() else 1)

    def on_revealed_too(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """A second reveal adds no round (VIS-R-42)."""
        assert self.table["debt_stack" if args["card"] == "poverty" else "deed_stack"] == 0

    def even(self) -> bool:
        """Whether everybody has played a card equally often."""
        return len({self.turns[own["colour"]] for own in self.table["players"]}) == 1

    def on_flipped_debt(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        own["unpaid_debts"] -= 1
        own["paid_debts"] += 1
        assert own["unpaid_debts"] >= 0

    def on_flipped_deed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        own["acquired_deeds"] -= 1
        own["approved_deeds"] += 1
        assert own["acquired_deeds"] >= 0

    # the track

    def on_gained_corruption(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        self.walk(name, own, args["points"], 0, args["space"])

    def on_gained_virtue(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        self.walk(name, own, 0, args["points"], args["space"])
        if rule == "VIS-CASTLE-10":
            self.make_amends(name, "virtue", args["points"])

    def walk(self, name: str, own: Data, corruption: int, virtue: int, told: int) -> None:
        """Point by point; markers that touch move together (VIS-TRACK-01 to VIS-TRACK-07)."""
        after = walked(own["corruption"], own["virtue"], corruption, virtue)
        own["corruption"], own["virtue"] = after
        assert told == after[0 if corruption else 1], f"{name} walked to {after}, not {told}"

    def returned(self, own: Data) -> bool:
        """Whether markers stand at their ends."""
        return bool(own["corruption"] == 1 and own["virtue"] == 7)

    def on_shuffled(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """The check of VIS-DRAW-05, exactly 1, at once (VIS-R-13); an AI's slots 8 and 9 join it (VIS-R-65)."""
        if self.table["setting_up"]:
            return
        if name == "ai" and self.before != "dismissed":
            own["row"] = [None, *own["row"][:2]]
        guilty = reckoning.criminals(own) > 0
        slots = own["built"] if name == "ai" else []
        points = {
            "gained-corruption": guilty + ("workshop-3" in slots),
            "gained-virtue": (not guilty) + ("workshop-2" in slots),
        }
        self.due = [(kind, name, amount) for kind, amount in points.items() if amount]

    # cards

    def on_dropped_off(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        self.begin_turn(name)
        assert name in self.shuffled_rows or own["row"][2] == args["card"]
        own["row"].remove(args["card"])
        own["row"].insert(0, None)
        self.dropping = True

    def begin_turn(self, name: str) -> None:
        """A turn begins: the last one's Collision is over, and it was the turn of whoever comes before."""
        if self.collision:
            self.close_collision()
        self.action, self.paid, self.help = "", Counter(), ()

    def on_played(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """Every Criminal icon on the board costs, if the new card has one (VIS-CARDS-05)."""
        self.begin_turn(name)
        if own["row"][0]:
            assert own["row"].pop() is None
            own["row"].insert(0, None)
        own["row"][0] = self.played = args["card"]
        self.turns[name] += 1
        self.dropping = False
        if "criminal" in ICONS[args["card"]]:
            self.due = [("gained-corruption", name, reckoning.criminals(own))]

    def on_revealed_scheme(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        self.begin_turn(name)
        own["row"] = [args["scheme"], *own["row"][:2]] if own["row"][0] else [args["scheme"], *own["row"][1:]]

    def on_rearranged(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """In which order the cards lie now only the next position tells."""
        self.shuffled_rows.add(name)

    def on_destroyed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """Silver by the card's value (VIS-ICON-13)."""
        self.due = [("gained", name, VALUES[args["card"]])]

    # movement and funding

    def on_moved(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        if name == "ai":
            steps = ai_reckoning.SCHEMES[own["row"][0]][0]
            assert args == {"space": ai_reckoning.town_after(self.table, own["at"], steps), "price": 0}
        else:
            prices = reckoning.reachable(self.table, own, VALUES[self.played])
            assert prices[args["space"]] == args["price"]
            assert move.startswith("go ") or len(prices) == 1
            own["silver"] -= args["price"]
        own["at"] = args["space"]

    def on_passed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        assert move == "pass" or not reckoning.actions(self.table, own, name)

    def on_declared(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        self.plan = ("", 0)
        if name == "ai":
            plans = (
                ai_reckoning.building(self.table, own, self.board),
                ai_reckoning.workers(self.table, own, self.board),
            )
            self.plan = plans
        else:
            assert args["action"] in reckoning.actions(self.table, own, name)
        self.action, self.paid, self.help = args["action"], Counter(), ()

    def on_dismissed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        pile = self.table["townsfolk"][reckoning.segment(own["at"])]
        if name != "ai":
            assert reckoning.dismissal(self.table, own, name, self.action) == (args["price"], ICONS[args["card"]])
            own["silver"] -= args["price"]
            self.help = ICONS[args["card"]]
        assert pile.pop(0) == args["card"]

    def on_dismissed_printed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        if name != "ai":
            found = reckoning.dismissal(self.table, own, name, self.action)
            assert found
            assert found[0] == args["price"]
            own["silver"] -= args["price"]
            self.help = found[1]

    def on_resolved_option(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        told = args["effect"] if args["effect"] in (*reckoning.ACTIONS, "focus") else ""
        assert told == ai_reckoning.option(self.table, own, self.board)

    def funded(self, name: str, own: Data, cost: int) -> None:
        """The payment for an action is enough and not too much; the action is over."""
        if name == "ai":
            missing = cost - ai_reckoning.icons(self.table, own, self.board, self.action)
            assert self.paid.total() == max(0, missing)
        else:
            funds = reckoning.Funds(self.table, own, name, self.action, self.help)
            assert funds.exact(self.paid, cost), f"{self.action} for {cost}: {funds.icons} icons and {self.paid}"
        self.action = ""

    def on_exchanged(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        self.funded(name, own, args["times"] * reckoning.EXCHANGES[args["town"] - 1])

    def on_hired(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        segment = next(segment for segment, pile in self.table["townsfolk"].items() if pile[:1] == [args["card"]])
        self.table["townsfolk"][segment].pop(0)
        price = 0
        if rule.startswith("VIS-RECRUIT"):
            assert segment == reckoning.segment(own["at"])
            price = max(0, VALUES[args["card"]] - ("larena" in own["row"]))
        assert args["price"] == price
        own["silver"] -= price

    # Buildings and Manuscripts

    def on_built(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        kind = args["slot"][:-2]
        if self.action == "construct" and rule in ("VIS-BUILD-07", "VIS-SOLO-26"):
            self.funded(name, own, reckoning.BUILDING_COSTS[kind])
            assert args["spot"] in reckoning.bank(self.table, own["at"])
        if rule == "VIS-SOLO-26":
            assert args["slot"] == self.plan[0]
            assert args["spot"] == ai_reckoning.empty_spots(self.table, own)[0]
        assert args["slot"] not in own["built"]
        assert args["spot"] not in self.table["buildings"]
        assert not self.links, f"Links were left out: {self.links}"
        own["built"].append(args["slot"])
        self.links = {(args["spot"], other) for other in reckoning.linked(self.table, args["spot"])}
        self.table["buildings"][args["spot"]] = f"{name} {kind}"

    def on_linked(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        """Both owners gain what the line shows, once if it is the same (VIS-BUILD-08, VIS-BUILD-09)."""
        self.links.remove((args["spot"], args["to"]))
        gains = reckoning.link_gains(self.table, args["spot"], args["to"])
        for owner in {self.table["buildings"][spot].split()[0] for spot in (args["spot"], args["to"])} - {"ai"}:
            self.linked.setdefault(owner, Counter()).update(gains)

    def on_took_manuscript(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        card = args["manuscript"]
        if self.action == "transcribe" and rule in ("VIS-SCRIBE-03", "VIS-SOLO-35"):
            self.funded(name, own, COSTS[card])
        segment = next(segment for segment, pile in self.table["manuscripts"].items() if pile[:1] == [card])
        self.table["manuscripts"][segment].pop(0)
        own["manuscripts"].append(card)
        ribbon = RIBBON[card]
        if sum(RIBBON[other] == ribbon for other in own["manuscripts"]) >= 3 and not self.table["favours"][ribbon]:
            self.table["favours"][ribbon] = name
            self.due = [("gained-favour", name, 1)]

    def on_gained_favour(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        assert self.table["favours"][args["ribbon"]] == name

    def on_transcribed_printed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        self.funded(name, own, reckoning.PRINTED_MANUSCRIPT)
        assert not self.table["manuscripts"][args["segment"]]

    def on_placed(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        if rule in ("VIS-CASTLE-03", "VIS-SOLO-29"):
            self.funded(name, own, reckoning.WORKER_COSTS[args["workers"]])
            assert name != "ai" or args["workers"] == self.plan[1]
        super().on_placed(name, own, args, rule, move)

    # Collisions

    def on_collided(self, name: str, own: Data, args: Data, rule: str, move: str) -> None:
        assert own["corruption"] == own["virtue"] == args["space"]
        assert self.collision is None
        self.collision = Collision(name, self.sides)

    def close_collision(self) -> None:
        """All steps have been resolved; the markers return (VIS-COLLISION-07)."""
        assert self.collision
        self.collision.check(self.sides)
        own = self.sides[self.collision.name]
        own["corruption"], own["virtue"] = 1, 7
        self.collision = None

    # what must agree

    def compare(self, table: Data, kind: str) -> None:
        """The book and the position say the same; `kind` is that of the decision, between steps all is settled."""
        assert not self.due, f"left out: {self.due}"
        if self.collision and self.returned(reckoning.sides(table)[self.collision.name]):
            self.close_collision()
        setting_up = self.table["setting_up"]
        for name, side in reckoning.sides(table).items():
            own = self.sides[name]
            if name == "ai" and setting_up:
                continue
            for word in SIDE + TRACK_AND_CASTLE + (() if name == "ai" else ("silver",)):
                assert own[word] == side[word], f"{word} of {name}: {own[word]}, the position has {side[word]}"
            assert sorted(own["built"]) == sorted(side["built"])
            assert sorted(own["manuscripts"]) == sorted(side["manuscripts"])
            if kind not in ("play-card", "discard-card", "destroy-card", "free-hire", "pick-effect", "flip-one"):
                assert sorted(map(str, own["row"])) == sorted(map(str, side["row"]))
        for word in () if setting_up else TABLE:
            assert self.table[word] == table[word], word
        if kind in ("play-card", "move", "primary-action", "recruit"):
            assert not self.links
            assert not any(owed for book in self.linked.values() for owed in book.values())
            self.check_settled()
        self.renew(table)

    def finish(self) -> None:
        """Everybody has had the same number of turns, one round after that of the trigger (VIS-END-01, VIS-INV-06)."""
        assert self.even()
        assert self.turns["red"] == self.last_turns


def gain(kind: str, args: Data) -> tuple[str, int]:
    """What an event gives, and how much; nothing if it gives nothing."""
    amounts = [args[word] for word in ("amount", "number", "points") if word in args and kind.startswith("gained")]
    return args.get("good", kind.removeprefix("gained-")), sum(amounts)


def walked(corruption: int, virtue: int, right: int, left: int) -> tuple[int, int]:
    """Where the markers stand after so much Corruption, or so much Virtue."""
    for _ in range(right):
        together = corruption == virtue
        if corruption < 7:
            corruption += 1
            virtue = corruption if together else virtue
    for _ in range(left):
        together = corruption == virtue
        if virtue > 1:
            virtue -= 1
            corruption = virtue if together else corruption
    return corruption, virtue

"""The result of a game: who played against whom, points with their parts, and who has won."""

from collections.abc import Sequence


class Tally:
    """A seat's points, added up. Whoever only wants the sum, as an evaluation does, need not keep the parts."""

    def __init__(self) -> None:
        self.total = 0

    def add(self, part: str, points: int) -> None:
        """Count points under the name of a part of the score."""
        self.total += points


class Parts(Tally):
    """A tally that keeps what each part has come to."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: dict[str, int] = {}

    def add(self, part: str, points: int) -> None:
        self.total += points
        self.parts[part] = self.parts.get(part, 0) + points


class RivalScore:
    """What a rival without a seat has: its total and its named parts."""

    def __init__(self, name: str, parts: dict[str, int]) -> None:
        self.name = name
        self.parts = parts
        self.total = sum(parts.values())

    def __reduce__(self) -> tuple[object, ...]:
        return RivalScore, (self.name, self.parts)

    def data(self) -> dict[str, object]:
        """The rival's score as plain data."""
        return {"name": self.name, "parts": self.parts, "total": self.total}


class Scores:
    """The result: for each seat the total and its named parts, and who has won.

    Mostly each seat plays for itself. With `together` all seats win or lose as one, and their points count as one sum;
    `winners` are all of them or none. `goal` are the points that must be reached, `rivals` those without a seat who
    score: a goal and rivals can stand against one seat, against each of several, or against all together.

    `award` names what a game without an opponent gives for the points, such as a medal; mostly nothing.
    """

    def __init__(
        self,
        parts: list[dict[str, int]],
        winners: list[int],
        award: str = "",
        together: bool = False,
        goal: int | None = None,
        rivals: Sequence[RivalScore] = (),
    ) -> None:
        self.parts = parts
        self.award = award
        self.totals = [sum(part.values()) for part in parts]
        self.winners = winners
        self.together = together
        self.goal = goal
        self.rivals = list(rivals)

    @property
    def points(self) -> list[int]:
        """The points by which each seat wins or loses: its own, or the sum of all where they play together."""
        return [sum(self.totals)] * len(self.totals) if self.together else self.totals

    @property
    def against(self) -> list[int]:
        """The points that stand against every seat: those of rivals, and the goal."""
        goals = [] if self.goal is None else [self.goal]
        return [rival.total for rival in self.rivals] + goals

    @property
    def contested(self) -> bool:
        """Whether there is somebody or something to lose against; who plays alone for points has nobody."""
        return self.together or len(self.totals) > 1 or bool(self.against)

    @property
    def leads(self) -> list[int]:
        """How far each seat is ahead of the best that stands against it; where nothing does, its points."""
        points = self.points
        leads: list[int] = []
        for seat, own in enumerate(points):
            others = self.against if self.together else self.against + points[:seat] + points[seat + 1 :]
            leads.append(own - max(others) if others else own)
        return leads

    @property
    def shares(self) -> list[float]:
        """Of a finished game: the whole win for each who won together, a part of it for each who shares it."""
        won = 1.0 if self.together or not self.winners else 1.0 / len(self.winners)
        return [won if seat in self.winners else 0.0 for seat in range(len(self.totals))]

    def data(self) -> dict[str, object]:
        """The result as plain data."""
        return {
            "totals": self.totals,
            "parts": self.parts,
            "winners": self.winners,
            "award": self.award,
            "together": self.together,
            "goal": self.goal,
            "rivals": [rival.data() for rival in self.rivals],
        }

    def __reduce__(self) -> tuple[object, ...]:
        """How the result travels between processes; compiled classes don't know that by themselves."""
        return Scores, (self.parts, self.winners, self.award, self.together, self.goal, self.rivals)

    def __repr__(self) -> str:
        return f"Scores(totals={self.totals}, winners={self.winners})"

"""The result of a game: points with their parts, and who has won."""


class Scores:
    """The result: for each seat the total and its named parts, and who has won.

    `award` names what a game without an opponent gives for the points, such as a medal; mostly nothing.
    """

    def __init__(self, parts: list[dict[str, int]], winners: list[int], award: str = "") -> None:
        self.parts = parts
        self.award = award
        self.totals = [sum(part.values()) for part in parts]
        self.winners = winners

    def data(self) -> dict[str, object]:
        """The result as plain data."""
        return {"totals": self.totals, "parts": self.parts, "winners": self.winners, "award": self.award}

    def __repr__(self) -> str:
        return f"Scores(totals={self.totals}, winners={self.winners})"

"""By what the search measures a table."""

from typing import Final


class Yardstick:
    """By what the search measures tables of one mode of a game. It never changes, so one is made for each mode.

    `swing` is the lead in points that wins about three games of four; `play_on` says how many decisions the search
    plays on by evaluation before it judges a state: to where judging is sound; `par` is a fair score where nobody and
    nothing stands against the seats; `together` says that all seats win or lose as one; `ways` says how many ways
    through the rest of its own turn a bot compares before it judges a move: 0 where every decision of a turn shows its
    worth at once, and one way is enough. Where ways are compared, `play_on` counts whole turns, not decisions.

    `walks` is how many walks the strongest level takes for a decision; `slips` by how many points, at the most, the
    levels from `beginner` to `hard` misjudge what a move comes to.
    """

    def __init__(
        self,
        swing: float = 5.0,
        play_on: int = 10,
        par: float = 30.0,
        together: bool = False,
        ways: int = 0,
        walks: int = 120,
        slips: tuple[float, float, float, float] = (40.0, 16.0, 8.0, 2.0),
    ) -> None:
        self.swing: Final = swing
        self.play_on: Final = play_on
        self.par: Final = par
        self.together: Final = together
        self.ways: Final = ways
        self.walks: Final = walks
        self.slips: Final = slips


PLAIN: Final = Yardstick()

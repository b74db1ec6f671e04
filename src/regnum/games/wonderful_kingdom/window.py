"""The active window: what a player may do "at any time" (IWK-RUL-03), around every main action."""

from regnum.engine.state import NOT_NOW, Choice, Refusal
from regnum.games.wonderful_kingdom import construction, moves
from regnum.games.wonderful_kingdom.state import Table


class Window(Choice):
    """A choice in which the window is open; a subclass adds its main actions."""

    WHEN: int = 0
    #: Whether the main actions come in ascending order, and before all actions of the window.
    IN_ORDER: bool = True

    def list_main(self, state: Table, found: list[int]) -> None:
        """Append the legal main actions."""
        raise NotImplementedError

    def main_refusal(self, state: Table, move: int) -> Refusal | None:
        """Why a main action is not legal."""
        raise NotImplementedError

    def main(self, state: Table, move: int) -> None:
        """Carry out a main action."""
        raise NotImplementedError

    def moves(self, state: Table) -> list[int]:
        """The main actions and the window's, in ascending order."""
        found: list[int] = []
        self.list_main(state, found)
        main = len(found)
        construction.list_actions(state, self.seat, found)
        state.module.list_window(state, self.seat, self.WHEN, found)
        if len(found) > main or not self.IN_ORDER:
            found.sort()
        return found

    def why_not(self, state: Table, move: int) -> Refusal | None:
        """By the part of the catalogue that the move is in."""
        if moves.WINDOW <= move < moves.WINDOW_END:
            return construction.action_refusal(state, self.seat, move)
        if in_module_window(state, move):
            return state.module.window_refusal(state, self.seat, self.WHEN, move - state.module.first)
        return self.main_refusal(state, move)

    def choose(self, state: Table, move: int) -> None:
        """After an action of the window the choice is asked again."""
        if moves.WINDOW <= move < moves.WINDOW_END:
            state.push(self)
            construction.act(state, self.seat, move)
        elif in_module_window(state, move):
            state.push(self)
            state.module.act(state, self.seat, move - state.module.first)
        else:
            self.main(state, move)
            return
        construction.settle(state, self.seat)


def in_module_window(table: Table, move: int) -> bool:
    """Whether a move is one that the module adds to the window."""
    return 0 <= move - table.module.first < table.module.window_moves


class Committing(Window):
    """A window of a simultaneous step: it stays open until the player commits (IWK-RUL-01).

    Basic cubes can't be saved, so none may be waiting then (IWK-BUILD-04).
    """

    IN_ORDER = False

    def list_work(self, state: Table, found: list[int]) -> None:
        """Append the main actions when no cube is waiting."""

    def work_refusal(self, state: Table, move: int) -> Refusal | None:
        """Why one of those is not legal."""
        return Refusal(self.RULE, NOT_NOW)

    def work(self, state: Table, move: int) -> None:
        """Carry one of those out."""

    def commit_refusal(self, state: Table) -> Refusal | None:
        """Why the player can't commit yet."""
        return None

    def list_main(self, state: Table, found: list[int]) -> None:
        """Waiting cubes first (IWK-RUL-16)."""
        if state.players[self.seat].waiting:
            construction.list_placements(state, self.seat, found)
            return
        self.list_work(state, found)
        if self.commit_refusal(state) is None:
            found.append(moves.COMMIT)

    def main_refusal(self, state: Table, move: int) -> Refusal | None:
        """Commit, place, or the step's own actions."""
        waiting = state.players[self.seat].waiting
        if moves.PLACE <= move <= moves.ALCHEMY_ALL:
            return construction.placement_refusal(state, self.seat, move)
        if move == moves.COMMIT:
            return construction.CUBES_WAIT if waiting else self.commit_refusal(state)
        refusal = self.work_refusal(state, move)
        return construction.CUBES_WAIT if refusal is None and waiting else refusal

    def main(self, state: Table, move: int) -> None:
        """Only a commit ends the choice."""
        if move == moves.COMMIT:
            return
        state.push(self)
        if moves.PLACE <= move <= moves.ALCHEMY_ALL:
            construction.place(state, self.seat, move)
        else:
            self.work(state, move)
        construction.settle(state, self.seat)

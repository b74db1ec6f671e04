"""What happened, told for the log, the animation and the translation."""


class Event:
    """One thing that happened, by which rule, to whom: a seat, a rival without a seat, or nobody (seat -1, no rival).

    `kind` is a message id and `args` its named arguments. What is in `secret` is told to the seats
    of `seen_by` only; everybody else gets the event without it.
    """

    __slots__ = ("args", "kind", "rival", "rule", "seat", "secret", "seen_by")

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        args: dict[str, int | str],
        secret: dict[str, int | str] | None = None,
        seen_by: tuple[int, ...] = (),
        rival: str = "",
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.args = args
        self.secret = secret
        self.seen_by = seen_by
        self.rival = rival

    def told_to(self, seat: int | None) -> "Event":
        """The event as a seat (or a spectator, None) may know it."""
        if self.secret is None:
            return self
        if seat is not None and seat in self.seen_by:
            return Event(self.kind, self.rule, self.seat, {**self.args, **self.secret}, rival=self.rival)
        return Event(self.kind, self.rule, self.seat, self.args, rival=self.rival)

    def data(self) -> dict[str, object]:
        """The event as plain data; secrets stay out (see `told_to`)."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "seat": self.seat,
            "rival": self.rival,
            "args": dict(self.args),
        }

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes; compiled classes don't know that by themselves."""
        return Event, (self.kind, self.rule, self.seat, self.args, self.secret, self.seen_by, self.rival)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.rival or self.seat!r}, {self.args})"

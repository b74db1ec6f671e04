from collections import Counter

from regnum.engine.rng import seeded


def test_the_numbers_are_those_of_every_build_and_platform() -> None:
    rng = seeded(7)
    assert [rng.word() for _ in range(4)] == [
        3069104647,
        3582417929,
        1446471690,
        4196707356,
    ]


def test_seeds_of_any_size_differ() -> None:
    firsts = {seeded(seed).word() for seed in (0, 1, 2**32, 2**64, 2**95)}
    assert len(firsts) == 5


def test_below_is_even() -> None:
    rng = seeded(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_a_copy_gives_the_same_numbers_and_does_not_disturb() -> None:
    rng = seeded(3)
    rng.word()
    twin = rng.copy()
    ahead = [twin.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == ahead


def test_shuffle_keeps_the_items() -> None:
    items = list(range(40))
    seeded(9).shuffle(items)
    assert sorted(items) == list(range(40))
    assert items != list(range(40))

"""What is left of a product of parameters still tries every pair of values."""

from itertools import combinations, product

import pytest

from tests.combinations import EVERY_PAIR, EVERY_VALUE, Axes, covering

SIZES, LANGUAGES, SCENES = range(3), range(6), range(9)
ALL: list[Axes] = [
    {"size": size, "language": language, "scene": scene}
    for size, language, scene in product(SIZES, LANGUAGES, SCENES)
]


def tried(chosen: tuple[int, ...], strength: int) -> set[object]:
    return {part for place in chosen for part in combinations(sorted(ALL[place].items()), strength)}


@pytest.mark.parametrize("strength", [EVERY_VALUE, EVERY_PAIR])
def test_nothing_that_occurs_together_is_left_out(strength: int) -> None:
    chosen = covering(ALL, strength)
    assert tried(chosen, strength) == tried(tuple(range(len(ALL))), strength)


def test_far_fewer_combinations_are_left() -> None:
    assert len(covering(ALL, EVERY_VALUE)) == len(SCENES)
    assert len(covering(ALL, EVERY_PAIR)) < 1.3 * len(LANGUAGES) * len(SCENES)


def test_what_is_not_parametrised_stays() -> None:
    assert covering([{}], EVERY_PAIR) == (0,)

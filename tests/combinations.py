"""Chooses a few combinations of a test's parameters that still try every pair of values together.

A test with the marker ``combinations`` runs the chosen ones; all others get the marker ``slow``. So `.ci/run`
tries every value, or every pair, and ``pytest -m slow`` the whole product.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import combinations, groupby
from typing import Final, TypeVar

import pytest
from _pytest.mark import ParameterSet

Value = TypeVar("Value")

Axes = Mapping[str, Hashable]
"""The parameters of one test: a value by the name of each axis."""

EVERY_VALUE: Final = 1
EVERY_PAIR: Final = 2


def covering(all_of_them: Sequence[Axes], strength: int) -> tuple[int, ...]:
    """Choose places of a list of combinations that cover every `strength` values that occur together.

    Greedy: the combination with the most uncovered ones first, the earliest among equals, so that the same
    list always gives the same choice. It works on the combinations that exist, not on the axes alone, since
    a parametrised test may leave out some (six sides for two players).
    """
    left = [set(_together(axes, strength)) for axes in all_of_them]
    uncovered = set().union(*left)
    chosen = []
    while uncovered:
        best = max(range(len(left)), key=lambda place: (len(left[place]), -place))
        chosen.append(best)
        uncovered -= left[best]
        left = [each & uncovered for each in left]
    return tuple(sorted(chosen))


def sampled(values: Sequence[Value], every: int) -> list[Value | ParameterSet]:
    """Mark all but the first of every `every` values of a parameter as slow."""
    return [
        value if place % every == 0 else _slow(value if isinstance(value, tuple) else (value,))
        for place, value in enumerate(values)
    ]


def mark_the_rest(items: Sequence[pytest.Item]) -> None:
    """Mark as slow what `covering` leaves out of each test with the marker ``combinations``."""
    marked = [item for item in items if isinstance(item, pytest.Function) and _strength(item)]
    for _, same in groupby(marked, key=lambda item: (item.path, item.cls, item.originalname)):
        group = list(same)
        chosen = covering([_axes(item) for item in group], _strength(group[0]))
        for place, item in enumerate(group):
            if place not in chosen:
                item.add_marker(pytest.mark.slow)


def _slow(values: tuple[object, ...]) -> ParameterSet:
    """Mark one set of parameters as slow."""
    return pytest.param(*values, marks=pytest.mark.slow)


def _together(axes: Axes, strength: int) -> Iterator[tuple[tuple[str, Hashable], ...]]:
    """Yield every `strength` values of a combination, each with its axis."""
    return combinations(sorted(axes.items()), min(strength, len(axes)))


def _strength(item: pytest.Function) -> int:
    """Return how many values are tried together; 0 for a test without the marker."""
    marker = item.get_closest_marker("combinations")
    return int(marker.kwargs.get("strength", EVERY_PAIR)) if marker else 0


def _axes(item: pytest.Function) -> Axes:
    """Return the parameters of a test, none for a test without; a value stands for itself by its text."""
    spec = getattr(item, "callspec", None)
    return {} if spec is None else {name: repr(value) for name, value in spec.params.items()}

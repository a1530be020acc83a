"""Random matches played by the engine and by the slow referee side by side: they must agree in everything."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from traceback import format_exc

import pytest

from settebello.engine.rules.rulekeys import Extra
from tests.combinations import sampled
from tests.engine.games import SHIPPED
from tests.engine.side_by_side import play_deals
from tests.strategies import ACES, CHOICES, EXTRAS, NUMBERS, SETS, SWEEPERS, TOTALS, combination

COMBINATIONS, DEALS, PARTS = 500, 200, 20
"""The long comparison: so many combinations of keys, each with so many deals, shared among so many parts."""


def compare(name: str, deals: int) -> None:
    """Deals of a shipped variant."""
    ruleset, players = SHIPPED[name]
    play_deals(ruleset, players, Random(name), deals)


def compare_combination(number: int, deals: int) -> None:
    """Deals by rules drawn at random; the number names them."""
    rng = Random(f"combination {number}")
    ruleset, players = combination(rng)
    play_deals(ruleset, players, rng, deals)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_engine_agrees_with_the_referee_on_eight_deals_of(name: str) -> None:
    compare(name, 8)


@pytest.mark.parametrize("part", sampled(range(10), 2))
def test_the_engine_agrees_with_the_referee_on_random_combinations_of_keys(part: int) -> None:
    for number in range(part * 20, (part + 1) * 20):
        compare_combination(number, 2)


def test_the_combinations_meet_every_value_of_every_key() -> None:
    """A key that is never drawn would never be compared."""
    met: Counter[tuple[str, str]] = Counter()
    for number in range(COMBINATIONS):
        rules = combination(Random(f"combination {number}"))[0].rules()
        extra = rules.pop("score.extra")
        met.update((key, str(value)) for key, value in rules.items())
        met.update((key, str(value)) for key, value in (extra if extra != "none" else {}).items())
    wanted = {
        (key, str(value))
        for choices in (
            CHOICES,
            ACES,
            SWEEPERS,
            SETS,
            NUMBERS,
            {"capture.run": (True, False), "match.check": ("at_once",), "declare": ("alike",)},
            {"score.until": TOTALS["score.until"]},
            EXTRAS,
            {"bluff": (False, True), "penalties.enabled": (False, True), "doubters": ("next", "any")},
            {"deal.exchange": (False, True), "declare_bluff": (False, True)},
        )
        for key, values in choices.items()
        for value in values
        if key not in EXTRAS or bool(value) != bool(getattr(Extra(), key))
    }
    assert {pair: met[pair] for pair in wanted if met[pair] < 5} == {}


@pytest.mark.slow
@pytest.mark.parametrize("name", SHIPPED)
def test_the_engine_agrees_with_the_referee_on_two_hundred_deals_of(name: str) -> None:
    compare(name, DEALS)


@pytest.mark.slow
def test_the_engine_agrees_with_the_referee_on_two_hundred_deals_of_five_hundred_combinations() -> None:
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        told = list(pool.map(_part, range(PARTS)))
    assert [differences for differences in told if differences] == []


def _part(part: int) -> str:
    """What differs first in one part, as text: not every exception can be sent to another process."""
    try:
        for number in range(part, COMBINATIONS, PARTS):
            compare_combination(number, DEALS)
    except Exception:  # noqa: BLE001 - whatever goes wrong is told by the test
        return f"combination {number}: {format_exc()}"
    return ""

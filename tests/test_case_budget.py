"""The list of tests that run with some of their cases names tests that exist, and the choice is even."""

import pytest

from tests.case_budget import LEAST, WHOLE, budgets, chosen_budgets, spread
from tests.test_full_tier import functions

TIMES = """
2.00s call     tests/ui/test_one.py::test_scenes[de]
0.20s setup    tests/ui/test_one.py::test_scenes[de]
1.80s call     tests/ui/test_one.py::test_scenes[it]
2.00s call     tests/ui/test_one.py::test_scenes[fr]
2.00s call     tests/ui/test_one.py::test_scenes[ja]
9.00s call     tests/ui/test_one.py::test_alone
0.10s call     tests/ui/test_two.py::test_short[de]
0.10s call     tests/ui/test_two.py::test_short[it]
0.10s call     tests/ui/test_two.py::test_short[fr]
4.00s call     tests/engine/test_three.py::test_rules[a]
4.00s call     tests/engine/test_three.py::test_rules[b]
4.00s call     tests/engine/test_three.py::test_rules[c]
"""


@pytest.mark.parametrize("file", sorted({name.partition("::")[0] for name in budgets()}))
def test_every_name_in_the_list_is_a_test(file: str) -> None:
    names = {name.partition("::")[2] for name in budgets() if name.startswith(f"{file}::")}
    assert names <= functions(file)


def test_no_listed_test_is_about_rules_records_or_opponents_and_two_cases_stay_of_each() -> None:
    assert not [name for name in budgets() if name.startswith(WHOLE)]
    assert min(budgets().values()) >= LEAST


def test_only_tests_whose_cases_take_longer_than_the_budget_lose_some() -> None:
    assert chosen_budgets(TIMES.splitlines(), 6) == {"tests/ui/test_one.py::test_scenes": 3}
    assert chosen_budgets(TIMES.splitlines(), 0.1) == {
        "tests/ui/test_one.py::test_scenes": LEAST,
        "tests/ui/test_two.py::test_short": LEAST,
    }
    assert not chosen_budgets(TIMES.splitlines(), 9)


@pytest.mark.parametrize("period", range(2, 14))
def test_the_cases_that_stay_have_no_period(period: int) -> None:
    chosen = spread(20 * period, 3 * period)
    assert len(chosen) == 3 * period
    assert len({place % period for place in chosen}) > period / 2

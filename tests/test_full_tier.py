"""The list of tests that the quick tier leaves out names tests that exist."""

import ast

import pytest

from tests.full_tier import ROOT, dearest, listed

TIMES = """
3.10s call     tests/a/test_one.py::test_long[de]
0.20s setup    tests/a/test_one.py::test_long[de]
1.00s call     tests/a/test_one.py::test_long[it]
2.00s call     tests/b/test_two.py::test_middle
0.50s call     tests/b/test_two.py::test_short
"""


def functions(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("file", sorted({name.partition("::")[0] for name in listed()}))
def test_every_name_in_the_list_is_a_test(file: str) -> None:
    names = {name.partition("::")[2] for name in listed() if name.startswith(f"{file}::")}
    assert names <= functions(file)


def test_the_dearest_tests_are_left_out_with_all_their_parameters() -> None:
    assert dearest(TIMES.splitlines(), 2.5) == ("tests/a/test_one.py::test_long",)
    assert dearest(TIMES.splitlines(), 0.5) == (
        "tests/a/test_one.py::test_long",
        "tests/b/test_two.py::test_middle",
    )
    assert dearest(TIMES.splitlines(), 7) == ()

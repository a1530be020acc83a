"""The examples in the README and in the docstrings say what the program does."""

import doctest
import importlib
import importlib.util
import pkgutil
from pathlib import Path

import pytest

import settebello

ROOT = Path(__file__).parents[1]
MODULES = [module.name for module in pkgutil.walk_packages(settebello.__path__, "settebello.")]
WITH_EXAMPLES = [
    name
    for name in MODULES
    if ">>> " in Path(str(importlib.util.find_spec(name).origin)).read_text("utf-8")  # type: ignore[union-attr]  # every module of ours has a file
]


def test_the_examples_of_the_readme_are_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_the_docstrings_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0

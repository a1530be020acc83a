"""The examples in the README and in the docstrings say what the program does."""

import doctest
import importlib
import importlib.util
import pkgutil
import re
from pathlib import Path

import pytest

import settebello
from settebello import resources
from settebello.rulebook import Rulebook

ROOT = Path(__file__).parents[2]
MODULES = [module.name for module in pkgutil.walk_packages(settebello.__path__, "settebello.")]
ORIGINS = {name: str(spec.origin) for name in MODULES if (spec := importlib.util.find_spec(name))}
WITH_EXAMPLES = [
    name
    for name, origin in ORIGINS.items()
    # The core has none, and may be met compiled.
    if origin.endswith(".py") and ">>> " in Path(origin).read_text("utf-8")
]


@pytest.mark.parametrize("name", ["README.md", "docs/api.md"])
def test_the_examples_of_a_document_are_true(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


def test_the_rules_file_of_the_readme_is_a_game(tmp_path: Path) -> None:
    (text,) = re.findall(r"```yaml\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    (tmp_path / "scopa_at_ours.yaml").write_text(text, "utf-8")
    rulebook = Rulebook([resources.rules(), tmp_path])
    assert not rulebook.problems
    assert rulebook.ruleset("scopa_at_ours").score.re_bello == 1


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_the_docstrings_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0

"""The kernel compiled by mypyc must do what it does interpreted, for every ruleset and through every face."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import core_finder
import pytest

from settebello import resources
from tests.native import GAME, ROOT, compiled_copy, environment, needs_compiler


@pytest.fixture(scope="module")
def native_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the program with its core compiled."""
    return compiled_copy(tmp_path_factory.mktemp("native"))


def played(game: Path, deals: int, combinations: int) -> dict[str, Any]:
    """What the player tells when it plays with the program of a folder."""
    command = [sys.executable, "-m", "tests.engine.native_player", str(resources.rules())]
    done = subprocess.run(
        [*command, str(deals), str(combinations)],
        cwd=ROOT,
        env=environment(game),
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def compare(native_game: Path, deals: int, combinations: int) -> None:
    """Assert that both modes tell the same of every game."""
    plain = played(GAME, deals, combinations)
    native = played(native_game, deals, combinations)
    assert (plain["compiled"], native["compiled"]) == (False, True)
    assert len({tuple(sums) for sums in plain["sums"].values()}) > 0.6 * len(plain["sums"])
    for part in ("sums", "stories"):
        different = [name for name in plain[part] if native[part][name] != plain[part][name]]
        assert native[part].keys() == plain[part].keys()
        assert not different


def bits_made(node: ast.AST) -> Iterator[int]:
    """The lines of a tree that shift a literal number by something else, a constructor's left out."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef) and child.name == "__init__":
            continue
        match child:
            case ast.BinOp(left=ast.Constant(), op=ast.LShift(), right=ast.Constant()):
                pass
            case ast.BinOp(left=ast.Constant(), op=ast.LShift()):
                yield child.lineno
        yield from bits_made(child)


@pytest.mark.parametrize("name", core_finder.modules(str(GAME)))
def test_the_core_takes_single_bits_from_its_tables(name: str) -> None:
    """mypyc 2.4.1 emits a 32-bit literal for `1 << n`, also by a typed variable: wrong above bit 30."""
    source = GAME.joinpath(*name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
    assert not list(bits_made(ast.parse(source)))


def test_the_search_for_single_bits_finds_them() -> None:
    found = "def __init__(c):\n    1 << c\ndef f(n):\n    return 1 << n\nprint(n << 1, 1 << 3, 2 << n)\n"
    assert list(bits_made(ast.parse(found))) == [4, 5]


@needs_compiler
def test_the_compiled_kernel_plays_every_game_as_the_interpreted_one(native_game: Path) -> None:
    compare(native_game, deals=20, combinations=20)


@pytest.mark.slow
@needs_compiler
def test_the_compiled_kernel_plays_200_deals_of_500_random_rulesets_as_the_interpreted_one(
    native_game: Path,
) -> None:
    compare(native_game, deals=200, combinations=500)

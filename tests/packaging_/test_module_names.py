"""A module is found by its name: hardly any name occurs twice, and every module has another one."""

from collections import Counter
from pathlib import Path

import grimp

import settebello

ROOT = Path(settebello.__file__).parent
TWO_HALVES = {"settebello.engine.position", "settebello.engine.steps"}
"""A position plays moves and a step holds the next position: the one circle of the program."""


def test_no_name_of_a_module_occurs_more_than_twice() -> None:
    names = Counter(path.stem for path in ROOT.rglob("*.py") if path.stem != "__init__")
    assert not {name: count for name, count in names.items() if count > 2}


def test_modules_import_each_other_in_no_circle_but_one() -> None:
    graph = grimp.build_graph("settebello", cache_dir=None)
    below = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    while free := {module for module, needs in below.items() if not needs & below.keys()}:
        below = {module: needs for module, needs in below.items() if module not in free}
    while free := {module for module in below if not any(module in needs for needs in below.values())}:
        below = {module: needs for module, needs in below.items() if module not in free}
    assert below.keys() == TWO_HALVES

"""packaging/coverage_floors.py: coverage's figures of modules, added up by floor."""

import json
from pathlib import Path
from typing import Any

import coverage_floors
import pytest
from coverage_floors import Figures, by_floor, floor_of, floors, table

ORDER = ("engine", "ui", "app")


def module(lines: int, lines_run: int, branches: int = 0, branches_run: int = 0) -> dict[str, Any]:
    """A module of a report."""
    return {
        "summary": {
            "num_statements": lines,
            "covered_lines": lines_run,
            "num_branches": branches,
            "covered_branches": branches_run,
        }
    }


REPORT = {
    "meta": {"branch_coverage": True},
    "files": {
        "game/settebello/__init__.py": module(1, 1),
        "game/settebello/app/game.py": module(10, 5),
        "game/settebello/engine/kernel/captures.py": module(60, 60, 40, 20),
        "game/settebello/engine/moves.py": module(20, 10, 0, 0),
        "game/settebello/new.py": module(4, 0),
        "game/settebello/ui/__init__.py": module(0, 0),
        "game/settebello/ui/kit/paint/palette.py": module(8, 4, 2, 1),
        "game\\settebello\\ui\\table\\board.py": module(9, 9, 1, 0),
    },
}


@pytest.mark.parametrize(
    ("path", "floor"),
    [
        ("game/settebello/__init__.py", ""),
        ("game/settebello/__main__.py", "__main__"),
        ("game/settebello/resources.py", "resources"),
        ("game/settebello/engine/kernel/captures.py", "engine"),
        ("game/settebello/ui/stack.py", "ui"),
        ("game/settebello/ui/table/__init__.py", "ui/table"),
        ("/somewhere/settebello/ui/table/view/film.py", "ui/table"),
    ],
)
def test_a_module_is_on_a_floor_and_a_window_in_a_room(path: str, floor: str) -> None:
    assert floor_of(path) == floor


def test_modules_are_added_up_by_floor_from_the_lowest() -> None:
    assert by_floor(REPORT, ORDER) == {
        "engine": Figures(2, 80, 70, 40, 20),
        "ui": Figures(1),
        "ui/kit": Figures(1, 8, 4, 2, 1),
        "ui/table": Figures(1, 9, 9, 1, 0),
        "app": Figures(1, 10, 5),
        "": Figures(1, 1, 1),
        "new": Figures(1, 4, 0),
    }
    assert [*by_floor(REPORT, ORDER)] == ["engine", "ui", "ui/kit", "ui/table", "app", "", "new"]


def test_lines_and_branches_count_alike() -> None:
    assert Figures(2, 80, 70, 40, 20).share == 75.0
    assert Figures(1).share == 100.0


def test_the_table_has_a_line_for_each_floor_and_one_for_all() -> None:
    lines = [line.split() for line in table(by_floor(REPORT, ORDER)).splitlines()]
    assert lines[1] == ["engine", "2", "80", "10", "40", "20", "75.0%"]
    assert lines[6] == ["settebello", "1", "1", "0", "0", "0", "100.0%"]
    assert lines[-1] == ["all", "8", "112", "23", "43", "22", "71.0%"]


def test_the_floors_are_those_of_the_contract() -> None:
    found = floors()
    assert found.index("engine") < found.index("notation") < found.index("ui") < found.index("__main__")
    packages = {path.name for path in (coverage_floors.ROOT / "game" / "settebello").glob("[a-z]*")}
    assert {name for name in packages if "." not in name} <= set(found)


def test_a_report_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "report.json"
    path.write_text(json.dumps(REPORT))
    assert coverage_floors.main([str(path)]) == 0
    assert "ui/kit" in capsys.readouterr().out
    path.write_text(json.dumps(REPORT | {"meta": {"branch_coverage": False}}))
    assert coverage_floors.main([str(path)]) == 1
    assert "no branches" in capsys.readouterr().err
    assert coverage_floors.main([]) == 2

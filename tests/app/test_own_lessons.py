"""Activities of somebody's own: a file in the data folder is a stone of the path."""

from pathlib import Path

from settebello.learning.memory.thinking_time import Age
from settebello.ui.kit.paint.area import Area
from settebello.ui.learn.parts.stones import StoneSpot
from tests.app.test_game import running
from tests.practice.test_learning_mode import solved

ACTIVITY = """\
format: 1
id: sevens
order: 15
kind: puzzles
task: ways
direction: bond
name: {en: "Sevens", de: "Siebener"}
goal: {en: "Find every way to make seven."}
levels: [{totals: [7]}]
"""


def test_an_own_activity_is_played_and_a_faulty_one_is_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "sevens.yaml").write_text(ACTIVITY, encoding="utf-8")
    (folder / "torn.yaml").write_text(ACTIVITY[:40], encoding="utf-8")
    with running(tmp_path) as (game, _):
        learning = game.learning
        learning.create("Ada", "fox", Age.MIDDLE)
        stone = next(one for one in learning.path().stones if one.activity.id == "sevens")
        assert {Path(one.file).name for one in learning.problems} == {"torn.yaml"}
        spot = StoneSpot(stone, lambda: None)
        spot.place(Area(100, 100, 140, 180))
        assert game.appearance.say(spot.label) == "Sevens"
        learning.begin("sevens")
        task = learning.task()
        assert task is not None
        learning.answered(solved(task))
        assert learning.learner.tasks == 1

"""A robot in every scene: whatever is pressed, clicked, typed or resized, nothing breaks.

``pytest -m slow tests/whole/test_monkey.py --events 200000`` sets how many events the robot makes;
``python -m tests.monkey`` prints how much memory the program used meanwhile.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello import resources
from settebello.notation import read_record
from settebello.rulebook import Rulebook
from settebello.storage.places import Places
from settebello.storage.saves import Saves
from settebello.ui.kit.scene import SceneId
from tests.combinations import sampled
from tests.monkey.program import Program, furnish
from tests.monkey.robot import Report, Robot
from tests.monkey.ways import WAYS

FEW = 150
"""Events a scene in every run of the tests."""
GROWN = 1.15
"""By how much the objects that are held may have become more between the middle and the end of a long run."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One program for all scenes: a start takes longer than what is done in it."""
    home = tmp_path_factory.mktemp("robot")
    furnish(home)
    started = Program(home, 1)
    yield started
    started.close()


def let_loose(program: Program, scene: SceneId, events: int, legs: int) -> Report:
    """What came of it; the match in progress can be read afterwards, and none was found damaged."""
    report = Robot(program, scene, seed=1).run(events, legs)
    places = Places.under(program.home)
    text = Saves(places.matches).read()
    if text is not None:
        read_record(text, "saved", Rulebook((resources.rules(),)).ruleset)
    assert not list(places.matches.glob("*damaged*"))
    return report


def test_the_robot_knows_a_way_to_every_scene() -> None:
    assert set(WAYS) == set(SceneId)


@pytest.mark.parametrize("scene", sampled(list(WAYS), 9))
def test_a_robot_breaks_nothing_and_finds_home(program: Program, scene: SceneId) -> None:
    report = let_loose(program, scene, FEW, 1)
    assert report.events >= FEW


@pytest.mark.slow
@pytest.mark.parametrize("scene", list(WAYS))
def test_a_patient_robot_breaks_nothing_and_the_program_grows_no_heavier(
    tmp_path: Path, scene: SceneId, events: int
) -> None:
    furnish(tmp_path)
    program = Program(tmp_path, 1)
    try:
        report = let_loose(program, scene, events, 10)
    finally:
        program.close()
    middle, end = report.weights[5], report.weights[-1]
    assert end.blocks < middle.blocks * GROWN, str(report)


@pytest.mark.skipif(sys.platform == "win32", reason="files have no limit there")
@pytest.mark.parametrize(
    ("scenes", "events"),
    [
        (("table", "settings"), 150),
        pytest.param(
            ("table", "learn_task", "matches", "settings", "match_over"), 300, marks=pytest.mark.slow
        ),
    ],
    ids=["few", "many"],
)
def test_a_full_disk_stops_nobody(scenes: tuple[str, ...], events: int) -> None:
    run = [sys.executable, "-m", "tests.monkey", *scenes, "--full", "--events", str(events), "--legs", "1"]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    assert "Traceback" not in done.stdout + done.stderr, done.stdout + done.stderr
    assert done.stdout.count(" visits,") == len(scenes)

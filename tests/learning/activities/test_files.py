"""An activity's file with a mistake is left out, and the mistake told with its line and column."""

from pathlib import Path

import pytest

from settebello.learning.activities import Activities
from tests.learning.material import RULEBOOK

GOOD = """\
format: 1
id: adding
order: 5
kind: puzzles
task: make
direction: bond
name: {en: Adding}
goal: {en: Two cards together.}
levels:
  - units: [U1]
"""


def loaded(folder: Path, **texts: str) -> Activities:
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return Activities.load([folder, folder / "missing"], RULEBOOK.ruleset)


def test_a_good_file_is_an_activity(tmp_path: Path) -> None:
    activities = loaded(tmp_path, adding=GOOD)
    assert activities.problems == ()
    (activity,) = activities.ladder
    assert activity.enter.after == ()
    assert activity.leave is None
    assert activity.ruleset.id == "scopa"
    assert len(activity.levels[0].sums(activity.ruleset)) == 6


def test_an_activity_may_change_rules_of_its_variant(tmp_path: Path) -> None:
    changed = GOOD.replace("task: make", "task: make\noverrides: {capture.mandatory: false, match.target: 5}")
    (activity,) = loaded(tmp_path, adding=changed).ladder
    assert activity.ruleset.changes == {"capture.mandatory": False, "match.target": 5}


@pytest.mark.parametrize(
    ("before", "after", "place", "message"),
    [
        ("id: adding", "id: other", "2:5", "'other' differs from the file's name 'adding'"),
        ("kind: puzzles", "kind: puzzle", "4:7", "'puzzle' is not one of puzzles"),
        ("task: make\n", "", "1:1", "an activity of the kind 'puzzles' says what its puzzles ask"),
        ("kind: puzzles", "kind: sandbox", "5:7", "an activity of the kind 'sandbox' asks for no puzzles"),
        ("task: make", "task: guess", "5:7", "'guess' is not one of value"),
        ("direction: bond", "rules: scoppa", "6:8", "scoppa"),
        ("task: make", "task: make\noverrides: {capture.mode: 1}", "6:27", "capture.mode: is not known here"),
        ("task: make", "task: make\noverrides: {capture.modes: [x]}", "6:28", "capture.modes[1]: 'x' is not"),
        (
            "task: make",
            "task: make\noverrides: {capture.piles: steal, penalties.enabled: true}",
            "6:12",
            "piles",
        ),
        ("task: make", "task: make\noverrides: 3", "6:12", ""),
        ("  - units: [U1]", "  - units: [U0]", "10:13", "'U0' is not one of U1"),
        ("  - units: [U1]", "  - units: [U7]", "10:5", "scopa has no such sum with cards up to 10"),
        ("  - units: [U1]", "  - values: [3]", "10:13", "a task 'make' asks for sums, not for values"),
        ("  - units: [U1]", "  - values: [12]", "10:14", "12 is too large (at most 10)"),
        ("  - units: [U1]", "  - distractors: [4, 1]", "10:18", "the fewest come first, then the most"),
        ("  - units: [U1]", "  - opponent: bimbo", "10:15", "a level of the kind 'puzzles' has no opponent"),
        ("  - units: [U1]", "  - seconds: 60", "10:14", "a sprint has some, and nothing else has any"),
        ("  - units: [U1]", "  - upto: 4", "10:11", "4 is too small (at least 5)"),
        ("  - units: [U1]", "  - colour: red", "10:5", "is not known here"),
        ("order: 5", "order: 5\nenter: {after: [addding]}", "4:17", "there is no activity 'addding'"),
        ("order: 5", "order: 5\nleave: {right: 9, of: 8}", "4:16", "9 of 8 answers cannot be right"),
        ("{en: Adding}", "{de: Rechnen}", "7:7", "the English text is missing"),
    ],
)
def test_a_mistake_is_told_with_its_place(
    before: str, after: str, place: str, message: str, tmp_path: Path
) -> None:
    assert before in GOOD
    activities = loaded(tmp_path, adding=GOOD.replace(before, after))
    assert activities.ladder == ()
    summaries = [problem.summary for problem in activities.problems]
    assert any(f"adding.yaml:{place}:" in summary and message in summary for summary in summaries), summaries


def test_one_that_comes_after_a_bad_one_is_left_out_too(tmp_path: Path) -> None:
    second = GOOD.replace("id: adding", "id: second\nenter: {after: [adding]}")
    third = GOOD.replace("id: adding", "id: third\nenter: {after: [second]}")
    assert len(loaded(tmp_path, adding=GOOD, second=second, third=third).ladder) == 3
    activities = loaded(tmp_path, adding=GOOD.replace("make", "guess"), second=second, third=third)
    assert activities.ladder == ()
    assert len(activities.problems) == 3


def test_the_same_id_in_two_folders_is_told(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    loaded(other, adding=GOOD)
    loaded(tmp_path, adding=GOOD)
    activities = Activities.load([tmp_path, other], RULEBOOK.ruleset)
    assert len(activities.ladder) == 1
    assert "there is an activity 'adding' already" in activities.problems[0].summary

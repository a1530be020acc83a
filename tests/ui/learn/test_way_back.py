"""The way back as a child sees it: a card is taken away, a lid hides what is left, and help lifts it."""

import pytest

from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import values_of
from settebello.practice.attempt import Phase
from settebello.practice.learning_port import ChildSettings
from settebello.ui.learn.parts.sums.sum_pictures import Kind
from settebello.ui.learn.parts.sums.task_pictures import away_of
from settebello.ui.learn.scenes.task_scene import TaskScene
from tests.pilot import Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import answer, attempt, by_keys, misfit, playing


def scene(pilot: Pilot) -> TaskScene:
    assert isinstance(pilot.scene, TaskScene)
    return pilot.scene


def numbers(pilot: Pilot) -> tuple[int, int, int]:
    """The whole, the number taken away, and the one that is left."""
    puzzle = attempt(pilot).assignment.puzzle
    (whole,), (away,) = values_of(puzzle.ruleset, [puzzle.card]), values_of(puzzle.ruleset, puzzle.given)
    return whole, away, whole - away


def test_the_question_says_the_whole_and_what_goes_and_not_what_is_left() -> None:
    with playing(InMemory(level=4), activity="way_back") as pilot:
        whole, away, _ = numbers(pilot)
        assert pilot.says(scene(pilot).prompt) == f"{whole}, take {away} away. How many are left?"
        said = " ".join(pilot.says(one) for one in scene(pilot).spoken.opening)
        assert said == f"{whole}, take {away} away. How many are left?"


def test_the_card_that_goes_is_not_among_those_to_choose_from() -> None:
    with playing(InMemory(), activity="way_back") as pilot:
        given = attempt(pilot).assignment.puzzle.given
        shown = [spot.card for spot in scene(pilot).spots]
        assert len(given) == 1
        assert not set(given) & set(shown)
        assert set(answer(pilot)) <= set(shown)


@pytest.mark.parametrize(
    ("given", "calm", "kind"),
    [(Help.NONE, False, Kind.COVERED), (Help.PROMPT, False, Kind.AWAY), (Help.NONE, True, Kind.AWAY)],
)
def test_a_lid_hides_what_is_left_until_there_is_help(given: Help, calm: bool, kind: Kind) -> None:
    port = InMemory((given,), settings=ChildSettings(still=True, calm=calm))
    with playing(port, activity="way_back") as pilot:
        assert away_of(attempt(pilot), open_=calm).kind is kind


def test_asking_for_help_lifts_the_lid() -> None:
    with playing(InMemory(), activity="way_back") as pilot:
        pilot.press("h")
        assert attempt(pilot).shown is Help.PROMPT
        assert away_of(attempt(pilot), open_=False).kind is Kind.AWAY


def test_a_solution_says_what_is_left_and_the_fact_that_it_comes_from() -> None:
    with playing(InMemory(level=4), activity="way_back") as pilot:
        whole, away, left = numbers(pilot)
        by_keys(pilot, answer(pilot))
        assert attempt(pilot).phase is Phase.SOLVED
        said = [pilot.says(one) for one in scene(pilot).caption]
        assert said == [f"That is {left}.", f"{away} and {left} make {whole}."]
        picture = scene(pilot)._telling.picture  # noqa: SLF001 - what is drawn
        assert picture is not None
        assert (picture.kind, picture.addends, picture.target) == (Kind.AWAY, (away, left), whole)


def test_a_wrong_card_is_explained_by_the_sum_that_it_would_make() -> None:
    with playing(InMemory(level=4), activity="way_back") as pilot:
        whole, away, _ = numbers(pilot)
        (wrong,) = misfit(pilot)
        (value,) = values_of(attempt(pilot).assignment.puzzle.ruleset, [wrong])
        by_keys(pilot, [wrong])
        said = [pilot.says(one) for one in scene(pilot).caption]
        assert said[0] == f"{away} and {value} make {away + value}."
        assert str(whole) in said[1]

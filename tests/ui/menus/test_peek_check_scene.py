"""The check of the opponents: opened from the replay, by keyboard, mouse and gamepad, ended at any time."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from settebello import resources
from settebello.ai import Levels, LocalOpponents, WorkerOpponents
from settebello.clock import SystemClock
from settebello.coach.decision_history import opponent_decisions
from settebello.coach.peek_check import Outcome
from settebello.notation import Record
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Scene, SceneId
from settebello.ui.kit.widgets import Choice
from settebello.ui.menus.replay import PeekCheckScene, ReplayScene
from settebello.ui.menus.title_scene import TitleScene
from tests.ai.unsteady import UnsteadyOpponents
from tests.pilot import Pilot, services
from tests.ui.shelves import played

ASK = "Check for peeking"
FINISHED = played(2, ("bimbo",))
UNFINISHED = played(1, ("bimbo",), steps=30)


class Counted(LocalOpponents):
    """Counts the opponents that were started and not ended; the greedy player answers for all levels."""

    def __init__(self, open_ones: list[LocalOpponents]) -> None:
        super().__init__(Levels())
        self._open_ones = open_ones
        open_ones.append(self)

    def close(self) -> None:
        if self in self._open_ones:
            self._open_ones.remove(self)
        super().close()


@contextmanager
def worker_opponents() -> Iterator[Services]:
    """Services with opponents in a real process."""
    folders = (resources.rules(),), (resources.assets() / "opponents",)
    made: list[WorkerOpponents] = []

    def more() -> WorkerOpponents:
        made.append(WorkerOpponents(*folders, clock=SystemClock(), budget=60.0))
        return made[-1]

    yield replace(services(), more_opponents=more)
    assert made
    assert all(one.process_id is None for one in made)


@contextmanager
def looking(
    record: Record = FINISHED, language: str = "en", given: Services | None = None
) -> Iterator[Pilot]:
    """A pilot in front of the replay of a match."""
    used = given or services(settings=Settings(language=language, speed=Speed.INSTANT))

    def make(route: Route) -> Scene:
        match route:
            case routes.ReplayRecord(kept):
                return ReplayScene(used, kept)
            case routes.PeekCheck(kept, deal, play):
                return PeekCheckScene(used, kept, deal, play)
            case _:
                return TitleScene(used)

    with Pilot(make, routes.Title(), language=language) as pilot:
        pilot.stack.apply(Push(routes.ReplayRecord(record)))
        pilot.frames(2)
        yield pilot


def scene(pilot: Pilot) -> PeekCheckScene:
    assert isinstance(pilot.scene, PeekCheckScene)
    return pilot.scene


def finish(pilot: Pilot) -> PeekCheckScene:
    for _ in range(1000):
        if scene(pilot).check.over:
            return scene(pilot)
        pilot.frames(1)
    pytest.fail("the check does not end")


def notice(pilot: Pilot) -> str:
    words = scene(pilot).spoken.notice
    return "" if words is None else pilot.says(words)


def test_all_decisions_of_the_deal_stay_the_same_and_speech_says_so() -> None:
    with looking() as pilot:
        pilot.click("Menu")
        pilot.click(ASK)
        assert pilot.at(SceneId.PEEK_CHECK)
        assert notice(pilot) == ""
        check = finish(pilot).check
        same = len(check.of(Outcome.SAME))
        assert same > 5
        assert not check.of(Outcome.CHANGED)
        assert notice(pilot).startswith(f"{same} of {same} decisions stayed the same.")
        pilot.press("esc")
        assert pilot.at(SceneId.REPLAY)


def test_a_decision_that_changes_is_named() -> None:
    given = replace(services(), more_opponents=UnsteadyOpponents)
    with looking(given=given) as pilot:
        pilot.click("Menu")
        pilot.click(ASK)
        check = finish(pilot).check
        changed = check.of(Outcome.CHANGED)
        assert changed
        assert "decided differently in turn" in notice(pilot)


def stand_at_a_decision(pilot: Pilot) -> None:
    """Look at a turn of the opponent in which it had a choice."""
    assert isinstance(pilot.scene, ReplayScene)
    number = list(opponent_decisions(FINISHED, 0))[3].number
    pilot.press(*["right"] * pilot.scene.reel.here.plays[number])


def test_one_decision_alone_is_asked_by_keyboard() -> None:
    with looking() as pilot:
        stand_at_a_decision(pilot)
        turn = pilot.scene.reel.place if isinstance(pilot.scene, ReplayScene) else 0
        pilot.tab_to("Menu")
        pilot.press("enter")
        pilot.tab_to(ASK)
        pilot.press("enter")
        assert scene(pilot).check.total > 1
        pilot.tab_to("What to check")
        pilot.press("right")
        choice = pilot.widget("What to check")
        assert isinstance(choice, Choice)
        assert pilot.says(choice.options[choice.place_of_choice].words) == f"Only turn {turn}"
        assert scene(pilot).check.total == 1
        assert finish(pilot).check.of(Outcome.SAME)
        assert notice(pilot) == "1 of 1 decisions stayed the same."


def test_one_decision_alone_is_asked_by_mouse() -> None:
    with looking() as pilot:
        stand_at_a_decision(pilot)
        pilot.click("Menu")
        pilot.click(ASK)
        area = pilot.widget("What to check").area
        pilot.click((area.right - 20, area.centre[1]))
        assert scene(pilot).check.total == 1
        pilot.click("Done")
        assert pilot.at(SceneId.REPLAY)


def test_where_no_turn_is_shown_there_is_nothing_to_choose() -> None:
    with looking() as pilot:
        pilot.click("Menu")
        pilot.click(ASK)
        assert not pilot.widget("What to check").enabled


def test_asking_can_be_stopped_and_begun_again() -> None:
    with looking() as pilot:
        pilot.click("Menu")
        pilot.click(ASK)
        pilot.frames(6)
        pilot.click("Stop check")
        check = scene(pilot).check
        assert check.over
        assert len(check.results) < check.total
        assert notice(pilot).startswith(f"Stopped after {len(check.results)} of {check.total} decisions.")
        pilot.click("Check again")
        again = finish(pilot).check
        assert again is not check
        assert len(again.results) == again.total


@pytest.mark.parametrize("way", ["esc", "Done", "Stop check", "the end", "Check again"])
def test_no_process_is_left_behind(way: str) -> None:
    open_ones: list[LocalOpponents] = []
    given = replace(services(), more_opponents=lambda: Counted(open_ones))
    with looking(given=given) as pilot:
        pilot.click("Menu")
        pilot.click(ASK)
        pilot.frames(3)
        assert len(open_ones) == 1
        match way:
            case "esc":
                pilot.press("esc")
            case "Check again":
                pilot.click("Stop check")
                pilot.click("Check again")
                assert len(open_ones) == 1
                pilot.press("esc")
            case "the end":
                finish(pilot)
            case _:
                pilot.click(way)
        assert not open_ones


def test_a_deal_in_progress_can_be_checked() -> None:
    with looking(UNFINISHED) as pilot:
        pilot.press(*["page down"] * 5)
        pilot.click("Menu")
        pilot.click(ASK)
        assert finish(pilot).check.of(Outcome.SAME)


def test_without_a_choice_there_is_nothing_to_ask() -> None:
    deal = replace(FINISHED.deals[0], moves=(), scopas=frozenset(), score=None)
    with looking(replace(FINISHED, deals=(deal,))) as pilot:
        pilot.click("Menu")
        pilot.click(ASK)
        assert notice(pilot) == "No opponent had a choice here, so there is nothing to check."
        assert not pilot.widget("Check again").enabled


def test_the_process_of_its_own_answers() -> None:
    with worker_opponents() as given, looking(given=given) as pilot:
        stand_at_a_decision(pilot)
        pilot.click("Menu")
        pilot.click(ASK)
        pilot.tab_to("What to check")
        pilot.press("right")
        pilot.until_answered(lambda: scene(pilot).check.over)
        assert notice(pilot) == "1 of 1 decisions stayed the same."

"""Opponents play among themselves, and somebody watches."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest

from settebello.engine import Phase, Seat
from settebello.session import TableSession, Waiting, counted, summary_of
from settebello.storage.settings import Pace, Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.scene import SceneId
from settebello.ui.menus.results.match_over_scene import MatchOverScene
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.session.test_table import step
from tests.ui.tables import scenes, session


@contextmanager
def watched(table: TableSession, settings: Settings | None = None) -> Iterator[Pilot]:
    quick = Settings(language="en", speed=Speed.INSTANT, pace=Pace.QUICK)
    with Pilot(scenes(services(settings=settings or quick), table), routes.ContinueMatch()) as pilot:
        yield pilot


def moves(table: TableSession) -> int:
    return sum(len(deal.moves) for deal in table.record.deals)


def scene_of(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


@pytest.mark.parametrize(("players", "waits"), [(2, False), (4, True)])
def test_a_match_is_watched_to_its_end(players: int, *, waits: bool) -> None:
    table = session("scopa", players, seed=3, target=3, people={})
    settings = Settings(language="en", speed=Speed.INSTANT, watch_on=not waits)
    with watched(table, settings) as pilot:
        for _ in range(60):
            pilot.until(lambda: not pilot.at(SceneId.TABLE), seconds=200)
            if pilot.at(SceneId.MATCH_OVER):
                break
            sheet = pilot.scene
            assert isinstance(sheet, ScoreSheetScene)
            pilot.until(partial(getattr, sheet, "counted"))
            if waits:
                pilot.frames(60 * 8)
                assert pilot.scene is sheet
                pilot.press("enter")
            else:
                pilot.until(lambda: not pilot.at(SceneId.SCORE_SHEET))
        assert table.match.phase is Phase.MATCH_OVER
        assert isinstance(pilot.scene, MatchOverScene)
        assert pilot.says(pilot.scene.headline()).endswith("won the match.")
        assert counted([summary_of(table.record)]) == ()


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_pause_and_one_card_more(way: str) -> None:
    table = session("scopa", 2, seed=3, people={})
    with watched(table) as pilot:
        pilot.until(lambda: moves(table) >= 2)
        pilot.press("space") if way == "keys" else pilot.click("Pause")
        stopped = moves(table)
        pilot.frames(200)
        assert moves(table) == stopped
        for n in (1, 2):
            pilot.press(".") if way == "keys" else pilot.click("Next card")
            pilot.frames(200)
            assert moves(table) == stopped + n
        pilot.press("space") if way == "keys" else pilot.click("Continue")
        pilot.until(lambda: moves(table) > stopped + 4)


def test_one_card_more_stops_a_play_that_goes_on() -> None:
    table = session("scopa", 2, seed=3, people={})
    with watched(table) as pilot:
        pilot.until(lambda: moves(table) >= 2)
        pilot.click("Next card")
        pilot.frames(60)
        stopped = moves(table)
        pilot.frames(200)
        assert moves(table) == stopped
        assert pilot.widget("Continue") is not None


def test_the_hands_lie_open_or_closed_as_was_chosen_last() -> None:
    table = session("scopa", 2, seed=3, people={})
    settings = Settings(language="en", speed=Speed.INSTANT, watch_bare=False)
    with watched(table, settings) as pilot:
        pilot.until(lambda: moves(table) >= 1)
        pilot.press("space")
        assert not scene_of(pilot).playback.here.bare
        pilot.click("Show all hands")
        assert scene_of(pilot).playback.here.bare
        assert scene_of(pilot).services.settings.current.watch_bare
        pilot.press("tab", "tab", "tab")
        pilot.press("enter") if pilot.focus == "Hide hands" else pilot.click("Hide hands")
        assert not scene_of(pilot).playback.here.bare


def test_the_menu_opens_while_cards_are_played_and_opponents_can_be_exchanged() -> None:
    table = session("scopa", 3, seed=3, people={})
    with watched(table) as pilot:
        pilot.until(lambda: moves(table) >= 1)
        pilot.press("esc")
        pilot.click("Change opponents")
        assert pilot.at(SceneId.OPPONENTS)
        pilot.press("esc")
        pilot.press("esc")
        pilot.click("Pause")
        pilot.press("esc")
        pilot.click("Wait at score sheets")
        assert not scene_of(pilot).services.settings.current.watch_on


def test_a_single_person_counts_wherever_they_sit_and_nobody_else_does() -> None:
    for people, counts in (({2: ""}, True), ({0: "A", 1: "B"}, False), ({}, False)):
        table = session("scopa", 3, seed=3, target=2, people=people)
        while table.waiting_for is not Waiting.NOTHING:
            step(table)
        assert bool(counted([summary_of(table.record)])) is counts
        assert table.record.persons == {Seat(seat) for seat in people}

"""Matches of the market game among all matches, and what they add up to on the page of statistics."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from settebello.i18n import percent, t
from settebello.ui.kit import routes
from settebello.ui.kit.ports.market_port import KeptMarketMatch
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.theme import STRONG
from settebello.ui.kit.widgets import Button, ScrollList
from settebello.ui.market.pages.market_matches_scene import MarketMatchesScene
from settebello.ui.menus.statistics import StatisticsScene
from settebello.ui.table.model.market_results import MarketTally, result_words
from tests.pilot import Pilot, services
from tests.ui.market.some_market import SomeMarket, finished, market_session
from tests.ui.tables import scenes, session

KEPT = SomeMarket().kept()


@contextmanager
def opened(route: Route, kept: tuple[KeptMarketMatch, ...] = KEPT) -> Iterator[Pilot]:
    """A pilot on a page, with matches of the market game and no others."""
    port = replace(services(), market=SomeMarket, market_kept=lambda: kept)
    with Pilot(scenes(port, session()), route) as pilot:
        pilot.frames(3)
        yield pilot


def listed(pilot: Pilot) -> ScrollList:
    return next(one for one in pilot.group.widgets if isinstance(one, ScrollList))


def choose(pilot: Pilot, number: int) -> None:
    """Choose a row of the list."""
    pilot.group.focus(listed(pilot))
    pilot.press("home", *["down"] * number)


def button(pilot: Pilot, label: str) -> Button:
    found = pilot.widget(label)
    assert isinstance(found, Button)
    return found


def test_my_matches_lists_them() -> None:
    with opened(routes.Matches()) as pilot:
        rows = listed(pilot).rows
        names = [pilot.says(row.words) for row in rows]
        assert names == ["Mercato, with amico", "Mercato for experts, with amico", "000001.mercato"]
        notes = [pilot.says(row.note) for row in rows]
        assert notes[0].endswith("2026: unfinished")
        assert notes[2] == "cannot be read"


def test_the_match_in_progress_goes_on() -> None:
    with opened(routes.Matches()) as pilot:
        choose(pilot, 0)
        assert not button(pilot, "Save copy of match").enabled
        pilot.click("Continue match")
        assert pilot.at(SceneId.MARKET)


def test_a_finished_match_is_replayed_and_not_gone_on_with() -> None:
    with opened(routes.Matches()) as pilot:
        choose(pilot, 1)
        assert not button(pilot, "Continue match").enabled
        pilot.click("Replay match")
        assert pilot.at(SceneId.MARKET_REPLAY)


def test_a_match_that_cannot_be_read_says_why_and_opens_nothing() -> None:
    with opened(routes.Matches()) as pilot:
        choose(pilot, 2)
        assert not button(pilot, "Continue match").enabled
        assert not button(pilot, "Replay match").enabled


def test_a_tally_counts_the_finished_matches_of_one_person() -> None:
    record = finished(expert=True)
    assert record.points is not None
    own, other = record.points
    several = market_session(2, people=(0, 1)).record
    kept = (*KEPT, KeptMarketMatch("000005.mercato", "2026-11-25", replace(several, points=(3, 4))))
    tally = MarketTally.of(kept)
    assert (tally.matches, tally.best, tally.total, tally.others) == (1, own, own, other)
    assert tally.won == (own > other)
    assert tally.advantage == (own - other,)


def test_the_advantage_is_told_from_the_oldest_match_on() -> None:
    record = finished()
    kept = [
        KeptMarketMatch(f"{number}.mercato", "2026-11-25", replace(record, points=points))
        for number, points in ((2, (30, 20)), (1, (11, 15)))
    ]
    tally = MarketTally.of(kept)
    assert tally.advantage == (-4, 10)
    assert (tally.won, tally.best) == (1, 30)


def test_who_has_played_nothing_else_sees_the_results_of_the_market_game() -> None:
    with opened(routes.Statistics()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, StatisticsScene)
        told = [pilot.says(words) for words in scene.read()]
        assert "Matches played: 1" in told
        won = percent(float(MarketTally.of(KEPT).won))
        assert f"Win rate: {pilot.says(won)}" in told
        assert pilot.says(t("Points per match")) in " ".join(told)


def test_without_such_matches_the_page_is_as_before() -> None:
    with opened(routes.Statistics(), ()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, StatisticsScene)
        assert pilot.says(scene.read()[-1]).startswith("No matches have been counted yet.")


def test_a_list_without_matches_says_so() -> None:
    class Nothing(SomeMarket):
        """Nobody has played."""

        def kept(self) -> tuple[KeptMarketMatch, ...]:
            return ()

    port = replace(services(), market=Nothing)
    with Pilot(scenes(port, session()), routes.MarketMatches()) as pilot:
        pilot.frames(2)
        scene = pilot.scene
        assert isinstance(scene, MarketMatchesScene)
        assert pilot.says(scene.read()[0]) == "No finished match of yours yet."


def test_the_list_groups_the_matches_and_shows_who_played() -> None:
    with opened(routes.MarketMatches()) as pilot:
        rows = listed(pilot).rows
        assert pilot.says(rows[0].words) == "Mercato, with amico"
        faces = [row.picture for row in rows]
        assert [bool(face) for face in faces] == [True, True, False]
        assert button(pilot, "Continue").enabled
        listed(pilot).activate()
        strong = [one for one in pilot.group.widgets if isinstance(one, Button) and one.look is STRONG]
        assert strong == [button(pilot, "Continue")]


def test_a_result_says_who_won() -> None:
    record = replace(finished(), points=(20, 30))
    assert result_words(record) == t("lost, {points}", points="20 : 30")

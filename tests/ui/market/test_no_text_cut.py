"""No word of the market game's scenes is cut, in any language and at the smallest window."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from settebello.i18n import languages
from settebello.notation.market.market_record import replay_market
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.routes import Route
from settebello.ui.market.model.market_hint import hint_of
from settebello.ui.market.scene.market_scene import MarketScene
from tests.pilot import Pilot, services
from tests.ui.cut_texts import collect_cut_texts, collect_high_texts
from tests.ui.market.some_market import SomeMarket, finished, later, market_session, played
from tests.ui.tables import scenes, session

SIZES = [(1280, 720), (800, 500)]


def pages() -> Iterator[Route]:
    """The pages around the table."""
    record = finished(4, expert=True)
    yield routes.NewMarket()
    yield routes.MarketMatches()
    yield routes.MarketScores(record, replay_market(record).state)
    yield routes.MarketOver(finished(), replay_market(finished()).state)
    yield routes.MarketOver(record, replay_market(record).state)
    yield routes.MarketReplay(record)
    yield routes.MarketCards()
    yield routes.MarketRulesPage()
    yield routes.MarketTutorial()
    yield routes.Matches()
    yield routes.Statistics()


@contextmanager
def opened(language: str, size: tuple[int, int], market: SomeMarket, first: Route) -> Iterator[Pilot]:
    """A pilot in a scene of the market game."""
    port = services(settings=Settings(language=language, speed=Speed.INSTANT))
    port = replace(port, market=lambda: market, market_kept=market.kept)
    with Pilot(scenes(port, session()), first, size=size, language=language) as pilot:
        pilot.frames(3)
        yield pilot


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
def test_no_word_of_a_page_is_cut(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    cut, high = collect_cut_texts(monkeypatch), collect_high_texts(monkeypatch)
    for page in pages():
        with opened(language, size, SomeMarket(), page) as pilot:
            top = pilot.stack.top
            assert top is not None
            top.draw(pilot.canvas)
        assert (cut, high) == ([], []), page


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
def test_no_word_at_the_table_is_cut(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    cut, high = collect_cut_texts(monkeypatch), collect_high_texts(monkeypatch)
    for players, expert in ((2, False), (3, True), (4, True)):
        market = SomeMarket(played(market_session(players, expert=expert), later(5)))
        with opened(language, size, market, routes.ContinueMarket()) as pilot:
            scene = pilot.scene
            assert isinstance(scene, MarketScene)
            said = {card: command for card in scene.board.view.hand for command in commands(scene, card)}
            assert said
            for card in said:
                scene.moves.press(card)
                scene.draw(pilot.canvas)
                scene.moves.press(card)
            scene.board.hint = hint_of(scene.board.view)
            scene.draw(pilot.canvas)
            pilot.press("escape", "escape")
            pilot.press("f10")
            scene.draw(pilot.canvas)
        assert (cut, high) == ([], []), players


def commands(scene: MarketScene, card: int) -> tuple[str, ...]:
    """The keys of the buttons that a card brings."""
    choosing = scene.board.choosing
    return () if choosing is None else tuple(one.key for one in choosing.pressed(card).choosing.commands())


@pytest.mark.parametrize("language", languages())
def test_the_credit_is_read_beside_a_match_that_waits(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut, high = collect_cut_texts(monkeypatch), collect_high_texts(monkeypatch)
    market = SomeMarket(played(market_session(3), later(2)))
    assert market.waiting is not None
    with opened(language, (800, 500), market, routes.NewMarket()) as pilot:
        top = pilot.stack.top
        assert top is not None
        top.draw(pilot.canvas)
        # The game for experts has lower slips, which leave less height for the credit.
        pilot.press("right")
        pilot.frames(2)
        top.draw(pilot.canvas)
    assert (cut, high) == ([], [])

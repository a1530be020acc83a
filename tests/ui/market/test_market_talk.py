"""An opponent greets at the table of the market game: once, with a line of its own, and not for ever."""

from dataclasses import replace

import pytest

from settebello.ai.people.remarks import Line, Need, Occasion
from settebello.i18n import Names
from settebello.notation import SeatRecord
from settebello.notation.market.market_record import MarketRecord
from settebello.storage.settings import Settings, Talk
from settebello.ui.kit import routes
from settebello.ui.kit.ports.services import Services
from settebello.ui.market.scene.market_scene import MarketScene
from settebello.ui.market.scene.market_talk import MarketTalk
from tests.pilot import OPPONENTS, Pilot, services
from tests.ui.cut_texts import collect_high_texts
from tests.ui.market.some_market import SEED, SomeMarket, later, market_session, played, rules, session_of
from tests.ui.tables import scenes, session

HELLO = Line(Names({"en": "A good day for the market, isn’t it? Mind your purse."}))
SCOPA = Line(Names({"en": "Scopa!"}), Need.SCOPA)
SEATS = (SeatRecord(), SeatRecord(level="greedy"))


def port(*lines: Line, talk: Talk = Talk.LIVELY) -> Services:
    speaker = replace(OPPONENTS[1], lines={Occasion.GREETING: lines})
    given = services(settings=Settings(language="en", talk=talk))
    return replace(given, opponents=(OPPONENTS[0], speaker))


def record() -> MarketRecord:
    return MarketRecord(rules(), SEATS, SEED)


def test_a_line_is_said_once_an_evening() -> None:
    given = port(HELLO)
    said = MarketTalk(given).greet(record())
    assert said is not None
    assert (said.seat, said.words) == (1, HELLO.words)
    assert MarketTalk(given).greet(record()) is None


def test_a_line_of_another_game_is_not_said() -> None:
    assert MarketTalk(port(SCOPA)).greet(record()) is None


def test_nobody_speaks_where_talk_is_off_or_the_match_has_begun() -> None:
    assert MarketTalk(port(HELLO, talk=Talk.OFF)).greet(record()) is None
    begun = played(market_session(2), later(2)).record
    assert MarketTalk(port(HELLO)).greet(replace(begun, seats=SEATS)) is None


@pytest.mark.parametrize("players", [2, 4])
def test_the_bubble_comes_is_heard_covers_no_card_and_goes(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    high = collect_high_texts(monkeypatch)
    seats = (SeatRecord(), *[SeatRecord(level="amico")] * (players - 2), SeatRecord(level="greedy"))
    market = SomeMarket(session_of(replace(record(), seats=seats)))
    given = replace(port(HELLO), market=lambda: market)
    with Pilot(scenes(given, session()), routes.ContinueMarket()) as pilot:
        pilot.frames(5)
        scene = pilot.scene
        assert isinstance(scene, MarketScene)
        assert scene.talk.remark is not None
        assert any("Mind your purse" in pilot.says(one) for one in scene.board.log)
        assert high == []
        # The bar says what happens, not what is said.
        assert scene.board.caption is None or "purse" not in pilot.says(scene.board.caption)
        pilot.until(lambda: scene.talk.remark is None)

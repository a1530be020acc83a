"""While an opponent thinks, its cards move at the table; then one is played from where it is."""

import pytest

from settebello.engine import Seat
from settebello.session import Waiting
from settebello.storage.settings import Pace, Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.talk.leans import Leans
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

LED_BY_AN_OPPONENT = 1


def test_an_opponents_cards_move_while_it_thinks_and_only_they_are_drawn_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings = Settings(language="en", speed=Speed.NORMAL, pace=Pace.UNHURRIED)
    table = session("scopa", 2, seed=LED_BY_AN_OPPONENT)
    with Pilot(scenes(services(settings=settings), table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)

        def thinks() -> bool:
            return table.waiting_for is Waiting.OPPONENT and not scene.playback.running

        pilot.until(thinks)
        pilot.frames()
        seat = scene.playback.here.turn_of
        assert seat is not None
        hand = frozenset(scene.playback.here.hands[seat])
        assert scene.animating
        assert scene.still.moving == hand, "the rest of the table is drawn once"
        moved, keys = 0, set()
        while thinks():
            keys.add(scene.still.key)
            moved += 1
            pilot.frames()
        assert moved > 10
        assert len(keys) <= 3, "only blinking and the mark of thought change the picture at rest"
        assert scene.playback.running
        assert hand <= frozenset(scene.playback.timeline.tracks)


def test_the_next_opponent_leans_as_soon_as_a_play_has_been_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    leaning: list[Seat | None] = [None]

    def at(_: Leans, now: float, thinks: Seat | None) -> bool:
        del now
        leaning.append(thinks)
        return False

    monkeypatch.setattr(Leans, "at", at)
    table = session("scopa", 4, seed=LED_BY_AN_OPPONENT)
    given = services(settings=Settings(language="en", speed=Speed.NORMAL))
    with Pilot(scenes(given, table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        pilot.until(lambda: scene.playback.running)
        while table.waiting_for is Waiting.OPPONENT:
            pilot.frames()
            playback = scene.playback
            seen = playback.timeline.seen
            if playback.running and seen is not None and playback.time > seen:
                break
        assert table.waiting_for is Waiting.OPPONENT
        assert leaning[-1] == scene.playback.timeline.last.turn_of is not None

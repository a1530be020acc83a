"""While an opponent thinks, its cards move at the table; then one is played from where it is."""

import pytest

from settebello.session import Waiting
from settebello.storage.settings import Pace, Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.table.scene import TableScene
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

"""An opponent thinks while the word of a sweep is seen, and then needs less time."""

from dataclasses import replace

import pytest

from settebello.engine import Seat
from settebello.storage.settings import Pace, Settings, Speed
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.view.playback import Playback
from settebello.ui.table.view.talk.think_delay import CELEBRATED, ThinkDelay
from tests.pilot import services

HERE = TableState.empty(Seat(0), Seat(0), 2, 2)


def waits(pace: Pace, reaction: float | None, *, skipped: float | None = None) -> float:
    """Seconds from the end of an animation of two seconds until the opponent may play."""
    given = services(settings=Settings(pace=pace, speed=Speed.NORMAL))
    delay, playback = ThinkDelay(given), Playback(given.cues, HERE)
    given.chance.seed(4)
    playback.at(0.0)
    playback.begin(replace(Timeline.still(HERE), duration=2.0, reaction=reaction))
    end = 2.0 if skipped is None else skipped
    playback.at(end)
    playback.finish()
    for step in range(400):
        playback.at(end + step / 100)
        if delay.over(playback):
            return step / 100
    raise AssertionError("it never plays")


@pytest.mark.parametrize("pace", list(Pace))
def test_after_a_sweep_an_opponent_plays_sooner_but_not_at_once(pace: Pace) -> None:
    usual = waits(pace, None)
    assert CELEBRATED * usual - 0.02 <= waits(pace, 1.2) < usual
    assert waits(pace, 0.0) == pytest.approx(CELEBRATED * usual, abs=0.02)
    assert waits(pace, 1.95) == pytest.approx(max(usual - 0.05, CELEBRATED * usual), abs=0.02)


def test_who_skips_the_animation_does_not_wait_longer() -> None:
    assert waits(Pace.NATURAL, 1.2, skipped=0.4) == waits(Pace.NATURAL, None)

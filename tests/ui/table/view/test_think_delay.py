"""An opponent thinks while the word of a sweep is seen, and then needs less time."""

from dataclasses import replace

import pytest

from settebello.engine import Seat
from settebello.i18n import t
from settebello.storage.settings import Pace, Settings, Speed
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.motion_context import BASE, LEAVE, PONDER
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.view.playback import GLANCED, READ, Playback
from settebello.ui.table.view.talk.think_delay import CELEBRATED, LEAST, VARIES, ThinkDelay
from tests.pilot import services

HERE = TableState.empty(Seat(0), Seat(0), 2, 2)


def waits(
    pace: Pace, reaction: float | None, *, seen: float | None = None, skipped: float | None = None
) -> float:
    """Seconds from the end of an animation of two seconds until the opponent may play."""
    given = services(settings=Settings(pace=pace, speed=Speed.NORMAL))
    delay, playback = ThinkDelay(given), Playback(given.cues, HERE)
    given.chance.seed(4)
    playback.at(0.0)
    playback.begin(replace(Timeline.still(HERE), duration=2.0, reaction=reaction, seen=seen))
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


def test_while_captured_cards_leave_the_next_player_already_thinks() -> None:
    usual = waits(Pace.NATURAL, None)
    assert waits(Pace.NATURAL, None, seen=1.6) == pytest.approx(
        max(usual - 0.4, CELEBRATED * usual), abs=0.02
    )
    assert waits(Pace.NATURAL, 1.2, seen=1.9) == waits(Pace.NATURAL, 1.2), "a word is what all look at"
    longest = LEAST[Pace.NATURAL] * (1 + VARIES)
    leaves, ponders = LEAVE * BASE[Speed.NORMAL], PONDER * BASE[Speed.NORMAL]
    assert longest - leaves + ponders < 0.9, "the longest rest between a capture and the next card"


def test_the_short_form_of_a_sentence_stands_until_the_next_one_comes() -> None:
    whole, brief = t("I believe it."), t("I doubt it!")
    playback = Playback(services().cues, HERE)
    playback.at(0.0)
    told = replace(Timeline.still(HERE), duration=1.0, captions=((0.5, whole),), briefs=((whole, brief),))
    playback.begin(told)
    playback.at(2.0)
    playback.begin(replace(Timeline.still(HERE), duration=1.0))
    assert playback.caption == whole
    assert playback.brief(whole) == brief
    playback.at(4.0)
    playback.begin(replace(told, captions=((0.0, brief),), briefs=()))
    playback.at(6.0)
    playback.begin(replace(Timeline.still(HERE), duration=1.0))
    assert playback.brief(whole) is None


def test_a_sentence_is_stale_from_the_end_of_its_motion_until_the_next_one_comes() -> None:
    words = t("I believe it.")
    playback = Playback(services().cues, HERE)
    playback.at(0.0)
    playback.begin(replace(Timeline.still(HERE), duration=1.0, captions=((0.5, words),)))
    playback.at(0.6)
    assert (playback.stale, playback.glanced) == (False, False)
    playback.at(0.61 + GLANCED)
    assert (playback.stale, playback.glanced, playback.read) == (True, True, False)
    playback.at(0.61 + READ)
    assert (playback.stale, playback.read) == (True, True)
    playback.begin(replace(Timeline.still(HERE), duration=1.0, captions=((0.5, t("I doubt it!")),)))
    playback.at(0.7 + READ)
    assert (playback.stale, playback.read) == (True, True), "the new sentence has not come yet"
    playback.at(1.2 + READ)
    assert (playback.stale, playback.glanced) == (False, False)


def thinking(
    speed: Speed = Speed.NORMAL, *, held: bool = False, reduced: bool = False
) -> tuple[ThinkDelay, Playback]:
    given = replace(services(settings=Settings(speed=speed)), reduced_motion=lambda: reduced)
    delay, playback = ThinkDelay(given), Playback(given.cues, replace(HERE, turn_of=Seat(1)))
    playback.at(0.0)
    delay.see(playback, undecided=False, held=held)
    return delay, playback


def test_an_opponent_is_seen_to_think_at_once_and_until_it_plays() -> None:
    delay, playback = thinking()
    seen = [delay.pondering]
    delay.begin()
    seen.append(delay.pondering)
    playback.begin(replace(Timeline.still(playback.here), duration=2.0))
    delay.see(playback, undecided=False)
    seen.append(delay.pondering)
    assert seen == [Seat(1), None, None], "not while cards move"


def test_without_motion_nobody_is_seen_to_think() -> None:
    assert thinking(Speed.INSTANT)[0].pondering is None
    assert thinking(reduced=True)[0].pondering is None


def test_while_a_spectator_holds_the_match_nobody_is_seen_to_think() -> None:
    assert thinking(held=True)[0].pondering is None

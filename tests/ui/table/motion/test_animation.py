"""Events become motion: what is where at which time."""

import math
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from settebello.audio.cues import Cue
from settebello.engine import Card, CardSet, Event, Match, Phase, Seat, parse_cards
from settebello.engine.cards import Side
from settebello.engine.events import Capture, Deal, Leftover, Play, Redeal, RedealReason, Scopa
from settebello.storage.settings import Speed
from settebello.ui.table.layout import RATIO, lay_out
from settebello.ui.table.layout.coin_path import LARGE
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.choreography import Choreographer
from settebello.ui.table.motion.easing import Ease, eased
from settebello.ui.table.motion.effects import (
    BroomStroke,
    CoinFlight,
    Dealing,
    Effect,
    Glint,
    Hit,
    Rays,
    Received,
    Shake,
    SignKept,
    Stamp,
    SumShown,
    Thud,
    Trail,
)
from settebello.ui.table.motion.motion_context import (
    BASE,
    BUMP,
    EQUAL_HOLD,
    FLY,
    HOLD,
    PONDER,
    SPELT,
)
from settebello.ui.table.motion.pile_motion import GONE
from settebello.ui.table.motion.push_motion import BRISTLES
from settebello.ui.table.motion.timeline import Key, Timeline, Track
from tests.ui.tables import ruleset

E = TypeVar("E", bound=Effect)
EIGHT = CardSet.parse("8b")
DATA = Path(__file__).parents[2] / "data"
LAYOUT = lay_out(1280, 720, 2, 2)
NAMES = ("You", "Rosa")
TABLE = TableState.empty(Seat(0), Seat(0), 2, 2).after(
    Deal(Seat(0), Seat(1), (parse_cards("7d1c4s"), parse_cards("Kd2b9c")), parse_cards("3c5d8b6s"))
)
TAKE: tuple[Event, ...] = (
    Play(Seat(1), Card.parse("9c"), Seat(0)),
    Capture(Seat(1), Side(1), Card.parse("9c"), CardSet.parse("3c6s")),
)
SWEEP: tuple[Event, ...] = (
    Play(Seat(1), Card.parse("9c"), Seat(0)),
    Capture(Seat(1), Side(1), Card.parse("9c"), CardSet.parse("3c5d8b6s")),
    Scopa(Seat(1), Side(1), Card.parse("9c")),
)
SWEEP_CARDS = tuple(map(Card.parse, ("9c", "3c", "5d", "8b", "6s")))


def choreographer(speed: Speed = Speed.NORMAL, players: int = 2, sides: int = 2) -> Choreographer:
    names = ("You", "Rosa", "Gino", "Pia")[:players]
    captions = Captions(Seat(0), names, sides, ruleset())
    return Choreographer(lay_out(1280, 720, players, sides), captions, speed, Card.parse("7d"))


def as_text(timeline: Timeline, every: float) -> str:
    """Every moving card at regular times: place, width, angle, face, height, and what is special."""
    lines = []
    for step in range(int(timeline.duration / every) + 2):
        time = step * every
        lines.append(f"at {time:.1f}")
        for card, pose in sorted(timeline.at(time), key=lambda seen: (seen[0], seen[1].x, seen[1].y)):
            marks = " lit" * (pose.mark > 0.5) + " dimmed" * (pose.dim > 0.2)
            face = "up" if pose.turn >= 0.5 else "down"
            marks += f" alpha {pose.alpha:.1f}" * (pose.alpha < 1)
            lines.append(
                f"  {card} {pose.x:.0f} {pose.y:.0f} wide {pose.width:.0f} angle {pose.angle:.0f} {face}"
                f" height {pose.height:.1f}{marks}"
            )
    lines += [f"cue {time:.2f} {cue}" for time, cue in timeline.cues]
    return "\n".join(lines) + "\n"


def test_a_capture_of_an_opponents_moves_as_in_the_text_file() -> None:
    expected = (DATA / "capture.txt").read_text(encoding="utf-8")
    assert as_text(choreographer().timeline(TABLE, TAKE), 0.4) == expected


def test_a_capture_of_several_cards_can_be_told_by_their_number() -> None:
    timeline = choreographer().timeline(TABLE, TAKE)
    ((whole, brief),) = timeline.briefs
    assert whole in [words for _, words in timeline.captions]
    assert brief.key == "{name} takes {number} cards with {card}."


@pytest.mark.parametrize("speed", [Speed.CALM, Speed.NORMAL, Speed.BRISK])
def test_the_other_cards_come_to_the_middle_once_those_taken_have_gone(speed: Speed) -> None:
    timeline = choreographer(speed).timeline(TABLE, TAKE)
    flies = next(time for time, cue in timeline.cues if cue is Cue.CAPTURE)
    ends = resting_poses(timeline.last, LAYOUT)
    away = [timeline.tracks[card] for card in parse_cards("9c3c6s")]
    starts: list[float] = []
    for card in parse_cards("5d8b"):
        track = timeline.tracks[card]
        here, goal = track.at(flies), ends[card]
        steps = [flies + (timeline.duration - flies) * step / 200 for step in range(201)]
        begins = next(time for time in steps if track.at(time).x != here.x)
        for other in away:
            moved = math.hypot(other.at(begins).x - other.at(flies).x, other.at(begins).y - other.at(flies).y)
            assert moved > LAYOUT.table_card, "it has left its place"
        assert track.at(timeline.duration).x == pytest.approx(goal.x)
        assert track.at(timeline.duration).dim == 0.0
        length = track.keys[-1].time - begins
        assert 0.14 * BASE[speed] <= length <= 0.2 * BASE[speed]
        sooner = abs(track.at(begins + 0.2 * length).x - here.x) / abs(goal.x - here.x)
        assert sooner == pytest.approx(0.49, abs=0.05), "it starts at once and ends gently"
        starts.append(begins)
        left = [moment for moment in steps if any(one.at(moment).turn < 1.0 for one in away)]
        assert track.at(left[0] + 0.1 * BASE[speed]).dim == 0.0, "it is bright when they have left"
    assert abs(starts[0] - starts[1]) == pytest.approx(0.03, abs=0.02), "one after the other"
    assert timeline.duration <= 1.6 * BASE[speed]


def test_ordinary_plays_are_short() -> None:
    hands = (parse_cards("8d1c9s"), parse_cards("Kd2b9c"))
    here = TableState.empty(Seat(0), Seat(0), 2, 2).after(
        Deal(Seat(0), Seat(1), hands, parse_cards("3c5d8b6s"))
    )

    def lasts(card: str, taken: str = "") -> float:
        played = Card.parse(card)
        capture = Capture(Seat(0), Side(0), played, CardSet.parse(taken)) if taken else None
        events = (Play(Seat(0), played, Seat(1)), *((capture,) if capture else ()))
        return choreographer().timeline(here, events).duration

    assert lasts("1c") <= 0.5
    assert lasts("8d", "8b") <= 0.75
    assert lasts("9s", "3c6s") <= 1.2


def test_a_card_that_is_laid_is_drawn_back_flies_in_an_arc_and_lands_heavily() -> None:
    card = Card.parse("1c")
    timeline = choreographer().timeline(TABLE, (Play(Seat(0), card, Seat(1)),))
    track, thud = timeline.tracks[card], effect(timeline, Thud)
    start, goal = track.at(0.0), track.at(timeline.duration)
    poses = [track.at(thud.start * step / 60) for step in range(61)]
    assert max(pose.y for pose in poses) > start.y + 6, "drawn back"
    assert min(pose.width for pose in poses) < start.width
    assert max(pose.width for pose in poses[20:]) > 1.05 * start.width > goal.width, "larger in the air"
    assert track.at(thud.start).width > 1.05 * goal.width
    after = [track.at(thud.start + step / 100).width for step in range(20)]
    assert min(after) < 0.98 * goal.width, "pressed flat"
    assert after[-1] == pytest.approx(goal.width)
    assert thud.foot.y > goal.y + 0.5 * goal.width
    assert 0.1 <= thud.end - thud.start <= 0.2
    beside = min((one for _, one in TABLE.table), key=lambda one: abs(timeline.tracks[one].at(9).x - goal.x))
    heights = [timeline.tracks[beside].at(thud.start + step / 100).y for step in range(30)]
    assert 2 <= heights[-1] - min(heights) <= 4, "its neighbour hops"


def test_a_card_strikes_on_the_one_that_it_takes_which_is_pushed_away_and_comes_back() -> None:
    timeline = choreographer().timeline(TABLE, TAKE)
    hit = effect(timeline, Hit)
    leaves = next(time for time, cue in timeline.cues if cue is Cue.CAPTURE)
    struck, taken = (timeline.tracks[Card.parse(text)] for text in ("9c", "6s"))
    blow, prey = struck.at(hit.start), taken.at(hit.start)
    assert blow.x - prey.x < 0.8 * prey.width, "it lies on the other card"
    assert hit.contact is not None
    poses = [taken.at(hit.start + step / 100) for step in range(20)]
    assert 6 <= max(prey.x - pose.x for pose in poses) <= 8
    assert 2 <= max(pose.angle - prey.angle for pose in poses) <= 3
    assert (taken.at(leaves).x, taken.at(leaves).angle) == (prey.x, prey.angle)


def test_a_play_has_three_beats_and_an_opponents_card_turns_over_half_way() -> None:
    timeline = choreographer().timeline(TABLE, TAKE)
    track = timeline.tracks[Card.parse("9c")]
    base = BASE[Speed.NORMAL]
    begins = PONDER * base
    assert track.at(begins).turn == 0.0
    assert 0.1 < track.at(begins + FLY * base * 0.5).turn < 0.5
    assert track.at(begins + FLY * base).turn == 1.0
    middle = begins + (FLY + HOLD / 2) * base
    assert {str(card) for card, pose in timeline.at(middle) if pose.mark == 1.0} == {"9c", "3c", "6s"}
    assert {str(card) for card, pose in timeline.at(middle) if pose.dim > 0.3} == {"5d", "8b"}
    assert {str(card) for card, _ in timeline.at(timeline.duration)} & {"9c", "3c", "6s"} == set()


def test_a_played_card_hides_little_of_every_card_that_it_takes() -> None:
    timeline = choreographer().timeline(TABLE, TAKE)
    poses = dict(timeline.at((PONDER + FLY + HOLD / 2) * BASE[Speed.NORMAL]))
    played, *taken = (poses[Card.parse(text)] for text in ("9c", "3c", "6s"))
    assert min(abs(played.x - pose.x) for pose in taken) >= 0.8 * played.width
    assert LAYOUT.table.contains(played.x + played.width / 2, played.y + played.width / 2 * RATIO)


def test_a_sound_is_heard_where_the_moving_card_arrives() -> None:
    timeline = choreographer().timeline(TABLE, TAKE)
    layout = lay_out(1280, 720, 2, 2)
    (laid,) = (at for at, cue in timeline.cues if cue is Cue.PLAY)
    (taken,) = (at for at, cue in timeline.cues if cue is Cue.CAPTURE)

    goal = timeline.tracks[Card.parse("9c")].at(BASE[Speed.NORMAL] * (PONDER + FLY)).x
    assert timeline.pan(laid) == pytest.approx(2 * goal / 1280 - 1, abs=0.02)
    assert timeline.pan(taken) == pytest.approx(2 * layout.piles[1].x / 1280 - 1, abs=0.05)
    assert timeline.pan(timeline.duration + 1) == 0.0
    assert Timeline.still(TABLE).pan(0.0) == 0.0


def test_the_own_hand_is_heard_when_it_is_turned_up() -> None:
    match = Match.start(ruleset("scopa"), 2, Seat(1))
    step = match.deal_next(Random(2))[0]
    timeline = choreographer().timeline(TableState.empty(Seat(0), Seat(1), 2, 2), step.events)

    dealt = [timeline.pan(at) for at, cue in timeline.cues if cue is Cue.DEAL]
    assert [cue for _, cue in timeline.cues][-1] is Cue.TURN
    assert max(dealt) - min(dealt) > 0.1


def test_the_turn_stays_with_a_player_until_the_play_is_over() -> None:
    timeline = choreographer().timeline(replace(TABLE, turn_of=Seat(1)), TAKE)
    assert {here.turn_of for time, here in timeline.stages[:-1]} == {Seat(1)}
    assert timeline.last.turn_of == Seat(0)


def effect(timeline: Timeline, kind: type[E]) -> E:
    """The only effect of a kind."""
    (found,) = (one for one in timeline.effects if isinstance(one, kind))
    return found


def test_a_sweep_has_a_broom_a_word_a_coin_and_a_crosswise_card() -> None:
    timeline = choreographer().timeline(TABLE, SWEEP)
    broom, word = effect(timeline, BroomStroke), effect(timeline, Stamp)
    coin = effect(timeline, CoinFlight)
    assert word.words.key == "Scopa!"
    assert timeline.bubbles == ()
    assert broom.start < word.start < broom.end
    assert (coin.goal, coin.end <= word.end) == (LAYOUT.prize_of(Side(1)), True)
    assert Cue.SWEEP in [cue for _, cue in timeline.cues]
    last = timeline.tracks[Card.parse("9c")].keys[-1].pose
    assert (last.angle - LAYOUT.piles[1].angle, last.turn) == (90.0, 1.0), "crosswise to its pile"
    assert word.end < timeline.duration
    assert effect(timeline, SignKept).end == pytest.approx(timeline.duration), "the score has answered"
    assert coin.points == 1
    assert coin.begin.x + LARGE / 2 <= word.spot.x - word.room / 2 + 1e-9, "the coin lies on no letter"
    assert LAYOUT.table.x < coin.begin.x - LARGE / 2
    pile = effect(timeline, Received)
    assert pile.piles[-1][1].sweeps == (Card.parse("9c"),)
    gone = max(key.time for card in SWEEP_CARDS for key in timeline.tracks[card].keys)
    assert pile.start + pile.piles[-1][0] == pytest.approx(gone), "the crosswise card stays in sight"
    assert pile.end == coin.end
    kept = effect(timeline, SignKept)
    assert (
        (kept.broom, kept.side, kept.start) == (coin.broom, coin.side, coin.end) == (True, Side(1), coin.end)
    )
    counts = [timeline.stage(time).piles[1].marked for time in (kept.start - 0.01, kept.start)]
    assert counts == [0, 1], "the broom is on the plate when the coin of its point lands beside the points"
    assert 1.2 <= word.end - broom.start <= 1.6
    assert timeline.duration - word.end < 0.3
    turns = [timeline.stage(time).turn_of for time in (coin.end, kept.end - 0.01, timeline.duration)]
    assert turns == [Seat(1), Seat(1), Seat(0)], "the next turn lights up once the sign has landed"


def test_nothing_says_a_second_time_that_it_is_a_sweep_while_the_word_is_seen() -> None:
    timeline = choreographer().timeline(TABLE, SWEEP)
    word = effect(timeline, Stamp)
    said = [text.key for time, text in timeline.captions if time < word.end - 1e-9]
    assert not any("{sweep}" in key for key in said)
    (last, *_) = reversed(timeline.captions)
    assert "{sweep}" in last[1].key
    broom = effect(timeline, BroomStroke)
    assert not timeline.silent(broom.start - 0.01)
    assert all(timeline.silent(broom.start + step / 10) for step in range(20)), "the picture says it"


def test_each_card_of_a_sweep_leaves_as_the_broom_touches_it() -> None:
    timeline = choreographer().timeline(TABLE, SWEEP)
    broom = effect(timeline, BroomStroke)
    for card in parse_cards("3c5d8b6s"):
        track = timeline.tracks[card]
        still = track.at(broom.start)
        leaves = next(time / 100 for time in range(1, 900) if track.at(time / 100).x != still.x)
        assert broom.start < leaves < broom.end
        front = broom.at(broom.part(leaves) or 0.0) + broom.ahead * BRISTLES
        assert abs(front - still.x) < LAYOUT.table_card


def test_the_cards_of_a_sweep_leave_one_by_one_before_the_broom() -> None:
    timeline = choreographer().timeline(TABLE, SWEEP)
    broom = effect(timeline, BroomStroke)
    gone = []
    for card in parse_cards("3c5d8b6s"):
        track = timeline.tracks[card]
        still = track.at(broom.start)
        gone.append(next(time / 100 for time in range(1, 900) if track.at(time / 100).x != still.x))
        flown = track.at(gone[-1] + 0.09)
        bristles = broom.at(broom.part(gone[-1] + 0.09) or 1.0)
        assert broom.ahead * (flown.x - bristles) > 0
    assert all(after - before > 0.04 for before, after in pairwise(sorted(gone)))


@pytest.mark.parametrize("players", [2, 4])
def test_no_edge_of_the_window_cuts_a_card_of_a_sweep(players: int) -> None:
    layout = lay_out(1280, 720, players, players)
    hands = [parse_cards("7d1c4s"), parse_cards("Kd2b9c"), *map(parse_cards, ("1d2d3d", "4d5b6c"))]
    for side in range(players):
        here = TableState.empty(Seat(0), Seat(0), players, players).after(
            Deal(Seat(0), Seat(1), tuple(hands[:players]), parse_cards("3c5d8b6s"))
        )
        card = hands[side][0]
        events = (
            Play(Seat(side), card, Seat(0)),
            Capture(Seat(side), Side(side), card, CardSet.parse("3c5d8b6s")),
            Scopa(Seat(side), Side(side), card),
        )
        timeline = choreographer(players=players, sides=players).timeline(here, events)
        broom = effect(timeline, BroomStroke)
        for step in range(round(60 * (timeline.duration - broom.start))):
            for one, pose in timeline.at(broom.start + step / 60):
                if one in {card, *parse_cards("3c5d8b6s")}:
                    lean = math.radians(pose.angle)
                    across, down = abs(math.cos(lean)), abs(math.sin(lean))
                    # Its corners are rounded.
                    wide = 0.5 * pose.width * (across + RATIO * down) - 2.0
                    high = 0.5 * pose.width * (RATIO * across + down) - 2.0
                    assert wide <= pose.x <= layout.width - wide
                    assert high <= pose.y <= layout.height - high


def test_pushed_cards_turn_into_a_fan_before_the_bristles() -> None:
    timeline = choreographer().timeline(TABLE, SWEEP)
    broom = effect(timeline, BroomStroke)
    released = broom.start + broom.lifts_off * (broom.end - broom.start)
    poses = [timeline.tracks[card].at(released) for card in SWEEP_CARDS]
    angles = sorted(pose.angle for pose in poses)
    assert all(right - left > 3 for left, right in pairwise(angles))
    assert angles[-1] - angles[0] > 30
    heights = sorted(pose.y for pose in poses)
    assert heights[-1] - heights[0] > 0.6 * poses[0].width
    bristles = broom.at(broom.lifts_off) + broom.ahead * BRISTLES
    assert all(0 < broom.ahead * (pose.x - bristles) < 1.2 * pose.width for pose in poses)


def test_a_broom_is_drawn_back_before_its_stroke() -> None:
    broom = BroomStroke(0.0, 1.0, 200.0, 900.0, 300.0)
    places = [broom.at(step / 50) for step in range(51)]
    back = places.index(min(places))
    assert places[0] - places[back] > 60
    assert 0.1 < back / 50 < 0.25
    assert places[-1] == pytest.approx(900.0)
    assert all(before < after for before, after in pairwise(places[back:]))
    assert [broom.reaches(broom.at(part)) for part in (0.4, 0.7, 1.0)] == pytest.approx([0.4, 0.7, 1.0])
    assert broom.reaches(0.0) == back / 50


@pytest.mark.parametrize("side", [1, 2, 3])
def test_the_broom_flies_on_out_of_the_window_before_the_word_has_gone(side: int) -> None:
    layout = lay_out(1280, 720, 4, 4)
    hands = tuple(map(parse_cards, ("7d1c4s", "Kd2b9c", "1d2d3d", "4d5b6c")))
    here = TableState.empty(Seat(0), Seat(0), 4, 4).after(
        Deal(Seat(0), Seat(1), hands, parse_cards("3c5d8b6s"))
    )
    card = hands[side][0]
    events = (
        Play(Seat(side), card, Seat(0)),
        Capture(Seat(side), Side(side), card, CardSet.parse("3c5d8b6s")),
        Scopa(Seat(side), Side(side), card),
    )
    timeline = choreographer(players=4, sides=4).timeline(here, events)
    broom, word = effect(timeline, BroomStroke), effect(timeline, Stamp)
    gone = broom.end + broom.beyond
    assert broom.end < gone < word.end
    assert broom.part(gone) is None
    steps = [broom.at(broom.part(broom.end + step / 200) or 0.0) for step in (-1, 0, 1)]
    assert steps[2] - steps[1] == pytest.approx(steps[1] - steps[0], rel=0.05), "it keeps its speed"
    last = broom.at(broom.part(gone - 1e-6) or 0.0)
    assert last < -150 or last > layout.width + 150


def test_the_faces_react_with_the_word_of_a_sweep() -> None:
    sweep, take = (choreographer().timeline(TABLE, events) for events in (SWEEP, TAKE))
    assert sweep.settled == effect(sweep, Stamp).start < sweep.duration
    assert take.settled == take.stages[-1][0]


@pytest.mark.parametrize("taken", ["7d 3c", "3c 7d"])
def test_the_settebello_rises_above_the_card_that_takes_it_and_shines(taken: str) -> None:
    played, captured = taken.split()
    hands = (parse_cards(f"{played}1c4s"), parse_cards("Kd2b9c"))
    here = TableState.empty(Seat(0), Seat(0), 2, 2).after(
        Deal(Seat(0), Seat(1), hands, parse_cards(f"{captured}5d8b6s"))
    )
    card, settebello = Card.parse(played), Card.parse("7d")
    events = (Play(Seat(0), card, Seat(1)), Capture(Seat(0), Side(0), card, CardSet.parse(captured)))
    timeline = choreographer().timeline(here, events)
    rays = effect(timeline, Rays)
    assert rays.card == settebello
    assert 0.9 <= rays.end - rays.start <= 1.4
    assert next(time for time, cue in timeline.cues if cue is Cue.SETTEBELLO) <= rays.start
    word, coin = effect(timeline, Stamp), effect(timeline, CoinFlight)
    assert word.words.key == "Settebello!"
    assert rays.start < word.start < coin.start < rays.end < word.end < rays.end + 0.15
    assert (coin.points, coin.goal) == (1, LAYOUT.prize_of(Side(0)))
    kept = effect(timeline, SignKept)
    assert kept.start == coin.end
    assert [timeline.stage(time).piles[0].prized for time in (kept.start - 0.01, kept.start)] == [False, True]
    assert all(here.piles[0].prized for time, here in timeline.stages if time >= kept.start)
    assert any("{what}" in said.key for time, said in timeline.captions if time == word.start)
    assert timeline.settled == word.start, "the faces react in the frame of the blow"
    middle = (rays.start + rays.end) / 2
    dimmed = {str(card) for card, pose in timeline.at(middle) if pose.dim > 0.3}
    assert dimmed == {"5d", "8b", "6s"}, "cards that are taken do not look like those that stay"
    held = timeline.tracks[settebello].at(middle)
    assert held.width == pytest.approx(1.5 * LAYOUT.table_card)
    low = held.y + held.width * RATIO / 2
    assert low < word.spot.y - 0.3 * word.high, "the word hides nothing of the card"
    trail = effect(timeline, Trail)
    assert trail.leader == settebello
    assert set(trail.cards) == {settebello, *parse_cards(taken.replace(" ", ""))}
    assert trail.start == rays.end < trail.end <= timeline.duration + 1e-9
    one = card if settebello != card else parse_cards(captured)[0]
    beside = timeline.tracks[one].at(middle)
    apart = beside.x - beside.width / 2 - (held.x + held.width / 2)
    assert apart > 0, "the other card is seen beside it, on the side from which no coin flies off"
    assert (beside.width < LAYOUT.table_card, beside.mark) == (True, 0.0), "it lies smaller in the shade"
    gone = [
        next(key.time for key in timeline.tracks[c].keys if key.pose.alpha == 0.0) for c in (one, settebello)
    ]
    landed = [time - BUMP * BASE[Speed.NORMAL] for time in gone]
    assert landed[0] < landed[1] == pytest.approx(trail.end), "the settebello lands last on the pile"
    pile = effect(timeline, Received)
    assert [pile.start + since for since, _ in pile.piles] == pytest.approx(landed)
    lands = timeline.tracks[card].keys[0].time + 0.9 * FLY * BASE[Speed.NORMAL]
    for step in range(int(lands * 60) + 10, int(timeline.duration * 60)):
        drawn = [one for one, _ in timeline.at(step / 60)]
        if settebello in drawn:
            assert drawn[-1] == settebello


def test_the_settebello_turns_over_once_as_it_rises_breathes_in_the_light_and_leaves_in_an_arc() -> None:
    hands = (parse_cards("7s1c4s"), parse_cards("Kd2b9c"))
    here = TableState.empty(Seat(0), Seat(0), 2, 2).after(
        Deal(Seat(0), Seat(1), hands, parse_cards("7d5d8b6s"))
    )
    settebello = Card.parse("7d")
    events = (
        Play(Seat(0), Card.parse("7s"), Seat(1)),
        Capture(Seat(0), Side(0), Card.parse("7s"), CardSet.parse("7d")),
    )
    timeline = choreographer().timeline(here, events)
    track, word, rays = timeline.tracks[settebello], effect(timeline, Stamp), effect(timeline, Rays)
    rises = next(time for time, cue in timeline.cues if cue is Cue.SETTEBELLO)
    up = [track.at(rises + (word.start - rises) * part / 40) for part in range(41)]
    assert up[0].width < track.at(rises - 0.1).width, "it is pressed down"
    assert min(pose.turn for pose in up) < 0.1, "its back is seen"
    assert up[-1].turn == pytest.approx(1.0)
    assert up[-1].width > 1.05 * track.at(word.start + 0.2).width, "it rises too high and lands"
    (landing,) = (one for one in timeline.effects if isinstance(one, Hit) and one.width)
    assert word.start < landing.start < word.start + 0.1
    held = [track.at(word.start + 0.1 + step / 60).angle for step in range(50)]
    assert 1.0 < max(held) <= 2.0
    assert -2.0 <= min(held) < -1.0
    glint = effect(timeline, Glint)
    assert word.hits < glint.start < glint.end < rays.end
    flight = [track.at(rays.end + step / 60) for step in range(25)]
    goal = LAYOUT.piles[0]
    above = [
        pose.y - (flight[0].y + (goal.y - flight[0].y) * (pose.x - flight[0].x) / (goal.x - flight[0].x))
        for pose in flight[8:20]
    ]
    assert min(above) < -30, "its way is an arc"
    assert min(pose.turn for pose in flight) == 0.0, "it turns face down on its way"


def test_a_card_that_takes_is_drawn_back_and_strikes_in_one_stroke() -> None:
    timeline = choreographer().timeline(TABLE, TAKE)
    track, hit = timeline.tracks[Card.parse("9c")], effect(timeline, Hit)
    goal = track.at(hit.start)
    assert (goal.x, goal.y) == (hit.spot.x, hit.spot.y)
    begins = PONDER * BASE[Speed.NORMAL]
    assert track.at(begins).y > track.at(0.0).y + 15, "it has come out of the fan"
    assert track.at(begins).width > track.at(0.0).width
    away = [
        math.hypot(track.at(time).x - goal.x, track.at(time).y - goal.y)
        for time in (begins + (hit.start - begins) * step / 40 for step in range(41))
    ]
    back = away.index(max(away))
    assert away[back] > away[0] + 15, "it is drawn back"
    assert 0.08 <= (hit.start - begins) * back / 40 <= 0.12
    steps = [before - after for before, after in pairwise(away[back:])]
    assert all(later > earlier for earlier, later in pairwise(steps)), "it gathers speed until it hits"
    assert next(time for time, cue in timeline.cues if cue is Cue.PLAY) == pytest.approx(hit.start, abs=0.02)


def test_a_pile_gives_way_to_each_card_that_lands_and_counts_it() -> None:
    timeline = choreographer().timeline(TABLE, TAKE)
    pile = effect(timeline, Received)
    lands = [pile.start + since for since, _ in pile.piles]
    gone = sorted(
        next(key.time for key in timeline.tracks[card].keys if key.pose.alpha == 0.0)
        for card in parse_cards("9c3c6s")
    )
    assert gone == pytest.approx([time + BUMP * BASE[Speed.NORMAL] for time in lands]), "each is seen there"
    for card, time in zip(parse_cards("6s3c9c"), lands, strict=True):
        landed, spot = timeline.tracks[card].at(time + 1e-6), LAYOUT.piles[1]
        assert landed.turn == 0.0
        assert landed.width > LAYOUT.pile_width(Side(1))
        assert 4 < math.hypot(landed.x - spot.x, landed.y - spot.y) < 12, "a little beyond its place"
    thud = next(one for one in timeline.effects if isinstance(one, Thud))
    assert thud.start == pytest.approx(lands[-1])
    assert [len(pile.pile(time).cards) for time in lands] == [1, 2, 3]
    assert [pile.bumped(time) for time in lands] == pytest.approx([1.0] * 3)
    assert pile.bumped(pile.end) == 0.0
    assert pile.piles[-1][1].cards == timeline.last.piles[1].cards
    assert timeline.stage(pile.end) == timeline.last, "the table at rest takes the pile over"


def test_captured_cards_are_drawn_back_and_gather_speed_on_their_way_to_the_pile() -> None:
    timeline = choreographer().timeline(TABLE, TAKE)
    pile, leaves = LAYOUT.piles[1], next(time for time, cue in timeline.cues if cue is Cue.CAPTURE)
    for card in parse_cards("9c3c6s"):
        track = timeline.tracks[card]
        gone = next(key.time for key in track.keys if key.pose.alpha == 0.0)
        flight, lands = GONE * BASE[Speed.NORMAL], gone - BUMP * BASE[Speed.NORMAL]
        times = [lands - flight * part for part in (1.0, 0.8, 0.2, 1e-6)]
        away = [math.hypot(track.at(time).x - pile.x, track.at(time).y - pile.y) for time in times]
        assert away[2] - away[3] > 2.5 * (away[0] - away[1]), "it is fastest where it lands"
    for card in parse_cards("3c6s"):
        track = timeline.tracks[card]
        here = track.at(leaves)
        assert max(track.at(leaves + step / 100).x for step in range(30)) > here.x + 5, "it is drawn back"


def test_a_shake_begins_with_the_word_dies_away_and_is_never_wider_than_three_units() -> None:
    timeline = choreographer().timeline(TABLE, SWEEP)
    shake = effect(timeline, Shake)
    assert shake.start == pytest.approx(effect(timeline, Stamp).hits)
    wide = [math.hypot(*shake.at(part / 20)) for part in range(21)]
    assert max(wide) <= 3 * math.sqrt(2)
    assert wide[0] > 2
    assert wide[20] == 0.0
    assert max(wide[14:]) < max(wide[:6]) / 2


def test_a_capture_by_a_sum_shows_it_and_an_equal_card_stands_shorter() -> None:
    equal = (Play(Seat(1), Card.parse("9c"), Seat(0)), Capture(Seat(1), Side(1), Card.parse("9c"), EIGHT))
    added, single = (choreographer().timeline(TABLE, events) for events in (TAKE, equal))
    shown = effect(added, SumShown)
    assert (sorted(shown.parts), shown.total) == ([3, 6], 9)
    assert not any(isinstance(one, SumShown) for one in single.effects)
    leaves = [next(t for t, cue in one.cues if cue is Cue.CAPTURE) for one in (added, single)]
    assert leaves[0] - leaves[1] == pytest.approx((HOLD + SPELT - EQUAL_HOLD) * BASE[Speed.NORMAL])
    assert LAYOUT.table.contains(shown.spot.x, shown.spot.y)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_takes_at_most_a_second_and_a_half_even_of_forty_cards(players: int) -> None:
    match = Match.start(ruleset("scopone_scientifico" if players == 4 else "scopa"), players, Seat(1))
    sides = len(match.scores)
    step = match.deal_next(Random(2))[0]
    before = TableState.empty(Seat(0), Seat(1), players, sides)
    for speed in (Speed.CALM, Speed.NORMAL, Speed.BRISK):
        assert choreographer(speed, players, sides).timeline(before, step.events).duration <= 1.5


def test_cards_are_dealt_one_after_the_other_from_the_dealers_stock() -> None:
    event = Deal(Seat(1), Seat(0), (parse_cards("7d1c4s"), parse_cards("Kd2b9c")), parse_cards("3c5d8b6s"))
    timeline = choreographer().timeline(TableState.empty(Seat(0), Seat(1), 2, 2), (event,))
    begins = sorted(
        next(key for key in track.keys if key.pose.alpha > 0).time for track in timeline.tracks.values()
    )
    gaps = [later - sooner for sooner, later in pairwise(begins)]
    assert all(0.06 <= gap <= 0.08 for gap in gaps)
    stock = LAYOUT.seats[1].stock
    assert {(t.keys[0].pose.x, t.keys[0].pose.y) for t in timeline.tracks.values()} == {(stock.x, stock.y)}


def test_the_number_on_the_stock_goes_down_with_every_card_dealt() -> None:
    event = Deal(Seat(1), Seat(0), (parse_cards("7d1c4s"), parse_cards("Kd2b9c")), parse_cards("3c5d8b6s"))
    timeline = choreographer().timeline(TableState.empty(Seat(0), Seat(1), 2, 2), (event,))
    numbers = [here.stock for _, here in timeline.stages]
    assert list(dict.fromkeys(numbers)) == list(range(40, 29, -1))
    assert [time for time, _ in timeline.stages] == sorted(time for time, _ in timeline.stages)


@pytest.mark.parametrize(
    ("variant", "players"), [("scopa", 2), ("scopa", 3), ("scopa", 4), ("scopone_scientifico", 4)]
)
@pytest.mark.parametrize("speed", list(Speed))
def test_every_motion_ends_where_the_cards_rest(variant: str, players: int, speed: Speed) -> None:
    rng = Random(8)
    match = Match.start(ruleset(variant), players, Seat(0))
    sides = len(match.scores)
    stage = choreographer(speed, players, sides)
    here = TableState.empty(Seat(0), Seat(0), players, sides)
    done = match.deal_next(rng)[0]
    while True:
        timeline = stage.timeline(here, done.events)
        here = here.folded(done.events)
        assert timeline.last == here
        assert (timeline.duration == 0) == (speed is Speed.INSTANT)
        rest = resting_poses(here, stage.layout)
        assert {card: pose for card, pose in rest.items() if card in timeline.tracks} == dict(
            timeline.at(timeline.duration)
        )
        for track in timeline.tracks.values():
            times = [key.time for key in track.keys]
            assert times == sorted(times)
        if done.match.phase is not Phase.PLAY:
            break
        assert done.match.position is not None
        done = done.match.play(rng.choice(done.match.position.legal_moves()))


def test_no_opponents_card_is_seen_face_up_before_it_is_played() -> None:
    rng = Random(4)
    match = Match.start(ruleset(), 2, Seat(0)).deal_next(rng)[0]
    timeline = choreographer().timeline(TableState.empty(Seat(0), Seat(0), 2, 2), match.events)
    assert match.match.position is not None
    hidden = set(match.match.position.hands[1])
    for step in range(60):
        assert all(pose.turn < 0.5 for card, pose in timeline.at(step / 30) if card in hidden)


def test_the_last_cards_slide_to_the_last_taker_and_the_caption_says_why() -> None:
    left = Leftover(Side(1), CardSet.parse("3c5d8b6s"))
    timeline = choreographer().timeline(TABLE, (left,))
    caption = timeline.caption(timeline.duration)
    assert caption is not None
    assert caption.plural == "The last {n} cards on the table go to {name}, who captured last."
    assert timeline.last.table == ()


def test_the_last_cards_are_gathered_before_they_leave_together() -> None:
    timeline = choreographer().timeline(TABLE, (Leftover(Side(1), CardSet.parse("3c5d8b6s")),))
    leaves = {track.keys[-2].time for track in timeline.tracks.values()}
    starts = {round(track.keys[-3].time, 6) for track in timeline.tracks.values()}
    assert len(starts) == 1
    (start,) = starts
    spread = [pose.x for _, pose in timeline.at(start)]
    assert max(spread) - min(spread) < LAYOUT.table_card
    assert {round(time, 6) for time, cue in timeline.cues if cue is Cue.KNOCK} == {round(max(leaves), 6)}


def test_a_redeal_shows_the_cards_thrown_in_and_says_why() -> None:
    thrown = Redeal(Seat(0), parse_cards("KcKdKb2s"), RedealReason.KINGS, 3)
    again = Deal(Seat(0), Seat(1), (parse_cards("7d1c4s"), parse_cards("2b9cKs")), parse_cards("Kd5d8b6s"))
    timeline = choreographer().timeline(TableState.empty(Seat(0), Seat(0), 2, 2), (thrown, again))
    said = [words.plural or words.key for _, words in timeline.captions]
    assert said == ["{n} kings on the table: redeal.", "You deal."]
    assert {str(card) for card, pose in timeline.at(0.9) if pose.turn == 1.0} == {"Kc", "Kd", "Kb", "2s"}


def test_easing_keeps_both_ends() -> None:
    for ease in Ease:
        assert eased(ease, 0.0) == pytest.approx(0.0)
        assert eased(ease, 1.0) == pytest.approx(1.0)
    assert eased(Ease.IN_OUT, 0.5) == pytest.approx(0.5)
    assert eased(Ease.SETTLE, 0.8) > 1.0


def test_two_keys_at_one_time_are_a_jump_and_outside_the_keys_a_card_lies_still() -> None:
    here, there = Pose(0, 0, 10), Pose(8, 0, 10)
    track = Track(Card.parse("7d"), (Key(1, here), Key(2, there), Key(2, here), Key(3, here)))
    assert [track.at(time).x for time in (0, 1.5, 1.999, 2, 9)] == [0, 4, pytest.approx(8, abs=0.02), 0, 0]


def calm(events: tuple[Event, ...]) -> Timeline:
    """The same with reduced motion."""
    return replace(choreographer(), reduced=True).timeline(TABLE, events)


def test_a_capture_with_reduced_motion_fades_as_in_the_text_file() -> None:
    expected = (DATA / "capture_reduced.txt").read_text(encoding="utf-8")
    assert as_text(calm(TAKE), 0.2) == expected


def test_with_reduced_motion_no_card_moves_while_it_is_seen() -> None:
    for events in (TAKE, SWEEP):
        timeline = calm(events)
        for track in (*timeline.tracks.values(), *timeline.shades):
            for before, after in pairwise(track.keys):
                seen = before.pose.alpha > 0 and after.pose.alpha > 0 and before.time < after.time
                assert not seen or (before.pose.x, before.pose.y, before.pose.turn) == (
                    after.pose.x,
                    after.pose.y,
                    after.pose.turn,
                )


def test_with_reduced_motion_a_fade_is_short_and_every_beat_keeps_its_time() -> None:
    moving, still = choreographer().timeline(TABLE, SWEEP), calm(SWEEP)
    assert (still.duration, still.cues, still.captions, still.stages) == (
        moving.duration,
        moving.cues,
        moving.captions,
        moving.stages,
    )
    assert still.shades
    for track in still.shades:
        assert track.keys[-1].time - track.keys[0].time <= 0.2 + 1e-9
    middle = (PONDER + FLY + HOLD / 2) * BASE[Speed.NORMAL]
    lit = {str(card) for card, pose in still.at(middle) if pose.mark == 1.0}
    assert lit == {"9c", "3c", "5d", "8b", "6s"}


def test_with_reduced_motion_no_broom_goes_across_the_cloth() -> None:
    kinds = [type(one) for one in calm(SWEEP).effects]
    assert kinds == [Stamp, CoinFlight], "neither broom nor blow nor shake"


def test_the_stock_is_raised_while_somebody_deals_and_recoils_from_each_card() -> None:
    event = Deal(Seat(1), Seat(0), (parse_cards("7d1c4s"), parse_cards("Kd2b9c")), parse_cards("3c5d8b6s"))
    timeline = choreographer().timeline(TableState.empty(Seat(0), Seat(1), 2, 2), (event,))
    deals = effect(timeline, Dealing)
    assert deals.seat == 1
    assert deals.raised(deals.start) == deals.raised(deals.end) == 0.0
    assert deals.raised((deals.start + deals.end) / 2) == 1.0
    leaves = sorted(
        next(key for key in track.keys if key.pose.alpha > 0).time for track in timeline.tracks.values()
    )
    assert [deals.start + since for since, *_ in deals.kicks] == pytest.approx(leaves)
    for since, across, down in deals.kicks:
        x, y = deals.recoil(deals.start + since)
        assert 3 <= math.hypot(x, y) <= 5
        assert x * across + y * down < 0, "away from where the card flies"
    assert deals.recoil(deals.end) == (0.0, 0.0)
    still = replace(choreographer(), reduced=True).timeline(
        TableState.empty(Seat(0), Seat(1), 2, 2), (event,)
    )
    assert still.effects == ()

"""An opponent who thinks lifts one closed card after the other, and reveals nothing of the play."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from settebello.engine import Card, Play, Seat, parse_cards
from settebello.engine.events import Deal
from settebello.storage.settings import Speed
from settebello.ui.table.layout import lay_out
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.pondering import HIGH, PERIOD, pondered_place, risen
from settebello.ui.table.model.rest_poses import hand_poses
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.choreography import Choreographer
from settebello.ui.table.motion.motion_context import BASE, PONDER, SINK
from tests.ui.tables import ruleset

LAYOUT = lay_out(1280, 720, 2, 2)
ROSA = Seat(1)


def table(hand: str) -> TableState:
    deal = Deal(Seat(0), ROSA, (parse_cards("7d1c4s"), parse_cards(hand)), parse_cards("3c5d8b6s"))
    return TableState.empty(Seat(0), Seat(0), 2, 2).after(deal)


def lifted(hand: str, time: float) -> list[tuple[int, float, float]]:
    here = table(hand)
    rest = list(hand_poses(here, LAYOUT, ROSA).values())
    now = list(risen(LAYOUT, here, ROSA, time).values())
    return [(n, a.x - b.x, a.y - b.y) for n, (a, b) in enumerate(zip(now, rest, strict=True)) if a != b]


def test_one_card_at_a_time_rises_a_few_units_towards_the_table_and_sinks_again() -> None:
    assert lifted("Kd2b9c", 0.0) == []
    ((_, across, down),) = lifted("Kd2b9c", PERIOD / 2)
    assert (across, down) == pytest.approx((0.0, HIGH))
    heights = [sum(down for *_, down in lifted("Kd2b9c", PERIOD * step / 20)) for step in range(21)]
    assert max(heights) <= 20.0
    assert heights[2] > 0.25 * HIGH, "it rises from the first moment"
    assert heights[-1] == pytest.approx(0.0)
    assert all(abs(after - before) < 0.2 * HIGH for before, after in pairwise(heights))


def test_which_card_rises_depends_on_the_seat_the_time_and_the_number_of_cards_only() -> None:
    for number in range(6):
        time = PERIOD * (number + 0.4)
        assert lifted("Kd2b9c", time) == lifted("1s4b6c", time) == lifted("Kd2b9c", time)


@pytest.mark.parametrize("cards", range(1, 14))
def test_the_cards_take_turns(cards: int) -> None:
    places = [pondered_place(ROSA, cards, number) for number in range(cards)]
    assert set(places) == set(range(cards))


def test_open_hands_and_empty_ones_stay_as_they_are() -> None:
    here = table("Kd2b9c")
    assert risen(LAYOUT, here, Seat(0), PERIOD / 2) == {}, "the owner sees these"
    assert risen(LAYOUT, replace(here, hands=(here.hands[0], ())), ROSA, PERIOD / 2) == {}


def test_a_card_that_has_risen_sinks_without_a_jump_before_one_is_played() -> None:
    here, captions = table("Kd2b9c"), Captions(Seat(0), ("You", "Rosa"), 2, ruleset())
    up = risen(LAYOUT, here, ROSA, PERIOD / 2)
    (card,) = (card for card, pose in up.items() if pose != hand_poses(here, LAYOUT, ROSA)[card])
    for played in ("Kd", "2b", "9c"):
        events = (Play(ROSA, Card.parse(played), Seat(0)),)
        chart = Choreographer(LAYOUT, captions, Speed.NORMAL)
        timeline = chart.timeline(here, events, risen=up)
        track = timeline.tracks[card]
        assert track.at(0.0) == up[card]
        sunk = track.at(SINK * PONDER * BASE[Speed.NORMAL])
        assert math.hypot(sunk.x - up[card].x, sunk.y - up[card].y) == pytest.approx(HIGH)
        assert timeline.duration == chart.timeline(here, events).duration, "it takes no time of its own"

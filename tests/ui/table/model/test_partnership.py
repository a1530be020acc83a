"""The partner speaks of the partnership after a match: once, and only of what happened."""

from collections import Counter

import pytest

from settebello.ai.people.remarks import Need
from settebello.engine import Capture, Card, Scopa, Seat
from settebello.i18n import Catalogue, languages
from settebello.notation import Record
from settebello.notation.record import replayed_deals
from settebello.storage.settings import Talk
from settebello.ui.kit.ports.evening import NEW_EVENING
from settebello.ui.table.model.banter.partnership import (
    BOTH_SWEPT,
    GIVEN_AWAY,
    GUARDED,
    LINES,
    MY_PRIZE,
    MY_SWEEPS,
    YOUR_PRIZE,
    YOUR_SWEEPS,
    Deeds,
)
from tests.ui.table.model.test_company import match

YOU, PARTNER, LEFT = Seat(0), Seat(2), Seat(3)
SETTEBELLO = Card.parse("7d")


def lines(*sweeps: Seat, prizes: tuple[Seat, ...] = (), named: bool = True) -> set[object]:
    met = frozenset({Need.SETTEBELLO}) if named else frozenset()
    return {line for _, line in Deeds(sweeps, prizes).true_lines(YOU, PARTNER, 2, met)}


@pytest.mark.parametrize(
    ("sweeps", "prizes", "said"),
    [
        ((), (), set()),
        ((YOU, PARTNER, LEFT), (), {BOTH_SWEPT}),
        ((YOU, PARTNER), (), {BOTH_SWEPT, GUARDED}),
        ((YOU, YOU, LEFT), (), {YOUR_SWEEPS}),
        ((PARTNER, PARTNER, LEFT), (), {MY_SWEEPS}),
        ((PARTNER, LEFT), (), set()),
        ((LEFT, LEFT, YOU), (), {GIVEN_AWAY}),
        ((LEFT,), (), set()),
        ((LEFT,), (YOU,), {YOUR_PRIZE}),
        ((LEFT,), (PARTNER, PARTNER, YOU), {MY_PRIZE}),
        ((LEFT,), (LEFT,), set()),
    ],
)
def test_only_what_is_true_can_be_said(
    sweeps: tuple[Seat, ...], prizes: tuple[Seat, ...], said: set[object]
) -> None:
    assert lines(*sweeps, prizes=prizes) == said


def test_the_settebello_is_named_only_where_the_game_names_it() -> None:
    assert lines(prizes=(YOU,), named=False) == set()


def deeds_of(record: Record) -> tuple[Counter[Seat], Counter[Seat]]:
    """The sweeps and the captures of the settebello by seat, counted from the record."""
    events = [event for deal in replayed_deals(record) for event in deal.events]
    sweeps = Counter(event.seat for event in events if isinstance(event, Scopa))
    captures = [event for event in events if isinstance(event, Capture)]
    return sweeps, Counter(one.seat for one in captures if SETTEBELLO in {*one.cards, one.card})


def true_of(record: Record) -> dict[object, bool]:
    """Which lines are true of a match, by another count."""
    sweeps, prizes = deeds_of(record)
    ours = sweeps[YOU] + sweeps[PARTNER]
    theirs = sum(sweeps.values()) - ours
    return {
        BOTH_SWEPT: sweeps[YOU] >= 1 and sweeps[PARTNER] >= 1,
        YOUR_SWEEPS: sweeps[YOU] >= 2 and sweeps[YOU] > sweeps[PARTNER],
        MY_SWEEPS: sweeps[PARTNER] >= 2 and sweeps[YOU] == 0,
        YOUR_PRIZE: prizes[YOU] > prizes[PARTNER],
        MY_PRIZE: prizes[PARTNER] > prizes[YOU],
        GUARDED: theirs == 0 and ours > 0,
        GIVEN_AWAY: theirs >= 2 and theirs > ours,
    }


PEOPLE = ("beppe", "gino", "rosalba")


@pytest.mark.parametrize("seed", range(2))
def test_after_a_match_the_partner_says_one_true_line(seed: int) -> None:
    said = [(here.remark, record) for here, record in match(Talk.RARE, PEOPLE, seed, "scopone_scientifico")]
    spoken = [(remark, record) for remark, record in said if remark is not None and remark.words in LINES]
    assert len(spoken) == 1
    remark, record = spoken[0]
    assert said[-1][0] == remark, "it is said at the end of the match"
    assert remark.seat == PARTNER
    assert true_of(record)[remark.words]


def test_no_line_is_said_again_in_the_next_matches_of_an_evening() -> None:
    evening, said = NEW_EVENING, []
    for seed in range(3):
        states = list(match(Talk.RARE, PEOPLE, seed, "scopone_scientifico", evening))
        last = states[-1][0]
        evening = last.evening
        said += [last.remark.words] if last.remark is not None and last.remark.words in LINES else []
    assert len(said) >= 2
    assert len(set(said)) == len(said)


def test_the_silent_stay_silent() -> None:
    """Nobody speaks with remarks off, a level is no person, and alone there is no partner."""
    for talk, people in (
        (Talk.OFF, PEOPLE),
        (Talk.RARE, ("beppe", "amico", "rosalba")),
    ):
        for here, _ in match(talk, people, 1, "scopone_scientifico"):
            assert here.remark is None or here.remark.words not in LINES
    for here, _ in match(Talk.LIVELY, ("gino",), 1, "scopa"):
        assert here.remark is None or here.remark.words not in LINES


@pytest.mark.parametrize("language", languages())
def test_the_lines_are_short_enough_for_a_bubble(language: str) -> None:
    say = Catalogue(language)
    for line in LINES:
        assert len(say(line)) <= (22 if language == "ja" else 45)

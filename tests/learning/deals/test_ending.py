"""What each side has at the end of a deal: whole decks, by the engine's own events."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.engine import Capture, Leftover, Match, Ruleset, Scopa, Seat
from settebello.engine.awards import SETTEBELLO
from settebello.learning.deals.ending import TEN, DealEnding, tens
from settebello.learning.deals.smallpack import small_rules
from tests.learning.material import QUINDICI, RULEBOOK, SCOPA


@pytest.mark.parametrize(("rules", "upto"), [(SCOPA, 5), (SCOPA, 10), (QUINDICI, 10)])
def test_every_card_that_was_captured_is_in_its_pile_and_every_sweep_is_counted(
    rules: Ruleset, upto: int
) -> None:
    swept = 0
    for seed in range(8):
        rng = Random(seed)
        step, _ = Match.start(small_rules(rules, upto), 2, Seat(0)).deal_next(rng)
        events = list(step.events)
        while step.match.score is None:
            assert step.match.position is not None
            step = step.match.play(rng.choice(step.match.position.legal_moves()))
            events += step.events
        ending = DealEnding.of(step.match)
        piles: list[set[object]] = [set(), set()]
        for event in events:
            if isinstance(event, Capture):
                piles[event.side] |= {event.card, *event.cards}
            elif isinstance(event, Leftover) and event.side is not None:
                piles[event.side] |= {*event.cards}
        assert [set(pile) for pile in ending.piles] == piles
        assert ending.cards == sum(map(len, piles))
        assert sum(ending.sweeps) == sum(isinstance(event, Scopa) for event in events)
        having = [side for side, pile in enumerate(piles) if SETTEBELLO in pile]
        assert ([] if ending.settebello is None else [ending.settebello]) == having
        swept += sum(ending.sweeps)
        points = step.match.score.points
        assert tuple(map(len, ending.scored)) == points
        assert all(points[side] == max(points) for side in ending.winners)
        assert ending.winners
        assert len(ending.winners) == points.count(max(points))
    assert swept


def test_stolen_piles_are_counted_whole_without_brooms_and_settebello() -> None:
    for seed in range(4):
        rng = Random(seed)
        step, _ = Match.start(RULEBOOK.ruleset("rubamazzetto"), 2, Seat(0)).deal_next(rng)
        while step.match.score is None:
            assert step.match.position is not None
            step = step.match.play(rng.choice(step.match.position.legal_moves()))
        ending = DealEnding.of(step.match)
        assert ending.cards == len({card for pile in ending.piles for card in pile}) == 40
        assert not any(ending.sweeps)
        assert ending.settebello is None


def test_a_deal_that_goes_on_has_no_ending() -> None:
    step, _ = Match.start(SCOPA, 2, Seat(0)).deal_next(Random(1))
    with pytest.raises(ValueError, match="no deal is over"):
        DealEnding.of(step.match)


@given(st.integers(0, 40))
def test_a_number_in_tens_adds_up_to_itself(number: int) -> None:
    counted = tens(number)
    assert sum(counted) == number
    assert all(part == TEN for part in counted[:-1])
    assert 0 < counted[-1] <= TEN or number == 0

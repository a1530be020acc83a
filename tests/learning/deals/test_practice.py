"""A deal for practice: its deck is fixed, noted and dealt by the engine as it stands."""

from random import Random

import pytest

from settebello.engine import Phase, Seat
from settebello.learning.deals.practice import Kind, PracticeDeal
from settebello.learning.deals.smallpack import small_rules
from settebello.learning.sums import Sum
from tests.learning.material import RULEBOOK, SCOPA

DEAL = PracticeDeal(
    ruleset=small_rules(SCOPA, 6),
    dealer=Seat(1),
    deck=small_rules(SCOPA, 6).deck.shuffled(Random(3)),
    kind=Kind.ARRANGED,
    wanted=(Sum((1, 2, 3)), Sum((2, 4))),
)


def test_what_is_printed_can_be_read() -> None:
    assert (DEAL.upto, len(DEAL.deck)) == (6, 24)
    assert PracticeDeal.parse(str(DEAL), RULEBOOK.ruleset) == DEAL
    shuffled = PracticeDeal(
        ruleset=SCOPA, dealer=Seat(0), deck=SCOPA.deck.pack.shuffled(Random(1)), kind=Kind.SHUFFLED
    )
    assert PracticeDeal.parse(str(shuffled), RULEBOOK.ruleset) == shuffled


def test_the_engine_deals_the_deck_in_its_order() -> None:
    step = DEAL.start()
    assert step.match.phase is Phase.PLAY
    position = step.match.position
    assert position is not None
    dealt = {*position.table, *position.hands[0], *position.hands[1]}
    assert dealt == {*DEAL.deck[:8]}
    assert position.stock == DEAL.deck[8:]


def test_a_deck_that_was_changed_since_is_noticed() -> None:
    line = str(DEAL)
    deck = "".join(map(str, DEAL.deck))
    with pytest.raises(ValueError, match=f"not the one noted before it was dealt, {DEAL.digest}"):
        PracticeDeal.parse(line.replace(deck, deck[2:] + deck[:2]), RULEBOOK.ruleset)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("kind=arranged", "kind=lucky", "lucky"),
        ("kind=arranged", "", "kind= is missing"),
        ("dealer=1", "dealer=me", "dealer=me is not a number"),
        ("wanted=1+2+3", "wanted=1+2+x", "not a sum"),
        ("scopa ", "scoppa ", "scoppa"),
    ],
)
def test_a_line_that_is_no_deal_is_refused(before: str, after: str, message: str) -> None:
    assert before in str(DEAL)
    with pytest.raises(ValueError, match=message):
        PracticeDeal.parse(str(DEAL).replace(before, after), RULEBOOK.ruleset)


def test_an_empty_line_is_no_deal() -> None:
    with pytest.raises(ValueError, match="kind= is missing"):
        PracticeDeal.parse("", RULEBOOK.ruleset)

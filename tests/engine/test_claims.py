"""Cards played face down, and doubts (docs/rules.md, section 3.3.14)."""

import pytest

from settebello.engine import Capture, CardSet, Doubted, FaceDown, Mark, Scopa, Seat
from tests.engine.tables import after, legal, parsed, table_for_two


def test_any_card_may_be_played_face_down_as_any_rank_that_takes_something() -> None:
    assert legal(table_for_two("1d6c", "2c9s", "3b4b", bluff=True)) == [
        "2c",
        "2c=1x1d",
        "2c=6x6c",
        "2c=7x1d6c",
        "9s",
        "9s=1x1d",
        "9s=6x6c",
        "9s=7x1d6c",
    ]


def test_the_last_card_of_the_deal_is_played_open() -> None:
    assert legal(table_for_two("1d6c", "2c", "", bluff=True)) == ["2c"]


def test_the_others_see_the_claim_and_not_the_card() -> None:
    start = table_for_two("1d6cKs", "2c9s", "3b4b", bluff=True)
    step = start.play(parsed(start, "2c=7x1d6c"))
    (event,) = step.events
    assert isinstance(event, FaceDown)
    assert (event.rank, event.cards) == ("7", CardSet.parse("1d6c"))
    view = step.position.view(Seat(1))
    assert view.claim is not None
    assert view.claim.card is None
    assert view.table == CardSet.parse("Ks")
    assert view.history == ()


def test_a_claim_that_nobody_doubts_goes_to_the_pile_with_the_next_card() -> None:
    position = after(table_for_two("1d6c", "2c9s", "3b4b", bluff=True), "2c=7x1d6c")
    assert position.piles[0] == CardSet()
    step = position.play(parsed(position, "3b"))
    assert [type(event) for event in step.events[:2]] == [Capture, Scopa]
    assert step.position.piles[0] == CardSet.parse("1d2c6c")
    assert (step.position.sweeps, step.position.last_captor) == ((1, 0), 0)


def test_a_doubted_lie_lies_open_scores_for_the_doubter_and_its_cards_go_back() -> None:
    start = after(table_for_two("1d6c", "2c9s", "3b4b", bluff=True), "2c=7x1d6c")
    step = start.doubt()
    assert step.events == (
        Doubted(Seat(1), Seat(0), parsed(start, "2c").card, CardSet.parse("1d6c"), truthful=False, points=3),
    )
    assert step.position.table == CardSet.parse("1d2c6c")
    assert step.position.sweeps == (0, 0)
    assert [side[Mark.CLAIM] for side in step.position.marks] == [0, 3]
    assert legal(step.position)[0] == "3b=1x1d"
    assert "3bx1d2c" in legal(step.position)


def test_a_doubted_truth_stands_and_scores_for_the_one_who_told_it() -> None:
    position = after(table_for_two("1d6c", "7c9s", "3b4b", bluff=True), "7c=7x1d6c", "?")
    assert position.piles[0] == CardSet.parse("1d6c7c")
    assert position.sweeps == (1, 0)
    assert [side[Mark.CLAIM] for side in position.marks] == [3, 0]
    assert (position.turn, position.may_doubt) == (1, False)


def test_a_claimed_ace_sweeps_as_a_real_one_does() -> None:
    """It scores where aces score (docs/rules.md, section 2.2)."""
    for scores in (False, True):
        position = table_for_two(
            "5c9d", "2c9s", "3b4b", bluff=True, ace__sweep=True, ace__sweep_scores=scores
        )
        assert after(position, "2c=1x5c9d", "3b").sweeps == (int(scores), 0)


def test_the_opening_ban_holds_for_cards_played_face_down() -> None:
    start = table_for_two("5c9d", "1cKd9s", "3b4b6b", bluff=True, ace__sweep=True, ace__opening_ban=True)
    assert legal(start) == ["9s=5x5c", "9s=9x9d", "9sx9d", "Kd", "Kd=5x5c", "Kd=9x9d"]


def test_there_is_nothing_to_doubt_about_an_open_card() -> None:
    with pytest.raises(ValueError, match="nothing to doubt"):
        table_for_two("1d6c", "2c9s", "3b4b", bluff=True).doubt()

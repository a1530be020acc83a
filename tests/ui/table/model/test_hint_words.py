"""What a hint says of the next best move."""

import pytest

from settebello.ai.search.tree_sample import Lead
from settebello.coach.hints import Aim, Hint
from settebello.engine import Move, Ruleset
from settebello.i18n import Catalogue
from settebello.ui.table.model.helps.hint_words import Strength, hint_words

BETTER = "points better than the next best move"
LEVEL = "Another move is about as good."


@pytest.mark.parametrize(
    ("ahead", "better", "level"),
    [
        (Lead(0.8, 0.5, 1.1), True, False),
        (Lead(0.1, -0.2, 0.4), False, True),
        (Lead(0.8, -0.1, 1.7), False, False),
        (None, False, False),
    ],
)
def test_two_moves_are_compared_only_where_the_search_can_tell(
    ahead: Lead | None, better: bool, level: bool
) -> None:
    rules = Ruleset()
    move = Move.parse("7d", rules.deck.pack)
    hint = Hint(move, Aim.LAY, None, 0.0, 0.0, ahead, alone=False, exact=False)
    words = Catalogue("en")(hint_words(hint, Strength.REASON, rules))
    assert (BETTER in words) is better
    assert (LEVEL in words) is level


def test_a_dealer_is_told_which_card_to_leave_at_the_bottom() -> None:
    hint = Hint(Move.parse("^1s"), Aim.BOTTOM, None, 0.0, 0.0, None, alone=False, exact=False)
    words = [Catalogue("en")(hint_words(hint, strength, Ruleset())) for strength in Strength]
    told = "Let the ace of swords be the bottom card."
    assert words == ["Which card would you like to be dealt last?", told, told]


@pytest.mark.parametrize(
    ("move", "aim", "told"), [(None, Aim.DOUBT, "Doubt it."), ("~6c", Aim.BELIEVE, "Believe it.")]
)
def test_who_is_asked_about_a_claim_is_told_to_doubt_or_to_believe(
    move: str | None, aim: Aim, told: str
) -> None:
    rules = Ruleset().changed({"bluff": True, "doubters": "any"})
    best = None if move is None else Move.parse(move)
    hint = Hint(best, aim, None, 0.0, 0.0, None, alone=False, exact=False)
    words = [Catalogue("en")(hint_words(hint, strength, rules)) for strength in Strength]
    assert words == ["Do you believe that claim?", told, told]

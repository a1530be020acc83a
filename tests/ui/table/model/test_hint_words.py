"""What a hint says of the next best move."""

from dataclasses import replace

import pytest

from settebello.ai.search.tree_sample import Lead
from settebello.coach.hints import Aim, Hint
from settebello.coach.reasons import MoveReason, ReasonKind
from settebello.engine import Category, Move, Ruleset
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


def told(hint: Hint, strength: Strength) -> str:
    return Catalogue("en")(hint_words(hint, strength, Ruleset()))


def test_the_only_move_is_said_to_be_the_only_one() -> None:
    hint = Hint(Move.parse("7d"), Aim.LAY, None, 0.0, 0.0, None, alone=True, exact=False)
    assert told(hint, Strength.MOVE) == "Lay the seven of coins. You have no other move."


def test_the_third_step_never_says_the_move_again() -> None:
    hint = Hint(Move.parse("7d"), Aim.LAY, None, 0.0, 0.0, Lead(0.8, -0.1, 1.7), alone=False, exact=False)
    assert told(hint, Strength.REASON) == "Other moves may be just as good."
    fact = MoveReason(ReasonKind.NO_SWEEP, number=17)
    with_fact = replace(hint, facts=(fact,))
    assert told(with_fact, Strength.REASON) == (
        "The table then adds up to 17: no single card can take it all, so the next player can't sweep."
    )


def test_what_knocking_brings_comes_first() -> None:
    hint = Hint(Move.parse("!6b"), Aim.DECLARE, None, 0.0, 0.0, None, alone=False, exact=False, declared=10)
    assert told(hint, Strength.REASON) == "Knocking brings you 10 points."


def test_an_exact_hint_says_when_another_move_is_as_good() -> None:
    hint = Hint(Move.parse("7d"), Aim.LAY, None, 0.0, 0.0, Lead(0.0, 0.0, 0.0), alone=False, exact=True)
    assert told(hint, Strength.REASON).endswith(f"this is exact. {LEVEL}")


def test_who_should_not_take_the_most_cards_is_not_told_to() -> None:
    aim, category = Aim.CATEGORY, Category.CARDS
    hint = Hint(Move.parse("2sx2b"), aim, category, 0.0, 0.0, None, alone=False, exact=False)
    assert "as many as you can" in told(hint, Strength.NUDGE)
    assert told(replace(hint, most=False), Strength.NUDGE) == "You can go for this point: Cards."

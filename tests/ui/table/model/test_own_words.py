"""The reasons for a move in the words of the player who made it."""

import pytest

from settebello.coach.reasons import MoveReason, ReasonKind
from settebello.engine import Card, Category, Rank
from settebello.i18n import Text
from settebello.ui.table.model.helps.own_words import own_reasons, own_words
from tests.pilot import shipped

SEVEN = Card.parse("7d")
EVERY = {
    ReasonKind.SWEEPS: MoveReason(ReasonKind.SWEEPS, number=1),
    ReasonKind.DECIDES: MoveReason(ReasonKind.DECIDES, number=6, category=Category.COINS),
    ReasonKind.TAKES_CARD: MoveReason(ReasonKind.TAKES_CARD, cards=(SEVEN,), number=1),
    ReasonKind.LAST_CAPTURE: MoveReason(ReasonKind.LAST_CAPTURE, number=2),
    ReasonKind.AVOIDS_GIFT: MoveReason(ReasonKind.AVOIDS_GIFT, cards=(SEVEN,), ranks=(Rank.SEVEN,)),
    ReasonKind.NO_SWEEP: MoveReason(ReasonKind.NO_SWEEP, number=11),
    ReasonKind.SWEEPERS_GONE: MoveReason(ReasonKind.SWEEPERS_GONE, ranks=(Rank.SEVEN,)),
    ReasonKind.SWEEP_UNLIKELY: MoveReason(
        ReasonKind.SWEEP_UNLIKELY, ranks=(Rank.SEVEN,), cards=(SEVEN,), number=0.2
    ),
    ReasonKind.GUARDS_SEVEN: MoveReason(ReasonKind.GUARDS_SEVEN, cards=(SEVEN,)),
    ReasonKind.TAKES_SEVENS: MoveReason(ReasonKind.TAKES_SEVENS, cards=(SEVEN,), number=2),
    ReasonKind.TAKES_COINS: MoveReason(ReasonKind.TAKES_COINS, cards=(SEVEN,), number=4),
    ReasonKind.BREAKS_PAIRS: MoveReason(ReasonKind.BREAKS_PAIRS, ranks=(Rank.TWO,)),
    ReasonKind.KEEPS_PAIRS: MoveReason(ReasonKind.KEEPS_PAIRS, ranks=(Rank.TWO,)),
    ReasonKind.HOLDS_MOST: MoveReason(ReasonKind.HOLDS_MOST, ranks=(Rank.TWO,), number=3),
    ReasonKind.ANSWERS_PARTNER: MoveReason(ReasonKind.ANSWERS_PARTNER, ranks=(Rank.TWO,)),
    ReasonKind.TAKES_MORE: MoveReason(ReasonKind.TAKES_MORE, cards=(SEVEN,), number=2),
}


@pytest.mark.parametrize("kind", ReasonKind)
def test_a_player_speaks_of_itself_and_not_to_the_reader(kind: ReasonKind) -> None:
    words = own_words(EVERY[kind], shipped().ruleset("scopone"))
    assert not {"you", "your", "you're"} & set(words.key.lower().replace(":", " ").split())


@pytest.mark.parametrize(
    "category", [Category.COINS, Category.MOST_SEVENS, Category.PRIMIERA, Category.CARDS]
)
def test_every_category_that_is_won_has_a_sentence(category: Category) -> None:
    words = own_words(MoveReason(ReasonKind.DECIDES, number=6, category=category), shipped().ruleset("scopa"))
    assert isinstance(words, Text)
    assert "nobody else" in words.key.lower()
    assert "you" not in words.key


def test_the_number_of_cards_is_told_only_where_there_is_nothing_else() -> None:
    rules, more = shipped().ruleset("scopa"), EVERY[ReasonKind.TAKES_MORE]
    assert own_reasons((), rules) is None
    assert own_reasons((more,), rules) == own_words(more, rules)
    safe = EVERY[ReasonKind.NO_SWEEP]
    assert own_reasons((more, safe), rules) == own_words(safe, rules)

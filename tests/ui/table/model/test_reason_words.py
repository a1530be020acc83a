"""Reasons in words."""

import pytest

from settebello.coach.reasons import MoveReason, ReasonKind
from settebello.engine import Card, Category, Rank, Ruleset
from settebello.i18n import Catalogue, languages
from settebello.ui.table.model.helps.reason_words import reason_words, reasons_told, where_to_look

SEVEN = (Card.parse("7d"),)
EACH = {
    ReasonKind.SWEEPS: MoveReason(ReasonKind.SWEEPS, number=1),
    ReasonKind.DECIDES: MoveReason(ReasonKind.DECIDES, number=6, category=Category.COINS),
    ReasonKind.TAKES_CARD: MoveReason(
        ReasonKind.TAKES_CARD, cards=SEVEN, number=1, category=Category.SETTEBELLO
    ),
    ReasonKind.LAST_CAPTURE: MoveReason(ReasonKind.LAST_CAPTURE, number=3),
    ReasonKind.AVOIDS_GIFT: MoveReason(ReasonKind.AVOIDS_GIFT, ranks=(Rank.SEVEN,), cards=SEVEN),
    ReasonKind.NO_SWEEP: MoveReason(ReasonKind.NO_SWEEP, number=11),
    ReasonKind.SWEEPERS_GONE: MoveReason(ReasonKind.SWEEPERS_GONE, ranks=(Rank.EIGHT,)),
    ReasonKind.SWEEP_UNLIKELY: MoveReason(
        ReasonKind.SWEEP_UNLIKELY, ranks=(Rank.ACE, Rank.EIGHT), cards=SEVEN, number=0.17
    ),
    ReasonKind.GUARDS_SEVEN: MoveReason(ReasonKind.GUARDS_SEVEN, ranks=(Rank.SEVEN,), cards=SEVEN),
    ReasonKind.TAKES_SEVENS: MoveReason(ReasonKind.TAKES_SEVENS, cards=SEVEN, number=2),
    ReasonKind.TAKES_COINS: MoveReason(ReasonKind.TAKES_COINS, cards=SEVEN, number=4),
    ReasonKind.BREAKS_PAIRS: MoveReason(ReasonKind.BREAKS_PAIRS, ranks=(Rank.TWO, Rank.FIVE)),
    ReasonKind.KEEPS_PAIRS: MoveReason(ReasonKind.KEEPS_PAIRS, ranks=(Rank.TWO,)),
    ReasonKind.HOLDS_MOST: MoveReason(ReasonKind.HOLDS_MOST, ranks=(Rank.FIVE,), cards=SEVEN, number=3),
    ReasonKind.ANSWERS_PARTNER: MoveReason(ReasonKind.ANSWERS_PARTNER, ranks=(Rank.FIVE,)),
    ReasonKind.TAKES_MORE: MoveReason(ReasonKind.TAKES_MORE, cards=SEVEN, number=3),
}
ENGLISH = {
    ReasonKind.SWEEPS: "That makes a sweep.",
    ReasonKind.DECIDES: (
        "Your pile then has 6 coins. Nobody else can get that many any more: you score for that."
    ),
    ReasonKind.TAKES_CARD: "Your pile gets the seven of coins: that card alone is worth a point.",
    ReasonKind.NO_SWEEP: (
        "The table then adds up to 11: no single card can take it all, so the next player can't sweep."
    ),
    ReasonKind.SWEEPERS_GONE: (
        "After that, only knaves could take the whole table. "
        "The cards seen so far show that the next player has none."
    ),
    ReasonKind.TAKES_COINS: "Your pile then has 4 coins. At the end, the most coins bring points.",
    ReasonKind.SWEEP_UNLIKELY: (
        "After that, only aces or knaves could take the whole table, "
        "and the next player has one only about 1 time in 6."
    ),
    ReasonKind.GUARDS_SEVEN: "After that, only sevens can take the seven of coins from the table.",
    ReasonKind.HOLDS_MOST: "You hold 3 fives: only one other card can take the one you lay.",
}


def test_every_kind_of_reason_has_a_sentence_with_its_facts() -> None:
    say, rules = Catalogue("en"), Ruleset()
    assert set(EACH) == set(ReasonKind)
    for kind, words in ENGLISH.items():
        assert say(reason_words(EACH[kind], rules)) == words


@pytest.mark.parametrize("language", languages())
def test_the_sentences_of_a_language_are_short_whole_and_all_different(language: str) -> None:
    say, rules = Catalogue(language), Ruleset()
    told = [say(reason_words(one, rules)) for one in EACH.values()]
    told += [say(found) for one in EACH.values() if (found := where_to_look(one, rules)) is not None]
    assert all(one[-1] in ".?。！" and "{" not in one and len(one) <= 130 for one in told), told
    assert len({say(reason_words(one, rules)) for one in EACH.values()}) == len(EACH)


def test_two_reasons_are_told_and_a_number_of_cards_only_where_nothing_else_is() -> None:
    say, rules = Catalogue("en"), Ruleset()
    sweep, sevens, more = (
        EACH[kind] for kind in (ReasonKind.SWEEPS, ReasonKind.TAKES_SEVENS, ReasonKind.TAKES_MORE)
    )
    told = reasons_told((sweep, sevens, more), rules)
    assert told is not None
    assert say(told).startswith("That makes a sweep. Your pile gets the seven of coins: ")
    assert "most cards" not in say(told)
    assert reasons_told((more,), rules) == reason_words(more, rules)
    assert reasons_told((sweep, sevens), rules, to_player=False) == reason_words(sweep, rules)
    assert reasons_told((), rules) is None

"""Sentences on single cards that score, in the words of the deck: the king of coins, and the three courts."""

from typing import Final

from settebello.engine import Ruleset
from settebello.engine.awards import grande_of, king_of_coins
from settebello.i18n import Text, tn
from settebello.manual.card_names import card_list, card_name
from settebello.rulebook import Overlay


def re_bello(ruleset: Ruleset) -> Text:
    """Return the sentence on the points of the king of coins."""
    return tn(
        "Re bello, {card}: one point.",
        "Re bello, {card}: {n} points.",
        n=ruleset.score.re_bello,
        card=card_name(king_of_coins(ruleset), ruleset.deck.pack),
    )


def grande(ruleset: Ruleset) -> Text:
    """Return the sentence on the points of king, knight and knave of coins together."""
    return tn(
        "Grande, {cards}: one point.",
        "Grande, {cards}: {n} points.",
        n=ruleset.score.grande,
        cards=card_list(sorted(grande_of(ruleset)), ruleset.deck.pack),
    )


SENTENCES: Final = {"re_bello": re_bello, "grande": grande}
"""What says a shipped house rule on cards, by its id."""


def said_by_deck(overlay: Overlay, ruleset: Ruleset) -> Text | None:
    """Return what a house rule adds in the words of the deck; None where only its file says it."""
    sentence = SENTENCES.get(overlay.id)
    return None if sentence is None else sentence(ruleset.override(overlay.changes(ruleset)))

"""Hints in words, in three strengths: what to consider, which card, or the whole move with its reason."""

from collections.abc import Iterator
from enum import IntEnum

from settebello.coach.hints import DANGER, Aim, Hint
from settebello.coach.verdict import is_level, is_said
from settebello.engine import Category, Ruleset
from settebello.i18n import Text, decimal, percent, t
from settebello.manual.card_names import card_name, joined, words_of
from settebello.manual.move_advice import what_to_do
from settebello.ui.table.model.score_model.category_words import category_name


class Strength(IntEnum):
    """How much a hint reveals."""

    NUDGE = 1
    CARD = 2
    MOVE = 3


def hint_words(hint: Hint, strength: Strength, ruleset: Ruleset) -> Text:
    """Return the text of a hint at a strength."""
    pack = ruleset.deck.pack
    match strength:
        case Strength.NUDGE:
            return _nudge(hint, ruleset)
        case Strength.CARD if hint.move is not None:
            return t("Look at {card}.", card=card_name(hint.move.card, pack))
        case _:
            first, *more = _whole(hint, ruleset)
            for sentence in more:
                first = joined(first, sentence)
            return first


def _nudge(hint: Hint, ruleset: Ruleset) -> Text:
    match hint.aim:
        case Aim.DOUBT:
            return t("Do you believe that claim?")
        case Aim.DECLARE:
            return t("Look at your three cards: you can knock.")
        case Aim.SWEEP:
            return t("Look at the whole table: you can make {sweep}.", sweep=words_of(ruleset).one)
        case Aim.BLUFF:
            return t("One of your cards might be worth more face down.")
        case Aim.SAFE:
            return t("Think about what the next player could sweep.")
        case Aim.LAY:
            return t("Lay the card that is of least use to the others.")
        case Aim.CATEGORY if hint.category is Category.CARDS:
            return t("The number of cards counts here: take as many as you can.")
        case Aim.CATEGORY:
            return t("You can go for this point: {category}.", category=_category(hint, ruleset))


def _whole(hint: Hint, ruleset: Ruleset) -> Iterator[Text]:
    """Yield the sentences for the move and its reasons."""
    yield what_to_do(hint.move, ruleset)
    if hint.aim is Aim.SWEEP:
        yield t("That makes {sweep}.", sweep=words_of(ruleset).one)
    elif hint.category is not None:
        yield t("That counts towards this point: {category}.", category=_category(hint, ruleset))
    if hint.avoided - hint.danger > DANGER:
        yield t(
            "After the next best move, the chance that an opponent makes {sweep} is {percent}.",
            sweep=words_of(ruleset).one,
            percent=percent(hint.avoided),
        )
    if hint.exact:
        yield t("You know all the cards now, so this is exact.")
    elif is_said(hint.ahead):
        points = decimal(hint.ahead.points)
        yield t("It's about {points} points better than the next best move.", points=points)
    elif is_level(hint.ahead):
        yield t("Another move is about as good.")


def _category(hint: Hint, ruleset: Ruleset) -> Text:
    """Return the name of the category that the hint aims at."""
    return category_name(hint.category or Category.CARDS, ruleset)

"""Hints in words, in three steps: where to look, the move, and why."""

from collections.abc import Iterator
from enum import IntEnum

from settebello.coach.hints import DANGER, Aim, Hint
from settebello.coach.verdict import is_level, is_said
from settebello.engine import Category, Ruleset
from settebello.i18n import Text, decimal, percent, t, tn
from settebello.manual.card_names import joined, words_of
from settebello.manual.move_advice import what_to_do
from settebello.ui.table.model.helps.reason_words import TOLD, reasons_told, where_to_look
from settebello.ui.table.model.score_model.category_words import category_name


class Strength(IntEnum):
    """How much a hint reveals."""

    NUDGE = 1
    MOVE = 2
    REASON = 3


def hint_words(hint: Hint, strength: Strength, ruleset: Ruleset) -> Text:
    """Return the text of a hint at a strength."""
    match strength:
        case Strength.NUDGE:
            found = where_to_look(hint.reasons[0], ruleset) if hint.reasons else None
            return _nudge(hint, ruleset) if found is None else found
        case Strength.MOVE:
            told = what_to_do(hint.move, ruleset)
            return joined(told, t("You have no other move.")) if hint.alone else told
        case Strength.REASON:
            first, *more = tuple(_why(hint, ruleset)) or (_no_reason(hint, ruleset),)
            for sentence in more:
                first = joined(first, sentence)
            return first


def _nudge(hint: Hint, ruleset: Ruleset) -> Text:
    match hint.aim:
        case Aim.DOUBT | Aim.BELIEVE:
            return t("Do you believe that claim?")
        case Aim.BOTTOM:
            return t("Which card would you like to be dealt last?")
        case Aim.DECLARE:
            return t("Look at your new cards: you can knock.")
        case Aim.SWEEP:
            return t("Look at the whole table: you can make {sweep}.", sweep=words_of(ruleset).one)
        case Aim.BLUFF:
            return t("One of your cards might be worth more face down.")
        case Aim.SAFE:
            return t("Think about what the next player could sweep.")
        case Aim.LAY:
            return t("Lay the card that is of least use to the others.")
        case Aim.CATEGORY if hint.category is Category.CARDS and hint.most:
            return t("The number of cards counts here: take as many as you can.")
        case Aim.CATEGORY:
            return t("You can go for this point: {category}.", category=_category(hint, ruleset))


def _why(hint: Hint, ruleset: Ruleset) -> Iterator[Text]:
    """Yield the sentences for the reasons, and how far the move is ahead."""
    if hint.declared:
        yield tn("Knocking brings you a point.", "Knocking brings you {n} points.", n=hint.declared)
    told = reasons_told(hint.reasons, ruleset)
    if told is not None:
        yield told
    else:
        yield from _purpose(hint, ruleset)
    if hint.exact:
        yield t("You know all the cards now, so this is exact.")
        if not hint.reasons and is_level(hint.ahead):
            yield t("Another move is about as good.")
    elif len(hint.reasons) < TOLD and is_said(hint.ahead):
        points = decimal(hint.ahead.points)
        yield t("It's about {points} points better than the next best move.", points=points)
    elif not hint.reasons and is_level(hint.ahead):
        yield t("Another move is about as good.")


def _no_reason(hint: Hint, ruleset: Ruleset) -> Text:
    """Return the sentence where nothing speaks for the move; about a claim the advice comes again."""
    if hint.aim in {Aim.DOUBT, Aim.BELIEVE, Aim.BOTTOM}:
        return what_to_do(hint.move, ruleset)
    return t("Other moves may be just as good.")


def _purpose(hint: Hint, ruleset: Ruleset) -> Iterator[Text]:
    """Yield what the move is good for, where no other move is surely worse."""
    if hint.aim is Aim.SWEEP:
        yield t("That makes {sweep}.", sweep=words_of(ruleset).one)
    elif hint.category is not None:
        yield t("That counts towards this point: {category}.", category=_category(hint, ruleset))
    elif (told := reasons_told(hint.facts, ruleset, most=1)) is not None:
        yield told
    if hint.avoided - hint.danger > DANGER:
        yield t(
            "After the next best move, the chance that an opponent makes {sweep} is {percent}.",
            sweep=words_of(ruleset).one,
            percent=percent(hint.avoided),
        )


def _category(hint: Hint, ruleset: Ruleset) -> Text:
    """Return the name of the category that the hint aims at."""
    return category_name(hint.category or Category.CARDS, ruleset)

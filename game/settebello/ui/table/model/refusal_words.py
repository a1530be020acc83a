"""The sentences that explain why the engine refuses a move, with the numbers involved."""

from settebello.engine import Card, Reason, Refusal, Ruleset, card_value
from settebello.engine.rules.rulewords import Mode
from settebello.i18n import Text, t
from settebello.manual.card_names import card_name


def refused(refusal: Refusal, ruleset: Ruleset) -> Text:
    """Return the sentence for a refusal."""
    match refusal.reason:
        case Reason.NOT_IN_HAND:
            return t("That card is not in your hand.")
        case Reason.NOT_ON_TABLE:
            return t("That card is not on the table.")
        case Reason.DEAL_OVER:
            return t("The deal is over.")
        case Reason.OPENING_BAN:
            return t("You can't open the deal with an ace: play another card.")
        case Reason.MUST_CAPTURE_ELSEWHERE:
            return t("Another of your cards can capture, so you can't lay this one.")
        case Reason.NOT_MISSED:
            return t("Nobody missed those cards.")
        case Reason.NO_DECLARATION:
            return t("You can't knock with these cards.")
        case Reason.TABLE_FIRST:
            return t("Your card has to take from the table first: it can't steal a pile.")
        case Reason.ANSWER_FIRST:
            return t("First say whether you believe it.")
        case Reason.EXCHANGE_FIRST | Reason.NO_EXCHANGE:
            return _about_the_bottom(refusal.reason)
        case Reason.NOT_A_CLAIM:
            return t("A card of that rank can't take these cards.")
        case _:
            return _wrong(refusal, ruleset)


def _about_the_bottom(reason: Reason) -> Text:
    """Return the sentence for a card played too early, or for an exchange that comes too late."""
    if reason is Reason.EXCHANGE_FIRST:
        return t("First choose the bottom card.")
    return t("The bottom card can't be exchanged now.")


def _wrong(refusal: Refusal, ruleset: Ruleset) -> Text:
    """Return the sentence for a capture, or a card laid, that the capture rules forbid."""
    card = refusal.move.card
    match refusal.reason:
        case Reason.WRONG_SUM:
            return _wrong_sum(refusal, ruleset)
        case Reason.MUST_CAPTURE:
            return t("{Card} must take something. What?", Card=_yours(card, ruleset))
        case Reason.EQUAL_FIRST:
            name = card_name(card, ruleset.deck.pack)
            return t("There is a card of the same rank: {card} has to take it.", card=name)
        case Reason.FEWEST_FIRST:
            return t("{Card} has to take as few cards as possible.", Card=_yours(card, ruleset))
        case Reason.ALL_SETS:
            return t("{Card} has to take everything that it can.", Card=_yours(card, ruleset))
        case Reason.TOO_MANY:
            most = ruleset.capture.max_cards or len(refusal.move.captured) - 1
            return t("You can't take more than {most} cards at once.", most=most)
        case Reason.TAKES_ALL:
            return t("{Card} has to take everything on the table.", Card=_yours(card, ruleset))
        case Reason.NOT_A_CAPTURE:
            return t("{Card} can't take these cards.", Card=_yours(card, ruleset))
        case other:
            raise ValueError(f"{other} has a sentence of its own")


def _yours(card: Card, ruleset: Ruleset) -> Text:
    value = card_value(card, ruleset)
    return t("Your {value}", value=value) if value else t("This card")


def _wrong_sum(refusal: Refusal, ruleset: Ruleset) -> Text:
    values = [card_value(card, ruleset) for card in refusal.move.captured]
    total = " + ".join(map(str, values))
    wanted, got = refusal.wanted, refusal.got
    if ruleset.capture.modes == (Mode.FIFTEEN,):
        aim = ruleset.capture.total
        own = aim - wanted
        return t(
            "{sum} and your {value} make {got}, not {total}.", sum=total, value=own, got=got + own, total=aim
        )
    if len(values) == 1:
        return t("That card counts {got}, but you need {wanted}.", got=got, wanted=wanted)
    return t("{sum} = {got}, but you need {wanted}.", sum=total, got=got, wanted=wanted)

"""Why the rules refuse an action, in words."""

from collections.abc import Sequence

from settebello.i18n import Text, t
from settebello.market import Reason, Refusal, Situation
from settebello.ui.market.model.payment_words import best_amount, formula

WORDS = {
    Reason.MATCH_OVER: t("The match is over."),
    Reason.NOT_IN_HAND: t("This card isn’t in your hand."),
    Reason.NOT_FOR_SALE: t("You can only buy cards of the display and the top goal."),
    Reason.NO_PAYMENT: t("Choose the hand cards that pay first."),
    Reason.GOAL_PAYS: t("A goal pays alone, for one market card, in the expert game."),
    Reason.NO_PLACE: t("This card can’t go there."),
    Reason.NOT_CENTRAL: t("A 0 takes market cards, no goals."),
    Reason.NO_FUNCTION: t("This card has no such function."),
    Reason.USED_UP: t("You have used this function in this turn."),
    Reason.NO_GOAL: t("Only goals go into the vault."),
    Reason.NO_SPADES: t("An arrow takes only cards with spades here."),
    Reason.NO_OFF: t("You can send a card off only when every open card began the turn with spades."),
    Reason.SIFTING: t("First keep or stage the card you have drawn."),
    Reason.NOT_SIFTING: t("There is no drawn card to keep."),
    Reason.NO_HOLDBACK: t("After a purchase you keep no card in the expert game."),
    Reason.NO_SHUFFLE: t("You have bought no goal with the shuffle symbol."),
}


def refused(at: Situation, refusal: Refusal, payment: Sequence[int]) -> Text:
    """Return the sentence for a refusal; a payment that is too small is shown with both numbers."""
    if refusal.reason is Reason.TOO_LITTLE and refusal.wanted is not None:
        figures = formula(at.rules, payment, best_amount(at, payment))
        return t("{sum} isn’t enough for {price}.", sum=figures, price=refusal.wanted)
    return WORDS[refusal.reason]

"""The chapter on dealing, redeals and sweeps of the first table."""

import re
from collections.abc import Iterator
from typing import Final

from settebello.engine import Card, Ruleset
from settebello.engine.rules.rulewords import Beneficiary, Matta, Scope, Thirty
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import card_name, counted, joined_by_commas
from settebello.manual.chapters.sweepers_chapter import named_cards

THIRTY: Final = 30


def dealing(ruleset: Ruleset) -> Iterator[Text | None]:
    """Yield how the cards are dealt, and what may happen with the first table."""
    deal = ruleset.deal
    yield tn("Everybody gets one card.", "Everybody gets {n} cards.", n=deal.hand)
    if deal.table:
        yield tn(
            "One card is laid face up on the table.", "{n} cards are laid face up on the table.", n=deal.table
        )
    else:
        yield t("No card is laid on the table: the first player begins at an empty one.")
    yield _order(deal.pattern)
    if deal.refill:
        yield tn(
            "When all hands are empty, everybody gets one more card from the stock, until it is used up. "
            "No more cards are laid on the table.",
            "When all hands are empty, everybody gets {n} more cards from the stock, until it is used up. "
            "No more cards are laid on the table.",
            n=deal.refill,
        )
    if deal.table:
        yield from _redeals(ruleset)
        yield from _table_sweeps(ruleset)
    if deal.exchange:
        yield t(
            "Before the first card is played, the dealer looks at the bottom card of the stock. "
            "The dealer may leave it there or exchange it for a card on the table."
        )
        yield t(
            "Only the dealer sees a card that is left. After an exchange everybody has seen the bottom card, "
            "which is dealt last."
        )


def _order(pattern: str) -> Text | None:
    """Return the order of a dealing pattern such as ``P3 T2 P3``; None if it needs no sentence."""
    packets = [(kind, int(size)) for kind, size in re.findall(r"([PT])(\d+)", pattern)]
    kinds = "".join(kind for kind, _ in packets)
    singly = {size for kind, size in packets if kind == "P"} == {1}
    if len(packets) == 1:
        return None
    if re.fullmatch("P+T?", kinds) and singly:
        return t("The hands are dealt first, one card at a time.")
    if kinds == "PT":
        return t("The hands are dealt first.")
    if re.fullmatch("T?(PT)+", kinds) and {size for _, size in packets} == {1}:
        return t("They are dealt one at a time: one to the table, one to each player, and so on in turn.")
    parts = [
        tn("one to each player", "{n} to each player", n=size)
        if kind == "P"
        else tn("one to the table", "{n} to the table", n=size)
        for kind, size in packets
    ]
    return t("They are dealt in this order: {packets}.", packets=joined_by_commas(parts))


def _redeals(ruleset: Ruleset) -> Iterator[Text]:
    """Yield which first tables are thrown in."""
    redeal = ruleset.redeal
    if redeal.kings:
        yield tn(
            "If a king is among the first table cards, the deal does not count.",
            "If {n} or more kings are among the first table cards, the deal does not count.",
            n=redeal.kings,
        )
    if redeal.aces:
        yield tn(
            "If an ace is among the first table cards, the deal does not count.",
            "If {n} or more aces are among the first table cards, the deal does not count.",
            n=redeal.aces,
        )
    if redeal.sweepers:
        yield tn(
            "If one of these cards is among the first table cards, the deal does not count: {cards}.",
            "If {n} or more of these are among the first table cards, the deal does not count: {cards}.",
            n=redeal.sweepers,
            cards=named_cards(ruleset, ruleset.sweeper.cards),
        )
    if redeal.pairs:
        yield t("If two of the first table cards have the same rank, the deal does not count.")
    if redeal.table_sum_max:
        yield t(
            "If the first table cards add up to {most} or less, the deal does not count.",
            most=redeal.table_sum_max,
        )
    if redeal.kings or redeal.aces or redeal.sweepers or redeal.pairs or redeal.table_sum_max:
        if redeal.scope is Scope.ALL:
            yield t("Then the same dealer shuffles all the cards and deals again.")
        else:
            yield t(
                "Then only the table cards go back: "
                "the dealer shuffles the stock and turns up new ones. The hands stay as they are."
            )


def _table_sweeps(ruleset: Ruleset) -> Iterator[Text]:
    """Yield which first tables are captured at once."""
    rule = ruleset.table_sweep
    for total, sweeps in rule.totals:
        yield _table_sweep(rule.beneficiary, total, counted(ruleset, sweeps))
    if not rule.totals:
        return
    if THIRTY in dict(rule.totals) and rule.thirty is Thirty.TWO_FIFTEENS:
        yield t("The 30 counts only if the cards can be split into two fifteens.")
    if rule.matta is not Matta.NONE:
        wild = card_name(Card.parse(rule.matta), ruleset.deck.pack)
        yield t("For these totals the wild card, {card}, may stand for any rank.", card=wild)
    yield t("No new cards replace those taken: the first player begins at an empty table.")


def _table_sweep(who: Beneficiary, total: int, sweeps: Text) -> Text:
    if who is Beneficiary.DEALER:
        return t(
            "If the first table cards add up to {total}, the dealer takes them at once. "
            "That counts as {sweeps}.",
            total=total,
            sweeps=sweeps,
        )
    return t(
        "If the first table cards add up to {total}, the player who leads takes them at once. "
        "That counts as {sweeps}.",
        total=total,
        sweeps=sweeps,
    )

"""Checks for contradictions between rules of the first table, declarations and bluffs."""

from collections.abc import Iterator

from settebello.engine import Ruleset
from settebello.engine.rules.rulekeys import Extra
from settebello.engine.rules.rulewords import Declare, Matta

DECLARED_HAND = 3
"""The number of cards in a declaration."""


def table_sweep(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules of the first table that the deal or the declarations do not allow."""
    opening = ruleset.table_sweep
    if opening.totals and not ruleset.deal.table:
        yield "table_sweep.totals", "needs cards on the table, but deal.table is 0"
    if opening.matta is not Matta.NONE and not opening.totals and ruleset.declare is not Declare.CIRULLA:
        yield "table_sweep.matta", "would mean nothing without table_sweep.totals or declare: cirulla"


def exchange(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules without a bottom card to exchange, or under which nobody could tell who knows it."""
    deal = ruleset.deal
    if not deal.exchange:
        return
    if not deal.table:
        yield "deal.exchange", "needs cards on the table, but deal.table is 0"
    if not deal.refill:
        yield "deal.exchange", "needs cards in the stock, but deal.refill is 0"
    if ruleset.table_sweep.totals:
        yield "deal.exchange", "does not go together with table_sweep.totals"
    if ruleset.bluff:
        yield "deal.exchange", "does not go together with bluff, where a known card could lie face down"


def declare(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield declarations that the dealt hands do not allow."""
    deal = ruleset.deal
    if ruleset.declare is Declare.ALIKE:
        yield from _alike(ruleset)
    elif ruleset.declare is not Declare.NONE:
        if deal.hand != DECLARED_HAND:
            yield "declare", f"needs three cards in hand, but deal.hand is {deal.hand}"
        if deal.refill not in {0, DECLARED_HAND}:
            yield "declare", f"needs three new cards each time, but deal.refill is {deal.refill}"


def _alike(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield rules that do not go with three or four cards of one rank, declared in a hand of any size."""
    deal, extra = ruleset.deal, ruleset.score.extra or Extra()
    if not extra.three_alike and not extra.four_alike:
        yield "declare", "needs points in score.extra.three_alike or score.extra.four_alike"
    least = DECLARED_HAND if extra.three_alike else DECLARED_HAND + 1
    if deal.hand < least:
        yield "declare", f"needs {least} cards in hand, but deal.hand is {deal.hand}"
    if deal.refill not in {0, deal.hand}:
        yield "declare", f"needs {deal.hand} new cards each time, but deal.refill is {deal.refill}"
    if ruleset.table_sweep.matta is not Matta.NONE:
        yield "declare", "alike does not go together with table_sweep.matta"


def unsaid(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield points for cards of one rank that nobody could declare."""
    extra = ruleset.score.extra or Extra()
    if ruleset.declare is not Declare.ALIKE:
        for part in ("three_alike", "four_alike"):
            if getattr(extra, part):
                yield f"score.extra.{part}", "would mean nothing without declare: alike"


def bluff(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield bluffs that do not go together with other rules."""
    if ruleset.bluff and ruleset.penalties.enabled:
        yield "bluff", "does not go together with penalties.enabled"
    if ruleset.declare_bluff and ruleset.declare is not Declare.BUONGIOCO:
        yield "declare_bluff", f"needs declare: buongioco, but declare is {ruleset.declare}"
    others = {
        "penalties.enabled": ruleset.penalties.enabled,
        "table_sweep.matta": ruleset.table_sweep.matta is not Matta.NONE,
    }
    for key, is_on in others.items():
        if ruleset.declare_bluff and is_on:
            yield "declare_bluff", f"does not go together with {key}"
    if ruleset.bluff and ruleset.declare is Declare.CIRULLA:
        yield "bluff", "does not go together with declare: cirulla, where cards lie face up"

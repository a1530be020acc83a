"""Reasons about the sweep that the next player could make."""

from collections.abc import Iterator
from typing import Final

from settebello.coach.reasons.outcome import Outcome
from settebello.coach.reasons.reason import MoveReason, ReasonKind
from settebello.engine import card_value
from settebello.engine.legality import seen
from settebello.engine.rules.rulewords import Sets

UNLIKELY: Final = 0.25
"""The largest chance of a sweep that is called unlikely."""
LIKELIER: Final = 2.0
"""How many times likelier the sweep has to be after the other move."""


def sweep_safety(best: Outcome, other: Outcome, believed: float) -> Iterator[MoveReason]:
    """Yield why the next player can sweep less after the better move.

    `believed`: the chance of a sweep after it by what the plays have told, which must be small as well.
    """
    if best.next_seat is None or not best.after.table or not other.sweepers:
        return
    # A card that clears the table without scoring takes as much: nothing is said of sweeps then.
    if best.wild_sweeps or best.clearers != best.sweepers:
        return
    if not best.clearing_ranks:
        total = _total(best)
        # Where a card takes several sums at once, or a run, it may take more than its number.
        capture = best.view.ruleset.capture
        plain = total > _largest(best) and capture.sets is Sets.ONE and not capture.run
        yield MoveReason(ReasonKind.NO_SWEEP, number=total if plain else None)
    elif not best.sweepers:
        yield MoveReason(ReasonKind.SWEEPERS_GONE, ranks=best.in_order(best.clearing_ranks))
    else:
        chance = best.chance(best.sweepers)
        likelier = other.chance(other.sweepers) >= LIKELIER * chance
        if likelier and max(chance, believed) <= UNLIKELY:
            yield MoveReason(
                ReasonKind.SWEEP_UNLIKELY,
                ranks=best.in_order(best.clearing_ranks),
                cards=best.sweepers.cards,
                number=chance,
            )


def _total(outcome: Outcome) -> int:
    """Return the total of the table."""
    return sum(card_value(card, outcome.view.ruleset) for card in outcome.after.table)


def _largest(outcome: Outcome) -> int:
    """Return the largest total that a card of the deck takes."""
    rules = seen(outcome.view.ruleset, outcome.after.guise)
    return max(
        max(int(rules.goal[card.bit]), int(rules.fifteen[card.bit]))
        for card in outcome.view.ruleset.deck.cards
    )

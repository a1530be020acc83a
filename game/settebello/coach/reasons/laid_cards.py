"""Reasons about the cards that lie on the table after a move."""

from collections.abc import Iterator
from typing import Final

from settebello.coach.reasons.gains import scoring_cards, sevens_count
from settebello.coach.reasons.outcome import Outcome
from settebello.coach.reasons.reason import MoveReason, ReasonKind
from settebello.engine import Card, Rank, SeatView, leader_of

HELD: Final = 2
"""So many cards of a rank in hand are worth a word."""
FEW: Final = 1
"""The most unseen cards that can take a card which is called hard to take."""


def laid_cards(best: Outcome, other: Outcome) -> Iterator[MoveReason]:
    """Yield why the cards on the table are safer after the better move, or help the partner."""
    if best.next_seat is not None and other.next_seat is not None:
        yield from _gifts(best, other)
        yield from _guards(best, other)
        yield from _hard_to_take(best, other)
    yield from _answer(best, other)


def treasures(outcome: Outcome) -> frozenset[Card]:
    """Return the cards that nobody likes to give away: those that score by themselves, and sevens."""
    ruleset = outcome.view.ruleset
    found = {card for _, card in scoring_cards(ruleset)}
    if sevens_count(outcome.score):
        found |= {card for card in ruleset.deck.cards if card.rank is Rank.SEVEN}
    return frozenset(found)


def _gifts(best: Outcome, other: Outcome) -> Iterator[MoveReason]:
    """Yield the treasure that stays in the hand and that the other move would lay where it can be taken."""
    card = other.move.card
    if other.lays and card != best.move.card and card in treasures(best):
        takers = other.takers(card)
        if takers:
            yield MoveReason(
                ReasonKind.AVOIDS_GIFT, ranks=best.in_order(one.rank for one in takers), cards=(card,)
            )


def _guards(best: Outcome, other: Outcome) -> Iterator[MoveReason]:
    """Yield the treasure on the table that fewer cards can take after the better move."""
    for card in sorted(treasures(best)):
        if card not in best.after.table or card not in other.after.table:
            continue
        now, otherwise = best.takers(card), other.takers(card)
        if now == otherwise or now - otherwise:
            continue
        ranks = best.in_order(one.rank for one in now)
        if not ranks or (ranks == (card.rank,) and other.in_order(one.rank for one in otherwise) != ranks):
            yield MoveReason(ReasonKind.GUARDS_SEVEN, ranks=ranks, cards=(card,))
            return


def _hard_to_take(best: Outcome, other: Outcome) -> Iterator[MoveReason]:
    """Yield that the laid card can hardly be taken, because most of its rank are in the own hand."""
    card = best.move.card
    held = sum(one.rank is card.rank for one in best.view.hand)
    if not best.lays or not other.lays or held < HELD:
        return
    takers = best.takers(card)
    if len(takers) <= FEW < len(other.takers(other.move.card)):
        yield MoveReason(ReasonKind.HOLDS_MOST, ranks=(card.rank,), cards=takers.cards, number=held)


def _answer(best: Outcome, other: Outcome) -> Iterator[MoveReason]:
    """Yield the rank with which the partner began the deal, where only the better move plays it."""
    rank = partners_rank(best.view)
    if rank is not None and best.lays and best.move.card.rank is rank is not other.move.card.rank:
        yield MoveReason(ReasonKind.ANSWERS_PARTNER, ranks=(rank,))


def partners_rank(view: SeatView) -> Rank | None:
    """Return the rank of the first card of the deal if a partner laid it; None otherwise."""
    leader = leader_of(view.ruleset, view.players, view.dealer)
    if not view.history or leader == view.seat or view.side_of(leader) != view.side:
        return None
    played = sum(view.ruleset.deal.hand - size for size in view.hand_sizes)
    first = view.history[0]
    # A position set up by hand may have a history that does not begin with the deal.
    begins = len(view.history) == played and not view.ruleset.deal.refill
    return first.card.rank if begins and not first.captured and first.claimed is None else None

"""The risk that a move lets the next player make a sweep."""

from math import comb

from settebello.ai.people.judge import next_hand, next_seat
from settebello.ai.weights import bits
from settebello.engine import Move, SeatView, kernel
from settebello.engine.legality import seen
from settebello.engine.rules.rulewords import Objective


def exposure(view: SeatView, move: Move, unseen: int | None = None) -> float:
    """Return the probability, 0 to 1, that the next player holds a card that sweeps the table after a move.

    ``unseen``: the set of cards that may be in that hand, all equally likely; by default the cards that the
    seat has not seen. The result is 0 where sweeps score nothing or few points are wanted.
    """
    table = view.table_after(move).mask
    seat = next_seat(view)
    if not table or seat is None or seat == view.seat or view.ruleset.match.objective is Objective.LOW:
        return 0.0
    rules = seen(view.ruleset, move.guise or view.guise, view.players)
    left = sum(view.hand_sizes) + view.stock - 2
    if not rules.sweep_points:
        return 0.0
    shown = view.shown[seat].mask
    if any(_sweeps(rules, card, table, left) for card in bits(shown)):
        return 1.0
    hidden = view.drawable.mask if unseen is None else unseen
    hand = next_hand(view) - shown.bit_count()
    takers = sum(_sweeps(rules, card, table, left) for card in bits(hidden))
    cards = hidden.bit_count()
    return 1 - comb(cards - takers, hand) / comb(cards, hand)


def _sweeps(rules: kernel.Rules, card: int, table: int, left: int) -> bool:
    taken = table in kernel.captures_from(rules, card, table)
    return taken and bool(kernel.sweep_counts(rules, card, table, left))

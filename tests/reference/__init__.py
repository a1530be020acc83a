"""A slow, obvious referee for every rule, written from the rules text alone, that the engine must agree with.

It knows nothing of the engine: a card is its two characters (``"7d"``), a set of cards a tuple in canonical
order, a ruleset a mapping from the keys of docs/rules.md, section 2.1, to plain values.
"""

from tests.reference.captures import captures
from tests.reference.cards import Cards, Rules, Worth, in_order, pack
from tests.reference.deal import Claim, Deal, Move, deal_out, leader_of, side_count
from tests.reference.declaring import Declaration, declaration
from tests.reference.opening import opened, table_sweeps, thrown_in
from tests.reference.scoring import MARKS, Counted, control, count, match_winner

__all__ = [
    "MARKS",
    "Cards",
    "Claim",
    "Counted",
    "Deal",
    "Declaration",
    "Move",
    "Rules",
    "Worth",
    "captures",
    "control",
    "count",
    "deal_out",
    "declaration",
    "in_order",
    "leader_of",
    "match_winner",
    "opened",
    "pack",
    "perft",
    "side_count",
    "table_sweeps",
    "thrown_in",
]


def perft(deal: Deal, depth: int) -> int:
    """The number of lines of play of that many moves, or shorter ones that end the deal."""
    if depth == 0 or deal.turn is None:
        return 1
    return sum(perft(deal.play(move), depth - 1) for move in deal.moves())

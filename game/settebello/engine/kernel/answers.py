"""What is asked of the kernel from outside it, answered with lists.

An array that is handed to a compiled function from outside is never freed (mypyc 2.4.1), so none is.
"""

from settebello.engine.kernel.captures import captures, moves_of
from settebello.engine.kernel.rules import Rules, popcount, room
from settebello.engine.kernel.scoring import count_in_match, is_decided, match_winner
from settebello.engine.native import i64, vec

SMALL_TABLE = 8
"""Cards of which so few sets can be made that nobody needs to count them."""


def captures_from(rules: Rules, card: int, table: int) -> list[int]:
    """Every set of cards that a card may take from a table."""
    cards: i64 = table
    size = popcount(cards)
    # Twice the sets: unions are listed beside those that are whole.
    out = vec[i64]([0] * (2 * rules.bit[size] + 1)) if size <= SMALL_TABLE else room(rules)
    n = captures(rules, card, cards, out, 0)
    return [int(out[k]) for k in range(n)]


def moves_from(rules: Rules, hand: int, table: int, opening: bool, tops: int, most: int) -> list[int]:  # noqa: FBT001 - as moves_of
    """Every move (card bit | cards taken) of a hand, of which there are at most so many."""
    out = vec[i64]([0] * most)
    n = moves_of(rules, hand, table, opening, tops, out)
    return [int(out[k]) for k in range(n)]


def decided(rules: Rules, sweeps: list[int], marks: list[int], before: list[int]) -> bool:
    """Whether a side has won in play; the arguments are those of ``points_of``."""
    return is_decided(rules, vec[i64](sweeps), vec[i64](marks), vec[i64](before))


def points_of(
    rules: Rules,
    piles: list[int],
    sweeps: list[int],
    marks: list[int],
    before: list[int],
    first: int,
) -> list[int]:
    """The points of a deal, a side each; ``marks`` holds MARKS numbers a side.

    ``before``: the totals of the match before the deal. ``first``: the side that leads the deal.
    """
    points = vec[i64]([0] * len(piles))
    swept, marked, totals = vec[i64](sweeps), vec[i64](marks), vec[i64](before)
    count_in_match(rules, vec[i64](piles), swept, marked, totals, first, points)
    return [int(points[s]) for s in range(len(piles))]


def winner_by(rules: Rules, piles: list[int]) -> int:
    """The side that a deal's piles make the winner of the match whatever the totals, or -1."""
    return int(match_winner(rules, vec[i64](piles)))

"""A slow, obvious referee, written from the rules text alone, that the engine must agree with.

It knows nothing of the engine: a card is its two characters (``"7d"``), a set of cards a sorted tuple, a
ruleset a mapping from the keys of rules 2.1 to plain values. Nothing here is fast or shared with the engine.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Any

Rules = Mapping[str, Any]
Cards = tuple[str, ...]
Move = tuple[str, Cards]

RANKS = "123456789K"
SUITS = "cdbs"
PACK: Cards = tuple(rank + suit for rank in RANKS for suit in SUITS)
PRIMIERA = {"7": 21, "6": 18, "1": 16, "5": 15, "4": 14, "3": 13, "2": 12, "8": 10, "9": 10, "K": 10}

SCOPA: Rules = {
    "deck.score_suit": "d",
    "players.counts": [2, 3, 4],
    "players.sides": {4: "pairs"},
    "dealer.rotation": "next",
    "deal.hand": 3,
    "deal.table": 4,
    "deal.refill": 3,
    "deal.pattern": "T1 P1 T1 P1 T1 P1 T1",
    "redeal.kings": 3,
    "redeal.aces": 0,
    "redeal.table_sum_max": 0,
    "capture.modes": ["equal", "sum"],
    "capture.priority": "single",
    "sweep.points": 1,
    "sweep.last_card": "never",
    "score.cards": 1,
    "score.coins": 1,
    "score.settebello": 1,
    "score.primiera": 1,
    "score.primiera_missing": "full_beats_partial",
    "match.target": 11,
}
"""Scopa as rules 3.1.1 lists it, as far as equal-and-sum games go."""

SCOPONE_SCIENTIFICO: Rules = {
    "players.counts": [4],
    "deal.hand": 10,
    "deal.table": 0,
    "deal.refill": 0,
    "deal.pattern": "P10",
    "redeal.kings": 0,
    "match.target": 21,
}
"""What rules 3.1.4 changes of Scopa."""


def in_order(cards: Sequence[str]) -> Cards:
    """Cards in canonical order: by rank, then by suit."""
    return tuple(sorted(cards, key=PACK.index))


def value(card: str) -> int:
    """What a card counts: one to seven, then eight, nine and ten for the courts."""
    return RANKS.index(card[0]) + 1


@lru_cache(maxsize=4096)
def sums(table: Cards) -> Mapping[int, tuple[Cards, ...]]:
    """Every set of two or more table cards worth ten or less, by what it is worth."""
    found: dict[int, tuple[Cards, ...]] = {}
    # Eight cards total twelve at least: four aces and four twos.
    for size in range(2, 8):
        for cards in combinations([card for card in table if value(card) < 10], size):
            total = sum(map(value, cards))
            if total <= 10:
                found[total] = (*found.get(total, ()), cards)
    return found


def captures(rules: Rules, card: str, table: Cards) -> list[Cards]:
    """Every set of table cards the card may take (rules, 2.2)."""
    equal: list[Cards] = [(other,) for other in table if other[0] == card[0]]
    if "equal" not in rules["capture.modes"]:
        equal = []
    summed = list(sums(in_order(table)).get(value(card), ()))
    if "sum" not in rules["capture.modes"]:
        summed = []
    if rules["capture.priority"] == "single" and equal:
        summed = []
    found = equal + summed
    if rules["capture.priority"] == "fewest" and found:
        fewest = min(map(len, found))
        found = [cards for cards in found if len(cards) == fewest]
    return sorted(found, key=lambda cards: [PACK.index(one) for one in cards])


def side_count(rules: Rules, players: int) -> int:
    """How many sides that many players form."""
    together = {"solo": 1, "pairs": 2, "triples": 3}[rules["players.sides"].get(players, "solo")]
    return players // together


@dataclass(frozen=True)
class Deal:
    """One deal: hands a seat, piles and sweeps a side, the stock with the card to be dealt next in front.

    turn: None when the last card is played. left: what lay on the table then.
    """

    rules: Rules
    players: int
    turn: int | None
    hands: tuple[Cards, ...]
    table: Cards
    stock: Cards
    piles: tuple[Cards, ...]
    sweeps: tuple[int, ...]
    last_captor: int | None = None
    left: Cards = ()

    def moves(self) -> list[Move]:
        """Every legal move of the seat in turn: a card, and what it takes."""
        if self.turn is None:
            return []
        found: list[Move] = []
        for card in in_order(self.hands[self.turn]):
            takes = captures(self.rules, card, self.table)
            found += [(card, take) for take in takes] or [(card, ())]
        return found

    def play(self, card: str, take: Cards) -> "Deal":
        """The deal after a move."""
        assert self.turn is not None
        sides = len(self.piles)
        side = self.turn % sides
        hands = [list(hand) for hand in self.hands]
        hands[self.turn].remove(card)
        table, piles, sweeps = list(self.table), [list(pile) for pile in self.piles], list(self.sweeps)
        stock, last = list(self.stock), self.last_captor
        last_card = not stock and not any(hands)
        if take:
            for one in take:
                table.remove(one)
            piles[side] += [card, *take]
            last = side
            if not table and (not last_card or self.rules["sweep.last_card"] == "counts"):
                sweeps[side] += 1
        else:
            table.append(card)
        turn: int | None = (self.turn + 1) % self.players
        if not any(hands):
            for _ in range(self.rules["deal.refill"] if stock else 0):
                for k in range(self.players):
                    hands[((turn or 0) + k) % self.players].append(stock.pop(0))
        left: Cards = ()
        if last_card:
            turn, left = None, in_order(table)
            if last is not None:
                piles[last] += table
                table = []
        return replace(
            self,
            turn=turn,
            hands=tuple(map(in_order, hands)),
            table=in_order(table),
            stock=tuple(stock),
            piles=tuple(map(in_order, piles)),
            sweeps=tuple(sweeps),
            last_captor=last,
            left=left,
        )


def deal_out(rules: Rules, players: int, dealer: int, deck: Sequence[str]) -> Deal:
    """Deal a deck by the pattern of the rules; the seat after the dealer is dealt first and leads."""
    rest = list(deck)
    hands: list[list[str]] = [[] for _ in range(players)]
    table: list[str] = []
    for token in rules["deal.pattern"].split():
        for k in range(players if token[0] == "P" else 1):
            for _ in range(int(token[1:])):
                (hands[(dealer + 1 + k) % players] if token[0] == "P" else table).append(rest.pop(0))
    sides = side_count(rules, players)
    return Deal(
        rules=rules,
        players=players,
        turn=(dealer + 1) % players,
        hands=tuple(map(in_order, hands)),
        table=in_order(table),
        stock=tuple(rest),
        piles=((),) * sides,
        sweeps=(0,) * sides,
    )


def thrown_in(rules: Rules, table: Sequence[str]) -> bool:
    """Whether the first table cards bring a new deal (rules, 2.1, redeal)."""
    kings = sum(card[0] == "K" for card in table)
    aces = sum(card[0] == "1" for card in table)
    return bool(
        (rules["redeal.kings"] and kings >= rules["redeal.kings"])
        or (rules["redeal.aces"] and aces >= rules["redeal.aces"])
        or (table and sum(map(value, table)) <= rules["redeal.table_sum_max"])
    )


def most(figures: Sequence[int]) -> int | None:
    """The one with strictly the most; None where two share the most or nobody has any."""
    best = max(figures)
    return list(figures).index(best) if best and list(figures).count(best) == 1 else None


def primiera_of(pile: Sequence[str]) -> tuple[int, int]:
    """How many suits a pile holds, and the sum of the best card of each."""
    best = [
        max(PRIMIERA[card[0]] for card in pile if card[1] == suit)
        for suit in SUITS
        if any(card[1] == suit for card in pile)
    ]
    return len(best), sum(best)


def primiera_winner(rule: str, piles: Sequence[Sequence[str]]) -> int | None:
    """The side with the best primiera (rules, 2.4)."""
    hands = [primiera_of(pile) for pile in piles]
    everyone_partial = all(suits < 4 for suits, _ in hands)
    if rule == "zero_sum":
        return most([total for _, total in hands])
    if rule == "suits_then_sum":
        fullest = max(suits for suits, _ in hands)
        return most([total if suits == fullest else 0 for suits, total in hands])
    if rule == "full_beats_partial" and everyone_partial:
        return most([total for _, total in hands])
    return most([total if suits == 4 else 0 for suits, total in hands])


def winners(rules: Rules, piles: Sequence[Sequence[str]]) -> dict[str, int | None]:
    """Who wins each category that scores (rules, 2.4)."""
    suit = rules["deck.score_suit"]
    found = {
        "cards": most([len(pile) for pile in piles]),
        "coins": most([sum(card[1] == suit for card in pile) for pile in piles]),
        "settebello": most([sum(card == "7" + suit for card in pile) for pile in piles]),
        "primiera": primiera_winner(rules["score.primiera_missing"], piles),
    }
    return {category: side for category, side in found.items() if rules[f"score.{category}"]}


def points(rules: Rules, piles: Sequence[Sequence[str]], sweeps: Sequence[int]) -> tuple[int, ...]:
    """Each side's points for a deal."""
    totals = [count * rules["sweep.points"] for count in sweeps]
    for category, side in winners(rules, piles).items():
        if side is not None:
            totals[side] += rules[f"score.{category}"]
    return tuple(totals)


def match_winner(rules: Rules, totals: Sequence[int]) -> int | None:
    """The side that has won the match: at the target and alone at the top (rules, 2.4)."""
    return most(totals) if max(totals) >= rules["match.target"] else None


def perft(deal: Deal, depth: int) -> int:
    """The number of lines of play of that many moves, or shorter ones that end the deal."""
    if depth == 0 or deal.turn is None:
        return 1
    return sum(perft(deal.play(card, take), depth - 1) for card, take in deal.moves())

"""What three new cards may be declared for (docs/rules.md, sections 3.3.3, 3.3.13 and 3.3.14)."""

from typing import NamedTuple

from tests.reference.cards import MATTA, Cards, Rules, number, ranks
from tests.reference.scoring import extra_of


class Declaration(NamedTuple):
    """The points of the best thing three cards show, and the ranks the wild card may have for it."""

    points: int
    guises: Cards = ()


def worth(rules: Rules, cards: list[str]) -> int:
    """The points of new cards as they are; the best one thing counts."""
    if rules["declare"] == "alike":
        return worth_alike(rules, cards)
    if len(cards) != 3:
        return 0
    numbers = [number(rules, card[0]) for card in cards]
    total = None if None in numbers else sum(value for value in numbers if value is not None)
    alike = len({card[0] for card in cards})
    game = rules["declare"]
    found = [0]
    if game == "cirulla":
        found += [3] if total is not None and total <= 9 else []
        found += [10] if alike == 1 else []
    if game == "chorizo":
        places = sorted(ranks(rules).index(card[0]) for card in cards)
        found += [3] if places == list(range(places[0], places[0] + 3)) else []
        found += [3] if len({card[1] for card in cards}) == 1 else []
        found += [2] if total is not None and total <= 7 else []
        found += [3] if total == 9 else []
        found += [20] if alike == 1 else []
    if game == "buongioco" and total is not None and total <= 9:
        found += [{3: 2, 2: 4, 1: 7}[alike]]
    if game == "ronda":
        found += [{3: 0, 2: 1, 1: 5}[alike]]
    return max(found)


def worth_alike(rules: Rules, cards: list[str]) -> int:
    """The points of the most cards of one rank in a hand: four, or else three."""
    extra = extra_of(rules)
    most = max(sum(other[0] == card[0] for other in cards) for card in cards)
    if most == 4 and extra.get("four_alike"):
        return int(extra["four_alike"])
    return int(extra.get("three_alike", 0)) if most >= 3 else 0


def stopped(rules: Rules, hand: Cards, total: int) -> bool:
    """Whether three cards of one rank score no more at this total of the side."""
    until = rules["score.until"].get("three_alike")
    is_four = worth(rules, list(hand)) == extra_of(rules).get("four_alike") and any(
        sum(other[0] == card[0] for other in hand) == 4 for card in hand
    )
    return until is not None and total >= until and not is_four


def declaration(rules: Rules, hand: Cards) -> Declaration | None:
    """What a hand of new cards is declared for, None for nothing."""
    if rules["table_sweep.matta"] == "none" or MATTA not in hand:
        points = worth(rules, list(hand))
        return Declaration(points) if points else None
    by_rank = {
        rank: worth(rules, [rank + "c" if card == MATTA else card for card in hand]) for rank in ranks(rules)
    }
    best = max(by_rank.values())
    return Declaration(best, tuple(rank for rank in by_rank if by_rank[rank] == best)) if best else None

"""Rare feats of a person who plays alone, found in the events of a match."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from settebello.engine import Capture, Card, Category, Declared, Doubted, Event, Play, Scopa, Score, Seat

SETTEBELLO: Final = Card.parse("7d")


class Feat(StrEnum):
    """A rare feat, counted over a match."""

    FIRST_CARD = "first_card"
    """Sweeps with the first card of a deal."""
    BY_A_SUM = "by_a_sum"
    """Captures of the seven of coins together with other cards."""
    LARGEST = "largest"
    """The most cards captured with one card."""
    ALL_COINS = "all_coins"
    """Deals in which the person's side captured all coins."""
    DOUBT = "doubt"
    """False claims doubted."""
    DECLARED = "declared"
    """Hands declared."""


def add_feats(feats: dict[Feat, int], events: Iterable[Event], score: Score, person: Seat) -> None:
    """Add the person's feats in a finished deal to the counts."""
    played = 0
    found: list[Feat] = []
    for event in events:
        match event:
            case Play(seat) if seat == person:
                played += 1
            case Scopa(seat) if seat == person and played == 1:
                found.append(Feat.FIRST_CARD)
            case Capture(seat, cards=cards) if seat == person:
                feats[Feat.LARGEST] = max(feats.get(Feat.LARGEST, 0), len(cards))
                if len(cards) > 1 and SETTEBELLO in cards:
                    found.append(Feat.BY_A_SUM)
            case Doubted(seat, truthful=False) if seat == person:
                found.append(Feat.DOUBT)
            case Declared(seat) if seat == person:
                found.append(Feat.DECLARED)
            case _:
                pass
    coins = score.line(Category.COINS)
    if coins is not None and coins.figures[person % len(score.points)] == sum(coins.figures) > 0:
        found.append(Feat.ALL_COINS)
    for feat in found:
        feats[feat] = feats.get(feat, 0) + 1

"""Everything that decides what the player in turn may do; the same for a state and for a view."""

from dataclasses import dataclass

from settebello.market.cards import MarketRules


@dataclass(frozen=True, slots=True)
class TurnMarks:
    """What has happened in a turn so far.

    used: the bits of the functions used. off: whether a card of the display may still be sent off. bought:
    the purchases, those by a 0 included. shuffle: whether a goal with the shuffle symbol was bought. sifting:
    whether a drawn card waits to be kept or passed.
    """

    used: int = 0
    off: bool = False
    bought: int = 0
    shuffle: bool = False
    sifting: bool = False


NO_MARKS = TurnMarks()
"""The marks before anything has happened."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The cards within reach of the player in turn, and what has happened in the turn.

    limited: whether each function may be used once a turn. display: its places, None for a gap. goals: the
    goals of the goal deck that lie face up from its top on; only the first can be bought. buried: what went
    to the graveyard since the situation was made.
    """

    rules: MarketRules
    limited: bool
    hand: tuple[int, ...]
    stage: tuple[int, ...]
    vault: tuple[int, ...]
    vitrine: tuple[int, ...]
    display: tuple[int | None, ...]
    goals: tuple[int, ...]
    marks: TurnMarks
    buried: tuple[int, ...] = ()

    @property
    def shown(self) -> tuple[int, ...]:
        """The cards on the display."""
        return tuple(card for card in self.display if card is not None)

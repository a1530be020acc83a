"""The cards of one player."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mat:
    """The cards of one player.

    number: of the mat. limited: whether each function may be used once a turn. deck: the top card first.
    discard, stage: the top card last. shuffles: how often this deck was shuffled. sifted: the card that a 1
    has drawn and that waits to be kept or passed.
    """

    number: int
    limited: bool
    deck: tuple[int, ...]
    discard: tuple[int, ...] = ()
    stage: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    vault: tuple[int, ...] = ()
    vitrine: tuple[int, ...] = ()
    shuffles: int = 0
    sifted: int | None = None

    @property
    def own(self) -> tuple[int, ...]:
        """The cards that count with the deck: deck, discard pile, stage, hand and a drawn card."""
        drawn = () if self.sifted is None else (self.sifted,)
        return (*self.deck, *self.discard, *self.stage, *self.hand, *drawn)

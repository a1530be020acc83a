"""Moves: a card laid or a card with its capture, and the announcements made with it."""

import re
from dataclasses import dataclass
from typing import Self

from settebello.engine.cards import NO_CARDS, Card, CardSet, Pack, Rank

_FORM = re.compile(r"(?P<knock>!(?:(?P<guise>.):)?)?(?P<card>..)(?:=(?P<claimed>.))?(?P<rest>.*)")


@dataclass(frozen=True, slots=True)
class Move:
    """A card played: ``7d`` lays it, ``7dx3c4s`` captures with it.

    ``!2d`` declares the hand first, ``!3:2d`` with the wild card as a three. ``9s+8c7d`` also captures what
    the previous player missed. ``2c=7x6c1d`` is played face down as a seven; a final ``?`` says that the next
    player doubted it. Where piles may be stolen, ``7dx7c`` also stands for the capture of the pile that has
    the 7c on top.

    >>> Move.parse("7dx3c4s").captured
    CardSet.parse('3c4s')
    """

    card: Card
    captured: CardSet = NO_CARDS
    robbed: CardSet = NO_CARDS
    knock: bool = False
    guise: Rank | None = None
    claimed: Rank | None = None
    doubted: bool = False

    @classmethod
    def parse(cls, text: str, pack: Pack = Pack.ITALIAN) -> Self:
        """Parse a move; a trailing ``#`` (scopa) is accepted and ignored.

        Raises ValueError, also for cards that are not in the pack.
        """
        text = text.strip().removesuffix("#")
        doubted = text.endswith("?")
        text, plus, robbed = text.removesuffix("?").partition("+")
        text, cross, taken = text.partition("x")
        found = _FORM.fullmatch(text)
        if found is None or found["rest"]:
            raise ValueError(f"{text!r} is not a move: a card such as 7d comes first")
        for sign, cards in ((cross, taken), (plus, robbed)):
            if sign and not cards:
                raise ValueError(f"{text!r} captures nothing: name the captured cards after the {sign}")
        if doubted and not found["claimed"]:
            raise ValueError(f"{text!r} is not played face down, so that nobody doubts it")
        played = Card.parse(found["card"])
        CardSet.of((played,), pack)
        return cls(
            played,
            CardSet.parse(taken, pack),
            CardSet.parse(robbed, pack),
            knock=found["knock"] is not None,
            guise=parse_rank(found["guise"], pack) if found["guise"] else None,
            claimed=parse_rank(found["claimed"], pack) if found["claimed"] else None,
            doubted=doubted,
        )

    def __str__(self) -> str:
        guise = f"{self.guise}:" if self.guise else ""
        return "".join(
            (
                f"!{guise}" if self.knock else "",
                f"{self.card}={self.claimed}" if self.claimed else str(self.card),
                f"x{self.captured}" if self.captured else "",
                f"+{self.robbed}" if self.robbed else "",
                "?" if self.doubted else "",
            )
        )

    def __repr__(self) -> str:
        pack = "" if self.captured.pack is Pack.ITALIAN else f", Pack({self.captured.pack.value!r})"
        return f"Move.parse({str(self)!r}{pack})"

    @property
    def order(self) -> tuple[object, ...]:
        """The sort key among the moves of a position: card, then capture, plain moves first."""
        ranks = tuple(Rank)
        return (
            self.card.bit,
            tuple(card.bit for card in self.captured),
            ranks.index(self.claimed) if self.claimed else -1,
            self.knock,
            ranks.index(self.guise) if self.guise else -1,
            tuple(card.bit for card in self.robbed),
        )


def parse_rank(text: str, pack: Pack) -> Rank:
    """Parse a rank of a pack; raises ValueError."""
    if text not in {rank.value for rank in pack.ranks}:
        raise ValueError(f"{text!r} is not a rank: one of {' '.join(pack.ranks)}")
    return Rank(text)

"""Moves: a card laid or a card with its capture, and the announcements made with it."""

import re
from dataclasses import dataclass
from typing import Self

from settebello.engine.cards import NO_CARDS, Card, CardSet, Pack, Rank, Seat

_FORM = re.compile(
    r"(?P<knock>!(?:(?P<guise>.):|(?P<boast>[1-9])!)?)?(?P<card>..)(?:=(?P<claimed>.))?(?P<rest>.*)"
)
_ANSWER = re.compile(r"(?P<sign>\?|~(?=[0-9]))(?P<seat>[0-9])?$")


@dataclass(frozen=True, slots=True)
class Move:
    """A card played: ``7d`` lays it, ``7dx3c4s`` captures with it.

    ``!2d`` declares the hand first, ``!3:2d`` with the wild card as a three. ``9s+8c7d`` also captures what
    the previous player missed. ``2c=7x6c1d`` is played face down as a seven; a final ``?`` says that the next
    player doubted it. Where piles may be stolen, ``7dx7c`` also stands for the capture of the pile that has
    the 7c on top.

    ``!4!2d`` says that the hand is worth four points without showing it; it may be doubted as a card played
    face down, and ``~2d`` lets it stand.

    Where every opponent is asked about a claim, ``~6c`` lets it stand: it names the last card that the claim
    takes. In the list of moves the answers are noted on the claim: ``2c=7x1d6c~1`` has been let stand up to
    seat 1, ``2c=7x1d6c?2`` was doubted by seat 2.

    ``^6c`` is the dealer's choice of the card that lies at the bottom of the stock: a card of the first
    table, or the one that is there.

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
    stands: bool = False
    """Whether this is no card played but the answer that lets a claim stand."""
    judge: Seat | None = None
    """The seat that answered last, where every opponent is asked about a claim."""
    bottom: bool = False
    """Whether this is no card played but the dealer's choice of the bottom card."""
    boast: int = 0
    """The points that the hand is said to be worth, without being shown; 0 where nothing is said."""

    @classmethod
    def parse(cls, text: str, pack: Pack = Pack.ITALIAN) -> Self:
        """Parse a move; a trailing ``#`` (scopa) is accepted and ignored.

        Raises ValueError, also for cards that are not in the pack.
        """
        text = text.strip().removesuffix("#")
        if text.startswith("~"):
            return cls(_card_in(text[1:], pack), stands=True)
        if text.startswith("^"):
            return cls(_card_in(text[1:], pack), bottom=True)
        answer = _ANSWER.search(text)
        doubted = answer is not None and answer["sign"] == "?"
        judge = Seat(int(answer["seat"])) if answer and answer["seat"] else None
        text, plus, robbed = _ANSWER.sub("", text).partition("+")
        text, cross, taken = text.partition("x")
        found = _FORM.fullmatch(text)
        if found is None or found["rest"]:
            raise ValueError(f"{text!r} is not a move: a card such as 7d comes first")
        for sign, cards in ((cross, taken), (plus, robbed)):
            if sign and not cards:
                raise ValueError(f"{text!r} captures nothing: name the captured cards after the {sign}")
        said = found["claimed"] or found["boast"]
        if doubted and not said:
            raise ValueError(f"{text!r} is not played face down, so that nobody doubts it")
        if answer and not said:
            raise ValueError(f"{text!r} is not played face down, so that nobody lets it stand")
        return cls(
            _card_in(found["card"], pack),
            CardSet.parse(taken, pack),
            CardSet.parse(robbed, pack),
            knock=found["knock"] is not None,
            guise=parse_rank(found["guise"], pack) if found["guise"] else None,
            claimed=parse_rank(found["claimed"], pack) if found["claimed"] else None,
            doubted=doubted,
            judge=judge,
            boast=int(found["boast"] or 0),
        )

    @property
    def answer(self) -> "Move":
        """The answer that lets this claim or declaration stand."""
        return Move(self.captured.cards[-1] if self.claimed else self.card, stands=True)

    def __str__(self) -> str:
        if self.stands:
            return f"~{self.card}"
        if self.bottom:
            return f"^{self.card}"
        guise = f"{self.guise}:" if self.guise else f"{self.boast}!" if self.boast else ""
        return "".join(
            (
                f"!{guise}" if self.knock else "",
                f"{self.card}={self.claimed}" if self.claimed else str(self.card),
                f"x{self.captured}" if self.captured else "",
                f"+{self.robbed}" if self.robbed else "",
                "?" if self.doubted else "" if self.judge is None else "~",
                "" if self.judge is None else str(self.judge),
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
            self.boast,
            ranks.index(self.guise) if self.guise else -1,
            tuple(card.bit for card in self.robbed),
        )


def _card_in(text: str, pack: Pack) -> Card:
    """Parse a card of a pack; raises ValueError."""
    card = Card.parse(text)
    CardSet.of((card,), pack)
    return card


def parse_rank(text: str, pack: Pack) -> Rank:
    """Parse a rank of a pack; raises ValueError."""
    if text not in {rank.value for rank in pack.ranks}:
        raise ValueError(f"{text!r} is not a rank: one of {' '.join(pack.ranks)}")
    return Rank(text)

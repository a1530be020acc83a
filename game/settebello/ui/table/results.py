"""What the score sheet and the last screen are given."""

from dataclasses import dataclass
from typing import Final, Self

from settebello.engine import Card, Ruleset, Score, Side
from settebello.session import PERSON
from settebello.ui.offers import GameChoice
from settebello.ui.table.arrangement import Arrangement
from settebello.ui.table.game import TableGame, Words

LEAVE: Final = "leave"
"""What the score sheet leaves behind when the player wants to go to the title."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A deal to be counted: its score, the sides' totals before it, and the cards that swept.

    `sides` are the names by side, `own` is the person's side.
    """

    number: int
    score: Score
    before: tuple[int, ...]
    sides: tuple[Words, ...]
    own: Side
    sweeps: tuple[tuple[Card, ...], ...]
    ruleset: Ruleset
    winner: Side | None
    pairs: bool

    @classmethod
    def of(cls, game: TableGame, last: Arrangement, sides: tuple[Words, ...]) -> Self:
        """The sheet of the deal that is over; ValueError while there is none."""
        match = game.session.match
        if match.score is None or match.position is None:
            raise ValueError("no deal is over")
        return cls(
            number=match.deal,
            score=match.score,
            before=match.position.scores,
            sides=sides,
            own=match.position.side_of(PERSON),
            sweeps=tuple(pile.sweeps for pile in last.piles),
            ruleset=match.ruleset,
            winner=match.winner,
            pairs=match.players > len(match.scores),
        )


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that is over."""

    sides: tuple[Words, ...]
    totals: tuple[int, ...]
    winner: Side
    own: Side
    deals: int
    variant: Words
    again: GameChoice
    pairs: bool

    @classmethod
    def of(cls, game: TableGame, sides: tuple[Words, ...]) -> Self:
        """The result of the session's match; ValueError while it goes on."""
        match = game.session.match
        if match.winner is None:
            raise ValueError("the match goes on")
        own = Side(PERSON % len(match.scores))
        pairs = match.players > len(match.scores)
        return cls(sides, match.scores, match.winner, own, match.deal, game.variant, game.again, pairs)

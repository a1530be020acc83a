"""What the score sheet and the last screen are given."""

from dataclasses import dataclass
from typing import Protocol

from settebello.engine import Card, Control, Ruleset, Score, Seat, Side
from settebello.engine.rules.rulewords import Objective
from settebello.i18n import Text
from settebello.notation import Record
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.tablemates import Player, Remark
from settebello.ui.kit.voice.spoken import Words


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A deal to be counted: its score, the sides' totals before it, and the cards that swept.

    `sides` are the names by side, `own` is the side of the person who plays alone (None where several play,
    or nobody does), `control` is the check of a fifteen game, and `decided` says why the piles alone decide
    the match, where they do. `lesson`: it is one of the tutorial's, with nothing to save and no deal after
    it. `players` are those at the table, by seat. `practice`: nothing is played for beyond this deal.
    `onward`: the next deal comes by itself. `record` is what was played, where `person` played alone and
    may look back at it.
    """

    number: int
    score: Score
    before: tuple[int, ...]
    sides: tuple[Words, ...]
    own: Side | None
    sweeps: tuple[tuple[Card, ...], ...]
    ruleset: Ruleset
    winner: Side | None
    pairs: bool
    control: Control | None = None
    decided: Text | None = None
    lesson: bool = False
    practice: bool = False
    onward: bool = False
    record: Record | None = None
    person: Seat | None = None
    players: tuple[Player, ...] = ()

    @property
    def low(self) -> bool:
        """Whether few points are wanted."""
        return self.ruleset.match.objective is Objective.LOW

    @property
    def taken_back(self) -> bool:
        """Whether the last card may be taken back from here: a person played it, and the match goes on."""
        played = self.record is not None and bool(self.record.persons) and not self.record.one_deal_over
        return played and self.winner is None and not (self.lesson or self.practice)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that is over; `decided` says why the piles decided it, `low` that the fewest points win.

    `players` are those at the table, by seat, with the faces they make; `remark` is what one of them says;
    `record` is what was played, `last` the winner's last capture.
    """

    sides: tuple[Words, ...]
    totals: tuple[int, ...]
    winner: Side
    own: Side | None
    deals: int
    variant: Words
    again: GameChoice
    pairs: bool
    decided: Text | None = None
    low: bool = False
    players: tuple[Player, ...] = ()
    remark: Remark | None = None
    record: Record | None = None
    last: tuple[Card, ...] = ()

    @property
    def winners(self) -> tuple[Side, ...]:
        """The side that has won."""
        return (self.winner,)

    @property
    def won(self) -> bool:
        """Whether the only person's side has won; where there is none, somebody always has."""
        return self.own in {None, self.winner}

    @property
    def order(self) -> tuple[Side, ...]:
        """The sides from the first to the last."""
        sign = 1 if self.low else -1
        places = sorted(range(len(self.sides)), key=lambda s: (s != self.winner, sign * self.totals[s]))
        return tuple(map(Side, places))


class Ranking(Protocol):
    """How a match has ended: its sides with their points, who has won, and who sat at the table."""

    @property
    def sides(self) -> tuple[Words, ...]:
        """The names by side."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """The points by side."""
        ...

    @property
    def order(self) -> tuple[Side, ...]:
        """The sides from the first to the last."""
        ...

    @property
    def winners(self) -> tuple[Side, ...]:
        """The sides that have won: several where a game shares the win."""
        ...

    @property
    def won(self) -> bool:
        """Whether the only person's side has won; where there is none, somebody always has."""
        ...

    @property
    def players(self) -> tuple[Player, ...]:
        """Those at the table, by seat."""
        ...

    @property
    def remark(self) -> Remark | None:
        """What one of them says at the end."""
        ...

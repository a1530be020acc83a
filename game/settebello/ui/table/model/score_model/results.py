"""What the score sheet and the last screen are given."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from settebello.engine import (
    Card,
    Control,
    Event,
    Leftover,
    Match,
    Ruleset,
    Score,
    Seat,
    Side,
    control_of,
)
from settebello.engine.rules.rulewords import NoTrick, Objective
from settebello.i18n import Text, t
from settebello.notation import Record
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.table.model.banter.company import Company, faced
from settebello.ui.table.model.banter.talk import Remark
from settebello.ui.table.model.table_game import Player, TableGame, Words
from settebello.ui.table.model.table_state import Pile, TableState

LEAVE: Final = "leave"
"""What the score sheet leaves behind when the player wants to go to the title."""
AGAIN: Final = "again"
"""What it leaves behind when the player wants the same deal again."""
TAKE_BACK: Final = "take back"
"""What it leaves behind when the last card is to be taken back."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A deal to be counted: its score, the sides' totals before it, and the cards that swept.

    `sides` are the names by side, `own` is the side of the person who plays alone (None where several play,
    or nobody does), `control` is the check of a fifteen game, and `decided` says why the piles alone decide
    the match, where they do. `lesson`: it is one of the tutorial's, with nothing to save and no deal after
    it. `practice`: nothing is played for beyond this deal. `onward`: the next deal comes by itself. `record`
    is what was played, where `person` played alone and may look back at it.
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

    @classmethod
    def of(cls, game: TableGame, last: TableState, sides: tuple[Words, ...]) -> Self:
        """The sheet of the deal that is over; ValueError while there is none."""
        session = game.session
        sheet = cls.of_deal(session.match, session.events_so_far, last, sides, game.person)
        return replace(sheet, record=session.record, person=game.person)

    @classmethod
    def of_deal(
        cls,
        match: Match,
        events: Sequence[Event],
        last: TableState,
        sides: tuple[Words, ...],
        person: Seat | None,
    ) -> Self:
        """The sheet of a match whose deal is over, from all that happened in it; ValueError before that."""
        if match.score is None or match.position is None:
            raise ValueError("no deal is over")
        left = next((e for e in reversed(events) if isinstance(e, Leftover)), None)
        return cls(
            number=match.deal,
            score=match.score,
            before=match.position.scores,
            sides=sides,
            own=None if person is None else match.position.side_of(person),
            sweeps=tuple(pile.sweeps for pile in last.piles),
            ruleset=match.ruleset,
            winner=match.winner,
            pairs=match.players > len(match.scores),
            control=control_of(match.ruleset, left.cards) if left is not None else None,
            decided=decided_by(match.ruleset, match.score, last.piles, sides),
        )

    @property
    def low(self) -> bool:
        """Whether few points are wanted."""
        return self.ruleset.match.objective is Objective.LOW

    @property
    def taken_back(self) -> bool:
        """Whether the last card may be taken back from here: a person played it, and the match goes on."""
        played = self.record is not None and bool(self.record.persons)
        return played and self.winner is None and not (self.lesson or self.practice)


def decided_by(
    ruleset: Ruleset, score: Score, piles: tuple[Pile, ...], sides: tuple[Words, ...]
) -> Text | None:
    """Why the piles alone decide the match, whatever the totals; None where they do not."""
    winner = score.match_winner
    if winner is None:
        return None
    empty = [side for side, pile in enumerate(piles) if not pile.cards]
    if empty and ruleset.score.no_trick is NoTrick.LOSE_MATCH:
        return t("{name}: not a single card taken, and the match is lost.", name=sides[empty[0]])
    suit = [card for card in piles[winner].cards if card.suit is ruleset.deck.score_suit]
    if ruleset.score.capotto and len(suit) == len(ruleset.deck.ranks):
        return t("Capotto! {name}: a whole suit taken, and the match is won.", name=sides[winner])
    return t("{name}: cards taken that win the match together.", name=sides[winner])


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that is over; `decided` says why the piles decided it, `low` that the fewest points win.

    `players` are those at the table, by seat, with the faces they make; `remark` is what one of them says;
    `record` is what was played.
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

    @classmethod
    def of(cls, game: TableGame, last: TableState, sides: tuple[Words, ...], company: Company) -> Self:
        """The result of the session's match; ValueError while it goes on."""
        match = game.session.match
        if match.winner is None:
            raise ValueError("the match goes on")
        return cls(
            sides=sides,
            totals=match.scores,
            winner=match.winner,
            own=None if game.person is None else Side(game.person % len(match.scores)),
            deals=match.deal,
            variant=game.variant,
            again=game.again,
            pairs=match.players > len(match.scores),
            decided=decided_by(match.ruleset, match.score, last.piles, sides) if match.score else None,
            low=match.ruleset.match.objective is Objective.LOW,
            players=faced(game.players, company.faces),
            remark=company.remark,
            record=game.session.record,
        )

    @property
    def order(self) -> tuple[Side, ...]:
        """The sides from the first to the last."""
        sign = 1 if self.low else -1
        places = sorted(range(len(self.sides)), key=lambda s: (s != self.winner, sign * self.totals[s]))
        return tuple(map(Side, places))

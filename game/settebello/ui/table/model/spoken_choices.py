"""The choices that accompany a card: declaring, naming a rank, laying instead of capturing, doubting."""

from dataclasses import dataclass, replace
from enum import StrEnum

from settebello.engine import Card, CardSet, Move, Position, Rank
from settebello.engine.cards import NO_CARDS


class ChoiceKind(StrEnum):
    """The kinds of choices offered besides selecting cards."""

    DOUBT = "doubt"
    BELIEVE = "believe"
    KNOCK = "knock"
    BOAST = "boast"
    GUISE = "guise"
    FACE_DOWN = "face_down"
    CLAIM = "claim"
    MISSED = "missed"
    LAY = "lay"
    TAKE = "take"
    LEAVE = "leave"
    EXCHANGE = "exchange"


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice. A guise or a claim has a rank, a declaration that is not shown the points that are stated.

    `on` marks a choice that is already made.
    """

    kind: ChoiceKind
    rank: Rank | None = None
    on: bool = False
    points: int = 0


@dataclass(frozen=True, slots=True)
class Said:
    """The declarations made so far for the card to be played.

    `face_down` and `robbing` are intermediate steps: a rank must still be named, or overlooked cards picked.
    """

    knock: bool = False
    guise: Rank | None = None
    face_down: bool = False
    claimed: Rank | None = None
    robbing: bool = False
    robbed: CardSet = NO_CARDS
    boast: int = 0

    def goes_with(self, move: Move) -> bool:
        """Return whether a move carries the same declarations."""
        mine = (self.knock, self.guise, self.claimed, self.robbed, self.boast)
        return mine == (move.knock, move.guise, move.claimed, move.robbed, move.boast)

    def move(self, card: Card, captured: CardSet) -> Move:
        """Return the move of a card with these declarations."""
        return Move(
            card,
            captured,
            self.robbed,
            knock=self.knock,
            guise=self.guise,
            claimed=self.claimed,
            boast=self.boast,
        )

    def knocked(self, position: Position) -> "Said":
        """Toggle the declaration; if the wild card can stand for only one rank, that rank is chosen."""
        declared = position.declaration
        if position.situation().boasts:
            return replace(self, knock=not self.knock, boast=0)
        if self.knock or declared is None:
            return replace(self, knock=False, guise=None)
        only = declared.guises[0] if len(declared.guises) == 1 else None
        return replace(self, knock=True, guise=only)


NOTHING_SAID = Said()
"""No declarations: the card is simply played."""


def strict(position: Position) -> bool:
    """Return whether captures must not be pointed out, because the rules penalise wrong captures."""
    return position.ruleset.penalties.enabled


def boasts(position: Position, said: Said) -> tuple[int, ...]:
    """Return the points of which a declaring player must state one, where hands are not shown."""
    return position.situation().boasts if said.knock and not said.boast else ()


def guises(position: Position, said: Said) -> tuple[Rank, ...]:
    """Return the ranks between which a declaring player must choose; empty when there is no choice."""
    if not said.knock:
        # A table at rest asks in every frame, so that the hand is not looked through for nothing.
        return ()
    declared = position.declaration
    return declared.guises if declared is not None and len(declared.guises) > 1 else ()


def offered(
    position: Position,
    legal: tuple[Move, ...],
    said: Said,
    card: Card | None,
    chosen: CardSet,
    *,
    paper: bool = False,
) -> tuple[Choice, ...]:
    """Return the choices offered for the selected hand card (or None) and table cards.

    `paper`: captures are not pointed out, so laying or taking is always offered.
    """
    if position.asked:
        return (Choice(ChoiceKind.BELIEVE), Choice(ChoiceKind.DOUBT))
    if position.exchanging:
        leave = Choice(ChoiceKind.LEAVE)
        return (leave, Choice(ChoiceKind.EXCHANGE)) if chosen else (leave,)
    if stated := boasts(position, said):
        return tuple(Choice(ChoiceKind.BOAST, points=points) for points in stated)
    ranks = guises(position, said)
    if ranks and said.guise is None:
        return tuple(Choice(ChoiceKind.GUISE, rank) for rank in ranks)
    claims = claimable(legal, card)
    if said.face_down and said.claimed is None:
        return tuple(Choice(ChoiceKind.CLAIM, rank) for rank in claims)
    found = []
    if position.may_doubt and card is None and not chosen:
        found.append(Choice(ChoiceKind.DOUBT))
    if position.declaration is not None or position.situation().boasts:
        found.append(Choice(ChoiceKind.KNOCK, said.guise, on=said.knock, points=said.boast))
    if claims and not said.knock:
        found.append(Choice(ChoiceKind.FACE_DOWN, said.claimed, on=said.face_down))
    if strict(position) and position.situation().laid is not None:
        found.append(Choice(ChoiceKind.MISSED, on=bool(said.robbing or said.robbed)))
    if card is not None and not said.robbing:
        if paper or strict(position):
            found.append(Choice(ChoiceKind.TAKE if chosen else ChoiceKind.LAY))
        else:
            found += _plays(legal, said, card, chosen)
    return tuple(found)


def claimable(legal: tuple[Move, ...], card: Card | None) -> tuple[Rank, ...]:
    """Return the ranks as which a card may be played face down."""
    ranks = {move.claimed for move in legal if move.card == card and move.claimed is not None}
    return tuple(rank for rank in Rank if rank in ranks)


def asks(position: Position) -> bool:
    """Return whether even a card's only move needs a confirmation, because other choices always exist."""
    return strict(position) or position.ruleset.bluff


def _plays(legal: tuple[Move, ...], said: Said, card: Card, chosen: CardSet) -> tuple[Choice, ...]:
    """Return the choice to lay the selected card, or to take the selected table cards."""
    plays = [move for move in legal if move.card == card and said.goes_with(move)]
    if chosen:
        # The selection can be a capture by itself and part of a larger capture.
        return (Choice(ChoiceKind.TAKE),) if any(move.captured == chosen for move in plays) else ()
    return (Choice(ChoiceKind.LAY),) if any(not move.captured for move in plays) else ()

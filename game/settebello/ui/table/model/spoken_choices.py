"""What may be said or done along with a card: knocking, a rank, laying instead of taking, a doubt."""

from dataclasses import dataclass, replace
from enum import StrEnum

from settebello.engine import Card, CardSet, Move, Position, Rank
from settebello.engine.cards import NO_CARDS


class ChoiceKind(StrEnum):
    """The choices that stand beside what is said, besides the cards themselves."""

    DOUBT = "doubt"
    KNOCK = "knock"
    GUISE = "guise"
    FACE_DOWN = "face_down"
    CLAIM = "claim"
    MISSED = "missed"
    LAY = "lay"
    TAKE = "take"


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice; a guise or a claim names a rank, and `on` says that it has been made."""

    kind: ChoiceKind
    rank: Rank | None = None
    on: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """What is said so far along with the card that will be played.

    `face_down` and `robbing` are steps on the way: a rank is still to be named, missed cards to be picked.
    """

    knock: bool = False
    guise: Rank | None = None
    face_down: bool = False
    claimed: Rank | None = None
    robbing: bool = False
    robbed: CardSet = NO_CARDS

    def goes_with(self, move: Move) -> bool:
        """Whether a move says the same."""
        mine = (self.knock, self.guise, self.claimed, self.robbed)
        return mine == (move.knock, move.guise, move.claimed, move.robbed)

    def move(self, card: Card, captured: CardSet) -> Move:
        """The move of a card with all that is said."""
        return Move(card, captured, self.robbed, knock=self.knock, guise=self.guise, claimed=self.claimed)

    def knocked(self, position: Position) -> "Said":
        """Knocking said, or taken back; where the wild card can stand for one rank only, it does."""
        declared = position.declaration
        if self.knock or declared is None:
            return replace(self, knock=False, guise=None)
        only = declared.guises[0] if len(declared.guises) == 1 else None
        return replace(self, knock=True, guise=only)


NOTHING_SAID = Said()
"""A card is simply played."""


def strict(position: Position) -> bool:
    """Whether no capture may be pointed out, because seeing them is part of the game."""
    return position.ruleset.penalties.enabled


def guises(position: Position, said: Said) -> tuple[Rank, ...]:
    """The ranks among which the one who knocks has to choose; none where there is no choice."""
    declared = position.declaration
    return declared.guises if said.knock and declared is not None and len(declared.guises) > 1 else ()


def offered(
    position: Position,
    legal: tuple[Move, ...],
    said: Said,
    card: Card | None,
    chosen: CardSet,
    *,
    paper: bool = False,
) -> tuple[Choice, ...]:
    """The choices there are, with a hand card chosen or not, and table cards chosen.

    `paper`: nobody says what the card may take, so that it can always be tried to lay it or to take.
    """
    ranks = guises(position, said)
    if ranks and said.guise is None:
        return tuple(Choice(ChoiceKind.GUISE, rank) for rank in ranks)
    claims = claimable(legal, card)
    if said.face_down and said.claimed is None:
        return tuple(Choice(ChoiceKind.CLAIM, rank) for rank in claims)
    found = []
    if position.may_doubt and card is None and not chosen:
        found.append(Choice(ChoiceKind.DOUBT))
    if position.declaration is not None:
        found.append(Choice(ChoiceKind.KNOCK, said.guise, on=said.knock))
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
    """The ranks as which a card may be played face down."""
    ranks = {move.claimed for move in legal if move.card == card and move.claimed is not None}
    return tuple(rank for rank in Rank if rank in ranks)


def asks(position: Position) -> bool:
    """Whether even the only play of a card is confirmed, as there is always something else to do."""
    return strict(position) or position.ruleset.bluff


def _plays(legal: tuple[Move, ...], said: Said, card: Card, chosen: CardSet) -> tuple[Choice, ...]:
    """To lay the chosen card, or to take the chosen table cards."""
    plays = [move for move in legal if move.card == card and said.goes_with(move)]
    if chosen:
        # What is chosen may be a capture by itself and a part of a larger one.
        return (Choice(ChoiceKind.TAKE),) if any(move.captured == chosen for move in plays) else ()
    return (Choice(ChoiceKind.LAY),) if any(not move.captured for move in plays) else ()

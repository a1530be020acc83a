"""A deal set up in a data file: the rules, the cards dealt, and the moves played before."""

from typing import Annotated, Literal

from pydantic import Field, PlainValidator, WithJsonSchema

from settebello.datafile import Model
from settebello.engine import Card, Move
from settebello.engine.cards import Rank, Suit, parse_cards


def _moves(text: str) -> tuple[Move, ...]:
    return tuple(map(Move.parse, text.split()))


_CARD = f"[{''.join(Rank)}][{''.join(Suit)}]"
_MOVE = f"{_CARD}(x({_CARD})+)?"


def _form(pattern: str) -> WithJsonSchema:
    """Return the JSON schema of a text that its own parser reads, for editors."""
    return WithJsonSchema({"type": "string", "pattern": f"^{pattern}$"})


Cards = Annotated[tuple[Card, ...], PlainValidator(parse_cards), _form(rf"\s*({_CARD}\s*)+")]
"""Cards in one text: "7d 3c 4s"."""
Moves = Annotated[tuple[Move, ...], PlainValidator(_moves), _form(rf"{_MOVE}( {_MOVE})*")]
"""Moves in one text: "7dx3c4s 2b"."""
OneMove = Annotated[Move, PlainValidator(Move.parse), _form(_MOVE)]
Sentence = Annotated[str, Field(min_length=1, max_length=300)]
"""An English text, the key in the catalogue; `{7d}` is a card, `{rank_7}` a rank, `{other}` the opponent."""


class StagedDeal(Model):
    """The cards dealt, and the moves played before the player begins.

    `you`, `other` and `table` are the first cards dealt, or `deck` gives all of them; the remaining cards are
    dealt in the order of the pack. `other` deals unless `dealer` is somebody else.
    """

    game: str = "scopa"
    """The id of the variant that is played."""
    players: Literal[2, 4] = 2
    """The number of players; with four, the player's partner sits opposite."""
    dealer: Literal["you", "other", "partner", "last"] = "other"
    """The dealer: the player, the next opponent, the partner, or the last player in turn."""
    you: Cards = ()
    """The first cards dealt to the player."""
    other: Cards = ()
    """The first cards dealt to the opponent."""
    table: Cards = ()
    """The first cards dealt to the table."""
    deck: Cards = ()
    """The whole pack in dealing order, instead of `you`, `other` and `table`."""
    played: Moves = ()
    """The moves that were played before the chapter begins."""

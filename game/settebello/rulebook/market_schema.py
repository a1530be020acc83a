"""The file format of the market game: ``rules/market/<id>.yaml``."""

from typing import Annotated, Literal

from pydantic import Field

from settebello.datafile import Model, Names
from settebello.market import Arrow

Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
CardId = Annotated[str, Field(pattern=r"^[A-Za-z0-9]+$", max_length=8)]
Small = Annotated[int, Field(ge=0, le=9)]


class PlainCard(Model):
    """A card with a number that pays; 0, 1, 2 and 3 have the functions of these numbers."""

    id: CardId
    """The id in actions and records; of a player's set what follows the colour."""
    number: Annotated[int, Field(ge=0, le=9)]
    """What the card pays, and its price."""
    border: bool = False
    """A red border."""
    flash: bool = False
    """It may go to the hand when it is bought or taken."""
    arrow: bool = False
    """It may put another hand card on the graveyard."""
    spades: Small = 0
    """Spades."""
    greens: Small = 0
    """Green hearts."""
    reds: Small = 0
    """Red hearts."""


class GoalCard(Model):
    """A goal."""

    id: CardId
    """The id in actions and records."""
    grade: Literal["A", "B", "C"]
    """A goals are shuffled into the supply, B and C goals make the goal deck."""
    number: Annotated[int, Field(ge=0, le=99)]
    """Its price."""
    flash: bool = False
    """It may go to the hand when it is bought."""
    shuffle: bool = False
    """Its buyer may shuffle the discard pile into the deck."""
    spades: Small = 0
    """Spades."""
    greens: Small = 0
    """Green hearts."""
    reds: Small = 0
    """Red hearts."""


class ColourEntry(Model):
    """A colour of the players' sets."""

    id: Annotated[str, Field(pattern=r"^[a-z]$")]
    """A letter, with which the ids of its cards begin."""
    name: Names
    """The name of the colour, by language."""


class RemovedEntry(Model):
    """The cards put away unseen with a number of players."""

    players: Annotated[int, Field(ge=2, le=4)]
    """The number of players."""
    supply: Annotated[int, Field(ge=0, le=200)]
    """Cards of the supply."""
    goals: Annotated[int, Field(ge=0, le=200)]
    """B goals."""


class VariantEntry(Model):
    """A variant of the game."""

    id: Word
    """The id in records and commands."""
    expert: bool
    """With a vitrine, a handicap for all, and no card held back after a purchase."""
    name: Names
    """The name of the variant, by language."""
    description: Names
    """A sentence or two about the variant, by language."""


class MarketFile(Model):
    """The card list, the set-up and the names of the market game."""

    format: Literal[1]
    """The version of the file format."""
    id: Word
    """The file name without its suffix."""
    credit: Names
    """Where the rules come from; shown with the rules."""
    variants: Annotated[list[VariantEntry], Field(min_length=1, max_length=10)]
    """The variants that are played with these cards."""
    removed: Annotated[list[RemovedEntry], Field(min_length=1, max_length=3)]
    """The numbers of players, and the cards put away unseen with each."""
    display: Annotated[int, Field(ge=1, le=6)] = 3
    """Places of the display."""
    hand: Annotated[int, Field(ge=1, le=6)] = 2
    """Cards drawn at the end of a turn."""
    holdback: Annotated[int, Field(ge=0, le=1)] = 1
    """Cards that may be kept at the end of a turn."""
    longest: Annotated[int, Field(ge=1, le=200)] = 60
    """Rounds after which a match without a trigger is over."""
    last_goal: CardId
    """The C goal that ends the match when it is on top."""
    arrow: Arrow = Arrow.ANY
    """Which hand cards an arrow may take."""
    colours: Annotated[list[ColourEntry], Field(min_length=2, max_length=4)]
    """The colours of the players' sets; seat 0 plays the first."""
    own: Annotated[list[PlainCard], Field(min_length=1, max_length=30)]
    """The set that each player begins with, once for every colour."""
    central: Annotated[list[PlainCard], Field(min_length=1, max_length=200)]
    """The cards of the supply besides the A goals."""
    goals: Annotated[list[GoalCard], Field(min_length=1, max_length=100)]
    """The goals of all classes."""

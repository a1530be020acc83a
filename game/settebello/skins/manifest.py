"""The file skin.yaml of a skin: its pictures, and what its cards are called."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from settebello import datafile
from settebello.engine import Pack, Suit
from settebello.engine.cards import Rank

Colour = Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
LARGEST_CANVAS = 4000


class RankWord(StrEnum):
    """The ranks by what they are called; the courts of every pack are a knave, a knight and a king."""

    ACE = "ace"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    KNAVE = "knave"
    KNIGHT = "knight"
    KING = "king"


class SuitPart(datafile.Model):
    """One suit: the part of its file names that is its own, and its colour."""

    file: str
    """What takes the place of `{suit}` in the paths of this suit's pictures."""
    accent: Colour
    """The colour of the suit."""


class SuitParts(datafile.Model):
    """The four suits by the roles they have in the rules."""

    coins: SuitPart
    """The suit of coins."""
    cups: SuitPart
    """The suit of cups."""
    swords: SuitPart
    """The suit of swords."""
    clubs: SuitPart
    """The suit of clubs."""

    def of(self, suit: Suit) -> SuitPart:
        """Return the part of a suit."""
        match suit:
            case Suit.COINS:
                return self.coins
            case Suit.CUPS:
                return self.cups
            case Suit.SWORDS:
                return self.swords
            case Suit.CLUBS:
                return self.clubs


class PackPart(datafile.Model):
    """Packs that use the same pictures, and the picture of each of their ranks."""

    of: Annotated[list[Pack], Field(min_length=1)]
    """The packs of cards with these pictures."""
    pictures: dict[Rank, str]
    """What takes the place of `{picture}` in the path of a card, by rank."""


class BackPart(datafile.Model):
    """One back: its file, and what it is called where it is chosen."""

    id: Id
    """The name by which the settings remember the back."""
    file: str
    """The path of the picture."""
    name: datafile.Names
    """What the back is called, by language."""


class Accents(datafile.Model):
    """The colours of suits that have another one in a style."""

    coins: Colour | None = None
    """The colour of coins in this style; left out: the usual one."""
    cups: Colour | None = None
    """The colour of cups in this style; left out: the usual one."""
    swords: Colour | None = None
    """The colour of swords in this style; left out: the usual one."""
    clubs: Colour | None = None
    """The colour of clubs in this style; left out: the usual one."""

    def of(self, suit: Suit) -> str | None:
        """Return the other colour of a suit."""
        match suit:
            case Suit.COINS:
                return self.coins
            case Suit.CUPS:
                return self.cups
            case Suit.SWORDS:
                return self.swords
            case Suit.CLUBS:
                return self.clubs


class StylePart(datafile.Model):
    """Other pictures of some cards: a file of the same name in `folder` takes the place of the usual one."""

    id: Id
    """The name by which the settings remember the style."""
    name: datafile.Names
    """What the style is called, by language."""
    folder: str
    """The folder of the other pictures."""
    accents: Accents = Accents()
    """The colours of suits that are different in this style."""


class BadgePart(datafile.Model):
    """Where value badges are put: the centre and the radius in units of the canvas."""

    supported: bool
    """Whether the program may put a card's value into its corner."""
    anchor: tuple[float, float]
    """The centre of a badge, from the left and from the top."""
    radius: float
    """The radius of a badge."""


class SuitWords(datafile.Model):
    """What a suit is called, and a card of it, whose rank takes the place of `{rank}`."""

    name: datafile.Names
    """The name of the suit, by language."""
    card: datafile.Names
    """The name of a card of the suit, by language, with `{rank}`."""


class AllSuitWords(datafile.Model):
    """What the four suits are called."""

    coins: SuitWords
    """The words for coins."""
    cups: SuitWords
    """The words for cups."""
    swords: SuitWords
    """The words for swords."""
    clubs: SuitWords
    """The words for clubs."""


class RankWords(datafile.Model):
    """What one card of a rank is called, with the article a language wants there, and what several are."""

    one: datafile.Names
    """One card of the rank, by language."""
    several: datafile.Names
    """Several cards of the rank, by language."""


class WordsPart(datafile.Model):
    """What differs from the words for an Italian pack."""

    suits: AllSuitWords | None = None
    """The words for the suits, for all four or for none."""
    ranks: dict[RankWord, RankWords] = Field(default_factory=dict)
    """The words for the ranks that differ."""


class Manifest(datafile.Model):
    """The file skin.yaml of a folder."""

    format: Literal[1]
    """The version of the form of this file."""
    id: Id
    """The name of the skin's folder."""
    name: datafile.Names
    """What the deck is called, by language."""
    about: datafile.Names | None = None
    """A few sentences about the deck, by language, for its page in the program."""
    author: str
    """Who has drawn the cards."""
    licence: str
    """The licence of the pictures."""
    canvas: tuple[
        Annotated[int, Field(ge=30, le=LARGEST_CANVAS)], Annotated[int, Field(ge=50, le=LARGEST_CANVAS)]
    ]
    """Width and height of every picture, in units of its own."""
    corner_radius: Annotated[float, Field(ge=0, le=LARGEST_CANVAS)]
    """The radius of a card's corners, in units of the canvas."""
    cards: str
    """The path of a card's picture, with `{suit}` and `{picture}`."""
    signs: str | None = None
    """The path of the sign of a suit, with `{suit}`; left out: the skin has none."""
    packs: list[PackPart]
    """The pictures of the ranks in each pack of cards."""
    index: dict[str, Annotated[str, Field(min_length=1, max_length=2)]] = Field(default_factory=dict)
    """The letter in the corner of a picture where it is not the picture's number."""
    backs: Annotated[list[BackPart], Field(min_length=1)]
    """The backs to choose from, the usual one first."""
    styles: list[StylePart] = Field(default_factory=list)
    """The styles to choose from besides the usual one."""
    badges: BadgePart
    """Where the program may put the value of a card."""
    suits: SuitParts
    """The files and colours of the four suits."""
    words: WordsPart = WordsPart()
    """What suits and ranks are called, where that differs from an Italian pack."""

    def file_of(self, suit: Suit, picture: str) -> str:
        """Return the path of a card's picture inside the folder."""
        return self.cards.replace("{suit}", self.suits.of(suit).file).replace("{picture}", picture)

    def sign_of(self, suit: Suit) -> str | None:
        """Return the path of a suit's sign inside the folder; None where the skin has none."""
        return self.signs and self.signs.replace("{suit}", self.suits.of(suit).file)

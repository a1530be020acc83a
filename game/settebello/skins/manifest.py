"""The schema of skin.yaml: a skin's pictures, and the names of its cards."""

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
    """The ranks by name; the courts of every pack are a knave, a knight and a king."""

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
    """One suit: its part of the file names, and its colour."""

    file: str
    accent: Colour


class SuitParts(datafile.Model):
    """The four suits by their roles in the rules."""

    coins: SuitPart
    cups: SuitPart
    swords: SuitPart
    clubs: SuitPart

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
    """Packs that share pictures, and the picture of each of their ranks."""

    of: Annotated[list[Pack], Field(min_length=1)]
    pictures: dict[Rank, str]


class BackPart(datafile.Model):
    """One card back: its id, its file and its name."""

    id: Id
    file: str
    name: datafile.Names


class Accents(datafile.Model):
    """The suit colours that a style changes."""

    coins: Colour | None = None
    cups: Colour | None = None
    swords: Colour | None = None
    clubs: Colour | None = None

    def of(self, suit: Suit) -> str | None:
        """Return the changed colour of a suit; None if it is unchanged."""
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
    """Alternative pictures of some cards: a file in `folder` replaces the usual file of the same name."""

    id: Id
    name: datafile.Names
    folder: str
    accents: Accents = Accents()


class BadgePart(datafile.Model):
    """The position of value badges: centre and radius in canvas units."""

    supported: bool
    anchor: tuple[float, float]
    radius: float


class SuitWords(datafile.Model):
    """The name of a suit, and of a card of it, with `{rank}` in place of the rank."""

    name: datafile.Names
    card: datafile.Names


class AllSuitWords(datafile.Model):
    """The names of the four suits."""

    coins: SuitWords
    cups: SuitWords
    swords: SuitWords
    clubs: SuitWords


class RankWords(datafile.Model):
    """The names of a rank: one card, with an article where the language needs one, and several."""

    one: datafile.Names
    several: datafile.Names


class WordsPart(datafile.Model):
    """The words that differ from those for an Italian pack."""

    suits: AllSuitWords | None = None
    ranks: dict[RankWord, RankWords] = Field(default_factory=dict)


class Manifest(datafile.Model):
    """The content of a skin's skin.yaml."""

    format: Literal[1]
    id: Id
    name: datafile.Names
    about: datafile.Names | None = None
    author: str
    licence: str
    canvas: tuple[
        Annotated[int, Field(ge=30, le=LARGEST_CANVAS)], Annotated[int, Field(ge=50, le=LARGEST_CANVAS)]
    ]
    corner_radius: Annotated[float, Field(ge=0, le=LARGEST_CANVAS)]
    cards: str
    signs: str | None = None
    packs: list[PackPart]
    index: dict[str, Annotated[str, Field(min_length=1, max_length=2)]] = Field(default_factory=dict)
    backs: Annotated[list[BackPart], Field(min_length=1)]
    styles: list[StylePart] = Field(default_factory=list)
    badges: BadgePart
    suits: SuitParts
    words: WordsPart = WordsPart()

    def file_of(self, suit: Suit, picture: str) -> str:
        """Return the path of a card's picture inside the folder."""
        return self.cards.replace("{suit}", self.suits.of(suit).file).replace("{picture}", picture)

    def sign_of(self, suit: Suit) -> str | None:
        """Return the path of a suit's sign inside the folder; None where the skin has none."""
        return self.signs and self.signs.replace("{suit}", self.suits.of(suit).file)

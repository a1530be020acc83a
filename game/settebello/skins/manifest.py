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
    """The text that replaces `{suit}` in the paths of this suit's pictures."""
    accent: Colour
    """The colour of the suit."""


class SuitParts(datafile.Model):
    """The four suits by their roles in the rules."""

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
    """Packs that share pictures, and the picture of each of their ranks."""

    of: Annotated[list[Pack], Field(min_length=1)]
    """The packs that use these pictures."""
    pictures: dict[Rank, str]
    """The text that replaces `{picture}` in the path of a card, by rank."""


class BackPart(datafile.Model):
    """One card back: its id, its file and its name."""

    id: Id
    """The id under which the settings store the back."""
    file: str
    """The path of the picture."""
    name: datafile.Names
    """The name of the back, by language."""


class Accents(datafile.Model):
    """The suit colours that a style changes."""

    coins: Colour | None = None
    """The colour of coins in this style; left out: the usual one."""
    cups: Colour | None = None
    """The colour of cups in this style; left out: the usual one."""
    swords: Colour | None = None
    """The colour of swords in this style; left out: the usual one."""
    clubs: Colour | None = None
    """The colour of clubs in this style; left out: the usual one."""

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
    """The id under which the settings store the style."""
    name: datafile.Names
    """The name of the style, by language."""
    folder: str
    """The folder of the alternative pictures."""
    accents: Accents = Accents()
    """The suit colours that this style changes."""


class BadgePart(datafile.Model):
    """The position of value badges: centre and radius in canvas units."""

    supported: bool
    """Whether value badges can be drawn on these cards."""
    anchor: tuple[float, float]
    """The centre of a badge: distance from the left edge and from the top edge."""
    radius: float
    """The radius of a badge."""


class SuitWords(datafile.Model):
    """The name of a suit, and of a card of it, with `{rank}` in place of the rank."""

    name: datafile.Names
    """The name of the suit, by language."""
    card: datafile.Names
    """The name of a card of the suit, by language, with `{rank}`."""


class AllSuitWords(datafile.Model):
    """The names of the four suits."""

    coins: SuitWords
    """The words for coins."""
    cups: SuitWords
    """The words for cups."""
    swords: SuitWords
    """The words for swords."""
    clubs: SuitWords
    """The words for clubs."""


class RankWords(datafile.Model):
    """The names of a rank: one card, with an article where the language needs one, and several."""

    one: datafile.Names
    """One card of the rank, by language."""
    several: datafile.Names
    """Several cards of the rank, by language."""


class WordsPart(datafile.Model):
    """The words that differ from those for an Italian pack."""

    suits: AllSuitWords | None = None
    """The words for the suits, either for all four or for none."""
    ranks: dict[RankWord, RankWords] = Field(default_factory=dict)
    """The words for the ranks that have other names."""


class Manifest(datafile.Model):
    """The content of a skin's skin.yaml."""

    format: Literal[1]
    """The version of the file format."""
    id: Id
    """The name of the skin's folder."""
    name: datafile.Names
    """The name of the deck, by language."""
    about: datafile.Names | None = None
    """A few sentences about the deck, by language, for its page in the program."""
    author: str
    """The artist of the cards."""
    licence: str
    """The licence of the pictures."""
    canvas: tuple[
        Annotated[int, Field(ge=30, le=LARGEST_CANVAS)], Annotated[int, Field(ge=50, le=LARGEST_CANVAS)]
    ]
    """Width and height of every picture, in canvas units."""
    corner_radius: Annotated[float, Field(ge=0, le=LARGEST_CANVAS)]
    """The radius of a card's corners, in canvas units."""
    cards: str
    """The path of a card's picture, with `{suit}` and `{picture}` as placeholders."""
    signs: str | None = None
    """The path of a suit's sign, with `{suit}` as placeholder; left out: the skin has no signs."""
    prints: str | None = None
    """The path of a suit's white print for the border of the cloth, with `{suit}`; left out: common ones."""
    ornament: str | None = None
    """The path of a white print for the middle of the cloth, 2 by 1; left out: a common one."""
    table: Id | None = None
    """The id of the table that suits the deck; left out or unknown: walnut."""
    packs: list[PackPart]
    """The pictures of the ranks in each pack of cards."""
    index: dict[str, Annotated[str, Field(min_length=1, max_length=2)]] = Field(default_factory=dict)
    """The letter in the corner of a picture, by picture; other pictures show the card's number."""
    backs: Annotated[list[BackPart], Field(min_length=1)]
    """The backs to choose from, the default first."""
    styles: list[StylePart] = Field(default_factory=list)
    """The styles to choose from besides the default."""
    badges: BadgePart
    """The position of value badges."""
    suits: SuitParts
    """The files and colours of the four suits."""
    words: WordsPart = WordsPart()
    """The names of suits and ranks that differ from an Italian pack."""

    def file_of(self, suit: Suit, picture: str) -> str:
        """Return the path of a card's picture inside the folder."""
        return self.cards.replace("{suit}", self.suits.of(suit).file).replace("{picture}", picture)

    def sign_of(self, suit: Suit) -> str | None:
        """Return the path of a suit's sign inside the folder; None where the skin has none."""
        return self.signs and self.signs.replace("{suit}", self.suits.of(suit).file)

    def print_of(self, suit: Suit) -> str | None:
        """Return the path of a suit's print inside the folder; None where the skin has none."""
        return self.prints and self.prints.replace("{suit}", self.suits.of(suit).file)

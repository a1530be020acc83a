"""What cards, ranks, suits and sweeps are called, in every pack, and how words are put in a row."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.engine import Card, CardSet, Pack, Rank, Ruleset, Suit
from settebello.i18n import Text, t, tn
from settebello.skins import RankWord

Phrase = Text | str
"""Words of the catalogue, or a number as it is written."""

RANKS: Final[dict[RankWord, Text]] = {
    RankWord.ACE: t("the ace"),
    RankWord.TWO: t("the two"),
    RankWord.THREE: t("the three"),
    RankWord.FOUR: t("the four"),
    RankWord.FIVE: t("the five"),
    RankWord.SIX: t("the six"),
    RankWord.SEVEN: t("the seven"),
    RankWord.EIGHT: t("the eight"),
    RankWord.NINE: t("the nine"),
    RankWord.TEN: t("the ten"),
    RankWord.KNAVE: t("the knave"),
    RankWord.KNIGHT: t("the knight"),
    RankWord.KING: t("the king"),
}
"""A rank within a card's name, with the article where the language wants one there."""

PLURALS: Final[dict[RankWord, Text]] = {
    RankWord.ACE: t("aces"),
    RankWord.TWO: t("twos"),
    RankWord.THREE: t("threes"),
    RankWord.FOUR: t("fours"),
    RankWord.FIVE: t("fives"),
    RankWord.SIX: t("sixes"),
    RankWord.SEVEN: t("sevens"),
    RankWord.EIGHT: t("eights"),
    RankWord.NINE: t("nines"),
    RankWord.TEN: t("tens"),
    RankWord.KNAVE: t("knaves"),
    RankWord.KNIGHT: t("knights"),
    RankWord.KING: t("kings"),
}

_SAME: Final = {
    Rank.ACE: RankWord.ACE,
    Rank.EIGHT: RankWord.EIGHT,
    Rank.NINE: RankWord.NINE,
    Rank.TEN: RankWord.TEN,
    Rank.KING: RankWord.KING,
}
_COURTS: Final = (RankWord.KNAVE, RankWord.KNIGHT, RankWord.KING)

SUITS: Final[dict[Suit, Text]] = {
    Suit.CUPS: t("cups"),
    Suit.COINS: t("coins"),
    Suit.CLUBS: t("clubs"),
    Suit.SWORDS: t("swords"),
}
"""The suits within a sentence; a skin may have words of its own for them (`wording`)."""
TITLES: Final[dict[Suit, Text]] = {
    Suit.CUPS: t("Cups"),
    Suit.COINS: t("Coins"),
    Suit.CLUBS: t("Clubs"),
    Suit.SWORDS: t("Swords"),
}
"""The suits at the head of a line."""


def rank_word(rank: Rank, pack: Pack) -> RankWord:
    """The key of a rank in RANKS and PLURALS; 8 and 9 are courts in packs of 40."""
    if rank in pack.ranks[-3:]:
        return _COURTS[pack.ranks[-3:].index(rank)]
    return _SAME[rank] if rank in _SAME else RankWord(rank.value)


def rank_name(rank: Rank, pack: Pack) -> Text:
    """What a rank is called: "the seven", "the knave"."""
    return RANKS[rank_word(rank, pack)]


def rank_plural(rank: Rank, pack: Pack) -> Text:
    """What several cards of a rank are called: "sevens", "knaves"."""
    return PLURALS[rank_word(rank, pack)]


def suit_name(suit: Suit) -> Text:
    """What a suit is called: "coins"."""
    return SUITS[suit]


def court_names(pack: Pack) -> Phrase:
    """What the courts of a pack are called: "the knave, the knight and the king"."""
    return listed([rank_name(rank, pack) for rank in pack.ranks[-3:]])


def of_suit(rank: Text, suit: Suit) -> Text:
    """A rank of a suit: "the seven of coins"."""
    match suit:
        case Suit.CUPS:
            return t("{rank} of cups", rank=rank)
        case Suit.COINS:
            return t("{rank} of coins", rank=rank)
        case Suit.CLUBS:
            return t("{rank} of clubs", rank=rank)
        case Suit.SWORDS:
            return t("{rank} of swords", rank=rank)


OF_SUIT: Final = {suit: of_suit(RANKS[RankWord.ACE], suit).key for suit in Suit}
"""The sentence that makes a card's name of its rank, by suit."""


def card_name(card: Card, pack: Pack) -> Text:
    """What a card is called: "the seven of coins"."""
    return of_suit(rank_name(card.rank, pack), card.suit)


def card_list(cards: Iterable[Card], pack: Pack) -> Phrase:
    """The names of one or more cards: "the ace of cups, the two of coins and the six of clubs"."""
    return listed([card_name(card, pack) for card in cards])


def listed(parts: Sequence[Phrase]) -> Phrase:
    """One or more words in a row: "cups, coins and swords"."""
    if len(parts) == 1:
        return parts[0]
    *first, one, last = parts
    whole: Phrase = t("{one} and {other}", one=one, other=last)
    for part in reversed(first):
        whole = t("{one}, {others}", one=part, others=whole)
    return whole


def either(parts: Sequence[Phrase]) -> Phrase:
    """One or more words to choose from: "2, 3 or 4"."""
    if len(parts) == 1:
        return parts[0]
    *first, one, last = parts
    whole: Phrase = t("{one} or {other}", one=one, other=last)
    for part in reversed(first):
        whole = t("{one}, {others}", one=part, others=whole)
    return whole


def in_a_row(parts: Sequence[Phrase]) -> Phrase:
    """One or more words with commas alone: "most cards, most coins, sweeps"."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = t("{one}, {others}", one=part, others=whole)
    return whole


def in_steps(parts: Sequence[Phrase]) -> Phrase:
    """One or more groups of words: "sevens 21; sixes 18; knaves, knights and kings 10"."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = t("{one}; {others}", one=part, others=whole)
    return whole


def joined(first: Text, second: Text | None) -> Text:
    """Two sentences in a row, or the first alone."""
    return first if second is None else t("{first} {second}", first=first, second=second)


def set_name(cards: CardSet) -> Phrase:
    """What cards held together are called: "all four sevens", else one by one."""
    ranks = {card.rank for card in cards}
    if len(ranks) == 1 and len(cards) == len(Suit):
        return t("all four {ranks}", ranks=rank_plural(ranks.pop(), cards.pack))
    return card_list(cards, cards.pack)


def in_units(value: int, unit: int) -> str:
    """A number of halves, or of ones, as it is written: 11 halves are 5½."""
    whole, half = divmod(value, unit)
    return f"{whole or ''}½" if half else str(whole)


@dataclass(frozen=True, slots=True)
class Words:
    """What a game calls a sweep: bare, with its article, several, and as a heading."""

    bare: Text
    one: Text
    many: Text
    heading: Text


def words_of(ruleset: Ruleset) -> Words:
    """The words of the game that a pack belongs to."""
    match ruleset.deck.pack:
        case Pack.SPANISH:
            return Words(t("escoba"), t("an escoba"), t("escobas"), t("Escobas"))
        case Pack.SAARBRUECKEN:
            return Words(t("Besen"), t("a Besen"), t("Besen"), t("Besen"))
        case Pack.ITALIAN | Pack.BRESCIANE:
            return Words(t("sweep"), t("a sweep"), t("sweeps"), t("Sweeps"))


def settebello_name(ruleset: Ruleset) -> Text:
    """What the seven that scores by itself is called: only games of Italian packs know it as settebello."""
    match ruleset.deck.pack:
        case Pack.SPANISH | Pack.SAARBRUECKEN:
            return of_suit(t("Seven"), Suit.COINS)
        case Pack.ITALIAN | Pack.BRESCIANE:
            return t("Settebello")


def settebello_within(ruleset: Ruleset) -> Text:
    """The same within a sentence."""
    match ruleset.deck.pack:
        case Pack.SPANISH | Pack.SAARBRUECKEN:
            return of_suit(RANKS[RankWord.SEVEN], Suit.COINS)
        case Pack.ITALIAN | Pack.BRESCIANE:
            return t("settebello")


def counted(ruleset: Ruleset, n: int) -> Text:
    """So many sweeps: "one sweep", "2 escobas"."""
    match ruleset.deck.pack:
        case Pack.SPANISH:
            return tn("one escoba", "{n} escobas", n=n)
        case Pack.SAARBRUECKEN:
            return tn("one Besen", "{n} Besen", n=n)
        case Pack.ITALIAN | Pack.BRESCIANE:
            return tn("one sweep", "{n} sweeps", n=n)

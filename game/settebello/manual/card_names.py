"""The names of cards, ranks, suits and sweeps in every pack, and lists of words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.engine import Card, CardSet, Pack, Rank, Ruleset, Suit
from settebello.i18n import Text, t, tn
from settebello.skins import RankWord

Phrase = Text | str
"""A text of the catalogue, or a number as a plain string."""

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
"""The rank in a card's name, with an article where the language needs one."""

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
"""The suits within a sentence; a skin may replace them (see `wording`)."""
TITLES: Final[dict[Suit, Text]] = {
    Suit.CUPS: t("Cups"),
    Suit.COINS: t("Coins"),
    Suit.CLUBS: t("Clubs"),
    Suit.SWORDS: t("Swords"),
}
"""The suits at the start of a line."""


def rank_word(rank: Rank, pack: Pack) -> RankWord:
    """Return the key of a rank in RANKS and PLURALS; in packs of 40 the ranks 8 and 9 are courts."""
    if rank in pack.ranks[-3:]:
        return _COURTS[pack.ranks[-3:].index(rank)]
    return _SAME[rank] if rank in _SAME else RankWord(rank.value)


def rank_name(rank: Rank, pack: Pack) -> Text:
    """Return the name of a rank: "the seven", "the knave"."""
    return RANKS[rank_word(rank, pack)]


def rank_plural(rank: Rank, pack: Pack) -> Text:
    """Return the plural of a rank: "sevens", "knaves"."""
    return PLURALS[rank_word(rank, pack)]


def suit_name(suit: Suit) -> Text:
    """Return the name of a suit: "coins"."""
    return SUITS[suit]


def court_names(pack: Pack) -> Phrase:
    """Return the names of a pack's courts: "the knave, the knight and the king"."""
    return listed([rank_name(rank, pack) for rank in pack.ranks[-3:]])


def of_suit(rank: Text, suit: Suit) -> Text:
    """Return a rank of a suit: "the seven of coins"."""
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
"""The sentence that forms a card's name from its rank, by suit."""


def card_name(card: Card, pack: Pack) -> Text:
    """Return the name of a card: "the seven of coins"."""
    return of_suit(rank_name(card.rank, pack), card.suit)


def card_list(cards: Iterable[Card], pack: Pack) -> Phrase:
    """Return the names of one or more cards: "the ace of cups, the two of coins and the six of clubs"."""
    return listed([card_name(card, pack) for card in cards])


def listed(parts: Sequence[Phrase]) -> Phrase:
    """Join one or more words with "and": "cups, coins and swords"."""
    if len(parts) == 1:
        return parts[0]
    *first, one, last = parts
    whole: Phrase = t("{one} and {other}", one=one, other=last)
    for part in reversed(first):
        whole = t("{one}, {others}", one=part, others=whole)
    return whole


def either(parts: Sequence[Phrase]) -> Phrase:
    """Join one or more words with "or": "2, 3 or 4"."""
    if len(parts) == 1:
        return parts[0]
    *first, one, last = parts
    whole: Phrase = t("{one} or {other}", one=one, other=last)
    for part in reversed(first):
        whole = t("{one}, {others}", one=part, others=whole)
    return whole


def in_a_row(parts: Sequence[Phrase]) -> Phrase:
    """Join one or more words with commas only: "most cards, most coins, sweeps"."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = t("{one}, {others}", one=part, others=whole)
    return whole


def in_steps(parts: Sequence[Phrase]) -> Phrase:
    """Join one or more groups with semicolons: "sevens 21; sixes 18; knaves, knights and kings 10"."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = t("{one}; {others}", one=part, others=whole)
    return whole


def joined(first: Text, second: Text | None) -> Text:
    """Join two sentences; return the first alone if there is no second."""
    return first if second is None else t("{first} {second}", first=first, second=second)


def set_name(cards: CardSet) -> Phrase:
    """Return the name of a set of cards: "all four sevens", or the list of its cards."""
    ranks = {card.rank for card in cards}
    if len(ranks) == 1 and len(cards) == len(Suit):
        return t("all four {ranks}", ranks=rank_plural(ranks.pop(), cards.pack))
    return card_list(cards, cards.pack)


def in_units(value: int, unit: int) -> str:
    """Format a number of halves or of whole units: 11 halves are 5½."""
    whole, half = divmod(value, unit)
    return f"{whole or ''}½" if half else str(whole)


@dataclass(frozen=True, slots=True)
class Words:
    """A game's words for a sweep: bare, with article, plural, and as a heading."""

    bare: Text
    one: Text
    many: Text
    heading: Text


def words_of(ruleset: Ruleset) -> Words:
    """Return the words for a sweep in the games of a ruleset's pack."""
    match ruleset.deck.pack:
        case Pack.SPANISH:
            return Words(t("escoba"), t("an escoba"), t("escobas"), t("Escobas"))
        case Pack.SAARBRUECKEN:
            return Words(t("Besen"), t("a Besen"), t("Besen"), t("Besen"))
        case Pack.ITALIAN | Pack.BRESCIANE:
            return Words(t("sweep"), t("a sweep"), t("sweeps"), t("Sweeps"))


def settebello_name(ruleset: Ruleset) -> Text:
    """Return the name of the seven that scores by itself: "settebello" only in Italian packs."""
    match ruleset.deck.pack:
        case Pack.SPANISH | Pack.SAARBRUECKEN:
            return of_suit(t("Seven"), Suit.COINS)
        case Pack.ITALIAN | Pack.BRESCIANE:
            return t("Settebello")


def settebello_within(ruleset: Ruleset) -> Text:
    """Return the same name for use within a sentence."""
    match ruleset.deck.pack:
        case Pack.SPANISH | Pack.SAARBRUECKEN:
            return of_suit(RANKS[RankWord.SEVEN], Suit.COINS)
        case Pack.ITALIAN | Pack.BRESCIANE:
            return t("settebello")


def counted(ruleset: Ruleset, n: int) -> Text:
    """Return a number of sweeps: "one sweep", "2 escobas"."""
    match ruleset.deck.pack:
        case Pack.SPANISH:
            return tn("one escoba", "{n} escobas", n=n)
        case Pack.SAARBRUECKEN:
            return tn("one Besen", "{n} Besen", n=n)
        case Pack.ITALIAN | Pack.BRESCIANE:
            return tn("one sweep", "{n} sweeps", n=n)

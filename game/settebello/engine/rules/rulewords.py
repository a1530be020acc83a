"""The words that the value of a rule may be, a kind of word for each rule that takes one.

See docs/rules.md, section 2.1.
"""

from enum import StrEnum


class Courts(StrEnum):
    """What courts count: 8, 9 and 10; the same, but they take no sums; or no number at all."""

    VALUE = "value"
    EQUAL_ONLY = "equal_only"
    RANK_ONLY = "rank_only"


class Sides(StrEnum):
    """Who plays with whom."""

    SOLO = "solo"
    PAIRS = "pairs"
    TRIPLES = "triples"

    @property
    def size(self) -> int:
        """Players of one side."""
        return {"solo": 1, "pairs": 2, "triples": 3}[self.value]


class Direction(StrEnum):
    """The way round the table: counter-clockwise, the next player sits on the right."""

    CCW = "ccw"
    CW = "cw"


class FirstDealer(StrEnum):
    """How the first dealer is found; it changes nothing but the words about it."""

    RANDOM = "random"
    HIGHEST_CARD = "highest_card"
    LOWEST_CARD = "lowest_card"
    FIRST_ACE = "first_ace"


class Rotation(StrEnum):
    """Who deals the next deal."""

    NEXT = "next"
    FIXED = "fixed"


class Cut(StrEnum):
    """Who cuts the shuffled pack; it changes nothing but the words about it."""

    SEAT_BEFORE_DEALER = "seat_before_dealer"
    NONE = "none"


class Lead(StrEnum):
    """Who is dealt to first and leads: the seat after the dealer, or the one at the dealer's left."""

    AFTER_DEALER = "after_dealer"
    DEALER_LEFT = "dealer_left"


class Scope(StrEnum):
    """What a redeal deals anew: everything, or the cards on the table alone."""

    ALL = "all"
    TABLE = "table"


class Thirty(StrEnum):
    """When a first table of thirty counts: always, or only where it splits into two fifteens."""

    TOTAL = "total"
    TWO_FIFTEENS = "two_fifteens"


class Beneficiary(StrEnum):
    """Who takes a first table that adds up."""

    DEALER = "dealer"
    FOREHAND = "forehand"


class Matta(StrEnum):
    """The card that may stand for any value in a first table and in a declaration."""

    NONE = "none"
    SEVEN_OF_CUPS = "7c"


class Declare(StrEnum):
    """What three new cards may be declared for."""

    NONE = "none"
    CIRULLA = "cirulla"
    CHORIZO = "chorizo"
    BUONGIOCO = "buongioco"


class Mode(StrEnum):
    """What a card captures: one of its rank, cards that add up to its value, or to fifteen with it."""

    EQUAL = "equal"
    SUM = "sum"
    FIFTEEN = "fifteen"


class Priority(StrEnum):
    """Which captures bar others: an equal card bars sums, the fewest cards bar all else, or none does."""

    SINGLE = "single"
    FEWEST = "fewest"
    FREE = "free"


class AceOnTable(StrEnum):
    """What an ace that sweeps does when an ace lies on the table already."""

    SWEEP_ALL = "sweep_all"
    TAKE_ACE = "take_ace"
    TAKE_ACE_OR_15 = "take_ace_or_15"


class AceAlone(StrEnum):
    """Where an ace that sweeps goes when the table is empty."""

    STAYS = "stays"
    TAKES_ITSELF = "takes_itself"


class LastCard(StrEnum):
    """Whether the last card of the deal may score a sweep."""

    NEVER = "never"
    COUNTS = "counts"


class LeftoverTo(StrEnum):
    """Who gets what lies on the table at the end of the deal."""

    LAST_CAPTURER = "last_capturer"


class CardsTie(StrEnum):
    """What a tie for most cards or most coins gives: nothing, or equal shares, rounded down."""

    NONE = "none"
    SPLIT = "split"


class PrimieraTable(StrEnum):
    """What cards count in the primiera, or which ranks are counted one after another.

    See docs/rules.md, section 1.2.

    nominal: the number, the ace 5.5, courts one half. pips: the number, courts nothing. count: most
    sevens, then sixes, then aces; count_fives: then fives as well.
    """

    STANDARD = "standard"
    NOMINAL = "nominal"
    PIPS = "pips"
    COUNT = "count"
    COUNT_FIVES = "count_fives"


class MissingSuit(StrEnum):
    """How the primiera compares sides of which one lacks a suit (docs/rules.md, section 2.4)."""

    FULL_BEATS_PARTIAL = "full_beats_partial"
    INELIGIBLE = "ineligible"
    ZERO_SUM = "zero_sum"
    SUITS_THEN_SUM = "suits_then_sum"


class Stacking(StrEnum):
    """Whether all sevens and all coins replace what they contain, or come on top."""

    REPLACE = "replace"
    ADD = "add"


class NoTrick(StrEnum):
    """What a side without any card suffers, where two sides play."""

    IGNORE = "ignore"
    LOSE_MATCH = "lose_match"


class Check(StrEnum):
    """When the totals are looked at."""

    END_OF_DEAL = "end_of_deal"


class Tie(StrEnum):
    """What happens when sides are level at the end: play on, count in order, or a lead of two is needed."""

    PLAY_ON = "play_on"
    COUNT_ORDER = "count_order"
    TWO_CLEAR = "two_clear"


class Objective(StrEnum):
    """Whether the highest or the lowest total wins."""

    HIGH = "high"
    LOW = "low"

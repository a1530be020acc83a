"""The words that are values of rules: one enum for each rule of this kind.

See docs/rules.md, section 2.1.
"""

from enum import StrEnum


class Courts(StrEnum):
    """The numbers of courts: 8, 9 and 10; the same, but they capture no sums; or none."""

    VALUE = "value"
    EQUAL_ONLY = "equal_only"
    RANK_ONLY = "rank_only"


class Sides(StrEnum):
    """How players form sides."""

    SOLO = "solo"
    PAIRS = "pairs"
    TRIPLES = "triples"

    @property
    def size(self) -> int:
        """The number of players of one side."""
        return {"solo": 1, "pairs": 2, "triples": 3}[self.value]


class Direction(StrEnum):
    """The direction of play; counter-clockwise, the next player is on the right."""

    CCW = "ccw"
    CW = "cw"


class FirstDealer(StrEnum):
    """How the first dealer is chosen; this affects only the text of the rules."""

    RANDOM = "random"
    HIGHEST_CARD = "highest_card"
    LOWEST_CARD = "lowest_card"
    FIRST_ACE = "first_ace"


class Rotation(StrEnum):
    """The dealer of the next deal: the next seat, or always the same."""

    NEXT = "next"
    FIXED = "fixed"


class Cut(StrEnum):
    """Who cuts the shuffled pack; this affects only the text of the rules."""

    SEAT_BEFORE_DEALER = "seat_before_dealer"
    NONE = "none"


class Lead(StrEnum):
    """Who receives the first card and leads: the seat after the dealer, or the one at the dealer's left."""

    AFTER_DEALER = "after_dealer"
    DEALER_LEFT = "dealer_left"


class Scope(StrEnum):
    """The cards that a redeal deals again: all, or only those on the table."""

    ALL = "all"
    TABLE = "table"


class Thirty(StrEnum):
    """When a first table of thirty counts: always, or only if it can be split into two fifteens."""

    TOTAL = "total"
    TWO_FIFTEENS = "two_fifteens"


class Beneficiary(StrEnum):
    """Who captures a first table at once."""

    DEALER = "dealer"
    FOREHAND = "forehand"


class Matta(StrEnum):
    """The wild card, which may have any rank in a first table and in a declaration."""

    NONE = "none"
    SEVEN_OF_CUPS = "7c"


class Declare(StrEnum):
    """The declarations of new cards; alike: three or four of one rank, which are only said."""

    NONE = "none"
    CIRULLA = "cirulla"
    CHORIZO = "chorizo"
    BUONGIOCO = "buongioco"
    RONDA = "ronda"
    ALIKE = "alike"


class Mode(StrEnum):
    """A kind of capture: a card of the same rank, cards adding up to the card's number, or to fifteen.

    fifteen: the total is that of ``capture.total``. courts: knaves, knights and kings take one of their rank.
    """

    EQUAL = "equal"
    SUM = "sum"
    FIFTEEN = "fifteen"
    COURTS = "courts"


class Priority(StrEnum):
    """The captures that exclude others: an equal card excludes sums, the fewest cards all else, or none."""

    SINGLE = "single"
    FEWEST = "fewest"
    FREE = "free"


class Sets(StrEnum):
    """How many captures a card makes at once: one; any number without a card in common; or as many as it can.

    all: with the cards that stay on the table the card could make no further capture.
    """

    ONE = "one"
    ANY = "any"
    ALL = "all"


class Piles(StrEnum):
    """Whether a card captures a pile of another side whose top card has its rank.

    table_first: only a card that captures nothing from the table may capture a pile.
    """

    CLOSED = "closed"
    STEAL = "steal"
    TABLE_FIRST = "table_first"


class AceOnTable(StrEnum):
    """The capture of an ace that sweeps when an ace is already on the table."""

    SWEEP_ALL = "sweep_all"
    TAKE_ACE = "take_ace"
    TAKE_ACE_OR_15 = "take_ace_or_15"


class AceAlone(StrEnum):
    """Where an ace that sweeps goes when the table is empty."""

    STAYS = "stays"
    TAKES_ITSELF = "takes_itself"


class LastCard(StrEnum):
    """Whether the last card of the deal may score a sweep; not_last_hands: no card of the last hands may."""

    NEVER = "never"
    COUNTS = "counts"
    NOT_LAST_HANDS = "not_last_hands"


class LeftoverTo(StrEnum):
    """Who gets the cards left on the table at the end of the deal."""

    LAST_CAPTURER = "last_capturer"
    NOBODY = "nobody"


class CardsTie(StrEnum):
    """The points in a tie for most cards or most coins: none, or equal shares, rounded down."""

    NONE = "none"
    SPLIT = "split"


class PrimieraTable(StrEnum):
    """The values of cards in the primiera, or the ranks that are counted in turn.

    See docs/rules.md, section 1.2.

    nominal: the number, the ace 5.5, courts one half. pips: the number, courts nothing. count: most sevens,
    then sixes, then aces; count_fives: then fives as well; count_sixes: sevens and sixes alone.
    """

    STANDARD = "standard"
    NOMINAL = "nominal"
    PIPS = "pips"
    COUNT = "count"
    COUNT_FIVES = "count_fives"
    COUNT_SIXES = "count_sixes"


class MissingSuit(StrEnum):
    """How the primiera compares sides if one of them lacks a suit (docs/rules.md, section 2.4)."""

    FULL_BEATS_PARTIAL = "full_beats_partial"
    INELIGIBLE = "ineligible"
    ZERO_SUM = "zero_sum"
    SUITS_THEN_SUM = "suits_then_sum"


class Stacking(StrEnum):
    """Whether points for all sevens and all coins replace those of their parts, or are added."""

    REPLACE = "replace"
    ADD = "add"


class NoTrick(StrEnum):
    """The consequence for a side without any captured card, where two sides play."""

    IGNORE = "ignore"
    LOSE_MATCH = "lose_match"


class Check(StrEnum):
    """When the totals are compared with the target; at_once: after each card too, which may end a deal."""

    END_OF_DEAL = "end_of_deal"
    AT_ONCE = "at_once"


class Tie(StrEnum):
    """The rule for level totals: play on, count the categories in order, or require a lead of two."""

    PLAY_ON = "play_on"
    COUNT_ORDER = "count_order"
    TWO_CLEAR = "two_clear"


class Doubters(StrEnum):
    """Who may doubt a card played face down: the next player alone, or each opponent in turn.

    See docs/rules.md, section 3.3.14.
    """

    NEXT = "next"
    ANY = "any"


class Objective(StrEnum):
    """Whether the highest or the lowest total wins."""

    HIGH = "high"
    LOW = "low"

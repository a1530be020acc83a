"""The sections of a ruleset: every rule key with its type, its bounds and its base value.

See docs/rules.md, section 2.1.

This is the only list of rule keys in the program: the schema of the rules files is generated from it, and so
are the dotted keys (``capture.priority``) in records, options and the protocol.
"""

from dataclasses import dataclass, field
from typing import Any

from settebello.engine.cards import Card, CardSet, Pack, Rank, Shuffler, Suit
from settebello.engine.rules.rulewords import (
    AceAlone,
    AceOnTable,
    Beneficiary,
    CardsTie,
    Check,
    Courts,
    Cut,
    Direction,
    FirstDealer,
    LastCard,
    LeftoverTo,
    Matta,
    MissingSuit,
    Mode,
    NoTrick,
    Objective,
    Piles,
    PrimieraTable,
    Priority,
    Rotation,
    Scope,
    Sets,
    Sides,
    Stacking,
    Thirty,
    Tie,
)

SUITS = len(Suit)


def number(default: int, low: int, high: int) -> Any:  # noqa: ANN401 - a dataclass field stands for its type
    """Return a dataclass field for a bounded whole number."""
    return field(default=default, metadata={"low": low, "high": high})


def perhaps(low: int, high: int) -> Any:  # noqa: ANN401 - a dataclass field stands for its type
    """Return a dataclass field for a bounded whole number or ``none``, which is the default."""
    return field(default=None, metadata={"low": low, "high": high})


def mapping(default: tuple[tuple[Any, Any], ...] = ()) -> Any:  # noqa: ANN401 - as above
    """Return a dataclass field for pairs, which files write as a mapping."""
    return field(default=default, metadata={"pairs": True})


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """The pack, the numbers of courts, the scoring suit, and the ranks in play.

    ``upto``: only so many of the lowest ranks are in play; the cards above them are not dealt.
    """

    pack: Pack = Pack.ITALIAN
    courts: Courts = Courts.VALUE
    score_suit: Suit = Suit.COINS
    upto: int | None = perhaps(5, 12)
    """How many of the lowest ranks are in play; ``none``: all of them."""
    numbers: tuple[tuple[str, int], ...] = mapping()
    """The numbers of ranks that do not count their place in the pack."""
    second_numbers: tuple[tuple[str, int], ...] = mapping()
    """A second number of some ranks: on the table they count either, as their captor likes."""

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks in play, ascending."""
        return self.pack.ranks[: self.upto]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in play, in canonical order from the pack's first: ``cards[card.bit]`` is ``card``."""
        return self.pack.cards if self.upto is None else self.pack.cards[: SUITS * self.upto]

    @property
    def whole(self) -> CardSet:
        """All the cards in play as a set."""
        return CardSet((1 << len(self.cards)) - 1, self.pack)

    def shuffled(self, shuffler: Shuffler) -> tuple[Card, ...]:
        """Return the cards in play shuffled, in dealing order."""
        cards = list(self.cards)
        shuffler.shuffle(cards)
        return tuple(cards)


@dataclass(frozen=True, slots=True, kw_only=True)
class Players:
    """The numbers of players, their sides and the direction of play."""

    counts: tuple[int, ...] = field(default=(2, 3, 4), metadata={"choices": (2, 3, 4, 6)})
    """The numbers of players that may play."""
    sides: tuple[tuple[int, Sides], ...] = mapping(((4, Sides.PAIRS),))
    """The sides by number of players; without an entry six play in two teams, others solo."""
    direction: Direction = Direction.CCW

    def sides_of(self, players: int) -> Sides:
        """Return how this number of players forms sides."""
        return dict(self.sides).get(players, Sides.TRIPLES if players == 6 else Sides.SOLO)

    def side_count(self, players: int) -> int:
        """Return the number of sides for this number of players; seat s belongs to side s modulo it."""
        return players // self.sides_of(players).size


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealer:
    """The choice of the first dealer, the rotation of the deal, and the cut."""

    first: FirstDealer = FirstDealer.RANDOM
    rotation: Rotation = Rotation.NEXT
    cut: Cut = Cut.SEAT_BEFORE_DEALER


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """The number of cards for each player, for the table and for a refill, and the order of dealing.

    ``pattern`` consists of tokens: ``Pn`` gives n cards to each player in play order, ``Tn`` n to the table.
    """

    hand: int = number(3, 1, 20)
    """Cards dealt to each player at the start."""
    table: int = number(4, 0, 20)
    """Cards dealt to the table."""
    refill: int = number(3, 0, 20)
    """Cards dealt to each player when all hands are empty; 0: none."""
    pattern: str = "T1 P1 T1 P1 T1 P1 T1"
    """The order of dealing: ``Pn`` gives n cards to each player, ``Tn`` n to the table."""
    exchange: bool = False
    """The dealer may look at the bottom card of the stock and exchange it for a table card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Redeal:
    """The first tables that are thrown in: too many kings, aces or sweepers, or too low a total; 0 is off."""

    kings: int = number(3, 0, 4)
    """The first table is thrown in with this number of kings or more; 0: off."""
    aces: int = number(0, 0, 4)
    """The first table is thrown in with this number of aces or more; 0: off."""
    table_sum_max: int = number(0, 0, 40)
    """The highest total of a first table that is thrown in; 0: off."""
    sweepers: int = number(0, 0, 4)
    """The first table is thrown in with this number of sweepers or more; 0: off."""
    pairs: bool = False
    """The first table is thrown in with two cards of one rank."""
    scope: Scope = Scope.ALL


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSweep:
    """The first tables that are captured at once: the totals, the number of sweeps, and by whom."""

    totals: tuple[tuple[int, int], ...] = mapping()
    """The totals of a first table that is captured at once, each with the number of sweeps it counts."""
    thirty: Thirty = Thirty.TOTAL
    beneficiary: Beneficiary = Beneficiary.DEALER
    matta: Matta = Matta.NONE


@dataclass(frozen=True, slots=True, kw_only=True)
class Capturing:
    """The captures of a played card (docs/rules.md, section 2.2).

    ``mandatory``: a card that can capture must. ``must_if_able``: a card is laid only if none in hand can
    capture. ``max_cards``: the most cards in a sum or a fifteen.
    ``numbers``: cards and ranks that are played with another number, such as an ace that takes 14; they take
    cards with that number instead of their equals.
    """

    modes: tuple[Mode, ...] = (Mode.EQUAL, Mode.SUM)
    """The kinds of captures."""
    total: int = number(15, 5, 15)
    """What a card makes together with the cards that it takes in the mode fifteen."""
    priority: Priority = Priority.SINGLE
    fifteen_fewest: bool = False
    """Of several fifteens only those with the fewest cards may be captured."""
    mandatory: bool = True
    """A card that can capture must capture."""
    sets: Sets = Sets.ONE
    numbers: tuple[tuple[str, int], ...] = mapping()
    """What some cards take when they are played, if that is not their own number."""
    run: bool = False
    """A capture includes the table cards that follow the played card's rank without a gap."""
    must_if_able: bool = False
    """A card may be laid only if no card in hand can capture."""
    max_cards: int | None = perhaps(1, 20)
    """The most cards in a sum or a fifteen; ``none``: any number."""
    piles: Piles = Piles.CLOSED


@dataclass(frozen=True, slots=True, kw_only=True)
class Aces:
    """Games in which a played ace captures the whole table."""

    sweep: bool = False
    """A played ace captures the whole table."""
    sweep_scores: bool = False
    """Capturing the table with an ace counts as a sweep."""
    on_table: AceOnTable = AceOnTable.SWEEP_ALL
    may_place: bool = False
    """An ace may be laid although it could capture the table."""
    empty_table: AceAlone = AceAlone.STAYS
    opening_ban: bool = False
    """The first card of the deal may not be an ace, unless the whole hand is aces."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sweepers:
    """Cards that capture all the cards on the table at once, as knaves do in some games.

    Each text has cards and ranks, separated by spaces: ``F 7d``. A sweeper that captures nothing is laid.
    """

    cards: str = ""
    """The cards that capture the table."""
    spares: str = ""
    """The cards that they leave on the table."""
    scoring: str = ""
    """The sweepers that score a sweep by clearing the table."""
    most: int = number(0, 0, 40)
    """The highest total of a table that a scoring sweeper scores by clearing; 0: any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sweep:
    """The points of clearing the table, and whether the last card of the deal may score them."""

    points: int = number(1, 0, 10)
    """The points of a sweep."""
    last_card: LastCard = LastCard.NEVER


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """The end of a deal: who gets the leftover, and the check of its total modulo fifteen."""

    leftover: LeftoverTo = LeftoverTo.LAST_CAPTURER
    control_mod15: int | None = perhaps(0, 14)
    """The total of the leftover modulo fifteen that the check requires; ``none``: no check."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """Points for an unbroken run from the ace in the scoring suit: one for each card, from min up to cap."""

    min: int = number(3, 1, 13)
    """The shortest run that scores."""
    cap: int = number(10, 1, 13)
    """The most points for a run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Steps:
    """Points for many cards, in steps.

    ``least`` cards score ``points``, each further card ``more``, and the sum is rounded up to a multiple of
    ``round``. Where no side has ``least`` cards, the most score ``few``. Of sides with equally many cards
    only the one that plays first in the deal scores.
    """

    least: int = number(21, 1, 52)
    """The cards that score."""
    points: int = number(1, 0, 50)
    """The points of that many cards."""
    more: int = number(0, 0, 10)
    """The points of each further card."""
    round: int = number(1, 1, 10)
    """The points are rounded up to a multiple of this number."""
    few: int = number(0, 0, 30)
    """Points for the most cards if no side has so many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra:
    """Further points. cards: a card or a rank with the points of each card. sets: cards held together.

    picula: capturing the card just laid with a card of its rank. three_alike, four_alike: so many new cards
    of one rank, said before the first of them is played. one_suit: the played card and all captured cards are
    of one suit. bager: the same with two or more captured cards; points for each card, the played
    one included. three: capturing three or more cards. edges: if false, the last card of the deal scores none
    of these points, and neither does a picula of a card laid before new cards were dealt. across: if false,
    such a picula scores none, but the last card does. wins: cards that win the match if held together.
    doubles: cards that double the side's sweeps. level: the card that scores one point if the deal is level.
    """

    cards: tuple[tuple[str, int], ...] = mapping()
    """A card or a rank, with the points of each such card."""
    sets: tuple[tuple[str, int], ...] = mapping()
    """Cards to hold together, with their points."""
    picula: int = number(0, 0, 10)
    """Points for capturing the card just laid with a card of its rank."""
    three_alike: int = number(0, 0, 200)
    """Points for three new cards of one rank, with ``declare: alike``."""
    four_alike: int = number(0, 0, 200)
    """Points for four new cards of one rank, with ``declare: alike``."""
    one_suit: int = number(0, 0, 10)
    """Points if the played card and all captured cards are of one suit."""
    bager: int = number(0, 0, 10)
    """Points for each card, if a card captures two or more of its own suit; the played card counts."""
    three: int = number(0, 0, 10)
    """Points for capturing three or more cards."""
    edges: bool = True
    """Whether captures score with the last card of the deal, and a picula across a new dealing."""
    across: bool = True
    """Whether a picula may be made of a card laid before new cards were dealt."""
    wins: str = ""
    """Cards that win the match if one side holds them all."""
    doubles: str = ""
    """Cards that double the sweeps of the side that holds them all."""
    level: str = ""
    """The card that scores one point if the deal is level."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """The points of each category of a deal; 0 removes the category from the game.

    See docs/rules.md, section 2.4.
    """

    cards: int = number(1, 0, 30)
    """Points for the most cards."""
    cards_tie: CardsTie = CardsTie.NONE
    surplus: int = number(0, 0, 10)
    """Points for each card above an equal share of the pack."""
    steps: Steps | None = field(default=None, metadata={"none": "off", "section": Steps})
    """Points for many cards, in steps; ``off``: none."""
    until: tuple[tuple[str, int], ...] = mapping()
    """The totals from which a side scores no more sweeps, piculas, three alike or cards, by these words."""
    coins: int = number(1, 0, 20)
    """Points for the most cards of the scoring suit."""
    settebello: int = number(1, 0, 20)
    """Points for the seven of coins."""
    primiera: int = number(1, 0, 20)
    """Points for the best primiera."""
    primiera_table: PrimieraTable = PrimieraTable.STANDARD
    primiera_missing: MissingSuit = MissingSuit.FULL_BEATS_PARTIAL
    napola: Run | None = field(default=None, metadata={"none": "off", "section": Run})
    """Points for the unbroken run from the ace in the scoring suit; ``off``: none."""
    capotto: bool = False
    """A side that captures all cards of the scoring suit wins the match."""
    re_bello: int = number(0, 0, 20)
    """Points for the king of coins."""
    most_sevens: int = number(0, 0, 20)
    """Points for the most sevens."""
    all_sevens: int = number(0, 0, 20)
    """Points for all four sevens."""
    all_coins: int = number(0, 0, 20)
    """Points for all cards of the scoring suit."""
    grande: int = number(0, 0, 20)
    """Points for knave, knight and king of coins together."""
    piccola_cap: int = number(0, 0, 13)
    """The most points for a run of three or more from the ace in the scoring suit; 0: off."""
    opponent_under_10: int = number(0, 0, 20)
    """Points for leaving the other side fewer than ten cards, where two sides play."""
    extra: Extra | None = field(default=None, metadata={"none": "none", "section": Extra})
    """Further points of this variant; ``none``: no others."""
    stacking: Stacking = Stacking.REPLACE
    no_trick: NoTrick = NoTrick.IGNORE


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """The target of the match, and how the winner is determined."""

    target: int = number(11, 1, 999)
    """The total that ends the match."""
    check: Check = Check.END_OF_DEAL
    tie: Tie = Tie.PLAY_ON
    objective: Objective = Objective.HIGH


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalties:
    """The strict table: wrong captures are punished, and the next player may take missed ones."""

    enabled: bool = False
    """Whether the strict table is played."""

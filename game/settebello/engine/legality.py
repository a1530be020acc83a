"""Legal moves of a hand at a table, and the reasons for refusals (docs/rules.md, section 2.2)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from functools import lru_cache
from itertools import islice

from settebello.engine import kernel
from settebello.engine.boasts import BOASTS
from settebello.engine.cards import NO_CARDS, Card, CardSet, Rank, Suit
from settebello.engine.moves import Move
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Priority, Sets
from settebello.engine.tables import card_value, compiled

SMALL_TABLE = 8
"""With at most this many table cards, the number of card sets is small and need not be counted."""

MOST_MOVES = 100_000
"""Only positions set up by hand and unusual rules reach this limit, such as penalties at a large table."""


class TooManyMoves(ValueError):  # noqa: N818 - named for what is wrong, as IllegalMove
    """There are more than ``MOST_MOVES`` legal moves, too many to list; each of them can be played."""


class Reason(StrEnum):
    """The reason why a move is refused."""

    DEAL_OVER = "deal_over"
    NOT_IN_HAND = "not_in_hand"
    NOT_ON_TABLE = "not_on_table"
    MUST_CAPTURE = "must_capture"
    MUST_CAPTURE_ELSEWHERE = "must_capture_elsewhere"
    OPENING_BAN = "opening_ban"
    WRONG_SUM = "wrong_sum"
    TOO_MANY = "too_many"
    EQUAL_FIRST = "equal_first"
    FEWEST_FIRST = "fewest_first"
    ALL_SETS = "all_sets"
    TAKES_ALL = "takes_all"
    NOT_A_CAPTURE = "not_a_capture"
    NOT_MISSED = "not_missed"
    NO_DECLARATION = "no_declaration"
    NOT_A_CLAIM = "not_a_claim"
    TABLE_FIRST = "table_first"
    ANSWER_FIRST = "answer_first"
    EXCHANGE_FIRST = "exchange_first"
    NO_EXCHANGE = "no_exchange"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused move with its facts: the total needed, the total given, and the legal captures of the card.

    ``wanted`` counts only the table cards: for a fifteen it is what the card lacks to that total.
    """

    reason: Reason
    move: Move
    wanted: int = 0
    got: int = 0
    options: tuple[CardSet, ...] = ()


class IllegalMove(ValueError):  # noqa: N818 - the name the field uses
    """A move that the rules refuse; ``refusal`` holds the reason and the facts."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.move} is refused: {self.refusal.reason} {_facts(self.refusal)}".rstrip()


def _facts(refusal: Refusal) -> str:
    facts = [f"wanted={refusal.wanted}, got={refusal.got}"] if refusal.wanted else []
    if refusal.options:
        facts.append("may take " + " or ".join(map(str, refusal.options)))
    return f"({'; '.join(facts)})" if facts else ""


class DeclarationKind(IntEnum):
    """The kind of a declaration; the values are the kernel's (docs/rules.md, section 3.3)."""

    BARSEGA = 1
    DECINO = 2
    THREE_ALIKE = 3
    RUN = 4
    FLUSH = 5
    NINE = 6
    LOW = 7
    BUONO = 8
    BUONO_PAIR = 9
    BUONO_THREE = 10
    PAIR = 11
    TRINGA = 12
    ALIKE_THREE = 13
    ALIKE_FOUR = 14


@dataclass(frozen=True, slots=True)
class Declaration:
    """A possible declaration of new cards: its points, and the possible ranks of the wild card."""

    kind: DeclarationKind
    points: int
    guises: tuple[Rank, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """Everything that determines the legal moves of a hand.

    opening: the hand leads the deal. fresh: its cards are new, so it may declare them. last: the card is the
    last of the deal. laid: the card that the previous player has laid. picula: the same card; None
    where taking it scores no picula. guise: the rank of the wild card. tops: the top cards of the piles that
    may be stolen. standing: the total of the hand's side, where it matters. answer: the last card of the
    claim about which the hand's seat is asked now; it may only answer then. bottoms: the cards one of which
    the dealer now leaves at the bottom of the stock; it may only choose then. open_cards: those that
    everybody has seen because a declaration was doubted; they are not played face down.
    """

    ruleset: Ruleset
    hand: CardSet
    table: CardSet
    opening: bool = False
    fresh: bool = False
    last: bool = False
    laid: Card | None = None
    picula: Card | None = None
    guise: Rank | None = None
    tops: CardSet = NO_CARDS
    standing: int = 0
    answer: Card | None = None
    bottoms: CardSet = NO_CARDS
    open_cards: CardSet = NO_CARDS

    @property
    def boasts(self) -> tuple[int, ...]:
        """The points that the hand may be said to be worth; none where hands are shown, or not new."""
        plays = self.answer is None and not self.bottoms
        return BOASTS if self.ruleset.declare_bluff and self.fresh and plays else ()

    @property
    def rules(self) -> kernel.Rules:
        """The kernel's rules with the wild card's present rank."""
        return seen(self.ruleset, self.guise)

    def declaration(self) -> Declaration | None:
        """Return the possible declaration of the hand; None if there is none."""
        shows = self.answer is None and not self.bottoms and not self.ruleset.declare_bluff
        return declaration(self.ruleset, self.hand, self.standing) if self.fresh and shows else None

    def missed(self) -> tuple[CardSet, ...]:
        """Return what the previous player missed at the strict table; each set includes the laid card."""
        laid = self.laid
        if laid is None or laid not in self.table or not self.ruleset.penalties.enabled:
            return ()
        own = CardSet.of((laid,), self.table.pack)
        return tuple(own | taken for taken in captures(self.ruleset, laid, self.table - own, self.guise))

    def moves(self) -> tuple[Move, ...]:
        """Return every legal move, sorted by card and then by capture; raises TooManyMoves."""
        found = self.listed(MOST_MOVES + 1)
        if len(found) > MOST_MOVES:
            raise TooManyMoves(f"there are more than {MOST_MOVES} legal moves, too many to list")
        return found

    def listed(self, most: int = MOST_MOVES) -> tuple[Move, ...]:
        """Return the legal moves, but at most ``most`` of them, sorted by card and then by capture."""
        return tuple(sorted(islice(self._listed(), most), key=lambda move: move.order))

    def _listed(self) -> Iterator[Move]:
        """Yield the legal moves in no particular order."""
        if self.answer is not None:
            yield Move(self.answer, stands=True)
            return
        if self.bottoms:
            yield from (Move(card, bottom=True) for card in self.bottoms)
            return
        found = list(self._plain(self.guise))
        if declared := self.declaration():
            for guise in declared.guises or (None,):
                found += [
                    Move(move.card, move.captured, knock=True, guise=guise)
                    for move in self._plain(guise or self.guise)
                ]
        for points in self.boasts:
            found += [replace(move, knock=True, boast=points) for move in self._plain(self.guise)]
        yield from found
        for missed in self.missed():
            yield from (replace(move, robbed=missed) for move in found if not move.captured & missed)
        if self.ruleset.bluff and not self.last:
            playable = self._playable(self.hand) - self.open_cards
            for rank in self.ruleset.deck.ranks:
                for taken in self._claims(rank):
                    yield from (Move(card, taken, claimed=rank) for card in playable)

    def allows(self, move: Move) -> bool:
        """Return whether a move is one of ``moves``, without listing all of them."""
        words = replace(move, captured=NO_CARDS, robbed=NO_CARDS)
        if self.answer is not None or move.stands:
            return self.answer is not None and move == Move(self.answer, stands=True)
        if self.bottoms or move.bottom:
            return move.card in self.bottoms and move == Move(move.card, bottom=True)
        if move.card not in self.hand:
            return False
        if move.claimed:
            silent = words == Move(move.card, claimed=move.claimed) and not move.robbed
            hidden = move.card in self._playable(self.hand) - self.open_cards
            open_to_lies = self.ruleset.bluff and not self.last and hidden
            return silent and open_to_lies and move.captured in self._claims(move.claimed)
        if words != Move(move.card, knock=move.knock, guise=move.guise, boast=move.boast):
            return False
        if move.robbed and not self._may_rob(move):
            return False
        if not (self._may_knock(move) if move.knock or move.boast else move.guise is None):
            return False
        return self._may_play(move.card, move.captured, move.guise or self.guise)

    def _may_knock(self, move: Move) -> bool:
        """Return whether the hand may be declared as the move states."""
        if move.boast:
            return move.knock and move.guise is None and move.boast in self.boasts
        declared = self.declaration()
        return declared is not None and move.guise in (declared.guises or (None,))

    def _may_rob(self, move: Move) -> bool:
        """Return whether the previous player missed what the move robs."""
        return not move.robbed & move.captured and move.robbed in self.missed()

    def _plain(self, guise: Rank | None) -> Iterator[Move]:
        """Yield the moves without announcements, with the wild card as ``guise``."""
        hand, pack = self.hand.mask, self.table.pack
        for move in self._masks(guise):
            card = pack.cards[(move & hand).bit_length() - 1]
            yield Move(card, CardSet(move & ~hand, pack))

    def _may_play(self, card: Card, captured: CardSet, guise: Rank | None) -> bool:
        """Return whether a card with its capture is among the moves without announcements."""
        if captured and self.rules.sets and not captured & self.tops:
            return card in self._playable(self.hand) and takes(
                self.ruleset, card, captured, self.table, guise
            )
        return 1 << card.bit | captured.mask in self._masks(guise)

    def _masks(self, guise: Rank | None) -> Iterator[int]:
        """Yield the moves without announcements as the kernel's masks."""
        rules = seen(self.ruleset, guise)
        hand, table, tops = self.hand.mask, self.table.mask, self.tops.mask
        most = _most(rules, self.hand, self.table) + len(self.hand) * len(self.tops)
        return iter(kernel.moves_from(rules, hand, table, self.opening, tops, most))

    def _claims(self, rank: Rank) -> tuple[CardSet, ...]:
        """Return the captures that a card played face down may claim as a rank."""
        # The stand-in has the suit of coins because the wild card is of cups.
        stand_in = Card(rank, Suit.COINS)
        barred = stand_in not in self._playable(self.hand | CardSet.of((stand_in,), self.table.pack))
        return () if barred else captures(self.ruleset, stand_in, self.table, self.guise)

    def _playable(self, hand: CardSet) -> CardSet:
        """Return the cards of a hand that may be played at all: those that can be laid on an empty table."""
        return CardSet(
            sum(kernel.moves_from(self.rules, hand.mask, 0, self.opening, 0, len(hand))), hand.pack
        )

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the rules refuse a move; None if they accept it.

        At the strict table a wrong capture is not refused but punished.
        """
        if self.answer is not None:
            return None if self.allows(move) else Refusal(Reason.ANSWER_FIRST, move)
        if move.stands:
            return Refusal(Reason.NOT_A_CLAIM, move)
        if self.bottoms:
            return None if self.allows(move) else Refusal(Reason.EXCHANGE_FIRST, move)
        if move.bottom:
            return Refusal(Reason.NO_EXCHANGE, move)
        if move.card not in self.hand:
            return Refusal(Reason.NOT_IN_HAND, move)
        if move.captured - self.table - self.tops:
            return Refusal(Reason.NOT_ON_TABLE, move)
        return None if self.allows(move) or self.punished(move) else self._reason(move)

    def stealable(self, card: Card) -> tuple[CardSet, ...]:
        """Return the top card, as a set, of each pile that a card may steal."""
        if not self.tops or (self.rules.table_first and captures(self.ruleset, card, self.table, self.guise)):
            return ()
        return tuple(CardSet.of((top,), self.table.pack) for top in self.tops if top.rank is card.rank)

    def punished(self, move: Move) -> bool:
        """Return whether a move is a wrong capture that the strict table punishes."""
        plain = Move(move.card, move.captured)
        return (
            self.ruleset.penalties.enabled
            and move == plain
            and bool(move.captured)
            and move.card in self._playable(self.hand)
            and not self._may_play(move.card, move.captured, self.guise)
        )

    def _reason(self, move: Move) -> Refusal:
        if move.claimed:
            return Refusal(Reason.NOT_A_CLAIM, move)
        if move.knock and not self._may_knock(move):
            return Refusal(Reason.NO_DECLARATION, move)
        if move.robbed and not self._may_rob(move):
            return Refusal(Reason.NOT_MISSED, move)
        if move.card not in self._playable(self.hand):
            return Refusal(Reason.OPENING_BAN, move)
        guise = move.guise or self.guise
        from_table = captures(self.ruleset, move.card, self.table, guise)
        options = from_table + self.stealable(move.card)
        if not move.captured:
            reason = Reason.MUST_CAPTURE if options else Reason.MUST_CAPTURE_ELSEWHERE
            return Refusal(reason, move, options=options)
        if stolen := move.captured & self.tops:
            equal = len(move.captured) == 1 and stolen.cards[0].rank is move.card.rank
            reason = Reason.TABLE_FIRST if equal and from_table else Reason.NOT_A_CAPTURE
            return Refusal(reason, move, options=options)
        return wrong_capture(self.ruleset, move, self.table, guise, options)


def wrong_capture(
    ruleset: Ruleset, move: Move, table: CardSet, guise: Rank | None, options: tuple[CardSet, ...]
) -> Refusal:
    """Return why a card may not capture what a move states, although all of it is on the table."""
    rules = seen(ruleset, guise)
    own, got = int(rules.goal[move.card.bit]), int(kernel.total(rules, move.captured.mask))
    wanted = own or int(rules.fifteen[move.card.bit]) or card_value(move.card, ruleset)
    free = {"capture.priority": Priority.FREE, "capture.fifteen_fewest": False}
    if ruleset.capture.sets is Sets.ALL:
        free["capture.sets"] = Sets.ANY
    without_limit = captures(ruleset.changed({**free, "capture.max_cards": None}), move.card, table, guise)
    if options and kernel.takes_all(rules, move.card.bit, table.mask):
        reason = Reason.TAKES_ALL
    elif ruleset.capture.run and any(not move.captured - option for option in options):
        reason = Reason.ALL_SETS
    elif move.captured not in without_limit:
        sums = {own, int(rules.fifteen[move.card.bit])} - {0}
        reason = Reason.WRONG_SUM if sums and got not in sums else Reason.NOT_A_CAPTURE
        reason = Reason.WRONG_SUM if not sums and wanted and got != wanted else reason
    elif move.captured not in captures(ruleset.changed(free), move.card, table, guise):
        reason = Reason.TOO_MANY
    elif ruleset.capture.sets is Sets.ALL:
        reason = Reason.ALL_SETS
    else:
        single = ruleset.capture.priority is Priority.SINGLE and got == own
        reason = Reason.EQUAL_FIRST if single else Reason.FEWEST_FIRST
    return Refusal(reason, move, wanted, got, options)


def seen(ruleset: Ruleset, guise: Rank | None = None, players: int | None = None) -> kernel.Rules:
    """Return the kernel's rules with the wild card as a rank.

    Captures do not depend on the number of players, but whether they are sweeps may; without a number the
    tables are those of the first number allowed.
    """
    rules = compiled(ruleset, players or ruleset.players.counts[0])
    return rules.guises[ruleset.deck.pack.ranks.index(guise)] if guise and rules.guises else rules


def captures(ruleset: Ruleset, card: Card, table: CardSet, guise: Rank | None = None) -> tuple[CardSet, ...]:
    """Return every possible capture of a card, in canonical order (docs/rules.md, section 2.2)."""
    rules = seen(ruleset, guise)
    sets = (CardSet(mask, table.pack) for mask in kernel.captures_from(rules, card.bit, table.mask))
    return tuple(sorted(sets, key=lambda cards: [c.bit for c in cards]))


def takes(ruleset: Ruleset, card: Card, captured: CardSet, table: CardSet, guise: Rank | None = None) -> bool:
    """Return whether a card may take these cards from a table, without listing all that it may take.

    Where a card takes several sets at once, a large table may offer more than are listed.
    """
    rules = seen(ruleset, guise)
    if not rules.sets or kernel.takes_all(rules, card.bit, table.mask):
        return captured in captures(ruleset, card, table, guise)
    if not sets_in(ruleset, card, captured, guise):
        return False
    left = table - captured
    return ruleset.capture.sets is Sets.ANY or not captures(_by_ones(ruleset), card, left, guise)


def sets_in(
    ruleset: Ruleset, card: Card, captured: CardSet, guise: Rank | None = None
) -> tuple[CardSet, ...]:
    """Return the sets that a card takes at once when it captures these cards; none if it may not."""
    parts: dict[int, list[int]] = {}
    for one in captures(_by_ones(ruleset), card, captured, guise):
        parts.setdefault(one.mask & -one.mask, []).append(one.mask)
    return tuple(CardSet(mask, captured.pack) for mask in _divided(captured.mask, parts, set()))


@lru_cache(maxsize=64)
def _by_ones(ruleset: Ruleset) -> Ruleset:
    """Return the rules under which a card takes one set at a time."""
    return ruleset.changed({"capture.sets": Sets.ONE})


def _divided(cards: int, parts: dict[int, list[int]], tried: set[int]) -> tuple[int, ...]:
    """Return the parts that make up cards, found by the lowest card of each; none if there are no such.

    ``tried``: the cards that cannot be divided.
    """
    if cards in tried:
        return ()
    for part in parts.get(cards & -cards, ()):
        if part == cards:
            return (part,)
        if not part & ~cards and (others := _divided(cards & ~part, parts, tried)):
            return (part, *others)
    tried.add(cards)
    return ()


def _most(rules: kernel.Rules, hand: CardSet, table: CardSet) -> int:
    """Return an upper bound for the number of moves of a hand at a table."""
    if len(table) <= SMALL_TABLE:
        return len(hand) * ((2 << len(table)) + 1)
    # Count the sets of each total: a card captures sets of at most two totals, one of four equal cards, or
    # the whole table, or it is laid.
    sets = [1] + [0] * kernel.MOST_GOAL
    for card in table:
        worth = int(kernel.total(rules, 1 << card.bit))
        before = list(sets)
        for number in (worth, int(rules.second[(1 << card.bit) % 67])):
            for total in range(kernel.MOST_GOAL, number - 1, -1):
                sets[total] += before[total - number] if number else 0
    unions = 2 * kernel.MOST_UNIONS if rules.sets else 0
    return len(hand) * ((2 << int(rules.two_numbers)) * max(sets) + 6 + unions)


def declaration(ruleset: Ruleset, hand: CardSet, standing: int = 0) -> Declaration | None:
    """Return the best declaration of new cards (docs/rules.md, section 3.3); None if there is none.

    ``standing``: the total of the side that has them.
    """
    rules = seen(ruleset)
    if not rules.declare or len(hand) != rules.fresh:
        return None
    sights = rules.guises if hand.mask & int(rules.wild) else [rules]
    kinds = [int(kernel.declared_kind(sight, hand.mask)) for sight in sights]
    if kinds == [kernel.ALIKE_THREE] and standing >= rules.until[kernel.UNTIL_THREE]:
        return None
    points = [rules.declared[kind] for kind in kinds]
    best = max(points)
    if not best:
        return None
    guises = [
        rank
        for rank, n in zip(ruleset.deck.pack.ranks, points, strict=False)
        if n == best and len(sights) > 1
    ]
    return Declaration(DeclarationKind(kinds[points.index(best)]), best, tuple(guises))


def table_after(ruleset: Ruleset, table: CardSet, move: Move, bottom: Card | None = None) -> CardSet:
    """Return the table after a legal move; ``bottom`` is the bottom card where the dealer chooses it."""
    if move.bottom:
        looked = CardSet.of(() if bottom is None else (bottom,), table.pack)
        return (table | looked) - CardSet.of((move.card,), table.pack)
    if move.stands:
        return table
    left = table - move.captured - move.robbed
    rules = seen(ruleset)
    to_itself = kernel.takes_itself(rules, move.card.bit, table.mask)
    return left if move.captured or to_itself else left | CardSet.of((move.card,), table.pack)

"""What may be played: moves of a hand at a table, and why a move is refused (docs/rules.md, section 2.2)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from itertools import islice

from settebello.engine import kernel
from settebello.engine.cards import NO_CARDS, Card, CardSet, Rank, Suit
from settebello.engine.moves import Move
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Priority
from settebello.engine.tables import card_value, compiled

SMALL_TABLE = 8
"""Cards of which so few sets can be made that nobody needs to count them."""

MOST_MOVES = 100_000
"""More moves than any deal that was played card by card can have; a position set up by hand may."""


class TooManyMoves(ValueError):  # noqa: N818 - says what is wrong, as IllegalMove does
    """There are more than ``MOST_MOVES`` legal moves, so that nobody can list them; each can be played."""


class Reason(StrEnum):
    """Why a move is refused."""

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
    TAKES_ALL = "takes_all"
    NOT_A_CAPTURE = "not_a_capture"
    NOT_MISSED = "not_missed"
    NO_DECLARATION = "no_declaration"
    NOT_A_CLAIM = "not_a_claim"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused, with its numbers: the total wanted, the total got, and what the card may take.

    ``wanted`` counts the table cards alone: fifteen less the card's own value where that is the aim.
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
    """What three cards are declared for; the value is the kernel's (docs/rules.md, section 3.3)."""

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


@dataclass(frozen=True, slots=True)
class Declaration:
    """What three new cards may be declared for: its points, and the ranks the wild card may stand for."""

    kind: DeclarationKind
    points: int
    guises: tuple[Rank, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """All that decides what a hand may play.

    opening: it leads the deal. fresh: its cards are new, so that it may declare them. last: the card is the
    last of the deal. laid: the card that the player before has laid. guise: the rank of the wild card.
    """

    ruleset: Ruleset
    hand: CardSet
    table: CardSet
    opening: bool = False
    fresh: bool = False
    last: bool = False
    laid: Card | None = None
    guise: Rank | None = None

    @property
    def rules(self) -> kernel.Rules:
        """The kernel's tables as the cards look now."""
        return seen(self.ruleset, self.guise)

    def declaration(self) -> Declaration | None:
        """What the hand may be declared for; None if for nothing."""
        return declaration(self.ruleset, self.hand) if self.fresh else None

    def missed(self) -> tuple[CardSet, ...]:
        """What the player before missed at the strict table: each with the laid card in it."""
        laid = self.laid
        if laid is None or laid not in self.table or not self.ruleset.penalties.enabled:
            return ()
        own = CardSet.of((laid,), self.table.pack)
        return tuple(own | taken for taken in captures(self.ruleset, laid, self.table - own, self.guise))

    def moves(self) -> tuple[Move, ...]:
        """Every legal move, by card and then by what it takes; raises TooManyMoves."""
        found = list(islice(self._listed(), MOST_MOVES + 1))
        if len(found) > MOST_MOVES:
            raise TooManyMoves(f"there are more than {MOST_MOVES} legal moves, too many to list")
        return tuple(sorted(found, key=lambda move: move.order))

    def _listed(self) -> Iterator[Move]:
        """The legal moves in no order."""
        found = list(self._plain(self.guise))
        if declared := self.declaration():
            for guise in declared.guises or (None,):
                found += [
                    Move(move.card, move.captured, knock=True, guise=guise)
                    for move in self._plain(guise or self.guise)
                ]
        yield from found
        for missed in self.missed():
            yield from (replace(move, robbed=missed) for move in found if not move.captured & missed)
        if self.ruleset.bluff and not self.last:
            playable = self._unbarred(self.hand)
            for rank in self.ruleset.deck.ranks:
                for taken in self._claims(rank):
                    yield from (Move(card, taken, claimed=rank) for card in playable)

    def allows(self, move: Move) -> bool:
        """Whether a move is one of ``moves``, found without listing all of them."""
        words = replace(move, captured=NO_CARDS, robbed=NO_CARDS)
        if move.card not in self.hand:
            return False
        if move.claimed:
            silent = words == Move(move.card, claimed=move.claimed) and not move.robbed
            open_to_lies = self.ruleset.bluff and not self.last and move.card in self._unbarred(self.hand)
            return silent and open_to_lies and move.captured in self._claims(move.claimed)
        if words != Move(move.card, knock=move.knock, guise=move.guise):
            return False
        if move.robbed and not self._may_rob(move):
            return False
        if not (self._may_knock(move) if move.knock else move.guise is None):
            return False
        return self._may_play(move.card, move.captured, move.guise or self.guise)

    def _may_knock(self, move: Move) -> bool:
        """Whether the hand may be declared as a move says."""
        declared = self.declaration()
        return declared is not None and move.guise in (declared.guises or (None,))

    def _may_rob(self, move: Move) -> bool:
        """Whether the player before missed what a move takes besides."""
        return not move.robbed & move.captured and move.robbed in self.missed()

    def _plain(self, guise: Rank | None) -> Iterator[Move]:
        """The moves without words, as the cards look with the wild card in that guise."""
        table, pack = self.table.mask, self.table.pack
        for move in self._masks(guise):
            card = pack.cards[(move & ~table).bit_length() - 1]
            yield Move(card, CardSet(move & table, pack))

    def _may_play(self, card: Card, captured: CardSet, guise: Rank | None) -> bool:
        """Whether a card and what it takes are among the moves without words."""
        return 1 << card.bit | captured.mask in self._masks(guise)

    def _masks(self, guise: Rank | None) -> Iterator[int]:
        """The moves without words as the kernel has them."""
        rules = seen(self.ruleset, guise)
        most = _most(rules, self.hand, self.table)
        return iter(kernel.moves_from(rules, self.hand.mask, self.table.mask, self.opening, most))

    def _claims(self, rank: Rank) -> tuple[CardSet, ...]:
        """What a card may be said to take that is played face down as a rank."""
        # Of coins, as the wild card is of cups.
        stand_in = Card(rank, Suit.COINS)
        barred = stand_in not in self._unbarred(self.hand | CardSet.of((stand_in,), self.table.pack))
        return () if barred else captures(self.ruleset, stand_in, self.table, self.guise)

    def _unbarred(self, hand: CardSet) -> CardSet:
        """The cards of a hand that may be played at all: those that could be laid on an empty table."""
        return CardSet(sum(kernel.moves_from(self.rules, hand.mask, 0, self.opening, len(hand))), hand.pack)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the rules refuse a move; None if they do not.

        At the strict table a wrong capture is not refused but punished.
        """
        if move.card not in self.hand:
            return Refusal(Reason.NOT_IN_HAND, move)
        if move.captured - self.table:
            return Refusal(Reason.NOT_ON_TABLE, move)
        return None if self.allows(move) or self.punished(move) else self._reason(move)

    def punished(self, move: Move) -> bool:
        """Whether a move is a wrong capture that the strict table punishes."""
        plain = Move(move.card, move.captured)
        return (
            self.ruleset.penalties.enabled
            and move == plain
            and bool(move.captured)
            and move.card in self._unbarred(self.hand)
            and not self._may_play(move.card, move.captured, self.guise)
        )

    def _reason(self, move: Move) -> Refusal:
        if move.claimed:
            return Refusal(Reason.NOT_A_CLAIM, move)
        if move.knock and not self._may_knock(move):
            return Refusal(Reason.NO_DECLARATION, move)
        if move.robbed and not self._may_rob(move):
            return Refusal(Reason.NOT_MISSED, move)
        if move.card not in self._unbarred(self.hand):
            return Refusal(Reason.OPENING_BAN, move)
        guise = move.guise or self.guise
        options = captures(self.ruleset, move.card, self.table, guise)
        if not move.captured:
            reason = Reason.MUST_CAPTURE if options else Reason.MUST_CAPTURE_ELSEWHERE
            return Refusal(reason, move, options=options)
        return wrong_capture(self.ruleset, move, self.table, guise, options)


def wrong_capture(
    ruleset: Ruleset, move: Move, table: CardSet, guise: Rank | None, options: tuple[CardSet, ...]
) -> Refusal:
    """Why a card may not take what a move says, though all of it lies on the table."""
    rules = seen(ruleset, guise)
    own, got = int(rules.goal[move.card.bit]), int(kernel.total(rules, move.captured.mask))
    wanted = own or int(rules.fifteen[move.card.bit]) or card_value(move.card, ruleset)
    free = {"capture.priority": Priority.FREE, "capture.fifteen_fewest": False}
    without_limit = captures(ruleset.changed({**free, "capture.max_cards": None}), move.card, table, guise)
    if kernel.takes_all(rules, move.card.bit, table.mask):
        reason = Reason.TAKES_ALL
    elif move.captured not in without_limit:
        sums = {own, int(rules.fifteen[move.card.bit])} - {0}
        reason = Reason.WRONG_SUM if sums and got not in sums else Reason.NOT_A_CAPTURE
        reason = Reason.WRONG_SUM if not sums and wanted and got != wanted else reason
    elif move.captured not in captures(ruleset.changed(free), move.card, table, guise):
        reason = Reason.TOO_MANY
    else:
        single = ruleset.capture.priority is Priority.SINGLE and got == own
        reason = Reason.EQUAL_FIRST if single else Reason.FEWEST_FIRST
    return Refusal(reason, move, wanted, got, options)


def seen(ruleset: Ruleset, guise: Rank | None = None) -> kernel.Rules:
    """The kernel's tables while the wild card stands for a rank.

    What a card takes does not depend on how many play.
    """
    rules = compiled(ruleset, ruleset.players.counts[0])
    return rules.guises[ruleset.deck.pack.ranks.index(guise)] if guise and rules.guises else rules


def captures(ruleset: Ruleset, card: Card, table: CardSet, guise: Rank | None = None) -> tuple[CardSet, ...]:
    """Every set of table cards that a card may take, in canonical order (docs/rules.md, section 2.2)."""
    rules = seen(ruleset, guise)
    sets = (CardSet(mask, table.pack) for mask in kernel.captures_from(rules, card.bit, table.mask))
    return tuple(sorted(sets, key=lambda cards: [c.bit for c in cards]))


def _most(rules: kernel.Rules, hand: CardSet, table: CardSet) -> int:
    """How many moves a hand can have at a table at most."""
    if len(table) <= SMALL_TABLE:
        return len(hand) * ((1 << len(table)) + 1)
    # For each total the number of sets that have it: a card takes those of two totals at most, one of four
    # equal cards or the whole table, and may be laid.
    sets = [1] + [0] * kernel.MOST_GOAL
    for card in table:
        worth = int(kernel.total(rules, 1 << card.bit))
        for total in range(kernel.MOST_GOAL, worth - 1, -1):
            sets[total] += sets[total - worth]
    return len(hand) * (2 * max(sets) + 6)


def declaration(ruleset: Ruleset, hand: CardSet) -> Declaration | None:
    """What three cards may be declared for (docs/rules.md, section 3.3); None if for nothing."""
    rules = seen(ruleset)
    if not rules.declare or len(hand) != 3:
        return None
    sights = rules.guises if hand.mask & int(rules.wild) else [rules]
    kinds = [int(kernel.declared_kind(sight, hand.mask)) for sight in sights]
    points = [kernel.DECLARED_POINTS[kind] for kind in kinds]
    best = max(points)
    if not best:
        return None
    guises = [
        rank
        for rank, n in zip(ruleset.deck.pack.ranks, points, strict=False)
        if n == best and len(sights) > 1
    ]
    return Declaration(DeclarationKind(kinds[points.index(best)]), best, tuple(guises))


def table_after(ruleset: Ruleset, table: CardSet, move: Move) -> CardSet:
    """What lies on a table after a legal move."""
    left = table - move.captured - move.robbed
    rules = seen(ruleset)
    to_itself = kernel.takes_itself(rules, move.card.bit, table.mask)
    return left if move.captured or to_itself else left | CardSet.of((move.card,), table.pack)

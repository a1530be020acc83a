"""The moves of a deal as one seat knows them: printed, and checked against the position they led to."""

from dataclasses import dataclass
from random import Random
from typing import Any

from settebello.engine import (
    Card,
    CardSet,
    IllegalMove,
    Move,
    Position,
    Rank,
    Ruleset,
    SeatView,
    Side,
    captures,
    kernel,
    leader_of,
    side_letter,
)
from settebello.engine.match import open_table
from settebello.engine.tables import compiled


class HistoryError(ValueError):
    """Moves that cannot have led to the stated position; the message says why."""


def printed_moves(view: SeatView) -> list[str]:
    """Return the moves as text, with sweep marks where the table and the moves show a sweep."""
    if not _is_whole(view) and view.turn is None:
        # The leftover is in a pile, so the initial table cannot be reconstructed.
        return [str(move) for move in view.history]
    rules = compiled(view.ruleset, view.players)
    table = _opened(view) if _is_whole(view) else _start_table(view)
    trace = _Trace(view.ruleset, table, stealing=view.thefts)
    left = len(view.history) + sum(view.hand_sizes) + view.stock + (view.claim is not None)
    texts: list[str] = []
    for played, move in enumerate(view.history, 1):
        before = trace.table
        taken = trace.step(move)
        cleared = taken and bool(before) and not before - move.captured
        swept = cleared and kernel.sweep_counts(rules, move.card.bit, before.mask, left - played)
        texts.append(f"{move}#" if swept else str(move))
    return texts


def check_history(view: SeatView) -> None:
    """Raise HistoryError if the moves of a view do not lead to its position.

    A deal that is known from its first card is replayed. In a position set up by hand each move must have
    been possible by itself, and all cards of a capture must be in the same pile.
    """
    if _is_whole(view):
        _check_whole(view)
    elif view.turn is not None:
        _check_part(view)


def _is_whole(view: SeatView) -> bool:
    """Return whether a deal is known from its first card."""
    return bool(view.opening_table) or _dealt_in_all(view) == len(view.ruleset.deck.cards)


def _dealt_in_all(view: SeatView) -> int:
    played = len(view.history) + (view.claim is not None)
    return played + sum(view.hand_sizes) + view.stock + view.ruleset.deal.table


def _opened(view: SeatView) -> CardSet:
    """Return the table before the first move, after an opening sweep where the rules have one."""
    rules, table = compiled(view.ruleset, view.players), view.opening_table
    return table - table if kernel.opening_sweeps(rules, table.mask) else table


@dataclass(slots=True)
class _Trace:
    """Tracks the table and the wild card's rank from move to move.

    stealing: the cards that were played to steal a pile, which changes nothing on the table.
    """

    ruleset: Ruleset
    table: CardSet
    guise: Rank | None = None
    stealing: frozenset[Card] = frozenset()

    def step(self, move: Move) -> bool:
        """Apply a move; return whether it captured what it states."""
        if move.card in self.stealing:
            return True
        own = CardSet.of((move.card,), self.table.pack)
        if move.knock:
            self.guise = move.guise or self.guise
        taken = self.takes(move)
        if taken:
            self.table -= move.captured
        elif self.table or not _takes_itself(self.ruleset, move.card):
            self.table |= own
        self.table -= move.robbed
        wild = int(compiled(self.ruleset, self.ruleset.players.counts[0]).wild)
        if ((move.captured | own).mask * taken | move.robbed.mask) & wild:
            self.guise = None
        return taken

    def takes(self, move: Move) -> bool:
        """Return whether a move captures what it states: not a detected lie, not a punished capture."""
        if not move.captured or _is_lie(move):
            return False
        strict = self.ruleset.penalties.enabled
        return not strict or move.captured in captures(self.ruleset, move.card, self.table, self.guise)


def _is_lie(move: Move) -> bool:
    return move.doubted and move.claimed is not move.card.rank


def _takes_itself(ruleset: Ruleset, card: Card) -> bool:
    """Return whether a card played to an empty table goes to the pile, as aces do in some games."""
    rules = compiled(ruleset, ruleset.players.counts[0])
    return rules.ace_takes_itself and int(rules.block[card.bit]) >= 0


def _start_table(view: SeatView) -> CardSet:
    """Return the table before the first move, by undoing the moves from the present table."""
    table = view.table | view.claim.cards if view.claim else view.table
    stealing = view.thefts
    for move in reversed(view.history):
        if move.card in stealing:
            continue
        if both := table & move.robbed:
            raise HistoryError(f"{move} was played, but {both} still lies on the table")
        if move.card in table:
            stays = not move.captured or _is_lie(move) or view.ruleset.penalties.enabled
            if not stays or move.captured - table:
                raise HistoryError(f"{move} was played, but {move.card} still lies on the table")
            table -= CardSet.of((move.card,), table.pack)
        elif move.captured & table:
            both = move.captured & table
            raise HistoryError(f"{move} was played, but {both} still lies on the table")
        elif not (move.captured or move.robbed) and not (
            _takes_itself(view.ruleset, move.card) and not table
        ):
            raise HistoryError(f"{move} was laid and never taken, but {move.card} is not on the table")
        else:
            table |= move.captured
        table |= move.robbed
    return table


def _check_part(view: SeatView) -> None:
    """Check the moves of a position set up by hand, whose beginning is unknown."""
    knocks = any(move.knock for move in view.history)
    trace = _Trace(view.ruleset, _start_table(view), None if knocks else view.guise, view.thefts)
    captor: Side | None = None
    for move in view.history:
        before, guise = trace.table, move.guise or trace.guise
        taken = trace.step(move)
        if (
            taken
            and not move.claimed
            and move.card not in trace.stealing
            and move.captured not in captures(view.ruleset, move.card, before, guise)
        ):
            raise HistoryError(f"{move} is not a legal move: the table was {before}")
        if not (taken or move.robbed) and _had_to_capture(view.ruleset, move, before, guise):
            raise HistoryError(f"{move} is not a legal move: the table was {before}")
        if taken or move.robbed:
            captor = _holder(view, move, CardSet.of((move.card,), before.pack) if taken else None)
    if captor is not None and view.claim is None and captor != view.last_captor:
        raise HistoryError(f"last_captor: side {side_letter(captor)} captured last")


def _had_to_capture(ruleset: Ruleset, move: Move, table: CardSet, guise: Rank | None) -> bool:
    rules = compiled(ruleset, ruleset.players.counts[0])
    may_lay = bool(rules.optional[move.card.bit]) or move.claimed is not None
    return not may_lay and bool(captures(ruleset, move.card, table, guise))


def _holder(view: SeatView, move: Move, own: CardSet | None) -> Side:
    """Return the side whose pile contains all cards of a capture."""
    cards = move.robbed | move.captured | own if own else move.robbed
    for side, pile in enumerate(view.piles):
        if not cards - pile:
            return Side(side)
    raise HistoryError(f"{move} was played, but {cards} does not lie in one pile")


def _check_whole(view: SeatView) -> None:
    """Replay the deal and compare the result."""
    ruleset = view.ruleset
    size, wanted = len(view.opening_table), ruleset.deal.table
    if size != wanted:
        raise HistoryError(f"opening_table: {size} cards, but {ruleset.id} begins with {wanted}")
    cards = len(ruleset.deck.cards)
    if (dealt := _dealt_in_all(view)) != cards:
        raise HistoryError(
            f"the opening table, the moves, hand_sizes and stock make {dealt} cards of {cards}"
        )
    if view.turn is not None and (start := _start_table(view)) != _opened(view):
        said = f"opening_table says {view.opening_table}"
        raise HistoryError(f"the moves lead back to the table {start}, {said}")
    # Any deal that fits the view will do: unseen cards do not affect the result.
    end = view.sample(Random(0))
    position = _beginning(view, end)
    for move in end.history:
        try:
            position = position.play(move).position
        except IllegalMove as error:
            if move is end.history[-1] and end.claim:
                raise HistoryError(f"claim: {error}") from None
            raise HistoryError(f"{move} is not a legal move: the table was {position.table}") from None
    _compare(position, end)


def _beginning(view: SeatView, end: Position) -> Position:
    """Return the deal before its first move, with all played cards back in the hands or the stock."""
    # Rules about alternatives depend on cards that this seat has not seen, so they are switched off.
    lenient = {"capture.must_if_able": False, "ace.opening_ban": False}
    ruleset = view.ruleset.changed(lenient)
    players, pack = view.players, view.table.pack
    leader = leader_of(ruleset, players, view.dealer)
    held: list[list[Card]] = [[] for _ in range(players)]
    for ply, move in enumerate(end.history):
        held[(leader + ply) % players].append(move.card)
    for seat, hand in enumerate(end.hands):
        held[seat] += hand
    sizes = {len(cards) for cards in held}
    first, more = ruleset.deal.hand, ruleset.deal.refill
    later = max(sizes) - first
    if len(sizes) > 1 or later < 0 or (later % more if more else later):
        counts = ", ".join(str(len(cards)) for cards in held)
        raise HistoryError(f"hand_sizes: with the cards played the seats have had {counts} cards")
    order = [(leader + k) % players for k in range(players)]
    stock = [held[seat][place] for place in range(first, first + later) for seat in order]
    start = Position(
        ruleset=ruleset,
        players=players,
        dealer=view.dealer,
        turn=view.dealer if view.exchanging else leader,
        hands=tuple(CardSet.of(cards[:first], pack) for cards in held),
        table=view.opening_table,
        piles=(CardSet(0, pack),) * len(view.piles),
        sweeps=(0,) * len(view.piles),
        scores=view.scores,
        stock=(*stock, *end.stock),
        deal=view.deal,
        opening_table=view.opening_table,
    )
    return open_table(start).position


def _compare(found: Position, end: Position) -> None:
    """Raise HistoryError for the first difference between two positions."""
    sides = [side_letter(Side(side)) for side in range(len(end.piles))]
    seats = [str(seat) for seat in range(end.players)]
    facts: list[tuple[str, Any, Any]] = [("table", found.table, end.table)]
    for name, labels in (("piles", sides), ("sweeps", sides), ("marks", sides), ("shown", seats)):
        pairs = zip(labels, getattr(found, name), getattr(end, name), strict=True)
        facts += [(f"{name}.{label}", made, said) for label, made, said in pairs]
    facts += [
        ("last_captor", _letter(found.last_captor), _letter(end.last_captor)),
        ("tops", found.tops, end.tops),
        ("turn", found.turn, end.turn),
        ("hand_sizes", list(map(len, found.hands)), list(map(len, end.hands))),
        ("stock", len(found.stock), len(end.stock)),
        ("guise", found.guise, end.guise),
        ("claim", found.claim, end.claim),
        ("boast", found.boast, end.boast),
    ]
    for name, made, said in facts:
        if made != said:
            raise HistoryError(f"{name}: the moves make it {made}, not {said}")


def _letter(side: Side | None) -> str | None:
    return None if side is None else side_letter(side)

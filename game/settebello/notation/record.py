"""A game record: everything that is needed to replay a match move for move.

Saves, replays, bug reports and golden tests all use this value. It contains the deck and not only a seed, so
that a deal can be replayed whatever its order came from. `sealed_record` seals its deals.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from settebello.engine import (
    Card,
    Deal,
    DealOver,
    Event,
    Exchange,
    IllegalMove,
    Match,
    MatchStep,
    Move,
    Phase,
    Position,
    Redeal,
    Ruleset,
    Scopa,
    Seat,
    deal_out,
    player_of,
)
from settebello.engine.asking import asked_before, asks_all
from settebello.notation.purpose import Purpose, is_one_deal
from settebello.notation.seals.chain import ChainEntry
from settebello.notation.seals.seal import Prepared, Seal

VERSION = 3
"""The newest version of written records: one of a match with a purpose.

Other records with sealed deals have version 2, and those without seals have version 1.
"""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """The occupant of a seat: a person by name, or an opponent by level id."""

    name: str = ""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class LevelChange:
    """A new opponent on a seat, by level id, after ``after`` moves of the deal."""

    after: int
    seat: Seat
    level: str


Left = Literal[Exchange.LEFT]
"""The bottom card stayed where it was."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: the decks thrown in before it, its own deck in dealing order, its moves and its points.

    ``scopas``: the indices of moves that scored a sweep. ``changes``: the changes of opponents, in order.
    ``seal``: the commitment made before the deal, None in old records. ``cut``: what a person typed after it.
    ``exchange``: the table card for which the dealer exchanged the bottom card of the deck, or that it was
    left; None where the dealer may not do so, or has not chosen yet.
    """

    dealer: Seat
    deck: tuple[Card, ...]
    thrown_in: tuple[tuple[Card, ...], ...] = ()
    moves: tuple[Move, ...] = ()
    scopas: frozenset[int] = frozenset()
    score: tuple[int, ...] | None = None
    changes: tuple[LevelChange, ...] = ()
    seal: Seal | None = None
    cut: str = ""
    exchange: Card | Left | None = None

    @property
    def exchange_move(self) -> Move | None:
        """What the dealer chose, as a move; None if nothing was chosen."""
        if self.exchange is None:
            return None
        return Move(self.deck[-1] if isinstance(self.exchange, Exchange) else self.exchange, bottom=True)


@dataclass(frozen=True, slots=True)
class Record:
    """A match from its first deal; ``dealer`` deals first, ``seats`` are the initial occupants.

    ``taken_back``: the number of take-backs. ``repeated``: its first deal comes from another match and may be
    known, or the whole record is a copy. ``hints``: the number of hints given. ``chain``: the seals,
    take-backs and hints since the first seal, in order. ``prepared``: the sealed deals that are not dealt.
    ``purpose``: what the match is played for, None for an ordinary one.
    """

    ruleset: Ruleset
    seats: tuple[SeatRecord, ...]
    dealer: Seat
    deals: tuple[DealRecord, ...] = ()
    taken_back: int = 0
    repeated: bool = False
    hints: int = 0
    chain: tuple[ChainEntry, ...] = ()
    prepared: tuple[Prepared, ...] = ()
    purpose: Purpose | None = None

    @property
    def one_deal_over(self) -> bool:
        """Whether the match ends with one deal, and that deal is finished."""
        return is_one_deal(self.purpose) and bool(self.deals) and self.deals[-1].score is not None

    @property
    def persons(self) -> frozenset[Seat]:
        """The seats of persons; opponents have all others."""
        return frozenset(Seat(seat) for seat, one in enumerate(self.seats) if one.level is None)

    def level(self, seat: Seat) -> str | None:
        """Return the level on a seat now; None for a person."""
        changes = (change for deal in reversed(self.deals) for change in reversed(deal.changes))
        return next((change.level for change in changes if change.seat == seat), self.seats[seat].level)

    def with_level(self, seat: Seat, level: str) -> "Record":
        """Return the record with another level on an opponent's seat; ValueError for a person's seat."""
        if self.seats[seat].level is None:
            raise ValueError(f"seat {seat} is a person's")
        if level == self.level(seat):
            return self
        if not self.deals:
            seats = (*self.seats[:seat], replace(self.seats[seat], level=level), *self.seats[seat + 1 :])
            return replace(self, seats=seats)
        deal = self.deals[-1]
        change = LevelChange(len(deal.moves), seat, level)
        # Replace an earlier change at the same move, since no move was played with it.
        kept = tuple(one for one in deal.changes if (one.after, one.seat) != (change.after, seat))
        before = replace(self, deals=(*self.deals[:-1], replace(deal, changes=kept)))
        changes = kept if before.level(seat) == level else (*kept, change)
        return replace(self, deals=(*self.deals[:-1], replace(deal, changes=changes)))

    @property
    def next_prepared(self) -> Prepared | None:
        """The sealed deal that is dealt next; None if it is not sealed yet."""
        number = len(self.deals) + 1
        return next((one for one in self.prepared if one.seal.deal == number), None)

    def with_deal(self, decks: tuple[tuple[Card, ...], ...], dealer: Seat, cut: str = "") -> "Record":
        """Return the record with a new deal; the last of the decks is the one that is played.

        A prepared deal gives it its seal.
        """
        prepared = self.next_prepared
        seal = None if prepared is None else prepared.seal
        deal = DealRecord(dealer, decks[-1], decks[:-1], seal=seal, cut=cut)
        left = tuple(one for one in self.prepared if one is not prepared)
        return replace(self, deals=(*self.deals, deal), prepared=left)

    def with_move(self, move: Move, *, scopa: bool, score: tuple[int, ...] | None) -> "Record":
        """Return the record with one more move, and the deal's points if it was the last."""
        deal = self.deals[-1]
        scopas = deal.scopas | {len(deal.moves)} if scopa else deal.scopas
        after = replace(deal, moves=(*deal.moves, move), scopas=scopas, score=score)
        return replace(self, deals=(*self.deals[:-1], after))

    def with_doubt(self, judge: Seat | None = None, *, scopa: bool) -> "Record":
        """Return the record with its last move, played face down, doubted; a true claim may score a sweep.

        ``judge``: the seat that doubted, where every opponent is asked.
        """
        return self._with_answer(replace(self.deals[-1].moves[-1], doubted=True, judge=judge), scopa=scopa)

    def with_belief(self, judge: Seat, *, scopa: bool) -> "Record":
        """Return the record with its last move, played face down, let stand up to a seat."""
        return self._with_answer(replace(self.deals[-1].moves[-1], judge=judge), scopa=scopa)

    def _with_answer(self, move: Move, *, scopa: bool) -> "Record":
        deal = self.deals[-1]
        scopas = deal.scopas | {len(deal.moves) - 1} if scopa else deal.scopas
        after = replace(deal, moves=(*deal.moves[:-1], move), scopas=scopas)
        return replace(self, deals=(*self.deals[:-1], after))

    def with_exchange(self, card: Card) -> "Record":
        """Return the record with the card that the dealer leaves at the bottom of the stock."""
        deal = self.deals[-1]
        after = replace(deal, exchange=Exchange.LEFT if card == deal.deck[-1] else card)
        return replace(self, deals=(*self.deals[:-1], after))

    def before_exchange(self) -> "Record":
        """Return the record before the dealer's choice of the bottom card in its last deal."""
        earlier = self.before_move(0)
        undecided = replace(earlier.deals[-1], exchange=None)
        return replace(earlier, deals=(*earlier.deals[:-1], undecided))

    def with_step(self, before: Match, action: Move | None, events: tuple[Event, ...]) -> "Record":
        """Return the record after a move, a doubt (None), an answer or an exchange, and its events."""
        if action is not None and action.bottom:
            return self.with_exchange(action.card)
        seat = before.position.turn if before.position else None
        if action is not None and not action.stands:
            score = next((event.score.points for event in events if isinstance(event, DealOver)), None)
            return self.with_move(action, scopa=sweeps(events, seat), score=score)
        # Only the claim that was answered can sweep here, and its move is the last one.
        scopa = any(isinstance(event, Scopa) for event in events)
        if action is not None and seat is not None:
            return self.with_belief(seat, scopa=scopa)
        asked = before.position is not None and before.position.asked
        return self.with_doubt(seat if asked else None, scopa=scopa)

    def seat_of(self, place: int) -> Seat:
        """Return the seat that plays move ``place`` of the last deal."""
        return player_of(self.ruleset, len(self.seats), self.deals[-1].dealer, place)

    def deal_again(self, number: int) -> "Record":
        """Return a new match with the same seats that starts with deal ``number``, before its first move."""
        deal = self.deals[number]
        levels = (self.level(Seat(seat)) for seat in range(len(self.seats)))
        seats = tuple(replace(seat, level=level) for seat, level in zip(self.seats, levels, strict=True))
        dealt = DealRecord(deal.dealer, deal.deck, deal.thrown_in)
        return Record(self.ruleset, seats, deal.dealer, (dealt,), repeated=True)

    def before_move(self, place: int) -> "Record":
        """Return the record before move ``place`` of its last deal; the present opponents remain."""
        deal = self.deals[-1]
        earlier = replace(
            deal,
            moves=deal.moves[:place],
            scopas=frozenset(k for k in deal.scopas if k < place),
            score=None,
            changes=tuple(one for one in deal.changes if one.after <= place),
        )
        return self._levels_kept(replace(self, deals=(*self.deals[:-1], earlier)))

    def before_answer(self, place: int, seat: Seat) -> "Record":
        """Return the record before a seat answered the claim of move ``place`` of its last deal."""
        earlier = self.before_move(place + 1)
        deal = earlier.deals[-1]
        players = len(self.seats)
        judge = None
        if asks_all(self.ruleset, players):
            judge = asked_before(self.ruleset, players, self.seat_of(place), seat)
        moves = (*deal.moves[:-1], replace(deal.moves[-1], doubted=False, judge=judge))
        # A claim sweeps only when it is settled, the card played with a declaration at once.
        scopas = deal.scopas - {place} if moves[-1].claimed else deal.scopas
        undoubted = replace(deal, moves=moves, scopas=scopas)
        return replace(earlier, deals=(*earlier.deals[:-1], undoubted))

    def before_deal(self) -> "Record":
        """Return the record without its last deal; the present opponents remain.

        A sealed deal becomes a prepared one: it will be dealt again as it was.
        """
        deal = self.deals[-1]
        prepared = self.prepared if deal.seal is None else (*self.prepared, Prepared(deal.seal, deal.cut))
        return self._levels_kept(replace(self, deals=self.deals[:-1], prepared=prepared))

    def _levels_kept(self, earlier: "Record") -> "Record":
        for seat in map(Seat, range(len(self.seats))):
            level = self.level(seat)
            if level is not None:
                earlier = earlier.with_level(seat, level)
        return earlier


class ReplayError(ValueError):
    """A record that contradicts the rules, at ``part`` of a deal; parts are the record's keys."""

    def __init__(self, message: str, deal: int, part: str, move: int | None = None) -> None:
        super().__init__(message)
        self.deal = deal
        self.part = part
        self.move = move


@dataclass(frozen=True, slots=True)
class Replay:
    """The result of a replay: the match, and all events of its last deal."""

    match: Match
    events: tuple[Event, ...]


def replay(record: Record) -> Replay:
    """Replay a record; raises ReplayError at its first contradiction of the rules."""
    reached = Replay(Match.start(record.ruleset, len(record.seats), record.dealer), ())
    for replayed in replayed_deals(record):
        reached = replayed
    return reached


def replayed_deals(record: Record) -> Iterator[Replay]:
    """Replay a record deal by deal; raises ReplayError at its first contradiction of the rules."""
    match = Match.start(record.ruleset, len(record.seats), record.dealer)
    for number, deal in enumerate(record.deals):
        if match.phase is not Phase.TO_DEAL:
            state = (
                "the match is already won"
                if match.phase is Phase.MATCH_OVER
                else "the deal before is not played out"
            )
            raise ReplayError(f"no deal is due: {state}", number, "deck")
        events: tuple[Event, ...] = ()
        for deck, wanted in [*((deck, Redeal) for deck in deal.thrown_in), (deal.deck, Deal)]:
            part = "deck" if wanted is Deal else "thrown_in"
            try:
                step = match.deal_deck(deck)
            except ValueError as error:
                raise ReplayError(str(error), number, part) from None
            if not isinstance(step.events[0], wanted):
                verb = "must not" if wanted is Deal else "must"
                raise ReplayError(f"this deck {verb} be thrown in under the rules", number, part)
            match, events = step.match, events + step.events
        if match.dealer != deal.dealer:
            raise ReplayError(f"seat {match.dealer} deals, not {deal.dealer}", number, "dealer")
        step = _exchanged(match, deal, number)
        match, events = step.match, events + step.events
        for place, move in enumerate(deal.moves):
            seat = match.position.turn if match.position else None
            try:
                step = match.play(move)
            except IllegalMove as error:
                raise ReplayError(str(error), number, "moves", place) from None
            except ValueError:
                raise ReplayError(f"{move} comes after the end of the deal", number, "moves", place) from None
            scopa = sweeps(step.events, seat)
            if (place in deal.scopas) != scopa:
                said = "is no scopa" if place in deal.scopas else "is a scopa, marked #"
                raise ReplayError(f"{move} {said}", number, "moves", place)
            match, events = step.match, events + step.events
        points = match.score.points if match.score and match.phase is not Phase.PLAY else None
        if deal.score != points:
            counted = "the deal is not over" if points is None else f"the cards give {list(points)}"
            raise ReplayError(f"the score is said to be {_said(deal.score)}, but {counted}", number, "score")
        yield Replay(match, events)


def _exchanged(match: Match, deal: DealRecord, number: int) -> MatchStep:
    """Return the match after the dealer's choice of the bottom card, if the deal has one; ReplayError."""
    if deal.exchange_move is None:
        return MatchStep(match, ())
    try:
        return match.play(deal.exchange_move)
    except ValueError as error:
        raise ReplayError(str(error), number, "exchange") from None


def exchange_of(position: Position, deck: tuple[Card, ...]) -> Card | Left | None:
    """Return what the dealer of a position did with the bottom card of its deck; None if nothing yet."""
    if position.bottom is None or position.exchanging:
        return None
    dealt = deal_out(position.ruleset, position.players, position.dealer, deck)
    return next((card for card in dealt.table if card not in position.opening_table), Exchange.LEFT)


def sweeps(events: tuple[Event, ...], seat: Seat | None) -> bool:
    """Return whether a seat's own move scored a sweep; a move face down shows that only later."""
    return any(isinstance(event, Scopa) and event.seat == seat for event in events)


def _said(score: tuple[int, ...] | None) -> Any:  # noqa: ANN401 - a list or a word
    return "missing" if score is None else list(score)

"""Applies a move to a position: builds the kernel's state, changes it, and reads the result."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from settebello.engine import kernel
from settebello.engine.asking import Claim, asked_after, asks_all
from settebello.engine.boasts import Boast, worth_of
from settebello.engine.bottom import Bottom, Exchange
from settebello.engine.cards import Card, CardSet, Rank, Seat, Side, Suit
from settebello.engine.events import (
    Believed,
    Boasted,
    Bonus,
    BottomChosen,
    Capture,
    DealOver,
    Declared,
    Doubted,
    Event,
    Exposed,
    FaceDown,
    Leftover,
    Penalty,
    Play,
    Refill,
    Robbed,
    Scopa,
    Steal,
    Undoubted,
)
from settebello.engine.legality import seen
from settebello.engine.moves import Move
from settebello.engine.rules.categories import Mark
from settebello.engine.rules.rulewords import Declare
from settebello.engine.tables import compiled, leader_of

if TYPE_CHECKING:
    from settebello.engine.position import Position


@dataclass(frozen=True, slots=True)
class Step:
    """A position after a step, and the events of the step."""

    position: "Position"
    events: tuple[Event, ...]


def play(position: "Position", move: Move) -> Step:
    """Return the position and the events after a legal move of the seat in turn."""
    settled = settle(position)
    step = _claim(settled.position, move) if move.claimed else _Turn(settled.position, move).step()
    return Step(step.position, settled.events + step.events)


class _Turn:
    """One move being applied: the position before it, and the kernel's changing state."""

    def __init__(self, position: "Position", move: Move) -> None:
        self._before = position
        self._move = move
        self._seat = position.turn if position.turn is not None else Seat(0)
        self._side = position.side_of(self._seat)
        self._state = state_of(position)

    def step(self) -> Step:
        """Play the move and return the resulting step."""
        state, before, move = self._state, self._before, self._move
        events: list[Event] = list(self._declare()) if move.knock and not move.boast else []
        round_end = state.round_end()
        sweeps, marks = self._sweeps(), self._marks()
        punished = before.situation().punished(move)
        taken = CardSet(0, before.table.pack) if punished else move.captured
        to_itself = len(before.piles[self._side])
        state.choose((1 << move.card.bit) | taken.mask)
        over = state.ply >= state.end
        following = None if over else Seat(int(state.seat()))
        asked = None
        if move.boast and following is not None:
            rules, players = before.ruleset, before.players
            asked = asked_after(rules, players, self._seat, None) if asks_all(rules, players) else None
            events.append(Boasted(self._seat, move.boast, following, asked))
        events.append(Play(self._seat, move.card, following))
        to_itself = int(kernel.popcount(state.taken[self._side])) - to_itself
        if stolen := taken & before.tops:
            events.append(self._steal(stolen))
        elif to_itself:
            events.append(Capture(self._seat, self._side, move.card, taken))
        gained = [(mark, self._marks()[mark] - marks[mark]) for mark in Mark]
        events += [Bonus(self._seat, self._side, mark, points) for mark, points in gained if points]
        if self._sweeps() > sweeps:
            events.append(Scopa(self._seat, self._side, move.card))
        if punished:
            points = int(state.punish(self._side))
            events.append(Penalty(self._seat, self._side, points, move.captured))
        if move.robbed:
            state.rob(self._side, move.robbed.mask)
            events.append(Robbed(self._seat, self._side, move.robbed))
        if following is not None and state.ply >= round_end:
            events.append(_refill(before, following, int(state.round_end() - state.ply)))
        if over:
            left = CardSet(int(state.table), before.table.pack)
            state.finish()
            # A deal that a total has ended leaves every card where it is.
            if not state.cut:
                claimed = state.last >= 0 and not state.rules.unclaimed
                events.append(Leftover(Side(int(state.last)) if claimed else None, left))
        after = read(before, state, replace(move, doubted=False, judge=None))
        if move.boast:
            boast = Boast(self._seat, move.boast)
            after = replace(after, boast=boast, turn=after.turn if asked is None else asked)
        if over:
            score = after.score()
            totals = tuple(a + b for a, b in zip(before.scores, score.points, strict=True))
            events.append(DealOver(score, totals))
        return Step(after, tuple(events))

    def _steal(self, top: CardSet) -> Steal:
        """Return the event for the capture of the pile that had this top card."""
        piles = self._before.piles
        owner = next(Side(side) for side, pile in enumerate(piles) if pile & top)
        return Steal(self._seat, self._side, self._move.card, owner, top.cards[0], piles[owner])

    def _declare(self) -> Iterator[Event]:
        hand, guise = self._before.hands[self._seat], self._move.guise
        declared = self._before.situation().declaration()
        points = int(self._state.declare(_place(self._before, guise), hand.mask))
        if declared is not None:
            shown = hand if shows(self._before) else CardSet(0, hand.pack)
            yield Declared(self._seat, self._side, declared.kind, points, guise, shown)

    def _sweeps(self) -> int:
        return int(self._state.sweeps[self._side])

    def _marks(self) -> tuple[int, ...]:
        start = self._side * kernel.MARKS
        return tuple(int(self._state.marks[start + k]) for k in range(kernel.MARKS))


def shows(position: "Position") -> bool:
    """Return whether declared cards are laid open; in some games they are only said."""
    return position.ruleset.declare is not Declare.ALIKE


def _refill(position: "Position", following: Seat, cards: int) -> Refill:
    """Return the event for the next cards of the stock, each seat's in dealing order."""
    dealt = position.stock[:cards]
    seats = range(position.players)
    by_seat = tuple(dealt[(seat - following) % position.players :: position.players] for seat in seats)
    return Refill(following, by_seat, last=len(position.stock) == cards)


def _claim(position: "Position", move: Move) -> Step:
    """Play a card face down with a claimed capture.

    The claim is open until the next seat doubts or plays, or until every opponent has answered.
    """
    seat, rank = position.turn, move.claimed
    if seat is None or rank is None:
        raise ValueError("no claim is due")
    state = state_of(position)
    round_end = state.round_end()
    state.choose(1 << move.card.bit)
    state.table &= ~(1 << move.card.bit)
    following = Seat(int(state.seat()))
    rules, players = position.ruleset, position.players
    asked = asked_after(rules, players, seat, None) if asks_all(rules, players) else None
    events: tuple[Event, ...] = (FaceDown(seat, rank, move.captured, following, move.card, asked),)
    if state.ply >= round_end:
        events += (_refill(position, following, int(state.round_end() - state.ply)),)
    state.table &= ~move.captured.mask
    after = read(position, state, replace(move, doubted=False, judge=None))
    claim = Claim(seat, rank, move.captured, move.card)
    return Step(replace(after, claim=claim, turn=after.turn if asked is None else asked), events)


def settle(position: "Position") -> Step:
    """Settle a claim or a declaration that was not doubted; without one the position is unchanged.

    The seat that plays next is in turn then.
    """
    if position.boast is not None:
        boast, side = position.boast, position.side_of(position.boast.seat)
        after = replace(position, boast=None, turn=position.player)
        return Step(_declared(after, side, boast.points), (Undoubted(boast.seat, side, boast.points),))
    claim = position.claim
    if claim is None or claim.card is None:
        return Step(position, ())
    side = position.side_of(claim.seat)
    swept = _is_swept(position, claim)
    open_again = replace(position, claim=None, turn=position.player)
    state = state_of(open_again)
    state.settle(side, claim.cards.mask | 1 << claim.card.bit, int(swept))
    events: tuple[Event, ...] = (Capture(claim.seat, side, claim.card, claim.cards),)
    if swept:
        events += (Scopa(claim.seat, side, claim.card),)
    return Step(read(open_again, state, None), events)


def doubt(position: "Position") -> Step:
    """Reveal the card of a claim: a true claim stands and scores, a lie is undone and the doubter scores.

    A declaration is doubted likewise: a true one scores double, and for a lie the doubter scores.
    """
    if position.boast is not None:
        return _expose(position, position.boast)
    claim, seat = position.claim, position.turn
    if claim is None or claim.card is None or seat is None or seat == claim.seat:
        raise ValueError("there is nothing to doubt")
    truthful = _seen_rank(position, claim.card) is claim.rank
    points = len(claim.cards) + 1
    winner = claim.seat if truthful else seat
    said = Doubted(seat, claim.seat, claim.card, claim.cards, truthful, points)
    judge = seat if position.asked else None
    history = (*position.history[:-1], replace(position.history[-1], doubted=True, judge=judge))
    rest = settle(position) if truthful else _unclaimed(position, claim.cards | _alone(position, claim.card))
    state = state_of(rest.position)
    state.credit(position.side_of(winner), points)
    after = replace(read(rest.position, state, None), history=history)
    return Step(after, (said, *rest.events))


def _expose(position: "Position", boast: Boast) -> Step:
    """Reveal a hand that was said to be worth points. It is true if it is worth as much or more."""
    seat = position.turn
    if seat is None or seat == boast.seat:
        raise ValueError("there is nothing to doubt")
    left = position.hands[boast.seat]
    hand = left | _alone(position, position.history[-1].card)
    truthful = worth_of(position.ruleset, hand) >= boast.points
    side = position.side_of(boast.seat if truthful else seat)
    points = boast.points * (2 if truthful else 1)
    judge = seat if position.asked else None
    history = (*position.history[:-1], replace(position.history[-1], doubted=True, judge=judge))
    shown = tuple(left if other == boast.seat else cards for other, cards in enumerate(position.shown))
    after = replace(position, boast=None, turn=position.player, history=history, shown=shown)
    said = Exposed(seat, boast.seat, side, hand, truthful, points)
    return Step(_declared(after, side, points), (said,))


def _declared(position: "Position", side: Side, points: int) -> "Position":
    """Give a side the points of a declaration."""
    numbers = list(position.marks[side])
    numbers[Mark.DECLARED] += points
    marks = (*position.marks[:side], tuple(numbers), *position.marks[side + 1 :])
    return replace(position, marks=marks)


def let_stand(position: "Position") -> Step:
    """Let a claim stand for the seat that is asked; after the last opponent the claim is settled."""
    claimant, seat = position.claimant, position.turn
    if claimant is None or seat is None or not position.asked:
        raise ValueError("nobody is asked about a claim")
    history = (*position.history[:-1], replace(position.history[-1], judge=seat))
    asked = asked_after(position.ruleset, position.players, claimant, seat)
    said = Believed(seat, claimant, asked)
    if asked is not None:
        return Step(replace(position, turn=asked, history=history), (said,))
    settled = settle(replace(position, history=history))
    return Step(settled.position, (said, *settled.events))


def choose_bottom(position: "Position", card: Card) -> Step:
    """Let the dealer leave a card at the bottom of the stock: the one that is there, or one of the table.

    An exchanged card belongs to the first table, as if it had been dealt there.
    """
    seat, leader = position.turn, leader_of(position.ruleset, position.players, position.dealer)
    if seat is None or not position.exchanging:
        raise ValueError("no bottom card is to be chosen")
    looked = position.stock[-1]
    if card == looked:
        left = replace(position, turn=leader, bottom=Bottom(Exchange.LEFT, looked))
        return Step(left, (BottomChosen(seat, None, None, leader),))
    table = position.table - _alone(position, card) | _alone(position, looked)
    made = replace(
        position,
        turn=leader,
        table=table,
        opening_table=table,
        stock=(*position.stock[:-1], card),
        bottom=Bottom(Exchange.MADE, card),
    )
    return Step(made, (BottomChosen(seat, looked, card, leader),))


def _is_swept(position: "Position", claim: Claim) -> bool:
    """Return whether a claim has cleared the table and scores a sweep; it is never the deal's last card."""
    # The stand-in has the suit of coins because the wild card is of cups.
    stand_in = Card(claim.rank, Suit.COINS)
    rules = seen(position.ruleset, position.guise, position.players)
    left = sum(map(len, position.hands)) + len(position.stock)
    return not position.table and bool(kernel.sweep_counts(rules, stand_in.bit, claim.cards.mask, left))


def _seen_rank(position: "Position", card: Card) -> Rank:
    """Return the rank of a card in play; for the wild card the rank it stands for."""
    wild = position.guise is not None and str(card) == position.ruleset.table_sweep.matta
    return position.guise if wild and position.guise else card.rank


def _alone(position: "Position", card: Card) -> CardSet:
    """Return a set of one card."""
    return CardSet.of((card,), position.table.pack)


def _unclaimed(position: "Position", cards: CardSet) -> Step:
    turn = position.player
    return Step(replace(position, claim=None, turn=turn, table=position.table | cards), ())


def _place(position: "Position", rank: Rank | None) -> int:
    """Return the kernel's number of a guise: from 1, 0 for none."""
    return position.ruleset.deck.pack.ranks.index(rank) + 1 if rank else 0


def state_of(position: "Position") -> kernel.State:
    """Return the kernel's state of a position; ply 0 is the seat in turn."""
    players = position.players
    longest = max(map(len, position.hands))
    slots = max(kernel.SLOTS, longest * players + len(position.stock))
    state = kernel.State(compiled(position.ruleset, players), slots=slots, lists=False)
    state.leader = position.turn or 0
    held = 0
    for seat, hand in enumerate(position.hands):
        for k, card in enumerate(hand):
            slot = (seat - state.leader) % players + k * players
            state.order[slot] = card.bit
            held = max(held, slot + 1)
    for slot, card in enumerate(position.stock, held):
        state.order[slot] = card.bit
    state.first_end = held
    state.end = held + len(position.stock)
    state.first = position.side_of(leader_of(position.ruleset, players, position.dealer))
    for side, total in enumerate(position.scores):
        state.before[side] = total
    state.table = position.table.mask
    state.last = kernel.NONE if position.last_captor is None else position.last_captor
    situation = position.situation()
    state.opening = situation.opening
    state.laid = 1 << situation.picula.bit if situation.picula else 0
    state.tops = position.tops.mask
    state.disguise(_place(position, position.guise))
    for side, pile in enumerate(position.piles):
        state.taken[side] = pile.mask
        state.sweeps[side] = position.sweeps[side]
        for k, points in enumerate(position.marks[side]):
            state.marks[side * kernel.MARKS + k] = points
    return state


def _round_end(state: kernel.State) -> int:
    """Return the first ply after the round of dealing, in a deal that was cut after that of its last card."""
    if not state.cut:
        return int(state.round_end())
    state.ply -= 1
    end = int(state.round_end())
    state.ply += 1
    return end


def read(before: "Position", state: kernel.State, move: Move | None) -> "Position":
    """Return the position of a kernel state, after a move or (``move`` None) after another change."""
    pack, players, sides = before.table.pack, before.players, range(before.side_count)
    hands = [0] * players
    end = int(state.cut or state.end)
    round_end = min(_round_end(state), end)
    for slot in range(int(state.ply), round_end):
        if state.order[slot] >= 0:
            hands[(int(state.leader) + slot) % players] |= 1 << int(state.order[slot])
    over = state.ply >= state.end
    guise = int(state.guise)
    bottom = before.bottom
    if bottom and bottom.card and move and move.card == bottom.card:
        bottom = replace(bottom, card=None)
    shown = [hand.mask for hand in before.shown]
    if move and move.knock and not move.boast and before.turn is not None and shows(before):
        shown[before.turn] = before.hands[before.turn].mask
    return replace(
        before,
        turn=None if over else Seat(int(state.seat())),
        hands=tuple(CardSet(mask, pack) for mask in hands),
        table=CardSet(int(state.table), pack),
        piles=tuple(CardSet(int(state.taken[s]), pack) for s in sides),
        tops=CardSet(int(state.tops), pack),
        sweeps=tuple(int(state.sweeps[s]) for s in sides),
        marks=tuple(
            tuple(int(state.marks[s * kernel.MARKS + k]) for k in range(kernel.MARKS)) for s in sides
        ),
        stock=tuple(pack.cards[int(state.order[slot])] for slot in range(round_end, end)),
        last_captor=Side(int(state.last)) if state.last >= 0 else None,
        shown=tuple(CardSet(mask & hand, pack) for mask, hand in zip(shown, hands, strict=True)),
        guise=pack.ranks[guise - 1] if guise else None,
        history=(*before.history, move) if move else before.history,
        bottom=bottom,
    )

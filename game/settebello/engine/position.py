"""A deal in progress as an immutable value: the cards, the legal moves, and the effects of a move.

``Position`` knows every card; ``SeatView`` only what one seat may know. They are in one module because each
can be made from the other: a view by hiding cards, a position by dealing the hidden cards at random.
"""

from dataclasses import dataclass, replace
from random import Random

from settebello.engine import steps
from settebello.engine.asking import Claim, asked_before, asks_all, opponents_of
from settebello.engine.boasts import Boast
from settebello.engine.bottom import Bottom, Exchange, last_seat
from settebello.engine.cards import NO_CARDS, Card, CardSet, Rank, Seat, Side
from settebello.engine.legality import (
    Declaration,
    IllegalMove,
    Reason,
    Refusal,
    Situation,
    table_after,
)
from settebello.engine.moves import Move
from settebello.engine.position_checks import (
    check_apart,
    check_boast,
    check_bottom,
    check_sizes,
    check_tops,
    check_turn,
    claimed_card,
)
from settebello.engine.rules.categories import NO_MARKS
from settebello.engine.rules.ruleset import Ruleset
from settebello.engine.rules.rulewords import Piles
from settebello.engine.said_hands import said_cards
from settebello.engine.scoring import Marks, Score, Since, score_deal
from settebello.engine.steps import Step
from settebello.engine.tables import compiled, leader_of
from settebello.engine.turn_state import SeatState, TurnState


@dataclass(frozen=True, kw_only=True)
class Position(TurnState):
    """A deal in progress with every card known; ``view(seat)`` returns what a player may see.

    hands, shown: one set for each seat; shown cards are face up. piles, sweeps, marks, scores: one for each
    side. stock: in dealing order. turn: None when the deal is over. scores: match points before this deal.
    deal: its number from 1. guise: the rank of the wild card. claim: a card played face down that may still
    be doubted; where every opponent is asked about it, the seat in turn is the one that is asked now. tops:
    the top card of each pile where piles may be stolen, empty in other games. bottom: the bottom card of the
    stock where the dealer may exchange it; while that is due, the dealer is in turn. Cards without a place
    are out of play. Raises ValueError for a card in two places, for tuples of the wrong length, for a pile
    without its top card, for a seat in turn without a card, for a seat asked that is no opponent, and for a
    bottom card that is not there.
    """

    ruleset: Ruleset
    players: int
    dealer: Seat
    turn: Seat | None
    hands: tuple[CardSet, ...]
    table: CardSet
    piles: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    scores: tuple[int, ...]
    stock: tuple[Card, ...] = ()
    tops: CardSet = NO_CARDS
    last_captor: Side | None = None
    deal: int = 1
    opening_table: CardSet = NO_CARDS
    history: tuple[Move, ...] = ()
    marks: Marks = ()
    shown: tuple[CardSet, ...] = ()
    guise: Rank | None = None
    claim: Claim | None = None
    bottom: Bottom | None = None
    boast: Boast | None = None

    def __post_init__(self) -> None:
        sides = self.side_count
        if not self.marks:
            object.__setattr__(self, "marks", (NO_MARKS,) * sides)
        if not self.shown:
            object.__setattr__(self, "shown", (CardSet(0, self.table.pack),) * self.players)
        check_sizes(self, {"hands": self.players, "shown": self.players}, sides)
        stock = CardSet.of(self.stock, self.ruleset.deck.pack)
        claimed = [*([self.claim.cards] if self.claim else []), *claimed_card(self.claim, stock)]
        check_apart(self.ruleset, (*self.hands, self.table, *self.piles, stock, *claimed))
        check_tops(self)
        for seat, (shown, hand) in enumerate(zip(self.shown, self.hands, strict=True)):
            if shown - hand:
                raise ValueError(
                    f"seat {seat} is said to show {(shown - hand).cards[0]}, which it does not hold"
                )
        check_boast(self, tuple(map(len, self.hands)))
        check_turn(self, self.hands)
        check_bottom(self, len(self.stock))
        if self.bottom and self.stock and self.bottom.card != self.stock[-1]:
            raise ValueError(f"{self.bottom.card} is said to be the bottom card, not {self.stock[-1]}")

    @property
    def side_count(self) -> int:
        """The number of sides."""
        return int(compiled(self.ruleset, self.players).sides)

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return self.turn is None

    @property
    def player(self) -> Seat | None:
        """The seat that plays the next card; None when the deal is over."""
        return self.player_among(tuple(map(len, self.hands)))

    def situation(self) -> Situation:
        """Return everything that determines the legal moves of the seat in turn."""
        hand = self.hands[self.turn] if self.turn is not None else CardSet(0, self.table.pack)
        return _situation(self, hand, self.turn, tuple(map(len, self.hands)), len(self.stock))

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every move of the seat in turn, sorted by card and capture; none when the deal is over.

        Raises TooManyMoves.
        """
        return self.situation().moves() if self.turn is not None else ()

    def listed_moves(self) -> tuple[Move, ...]:
        """Return the moves of the seat in turn, or ``MOST_MOVES`` of them if there are more; never raises."""
        return self.situation().listed() if self.turn is not None else ()

    @property
    def declaration(self) -> Declaration | None:
        """The possible declaration of the seat in turn; None if there is none."""
        return self.situation().declaration() if self.turn is not None else None

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the seat in turn may not make a move; None if it may."""
        if self.turn is None:
            return Refusal(Reason.DEAL_OVER, move)
        if refused := self.situation().refusal(replace(move, doubted=False, judge=None)):
            return refused
        return None if self._may_end(move) else Refusal(Reason.NOT_A_CLAIM, move)

    def _may_end(self, move: Move) -> bool:
        """Return whether a move states an answer that a seat may give to its claim, or none."""
        if move.judge is None or self.turn is None:
            return not (move.doubted and asks_all(self.ruleset, self.players))
        opponents = opponents_of(self.ruleset, self.players, self.turn)
        return asks_all(self.ruleset, self.players) and move.judge in opponents

    def play(self, move: Move) -> Step:
        """Return the position and the events after a move of the seat in turn; raises IllegalMove.

        A move that states that it was doubted, or up to which seat it was let stand, is answered at once.
        """
        if refused := self.refusal(move):
            raise IllegalMove(refused)
        if move.stands:
            return steps.let_stand(self)
        if move.bottom:
            return steps.choose_bottom(self, move.card)
        step = steps.play(self, move)
        if move.judge is not None:
            return _answered(step, move.judge, doubted=move.doubted)
        if not move.doubted:
            return step
        after = step.position.doubt()
        return Step(after.position, step.events + after.events)

    @property
    def may_doubt(self) -> bool:
        """Whether the seat in turn may doubt what another seat has played face down or declared."""
        return self.claimant not in {None, self.turn}

    def doubt(self) -> Step:
        """Return the position after a doubt by the seat in turn; ValueError if there is no claim.

        The doubting seat plays next, or the seat after the claimant where every opponent was asked.
        """
        return steps.doubt(self)

    def score(self) -> Score:
        """Return the score of the present piles."""
        return score_deal(self.ruleset, self.players, self.piles, self.sweeps, self.marks, since(self))

    def view(self, seat: Seat) -> "SeatView":
        """Return what a seat may know of the position, and nothing more."""
        claim, hidden = self.claim, self.claim is not None
        return SeatView(
            ruleset=self.ruleset,
            players=self.players,
            seat=seat,
            turn=self.turn,
            dealer=self.dealer,
            deal=self.deal,
            hand=self.hands[seat],
            table=self.table,
            opening_table=self.opening_table,
            piles=self.piles,
            tops=self.tops,
            sweeps=self.sweeps,
            last_captor=self.last_captor,
            hand_sizes=tuple(map(len, self.hands)),
            stock=len(self.stock),
            scores=self.scores,
            # The last move names the hidden card of the claim.
            history=self.history[:-1] if hidden else self.history,
            marks=self.marks,
            shown=self.shown,
            guise=self.guise,
            claim=claim if claim is None or claim.seat == seat else replace(claim, card=None),
            bottom=self.bottom and self.bottom.seen_by(seat, self.dealer),
            boast=self.boast,
        )


@dataclass(frozen=True, kw_only=True)
class SeatView(SeatState):
    """The knowledge of one seat; the position cannot be recovered from it.

    hand: the seat's own cards. hand_sizes: the number of cards of each seat. stock: how many cards are still
    to be dealt. history: the moves of the deal so far, the leader's first, without a claim that may still be
    doubted. scores: match points before this deal. tops: as in ``Position``. bottom: its card is None where
    this seat has not seen it. Raises ValueError for a card in two places, for a pile without its top card,
    for more hidden cards than unseen ones, and for a seat in turn without a card.
    """

    ruleset: Ruleset
    players: int
    seat: Seat
    turn: Seat | None
    dealer: Seat
    deal: int
    hand: CardSet
    table: CardSet
    opening_table: CardSet
    piles: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    last_captor: Side | None
    hand_sizes: tuple[int, ...]
    stock: int
    scores: tuple[int, ...]
    history: tuple[Move, ...]
    tops: CardSet = NO_CARDS
    marks: Marks = ()
    shown: tuple[CardSet, ...] = ()
    guise: Rank | None = None
    claim: Claim | None = None
    bottom: Bottom | None = None
    boast: Boast | None = None

    def __post_init__(self) -> None:
        if not self.marks:
            object.__setattr__(self, "marks", (NO_MARKS,) * len(self.piles))
        if not self.shown:
            object.__setattr__(self, "shown", (CardSet(0, self.table.pack),) * self.players)
        if len(self.hand) != self.hand_sizes[self.seat]:
            msg = (
                f"seat {self.seat} holds {len(self.hand)} cards, hand_sizes says {self.hand_sizes[self.seat]}"
            )
            raise ValueError(msg)
        others = [cards for seat, cards in enumerate(self.shown) if seat != self.seat]
        claimed = [*([self.claim.cards] if self.claim else []), *claimed_card(self.claim, self.table)]
        check_apart(self.ruleset, (self.hand, self.table, *self.piles, *others, *claimed))
        check_tops(self)
        if self.shown[self.seat] - self.hand:
            raise ValueError(f"seat {self.seat} is said to show a card that it does not hold")
        for seat, cards in enumerate(self.shown):
            if len(cards) > self.hand_sizes[seat]:
                raise ValueError(f"seat {seat} shows {len(cards)} cards and holds {self.hand_sizes[seat]}")
        check_boast(self, self.hand_sizes)
        check_turn(self, self.hand_sizes)
        check_bottom(self, self.stock)
        self._check_known_bottom()
        if len(self.unseen) < self._hidden:
            raise ValueError(
                f"{self._hidden} cards are said to be hidden, but only {len(self.unseen)} are unseen"
            )

    def _check_known_bottom(self) -> None:
        """Raise ValueError if the bottom card lies elsewhere, or is known to a seat that cannot know it."""
        if self.bottom is None:
            return
        card, exchanged = self.bottom.card, self.bottom.exchange is Exchange.MADE
        if card is None:
            if self.stock and (exchanged or self.seat == self.dealer):
                raise ValueError(f"seat {self.seat} has seen the bottom card, but none is given")
        elif not exchanged and self.seat != self.dealer:
            raise ValueError(f"seat {self.seat} has not seen the bottom card, but {card} is given")
        elif card not in self.unseen and (self.stock or not self._in_a_seen_hand(card)):
            raise ValueError(f"{card} is said to be the bottom card, but lies elsewhere")

    def _in_a_seen_hand(self, card: Card) -> bool:
        """Return whether a card is in this seat's hand, or is a shown card of another one."""
        return card in self.hand or any(card in cards for cards in self.shown)

    @property
    def known_bottom(self) -> Card | None:
        """The bottom card, hidden in the stock or in another hand, if this seat knows it."""
        card = self.bottom.card if self.bottom else None
        return None if card is None or self._in_a_seen_hand(card) else card

    @property
    def drawable(self) -> CardSet:
        """The unseen cards without the known bottom card of the stock, which no other hand can hold yet."""
        known = self.known_bottom
        if known is None or not self.stock:
            return self.unseen
        return self.unseen - CardSet.of((known,), self.table.pack)

    @property
    def bottom_holder(self) -> Seat | None:
        """The other seat that holds the known bottom card; None while it is in the stock, or not known."""
        if self.stock or self.known_bottom is None:
            return None
        return last_seat(self.ruleset, self.players, self.dealer)

    @property
    def side(self) -> Side:
        """The side of this seat."""
        return self.side_of(self.seat)

    @property
    def unseen(self) -> CardSet:
        """The cards that may be hidden: in other hands, in the stock, or face down in a claim."""
        seen = self.hand | self.table
        for cards in (*self.piles, *self.shown):
            seen |= cards
        if self.claim:
            seen |= self.claim.cards
            for cards in claimed_card(self.claim, seen):
                seen |= cards
        return self.ruleset.deck.whole - seen

    @property
    def _hidden(self) -> int:
        """The number of cards that this seat cannot see."""
        own = len(self.hand) + sum(len(cards) for s, cards in enumerate(self.shown) if s != self.seat)
        return sum(self.hand_sizes) - own + self.stock + (self.claim is not None and self.claim.card is None)

    @property
    def thefts(self) -> frozenset[Card]:
        """The cards that were played to steal a pile, as far as the moves show.

        They captured a card that had captured something before: the top card of a pile.
        """
        found: set[Card] = set()
        if self.ruleset.capture.piles is Piles.CLOSED:
            return frozenset(found)
        captors: set[Card] = set()
        for move in self.history:
            if captors & set(move.captured):
                found.add(move.card)
            if move.captured:
                captors.add(move.card)
        return frozenset(found)

    def situation(self) -> Situation:
        """Return everything that determines the legal moves of this seat, whether it is in turn or not."""
        return _situation(self, self.hand, self.seat, self.hand_sizes, self.stock)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every move that this seat could make at this table, sorted by card and then by capture.

        Raises TooManyMoves.
        """
        return self.situation().moves()

    def listed_moves(self) -> tuple[Move, ...]:
        """Return the moves that this seat could make, or ``MOST_MOVES`` of them if there are more."""
        return self.situation().listed()

    @property
    def declaration(self) -> Declaration | None:
        """The possible declaration of this seat; None if there is none."""
        return self.situation().declaration()

    @property
    def may_doubt(self) -> bool:
        """Whether this seat may doubt what another seat has played face down or declared."""
        return self.turn == self.seat and self.claimant not in {None, self.seat}

    def table_after(self, move: Move) -> CardSet:
        """Return the table after a move."""
        bottom = self.bottom.card if self.bottom else None
        return table_after(self.ruleset, self.table, move, bottom)

    def sample(self, rng: Random) -> Position:
        """Return a random position that fits this view: the unseen cards are dealt at random.

        A hand that was declared without being shown is one that could be declared so.
        """
        pack = self.ruleset.deck.pack
        known, holder = self.known_bottom, self.bottom_holder
        unseen = [card for card in self.unseen if card != known]
        rng.shuffle(unseen)
        surely = list(self.shown)
        if known is not None and holder is not None:
            surely[holder] |= CardSet.of((known,), pack)
        for other, said in said_cards(self, surely, unseen, rng).items():
            surely[other] |= CardSet.of(said, pack)
            unseen = [card for card in unseen if card not in said]
        hands: list[CardSet] = []
        for seat, (size, sure) in enumerate(zip(self.hand_sizes, surely, strict=True)):
            dealt = 0 if seat == self.seat else size - len(sure)
            hands.append(self.hand if seat == self.seat else sure | CardSet.of(unseen[:dealt], pack))
            del unseen[:dealt]
        claim, history = self.claim, self.history
        if claim:
            claim = replace(claim, card=claim.card or unseen.pop())
            judge = None
            if self.asked and self.turn is not None:
                judge = asked_before(self.ruleset, self.players, claim.seat, self.turn)
            history += (Move(claim.card or unseen[0], claim.cards, claimed=claim.rank, judge=judge),)
        if known is not None and self.stock:
            unseen.insert(self.stock - 1, known)
        stock = tuple(unseen[: self.stock])
        return Position(
            ruleset=self.ruleset,
            players=self.players,
            dealer=self.dealer,
            turn=self.turn,
            hands=tuple(hands),
            table=self.table,
            piles=self.piles,
            sweeps=self.sweeps,
            scores=self.scores,
            stock=stock,
            tops=self.tops,
            last_captor=self.last_captor,
            deal=self.deal,
            opening_table=self.opening_table,
            history=history,
            marks=self.marks,
            shown=self.shown,
            guise=self.guise,
            claim=claim,
            bottom=self.bottom and replace(self.bottom, card=stock[-1] if stock else self.bottom.card),
            boast=self.boast,
        )


def since(at: Position | SeatView) -> Since:
    """Return what was before the deal of a position or a view."""
    leader = leader_of(at.ruleset, at.players, at.dealer)
    return Since(at.scores, at.side_of(leader))


def _standing(at: Position | SeatView, seat: Seat | None) -> int:
    """Return the total of a seat's side with what it has scored in play; 0 where nothing depends on it."""
    if seat is None or not at.ruleset.score.until:
        return 0
    side = at.side_of(seat)
    return at.scores[side] + at.sweeps[side] * at.ruleset.sweep.points + sum(at.marks[side])


def _situation(
    at: Position | SeatView, hand: CardSet, seat: Seat | None, sizes: tuple[int, ...], stock: int
) -> Situation:
    """Return what determines the legal moves of a seat, from facts that a position and a view share."""
    whole = at.ruleset.deal.hand
    taken = sum(map(len, at.piles))
    # Before the first card, the piles are empty or hold only the first table.
    untaken = not taken or (not at.table and taken == at.ruleset.deal.table)
    begins = not at.history and at.claim is None and untaken
    leads = begins and seat == leader_of(at.ruleset, at.players, at.dealer)
    before = at.history[-1].card if at.history and at.claim is None else None
    dealing, extra = at.ruleset.deal, at.ruleset.score.extra
    undealt = len(at.ruleset.deck.cards) - dealing.table - at.players * dealing.hand
    full = dealing.refill > 0 and all(size == dealing.refill for size in sizes)
    # Play also leaves hands of that size where a refill is smaller than the first hand.
    refilled = full and (dealing.refill >= dealing.hand or stock < undealt)
    across = extra is None or (extra.edges and extra.across)
    laid = before if before in at.table else None
    tops = at.tops - at.piles[at.side_of(seat)] if at.tops and seat is not None else at.tops
    return Situation(
        ruleset=at.ruleset,
        hand=hand,
        table=at.table,
        opening=leads and all(size == whole for size in sizes),
        fresh=len(hand) == whole,
        last=stock == 0 and sum(sizes) == 1,
        laid=laid,
        picula=None if refilled and not across else laid,
        standing=_standing(at, seat),
        tops=tops,
        guise=at.guise,
        answer=_answer(at) if at.asked and seat == at.turn else None,
        bottoms=_bottoms(at) if seat == at.turn else NO_CARDS,
        open_cards=at.shown[seat] if at.ruleset.declare_bluff and seat is not None else NO_CARDS,
    )


def _answer(at: Position | SeatView) -> Card | None:
    """Return the card that the answer names by which a claim or a declaration is let stand."""
    if at.claim is not None:
        return at.claim.cards.cards[-1]
    return at.history[-1].card if at.boast is not None else None


def _bottoms(at: Position | SeatView) -> CardSet:
    """Return the cards one of which the dealer leaves at the bottom of the stock; none if nothing is due."""
    if at.bottom is None or at.bottom.exchange is not Exchange.DUE or at.bottom.card is None:
        return NO_CARDS
    return at.table | CardSet.of((at.bottom.card,), at.table.pack)


def _answered(step: Step, judge: Seat, *, doubted: bool) -> Step:
    """Return a claim with the answers of the opponents up to a seat; only the last one may be a doubt."""
    position, events = step.position, step.events
    while position.claimant is not None and position.turn is not None:
        last = position.turn == judge
        given = position.doubt() if last and doubted else steps.let_stand(position)
        position, events = given.position, events + given.events
        if last:
            break
    return Step(position, events)

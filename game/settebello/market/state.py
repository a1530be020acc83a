"""A match in progress, with every card known."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from settebello.market.actions import Action, Bury, Buy, Draw, End, Keep, Pass, Secure, SendOff, Sift, Take
from settebello.market.cards import Function
from settebello.market.effects import after
from settebello.market.legality import IllegalAction, Reason, Refusal, legal_actions, refusal_of
from settebello.market.market_events import Bought, Buried, Event, Kept, Passed, Secured, SentOff, Taken, Used
from settebello.market.payments import amount_of
from settebello.market.table import Table
from settebello.market.turn_end import end_turn


@dataclass(frozen=True, slots=True)
class MarketState(Table):
    """A match in progress, with every card known; `view_of` is what a seat may know."""

    def legal_actions(self) -> Iterator[Action]:
        """Yield the legal actions of the seat in turn; of the purchases those with a lean payment."""
        if not self.over:
            yield from legal_actions(self.situation)

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action is refused; None if it is legal."""
        return Refusal(Reason.MATCH_OVER) if self.over else refusal_of(self.situation, action)

    def play(self, action: Action) -> "Step":
        """Return the state after an action, and what happened; raises IllegalAction."""
        refused = self.refusal(action)
        if refused is not None:
            raise IllegalAction(refused)
        happened: list[Event] = []
        match action:
            case End():
                state = end_turn(self, action, happened)
            case Keep():
                state = self._kept(happened)
            case Pass():
                state = self._passed(happened)
            case _:
                happened.append(self._event(action))
                state = self.reached(after(self.situation, action))
        match action:
            case Sift():
                state = state.sifting(happened)
            case Draw():
                state = state.drawing(2, happened)
            case SendOff(card):
                state = state.filling((self.display.index(card),), happened)
            case _:
                pass
        return Step(state, tuple(happened))

    def _event(self, action: Action) -> Event:
        """Return the event of an action of the seat in turn."""
        seat, rules = self.turn, self.rules
        match action:
            case Buy(card, payment, to):
                if rules.is_goal[payment[0]]:
                    return Bought(seat, card, payment, None, to)
                situation = self.situation
                may_triple = not (situation.limited and self.marks.used & Function.TRIPLE.bit)
                amount = amount_of(rules, payment, rules.numbers[card], may_triple=may_triple)
                return Bought(seat, card, payment, amount, to)
            case Take(card, using, to):
                return Taken(seat, card, using, to)
            case Bury(card, using):
                return Buried(seat, card, using)
            case Secure(card):
                return Secured(seat, card)
            case SendOff(card):
                return SentOff(seat, card)
            case Sift(using) | Draw(using):
                return Used(seat, using)
            case _:
                raise ValueError(f"{action} has no event of its own")

    def _kept(self, happened: list[Event]) -> "MarketState":
        mat = self.mats[self.turn]
        assert mat.sifted is not None  # noqa: S101 - legality: a card waits
        happened.append(Kept(self.turn))
        mat = replace(mat, hand=(*mat.hand, mat.sifted), sifted=None)
        return replace(self, mats=self.changed_mats(mat), marks=replace(self.marks, sifting=False))

    def _passed(self, happened: list[Event]) -> "MarketState":
        mat = self.mats[self.turn]
        assert mat.sifted is not None  # noqa: S101 - legality: a card waits
        happened.append(Passed(self.turn, mat.sifted))
        mat = replace(mat, stage=(*mat.stage, mat.sifted), sifted=None)
        state = replace(self, mats=self.changed_mats(mat), marks=replace(self.marks, sifting=False))
        return state.drawing(1, happened)


@dataclass(frozen=True, slots=True)
class Step:
    """The state after an action, and what happened."""

    state: MarketState
    events: tuple[Event, ...]

"""What the player in turn may do, and why the rules refuse anything else."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from settebello.market.actions import (
    Action,
    Bury,
    Buy,
    Draw,
    End,
    Keep,
    Pass,
    Place,
    Secure,
    SendOff,
    Sift,
    Take,
)
from settebello.market.cards import Arrow, Function, Kind
from settebello.market.payments import amount_of, payments_for
from settebello.market.situation import Situation


class Reason(StrEnum):
    """Why an action is refused."""

    MATCH_OVER = "match_over"
    NOT_IN_HAND = "not_in_hand"
    NOT_FOR_SALE = "not_for_sale"
    """The card is neither on the display nor the face-up top goal."""
    NO_PAYMENT = "no_payment"
    TOO_LITTLE = "too_little"
    GOAL_PAYS = "goal_pays"
    """A goal pays only in the expert game, alone, and for a central card."""
    NO_PLACE = "no_place"
    """The card cannot go there: to the hand without a flash, to the vitrine in the basic game."""
    NOT_CENTRAL = "not_central"
    """Only central cards can be taken by a 0."""
    NO_FUNCTION = "no_function"
    USED_UP = "used_up"
    """The function was already used this turn."""
    NO_GOAL = "no_goal"
    """Only goals can be secured."""
    NO_SPADES = "no_spades"
    """With this option an arrow takes cards with spades only."""
    NO_OFF = "no_off"
    """The display has another card than spades, or a card was already sent off."""
    SIFTING = "sifting"
    """The drawn card must first be kept or passed."""
    NOT_SIFTING = "not_sifting"
    NO_HOLDBACK = "no_holdback"
    """In the expert game no card is kept after a purchase."""
    NO_SHUFFLE = "no_shuffle"
    """No goal with the shuffle symbol was bought."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is refused; ``wanted`` and ``got`` are the price and the payment of a purchase."""

    reason: Reason
    wanted: int | None = None
    got: int | None = None

    def __str__(self) -> str:
        numbers = f": {self.got} of {self.wanted}" if self.wanted is not None else ""
        return f"{self.reason.value}{numbers}"


class IllegalAction(ValueError):  # noqa: N818 - named like IllegalMove of the other engine
    """An action that the rules refuse; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def refusal_of(at: Situation, action: Action) -> Refusal | None:
    """Return why an action is refused; None if it is legal."""
    if at.marks.sifting:
        return None if isinstance(action, (Keep, Pass)) else Refusal(Reason.SIFTING)
    match action:
        case Buy():
            return _purchase(at, action)
        case Take():
            return _taking(at, action)
        case Sift(using):
            return _function(at, using, Function.SIFT)
        case Draw(using):
            return _function(at, using, Function.DRAW)
        case Bury():
            return _burial(at, action)
        case Keep() | Pass():
            return Refusal(Reason.NOT_SIFTING)
        case Secure(card):
            refused = Reason.NO_GOAL if card in at.hand else Reason.NOT_IN_HAND
            return None if card in at.hand and at.rules.is_goal[card] else Refusal(refused)
        case SendOff(card):
            refused = Reason.NOT_FOR_SALE if at.marks.off else Reason.NO_OFF
            return None if at.marks.off and card in at.display else Refusal(refused)
        case End():
            return _end(at, action)


def _purchase(at: Situation, action: Buy) -> Refusal | None:
    rules, payment = at.rules, action.payment
    if action.card not in at.display and at.goals[:1] != (action.card,):
        return Refusal(Reason.NOT_FOR_SALE)
    if not payment:
        return Refusal(Reason.NO_PAYMENT)
    if not set(payment) <= set(at.hand) or len(set(payment)) < len(payment):
        return Refusal(Reason.NOT_IN_HAND)
    if any(rules.is_goal[card] for card in payment):
        if not rules.expert or len(payment) > 1 or rules.is_goal[action.card]:
            return Refusal(Reason.GOAL_PAYS)
    else:
        price = rules.numbers[action.card]
        amount = amount_of(rules, payment, price, may_triple=_may_use(at, Function.TRIPLE))
        if amount.total < price:
            return Refusal(Reason.TOO_LITTLE, price, amount.total)
    return None if action.to in places_for(at, action.card) else Refusal(Reason.NO_PLACE)


def _taking(at: Situation, action: Take) -> Refusal | None:
    refused = _function(at, action.using, Function.TAKE)
    if refused is not None:
        return refused
    if action.card not in at.display:
        return Refusal(Reason.NOT_FOR_SALE)
    if at.rules.cards[action.card].kind is not Kind.CENTRAL:
        return Refusal(Reason.NOT_CENTRAL)
    return None if action.to in places_for(at, action.card) else Refusal(Reason.NO_PLACE)


def _burial(at: Situation, action: Bury) -> Refusal | None:
    if action.using not in at.hand or action.card not in at.hand or action.card == action.using:
        return Refusal(Reason.NOT_IN_HAND)
    if not at.rules.cards[action.using].arrow:
        return Refusal(Reason.NO_FUNCTION)
    if not _may_use(at, Function.BURY):
        return Refusal(Reason.USED_UP)
    return None if _may_bury(at, action.card) else Refusal(Reason.NO_SPADES)


def _end(at: Situation, action: End) -> Refusal | None:
    if action.keep is not None:
        if action.keep not in at.hand:
            return Refusal(Reason.NOT_IN_HAND)
        if not may_hold_back(at):
            return Refusal(Reason.NO_HOLDBACK)
    if action.shuffle and not at.marks.shuffle:
        return Refusal(Reason.NO_SHUFFLE)
    return None


def _function(at: Situation, using: int, function: Function) -> Refusal | None:
    if using not in at.hand:
        return Refusal(Reason.NOT_IN_HAND)
    if at.rules.functions[using] is not function:
        return Refusal(Reason.NO_FUNCTION)
    return None if _may_use(at, function) else Refusal(Reason.USED_UP)


def _may_use(at: Situation, function: Function) -> bool:
    return not (at.limited and at.marks.used & function.bit)


def _may_bury(at: Situation, card: int) -> bool:
    return at.rules.arrow is Arrow.ANY or at.rules.cards[card].spades > 0


def may_hold_back(at: Situation) -> bool:
    """Return whether a card may be kept at the end of the turn."""
    return at.rules.holdback > 0 and not (at.rules.expert and at.marks.bought)


def places_for(at: Situation, card: int) -> tuple[Place, ...]:
    """Return where a card may go when it is bought or taken; the stage is first."""
    about = at.rules.cards[card]
    places = [Place.STAGE]
    if about.flash:
        places.append(Place.HAND)
    if about.kind is Kind.GOAL and at.rules.expert:
        places.append(Place.VITRINE)
    return tuple(places)


def legal_actions(at: Situation) -> Iterator[Action]:
    """Yield the legal actions; of the purchases those with a lean payment (`payments_for`)."""
    if at.marks.sifting:
        yield from (Keep(), Pass())
        return
    yield from purchases(at)
    yield from _functions(at)
    is_goal = at.rules.is_goal
    yield from (Secure(card) for card in at.hand if is_goal[card])
    if at.marks.off:
        yield from (SendOff(card) for card in at.shown)
    for shuffle in (False, True) if at.marks.shuffle else (False,):
        yield End(None, shuffle)
        if may_hold_back(at):
            yield from (End(card, shuffle) for card in at.hand)


def purchases(at: Situation) -> Iterator[Buy]:
    """Yield the purchases with a lean payment."""
    rules = at.rules
    payers = [card for card in at.hand if not rules.is_goal[card]]
    goals = [card for card in at.hand if rules.is_goal[card]] if rules.expert else []
    may_triple = _may_use(at, Function.TRIPLE)
    for card in (*at.shown, *at.goals[:1]):
        places = places_for(at, card)
        for payment in payments_for(rules, payers, rules.numbers[card], may_triple=may_triple):
            yield from (Buy(card, payment, place) for place in places)
        if not rules.is_goal[card]:
            yield from (Buy(card, (goal,), place) for goal in goals for place in places)


def _functions(at: Situation) -> Iterator[Action]:
    rules = at.rules
    for card in at.hand:
        function = rules.functions[card]
        if function is not None and _may_use(at, function):
            match function:
                case Function.TAKE:
                    for shown in at.shown:
                        if rules.cards[shown].kind is Kind.CENTRAL:
                            yield from (Take(shown, card, place) for place in places_for(at, shown))
                case Function.SIFT:
                    yield Sift(card)
                case Function.DRAW:
                    yield Draw(card)
                case _:
                    pass
        if rules.cards[card].arrow and _may_use(at, Function.BURY):
            yield from (Bury(other, card) for other in at.hand if other != card and _may_bury(at, other))

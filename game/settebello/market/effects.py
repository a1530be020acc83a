"""What an action does to the cards within reach of the player in turn, before any card is drawn."""

from dataclasses import replace

from settebello.market.actions import Action, Bury, Buy, Draw, Place, Secure, SendOff, Sift, Take
from settebello.market.cards import Function
from settebello.market.payments import amount_of
from settebello.market.situation import Situation, TurnMarks


def after(at: Situation, action: Action) -> Situation:
    """Return the situation after a legal action other than keep, pass and end.

    The cards that a 1 or a 2 draws, and the card that fills the gap of one sent off, are not in it.
    """
    match action:
        case Buy(card, payment, to):
            return _gained(_paid(at, card, payment), card, to, payment)
        case Take(card, using, to):
            return _gained(_used(at, Function.TAKE), card, to, (using,))
        case Sift(using):
            return _staged(_used(at, Function.SIFT), using)
        case Draw(using):
            return _staged(_used(at, Function.DRAW), using)
        case Bury(card, using):
            found = _staged(_used(at, Function.BURY), using)
            return replace(found, hand=without(found.hand, card), buried=(*found.buried, card))
        case Secure(card):
            return replace(at, hand=without(at.hand, card), vault=(*at.vault, card))
        case SendOff(card):
            marks = replace(at.marks, off=False)
            return replace(at, display=_gap(at, card), buried=(*at.buried, card), marks=marks)
        case _:
            raise ValueError(f"{action} is not an action within a turn")


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without one of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _used(at: Situation, function: Function) -> Situation:
    marks = at.marks
    return replace(at, marks=replace(marks, used=marks.used | function.bit))


def _staged(at: Situation, card: int) -> Situation:
    return replace(at, hand=without(at.hand, card), stage=(*at.stage, card))


def _paid(at: Situation, card: int, payment: tuple[int, ...]) -> Situation:
    """Return the situation with the function of a 3 used up, if it multiplies."""
    rules = at.rules
    may_triple = not (at.limited and at.marks.used & Function.TRIPLE.bit)
    if rules.is_goal[payment[0]]:
        return at
    amount = amount_of(rules, payment, rules.numbers[card], may_triple=may_triple)
    return _used(at, Function.TRIPLE) if amount.is_tripled else at


def _gained(at: Situation, card: int, to: Place, given: tuple[int, ...]) -> Situation:
    """Return the situation after a purchase for which some hand cards were given."""
    hand = tuple(other for other in at.hand if other not in given)
    stage, vitrine, marks = (*at.stage, *given), at.vitrine, at.marks
    match to:
        case Place.HAND:
            hand = (*hand, card)
        case Place.VITRINE:
            vitrine = (*vitrine, card)
        case Place.STAGE:
            stage = (*stage, card)
    shuffle = marks.shuffle or at.rules.cards[card].shuffle
    from_goals = at.goals[:1] == (card,)
    return Situation(
        at.rules,
        at.limited,
        hand,
        stage,
        at.vault,
        vitrine,
        at.display if from_goals else _gap(at, card),
        at.goals[1:] if from_goals else at.goals,
        TurnMarks(marks.used, marks.off, marks.bought + 1, shuffle, marks.sifting),
        at.buried,
    )


def _gap(at: Situation, card: int) -> tuple[int | None, ...]:
    return tuple(None if shown == card else shown for shown in at.display)

"""What is pressed next, so that an action is made from what has been chosen so far."""

from settebello.market import Action, Bury, Buy, Draw, End, Keep, Pass, Secure, SendOff, Sift, Take
from settebello.ui.market.model.choosing import Choosing, Mode

BUTTONS: dict[type[Action], str] = {
    Sift: "sift",
    Draw: "draw",
    Secure: "secure",
    Bury: "bury",
    SendOff: "off",
    Keep: "keep",
    Pass: "pass",
}
"""The keys of the buttons by the action that they belong to."""

Pressed = int | str
"""A card, or the key of a button."""


def next_press(choosing: Choosing, action: Action) -> Pressed:
    """Return the card or the button that is pressed next; cards that are not meant are put back first."""
    paid = payment_of(action)
    wrong = [card for card in choosing.chosen if card not in paid]
    if wrong and choosing.mode is Mode.PAY:
        return wrong[0]
    missing = [card for card in paid if card not in choosing.chosen]
    if missing and choosing.mode is not Mode.PAY:
        return "cancel"
    if missing:
        return missing[0]
    return _last_press(choosing, action)


def payment_of(action: Action) -> tuple[int, ...]:
    """Return the hand cards that are chosen before the last press."""
    match action:
        case Buy(_, payment, _):
            return payment
        case Take(_, using, _) | Sift(using) | Draw(using) | Bury(_, using):
            return (using,)
        case Secure(card):
            return (card,)
        case _:
            return ()


def _last_press(choosing: Choosing, action: Action) -> Pressed:
    """Return what is pressed once all cards are chosen that pay or are used."""
    match action:
        case Buy(card, _, to) | Take(card, _, to):
            return f"to {to.value}" if choosing.mode is Mode.PLACE else card
        case Bury(card, _) if choosing.mode is Mode.BURY:
            return card
        case SendOff(card) if choosing.mode is Mode.OFF:
            return card
        case End(keep, _):
            return keep if keep is not None and choosing.mode is Mode.KEEP else "end"
        case _:
            return BUTTONS[type(action)]

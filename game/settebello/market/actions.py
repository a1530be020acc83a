"""The actions of a turn, as values and as text."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from settebello.market.cards import MarketRules


class Place(StrEnum):
    """Where a bought or taken card goes."""

    STAGE = "stage"
    HAND = "hand"
    VITRINE = "vitrine"


@dataclass(frozen=True, slots=True)
class Buy:
    """Pay with hand cards for a card of the display or the top goal; the payment is sorted."""

    card: int
    payment: tuple[int, ...]
    to: Place = Place.STAGE


@dataclass(frozen=True, slots=True)
class Take:
    """Use a 0 to take a central card of the display free of charge."""

    card: int
    using: int
    to: Place = Place.STAGE


@dataclass(frozen=True, slots=True)
class Sift:
    """Use a 1: draw a card, then keep it or stage it and draw a second."""

    using: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card that a 1 has drawn."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Stage the card that a 1 has drawn, and keep a second one."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Use a 2: draw two cards."""

    using: int


@dataclass(frozen=True, slots=True)
class Bury:
    """Use an arrow to put another hand card on the graveyard."""

    card: int
    using: int


@dataclass(frozen=True, slots=True)
class Secure:
    """Put a goal from the hand face down into the vault."""

    card: int


@dataclass(frozen=True, slots=True)
class SendOff:
    """Put a card of the display on the graveyard; its gap is filled at once."""

    card: int


@dataclass(frozen=True, slots=True)
class End:
    """End the turn: keep at most one hand card, and perhaps shuffle the discard pile into the deck."""

    keep: int | None = None
    shuffle: bool = False


Action = Buy | Take | Sift | Keep | Pass | Draw | Bury | Secure | SendOff | End

FORMS = (
    "buy CARD with CARD+CARD [to hand|vitrine]",
    "take CARD with CARD [to hand]",
    "sift with CARD",
    "keep",
    "pass",
    "draw with CARD",
    "bury CARD with CARD",
    "secure CARD",
    "off CARD",
    "end [keep CARD] [shuffle]",
)
"""Every form that the text of an action has."""

_FORM = re.compile(
    r"(?P<buy>buy (?P<b1>\S+) with (?P<b2>\S+)(?: to (?P<b3>stage|hand|vitrine))?)"
    r"|(?P<take>take (?P<t1>\S+) with (?P<t2>\S+)(?: to (?P<t3>stage|hand))?)"
    r"|(?P<bury>bury (?P<u1>\S+) with (?P<u2>\S+))"
    r"|(?P<one>(?:sift|draw) with|secure|off) (?P<o1>\S+)"
    r"|(?P<word>keep|pass)"
    r"|(?P<end>end(?: keep (?P<e1>\S+))?(?P<e2> shuffle)?)"
)
_ONE: Mapping[str, Callable[[int], Action]] = {
    "sift with": Sift,
    "draw with": Draw,
    "secure": Secure,
    "off": SendOff,
}


class BadAction(ValueError):  # noqa: N818 - the word for it in the protocol
    """A text that is no action; the message says what is allowed."""


def action_text(rules: MarketRules, action: Action) -> str:
    """Return the text of an action, which `parse_action` reads back."""
    name = [card.id for card in rules.cards]
    match action:
        case Buy(card, payment, to):
            return f"buy {name[card]} with {'+'.join(name[paid] for paid in payment)}{_to(to)}"
        case Take(card, using, to):
            return f"take {name[card]} with {name[using]}{_to(to)}"
        case Sift(using):
            return f"sift with {name[using]}"
        case Keep():
            return "keep"
        case Pass():
            return "pass"
        case Draw(using):
            return f"draw with {name[using]}"
        case Bury(card, using):
            return f"bury {name[card]} with {name[using]}"
        case Secure(card):
            return f"secure {name[card]}"
        case SendOff(card):
            return f"off {name[card]}"
        case End(keep, shuffle):
            kept = "" if keep is None else f" keep {name[keep]}"
            return f"end{kept}{' shuffle' if shuffle else ''}"


def _to(place: Place) -> str:
    return "" if place is Place.STAGE else f" to {place}"


def parse_action(rules: MarketRules, text: str) -> Action:
    """Return the action of a text; raises BadAction, which says what is allowed."""
    found = _FORM.fullmatch(" ".join(text.split()))
    if found is None:
        raise BadAction(f"{text[:60]!r} is not an action: {'; '.join(FORMS)}")

    def card(group: str) -> int:
        return _card(rules, found[group])

    if found["buy"]:
        payment = tuple(sorted(_card(rules, name) for name in found["b2"].split("+")))
        if len(set(payment)) < len(payment):
            raise BadAction(f"{found['b2'][:60]!r} names a card twice")
        return Buy(card("b1"), payment, Place(found["b3"] or Place.STAGE))
    if found["take"]:
        return Take(card("t1"), card("t2"), Place(found["t3"] or Place.STAGE))
    if found["bury"]:
        return Bury(card("u1"), card("u2"))
    if found["one"]:
        return _ONE[found["one"]](card("o1"))
    if found["word"]:
        return Keep() if found["word"] == "keep" else Pass()
    return End(card("e1") if found["e1"] else None, shuffle=bool(found["e2"]))


def _card(rules: MarketRules, name: str) -> int:
    try:
        return rules.index[name]
    except KeyError:
        raise BadAction(f"{name[:20]!r} is not a card of {rules.id}") from None

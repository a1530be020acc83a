"""One card: the stall, its goods, and everything that the rules say of it."""

from typing import TYPE_CHECKING

from mercato.colours import DYES
from mercato.marks import flash, green_heart, hung_sign, red_heart, shuffle, spade
from mercato.pantry import central_goods, own_goods
from mercato.people import trader
from mercato.splendours import SPLENDOURS
from mercato.stall import AWNING, COUNTER, awning, canopy, counter, digits, inset, paper, ribbon_border
from mercato.stands import stand
from settebello.market import Card, Function, Kind
from settebello.market.cards import BY_NUMBER
from woodcut.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Callable

STARS = {"A": 1, "B": 2, "C": 3}
COARSER = 0.42
SPLENDID = 0.92
MOST_LARGE = 5
MARKS, MARKS_BORDERED = 532.0, 524.0
"""The height of the middle of the marks, on a plain card and on one with a red border."""


def picture(card: Card) -> Picture:
    """Draw a card."""
    art = _goal(card) if card.kind is Kind.GOAL else _goods(card)
    art.tolerance = COARSER
    return art


def _goods(card: Card) -> Picture:
    own = card.kind is Kind.OWN
    dye = DYES[card.colour if own else "central"]
    art = paper(bordered=card.border, goal=False)
    edge = inset(bordered=card.border)
    if own:
        own_goods(art, card.id[1:], dye)
    else:
        central_goods(art, card.number, card.id[-1])
    counter(art, dye, edge, checked=not _marks_of(card))
    awning(art, dye, card.colour or "central", edge)
    digits(art, card.number, edge + 14, edge + AWNING + 28, dye.number, 122)
    function = Function.BURY if card.arrow else BY_NUMBER.get(card.number)
    if function is not None:
        hung_sign(art, 360 - edge - 62, edge + AWNING + 82, function, dye.base, dye.dark)
    _marks(art, card)
    return art


def _goal(card: Card) -> Picture:
    dye = DYES["goal"]
    art = paper(bordered=card.border, goal=True)
    edge = inset(bordered=card.border)
    match card.grade:
        case "A":
            stand(art, card.number)
        case "B":
            trader(art, card.id)
        case _:
            with art.at(188, COUNTER, SPLENDID if card.number != 28 else 1.0), art.at(-180, -COUNTER):
                SPLENDOURS[card.number](art)
            ribbon_border(art)
    counter(art, dye, edge)
    canopy(art, dye, STARS[card.grade])
    digits(art, card.number, 52, 112, dye.number)
    _marks(art, card)
    return art


def _marks(art: Picture, card: Card) -> None:
    """Draw the marks in a row on the cloth of the counter."""
    marks = _marks_of(card)
    step = min(62.0, 296 / max(len(marks), 1))
    size = (0.86 if card.border else 0.94) * min(1.0, step / 62) * (0.94 if len(marks) > MOST_LARGE else 1)
    middle = MARKS_BORDERED if card.border else MARKS
    for place, mark in enumerate(marks):
        with art.at(180 + step * (place - (len(marks) - 1) / 2), middle, size):
            mark(art)


def _marks_of(card: Card) -> "list[Callable[[Picture], None]]":
    """Return what draws each mark of a card, from left to right."""
    marks: list[Callable[[Picture], None]] = [spade] * card.spades
    marks += [green_heart] * card.greens + [red_heart] * card.reds
    marks += [flash] * card.flash + [shuffle] * card.shuffle
    return marks

"""Forty plain pictures and a back: a first deck, whose pictures the player exchanges one by one."""

from collections.abc import Iterator

from settebello.engine import Suit
from settebello.library.card_picture import BACK, INK, PAPER, SIGNS

NAMES = {Suit.COINS: "coins", Suit.CUPS: "cups", Suit.SWORDS: "swords", Suit.CLUBS: "clubs"}
COLUMNS = (90, 180, 270)
PLACES = {
    1: ((1, 1.5),),
    2: ((1, 0.5), (1, 2.5)),
    3: ((1, 0), (1, 1.5), (1, 3)),
    4: ((0, 0.5), (2, 0.5), (0, 2.5), (2, 2.5)),
    5: ((0, 0.5), (2, 0.5), (1, 1.5), (0, 2.5), (2, 2.5)),
    6: ((0, 0), (2, 0), (0, 1.5), (2, 1.5), (0, 3), (2, 3)),
    7: ((0, 0), (2, 0), (1, 0.75), (0, 1.5), (2, 1.5), (0, 3), (2, 3)),
}
"""For each number the columns and rows of its signs."""
PIP, COURT = 2.4, 5.0
"""How many times the sign is enlarged on a card of numbers and on a court."""


def pictures() -> Iterator[tuple[str, str]]:
    """Yield the path of each picture inside the deck's folder, and its SVG text."""
    for suit, name in NAMES.items():
        for number in range(1, 11):
            yield f"cards/{name}_{number}.svg", _svg(PAPER, _signs(suit, number))
    lines = "".join(
        f'<rect x="{edge}" y="{edge}" width="{360 - 2 * edge}" height="{600 - 2 * edge}" rx="12" '
        f'fill="none" stroke="{PAPER}" stroke-width="8"/>'
        for edge in (30, 60, 90)
    )
    yield "back.svg", _svg(BACK, lines)


def _signs(suit: Suit, number: int) -> str:
    if number in PLACES:
        return "".join(_sign(suit, COLUMNS[x], 120 + 120 * y, PIP) for x, y in PLACES[number])
    # Courts: one large sign in a frame, and one, two or three stripes for knave, knight and king.
    frame = (
        f'<rect x="40" y="40" width="280" height="520" rx="16" fill="none" stroke="{INK}" stroke-width="6"/>'
    )
    stripes = "".join(
        f'<rect x="90" y="{510 - 32 * place}" width="180" height="16" fill="{INK}"/>'
        for place in range(number - 7)
    )
    return frame + _sign(suit, 180, 230, COURT) + stripes


def _sign(suit: Suit, x: float, y: float, size: float) -> str:
    return f'<g transform="translate({x} {y:g}) scale({size})">{SIGNS[suit]}</g>'


def _svg(paper: str, inside: str) -> str:
    card = (
        f'<rect x="2" y="2" width="356" height="596" rx="22" fill="{paper}" stroke="{INK}" stroke-width="4"/>'
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 600">{card}{inside}</svg>\n'

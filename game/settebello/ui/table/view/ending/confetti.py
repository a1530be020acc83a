"""What is thrown when the person has won: coins, the deck's suits and curled paper, from both corners."""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from settebello.engine import Suit
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas

PIECES: Final = 96
STREAMER: Final = "ui/moments/streamer_{}.svg"
COIN: Final = "ui/moments/coin.svg"
COLOURS: Final = ("red", "gold", "blue", "cream", "green")
STREAMER_SIZE: Final = 36.0
SIGN_SIZE: Final = 28.0
COIN_SIZE: Final = 24.0
"""The width of a curled strip of paper, of a suit's sign, and of a coin."""
FASTEST: Final = 1400.0
INWARDS: Final = 0.8
SPREAD: Final = 0.6
"""The greatest speed of a piece in units a second, how far inwards it flies, and how much more or less."""
FALL: Final = 560.0
DRAG: Final = 1.6
"""How far pieces fall in the first second, and how soon the air slows them."""
SPINS: Final = 1.5
ROLLS: Final = 0.4
"""How often a piece turns about its upright axis in a second, and how often it rolls meanwhile."""
FLIPS: Final = 3
ANGLES: Final = 5
"""The number of widths and of angles in which a piece is drawn: each is made once."""
EDGEWISE: Final = 0.12
"""The least width of a piece that turns, in its own."""
SPREAD_EVENLY: Final = (0.8191725134, 0.6710436067, 0.5497004779)
"""Multiples of these, modulo one, fill a cube evenly: a direction, a speed and a turn for each piece.

Source: M. Roberts, "The unreasonable effectiveness of quasirandom sequences" (2018), R3.
"""


class Kind(NamedTuple):
    """A kind of piece: its picture under assets/, its width, and whether it also rolls."""

    picture: str
    size: float
    rolls: bool = True


def kinds_of(canvas: Canvas) -> tuple[Kind, ...]:
    """Return the kinds of pieces: every other one is paper, between the signs of the deck and coins."""
    deck = canvas.cards.deck
    found = (deck.signs.get(suit) for suit in Suit)
    signs = [Kind(str(path), SIGN_SIZE) for path in found if path is not None]
    thrown = [*signs, Kind(COIN, COIN_SIZE, rolls=False)]
    papers = [Kind(STREAMER.format(colour), STREAMER_SIZE) for colour in COLOURS]
    count = len(papers) * len(thrown)
    return tuple(
        one for number in range(count) for one in (papers[number % len(papers)], thrown[number % len(thrown)])
    )


def turns_of(kind: Kind) -> Iterator[tuple[float, float]]:
    """Yield every visible fraction of the width and every angle in degrees in which a kind is drawn."""
    for flip in range(FLIPS):
        for angle in range(ANGLES if kind.rolls else 1):
            yield max(EDGEWISE, flip / (FLIPS - 1)), 360.0 / ANGLES * angle


def rehearse_confetti(canvas: Canvas, part: float) -> None:
    """Make the pictures of a part (0 to 1) of all kinds in all their turns, without showing them."""
    kinds = tuple(dict.fromkeys(kinds_of(canvas)))
    made = [(kind, turn) for kind in kinds for turn in turns_of(kind)]
    here = int(part * (len(made) - 1))
    for kind, (flip, angle) in made[max(0, here - 3) : here + 1]:
        area = Area(0, 0, kind.size, kind.size)
        canvas.picture(kind.picture, area, 0.0, flip=flip, angle=angle)


def draw_confetti(canvas: Canvas, area: Area, seconds: float) -> None:
    """Draw the pieces that have burst from the lower corners of an area so many seconds ago."""
    kinds = kinds_of(canvas)
    for number in range(PIECES):
        across, fast, turn = (number * step % 1.0 for step in SPREAD_EVENLY)
        begins, inwards = (area.x, 1.0) if number % 2 else (area.right, -1.0)
        angle = INWARDS + SPREAD * (2 * across - 1)
        flown = FASTEST * (0.3 + 0.7 * fast) * (1 - math.exp(-DRAG * seconds)) / DRAG
        left = begins + inwards * math.sin(angle) * flown
        top = area.bottom - math.cos(angle) * flown + FALL * seconds**2
        kind = kinds[number // 2 % len(kinds)]
        if top - kind.size > area.bottom:
            continue
        shown = abs(math.cos(2 * math.pi * (turn + SPINS * seconds)))
        flip = max(EDGEWISE, round((FLIPS - 1) * shown) / (FLIPS - 1))
        rolled = int(ANGLES * (across + inwards * ROLLS * seconds)) % ANGLES if kind.rolls else 0
        place = Area.centred(left, top, kind.size, kind.size)
        canvas.picture(kind.picture, place, flip=flip, angle=360.0 / ANGLES * rolled)

"""Planks of a table top, cut as a woodcut: flat tones, gouge marks along the grain, seams of ink."""

import math
import random
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from shapely.geometry import box

from woodcut.geometry import Region, brush, ellipse, nodes, poly, unite
from woodcut.picture import Picture

SIZE: Final = (1280, 800)
WIDE: Final = float(SIZE[0])
STEP: Final = 26.0
"""Distance of the points of a mark along the grain."""
ROW: Final = 15.0
"""The least distance of two marks of the gouge across the grain."""
SEAM: Final = 2.6
"""How wide the ink between two boards is."""
FLAME: Final = 430.0
"""How long a flame of an arched board is."""


class Cut(StrEnum):
    """How a board was sawn from the trunk, as its grain shows."""

    STRAIGHT = "straight"
    ARCHED = "arched"
    KNOTTY = "knotty"
    CURLY = "curly"


class Board(NamedTuple):
    """One board: its colour, its height, its cut, and the place of its joint along it, 0 to 1.

    Each knot is (place along the board, place across it, size). `leftwards`: its arches point left.
    """

    colour: str
    height: float
    cut: Cut
    leftwards: bool = True
    knots: tuple[tuple[float, float, float], ...] = ()
    joint: float | None = None


class Timber(NamedTuple):
    """One kind of wood: its boards from the top, and the inks it is printed with.

    `deep` is how far the second flat tone of a board goes towards the gouge marks. `cut` is the colour of the
    marks, `ink` that of seams, nails and hearts of knots, `edge` that of the lit edge below a seam.
    """

    boards: tuple[Board, ...]
    cut: str
    ink: str
    edge: str
    deep: float
    seed: int


WALNUT: Final = Timber(
    boards=(
        Board("#7a4c2b", 118, Cut.STRAIGHT, joint=0.41),
        Board("#835331", 150, Cut.KNOTTY, knots=((0.925, 0.36, 1.25), (0.12, 0.6, 0.9), (0.55, 0.5, 0.8))),
        Board("#744727", 128, Cut.CURLY),
        Board("#80502e", 178, Cut.ARCHED),
        Board("#764928", 104, Cut.KNOTTY, knots=((0.235, 0.55, 1.05), (0.815, 0.4, 0.7)), joint=0.345),
        Board("#815230", 122, Cut.ARCHED, leftwards=False, joint=0.72),
    ),
    cut="#4a2813",
    ink="#2a160a",
    edge="#996540",
    deep=0.2,
    seed=3,
)
BEECH: Final = Timber(
    boards=(
        Board("#bd8f5c", 132, Cut.STRAIGHT),
        Board("#c49766", 96, Cut.ARCHED, joint=0.9),
        Board("#b68855", 158, Cut.KNOTTY, knots=((0.93, 0.5, 0.95), (0.07, 0.4, 0.7))),
        Board("#c19362", 114, Cut.CURLY),
        Board("#b98b58", 172, Cut.ARCHED, leftwards=False, joint=0.315),
        Board("#c39665", 128, Cut.KNOTTY, knots=((0.27, 0.4, 0.85), (0.76, 0.62, 0.65)), joint=0.61),
    ),
    cut="#855a2f",
    ink="#5f3c1c",
    edge="#d9b485",
    deep=0.2,
    seed=15,
)
BOG_OAK: Final = Timber(
    boards=(
        Board("#343031", 168, Cut.ARCHED, leftwards=False, joint=0.6),
        Board("#3b3637", 112, Cut.STRAIGHT),
        Board("#302b2c", 150, Cut.KNOTTY, knots=((0.08, 0.55, 1.15), (0.94, 0.4, 1.0))),
        Board("#383334", 206, Cut.CURLY),
        Board("#322d2e", 164, Cut.KNOTTY, knots=((0.24, 0.35, 1.2), (0.78, 0.6, 0.85)), joint=0.68),
    ),
    cut="#151011",
    ink="#0b0808",
    edge="#564e4f",
    deep=0.3,
    seed=5,
)


def _towards(colour: str, ground: str, part: float) -> str:
    """Return a colour a part of the way towards another one."""
    mixed = (
        round(int(colour[at : at + 2], 16) * (1 - part) + int(ground[at : at + 2], 16) * part)
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{value:02x}" for value in mixed)


class Grain(NamedTuple):
    """How the fibres of one board run: aside around its knots, in waves, or straight."""

    top: float
    board: Board
    wave: float

    def at(self, x: float, y: float) -> float:
        """Return how far down the fibre lies at x that would lie at y."""
        if self.board.cut is Cut.CURLY:
            return y + 7 * math.sin(x / 61 + self.wave) + 4 * math.sin(x / 137 + 2 * self.wave)
        bend = 0.0
        for along, across, size in self.board.knots:
            away = y - (self.top + across * self.board.height)
            near = math.exp(-(((x - along * WIDE) / (66 * size)) ** 2)) * math.exp(-abs(away) / (40 * size))
            bend += (22 if away >= 0 else -22) * size * near
        return y + bend

    def mark(self, x: float, y: float, length: float, width: float, taper: tuple[float, ...]) -> Region:
        """Return a stroke along the fibres."""
        pieces = max(2, round(length / 50))
        path = ((x + length * piece / pieces) for piece in range(pieces + 1))
        return brush(nodes(" ".join(f"{far:.1f},{self.at(far, y):.1f}" for far in path)), width, taper, STEP)


def wood(timber: Timber) -> Picture:
    """Boards of unequal width, tone and cut, quiet enough to lay cards on; the cloth covers their middle."""
    chance = random.Random(timber.seed)
    art = Picture()
    top = 0.0
    for board in timber.boards:
        area = box(0, top, WIDE, top + board.height)
        grain = Grain(top, board, chance.uniform(0, math.tau))
        deep = _towards(board.colour, timber.cut, timber.deep)
        art.lay(area, board.colour)
        if board.cut is Cut.ARCHED:
            for flame, light in _flames(top, board, chance):
                art.lay(flame.intersection(area), board.colour if light else deep)
        else:
            art.lay(unite(_veins(grain, chance)).intersection(area), deep)
        hollows = unite(_hollow(grain, knot) for knot in board.knots)
        art.lay(hollows.intersection(area), deep)
        art.lay(unite(_marks(grain, chance)).difference(hollows).intersection(area), timber.cut)
        for knot in board.knots:
            _knot(art, grain, knot, timber, chance)
        top += board.height
    top = 0.0
    for number, board in enumerate(timber.boards):
        low = top + board.height
        if number:
            art.lay(_seam(top + 2.2, 1.8, chance), timber.edge)
        if board.joint is not None:
            _joint(art, board.joint * WIDE, top, board.height, timber)
        if number + 1 < len(timber.boards):
            art.lay(_seam(low, SEAM, chance), timber.ink)
        top = low
    return art


def _seam(y: float, width: float, chance: random.Random) -> Region:
    """Return a line from side to side that is cut by hand: now thick, now thin."""
    upper, lower = [], []
    x = -4.0
    while x < WIDE + 4:
        thick = width * chance.uniform(0.62, 1.3)
        middle = y + chance.uniform(-0.5, 0.5)
        upper.append((x, middle - thick / 2))
        lower.append((x, middle + thick / 2))
        x += chance.uniform(34, 74)
    upper.append((WIDE + 4, y - width / 2))
    lower.append((WIDE + 4, y + width / 2))
    return poly(" ".join(f"{x:.1f},{y:.1f}" for x, y in (*upper, *reversed(lower))))


def _veins(grain: Grain, chance: random.Random) -> Iterator[Region]:
    """Yield the broad tapering bands of the second tone of a board."""
    high = grain.board.height
    for across in (0.2, 0.5, 0.8):
        x = chance.uniform(-420, -60)
        while x < WIDE:
            length = chance.uniform(340, 720)
            y = grain.top + high * (across + chance.uniform(-0.07, 0.07))
            yield grain.mark(x, y, length, chance.uniform(0.07, 0.15) * high, (0, 0.7, 1, 0.55, 0))
            x += length * chance.uniform(0.9, 1.3)


def _marks(grain: Grain, chance: random.Random) -> Iterator[Region]:
    """Yield the marks of the gouge: groups of strokes that swell at once and run out, and a few short cuts.

    They are closer at the lower edge of a board, which turns away from the light.
    """
    high = grain.board.height
    rows = max(4, round(high / ROW))
    for row in range(rows):
        y = grain.top + high * (row + 0.6) / rows
        low = row >= rows - 2
        x = chance.uniform(-120, 160)
        while x < WIDE:
            for _ in range(chance.randint(1, 3)):
                length = chance.uniform(46, 150) * (1.2 if low else 1.0)
                across = y + chance.uniform(-4.5, 4.5)
                taper = (0.1, 1, 0.7, 0.35, 0) if chance.random() < 0.6 else (0, 0.35, 0.7, 1, 0.1)
                yield grain.mark(x, across, length, chance.uniform(1.9, 3.3), taper)
                x += chance.uniform(0.45, 0.9) * length
            x += chance.uniform(90, 230) if low else chance.uniform(230, 560)


def _flames(top: float, board: Board, chance: random.Random) -> Iterator[tuple[Region, bool]]:
    """Yield the flames of a board, one in the other, and whether each is light."""
    high = board.height
    middle = top + high * chance.uniform(0.47, 0.53)
    turned = 1.0 if board.leftwards else -1.0
    start = chance.uniform(-0.7, -0.3) * FLAME
    while start < WIDE + 0.4 * FLAME:
        length = FLAME * chance.uniform(0.85, 1.15)
        for inner, (tip, half) in enumerate(((0.0, 0.39), (0.13, 0.27), (0.25, 0.18), (0.36, 0.09))):
            far = [tip + (1 - tip) * part for part in (0.0, 0.05, 0.16, 0.36, 0.62, 0.84, 1.0)]
            wide = (0.0, 0.34, 0.62, 0.92, 1.0, 0.66, 0.0)
            sides = [
                (part, half * high * side * chance.uniform(0.92, 1.06))
                for part, side in zip(far, wide, strict=True)
            ]
            path = [
                *((part, -side) for part, side in sides),
                *((part, side) for part, side in sides[-2:0:-1]),
            ]
            points = (
                (start + length * (part if turned > 0 else 1 - part), middle + side) for part, side in path
            )
            yield poly(" ".join(f"{x:.1f},{y:.1f}" for x, y in points)), bool(inner % 2)
        start += length * chance.uniform(1.02, 1.2)


def _hollow(grain: Grain, knot: tuple[float, float, float]) -> Region:
    """Return the eye of the second tone around a knot."""
    along, across, size = knot
    x, y = along * WIDE, grain.top + across * grain.board.height
    half, high = 92 * size, 23 * size
    return poly(
        f"{x - half},{y} {x - 0.5 * half},{y - 0.5 * high} {x - 0.2 * half},{y - 0.93 * high} {x},{y - high} "
        f"{x + 0.2 * half},{y - 0.93 * high} {x + 0.5 * half},{y - 0.5 * high} {x + half},{y} "
        f"{x + 0.5 * half},{y + 0.5 * high} {x + 0.2 * half},{y + 0.93 * high} {x},{y + high} "
        f"{x - 0.2 * half},{y + 0.93 * high} {x - 0.5 * half},{y + 0.5 * high}"
    )


def _joint(art: Picture, x: float, top: float, high: float, timber: Timber) -> None:
    """Draw the seam where two boards meet end to end, with one nail on both sides."""
    art.lay(poly(f"{x},{top} {x + 3},{top} {x + 2.2},{top + high} {x + 0.4},{top + high}"), timber.ink)
    art.lay(box(x + 3.2, top + 2, x + 4.8, top + high - 2), timber.edge)
    for side, part in ((-13, 0.28), (17, 0.7)):
        y = top + part * high
        art.lay(ellipse(x + side + 0.9, y + 1.1, 4.2, 4.0).simplify(0.3), timber.ink)
        art.lay(ellipse(x + side - 0.3, y - 0.3, 2.5, 2.3).simplify(0.3), timber.edge)


def _knot(
    art: Picture, grain: Grain, knot: tuple[float, float, float], timber: Timber, chance: random.Random
) -> None:
    """Draw the ring where a branch grew, its heart of ink, and the cracks in it."""
    along, across, size = knot
    x, y = along * WIDE, grain.top + across * grain.board.height
    turned = chance.uniform(-10, 10)
    ring = ellipse(x, y, 27 * size, 13 * size, turned)
    hole = ellipse(x - 1.6 * size, y - 1.0 * size, 23.5 * size, 10.4 * size, turned)
    art.lay(ring.difference(hole).simplify(0.3), timber.cut)
    art.lay(ellipse(x, y, 11 * size, 5.6 * size, turned).simplify(0.3), timber.ink)
    cracks = []
    for angle in (chance.uniform(5, 40), chance.uniform(150, 200), chance.uniform(250, 320)):
        lean = math.radians(angle)
        tip = (x + 21 * size * math.cos(lean), y + 9 * size * math.sin(lean))
        cracks.append(brush(nodes(f"{x:.1f},{y:.1f} {tip[0]:.1f},{tip[1]:.1f}"), 3.4 * size, (1, 0)))
    art.lay(unite(cracks), timber.ink)

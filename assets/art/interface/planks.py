"""Planks of a table top: boards of four cuts, each with the grain that its place in the tree gives it."""

import math
import random
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from shapely.geometry import box

from woodcut.geometry import Region, brush, circle, ellipse, nodes
from woodcut.picture import Picture

SIZE: Final = (1280, 800)
WIDE: Final = float(SIZE[0])
STEP: Final = 9.0
"""Distance of the points of a line of grain."""
ARCH: Final = 58.0
"""Distance of the tips of two arches, on the mean."""
LONGEST: Final = 470.0
"""How long an arch is."""


QUIET: Final = 0.36
"""How far all lines go towards the colour of their board: cards, plates and piles lie in front of them."""


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
    """One kind of wood: its boards from the top, its grain, its knots, its gaps, and how it grew."""

    boards: tuple[Board, ...]
    grain: tuple[str, ...]
    ring: str
    heart: str
    gap: str
    edge: str
    streak: str
    lines: float
    seed: int


WALNUT: Final = Timber(
    boards=(
        Board("#6f4526", 118, Cut.STRAIGHT, joint=0.41),
        Board("#784c2b", 150, Cut.KNOTTY, knots=((0.925, 0.36, 1.25), (0.12, 0.6, 0.9), (0.55, 0.5, 0.8))),
        Board("#673e1f", 128, Cut.CURLY),
        Board("#754a29", 178, Cut.ARCHED),
        Board("#6a4122", 104, Cut.KNOTTY, knots=((0.235, 0.55, 1.05), (0.815, 0.4, 0.7)), joint=0.345),
        Board("#764b2a", 122, Cut.ARCHED, leftwards=False, joint=0.72),
    ),
    grain=("#5f3a1e", "#5a361b", "#84562f", "#633d20"),
    ring="#54321a",
    heart="#43270f",
    gap="#482a15",
    edge="#885b35",
    streak="#5a351a",
    lines=9.5,
    seed=3,
)
BEECH: Final = Timber(
    boards=(
        Board("#b98b58", 132, Cut.STRAIGHT),
        Board("#bf9160", 96, Cut.ARCHED, joint=0.9),
        Board("#b38552", 158, Cut.KNOTTY, knots=((0.93, 0.5, 0.95), (0.07, 0.4, 0.7))),
        Board("#bd8f5c", 114, Cut.CURLY),
        Board("#b58753", 172, Cut.ARCHED, leftwards=False, joint=0.315),
        Board("#c09260", 128, Cut.KNOTTY, knots=((0.27, 0.4, 0.85), (0.76, 0.62, 0.65)), joint=0.61),
    ),
    grain=("#ad7f4d", "#aa7c4a", "#c79b69", "#b08250"),
    ring="#a37544",
    heart="#8d6034",
    gap="#8d6237",
    edge="#d0a676",
    streak="#aa7c4a",
    lines=10.0,
    seed=15,
)
BOG_OAK: Final = Timber(
    boards=(
        Board("#262122", 168, Cut.ARCHED, leftwards=False, joint=0.6),
        Board("#2d2829", 112, Cut.STRAIGHT),
        Board("#221d1e", 150, Cut.KNOTTY, knots=((0.08, 0.55, 1.15), (0.94, 0.4, 1.0))),
        Board("#292425", 206, Cut.CURLY),
        Board("#251f20", 164, Cut.KNOTTY, knots=((0.24, 0.35, 1.2), (0.78, 0.6, 0.85)), joint=0.68),
    ),
    grain=("#1e191a", "#332d2e", "#201b1c", "#2f292a"),
    ring="#191415",
    heart="#120e0e",
    gap="#100d0d",
    edge="#3d3637",
    streak="#1f1a1b",
    lines=10.0,
    seed=5,
)


def _towards(colour: str, ground: str, part: float) -> str:
    """Return a colour a part of the way towards another one."""
    mixed = (
        round(int(colour[at : at + 2], 16) * (1 - part) + int(ground[at : at + 2], 16) * part)
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{value:02x}" for value in mixed)


def quiet(timber: Timber) -> Timber:
    """Return the timber with less contrast between its boards, and between them and their lines."""
    middle = timber.boards[len(timber.boards) // 2].colour
    boards = tuple(board._replace(colour=_towards(board.colour, middle, QUIET)) for board in timber.boards)
    return timber._replace(
        boards=boards,
        grain=tuple(_towards(one, middle, QUIET) for one in timber.grain),
        ring=_towards(timber.ring, middle, QUIET),
        heart=_towards(timber.heart, middle, QUIET),
        gap=_towards(timber.gap, middle, QUIET),
        edge=_towards(timber.edge, middle, QUIET),
        streak=_towards(timber.streak, middle, QUIET),
    )


def wood(timber: Timber) -> Picture:
    """Boards of unequal width and cut, quiet enough to lay cards on; the cloth covers their middle."""
    chance = random.Random(timber.seed)
    art = Picture()
    top = 0.0
    for board in timber.boards:
        area = box(0, top, WIDE, top + board.height)
        art.lay(area, board.colour)
        if board.cut is Cut.CURLY:
            art.lay(_streak(top, board, chance).intersection(area), timber.streak)
        for stroke in _grain(top, board, timber, chance):
            art.lay(stroke.intersection(area), chance.choice(timber.grain))
        for along, across, size in board.knots:
            _knot(art, (along * WIDE, top + across * board.height), size, timber, chance)
        top += board.height
    top = 0.0
    for board in timber.boards:
        low = top + board.height
        art.lay(box(0, low - 2.8, WIDE, low), timber.gap)
        art.lay(box(0, top, WIDE, top + 1.5), timber.edge)
        if board.joint is not None:
            _joint(art, board.joint * WIDE, top, board.height, timber)
        top = low
    return art


def _grain(top: float, board: Board, timber: Timber, chance: random.Random) -> Iterator[Region]:
    """Yield the lines of grain of a board."""
    if board.cut is Cut.ARCHED:
        yield from _arches(top, board, chance)
        return
    lines = round(board.height / timber.lines)
    wave = chance.uniform(0, math.tau)
    for row in range(lines):
        y = top + board.height * (row + 0.5) / lines + chance.uniform(-2.5, 2.5)
        match board.cut:
            case Cut.CURLY:
                yield _line(_curls(y, wave + 0.16 * row, chance), chance.uniform(1.4, 3.6))
            case Cut.KNOTTY:
                yield _line(_around_knots(y, top, board, chance), chance.uniform(1.2, 3.4))
            case _:
                yield from _pores(y, chance)


def _line(points: Sequence[tuple[float, float]], width: float) -> Region:
    path = nodes(" ".join(f"{x:.1f},{y:.1f}" for x, y in points))
    return brush(path, width, (0.6, 1, 0.3, 1, 0.5), step=STEP)


def _pores(y: float, chance: random.Random) -> Iterator[Region]:
    """Yield the pieces of a straight line of grain, with the short pores of the wood between them."""
    x = chance.uniform(-160, 0)
    while x < WIDE:
        length = chance.uniform(240, 520)
        drift = chance.uniform(-2.2, 2.2)
        points = f"{x:.1f},{y:.1f} {x + length / 2:.1f},{y + drift:.1f} {x + length:.1f},{y + drift / 2:.1f}"
        yield brush(nodes(points), chance.uniform(1.2, 2.6), (0, 1, 0.6, 1, 0), step=STEP)
        x += length + chance.uniform(14, 60)


def _curls(y: float, wave: float, chance: random.Random) -> list[tuple[float, float]]:
    """Return a line that goes up and down with its neighbours."""
    return [
        (x, y + 6.5 * math.sin(x / 47 + wave) + 3 * math.sin(x / 101 + 2 * wave) + chance.uniform(-1, 1))
        for x in range(-30, SIZE[0] + 60, 30)
    ]


def _around_knots(y: float, top: float, board: Board, chance: random.Random) -> list[tuple[float, float]]:
    """Return a line that is pushed aside by the knots of its board."""
    points = []
    x = -20.0
    while x < WIDE + 60:
        bend = 0.0
        for along, across, size in board.knots:
            away = y - (top + across * board.height)
            pull = math.exp(-(((x - along * WIDE) / (58 * size)) ** 2)) * math.exp(-abs(away) / (38 * size))
            bend += (21 if away >= 0 else -21) * size * pull
        points.append((x, y + bend + chance.uniform(-2.2, 2.2)))
        x += chance.uniform(34, 60)
    return points


def _arches(top: float, board: Board, chance: random.Random) -> Iterator[Region]:
    """Yield the arches of a board from the middle of the trunk, between straight lines at its edges."""
    high = board.height
    middle = top + high * chance.uniform(0.46, 0.54)
    for across in (0.05, 0.1, 0.9, 0.95):
        yield from _pores(top + across * high, chance)
    tip = chance.uniform(0, ARCH) - LONGEST
    number = 0
    while tip < WIDE + LONGEST:
        half = [
            (far, 0.385 * high * (1 - math.exp(-math.sqrt(far) / 9.5)))
            for far in (5.0, 14.0, 34.0, 75.0, 140.0, 0.62 * LONGEST, LONGEST * chance.uniform(0.8, 1.0))
        ]
        ends = [(far, side + chance.uniform(-1.5, 1.5)) for far, side in half]
        path = [*((far, -side) for far, side in reversed(ends)), (0.0, 0.0), *ends]
        turned = 1.0 if board.leftwards else -1.0
        yield brush(
            nodes(" ".join(f"{tip + turned * far:.1f},{middle + side:.1f}" for far, side in path)),
            chance.uniform(3.2, 4.4) if number % 3 == 0 else chance.uniform(1.5, 2.8),
            (0, 0.7, 1, 1, 1, 0.7, 0),
            step=STEP,
        )
        tip += ARCH * chance.uniform(0.7, 1.3)
        number += 1


def _streak(top: float, board: Board, chance: random.Random) -> Region:
    """Return the dark stripe of heartwood along a board."""
    y = top + board.height * chance.uniform(0.55, 0.7)
    points = [(x, y + 9 * math.sin(x / 130 + 1)) for x in map(float, range(-30, SIZE[0] + 90, 60))]
    return _line(points, 0.3 * board.height)


def _joint(art: Picture, x: float, top: float, high: float, timber: Timber) -> None:
    """Draw the gap where two boards meet end to end, with a pair of pegs on both sides."""
    art.lay(box(x, top, x + 2.8, top + high - 2.8), timber.gap)
    art.lay(box(x + 2.8, top + 1.5, x + 4.2, top + high - 2.8), timber.edge)
    for side in (-11, 14):
        for y in (top + 0.24 * high, top + 0.76 * high):
            art.lay(circle(x + side + 0.5, y + 0.8, 3.2, 20), timber.gap)
            art.lay(circle(x + side, y, 2.6, 20), timber.ring)


def _knot(
    art: Picture, centre: tuple[float, float], size: float, timber: Timber, chance: random.Random
) -> None:
    """Draw the rings where a branch grew, its dark heart, and the cracks in it."""
    x, y = centre
    turned = chance.uniform(-12, 12)
    for ring in range(5):
        outline = ellipse(x, y, (31 - ring * 6) * size, (14.5 - ring * 2.6) * size, turned)
        art.lay(outline.difference(outline.buffer(-1.5 - 0.3 * ring)), timber.ring)
    art.lay(ellipse(x, y, 6.2 * size, 3.8 * size, turned), timber.heart)
    for angle in (chance.uniform(10, 60), chance.uniform(130, 190), chance.uniform(240, 320)):
        lean = math.radians(angle)
        tip = (x + 15 * size * math.cos(lean), y + 6.5 * size * math.sin(lean))
        art.lay(brush(nodes(f"{x:.1f},{y:.1f} {tip[0]:.1f},{tip[1]:.1f}"), 2.4, (1, 0)), timber.heart)

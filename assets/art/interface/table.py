"""Table tops: planks as SVG, felts as seamless tiles, one plain; and the place of a pile without cards."""

import random
from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from shapely.geometry import box

from interface.palette_png import Colour, palette_png
from woodcut.geometry import Region, blob, brush, circle, ellipse, limb, nodes, rounded, unite
from woodcut.picture import Picture

SIZE = (1280, 800)
FELT_SIDE = 512
FELTS: dict[str, Colour] = {"felt": (30, 92, 62), "felt_blue": (33, 64, 106)}
DEEPEST = 14
"""How far a fibre of felt is darker or lighter than the cloth."""
STEP = 2
"""By how much the tones of a felt differ: few tones make a small file."""


class Timber(NamedTuple):
    """One kind of wood: its planks from the top as (colour, height), its grain, its gaps, and how it grew."""

    planks: tuple[tuple[str, float], ...]
    grain: tuple[str, ...]
    ring: str
    heart: str
    gap: str
    edge: str
    lines: float
    knots: tuple[tuple[int, float, float], ...]
    joints: tuple[tuple[int, float], ...]
    seed: int


WALNUT = Timber(
    planks=(
        ("#6f4526", 104),
        ("#784c2b", 168),
        ("#69401f", 122),
        ("#744928", 190),
        ("#6c4323", 96),
        ("#75492a", 120),
    ),
    grain=("#5f3a1e", "#5a361b", "#84562f", "#633d20"),
    ring="#54321a",
    heart="#472a15",
    gap="#482b16",
    edge="#875a35",
    lines=9.5,
    knots=((1, 0.47, 1.25), (3, 0.30, 1.0), (5, 0.62, 0.8)),
    joints=((0, 0.41), (2, 0.58), (4, 0.34), (5, 0.72)),
    seed=3,
)
BEECH = Timber(
    planks=(
        ("#b98b58", 132),
        ("#c09260", 94),
        ("#b48653", 156),
        ("#bd8f5c", 112),
        ("#b68955", 178),
        ("#bb8d5a", 128),
    ),
    grain=("#ab7d4b", "#a87a48", "#c79b69", "#b08250"),
    ring="#a17342",
    heart="#93663a",
    gap="#8b6036",
    edge="#d0a676",
    lines=9.5,
    knots=((2, 0.5, 0.8),),
    joints=((1, 0.56), (3, 0.38), (4, 0.61), (5, 0.33)),
    seed=15,
)
BOG_OAK = Timber(
    planks=(
        ("#262122", 176),
        ("#2a2526", 118),
        ("#231e1f", 148),
        ("#282324", 206),
        ("#252021", 152),
    ),
    grain=("#1e191a", "#322c2d", "#201b1c", "#2f292a"),
    ring="#1b1617",
    heart="#171313",
    gap="#131010",
    edge="#393233",
    lines=10.0,
    knots=((1, 0.36, 1.1), (3, 0.57, 1.3)),
    joints=((0, 0.6), (2, 0.43), (4, 0.68)),
    seed=5,
)


def tables() -> dict[str, Callable[[], str]]:
    """What draws each table top of SVG by its name."""
    timbers = {"wood": WALNUT, "wood_light": BEECH, "dark": BOG_OAK}
    drawn: dict[str, Callable[[], str]] = {name: partial(_wood_svg, each) for name, each in timbers.items()}
    return drawn | {"contrast": contrast, "empty_pile": empty_pile}


def felts() -> dict[str, Callable[[], bytes]]:
    """What makes each felt, a seamless tile, by its name."""
    return {name: partial(felt, colour) for name, colour in FELTS.items()}


def _wood_svg(timber: Timber) -> str:
    return wood(timber).svg(*SIZE, wobble=0)


def wood(timber: Timber) -> Picture:
    """Planks of unequal width, quiet enough to lay cards on; the cloth covers most of their joints."""
    width = SIZE[0]
    chance = random.Random(timber.seed)
    art = Picture()
    top = 0.0
    tops = []
    for number, (ground, high) in enumerate(timber.planks):
        board = box(0, top, width, top + high)
        tops.append((top, high))
        art.lay(board, ground)
        knots = [
            (x * width, top + high * 0.5 + chance.uniform(-0.12, 0.12) * high, size)
            for plank, x, size in timber.knots
            if plank == number
        ]
        lines = round(high / timber.lines)
        for row in range(lines):
            y = top + high * (row + 0.5) / lines + chance.uniform(-3, 3)
            stroke = _grain(y, width, knots, chance)
            art.lay(stroke.intersection(board), chance.choice(timber.grain))
        for x, y, size in knots:
            _knot(art, (x, y), size, timber)
        top += high
    for number, (top, high) in enumerate(tops):
        art.lay(box(0, top + high - 2.6, width, top + high), timber.gap)
        art.lay(box(0, top, width, top + 1.4), timber.edge)
        for plank, x in timber.joints:
            if plank == number:
                _joint(art, x * width, top, high, timber)
    return art


def _joint(art: Picture, x: float, top: float, high: float, timber: Timber) -> None:
    """Draw the gap where two planks meet end to end, with a pair of pegs on both sides."""
    art.lay(box(x, top, x + 2.8, top + high - 2.6), timber.gap)
    art.lay(box(x + 2.8, top + 1.4, x + 4.2, top + high - 2.6), timber.edge)
    for side in (-11, 14):
        for y in (top + 0.24 * high, top + 0.76 * high):
            art.lay(circle(x + side + 0.5, y + 0.8, 3.2, 20), timber.gap)
            art.lay(circle(x + side, y, 2.6, 20), timber.ring)


def _knot(art: Picture, centre: tuple[float, float], size: float, timber: Timber) -> None:
    """Draw the rings where a branch grew."""
    for ring in range(4):
        outline = ellipse(*centre, (26 - ring * 6) * size, (11 - ring * 2.6) * size, 4)
        art.lay(outline.difference(outline.buffer(-1.7)), timber.ring)
    art.lay(ellipse(*centre, 4.5 * size, 2.4 * size, 4), timber.heart)


def _grain(y: float, width: float, knots: list[tuple[float, float, float]], chance: random.Random) -> Region:
    """One line of the grain, bent around the knots of its plank."""
    x = -20.0
    words = [f"{x},{y}"]
    while x < width + 20:
        x += chance.uniform(70, 130)
        bend = 0.0
        for across, down, size in knots:
            away = y - down
            pull = max(0.0, 1 - abs(x - across) / (110 * size)) * max(0.0, 1 - abs(away) / (46 * size))
            bend += (18 if away >= 0 else -18) * size * pull
        words.append(f"{x},{y + bend + chance.uniform(-4, 4)}")
    return brush(nodes(" ".join(words)), chance.uniform(1.2, 3.6), (0.6, 1, 0.3, 1, 0.5), step=9)


def contrast() -> str:
    """One deep colour and nothing else: cards stand out as far as they can."""
    art = Picture()
    art.lay(box(0, 0, *SIZE), "#07141f")
    return art.svg(*SIZE, wobble=0)


def empty_pile() -> str:
    """The place of a pile without cards, white to be tinted: a dashed outline with a small broom."""
    art = Picture()
    outline = rounded(2.5, 2.5, 55, 95, 7)
    line = outline.difference(outline.buffer(-2.2))
    corners = unite(box(x, y, x + 9, y + 9) for x in (0, 51) for y in (0, 91))
    sides = unite((box(0, 9, 9, 91), box(51, 9, 60, 91))).intersection(
        unite(box(0, y, 60, y + 5.5) for y in range(12, 90, 11))
    )
    ends = unite((box(9, 0, 51, 9), box(9, 91, 51, 100))).intersection(
        unite(box(x, 0, x + 5.5, 100) for x in range(12, 52, 11))
    )
    art.lay(line.intersection(unite((corners, sides, ends))), "#ffffff")
    with art.at(31, 48, turned=24):
        bristles = blob("-5,6! -11,16 -16,30! -8,28 0,31! 8,28 16,30! 11,16 5,6!")
        cuts = [brush(f"{x * 0.35},13 {x},29", 1.6, (0.4, 1)) for x in (-9, -3, 3, 9)]
        art.add(
            limb("0,-28,1.9 0,6,1.9").union(bristles).difference(unite((*cuts, box(-9, 8.5, 9, 10.3)))),
            "#ffffff",
        )
    return art.svg(60, 100, wobble=0)


def felt(cloth: Colour) -> bytes:
    """A seamless tile of cloth as PNG; all cloths have the same fibres."""
    shades = range(-DEEPEST, DEEPEST + 1, STEP)
    palette = [(cloth[0] + tone, cloth[1] + tone, cloth[2] + tone) for tone in shades]
    return palette_png(FELT_SIDE, _fibres(), palette)


@cache
def _fibres() -> tuple[bytes, ...]:
    """Noise smeared along both diagonals and wrapped at the edges, so that no seam shows."""
    chance = random.Random(1)
    side = FELT_SIDE
    noise = [[chance.gauss(0, 1) for _ in range(side)] for _ in range(side)]
    rows = []
    for y in range(side):
        row = bytearray()
        for x in range(side):
            fibre = sum(noise[(y + i) % side][(x + i) % side] for i in range(-3, 4)) / 7
            cross = sum(noise[(y + i) % side][(x - i) % side] for i in range(-2, 3)) / 5
            tone = max(-DEEPEST, min(DEEPEST, round(8 * fibre + 4.8 * cross)))
            row.append((tone + DEEPEST) // STEP)
        rows.append(bytes(row))
    return tuple(rows)

"""Table tops: planks as SVG, felts as seamless tiles, two without a pattern's unrest, and the light above."""

import random
from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from shapely.geometry import box

from interface.palette_png import Colour, palette_png
from woodcut.geometry import Region, brush, ellipse, nodes
from woodcut.picture import Picture

SIZE = (1280, 800)
FELT_SIDE = 512
FELTS: dict[str, Colour] = {"felt": (30, 92, 62), "felt_blue": (33, 64, 106)}
DEEPEST = 14
"""How far a fibre of felt is darker or lighter than the cloth."""
STEP = 2
"""By how much the tones of a felt differ: few tones make a small file."""


class Timber(NamedTuple):
    """One kind of wood: its planks, the lines of its grain, its gaps, and how it grew."""

    planks: tuple[str, ...]
    grain: tuple[str, ...]
    ring: str
    heart: str
    gap: str
    edge: str
    lines: int
    knots: bool
    seed: int


WALNUT = Timber(
    planks=("#6f4526", "#784c2b", "#69401f", "#744928", "#6c4323"),
    grain=("#5f3a1e", "#5a361b", "#84562f", "#633d20"),
    ring="#54321a",
    heart="#472a15",
    gap="#482b16",
    edge="#875a35",
    lines=17,
    knots=True,
    seed=3,
)
BEECH = Timber(
    planks=("#b98b58", "#c09260", "#b48653", "#bd8f5c", "#b68955", "#bb8d5a"),
    grain=("#ab7d4b", "#a87a48", "#c79b69", "#b08250"),
    ring="#a17342",
    heart="#93663a",
    gap="#8b6036",
    edge="#d0a676",
    lines=14,
    knots=False,
    seed=15,
)
BOG_OAK = Timber(
    planks=("#262122", "#2a2526", "#231e1f", "#282324"),
    grain=("#1e191a", "#322c2d", "#201b1c", "#2f292a"),
    ring="#1b1617",
    heart="#171313",
    gap="#131010",
    edge="#393233",
    lines=20,
    knots=True,
    seed=5,
)


def tables() -> dict[str, Callable[[], str]]:
    """What draws each table top of SVG, and the light above all, by its name."""
    timbers = {"wood": WALNUT, "wood_light": BEECH, "dark": BOG_OAK}
    drawn: dict[str, Callable[[], str]] = {name: partial(_wood_svg, each) for name, each in timbers.items()}
    return drawn | {"contrast": contrast, "light": light}


def felts() -> dict[str, Callable[[], bytes]]:
    """What makes each felt, a seamless tile, by its name."""
    return {name: partial(felt, colour) for name, colour in FELTS.items()}


def _wood_svg(timber: Timber) -> str:
    return wood(timber).svg(*SIZE, wobble=0)


def wood(timber: Timber) -> Picture:
    """Planks quiet enough to lay cards on."""
    width, height = SIZE
    chance = random.Random(timber.seed)
    high = height / len(timber.planks)
    art = Picture()
    for plank, ground in enumerate(timber.planks):
        top = plank * high
        board = box(0, top, width, top + high)
        art.lay(board, ground)
        knot = (chance.uniform(140, width - 140), top + high / 2 + chance.uniform(-22, 22))
        for row in range(timber.lines):
            y = top + high * (row + 0.5) / timber.lines + chance.uniform(-3, 3)
            stroke = _grain(y, width, knot, chance)
            tone = chance.choice(timber.grain)
            art.lay(stroke.intersection(board), tone)
        if timber.knots:
            _knot(art, knot, timber)
        joint = chance.uniform(220, width - 220)
        art.lay(box(joint, top, joint + 2.4, top + high), timber.gap)
        art.lay(box(joint + 2.4, top, joint + 3.6, top + high), timber.edge)
    for plank in range(len(timber.planks)):
        art.lay(box(0, (plank + 1) * high - 2.6, width, (plank + 1) * high), timber.gap)
        art.lay(box(0, plank * high, width, plank * high + 1.4), timber.edge)
    return art


def _knot(art: Picture, centre: tuple[float, float], timber: Timber) -> None:
    """Draw the rings where a branch grew."""
    for ring in range(4):
        outline = ellipse(*centre, 26 - ring * 6, 11 - ring * 2.6)
        art.lay(outline.difference(outline.buffer(-1.7)), timber.ring)
    art.lay(ellipse(*centre, 4.5, 2.4), timber.heart)


def _grain(y: float, width: float, knot: tuple[float, float], chance: random.Random) -> Region:
    """One line of the grain, bent around the knot of its plank."""
    x = -20.0
    words = [f"{x},{y}"]
    while x < width + 20:
        x += chance.uniform(70, 130)
        away = y - knot[1]
        pull = max(0.0, 1 - abs(x - knot[0]) / 110) * max(0.0, 1 - abs(away) / 46)
        bend = (18 if away >= 0 else -18) * pull
        words.append(f"{x},{y + bend + chance.uniform(-4, 4)}")
    return brush(nodes(" ".join(words)), chance.uniform(1.2, 3.6), (0.6, 1, 0.3, 1, 0.5), step=9)


def contrast() -> str:
    """One deep colour and nothing else: cards stand out as far as they can."""
    art = Picture()
    art.lay(box(0, 0, *SIZE), "#07141f")
    return art.svg(*SIZE, wobble=0)


def light() -> str:
    """A pool of lamp light: clear in the middle, dark towards the corners; laid over any table top."""
    stops = ((0, 0.0), (45, 0.0), (75, 0.22), (100, 0.5))
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">',
        '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="320" cy="165" r="390">',
        *(f'<stop offset="{at}%" stop-color="#120a05" stop-opacity="{dark}"/>' for at, dark in stops),
        "</radialGradient></defs>",
        '<path fill="url(#g)" d="M0 0h640v360h-640z"/>',
        "</svg>\n",
    ]
    return "\n".join(lines)


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

"""Busts as trunks: made longer, cut in below the armpits, and sagging after a loss."""

import math
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from shapely import transform

from interface.endings.limbs import Arms
from interface.endings.stage import MIDDLE, Stage
from woodcut.geometry import Region, blob, clean, move, union, unite
from woodcut.palette import INK
from woodcut.pattern import Hatch, shadow_comb
from woodcut.picture import Layer, Picture

CHEST, STRETCH = 268.0, 9.0
"""What is below this height in a portrait is stretched, so that a bust becomes a half-figure."""
ENDS = CHEST + 5
"""What ends above this height does not reach the table, and keeps its size."""
OUTLINE = 5.0
"""No outline of a bust is so wide."""
ROUND = 9.0
"""The radius of the ends of shoulders."""
STROKE, NARROW = 60.0, 1.7
"""Smaller strokes on the cloth of a bust, and thinner ones, are folds, which arms would cut."""
NECK, THROAT = 226.0, 196.0
"""Between these heights a bust moves less and less with the head."""
COMB = Hatch(angle=16, spacing=5.8, length=15, width=1.6)
"""The hatching on the shadow side of a trunk."""

Places = npt.NDArray[np.float64]
Bend = Callable[[Places], Places]


class Sag(NamedTuple):
    """How far shoulders drop at their ends, and how far a head sinks, moves to the right and turns."""

    shoulders: float = 0.0
    down: float = 0.0
    across: float = 0.0
    turned: float = 0.0


def put_trunk(art: Stage, person: Picture, arms: Arms, sag: Sag, hoops: tuple[str, str] | None) -> None:
    """Put a bust on a stage, whose trunk and cloth are then known."""

    def bent(places: Places) -> Places:
        return _sagging(_longer(places), arms, sag)

    def bent_whole(places: Places) -> Places:
        return _sagging(places, arms, sag)

    layers = [
        Layer(
            transform(layer.region, bent_whole if layer.region.bounds[3] < ENDS else bent),
            layer.fill,
            layer.rigid,
        )
        for layer in person.layers
    ]
    _outlines(layers, person.layers)
    found = [
        number
        for number, layer in enumerate(layers)
        if layer.fill == arms.fill and layer.region.bounds[3] > 330
    ]
    if not found:
        for layer in layers:
            art.lay(art.here(clean(layer.region)), layer.fill)
        return
    at = max(found, key=lambda number: layers[number].region.area)
    bust = clean(layers[at].region)
    trunk = bust.intersection(_waist(arms, sag)).buffer(-ROUND).buffer(ROUND + 1.0)
    for layer in layers[: at - 1]:
        art.lay(art.here(clean(layer.region)), layer.fill)
    art.shape(trunk, arms.fill, ink=3.4, shade=arms.dark, shift=(-7, -3))
    inner = art.here(trunk).buffer(-1.2)
    art.lay(shadow_comb(inner, COMB).intersection(inner), arms.over)
    if hoops is None:
        _creases(art, arms, inner)
    art.trunk = clean(art.here(trunk))
    art.cloth = art.trunk
    inside = trunk.buffer(-1.1)
    hoop = hoops[1] if hoops else None
    for number, layer in enumerate(layers[at + 1 :]):
        region = clean(layer.region)
        if number < 2 and (layer.fill == arms.dark or _hatching(layer)):
            continue
        if layer.fill == arms.dark and _stroke(person.layers[at + 1 + number].region):
            continue
        if layer.fill == hoop and hoops is not None:
            region = _hoops(person.layers[at + 1 + number].region, bent).intersection(inside)
            hoop = None
        elif bust.buffer(2.0).contains(region):
            region = region.intersection(inside)
        art.lay(art.here(region), layer.fill)
        if layer.fill != arms.stripe:
            art.cloth = clean(art.cloth.difference(art.here(region)))


def _creases(art: Stage, arms: Arms, within: Region) -> None:
    """Cut the folds of a trunk: from the armpits to the middle, and soft ones that hang from the chest."""
    y, half = arms.y, arms.half
    for first, middle, last, low in (
        (-0.34, -0.42, -0.36, 44.0),
        (0.3, 0.42, 0.34, 32.0),
        (0.1, 0.12, 0.06, 66.0),
    ):
        hanging = (
            f"{MIDDLE + half * first:.1f},{y + low:.1f} {MIDDLE + half * middle:.1f},{y + low + 30:.1f} "
            f"{MIDDLE + half * last:.1f},{y + 110:.1f}"
        )
        art.line(hanging, 5.0, (0, 1, 0.6), arms.dark, within=within)
    for side, low, long in ((-1, 30.0, 17.0), (1, 30.0, 20.0), (1, 42.0, 13.0)):
        x = MIDDLE + side * (half - 20)
        crease = (
            f"{x:.1f},{y + low:.1f} {x - side * long * 0.55:.1f},{y + low + 3:.1f} "
            f"{x - side * long:.1f},{y + low + 9:.1f}"
        )
        art.line(crease, 2.4, (0.7, 1, 0), arms.over, within=within)


def _outlines(layers: list[Layer], before: list[Layer]) -> None:
    """Give the outlines of what was stretched their width back."""
    for number, (ink, shape) in enumerate(pairwise(before)):
        if ink.fill != INK or shape.fill == INK or ink.region.bounds[3] < ENDS:
            continue
        apart = max(abs(a - b) for a, b in zip(ink.region.bounds, shape.region.bounds, strict=True))
        if apart < OUTLINE:
            line = clean(layers[number + 1].region).buffer(OUTLINE / 2)
            layers[number] = Layer(union(line, move(line, 0.6, 0.9)), INK, ink.rigid)


def _stroke(region: Region) -> bool:
    return bool(region.area < STROKE or clean(region).buffer(-NARROW).is_empty)


def _hatching(layer: Layer) -> bool:
    return layer.fill == INK and len(getattr(layer.region, "geoms", ())) > 3


def _longer(places: Places) -> Places:
    y = places[:, 1]
    return np.stack((places[:, 0], np.where(y < CHEST, y, CHEST + (y - CHEST) * STRETCH)), axis=1)


def _sagging(places: Places, arms: Arms, sag: Sag) -> Places:
    """Drop the shoulders at their ends, and turn the head about the neck."""
    if sag == Sag():
        return places
    x, y = places[:, 0], places[:, 1]
    out = np.clip(np.abs(x - MIDDLE) / arms.half, 0.0, 1.3)
    drop = sag.shoulders * out**1.5
    share = np.clip((NECK - y) / (NECK - THROAT), 0.0, 1.0)
    share = share * share * (3 - 2 * share)
    angle = math.radians(sag.turned)
    dx, dy = x - MIDDLE, y - (NECK - 8)
    turned_x = dx * math.cos(angle) - dy * math.sin(angle) - dx + sag.across
    turned_y = dx * math.sin(angle) + dy * math.cos(angle) - dy + sag.down
    body = np.where(y > THROAT, drop * (1 - share), 0.0) + 0.35 * sag.down * (1 - share)
    return np.stack((x + share * turned_x, y + share * turned_y + body), axis=1)


def _waist(arms: Arms, sag: Sag) -> Region:
    """What of a bust is left below the armpits."""
    x, y = arms.shoulder
    y += arms.y + sag.shoulders
    r = arms.thick
    wide, low = x + r - 2, x - 5 + arms.belly
    return blob(
        f"{MIDDLE - 200},-200! {MIDDLE + 200},-200! {MIDDLE + 200},{y - 80}! {MIDDLE + wide + 3},{y - 26}! "
        f"{MIDDLE + wide},{y - 2} {MIDDLE + x + 3},{y + r + 6} "
        f"{MIDDLE + low},{y + 70} {MIDDLE + low + arms.belly * 0.3},480! "
        f"{MIDDLE - low - arms.belly * 0.3},480! {MIDDLE - low},{y + 70} {MIDDLE - x - 3},{y + r + 6} "
        f"{MIDDLE - wide},{y - 2} {MIDDLE - wide - 3},{y - 26}! {MIDDLE - 200},{y - 80}!"
    )


def _hoops(first: Region, bent: Bend) -> Region:
    """Level stripes from the first of a shirt down to the table."""
    _, top, _, _ = first.bounds
    rows = []
    for y in np.arange(top, 380, 16.0):
        xs = np.linspace(-60.0, 320.0, 60)
        upper = bent(np.stack((xs, np.full(60, _raised(y))), axis=1))
        lower = bent(np.stack((xs, np.full(60, _raised(y + 7.5))), axis=1))
        rows.append(blob(" ".join(f"{px:.1f},{py:.1f}!" for px, py in (*upper, *lower[::-1]))))
    return unite(rows)


def _raised(y: float) -> float:
    """The height in a portrait that is stretched to this one."""
    return float(y if y < CHEST else CHEST + (y - CHEST) / STRETCH)

"""What stands before something throws a flat shadow on it: hats on hair, chins on necks, hands on cheeks."""

from itertools import pairwise
from typing import NamedTuple

from woodcut.geometry import Region, clean, move, unite
from woodcut.palette import INK
from woodcut.picture import Layer, Picture

FALLS = (3.0, 8.0)
"""How far a shadow falls to the right and down, in card units."""
THIN = 3.4
"""Twice this width throws no shadow: strokes, rims of spectacles, tooth-picks."""
LEAST = 420.0
"""What is smaller throws none."""
SPECK = 9.0
"""Shadows that are smaller are left out."""


class _Form(NamedTuple):
    """Where a drawn shape is among the layers: its ink, its fill and, if it has one, its shade."""

    at: int
    ink: Region
    fill: Region
    shade: str | None
    end: int


def cast_shadows(art: Picture, start: int = 0, *, falls: tuple[float, float] = FALLS) -> None:
    """Lay the shadows of all shapes from layer `start` on upon the shaded shapes behind them."""
    forms = _forms(art.layers, start)
    silhouettes = [clean(form.ink.simplify(0.4)).buffer(-THIN).buffer(THIN) for form in forms]
    laid: list[tuple[int, Layer]] = []
    for number, form in enumerate(forms):
        if form.shade is None or form.fill.area < LEAST:
            continue
        before = [region for region in silhouettes[number + 1 :] if region.area > LEAST]
        if not before:
            continue
        cover = unite(before)
        dark = unite(move(region, *falls) for region in before).difference(cover.buffer(-1.5))
        shadow = _without_specks(dark.intersection(form.fill))
        if not shadow.is_empty:
            laid.append((form.end, Layer(shadow, form.shade)))
    for end, layer in reversed(laid):
        art.layers.insert(end, layer)


def _forms(layers: list[Layer], start: int) -> list[_Form]:
    """The shapes among the layers: a fill that lies upon its ink, and the shade upon the fill."""
    found = []
    for at, (ink, fill) in enumerate(pairwise(layers)):
        if at < start or ink.fill != INK or fill.fill == INK:
            continue
        outline, inside = clean(ink.region), clean(fill.region)
        if inside.is_empty or inside.area < 0.4 * outline.area or not _within(inside, outline):
            continue
        shade = None
        if at + 2 < len(layers) and layers[at + 2].fill != INK:
            rim = clean(layers[at + 2].region)
            if rim.area < 0.7 * inside.area and _within(rim, inside):
                shade = layers[at + 2].fill
        found.append(_Form(at, outline, inside, shade, at + (3 if shade else 2)))
    return found


def _within(small: Region, large: Region) -> bool:
    return bool(small.difference(large).area < 0.02 * small.area + 1)


def _without_specks(region: Region) -> Region:
    opened = region.buffer(-0.7).buffer(0.7)
    return unite(part for part in getattr(opened, "geoms", [opened]) if part.area > SPECK)

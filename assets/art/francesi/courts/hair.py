"""Hair and beards in the frame of a head, its eyes at y = 0: what lies behind a face, and what before it."""

from typing import NamedTuple

from woodcut.geometry import Region, blob, circle, discs, limb, nodes, union, unite
from woodcut.palette import INK, LIPS
from woodcut.picture import Picture


class Tint(NamedTuple):
    """A colour of hair, its shade, and the colour of the strands drawn in it."""

    base: str
    shade: str
    strand: str = INK


BROWN_HAIR = Tint("#7b4a26", "#52301a")
BLACK_HAIR = Tint("#3a2b23", "#1e1612", "#7a6150")
DARK_HAIR = Tint("#4d392d", "#2b1d16", "#a08068")
WHITE_HAIR = Tint("#e4ddd0", "#a99f8e")
RED_HAIR = Tint("#b5622a", "#7c3d16")
FAIR_HAIR = Tint("#d9962f", "#9c6318")
GREY_HAIR = Tint("#aeb0ad", "#75797a")


def mass(art: Picture, path: str, tint: Tint, strands: tuple[str, ...] = ()) -> None:
    """Draw a body of hair from its outline, with strands of ink in it."""
    region = blob(path)
    art.shape(region, tint.base, ink=2.6, shade=tint.shade, shift=(-4, -3))
    inside = art.here(region).buffer(-1)
    for strand in strands:
        art.line(strand, 1.8, (0, 1, 0.4), tint.strand, within=inside)


def curls(art: Picture, path: str, tint: Tint) -> None:
    """Draw a mass of round curls, given as discs, each with the line of its roll."""
    art.shape(discs(path, 28), tint.base, ink=2.6, shade=tint.shade, shift=(-4, -3))
    for disc in nodes(path):
        r = disc.radius
        art.line(
            f"{disc.x - r * 0.6},{disc.y + r * 0.3} {disc.x - r * 0.1},{disc.y - r * 0.5} "
            f"{disc.x + r * 0.5},{disc.y} {disc.x},{disc.y + r * 0.5}",
            1.6,
            (0.2, 1, 0.8, 0.1),
        )


def rolls(art: Picture, x: float, top: float, bottom: float, tint: Tint, *, wide: float = 9) -> None:
    """Draw a corkscrew curl that hangs from `top` to `bottom`."""
    count = max(2, round((bottom - top) / (wide * 1.25)))
    step = (bottom - top) / count
    for index in range(count):
        y = bottom - step * (index + 0.5)
        turn_width = wide * (0.72 + 0.28 * min(1.0, (index + 1) / 3))
        art.shape(
            blob(
                f"{x - turn_width},{y - 2} {x},{y - step * 0.8} {x + turn_width},{y - 4} "
                f"{x + turn_width},{y + 3} {x},{y + step * 0.75} {x - turn_width},{y + 5}"
            ),
            tint.base,
            ink=2.3,
            shade=tint.shade,
            shift=(-3, -3),
        )
        art.line(
            f"{x - turn_width * 0.5},{y + 1} {x},{y - 2} {x + turn_width * 0.6},{y - 3}",
            1.6,
            (0, 1, 0),
            tint.strand,
        )


def moustache(
    art: Picture, tint: Tint, *, reach: float = 26, lift: float = 0, thick: float = 4.6, middle: float = -8.5
) -> None:
    """Draw a moustache; `lift` turns its ends up."""
    left = limb(
        f"{middle},23.5,3 {middle - reach * 0.4},26,{thick} "
        f"{middle - reach * 0.75},{30 - lift * 0.6},{thick * 0.7} "
        f"{middle - reach},{28 - lift},1"
    )
    right = limb(
        f"{middle},23.5,3 {middle + reach * 0.5},26,{thick} "
        f"{middle + reach * 0.9},{30 - lift * 0.6},{thick * 0.7} "
        f"{middle + reach * 1.2},{28 - lift},1"
    )
    art.shape(union(left, right), tint.base, ink=2.2, shade=tint.shade, shift=(-1.5, -2))
    art.line(
        f"{middle - 2},24.5 {middle - reach * 0.45},27 {middle - reach * 0.8},{30 - lift * 0.6}",
        1.2,
        colour=tint.strand,
    )
    art.line(
        f"{middle + 2},24.5 {middle + reach * 0.5},27 {middle + reach * 0.9},{30 - lift * 0.6}",
        1.2,
        colour=tint.strand,
    )


def mouth(art: Picture, middle: float = -8.5) -> None:
    """Draw the lower lip that shows between moustache and beard."""
    art.add(blob(f"{middle - 8},31! {middle},29 {middle + 8},31! {middle + 4},35 {middle - 4},35"), LIPS)
    art.line(f"{middle - 9},31 {middle},32.2 {middle + 9},30.6", 1.8, (0.2, 1, 0.2))


def beard(art: Picture, outline: Region, tint: Tint, strands: tuple[str, ...]) -> None:
    """Draw a beard with wavy strands."""
    art.shape(outline, tint.base, ink=2.6, shade=tint.shade, shift=(-5, -3))
    inside = art.here(outline).buffer(-1.4)
    for strand in strands:
        art.line(strand, 2.1, (0.1, 1, 0.8, 0.1), tint.strand, within=inside)


def ringlets(places: str) -> Region:
    """The curly rim of a beard."""
    return unite(circle(node.x, node.y, node.radius, 22) for node in nodes(places))

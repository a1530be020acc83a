"""Sleeves that grow out of a trunk: one outline with it, and ink only where an arm lies over the body."""

import math
from typing import NamedTuple

from shapely import affinity
from shapely.geometry import LineString, box

from interface.endings.stage import MIDDLE, Stage
from woodcut.geometry import Node, Region, circle, clean, curve, limb, move, nodes, union, unite
from woodcut.palette import INK, SHADE

Place = tuple[float, float]
INK_WIDTH = 3.2
HEAVY = (0.9, 1.3)
"""The outline of a sleeve, and how far it is pulled to the lower right."""
JOINT = 8.0
"""The radius of the hollow between a sleeve and the trunk."""
SPECK = 36.0
"""What is left of a line with less area than this is not drawn."""
BAND, BETWEEN = 7.2, 16.0
"""Width and distance of the stripes around a sleeve."""


class Arms(NamedTuple):
    """How the arms of somebody look: the hands, the sleeves, and where the shoulders are.

    `stripe` is the colour of stripes around the sleeves, or `along` them, `cuff` that of the cuffs, `thick`
    the radius of the upper arm. The shoulders are `half` away from the middle, at the height `y`; the trunk
    below them is by `belly` wider than their middles. `over` is the colour of lines over the cloth.
    """

    skin: str
    fill: str
    dark: str
    half: float = 86.0
    y: float = 246.0
    stripe: str | None = None
    along: bool = False
    cuff: tuple[str, str] | None = None
    thick: float = 21.0
    shade: str | None = None
    belly: float = 0.0
    over: str = INK

    @property
    def dark_skin(self) -> str:
        """The shade of the hands, which for a skin is known."""
        return self.shade or SHADE[self.skin]

    @property
    def table(self) -> float:
        """How far what lies on the table is below the height of the shoulders."""
        return min(60.0, 302.0 - self.y)

    @property
    def shoulder(self) -> Place:
        """The middle of a shoulder, outwards from the middle and down from the height of the shoulders."""
        return self.half - 14, 14.0


def between(start: Place, end: Place, part: float) -> Place:
    """A place on the way from one place to another."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def bearing(start: Place, end: Place) -> float:
    """The angle by which what points up is turned to point from one place to another."""
    return math.degrees(math.atan2(end[0] - start[0], start[1] - end[1]))


def _tube(arms: Arms, elbow: Place, wrist: Place, more: tuple[float, ...] = (0, 0, 0, 0, 0, 0)) -> str:
    """The path of a sleeve over its elbow, wider by `more` at its six places."""
    shoulder, r = arms.shoulder, arms.thick
    places = (
        (shoulder, r + 2),
        (between(shoulder, elbow, 0.5), r),
        (between(shoulder, elbow, 0.88), r - 1),
        (between(elbow, wrist, 0.14), r - 2),
        (between(elbow, wrist, 0.6), r - 4.5),
        (wrist, max(r - 7, 9.0)),
    )
    return " ".join(
        f"{x:.2f},{y:.2f},{radius + wider:.2f}" for ((x, y), radius), wider in zip(places, more, strict=True)
    )


def sleeve(art: Stage, arms: Arms, elbow: Place, wrist: Place, *, left: bool = False) -> None:
    """Draw a sleeve from the shoulder over the elbow to the wrist, at the right or at the left.

    Both places are measured outwards from the middle and down from the height of the shoulders.
    """
    with art.at(MIDDLE, arms.y, flip=left):
        end = _end(elbow, wrist)
        shape = clean(art.here(limb(_tube(arms, elbow, wrist)).difference(end)))
        tapered = art.here(limb(_tube(arms, elbow, wrist, (-2.4, 0.4, 2.2, 2.4, 2.4, 2.4))).difference(end))
        lit = art.here(limb(_tube(arms, elbow, wrist, (7, 3, 0, 0, 0, 0))).difference(end))
        x, y = arms.shoulder
        around = art.here(circle(x, y, 2.1 * arms.thick))
        upper = art.here(limb(" ".join(_tube(arms, elbow, wrist).split()[:3])))
        joint = _joint(art.trunk, upper).intersection(around).difference(shape)
        _ink(art, arms, shape, tapered, joint)
        seam = _seam(art, arms, elbow)
        inner = union(shape.buffer(-1.1), shape.intersection(art.cloth.buffer(-1.0)))
        if seam is not None:
            inner = clean(inner).difference(seam)
        art.lay(inner, arms.fill)
        whole = union(art.trunk, shape, joint).buffer(-1.1)
        art.lay(joint.buffer(2.4).intersection(whole), arms.fill)
        if arms.stripe is not None:
            bands = _lines(arms, elbow, wrist) if arms.along else _rings(arms, elbow, wrist)
            art.lay(art.here(bands).intersection(clean(inner).buffer(-0.4)), arms.stripe)
        merged = art.trunk.intersection(art.here(circle(x, y, 1.7 * arms.thick)))
        art.lay(clean(inner).difference(union(move(lit, -6, -4), merged)), arms.dark)
        _folds(art, arms, elbow, wrist, union(inner, joint.buffer(1.0)))
        if seam is not None:
            ux, uy = _along(arms.shoulder, elbow)
            r = arms.thick * 0.9
            sx, sy = x + ux * 3, y + uy * 3
            art.line(
                f"{sx - uy * r},{sy + ux * r} {sx - ux * 2},{sy - uy * 2} {sx + uy * r},{sy - ux * r}",
                2.2,
                (0.2, 1, 0.2),
                within=shape,
            )
        art.cloth = clean(art.cloth).difference(shape)
        _cuff(art, arms, elbow, wrist)


def _along(start: Place, end: Place) -> Place:
    length = math.dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _end(elbow: Place, wrist: Place) -> Region:
    """What is cut off at the end of a sleeve: all that is beyond the wrist."""
    beyond = affinity.rotate(box(-60, -80, 60, -2), bearing(elbow, wrist), origin=(0, 0))
    return move(beyond, *wrist)


def _joint(trunk: Region, shape: Region) -> Region:
    """The hollow between a trunk and a sleeve, which cloth fills."""
    both = union(trunk, shape)
    return clean(both.buffer(JOINT).buffer(-JOINT).difference(both))


def _ink(art: Stage, arms: Arms, shape: Region, tapered: Region, joint: Region) -> None:
    """Lay the outline: whole outside the cloth of the trunk, over it thinner towards the shoulder."""
    outline = union(shape, joint).buffer(INK_WIDTH / 2, quad_segs=5)
    outline = union(outline, move(outline, *HEAVY)).difference(art.cloth.buffer(-0.6))
    over = union(tapered, move(tapered, 0.5, 0.8))
    art.lay(outline, INK)
    over = over.intersection(art.cloth.buffer(1.0)).difference(shape)
    art.lay(unite(part for part in getattr(over, "geoms", [over]) if part.area > SPECK), arms.over)


def _seam(art: Stage, arms: Arms, elbow: Place) -> Region | None:
    """The part of a striped trunk behind the seam of a shoulder, where its own stripes are seen."""
    if arms.stripe is None or arms.along or art.trunk.is_empty:
        return None
    x, y = arms.shoulder
    ux, uy = _along((x, y), elbow)
    behind = affinity.rotate(box(-90, 0, 90, 90), bearing((x, y), elbow), origin=(0, 0))
    return art.here(move(behind, x + ux * 3, y + uy * 3)).intersection(art.cloth.buffer(-1.2))


def _centre(arms: Arms, elbow: Place, wrist: Place) -> list[Node]:
    return curve(nodes(_tube(arms, elbow, wrist)), step=1.5)


def _rings(arms: Arms, elbow: Place, wrist: Place) -> Region:
    """Stripes around a sleeve, which turn with it at the elbow."""
    shoulder = arms.shoulder
    back, on = _along(elbow, shoulder), _along(elbow, wrist)
    upper = math.dist(shoulder, elbow)
    halves = []
    for start, way, begin, length, (ux, uy) in (
        (shoulder, _along(shoulder, elbow), 8.0, upper, (back[0] - on[0], back[1] - on[1])),
        (
            elbow,
            on,
            -(upper - 8.0) % BETWEEN - BETWEEN,
            math.dist(elbow, wrist),
            (on[0] - back[0], on[1] - back[1]),
        ),
    ):
        bars = []
        gone = begin - (2 * BETWEEN if start == elbow else 0)
        while gone < length + 2 * BETWEEN:
            bar = affinity.rotate(box(-60, -gone - BAND, 60, -gone), bearing((0, 0), way), origin=(0, 0))
            bars.append(move(bar, *start))
            gone += BETWEEN
        side = math.hypot(ux, uy) or 1.0
        mine = affinity.rotate(
            box(-300, -300, 300, 0), bearing((0, 0), (ux / side, uy / side)), origin=(0, 0)
        )
        halves.append(unite(bars).intersection(move(mine, *elbow)))
    return union(*halves)


def _lines(arms: Arms, elbow: Place, wrist: Place) -> Region:
    """Stripes along a sleeve."""
    line = [(node.x, node.y) for node in _centre(arms, elbow, wrist)]
    middle = LineString(line)
    gap = arms.thick * 0.52
    return unite(
        (middle if not part else middle.offset_curve(part * gap)).buffer(1.7, cap_style="flat")
        for part in (-1.5, -0.5, 0.5, 1.5)
    )


def _folds(art: Stage, arms: Arms, elbow: Place, wrist: Place, inside: Region) -> None:
    """Draw the folds of the cloth at the bend of the elbow."""
    back, on = _along(elbow, arms.shoulder), _along(elbow, wrist)
    bend = back[0] + on[0], back[1] + on[1]
    size = math.hypot(*bend)
    if size < 0.5 or arms.stripe is not None:
        return
    bx, by = bend[0] / size, bend[1] / size
    r = arms.thick
    edge = limb(_tube(arms, elbow, wrist)).intersection(
        LineString([elbow, (elbow[0] + bx * 2.4 * r, elbow[1] + by * 2.4 * r)])
    )
    deep = min(edge.length, 1.5 * r) + 0.7 * JOINT
    x, y = elbow[0] + bx * deep, elbow[1] + by * deep
    for side, width in ((back, 2.6), (on, 2.3)):
        mid = x - bx * deep * 0.36 + side[0] * r * 0.03, y - by * deep * 0.36 + side[1] * r * 0.03
        tip = x - bx * deep * 0.72 + side[0] * r * 0.26, y - by * deep * 0.72 + side[1] * r * 0.26
        path = f"{x:.2f},{y:.2f} {mid[0]:.2f},{mid[1]:.2f} {tip[0]:.2f},{tip[1]:.2f}"
        art.line(path, width, (1, 0.8, 0.05), arms.over, within=clean(inside))


def _cuff(art: Stage, arms: Arms, elbow: Place, wrist: Place) -> None:
    """Draw the cuff, or the hem of a sleeve without one."""
    ux, uy = _along(elbow, wrist)
    r = max(arms.thick - 7, 9.0)
    if arms.cuff is None:
        x, y = wrist[0] - ux * 4, wrist[1] - uy * 4
        art.line(
            f"{x - uy * r},{y + ux * r} {x + ux * 1.6},{y + uy * 1.6} {x + uy * r},{y - ux * r}",
            2,
            (0.3, 1, 0.3),
        )
        return
    x, y, reach = wrist[0] + ux * 1, wrist[1] + uy * 1, r - 2.5
    band = limb(f"{x - uy * reach},{y + ux * reach},5.4 {x + uy * reach},{y - ux * reach},5.4")
    art.shape(band, arms.cuff[0], ink=2.6, shade=arms.cuff[1], shift=(-3, -2))

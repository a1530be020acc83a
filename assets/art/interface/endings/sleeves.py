"""Sleeves that grow out of a trunk: one outline with it, and ink only where an arm lies over the body."""

import math
from typing import NamedTuple

from shapely import affinity
from shapely.geometry import LineString, box

from interface.endings.stage import MIDDLE, Stage
from woodcut.geometry import Node, Region, blob, circle, clean, curve, limb, move, nodes, union, unite
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
        (between(shoulder, elbow, 0.5), r - 1),
        (between(shoulder, elbow, 0.9), r - 3),
        (between(elbow, wrist, 0.1), r - 3.6),
        (between(elbow, wrist, 0.5), r - 5.5),
        (wrist, _narrow(arms)),
    )
    return " ".join(
        f"{x:.2f},{y:.2f},{radius + wider:.2f}" for ((x, y), radius), wider in zip(places, more, strict=True)
    )


def _narrow(arms: Arms) -> float:
    """The radius of a sleeve at the wrist."""
    return max(arms.thick - 8.5, 9.0)


def _upper(arms: Arms, elbow: Place, more: float = 0.0) -> Region:
    """The upper part of a sleeve, wider by `more` towards the elbow and narrower at the shoulder."""
    r = arms.thick
    middle = between(arms.shoulder, elbow, 0.5)
    path = ((arms.shoulder, r + 2 - more), (middle, r - 1 + more * 0.4), (elbow, r - 3 + more))
    return limb(" ".join(f"{x:.2f},{y:.2f},{radius:.2f}" for (x, y), radius in path))


def _fore(arms: Arms, elbow: Place, wrist: Place, more: float = 0.0) -> Region:
    """The lower part of a sleeve, wider by `more` but for the elbow, where it is narrower."""
    r = arms.thick
    path = (
        (elbow, r - 3.4 - more),
        (between(elbow, wrist, 0.3), r - 4 + more * 0.8),
        (between(elbow, wrist, 0.6), r - 6 + more),
        (wrist, _narrow(arms) + more),
    )
    tube = limb(" ".join(f"{x:.2f},{y:.2f},{radius:.2f}" for (x, y), radius in path))
    return tube.difference(_end(elbow, wrist))


def sleeve(art: Stage, arms: Arms, elbow: Place, wrist: Place, *, left: bool = False) -> None:
    """Draw a sleeve from the shoulder over the elbow to the wrist, at the right or at the left.

    Both places are measured outwards from the middle and down from the height of the shoulders.
    """
    with art.at(MIDDLE, arms.y, flip=left):
        end = _end(elbow, wrist)
        fore = clean(art.here(_fore(arms, elbow, wrist)))
        upper = clean(art.here(_upper(arms, elbow)))
        shape = union(upper, fore, art.here(limb(_tube(arms, elbow, wrist)).difference(end)))
        lit = art.here(limb(_tube(arms, elbow, wrist, (7, 3, 0, 0, 0, 0))).difference(end))
        x, y = arms.shoulder
        around = art.here(circle(x, y, 2.1 * arms.thick))
        joint = _joint(art.trunk, upper).intersection(around).difference(shape)
        _ink(art, arms, shape, union(art.here(_upper(arms, elbow, 2.4)), fore), joint)
        inner = union(shape.buffer(-1.1), shape.intersection(art.cloth.buffer(-1.0)))
        trunk = art.trunk.buffer(-1.1)
        if _ringed(arms) and not art.trunk.is_empty:
            hole = art.here(_armhole(arms))
            cap = union(trunk, joint.buffer(2.4)).intersection(around).difference(hole)
            inner = union(clean(inner).difference(hole.difference(fore)), cap.intersection(art.cloth))
        art.lay(inner, arms.fill)
        whole = union(art.trunk, shape, joint).buffer(-1.1)
        art.lay(joint.buffer(2.4).intersection(whole), arms.fill)
        folded = _folded(arms, elbow, wrist)
        if arms.stripe is not None:
            bands = _lines(arms, elbow, wrist) if arms.along else _rings(arms, elbow, wrist, folded)
            art.lay(art.here(bands).intersection(clean(inner).buffer(-0.4)), arms.stripe)
        merged = art.trunk.intersection(art.here(circle(x, y, 1.7 * arms.thick)))
        art.lay(clean(inner).difference(union(move(lit, -6, -4), merged)), arms.dark)
        if _ringed(arms) and not art.trunk.is_empty:
            _seam(art, arms, union(art.trunk, shape, joint).difference(fore))
        _crease(art, arms, elbow, wrist, union(upper, joint), folded)
        art.cloth = clean(art.cloth).difference(shape)
        _cuff(art, arms, elbow, wrist)


def _ringed(arms: Arms) -> bool:
    """Whether the stripes of a shirt go around its sleeves, and end at a seam."""
    return arms.stripe is not None and not arms.along


def _folded(arms: Arms, elbow: Place, wrist: Place) -> bool:
    """Whether a forearm is bent back so far that it lies before the upper arm."""
    back, on = _along(elbow, arms.shoulder), _along(elbow, wrist)
    return back[0] * on[0] + back[1] * on[1] > 0.6


def _armhole(arms: Arms) -> Region:
    """The side of a shirt towards the middle from the seam at the shoulder, which is curved."""
    x, y = arms.shoulder
    r = arms.thick
    return blob(
        f"{x + 2},{y - 2.4 * r}! {x - 1},{y - 1.1 * r} {x - 6},{y} {x - 4},{y + 1.1 * r} {x + 4},{y + 2.0 * r}! "
        f"{x + 4},{y + 200}! -20,{y + 200}! -20,{y - 2.4 * r}!"
    )


def _seam(art: Stage, arms: Arms, within: Region) -> None:
    """Draw the seam at the shoulder of a striped shirt."""
    x, y = arms.shoulder
    r = arms.thick
    path = (
        f"{x + 2},{y - 2.4 * r} {x - 1},{y - 1.1 * r} {x - 6},{y} {x - 4},{y + 1.1 * r} {x + 4},{y + 2.0 * r}"
    )
    art.line(path, 2.4, (1, 1, 1, 1, 1), within=clean(within).intersection(art.here(_near(arms))))


def _near(arms: Arms) -> Region:
    """Where the seam of a shoulder is, down to the armpit."""
    x, y = arms.shoulder
    return box(x - 30, y - 60, x + 30, y + arms.thick + 4)


def _crease(art: Stage, arms: Arms, elbow: Place, wrist: Place, upper: Region, folded: bool) -> None:
    """Draw the edges of a forearm over the upper arm and over the body, thinner towards the elbow."""
    fore = art.here(_fore(arms, elbow, wrist))
    ring = art.here(_fore(arms, elbow, wrist, 2.6))
    ring = union(ring, move(ring, 0.5, 0.8)).difference(fore)
    under = (
        union(upper, art.cloth)
        if folded
        else union(upper, art.cloth).difference(_outer(art, arms, elbow, wrist))
    )
    lines = clean(ring.intersection(under).difference(art.here(_end(elbow, wrist))))
    _keep(art, lines, arms.over)


def _outer(art: Stage, arms: Arms, elbow: Place, wrist: Place) -> Region:
    """What lies around the outer side of an elbow, where cloth is stretched and has no fold."""
    back, on = _along(elbow, arms.shoulder), _along(elbow, wrist)
    bx, by = back[0] + on[0], back[1] + on[1]
    side = math.hypot(bx, by) or 1.0
    outer = affinity.rotate(box(-90, 2, 90, 90), bearing((0, 0), (bx / side, by / side)), origin=(0, 0))
    near = circle(*elbow, 1.6 * arms.thick)
    return art.here(move(outer, *elbow).intersection(near))


def _keep(art: Stage, lines: Region, colour: str) -> None:
    """Lay lines without their specks."""
    parts = list(getattr(lines, "geoms", [lines]))
    least = max(SPECK, 0.2 * max((part.area for part in parts), default=0.0))
    art.lay(unite(part for part in parts if part.area > least), colour)


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
    _keep(art, over.intersection(art.cloth.buffer(1.0)).difference(shape), arms.over)


def _centre(arms: Arms, elbow: Place, wrist: Place) -> list[Node]:
    return curve(nodes(_tube(arms, elbow, wrist)), step=1.5)


def _rings(arms: Arms, elbow: Place, wrist: Place, folded: bool) -> Region:
    """Stripes around a sleeve, which turn with it at the elbow; those of a folded forearm lie before it."""
    shoulder = arms.shoulder
    back, on = _along(elbow, shoulder), _along(elbow, wrist)
    upper = _bars(shoulder, elbow, 8.0)
    fore = _bars(elbow, wrist, -(math.dist(shoulder, elbow) - 8.0) % BETWEEN - 3 * BETWEEN)
    if folded:
        tube = _fore(arms, elbow, wrist)
        return union(upper.difference(tube), fore.intersection(tube))
    x, y = back[0] - on[0], back[1] - on[1]
    side = math.hypot(x, y) or 1.0
    half = affinity.rotate(box(-300, -300, 300, 0), bearing((0, 0), (x / side, y / side)), origin=(0, 0))
    half = move(half, *elbow)
    return union(upper.intersection(half), fore.difference(half))


def _bars(start: Place, end: Place, gone: float) -> Region:
    """Straight stripes across the way from one place to another, and beyond both."""
    bars = []
    gone -= 2 * BETWEEN
    while gone < math.dist(start, end) + 3 * BETWEEN:
        bar = affinity.rotate(box(-60, -gone - BAND, 60, -gone), bearing(start, end), origin=(0, 0))
        bars.append(move(bar, *start))
        gone += BETWEEN
    return unite(bars)


def _lines(arms: Arms, elbow: Place, wrist: Place) -> Region:
    """Stripes along a sleeve."""
    line = [(node.x, node.y) for node in _centre(arms, elbow, wrist)]
    middle = LineString(line)
    gap = arms.thick * 0.52
    return unite(
        (middle if not part else middle.offset_curve(part * gap)).buffer(1.7, cap_style="flat")
        for part in (-1.5, -0.5, 0.5, 1.5)
    )


def _cuff(art: Stage, arms: Arms, elbow: Place, wrist: Place) -> None:
    """Draw the cuff, or the narrow hem of a sleeve without one."""
    ux, uy = _along(elbow, wrist)
    thick, colours = (5.4, arms.cuff) if arms.cuff is not None else (3.4, (arms.fill, arms.dark))
    reach = _narrow(arms) + 2.6 - thick
    x, y = wrist[0] + ux, wrist[1] + uy
    band = limb(
        f"{x - uy * reach},{y + ux * reach},{thick} {x + ux * 2},{y + uy * 2},{thick} "
        f"{x + uy * reach},{y - ux * reach},{thick}"
    )
    art.shape(band, colours[0], ink=2.6, shade=colours[1], shift=(-3, -2))

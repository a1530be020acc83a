"""The stripes of a shirt on its sleeves, and the seam at the shoulder where they meet those of the trunk."""

import math

from shapely import affinity
from shapely.geometry import LineString, box

from interface.endings.limbs import Arms, Place, along, bearing, lower_arm, tube
from interface.endings.stage import Stage
from woodcut.geometry import Node, Region, blob, clean, curve, move, nodes, union, unite

BAND, BETWEEN = 7.2, 16.0
"""Width and distance of the stripes around a sleeve."""


def ringed(arms: Arms) -> bool:
    """Whether the stripes of a shirt go around its sleeves, and end at a seam."""
    return arms.stripe is not None and not arms.along


def folded_back(arms: Arms, elbow: Place, wrist: Place) -> bool:
    """Whether a forearm is bent back so far that it lies before the upper arm."""
    back, on = along(elbow, arms.shoulder), along(elbow, wrist)
    return back[0] * on[0] + back[1] * on[1] > 0.6


def armhole(arms: Arms) -> Region:
    """The side of a shirt towards the middle from the seam at the shoulder, which is curved."""
    x, y = arms.shoulder
    top = y - 2.4 * arms.thick
    return blob(f"{_curve_of_seam(arms)} {x + 4},{y + 200}! -20,{y + 200}! -20,{top}!")


def _curve_of_seam(arms: Arms) -> str:
    x, y = arms.shoulder
    r = arms.thick
    upper = f"{x + 2},{y - 2.4 * r}! {x - 1},{y - 1.1 * r} {x - 6},{y}"
    return f"{upper} {x - 4},{y + 1.1 * r} {x + 4},{y + 2.0 * r}!"


def seam(art: Stage, arms: Arms, within: Region) -> None:
    """Draw the seam at the shoulder of a striped shirt."""
    art.line(
        _curve_of_seam(arms), 2.4, (1, 1, 1, 1, 1), within=clean(within).intersection(art.here(_near(arms)))
    )


def _near(arms: Arms) -> Region:
    """Where the seam of a shoulder is, down to the armpit."""
    x, y = arms.shoulder
    return box(x - 30, y - 60, x + 30, y + arms.thick + 4)


def _centre(arms: Arms, elbow: Place, wrist: Place) -> list[Node]:
    return curve(nodes(tube(arms, elbow, wrist)), step=1.5)


def rings(arms: Arms, elbow: Place, wrist: Place, *, folded: bool) -> Region:
    """Stripes around a sleeve, which turn with it at the elbow; those of a folded forearm lie before it."""
    shoulder = arms.shoulder
    back, on = along(elbow, shoulder), along(elbow, wrist)
    upper = _bars(shoulder, elbow, 8.0)
    fore = _bars(elbow, wrist, -(math.dist(shoulder, elbow) - 8.0) % BETWEEN - 3 * BETWEEN)
    if folded:
        before = lower_arm(arms, elbow, wrist)
        return union(upper.difference(before), fore.intersection(before))
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


def lengthwise(arms: Arms, elbow: Place, wrist: Place) -> Region:
    """Stripes along a sleeve."""
    x, y = arms.shoulder
    ux, uy = along(arms.shoulder, elbow)
    start = x - 1.2 * arms.thick * ux, y - 1.2 * arms.thick * uy
    line = [start, *((node.x, node.y) for node in _centre(arms, elbow, wrist))]
    middle = LineString(line)
    gap = arms.thick * 0.52
    return unite(
        (middle if not part else middle.offset_curve(part * gap)).buffer(1.7, cap_style="flat")
        for part in (-1.5, -0.5, 0.5, 1.5)
    )

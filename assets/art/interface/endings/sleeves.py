"""Sleeves that grow out of a trunk: one outline with it, and ink where an arm lies over the body."""

import math

from shapely import affinity
from shapely.geometry import box

from interface.endings.folds import folds, hatched
from interface.endings.limbs import Arms, Place, along, bearing, beyond, lower_arm, narrow, tube, upper_arm
from interface.endings.shirt import armhole, folded_back, lengthwise, ringed, rings, seam
from interface.endings.stage import MIDDLE, Stage
from woodcut.geometry import Region, circle, clean, limb, move, union, unite
from woodcut.palette import INK

INK_WIDTH = 3.2
HEAVY = (0.9, 1.3)
"""The outline of a sleeve, and how far it is pulled to the lower right."""
JOINT = 8.0
"""The radius of the hollow between a sleeve and the trunk."""
SPECK = 36.0
"""What is left of a line with less area than this is not drawn."""


def sleeve(art: Stage, arms: Arms, elbow: Place, wrist: Place, *, left: bool = False) -> None:
    """Draw a sleeve from the shoulder over the elbow to the wrist, at the right or at the left.

    Both places are measured outwards from the middle and down from the height of the shoulders.
    """
    with art.at(MIDDLE, arms.y, flip=left):
        end = beyond(elbow, wrist)
        fore = clean(art.here(lower_arm(arms, elbow, wrist)))
        upper = clean(art.here(upper_arm(arms, elbow)))
        shape = union(upper, fore, art.here(limb(tube(arms, elbow, wrist)).difference(end)))
        lit = art.here(limb(tube(arms, elbow, wrist, (7, 3, 0, 0, 0, 0))).difference(end))
        x, y = arms.shoulder
        around = art.here(circle(x, y, 2.1 * arms.thick))
        joint = _joint(art.trunk, upper).intersection(around).difference(shape)
        _ink(art, arms, shape, union(art.here(upper_arm(arms, elbow, 2.4)), fore), joint)
        inner = union(shape.buffer(-1.1), shape.intersection(art.cloth.buffer(-1.0)))
        trunk = art.trunk.buffer(-1.1)
        if ringed(arms) and not art.trunk.is_empty:
            hole = art.here(armhole(arms))
            cap = union(trunk, joint.buffer(2.4)).intersection(around).difference(hole)
            inner = union(clean(inner).difference(hole.difference(fore)), cap.intersection(art.cloth))
        art.lay(inner, arms.fill)
        whole = union(art.trunk, shape, joint).buffer(-1.1)
        art.lay(joint.buffer(2.4).intersection(whole), arms.fill)
        folded = folded_back(arms, elbow, wrist)
        if arms.stripe is not None:
            bands = lengthwise(arms, elbow, wrist) if arms.along else rings(arms, elbow, wrist, folded=folded)
            art.lay(art.here(bands).intersection(clean(inner).buffer(-0.4)), arms.stripe)
        merged = art.trunk.intersection(art.here(circle(x, y, 1.7 * arms.thick)))
        art.lay(clean(inner).difference(union(move(lit, -6, -4), merged)), arms.dark)
        plain = clean(inner).difference(merged)
        hatched(art, arms.over, arms.shoulder, elbow, plain.intersection(upper).difference(fore))
        hatched(art, arms.over, elbow, wrist, plain.intersection(fore))
        folds(art, arms, elbow, wrist, shape.buffer(-1.1), fore.buffer(-1.1))
        if ringed(arms) and not art.trunk.is_empty:
            seam(art, arms, union(art.trunk, shape, joint).difference(fore))
        _crease(art, arms, elbow, wrist, union(upper, joint), folded=folded)
        art.cloth = clean(art.cloth).difference(shape)
        _cuff(art, arms, elbow, wrist)


def _crease(art: Stage, arms: Arms, elbow: Place, wrist: Place, upper: Region, *, folded: bool) -> None:
    """Draw the edges of a forearm over the upper arm and over the body, thinner towards the elbow."""
    fore = art.here(lower_arm(arms, elbow, wrist))
    ring = art.here(lower_arm(arms, elbow, wrist, 2.6))
    ring = union(ring, move(ring, 0.5, 0.8)).difference(fore)
    under = (
        union(upper, art.cloth)
        if folded
        else union(upper, art.cloth).difference(_outer(art, arms, elbow, wrist))
    )
    lines = clean(ring.intersection(under).difference(art.here(beyond(elbow, wrist))))
    _keep(art, lines, arms.over)


def _outer(art: Stage, arms: Arms, elbow: Place, wrist: Place) -> Region:
    """What lies around the outer side of an elbow, where cloth is stretched and has no fold."""
    back, on = along(elbow, arms.shoulder), along(elbow, wrist)
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


def _cuff(art: Stage, arms: Arms, elbow: Place, wrist: Place) -> None:
    """Draw the cuff, or the narrow hem of a sleeve without one."""
    ux, uy = along(elbow, wrist)
    thick, colours = (5.4, arms.cuff) if arms.cuff is not None else (3.4, (arms.fill, arms.dark))
    reach = narrow(arms) + 2.6 - thick
    x, y = wrist[0] + ux, wrist[1] + uy
    band = limb(
        f"{x - uy * reach},{y + ux * reach},{thick} {x + ux * 2},{y + uy * 2},{thick} "
        f"{x + uy * reach},{y - ux * reach},{thick}"
    )
    art.shape(band, colours[0], ink=2.6, shade=colours[1], shift=(-3, -2))

"""What a knife cuts into a sleeve: creases at elbow, shoulder and cuff, and hatching on the shadow side."""

import math
from dataclasses import replace
from typing import Final

from shapely.geometry import Point

from interface.endings.limbs import Arms, Place, along, narrow
from interface.endings.shirt import folded_back
from interface.endings.stage import Stage
from woodcut.geometry import Region, clean
from woodcut.pattern import Hatch, shadow_comb
from woodcut.picture import Picture

STRAIGHT: Final = 0.5
"""An arm whose bisector at the elbow is shorter than this is nearly straight."""
SHORT: Final = 2.3
"""An upper arm that is seen for less than this, in its radius, has no creases at the shoulder."""
CREASE: Final = 2.1
COMB: Final = Hatch(spacing=5.4, length=12.5, width=1.8)
AWAY: Final = (1.0, 0.8)
"""Where the shadow side is: away from a light at the upper left."""
TILT: Final = 14.0
"""By how many degrees hatching is turned from what lies straight across an arm."""


def folds(art: Stage, arms: Arms, elbow: Place, wrist: Place, within: Region, fore: Region) -> None:
    """Draw the creases of a sleeve in the frame of its arm, cut to its regions in card units."""
    _elbow(art, arms, elbow, wrist, fore if folded_back(arms, elbow, wrist) else within)
    _shoulder(art, arms, elbow, within)
    _gathers(art, arms, elbow, wrist, within)


def hatched(
    art: Picture,
    colour: str,
    start: Place,
    end: Place,
    region: Region,
    *,
    away: Place = AWAY,
    comb: Hatch = COMB,
) -> None:
    """Hatch the shadow side of a part of a sleeve, which goes from one place to another."""
    first, second = (art.here(Point(*place)).centroid for place in (start, end))
    ux, uy = along((first.x, first.y), (second.x, second.y))
    nx, ny = (-uy, ux) if away[1] * ux - away[0] * uy > 0 else (uy, -ux)
    tilt = TILT if away[0] > 0 else -TILT
    cut = replace(comb, angle=math.degrees(math.atan2(ny, nx)) - tilt)
    whole = clean(region)
    art.lay(shadow_comb(whole, cut).intersection(whole), colour)


def _elbow(art: Stage, arms: Arms, elbow: Place, wrist: Place, within: Region) -> None:
    """Creases that fan out from the inner side of a bent elbow; one bent back shows those of the forearm."""
    r = arms.thick
    back, on = along(elbow, arms.shoulder), along(elbow, wrist)
    x, y = back[0] + on[0], back[1] + on[1]
    bent = math.hypot(x, y)
    if bent < STRAIGHT:
        return
    if folded_back(arms, elbow, wrist):
        _forearm(art, arms, elbow, on, back, within)
        return
    ix, iy = x / bent, y / bent
    px, py = -iy, ix
    deep = min(0.95, 0.62 + 0.3 * (2.0 - bent)) * r
    for side, far in ((-0.72, -0.28), (0.0, -0.62), (0.72, -0.28)):
        sx, sy = elbow[0] + ix * deep + px * side * 0.3 * r, elbow[1] + iy * deep + py * side * 0.3 * r
        ex, ey = elbow[0] + ix * far * r + px * side * r, elbow[1] + iy * far * r + py * side * r
        out = side * 0.22 * r or 0.12 * r
        _stroke(art, arms, (sx, sy), (px * out, py * out), (ex, ey), within)


def _forearm(art: Stage, arms: Arms, elbow: Place, on: Place, back: Place, within: Region) -> None:
    """Two creases across a forearm from its edge at the side of the shoulder."""
    r = arms.thick
    px, py = -on[1], on[0]
    if px * back[0] + py * back[1] < 0:
        px, py = -px, -py
    for far, deep in ((0.9, 0.3), (1.5, 0.0)):
        sx, sy = elbow[0] + (on[0] * far + px * 0.82) * r, elbow[1] + (on[1] * far + py * 0.82) * r
        ex = elbow[0] + (on[0] * (far - 0.5) - px * deep) * r
        ey = elbow[1] + (on[1] * (far - 0.5) - py * deep) * r
        _stroke(art, arms, (sx, sy), (on[0] * 2.5, on[1] * 2.5), (ex, ey), within)


def _stroke(art: Stage, arms: Arms, start: Place, bow: Place, end: Place, within: Region) -> None:
    """A crease that is bent by a bow in its middle and thin at its end."""
    (sx, sy), (ex, ey) = start, end
    mx, my = (sx + ex) / 2 + bow[0], (sy + ey) / 2 + bow[1]
    path = f"{sx:.1f},{sy:.1f} {mx:.1f},{my:.1f} {ex:.1f},{ey:.1f}"
    art.line(path, CREASE, (1, 0.8, 0), arms.over, within=within)


def _shoulder(art: Stage, arms: Arms, elbow: Place, within: Region) -> None:
    """Two creases that run side by side from the armpit over the upper arm."""
    (x, y), r = arms.shoulder, arms.thick
    if math.dist(arms.shoulder, elbow) < SHORT * r:
        return
    ux, uy = along(arms.shoulder, elbow)
    vx, vy = uy, -ux
    for on, long in ((0.35, 0.95), (0.75, 0.62)):
        sx, sy = x + (ux * on - vx * 0.86) * r, y + (uy * on - vy * 0.86) * r
        ex, ey = sx + (ux * 0.62 + vx * long) * r, sy + (uy * 0.62 + vy * long) * r
        _stroke(art, arms, (sx, sy), (-2.4 * ux, -2.4 * uy), (ex, ey), within)


def _gathers(art: Stage, arms: Arms, elbow: Place, wrist: Place, within: Region) -> None:
    """Short strokes where the cloth is gathered at the cuff."""
    ux, uy = along(elbow, wrist)
    reach = narrow(arms)
    for side, long in ((-0.35, 11.0), (0.4, 15.0)):
        x, y = wrist[0] - uy * side * reach, wrist[1] + ux * side * reach
        art.line(
            f"{x:.1f},{y:.1f} {x - ux * long:.1f},{y - uy * long:.1f}", 1.8, (1, 0), arms.over, within=within
        )

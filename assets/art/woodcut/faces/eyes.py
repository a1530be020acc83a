"""Eyes and brows seen from before, in every mood."""

from shapely.geometry import box

from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood
from woodcut.geometry import Region, blob, circle, ellipse
from woodcut.palette import INK, WHITE
from woodcut.picture import Picture

UPPER, LOWER = 4.2, 4.6
"""How far the lids of a calm face are from the middle of the eye."""


HEAVY = 0.26
"""How far above the middle of the eye the lid of a grave face hangs, as a part of `UPPER`."""
SUNK = 1.1
"""How far a grave pupil is below the usual one, so that the lid hides its upper half."""


def brows(art: Picture, face: Features, colour: str, mood: Mood = Mood.CALM, *, bushy: float = 1) -> None:
    """Draw both brows, `bushy` times as wide as usual."""
    stir = face.stir(mood)
    for eye, taper in ((face.left, (0.5, 1, 0.35)), (face.right, (0.4, 1, 0.35))):
        (ox, oy), (mx, my), (ix, iy) = eye.outer, eye.middle, eye.inner
        art.line(
            f"{ox},{oy - stir.outer} {mx},{my - stir.middle} {ix},{iy - stir.inner}",
            face.brow_width * bushy,
            taper,
            colour,
        )


def eyes(
    art: Picture,
    face: Features,
    mood: Mood = Mood.CALM,
    *,
    lashes: bool = False,
    lids: str | None = None,
    grave: bool = False,
    lift: float = HEAVY,
) -> None:
    """Draw both eyes; lashes lengthen the upper lid, `lids` is the colour of heavy ones.

    On a grave face the upper lid hangs to the middle of the pupil, and the pupil has no spark;
    a larger `lift` raises that lid, for somebody who is wide awake.
    """
    for eye in (face.left, face.right):
        one_eye(art, face, eye, mood, lashes=lashes, lids=lids, grave=grave, lift=lift)


def one_eye(
    art: Picture,
    face: Features,
    eye: Eye,
    mood: Mood = Mood.CALM,
    *,
    lashes: bool = False,
    lids: str | None = None,
    grave: bool = False,
    lift: float = HEAVY,
) -> None:
    """Draw one eye of a face."""
    if mood is Mood.DELIGHTED:
        _laughing(art, face, eye)
    elif mood is Mood.BLINK:
        _closed(art, face, eye)
    elif grave:
        _heavy(art, face, eye, lift)
    else:
        _open(art, face, eye, mood, lids)
    if lashes:
        _lashes(art, face, eye, mood)


def _laughing(art: Picture, face: Features, eye: Eye) -> None:
    """An eye pressed to an arc by the cheek."""
    x, w = eye.x, eye.width
    high = UPPER * face.openness
    low, crown = high * 0.6, -high * 0.75
    arc = f"{x - w - 1},{low} {x - w * 0.45},{crown} {x + w * 0.45},{crown} {x + w + 1},{low}"
    art.line(arc, 3.4, (0.5, 1, 1, 0.5))
    art.line(f"{x - w * 0.6},{high + 2.6} {x},{high + 1.2} {x + w * 0.6},{high + 2.6}", 1.4, (0, 1, 0))


def _closed(art: Picture, face: Features, eye: Eye) -> None:
    """An eye whose lid is down."""
    x, w = eye.x, eye.width
    low = LOWER * face.openness * 0.5
    art.line(
        f"{x - w - 1},0.6 {x - w * 0.4},{low} {x + w * 0.4},{low} {x + w + 1.4},0.4", 2.9, (0.5, 1, 1, 0.5)
    )
    art.line(f"{x - w * 0.6},{-low} {x},{-low - 1.4} {x + w * 0.6},{-low}", 1.3, (0, 1, 0))


def _white(face: Features, eye: Eye, mood: Mood) -> Region:
    stir = face.stir(mood)
    x, w = eye.x, eye.width
    up, low = UPPER * face.openness * stir.upper, LOWER * face.openness * stir.lower
    if mood is Mood.DISMAYED:
        return ellipse(x, (low - up) / 2, w * 1.04, (low + up) / 2)
    drop = -stir.slant * eye.outwards
    return blob(
        f"{x - w},{1 + drop}! {x - w * 0.35},{-up} {x + w * 0.4},{0.4 - up} {x + w},{1.2 - drop}! "
        f"{x + w * 0.2},{low} {x - w * 0.5},{low - 0.6}"
    )


def _open(art: Picture, face: Features, eye: Eye, mood: Mood, lids: str | None) -> None:
    stir = face.stir(mood)
    x, w = eye.x, eye.width
    white = _white(face, eye, mood)
    art.add(white, WHITE)
    dx, dy = face.look
    radius = face.pupil * stir.pupil
    art.add(circle(x + dx, dy, radius, 16).intersection(white), INK)
    art.dot(x + dx - 0.29 * radius, dy - 0.39 * radius, 0.31 * radius, WHITE, 10)
    up, low = UPPER * face.openness * stir.upper, LOWER * face.openness * stir.lower
    if mood is Mood.DISMAYED:
        ring = white.buffer(1).difference(white.buffer(-0.4))
        art.add(ring, INK)
        art.line(f"{x - w},{-up * 0.45} {x},{-up - 0.6} {x + w},{-up * 0.45}", 2.4, (0.4, 1, 0.4))
        return
    drop = -stir.slant * eye.outwards
    if lids is not None and mood is not Mood.WORRIED:
        art.add(white.intersection(box(x - w, -up - 1, x + w, -0.3 * up)), lids)
        art.line(
            f"{x - w * 0.9},{-0.2 * up + drop} {x},{-0.36 * up} {x + w * 0.9},{-0.2 * up - drop}",
            1.9,
            (0.5, 1, 0.5),
        )
    art.line(
        f"{x - w - 1},{1.6 + drop} {x - w * 0.3},{-up - 0.2} {x + w * 0.4},{-up} {x + w + 1.6},{1.4 - drop}",
        2.5,
        (0.55, 1, 0.8, 0.4),
    )
    art.line(f"{x - w * 0.6},{low - 0.2} {x},{low + 1} {x + w * 0.7},{low - 0.7}", 1.2, (0, 1, 0))


def _heavy(art: Picture, face: Features, eye: Eye, lift: float) -> None:
    """An eye half closed by its lid, without a spark."""
    x, w = eye.x, eye.width
    up, low = UPPER * lift, LOWER * 0.82
    white = blob(
        f"{x - w},{1.6}! {x - w * 0.35},{-up} {x + w * 0.4},{-up} {x + w},{1.8}! "
        f"{x + w * 0.25},{low} {x - w * 0.5},{low - 0.4}"
    )
    art.add(white, WHITE)
    dx, dy = face.look
    art.add(circle(x + dx, dy + SUNK * (1 + HEAVY - lift), face.pupil * 1.04, 16).intersection(white), INK)
    crease = -UPPER * max(1.05, lift + 0.62)
    art.line(
        f"{x - w * 0.95},{crease * 0.5} {x - w * 0.2},{crease} {x + w * 0.5},{crease * 0.95} "
        f"{x + w * 1.15},{crease * 0.3}",
        1.4,
        (0.2, 1, 1, 0.2),
    )
    art.line(
        f"{x - w - 1},{2} {x - w * 0.3},{-up} {x + w * 0.4},{-up} {x + w + 1.6},{2.2}",
        2.7,
        (0.5, 1, 0.9, 0.4),
    )
    art.line(f"{x - w * 0.7},{low - 0.2} {x},{low + 0.8} {x + w * 0.75},{low - 0.8}", 1.3, (0, 1, 0))


def _lashes(art: Picture, face: Features, eye: Eye, mood: Mood) -> None:
    x, w, out = eye.x, eye.width, eye.outwards
    high = UPPER * face.openness * face.stir(mood).upper
    if mood is Mood.DELIGHTED:
        high *= -0.1
    elif mood is Mood.BLINK:
        high *= -0.25
    for across, along, rise in ((0.75, 1.45, 3.2), (1.0, 1.6, 0.6)):
        foot = high * (1.25 - across)
        art.line(
            f"{x + out * w * across},{-foot} {x + out * w * (across + along) / 2},{-foot - rise * 0.4} "
            f"{x + out * w * along},{-foot - rise}",
            1.9,
            (1, 0.8, 0.2),
        )

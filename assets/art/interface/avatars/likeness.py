"""The face of one person: an outline of its own with eyes, nose, ears and mouth in every mood."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from interface.avatars.knife import ROUGH, SMOOTH, Cut, model
from woodcut.faces.eyes import UPPER, brows, one_eye
from woodcut.faces.features import Eye, Features
from woodcut.faces.flesh import GLOW, blush, ear, wrinkles
from woodcut.faces.moods import Mood
from woodcut.faces.mouths import mouth
from woodcut.geometry import Region, blob, circle, nodes
from woodcut.palette import CHEEK, INK, SHADE, SKIN
from woodcut.picture import Picture

Nose = Callable[[Picture, str], None]
"""Draws a nose in a skin, the middle of its tip at the origin."""

DROPS = {Mood.DELIGHTED: 5.0, Mood.DISMAYED: 7.0}
"""How far an open mouth lowers the chin."""


PALE = 540
"""A brow of a brighter colour needs ink around it to be seen."""
CREASED = {Mood.CALM, Mood.PLEASED, Mood.WORRIED}
"""The moods in which the fold above a lid is seen."""


class Ear(NamedTuple):
    """An ear: its middle, its size and whether it opens to the right."""

    x: float
    y: float
    size: float = 1.0
    flip: bool = False


def opened(face: Features, mood: Mood) -> Features:
    """The face with its chin lowered by an open mouth."""
    drop = DROPS.get(mood, 0.0)
    if not drop:
        return face
    jaw = face.mouth[1] - 6
    chin = max(node.y for node in nodes(face.outline))
    words = []
    for node in nodes(face.outline):
        y = node.y + drop * max(0.0, min(1.0, (node.y - jaw) / (chin - jaw)))
        words.append(f"{node.x},{y:.2f}{'!' if node.corner else ''}")
    return face._replace(outline=" ".join(words))


def likeness(
    art: Picture,
    face: Features,
    mood: Mood,
    nose: Nose,
    *,
    skin: str = SKIN,
    brow: str = INK,
    bushy: float = 1,
    ears: Sequence[Ear] = (),
    cheeks: Sequence[tuple[float, float, float]] = (),
    mouthless: bool = False,
    full: bool = False,
    smile: float = 0,
    grin: bool = True,
    lashes: bool = False,
    lids: bool = False,
    aged: bool = False,
    squint: Eye | None = None,
    cut: Cut | None = None,
    adult: bool = True,
) -> Features:
    """Draw a face and return it as it is in this mood.

    `cheeks` are places and sizes of the red; a mouthless face leaves its mouth to a beard; one eye may
    `squint` whatever the mood.
    """
    face = opened(face, mood)
    behind, before = [one for one in ears if abs(one.x) >= 32], [one for one in ears if abs(one.x) < 32]
    for one in behind:
        _ear(art, one, skin)
    start = len(art.layers)
    art.shape(blob(face.outline), skin, ink=2.8, shade=SHADE[skin], shift=(-6, -3))
    model(art, start, skin, cut or (SMOOTH if lashes else ROUGH))
    for one in before:
        _ear(art, one, skin)
    inside = art.here(blob(face.outline)).buffer(-1.6)
    for x, y, size in cheeks:
        if adult:
            cheek(art, x, y, size, skin, mood, inside)
        else:
            _round_cheek(art, x, y, size, skin, mood)
    _socket(art, face, skin)
    if sum(int(brow[at : at + 2], 16) for at in (1, 3, 5)) > PALE:
        brows(art, face, INK, mood, bushy=bushy + 2.8 / face.brow_width)
    brows(art, face, brow, mood, bushy=bushy)
    for eye in (face.left, face.right):
        shut = eye == squint and mood not in {Mood.DISMAYED, Mood.DELIGHTED}
        one_eye(
            art,
            face,
            eye,
            Mood.BLINK if shut else mood,
            lashes=lashes,
            lids=SHADE[skin] if lids else None,
        )
        if adult and mood in CREASED and not lids:
            _crease(art, face, eye)
    with art.at(*face.nose):
        art.add(blob("-7,8.6! 1,10.4 10,6! 11.6,10 3,14.6 -5,12.4"), SHADE[skin])
        nose(art, skin)
    if not mouthless:
        mouth(art, face, mood, full=full, smile=smile, grin=grin)
    if aged:
        wrinkles(art, face)
    return face


def cheek(
    art: Picture, x: float, y: float, size: float, skin: str, mood: Mood, within: Region | None = None
) -> None:
    """Cut the red of a cheek with a few tapered strokes; dismay makes pale."""
    glow = GLOW.get(mood, 1) * size
    if not glow:
        return
    for step, part in ((-1, 0.78), (0, 1.0), (1, 0.72)):
        half, high = 8.2 * glow * part, y + step * 3.7 * glow
        art.line(
            f"{x - half},{high + 1.6} {x},{high - 0.4} {x + half},{high - 2.4}",
            5.0 * glow,
            (0.15, 1, 0.8, 0.1),
            CHEEK[skin],
            within=within,
        )


def _round_cheek(art: Picture, x: float, y: float, size: float, skin: str, mood: Mood) -> None:
    """Draw the red cheek of a child, with two cuts through it."""
    glow = GLOW.get(mood, 1) * size
    if not glow:
        return
    blush(art, x, y, 7.8 * size, 6.2 * size, skin, mood)
    for low, half in ((y - 1.4, 6.0 * glow), (y + 2.2, 5.0 * glow)):
        art.line(
            f"{x - half},{low + 2} {x + half * 0.3},{low} {x + half * 1.2},{low - 2}",
            1.7,
            (0, 1, 0.6),
            skin,
        )


def _socket(art: Picture, face: Features, skin: str) -> None:
    """Lay the hollow between the bridge of the nose and the eye on the side of the shadow."""
    eye = max((face.left, face.right), key=lambda one: art.here(circle(one.x, 0, 1)).centroid.x)
    inwards = -eye.outwards
    ix, iy = eye.inner
    hollow = blob(
        f"{ix + inwards * 1.5},{iy + 1}! {eye.x + inwards * eye.width * 1.25},-1 "
        f"{eye.x + inwards * eye.width * 0.9},3! {eye.x + inwards * eye.width * 0.3},{-4.4 * face.openness} "
        f"{eye.x - inwards * eye.width * 0.7},{-5.4 * face.openness}! {eye.x},{(iy - 6 * face.openness) / 2}"
    )
    art.add(hollow, SHADE[skin])


def _crease(art: Picture, face: Features, eye: Eye) -> None:
    """Draw the fold above a lid."""
    x, w, high = eye.x, eye.width, -UPPER * face.openness - 2.6
    out = eye.outwards
    art.line(
        f"{x - out * w * 0.7},{high + 0.4} {x + out * w * 0.1},{high - 0.8} {x + out * w * 1.1},{high + 2.2}",
        1.6,
        (0, 1, 0.9, 0),
    )


def _ear(art: Picture, one: Ear, skin: str) -> None:
    with art.at(one.x, one.y, one.size, flip=one.flip):
        whole_ear(art, skin)


def whole_ear(art: Picture, skin: str) -> None:
    """Draw an ear about the origin, its open side to the left, with what a knife cuts into it."""
    ear(art, 0, 0, skin)
    art.add(blob("0.6,-5! 4,-6 4.4,-1 1.4,3.6! 2,-1.4"), SHADE[skin])
    art.line("-0.4,-6.4 3.6,-8 5,-4 3.4,0", 1.7, (0, 1, 0.9, 0))
    art.line("1.6,-3 2.6,0 0.4,3.4", 1.5, (0, 1, 0))

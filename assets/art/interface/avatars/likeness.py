"""The face of one person: an outline of its own with eyes, nose, ears and mouth in every mood."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from woodcut.faces.eyes import brows, one_eye
from woodcut.faces.features import Eye, Features
from woodcut.faces.flesh import blush, ear, wrinkles
from woodcut.faces.moods import Mood
from woodcut.faces.mouths import mouth
from woodcut.geometry import blob, nodes
from woodcut.palette import INK, SHADE, SKIN
from woodcut.picture import Picture

Nose = Callable[[Picture, str], None]
"""Draws a nose in a skin, the middle of its tip at the origin."""

DROPS = {Mood.DELIGHTED: 5.0, Mood.DISMAYED: 7.0}
"""How far an open mouth lowers the chin."""


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
) -> Features:
    """Draw a face and return it as it is in this mood.

    `cheeks` are places and sizes of the red; a mouthless face leaves its mouth to a beard; one eye may
    `squint` whatever the mood.
    """
    face = opened(face, mood)
    behind, before = [one for one in ears if abs(one.x) >= 32], [one for one in ears if abs(one.x) < 32]
    for one in behind:
        _ear(art, one, skin)
    art.shape(blob(face.outline), skin, ink=2.8, shade=SHADE[skin], shift=(-6, -3))
    for one in before:
        _ear(art, one, skin)
    for x, y, size in cheeks:
        blush(art, x, y, 7.4 * size, 5.8 * size, skin, mood)
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
    with art.at(*face.nose):
        nose(art, skin)
    if not mouthless:
        mouth(art, face, mood, full=full, smile=smile, grin=grin)
    if aged:
        wrinkles(art, face)
    return face


def _ear(art: Picture, one: Ear, skin: str) -> None:
    with art.at(one.x, one.y, one.size):
        ear(art, 0, 0, skin, flip=one.flip)

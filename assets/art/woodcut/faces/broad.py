"""A full, heavy, friendly head, turned a little to the left."""

from woodcut.faces.eyes import brows, eyes
from woodcut.faces.features import Eye, Features, Nose
from woodcut.faces.flesh import blush, ear, wrinkles
from woodcut.faces.moods import Mood
from woodcut.faces.mouths import mouth
from woodcut.faces.noses import nose_frontal
from woodcut.geometry import blob
from woodcut.palette import INK, SHADE, SKIN
from woodcut.picture import Picture

BROAD = Features(
    outline=(
        "-23,-34 -29,-16 -33,2 -37,18 -34,35 -22,47 -6,51 10,50 26,44 36,31 37,14 33,-4 30,-20 24,-34 0,-42"
    ),
    left=Eye(-16, 5.8, outer=(-25, -9.4), middle=(-17, -13.6), inner=(-8.6, -10)),
    right=Eye(9, 6.4, outer=(20, -10), middle=(11, -14.4), inner=(1, -10.4)),
    nose=(-4, 14),
    mouth=(-4, 31.5),
    mouth_size=1.12,
    openness=0.9,
    pupil=2.9,
    look=(-0.9, 0.3),
    brow_width=4,
)


def broad(
    art: Picture,
    *,
    skin: str = SKIN,
    brow: str = INK,
    bearded: bool = False,
    aged: bool = False,
    smile: float = 0,
    mood: Mood = Mood.CALM,
    nose: Nose = Nose.BULBOUS,
    full: bool = False,
    bushy: float = 1,
    lashes: bool = False,
    grin: bool = False,
    hooded: bool = False,
    eared: bool = True,
    grave: bool = False,
) -> None:
    """Draw a face with heavy cheeks and two chins; a bearded one leaves its mouth to the beard."""
    face = BROAD.graver() if grave else BROAD
    if eared:
        ear(art, 33, 4, skin)
    art.shape(blob(face.outline), skin, ink=2.8, shade=SHADE[skin], shift=(-6, -3))
    blush(art, -23, 18, 8, 6.4, skin, mood, grave=grave)
    blush(art, 18, 18.6, 9.4, 7, skin, mood, grave=grave)
    brows(art, face, brow, mood, bushy=bushy)
    eyes(art, face, mood, lashes=lashes, lids=SHADE[skin] if hooded else None, grave=grave)
    with art.at(-4.2, 0):
        nose_frontal(art, skin, nose, grave=grave)
    if not bearded:
        mouth(art, face, mood, full=full, smile=smile, grin=grin)
        art.line("-17,45.4 -5,47.6 8,45", 1.9, (0, 1, 0))
    if aged:
        wrinkles(art, face)

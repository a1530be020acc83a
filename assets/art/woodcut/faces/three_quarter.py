"""The head in three-quarter view, looking to the left."""

from woodcut.faces.eyes import HEAVY, brows, eyes
from woodcut.faces.features import Eye, Features, Nose
from woodcut.faces.flesh import blush, ear, wrinkles
from woodcut.faces.moods import Mood
from woodcut.faces.mouths import mouth
from woodcut.faces.noses import nose34
from woodcut.geometry import blob
from woodcut.palette import INK, SHADE, SKIN
from woodcut.picture import Picture

THREE_QUARTER = Features(
    outline="-24,-34 -28,-14 -27,-3 -29,8 -25,26 -17,41 -7,47 6,44 19,32 26,14 28,-8 24,-32 2,-42",
    left=Eye(-17.5, 6.2, outer=(-25, -11), middle=(-18, -15), inner=(-9, -11)),
    right=Eye(9.5, 7.8, outer=(21, -11), middle=(10, -16), inner=(1, -11)),
    nose=(-12, 16),
    mouth=(-8.5, 29.5),
    gape=(2, -0.6),
)


def face34(
    art: Picture,
    *,
    skin: str = SKIN,
    bearded: bool = False,
    brow: str = INK,
    aged: bool = False,
    smile: float = 0,
    mood: Mood = Mood.CALM,
    nose: Nose = Nose.STRAIGHT,
    full: bool = True,
    bushy: float = 1,
    lashes: bool = False,
    grin: bool = False,
    hooded: bool = False,
    eared: bool = False,
    grave: bool = False,
    lift: float = HEAVY,
    face: Features = THREE_QUARTER,
) -> None:
    """Draw a face; a bearded one leaves its mouth to the beard."""
    face = face.graver() if grave else face
    art.shape(blob(face.outline), skin, ink=2.6, shade=SHADE[skin], shift=(-5, -2))
    if eared:
        ear(art, 26, 6, skin)
    blush(art, -19, 17, 6.2, 4.8, skin, mood, grave=grave)
    blush(art, 13, 17, 7.5, 5.5, skin, mood, grave=grave)
    brows(art, face, brow, mood, bushy=bushy)
    eyes(art, face, mood, lashes=lashes, lids=SHADE[skin] if hooded else None, grave=grave, lift=lift)
    nose34(art, skin, nose, grave=grave)
    if not bearded:
        mouth(art, face, mood, full=full, smile=smile, grin=grin)
    if aged:
        wrinkles(art, face)

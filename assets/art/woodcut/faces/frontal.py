"""The head seen from before."""

from woodcut.faces.eyes import HEAVY, brows, eyes
from woodcut.faces.features import Eye, Features, Nose
from woodcut.faces.flesh import blush, ear, wrinkles
from woodcut.faces.moods import Mood
from woodcut.faces.mouths import mouth
from woodcut.faces.noses import nose_frontal
from woodcut.geometry import blob
from woodcut.palette import INK, SHADE, SKIN
from woodcut.picture import Picture

FRONTAL = Features(
    outline="-25,-34 -30,-14 -29.5,6 -26,24 -17,39 -6,46.5 6,46.5 17,39 26,24 29.5,6 30,-14 25,-34 0,-43",
    left=Eye(-13.6, 7.4, outer=(-24, -10.6), middle=(-15, -15.6), inner=(-5.4, -11)),
    right=Eye(13.6, 7.4, outer=(24, -11.6), middle=(15, -16.6), inner=(5.4, -11.4)),
    nose=(0, 16),
    mouth=(0.3, 30.6),
    look=(-0.4, 0.3),
)


def frontal(
    art: Picture,
    *,
    skin: str = SKIN,
    brow: str = INK,
    bearded: bool = False,
    aged: bool = False,
    smile: float = 0,
    mood: Mood = Mood.CALM,
    nose: Nose = Nose.STRAIGHT,
    full: bool = True,
    bushy: float = 1,
    lashes: bool = False,
    grin: bool = False,
    hooded: bool = False,
    eared: bool = True,
    grave: bool = False,
    lift: float = HEAVY,
) -> None:
    """Draw a face that looks at the viewer; a bearded one leaves its mouth to the beard."""
    face = FRONTAL.graver() if grave else FRONTAL
    if eared:
        ear(art, 29, 4, skin)
        ear(art, -29, 4, skin, flip=True)
    art.shape(blob(face.outline), skin, ink=2.6, shade=SHADE[skin], shift=(-5, -2))
    blush(art, -18, 17, 6.6, 5, skin, mood, grave=grave)
    blush(art, 18, 17, 6.6, 5, skin, mood, grave=grave)
    brows(art, face, brow, mood, bushy=bushy)
    eyes(art, face, mood, lashes=lashes, lids=SHADE[skin] if hooded else None, grave=grave, lift=lift)
    nose_frontal(art, skin, nose, grave=grave)
    if not bearded:
        mouth(art, face, mood, full=full, smile=smile, grin=grin)
    if aged:
        wrinkles(art, face)

"""The head of a child, turned a little to the left: large eyes, round cheeks, small nose."""

from woodcut.faces.eyes import brows, eyes
from woodcut.faces.features import Eye, Features
from woodcut.faces.flesh import blush, ear
from woodcut.faces.moods import Mood
from woodcut.faces.mouths import mouth
from woodcut.geometry import blob
from woodcut.palette import INK, SHADE, SKIN, SKIN_BROWN
from woodcut.picture import Picture

CHILD = Features(
    outline="-23,-34 -29,-16 -29,-3 -32,9 -29,23 -18,35 -6,40.5 8,38.5 22,28 29,14 30,-8 26,-30 0,-43",
    left=Eye(-15.6, 7, outer=(-24, -12.6), middle=(-16, -16.4), inner=(-8.6, -13.4)),
    right=Eye(10.6, 8, outer=(20.6, -13), middle=(11, -17.4), inner=(3, -13.6)),
    nose=(-6, 13),
    mouth=(-5, 25),
    mouth_size=0.82,
    openness=1.55,
    pupil=4.9,
    look=(-1, 0.4),
    brow_width=2.5,
)


def child(
    art: Picture,
    *,
    skin: str = SKIN,
    brow: str = INK,
    smile: float = 0,
    mood: Mood = Mood.CALM,
    lashes: bool = False,
    grin: bool = False,
    eared: bool = True,
    freckled: bool = False,
    grave: bool = False,
) -> None:
    """Draw the face of a child of six to twelve years."""
    face = CHILD.graver() if grave else CHILD
    art.shape(blob(face.outline), skin, ink=2.6, shade=SHADE[skin], shift=(-5, -2))
    if eared:
        ear(art, 28, 7, skin)
    blush(art, -21.4, 17, 6.8, 5.6, skin, mood, grave=grave)
    blush(art, 15, 17.6, 8.4, 6.4, skin, mood, grave=grave)
    if freckled:
        for x, y in ((-24, 14.6), (-20, 18), (-17.6, 14), (9.4, 15), (13.6, 18.6), (17.6, 14.6)):
            art.dot(x, y, 0.9, SHADE[SKIN_BROWN], 8)
    brows(art, face, brow, mood)
    eyes(art, face, mood, lashes=lashes, grave=grave)
    if grave:
        art.line("-5,-6 -5.6,4 -10.4,12.4 -10,15.6 -6.6,16.8 -3.4,15.6", 2.2, (0, 0.5, 0.9, 1, 0.8, 0))
    else:
        art.line("-6.6,7 -9.6,11.6 -7.6,14 -3.4,13.2", 2.1, (0, 1, 1, 0))
    mouth(art, face, mood, smile=smile, grin=grin)

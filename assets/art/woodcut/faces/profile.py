"""The head seen from the side, looking to the left."""

from woodcut.faces.eyes import UPPER
from woodcut.faces.features import Nose
from woodcut.faces.flesh import blush, ear
from woodcut.faces.moods import TEMPERS, Mood, Stir, Temper
from woodcut.faces.mouths import THROAT, TONGUE
from woodcut.geometry import blob, circle, ellipse, poly
from woodcut.palette import INK, LIPS, SHADE, SKIN, WHITE
from woodcut.picture import Picture

NOSES = {
    Nose.STRAIGHT: "-25.5,-2 -30,7 -35.5,15 -34.5,18.6 -27,20.4!",
    Nose.HOOKED: "-28,-3 -34,5 -36.5,13 -36.6,20 -33,20.6 -27,20.4!",
    Nose.SNUB: "-24.5,0 -27,7 -34.6,11.6 -35,15.4 -27,19.6!",
    Nose.BULBOUS: "-25.5,-1 -30,4 -36.6,9 -38.6,15 -34,20.4 -27,19.6!",
}
"""The bridge from the brow to the lip, by the kind of nose."""

LONG_NOSES = {
    Nose.STRAIGHT: "-26,-4 -30.5,6 -37.5,17.6 -36.4,21.2 -27.4,22.6!",
    Nose.HOOKED: "-28,-4 -34.5,5 -37.6,14.4 -38.4,22.6 -34.4,22.8 -27.4,22.6!",
    Nose.SNUB: "-25,-1 -28,8 -35.6,14 -36.4,18.6 -27.4,22!",
    Nose.BULBOUS: "-25.5,-2 -30,4 -37.6,11 -39.6,17.6 -35,22.6 -27.4,22!",
}
"""The same bridges on a grave face."""

LIPS_AND_CHIN = {
    Mood.CALM: "-29.6,25.4 -25.8,29! -28.4,31.6 -24.4,36 -26,43 -20,48.6",
    Mood.PLEASED: "-29,25 -25.6,28.6! -28,31.4 -24.4,35.6 -26,42.6 -20,48.6",
    Mood.DELIGHTED: (
        "-29,24 -26.4,26! -19,27.4 -12,25.4! -12.6,33 -18,37.6 -24,37.4! -26,39.6 -22.6,42.8 -24,48.4 -17,53"
    ),
    Mood.WORRIED: "-28.4,26.4 -25.2,29.8! -27,32.2 -23.4,36 -24.6,43 -19,48.6",
    Mood.DISMAYED: (
        "-28.4,24.4 -26.4,26.4! -19,26.6 -14.6,31 -15,38! -19,36.6 -23.6,39.4! "
        "-25,41.6 -21.4,44.6 -22.4,50.6 -15,54"
    ),
}
"""The contour below the nose; an open mouth is cut into it."""


def profile(
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
    eared: bool = True,
    grave: bool = False,
    bridge: str = "",
    temper: Temper = Temper.MILD,
    hatched: bool = False,
) -> None:
    """Draw a face from the side; a bearded one leaves its mouth to the beard.

    `bridge` is a contour of the nose that replaces the usual ones; the cheek of a grave or `hatched` face is
    cut in strokes.
    """
    lower = LIPS_AND_CHIN[Mood.CALM if bearded or mood is Mood.BLINK else mood]
    if mood in {Mood.DELIGHTED, Mood.DISMAYED} and not bearded:
        art.add(poly("-26.4,25 -10,24 -10,40 -24,41"), THROAT)
        art.add(ellipse(-20, 38, 6, 3.8, -10), TONGUE)
        art.add(poly("-26.4,25 -15,25 -16,30 -25.8,29.4"), WHITE)
    front = f"-10,-43 -21,-33 -25,-18 -26.4,-10 {bridge or (LONG_NOSES if grave else NOSES)[nose]} {lower}"
    outline = blob(f"{front} -4,46 12,38 22,24! 30,12 33,-10 28,-34 8,-45")
    art.shape(outline, skin, ink=2.6, shade=SHADE[skin], shift=(-5, -2))
    blush(art, -11, 17, 7.4, 5.4, skin, mood, grave=grave or hatched)
    if eared:
        ear(art, 12, 5, skin)
    stir = TEMPERS[temper][mood]
    _eye(art, mood, stir, lashes=lashes, grave=grave)
    drop = 2 if grave else 0
    art.line(
        f"-27,{-10 - stir.inner * 0.6} -20,{drop - 14.4 - stir.middle} -8,{drop - 10.6 - stir.outer}",
        3.6 * bushy,
        (0.6, 1, 0.3),
        brow,
    )
    with art.at(-0.8 * drop / 2, drop):
        art.line("-27.6,18 -24.6,15.4 -22.4,18.4 -24.4,20.6", 1.8, (0.2, 1, 1, 0))
    if not bearded:
        _mouth(art, mood, full=full, smile=smile, grin=grin)
    if aged:
        art.line("-6,5 -3,9 -4,14", 1.4)
        art.line("-19,9 -14,11.6 -9,10", 1.4)
        art.line("-21,19 -15.4,24 -15.6,31", 1.7)
        art.line("-20,-22 -14,-24 -6,-23", 1.4)
        art.line("-14,46 -8,41 1,40", 1.4)


def _eye(art: Picture, mood: Mood, stir: Stir, *, lashes: bool, grave: bool) -> None:
    if mood is Mood.DELIGHTED:
        art.line("-22.4,1.4 -18,-3.4 -13,-2.6 -8,2.6", 3.2, (0.5, 1, 1, 0.4))
    elif mood is Mood.BLINK:
        art.line("-23,0.4 -20,3 -14,3.4 -7.6,1", 2.8, (0.5, 1, 1, 0.4))
    elif grave:
        white = blob("-21.4,-0.8 -22.4,1 -21,4 -14,3 -9,2! -14,-1.2")
        art.add(white, WHITE)
        art.add(ellipse(-20, 1.4, 2.6, 3.6).intersection(white), INK)
        art.line("-23.6,-1.6 -20.6,-4.4 -14,-3.8 -8.4,-0.6", 1.4, (0.2, 1, 1, 0.2))
        art.line("-24,0.4 -21,-1 -14,-1.2 -7.4,2.8", 2.7, (0.5, 1, 0.9, 0.4))
        art.line("-21.6,4.2 -16,3.8 -11,2.8", 1.3, (0.3, 1, 0))
    else:
        up, low = UPPER * stir.upper, UPPER * stir.lower
        white = blob(f"-21.6,{-up + 0.6} -22.6,0.4 -21,{low} -14,{low * 0.7} -9,1.6! -14,{-up * 0.75}")
        art.add(white, WHITE)
        art.add(ellipse(-20.4, 0, 2.3 * stir.pupil, 3.5 * stir.pupil).intersection(white), INK)
        art.add(circle(-21, -1.2, 0.9, 10).intersection(white), WHITE)
        art.line(f"-24,{-up + 1.4} -21,{-up - 0.2} -14,{-up * 0.8} -7.4,2.2", 2.5, (0.5, 1, 0.9, 0.4))
        art.line(f"-21.6,{low + 0.4} -16,{low} -11,2.6", 1.2, (0.3, 1, 0))
    if lashes:
        art.line("-21,-4 -25,-5 -27,-7.4", 1.9, (1, 0.8, 0.2))


def _mouth(art: Picture, mood: Mood, *, full: bool, smile: float, grin: bool) -> None:
    if mood in {Mood.DELIGHTED, Mood.DISMAYED}:
        corner = "-12,20 -9.6,24.6 -11.4,29" if mood is Mood.DELIGHTED else "-12,30 -10.6,34.4 -12.4,39"
        art.line(corner, 1.7)
        return
    drop = {Mood.PLEASED: -6, Mood.WORRIED: 5.4}.get(mood, -0.6 - smile)
    if grin and mood is Mood.PLEASED:
        art.shape(blob("-26.4,28.4! -20,28.6 -12.6,24! -15,30.4 -20,32.6 -26,31.6!"), WHITE, ink=1.8)
        art.line("-12.6,20 -10.4,23.6 -11.6,27.6", 1.5)
        return
    if full:
        art.add(
            blob(f"-28.8,25.8 -25.8,28.8! -12.6,{29 + drop}! -19,32.6 -27.8,32.6 -25.8,29.2! -28,27"), LIPS
        )
    art.line(f"-26,29 -19.4,{29.6 + drop * 0.25} -12,{29 + drop}", 2.6, (0.8, 1, 0.3))
    if mood is Mood.PLEASED:
        art.line("-11.6,17.6 -9,21.6 -10.4,26.6", 1.8)

"""Everybody's uncle: Beppe."""

from interface.avatars.hands import Sleeve, at_the_cheeks
from interface.avatars.likeness import likeness, whole_ear
from interface.avatars.noses import potato
from interface.avatars.portrait import body, head, jumping, shoulders
from woodcut.faces.beards import TIPS
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.faces.spectacles import spectacles
from woodcut.geometry import blob, discs, limb, union
from woodcut.palette import (
    BROWN_DARK,
    SHADE,
    SKIN,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture

SNOW, SNOW_DARK = "#ece6da", "#b7aea0"
GREY_DARK = "#857d73"
CARDIGAN, CARDIGAN_DARK = "#d9771a", "#a3540f"

BEPPE = Features(
    outline=(
        "-25,-34 -33,-20 -35,-8 -39,4 -44,18 -42,33 -30,44 -12,49 8,48 28,42 41,30 45,14 42,-6 35,-26 "
        "20,-42 0,-47 -16,-43"
    ),
    left=Eye(-22, 6.4, outer=(-31, -9), middle=(-23, -14), inner=(-14, -9)),
    right=Eye(6, 7.6, outer=(18, -10), middle=(8, -15.6), inner=(-3, -10)),
    nose=(-13, 13),
    mouth=(-11, 33),
    mouth_size=1.16,
    openness=1.02,
    pupil=3.4,
    look=(-1, 0.4),
    brow_width=4,
    temper=Temper.LIVELY,
)


def beppe(art: Picture, mood: Mood) -> None:
    """Everybody's uncle: three chins under a walrus moustache, and the spectacles that he looks for above."""
    with body(art, mood):
        bust = shoulders(art, CARDIGAN, CARDIGAN_DARK, wide=112, top=200)
        art.shape(
            blob("92,204! 124,250 160,204! 152,276 102,276"), WHITE, ink=2.8, shade=WHITE_DARK, shift=(-5, -3)
        )
        for lapel in ("92,204! 84,222 104,262! 110,252", "160,204! 172,222 150,262! 144,250"):
            art.shape(blob(lapel), CARDIGAN, ink=2.8, shade=CARDIGAN_DARK, shift=(-4, -3))
        for fold in ("70,222 58,240 58,268", "186,222 200,238 202,266"):
            art.line(fold, 2.4, (0, 1, 0.3), CARDIGAN_DARK, within=bust)
    with head(art, mood, 130, 134, 1.44):
        with art.at(-36, -8, 0.8):
            tuft = discs("-2,-10,8 -9,-4,9 -11,7,8 -4,14,6")
            art.shape(tuft, SNOW, ink=2.6, shade=SNOW_DARK, shift=(-3, -3))
        art.shape(
            blob("-34,30! -34,46 -18,58 4,61 26,56 42,42 44,24!"),
            SKIN,
            ink=2.6,
            shade=SHADE[SKIN],
            shift=(-8, -4),
        )
        face = likeness(
            art,
            BEPPE,
            mood,
            potato,
            brow=SNOW,
            bushy=1.5,
            cheeks=((-31, 17, 0.9), (20, 18, 1.3)),
            aged=True,
            smile=1,
        )
        art.line("-26,40 -34,34 -37,25", 2, (0.2, 1, 0))
        art.line("22,37 31,30 33,20", 2, (0.2, 1, 0))
        side = discs("30,-26,8 38,-22,10 45,-12,10 49,0,8 44,-26,8 53,-8,8")
        art.shape(side, SNOW, ink=2.6, shade=SNOW_DARK, shift=(-4, -3))
        for lock in (
            "33,-28 40,-31 44,-25",
            "40,-16 48,-18 51,-11",
            "44,-4 50,-6 53,0",
            "36,-22 40,-21 42,-17",
        ):
            art.line(lock, 1.9, (0.1, 1, 0.2), GREY_DARK)
        with art.at(42, 11, 1.5):
            whole_ear(art, SKIN)
        _walrus(art, face, mood)
        for hair in ("-10,-44 -18,-56 -11,-64", "-2,-46 -2,-58 7,-63", "6,-46 13,-54 21,-53"):
            art.line(hair, 2.4, (1, 0.8, 0.2), GREY_DARK)
        with art.at(-1, -28, turned=-3), jumping(art, mood, turned=16, jump=17):
            spectacles(art, face, radius=11, rim=BROWN_DARK, width=2.8)
    if mood is Mood.DISMAYED:
        at_the_cheeks(art, SKIN, Sleeve(CARDIGAN, CARDIGAN_DARK), 128, 180, 56)


def _walrus(art: Picture, face: Features, mood: Mood) -> None:
    """Draw two heavy lobes of moustache, whose ends say what the mouth below them feels."""
    x, y = face.mouth
    lift = TIPS.get(mood, 0.0) * 1.7
    lobes = [
        limb(
            f"{x},{y - 7},4 {x + side * 8},{y - 4},7.4 {x + side * 18},{y - lift * 0.4},6.4 "
            f"{x + side * 26},{y + 4 - lift},3.4 {x + side * 30},{y + 8 - lift * 1.5},0.9"
        )
        for side in (-1, 1)
    ]
    art.shape(union(*lobes), SNOW, ink=2.6, shade=SNOW_DARK, shift=(-3, -3))
    for side in (-1, 1):
        for start, end in ((5, 11), (10, 19), (15, 25)):
            art.line(
                f"{x + side * start},{y - 8} {x + side * (start + end) / 2},{y - 4} "
                f"{x + side * end},{y + 2 - lift * 0.6}",
                1.7,
                (0, 1, 0.3),
                SNOW_DARK,
            )
    art.line(f"{x},{y - 10} {x + 0.6},{y - 5} {x},{y - 2}", 2, (0.3, 1, 0.6))

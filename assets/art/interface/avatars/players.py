"""The player's own figures: somebody with cards in the hand who looks across the table."""

from interface.avatars.knife import SMOOTH
from interface.avatars.likeness import Ear, likeness
from interface.avatars.noses import flat, straight
from interface.avatars.portrait import behind, body, head, jumping, neck
from interface.held_back import held_back
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.geometry import blob, circle, ellipse, limb, union
from woodcut.palette import (
    BLUE,
    GOLD,
    GREEN,
    GREEN_DARK,
    RED,
    RED_DARK,
    SHADE,
    SKIN,
    SKIN_OLIVE,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

STRAW, STRAW_DARK = "#ecc767", "#b98d34"
CHESTNUT, CHESTNUT_DARK, CHESTNUT_LIGHT = "#7b4423", "#512a14", "#b8743f"
RAVEN, RAVEN_DARK, RAVEN_LIGHT = "#33271f", "#1a130f", "#6a5142"

YOUNG = Features(
    outline="-24,-34 -29,-14 -29,2 -30,14 -25,28 -15,40 -3,46 8,43 20,33 28,18 30,-2 28,-24 16,-40 -2,-43",
    left=Eye(-15, 7.4, outer=(-25, -12), middle=(-17, -17), inner=(-7, -12)),
    right=Eye(12, 8, outer=(23, -12.6), middle=(14, -18.4), inner=(3.4, -12.8)),
    nose=(-4, 11),
    mouth=(-4, 28.4),
    mouth_size=1.14,
    openness=1.25,
    pupil=4,
    look=(-1, 1),
    brow_width=3.8,
    temper=Temper.LIVELY,
)
CURLY = YOUNG._replace(
    outline="-22,-34 -28,-16 -28,0 -29,12 -24,27 -15,38 -5,43 6,40 18,31 26,17 28,-2 26,-24 16,-40 -2,-43",
    nose=(-5, 12),
    mouth=(-4, 27.6),
    mouth_size=1.02,
    brow_width=3.2,
)


def giocatore(art: Picture, mood: Mood, *, hands: bool = True) -> None:
    """A young man under a straw hat pushed back, chin over his cards."""
    with body(art, mood):
        neck(art, SKIN, x=132, width=22)
        bust = blob("26,284! 38,238 84,214 128,208 172,212 214,232 230,284!")
        art.shape(bust, WHITE, ink=3.4, shade=WHITE_DARK, shift=(-8, -4))
        art.add(stripes(bust.buffer(-1.6), 0, 17, 7.5), BLUE)
        art.shape(blob("96,214! 128,222 164,210! 160,226 134,244 104,232"), RED, ink=2.8, shade=RED_DARK)
    with head(art, mood, 132, 132, 1.5, temple=(-30.5, 3)):
        with jumping(art, mood, turned=14, jump=8), art.at(0, -2, turned=9):
            art.shape(ellipse(4, -30, 58, 27), STRAW, ink=3, shade=STRAW_DARK, shift=(-5, -5))
            for ring in (50, 42):
                art.line(
                    f"{4 - ring},-30 4,{-30 - ring * 0.46} {4 + ring},-30", 1.7, (0.2, 1, 0.2), STRAW_DARK
                )
        back = blob("-28,-20! -34,-2 -29,8 0,0 32,10 37,-4 34,-26 10,-46 -18,-42")
        art.shape(back, CHESTNUT, ink=2.6, shade=CHESTNUT_DARK, shift=(-4, -3))
        likeness(
            art,
            YOUNG,
            mood,
            flat,
            brow=CHESTNUT_DARK,
            bushy=1.35,
            ears=(Ear(30, 5, 1.25),),
            cheeks=((-20, 16, 1), (18, 17, 1.1)),
            smile=1.5,
            cut=SMOOTH,
        )
        for x, y in ((-24, 12), (-20, 15), (-16, 12), (12, 13), (17, 16), (21, 12)):
            art.dot(x, y, 1, "#c98d5c", 8)
        fringe = blob(
            "-29,-6! -34,-22 -26,-40 -8,-50 14,-48 32,-36 36,-12 "
            "32,2! 28,-8 26,-20! 20,-28 17,-20! 8,-34 4,-22! "
            "-4,-34 -9,-18! -16,-28 -19,-15! -24,-20"
        )
        art.shape(fringe, CHESTNUT, ink=2.6, shade=CHESTNUT_DARK, shift=(-4, -3))
        for strand in (
            "-4,-44 -18,-36 -24,-22",
            "4,-44 8,-36 6,-28",
            "12,-44 24,-34 28,-20",
            "-2,-42 -9,-34 -11,-24",
            "14,-40 20,-32 20,-24",
            "18,-44 30,-32 33,-8",
        ):
            art.line(strand, 2, (0, 1, 0.3))
        art.line("-10,-44 -21,-36 -27,-24", 2.4, (0, 1, 0), CHESTNUT_LIGHT)
        with jumping(art, mood, turned=14, jump=8), art.at(0, -2, turned=9):
            crown = blob("-34,-36! -30,-58 -14,-68 6,-66 26,-68 40,-56 42,-36! 4,-50")
            art.shape(crown, STRAW, ink=3, shade=STRAW_DARK, shift=(-6, -3), hatch=Hatch(angle=18, length=12))
            art.shape(blob("-35,-36! -33,-47 4,-60 41,-47 43,-36! 4,-50"), RED, ink=2.2)
    if hands:
        cards(art, mood, SKIN)


def giocatrice(art: Picture, mood: Mood, *, hands: bool = True) -> None:
    """A young woman with a mass of curls held by a kerchief, and her cards."""
    with behind(art, mood, 134, 132, 1.46):
        mass = blob(
            "-34,-14 -44,-4 -42,12 -48,26 -38,40 -30,50 -14,46 10,46 "
            "30,54 44,46 46,32 56,20 50,4 54,-12 44,-28 36,-44 "
            "16,-56 -8,-58 -28,-46"
        )
        art.shape(mass, RAVEN, ink=2.8, shade=RAVEN_DARK, shift=(-5, -4))
        inside = art.here(mass).buffer(-2)
        for x, y in (
            (-38, 8),
            (-40, 28),
            (-28, 42),
            (40, 38),
            (46, 18),
            (44, -4),
            (34, 48),
            (-39, -6),
            (-20, 46),
            (28, 40),
            (38, -28),
            (48, 6),
        ):
            art.line(
                f"{x - 5},{y + 3} {x},{y - 6} {x + 5},{y + 1} {x},{y + 4}",
                1.9,
                (0.2, 1, 0.8, 0.1),
                RAVEN_LIGHT,
                within=inside,
            )
    with body(art, mood):
        neck(art, SKIN_OLIVE, x=134, width=18)
        bust = blob("32,284! 44,242 90,218 130,212 170,216 208,236 224,284!")
        art.shape(bust, GREEN, ink=3.4, shade=GREEN_DARK, shift=(-8, -4))
        art.shape(blob("102,214! 130,246 160,212! 134,224"), SKIN_OLIVE, ink=2.6)
        for x, y in ((112, 222), (122, 228), (134, 230), (146, 226), (155, 219)):
            art.shape(circle(x, y, 5, 20), RED, ink=2, shade=RED_DARK, shift=(-1.5, -1.5))
    with head(art, mood, 134, 132, 1.46, temple=(-31, -4)):
        likeness(
            art,
            CURLY,
            mood,
            straight,
            skin=SKIN_OLIVE,
            brow=RAVEN,
            bushy=1.25,
            cheeks=((-20, 16, 0.95), (16, 17, 1.1)),
            full=True,
            smile=1.5,
            lashes=True,
        )
        locks = blob(
            "-27,2! -36,-4 -36,-18 -28,-24! -30,-38 -12,-40! -4,-52 "
            "10,-42! 26,-48 30,-34! 40,-26 36,-12! 42,2 32,12! "
            "28,0 26,-14 14,-27 -2,-32 -16,-26 -25,-14"
        )
        art.shape(locks, RAVEN, ink=2.6, shade=RAVEN_DARK, shift=(-4, -3))
        for strand in (
            "-2,-38 -18,-32 -30,-20",
            "4,-36 20,-28 32,-16",
            "-2,-42 -20,-38 -32,-26",
            "10,-40 26,-32 35,-20",
        ):
            art.line(strand, 2, (0, 1, 0.2), RAVEN_LIGHT)
        with art.at(turned=-4):
            band = blob("-31,-26! -24,-44 4,-58 30,-46 37,-24! 30,-34 4,-44 -22,-34")
            art.shape(band, RED, ink=2.6, shade=RED_DARK, shift=(-3, -2))
            for x, y in ((-20, -40), (-8, -48), (6, -50), (20, -45), (30, -36)):
                art.dot(x, y, 2.5, WHITE, 14)
        with art.at(24, -50), jumping(art, mood, turned=12, jump=4):
            bow = union(blob("0,0! 6,-18 18,-20 20,-8!"), blob("0,0! 16,-4 26,4 20,12!"))
            art.shape(bow, RED, ink=2.4, shade=RED_DARK, shift=(-2, -2))
            art.shape(circle(0, 0, 5, 20), RED, ink=2.2)
        swing = {Mood.DELIGHTED: -14, Mood.DISMAYED: 24, Mood.WORRIED: 8}.get(mood, 0)
        with art.at(29, 16, turned=swing):
            art.shape(
                circle(0, 9, 8.4, 28).difference(circle(0, 9, 5.4, 24)), GOLD, ink=1.8, heavy=(0.3, 0.6)
            )
    if hands:
        cards(art, mood, SKIN_OLIVE)


CARDS = {
    Mood.PLEASED: (-3.0, 0.0),
    Mood.DELIGHTED: (-12.0, -12.0),
    Mood.WORRIED: (8.0, 8.0),
    Mood.DISMAYED: (16.0, 14.0),
}
"""How far each mood lowers the cards, and turns them."""


def cards(art: Picture, mood: Mood, skin: str) -> None:
    """Three cards in a hand, backs to the viewer, at the lower left."""
    down, turned = CARDS.get(mood, (0.0, 0.0))
    with art.at(72, 226 + down, 0.92, turned=turned - 6):
        for turn in (-24, 0, 24):
            with art.at(0, 14, turned=turn):
                held_back(art)
        fingers = union(
            limb("-22,6,10 -8,10,13 10,14,12"),
            limb("-16,-4,7 4,-14,6.6 16,-18,5.6"),
            limb("-12,4,7 10,-3,6.6 22,-7,5.6"),
            limb("-8,12,7 12,8,6.4 24,4,5.4"),
        )
        art.shape(fingers, skin, ink=2.8, shade=SHADE[skin], shift=(-2, -3))
        for gap in ("20,-12 8,-8 -2,-3", "25,-1 12,3 0,8"):
            art.line(gap, 2, (0.6, 1, 0.1))

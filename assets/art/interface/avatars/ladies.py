"""The women whom a player can choose: everybody's grandmother and a lady."""

from interface.avatars.courtly import wide_shoulders
from interface.avatars.knife import SMOOTH
from interface.avatars.likeness import Ear, likeness
from interface.avatars.noses import fine, pippin
from interface.avatars.portrait import body, head
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.geometry import blob, circle, discs, limb, union
from woodcut.ornaments import flower
from woodcut.palette import (
    GOLD,
    GOLD_DARK,
    PLUM,
    RED,
    RED_DARK,
    SHADE,
    SKIN,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

COPPER, COPPER_DARK, COPPER_LIGHT = "#8f3f1f", "#5a2413", "#c46a3c"
ASH, ASH_DARK = "#d8d0c2", "#8d8478"
PLUM_DARK = "#5f2d52"

DAMA = Features(
    outline="-20,-38 -25,-20 -24,-4 -26,8 -23,22 -16,35 -8,44 0,45 11,37 21,22 25,6 25,-16 18,-38 -2,-45",
    left=Eye(-14.6, 6.8, outer=(-24, -12), middle=(-16, -18.4), inner=(-7, -13)),
    right=Eye(9, 8, outer=(21, -13), middle=(11, -20), inner=(1.4, -13.4)),
    nose=(-7, 13),
    mouth=(-5.6, 28),
    mouth_size=0.92,
    openness=1.2,
    pupil=3.9,
    look=(-1.4, 0.8),
    brow_width=2.8,
    temper=Temper.LIVELY,
)
NONNA = Features(
    outline=(
        "-24,-30 -31,-14 -32,2 -36,14 -33,28 -22,40 -10,49 2,50 12,45 25,35 33,22 34,6 31,-14 22,-34 0,-42"
    ),
    left=Eye(-16, 5.6, outer=(-26, -9), middle=(-18, -14), inner=(-8, -10)),
    right=Eye(9, 6.6, outer=(21, -9.4), middle=(11, -15), inner=(1, -10.4)),
    nose=(-7, 13),
    mouth=(-6, 32),
    mouth_size=0.98,
    openness=1,
    pupil=3.2,
    temper=Temper.LIVELY,
)


def nonna(art: Picture, mood: Mood) -> None:
    """Everybody's grandmother: an apple that has lain through the winter, in her Sunday kerchief."""
    with body(art, mood):
        wide_shoulders(art, PLUM, PLUM_DARK)
        shawl = blob("60,282! 76,232 104,212 128,236! 152,212 180,232 196,282!")
        art.shape(shawl, "#6c7f8f", ink=2.8, shade="#4a5a68", shift=(-6, -4))
        for fold in ("92,226 88,250 92,276", "164,226 168,250 164,276", "108,222 112,246 122,268"):
            art.line(fold, 2.6, (0, 1, 0.2), "#33414d")
    with head(art, mood, 128, 148, 1.42, flip=True):
        scarf = blob(
            "-32,-14! -40,-36 -28,-58 0,-66 30,-58 46,-34 46,0 42,34 32,60! 14,56 0,60 -16,58! "
            "-32,42 -37,26! 0,40 22,24 20,-20 0,-30"
        )
        art.shape(scarf, RED, ink=3, shade=RED_DARK, shift=(-7, -4))
        face = likeness(
            art,
            NONNA,
            mood,
            pippin,
            brow=ASH_DARK,
            bushy=1.1,
            cheeks=((-24, 17, 0.95), (18, 18, 1.25)),
            aged=True,
            smile=2.5,
            lids=True,
            cut=SMOOTH,
        )
        x, y = face.mouth
        for wrinkle in (
            f"{x - 6},{y - 8} {x - 5.4},{y - 5.6} {x - 5.6},{y - 3.4}",
            f"{x + 5},{y - 8} {x + 4.6},{y - 5.6} {x + 5},{y - 3.4}",
            f"{x - 10},{y + 13} {x - 2},{y + 15} {x + 7},{y + 12.4}",
        ):
            art.line(wrinkle, 1.6, (0, 1, 0))
        for line in ("21,-2 26,-4", "21.6,1 27,1.4", "21,4 26,7"):
            art.line(line, 1.6, (1, 0))
        hair = union(
            blob("-32,-14! -30,-32 -12,-41 0,-40! -10,-32 -20,-22"),
            blob("-4,-40! 12,-40 27,-32 32,-10! 22,-24 8,-31"),
        )
        art.shape(hair, ASH, ink=2.2, shade="#aca394", shift=(-2, -2))
        for strand in (
            "-4,-38 -16,-32 -26,-22",
            "2,-38 14,-34 26,-20",
            "-8,-38 -20,-33 -29,-22",
            "8,-38 20,-33 29,-17",
        ):
            art.line(strand, 1.6, (0, 1, 0.2), ASH_DARK)
        front = blob(
            "-32,-16! -42,-36 -29,-59 1,-67 31,-59 48,-34 48,0 44,32 33,46! 36,20 33,-10 25,-31 2,-41 -20,-34"
        )
        art.shape(front, RED, ink=2.8, shade=RED_DARK, shift=(-6, -4))
        inside = art.here(front).buffer(-1.5)
        for fold in (
            "46,22 41,4 37,-14",
            "38,40 40,26 38,10",
            "46,-18 38,-30 27,-36",
            "28,-56 22,-47 12,-42",
        ):
            art.line(fold, 2.4, (1, 0.7, 0), within=inside)
        for x, y in ((-29, -40), (-13, -53), (5, -57), (22, -49), (37, -31), (40, -9)):
            art.dot(x, y, 3.2, WHITE, 16)
        knot = union(blob("-6,54! -22,60 -28,74! -12,70 -2,58"), blob("-4,54! 12,62 16,78! 2,72 -6,60"))
        art.shape(knot, RED, ink=2.4, shade=RED_DARK, shift=(-2, -2))
        for fold in ("-8,58 -16,64 -21,69", "0,60 8,67 11,73"):
            art.line(fold, 1.8, (1, 0))
        art.shape(circle(-5, 55, 6.4, 20), RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))


def dama(art: Picture, mood: Mood) -> None:
    """A lady who has looked over many fans: heavy lids, a mark of beauty, a rose in copper hair."""
    with body(art, mood):
        neck = limb("126,176,17 128,206,17 130,222,24")
        art.shape(neck, SKIN, ink=2.8, shade=SHADE[SKIN], shift=(-7, -2))
        art.line("120,196 117,208 121,218", 2, (0, 1, 0.2), SHADE[SKIN])
        dress = blob(
            "26,284! 40,242 78,222 100,216! 116,236 132,242 148,236 164,216! 186,222 220,242 232,284!"
        )
        art.shape(
            dress, GOLD, ink=3.4, shade=GOLD_DARK, shift=(-8, -4), hatch=Hatch(angle=15, spacing=8, length=16)
        )
        for fold in ("74,230 66,248 70,270", "94,224 92,244 100,262", "188,230 196,246 192,266"):
            art.line(fold, 2.6, (0, 1, 0.2), GOLD_DARK)
        lace = limb("98,217,3.6 115,236,4.6 132,243,4.8 149,236,4.6 166,217,3.6")
        art.shape(lace, RED, ink=2.4, shade=RED_DARK, shift=(-2, -2))
        for x, y in ((106, 208), (115, 217), (127, 221), (139, 218), (149, 209)):
            art.shape(circle(x, y, 4.6, 20), WHITE, ink=1.9, shade=WHITE_DARK, shift=(-1.5, -1.5))
    with head(art, mood, 130, 146, 1.4, flip=True, temple=(-31, -2)):
        knot = discs("28,-44,16 40,-32,13 22,-57,11 36,-52,11")
        art.shape(knot, COPPER, ink=2.8, shade=COPPER_DARK, shift=(-4, -4))
        for curl in ("18,-54 26,-62 32,-54 26,-50", "28,-42 36,-54 44,-44 38,-38", "34,-30 42,-36 48,-28"):
            art.line(curl, 2, (0.2, 1, 0.8, 0.1))
        behind = blob("-26,-24! -30,-44 -12,-58 14,-56 34,-42 40,-16 36,10 28,24! 24,0 0,-30")
        art.shape(behind, COPPER, ink=2.8, shade=COPPER_DARK, shift=(-5, -3))
        face = likeness(
            art,
            DAMA,
            mood,
            fine,
            brow=COPPER_DARK,
            cheeks=((-18, 16, 0.8), (13, 17, 0.95)),
            full=True,
            smile=1.5,
            lashes=True,
            lids=True,
            ears=(Ear(26, 5, 0.9),),
        )
        art.dot(face.mouth[0] + 15, 20, 1.9)
        front = blob(
            "-27,2! -34,-16 -28,-40 -6,-52 22,-48 35,-26 33,-4 30,2! "
            "25,-6 21,-20 8,-30 -4,-40! -13,-32 -22,-20"
        )
        art.shape(front, COPPER, ink=2.6, shade=COPPER_DARK, shift=(-4, -3))
        for path in (
            "-6,-47 -18,-38 -26,-20",
            "-10,-48 -24,-36 -29,-16",
            "2,-46 18,-38 27,-16",
            "12,-46 26,-36 31,-14",
            "-2,-42 10,-36 20,-24",
        ):
            art.line(path, 2, (0, 1, 0.3))
        art.line("-14,-46 -23,-37 -28,-26", 2.2, (0, 1, 0), COPPER_LIGHT)
        art.line("8,-46 20,-42 27,-32", 2.2, (0, 1, 0), COPPER_LIGHT)
        lock = limb("30,4,3 34,14,3.4 30,24,3 34,34,2 31,41,0.8")
        art.shape(lock, COPPER, ink=2.2, heavy=(0.5, 0.8))
        flower(art, 27, -40, 15, colour=RED, centre=GOLD)
        art.shape(circle(25, 20, 4.4, 20), GOLD, ink=2, heavy=(0.4, 0.6))

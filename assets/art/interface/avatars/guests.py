"""The grown guests of the osteria: Gino, Rosalba, Ines and Gerd."""

from interface.avatars.portrait import behind, collar, head, jumping, neck, shoulders
from woodcut.faces.beards import full_beard, stubble
from woodcut.faces.features import Nose
from woodcut.faces.frontal import FRONTAL, frontal
from woodcut.faces.moods import Mood
from woodcut.faces.mouths import mouth
from woodcut.faces.profile import profile
from woodcut.faces.three_quarter import THREE_QUARTER, face34
from woodcut.geometry import blob, circle, discs, ellipse, limb, union
from woodcut.palette import (
    CROWN,
    CROWN_DARK,
    GOLD,
    GOLD_DARK,
    RED,
    RED_DARK,
    SKIN,
    SKIN_OLIVE,
    SKY,
    SKY_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

RAVEN, RAVEN_DARK, RAVEN_LIGHT = "#2f2724", "#171210", "#5d4c44"
CHESTNUT, CHESTNUT_DARK, CHESTNUT_LIGHT = "#4a2f22", "#2c1a12", "#8a5d45"
FOX, FOX_DARK = "#c2692c", "#85401a"
CAP, CAP_DARK = "#4a5a7a", "#2f3b55"
SHADOW = "#b98f6c"


def gino(art: Picture, mood: Mood) -> None:
    """The docker: cap askew, red neckerchief, two days without a razor."""
    neck(art, SKIN_OLIVE, width=27)
    shoulders(art, WHITE, WHITE_DARK, wide=104, top=214)
    scarf = union(blob("84,214! 104,202 128,214 154,202 172,214! 150,236 128,240 106,236"))
    art.shape(scarf, RED, ink=3, shade=RED_DARK, shift=(-5, -4))
    art.shape(union(blob("118,232! 100,262 122,258!"), blob("124,232! 140,264 146,250!")), RED, ink=2.6)
    art.shape(circle(121, 234, 8, 24), RED, ink=2.6, shade=RED_DARK, shift=(-2, -2))
    with head(art, mood, 124, 136, 1.58):
        behind = discs("30,-26,9 35,-14,9 34,-2,8 32,10,6")
        art.shape(behind, RAVEN, ink=2.6, shade=RAVEN_DARK, shift=(-3, -3))
        face34(art, skin=SKIN_OLIVE, brow=RAVEN, bearded=True, mood=mood, bushy=1.45, eared=True, hooded=True)
        stubble(art, THREE_QUARTER, SHADOW)
        mouth(art, THREE_QUARTER, mood, full=False, smile=2, grin=True)
        front = discs("27,-20,6 28,-10,5 -20,-32,7 -10,-36,8 2,-36,8 14,-34,8 -25,-24,5 -16,-25,5")
        art.shape(front, RAVEN, ink=2.4, shade=RAVEN_DARK, shift=(-3, -2))
        for curl in ("-21,-30 -16,-36 -12,-30 -16,-28", "-2,-34 3,-40 7,-34 3,-31"):
            art.line(curl, 1.6, (0.2, 1, 0.8, 0.1), RAVEN_LIGHT)
        art.shape(
            circle(27, 19, 3.6, 20).difference(circle(27, 19, 1.8, 16)), CROWN, ink=1.6, heavy=(0.3, 0.5)
        )
        with art.at(2, 0, turned=7), jumping(art, mood, turned=10):
            crown = blob("-36,-30! -40,-48 -20,-64 12,-66 40,-54 46,-34 40,-22! 4,-38")
            art.shape(crown, CAP, ink=3, shade=CAP_DARK, shift=(-7, -4), hatch=Hatch(angle=20, length=13))
            inside = art.here(crown).buffer(-1.5)
            art.line("-10,-40 -8,-54 6,-66", 2, (0.2, 1, 0.2), within=inside)
            art.line("20,-32 24,-48 14,-64", 2, (0.2, 1, 0.2), within=inside)
            art.dot(8, -65, 3.4, CAP_DARK, 16)
            peak = blob("-50,-28! -44,-42 -24,-46 2,-43 8,-36! -14,-35 -34,-29")
            art.shape(peak, CAP, ink=2.8, shade=CAP_DARK, shift=(-2, -4))


def rosalba(art: Picture, mood: Mood) -> None:
    """The goldsmith: what she loves hangs at her ear and around her neck."""
    neck(art, SKIN_OLIVE, x=126, width=20)
    shoulders(art, RED, RED_DARK, wide=92, top=212)
    for x, y in ((94, 222), (106, 230), (119, 235), (133, 236), (147, 233), (160, 226)):
        art.shape(circle(x, y, 7, 24), CROWN, ink=2.2, shade=CROWN_DARK, shift=(-2, -2))
    with head(art, mood, 118, 134, 1.5):
        knot = discs("44,-30,17 52,-18,12 40,-44,12 34,-14,14")
        art.shape(knot, RAVEN, ink=2.8, shade=RAVEN_DARK, shift=(-5, -4))
        for curl in ("36,-34 44,-42 52,-34 46,-26", "46,-16 54,-22 58,-12", "36,-14 42,-24 48,-18"):
            art.line(curl, 1.8, (0.2, 1, 0.8, 0.1), RAVEN_LIGHT)
        profile(
            art, skin=SKIN_OLIVE, brow=RAVEN, mood=mood, nose=Nose.STRAIGHT, lashes=True, bushy=1.05, smile=2
        )
        hair = blob(
            "-24,-20! -26,-36 -12,-54 12,-58 32,-48 41,-26 39,-6 31,12! 25,9 22,-2 16,-9 10,-4 8,12! 3,4 "
            "2,-10 -4,-20 -14,-28"
        )
        art.shape(hair, RAVEN, ink=2.8, shade=RAVEN_DARK, shift=(-4, -3))
        for strand in ("-20,-30 0,-34 16,-18", "-14,-42 10,-46 28,-24", "0,-52 24,-46 36,-18"):
            art.line(strand, 1.8, (0, 1, 0.3), RAVEN_LIGHT)
        comb = blob("20,-54! 28,-62 44,-56 51,-42! 44,-40 34,-48!")
        art.shape(comb, CROWN, ink=2.4, shade=CROWN_DARK, shift=(-2, -2))
        for x, y in ((28, -54), (36, -53), (43, -48)):
            art.dot(x, y, 2.2, RED, 14)
        swing = {Mood.DELIGHTED: -10, Mood.DISMAYED: 24, Mood.WORRIED: 6}.get(mood, 0)
        with art.at(13, 17, turned=swing):
            hoop = circle(0, 9, 9.4, 32).difference(circle(0, 9, 6, 28))
            art.shape(hoop, CROWN, ink=1.8, shade=CROWN_DARK, shift=(-1, -1), heavy=(0.3, 0.6))


def ines(art: Picture, mood: Mood) -> None:
    """The nurse from Rosario, who watches people more than cards."""
    with behind(art, mood, 128, 140, 1.5):
        waves = discs(
            "-34,-22,13 -40,-4,13 -43,14,13 -44,32,13 -38,48,12 34,-22,13 40,-4,13 44,14,13 45,32,13 "
            "40,50,12 -20,-42,14 0,-46,16 20,-42,14 0,10,34"
        )
        art.shape(waves, CHESTNUT, ink=2.8, shade=CHESTNUT_DARK, shift=(-5, -4))
        inside = art.here(waves).buffer(-1.5)
        for side in (-1, 1):
            for x in (36, 43, 50):
                art.line(
                    f"{side * x * 0.9},-10 {side * x},8 {side * (x - 5)},24 {side * x},44",
                    2,
                    (0, 1, 1, 0.2),
                    CHESTNUT_LIGHT,
                    within=inside,
                )
    neck(art, SKIN_OLIVE, width=21)
    shoulders(art, SKY, SKY_DARK, wide=86, top=212)
    art.shape(blob("104,208! 128,244 152,208! 128,222"), SKIN_OLIVE, ink=2.8)
    tube = limb("90,276,3.4 86,244,3.4 98,214,3.4")
    art.shape(tube, "#3c4a55", ink=1.8)
    art.shape(limb("166,276,3.4 170,244,3.4 158,214,3.4"), "#3c4a55", ink=1.8)
    with head(art, mood, 128, 140, 1.5):
        frontal(
            art,
            skin=SKIN_OLIVE,
            brow=CHESTNUT_DARK,
            mood=mood,
            nose=Nose.SNUB,
            lashes=True,
            grin=True,
            eared=False,
            smile=2,
        )
        locks = blob(
            "-31,16! -37,-10 -33,-34 -12,-52 12,-53 32,-36 37,-10 31,18! 29,-4 26,-20 14,-30 -8,-41! "
            "-14,-30 -24,-20 -28,-4"
        )
        art.shape(locks, CHESTNUT, ink=2.6, shade=CHESTNUT_DARK, shift=(-4, -3))
        for strand in ("-10,-44 8,-40 26,-24", "0,-48 20,-40 31,-18", "-14,-44 -26,-32 -31,-12"):
            art.line(strand, 1.8, (0, 1, 0.3), CHESTNUT_LIGHT)
        with jumping(art, mood):
            cap = blob("-26,-44! -30,-66 0,-72 30,-66 26,-44! 0,-52")
            art.shape(cap, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-5, -3))
            heart = union(
                circle(-4.2, -62, 4.8, 20), circle(4.2, -62, 4.8, 20), blob("-8.8,-60! 0,-51! 8.8,-60! 0,-62")
            )
            art.add(heart, RED)


def gerd(art: Picture, mood: Mood) -> None:
    """The miner's son from the Saar, in his father's helmet."""
    neck(art, SKIN, width=27)
    bust = shoulders(art, "#4b5f6e", "#334450", wide=104)
    shirt = blob("100,204! 128,254 156,204! 150,274 106,274")
    art.shape(shirt, RED, ink=2.8, shade=RED_DARK)
    check = shirt.buffer(-2)
    art.add(stripes(check, 0, 12, 3), WHITE)
    art.add(stripes(check, 90, 12, 3), WHITE)
    collar(art, RED, RED_DARK)
    art.line("84,226 90,250 88,276", 2.6, (0, 1, 0.6), within=bust)
    with head(art, mood, 128, 142, 1.62):
        for flip in (False, True):
            with art.at(flip=flip):
                art.shape(discs("-30,-18,7 -33,-8,6"), FOX, ink=2.4, shade=FOX_DARK, shift=(-2, -2))
        frontal(art, brow=FOX_DARK, bearded=True, mood=mood, nose=Nose.SNUB, bushy=1.5)
        full_beard(art, FRONTAL, FOX, FOX_DARK, mood, length=60)
        with jumping(art, mood):
            dome = blob("-36,-20! -38,-40 -26,-60 0,-67 26,-60 38,-40 36,-20! 0,-29")
            art.shape(dome, STEEL, ink=3, shade=STEEL_DARK, shift=(-8, -3), hatch=Hatch(angle=20, length=13))
            ridge = blob("-7,-27! -8,-50 -5,-67 5,-67 8,-50 7,-27!")
            art.shape(ridge, STEEL, ink=2.2, shade=STEEL_DARK, shift=(-3, -1))
            brim = limb("-46,-16,2.6 -34,-21,4.4 0,-27,5.4 34,-21,4.4 46,-16,2.6")
            art.shape(brim, STEEL, ink=2.8, shade=STEEL_DARK, shift=(-2, -3))
            lamp = circle(0, -43, 12.5, 36)
            art.shape(lamp, "#3c4248", ink=2.6)
            art.add(circle(0, -43, 9, 30), GOLD)
            art.add(ellipse(-2, -45, 5, 4.6), "#fff3c4")
            art.line("5,-38 7.4,-41.6 7.4,-46", 1.6, (0, 1, 0), GOLD_DARK)

"""Those who come from work: Gino from the docks and Gerd from the mine."""

from interface.avatars.hands import Sleeve, raised
from interface.avatars.knife import strands
from interface.avatars.likeness import Ear, likeness
from interface.avatars.noses import broken, flat
from interface.avatars.portrait import body, head, jumping, neck, shoulders
from woodcut.faces.beards import full_beard, stubble
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.faces.mouths import mouth
from woodcut.geometry import blob, circle, discs, ellipse, limb, union
from woodcut.palette import (
    CROWN,
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    SKIN,
    SKIN_OLIVE,
    STEEL,
    STEEL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, rim, shadow_comb, stripes
from woodcut.picture import Picture

RAVEN, RAVEN_DARK, RAVEN_LIGHT = "#2f2724", "#171210", "#5d4c44"
FOX, FOX_DARK, FOX_LINE = "#c2692c", "#85401a", "#5a2610"
CAP, CAP_DARK = "#4a5a7a", "#2f3b55"
SHADOW, SHADOW_DARK = "#b98f6c", "#946c4c"

GINO = Features(
    outline=(
        "-23,-34 -27,-14 -26,0 -28,12 -26,26 -27,40 -24,50 -12,56 2,54 14,46 23,32 27,14 28,-8 25,-30 2,-42"
    ),
    left=Eye(-16.6, 6.6, outer=(-25.6, -13), middle=(-18, -18.6), inner=(-8, -13)),
    right=Eye(9.6, 7.6, outer=(21, -9.4), middle=(11, -13.4), inner=(1.4, -9)),
    nose=(-7, 11),
    mouth=(-9, 32),
    mouth_size=1.02,
    temper=Temper.LIVELY,
)
GERD = Features(
    outline="-29,-34 -33,-12 -32,4 -35,20 -33,38 -20,50 2,53 24,48 36,36 39,18 37,-8 33,-34 2,-42",
    left=Eye(-20, 5.6, outer=(-30, -9), middle=(-21, -12.6), inner=(-12, -8.4)),
    right=Eye(8, 6.6, outer=(21, -10.4), middle=(10, -14), inner=(-1, -9)),
    nose=(-9, 12),
    mouth=(-8, 31),
    mouth_size=1.14,
    openness=0.92,
    pupil=2.8,
    look=(-1, 0.3),
    brow_width=4.6,
    temper=Temper.HOT,
)


def gino(art: Picture, mood: Mood, *, hands: bool = True) -> None:
    """The docker: a lantern jaw, a nose that was hit once, his cap askew and a tooth-pick."""
    with body(art, mood):
        neck(art, SKIN_OLIVE, width=27)
        shoulders(art, WHITE, WHITE_DARK, wide=104, top=214)
        scarf = union(blob("84,214! 104,202 128,214 154,202 172,214! 150,236 128,240 106,236"))
        art.shape(scarf, RED, ink=3, shade=RED_DARK, shift=(-5, -4))
        art.shape(union(blob("118,232! 100,262 122,258!"), blob("124,232! 140,264 146,250!")), RED, ink=2.6)
        for fold in (
            "98,214 108,224 116,230",
            "146,216 138,224 128,231",
            "112,250 117,242 120,236",
            "138,254 132,246 126,238",
        ):
            art.line(fold, 2.2, (0, 1, 0.3), RED_DARK)
        art.shape(circle(121, 234, 8, 24), RED, ink=2.6, shade=RED_DARK, shift=(-2, -2))
    with head(art, mood, 124, 130, 1.56, temple=(-30.5, 3)):
        behind = discs("30,-26,9 35,-14,9 34,-2,8 32,10,6")
        art.shape(behind, RAVEN, ink=2.6, shade=RAVEN_DARK, shift=(-3, -3))
        face = likeness(
            art,
            GINO,
            mood,
            broken,
            skin=SKIN_OLIVE,
            brow=RAVEN,
            bushy=1.5,
            ears=(Ear(27, 5, 1.2),),
            cheeks=((-19, 16, 0.8), (14, 17, 1)),
            mouthless=True,
            lids=True,
        )
        stubble(art, face, SHADOW)
        jaw = art.here(blob(face.outline)).buffer(-1.2)
        low = art.here(blob("-40,24! 4,30 40,16! 40,70! -40,70!"))
        art.lay(rim(jaw, -15, -6).intersection(low), SHADOW_DARK)
        comb = shadow_comb(jaw, Hatch(angle=-14, spacing=7.6, length=15, width=2.2))
        art.lay(comb.intersection(low).intersection(jaw), INK)
        mouth(art, face, mood, full=False, smile=1, grin=True)
        art.line("-12,46 -10.6,50 -12,53", 1.8, (0.2, 1, 0.2))
        front = discs("27,-20,6 28,-10,5 -20,-32,7 -10,-36,8 2,-36,8 14,-34,8 -25,-24,5 -16,-25,5")
        art.shape(front, RAVEN, ink=2.4, shade=RAVEN_DARK, shift=(-3, -2))
        for curl in (
            "-21,-30 -16,-36 -12,-30 -16,-28",
            "-2,-34 3,-40 7,-34 3,-31",
            "24,-20 29,-26 32,-19 28,-16",
            "25,-8 29,-13 32,-7 28,-4",
            "10,-32 15,-38 19,-31",
        ):
            art.line(curl, 1.9, (0.2, 1, 0.8, 0.1), RAVEN_LIGHT)
        art.shape(
            circle(29, 19, 3.6, 20).difference(circle(29, 19, 1.8, 16)), CROWN, ink=1.6, heavy=(0.3, 0.5)
        )
        if mood is not Mood.DISMAYED:
            up = {Mood.PLEASED: 8, Mood.DELIGHTED: 12, Mood.WORRIED: -9}.get(mood, 3)
            art.shape(limb(f"-17,33,1 -40,{33 - up},1"), "#e8c27a", ink=1.6, heavy=(0.3, 0.5))
        with art.at(2, 0, turned=7), jumping(art, mood, turned=10):
            crown = blob("-36,-30! -42,-48 -20,-64 14,-66 46,-56 56,-36 42,-20! 4,-38")
            art.shape(crown, CAP, ink=3, shade=CAP_DARK, shift=(-7, -4), hatch=Hatch(angle=20, length=13))
            inside = art.here(crown).buffer(-1.5)
            art.line("-10,-40 -8,-54 6,-66", 2, (0.2, 1, 0.2), within=inside)
            art.line("20,-32 24,-48 14,-64", 2, (0.2, 1, 0.2), within=inside)
            art.line("38,-28 42,-42 34,-56", 2, (0.2, 1, 0.2), within=inside)
            art.line("-26,-42 -22,-54 -10,-61", 2.6, (0, 1, 0), "#7186ad", within=inside)
            art.dot(8, -65, 3.4, CAP_DARK, 16)
            peak = blob("-54,-26! -48,-42 -24,-46 2,-43 8,-36! -14,-35 -36,-28")
            art.shape(peak, CAP, ink=2.8, shade=CAP_DARK, shift=(-2, -4))
    if hands and mood is Mood.DELIGHTED:
        raised(art, SKIN_OLIVE, Sleeve(WHITE, WHITE_DARK), 46, 150, flip=True)


def gerd(art: Picture, mood: Mood, *, hands: bool = True) -> None:
    """The miner's son from the Saar, square as a cupboard, in his father's helmet."""
    with body(art, mood):
        bust = shoulders(art, "#4b5f6e", "#334450", wide=122, top=184)
        shirt = blob("94,196! 128,258 162,196! 154,276 102,276")
        art.shape(shirt, RED, ink=2.8, shade=RED_DARK)
        check = shirt.buffer(-2)
        art.add(stripes(check, 0, 12, 3), WHITE)
        art.add(stripes(check, 90, 12, 3), WHITE)
        art.line("66,216 72,246 70,276", 2.6, (0, 1, 0.6), within=bust)
        art.line("190,216 184,246 186,276", 2.6, (0, 1, 0.6), within=bust)
    with head(art, mood, 126, 138, 1.5, flip=True, hot=True):
        face = likeness(
            art,
            GERD,
            mood,
            flat,
            brow=FOX_DARK,
            bushy=1.6,
            ears=(Ear(40, 3, 1.2),),
            cheeks=((-24, 15, 0.8), (17, 15, 1.15)),
            mouthless=True,
        )
        sideburn = blob("29,-14! 35,-14 37,0 40,14 43,34! 30,36 31,16 30,2")
        art.shape(sideburn, FOX, ink=2.4, shade=FOX_DARK, shift=(-2, -2))
        for strand in ("32,-12 33,2 34,16", "34,-2 36,10 38,22", "32,10 34,20 35,30"):
            art.line(strand, 1.9, (0, 1, 0.3), FOX_LINE)
        full_beard(art, face, FOX, FOX_DARK, mood, length=70)
        strands(
            art,
            blob("-40,34 -36,56 -22,68 0,72 24,68 40,54 42,30 20,40 -20,40"),
            face.mouth,
            FOX_LINE,
            count=13,
            spread=(18, 166),
            deep=0.62,
            width=3,
        )
        art.line("17,-3 20,4 18,10", 1.8, (0.2, 1, 0.2), RED_DARK)
        with jumping(art, mood):
            dome = blob("-42,-20! -44,-40 -30,-60 0,-68 30,-60 44,-40 42,-20! 0,-29")
            art.shape(dome, STEEL, ink=3, shade=STEEL_DARK, shift=(-8, -3), hatch=Hatch(angle=20, length=13))
            ridge = blob("-7,-27! -8,-50 -5,-68 5,-68 8,-50 7,-27!")
            art.shape(ridge, STEEL, ink=2.2, shade=STEEL_DARK, shift=(-3, -1))
            art.add(blob("24,-52! 30,-46 27,-40 34,-36! 30,-42 26,-46"), STEEL_DARK)
            brim = limb("-53,-15,2.6 -38,-21,4.6 0,-27,5.4 38,-21,4.6 53,-15,2.6")
            art.shape(brim, STEEL, ink=2.8, shade=STEEL_DARK, shift=(-2, -3))
            lamp = circle(0, -44, 13.5, 36)
            art.shape(lamp, "#3c4248", ink=2.6)
            art.add(circle(0, -44, 10, 30), GOLD)
            art.add(ellipse(-2, -46, 5.4, 5), "#fff3c4")
            art.line("5,-39 8,-43 8,-47", 1.6, (0, 1, 0), GOLD_DARK)
    if hands and mood is Mood.DELIGHTED:
        raised(art, SKIN, Sleeve("#4b5f6e", "#334450"), 212, 160)

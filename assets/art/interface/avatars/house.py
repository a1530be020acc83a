"""Those who are always there: the landlord and the old sailor in his corner."""

from interface.avatars.hands import Sleeve, at_the_cheeks
from interface.avatars.knife import strands
from interface.avatars.likeness import Ear, likeness
from interface.avatars.noses import flat, potato
from interface.avatars.portrait import bands, body, head, jumping, neck, shoulders
from woodcut.faces.beards import handlebar
from woodcut.faces.features import Eye, Features
from woodcut.faces.moods import Mood, Temper
from woodcut.faces.mouths import mouth
from woodcut.geometry import blob, circle, discs, limb, poly, union
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    CROWN,
    RED,
    SKIN,
    SKIN_BROWN,
    SKIN_DARK,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

WHITE_LINE = "#a79a7c"
JET, JET_DARK, JET_LIGHT = "#2f2724", "#171210", "#5d4c44"
SNOW, SNOW_DARK, SNOW_LINE = "#f2ece0", "#beb5a6", "#8a8073"

OSTE = Features(
    outline=(
        "-19,-38 -24,-22 -25,-8 -30,6 -38,20 -40,36 -32,48 -14,54 8,54 29,48 43,35 45,18 38,2 31,-14 27,-32 "
        "14,-44 -4,-44"
    ),
    left=Eye(-17, 5.6, outer=(-26, -9.6), middle=(-18, -14.8), inner=(-9.6, -10)),
    right=Eye(8, 6.6, outer=(20, -10), middle=(10, -15.6), inner=(0, -10.4)),
    nose=(-8, 14),
    mouth=(-7, 35),
    mouth_size=1.16,
    openness=0.95,
    pupil=2.9,
    look=(-1.1, 0.3),
    brow_width=4.6,
    temper=Temper.HOT,
)
MARINAIO = Features(
    outline="-24,-34 -29,-14 -30,4 -29,20 -24,36 -13,48 2,51 17,46 26,34 30,18 30,-6 26,-32 0,-42",
    left=Eye(-14.4, 7, outer=(-25, -7.6), middle=(-16, -11), inner=(-5.4, -7)),
    right=Eye(12.6, 7.6, outer=(24, -11.6), middle=(14, -17.6), inner=(4, -12.4)),
    nose=(-3, 13),
    mouth=(-1, 31),
    mouth_size=0.94,
    look=(-0.8, 0.2),
    brow_width=4.4,
    temper=Temper.LIVELY,
)


def oste(art: Picture, mood: Mood) -> None:
    """The landlord: a pear on an apron, with the widest moustache of the quarter."""
    with body(art, mood):
        neck(art, SKIN, width=40)
        bust = shoulders(art, SKY, SKY_DARK, wide=116, top=204)
        art.add(stripes(bust, 90, 14, 3.4), WHITE)
        apron = blob("98,222! 128,228 158,222! 178,284! 78,284!")
        art.shape(apron, WHITE, ink=3, shade=WHITE_DARK, shift=(-6, -3))
        for strap in ("101,226,4.4 106,206,4.4", "155,226,4.4 150,206,4.4"):
            art.shape(limb(strap), WHITE, ink=2.4)
        towel = blob("170,212! 190,208 210,222 222,280! 192,280! 184,234")
        art.shape(towel, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-5, -3))
        art.add(stripes(towel.buffer(-1.4), 0, 14, 4), RED)
    with head(art, mood, 128, 122, 1.52, flip=True, hot=True):
        art.shape(blob("-34,42! -28,57 2,66 34,56 42,36!"), SKIN, ink=2.6, shade=SKIN_DARK, shift=(-5, -4))
        behind = blob("-22,-30 -27,-14 0,0 30,0! 33,-16 30,-36 18,-50 -10,-50")
        art.shape(behind, JET, ink=2.8, shade=JET_DARK, shift=(-4, -3))
        face = likeness(
            art,
            OSTE,
            mood,
            potato,
            brow=JET,
            bushy=1.3,
            ears=(Ear(32, 4, 1.15),),
            cheeks=((-28, 19, 1.0), (23, 20, 1.45)),
            grin=True,
        )
        art.line("-22,46 -10,49.6 4,48", 2, (0, 1, 0))
        art.line("29,42 36,34 37,24", 2, (0.2, 1, 0))
        slick = union(
            blob("-2,-37! -12,-35 -22,-25 -26,-10! -29,-26 -24,-44 -10,-52 0,-50!"),
            blob("-2,-37! 12,-36 22,-27 28,-6! 33,-16 31,-36 20,-50 2,-52 -2,-49!"),
        )
        art.shape(slick, JET, ink=2.6, shade=JET_DARK, shift=(-4, -3))
        art.shape(
            blob("12,-50! -2,-56 -14,-48 -15,-36 -8,-29 -2,-33! -7,-35 -8,-40 -2,-44 8,-42!"), JET, ink=2.4
        )
        for strand in (
            "-8,-44 -18,-38 -24,-24",
            "4,-44 18,-38 27,-24",
            "2,-49 18,-45 28,-30",
            "10,-43 22,-33 29,-14",
            "-12,-48 -22,-40 -26,-30",
        ):
            art.line(strand, 1.8, (0, 1, 0.3), JET_LIGHT)
        handlebar(art, face, JET, mood, size=1.34)
    if mood is Mood.DISMAYED:
        at_the_cheeks(art, SKIN, Sleeve(SKY, SKY_DARK), 128, 176, 70)


def marinaio(art: Picture, mood: Mood) -> None:
    """The old sailor: one eye narrowed by the wind, a pipe, and a beard that leaves his lip free."""
    with body(art, mood):
        neck(art, SKIN_BROWN, x=132, width=24)
        bust = shoulders(art, WHITE, WHITE_DARK, wide=94, top=212)
        bands(art, bust, BLUE, first=226, gap=16, high=8)
        art.shape(blob("92,214! 128,228 168,212! 150,236 132,246 112,238"), RED, ink=2.8)
    with head(art, mood, 134, 128, 1.42):
        back = discs("31,-14,8 34,-2,8 33,10,7 -29,-14,6")
        art.shape(back, SNOW, ink=2.4, shade=SNOW_DARK, shift=(-3, -3))
        face = likeness(
            art,
            MARINAIO,
            mood,
            flat,
            skin=SKIN_BROWN,
            brow=SNOW,
            bushy=1.5,
            ears=(Ear(29, 3, 1.1),),
            cheeks=((-20, 17, 1), (18, 17, 1)),
            aged=True,
            mouthless=True,
            squint=MARINAIO.left,
        )
        art.line("-24,-3 -30,-6", 1.7, (1, 0.3))
        art.line("-24,4 -30,6", 1.7, (1, 0.3))
        _chin_beard(art, face, mood)
        art.shape(circle(31, 15, 5, 24).difference(circle(31, 15, 2.8, 16)), CROWN, ink=1.6, heavy=(0.3, 0.5))
        with jumping(art, mood, turned=-12, jump=10):
            _cap(art)


def _chin_beard(art: Picture, face: Features, mood: Mood) -> None:
    """A beard from ear to ear below the lip, and the pipe in the mouth's corner."""
    low = max(0.0, {Mood.DELIGHTED: 5.0, Mood.DISMAYED: 7.0}.get(mood, 0.0))
    beard = blob(
        f"-30,6! -38,18 -37,32! -40,40 -33,{48 + low}! -32,{58 + low} "
        f"-20,{60 + low}! -14,{68 + low} 0,{64 + low}! "
        f"10,{70 + low} 20,{60 + low}! 32,{60 + low} 33,{48 + low}! 42,40 38,28! 40,14 31,2! 27,22 20,34 "
        f"12,{43 + low} -2,{45 + low} -14,{43 + low} -22,34 -26,22"
    )
    art.shape(beard, SNOW, ink=2.6, shade=SNOW_DARK, shift=(-5, -3))
    for strand in (
        "-32,22 -32,36 -27,48",
        "-22,42 -18,54 -12,60",
        "-4,50 -2,58 2,62",
        "14,50 16,56 13,62",
        "26,34 28,44 23,54",
        "34,16 33,26 30,36",
    ):
        art.line(strand, 2, (0.1, 1, 0.2), SNOW_LINE)
    strands(art, beard, (0, 20), SNOW_LINE, count=15, spread=(24, 160), deep=0.4, width=2.4)
    mouth(art, face, mood, full=False, smile=1, grin=True)
    turned = {Mood.PLEASED: 10.0, Mood.DELIGHTED: 24.0, Mood.WORRIED: -16.0, Mood.DISMAYED: -30.0}.get(
        mood, 0.0
    )
    with art.at(-9, 32, turned=turned):
        art.shape(limb("0,0,1.8 -20,5,2 -34,8,2.6"), BROWN_DARK, ink=2)
        art.shape(
            blob("-30,6! -32,-12 -33,-15 -48,-15 -49,-12! -48,6 -43,13 -35,13"),
            BROWN,
            ink=2.4,
            shade=BROWN_DARK,
            shift=(-4, -2),
        )
        art.line("-32.6,-13 -40,-11.6 -48.4,-13", 3, (0.6, 1, 0.6))


def _cap(art: Picture) -> None:
    """Draw the cap with its anchor, worn over one eye."""
    top = blob("-38,-26! -52,-40 -44,-56 -14,-64 18,-65 46,-58 53,-42 39,-26! 0,-34")
    art.shape(top, WHITE, ink=3, shade=WHITE_DARK, shift=(-7, -4), hatch=Hatch(angle=20, length=13))
    band = blob("-36,-18! -40,-33 0,-43 40,-34 37,-18! 0,-27")
    art.shape(band, BLUE, ink=2.8, shade=BLUE_DARK, shift=(-4, -3))
    for fold in ("-34,-42 -26,-50 -14,-54", "36,-34 44,-42 46,-50", "-24,-38 -18,-44 -8,-47"):
        art.line(fold, 2.2, (0, 1, 0.2), WHITE_LINE)
    peak = blob("-35,-18! -20,-27 0,-29.6 20,-27 36,-18! 20,-16 0,-18 -20,-15")
    art.shape(peak, "#23201e", ink=2.4)
    art.line("-24,-20 0,-25 22,-21", 1.8, (0, 1, 0), "#7d766d")
    with art.at(0, -46, 0.92):
        anchor = union(
            circle(0, -9, 3.6, 20).difference(circle(0, -9, 1.6, 16)),
            limb("0,-6,1.6 0,10,1.6"),
            limb("-6,-3,1.4 6,-3,1.4"),
            limb("-9,3,1.2 -6,9,1.8 0,11,2 6,9,1.8 9,3,1.2"),
            poly("-12,5 -9,-1 -5.6,4"),
            poly("12,5 9,-1 5.6,4"),
        )
        art.shape(anchor, CROWN, ink=1.8, heavy=(0.3, 0.5))

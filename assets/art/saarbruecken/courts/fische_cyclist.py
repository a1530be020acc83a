"""The cyclist with a fish in the basket: the nine of fish."""

from shapely.geometry import box

from saarbruecken.courts.fische_bicycle import basket, bicycle, far_crank, near_crank
from saarbruecken.courts.people import DENIM, Cloth, leg, neck, sleeve, sneaker
from saarbruecken.signs import fish
from woodcut.dress import fist
from woodcut.faces.features import Nose
from woodcut.faces.moods import Mood
from woodcut.faces.profile import profile
from woodcut.geometry import blob, circle, discs, ellipse, limb, move, union
from woodcut.palette import (
    GOLD,
    GOLD_DARK,
    INK,
    RED,
    RED_DARK,
    SKIN_DARK,
    TEAL,
    TEAL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

HAIR, HAIR_DARK = "#b5622a", "#7c3d16"
JACKET: Cloth = (TEAL, TEAL_DARK)
TROUSERS = Hatch(angle=12, spacing=6.5, length=14)
HIP, LEAN = (240, 330), -7
"""About what she leans forward, and how far, in degrees."""
FUR, FUR_DARK = "#8d8a88", "#63605f"


def cyclist(art: Picture) -> None:
    """Draw a cyclist in a hurry; a cat has taken the seat behind her."""
    leg(art, "228,338,22 196,368,20 166,392,16! 182,414,13 187,438,9.6", DENIM, far=True)
    far_crank(art)
    bicycle(art)
    _far_arm(art)
    _cat(art)
    fish(art, 69, 299, 0.75, turned=7)
    basket(art)
    near_crank(art)
    sneaker(art, 172, 454, (WHITE, "#d9cdb0"), size=0.92, turned=-4)
    _near_leg(art)
    with art.at(*HIP, turned=LEAN), art.at(-HIP[0], -HIP[1]):
        _jacket(art)
        _scarf(art)
    _arm(art)
    with art.at(*HIP, turned=LEAN), art.at(-HIP[0], -HIP[1]):
        _shawl(art)
        _head(art)


def _near_leg(art: Picture) -> None:
    """Hip and leg in one piece: she sits on the saddle, her knee bent and her foot before the crank."""
    hip = blob("198,304! 252,300! 268,316 270,334 258,346 232,350 204,350 192,334")
    thigh = blob("214,308! 186,326 158,340 141,352 137,366 144,378 160,385 180,382 204,368 236,350!")
    shin = blob("138,360! 137,378 145,396 152,416 157,440! 181,437! 185,414 186,396 179,378 166,366!")
    base, shade = DENIM
    form = union(hip, thigh, shin).buffer(4).buffer(-4)
    art.shape(form, base, ink=3.1, shade=shade, shift=(-7, -3), hatch=TROUSERS)
    art.line("206,334 226,348 248,348", 2.2, (0, 1, 0.4))
    art.line("194,376 182,384 176,394", 2.4, (0.3, 1, 0.2))
    art.line("186,372 172,376 160,374", 2.0, (1, 0.7, 0))
    art.line("146,358 143,366 148,374", 1.8, (0, 1, 0))
    cuff = blob("155,434! 168,438 182,432! 183,443! 169,449 156,445!")
    art.shape(cuff, base, ink=2.4, shade=shade, shift=(-4, -2))


def _far_arm(art: Picture) -> None:
    """The arm beyond her, whose hand is on the other grip."""
    art.shape(limb("182,244,16 158,278,14 138,300,10"), TEAL_DARK, ink=3.0)
    hand = blob("119,305! 124,298 136,297 142,304 139,313 127,317! 120,312")
    art.shape(hand, SKIN_DARK, ink=2.2)


def _jacket(art: Picture) -> None:
    jacket = blob("164,226 158,264 176,300 196,328! 226,330 262,318! 260,296 244,258 222,228 196,214")
    art.shape(jacket, JACKET[0], ink=3.2, shade=JACKET[1], shift=(-8, -3), hatch=Hatch(15, 6.5, 14))
    inside = jacket.buffer(-1.5)
    art.add(inside.difference(move(inside, 1, -11)).intersection(box(186, 300, 270, 335)), JACKET[1])
    art.line("190,319 224,320 262,308", 2.0, (1, 1, 1), within=art.here(inside))
    band = blob("152,262! 196,268 262,250! 262,260! 198,279 152,273!").intersection(inside)
    art.shape(band, WHITE, ink=2.0, shade=WHITE_DARK, shift=(-4, -2), heavy=(0, 0))
    pocket = blob("212,288! 238,278! 246,300! 223,310!")
    art.shape(pocket, JACKET[0], ink=2.2, shade=JACKET[1], shift=(-3, -3))
    art.line("213,294 226,290 240,284", 2.0, (1, 1))


def _scarf(art: Picture) -> None:
    scarf = blob(
        "206,224! 240,214 268,224 296,210 324,216! 318,230 328,240! 296,236 270,250 238,242 208,244!"
    )
    art.shape(scarf, RED, ink=3, shade=RED_DARK, shift=(-3, -5))
    art.add(stripes(scarf.buffer(-1.3), 78, 22, 8), WHITE)


def _arm(art: Picture) -> None:
    sleeve(art, "188,252,20 188,296,17.5 160,307,12", JACKET, ("204,282 194,297 180,296",))
    fist(art, 153, 313, 0.84, turned=84)


def _shawl(art: Picture) -> None:
    neck(art, 188, 224, lean=-2)
    shawl = blob("160,224 174,210 198,208 216,216 212,232 190,242 168,238")
    art.shape(shawl, RED, ink=2.8, shade=RED_DARK, shift=(-3, -4))
    art.line("168,226 188,232 208,224", 2.0)


def _head(art: Picture) -> None:
    with art.at(184, 160, 1.1):
        braid = discs("44,20,8 54,26,8 64,28,7.4 74,26,6.6 82,22,5.6", 20)
        art.shape(braid, HAIR, ink=2.4, shade=HAIR_DARK, shift=(-2, -3))
        art.shape(blob("86,16! 100,10 98,18 104,22! 92,26 84,24!"), HAIR, ink=2.2)
        art.shape(limb("85,14,2.4 87,26,2.4"), RED, ink=1.6)
        profile(art, nose=Nose.SNUB, mood=Mood.PLEASED, brow=HAIR_DARK, lashes=True)
        hair = blob("-22,-30! -4,-36 8,-26 6,-8! 12,-14 20,-4 20,14! 30,30 44,26! 46,4 42,-26 24,-44 -8,-44")
        art.shape(hair, HAIR, ink=2.6, shade=HAIR_DARK, shift=(-4, -3))
        for lock in ("14,-26 28,-8 36,16", "24,-30 36,-12 40,8", "6,-30 20,-22 26,-8"):
            art.line(lock, 1.8, (0, 1, 0.3))
        for spot in ((-16, 12), (-11, 10), (-13, 15)):
            art.dot(*spot, 1.2, HAIR, 8)
        cap = blob("-27,-24! -26,-46 -10,-62 16,-62 40,-46 46,-20! 10,-32")
        art.shape(cap, GOLD, ink=3, shade=GOLD_DARK, shift=(-7, -4), hatch=Hatch(20, 6, 13))
        art.shape(blob("-24,-27! -46,-26 -58,-17! -40,-15 -16,-22 4,-32!"), GOLD_DARK, ink=2.6)
        art.shape(circle(6, -63, 4.4, 16), GOLD, ink=2.2)
        art.line("-18,-42 -2,-54 22,-50", 2.0)


def _cat(art: Picture) -> None:
    """Draw the cat on the rack, which has eyes for the basket alone."""
    with art.at(292, 330):
        art.shape(limb("20,20,5 36,30,5 38,52,4.6 30,62,3.4"), FUR, ink=2.4, shade=FUR_DARK, shift=(-2, -2))
        body = blob("-14,34! -16,10 -8,-8 6,-14 18,0 26,20 22,34!")
        art.shape(body, FUR, ink=2.6, shade=FUR_DARK, shift=(-4, -3))
        for stripe in ("14,-4 10,4 12,10", "20,6 14,12 14,18", "24,18 18,22 17,27"):
            art.line(stripe, 2.4, (1, 0.8, 0), FUR_DARK)
        art.shape(union(limb("-10,12,5 -13,32,4.4"), ellipse(-15, 33, 6, 3.6)), FUR, ink=2.0)
        head = union(
            ellipse(-8, -22, 16, 13.6),
            blob("-22,-26! -21,-44! -9,-33!"),
            blob("-4,-34! 8,-43! 8,-24!"),
        )
        art.shape(head, FUR, ink=2.5, shade=FUR_DARK, shift=(-3, -3))
        art.add(ellipse(-14, -16, 7, 5), WHITE)
        for x in (-17, -5):
            art.add(ellipse(x, -24, 4, 4.2), "#f0d24a")
            art.dot(x - 1.4, -24, 2.3, INK, 14)
        art.add(blob("-18,-18.6! -12,-18.6! -15,-15.4!"), "#d98a86")
        art.line("-15,-15 -15,-12.6 -11,-11", 1.4, (1, 1, 0.4))
        for y in (-18, -14):
            art.line(f"-7,{y} 2,{y - 1} 9,{y + 1}", 1.2, (0.6, 1, 0.3))

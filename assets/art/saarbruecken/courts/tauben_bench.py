"""The eight of doves: an old man on a bench, and the one he is looking for on his hat."""

from saarbruecken.courts.people import (
    CHARCOAL,
    LEATHER,
    LINEN,
    SAND,
    Cloth,
    cuff,
    laid_hand,
    leather_shoe,
    leg,
    sleeve,
)
from saarbruecken.courts.scenery import fountain, stage
from saarbruecken.signs import dove
from saarbruecken.suits import PLUM_DARK, Suit
from woodcut.faces.features import Nose
from woodcut.faces.moods import Mood
from woodcut.faces.profile import profile
from woodcut.geometry import blob, discs, ellipse, limb, poly, ribbon_line, rounded, union
from woodcut.palette import BLACK, GOLD, GOLD_DARK, GREEN, GREEN_DARK, INK, PLUM, SKIN, SKIN_DARK, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

COAT: Cloth = (PLUM, PLUM_DARK)
TROUSERS = SAND
HAIR, HAIR_DARK = "#e4ded2", "#a39b8a"
IRON = "#3d4a4c"


def old_man() -> Picture:
    """An old man leans on his stick; a cat under the bench has seen what he has not."""
    art = stage(Suit.CLUBS, lambda town: fountain(town, 84, 1.02), (190, 132))
    _cat(art)
    _bench(art)
    _legs(art)
    _far_arm(art)
    _coat(art)
    _head(art)
    _near_arm(art)
    dove(art, 204, 84, 0.98)
    return art


def _bench(art: Picture) -> None:
    for path in (
        "298,422 310,450 296,484 308,528",
        "176,422 164,450 178,484 168,528",
        "250,424 300,412 312,350 330,268",
    ):
        art.shape(ribbon_line(path, 9), IRON, ink=2.4)
    for x, curl in ((306, "300,440 322,446 322,468 306,466"), (166, "174,440 152,446 152,468 168,466")):
        art.shape(ribbon_line(curl, 6.5), IRON, ink=2.2)
        art.shape(rounded(x - 13, 525, 28, 9, 4), IRON, ink=2.4)
    for x, y in (
        (322, 276),
        (316, 308),
        (309, 340),
        (302, 372),
    ):  # the slats of the back, seen from their ends
        art.shape(rounded(x - 13, y - 11, 12, 25, 3), LEATHER[0], ink=2.4, shade=LEATHER[1], shift=(-2, -3))
    for x in range(150, 310, 32):
        art.shape(rounded(x, 413, 29, 14, 3), LEATHER[0], ink=2.4, shade=LEATHER[1], shift=(-2, -3))


def _cat(art: Picture) -> None:
    art.shape(limb("262,520,6 286,522,5.4 296,506,4.6 290,494,4"), BLACK, ink=2.4)
    body = blob("206,532! 200,506 212,482 232,474 256,482 268,508 266,532!")
    art.shape(body, BLACK, ink=2.6)
    head = union(
        ellipse(222, 470, 19, 16),
        poly("205,466 203,444 217,456").buffer(1),
        poly("226,455 239,444 240,466").buffer(1),
    )
    art.shape(head, BLACK, ink=2.4)
    art.line("238,486 254,492 262,508", 2.0, (0, 1, 0), "#5c554f")
    for x in (214.5, 229):
        art.shape(ellipse(x, 466, 4.6, 5), GOLD, ink=0)
        art.dot(x - 0.6, 464, 2.4, INK, 12)
    art.add(poly("219,474 225,474 222,477.5"), "#e08a7a")
    for whisker in ("214,476 206,475 198,472", "230,476 238,475 246,472"):
        art.line(whisker, 1.3, (1, 0.8, 0.3), WHITE)
    for x in (214, 228):
        art.shape(ellipse(x, 529, 8, 5), BLACK, ink=2.0, ink_colour="#5c554f")


def _legs(art: Picture) -> None:
    """Draw his legs: the far foot stands before him, the near one is drawn back under the bench."""
    leg(art, "236,392,23 150,392,20 124,404,18 112,454,14.5 106,510,11", TROUSERS, far=True)
    cuff(art, 106, 502, 4, (TROUSERS[1], TROUSERS[1]), 29)
    leather_shoe(art, 103, 521)
    thigh = blob(
        "268,380! 200,374 150,374 118,379 101,390 98,404 106,418 122,426 146,424 190,421 236,419 268,404!"
    )
    shin = blob("99,398! 103,424 110,446 117,474 124,508! 152,506! 156,478 155,452 148,434 138,420!")
    base, shade = TROUSERS
    form = union(thigh, shin).buffer(4).buffer(-4)
    art.shape(form, base, ink=3.1, shade=shade, shift=(-7, -3), hatch=Hatch(angle=12, spacing=6.5, length=14))
    art.line("164,420 146,424 134,436", 2.4, (0.3, 1, 0.2))
    art.line("150,412 132,414 122,410", 2.0, (1, 0.7, 0))
    art.line("108,392 104,402 110,412", 1.9, (0, 1, 0))
    cuff(art, 138, 503, -3, TROUSERS, 33)
    leather_shoe(art, 138, 521)


def _coat(art: Picture) -> None:
    coat = blob(
        "204,238 182,262 172,312 172,352 160,376 152,404! 184,412 220,406 256,413 292,402! 296,366 "
        "282,300 262,250 234,230"
    )
    art.shape(coat, COAT[0], ink=3.3, shade=COAT[1], shift=(-9, -4), hatch=Hatch(15, 6.5, 16))
    inside = art.here(coat).buffer(-1.5)
    art.line("180,270 176,320 178,356 172,408", 2.4, (0.6, 1, 1), within=inside)
    for fold in ("268,340 260,372 264,402", "214,368 208,386 210,403", "246,376 240,390 242,405"):
        art.line(fold, 2.3, (0, 1, 0.5), within=inside)
    art.shape(rounded(222, 358, 34, 9, 3), COAT[0], ink=2.2, shade=COAT[1], shift=(-2, -3))


def _far_arm(art: Picture) -> None:
    art.shape(limb("84,352,4 88,530,3.6"), LEATHER[0], ink=2.6, shade=LEATHER[1], shift=(-2.5, 0))
    art.shape(rounded(82, 520, 12, 13, 3), CHARCOAL[0], ink=2.2)
    art.shape(limb("66,346,5 82,340,6 104,346,5"), LEATHER[0], ink=2.5, shade=LEATHER[1], shift=(-2, -3))
    sleeve(art, "200,290,17 168,334,16 122,345,13", COAT, hatched=False)
    laid_hand(art, 92, 336, 0.94, turned=-8, thumb=False)


def _near_arm(art: Picture) -> None:
    sleeve(
        art,
        "244,272,20 226,336,21 182,361,18 134,352,15",
        COAT,
        ("224,322 210,340 194,344", "234,344 218,356 202,358"),
    )
    cuff(art, 132, 351, 80, LINEN, 34)
    laid_hand(art, 108, 349, 0.98, turned=10)


def _head(art: Picture) -> None:
    art.shape(limb("222,246,17 214,222,16"), SKIN, ink=2.6, shade=SKIN_DARK, shift=(-4, -2))
    with art.at(206, 192, 1.16):
        back = discs("22,-12,12 30,2,10 26,16,9 16,20,7")
        art.shape(back, HAIR, ink=2.6, shade=HAIR_DARK, shift=(-4, -3))
        profile(art, brow=HAIR_DARK, bearded=True, aged=True, mood=Mood.PLEASED, nose=Nose.HOOKED, bushy=1.7)
        side = blob("6,-30! 12,-14 4,-4 8,4! 16,2 24,10! 32,-6 30,-30")
        art.shape(side, HAIR, ink=2.3, shade=HAIR_DARK, shift=(-3, -3))
        moustache = blob("-27,23! -19,22 -10,27 -2,38! -12,39 -21,36 -31,39! -33,29")
        art.shape(moustache, HAIR, ink=2.4, shade=HAIR_DARK, shift=(-3, -3))
        art.line("-23,27 -16,30 -10,36", 1.6, (0, 1, 0.3))
        brim = blob("-50,-20! -34,-28 0,-30 30,-28 46,-18! 40,-12 10,-20 -20,-20 -42,-12!")
        dome = blob("-30,-24! -32,-46 -22,-60 -2,-55 20,-60 32,-46 34,-24! 0,-30")
        art.shape(dome, GREEN, ink=3.0, shade=GREEN_DARK, shift=(-7, -4), hatch=Hatch(20, 6, 13))
        art.shape(
            blob("-32,-26! 0,-33 34,-26! 34,-36! 0,-43 -32,-36!"),
            GOLD,
            ink=2.4,
            shade=GOLD_DARK,
            shift=(-3, -2),
        )
        art.shape(brim, GREEN, ink=2.9, shade=GREEN_DARK, shift=(-3, -4))
    scarf = blob("190,240 204,228 228,226 250,232 252,248 226,258 200,258")
    art.shape(scarf, GOLD, ink=2.7, shade=GOLD_DARK, shift=(-3, -4))
    art.line("196,246 220,244 246,236", 2.0, (0, 1, 0.4))
    art.shape(
        blob("196,252! 214,250 222,258! 218,288 222,310! 200,312! 198,280"),
        GOLD,
        ink=2.6,
        shade=GOLD_DARK,
        shift=(-3, -4),
    )
    for x in (204, 210, 216):
        art.line(f"{x},302 {x},308 {x - 1},316", 2.0, (1, 1, 0.5))

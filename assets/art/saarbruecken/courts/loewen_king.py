"""The ten of lions: a king whose lion wants what every lion of this country wants, his ring of sausage."""

from saarbruecken.courts.people import LEATHER, LINEN, Cloth, cuff, leather_shoe, sleeve
from saarbruecken.courts.scenery import church, stage
from saarbruecken.suits import LION_BLUE, LION_BLUE_DARK, Suit
from woodcut.animals import LION_MANE, LION_SHADE, lion_head
from woodcut.dress import ermine, fist
from woodcut.faces.features import Nose
from woodcut.faces.frontal import frontal
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, circle, discs, ellipse, limb, move, poly, rounded, union
from woodcut.hats import crown
from woodcut.lion_bodies import paw, toes
from woodcut.palette import GOLD, GOLD_DARK, LIPS, RED, RED_DARK, SKIN_DEEP, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

COAT: Cloth = (LION_BLUE, LION_BLUE_DARK)
GREY, GREY_DARK = "#dcd6ca", "#a39b91"
SAUSAGE, SAUSAGE_DARK = "#c96f55", "#9a4a36"


def king() -> Picture:
    """A dark king with an umbrella holds a sausage up, and the lion at his feet begs for it."""
    art = stage(Suit.COINS, lambda town: church(town, 180, 214), (190, 132))
    _coat(art)
    _umbrella_arm(art)
    _raised_arm(art)
    ermine(
        art,
        blob(
            "134,258 148,236 176,224 208,220 240,224 268,236 282,258 276,274 244,284 208,290 172,284 140,274"
        ),
        19,
        17,
    )
    _sausage(art)
    _head(art)
    sitting_lion(art, 86, 533)
    return art


def _coat(art: Picture) -> None:
    leather_shoe(art, 176, 523)
    leather_shoe(art, 244, 523, flip=True)
    coat = blob(
        "152,244 142,300 138,348 122,430 108,512! 128,521 158,515 184,522 208,517 234,522 260,515 290,521 "
        "308,512! "
        "294,430 278,348 274,300 264,244 236,228 180,228"
    )
    art.shape(coat, COAT[0], ink=3.3, shade=COAT[1], shift=(-10, -3), hatch=Hatch(14, 6.5, 18))
    inside = art.here(coat).buffer(-1.6)
    hem = coat.difference(move(coat, 0, -15)).intersection(poly("90,480 330,480 330,530 90,530"))
    art.lay(art.here(hem).intersection(inside), GOLD)
    art.line(
        "110,500 130,507 158,501 184,508 208,503 234,508 260,501 288,507 306,500",
        2.1,
        (1, 1, 1),
        within=inside,
    )
    for fold in (
        "152,360 140,430 128,498",
        "176,366 170,440 164,496",
        "244,366 252,440 258,496",
        "264,356 278,430 290,494",
    ):
        art.line(fold, 2.6, (0, 1, 0.7), within=inside)
    art.line("216,268 216,390 219,502", 2.4, (1, 1, 1), within=inside)
    for y in (306, 376, 408, 440, 472):
        for x in (200, 234):
            art.shape(
                circle(x + (x - 217) * (y - 300) * 0.002, y, 4.6, 16),
                GOLD,
                ink=1.8,
                shade=GOLD_DARK,
                shift=(-1.5, -1.5),
            )
    sash = blob("138,334! 172,342 208,344 244,342 278,334! 280,354! 244,362 208,364 172,362 136,354!")
    art.shape(sash, RED, ink=2.6, shade=RED_DARK, shift=(-2, -5))
    art.shape(rounded(194, 338, 28, 30, 5), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.add(rounded(201, 345, 14, 16, 3), RED)


def _umbrella_arm(art: Picture) -> None:
    art.shape(limb("308,532,2.2 308,516,3"), GOLD, ink=2.2)
    folded = blob("299,346! 317,346! 322,400 318,470 311,520! 305,520! 298,470 294,400")
    art.shape(folded, RED, ink=2.8, shade=RED_DARK, shift=(-5, -2))
    art.line("308,352 306,430 308,514", 1.9, (0.4, 1, 0.6))
    art.line("314,352 316,420 311,508", 1.6, (0.4, 1, 0.3))
    art.shape(rounded(294, 424, 29, 8, 3.5), GOLD, ink=2.1)
    handle = limb("308,350,4.2 308,306,4.2 312,294,4.2 322,292,4.2 329,300,4.2 328,308,4.4")
    art.shape(handle, LEATHER[0], ink=2.5, shade=LEATHER[1], shift=(-2, -2))
    sleeve(art, "264,262,21 296,316,20 302,330,17", COAT, ("284,290 298,302 308,304",))
    cuff(art, 305, 330, -14, LINEN, 36)
    fist(art, 308, 349, 0.98, skin=SKIN_DEEP)


def _raised_arm(art: Picture) -> None:
    sleeve(art, "152,262,21 112,306,20 88,244,15", COAT, ("138,292 124,306 110,306",))
    cuff(art, 86, 238, -20, LINEN, 32)


def _sausage(art: Picture) -> None:
    """Draw the ring of Lyoner that hangs by its string from the raised hand."""
    with art.at(-5, 20):
        for x in (64, 80):
            art.line(f"{x},222 {x * 0.3 + 58},206 85,192", 3.2, (1, 1, 1))
        for x, lean in ((62, -3), (81, 3)):
            end = limb(f"{x},240,8 {x + lean * 0.6},226,6.4 {x + lean},217,4")
            art.shape(end, SAUSAGE, ink=2.4, shade=SAUSAGE_DARK, shift=(-2, -2))
            art.line(f"{x - 6},225 {x},222 {x + 6},225", 3, (1, 1, 1), WHITE)
        ring = limb(
            "62,238,9.4 46,252,11 36,274,12.5 38,298,13 54,315,13.4 72,319,13.6 92,311,13.4 106,294,13 "
            "106,272,12.5 96,252,11 81,238,9.4"
        )
        art.shape(ring, SAUSAGE, ink=2.9, shade=SAUSAGE_DARK, shift=(-4, -4))
        art.line("42,266 34,282 39,302", 3.6, (0, 1, 0), "#eab19b")
    fist(art, 79, 213, 0.96, turned=-16, flip=True, skin=SKIN_DEEP)


def _head(art: Picture) -> None:
    with art.at(208, 156, 1.14):
        hair = discs("-32,-18,8 -34,-6,7 32,-18,8 34,-6,7")
        art.shape(hair, GREY, ink=2.5, shade=GREY_DARK, shift=(-3, -3))
        frontal(
            art,
            skin=SKIN_DEEP,
            brow=GREY,
            bearded=True,
            aged=True,
            mood=Mood.PLEASED,
            nose=Nose.BULBOUS,
            bushy=1.3,
        )
        beard = union(
            blob(
                "-30,0! -32,20 -27,40 -14,55 0,59 14,55 27,40 32,20 30,0! 26,16 17,23 6,22 0,24 -6,22 "
                "-17,23 -26,16"
            ),
            discs("-29,22,6 -25,38,7 -15,50,7 -2,55,7 12,52,7 24,40,7 29,24,6"),
        )
        art.shape(beard, GREY, ink=2.6, shade=GREY_DARK, shift=(-4, -3))
        art.add(blob("-10,32! 0,31 11,32! 6,38 0,39 -5,38"), LIPS)
        art.line("-13,31 0,33.4 14,30.4", 1.9, (0.2, 1, 0.2))
        for curl in ("-20,36 -16,44 -10,46", "-4,46 2,50 8,47", "14,42 20,40 23,32"):
            art.line(curl, 1.7)
        with art.at(0, -29, 1.08):
            crown(art, band=LION_BLUE)


def sitting_lion(art: Picture, x: float, y: float) -> None:
    """Draw the lion that sits up and begs, its hind paws on the floor at a point."""
    with art.at(x, y):
        art.shape(
            limb("44,-12,5 70,-8,4.6 84,-22,4.2 78,-40,4"), WHITE, ink=2.5, shade=LION_SHADE, shift=(-2, -2)
        )
        art.shape(
            blob("70,-34! 66,-48 74,-56! 78,-52 84,-62! 88,-50 94,-46! 90,-34 82,-28!"),
            LION_MANE,
            ink=2.4,
            shade=GOLD_DARK,
            shift=(-3, -2),
        )
        raised = (-49, -80, 40, 1.05)
        far = union(limb("-12,-86,13 -30,-66,10 -45,-76,8"), paw(*raised))
        art.shape(far, LION_SHADE, ink=2.6)
        toes(art, *raised)
        body = union(
            limb("-4,-106,27 8,-70,28 22,-38,32"),
            limb("24,-34,33 18,-12,12 8,-9,9"),
            ellipse(4, -8, 16, 9),
        )
        near = union(limb("-16,-88,15 -26,-50,10.5 -30,-16,9"), ellipse(-37, -8, 15, 9))
        art.shape(
            union(body, near).buffer(1.5).buffer(-1.5), WHITE, ink=3.0, shade=LION_SHADE, shift=(-6, -4)
        )
        art.line("-2,-56 -9,-38 -13,-16", 2.1, (0.2, 1, 0.6))
        art.line("48,-54 26,-58 12,-40 14,-20", 2.2, (0, 1, 0.8, 0))
        for toe in (-45, -38, -31, -4, 3):
            art.line(f"{toe},-6 {toe - 1},-2 {toe},0", 1.7, (0.3, 1, 1))
        with art.at(-8, -132, 1.06, turned=22), art.at(16, 40):
            lion_head(art, 2.6)

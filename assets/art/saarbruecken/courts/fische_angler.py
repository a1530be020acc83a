"""The angler with one roach in both hands: the eight of fish."""

from saarbruecken.courts.people import Cloth, buttons, cuff, neck, sleeve
from saarbruecken.signs import fish
from woodcut.geometry import Region, blob, circle, discs, ellipse, limb, ribbon_line, rounded, union
from woodcut.heads import face34, moustache
from woodcut.palette import (
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    RED,
    RED_DARK,
    SHADE,
    SKIN_OLIVE,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch, stripes
from woodcut.picture import Picture

RUBBER: Cloth = (GREEN, GREEN_DARK)
SHIRT: Cloth = (WHITE, WHITE_DARK)
VEST: Cloth = ("#d2ab5f", "#a17e3b")
HAIR, HAIR_DARK = "#d8d0c2", "#a39b91"
HERON, HERON_DARK = "#b9c6d2", "#8396a8"


def angler(art: Picture) -> None:
    """Draw a proud angler in waders; a heron looks on."""
    _rod(art)
    _heron(art)
    _boots(art)
    _body(art)
    _arms(art)
    fish(art, 172, 318, 1.42)
    _hands(art)
    _head(art)


def _rod(art: Picture) -> None:
    art.shape(limb("40,532,3.6 46,300,3 56,60,1.6"), BROWN, ink=2.2, shade=BROWN_DARK, shift=(-2, 0))
    art.shape(limb("39.6,532,5.6 42,452,5.6"), "#c98d45", ink=2.4, shade="#94602a", shift=(-3, 0))
    art.shape(circle(50, 436, 10), GOLD, ink=2.4, shade=GOLD_DARK, shift=(-3, -3))
    art.shape(circle(50, 436, 3.6), BROWN, ink=1.6)
    art.line("56,60 70,110 64,176 70,214", 1.4, (1, 1, 1, 1))
    art.shape(ellipse(70, 224, 6, 10), WHITE, ink=2.0)
    art.lay(
        art.here(ellipse(70, 224, 5.2, 9.2)).intersection(art.here(blob("60,224! 80,224! 80,240 60,240"))),
        RED,
    )
    art.line("70,214 70,208", 2.0, (1, 1))


def _heron(art: Picture) -> None:
    with art.at(298, 430):
        for x, dx in ((-2, -4), (10, 8)):
            art.shape(
                union(
                    limb(f"{x},30,4 {x + 2},66,3.4 {dx},102,3"),
                    limb(f"{dx},102,2.8 {dx - 13},105,2"),
                    limb(f"{dx},102,2.8 {dx + 9},105,1.8"),
                ),
                "#c9a043",
                ink=1.9,
            )
        art.shape(blob("16,4! 34,26 38,58! 24,44 6,36!"), HERON_DARK, ink=2.6)
        neck_ = limb("-6,-6,15 -20,-34,9 -4,-62,7 -2,-92,6.4 -14,-106,9")
        body = union(blob("-22,-8 -14,-26 6,-22 26,2 34,32 10,42 -12,32 -22,12"), neck_)
        art.shape(body, HERON, ink=2.8, shade=HERON_DARK, shift=(-5, -3))
        art.shape(blob("-4,-12! 14,-10 28,8 34,38! 16,34 0,20 -6,4"), HERON_DARK, ink=2.4)
        art.line("4,0 14,14 24,30", 1.9, (0.2, 1, 0.3))
        art.shape(blob("-19,-112! -58,-100! -20,-98!"), GOLD, ink=2.2, shade=GOLD_DARK, shift=(0, -3))
        art.shape(blob("-22,-112! -12,-118 0,-112 22,-106! 2,-104 -10,-108!"), INK, ink=1.6)
        art.dot(-15, -106, 3.2, WHITE, 14)
        art.dot(-16.4, -105.6, 1.9, INK, 12)
        for y in (-2, 8, 18):
            art.line(f"-19,{y} -17,{y + 6} -14,{y + 12}", 1.6, (0.3, 1, 0))


def _boots(art: Picture) -> None:
    for x, flip in ((138, False), (208, True)):
        lean = 4 if flip else -4
        art.shape(
            limb(f"{x - lean},384,31 {x},440,25 {x + lean},480,21 {x + lean},512,17"),
            RUBBER[0],
            ink=3.2,
            shade=RUBBER[1],
            shift=(-8, -2),
            hatch=Hatch(10, 6.5, 14),
        )
        art.line(f"{x - 14},452 {x},460 {x + 14},450", 2.2)
        art.line(f"{x - 12 + lean},490 {x + lean},496 {x + 12 + lean},489", 2.2)
        with art.at(x + lean, 520, flip=flip):
            shoe = blob("18,-18! 21,4 16,12! -16,13 -42,12! -50,4 -38,-6 -20,-10 -16,-20!")
            art.shape(shoe, RUBBER[0], ink=3.0, shade=RUBBER[1], shift=(-3, -3))
            art.shape(
                blob("-51,6! -16,9 19,6! 17,14! -16,15 -47,14!"),
                WHITE,
                ink=2.0,
                shade=WHITE_DARK,
                shift=(-2, -2),
            )
    # a patch on one boot
    with art.at(134, 430, turned=-8):
        art.shape(rounded(-12, -10, 22, 20, 3), RED, ink=2.0, shade=RED_DARK, shift=(-2, -2))


def _body(art: Picture) -> None:
    shirt = blob("136,236 116,270 112,330 112,392! 176,402 238,392! 236,330 232,270 214,236 196,222 154,222")
    art.shape(shirt, SHIRT[0], ink=3.2, shade=SHIRT[1], shift=(-9, -3))
    bib = blob("134,290! 116,346 108,400! 176,410 242,400! 234,346 216,290! 176,298")
    art.shape(bib, RUBBER[0], ink=3.2, shade=RUBBER[1], shift=(-9, -3), hatch=Hatch(12, 6.5, 14))
    for strap in ("140,296 144,256 150,230", "210,296 206,256 200,230"):
        art.shape(ribbon_line(strap, 11), RED, ink=2.4, shade=RED_DARK, shift=(-3, 0))
    buttons(art, "141,296 210,296", GOLD, 5)


def _checks(art: Picture, region: Region) -> None:
    inside = region.buffer(-1.5)
    art.lay(stripes(inside, 35, 11, 3.2), "#7fa8c9")
    art.lay(stripes(inside, -50, 11, 3.2), "#7fa8c9")


def _arms(art: Picture) -> None:
    for path in ("128,254,21 84,306,21 104,346,15", "224,254,21 264,308,21 244,346,15"):
        sleeve(art, path, SHIRT)
        _checks(art, limb(path))


def _hands(art: Picture) -> None:
    for x, flip in ((116, False), (228, True)):
        with art.at(x, 348, flip=flip, turned=-14):
            palm = blob("-16,12! -19,0 -12,-10 6,-12 18,-8 20,4 10,14!")
            fingers = [limb(f"{-6 + i * 7.4},-2,4.6 {-5 + i * 7.8},-18,4.3") for i in range(4)]
            art.shape(union(palm, *fingers), SKIN_OLIVE, ink=2.5, shade=SHADE[SKIN_OLIVE], shift=(-3, -3))
            for i in range(3):
                art.line(f"{-2 + i * 7.6},-20 {-2 + i * 7.4},-10 {-2 + i * 7.2},-4", 1.6, (1, 1, 0))
    cuff(art, 103, 350, -40, SHIRT, 34)
    cuff(art, 245, 350, 40, SHIRT, 34)


def _head(art: Picture) -> None:
    neck(art, 176, 234, SKIN_OLIVE, width=16)
    with art.at(176, 158, 1.16):
        art.shape(discs("28,-14,10 33,0,10 31,16,9 -29,-12,6 -31,0,6"), HAIR, ink=2.6, shade=HAIR_DARK)
        face34(art, skin=SKIN_OLIVE, brow=HAIR_DARK, aged=True, smile=2)
        moustache(art, HAIR)
        hat = blob("-30,-22! -28,-52 -16,-62 14,-63 30,-52 36,-22! 2,-34")
        art.shape(hat, VEST[0], ink=3, shade=VEST[1], shift=(-7, -3), hatch=Hatch(20, 5.5, 12))
        brim = blob("-32,-27 -50,-10 -46,-4 -24,-16 2,-24 26,-17 46,-2 52,-8 38,-28 4,-38")
        art.shape(brim, VEST[0], ink=2.8, shade=VEST[1], shift=(-4, -4))
        art.shape(blob("4,-40! 20,-56 36,-58! 30,-46 12,-38!"), RED, ink=1.9)

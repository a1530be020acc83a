"""The dormouse that sleeps between two clovers of the six."""

from woodcut.geometry import blob, ellipse, limb
from woodcut.palette import BROWN, BROWN_DARK, GOLD, RED, RED_DARK, WHITE
from woodcut.picture import Picture

HONEY, HONEY_DARK, CREAM = "#e0a45c", "#a86f30", "#fbeecb"
MASK, PINK, EAR = "#8a5a30", "#d0605c", "#f0b3a2"
NUT, NUT_DARK = "#f2c05a", "#b57f2a"


def hammock(art: Picture) -> None:
    """Draw a hammock between the stalks of two clovers, and who sleeps in it."""
    for flip in (False, True):
        with art.at(180, 0, flip=flip):
            for rope in ("-76,331 -72,346 -60,362", "-78,331 -66,340 -52,354"):
                art.line(rope, 6.4, (1, 1, 1))
                art.line(rope, 3, (1, 1, 1), GOLD)
            art.shape(limb("-83,330,3.6 -71,331,3.6"), GOLD, ink=2.1, heavy=(0.4, 0.6))
    back = blob("118,358! 150,366 180,368 210,366 242,358! 220,384 180,392 140,384")
    art.shape(back, RED_DARK, ink=2.6)
    body = blob("176,384! 180,362 196,351 214,352 228,364 230,380! 200,392")
    art.shape(body, HONEY, ink=2.6, shade=HONEY_DARK, shift=(-4, -4))
    art.line("190,360 200,356 211,358", 2, (0, 1, 0), HONEY_DARK)
    with art.at(160, 364, turned=-7):
        _head(art)
    cloth = blob(
        "116,356! 134,374 180,385 226,374 244,356! 243,374 234,394 216,412 180,420 144,412 126,394 117,374"
    )
    art.shape(cloth, RED, ink=2.8, shade=RED_DARK, shift=(-4, -6))
    inside = art.here(cloth.buffer(-1.3))
    for path, width, colour in (
        ("115,363 134,382 180,393 226,382 245,363", 5.4, WHITE),
        ("119,381 140,399 180,407 220,399 241,381", 5.4, GOLD),
    ):
        art.line(path, width, (1, 1, 1, 1, 1), colour, within=inside)
    tail = blob("214,366! 228,362 243,370 254,386 257,404 250,420 240,424! 233,412 234,398 228,386 216,378!")
    art.shape(tail, HONEY, ink=2.7, shade=HONEY_DARK, shift=(-4, -3))
    for hair in ("230,370 243,384 248,402", "236,386 241,398 241,412", "246,392 250,404 247,414"):
        art.line(hair, 2.2, (0, 1, 0), HONEY_DARK)
    with art.at(166, 396, 0.94, turned=-8):
        nut = blob("-10,-3! -11,8 0,20! 11,8 10,-3!")
        art.shape(nut, NUT, ink=2.3, shade=NUT_DARK, shift=(-3, -2))
        cap = blob("-13,-1! -12,-9 0,-13 12,-9 13,-1! 0,3")
        art.shape(cap, BROWN, ink=2.2, shade=BROWN_DARK, shift=(-2, -3))
    for x, y, turned in ((152, 396, 40), (179, 397, -40)):
        art.shape(ellipse(x, y, 8, 5.4, turned), CREAM, ink=2.2, heavy=(0.3, 0.5))


def _head(art: Picture) -> None:
    """The head of the dormouse, asleep: large ears and a mask about its eyes."""
    for x in (-17, 17):
        art.shape(ellipse(x, -18, 9.6, 10.8), HONEY, ink=2.4, shade=HONEY_DARK, shift=(-2, -2))
        art.add(ellipse(x, -17, 5.4, 6.6), EAR)
    head = blob("-26,6 -22,-10 -11,-19 0,-21 11,-19 22,-10 26,6 15,17 0,23 -15,17")
    art.shape(head, HONEY, ink=2.7, shade=HONEY_DARK, shift=(-3, -3))
    inside = art.here(head.buffer(-1.2))
    art.lay(art.here(blob("-20,26! -22,8 -8,4 0,-3 8,4 22,8 20,26!")).intersection(inside), CREAM)
    for side in (-1, 1):
        art.lay(
            art.here(
                blob(
                    f"{side * 4},2! {side * 8},-7 {side * 17},-9 {side * 23},-12! {side * 21},3 {side * 11},6"
                )
            ).intersection(inside),
            MASK,
        )
        art.line(f"{side * 6},0 {side * 12},4.4 {side * 19},-1", 3.2, (0.5, 1, 0.5))
        for whisker in ("8,11 18,10 27,7", "8,13 17,15 25,15"):
            path = " ".join(f"{side * float(p.split(',')[0])},{p.split(',')[1]}" for p in whisker.split())
            art.line(path, 1.4, (1, 0.9, 0.2))
    art.shape(ellipse(0, 8, 4.6, 3.4), PINK, ink=1.6, heavy=(0.2, 0.3))
    art.line("-5,14 -2,16 0,12.4 2,16 5,14", 1.5, (0.3, 1, 1, 1, 0.3))

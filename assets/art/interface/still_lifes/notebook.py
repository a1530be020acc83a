"""A candle in its holder beside a notebook in which somebody reckons."""

from shapely.geometry import box

from interface.still_lifes.size import CUT, FINE, INKED
from woodcut.geometry import blob, circle, limb, poly, rounded
from woodcut.palette import (
    BLUE,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    INK,
    PAPER,
    RED,
    RED_DARK,
    WHITE,
)
from woodcut.picture import Picture

PAGE, PAGE_DARK = PAPER, "#d8c596"
WAX, WAX_DARK = "#f7ecd0", "#d6c08c"
BRASS_DEEP = "#a9701a"


def notebook() -> Picture:
    """A notebook with a sum and tallies, a pencil, and a candle that gives light."""
    art = Picture()
    with art.at(126, 244, turned=-11):
        _book(art)
    with art.at(206, 256, turned=22):
        _pencil(art)
    with art.at(150, 88):
        _candle(art)
    return art


def _book(art: Picture) -> None:
    art.shape(rounded(-98, -112, 200, 228, 9), GREEN, ink=INKED, shade=GREEN_DARK, shift=(-6, -6))
    for inset, fill in ((0, PAGE_DARK), (5, PAGE)):
        art.shape(
            rounded(-86, -104, 182 - inset, 214 - inset, 4), fill, ink=FINE, shade=PAGE_DARK, shift=(-7, -6)
        )
    # The spine is sewn with a cord.
    art.add(box(-86, -103, -66, 104), "#ead7ab")
    art.line("-66,-103 -65,0 -66,104", CUT, (0.8, 1, 0.8), PAGE_DARK)
    for y in range(-88, 100, 24):
        art.line(f"-96,{y} -80,{y + 3} -68,{y + 1}", 4.4, (0.8, 1, 0.5), RED)
    for y in range(-74, 96, 21):
        art.line(f"-56,{y} 10,{y + 0.6} 80,{y}", 1.6, (1, 1), "#c9d3c8")
    # 7 = 4 + 3, then what was swept.
    for path in (
        "-50,-66 -40,-67 -30,-66 -38,-50 -42,-34",
        "-46,-51 -32,-52",
        "-16,-56 -2,-57",
        "-16,-47 -2,-48",
        "20,-68 12,-50 26,-51",
        "22,-60 21,-34",
        "38,-50 54,-51",
        "46,-60 46,-42",
        "64,-66 76,-66 70,-54 78,-44 64,-36",
    ):
        art.line(path, 4.2, (0.7, 1, 0.8), INK)
    for x in (-50, -40, -30, -20):
        art.line(f"{x},-12 {x + 1},4 {x - 1},18", 3.6, (0.7, 1, 0.6), BLUE)
    art.line("-58,14 -36,4 -12,-8", 3.6, (0.5, 1, 0.6), BLUE)
    for x in (8, 18):
        art.line(f"{x},-12 {x + 1},4 {x - 1},18", 3.6, (0.7, 1, 0.6), BLUE)
    for y, words in ((38, "-54,-30 -20,4 14,38"), (60, "-54,-14 -4,30 40,66"), (82, "-54,-24 -14,20")):
        pieces = [tuple(float(n) for n in word.split(",")) for word in words.split()]
        for start, end in pieces:
            middle = (start + end) / 2
            art.line(
                f"{start},{y} {start + 8},{y - 7} {middle},{y} {middle + 5},{y - 6} {end},{y - 1}",
                2.6,
                (0.5, 1, 0.5),
                "#57493a",
            )
    # A ribbon marks the page.
    art.shape(
        blob("52,98! 66,98! 68,122 64,140! 58,132! 50,138!"), RED, ink=FINE, shade=RED_DARK, shift=(-3, -2)
    )


def _pencil(art: Picture) -> None:
    art.shape(poly("-9,-70 9,-70 9,72 -9,72"), RED, ink=INKED, heavy=(1.4, 1.6))
    art.add(box(-7, -70, -3, 72), "#e8735c")
    art.add(box(3, -70, 8, 72), RED_DARK)
    art.shape(rounded(-9, -88, 18, 22, 3), GOLD, ink=FINE, shade=GOLD_DARK, shift=(-4, -2))
    art.line("-8,-80 8,-80", 1.8, (1, 1), GOLD_DARK)
    art.shape(poly("-9,72 9,72 0,104"), "#ecc98d", ink=FINE, shade="#c99a58", shift=(-3, -1))
    art.add(poly("-4,90 4,90 0,104"), INK)


def _candle(art: Picture) -> None:
    ring = circle(82, 40, 27, 50).difference(circle(82, 40, 14, 40))
    art.shape(ring, GOLD, ink=INKED, shade=GOLD_DARK, shift=(-4, -4))
    art.shape(circle(0, 0, 78, 100), GOLD, ink=INKED, shade=GOLD_DARK, shift=(-10, -9))
    art.shape(circle(0, 0, 60, 90), "#dd9f27", ink=FINE, shade=BRASS_DEEP, shift=(10, 9))
    for line in ("44,30 50,20 53,8", "34,44 42,36 48,26", "20,52 28,48 36,42"):
        art.line(line, 2.4, (0.2, 1, 0.2), BRASS_DEEP)
    wax = blob("-40,-4 -32,-28 -8,-40 22,-36 40,-14 38,14 50,32 34,38 18,34 4,48 -12,36 -32,28")
    art.shape(wax, WAX, ink=FINE, shade=WAX_DARK, shift=(-7, -7))
    art.line("18,34 26,28 30,20", CUT, (0.2, 1, 0.2), WAX_DARK)
    art.shape(circle(0, -2, 27, 60), WAX, ink=FINE, shade=WAX_DARK, shift=(5, 5))
    flame = blob("0,14! -15,0 -12,-24 0,-50! 12,-26 15,0")
    art.shape(flame, GOLD, ink=FINE, shade="#e2772a", shift=(-4, 4))
    art.add(blob("0,8! -8,-2 -6,-18 0,-32! 5,-16 8,-2"), WHITE)
    art.line("0,14 0,4 -1,-4", 3, (1, 1, 0.5), BROWN_DARK)
    art.line("-66,-24 -54,-44 -34,-58", 5, (0.2, 1, 0.2), "#ffe7a8")
    art.line("48,-44 58,-32 64,-16", 3.4, (0.2, 1, 0.2), BROWN_DARK)
    art.shape(limb("62,22,5 68,28,5"), GOLD, ink=0)

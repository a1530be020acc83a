"""The signs of the stops at which games are played, and of the market and free play."""

from collections.abc import Callable

from interface.partners.birds_and_frog import owl
from interface.partners.look import Look, Mouth
from interface.sign_parts import INNER, INSIDE, LINE, apple, back, card, coin, figure
from woodcut.animals import fish as fish_art
from woodcut.geometry import blob, circle, ellipse, limb, poly, rounded, star, union
from woodcut.ornaments import broom
from woodcut.palette import (
    BLACK,
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    PAPER,
    PLUM,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import stripes
from woodcut.picture import Picture

WICKER, WICKER_DARK = "#c98f45", "#8f5a22"


def signs() -> dict[str, Callable[[], Picture]]:
    """What draws each sign, by the id of its activity."""
    return {
        "mini_scopa": small_broom,
        "rubamazzetto": magpie,
        "scopa_with_coach": broom_and_owl,
        "quindici_with_coach": owl_and_fifteen,
        "pyramid_of_ten": pyramid,
        "fish_for_ten": hooked,
        "broom_check": basket,
        "free_table": kite,
        "calm_sprint": hourglass,
        "which_cards_buy": purse,
        "fewest_cards": cup,
    }


def small_broom() -> Picture:
    """A small broom that whirls up dust."""
    art = Picture()
    dust = union(*(circle(x, y, r) for x, y, r in ((90, 92, 13), (106, 86, 10), (100, 74, 8), (78, 100, 9))))
    art.shape(dust, WHITE, ink=INNER, shade=WHITE_DARK, shift=(-4, -4))
    art.line("84,90 90,84 97,86 96,93", 2.6, (0.2, 1, 0.3))
    art.weight = 1.2
    broom(art, 58, 56, 0.64, 24)
    return art


def magpie() -> Picture:
    """A magpie that has taken a card from a stack."""
    art = Picture()
    for step in range(3):
        art.shape(
            rounded(24 + 2 * (step % 2), 94 - 8 * step, 62, 13, 3),
            PAPER,
            ink=INNER,
            shade=WHITE_DARK,
            shift=(0, -3),
        )
    art.shape(
        blob("62,58! 84,66 108,82 122,100! 100,96 78,84 60,74"),
        BLUE_DARK,
        ink=LINE,
        shade=BLACK,
        shift=(-2, -4),
    )
    body = blob("28,36 40,22 56,24 66,38 78,56 76,72 62,80 44,76 34,62 32,48")
    art.shape(body, BLACK, ink=LINE)
    art.add(blob("37,52 50,56 62,66 60,76 46,74 38,64"), WHITE)
    art.shape(blob("46,46! 62,44 78,56 92,76! 74,76 56,66"), BLUE, ink=INNER, shade=BLUE_DARK, shift=(-3, -4))
    art.line("58,52 70,58 82,70", 2.4, (0.2, 1, 0.2))
    for x in (50, 60):
        art.line(f"{x},76 {x - 1},80 {x - 1},84", 3.4, (1, 1))
    with art.at(20, 46, turned=-18):
        art.shape(rounded(-16, -12, 24, 34, 3), PAPER, ink=LINE, shade=WHITE_DARK, shift=(-2, -2))
        art.shape(circle(-4, 5, 6), RED, ink=2)
    art.shape(blob("32,32! 20,36 12,42! 24,44 34,42!"), "#5b5148", ink=INNER)
    art.shape(circle(44, 33, 4.6), WHITE, ink=1.6, heavy=(0.2, 0.2))
    art.dot(43, 33, 2.4)
    return art


def broom_and_owl() -> Picture:
    """A large broom, and an owl that helps."""
    art = Picture()
    broom(art, 84, 56, 0.6, 18)
    with art.at(42, 68, 0.56):
        owl(art, Look(mouth=Mouth.SMILE, gaze=(5.0, 2.0)))
    return art


def owl_and_fifteen() -> Picture:
    """An owl that holds up a fifteen."""
    art = Picture()
    with art.at(64, 40, 0.54):
        owl(art, Look(mouth=Mouth.SMILE, gaze=(0.0, 5.0)))
    art.shape(rounded(24, 62, 80, 46, 6), PAPER, ink=LINE, shade=WHITE_DARK, shift=(-3, -4))
    figure(art, "15", 64, 84, RED, 30)
    for x in (26, 102):
        for dy in (0, 7, 14):
            art.shape(ellipse(x, 74 + dy, 6, 4), "#b98a4e", ink=2)
    return art


def pyramid() -> Picture:
    """A pyramid of cards."""
    art = Picture()
    for row, count in enumerate((1, 2, 3)):
        for place in range(count):
            back(art, 64 + 33 * (place - (count - 1) / 2), 28 + 31 * row)
    return art


def hooked() -> Picture:
    """A fish at the hook."""
    art = Picture()
    art.line("24,2 23,24 20,44", 3.4, (1, 1))
    art.line("20,44 18,56 24,62 30,57 29,50", 4.4, (1, 1, 0.8))
    fish_art(art, 75, 56, 0.72)
    wave = blob("-6,92! 10,84 20,92! 34,84 48,92! 62,84 76,92! 90,84 104,92! 118,84 134,92! 134,134! -6,134!")
    art.shape(wave, SKY, ink=LINE, shade=SKY_DARK, shift=(-6, -8))
    for path in ("24,104 34,99 44,104", "78,106 88,101 98,106"):
        art.line(path, 3, (0.2, 1, 0.2), BLUE)
    art.clip(INSIDE)
    return art


def basket() -> Picture:
    """A basket in which two apples are left."""
    art = Picture()
    handle = (
        ellipse(64, 56, 42, 42).difference(ellipse(64, 56, 34, 34)).intersection(rounded(10, 0, 108, 62, 0))
    )
    art.shape(handle, WICKER, ink=LINE, shade=WICKER_DARK, shift=(-2, -3))
    for x, y in ((50, 54), (74, 52)):
        apple(art, x, y, 13)
    body = blob("18,60! 64,66 110,60! 100,106! 64,112 28,106!")
    art.shape(body, WICKER, ink=LINE, shade=WICKER_DARK, shift=(-8, -4))
    inside = body.buffer(-3)
    art.lay(stripes(inside, 0, 14, 3), WICKER_DARK)
    for x in (34, 49, 64, 79, 94):
        art.line(f"{x},66 {64 + (x - 64) * 0.88},108", 3, (1, 1), WICKER_DARK)
    art.shape(limb("18,61,5 64,67,5 110,61,5"), WICKER, ink=LINE, shade=WICKER_DARK, shift=(0, -3))
    return art


def kite() -> Picture:
    """A kite with its tail."""
    art = Picture()
    with art.at(-8, -3, 1.12):
        _kite(art)
    return art


def _kite(art: Picture) -> None:
    art.line("52,84 38,96 52,104 40,112 54,118", 3.4, (1, 1))
    for x, y, fill in ((42, 93, GREEN), (47, 106, PLUM)):
        bow = poly(f"{x - 12},{y - 7} {x},{y} {x + 12},{y - 7} {x + 12},{y + 7} {x},{y} {x - 12},{y + 7}")
        art.shape(bow, fill, ink=INNER)
    sail = poly("82,8 110,46 50,84 40,34")
    art.shape(sail, RED, ink=LINE)
    art.add(poly("82,10 64,50 52,82 42,35").intersection(sail.buffer(-1.5)), GOLD)
    art.add(poly("64,50 108,46 52,82").intersection(sail.buffer(-1.5)), BLUE)
    art.add(poly("64,50 42,35 52,82").intersection(sail.buffer(-1.5)), GREEN)
    for path in ("82,8 66,46 50,84", "40,34 66,46 110,46"):
        art.line(path, 3.2, (1, 1))


def hourglass() -> Picture:
    """An hourglass."""
    art = Picture()
    glass = union(
        blob("36,24! 92,24! 90,44 70,62! 58,62! 38,44"), blob("58,62! 70,62! 90,82 92,100! 36,100! 38,82")
    )
    art.shape(glass, WHITE, ink=LINE)
    art.add(blob("42,40! 86,40! 80,50 67,62! 61,62! 48,50"), GOLD)
    art.add(blob("40,97! 44,86 64,76 84,86 88,97!"), GOLD)
    art.line("64,60 64,70 64,80", 3, (1, 1), GOLD_DARK)
    for y in (20, 104):
        art.shape(rounded(28, y - 6, 72, 12, 4), BROWN, ink=LINE, shade=BROWN_DARK, shift=(-2, -3))
    return art


def purse() -> Picture:
    """A purse and coins."""
    art = Picture()
    body = blob("48,40! 80,40! 104,66 108,92 94,108 64,112 34,108 20,92 24,66")
    art.shape(body, "#b4622f", ink=LINE, shade="#7d3d18", shift=(-8, -6))
    art.shape(
        blob("48,36! 40,16 52,22 64,14 76,22 88,16 80,36!"),
        "#c9793f",
        ink=LINE,
        shade="#7d3d18",
        shift=(-3, -3),
    )
    art.shape(limb("44,38,5 64,41,5 84,38,5"), RED, ink=LINE, shade=RED_DARK, shift=(-2, -3))
    art.shape(circle(64, 76, 21), GOLD, ink=LINE, shade=GOLD_DARK, shift=(-4, -4))
    art.shape(star(64, 76, 13, 6, 5), "#ffd66b", ink=2)
    coin(art, 104, 98, 17, 7)
    return art


def cup() -> Picture:
    """A cup with two cards in it: the fewest win."""
    art = Picture()
    for x, turned in ((54, -12), (76, 12)):
        card(art, x, 34, turned=turned, size=0.86)
    for flip in (False, True):
        with art.at(64, 0, flip=flip):
            ring = ellipse(32, 58, 17, 15).difference(ellipse(32, 58, 10, 8))
            art.shape(ring, GOLD, ink=INNER)
    art.shape(blob("30,44! 98,44! 94,70 76,86 52,86 34,70"), GOLD, ink=LINE, shade=GOLD_DARK, shift=(-7, -5))
    art.shape(limb("64,84,6 64,98,5"), GOLD, ink=LINE)
    art.shape(blob("42,110! 48,98 80,98 86,110!"), GREEN, ink=LINE, shade=GREEN_DARK, shift=(-3, -3))
    art.shape(star(64, 64, 13, 6, 5), RED, ink=2)
    return art

"""The swords and clubs from one to seven: both suits share their layout."""

from collections.abc import Callable
from itertools import cycle

from napoletane.aces import ace_of_clubs, ace_of_swords
from napoletane.cudgel import club
from napoletane.embellishments import wound_ribbon
from napoletane.engraving import Engraving
from napoletane.foliage import climbing_rose, rose_shoots
from napoletane.mask import three_of_clubs
from napoletane.meadow import bindweed, forgotten_acorn, poppy_meadow, prickly_pear
from napoletane.oak import oak_bough, oak_sapling
from napoletane.signs import sword
from napoletane.vignette import vignette
from napoletane.wildlife import dormouse, hedgehog, large_snail, squirrel, toadstools, woodpecker
from woodcut.branches import laurel
from woodcut.card import card_base
from woodcut.geometry import blob, circle, limb
from woodcut.ornaments import flower, leaf
from woodcut.palette import BLUE, GOLD, GOLD_DARK, GREEN, GREEN_DARK, RED, RED_DARK, SKY, WHITE
from woodcut.picture import Picture
from woodcut.small_life import butterfly, lizard

Long = Callable[[Picture, float, float, float, float, float], None]
"""Draws a long sign: picture, x, y, length, width, turn in degrees (180 is upside down)."""


SEVEN = (
    (0, 5.0, 1.08),
    (1, -5.0, 0.88),
    (2, -4.0, 1.12),
    (3, 4.0, 1.16),
    (3, 3.0, 0.96),
    (2, -4.0, 1.0),
    (3, 0.0, 1.0),
)
"""The bark of each of seven clubs, by how many degrees it leans, and how stout it is."""
TRAIL = "#dfe6b0"
"""What a snail leaves behind on a club."""
BROADER = 1.2
"""How much broader the blades are where six or seven swords stand."""
GUARDS = {4: 0.84, 5: 0.8, 6: 0.74, 7: 0.74}
"""How long the guards of upright swords are, so that none meets its neighbour."""
ENGRAVED = {2: 7, 3: 6, 5: 4, 6: 4, 7: 4}
"""How many pairs of leaves are cut into each blade, by the number of the swords."""
ENGRAVINGS = (
    Engraving.LEAVES,
    Engraving.VINE,
    Engraving.LOZENGES,
    Engraving.CHEVRONS,
    Engraving.VINE,
    Engraving.LEAVES,
    Engraving.LOZENGES,
)
"""What is engraved on the swords in turn."""
GRIPS = ((BLUE, RED, BLUE, RED), (BLUE, RED, RED, RED))
"""The colours of the grips in turn; of three swords the first is the one in the middle."""
WOUND = ("50,322 104,338 150,318 200,278 256,262 312,278", 17.0, (80.0, 222.0))
"""The way of the ribbon before the first of two swords, half its width, and where it has stars."""


def _long_signs(
    art: Picture,
    rank: int,
    draw: Long,
    five: tuple[float, float, float] = (80, 80, 300),
    six: tuple[float, float, float] = (224, 150, 112),
) -> None:
    """The layout swords and clubs share.

    Of five, how far the pairs stand apart and how high one lies; of six, how long they are, how far up and
    down, and how far aside.
    """
    match rank:
        case 2:
            draw(art, 104, 300, 500, 1.9, 0)
            draw(art, 256, 300, 500, 1.9, 180)
        case 3:
            draw(art, 180, 300, 530, 1.75, 0)
            draw(art, 82, 300, 500, 1.6, 180)
            draw(art, 278, 300, 500, 1.6, 180)
        case 4:
            for side in (-1, 1):
                draw(art, 180 + side * 79, 148, 244, 1.42, side * 17)
                draw(art, 180 + side * 79, 452, 244, 1.42, 180 - side * 17)
        case 5:
            for side in (-1, 1):
                draw(art, 180 + side * five[0], 139, 222, 1.35, 0)
                draw(art, 180 + side * five[1], 465, 222, 1.35, 180)
            draw(art, 180, five[2], 300, 1.5, 90)
        case 6:
            for aside in (-six[2], 0, six[2]):
                far = six[1] + (0 if aside else 8)
                draw(art, 180 + aside, 300 - far, six[0], 1.1, 0)
                draw(art, 180 + aside, 300 + far, six[0], 1.1, 180)
        case _:
            for x in (71, 180, 289):
                draw(art, x, 138, 218, 1.15, 0)
                draw(art, x, 462, 218, 1.15, 180)
            draw(art, 180, 300, 300, 1.25, 90)


def swords(rank: int) -> Picture:
    """Draw a card of swords from one to seven."""
    if rank == 1:
        return ace_of_swords()
    art = card_base()
    if rank == 4:
        _four_of_swords(art)
    else:
        grips: list[str] = []

        def draw(art: Picture, x: float, y: float, length: float, width: float, angle: float) -> None:
            grips.append(GRIPS[rank == 3][len(grips) % 4])
            with art.at(x, y, turned=angle % 180):
                broad = BROADER if rank > 5 else 1
                cuts = ENGRAVED.get(rank, 0)
                up = angle != 180
                guard = GUARDS.get(rank, 1) if angle != 90 else 1
                sword(
                    art,
                    0,
                    0,
                    length,
                    up=up,
                    grip=grips[-1],
                    width=width,
                    blade=broad,
                    engraved=cuts,
                    engraving=ENGRAVINGS[(len(grips) - 1) % len(ENGRAVINGS)],
                    guard=guard,
                )
            if rank == 2 and len(grips) == 1:
                wound_ribbon(art, *WOUND)
            if rank == 3 and len(grips) == 1:
                _wreath(art)

        if rank == 3:
            laurel(art, (180, 346), (54, 60), (-60, -96), 3, 34)
            laurel(art, (180, 346), (54, 60), (-120, -84), 3, 34)
        if rank == 6:
            rose_shoots(art)
        _long_signs(art, rank, draw, five=(109, 62, 291), six=(206, 154, 101))
        if rank == 5:
            prickly_pear(art)
            _framed_view(art)
        if rank == 6:
            climbing_rose(art)
        if rank == 7:
            poppy_meadow(art)
            lizard(art, 237, 296, 1.24, turned=76)
            butterfly(art, 126, 112, 1.04, turned=-18, upper=WHITE, lower=GOLD)
    return art


def _wreath(art: Picture) -> None:
    """A wreath of laurel that has been dropped over a sword and rests on its guard."""
    for start, end in ((100, -50), (80, 230)):
        laurel(art, (180, 346), (54, 60), (start, end), 8, 36, berries=True)
    art.shape(circle(180, 406, 8, 28), RED, ink=2.2, shade=RED_DARK, shift=(-2, -2))


def _framed_view(art: Picture) -> None:
    """The view of the bay, hung from a nail by a red ribbon."""
    for flip in (False, True):
        with art.at(180, 0, flip=flip):
            art.shape(limb("0,37,3.2 -20,52,3 -38,74,2.8"), RED, ink=2.2, shade=RED_DARK, shift=(-1, -2))
    art.shape(circle(180, 36, 6.4, 24), GOLD, ink=2.2, shade=GOLD_DARK, shift=(-2, -2))
    vignette(art, 180, 121, 0.8)


def _four_of_swords(art: Picture) -> None:
    """A tall plant with three yellow flowers grows between the swords."""
    for twig in ("173,362,3 168,326,2.8 148,306,2.4", "173,356,3 192,326,2.8 214,304,2.4"):
        art.shape(limb(twig), GREEN, ink=2.0, heavy=(0.4, 0.6))
    art.shape(
        limb("184,556,4.6 168,490,4.4 188,410,4.2 171,330,4 187,240,3.6 175,172,3.2 181,120,2.8"),
        GREEN,
        ink=2.2,
    )
    for x, y, angle, length in (
        (175, 524, -38, 46),
        (172, 514, 218, 46),
        (173, 468, -40, 50),
        (176, 456, 220, 50),
        (188, 410, -48, 36),
        (186, 396, 226, 36),
        (185, 256, -46, 36),
        (186, 246, 226, 36),
        (177, 192, -30, 46),
        (175, 182, 210, 46),
    ):
        leaf(art, x, y, length, angle, width=0.3)
    mound = blob("148,568! 158,556 172,551 194,552 206,557 216,568! 180,571")
    art.shape(mound, GREEN, ink=2.4, shade=GREEN_DARK, shift=(-3, -4))
    for x in (160, 170, 198, 206):
        art.line(f"{x},557 {x + (-3 if x < 180 else 3)},542", 3.4, (1, 0.2), GREEN_DARK)
    for place, engraving in zip(((86, True), (274, True), (86, False), (274, False)), Engraving, strict=True):
        x, up = place
        y, grip = (163, RED) if up else (437, BLUE)
        sword(
            art,
            x,
            y,
            254,
            up=up,
            grip=grip,
            width=1.45,
            engraved=4,
            engraving=engraving,
            guard=GUARDS[4],
        )
    flower(art, 181, 106, 40)
    flower(art, 143, 298, 24)
    flower(art, 220, 296, 24)
    butterfly(art, 213, 60, 1.02, turned=24, upper=SKY, lower=BLUE)


def clubs(rank: int) -> Picture:
    """Draw a card of clubs from one to seven."""
    if rank == 1:
        return ace_of_clubs()
    if rank == 3:
        return three_of_clubs()
    art = card_base()

    habits = cycle(SEVEN if rank == 7 else [(bark, 0.0, 1.0) for bark in (0, 1, 2, 3, 1, 0, 3)])

    def draw(art: Picture, x: float, y: float, length: float, width: float, angle: float) -> None:
        slim = 0.74 if rank > 3 else 0.8
        bark, lean, stout = next(habits)
        turned, broad = angle + lean, width * slim * stout
        lower = 10 if rank == 7 and angle == 90 else 0
        club(art, x, y + lower, length, turned, width=broad, flip=(angle > 90) ^ (lean > 0), bark=bark)

    if rank == 4:
        oak_sapling(art)
    _long_signs(art, rank, draw, six=(224, 154, 100))
    if rank == 2:
        bindweed(art)
        woodpecker(art, 141, 190, 1.12)
    if rank == 5:
        squirrel(art, 166, 281, 1.1)
        forgotten_acorn(art)
    if rank == 6:
        oak_bough(art)
        dormouse(art, 186, 326, 1.04)
    if rank == 7:
        art.line("176,296 204,294 244,297 284,295", 4, (1, 1, 0.8, 0), TRAIL)
        large_snail(art, 133, 299, 1.18)
        toadstools(art, 240, 300, 1.0)
    if rank == 4:
        hedgehog(art, 143, 556, 0.5)
        hedgehog(art, 222, 557, 0.34, apple=False)
    return art

"""The riders, each with his horse; they look to the left, and what lies behind is drawn first."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from napoletane.companions import frog, tortoise
from napoletane.cudgel import club
from napoletane.hair import (
    curly_hair_from_the_side,
    page_hair_from_the_side,
    short_beard_from_the_side,
)
from napoletane.headgear import flat_cap, morion
from napoletane.limbs import Cloth, arm, collar, cuff, forefinger_behind, pinching_hand, puff, rein_hand
from napoletane.saddle import doublet, ridden_horse, spurred_leg
from napoletane.signs import coin, cup, scimitar
from napoletane.tunics import cape
from napoletane.wildlife import leveret
from woodcut.dress import fist
from woodcut.faces.broad import broad
from woodcut.faces.moods import Mood
from woodcut.faces.profile import profile
from woodcut.gaits import Gait
from woodcut.geometry import limb
from woodcut.hats import cap, turban
from woodcut.heads import face34, hair_bob, moustache
from woodcut.horse import Coat
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    BROWN,
    BROWN_DARK,
    RED,
    RED_DARK,
    SKIN,
    SKIN_OLIVE,
    SKY_DARK,
    WHITE,
)
from woodcut.picture import Picture

LEATHER = Cloth(BROWN, BROWN_DARK)
CHESTNUT = ("#7b4522", "#4f2a12")
"""The hair of the knight of cups."""
SLEEVES = Cloth(BLUE, BLUE_DARK)
"""The sleeves of the knight of coins."""


@dataclass(frozen=True, slots=True)
class KnightDress:
    """The colours of a knight and his horse, and its gait."""

    cape: Cloth
    coat: Coat
    tack: str
    doublet: Cloth
    hose: Cloth
    gait: Gait
    boot: Cloth = LEATHER


def _horse(art: Picture, dress: KnightDress) -> None:
    ridden_horse(art, dress.gait, dress.coat, dress.tack, dress.cape)


def _rider(art: Picture, dress: KnightDress, *, front: float = 0) -> None:
    spurred_leg(art, dress.hose, dress.boot)
    doublet(art, dress.doublet, front=front)


def _rein_arm(art: Picture, dress: KnightDress, skin: str) -> None:
    arm(art, "170,242,18 150,282,19 128,312,13", "140,276 144,286 152,290")
    puff(art, 166, 246, dress.doublet, turned=30, size=0.95)
    cuff(art, 130, 308, 40, width=30)
    fist(art, 119, 320, 1.0, turned=64, skin=skin)


def rein_end(art: Picture, x: float, y: float, colour: str) -> None:
    """Draw the end of the reins, which hangs in a loop below the hand at a point."""
    path = f"{x},{y - 6} {x - 10},{y + 14} {x - 3},{y + 30} {x + 9},{y + 24} {x + 6},{y - 4}"
    art.line(path, 7, (1, 1, 1))
    art.line(path, 3.8, (1, 1, 1), colour)


def drawing_the_scimitar(art: Picture, dress: KnightDress) -> None:
    """The Saracen with his turban raises the scimitar on a prancing grey."""
    cape(
        art,
        "212,232! 244,246 274,280 300,296 330,300! 322,318 326,336! 300,334 286,346! "
        "262,330 236,322 214,300!",
        dress.cape,
        ("226,252 256,290 318,312", "222,268 248,304 296,326", "220,288 236,308 268,326"),
    )
    _horse(art, dress)
    _rider(art, dress)
    _rein_arm(art, dress, SKIN_OLIVE)
    scimitar(art, 283, 224, 0.86, turned=2)
    arm(art, "232,244,18 264,274,18 280,242,13", "252,268 264,276 272,270")
    puff(art, 230, 246, dress.doublet, turned=-35, size=0.95)
    cuff(art, 281, 240, 12, width=30)
    fist(art, 282, 224, 1.02, turned=8, skin=SKIN_OLIVE)
    collar(art, 197, 225)
    with art.at(192, 160, 1.02):
        hair_bob(art, "#5b3720", "#3a2212", behind=True, length=38)
        face34(art, skin=SKIN_OLIVE, grave=True)
        moustache(art, "#5b3720")
        hair_bob(art, "#5b3720", "#3a2212", behind=False)
        turban(art)


def showing_the_coin(art: Picture, dress: KnightDress) -> None:
    """A stout knight holds the coin up before him on an ambling bay, whom a tortoise outruns."""
    tortoise(art, 52, 533, 0.78)
    cape(
        art,
        "206,230! 244,240 276,282 300,330 306,368! 292,362 280,374! 262,350 236,336 214,300!",
        dress.cape,
        ("232,256 264,306 288,360", "226,276 250,320 270,356"),
    )
    _horse(art, dress)
    with art.at(206, 330, 0.88), art.at(-206, -332):
        spurred_leg(art, dress.hose, dress.boot)
    doublet(art, dress.doublet, front=-11)
    arm(art, "178,248,16.5 128,276,16! 101,208,11.2", "146,262 136,270 124,266", cloth=SLEEVES)
    puff(art, 170, 244, dress.doublet, turned=74, size=0.95)
    arm(art, "222,248,18 244,304,19! 180,318,13", "232,292 242,304 252,304", cloth=SLEEVES)
    rein_end(art, 152, 330, dress.tack)
    rein_hand(art, 170, 319, turned=-6)
    cuff(art, 177, 318, -80, width=30)
    puff(art, 224, 250, dress.doublet, turned=-14, size=1.06)
    with art.at(90, 191, 0.98, flip=True, turned=-10):
        forefinger_behind(art)
    coin(art, 82, 102, 52, face=True)
    with art.at(90, 191, 0.98, flip=True, turned=-10):
        pinching_hand(art)
    cuff(art, 93, 197, -18, width=28)
    collar(art, 197, 225)
    with art.at(197, 158, 0.97):
        hair_bob(art, "#2f241d", "#18110d", behind=True, length=38)
        broad(art, smile=1.5, grave=True)
        moustache(art, "#2f241d")
        hair_bob(art, "#2f241d", "#18110d", behind=False)
        cap(
            art,
            colour=dress.cape.base,
            dark=dress.cape.dark,
            feather=WHITE,
            feather_dark=SKY_DARK,
            band=dress.hose.mark,
        )


def lifting_the_cup(art: Picture, dress: KnightDress) -> None:
    """A merry knight leans back and lifts his cup to drink while his horse rests one leg."""
    frog(art, 47, 534, 0.86)
    with _leaning_back(art):
        cape(
            art,
            "206,230! 240,238 266,268 288,310 304,346! 288,346 278,360! 250,344 228,330 210,300!",
            dress.cape,
            ("230,256 258,300 288,344", "224,276 246,314 268,346"),
        )
    _horse(art, dress)
    spurred_leg(art, dress.hose, dress.boot)
    with _leaning_back(art):
        doublet(art, dress.doublet, front=-12)
        arm(art, "222,248,18 248,304,19! 184,322,13", "234,292 244,304 254,304")
        rein_end(art, 156, 334, dress.tack)
        rein_hand(art, 174, 323, turned=-14)
        cuff(art, 181, 321, -80, width=30)
        puff(art, 224, 250, dress.doublet, turned=-14, size=1.06)
    collar(art, 220, 224, 8)
    with art.at(226, 160, 1.1, turned=20):
        profile(art, brow=CHESTNUT[1], smile=3, eared=False, grave=True)
        curly_hair_from_the_side(art, *CHESTNUT)
        art.shape(limb("-30,24,2.6 -21,25.6,4.6 -11,25,4 -3,19,2.4 -1,14,1"), CHESTNUT[0], ink=2.1)
        with art.at(4, 2, flip=True, turned=-4):
            hat = dress.cape._replace(mark=dress.hose.mark, mark_dark=dress.hose.mark_dark)
            flat_cap(art, hat, Cloth(WHITE, SKY_DARK))
    with art.at(100, 130, turned=14):
        cup(art, 0, 0, 112)
    arm(art, "186,246,17 144,266,18! 113,202,13", "152,254 144,264 132,258")
    puff(art, 186, 250, dress.doublet, turned=50, size=0.9)
    cuff(art, 109, 194, -26, width=30)
    fist(art, 97, 169, 1.06, turned=10)


@contextmanager
def _leaning_back(art: Picture) -> Iterator[None]:
    with art.at(196, 338, turned=11), art.at(-196, -338):
        yield


def swinging_the_club(art: Picture, dress: KnightDress) -> None:
    """An armed knight swings his club on a rearing black horse."""
    leveret(art, 66, 534, 0.94)
    with art.at(-28, 0):
        with art.at(236, 318), art.at(-196, -338):
            cape(
                art,
                "206,230! 244,238 280,262 306,300 328,318! 314,328 310,344! 284,336 270,350! "
                "248,330 214,310!",
                Cloth(RED, RED_DARK),
                ("230,256 264,290 312,322", "226,276 250,310 286,336"),
            )
        _horse(art, dress)
        with art.at(238, 318, turned=4), art.at(-196, -338):
            spurred_leg(art, dress.hose, dress.boot)
            doublet(art, dress.doublet)
            _rein_arm(art, dress, SKIN)
            club(art, 276, 160, 206, turned=8, width=0.88, bark=3)
            arm(art, "232,244,18 258,270,18 264,232,13", "252,266 262,272 270,264")
            puff(art, 230, 246, dress.doublet, turned=-35, size=0.95)
            cuff(art, 265, 230, 6, width=30)
            fist(art, 266, 213, 1.02, turned=4)
            collar(art, 197, 225)
            with art.at(195, 160, 1.02):
                profile(art, brow="#7c3d16", smile=3, mood=Mood.PLEASED, eared=False, grave=True)
                page_hair_from_the_side(art, "#b5622a", "#7c3d16")
                short_beard_from_the_side(art, "#b5622a", "#7c3d16")
                morion(art, Cloth(RED, RED_DARK))

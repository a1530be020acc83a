"""The riders, each with his horse; they look to the left, and what lies behind is drawn first."""

from dataclasses import dataclass

from napoletane.cudgel import club
from napoletane.hair import page_hair_from_the_side, short_beard_from_the_side
from napoletane.headgear import flat_cap, morion
from napoletane.limbs import Cloth, arm, collar, cuff, hand_on_hip, puff
from napoletane.saddle import doublet, ridden_horse, riding_leg
from napoletane.signs import coin, cup, scimitar
from napoletane.tunics import cape
from woodcut.dress import fist, open_hand
from woodcut.faces.beards import goatee, handlebar
from woodcut.faces.broad import broad
from woodcut.faces.frontal import FRONTAL, frontal
from woodcut.faces.moods import Mood
from woodcut.faces.profile import profile
from woodcut.gaits import Gait
from woodcut.hats import cap, turban
from woodcut.heads import face34, hair_bob, moustache
from woodcut.horse import Coat
from woodcut.palette import RED, RED_DARK, SKIN, SKIN_OLIVE, SKY_DARK, WHITE
from woodcut.picture import Picture


@dataclass(frozen=True, slots=True)
class KnightDress:
    """The colours of a knight and his horse, and its gait."""

    cape: Cloth
    coat: Coat
    tack: str
    doublet: Cloth
    hose: Cloth
    gait: Gait


def _horse(art: Picture, dress: KnightDress) -> None:
    ridden_horse(art, dress.gait, dress.coat, dress.tack, dress.cape)


def _rider(art: Picture, dress: KnightDress) -> None:
    riding_leg(art, dress.hose)
    doublet(art, dress.doublet)


def _rein_arm(art: Picture, dress: KnightDress, skin: str) -> None:
    arm(art, "170,242,18 150,282,19 128,312,13", "140,276 144,286 152,290")
    puff(art, 166, 246, dress.doublet, turned=30, size=0.95)
    cuff(art, 130, 308, 40, width=30)
    fist(art, 119, 320, 1.0, turned=64, skin=skin)


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
    """A stout knight holds the coin up before him on an ambling bay."""
    cape(
        art,
        "206,230! 244,240 276,282 300,330 306,368! 292,362 280,374! 262,350 236,336 214,300!",
        dress.cape,
        ("232,256 264,306 288,360", "226,276 250,320 270,356"),
    )
    _horse(art, dress)
    _rider(art, dress)
    arm(art, "230,244,18 250,294,19 204,318,13", "238,286 248,298 256,296")
    cuff(art, 200, 318, -72, width=30)
    fist(art, 186, 322, 1.0, turned=80)
    puff(art, 230, 246, dress.doublet, turned=-15, size=0.95)
    arm(art, "168,244,18 120,262,18 94,216,13", "132,252 122,264 112,262")
    puff(art, 166, 246, dress.doublet, turned=55, size=0.95)
    cuff(art, 92, 210, -24, width=30)
    coin(art, 78, 118, 52, face=True)
    open_hand(art, 84, 188)
    collar(art, 197, 225)
    with art.at(196, 160, 1.02):
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
            band=dress.doublet.base,
        )


def drinking_to_the_viewer(art: Picture, dress: KnightDress) -> None:
    """A merry knight raises his cup to the viewer from a horse that stands still."""
    cape(
        art,
        "206,230! 240,240 262,280 276,330 280,372! 266,366 252,376! 240,350 226,336 210,300!",
        dress.cape,
        ("230,256 250,306 264,362", "224,276 238,320 250,356"),
    )
    _horse(art, dress)
    _rider(art, dress)
    arm(art, "168,244,18 126,288,19 156,316,13", "138,276 130,290 122,290")
    cuff(art, 157, 316, -50, width=30)
    hand_on_hip(art, 168, 322)
    puff(art, 166, 246, dress.doublet, turned=35, size=0.95)
    arm(art, "232,244,18 282,262,18 290,204,13", "264,256 280,264 290,254")
    puff(art, 230, 246, dress.doublet, turned=-50, size=0.95)
    cuff(art, 292, 200, 4, width=30)
    cup(art, 293, 134, 118)
    fist(art, 292, 180, 1.02)
    collar(art, 197, 225)
    with art.at(191, 160, 1.02):
        hair_bob(art, "#c9822b", "#8f5518", behind=True, length=38)
        frontal(art, brow="#8f5518", smile=1.5, eared=False, grave=True)
        goatee(art, FRONTAL, "#c9822b", "#8f5518", length=60)
        handlebar(art, FRONTAL, "#c9822b", Mood.PLEASED)
        hair_bob(art, "#c9822b", "#8f5518", behind=False)
        hat = dress.cape._replace(mark=dress.doublet.base, mark_dark=dress.doublet.dark)
        flat_cap(art, hat, Cloth(WHITE, SKY_DARK))


def swinging_the_club(art: Picture, dress: KnightDress) -> None:
    """An armed knight swings his club on a rearing black horse."""
    with art.at(-28, 0):
        with art.at(236, 318), art.at(-196, -338):
            cape(
                art,
                "206,230! 244,238 280,262 306,300 328,318! 314,328 310,344! 284,336 270,350! "
                "248,330 214,310!",
                dress.cape,
                ("230,256 264,290 312,322", "226,276 250,310 286,336"),
            )
        _horse(art, dress)
        with art.at(238, 318, turned=4), art.at(-196, -338):
            riding_leg(art, dress.hose)
            doublet(art, dress.doublet)
            _rein_arm(art, dress, SKIN)
            club(art, 271, 162, 206, turned=4, width=0.86)
            arm(art, "232,244,18 258,270,18 264,232,13", "252,266 262,272 270,264")
            puff(art, 230, 246, dress.doublet, turned=-35, size=0.95)
            cuff(art, 265, 230, 6, width=30)
            fist(art, 266, 213, 1.02, turned=4)
            collar(art, 197, 225)
            with art.at(195, 160, 1.02):
                profile(art, brow="#7c3d16", eared=False, grave=True)
                page_hair_from_the_side(art, "#b5622a", "#7c3d16")
                short_beard_from_the_side(art, "#b5622a", "#7c3d16")
                morion(art, Cloth(RED, RED_DARK))

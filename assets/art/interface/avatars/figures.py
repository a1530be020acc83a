"""Portraits of figures from the cards and from the comedy, whom a player can choose."""

from interface.avatars.animal_eyes import animal_eye
from interface.avatars.portrait import Sitter, body, drop, head, jumping
from napoletane.mask import mask
from woodcut.faces.features import Nose
from woodcut.faces.moods import LIVELY, Mood
from woodcut.geometry import blob, circle, discs, ellipse, limb, move, scale, union
from woodcut.hats import cap, turban
from woodcut.heads import beard, face34, hair_bob
from woodcut.horse import horse
from woodcut.ornaments import flower
from woodcut.palette import (
    BLUE,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    PLUM,
    RED,
    RED_DARK,
    SKIN,
    SKIN_DARK,
    SKIN_OLIVE,
    TEAL,
    TEAL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture


def choices() -> dict[str, tuple[str, str, Sitter]]:
    """The ground of each figure that has moods, its shade, and who sits before it."""
    return {
        "knave": (GREEN, GREEN_DARK, _knave),
        "turk": (TEAL, TEAL_DARK, _turk),
        "nonna": ("#cb8f34", "#99661b", _nonna),
        "mammone": ("#4d97bf", "#336f92", _mammone),
        "dama": (GREEN, GREEN_DARK, _dama),
        "horse": ("#8a9a4a", "#657331", _horse),
    }


def _shoulders(art: Picture, fill: str, dark: str) -> None:
    art.shape(
        blob("32,280! 40,240 84,214 128,206 172,214 216,240 224,280!"),
        fill,
        ink=3.4,
        shade=dark,
        shift=(-8, -4),
        hatch=Hatch(angle=15, spacing=8, length=18, width=2.2),
    )


def _collar(art: Picture) -> None:
    collar = blob("92,226! 102,206 128,200 154,206 164,226! 128,240")
    art.shape(collar, WHITE, ink=2.8, shade=WHITE_DARK, shift=(-4, -3))


def _knave(art: Picture, mood: Mood) -> None:
    with body(art, mood):
        _shoulders(art, RED, RED_DARK)
        _collar(art)
    with head(art, mood, 128, 146, 1.42, flip=True):
        hair_bob(art, "#c9822b", "#8f5518", behind=True)
        face34(art, mood=mood, smile=2, nose=Nose.SNUB)
        hair_bob(art, "#c9822b", "#8f5518", behind=False)
        with jumping(art, mood):
            cap(art, feather_size=0.8)


def _turk(art: Picture, mood: Mood) -> None:
    with body(art, mood):
        _shoulders(art, RED, RED_DARK)
        art.line("128,212 122,236 126,262", 9, (1, 1), GOLD)
    with head(art, mood, 126, 150, 1.42, flip=True):
        beard_hair = "#2a201b"
        face34(art, skin=SKIN_OLIVE, bearded=True, brow=beard_hair, nose=Nose.HOOKED, bushy=1.4, mood=mood)
        beard(art, beard_hair, "#15100d", 62)
        with jumping(art, mood):
            turban(art)


def _nonna(art: Picture, mood: Mood) -> None:
    with body(art, mood):
        _shoulders(art, PLUM, "#5f2d52")
    with head(art, mood, 128, 150, 1.42, flip=True):
        scarf = blob(
            "-32,-14! -40,-38 -26,-60 2,-66 30,-58 44,-34 44,0 38,34 30,62! 16,54 6,58! -6,66 "
            "-20,62! -28,46 -30,30! -24,40"
            " 0,40 22,24 20,-20 0,-30"
        )
        art.shape(scarf, RED, ink=3, shade=RED_DARK, shift=(-7, -4))
        face34(art, brow="#8d8478", aged=True, smile=2, nose=Nose.BULBOUS, full=False, mood=mood)
        hair = blob("-30,-18! -26,-34 -8,-40 -2,-40! -10,-34 -20,-26")
        art.shape(union(hair, blob("-4,-40! 12,-40 26,-32 29,-12! 20,-26 8,-32")), "#d8d0c2", ink=2.2)
        front = blob(
            "-32,-16! -40,-38 -26,-60 2,-66 30,-58 46,-34 46,0 40,30 30,40! 32,20 30,-8 24,-30 2,-40 -20,-34"
        )
        art.shape(front, RED, ink=2.8, shade=RED_DARK, shift=(-6, -4))
        for x, y in ((-26, -40), (-10, -52), (8, -55), (24, -46), (35, -28), (38, -8), (37, 12)):
            art.dot(x, y, 3, WHITE, 16)
        knot = union(blob("-2,52! -18,60 -22,74! -8,68 0,56"), blob("0,52! 14,62 16,78! 4,70 -2,58"))
        art.shape(knot, RED, ink=2.4, shade=RED_DARK, shift=(-2, -2))
        art.shape(circle(0, 53, 6, 20), RED, ink=2.2)


def _mammone(art: Picture, mood: Mood) -> None:
    with head(art, mood, 128, 130, 1.28):
        mask(art, 0, 0, 1.0)
        stir = LIVELY[mood]
        for side in (-1, 1):
            if mood in {Mood.BLINK, Mood.DELIGHTED}:
                lid = blob(
                    f"{side * 7},-8! {side * 18},-21 {side * 33},-18 {side * 39.5},-6! "
                    f"{side * 26},1.4 {side * 14},0.4"
                )
                art.shape(lid, "#f0b56b", ink=2.0, heavy=(0.2, 0.4))
                bend = -7 if mood is Mood.DELIGHTED else 3
                art.line(f"{side * 9},-7 {side * 23},{-9 + bend} {side * 37},-6", 3.4, (0.4, 1, 0.4))
            elif mood in {Mood.WORRIED, Mood.DISMAYED}:
                # The painted brows stay; others rise over them.
                art.line(
                    f"{side * 4},{-30 - stir.inner} {side * 20},{-40 - stir.middle} "
                    f"{side * 40},{-27 - stir.outer}",
                    6.5,
                    (0.5, 1, 0.2),
                )
        if mood is Mood.DISMAYED:
            art.shape(ellipse(0, 41, 11, 11), "#7c1d14", ink=2.4)
        elif mood is Mood.WORRIED:
            art.shape(limb("-22,46,3.4 -8,40,4.2 8,40,4.2 22,46,3.4"), "#7c1d14", ink=2.2)


def _dama(art: Picture, mood: Mood) -> None:
    """A lady with her hair up, a rose and an ear-ring."""
    dark = "#5a2413"
    hair = "#8f3f1f"
    with body(art, mood):
        neck = limb("132,180,20 132,214,24")
        art.shape(neck, SKIN, ink=2.8, shade=SKIN_DARK, shift=(-6, -2))
        dress = blob(
            "26,284! 40,242 78,222 100,216! 116,232 132,236 148,232 164,216! 186,222 220,242 232,284!"
        )
        art.shape(dress, GOLD, ink=3.4, shade=GOLD_DARK, shift=(-8, -4))
        art.line("98,218 116,234 132,238 148,234 166,218", 6, (1, 1, 1), RED)
    with head(art, mood, 130, 148, 1.4, temple=(-31, -2)):
        art.shape(discs("26,-46,17 38,-34,14 20,-58,12"), hair, ink=2.8, shade=dark, shift=(-4, -4))
        behind = blob("-30,-22! -34,-44 -12,-58 14,-56 36,-42 44,-16 40,12 30,28! 24,0 0,-30")
        art.shape(behind, hair, ink=2.8, shade=dark, shift=(-5, -3))
        face34(art, brow=dark, smile=2, lashes=True, mood=mood)
        front = blob(
            "-31,4! -34,-20 -26,-42 -2,-52 24,-46 38,-22 35,14! 30,-4 25,-20 8,-30 -6,-38! -16,-30 -25,-18"
        )
        art.shape(front, hair, ink=2.6, shade=dark, shift=(-4, -3))
        for path in ("-4,-46 -18,-38 -26,-22", "4,-46 20,-38 30,-16", "14,-46 28,-36 34,-16"):
            art.line(path, 1.9, (0, 1, 0.3))
        flower(art, 30, -42, 15, colour=RED, centre=GOLD)
        art.shape(circle(31, 22, 4.4, 20), GOLD, ink=2, heavy=(0.4, 0.6))


def _horse(art: Picture, mood: Mood) -> None:
    whole = Picture()
    horse(
        whole, coat="#b9713a", shade="#87491f", far="#7b4320", mane="#3a2417", mane_dark="#21130b", tack=BLUE
    )
    turned = {Mood.PLEASED: 3.0, Mood.DELIGHTED: 8.0, Mood.WORRIED: -6.0, Mood.DISMAYED: 5.0}.get(mood, 0.0)
    with art.at(128, 180, turned=turned):
        for layer in whole.layers:
            art.lay(art.here(move(scale(layer.region, 1.5), -108, -442)), layer.fill)
        if mood is not Mood.CALM:
            animal_eye(art, 8, -69, 11.5, "#4a2c17", "#b9713a", mood, look=-2, white=True)
            stir = LIVELY[mood]
            art.line(
                f"-8,{-84 - stir.inner} 6,{-91 - stir.middle} 22,{-84 - stir.outer}",
                4.2,
                (0.5, 1, 0.3),
                "#3a2417",
            )
        if mood is Mood.WORRIED:
            drop(art, -28, -84, 0.9)
        elif mood is Mood.DISMAYED:
            drop(art, -36, -88, 0.9, turned=28)
            drop(art, 72, -96, 0.9, turned=-28)

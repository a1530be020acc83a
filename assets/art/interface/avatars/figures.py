"""Portraits of figures from the cards and from the comedy, whom a player can choose."""

from interface.avatars.animal_eyes import animal_eye
from interface.avatars.courtly import knave, turk
from interface.avatars.knife import Cut, model
from interface.avatars.ladies import dama, nonna
from interface.avatars.portrait import Sitter, drop, head
from napoletane.mask import mask
from woodcut.faces.moods import LIVELY, Mood
from woodcut.geometry import blob, ellipse, limb, move, scale
from woodcut.horse import horse
from woodcut.palette import BLUE, GREEN, GREEN_DARK, TEAL, TEAL_DARK
from woodcut.picture import Picture


def choices() -> dict[str, tuple[str, str, Sitter]]:
    """The ground of each figure that has moods, its shade, and who sits before it."""
    return {
        "knave": (GREEN, GREEN_DARK, knave),
        "turk": (TEAL, TEAL_DARK, turk),
        "nonna": ("#cb8f34", "#99661b", nonna),
        "mammone": ("#4d97bf", "#336f92", _mammone),
        "dama": ("#a9606f", "#7b3f4d", dama),
        "horse": ("#8a9a4a", "#657331", _horse),
    }


def _jaw(art: Picture) -> None:
    """Cut the shadow below the cheek of the horse, and its jaw and neck."""
    art.add(blob("45,-42! 47,-22 34,-4 12,12! 30,16 52,-4 56,-30"), "#87491f")
    for cut in (
        "50,-40 60,-40 70,-44",
        "51,-29 60,-27 71,-29",
        "48,-17 57,-13 68,-13",
        "41,-5 50,0 61,2",
        "32,5 41,11 51,14",
    ):
        art.line(cut, 2.8, (1, 0.6, 0))
    for muscle in ("66,-52 72,-24 68,4", "84,-40 88,-12 84,14", "60,10 64,30 60,52", "80,26 82,46 78,66"):
        art.line(muscle, 3.2, (0, 1, 0), "#87491f")


def _mammone(art: Picture, mood: Mood) -> None:
    with head(art, mood, 128, 130, 1.28):
        start = len(art.layers)
        mask(art, 0, 0, 1.0)
        model(art, start, "#f0b56b", Cut(side=0.16), shade="#cd8a42")
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


def _horse(art: Picture, mood: Mood) -> None:
    whole = Picture()
    horse(
        whole, coat="#b9713a", shade="#87491f", far="#7b4320", mane="#3a2417", mane_dark="#21130b", tack=BLUE
    )
    turned = {Mood.PLEASED: 3.0, Mood.DELIGHTED: 8.0, Mood.WORRIED: -6.0, Mood.DISMAYED: 5.0}.get(mood, 0.0)
    with art.at(128, 180, turned=turned):
        for layer in whole.layers:
            art.lay(art.here(move(scale(layer.region, 1.5), -108, -442)), layer.fill)
        _jaw(art)
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

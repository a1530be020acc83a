"""The eight animals on their feet, as they stand on the road of the children's map."""

from collections.abc import Callable
from functools import partial
from typing import Final

from interface.partners.features import both
from interface.partners.limbs import arm, kerchief
from interface.partners.look import Look, Mouth
from interface.partners.poses import ANIMALS, Animal
from woodcut.geometry import blob, ellipse, limb
from woodcut.palette import BLACK, GOLD, GOLD_DARK, RED, RED_DARK, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

WIDE: Final = 200
HIGH: Final = 280
BIRDS: Final = ("owl", "penguin")
TAILS: Final = {
    "fox": "62,222,10 36,232,17 14,212,18 10,186,6",
    "cat": "64,226,8 34,236,8 16,214,8 22,188,7",
    "mouse": "64,230,4 34,244,4 14,226,3.4 18,200,2",
}
TIPS: Final = {"fox": ("16,214,17 10,186,6", WHITE), "cat": ("18,206,8 22,188,7", BLACK)}
HATCH: Final = Hatch(angle=15, spacing=8, length=14, width=2.2)


def walkers() -> dict[str, Callable[[], Picture]]:
    """What draws each animal on its feet, by its name."""
    return {name: partial(_walker, name, animal) for name, animal in ANIMALS.items()}


def _walker(name: str, animal: Animal) -> Picture:
    """Draw an animal that stands and points to the right, with a bundle on its back."""
    art = Picture()
    art.weight = 1.5
    fur, dark = animal.fur
    if name in TAILS:
        tail = limb(TAILS[name])
        art.shape(tail, fur, ink=3, shade=dark, shift=(-4, -4))
        if name in TIPS:
            path, fill = TIPS[name]
            art.lay(limb(path).intersection(tail.buffer(-1.4)), fill)
    bundle = blob("40,150! 22,158 16,182 30,200 54,198 66,180 62,160")
    art.shape(bundle, RED, ink=3, shade=RED_DARK, shift=(-5, -5))
    for x, y in ((36, 170), (30, 186), (46, 186), (50, 168)):
        art.dot(x, y, 3, WHITE, 12)
    foot, foot_dark = (GOLD, GOLD_DARK) if name in BIRDS else (fur, dark)
    for x in (82, 120):
        art.shape(limb(f"{x},230,13 {x + 1},258,11"), foot, ink=3, shade=foot_dark, shift=(-3, 0))
        art.shape(ellipse(x + 7, 264, 21, 10), foot, ink=3, shade=foot_dark, shift=(-3, -3))
    torso = both("100,132 122,140 140,170 146,208 138,240 100,250", middle=100)
    art.shape(torso, fur, ink=3.2, shade=dark, shift=(-7, -4), hatch=HATCH)
    art.add(both("100,160 116,168 124,198 120,232 100,240", middle=100), animal.chest)
    arm(art, "66,170,12 56,196,11 70,214,10", animal.fur)
    arm(art, "130,170,12 156,176,11 180,160,10", animal.fur)
    kerchief(art, 100, 150, animal.cloth)
    with art.at(100, 84 + (animal.high - 100), 0.94, turned=2):
        animal.head(art, Look(mouth=Mouth.SMILE, gaze=(5.0, 2.0)))
    return art

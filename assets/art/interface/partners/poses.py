"""The eight animals in their poses at the table: watching, counting, saying yes, glad and asleep."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from shapely.geometry import box

from interface.avatars.portrait import portrait
from interface.light import cast_shadows
from interface.partners import birds_and_frog, heads
from interface.partners.features import both
from interface.partners.limbs import arm, hand, kerchief, nightcap, resting, thumb_up
from interface.partners.look import Eyes, Look, Mouth
from woodcut.faces.moods import Mood
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    PLUM,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    TEAL,
    TEAL_DARK,
    WHITE,
)
from woodcut.pattern import Hatch
from woodcut.picture import Picture

WIDE: Final = 344
HIGH: Final = 258
MIDDLE: Final = WIDE / 2
FINGERS: Final = 10


@dataclass(frozen=True, slots=True)
class Animal:
    """How an animal is drawn; `ends` are the radii of a finger at its root and its tip."""

    head: Callable[[Picture, Look], None]
    fur: tuple[str, str]
    chest: str
    cloth: tuple[str, str]
    ground: tuple[str, str]
    ends: tuple[float, float] = (7.2, 5.6)
    high: float = 100.0
    """The height of the middle of the face."""
    cap: float = 0.0
    """How far the nightcap sits lower than on a round head."""
    portrait: float = 26.0
    """How far the figure is moved down in its round portrait."""


ANIMALS: Final[dict[str, Animal]] = {
    "bear": Animal(
        heads.bear, (heads.BEAR, heads.BEAR_DARK), heads.BEAR_MUZZLE, (BLUE, BLUE_DARK), (SKY, SKY_DARK)
    ),
    "cat": Animal(
        heads.cat, (heads.CAT, heads.CAT_DARK), heads.RABBIT, (RED, RED_DARK), ("#f0d08a", "#cfa958")
    ),
    "fox": Animal(heads.fox, (heads.FOX, heads.FOX_DARK), WHITE, (GREEN, GREEN_DARK), ("#b9cfa0", "#8dab72")),
    "frog": Animal(
        birds_and_frog.frog,
        (birds_and_frog.FROG, birds_and_frog.FROG_DARK),
        birds_and_frog.FROG_PALE,
        (GOLD, GOLD_DARK),
        ("#f3c9a0", "#d59c6a"),
        ends=(5.6, 8.2),
        cap=-26.0,
    ),
    "mouse": Animal(
        heads.mouse, (heads.MOUSE, heads.MOUSE_DARK), "#e4dbd2", (PLUM, "#5f2d52"), ("#e9b3bd", "#c98795")
    ),
    "owl": Animal(
        birds_and_frog.owl,
        (birds_and_frog.OWL, birds_and_frog.OWL_DARK),
        birds_and_frog.OWL_DISC,
        (TEAL, TEAL_DARK),
        ("#c9b3d9", "#9f83b5"),
        ends=(8.0, 3.4),
    ),
    "penguin": Animal(
        birds_and_frog.penguin,
        (birds_and_frog.PENGUIN, birds_and_frog.PENGUIN_DARK),
        WHITE,
        (RED, RED_DARK),
        ("#a9d3cb", "#74aaa0"),
        ends=(8.0, 3.8),
    ),
    "rabbit": Animal(
        heads.rabbit,
        (heads.RABBIT, heads.RABBIT_DARK),
        "#fffaf0",
        (BLUE, BLUE_DARK),
        ("#c3d79a", "#98b06c"),
        high=112.0,
        portrait=32.0,
    ),
}


def _body(art: Picture, animal: Animal) -> None:
    """Draw the body behind the table."""
    torso = both("172,136 202,146 228,176 240,216 242,270 172,276", middle=MIDDLE)
    art.shape(
        torso,
        animal.fur[0],
        ink=3.2,
        shade=animal.fur[1],
        shift=(-8, -4),
        hatch=Hatch(angle=15, spacing=8, length=16, width=2),
    )
    art.shape(both("172,168 194,174 208,204 210,262 172,270", middle=MIDDLE), animal.chest, ink=0)


def _seated(animal: Animal) -> Picture:
    art = Picture()
    _body(art, animal)
    return art


def _head(
    art: Picture, animal: Animal, look: Look, *, x: float = 0, down: float = 0, turned: float = 0
) -> None:
    with art.at(MIDDLE + x, animal.high + down, turned=turned):
        animal.head(art, look)


def _paw(art: Picture, animal: Animal, *, left: bool) -> None:
    """Draw an arm whose paw lies on the edge of the table."""
    side = -1 if left else 1
    arm(
        art,
        f"{MIDDLE + side * 52},186,17 {MIDDLE + side * 66},212,16 {MIDDLE + side * 52},232,14",
        animal.fur,
    )
    resting(art, MIDDLE + side * 46, 232, animal.fur, animal.ends, left=left)


def _raised(art: Picture, animal: Animal, count: int, *, left: bool, up: float = 0) -> None:
    """Draw a raised arm with so many fingers up."""
    side = -1 if left else 1
    x, y = MIDDLE + side * 113, 150 - up
    arm(art, f"{MIDDLE + side * 54},192,17 {MIDDLE + side * 96},204,15 {x},{y + 14},13", animal.fur)
    hand(art, x, y, count, animal.fur, animal.ends, left=left, turned=side * 6)


def watching(animal: Animal) -> Picture:
    """Looks down at the card beside it."""
    art = _seated(animal)
    kerchief(art, MIDDLE, 160, animal.cloth)
    _head(art, animal, Look(gaze=(5.0, 5.5)), x=4, down=6, turned=5)
    for left in (True, False):
        _paw(art, animal, left=left)
    return art


def counting(animal: Animal, count: int) -> Picture:
    """Shows `count` fingers, the first five on the paw at the left of the picture."""
    art = _seated(animal)
    kerchief(art, MIDDLE, 160, animal.cloth)
    gaze = (0.0, 2.0) if not count else (-5.0, 2.0) if count <= 5 else (5.0, 2.0)
    _head(
        art,
        animal,
        Look(gaze=gaze, mouth=Mouth.SMILE if count else Mouth.CALM),
        turned=-2 if count <= 5 else 2,
    )
    for left, fingers in ((True, min(count, 5)), (False, max(0, count - 5))):
        if fingers:
            _raised(art, animal, fingers, left=left)
        else:
            _paw(art, animal, left=left)
    return art


def nodding(animal: Animal) -> Picture:
    """Says yes: the head goes down, the eyes smile, a thumb goes up."""
    art = _seated(animal)
    kerchief(art, MIDDLE, 162, animal.cloth)
    _head(art, animal, Look(Eyes.GLAD, mouth=Mouth.SMILE, ears=6), down=14)
    _paw(art, animal, left=True)
    arm(art, "224,190,17 254,206,15 262,196,13", animal.fur)
    thumb_up(art, 262, 182, animal.fur, animal.ends)
    return art


def glad(animal: Animal) -> Picture:
    """Throws both arms up."""
    art = _seated(animal)
    kerchief(art, MIDDLE, 156, animal.cloth)
    for left in (True, False):
        _raised(art, animal, 5, left=left, up=44)
    _head(art, animal, Look(Eyes.GLAD, mouth=Mouth.OPEN, ears=-5), down=-2)
    return art


def asleep(animal: Animal) -> Picture:
    """Sleeps in a nightcap, its head on its arms."""
    art = Picture()
    with art.at(0, 34):
        _body(art, animal)
    with art.at(168, 168, turned=-9):
        animal.head(art, Look(Eyes.CLOSED, mouth=Mouth.CALM, ears=24))
        with art.at(0, animal.cap):
            nightcap(art, animal.cloth)
    for left in (False, True):
        side = -1 if left else 1
        arm(
            art,
            f"{MIDDLE + side * 88},218,18 {MIDDLE + side * 52},236,17 {MIDDLE - side * 8},240,15",
            animal.fur,
        )
    return art


def poses() -> dict[str, Callable[[], Picture]]:
    """What draws each pose of each animal, by its name: `fox_watching`, `fox_counting_7`."""
    found: dict[str, Callable[[], Picture]] = {}
    for name, animal in ANIMALS.items():
        for pose in (watching, nodding, glad, asleep):
            found[f"{name}_{pose.__name__}"] = partial(_cut, partial(pose, animal))
        for count in range(FINGERS + 1):
            found[f"{name}_counting_{count}"] = partial(_cut, partial(counting, animal, count))
    return found


def _cut(draw: Callable[[], Picture]) -> Picture:
    """Cut away what the edge of the table hides."""
    art = draw()
    cast_shadows(art)
    art.clip(box(0, 0, WIDE, HIGH - 4))
    return art


def faces() -> dict[str, Callable[[], Picture]]:
    """What draws the round portrait of each animal, by its name."""
    return {
        name: partial(portrait, *animal.ground, partial(_bust, animal)) for name, animal in ANIMALS.items()
    }


def _bust(animal: Animal, art: Picture, _mood: Mood) -> None:
    """Draw head and shoulders in the frame of a portrait."""
    with art.at(-MIDDLE * 1.1 + 128, animal.portrait, 1.1):
        _body(art, animal)
        kerchief(art, MIDDLE, 160, animal.cloth)
        _head(art, animal, Look(mouth=Mouth.SMILE))

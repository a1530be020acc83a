"""A half-figure: the bust of a portrait made longer, with arms; behind the lost ones stands their chair."""

from collections.abc import Callable
from typing import NamedTuple

from shapely.geometry import box

from interface.avatars.portrait import Sitter
from interface.endings.limbs import Arms
from interface.endings.stage import HIGH, LEFT, MIDDLE, TOP, WIDE, Stage
from interface.endings.torso import Sag, put_trunk
from interface.light import cast_shadows
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, limb, rounded
from woodcut.palette import BROWN, BROWN_DARK
from woodcut.pattern import Hatch
from woodcut.picture import Picture

SLUMPED = Sag(shoulders=9.0, down=11.0, across=-3.0, turned=-3.0)
"""How those sit who have lost."""
STRAIGHT = Sag()
SINKS = 4.0
"""How far they are down."""

Gesture = Callable[[Stage], None]


class Guest(NamedTuple):
    """Somebody at the table: the bust, the arms, and what they do after a win, after a loss, and before both.

    `sorrow` is the mood after a loss, `sag` how the body shows it, and `leans` by how many degrees it leans;
    `cheer` is how a winner's head makes room for the glass;
    `jumps` is how far joy lifts. Winners who look to the left in the portrait turn to the glass around the
    line at `turns`. `chair` is half the width of the chair. `hoops` are the colours of a shirt and of its
    level stripes, which are not stretched with it.
    """

    sit: Sitter
    arms: Arms
    joy: Gesture
    grief: Gesture
    patience: Gesture
    sorrow: Mood = Mood.WORRIED
    cheer: Sag = STRAIGHT
    sag: Sag = SLUMPED
    leans: float = 2.0
    jumps: float = 0.0
    sways: float = 0.0
    turns: float | None = None
    chair: float = 66.0
    hoops: tuple[str, str] | None = None


def won(guest: Guest) -> Picture:
    """Draw a winner."""
    return seated(guest, Mood.DELIGHTED, guest.joy, up=guest.jumps, turned=guest.sways)


def waiting(guest: Guest) -> Picture:
    """Draw somebody who does not know yet who has won."""
    return seated(guest, Mood.CALM, guest.patience)


def seated(guest: Guest, mood: Mood, gesture: Gesture, *, up: float = 0, turned: float = 0) -> Picture:
    """Draw somebody upright in a mood, with the arms of a gesture; joy lifts and sways the body."""
    art = Stage()
    foot = HIGH - TOP
    with art.at(LEFT + MIDDLE, TOP + foot - up, turned=turned), art.at(-MIDDLE, -foot):
        glad = gesture is guest.joy
        _sit(art, guest, mood, guest.cheer if glad else STRAIGHT, around=guest.turns if glad else None)
        gesture(art)
    cast_shadows(art)
    art.clip(box(0, 0, WIDE, HIGH))
    return art


def lost(guest: Guest) -> Picture:
    """Draw somebody who sits slumped before the chair."""
    art = Stage()
    foot = HIGH - TOP
    with art.at(LEFT, TOP):
        _chair(art, guest.chair)
    with art.at(LEFT + MIDDLE, TOP + foot + SINKS, turned=guest.leans), art.at(-MIDDLE, -foot):
        _sit(art, guest, guest.sorrow, guest.sag)
        guest.grief(art)
    cast_shadows(art, art.behind)
    art.clip(box(0, 0, WIDE, HIGH))
    return art


def _sit(art: Stage, guest: Guest, mood: Mood, sag: Sag, *, around: float | None = None) -> None:
    person = Picture()
    art.behind = len(art.layers)
    with person.at(2 * (around or 0), flip=around is not None):
        guest.sit(person, mood)
    put_trunk(art, person, guest.arms, sag, guest.hoops)


def _chair(art: Picture, half: float) -> None:
    """Draw the back of a chair: two posts with knobs and two rails."""
    for y in (186, 226):
        rail = blob(
            f"{MIDDLE - half},{y}! {MIDDLE},{y - 10} {MIDDLE + half},{y}! {MIDDLE + half},{y + 22}! "
            f"{MIDDLE},{y + 14} {MIDDLE - half},{y + 22}!"
        )
        art.shape(rail, BROWN, ink=3, shade=BROWN_DARK, shift=(-4, -4))
    for x in (MIDDLE - half, MIDDLE + half):
        post = rounded(x - 8, 170, 16, 180, 4)
        art.shape(
            post, BROWN, ink=3, shade=BROWN_DARK, shift=(-5, -1), hatch=Hatch(angle=12, spacing=8, length=10)
        )
        art.shape(limb(f"{x},160,9 {x},164,9"), BROWN, ink=3, shade=BROWN_DARK, shift=(-3, -3))

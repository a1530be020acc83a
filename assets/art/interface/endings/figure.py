"""A half-figure: the bust of a portrait made longer, with arms; its chair is a picture of its own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from enum import StrEnum
from typing import NamedTuple

from shapely.geometry import box

from interface.avatars.portrait import Sitter, dry
from interface.endings.limbs import Arms
from interface.endings.stage import HIGH, LEFT, MIDDLE, TOP, WIDE, Stage
from interface.endings.torso import Sag, put_trunk
from interface.light import cast_shadows
from woodcut.faces.moods import Mood
from woodcut.geometry import blob, discs, limb, rounded
from woodcut.palette import BROWN, BROWN_DARK, GREY_DARK, STEEL_DARK, WHITE
from woodcut.pattern import Hatch
from woodcut.picture import Picture

SLUMPED = Sag(shoulders=9.0, down=11.0, across=-3.0, turned=-3.0)
"""How those sit who have lost."""
STRAIGHT = Sag()
SCRAWL = "-20,12 -8,-10 6,-6 2,10 -8,6 2,-14 20,-10 16,8 26,2"
ABOVE = (200.0, 38.0)
"""The scrawl of annoyance, and where it is, or the cloud."""
SINKS = 4.0
"""How far they are down."""

Gesture = Callable[[Stage], None]


class Trouble(StrEnum):
    """What a loss shows above a head."""

    DROP = "drop"
    CLOUD = "cloud"
    SCRAWL = "scrawl"
    NOTHING = "nothing"


class Guest(NamedTuple):
    """Somebody at the table: the bust, the arms, and what they do after a win, after a loss, and before both.

    `sorrow` is the mood after a loss, `trouble` its sign, `sag` how the body shows it, and `leans`
    by how many degrees it leans; `cheer` is how a winner's head makes room for the glass;
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
    trouble: Trouble = Trouble.DROP
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


def blinking(guest: Guest) -> Picture:
    """Draw somebody who waits with closed eyes."""
    return seated(guest, Mood.BLINK, guest.patience)


def hoping(guest: Guest) -> Picture:
    """Draw somebody who is about to win: glad, and with the arms of those who wait."""
    return seated(guest, Mood.PLEASED, guest.patience)


def fearing(guest: Guest) -> Picture:
    """Draw somebody who is about to lose: slumped, and with the arms of those who wait."""
    art = Stage()
    with _slumped(art, guest):
        with dry():
            _sit(art, guest, guest.sorrow, guest.sag)
        guest.patience(art)
    cast_shadows(art)
    art.clip(box(0, 0, WIDE, HIGH))
    return art


def chair(guest: Guest) -> Picture:
    """Draw the back of somebody's chair, which stands still whatever the guest does."""
    art = Stage()
    with art.at(LEFT, TOP):
        _chair(art, guest.chair)
    art.clip(box(0, 0, WIDE, HIGH))
    return art


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
    """Draw somebody who sits slumped."""
    art = Stage()
    with _slumped(art, guest):
        with nullcontext() if guest.trouble is Trouble.DROP else dry():
            _sit(art, guest, guest.sorrow, guest.sag)
        guest.grief(art)
    cast_shadows(art, art.behind)
    # A sign in the air throws no shadow on hair.
    with _slumped(art, guest):
        draw_trouble(art, guest)
    art.clip(box(0, 0, WIDE, HIGH))
    return art


@contextmanager
def _slumped(art: Stage, guest: Guest) -> Iterator[None]:
    """Draw in the coordinates of a bust that leans and sits lower than the others."""
    foot = HIGH - TOP
    with art.at(LEFT + MIDDLE, TOP + foot + SINKS, turned=guest.leans), art.at(-MIDDLE, -foot):
        yield


def draw_trouble(art: Stage, guest: Guest) -> None:
    """Draw the small cloud or the scrawl above somebody who has lost."""
    if guest.trouble is Trouble.CLOUD:
        with art.at(*ABOVE, 1.12):
            puffs = discs("-20,4,12 -6,-6,15 12,-3,14 25,6,10 8,8,12 -9,9,10")
            hatch = Hatch(angle=12, spacing=6, length=9, width=2)
            art.shape(puffs, STEEL_DARK, ink=3, shade=GREY_DARK, shift=(-4, -4), hatch=hatch)
            for x, y in ((-15, 26), (1, 31), (16, 27)):
                art.line(f"{x + 3},{y - 5} {x - 2},{y + 9}", 3.4, (0.4, 1, 0.2))
    elif guest.trouble is Trouble.SCRAWL:
        with art.at(*ABOVE, 1.3):
            art.line(SCRAWL, 8.4, (0.7, 1, 1, 1, 1, 1, 1, 1, 0.7))
            art.line(SCRAWL, 3.6, (0.5, 1, 1, 1, 1, 1, 1, 1, 0.5), WHITE)


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

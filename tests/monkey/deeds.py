"""What the robot does: everything a person, a cat or a window manager may do, at random."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

import pygame

from settebello.storage.settings import Motion, Pace, Speed, Table, Talk
from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.bindings import KEYS
from settebello.ui.kit.controls.chords import Chord
from settebello.ui.kit.widgets import FocusGroup
from tests.monkey.program import Program

Deed = Callable[[Program, Random], int]
"""Does something, and returns how many events that was."""

RARE: Final = frozenset(
    {
        Action.QUIT,
        Action.FULLSCREEN,
        Action.NEW_GAME,
        Action.SAME_DEAL,
        Action.OPEN,
        Action.LARGER,
        Action.SMALLER,
        Action.USUAL_SIZE,
        Action.BADGES,
        Action.MUTE,
        Action.MUSIC,
    }
)
"""What leads away from a scene, or has everything drawn anew."""
CHORDS: Final = tuple(
    Chord.parse(name) for action, names in KEYS.items() if action not in RARE for name in names.split()
)
RARE_CHORDS: Final = tuple(Chord.parse(name) for action in RARE for name in KEYS[action].split())
WALKING: Final = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_SPACE)
DIGITS: Final = tuple(pygame.K_0 + n for n in range(10))
LETTERS: Final = "aQz ß日é+;\u0301\u200d👩"
SIZES: Final = ((1280, 720), (800, 500), (1000, 900), (1600, 700), (1920, 1080))
LARGE: Final = ((2560, 1440), (3840, 2160))
AXIS: Final = (-1.0, -0.6, 0.0, 0.0, 0.6, 1.0)
FULL: Final = 32767
PADS: Final = 2
BUTTONS: Final = tuple(number for number in range(18) if number not in {4, 6}) * 8 + (4, 6)
"""The numbers of buttons; those that fill the screen are pressed seldom: everything is drawn anew."""
WINDOW: Final = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWENTER,
    pygame.WINDOWLEAVE,
)
SKINS: Final = ("napoletane", "saarbruecken", "francesi", "no_such_skin")


def post(kind: int, **facts: object) -> int:
    pygame.event.post(pygame.Event(kind, facts))
    return 1


def somewhere(program: Program, rng: Random) -> tuple[int, int]:
    """A place in the window: on something that can be pressed as often as anywhere."""
    wide, high = pygame.display.get_window_size()
    group = getattr(program.game.stack.top, "group", None)
    if rng.random() < 0.5 and isinstance(group, FocusGroup) and group.widgets:
        x, y = rng.choice(group.widgets).area.centre
        k = program.game.canvas.k
        return round(x * k), round(y * k)
    # A little beyond the edges too, as a drag goes.
    return rng.randrange(-20, wide + 20), rng.randrange(-20, high + 20)


def stroke(key: int, mod: int, letter: str = "", *, up: bool = True) -> int:
    post(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0)
    return 1 + (post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0) if up else 0)


def modifiers(chord: Chord) -> int:
    return chord.ctrl * pygame.KMOD_LCTRL + chord.shift * pygame.KMOD_LSHIFT + chord.alt * pygame.KMOD_LALT


def walk(program: Program, rng: Random) -> int:
    return stroke(rng.choice(WALKING), 0, up=rng.random() < 0.9)


def number(program: Program, rng: Random) -> int:
    return stroke(rng.choice(DIGITS), 0)


def command(program: Program, rng: Random) -> int:
    chord = rng.choice(CHORDS)
    letter = chr(chord.key) if 32 < chord.key < 127 and not (chord.ctrl or chord.alt) else ""
    return stroke(chord.key, modifiers(chord), letter)


def rare_command(program: Program, rng: Random) -> int:
    chord = rng.choice(RARE_CHORDS)
    return stroke(chord.key, modifiers(chord))


def any_key(program: Program, rng: Random) -> int:
    return stroke(
        rng.choice((rng.randrange(32, 127), pygame.K_F12, 0, 1 << 30)), rng.choice((0, 0, 1, 64, 256))
    )


def write(program: Program, rng: Random) -> int:
    letter = rng.choice(LETTERS)
    return stroke(ord(letter[0]) & 0x7F, 0, letter) + post(
        pygame.TEXTINPUT, text=letter * rng.choice((1, 1, 30))
    )


def move(program: Program, rng: Random) -> int:
    return post(pygame.MOUSEMOTION, pos=somewhere(program, rng), rel=(0, 0), buttons=(0, 0, 0))


def click(program: Program, rng: Random) -> int:
    place, button = somewhere(program, rng), rng.choice((1,) * 12 + (2, 3))
    done = post(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
    done += post(pygame.MOUSEBUTTONDOWN, pos=place, button=button)
    return done + post(pygame.MOUSEBUTTONUP, pos=place, button=button)


def half_a_click(program: Program, rng: Random) -> int:
    kind = rng.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
    return post(kind, pos=somewhere(program, rng), button=1)


def drag(program: Program, rng: Random) -> int:
    done = post(pygame.MOUSEBUTTONDOWN, pos=somewhere(program, rng), button=1)
    for _ in range(rng.randrange(1, 5)):
        done += post(pygame.MOUSEMOTION, pos=somewhere(program, rng), rel=(0, 0), buttons=(1, 0, 0))
    return done + post(pygame.MOUSEBUTTONUP, pos=somewhere(program, rng), button=1)


def wheel(program: Program, rng: Random) -> int:
    steps = rng.choice((-40, -1, -1, 1, 1, 40))
    return post(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=steps * 0.7)


def pad(program: Program, rng: Random) -> int:
    instance, down = rng.randrange(PADS), rng.random() < 0.6
    match rng.randrange(6):
        case 0:
            return post(pygame.JOYBUTTONDOWN, instance_id=instance, button=rng.choice(BUTTONS))
        case 1:
            value = (rng.choice((-1, 0, 1)), rng.choice((-1, 0, 1)))
            return post(pygame.JOYHATMOTION, instance_id=instance, hat=0, value=value)
        case 2:
            return post(
                pygame.JOYAXISMOTION, instance_id=instance, axis=rng.randrange(6), value=rng.choice(AXIS)
            )
        case 3:
            pushed = round(rng.choice(AXIS) * FULL)
            return post(
                pygame.CONTROLLERAXISMOTION, instance_id=instance, axis=rng.randrange(6), value=pushed
            )
        case 4 if rng.random() < 0.05:
            return post(pygame.JOYDEVICEREMOVED, instance_id=instance)
        case _:
            kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
            return post(kind, instance_id=instance, button=rng.choice(BUTTONS))


def window(program: Program, rng: Random) -> int:
    return post(rng.choice(WINDOW))


def size(program: Program, rng: Random) -> int:
    program.resize(rng.choice(LARGE if rng.random() < 0.08 else SIZES))
    return 1


def drop(program: Program, rng: Random) -> int:
    """Drag a file onto the window: a match, a torn one, a folder, none at all."""
    saved = program.game.profile.places.saved
    files = [*sorted(saved.glob("*")), saved, saved / "no such file.scopa"]
    return post(pygame.DROPFILE, file=str(rng.choice(files)))


def let_go(program: Program) -> None:
    """Hold nothing any more: no key, no mouse button, no stick."""
    post(pygame.WINDOWFOCUSLOST)
    post(pygame.MOUSEBUTTONUP, pos=(-5, -5), button=1)
    for instance in range(PADS):
        post(pygame.JOYDEVICEREMOVED, instance_id=instance)
    program.frames(1)


def wait(program: Program, rng: Random) -> int:
    """Do nothing for a while, or leave a machine asleep."""
    program.frames(rng.choice((5, 20)), rng.choice((1 / 60, 1 / 60, 1 / 20, 2.0)))
    return 0


def look(program: Program, rng: Random) -> int:
    """Change how everything is shown."""
    port = program.game.preferences
    name, values = rng.choice(tuple(LOOKS.items()))
    port.change(replace(port.current, **{name: rng.choice(values)}))
    return 1


def heavy_look(program: Program, rng: Random) -> int:
    """Change what has every card drawn anew."""
    port = program.game.preferences
    name, values = rng.choice(tuple(HEAVY.items()))
    port.change(replace(port.current, **{name: rng.choice(values)}))
    return 1


LOOKS: Final[dict[str, tuple[Any, ...]]] = {
    "language": ("en", "de", "it", "es", "fr", "ja"),
    "table": tuple(Table),
    "motion": tuple(Motion),
    "high_contrast": (False, False, True),
    "safe_marks": (False, True),
    "speed": (*Speed, Speed.INSTANT, Speed.INSTANT),
    "pace": tuple(Pace),
    "talk": tuple(Talk),
    "value_badges": (False, True),
    "large_index": (False, True),
}
HEAVY: Final[dict[str, tuple[Any, ...]]] = {
    "skin": SKINS,
    "back": (None, "red", "blue", "green", "none such"),
    "ui_scale": (80, 100, 125, 150, 200),
    "text_size": (100, 125, 150),
    "large_cards": (False, True),
}


DEEDS: Final[tuple[tuple[Deed, float], ...]] = (
    (walk, 20),
    (number, 8),
    (command, 14),
    (rare_command, 0.3),
    (any_key, 2),
    (write, 3),
    (move, 8),
    (click, 18),
    (half_a_click, 2),
    (drag, 5),
    (wheel, 4),
    (pad, 10),
    (window, 1),
    (size, 0.03),
    (drop, 0.1),
    (wait, 1.5),
    (look, 0.4),
    (heavy_look, 0.05),
)
"""Everything the robot can do, and how often."""


def some_deed(rng: Random) -> Deed:
    """One of them."""
    return rng.choices([deed for deed, _ in DEEDS], [often for _, often in DEEDS])[0]

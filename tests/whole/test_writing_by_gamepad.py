"""Names are written by gamepad alone, in every place that asks for one."""

from collections.abc import Iterator
from random import Random

import pytest

from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.pads import Button
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.widgets import TextField, Widget
from settebello.ui.menus.letters import LettersScene
from tests.combinations import sampled
from tests.monkey.program import Program, furnish
from tests.monkey.ways import WAYS
from tests.operating.hands import Gamepad, Keyboard

ASK_FOR_NAMES = (
    SceneId.PROFILE_CARD,
    SceneId.SAVE_AS,
    SceneId.PEOPLE,
    SceneId.LEARN_NEW,
    SceneId.LEARN_ADULTS,
    SceneId.LEARN_NAMES,
    SceneId.SEED,
    SceneId.CUT,
)
PAD = Gamepad()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One program for all: a start takes longer than a scene."""
    home = tmp_path_factory.mktemp("letters")
    furnish(home)
    started = Program(home, 1)
    yield started
    started.close()


def push(program: Program, *buttons: Button) -> None:
    for button in buttons:
        PAD.push(button)
        program.frames(2)


def top(program: Program) -> MenuScene:
    scene = program.game.stack.top
    assert isinstance(scene, MenuScene)
    return scene


def go_to(program: Program, wanted: Widget) -> None:
    """Step on by gamepad until a control has the focus."""
    for _ in range(len(top(program).group.widgets) + 1):
        if top(program).group.focused is wanted:
            return
        PAD.post(Action.NEXT)
        program.frames(1)
    raise AssertionError("it is not reached")


def press(program: Program, label: str) -> None:
    """Press what has this label; that it is reached is for `test_operating`."""
    say = program.game.appearance.say
    group = top(program).group
    group.focus(next(one for one in group.widgets if say(one.label) == label))
    push(program, Button.A)


def field_of(program: Program, scene: SceneId) -> TextField:
    """Come to a place that asks for a name, and to its line."""
    program.plain()
    WAYS[scene](program, Random(3))
    program.frames(2)
    if scene is SceneId.PEOPLE:
        Keyboard.strike("right")
        program.frames(2)
    if scene is SceneId.LEARN_ADULTS:
        for _ in range(8):
            Keyboard.strike("down")
            program.frames(2)
    return next(one for one in top(program).group.widgets if isinstance(one, TextField))


@pytest.mark.parametrize("scene", sampled(list(ASK_FOR_NAMES), 3))
def test_a_name_is_written_by_gamepad_alone(program: Program, scene: SceneId) -> None:
    field = field_of(program, scene)
    here = program.open
    PAD.post(Action.NEXT)
    program.frames(1)
    go_to(program, field)
    push(program, Button.A)
    assert program.open == (*here, SceneId.LETTERS)
    letters = top(program)
    assert isinstance(letters, LettersScene)
    while letters.text:
        push(program, Button.X)
    # Capitals where the name begins, small letters after it.
    for letter in "Nia":
        press(program, letter)
    press(program, "Done")
    assert program.open == here
    assert field.text == "Nia"
    assert top(program).group.focused is field
    if scene is SceneId.LEARN_ADULTS:
        # There every choice is in force at once.
        assert "Nia" in {child.nick for child in program.game.learning.children}


def test_b_leaves_the_line_as_it_was(program: Program) -> None:
    field = field_of(program, SceneId.PROFILE_CARD)
    before = field.text
    PAD.post(Action.NEXT)
    program.frames(1)
    go_to(program, field)
    push(program, Button.A, Button.A, Button.A, Button.B)
    assert program.open[-1] is SceneId.PROFILE_CARD
    assert field.text == before


def test_enter_of_a_keyboard_still_keeps_the_name_at_once(program: Program) -> None:
    field_of(program, SceneId.PROFILE_CARD)
    Keyboard.strike("return")
    program.frames(2)
    assert program.open[-1] is SceneId.PROFILES

"""The keys that are the same everywhere, each pressed in every scene and at the table, with what it is for.

The whole program runs and real keys go down, so that nothing between the keyboard and the scene is left out.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Final
from unittest.mock import patch

import pytest

from settebello.audio import VoiceSpeaker
from settebello.engine import Card, Move
from settebello.session import Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.pads import Button
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.scene import Reset, SceneId
from settebello.ui.kit.voice.spoken import sentences
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.helps.open_helps import Panel
from tests.monkey.program import PLAIN, Program, furnish
from tests.monkey.ways import WAYS
from tests.operating.hands import Gamepad, Keyboard
from tests.operating.senses import Senses

SHEETS: Final = {
    "f1": SceneId.HELP,
    "?": SceneId.HELP,
    "ctrl+,": SceneId.SETTINGS,
    "ctrl+n": SceneId.NEW_GAME,
    "ctrl+o": SceneId.MATCHES,
}
"""Keys that open a sheet."""
SETS: Final[dict[str, Callable[[Settings], Settings]]] = {
    "f11": lambda now: replace(now, full_screen=True),
    "alt+return": lambda now: replace(now, full_screen=True),
    "ctrl+plus": lambda now: replace(now, ui_scale=110),
    "ctrl+minus": lambda now: replace(now, ui_scale=90),
    "s": lambda now: replace(now, sound=True),
    "m": lambda now: replace(now, ambience=0.0),
    "b": lambda now: replace(now, value_badges=True),
}
"""Keys that change how everything is seen or heard, and what they make of plain settings."""
BACK: Final = {"ctrl+plus": "ctrl+0", "ctrl+minus": "ctrl+0"}
"""What takes it back; the others do so themselves."""
QUICK: Final = frozenset({SceneId.TITLE, SceneId.HELP, SceneId.SETTINGS, SceneId.DIALOG})
ALL: Final = [pytest.param(scene, marks=() if scene in QUICK else pytest.mark.slow) for scene in SceneId]
SEED: Final = 119
"""A deal in which the opponent has played, the first card takes one thing, and the second one of two."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One program for all: a start takes longer than a scene."""
    home = tmp_path_factory.mktemp("keys")
    furnish(home)
    started = Program(home, 1)
    yield started
    started.close()


def press(program: Program, *names: str) -> None:
    for name in names:
        Keyboard.strike(name)
        program.frames(2)


def visit(program: Program, scene: SceneId) -> None:
    program.plain()
    WAYS[scene](program, Random(3))
    program.frames(3)


def plain(program: Program) -> Settings:
    return program.game.preferences.current


# Everywhere


@pytest.mark.parametrize("scene", ALL)
def test_what_is_seen_and_heard_is_changed_by_the_same_keys_in_every_scene(
    program: Program, scene: SceneId
) -> None:
    visit(program, scene)
    before, here = plain(program), program.open
    top = program.game.stack.top
    assert top is not None
    for key, made in SETS.items():
        if top.typing and len(key) == 1:
            # There it is a letter.
            continue
        press(program, key)
        assert plain(program) == made(before), key
        press(program, BACK.get(key, key))
        assert plain(program) == before, key
        assert program.open == here, key


@pytest.mark.parametrize("speech", [True, False])
@pytest.mark.parametrize("scene", ALL)
def test_v_reads_in_every_scene_where_it_is_no_letter_and_speech_is_on(
    program: Program, scene: SceneId, speech: bool
) -> None:
    said: list[str] = []
    with patch.object(VoiceSpeaker, "say", lambda _, words, *args, **more: said.append(words)):
        visit(program, scene)
        program.game.preferences.change(replace(PLAIN, sound=True, speech=speech))
        program.frames(2)
        top = program.game.stack.top
        assert top is not None
        said.clear()
        press(program, "v")
        read = sentences(map(program.game.appearance.aloud, top.read()))
        assert any(words.startswith(read) for words in said) == (speech and not top.typing)


@pytest.mark.parametrize("scene", ALL)
def test_the_keys_of_sheets_open_them_and_esc_comes_back(program: Program, scene: SceneId) -> None:
    for key, sheet in SHEETS.items():
        visit(program, scene)
        here = program.open
        top = program.game.stack.top
        assert top is not None
        if top.typing and key == "?":
            continue
        press(program, key)
        if scene is SceneId.DIALOG and sheet is not SceneId.HELP:
            assert program.open == here, "a question comes first"
            continue
        if sheet in here or (sheet is SceneId.NEW_GAME and SceneId.NEW_GAME in here):
            # Its own key closes a sheet or begins; from another one above it leads back to it.
            assert program.open != here or scene is not sheet
            continue
        assert program.open == (*here, sheet), key
        press(program, "escape")
        assert program.open == here, key


@pytest.mark.parametrize("scene", ALL)
def test_ctrl_q_saves_and_leaves_from_every_scene(program: Program, scene: SceneId) -> None:
    visit(program, scene)
    press(program, "ctrl+q")
    assert not program.game.loop.running
    program.again()
    assert program.open == (SceneId.TITLE,)


# At the table


def sit_down(program: Program) -> TableScene:
    """At a table, with the choice of a card."""
    program.plain()
    program.game.stack.apply(Reset(routes.NewMatch(GameChoice("scopa", 2, ("amico",), seed=SEED))))
    program.until(lambda: asked(program))
    scene = program.game.stack.top
    assert isinstance(scene, TableScene)
    return scene


def asked(program: Program) -> bool:
    scene = program.game.stack.top
    return (
        isinstance(scene, TableScene)
        and scene.session.waiting_for is Waiting.PERSON
        and not program.game.stack.animating
        and scene.picking is not None
    )


def menu(scene: TableScene) -> bool:
    """Whether the menu lies over the table."""
    return scene.group is not None


def moving(scene: TableScene) -> bool:
    """Whether cards fly."""
    return scene.playback.running


def panel(scene: TableScene) -> Panel | None:
    """The help that is open beside the table."""
    return scene.helps.panel


def at_cursor(scene: TableScene) -> Card | None:
    """The card under the cursor."""
    assert scene.picking is not None
    return scene.picking.at_cursor


def at(program: Program, *scenes: SceneId) -> bool:
    """Whether just these scenes are open."""
    return program.open == scenes


def moves(scene: TableScene) -> tuple[Move, ...]:
    position = scene.session.match.position
    assert position is not None
    return position.history


def test_numbers_choose_cards_of_the_hand(program: Program) -> None:
    scene = sit_down(program)
    assert scene.picking is not None
    first, second, _ = scene.picking.hand
    press(program, "2")
    assert scene.picking is not None
    assert scene.picking.card == second
    assert len(scene.picking.alternatives) == 2
    press(program, "4", "0", "9")
    assert scene.picking is not None
    assert scene.picking.card == second, "there are three cards"
    press(program, "1")
    assert moves(scene)[1].card == first, "it can take but one thing"


def test_arrows_walk_through_the_hand_and_up_to_the_table_and_tab_goes_on(program: Program) -> None:
    scene = sit_down(program)

    assert scene.picking is not None
    hand, table = scene.picking.hand, scene.picking.row_of_table
    # The first key shows where the cursor is: in the middle.
    press(program, "left")
    assert at_cursor(scene) == hand[1]
    press(program, "left")
    assert at_cursor(scene) == hand[0]
    press(program, "right")
    assert at_cursor(scene) == hand[1]
    press(program, "tab")
    assert at_cursor(scene) == hand[2]
    press(program, "shift+tab")
    assert at_cursor(scene) == hand[1]
    press(program, "up")
    assert at_cursor(scene) in table
    # The table may lie in two rows.
    press(program, "down", "down")
    assert at_cursor(scene) in hand


def test_space_marks_a_card_of_the_table_enter_takes_it_and_esc_takes_back_then_opens_the_menu(
    program: Program,
) -> None:
    scene = sit_down(program)
    press(program, "2")
    assert scene.picking is not None
    card, taken = scene.picking.card, scene.picking.at_cursor
    assert card is not None
    press(program, "escape")
    assert scene.picking is not None
    assert scene.picking.idle
    assert not menu(scene)
    press(program, "escape")
    assert menu(scene), "nothing is chosen: the menu"
    press(program, "escape")
    assert not menu(scene)
    press(program, "2", "space")
    if len(moves(scene)) == 1:
        press(program, "return")
    played = moves(scene)[1]
    assert played.card == card
    assert taken in played.captured


@pytest.mark.parametrize("key", ["f10", "escape"])
def test_the_menu_opens_and_closes(program: Program, key: str) -> None:
    scene = sit_down(program)
    press(program, key)
    assert menu(scene)
    press(program, key)
    assert not menu(scene)


def test_a_card_is_taken_back_and_played_again(program: Program) -> None:
    scene = sit_down(program)
    before = moves(scene)
    press(program, "1")
    program.until(lambda: asked(program))
    after = moves(scene)
    assert len(after) > len(before)
    press(program, "ctrl+z")
    assert moves(scene) == before
    press(program, "ctrl+y")
    assert moves(scene) == after
    press(program, "ctrl+z", "ctrl+shift+z")
    assert moves(scene) == after


def test_h_hints_in_words_and_again_says_more(program: Program) -> None:
    scene = sit_down(program)
    said = [scene.message]
    for _ in range(3):
        press(program, "h")
        program.frames(30)
        assert scene.message != said[-1]
        said.append(scene.message)


@pytest.mark.parametrize(("key", "opened"), [("t", Panel.TRACKER), ("p", Panel.STANDING)])
def test_the_panels_open_and_close(program: Program, key: str, opened: Panel) -> None:
    scene = sit_down(program)
    press(program, key)
    assert panel(scene) is opened
    assert scene.helps.shown is not None
    press(program, key)
    assert panel(scene) is None


def test_l_shows_the_last_move_again_and_the_full_stop_ends_it(program: Program) -> None:
    scene = sit_down(program)
    press(program, "l")
    assert moving(scene)
    press(program, ".")
    assert not moving(scene)
    assert asked(program)


def test_the_full_stop_ends_any_movement(program: Program) -> None:
    scene = sit_down(program)
    program.game.preferences.change(replace(PLAIN, speed=Speed.CALM))
    press(program, "1")
    assert moving(scene)
    press(program, ".")
    assert not moving(scene)


def test_c_looks_at_the_last_capture_or_says_that_there_is_none(program: Program) -> None:
    scene = sit_down(program)
    press(program, "1")
    program.until(lambda: asked(program))
    press(program, "c")
    assert scene.helps.peek is not None


@pytest.mark.parametrize(
    ("key", "sheet"), [("r", SceneId.REPLAY), ("ctrl+s", SceneId.SAVE_AS), ("ctrl+o", SceneId.MATCHES)]
)
def test_the_match_is_looked_at_saved_and_others_are_opened(
    program: Program, key: str, sheet: SceneId
) -> None:
    sit_down(program)
    press(program, key)
    assert at(program, SceneId.TABLE, sheet)
    press(program, "escape")
    assert at(program, SceneId.TABLE)


def test_ctrl_shift_n_deals_the_same_cards_again(program: Program) -> None:
    scene = sit_down(program)
    assert scene.picking is not None
    hand = scene.picking.hand
    press(program, "1")
    program.until(lambda: asked(program))
    press(program, "ctrl+shift+n")
    program.until(lambda: asked(program))
    again = program.game.stack.top
    assert isinstance(again, TableScene)
    assert again is not scene
    assert again.picking is not None
    assert again.picking.hand == hand


def test_ctrl_e_writes_down_the_deal_that_is_looked_at(program: Program) -> None:
    visit(program, SceneId.REPLAY)
    senses = Senses(program)
    before = senses.notice().written
    press(program, "ctrl+e")
    assert len(senses.notice().written - before) == 1


# The same by gamepad


def test_the_buttons_of_a_gamepad_do_at_the_table_what_its_row_says(program: Program) -> None:
    scene = sit_down(program)

    def push(*buttons: Button) -> None:
        for button in buttons:
            Gamepad.push(button)
            program.frames(2)

    push(Button.RIGHT)
    assert at_cursor(scene) is not None
    push(Button.START)
    assert menu(scene)
    push(Button.B)
    assert not menu(scene)
    push(Button.RIGHT_STICK)
    assert panel(scene) is Panel.TRACKER
    push(Button.RIGHT_STICK)
    before = scene.message
    push(Button.Y)
    program.frames(30)
    assert scene.message != before
    push(Button.LEFT_STICK)
    assert moving(scene)
    push(Button.A)
    assert not moving(scene)
    push(Button.BACK)
    assert plain(program).full_screen
    push(Button.BACK)
    assert not plain(program).full_screen
    begun = len(moves(scene))
    # A shows the cursor, chooses the card, goes to the table; X marks what it takes, and all is said.
    push(Button.A)
    assert at_cursor(scene) is not None
    push(Button.A, Button.A, Button.X)
    assert len(moves(scene)) > begun


def test_every_action_has_a_key_and_all_that_a_gamepad_lacks_is_known() -> None:
    everywhere = {*SHEETS, *SETS, *BACK.values()}
    assert len(everywhere) == len(SHEETS) + len(SETS) + 1
    assert all(Keyboard().has(action) for action in Action)
    lacking = {action for action in Action if not Gamepad().has(action)}
    # In the menu of the table, in the settings, or a letter's business.
    assert {Action.UNDO, Action.REDO, Action.PRIMIERA, Action.PEEK} <= lacking
    assert not {Action.CONFIRM, Action.CANCEL, Action.MENU, Action.HINT, Action.NEXT} & lacking

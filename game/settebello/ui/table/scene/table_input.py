"""The input at the table: clicks, keys and drags become choices, moves and commands."""

from dataclasses import replace

from settebello.audio.cues import Cue
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import (
    Action,
    Digit,
    PadLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Press,
    UiEvent,
)
from settebello.ui.kit.menu_scene import opened_by
from settebello.ui.kit.scene import Change, Push
from settebello.ui.table.model.move_picker import Outcome
from settebello.ui.table.scene.move_submission import MoveSubmission
from settebello.ui.table.scene.table_commands import BUTTONS, TableCommands
from settebello.ui.table.scene.table_controller import TableController
from settebello.ui.table.scene.table_keys import BESIDE, BESIDE_BUTTONS, CHOICES, COMMANDS, STEPS
from settebello.ui.table.scene.table_speech import PAD_LOST
from settebello.ui.table.view.pointer import Grip, Pointing


class TableInput:
    """Gives an event to whatever it is meant for: policy, overlays, commands, or the cards.

    While an animation runs, the only input accepted is one that skips it.
    """

    def __init__(self, controller: TableController, moves: MoveSubmission) -> None:
        """Act on the table of this controller, and submit moves to `moves`."""
        self._controller = controller
        self._board = controller.board
        self._overlays = controller.overlays
        self._policy = controller.policies.input
        self._moves = moves
        self._commands = TableCommands(controller)

    def handle(self, event: UiEvent) -> Change | None:
        """Handle one event of the player's."""
        answer = self._policy.handle(event)
        if answer is not None:
            return answer.change
        board = self._board
        if isinstance(event, PointerPressed | Press | Digit):
            board.pad_lost = False
        if isinstance(event, Press | Digit):
            self._forget_mouse()
        match event:
            case Press(Action.MENU):
                return self._switch_menu()
            case Press(Action.REPLAY) if self._overlays.menu is None:
                return self._commands.run(Action.REPLAY)
            case PadLost():
                board.notice, board.pad_lost = PAD_LOST, True
                board.touch()
                return None
            case PointerMoved(x, y) if self._overlays.menu is None:
                self._point(x, y)
                under = board.hung or self._overlays.spectator
                return None if under is None else under.group.handle(event)
            case _:
                return self._handle_below(event)

    def _handle_below(self, event: UiEvent) -> Change | None:
        """Give an event to the uppermost of controls, animation, menu, curtain and table."""
        moving, menu, hung = self._board.moving, self._overlays.menu, self._board.hung
        spectator = None if menu is not None else self._overlays.spectator
        if spectator is not None and spectator.handled(event, moving=moving):
            return opened_by(event)
        if moving and isinstance(event, PointerPressed | Press | Digit):
            self._controller.skip()
            return opened_by(event)
        if menu is not None and event != Press(Action.CANCEL):
            return opened_by(event) or menu.handle(event)
        if hung is not None and not self._beside(event):
            return opened_by(event) or hung.handle(event)
        return self._handle_at_table(event) or opened_by(event)

    def _handle_at_table(self, event: UiEvent) -> Change | None:
        """Handle what has to do with the cards and the buttons of the table."""
        board = self._board
        match event:
            case PointerPressed(x, y) if board.layout.score.contains(x, y):
                return Push(routes.Rules())
            case PointerPressed(x, y):
                self._point(x, y)
                return self._click(x, y)
            case PointerReleased(x, y):
                self._let_go(x, y)
            case Press(action):
                return self._key(action)
            case Digit(number) if board.picking is not None:
                self._moves.take(board.picking.choose_number(number))
            case _:
                pass
        return None

    def _beside(self, event: UiEvent) -> bool:
        """Whether an event means the same while the curtain is down."""
        if isinstance(event, PointerPressed):
            button = self._board.layout.button_at(event.x, event.y, self._board.helps.buttons)
            return button in BESIDE_BUTTONS or self._on_seal(event.x, event.y)
        return isinstance(event, Press) and event.action in BESIDE

    def _on_seal(self, x: float, y: float) -> bool:
        """Whether a point is on the seal of the deal."""
        seal = self._board.seal
        return seal is not None and seal.contains(x, y)

    def _click(self, x: float, y: float) -> Change | None:
        board, layout, moves = self._board, self._board.layout, self._moves
        choosing = board.choosing
        button = layout.button_at(x, y, board.helps.buttons)
        if button is not None:
            return self._commands.run(BUTTONS[button])
        if self._on_seal(x, y):
            return self._commands.run(Action.SEAL)
        if (pile := layout.pile_at(x, y)) is not None and not self._is_choosing_pile(x, y):
            self._commands.look_at(pile)
        elif choosing is not None:
            picking = choosing.picking
            card, choice = choosing.at(board.poses, x, y), choosing.bar.at(x, y)
            if choice is not None:
                moves.press(picking.press(choice))
            elif card is None:
                moves.take(Outcome(picking.cancelled()))
            elif card in picking.hand:
                board.pointing = Pointing((x, y), Grip(card, board.poses[card], (x, y), (x, y)))
            else:
                moves.take(picking.click_table(card))
        return None

    def _is_choosing_pile(self, x: float, y: float) -> bool:
        """Whether a click on a pile steals it: a hand card is chosen that can do so."""
        choosing = self._board.choosing
        if choosing is None or choosing.picking.card is None:
            return False
        return choosing.at(self._board.poses, x, y) in choosing.picking.row_of_table

    def _let_go(self, x: float, y: float) -> None:
        """Choose the hand card that was clicked, or play the one that was dragged to the table."""
        board = self._board
        choosing, grip = board.choosing, board.pointing.grip
        if choosing is None or grip is None:
            return
        picking = choosing.picking
        if not grip.dragging:
            board.pointing = replace(board.pointing, grip=None)
            self._moves.take(picking.click_hand(grip.card))
        elif (target := choosing.at(board.poses, x, y)) in picking.table or board.layout.table.contains(x, y):
            self._moves.take(picking.drop(grip.card, target if target in picking.table else None))
        board.pointing = replace(board.pointing, grip=None)
        board.touch()

    def _key(self, action: Action) -> Change | None:
        board, picking, moves = self._board, self._board.picking, self._moves
        if self._overlays.menu is not None:
            self._commands.close_menu()
        elif action is Action.CANCEL and board.pointing.dragged is not None:
            board.pointing = replace(board.pointing, grip=None)
            board.touch()
        elif action in COMMANDS:
            return self._commands.run(action)
        elif action is Action.CANCEL and (picking is None or picking.idle):
            return self._commands.run(Action.MENU)
        elif picking is None:
            return None
        elif action is Action.CANCEL:
            moves.take(Outcome(picking.cancelled()))
        elif action is Action.CONFIRM:
            moves.take(picking.confirm())
        elif action is Action.TOGGLE:
            moves.take(picking.toggle())
        elif action in CHOICES:
            moves.press(picking.press_kind(CHOICES[action]))
        elif action in STEPS:
            # The mouse may still lie on another card, which must not stay raised beside that of the cursor.
            board.pointing = replace(board.pointing, at=None)
            moves.take(Outcome(picking.stepped(STEPS[action])))
        return None

    def _point(self, x: float, y: float) -> None:
        """Move the mouse over the table; the picture changes where something else is under it.

        The cursor of the keys disappears, so that only one card is raised.
        """
        board = self._board
        before = self._under_pointer()
        held = board.pointing.dragged
        board.pointing = board.pointing.moved(x, y)
        if held is None and board.pointing.dragged is not None:
            self._controller.services.cues.play(Cue.SLIDE, pan=2 * x / board.layout.width - 1)
        if board.picking is not None and board.picking.cursor is not None:
            board.picking = replace(board.picking, cursor=None)
        if board.pointing.dragged is not None or self._under_pointer() != before:
            board.touch()

    def _forget_mouse(self) -> None:
        """Raise and light nothing under the resting mouse, because a key was pressed."""
        board = self._board
        if board.pointing.at is not None and board.pointing.grip is None:
            board.pointing = Pointing()
            board.touch()

    def _under_pointer(self) -> tuple[object, ...]:
        """What is drawn differently because the mouse is there."""
        at = self._board.pointing.at
        return self._board.choosing, self._board.lit, at is not None and self._on_seal(*at)

    def _switch_menu(self) -> Change | None:
        """Open the menu or close it, whatever is being chosen or moves."""
        if self._overlays.menu is not None:
            self._commands.close_menu()
            return None
        if self._board.moving:
            self._controller.skip()
        return self._commands.run(Action.MENU)

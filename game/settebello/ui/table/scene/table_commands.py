"""The commands of the table: what its buttons and keys do besides choosing cards."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from settebello.engine import Side
from settebello.i18n import t
from settebello.session import TakeHint
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action
from settebello.ui.kit.ports.offers import SameDeal
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.table.layout import TableButton
from settebello.ui.table.model.helps.last_capture import last_capture
from settebello.ui.table.scene.menu_builder import MenuBuilder
from settebello.ui.table.scene.policies import Command
from settebello.ui.table.scene.table_controller import TableController
from settebello.ui.table.view.helps.open_helps import Panel

BUTTONS: Final = {
    TableButton.MENU: Action.MENU,
    TableButton.AGAIN: Action.LAST_MOVE,
    TableButton.HINT: Action.HINT,
    TableButton.TRACKER: Action.TRACKER,
    TableButton.STANDING: Action.PRIMIERA,
}
"""The command of each button in the corner."""


class TableCommands:
    """Executes a command by its action: the policy's where it has one, else the table's."""

    _usual: Mapping[Action, Command]

    def __init__(self, controller: TableController) -> None:
        """Act on the table of this controller."""
        self._controller = controller
        self._board = controller.board
        self._session = controller.session
        self._menus = MenuBuilder(controller, self.run, self.quiz)
        self._usual = {
            Action.LAST_MOVE: self._show_again,
            Action.UNDO: controller.take_back,
            Action.REDO: controller.redo,
            Action.HINT: self._hint,
            Action.TRACKER: partial(self._toggle, Panel.TRACKER),
            Action.PEEK: self._peek_on,
            Action.PRIMIERA: partial(self._toggle, Panel.STANDING),
            Action.READING: partial(self._toggle, Panel.READING),
            Action.SEAL: self._show_seal,
            Action.MENU: self._open_menu,
            Action.REPLAY: self._look_back,
            Action.SAME_DEAL: self._deal_again,
        }

    def run(self, action: Action) -> Change | None:
        """Execute a command."""
        given = self._controller.policies.input.commands
        return (given.get(action) or self._usual[action])()

    def look_at(self, side: Side) -> None:
        """Show the last capture of a pile for a moment."""
        cards = last_capture(self._session.events_so_far, side)
        self._board.notice = self._board.helps.look(side, cards, self._controller.now)
        self._board.touch()

    def close_menu(self) -> None:
        """Close the menu and play on."""
        self._board.overlays.menu = None
        self._board.playback.rest()
        self._board.touch()

    def _open_menu(self) -> Change | None:
        menu = self._menus.menu(self.close_menu)
        self._board.overlays.menu = menu
        menu.arrange(*self._controller.size)
        self._board.touch()
        return None

    def _show_again(self) -> Change | None:
        """Show the others' last plays once more."""
        board = self._board
        board.think_delay.begin()
        board.notice = None if board.stage.again() else t("Nobody has played a card yet.")
        board.touch()
        return None

    def _peek_on(self) -> Change | None:
        """Show the last capture: of the own side first, then of the others in turn."""
        board = self._board
        peek, sides = board.helps.peek, board.game.sides
        own = board.stage.view.owner or 0
        side = (own if peek is None else peek.side + 1) % sides
        for _ in range(sides):
            if last_capture(self._session.events_so_far, Side(side)):
                break
            side = (side + 1) % sides
        self.look_at(Side(side))
        return None

    def _hint(self) -> Change | None:
        """Ask for a hint, or for a stronger one."""
        board = self._board
        board.notice = board.helps.hint(asked=board.picking is not None)
        board.touch()
        return None

    def _toggle(self, panel: Panel) -> Change | None:
        """Open a panel beside the table, or close it."""
        self._board.notice = self._board.helps.toggle(panel)
        self._controller.give_way()
        return None

    def quiz(self) -> Change | None:
        """Open the quiz about the other hands; it counts as a hint."""
        board = self._board
        view = board.helps.seen
        if not board.assists.reading or view is None:
            board.notice = t("The quiz needs a hand of yours on the table.")
            board.touch()
            return None
        if not self._session.record.hints:
            self._session.submit(TakeHint())
        return Push(routes.ReadingQuiz(view, tuple(player.name for player in board.game.players)))

    def _show_seal(self) -> Change | None:
        """Open the page about the seal of this deal."""
        record = self._session.record
        if self._board.sealed:
            return Push(routes.DealSeal(record, len(record.deals) - 1))
        self._board.notice = t("This deal has no seal.")
        self._board.touch()
        return None

    def _look_back(self) -> Change | None:
        """Open the replay of the match so far; of several people none may see another's hands."""
        if not self._board.perspectives.several:
            return Push(routes.ReplayKept())
        self._board.notice = t(
            "With several people at one screen, you can replay the match only when it is over."
        )
        self._board.touch()
        return None

    def _deal_again(self) -> Change | None:
        """Begin another match with the cards of this deal; this match is saved and can be continued."""
        record = self._session.record
        return Reset(routes.RepeatDeal(SameDeal(record, len(record.deals) - 1))) if record.deals else None

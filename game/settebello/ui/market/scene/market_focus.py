"""The widgets of the table and which of them has the focus; it stays where it is while widgets change."""

from collections.abc import Callable, Sequence

from settebello.i18n import t
from settebello.ui.kit.scene import Change
from settebello.ui.kit.widgets import Widget
from settebello.ui.market.layout.card_places import Zone
from settebello.ui.market.scene.market_board import MarketBoard
from settebello.ui.market.scene.market_moves import MarketMoves
from settebello.ui.market.scene.market_targets import buttons_of, targets_of
from settebello.ui.market.scene.market_widgets import KeyedButton

COMMAND = "command"
Key = tuple[str, object]


class MarketFocus:
    """Makes the widgets of a board, and remembers the key of the one in focus."""

    def __init__(
        self, board: MarketBoard, moves: MarketMoves, menu: Callable[[], Change | None] | None = None
    ) -> None:
        """Begin with the first hand card; `menu` opens the menu. Without it there are no signs."""
        self._board = board
        self._moves = moves
        self._menu = menu
        self.key: Key | None = None

    def widgets(self) -> list[Widget]:
        """Return the widgets in the order of the Tab key."""
        moves = self._moves
        return [
            *targets_of(self._board, moves.press, moves.tell),
            *buttons_of(self._board, moves.run),
            *(() if self._menu is None else self._signs(self._menu)),
        ]

    def remember(self, focused: Widget | None) -> None:
        """Remember which widget has the focus."""
        self.key = key_of(focused)

    def chosen(self, widgets: Sequence[Widget]) -> Widget:
        """Return the widget that gets the focus: the same one, else one like it, else the first of use."""
        same = [one for one in widgets if key_of(one) == self.key]
        kind = self.key[0] if self.key is not None else Zone.HAND.value
        alike = [one for one in widgets if _kind(one) == kind]
        hand = [one for one in widgets if _kind(one) == Zone.HAND.value]
        buttons = [one for one in widgets if _kind(one) == COMMAND]
        return (same or alike or hand or list(reversed(buttons)) or list(widgets))[0]

    def _signs(self, open_menu: Callable[[], Change | None]) -> list[Widget]:
        """Return the signs in the corner: take back, points, hint, menu."""
        board, moves = self._board, self._moves
        undo = KeyedButton(("sign", "undo"), t("Take back"), moves.take_back, sign="undo")
        undo.enabled = board.session.can_undo and board.bare
        count = KeyedButton(("sign", "count"), t("Your points so far"), moves.count, sign="tally")
        count.enabled = board.bare
        hint = KeyedButton(("sign", "hint"), t("Hint"), moves.ask, sign="hint")
        hint.enabled = board.persons_choice
        if not board.people:
            # Who watches may look into the hand below.
            words = t("Hide hands") if board.bare else t("Show all hands")
            hint = KeyedButton(("sign", "hint"), words, moves.uncover, sign="eye")
        menu = KeyedButton(("sign", "menu"), t("Menu"), open_menu, sign="menu")
        found: list[Widget] = [undo, count, hint, menu]
        for button, area in zip(found, board.layout.signs, strict=True):
            button.place(area)
        return found


def key_of(widget: Widget | None) -> Key | None:
    """Return the key of a widget of the table."""
    return getattr(widget, "key", None)


def _kind(widget: Widget) -> str:
    key = key_of(widget)
    return "" if key is None else key[0]

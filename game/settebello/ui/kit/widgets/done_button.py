"""The button that leaves a sheet."""

from collections.abc import Callable

from settebello.i18n import t
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.widgets.button import Button


def done_button(
    pressed: Callable[[], Change | None] = Pop, *, size: float = 24.0, on_paper: bool = False
) -> Button:
    """Return "Done" with a tick; its letters have the `size` of those beside it."""
    return Button(t("Done"), pressed, look=CALM, size=size, glyph="check", on_paper=on_paper)

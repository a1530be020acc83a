"""Saves what the window shows as a picture, when the player presses the key for it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from settebello import NAME
from settebello.i18n import t
from settebello.storage import files
from settebello.storage.saves import free_path
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.view.canvas import Canvas

SUFFIX: Final = ".png"


class WindowPicture:
    """Writes pictures of the window into `folder`, and tells where they are."""

    def __init__(self, folder: Path, canvas: Canvas, tell: Callable[[Question], None]) -> None:
        """Take the canvas of the window, and the function that shows a message."""
        self._folder = folder
        self._canvas = canvas
        self._tell = tell

    def save(self) -> None:
        """Save the picture that the window shows now under a new name."""
        path = free_path(self._folder, NAME, SUFFIX)
        try:
            files.write_bytes(path, self._canvas.shown())
        except OSError as error:
            self._tell(Question(t("Couldn't save the picture: {reason}", reason=reason(error))))
            return
        self._tell(Question(t("The picture of this window is saved: {place}", place=str(path))))

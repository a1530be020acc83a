"""Deals written down for other programs, each in a file of its own."""

from collections.abc import Callable, Iterable
from pathlib import Path

from settebello.storage import files
from settebello.storage.saves import free_path
from settebello.ui.canvas import Canvas, Words
from settebello.ui.paint.area import Area


class Exports:
    """Writes texts and pictures into `folder`; raises OSError when the disk refuses."""

    def __init__(self, folder: Path, canvas: Canvas, say: Callable[[Words], str]) -> None:
        """Draw pictures as `canvas` does, and say texts in the language in force."""
        self._folder = folder
        self._canvas = canvas
        self._say = say

    def text(self, name: str, lines: Iterable[Words]) -> Path:
        """Write lines into a new file with a name like this one."""
        path = free_path(self._folder, name, ".txt")
        files.write_text(path, "".join(f"{self._say(line)}\n" for line in lines))
        return path

    def picture(self, name: str, area: Area, paint: Callable[[Canvas], None]) -> Path:
        """Write what `paint` draws in an area of the canvas as a PNG into a new file."""
        path = free_path(self._folder, name, ".png")
        files.write_bytes(path, self._canvas.png(area, lambda: paint(self._canvas)))
        return path

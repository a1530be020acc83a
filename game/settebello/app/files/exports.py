"""Exports deals as text and picture files for other programs."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from settebello.storage import files
from settebello.storage.saves import free_path
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words


class Exports:
    """Writes texts and pictures into `folder`; raises OSError if the disk refuses."""

    def __init__(self, folder: Path, canvas: Canvas, say: Callable[[Words], str]) -> None:
        """Draw pictures with `canvas`; translate texts with `say`."""
        self._folder = folder
        self._canvas = canvas
        self._say = say

    def text(self, name: Words, lines: Iterable[Sequence[Words]]) -> Path:
        """Write lines, each of one or more parts, into a new file named after `name`; return its path."""
        path = free_path(self._folder, self._say(name), ".txt")
        files.write_text(path, "".join("  ".join(map(self._say, line)).rstrip() + "\n" for line in lines))
        return path

    def picture(self, name: Words, area: Area, paint: Callable[[Canvas], None]) -> Path:
        """Write what `paint` draws in an area of the canvas as a new PNG file; return its path."""
        path = free_path(self._folder, self._say(name), ".png")
        files.write_bytes(path, self._canvas.png(area, lambda: paint(self._canvas)))
        return path

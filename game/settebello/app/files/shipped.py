"""Damaged files of the program's own: gone on without, logged with their places, and told once each."""

import logging
from collections.abc import Callable
from pathlib import Path

from settebello.app.files.notices import about_shipped
from settebello.ui.ports.services import Question


class ShippedFiles:
    """What has been found damaged of what the program came with."""

    def __init__(self, log: logging.Logger, complain: Callable[[Question], None]) -> None:
        """Nothing is damaged as far as anybody knows."""
        self._log = log
        self._complain = complain
        self._told: set[Path] = set()

    def tell(self, path: Path, reason: str) -> None:
        """Log what is wrong with a file and say so, unless that was said before."""
        if path not in self._told:
            self._told.add(path)
            self._log.warning("%s", reason)
            self._complain(about_shipped(f"{path.parent.name}/{path.name}"))

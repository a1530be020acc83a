"""What is to be said of things that went wrong: a dialog each, one after the other."""

import logging
from pathlib import Path

from settebello.app.files.messages import about_shipped
from settebello.ui.kit import routes
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.kit.stack import SceneStack


class Notifications:
    """Keeps what is to be said until nothing else is being said."""

    def __init__(self, log: logging.Logger) -> None:
        """There is nothing to complain of."""
        self.log = log
        self._notices: list[Question] = []
        self._damaged: set[Path] = set()

    def add(self, notice: Question) -> None:
        """Say something as soon as that can be."""
        self._notices.append(notice)

    def damaged(self, path: Path, reason: str) -> None:
        """Log what is wrong with a file of the program's own and say so, unless that was said before."""
        if path not in self._damaged:
            self._damaged.add(path)
            self.log.warning("%s", reason)
            self.add(about_shipped(f"{path.parent.name}/{path.name}"))

    def show(self, stack: SceneStack) -> None:
        """Say the next thing, when the one before has been read."""
        if self._notices and stack.ids[-1:] != (SceneId.DIALOG,):
            stack.apply(Push(routes.Dialog(self._notices.pop(0))))

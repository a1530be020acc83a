"""A queue of messages about problems, shown as dialogs one after the other."""

import logging
from collections.abc import Iterable, Sequence
from pathlib import Path

from settebello.ai import Levels
from settebello.app.files.messages import about_shipped
from settebello.app.settings.appearance import Appearance
from settebello.datafile import Problem
from settebello.ui.kit import routes
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.view.canvas import Canvas


class Notifications:
    """Holds messages until no other dialog is open."""

    def __init__(self, log: logging.Logger) -> None:
        """Start with an empty queue."""
        self.log = log
        self._notices: list[Question] = []
        self._damaged: set[Path] = set()
        self._logged: set[Problem] = set()
        """The problems with activities that stand in the log."""
        self._clip: Path | None = None
        """The first recording that could not be played."""

    def add(self, notice: Question) -> None:
        """Queue a message."""
        self._notices.append(notice)

    def damaged(self, path: Path, reason: str) -> None:
        """Log and queue a message about one of the program's own files; once for each file."""
        if path not in self._damaged:
            self._damaged.add(path)
            self.log.warning("%s", reason)
            self.add(about_shipped(f"{path.parent.name}/{path.name}"))

    def damaged_clips(self, files: Iterable[Path], *, playing: bool) -> None:
        """Log recordings that cannot be played; tell adults about the first one when no child is playing."""
        for file in files:
            self.log.warning("%s: this recording cannot be played", file)
            self._clip = self._clip or file
        if self._clip is not None and not playing and self._clip not in self._damaged:
            self._damaged.add(self._clip)
            self.add(about_shipped("/".join(self._clip.parts[-3:])))

    def damaged_lessons(self, problems: Sequence[Problem], *, playing: bool) -> None:
        """Log what is wrong with files of activities; tell adults of the first when no child is playing."""
        for problem in problems:
            if problem not in self._logged:
                self._logged.add(problem)
                self.log.warning("%s", problem)
        if problems and not playing and (path := Path(problems[0].file)) not in self._damaged:
            self._damaged.add(path)
            self.add(about_shipped(f"{path.parent.name}/{path.name}"))

    def tell_damage(self, canvas: Canvas, levels: Levels, appearance: Appearance) -> None:
        """Notify about damaged files of the program: fonts, pictures, opponents, the language."""
        for path in canvas.troubles:
            if appearance.is_of_own_skin(path):
                appearance.complain_of(path, "this cannot be read as a picture")
                continue
            self.damaged(path, f"{path}: this can be read neither as a font nor as a picture")
        for problem in levels.problems[:1]:
            # Show only the first of several: characters are missing because their level is.
            self.damaged(Path(problem.file), "\n".join(map(str, levels.problems)))
        if appearance.catalogue.trouble:
            self.damaged(appearance.catalogue.file, appearance.catalogue.trouble)

    def show(self, stack: SceneStack) -> None:
        """Open the next message as a dialog, unless a dialog is open."""
        if self._notices and stack.ids[-1:] != (SceneId.DIALOG,):
            stack.apply(Push(routes.Dialog(self._notices.pop(0))))

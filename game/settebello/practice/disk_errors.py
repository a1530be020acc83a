"""Problems with the children's files: all are logged, and refused writes are reported to adults."""

import logging
from collections.abc import Callable


class DiskErrors:
    """Logs every problem, and reports the first refused write until a write succeeds again."""

    def __init__(
        self, log: logging.Logger | None = None, refused: Callable[[OSError], None] = lambda _: None
    ) -> None:
        """`refused` is called with the reason why a child's event could not be written."""
        self.log = log
        self._refused = refused
        self._told = False

    def warn(self, problem: str) -> None:
        """Log a problem."""
        if self.log is not None:
            self.log.warning("%s", problem)

    def write(self, act: Callable[[], object]) -> None:
        """Run an action that writes; an OSError is logged and reported, and practice goes on."""
        try:
            act()
        except OSError as error:
            self.warn(str(error))
            if not self._told:
                self._refused(error)
            self._told = True
        else:
            self._told = False

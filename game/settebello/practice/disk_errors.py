"""What goes wrong while children practise: in the log, and said to adults where they have to know."""

import logging
from collections.abc import Callable


class DiskErrors:
    """Logs every problem, and says that the disk refuses once, until it has taken something again."""

    def __init__(
        self, log: logging.Logger | None = None, refused: Callable[[OSError], None] = lambda _: None
    ) -> None:
        """`refused` hears why what a child did could not be written."""
        self.log = log
        self._refused = refused
        self._told = False

    def warn(self, problem: str) -> None:
        """Log what went wrong."""
        if self.log is not None:
            self.log.warning("%s", problem)

    def write(self, act: Callable[[], object]) -> None:
        """Write something; practice goes on where that is refused."""
        try:
            act()
        except OSError as error:
            self.warn(str(error))
            if not self._told:
                self._refused(error)
            self._told = True
        else:
            self._told = False

"""What goes wrong while children practise: in the log, and said to adults where they have to know."""

import logging
from collections.abc import Callable, Hashable, Iterable

from settebello.storage.writer import DirectWriter, Receipt, Writer


class DiskErrors:
    """Logs every problem, and says that the disk refuses once, until it has taken something again."""

    def __init__(
        self,
        log: logging.Logger | None = None,
        refused: Callable[[OSError], None] = lambda _: None,
        writer: Writer | None = None,
    ) -> None:
        """`refused` hears why what a child did could not be written; without a `writer` nothing waits."""
        self.log = log
        self.writer = writer
        self._refused = refused
        self._awaited: dict[Receipt, bool] = {}
        """Receipts, and whether a write that works says that there is room again."""
        self._told = False

    def warn(self, problem: str) -> None:
        """Log what went wrong."""
        if self.log is not None:
            self.log.warning("%s", problem)

    def write(self, act: Callable[[], object], left: Callable[[], Iterable[Receipt]] = tuple) -> None:
        """Write something; practice goes on where that is refused.

        `left` gives the receipts of what was left to the writer: `look` hears what becomes of them.
        """
        refusal: OSError | None = None
        try:
            act()
        except OSError as error:
            refusal = error
        self._awaited.update(dict.fromkeys(left(), True))
        if refusal is not None or not self._awaited:
            self._hear(refusal)

    def leave(self, key: Hashable, act: Callable[[], object]) -> None:
        """Leave something to the writer; `key` says which write it may supersede."""
        receipt = (self.writer or DirectWriter()).submit(key, act)
        self._awaited[receipt] = True
        self.look()

    def look(self) -> None:
        """Hear what the writer has done since."""
        for receipt in tuple(self._awaited):
            if receipt.done:
                counts, refusal = self._awaited.pop(receipt), receipt.refusal()
                if counts or refusal is not None:
                    self._hear(refusal)

    def settle(self) -> None:
        """Wait until everything is written that was left to the writer, and hear what became of it."""
        if self.writer is not None:
            self.writer.drain()
        self.look()

    def _hear(self, refusal: OSError | None) -> None:
        """Take what became of a write."""
        if refusal is None:
            self._told = False
            return
        # What was on its way before does not say that there is room again.
        self._awaited = dict.fromkeys(self._awaited, False)
        self.warn(str(refusal))
        if not self._told:
            self._refused(refusal)
        self._told = True

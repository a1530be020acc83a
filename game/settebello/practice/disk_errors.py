"""Problems with the children's files: all are logged, and refused writes are reported to adults."""

import logging
from collections.abc import Callable, Hashable, Iterable

from settebello.storage.writer import DirectWriter, Receipt, Writer


class DiskErrors:
    """Logs every problem, and reports the first refused write until a write succeeds again.

    A refused write is reported again only after a write with the same key has succeeded. Otherwise a folder
    where files can be continued but not replaced would be reported with each block of tasks.
    """

    def __init__(
        self,
        log: logging.Logger | None = None,
        refused: Callable[[OSError], None] = lambda _: None,
        writer: Writer | None = None,
    ) -> None:
        """`refused` is called with the reason of a refused write; without a `writer` nothing waits."""
        self.log = log
        self.writer = writer
        self._refused = refused
        self._awaited: dict[Receipt, bool] = {}
        """The receipts not read yet, and whether a success among them means that there is room again."""
        self._told = False
        self._refused_keys: set[Hashable] = set()
        """The keys of the writes that were refused last; None for those that were not left to the writer."""

    def warn(self, problem: str) -> None:
        """Log a problem."""
        if self.log is not None:
            self.log.warning("%s", problem)

    def write(self, act: Callable[[], object], left: Callable[[], Iterable[Receipt]] = tuple) -> None:
        """Run an action that writes; an OSError is logged and reported, and practice goes on.

        left: returns the receipts of what was left to the writer; `look` reads their results.
        """
        refusal: OSError | None = None
        try:
            act()
        except OSError as error:
            refusal = error
        self._awaited.update(dict.fromkeys(left(), True))
        if refusal is not None or not self._awaited:
            self._hear(None, refusal)

    def leave(self, key: Hashable, act: Callable[[], object]) -> None:
        """Leave a write to the writer; a later write with the same key may supersede it."""
        receipt = (self.writer or DirectWriter()).submit(key, act)
        self._awaited[receipt] = True
        self.look()

    def look(self) -> None:
        """Read the results of the writes that are done."""
        for receipt in tuple(self._awaited):
            if receipt.done:
                counts, refusal = self._awaited.pop(receipt), receipt.refusal()
                if counts or refusal is not None:
                    self._hear(receipt.key, refusal)

    def settle(self) -> None:
        """Wait until the writer has written everything, and read the results."""
        if self.writer is not None:
            self.writer.drain()
        self.look()

    def _hear(self, key: Hashable, refusal: OSError | None) -> None:
        """Log and report a refusal; a success ends the report."""
        if refusal is None:
            self._told = False
            # Whatever is left to the writer follows a write at once that has succeeded.
            self._refused_keys -= {key, None}
            return
        # What was on its way before does not say that there is room again.
        self._awaited = dict.fromkeys(self._awaited, False)
        self.warn(str(refusal))
        if not self._told and key not in self._refused_keys:
            self._refused(refusal)
            self._told = True
        self._refused_keys.add(key)

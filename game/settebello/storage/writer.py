"""Writers: carry out writes to the disk at once, or in order on a thread beside the one that draws frames."""

import threading
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

Write = Callable[[], object]


class Receipt:
    """What became of a write, or of the newer one that superseded it: both have the same receipt."""

    __slots__ = ("done", "error")

    def __init__(self) -> None:
        """Begin as not done."""
        self.done = False
        self.error: Exception | None = None

    def refusal(self) -> OSError | None:
        """The disk's refusal, None where it took the write; raises any other error, which is a mistake."""
        if self.error is None or isinstance(self.error, OSError):
            return self.error
        raise self.error


class Writer(Protocol):
    """Carries out writes. Exceptions of a write are told by its receipt and never raised here."""

    def submit(self, key: Hashable, write: Write) -> Receipt:
        """Have something written; it supersedes a write with the same key that has not begun."""
        ...

    def drain(self) -> None:
        """Wait until everything submitted so far is written."""
        ...


class DirectWriter:
    """Writes at once, for programs without a window."""

    def submit(self, key: Hashable, write: Write) -> Receipt:
        """Write; `key` is not needed, as nothing ever waits."""
        del key
        receipt = Receipt()
        _carry_out(write, receipt)
        return receipt

    def drain(self) -> None:
        """Return: nothing waits."""


class BackgroundWriter:
    """Writes in a thread, which starts with the first write.

    At most one write of each key waits, so a slow disk builds no queue: a newer write takes the place, in the
    queue too, of the one that has not begun. Writes with different keys are carried out in the order of
    submission. At the regular end of the interpreter, writes that wait are carried out even without `close`.
    """

    def __init__(self) -> None:
        """Start no thread yet."""
        self._executor = ThreadPoolExecutor(1, "writer")
        self._lock = threading.Lock()
        self._waiting: dict[Hashable, tuple[Write, Receipt]] = {}
        self._started = self._closed = False

    def submit(self, key: Hashable, write: Write) -> Receipt:
        """Have something written soon; after `close` it is written at once."""
        with self._lock:
            if not self._closed:
                older = self._waiting.get(key)
                receipt = Receipt() if older is None else older[1]
                self._waiting[key] = (write, receipt)
                if older is None:
                    self._executor.submit(self._write_next)
                    self._started = True
                return receipt
        return DirectWriter().submit(key, write)

    def drain(self) -> None:
        """Wait until everything submitted so far is written. A write must not call this."""
        with self._lock:
            # The thread carries out one thing after another, so nothing is left when this one is done.
            last = self._executor.submit(lambda: None) if self._started and not self._closed else None
        if last is not None:
            last.result()

    def close(self) -> None:
        """Write everything that waits and end the thread."""
        with self._lock:
            self._closed = True
        self._executor.shutdown()

    def _write_next(self) -> None:
        """Carry out the write that has waited longest."""
        with self._lock:
            write, receipt = self._waiting.pop(next(iter(self._waiting)))
        _carry_out(write, receipt)


def _carry_out(write: Write, receipt: Receipt) -> None:
    try:
        write()
    except Exception as error:  # noqa: BLE001 - told where the write was asked for
        receipt.error = error
    receipt.done = True

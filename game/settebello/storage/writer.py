"""Writers: carry out disk writes at once, or in order on a background thread."""

import threading
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

Write = Callable[[], object]


class Receipt:
    """The result of a write; a newer write that replaces it shares the receipt."""

    __slots__ = ("done", "error", "key")

    def __init__(self, key: Hashable) -> None:
        """Start as not done; `key` is that of the write."""
        self.key = key
        self.done = False
        self.error: Exception | None = None

    def refusal(self) -> OSError | None:
        """Return the OSError of the write, None if it succeeded; raises any other exception of the write."""
        if self.error is None or isinstance(self.error, OSError):
            return self.error
        raise self.error


class Writer(Protocol):
    """Carries out writes. Exceptions are stored in the receipt and never raised here."""

    def submit(self, key: Hashable, write: Write) -> Receipt:
        """Request a write; it replaces a pending write with the same key."""
        ...

    def drain(self) -> None:
        """Wait until all submitted writes are done."""
        ...


class DirectWriter:
    """Writes at once, for programs without a window."""

    def submit(self, key: Hashable, write: Write) -> Receipt:
        """Carry out the write; no write is ever pending."""
        receipt = Receipt(key)
        _carry_out(write, receipt)
        return receipt

    def drain(self) -> None:
        """Return at once."""


class BackgroundWriter:
    """Writes in a thread, which starts with the first write.

    At most one write of each key is pending, so a slow disk builds no queue: a newer write replaces the
    pending one, in its place in the queue. Writes with different keys are carried out in the order of
    submission. When the interpreter exits normally, pending writes are carried out even without `close`.
    """

    def __init__(self) -> None:
        """Create the writer; the thread is not started yet."""
        self._executor = ThreadPoolExecutor(1, "writer")
        self._lock = threading.Lock()
        self._waiting: dict[Hashable, tuple[Write, Receipt]] = {}
        self._started = self._closed = False

    def submit(self, key: Hashable, write: Write) -> Receipt:
        """Queue a write; after `close` it is carried out at once."""
        with self._lock:
            if not self._closed:
                older = self._waiting.get(key)
                receipt = Receipt(key) if older is None else older[1]
                self._waiting[key] = (write, receipt)
                if older is None:
                    self._executor.submit(self._write_next)
                    self._started = True
                return receipt
        return DirectWriter().submit(key, write)

    def drain(self) -> None:
        """Wait until all submitted writes are done. Must not be called by a write."""
        with self._lock:
            # The thread runs its tasks in order, so all earlier writes are done when this one is.
            last = self._executor.submit(lambda: None) if self._started and not self._closed else None
        if last is not None:
            last.result()

    def close(self) -> None:
        """Carry out all pending writes and end the thread."""
        with self._lock:
            self._closed = True
        self._executor.shutdown()

    def _write_next(self) -> None:
        """Carry out the oldest pending write."""
        with self._lock:
            write, receipt = self._waiting.pop(next(iter(self._waiting)))
        _carry_out(write, receipt)


def _carry_out(write: Write, receipt: Receipt) -> None:
    try:
        write()
    except Exception as error:  # noqa: BLE001 - stored in the receipt
        receipt.error = error
    receipt.done = True

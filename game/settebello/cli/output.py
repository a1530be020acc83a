"""The standard streams: which are missing, and whether the output refuses what is written."""

import io
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Self

from settebello.outside import OutsideError

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


def open_missing_streams() -> None:
    """Connect the output streams that this process was started without to the null device.

    Otherwise the first file that the program opens gets the number of a standard stream, and every library
    that prints writes into that file.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        os.set_inheritable(number, True)  # noqa: FBT003 - the function takes no keyword
    os.close(number)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - stays open


def check_streams(*, output: bool, conversation: bool) -> None:
    """Raise OutsideError if a command needs a stream that this process was started without."""
    if output and sys.__stdout__ is None:
        raise OutsideError("The standard output is closed; the answer can be written nowhere.")
    if conversation and sys.stdin is None:
        raise OutsideError("The standard input is closed; no request can be read.")


class _NotedRefusals(io.RawIOBase):
    """A raw stream that remembers the error with which the stream below refused to write."""

    def __init__(self, below: io.FileIO) -> None:
        super().__init__()
        self._below = below
        self.refusal: OSError | None = None

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._below.fileno()

    def isatty(self) -> bool:
        return self._below.isatty()

    def write(self, content: "ReadableBuffer", /) -> int | None:
        try:
            return self._below.write(content)
        except OSError as error:
            self.refusal = error
            raise


class Output:
    """The standard output, with the error with which it refused to write; a context manager.

    Without this, an OSError of the output cannot be told from an OSError of a file.
    """

    def __init__(self) -> None:
        self._earlier = sys.stdout
        self._noted: _NotedRefusals | None = None
        self._wrapper: io.TextIOWrapper | None = None

    def __enter__(self) -> Self:
        """Put a stream that notes refusals in the place of the standard output."""
        if isinstance(self._earlier, io.TextIOWrapper):
            below = self._earlier.buffer
            # Unbuffered streams (PYTHONUNBUFFERED) have no buffer above the file.
            raw = getattr(below, "raw", below)
            if isinstance(raw, io.FileIO):
                self._earlier.flush()
                self._noted = _NotedRefusals(raw)
                self._wrapper = io.TextIOWrapper(
                    io.BufferedWriter(self._noted),
                    encoding=self._earlier.encoding,
                    errors=self._earlier.errors,
                    line_buffering=self._earlier.line_buffering or raw is below,
                )
                sys.stdout = self._wrapper
        return self

    def __exit__(self, *_: object) -> None:
        """Write what is held back, and restore the former stream; what is refused is discarded."""
        if self.refusal() is not None:
            with suppress(OSError):
                null = os.open(os.devnull, os.O_WRONLY)
                os.dup2(null, sys.stdout.fileno())
                os.close(null)
        if self._wrapper is not None:
            # The descriptor is the former stream's: the wrapper must not close it.
            self._wrapper.detach()
        sys.stdout = self._earlier

    def refusal(self) -> OSError | None:
        """Return the error of the output; None if all was written."""
        try:
            sys.stdout.flush()
        except OSError as error:
            return error
        return self._noted.refusal if self._noted is not None else None

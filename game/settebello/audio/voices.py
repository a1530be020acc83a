"""The system's voices: which are available, and the processes that speak.

Every voice is a program of the system, run as its own process and never through a shell.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

from settebello.audio.orders import SAPI, Mac, Manner, Order, dispatched, synthesised, to_sapi

NO_WINDOW: Final[int] = getattr(subprocess, "CREATE_NO_WINDOW", 0)
PATIENCE: Final = 1.0
"""Seconds that a program gets to exit."""


class Voice(Protocol):
    """A voice; its methods may block for a moment, so they are called from a thread."""

    def say(self, words: str, manner: Manner) -> None:
        """Start to speak; raises OSError if that is impossible."""
        ...

    @property
    def speaking(self) -> bool:
        """Whether the next sentence must wait."""
        ...

    def hush(self) -> None:
        """Stop speaking."""
        ...

    def close(self) -> None:
        """End all processes."""
        ...


class EachSentence:
    """A voice with one process for each sentence; the command `quiet` runs after an interruption."""

    def __init__(self, order: Callable[[str, Manner], Order], quiet: Sequence[str] = ()) -> None:
        """Take the function that builds a command; nothing is started."""
        self._order = order
        self._quiet = tuple(quiet)
        self.process: subprocess.Popen[bytes] | None = None

    def say(self, words: str, manner: Manner) -> None:
        """Start the process for a sentence."""
        order = self._order(words, manner)
        self.process = _started(order.program)
        _give(self.process, order.text, last=True)

    @property
    def speaking(self) -> bool:
        """Whether the process is still running."""
        return self.process is not None and self.process.poll() is None

    def hush(self) -> None:
        """End the process, even in the middle of a sentence."""
        if not self.speaking:
            return
        _end(self.process)
        if self._quiet:
            with suppress(OSError):
                _end(_started(self._quiet), kill=False)

    def close(self) -> None:
        """End the process, if there is one."""
        self.hush()
        _end(self.process)


class Sapi:
    """The voice of Windows: a single PowerShell process reads the sentences, as starting one is slow."""

    def __init__(self, program: str) -> None:
        """Take the PowerShell program; the first sentence starts it."""
        self._program = (program, "-NoProfile", "-NonInteractive", "-Command", SAPI)
        self.process: subprocess.Popen[bytes] | None = None

    def say(self, words: str, manner: Manner) -> None:
        """Speak a sentence after the previous ones."""
        if self.process is None or self.process.poll() is not None:
            self.process = _started(self._program)
        _give(self.process, to_sapi(words, manner))

    @property
    def speaking(self) -> bool:
        """Always False: PowerShell queues the sentences itself."""
        return False

    def hush(self) -> None:
        """Drop all queued sentences."""
        if self.process is not None:
            _give(self.process, "\n")

    def close(self) -> None:
        """End the process."""
        _end(self.process)


def found(which: Callable[[str], str | None] = shutil.which, platform: str = sys.platform) -> Voice | None:
    """Return the voice of this system; None if no known program exists."""
    if platform == "win32":
        powershell = which("powershell") or which("pwsh")
        return Sapi(powershell) if powershell else None
    if platform == "darwin":
        say = which("say")
        return EachSentence(Mac(say).order) if say else None
    dispatcher = which("spd-say")
    if dispatcher:
        return EachSentence(lambda words, manner: dispatched(dispatcher, words, manner), (dispatcher, "-C"))
    espeak = which("espeak-ng") or which("espeak")
    return EachSentence(lambda words, manner: synthesised(espeak, words, manner)) if espeak else None


def _started(program: Sequence[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603 - no shell, and what is said is one argument
        program,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=NO_WINDOW,
    )


def _give(process: subprocess.Popen[bytes], text: str, *, last: bool = False) -> None:
    """Write to a process's input; an ended process is ignored."""
    if process.stdin is None:
        return
    with suppress(OSError, ValueError):
        process.stdin.write(text.encode())
        process.stdin.flush()
    if last:
        with suppress(OSError):
            process.stdin.close()


def _end(process: subprocess.Popen[bytes] | None, *, kill: bool = True) -> None:
    """Wait for a process to end; with `kill` it is terminated first."""
    if process is None:
        return
    if kill:
        with suppress(OSError):
            process.terminate()
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()

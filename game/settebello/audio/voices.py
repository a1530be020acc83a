"""The voices that systems have: which there are here, and the processes that speak.

Every voice is a program of the system's, run as a process of its own and never by a shell.
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
"""How long a program that is to end may take, seconds."""


class Voice(Protocol):
    """Something that speaks; its calls may take a moment, so they are made from a thread."""

    def say(self, words: str, manner: Manner) -> None:
        """Begin to say something; raises OSError where that cannot be."""
        ...

    @property
    def speaking(self) -> bool:
        """Whether it has to be waited for before the next sentence."""
        ...

    def hush(self) -> None:
        """End what is being said."""
        ...

    def close(self) -> None:
        """End everything that was started."""
        ...


class EachSentence:
    """A voice that is one process for each sentence; `quiet` is run when one has been cut short."""

    def __init__(self, order: Callable[[str, Manner], Order], quiet: Sequence[str] = ()) -> None:
        """Begin in silence."""
        self._order = order
        self._quiet = tuple(quiet)
        self._process: subprocess.Popen[bytes] | None = None

    def say(self, words: str, manner: Manner) -> None:
        """Start the process that says it."""
        order = self._order(words, manner)
        self._process = _started(order.program)
        _give(self._process, order.text, last=True)

    @property
    def speaking(self) -> bool:
        """Whether the process is still there."""
        return self._process is not None and self._process.poll() is None

    def hush(self) -> None:
        """End the process, whatever it has said by now."""
        if not self.speaking:
            return
        _end(self._process)
        if self._quiet:
            with suppress(OSError):
                _end(_started(self._quiet), kill=False)

    def close(self) -> None:
        """End the process, if there is one."""
        self.hush()
        _end(self._process)


class Sapi:
    """The voice of Windows: one PowerShell that reads what to say, as starting one takes half a second."""

    def __init__(self, program: str) -> None:
        """Begin without a process; the first sentence starts it."""
        self._program = (program, "-NoProfile", "-NonInteractive", "-Command", SAPI)
        self._process: subprocess.Popen[bytes] | None = None

    def say(self, words: str, manner: Manner) -> None:
        """Have it said after what was said before."""
        if self._process is None or self._process.poll() is not None:
            self._process = _started(self._program)
        _give(self._process, to_sapi(words, manner))

    @property
    def speaking(self) -> bool:
        """Never: sentences wait for one another by themselves."""
        return False

    def hush(self) -> None:
        """Have the rest forgotten."""
        if self._process is not None:
            _give(self._process, "\n")

    def close(self) -> None:
        """End the process."""
        _end(self._process)


def found(which: Callable[[str], str | None] = shutil.which, platform: str = sys.platform) -> Voice | None:
    """The voice of this system, None where it has none that is known."""
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
    """Write what a process reads; one that has ended already reads nothing."""
    if process.stdin is None:
        return
    with suppress(OSError, ValueError):
        process.stdin.write(text.encode())
        process.stdin.flush()
    if last:
        with suppress(OSError):
            process.stdin.close()


def _end(process: subprocess.Popen[bytes] | None, *, kill: bool = True) -> None:
    """Wait until a process is gone; unless told otherwise it has to go at once."""
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

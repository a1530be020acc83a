"""Players that are external programs; one JSON line out for each decision, one back. See BOTS.md."""

import json
import queue
import shutil
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import IO, Any, Self

from settebello.ai.players import DOUBT, Decision, Player
from settebello.engine import Move, SeatView
from settebello.lab.faults import LabError
from settebello.notation.observation import observation_of

LARGEST_SEED = 2**31 - 1

LONGEST_ANSWER = 65_536
"""Characters of an answer without its line end; a normal one has about forty."""

MOST_UNREAD = 1000
"""The most lines that may wait for their questions; a program that writes more is killed."""

LONGEST_END = 2.0
"""Seconds that a program gets to exit before it is killed."""


class Program:
    """A running program that answers one line with one line."""

    def __init__(self, words: Sequence[str], process: "subprocess.Popen[str]", patience: float) -> None:
        self.name = " ".join(words)
        self._process = process
        self._patience = patience
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        # Only a reading thread can wait for a pipe with a timeout on every system.
        threading.Thread(target=self._read, daemon=True).start()

    @staticmethod
    def find(words: Sequence[str]) -> str:
        """Return the path of a command's program; raises LabError if there is none."""
        path = shutil.which(words[0])
        if path is None:
            if Path(words[0]).is_file():
                hint = f": write program:python3 {words[0]}" if words[0].endswith(".py") else ""
                raise LabError(f"{words[0]!r} is a file and no program{hint}")
            raise LabError(f"there is no program {words[0]!r}")
        return path

    @classmethod
    @contextmanager
    def started(cls, words: Sequence[str], patience: float) -> Iterator[Self]:
        """Start a program for the context's duration; ``patience``: seconds per answer. Raises LabError."""
        path = cls.find(words)
        try:
            process = subprocess.Popen(  # noqa: S603 - to run what was named is what it is for
                [path, *words[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                # Ctrl-C in the terminal must reach only the laboratory, which then ends the program.
                process_group=0,
            )
        except OSError as error:
            raise LabError(f"{' '.join(words)} cannot be started: {error}") from error
        program = cls(words, process, patience)
        try:
            yield program
        finally:
            program.end()

    def ask(self, line: str) -> str:
        """Send a line and return the answer; raises LabError if there is none in time."""
        try:
            _pipe(self._process.stdin).write(line + "\n")
            _pipe(self._process.stdin).flush()
            answer = self._lines.get(timeout=self._patience)
        except queue.Empty:
            raise self.fault(f"has not answered within {self._patience:g} seconds", line) from None
        except (OSError, ValueError):
            answer = ""
        if not answer:
            raise self.fault("has ended without an answer", line)
        if _is_too_long(answer):
            raise self.fault(f"has answered with more than {LONGEST_ANSWER} characters", line)
        return answer.rstrip("\r\n")

    def fault(self, what: str, sent: str, got: str | None = None) -> LabError:
        """Return the exception for a mistake of the program."""
        parts = [f"the program {self.name} {what}", f"  sent: {sent}"]
        parts += [] if got is None else [f"  got:  {got}"]
        return LabError("\n".join(parts))

    def end(self) -> None:
        """Close the program's input, wait a little, then kill the program if it is still running."""
        # The program may have exited already, with a line unread.
        with suppress(OSError):
            _pipe(self._process.stdin).close()
        try:
            self._process.wait(LONGEST_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _read(self) -> None:
        """Pass on every line, and an empty one at the end; a program that writes too much is killed."""
        with _pipe(self._process.stdout) as lines:
            try:
                while line := lines.readline(LONGEST_ANSWER + 1):
                    self._lines.put(line)
                    if _is_too_long(line) or self._lines.qsize() > MOST_UNREAD:
                        self._process.kill()
                        break
            except UnicodeDecodeError:
                self._process.kill()
        self._lines.put("")


def _is_too_long(line: str) -> bool:
    return len(line.removesuffix("\n")) > LONGEST_ANSWER


def _pipe(end: IO[str] | None) -> IO[str]:
    """Return an end of a pipe; raises ValueError if there is none."""
    if end is None:
        raise ValueError("not a pipe")
    return end


class ProgramPlayer(Player):
    """Asks a program for every decision, even if there is only one move."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._asked = 0

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """Return the program's move; raises LabError if the answer is not a legal move."""
        self._asked += 1
        moves = {str(move): move for move in view.listed_moves()}
        legal = [*moves, *([DOUBT] if view.may_doubt else [])]
        request = {
            "id": self._asked,
            "seed": rng.randint(0, LARGEST_SEED),
            "observation": observation_of(view),
            "legal": legal,
        }
        sent = json.dumps(request, separators=(",", ":"))
        got = self._program.ask(sent)
        wrong = _mistake(got, self._asked)
        if wrong:
            raise self._program.fault(wrong, sent, got)
        text = json.loads(got)["move"]
        if text == DOUBT and view.may_doubt:
            return Decision(None)
        if text in moves:
            return Decision(moves[text])
        try:
            # Accept other spellings of a move: captured cards in any order, or with a sweep mark.
            move = Move.parse(text, view.ruleset.deck.pack)
        except ValueError as error:
            raise self._program.fault(f"has answered no move: {error}", sent, got) from None
        if move not in moves.values():
            raise self._program.fault(f"wants to play {text}, which is not legal", sent, got)
        return Decision(move)


def _mistake(line: str, number: int) -> str:
    """Return what is wrong with the form of an answer; empty if nothing is."""
    try:
        answer: Any = json.loads(line)
    except (ValueError, RecursionError):
        return "has answered something that is not JSON"
    if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
        return 'has not answered an object with a text "move"'
    if answer.get("id") != number:
        return f"has answered with another id than {number}"
    return ""

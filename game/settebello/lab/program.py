"""Players that are other programs: one JSON line out a decision, one back. BOTS.md is their reference."""

import json
import queue
import shutil
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import IO, Any, Self

from settebello.ai.players import DOUBT, Decision, Player
from settebello.engine import Move, SeatView
from settebello.lab.faults import LabError
from settebello.notation.observation import observation_of

LARGEST_SEED = 2**31 - 1

LONGEST_END = 2.0
"""Seconds that a program has to leave when nothing more is asked."""


class Program:
    """A program that has been started, and answers one line with one line."""

    def __init__(self, words: Sequence[str], process: "subprocess.Popen[str]", patience: float) -> None:
        self.name = " ".join(words)
        self._process = process
        self._patience = patience
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        # Reading in a thread of its own is the one way to wait for a pipe with a limit on every system.
        threading.Thread(target=self._read, daemon=True).start()

    @staticmethod
    def find(words: Sequence[str]) -> str:
        """The path of a command's program; raises LabError where there is none."""
        path = shutil.which(words[0])
        if path is None:
            raise LabError(f"there is no program {words[0]!r}")
        return path

    @classmethod
    @contextmanager
    def started(cls, words: Sequence[str], patience: float) -> Iterator[Self]:
        """A program, ended when it is no longer needed; ``patience`` in seconds a line. Raises LabError."""
        path = cls.find(words)
        try:
            process = subprocess.Popen(  # noqa: S603 - to run what was named is what it is for
                [path, *words[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                # Ctrl-C in the terminal is for the laboratory, which ends the program in its own way.
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
        """The line that answers a line; raises LabError when none comes."""
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
        return answer.rstrip("\r\n")

    def fault(self, what: str, sent: str, got: str | None = None) -> LabError:
        """What to raise when the program did something wrong."""
        parts = [f"the program {self.name} {what}", f"  sent: {sent}"]
        parts += [] if got is None else [f"  got:  {got}"]
        return LabError("\n".join(parts))

    def end(self) -> None:
        """Close its input, wait a little, and end it by force where that is not enough."""
        # It may have gone already, with a line unread.
        with suppress(OSError):
            _pipe(self._process.stdin).close()
        try:
            self._process.wait(LONGEST_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _read(self) -> None:
        """Pass every line on; an empty one when there are no more."""
        with _pipe(self._process.stdout) as lines:
            try:
                for line in lines:
                    self._lines.put(line)
            except UnicodeDecodeError:
                self._process.kill()
        self._lines.put("")


def _pipe(end: IO[str] | None) -> IO[str]:
    """An end of a pipe, which is there because it was asked for."""
    if end is None:
        raise ValueError("not a pipe")
    return end


class ProgramPlayer(Player):
    """Asks a program for every decision, also where there is but one move."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._asked = 0

    def decide(self, view: SeatView, rng: Random) -> Decision:
        """What the program answers; raises LabError for anything but a legal move."""
        self._asked += 1
        moves = {str(move): move for move in view.legal_moves()}
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
            # The same move written in another way: captured cards in any order, or with a mark for a sweep.
            move = Move.parse(text, view.ruleset.deck.pack)
        except ValueError as error:
            raise self._program.fault(f"has answered no move: {error}", sent, got) from None
        if move not in moves.values():
            raise self._program.fault(f"wants to play {text}, which is not legal", sent, got)
        return Decision(move)


def _mistake(line: str, number: int) -> str:
    """What is wrong with the form of an answer; nothing for a good one."""
    try:
        answer: Any = json.loads(line)
    except (ValueError, RecursionError):
        return "has answered something that is not JSON"
    if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
        return 'has not answered an object with a text "move"'
    if answer.get("id") != number:
        return f"has answered with another id than {number}"
    return ""

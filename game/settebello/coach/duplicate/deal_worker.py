"""The process that plays deals in the background: receives tasks and sends their results one by one."""

import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from settebello.ai import Levels
from settebello.ai.process.worker import lower_priority
from settebello.coach.duplicate.playout import SteadyPlayers


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a task; ``problem`` says what went wrong, if anything did."""

    problem: str = ""


def main(connection: Connection, opponents: tuple[str, ...]) -> None:
    """Carry out tasks until the other end closes the pipe; ``opponents`` are the folders of the levels."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    players = SteadyPlayers(Levels.load(map(Path, opponents)))
    while True:
        try:
            task = connection.recv()
            try:
                for result in task.results(players):
                    connection.send(result)
                ended = Ended()
            except OSError:
                raise
            except Exception as error:  # noqa: BLE001 - every error is reported to the window
                ended = Ended(str(error) or type(error).__name__)
            connection.send(ended)
        except (EOFError, OSError):
            return

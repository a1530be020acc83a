"""The problems of a player: shipped ones and own ones, what was solved, and where that is stored."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

from settebello import datafile
from settebello.clock import local_date
from settebello.coach.review import Reviewed
from settebello.engine import Rank
from settebello.problems import progress as progress_file
from settebello.problems.mistakes import problems_from
from settebello.problems.problem import Problem
from settebello.problems.problem_file import RulesetOf
from settebello.problems.progress import Progress
from settebello.problems.shipped import ShippedProblems
from settebello.storage import files
from settebello.storage.writer import DirectWriter, Receipt, Writer

FOLDER: Final = "problems"
FILE: Final = "progress.yaml"
A_DAY: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class DamagedProgress:
    """A player's file that could not be read: why, and where it was kept (None: it was left as it is)."""

    reason: str
    kept_as: Path | None


class Trainer:
    """Gives problems and takes answers; the player's file is written after every change."""

    def __init__(
        self,
        folder: Path,
        ruleset_of: RulesetOf,
        now: Callable[[], float],
        *,
        writer: Writer | None = None,
        complain: Callable[[DamagedProgress], None] = lambda _: None,
        shipped: ShippedProblems | None = None,
    ) -> None:
        """Keep the file in a player's folder; it is read when it is first needed.

        ``now`` returns seconds since the epoch. ``complain`` is told of a damaged file.
        """
        self.shipped = shipped or ShippedProblems(ruleset_of)
        self._path = folder / FOLDER / FILE
        self._ruleset_of = ruleset_of
        self._now = now
        self._writer = writer or DirectWriter()
        self._complain = complain
        self._progress: Progress | None = None
        self._receipt: Receipt | None = None
        self._may_write = True

    @property
    def progress(self) -> Progress:
        """What the player has solved."""
        if self._progress is None:
            self._progress = self._stored()
        return self._progress

    @property
    def day(self) -> float:
        """The present time in days since the epoch."""
        return self._now() / A_DAY

    @property
    def today(self) -> date:
        """The local date."""
        return local_date(self._now())

    @property
    def of_today(self) -> Problem | None:
        """The problem of the day; None if there are no problems."""
        return self.shipped.of_day(self.today)

    @property
    def own(self) -> tuple[Problem, ...]:
        """All problems from the player's mistakes, the newest first."""
        return tuple(one.problem for one in reversed(tuple(self.progress.own.values())))

    @property
    def due(self) -> tuple[Problem, ...]:
        """The problems from mistakes that are to be asked now."""
        return self.progress.due(self.day)

    @property
    def unsaved(self) -> OSError | None:
        """Why the last change could not be written; None if it was, or is still being written."""
        return None if self._receipt is None or not self._receipt.done else self._receipt.refusal()

    def answer(self, problem: Problem, *, right: bool) -> None:
        """Note the first answer of a visit to a problem."""
        self._keep(self.progress.answered(problem, self.day, right=right))

    def solve_later(self, problem: Problem) -> None:
        """Note a right answer that followed a wrong one."""
        self._keep(self.progress.solved_later(problem))

    def recall(self, rank: Rank, *, right: bool) -> None:
        """Note the answer to a memory question about the cards of a rank."""
        progress = self.progress
        self._keep(replace(progress, ranks=progress.ranks.answered(rank, self.day, right=right)))

    def learn_from(self, reviewed: Reviewed) -> None:
        """Make problems of the mistakes in a reviewed deal."""
        progress = self.progress
        for problem in problems_from(reviewed):
            progress = progress.with_own(problem)
        if progress is not self.progress:
            self._keep(progress)

    def _keep(self, progress: Progress) -> None:
        self._progress = progress
        if self._may_write:
            text = progress_file.write(progress)
            self._receipt = self._writer.submit(self._path, lambda: files.write_text(self._path, text))

    def _stored(self) -> Progress:
        """Read the player's file; a damaged one is kept under another name."""
        self._writer.drain()
        try:
            content = datafile.read_bytes(self._path, progress_file.LIMITS.text)
            return progress_file.read(content, str(self._path), self._ruleset_of)
        except FileNotFoundError:
            return Progress()
        except (datafile.DataError, datafile.TooLargeError) as error:
            self._complain(DamagedProgress(str(error), self._renamed()))
        except OSError as error:
            self._may_write = False
            self._complain(DamagedProgress(str(error), None))
        return Progress()

    def _renamed(self) -> Path | None:
        try:
            return files.rename_damaged(self._path)
        except OSError:
            self._may_write = False
            return None

"""The analyses of a record's decisions over any executor, kept in a file so that they can be continued."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from settebello import __version__
from settebello.ai.analysis import USUAL, Analysis, MoveValue
from settebello.ai.process.adviser import Question
from settebello.ai.search.tree_sample import Lead
from settebello.coach.review import Decision
from settebello.engine import Move
from settebello.lab.kept_lines import KeptLines
from settebello.lab.spread import Numbers, Spread, carried_out, check_version
from settebello.notation import Record, print_record

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class RecordAnalyses:
    """Analyses the decisions of a record.

    ``spread``: the executor; None for this process. ``keep``: the folder in which analyses are kept.
    """

    record: Record
    spread: Spread | None = None
    keep: Path | None = None

    def results(self, deal: int, decisions: Sequence[Decision]) -> Iterator[tuple[int, Analysis | None]]:
        """Yield the place of each decision of a deal and its analysis, in any order.

        The analysis is None where there is none. The seeds are those of the window. Raises LabError if a
        worker fails, and OSError if an analysis cannot be kept.
        """
        journal = None if self.keep is None else _Journal(self.keep, self.record)
        kept = {} if journal is None else journal.of(deal)
        missing = []
        for place, decision in enumerate(decisions):
            if decision.number in kept:
                yield place, kept[decision.number]
            else:
                missing.append(place)
        questions = [Question(0, one.view, deal + 1 + one.number) for one in decisions]
        for place, found in self._answers(questions, missing):
            if journal is not None and found is not None:
                journal.add(deal, decisions[place].number, found)
            yield place, found

    def _answers(
        self, questions: Sequence[Question], places: Sequence[int]
    ) -> Iterator[tuple[int, Analysis | None]]:
        if self.spread is None:
            for place in places:
                yield place, questions[place].answer().analysis
            return
        answered = partial(answer_batch, questions, __version__)
        for numbers, found in carried_out(answered, places, self.spread, "decision", 1):
            yield from zip(numbers, found, strict=True)


def answer_batch(questions: Sequence[Question], version: str, numbers: Numbers) -> list[Analysis | None]:
    """Answer some questions here; raises LabError if the program is another version."""
    check_version(version)
    return [questions[number].answer().analysis for number in numbers]


class _Journal:
    """The analyses of a record that are kept; those of another effort are not used."""

    def __init__(self, folder: Path, record: Record) -> None:
        name = sha256(print_record(record).encode()).hexdigest()[:16]
        head = {"analyse": FORMAT, "record": name, "deals": USUAL.usual(), "settebello": __version__}
        self._lines = KeptLines(folder / f"analyse-{name}.jsonl", head)

    def of(self, deal: int) -> dict[int, Analysis]:
        """Return what is kept of a deal, by the number of the decision."""
        found = {}
        for line in self._lines.lines:
            try:
                number, place, values = line
                if number == deal:
                    found[int(place)] = _analysis(values)
            except (KeyError, TypeError, ValueError):
                continue
        return found

    def add(self, deal: int, number: int, analysis: Analysis) -> None:
        """Keep an analysis; raises OSError."""
        self._lines.add([deal, number, _plain(analysis)])


def _plain(analysis: Analysis) -> dict[str, Any]:
    return {
        "iterations": analysis.iterations,
        "moves": [
            {
                "move": None if one.move is None else str(one.move),
                "points": one.points,
                "error": one.error,
                "reasons": one.reasons,
                "behind": None
                if one.behind is None
                else [one.behind.points, one.behind.low, one.behind.high],
            }
            for one in analysis.moves
        ],
    }


def _analysis(plain: dict[str, Any]) -> Analysis:
    moves = tuple(
        MoveValue(
            move=None if one["move"] is None else Move.parse(one["move"]),
            points=float(one["points"]),
            error=float(one["error"]),
            reasons=tuple(one["reasons"]),
            behind=None if one["behind"] is None else Lead(*map(float, one["behind"])),
        )
        for one in plain["moves"]
    )
    return Analysis(moves, int(plain["iterations"]))

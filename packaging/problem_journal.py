"""The problems of the deals that are done, in a file, so that the work continues after an interruption."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from settebello import __version__
from settebello.datafile import DataError, load
from settebello.problems.deal_batches import book
from settebello.problems.generator import Found
from settebello.problems.problem_file import VERSION, entry_of
from settebello.problems.problem_file import problems_of as problems_in_document

FORMAT = 1


class ProblemJournal:
    """A file of one game and one number of players: a head, and a line for each batch of deals.

    Another version of the program may find other problems, so its file is begun again.
    """

    def __init__(self, folder: Path, game: str, players: int) -> None:
        """Read the deals that are done; raises OSError if the file cannot be written."""
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"problems-{game}-{players}.jsonl"
        head = json.dumps({"problems": FORMAT, "game": game, "players": players, "settebello": __version__})
        self.kept = dict(self._read(head))
        self._path.write_text(head + "\n", encoding="utf-8")
        if self.kept:
            # Without a line that was cut short when the program ended.
            self.add(list(self.kept), list(self.kept.values()))

    def add(self, numbers: Sequence[int], found: Sequence[Sequence[Found]]) -> None:
        """Keep the problems of some deals; raises OSError."""
        deals = [[_written(one) for one in some] for some in found]
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([list(numbers), deals]) + "\n")

    def _read(self, head: str) -> Iterator[tuple[int, list[Found]]]:
        try:
            first, *lines = self._path.read_text(encoding="utf-8").splitlines()
            if first != head:
                return
            for line in lines:
                numbers, deals = json.loads(line)
                yield from zip(map(int, numbers), map(self._found, deals), strict=True)
        except (OSError, ValueError, TypeError, KeyError, DataError):
            return

    def _found(self, deal: list[dict[str, object]]) -> list[Found]:
        entries = [one["problem"] for one in deal]
        document = load(json.dumps({"format": VERSION, "problems": entries}), str(self._path))
        problems = problems_in_document(document, book().ruleset) if entries else ()
        return [
            Found(problem, int(str(one["worlds"])), one["natural_fails"] is True)
            for problem, one in zip(problems, deal, strict=True)
        ]


def _written(one: Found) -> dict[str, object]:
    return {"problem": entry_of(one.problem), "worlds": one.worlds, "natural_fails": one.natural_fails}

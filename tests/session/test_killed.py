"""A program killed at any moment loses at most the moves that the writer had not been able to write yet."""

from pathlib import Path
from random import Random

import pytest

from settebello.ai import Levels, LocalOpponents
from settebello.engine import Position
from settebello.notation import print_line, read_line, read_record
from settebello.session import Matches
from settebello.storage.saves import Saves
from tests.killing import killed
from tests.notation.matches import rules_of


def kill_and_resume(folder: Path, times: int) -> list[int]:
    """Kill a program that plays so many times; how many moves each time what is saved was behind."""
    rng = Random(times)
    behind = []
    before = None
    for seed in range(times):
        sealed = next_seal(folder)
        said = killed("tests.session.endless_match", folder, seed, rng.uniform(0, 0.3))
        after = saved(folder)
        if sealed is not None:
            assert sealed in files(folder), "a deal that was sealed got another seal"
        behind.append(lag(said, before, after))
        before = after
    return behind


def lag(said: list[str], before: Position | None, after: Position | None) -> int:
    """Check what is saved against what the program said; how many of the moves played are missing."""
    # Nothing has to be written yet: then there is what there was before.
    played = {0: line_of(before)}
    written = 0
    for line in said:
        word, number, *position = line.split(" ", 2)
        if word == "written":
            assert int(number) > written, "an older record was written after a newer one"
            written = int(number)
        else:
            played[int(number)] = position[0]
    last = max(played)
    numbers = [number for number, line in played.items() if line == line_of(after)]
    if not numbers:
        # Between handing a record over and saying so lies the moment of one more move.
        assert after is not None, "a match was lost"
        assert one_step_on(played[last], after), f"{line_of(after)} was not played after {played[last]}"
        return 0
    assert max(numbers) >= written, f"write {written} is lost, {numbers} of {last} is there"
    return last - max(numbers)


def next_seal(folder: Path) -> str | None:
    """The seal of the deal that is prepared on disk; None if there is none."""
    text = Saves(folder).read()
    prepared = None if text is None else read_record(text, "saved", rules_of)[0].next_prepared
    return None if prepared is None else prepared.seal.commitment


def files(folder: Path) -> str:
    """The match in progress and those put away, as one text."""
    paths = [*Saves(folder).finished(), Saves(folder).current]
    return "".join(path.read_text(encoding="utf-8") for path in paths if path.exists())


def line_of(position: Position | None) -> str:
    return "" if position is None else print_line(position)


def saved(folder: Path) -> Position | None:
    """Where the match on disk stands, in progress or just put away; None before the first one."""
    matches = Matches(
        saves=Saves(folder), ruleset_of=rules_of, opponents=LocalOpponents(Levels()), rng=Random(0)
    )
    assert matches.look() is None, "the save was damaged"
    text = Saves(folder).read()
    if text is None:
        finished = Saves(folder).finished()
        if not finished:
            return None
        text = finished[-1].read_text(encoding="utf-8")
    position = read_record(text, "saved", rules_of)[1].match.position
    assert position is not None
    return position


def one_step_on(line: str, resumed: Position) -> bool:
    """Whether a position is the next move, the next deal, or the first deal of another match."""
    if not line:
        return not resumed.history
    shown = read_line(line, rules_of)
    assert isinstance(shown, Position)
    if resumed.deal == shown.deal and resumed.history:
        return resumed.history[:-1] == shown.history
    return shown.over and not resumed.history


def test_a_match_killed_at_any_moment_goes_on_where_it_was(tmp_path: Path) -> None:
    assert len(kill_and_resume(tmp_path, 3)) == 3


@pytest.mark.slow
def test_a_thousand_kills_lose_nothing_that_was_written(tmp_path: Path) -> None:
    behind = kill_and_resume(tmp_path, 1000)
    # A third is played as fast as frames come, on this machine's own disk: there the writer keeps up.
    assert sum(moves <= 1 for moves in behind[1::3]) > 100

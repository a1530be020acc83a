"""A program killed in a match of the market game loses at most the actions not written yet."""

from pathlib import Path
from random import Random

import pytest

from settebello.market import action_text
from settebello.notation.market.market_record import MarketRecord
from settebello.notation.market.record_text import read_market_record
from settebello.session.market.market_matches import MarketMatches
from settebello.storage.saves import MARKET_SUFFIX, Saves
from tests.killing import killed
from tests.session.market_saves import LEVELS, book


def saved(folder: Path) -> MarketRecord | None:
    """The match on disk, in progress or just put away; None before the first one."""
    saves = Saves(folder, MARKET_SUFFIX)
    text = saves.read()
    if text is None:
        finished = saves.finished()
        if not finished:
            return None
        text = finished[-1].read_text(encoding="utf-8")
    return read_market_record(text, "saved", book().rules)[0]


def line_of(record: MarketRecord | None) -> str:
    if record is None:
        return ""
    actions = ";".join(action_text(record.rules, action) for action in record.actions)
    return f"{record.seed}|{actions}"


def kill_and_resume(folder: Path, times: int) -> list[int]:
    """Kill a program that plays so many times; how many actions each time what is saved was behind."""
    rng = Random(times)
    behind = []
    for seed in range(times):
        before = line_of(saved(folder))
        said = killed("tests.session.endless_market", folder, seed, rng.uniform(0, 0.3))
        behind.append(lag(said, before, line_of(saved(folder))))
    return behind


def lag(said: list[str], before: str, after: str) -> int:
    """Check what is saved against what the program said; how many actions are missing."""
    played, written = {0: before}, 0
    for line in said:
        word, number, *told = line.split(" ", 2)
        if word == "written":
            written = max(written, int(number))
        else:
            played[int(number)] = told[0]
    numbers = [number for number, line in played.items() if line == after]
    last = max(played)
    if not numbers:
        # Between handing a record over and saying so lies the moment of one more action.
        assert one_step_on(played[last], after), f"{after} was not played after {played[last]}"
        return 0
    assert max(numbers) >= written, f"write {written} is lost, {max(numbers)} of {last} is there"
    return last - max(numbers)


def one_step_on(before: str, after: str) -> bool:
    """Whether a match is the next action of another, or a new match without any."""
    if after.endswith("|"):
        return True
    match, _, _ = after.rpartition(";")
    return match == before if match else before.endswith("|") and after.startswith(before)


def test_a_match_killed_at_any_moment_goes_on_where_it_was(tmp_path: Path) -> None:
    assert len(kill_and_resume(tmp_path, 4)) == 4
    matches = MarketMatches(tmp_path, book().rules, LEVELS, Random(1))
    assert matches.look() is None
    session = matches.resume()
    if session is not None:
        assert line_of(session.record) == line_of(saved(tmp_path))


@pytest.mark.slow
def test_three_hundred_kills_lose_nothing_that_was_written(tmp_path: Path) -> None:
    assert len(kill_and_resume(tmp_path, 300)) == 300

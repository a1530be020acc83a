"""Whole matches as the referee played them: the engine must agree with every move, sweep and score."""

from pathlib import Path

import pytest

from settebello import resources
from settebello.notation import print_record, read_record
from settebello.rulebook import Rulebook
from tests.notation.make_golden import FOLDER, STARTS, Start, text

RULES = Rulebook((resources.rules(),)).ruleset


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.scopa")), ids=lambda path: path.stem)
def test_the_engine_agrees_with_a_match_the_referee_played(file: Path) -> None:
    written = file.read_text(encoding="utf-8")
    record, where = read_record(written, file.name, RULES)
    last_line = written.splitlines()[-1]
    winner = where.match.winner
    end = "nobody has won" if winner is None else f"side {winner} wins"
    assert last_line == f"# totals {list(where.match.scores)}, {end}"
    assert read_record(print_record(record), file.name, RULES) == (record, where)


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_the_golden_records_are_what_the_referee_writes(start: Start) -> None:
    assert (FOLDER / f"{start.name}.scopa").read_text(encoding="utf-8") == text(start)


def test_a_record_from_before_six_could_play_keeps_its_rules() -> None:
    """Version 0.5.0 wrote this digest, when Scopa and Napola were for two, three and four."""
    today = (FOLDER / "napola_2.scopa").read_text(encoding="utf-8")
    then = today.replace(RULES("napola", {}).digest, "3aecd39dd7f86e9f")
    assert then != today
    record, _ = read_record(then, "then.scopa", RULES)
    assert record.ruleset.players.counts == (2, 3, 4)
    assert record.deals == read_record(today, "today.scopa", RULES)[0].deals
    assert 'digest: "3aecd39dd7f86e9f"' in print_record(record)

"""One child's memory on disk: nothing is lost but the open task, whatever happens to program and files."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from settebello.datafile.regular_file import LARGEST
from settebello.learning.children import notebook as notebook_module
from settebello.learning.children.household import Household
from settebello.learning.children.notebook import BASE, LEARNER, PARTS, Notebook
from settebello.learning.learner import journal
from settebello.learning.learner.events import Event, LeftLying, Voided
from settebello.learning.learner.learner import Learner
from settebello.learning.memory.evidence import Outcome
from settebello.learning.memory.thinking_time import Age
from settebello.storage.bundle_reader import read_bundle
from settebello.storage.bundle_writer import write_children
from tests.fulldisk import full
from tests.learning.learner.material import answer, learner_of, some_events
from tests.writers import HeldWriter


def noted(folder: Path, *events: Event) -> Notebook:
    """A notebook in which these events stand."""
    notebook = Notebook(folder)
    for event in events:
        notebook.note(event)
    return notebook


def test_what_is_noted_is_there_the_next_time(tmp_path: Path) -> None:
    events = some_events(150)
    notebook = Notebook(tmp_path)
    for event in events:
        notebook.note(event)
        if notebook.learner.events % 15 == 0:
            assert Notebook(tmp_path).learner == notebook.learner
    assert notebook.learner == learner_of(*events)
    assert notebook.events() == tuple(events)
    assert len(list(tmp_path.glob(PARTS))) > 1


def test_a_part_that_is_full_is_followed_by_another_in_the_same_month(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A part beyond the limit of all files could not be read again."""
    events = [replace(event, at=20_412.6 + n / 10**4, day=20_412) for n, event in enumerate(some_events(200))]
    longest = max(len(journal.line(number, event)) for number, event in enumerate(events))
    assert notebook_module.LARGEST_PART + 1000 * longest < LARGEST
    monkeypatch.setattr(notebook_module, "LARGEST_PART", 2000)
    notebook = noted(tmp_path, *events)
    sizes = [path.stat().st_size for path in sorted(tmp_path.glob(PARTS))]
    assert len(sizes) > 3
    assert all(2000 <= size < 2000 + longest for size in sizes[:-1])
    (tmp_path / LEARNER).unlink()
    again = Notebook(tmp_path)
    assert again.troubles == []
    assert again.learner == notebook.learner
    assert again.events() == tuple(events)


def test_without_its_own_file_the_learner_is_made_of_the_journal(tmp_path: Path) -> None:
    notebook = noted(tmp_path, *some_events(100))
    notebook.save()
    (tmp_path / LEARNER).unlink()
    assert Notebook(tmp_path).learner == notebook.learner


def test_a_damaged_learner_is_kept_aside_and_told(tmp_path: Path) -> None:
    notebook = noted(tmp_path, *some_events(60))
    (tmp_path / LEARNER).write_text("format: 1\nfacts: {3+4: nothing}\n", encoding="utf-8")
    again = Notebook(tmp_path)
    assert again.learner == notebook.learner
    assert "facts" in again.troubles[0]
    assert (tmp_path / f"{LEARNER}.damaged-1").exists()


def test_a_damaged_part_of_the_journal_is_kept_aside_and_the_learner_stays(tmp_path: Path) -> None:
    notebook = noted(tmp_path, *some_events(60))
    notebook.save()
    part = max(tmp_path.glob(PARTS))
    part.write_bytes(b"settebello-journal 1\nnonsense \xff\n")
    again = Notebook(tmp_path)
    assert again.learner == notebook.learner
    assert again.troubles
    assert part.with_name(f"{part.name}.damaged-1").exists()
    later = again.note(answer("3+4", day=20_900.5))
    assert Notebook(tmp_path).learner == later


def test_events_that_are_missing_are_told_and_the_numbers_go_on(tmp_path: Path) -> None:
    noted(tmp_path, *some_events(120))
    min(tmp_path.glob(PARTS)).unlink()
    again = Notebook(tmp_path)
    assert "some events are missing" in again.troubles[0]
    assert again.learner.events == 120
    later = again.note(answer("3+4", day=20_900.5))
    assert Notebook(tmp_path).learner.events == later.events == 121


def test_what_was_voided_leaves_no_trace_but_its_number(tmp_path: Path) -> None:
    events = some_events(30)
    notebook = noted(tmp_path, *events)
    for day in (900.1, 900.2, 900.3, 900.4):
        notebook.note(answer("1+1", Outcome.MISS, 20_000 + day))
    notebook.void(4, 20_900.5, 20_900)
    expected = replace(learner_of(*events), events=35)
    assert notebook.learner == expected
    assert Notebook(tmp_path).learner == expected
    (tmp_path / LEARNER).unlink()
    assert Notebook(tmp_path).learner == expected
    assert notebook.events() == tuple(events)


def test_killed_between_the_voiding_and_the_file_it_is_voided_all_the_same(tmp_path: Path) -> None:
    notebook = Notebook(tmp_path)
    notebook.note(answer("3+4"))
    notebook.note(answer("1+1"))
    notebook.save()
    notebook._append(2, Voided(at=101, day=100, since=1, before=2))  # noqa: SLF001 - a line that no caller writes
    assert Notebook(tmp_path).learner == replace(learner_of(answer("3+4")), events=3)


def test_a_sitting_of_somebody_else_is_taken_out(tmp_path: Path) -> None:
    events = some_events(50)
    notebook = noted(tmp_path, *events)
    notebook.void_since(20, 21_000.0, 21_000)
    assert notebook.learner == replace(learner_of(*events[:20]), events=51)


def test_only_so_many_can_be_voided(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="4 events cannot be voided: 0 are known"):
        Notebook(tmp_path).void(4, 1.0, 1)


def test_after_two_years_days_are_weeks_and_the_journal_goes(tmp_path: Path) -> None:
    notebook = Notebook(tmp_path)
    for day in (*range(20_000, 20_100, 5), 20_060 + 730, 20_060 + 731):
        notebook.note(answer("3+4", day=day + 0.5, activity="make_it"))
    before = notebook.learner
    notebook.trim(20_060 + 731)
    after = Notebook(tmp_path)
    assert (tmp_path / BASE).exists()
    assert after.learner == notebook.learner
    assert replace(after.learner, history=before.history) == before
    assert min(after.learner.history.days) > 20_060
    assert sum(day.tasks for day in after.learner.history.weeks.values()) == 13
    assert after.events()[0].day > 20_000
    (tmp_path / LEARNER).unlink()
    assert Notebook(tmp_path).learner.facts == after.learner.facts


def test_a_clock_that_was_wrong_for_a_day_drops_nothing(tmp_path: Path) -> None:
    notebook = Notebook(tmp_path)
    # Twice the clock had lost its battery, and once it was far ahead.
    for day in (20_000, 0, 20_001, 47_482, 20_002, 0, 20_003):
        notebook.note(answer("3+4", day=day + 0.5))
        facts, events = notebook.learner.facts, notebook.events()
        notebook.trim(day)
        notebook.trim(day + 1)
        again = Notebook(tmp_path)
        assert again.learner.facts == facts
        assert again.events() == notebook.events() == events
        assert not again.troubles
        # A day in 1970 is a week of its own by now.
        days = (*again.learner.history.days.values(), *again.learner.history.weeks.values())
        assert sum(one.tasks for one in days) == len(events)


_NOTES = """
import sys
from pathlib import Path
from settebello.datafile.regular_file import LARGEST
from settebello.learning.children import notebook as notebook_module
from settebello.learning.children.household import Household
from settebello.learning.children.notebook import Notebook
from settebello.storage.writer import BackgroundWriter
from tests.fulldisk import full
from tests.learning.learner.material import some_events

notebook = Notebook(Path(sys.argv[1]), BackgroundWriter())
for event in some_events(8000)[notebook.learner.events:]:
    notebook.note(event)
    print(notebook.learner.events, flush=True)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is not there")
def test_killed_two_hundred_times_it_loses_no_task_that_was_answered(tmp_path: Path) -> None:
    """D2."""
    rng = Random(5)
    events = some_events(8000)
    for _ in range(200):
        process = subprocess.Popen(
            [sys.executable, "-c", _NOTES, str(tmp_path)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(rng.uniform(0, 0.005))
        os.kill(process.pid, signal.SIGKILL)
        told = [int(line) for line in process.stdout.read().split("\n") if line]
        process.wait()
        process.stdout.close()
        learner = Notebook(tmp_path).learner
        assert learner.events >= max(told, default=0)
        if learner.events % 7 == 0:
            assert learner == learner_of(*events[: learner.events])
    # Nobody was killed with nothing left to write.
    assert learner.events < len(events)


def test_an_answer_is_there_before_the_writer_has_done_anything(tmp_path: Path) -> None:
    events = some_events(120)
    writer = HeldWriter()
    notebook = Notebook(tmp_path, writer)
    for event in events:
        notebook.note(event)
    notebook.void(2, 21_000.0, 21_000)
    assert not (tmp_path / LEARNER).exists()
    assert Notebook(tmp_path).learner == notebook.learner
    assert Notebook(tmp_path).events() == tuple(events[:118])
    writer.drain()
    (tmp_path / LEARNER).read_bytes()
    assert Notebook(tmp_path).learner == notebook.learner


def test_every_part_of_the_journal_is_forced_onto_the_disk_by_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[Path] = []
    monkeypatch.setattr("settebello.storage.files.force", forced.append)
    writer = HeldWriter()
    notebook = Notebook(tmp_path, writer)
    for event in some_events(120):
        notebook.note(event)
    assert forced == []
    writer.drain()
    assert sorted(forced) == sorted(tmp_path.glob(PARTS))
    assert all(receipt.done for receipt in notebook.take_receipts())
    assert notebook.take_receipts() == ()
    monkeypatch.setattr("settebello.storage.files.force", full)
    notebook.note(answer("3+4"))
    writer.drain()
    (receipt,) = notebook.take_receipts()
    assert isinstance(receipt.refusal(), OSError)


@pytest.mark.parametrize("way", ["one", "all"])
def test_nothing_of_a_deleted_child_comes_back_with_what_waited(tmp_path: Path, way: str) -> None:
    writer = HeldWriter()
    household = Household(tmp_path / "learning", writer)
    child = household.create("Mia", "fox", Age.MIDDLE)
    notebook = household.notebook(child.id)
    notebook.note(answer("3+4"))
    notebook.save()
    if way == "one":
        household.delete(child.id, 20_000)
        household.purge(20_100)
        household.purge(20_101)
    else:
        household.delete_all()
    writer.drain()
    assert not [path for path in (tmp_path / "learning").rglob("*") if path.is_file()]


def test_an_export_has_what_waited(tmp_path: Path) -> None:
    household = Household(tmp_path / "learning", HeldWriter())
    child = household.create("Mia", "fox", Age.MIDDLE)
    notebook = household.notebook(child.id)
    notebook.note(answer("3+4"))
    notebook.save()
    household.settle()
    write_children(tmp_path / "all.zip", household.folder, "", "1", date(2026, 11, 23))
    assert f"learning/{child.id}/{LEARNER}" in read_bundle(tmp_path / "all.zip").files


def test_what_the_disk_refused_is_known_and_written_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = some_events(60)
    notebook = noted(tmp_path, *events[:20])
    with monkeypatch.context() as disk:
        disk.setattr(Notebook, "_append", full)
        for event in events[20:40]:
            with pytest.raises(OSError, match="No space"):
                notebook.note(event)
        assert notebook.learner == learner_of(*events[:40])
        assert notebook.events() == tuple(events[:40])
        with pytest.raises(OSError, match="No space"):
            notebook.void(2, 21_000.0, 21_000)
        taken_back = replace(learner_of(*events[:38]), events=41)
        assert notebook.learner == taken_back
        # What is left without somebody else is counted from the disk, which has to be whole then.
        with pytest.raises(OSError, match="No space"):
            notebook.void_since(5, 21_000.0, 21_000)
        assert notebook.learner == taken_back
    notebook.note(events[40])
    assert Notebook(tmp_path).learner == notebook.learner
    assert Notebook(tmp_path).events() == notebook.events() == (*events[:38], events[40])


def test_what_is_owed_to_a_child_is_not_forgotten_when_another_plays_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    household = Household(tmp_path)
    mia, tom = (household.create("", "fox", Age.MIDDLE) for _ in range(2))
    notebook = household.notebook(mia.id)
    with monkeypatch.context() as disk:
        disk.setattr(Notebook, "_append", full)
        with pytest.raises(OSError, match="No space"):
            notebook.note(answer("3+4"))
    household.notebook(tom.id).note(answer("1+1"))
    again = household.notebook(mia.id)
    again.note(answer("2+2"))
    assert not again.owing
    assert household.notebook(mia.id).learner == learner_of(answer("3+4"), answer("2+2"))
    assert household.notebook(tom.id).learner == learner_of(answer("1+1"))


_FILLS = """
import resource, sys
from pathlib import Path
from settebello.learning.children.notebook import Notebook
from tests.learning.learner.material import some_events

resource.setrlimit(resource.RLIMIT_FSIZE, (3000, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
notebook, refused = Notebook(Path(sys.argv[1])), 0
for event in some_events(150):
    try:
        notebook.note(event)
    except OSError:
        refused += 1
print(refused)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="files have no limit there")
def test_nothing_is_written_behind_half_a_line(tmp_path: Path) -> None:
    run = [sys.executable, "-c", _FILLS, str(tmp_path)]
    told = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    assert int(told.split()[-1]) > 1
    halves = [path for path in tmp_path.glob(PARTS) if not path.read_bytes().endswith(b"\n")]
    assert len(halves) > 1
    events = some_events(150)
    notebook = Notebook(tmp_path)
    assert notebook.troubles == []
    assert notebook.events() == tuple(events)
    assert notebook.learner == learner_of(*events)


def test_half_a_line_that_cannot_be_cut_is_left_and_nothing_written_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = some_events(8)
    noted(tmp_path, *events[:6])
    part = max(tmp_path.glob(PARTS))
    part.write_bytes(part.read_bytes()[:-4])
    with monkeypatch.context() as disk:
        disk.setattr("settebello.storage.files.write_text", full)
        again = Notebook(tmp_path)
        assert again.learner == learner_of(*events[:5])
        assert len(again.troubles) == 1
        assert again.events() == tuple(events[:5])
        assert len(again.troubles) == 1
    for event in events[6:]:
        again.note(event)
    assert Notebook(tmp_path).events() == (*events[:5], *events[6:])
    assert Notebook(tmp_path).learner == again.learner


def test_a_sum_left_lying_is_written_and_teaches_nothing(tmp_path: Path) -> None:
    notebook = Notebook(tmp_path)
    notebook.note(LeftLying(at=1.0, day=1, sum=answer("3+4").asked))
    assert notebook.learner.facts == Learner().facts

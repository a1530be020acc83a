"""Writers: in order, the newest in the place of an older one, and nothing left out at the end."""

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from settebello.storage.writer import BackgroundWriter, DirectWriter, Receipt
from tests.fulldisk import full


@contextmanager
def held(writer: BackgroundWriter) -> Iterator[None]:
    """Keep the writer's thread busy, so that everything submitted meanwhile waits."""
    begun, let_go = threading.Event(), threading.Event()

    def hold() -> None:
        begun.set()
        let_go.wait()

    writer.submit("held", hold)
    assert begun.wait(10)
    try:
        yield
    finally:
        let_go.set()


def noting(written: list[str], what: str) -> Callable[[], None]:
    return lambda: written.append(what)


def threads() -> int:
    return sum(thread.name.startswith("writer") for thread in threading.enumerate())


def test_writes_are_carried_out_in_the_order_in_which_they_came() -> None:
    writer, written = BackgroundWriter(), list[str]()
    with held(writer):
        for number in range(50):
            writer.submit(number, noting(written, str(number)))
        assert written == []
    writer.drain()
    assert written == [str(number) for number in range(50)]
    writer.close()


def test_the_newest_write_takes_the_place_of_one_that_has_not_begun() -> None:
    writer, written = BackgroundWriter(), list[str]()
    receipts: list[Receipt] = []
    with held(writer):
        for number in range(9):
            receipts.append(writer.submit("match", noting(written, f"match {number}")))
            writer.submit(number, noting(written, str(number)))
        # Whoever asked for an older one is told what becomes of the newest.
        assert len(set(receipts)) == 1
        assert not receipts[0].done
    writer.drain()
    # In the queue too, so that no write is put off by others again and again.
    assert written == ["match 8", *map(str, range(9))]
    assert receipts[-1].done
    writer.close()


def test_a_write_that_has_begun_is_followed_by_the_next_one() -> None:
    writer, written = BackgroundWriter(), list[str]()
    begun, let_go = threading.Event(), threading.Event()

    def slow() -> None:
        begun.set()
        let_go.wait()
        written.append("older")

    writer.submit("match", slow)
    assert begun.wait(10)
    receipt = writer.submit("match", noting(written, "newer"))
    let_go.set()
    writer.drain()
    assert written == ["older", "newer"]
    assert receipt.done
    writer.close()


def test_closing_writes_everything_that_waits_and_ends_the_thread() -> None:
    before = threads()
    writer, written = BackgroundWriter(), list[str]()
    assert threads() == before
    with held(writer):
        assert threads() == before + 1
        writer.submit("match", noting(written, "last"))
    writer.close()
    assert written == ["last"]
    assert threads() == before


def test_what_is_submitted_after_closing_is_written_at_once() -> None:
    writer, written = BackgroundWriter(), list[str]()
    writer.close()
    assert writer.submit("match", noting(written, "late")).done
    assert written == ["late"]
    writer.drain()


def test_draining_a_writer_without_work_starts_no_thread() -> None:
    before = threads()
    writer = BackgroundWriter()
    writer.drain()
    assert threads() == before
    writer.close()


@pytest.mark.parametrize("make", [DirectWriter, BackgroundWriter])
def test_a_receipt_tells_what_went_wrong_and_the_writer_goes_on(
    make: Callable[[], DirectWriter | BackgroundWriter],
) -> None:
    writer, written = make(), list[str]()
    refused = writer.submit("match", full)
    mistake = writer.submit("other", lambda: written[9])
    writer.drain()
    assert isinstance(refused.refusal(), OSError)
    with pytest.raises(IndexError):
        mistake.refusal()
    taken = writer.submit("match", noting(written, "again"))
    writer.drain()
    assert taken.done
    assert taken.refusal() is None
    assert written == ["again"]


def test_the_direct_writer_writes_in_the_thread_that_asks() -> None:
    written: list[int] = []
    assert DirectWriter().submit("match", lambda: written.append(threading.get_ident())).done
    assert written == [threading.get_ident()]


PROGRAM = """
import sys, time
from pathlib import Path
from settebello.storage.writer import BackgroundWriter

def slow():
    time.sleep(0.3)
    Path(sys.argv[1]).write_text("written")

BackgroundWriter().submit("match", slow)
raise SystemExit(3)
"""


def test_an_interpreter_that_ends_without_closing_writes_what_waits(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", PROGRAM, str(tmp_path / "file")], check=False)
    assert ended.returncode == 3
    assert (tmp_path / "file").read_text() == "written"

"""Deals arranged beside the window: taken when they are there, hurried in time, never waited for."""

import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import pytest

from settebello.clock import ManualClock
from settebello.engine import Seat
from settebello.learning.deals.composer import Order, compose
from settebello.learning.deals.practice import Kind
from settebello.learning.deals.workshop import BEST_AFTER, ENOUGH, PATIENCE, Workshop
from settebello.learning.sums import Sum
from tests.learning.material import RULEBOOK, SCOPA

ORDER = Order(
    ruleset=SCOPA, child=Seat(0), dealer=Seat(1), wanted=frozenset(map(Sum.parse, ["3+4", "2+6", "1+2+4"]))
)
DEAL = compose(ORDER, Random(1), lambda: True)
LINE = str(DEAL).encode()


class Craftsman:
    """Stands for the process: the test holds its end of the pipe."""

    made: "list[Craftsman]"

    def __init__(self, *, target: Callable[..., None], args: tuple[Any, ...], **_: object) -> None:
        self._handed: Connection = args[0]
        self.killed = False
        self.made.append(self)

    def start(self) -> None:
        # The workshop closes what it has handed over.
        self.pipe = Connection(os.dup(self._handed.fileno()))

    def kill(self) -> None:
        self.killed = True
        self.pipe.close()

    def join(self, timeout: float) -> None:
        assert timeout <= 1.0


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Craftsman]:
    context = multiprocessing.get_context("spawn")
    monkeypatch.setattr(context, "Process", Craftsman, raising=False)
    monkeypatch.setattr(Craftsman, "made", [], raising=False)
    return Craftsman.made


def begun(clock: ManualClock) -> Workshop:
    shop = Workshop(RULEBOOK.ruleset, clock)
    shop.begin(ORDER, 1, arranged=True)
    return shop


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an end of a pipe cannot be doubled so there")


def test_the_deal_is_taken_when_it_is_there_and_stays_until_the_next(made: list[Craftsman]) -> None:
    shop = begun(ManualClock())
    assert shop.poll() is None
    made[0].pipe.send_bytes(LINE)
    deal = shop.poll()
    assert deal == DEAL
    assert made[0].killed
    assert shop.poll() is deal
    shop.begin(ORDER, 2, arranged=True)
    assert shop.poll() is None
    shop.close()
    assert made[1].killed


def test_after_its_time_the_best_so_far_is_asked_for_once_however_long_the_start_took(
    made: list[Craftsman],
) -> None:
    clock = ManualClock()
    shop = begun(clock)
    clock.advance(BEST_AFTER - 0.01)
    assert shop.poll() is None
    assert not made[0].pipe.poll()
    clock.advance(0.02)
    assert shop.poll() is None
    assert made[0].pipe.recv_bytes() == ENOUGH
    clock.advance(1)
    assert shop.poll() is None
    assert not made[0].pipe.poll()
    made[0].pipe.send_bytes(LINE)
    assert shop.poll() == DEAL


def test_a_deal_sent_at_the_last_moment_is_not_lost(made: list[Craftsman]) -> None:
    clock = ManualClock()
    shop = begun(clock)
    made[0].pipe.send_bytes(LINE)
    made[0].pipe.close()
    clock.advance(PATIENCE + 1)
    assert shop.poll() == DEAL


def test_whoever_has_ended_is_not_hurried(made: list[Craftsman], monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()
    shop = begun(clock)
    clock.advance(BEST_AFTER)
    assert shop._work is not None  # noqa: SLF001 - the process has to be there
    # As if the other end were closed between the look and the word.
    made[0].pipe.close()
    monkeypatch.setattr(shop._work.pipe, "poll", lambda: False)  # noqa: SLF001 - the process is made silent
    assert shop.poll() is None
    monkeypatch.undo()
    deal = shop.poll()
    assert deal is not None
    assert deal.kind is Kind.SHUFFLED


@pytest.mark.parametrize(
    "answer", [b"", b"scopa kind=arranged", LINE.replace(b"digest=", b"digest=0"), b"\xff"]
)
def test_what_is_no_deal_is_shuffled_and_says_so(made: list[Craftsman], answer: bytes) -> None:
    shop = begun(ManualClock())
    made[0].pipe.send_bytes(answer)
    deal = shop.poll()
    assert deal is not None
    assert deal.kind is Kind.SHUFFLED
    assert deal.start().match.position is not None


def test_who_does_not_answer_is_given_up(made: list[Craftsman]) -> None:
    clock = ManualClock()
    shop = begun(clock)
    clock.advance(PATIENCE - 0.1)
    assert shop.poll() is None
    clock.advance(0.2)
    deal = shop.poll()
    assert deal is not None
    assert deal.kind is Kind.SHUFFLED
    assert made[0].killed


def test_shuffled_cards_need_no_process(made: list[Craftsman]) -> None:
    shop = Workshop(RULEBOOK.ruleset, ManualClock())
    shop.begin(ORDER, 1, arranged=False)
    deal = shop.poll()
    assert deal is not None
    assert deal.kind is Kind.SHUFFLED
    assert not made


class _Clock:
    def now(self) -> float:
        return time.monotonic()


@pytest.mark.slow
def test_a_process_arranges_a_deal_with_the_sums_that_are_wanted() -> None:
    shop = Workshop(RULEBOOK.ruleset, _Clock())
    shop.begin(ORDER, 1, arranged=True)
    while (deal := shop.poll()) is None:
        time.sleep(0.01)
    shop.close()
    assert deal.kind is Kind.ARRANGED
    assert set(deal.wanted) == ORDER.wanted

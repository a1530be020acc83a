"""Advice from a process of its own: the same as worked out here, and one that dies is said and replaced."""

import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from settebello import resources
from settebello.ai import Advice, Adviser, LocalAdviser, NoAdvice, WorkerAdviser
from settebello.ai.process.advice_worker import AdviceHandler
from settebello.ai.process.adviser import analysed
from settebello.ai.process.worker import serve
from tests.ai.views import RULEBOOK, some_view

PATIENCE = 30.0
FEW = 40


def answer_of(adviser: Adviser, request: int) -> Advice:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = adviser.poll(request)
        if found is not None:
            return found
        time.sleep(0.005)
    raise AssertionError("no advice came")


def dying(connection: Connection, rules: tuple[str, ...]) -> None:
    """A process that ends over its first question."""
    del rules
    connection.recv_bytes()
    os._exit(3)


def silent_once(connection: Connection, rules: tuple[str, ...]) -> None:
    """A process that never answers, and leaves a note; the next process answers."""
    note = Path(rules[0]) / "silent"
    if not note.exists():
        note.touch()
        time.sleep(600)
    serve(connection, AdviceHandler(RULEBOOK.ruleset))


def test_the_process_answers_as_the_adviser_in_the_game_does_and_in_the_order_of_asking() -> None:
    view = some_view()
    worker, local = WorkerAdviser((resources.rules(),)), LocalAdviser()
    try:
        requests = [worker.ask(view, seed, FEW) for seed in (1, 2)]
        found = [answer_of(worker, request).analysis for request in requests]
        assert found == [answer_of(local, local.ask(view, seed, FEW)).analysis for seed in (1, 2)]
        assert found[0] is not None
        assert {one.move for one in found[0].moves} == set(view.legal_moves())
    finally:
        worker.close()


def test_a_question_that_nobody_wants_answered_is_dropped() -> None:
    view = some_view()
    worker = WorkerAdviser((resources.rules(),))
    try:
        dropped = [worker.ask(view, seed, FEW) for seed in (1, 2)]
        for request in dropped:
            worker.forget(request)
        assert answer_of(worker, worker.ask(view, 3, FEW)).analysis == analysed(view, 3, FEW)
        assert [worker.poll(request) for request in dropped] == [None, None]
    finally:
        worker.close()


def test_a_process_that_dies_is_said_and_at_last_the_game_thinks_itself() -> None:
    view = some_view()
    worker = WorkerAdviser((resources.rules(),), entry=dying)
    try:
        for _ in range(3):
            lost = answer_of(worker, worker.ask(view, 1, FEW))
            assert lost.analysis is None
            assert "the process ended" in lost.problem
            assert worker.process_id is None
        assert answer_of(worker, worker.ask(view, 1, FEW)).analysis == analysed(view, 1, FEW)
    finally:
        worker.close()


def test_a_process_that_is_silent_is_replaced_and_the_next_question_is_answered(tmp_path: Path) -> None:
    view, seconds = some_view(), [0.0]
    worker = WorkerAdviser((tmp_path,), entry=silent_once, now=lambda: seconds[0])
    try:
        lost, following = worker.ask(view, 1, FEW), worker.ask(view, 2, FEW)
        end = time.monotonic() + PATIENCE
        while not (tmp_path / "silent").exists() and time.monotonic() < end:
            time.sleep(0.01)
        seconds[0] = 19.9
        assert worker.poll(lost) is None
        seconds[0] = 20.0
        found = worker.poll(lost)
        assert found is not None
        assert found.problem == "no answer within 20 seconds"
        assert answer_of(worker, following).analysis == analysed(view, 2, FEW)
    finally:
        worker.close()


def test_where_nobody_is_asked_that_is_the_answer() -> None:
    adviser = NoAdvice()
    found = answer_of(adviser, adviser.ask(some_view(), 1, FEW))
    assert (found.analysis, found.problem) == (None, "nobody to ask")


@pytest.mark.parametrize("line", [b"", b"3", b"{}", b'{"id": 7, "observation": {}}'])
def test_whatever_is_wrong_with_a_request_is_answered(line: bytes) -> None:
    assert b'"error"' in AdviceHandler(RULEBOOK.ruleset).answer(line)

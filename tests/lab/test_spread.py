"""Decks over an executor: the same as in processes, and lost batches are played again."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from operator import attrgetter
from typing import Any

import pytest

from settebello import __version__
from settebello.cli.executors import _Lookout, spread_over
from settebello.lab import LabError, Spread, meet
from settebello.lab import spread as spread_module
from settebello.lab.spread import BATCH, TRIES, decks_spread, play_batch
from tests.lab.material import QUIET, setup_of


class Failing(Executor):
    """Carries tasks out at once; the first ``losses`` of them are lost."""

    def __init__(self, losses: int, error: Exception) -> None:
        self.losses = losses
        self.error = error
        self.asked = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401 - as its base
        self.asked += 1
        future: Future[Any] = Future()
        if self.asked <= self.losses:
            future.set_exception(self.error)
            return future
        try:
            future.set_result(fn(*args, **kwargs))
        except LabError as error:
            future.set_exception(error)
        return future


def test_an_executor_changes_nothing_in_what_is_played() -> None:
    alone = meet(setup_of(), 10, 1, QUIET)
    with ThreadPoolExecutor(3) as executor:
        spread = meet(setup_of(), 10, 1, QUIET, spread=Spread(executor, 3))
    assert spread == alone
    assert [deck.number for deck in spread.decks] == list(range(10))


def test_decks_of_a_lost_worker_are_played_again() -> None:
    executor = Failing(TRIES - 1, RuntimeError("the worker has gone"))
    spread = meet(setup_of(), BATCH, 1, QUIET, spread=Spread(executor, 1))
    assert spread == meet(setup_of(), BATCH, 1, QUIET)
    assert executor.asked == TRIES


def test_decks_that_always_fail_end_the_meeting() -> None:
    executor = Failing(100, RuntimeError("the worker has gone"))
    with pytest.raises(LabError, match="deck 0 has failed 3 times: RuntimeError"):
        meet(setup_of(), BATCH, 1, QUIET, spread=Spread(executor, 1))
    assert executor.asked == TRIES


def test_an_executor_that_takes_nothing_ends_the_meeting() -> None:
    class Broken(Executor):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401 - as its base
            raise BrokenExecutor("broken")

    with pytest.raises(LabError, match="deck 0 can be given to nobody: broken"):
        meet(setup_of(), 2, 1, QUIET, spread=Spread(Broken(), 1))


def test_an_executor_that_has_gone_ends_the_meeting(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Executor):
        """Never answers; as a cluster of Dask that has gone, it cannot cancel anything either."""

        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401 - as its base
            return Future()

    def check() -> None:
        looks.append(1)
        if len(looks) == 3:
            raise LabError("the cluster has gone")

    looks: list[int] = []
    monkeypatch.setattr(Future, "cancel", lambda _: 1 / 0)
    monkeypatch.setattr(spread_module, "PATIENCE", 0.01)
    with pytest.raises(LabError, match="the cluster has gone"):
        meet(setup_of(), BATCH, 1, QUIET, spread=Spread(Silent(), 1, check))


def test_a_cluster_without_workers_is_told_once_until_one_comes(capsys: pytest.CaptureFixture[str]) -> None:
    class Cluster:
        status = "running"
        workers: dict[str, int] | None = None

        def nthreads(self) -> dict[str, int]:
            if self.workers is None:
                raise ConnectionError
            return self.workers

    cluster = Cluster()
    lookout = _Lookout(cluster, "tcp://there:8786")
    lookout.check()
    seen = []
    for workers in ({"one": 1}, {}, {}, {"two": 1}, {}):
        cluster.workers = workers
        lookout.check()
        seen.append(capsys.readouterr().err.count("no worker is left"))
    assert seen == [0, 1, 0, 0, 1]
    cluster.status = "closed"
    with pytest.raises(LabError, match="--dask tcp://there:8786: the cluster has gone"):
        lookout.check()


def test_a_fault_of_a_player_is_not_tried_again() -> None:
    setup = setup_of()
    executor = Failing(0, RuntimeError())
    broken = replace(setup, entrants=replace(setup.entrants, folders=()), first="amico")
    with pytest.raises(LabError, match="there is no player 'amico'"):
        next(iter(play_batch(broken, [0], "/elsewhere", __version__)))
    with pytest.raises(LabError, match="a worker has version"):
        play_batch(setup, [0], "/elsewhere", "0.0.1")
    assert executor.asked == 0


def test_shipped_files_are_found_where_the_worker_has_them() -> None:
    setup = setup_of("amico", "novizio")
    here = setup.entrants.folders[0].removesuffix("/opponents")
    away = replace(setup, entrants=replace(setup.entrants, folders=("/far/away/opponents",)))
    assert play_batch(away, [3], "/far/away", __version__) == play_batch(setup, [3], here, __version__)


def test_a_cluster_that_cannot_be_reached_is_told() -> None:
    with spread_over(None) as spread:
        assert spread is None
    with pytest.raises(LabError, match="--dask"), spread_over("nonsense://nowhere"):
        pass


@pytest.mark.slow
def test_a_cluster_of_dask_plays_the_same_decks_and_those_of_a_lost_worker_again() -> None:
    distributed = pytest.importorskip("distributed", reason="pip install 'settebello[dask]'")
    with (
        distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster,
        spread_over(cluster.scheduler_address) as spread,
    ):
        assert spread is not None
        assert spread.workers == 2
        alone = meet(setup_of(), 10, 1, QUIET)
        assert meet(setup_of(), 10, 1, QUIET, spread=spread) == alone
        decks = decks_spread(setup_of(), range(10), spread)
        found = [next(decks)]
        os.kill(cluster.workers[0].pid, signal.SIGKILL)
        assert tuple(sorted([*found, *decks], key=attrgetter("number"))) == tuple(alone.decks)

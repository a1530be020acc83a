"""How many frames come late while an opponent thinks: ``pytest -m bench -s tests/bench/bench_lateness.py``.

A deal in the real program, in real time, against the strongest level in its own process; SDL's dummy driver
shows nothing. A frame is late when it begins more than one and a half frame times after the one before. Told
too is how much of the processors' time the machine gave to others, which makes frames late on its own.
``SETTEBELLO_NATIVE=0`` before it switches the compiled core off. Results stand in RESULTS.md.
"""

import os
import time
from pathlib import Path
from random import Random

import pytest

from settebello import resources
from settebello.ai import WorkerOpponents
from settebello.ai.process.worker import main
from settebello.ai.process.worker_client import Entry
from settebello.app import Game
from settebello.cli import Options
from settebello.clock import SystemClock
from settebello.engine.kernel import is_compiled
from settebello.session import TableSession, Waiting
from settebello.storage.places import Places
from settebello.storage.settings import Settings, Speed
from settebello.storage.settings_file import write_settings
from settebello.ui.kit import routes
from settebello.ui.kit.loop import FRAME
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.scene import Reset
from settebello.ui.table.scene import TableScene
from tests.ai.entries import laborious

LATE = 1.5 * FRAME
STRONGEST = "campione"
LONGEST = 300.0


def stolen() -> tuple[int, int]:
    """The time that a shared machine did not give to its processors, and all of it; nothing but on Linux."""
    path = Path("/proc/stat")
    if not path.exists():
        return 0, 1
    times = [int(word) for word in path.read_text(encoding="utf-8").splitlines()[0].split()[1:9]]
    return times[7], sum(times)


def thinking(session: TableSession) -> bool:
    """Whether an opponent has been asked and has not answered yet."""
    return session.waiting_for is Waiting.OPPONENT and session._asked is not None and session._answer is None  # noqa: SLF001 - the moment of asking is measured


@pytest.mark.bench
@pytest.mark.parametrize(
    ("who", "entry"), [(f"the level {STRONGEST}", main), ("one who computes for 1.5 s a card", laborious)]
)
@pytest.mark.parametrize(("variant", "players"), [("scopone_scientifico", 4), ("scopa", 2)])
def test_frames_that_come_late(variant: str, players: int, who: str, entry: Entry, tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    write_settings(places.settings, Settings(language="en", speed=Speed.BRISK, sound=False))
    folders = (resources.rules(),), (resources.assets() / "opponents",)
    opponents = WorkerOpponents(*folders, clock=SystemClock(), entry=entry)
    opponents.prepare()
    game = Game(Options(places=places), rng=Random(7), opponents=opponents)
    cpu=[]
    times: dict[bool, list[float]] = {True: [], False: []}
    try:
        game.stack.apply(Reset(routes.NewMatch(GameChoice(variant, players, (STRONGEST,) * (players - 1)))))
        scene = game.stack.top
        assert isinstance(scene, TableScene)
        table = scene.session
        while game.loading or not table.record.deals:
            game.loop.frame()
        rng = Random(3)
        begun, end = time.perf_counter(), time.perf_counter() + LONGEST
        lost, whole = stolen()
        while table.waiting_for in {Waiting.PERSON, Waiting.OPPONENT} and begun < end:
            before = thinking(table)
            scene = game.stack.top
            assert isinstance(scene, TableScene)
            if table.waiting_for is Waiting.PERSON and not scene.animating and table.match.position:
                scene.play(rng.choice(table.match.position.legal_moves()))
            c0=time.thread_time(); game.loop.frame(); cpu.append(time.thread_time()-c0)
            time.sleep(max(0.0, begun + FRAME - time.perf_counter()))
            now = time.perf_counter()
            times[before].append(now - begun)
            begun = now
    finally:
        game.close()
    later, all_in_all = stolen()
    mode = "compiled" if is_compiled() else "interpreted"
    print(  # noqa: T201 - a measurement is there to be read
        f"\n{variant}, {players} players, {who}, {mode}, load {os.getloadavg()[0]:.1f}, "
        f"stolen {(later - lost) / max(1, all_in_all - whole):.1%}"
    )
    for kind, found in times.items():
        late = sum(one > LATE for one in found)
        what = "thinking" if kind else "not thinking"
        print(  # noqa: T201 - a measurement is there to be read
            f"  {what}: {len(found)} frames, {late} late ({late / max(1, len(found)):.2%}), "
            f"longest {max(found, default=0) * 1000:.0f} ms"
        )

    cpu.sort(); print('  thread time a frame ms: median %.2f p99 %.2f longest %.2f of %d' % (cpu[len(cpu)//2]*1e3, cpu[int(len(cpu)*.99)]*1e3, cpu[-1]*1e3, len(cpu)))

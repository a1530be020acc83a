"""How long a frame of the table takes: ``pytest -m bench -s tests/bench/bench_table.py``.

Results stand in RESULTS.md.
"""

import time
from random import Random
from statistics import median

import pytest

from settebello.session import Waiting
from settebello.storage.settings import Settings, Speed, Talk
from settebello.ui.kit import routes
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.tables import scenes, session

RESTING_FRAMES = 400
RESTING_RATE = 20


@pytest.mark.bench
@pytest.mark.parametrize(
    ("variant", "players", "size"),
    [
        ("scopa", 2, (1280, 720)),
        ("scopone_scientifico", 4, (1280, 720)),
        ("scopa", 3, (1920, 1080)),
        ("escoba", 6, (1920, 1080)),
    ],
)
def test_frames_of_a_deal_at_normal_speed(variant: str, players: int, size: tuple[int, int]) -> None:
    settings = Settings(
        language="en", speed=Speed.NORMAL, talk=Talk.LIVELY, value_badges=True, large_index=True
    )
    port = services(settings=settings)
    table = session(variant, players, seed=4)
    with Pilot(scenes(port, table), routes.ContinueMatch(), size=size) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        pilot.cards.badges = pilot.cards.index = True
        while pilot.cards.busy:
            pilot.cards.poll()
            time.sleep(0.01)
        rng = Random(7)
        moving: list[float] = []
        while table.waiting_for in {Waiting.PERSON, Waiting.OPPONENT} or scene.animating:
            if table.waiting_for is Waiting.PERSON and not scene.animating and table.match.position:
                scene.play(rng.choice(table.match.position.legal_moves()))
            animating = scene.animating
            before = time.process_time()
            pilot.loop.frame()
            spent = time.process_time() - before
            pilot.clock.advance(1 / 60)
            if animating:
                moving.append(spent * 1000)
        moving.sort()
        worst = moving[int(len(moving) * 0.99)]
        print(  # noqa: T201 - a measurement is there to be read
            f"\n{variant}, {players} players, {size[0]} x {size[1]}: {len(moving)} frames, "
            f"median {median(moving):.2f} ms, p99 {worst:.2f} ms, longest {moving[-1]:.2f} ms of CPU"
        )


@pytest.mark.bench
def test_load_of_a_table_that_waits_for_the_player() -> None:
    table = session(seed=4)
    with Pilot(scenes(services(), table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON)
        pilot.settle()
        before = time.process_time()
        pilot.frames(RESTING_FRAMES)
        spent = (time.process_time() - before) / RESTING_FRAMES
        load = spent * RESTING_RATE * 100
        print(f"\nidle: {spent * 1000:.3f} ms a frame, {load:.2f} % of a core at {RESTING_RATE} Hz")  # noqa: T201 - a figure to read

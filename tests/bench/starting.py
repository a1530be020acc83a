"""Start and rest of a real window: ``xvfb-run -s "-screen 0 1920x1080x24" python -m tests.bench.starting``.

Starts the program some times and prints how long the first picture took from the start of its process; lets
it wait at the title and at a table for a minute each then, and prints the processor time of all processes.
Results stand in RESULTS.md.
"""

import argparse
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median

STARTS = 7
SETTLING = 45.0
"""Seconds before the measurement: the deal, the nod after ten idle seconds, and ten more until it dozes."""
SHOWN = """
import sys, time
from pathlib import Path
from settebello.gc_startup import gc_paused
with gc_paused():
    from settebello.app import Game
    from settebello.cli import Options
    from settebello.storage.places import Places
    game = Game(Options(places=Places.under(Path(sys.argv[1]))))
game.loop.frame()
print(time.time() - float(sys.argv[2]), time.process_time())
game.close()
"""


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - a measurement is there to be read


def first_frame(home: str) -> tuple[float, float]:
    """Milliseconds from the start of the process to its first picture: passed, and of the processor."""
    command = [sys.executable, "-c", SHOWN, home, str(time.time())]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return float(out[-2]) * 1000, float(out[-1]) * 1000


def spent(pids: list[int]) -> float:
    """Seconds of the processor that these processes have had."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def in_new_process(measure: Callable[..., str], *given: object) -> str:
    """Run a measurement in a process of its own, which holds nothing of another window, such as its music."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(measure, *given).result()


def silence(seconds: float) -> str:
    """How much of a core an open sound device alone uses, without a sound: to compare the others with."""
    from settebello import resources  # noqa: PLC0415 - the first part measures starts of a process without it
    from settebello.audio import MixerCues  # noqa: PLC0415 - as above

    MixerCues(resources.assets() / "sounds").start()
    begun, before = time.perf_counter(), spent([os.getpid()])
    time.sleep(seconds)
    return (
        f"sound device alone: {(spent([os.getpid()]) - before) / (time.perf_counter() - begun):.2%} of a core"
    )


def rest(home: str, seconds: float, settling: float, variant: str | None) -> str:
    """How much of a core a window uses in which nothing happens."""
    import pygame  # noqa: PLC0415 - the first part measures starts of a process without it

    from settebello.app import Game  # noqa: PLC0415 - as above
    from settebello.cli import Options  # noqa: PLC0415 - as above
    from settebello.storage.places import Places  # noqa: PLC0415 - as above

    game = Game(Options(places=Places.under(Path(home)), variant=variant))
    try:
        loop = game.loop
        game.sound.start()
        game.gamepads.start()
        game.warm_up()
        for period, told in ((settling, False), (seconds, True)):
            ids = [os.getpid(), *(child.pid or 0 for child in multiprocessing.active_children())]
            begun, before, frames = time.perf_counter(), spent(ids), loop.frames
            while time.perf_counter() < begun + period and loop.running:
                loop.run(loop.frames + 1)
            if not loop.running:
                return f"{pygame.display.get_driver()}: somebody has closed the window, nothing was measured"
            passed = time.perf_counter() - begun
            if told:
                load, driver = (spent(ids) - before) / passed, pygame.display.get_driver()
                return (
                    f"{driver}, {game.stack.ids[-1]}: {load:.2%} of a core"
                    f" over {passed:.0f} s, {(loop.frames - frames) / passed:.0f} looks a second"
                )
    finally:
        game.close()
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--settling", type=float, default=SETTLING)
    parser.add_argument("--starts", type=int, default=STARTS)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        first_frame(home)
        starts = [first_frame(home) for _ in range(given.starts)]
        passed, own = zip(*starts, strict=True)
        say(
            f"start to first picture: {median(passed):.0f} ms ({min(passed):.0f} to {max(passed):.0f}), "
            f"{median(own):.0f} ms of the processor"
        )
    say(in_new_process(silence, given.seconds))
    for variant in (None, "scopa"):
        with tempfile.TemporaryDirectory() as home:
            say(in_new_process(rest, home, given.seconds, given.settling, variant))


if __name__ == "__main__":
    main()

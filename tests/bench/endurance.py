"""500 deals watched at instant speed: ``python -m tests.bench.endurance [--deals 500]``.

Opponents play in their own process, in the real loop on SDL's dummy driver. Prints what the program holds
after every 50 deals: memory, open files, threads, child processes. Linux only. Results are in RESULTS.md.
"""

import argparse
import gc
import os
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.process_signals import descendants
from tests.spectator import Spectator

PAGE = 4096


@dataclass(frozen=True, slots=True)
class Held:
    """What the process holds at a moment."""

    megabytes: float
    objects: int
    pipes: int
    """Open pipes and sockets."""
    fonts: int
    """Open fonts; a bounded cache holds those used last."""
    files: int
    """All other open files."""
    threads: int
    processes: int

    @classmethod
    def now(cls) -> "Held":
        gc.collect()
        opened = [target for one in Path("/proc/self/fd").iterdir() if (target := _target(one))]
        fonts = sum(one.endswith((".ttf", ".otf", ".woff2")) for one in opened)
        paths = sum(one.startswith("/") for one in opened)
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return cls(
            pages * PAGE / 2**20,
            sys.getallocatedblocks(),
            len(opened) - paths,
            fonts,
            paths - fonts,
            threading.active_count(),
            len(descendants(os.getpid())),
        )


def _target(descriptor: Path) -> str:
    """Return what a descriptor refers to; empty if it was closed meanwhile, as that of a file being saved."""
    try:
        return str(descriptor.readlink())
    except OSError:
        return ""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--every", type=int, default=50)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        spectator = Spectator(Path(folder))
        begun, told = time.monotonic(), 0
        try:
            while spectator.deals < given.deals:
                spectator.frame()
                if spectator.deals >= told + given.every:
                    told = spectator.deals
                    print(  # noqa: T201 - a measurement is there to be read
                        f"{spectator.deals} deals, {spectator.matches} matches, {spectator.frames} frames, "
                        f"{time.monotonic() - begun:.0f} s, longest frame {spectator.longest * 1000:.0f} ms: "
                        f"{Held.now()}",
                        flush=True,
                    )
        finally:
            spectator.close()


if __name__ == "__main__":
    main()

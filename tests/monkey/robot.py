"""The robot: lets deeds rain on one scene, comes back when they have led away, and watches the laws."""

import ctypes
import gc
import sys
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Final
from unittest.mock import patch

import pygame

from settebello.ui.kit.scene import SceneId
from tests.monkey import laws
from tests.monkey.deeds import some_deed
from tests.monkey.program import Program
from tests.monkey.ways import WAYS

BURST: Final = (1, 1, 2, 4, 8, 12)
"""How many deeds come between two frames: a person's, and those of a machine that has fallen behind."""
TOLD_EVERY: Final = 60
"""After so many bursts all there is to hear is put into words."""
HIDDEN: Final = 0.6
"""How often the window is out of sight and nothing is drawn, unless said otherwise: it spares much time."""
REMEMBERED: Final = 60
STATM: Final = Path("/proc/self/statm")
PAGE: Final = 4096
HEAP: Final = tuple(
    "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()  # noqa: SIM905
)


class _Heap(ctypes.Structure):
    """The library's account of its memory, glibc's `struct mallinfo2`; in bytes."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in HEAP)


def _in_use() -> int:
    """Bytes that pictures and sounds take now; 0 where the system does not tell."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    if library is None or not hasattr(library, "mallinfo2"):
        return 0
    library.mallinfo2.restype = _Heap
    heap = library.mallinfo2()
    return int(heap.uordblks + heap.hblkhd)


@dataclass(frozen=True, slots=True)
class Weight:
    """What the program holds at the first screen: objects of Python, megabytes in use beside, and in all.

    In all there is more than in use: what was given back leaves holes that the system still counts.
    """

    blocks: int
    in_use: float
    megabytes: float

    @classmethod
    def now(cls) -> "Weight":
        gc.collect()
        pages = int(STATM.read_text().split()[1]) if STATM.exists() else 0
        return cls(sys.getallocatedblocks(), _in_use() / 2**20, pages * PAGE / 2**20)


@dataclass(slots=True)
class Report:
    """What came of it."""

    scene: SceneId
    events: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    frames: int = 0
    visits: int = 0
    starts: int = 0
    most_keys: int = 0
    """The longest way to the first screen."""
    weights: list[Weight] = field(default_factory=list)

    def __str__(self) -> str:
        told = (f"{one.megabytes:.0f} MB/{one.in_use:.0f}/{one.blocks // 1000}k" for one in self.weights)
        return (
            f"{self.scene}: {self.events:,} events in {self.frames:,} frames, {self.seconds:.0f} s "
            f"({self.cpu:.0f} s of CPU), {self.visits} visits, {self.starts} times begun anew, "
            f"home in {self.most_keys} keys at most; {' '.join(told)}"
        )


class Robot:
    """Pesters one scene."""

    def __init__(self, program: Program, scene: SceneId, seed: int, *, hidden: float = HIDDEN) -> None:
        self.program = program
        self.hidden = hidden
        self.scene = scene
        self.rng = Random(seed)
        self.report = Report(scene)
        self._lately: deque[str] = deque(maxlen=REMEMBERED)
        self._bursts = 0
        self._seen = True

    def run(self, events: int, legs: int = 2) -> Report:
        """So many events on the scene and on what lies over it.

        In between it goes home so many times, by keys alone, and is weighed there.
        """
        begun, spent, starts = perf_counter(), process_time(), self.program.starts
        try:
            for leg in range(1, legs + 1):
                self._visit()
                while self.report.events < events * leg // legs:
                    with patch.object(pygame.display, "get_active", lambda: self._seen):
                        self._seen = self.rng.random() >= self.hidden
                        self._burst()
                self._go_home()
        except BaseException as error:
            error.add_note(f"at {self.program.open} after {self.report.events} events on {self.scene}:")
            error.add_note(" ".join(self._lately))
            raise
        self.report.seconds = perf_counter() - begun
        self.report.cpu = process_time() - spent
        self.report.starts = self.program.starts - starts
        return self.report

    def _visit(self) -> None:
        """Come to the scene from the first screen."""
        self.report.visits += 1
        self._lately.append(f"[visit {self.report.visits}]")
        self.program.plain()
        WAYS[self.scene](self.program, self.rng)
        assert self.program.open[-1:] == (self.scene,), f"came to {self.program.open}"

    def _burst(self) -> None:
        """Some deeds, a frame, and a look at the laws."""
        program = self.program
        if not program.game.loop.running or self.scene not in program.open:
            self._visit()
        for _ in range(self.rng.choice(BURST)):
            deed = some_deed(self.rng)
            self._lately.append(deed.__name__)
            self.report.events += deed(program, self.rng)
            if not program.game.loop.running:
                return
        program.frames(1, self.rng.choice((1 / 60, 1 / 60, 1 / 20)))
        self.report.frames += 1
        self._bursts += 1
        for scene in program.game.stack.scenes:
            laws.cards_kept(scene)
            laws.focus_kept(scene)
        if self._bursts % TOLD_EVERY == 0:
            laws.everything_told(program)

    def _go_home(self) -> None:
        """By keys to the first screen; there everything is as it was, and is weighed."""
        if self.program.game.loop.running:
            self.report.most_keys = max(self.report.most_keys, laws.leads_home(self.program))
        self.program.plain()
        self.program.loaded()
        self.report.weights.append(Weight.now())

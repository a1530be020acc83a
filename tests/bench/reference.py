"""The playouts of ``reference.c``, compiled where they are asked for and called by ctypes."""

import ctypes
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from settebello.engine import kernel

SOURCE = Path(__file__).with_suffix(".c")
GAMES = (
    "scopone_scientifico for 4",
    "scopa for 2",
    "scopa for 3",
    "napola for 2",
    "scopa_assi for 2",
    "scopa_quindici for 2",
)
"""Some games that the reference can play, as ``shipped`` names them."""
NUMBERS = (
    *("cards", "players", "sides", "plies", "first_end", "round"),
    *("takes_sums", "takes_fifteens", "takes_table", "sweep_left"),
    *("majorities", "bonuses", "runs", "ranks", "run_least", "run_most", "run_suit", "primiera_points"),
)
TABLES = {
    "single": 64,
    "block": 64,
    "starts": 17,
    "majority_mask": 8,
    "bonus_mask": 16,
    "value": 64,
    "goal": 64,
    "fifteen": 64,
    "majority_points": 8,
    "bonus_points": 16,
    "prime_shift": 13,
    "prime_worth": 13,
}
"""The length of each array."""


class Tables(ctypes.Structure):
    """The tables of a ruleset as the reference declares them."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in NUMBERS),
        *((name, ctypes.c_int64 * size) for name, size in TABLES.items()),
    )


def tables_of(rules: kernel.Rules) -> Tables:
    """The kernel's tables for the reference."""
    counts = {
        "majorities": len(rules.majority_mask),
        "bonuses": len(rules.bonus_mask),
        "runs": len(rules.run_least),
        "ranks": len(rules.prime_shift),
        "run_least": max(rules.run_least, default=0),
        "run_most": max(rules.run_most, default=0),
    }
    tables = Tables()
    for name in NUMBERS:
        setattr(tables, name, int(counts[name] if name in counts else getattr(rules, name)))
    for name, size in TABLES.items():
        table = [rules.worth[bit % 67] for bit in rules.bit] if name == "value" else getattr(rules, name)
        setattr(tables, name, (ctypes.c_int64 * size)(*map(int, table)))
    return tables


class Reference:
    """The compiled reference; raises CalledProcessError where it cannot be compiled."""

    def __init__(self, folder: Path, flags: Sequence[str] = ()) -> None:
        library = folder / f"reference{len(flags)}.so"
        compiler = (sysconfig.get_config_var("CC") or "cc").split()
        subprocess.run([*compiler, "-O3", *flags, "-shared", "-fPIC", "-o", library, SOURCE], check=True)
        self.run = ctypes.CDLL(str(library)).run
        self.run.argtypes = (ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
        self.run.restype = ctypes.c_int64

    def playouts(self, tables: Tables, deals: int, seed: int) -> int:
        """As ``kernel.run_playouts``."""
        return int(self.run(ctypes.byref(tables), deals, seed, None))

    def full(self, tables: Tables, deals: int, seed: int) -> tuple[int, int]:
        """As ``kernel.run_full``."""
        seen = ctypes.c_int64(0)
        checksum = self.run(ctypes.byref(tables), deals, seed, ctypes.byref(seen))
        return int(checksum), seen.value

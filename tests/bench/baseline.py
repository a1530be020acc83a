"""A fixed loop whose speed every measurement is compared with, so that machines and loads cancel out."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

STEPS = 200_000
ROUNDS = 15


def baseline() -> int:
    """So many steps of integer arithmetic and table look-ups, much as the kernel does them."""
    table = bytes(n.bit_count() for n in range(4096))
    number, total = 1, 0
    for _ in range(STEPS):
        number = number * 48271 % 2147483647
        total += table[number & 4095]
    return total


def seconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def compared(work: Callable[[], object]) -> tuple[float, float]:
    """Seconds a call of some work, and that as a multiple of the baseline run beside it (medians)."""
    pairs = [(seconds(work), seconds(baseline)) for _ in range(ROUNDS)]
    return median(one for one, _ in pairs), median(one / other for one, other in pairs)

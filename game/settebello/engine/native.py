"""Native number and array types when compiled by mypyc, int and list when interpreted; and which it is."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64, vec = int, list


def is_compiled() -> bool:
    """Whether the kernel that runs is the compiled one."""
    # Here, because the kernel itself imports this module.
    from settebello.engine.kernel import state

    return not state.__file__.endswith(".py")

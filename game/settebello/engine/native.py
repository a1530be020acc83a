"""Native number and array types when compiled by mypyc, int and list when interpreted."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64, vec = int, list

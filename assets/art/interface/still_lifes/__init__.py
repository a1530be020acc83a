"""Large things of the osteria that lie beside a sheet: each tells what the sheet is about."""

from collections.abc import Callable

from interface.still_lifes.mandolin import mandolin
from interface.still_lifes.moka import moka
from interface.still_lifes.newspaper import newspaper
from interface.still_lifes.size import HIGH, WIDE
from woodcut.picture import Picture

__all__ = ["HIGH", "WIDE", "still_lifes"]


def still_lifes() -> dict[str, Callable[[], Picture]]:
    """What draws each still life, by its name."""
    return {"mandolin": mandolin, "moka": moka, "newspaper": newspaper}

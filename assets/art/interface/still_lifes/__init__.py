"""Large things of the osteria that lie beside a sheet: each tells what the sheet is about."""

from collections.abc import Callable

from interface.still_lifes.abacus import abacus
from interface.still_lifes.hats import hats
from interface.still_lifes.jug_and_bread import jug_and_bread
from interface.still_lifes.keyring import keyring
from interface.still_lifes.letters_tied import letters_tied
from interface.still_lifes.mandolin import mandolin
from interface.still_lifes.moka import moka
from interface.still_lifes.newspaper import newspaper
from interface.still_lifes.notebook import notebook
from interface.still_lifes.pack import pack
from interface.still_lifes.rulebook import rulebook
from interface.still_lifes.size import HIGH, WIDE
from interface.still_lifes.trophy import trophy
from woodcut.picture import Picture

__all__ = ["HIGH", "WIDE", "still_lifes"]


def still_lifes() -> dict[str, Callable[[], Picture]]:
    """What draws each still life, by its name."""
    return {
        "abacus": abacus,
        "hats": hats,
        "jug_and_bread": jug_and_bread,
        "keyring": keyring,
        "letters_tied": letters_tied,
        "mandolin": mandolin,
        "moka": moka,
        "newspaper": newspaper,
        "notebook": notebook,
        "pack": pack,
        "rulebook": rulebook,
        "trophy": trophy,
    }

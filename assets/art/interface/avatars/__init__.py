"""Round portraits for the seats, 256 units wide."""

from collections.abc import Callable
from functools import partial

from interface.avatars.beasts import dove, fish
from interface.avatars.champion import pina
from interface.avatars.children import bambina, chiara
from interface.avatars.court import king, knight, pulcinella
from interface.avatars.elders import anselmo, carmelo
from interface.avatars.figures import choices
from interface.avatars.guests import ines, rosalba
from interface.avatars.house import marinaio, oste
from interface.avatars.lion import lion
from interface.avatars.players import giocatore, giocatrice
from interface.avatars.portrait import SIZE, Sitter, portrait
from interface.avatars.uncle import beppe
from interface.avatars.workers import gerd, gino
from woodcut.faces.moods import Mood
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GREEN,
    GREEN_DARK,
    RED,
    RED_DARK,
    TEAL,
    TEAL_DARK,
)
from woodcut.picture import Picture

__all__ = ["PEOPLE", "SIZE", "portraits"]

PEOPLE: dict[str, tuple[str, str, Sitter]] = {
    "anselmo": (BLUE, BLUE_DARK, anselmo),
    "bambina": ("#d07b8c", "#a25567", bambina),
    "beppe": ("#5f9148", "#436b31", beppe),
    "carmelo": ("#cb8f34", "#99661b", carmelo),
    "chiara": ("#4d97bf", "#336f92", chiara),
    "gerd": ("#8a9a4a", "#657331", gerd),
    "gino": ("#d9822b", "#a35c15", gino),
    "ines": ("#8577b8", "#5f528e", ines),
    "marinaio": ("#4a86ab", "#316482", marinaio),
    "oste": (RED, RED_DARK, oste),
    "pina": ("#a8749e", "#7c4c74", pina),
    "rosalba": (TEAL, TEAL_DARK, rosalba),
}
"""The people of the osteria: their ground, its shade and who sits before it.

All grounds are of middle depth, so that light and dark heads stand out from every one of them.
"""

PLAYERS: dict[str, tuple[str, str, Sitter]] = {
    "giocatore": (GREEN, GREEN_DARK, giocatore),
    "giocatrice": ("#b98f2c", "#86640f", giocatrice),
}
"""The player's own figures."""

LEVELS: dict[str, tuple[str, str, Sitter]] = {
    "dove": ("#b5759d", "#875077", dove),
    "fish": ("#d99a3c", "#a66d1c", fish),
    "king": (BLUE, BLUE_DARK, king),
    "knight": ("#c1942c", "#8d6812", knight),
    "lion": ("#2a63b0", "#1b427c", lion),
    "pulcinella": (RED, RED_DARK, pulcinella),
}
"""The figures of the levels, by the name of their picture."""


CHOICES = choices()
"""The figures that only a player can choose."""

STILL = (*LEVELS, *CHOICES)
"""Those whose calm picture is also that of a player who keeps one mood."""


def portraits() -> dict[str, Callable[[], Picture]]:
    """What draws each portrait, by its name, in each mood (`chiara_pleased`)."""
    people: dict[str, Callable[[], Picture]] = {
        f"{name}_{mood}": partial(portrait, *sitter, mood)
        for name, sitter in (PEOPLE | PLAYERS | LEVELS | CHOICES).items()
        for mood in Mood
    }
    still = {name: people[f"{name}_{Mood.CALM}"] for name in STILL}
    return still | people

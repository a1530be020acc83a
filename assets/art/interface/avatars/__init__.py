"""Round portraits for the seats, 256 units wide."""

from collections.abc import Callable
from functools import partial

from interface.avatars.beasts import dove, fish
from interface.avatars.champion import pina
from interface.avatars.children import bambina, chiara
from interface.avatars.court import king, knight, pulcinella
from interface.avatars.elders import anselmo, beppe, carmelo
from interface.avatars.figures import figures
from interface.avatars.guests import ines, rosalba
from interface.avatars.house import marinaio, oste
from interface.avatars.lion import lion
from interface.avatars.players import giocatore, giocatrice
from interface.avatars.portrait import SIZE, Sitter, portrait
from interface.avatars.workers import gerd, gino
from woodcut.faces.moods import Mood
from woodcut.palette import (
    BLUE,
    BLUE_DARK,
    GOLD,
    GOLD_DARK,
    GREEN,
    GREEN_DARK,
    PLUM,
    RED,
    RED_DARK,
    SKY,
    SKY_DARK,
    TEAL,
    TEAL_DARK,
)
from woodcut.picture import Picture

__all__ = ["PEOPLE", "SIZE", "portraits"]

PEOPLE: dict[str, tuple[str, str, Sitter]] = {
    "anselmo": (BLUE, BLUE_DARK, anselmo),
    "bambina": ("#e9b3bd", "#c98795", bambina),
    "beppe": ("#4a7fb5", "#2f5f92", beppe),
    "carmelo": ("#d8a24a", "#b37d2c", carmelo),
    "chiara": (SKY, SKY_DARK, chiara),
    "gerd": ("#b9c48a", "#8f9b62", gerd),
    "gino": ("#e0913a", "#b56a1c", gino),
    "ines": ("#f0d08a", "#cfa958", ines),
    "marinaio": ("#5f98bb", "#3f7396", marinaio),
    "oste": (RED, RED_DARK, oste),
    "pina": ("#b98ab0", PLUM, pina),
    "rosalba": (TEAL, TEAL_DARK, rosalba),
}
"""The people of the osteria: their ground, its shade and who sits before it."""

PLAYERS: dict[str, tuple[str, str, Sitter]] = {
    "giocatore": (GREEN, GREEN_DARK, giocatore),
    "giocatrice": (GOLD, GOLD_DARK, giocatrice),
}
"""The player's own figures."""

LEVELS: dict[str, tuple[str, str, Sitter]] = {
    "dove": ("#c98fb4", "#a06a8b", dove),
    "fish": ("#cfe3dc", "#9fc3b7", fish),
    "king": (BLUE, BLUE_DARK, king),
    "knight": (GOLD, GOLD_DARK, knight),
    "lion": ("#2a63b0", "#1b427c", lion),
    "pulcinella": (RED, RED_DARK, pulcinella),
}
"""The figures of the levels, by the name of their picture."""


STILL = ("king", "knight", "pulcinella")
"""Those of them whose calm picture is also that of a player who keeps one mood."""


def portraits() -> dict[str, Callable[[], Picture]]:
    """What draws each portrait, by its name; all but the figures have one in each mood (`chiara_pleased`)."""
    people = {
        f"{name}_{mood}": partial(portrait, *sitter, mood)
        for name, sitter in (PEOPLE | PLAYERS | LEVELS).items()
        for mood in Mood
    }
    still = {name: people[f"{name}_{Mood.CALM}"] for name in STILL}
    return figures() | still | people

"""The goals from twenty to twenty-three: people of the osteria at their stands."""

from typing import Final, NamedTuple

from interface.endings.arms import lifting, resting
from interface.endings.company import (
    ANSELMO,
    BEPPE,
    CARMELO,
    CHIARA,
    COMPANY,
    COURTLY,
    GERD,
    GINO,
    INES,
    LADY,
    MARINAIO,
    NONNA,
    OSTE,
    PINA,
    PULCINELLA,
    ROSALBA,
    TURK,
)
from interface.endings.figure import Guest, seated
from interface.endings.limbs import Arms
from interface.endings.stage import Stage
from mercato import goods
from mercato.goods import Thing
from mercato.stall import COUNTER
from woodcut.faces.moods import Mood
from woodcut.geometry import ellipse
from woodcut.picture import Picture


class Trader(NamedTuple):
    """Who sells, with which arms, what is held up, and what lies on the counter."""

    name: str
    arms: Arms
    held: Thing
    wares: Thing
    flip: bool = False


TRADERS: Final = {
    "G20a": Trader("rosalba", ROSALBA, goods.tulip, goods.flower_pot),
    "G20b": Trader("marinaio", MARINAIO, goods.fish, goods.lemon),
    "G20c": Trader("nonna", NONNA, goods.egg, goods.roll),
    "G20d": Trader("beppe", BEPPE, goods.carrot, goods.onion),
    "G21a": Trader("oste", OSTE, goods.ham, goods.cheese),
    "G21b": Trader("chiara", CHIARA, goods.strawberry, goods.strawberry),
    "G21c": Trader("turk", TURK, goods.jug, goods.plate),
    "G21d": Trader("anselmo", ANSELMO, goods.lantern, goods.lantern),
    "G22a": Trader("ines", INES, goods.honey, goods.honey),
    "G22b": Trader("gino", GINO, goods.pear, goods.apple),
    "G22c": Trader("pina", PINA, goods.bundt, goods.bundt),
    "G22d": Trader("pulcinella", PULCINELLA, goods.tomato, goods.aubergine),
    "G23a": Trader("dama", LADY, goods.plate, goods.cloth_roll),
    "G23b": Trader("carmelo", CARMELO, goods.bottle, goods.grapes),
    "G23c": Trader("knave", COURTLY, goods.mushroom, goods.mushroom),
    "G23d": Trader("gerd", GERD, goods.pumpkin, goods.barrel),
}
"""The traders by the ids of their cards."""


def trader(art: Picture, card: str) -> None:
    """Draw a trader behind wares who holds one of them up."""
    who = TRADERS[card]
    guest = COMPANY[who.name]

    def gesture(art: Stage) -> None:
        resting(art, who.arms)
        lifting(art, who.arms, lambda art: _held(art, who.held))

    half_figure(art, guest._replace(joy=gesture))
    for place in range(4):
        x = 76 + 69.5 * place
        art.add(ellipse(x + 3, COUNTER - 6, 32, 6), "#8b7b98")
        with art.at(x, COUNTER - 36, 0.68):
            who.wares(art)


def half_figure(art: Picture, guest: Guest, mood: Mood = Mood.PLEASED, size: float = 0.84) -> None:
    """Put a half-figure behind the counter."""
    person = seated(guest, mood, guest.joy)
    with art.at(180 - 230 * size, COUNTER - 352 * size, size):
        for layer in person.layers:
            art.lay(art.here(layer.region), layer.fill)


def _held(art: Picture, thing: Thing) -> None:
    with art.at(0, -34, 0.86):
        thing(art)

"""Everybody who may have sat at a table, with what they drink and how they lose."""

from typing import Final

from interface.avatars.beasts import dove
from interface.avatars.champion import MOURNING, MOURNING_DARK, pina
from interface.avatars.children import bambina, chiara
from interface.avatars.court import king, knight, pulcinella
from interface.avatars.elders import COAL, COAL_DARK, anselmo, beppe, carmelo
from interface.avatars.figures import sitters
from interface.avatars.guests import ines, rosalba
from interface.avatars.house import marinaio, oste
from interface.avatars.players import giocatore, giocatrice
from interface.avatars.workers import gino
from interface.endings.arms import (
    Arms,
    at_the_table,
    clasped,
    folded,
    forearm,
    palm,
    propped,
    resting,
    toasting,
)
from interface.endings.creatures import (
    fish_in_a_bucket,
    horse_in_a_coat,
    in_a_jacket,
    sitting_lion,
    turned_gerd,
)
from interface.endings.drinks import Drink, beer, coffee, goblet, lemonade, wine
from interface.endings.figure import Gesture, Guest
from woodcut.animals import LION_SHADE
from woodcut.dress import fist
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
    SKIN,
    SKIN_BROWN,
    SKIN_OLIVE,
    SKY,
    SKY_DARK,
    TEAL,
    TEAL_DARK,
    WHITE,
    WHITE_DARK,
)
from woodcut.picture import Picture
from woodcut.pigeon import DOVE, DOVE_DARK

LINEN = (WHITE, WHITE_DARK)


def _toast(arms: Arms, drink: Drink = wine) -> Gesture:
    def joy(art: Picture) -> None:
        resting(art, arms)
        toasting(art, arms, drink)

    return joy


def _cheer(arms: Arms, drink: Drink = wine, *, elbow: str) -> Gesture:
    """The other fist is in the air already; its elbow is on the table."""

    def joy(art: Picture) -> None:
        propped(art, arms, elbow)
        toasting(art, arms, drink)

    return joy


def _lift(arms: Arms, drink: Drink) -> Gesture:
    return lambda art: toasting(art, arms, drink)


def _in_the_fist(art: Picture) -> None:
    """Both fists of the child are in the air already."""
    with art.at(212, 178):
        lemonade(art)
        fist(art, 0, 2, 1.35, turned=6, skin=SKIN_BROWN)


def _shrug(arms: Arms) -> Gesture:
    def grief(art: Picture) -> None:
        palm(art, arms, left=True)
        palm(art, arms)

    return grief


def _one_palm(arms: Arms) -> Gesture:
    def grief(art: Picture) -> None:
        resting(art, arms)
        palm(art, arms)

    return grief


def _sulk(arms: Arms) -> Gesture:
    return lambda art: folded(art, arms)


def _rest(arms: Arms) -> Gesture:
    return lambda art: at_the_table(art, arms)


def _wait(arms: Arms) -> Gesture:
    return lambda art: clasped(art, arms)


def _palm(arms: Arms) -> Gesture:
    """The other hand is at the chin already."""
    return lambda art: palm(art, arms)


def _nothing(art: Picture) -> None:
    """Both hands are at the cheeks already, or there is none."""


def _with_cards(arms: Arms, other: Gesture) -> Gesture:
    """One hand holds cards already."""

    def gesture(art: Picture) -> None:
        forearm(art, arms)
        other(art)

    return gesture


ANSELMO = Arms(SKIN, GREEN, GREEN_DARK, 68, 254, cuff=LINEN, thick=18)
BAMBINA = Arms(SKIN_BROWN, RED, RED_DARK, 60, 262, thick=17)
BEPPE = Arms(SKIN, "#d9771a", "#a3540f", 94, 240, cuff=LINEN, thick=23)
CARMELO = Arms(SKIN, COAL, COAL_DARK, 74, 256, cuff=LINEN, thick=20)
CHIARA = Arms(SKIN, TEAL, TEAL_DARK, 62, 252, stripe=WHITE, thick=16)
GERD = Arms(SKIN, "#4b5f6e", "#334450", 104, 230, cuff=(RED, RED_DARK), thick=26)
GINO = Arms(SKIN_OLIVE, WHITE, WHITE_DARK, 90, 250, thick=21)
INES = Arms(SKIN_OLIVE, SKY, SKY_DARK, 72, 252, cuff=LINEN, thick=17)
MARINAIO = Arms(SKIN_BROWN, WHITE, WHITE_DARK, 80, 250, stripe=BLUE, thick=20)
OSTE = Arms(SKIN, SKY, SKY_DARK, 98, 244, stripe=WHITE, turned=60, thick=24)
PINA = Arms(SKIN, MOURNING, MOURNING_DARK, 88, 242, cuff=LINEN, thick=20)
ROSALBA = Arms(SKIN_OLIVE, RED, RED_DARK, 76, 256, cuff=(GOLD, GOLD_DARK), thick=17)
HE = Arms(SKIN, WHITE, WHITE_DARK, 80, 246, stripe=BLUE, thick=20)
SHE = Arms(SKIN_OLIVE, GREEN, GREEN_DARK, 76, 250, thick=17)
KING = Arms(SKIN, BLUE, BLUE_DARK, 84, 250, cuff=LINEN, thick=22)
KNIGHT = Arms(SKIN_OLIVE, BLUE, BLUE_DARK, 78, 256, cuff=LINEN, thick=19)
PULCINELLA = Arms(SKIN, WHITE, WHITE_DARK, 80, 252, thick=22)
DOVE_ARMS = Arms(DOVE, DOVE, DOVE_DARK, 80, 236, shade=DOVE_DARK, thick=19)
LION = Arms(WHITE, WHITE, LION_SHADE, 78, 244, shade=LION_SHADE, thick=20)
FINS = Arms(RED, RED, RED_DARK, 78, 220, shade=RED_DARK, thick=13)
COURTLY = Arms(SKIN, RED, RED_DARK, 78, 248, cuff=LINEN, thick=20)
MASKED = Arms(SKIN, GREEN, GREEN_DARK, 76, 248, cuff=LINEN, thick=20)
HOOFED = Arms("#5b4636", BLUE, BLUE_DARK, 78, 248, cuff=(GOLD, GOLD_DARK), shade="#3a2c22", thick=20)
LADY = Arms(SKIN, GOLD, GOLD_DARK, 74, 254, thick=18)
NONNA = Arms(SKIN, PLUM, "#5f2d52", 78, 246, thick=20)
TURK = COURTLY._replace(skin=SKIN_OLIVE, cuff=(GOLD, GOLD_DARK))
FIGURES = {name: sit for name, (_, _, sit) in sitters().items()}

COMPANY: Final[dict[str, Guest]] = {
    "anselmo": Guest(anselmo, _toast(ANSELMO), _palm(ANSELMO), _wait(ANSELMO)),
    "bambina": Guest(bambina, _in_the_fist, _sulk(BAMBINA), _wait(BAMBINA)),
    "beppe": Guest(beppe, _toast(BEPPE), _shrug(BEPPE), _wait(BEPPE)),
    "carmelo": Guest(carmelo, _toast(CARMELO, coffee), _one_palm(CARMELO), _wait(CARMELO)),
    "chiara": Guest(
        chiara, _toast(CHIARA, lemonade), _nothing, _wait(CHIARA), Mood.DISMAYED, hoops=(TEAL, WHITE)
    ),
    "gerd": Guest(
        turned_gerd, _cheer(GERD, beer, elbow="26,252,24 27,300,25 28,350,25"), _sulk(GERD), _wait(GERD)
    ),
    "gino": Guest(gino, _cheer(GINO, elbow="28,244,23 29,300,24 32,350,24"), _shrug(GINO), _wait(GINO)),
    "ines": Guest(ines, _toast(INES, coffee), _palm(INES), _wait(INES)),
    "marinaio": Guest(marinaio, _toast(MARINAIO), _one_palm(MARINAIO), _wait(MARINAIO), hoops=(WHITE, BLUE)),
    "oste": Guest(oste, _toast(OSTE), _sulk(OSTE), _wait(OSTE)),
    "pina": Guest(pina, _toast(PINA), _sulk(PINA), _wait(PINA)),
    "rosalba": Guest(rosalba, _toast(ROSALBA), _one_palm(ROSALBA), _wait(ROSALBA)),
    "giocatore": Guest(
        giocatore,
        _with_cards(HE, _lift(HE, wine)),
        _with_cards(HE, _palm(HE)),
        _with_cards(HE, _rest(HE)),
        hoops=(WHITE, BLUE),
    ),
    "giocatrice": Guest(
        giocatrice,
        _with_cards(SHE, _lift(SHE, wine)),
        _with_cards(SHE, _palm(SHE)),
        _with_cards(SHE, _rest(SHE)),
    ),
    "king": Guest(king, _toast(KING, goblet), _sulk(KING), _wait(KING)),
    "knight": Guest(knight, _toast(KNIGHT, goblet), _one_palm(KNIGHT), _wait(KNIGHT)),
    "pulcinella": Guest(pulcinella, _toast(PULCINELLA), _shrug(PULCINELLA), _wait(PULCINELLA)),
    "dove": Guest(dove, _toast(DOVE_ARMS, beer), _shrug(DOVE_ARMS), _wait(DOVE_ARMS)),
    "fish": Guest(fish_in_a_bucket, _lift(FINS, beer), _palm(FINS), _nothing, chair=0.0),
    "lion": Guest(sitting_lion, _toast(LION, beer), _sulk(LION), _wait(LION)),
    "dama": Guest(FIGURES["dama"], _toast(LADY), _one_palm(LADY), _wait(LADY)),
    "horse": Guest(horse_in_a_coat, _toast(HOOFED, beer), _sulk(HOOFED), _wait(HOOFED)),
    "knave": Guest(FIGURES["knave"], _toast(COURTLY, goblet), _shrug(COURTLY), _wait(COURTLY)),
    "mammone": Guest(
        in_a_jacket(FIGURES["mammone"], GREEN, GREEN_DARK), _toast(MASKED), _shrug(MASKED), _wait(MASKED)
    ),
    "nonna": Guest(FIGURES["nonna"], _toast(NONNA, coffee), _sulk(NONNA), _wait(NONNA)),
    "turk": Guest(FIGURES["turk"], _toast(TURK, coffee), _one_palm(TURK), _wait(TURK)),
}

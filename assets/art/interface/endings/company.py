"""Everybody who may have sat at a table: how they win, how they lose, and how they wait."""

from functools import partial
from typing import Final

from interface.avatars.beasts import dove
from interface.avatars.champion import MOURNING, MOURNING_DARK, pina
from interface.avatars.children import bambina, chiara
from interface.avatars.court import king, knight, pulcinella
from interface.avatars.elders import COAL, COAL_DARK, COAL_LIGHT, anselmo, carmelo
from interface.avatars.figures import choices
from interface.avatars.guests import ines, rosalba
from interface.avatars.house import marinaio, oste
from interface.avatars.players import giocatore, giocatrice
from interface.avatars.portrait import Sitter
from interface.avatars.uncle import beppe
from interface.avatars.workers import CAP, gerd, gino
from interface.endings import griefs, joys
from interface.endings.arms import clasped, crossed
from interface.endings.creatures import (
    fish_in_a_bucket,
    horse_in_a_coat,
    in_a_jacket,
    sitting_lion,
)
from interface.endings.drinks import beer, coffee, goblet, lemonade
from interface.endings.figure import Guest
from interface.endings.joys import Pose, glass, together
from interface.endings.leaning import impatient, pensive
from interface.endings.limbs import Arms
from interface.endings.stage import MIDDLE, Stage
from interface.endings.torso import Sag
from woodcut.animals import LION_SHADE
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
from woodcut.pigeon import DOVE, DOVE_DARK

LINEN = (WHITE, WHITE_DARK)
ANSELMO = Arms(SKIN, GREEN, GREEN_DARK, 68, 254, cuff=LINEN, thick=18)
BAMBINA = Arms(SKIN_BROWN, RED, RED_DARK, 60, 262, thick=17)
BEPPE = Arms(SKIN, "#d9771a", "#a3540f", 94, 240, cuff=LINEN, thick=23)
CARMELO = Arms(SKIN, COAL, COAL_DARK, 74, 256, cuff=LINEN, thick=20, belly=14, over=COAL_LIGHT)
CHIARA = Arms(SKIN, TEAL, TEAL_DARK, 62, 252, stripe=WHITE, thick=16)
GERD = Arms(SKIN, "#4b5f6e", "#334450", 104, 230, cuff=(RED, RED_DARK), thick=26)
GINO = Arms(SKIN_OLIVE, WHITE, WHITE_DARK, 90, 250, thick=21)
INES = Arms(SKIN_OLIVE, SKY, SKY_DARK, 72, 252, cuff=LINEN, thick=17)
MARINAIO = Arms(SKIN_BROWN, WHITE, WHITE_DARK, 80, 250, stripe=BLUE, thick=20)
OSTE = Arms(SKIN, SKY, SKY_DARK, 98, 244, stripe=WHITE, along=True, thick=24, belly=10)
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
FIGURES = {name: sit for name, (_, _, sit) in choices().items()}


def _guest(sit: Sitter, arms: Arms, joy: Pose, grief: Pose, patience: Pose = clasped) -> Guest:
    """Somebody with these arms, who makes these gestures."""
    return Guest(
        sit,
        arms,
        joy=partial(_posed, joy, arms),
        grief=partial(_posed, grief, arms),
        patience=partial(_posed, patience, arms),
    )


def _posed(pose: Pose, arms: Arms, art: Stage) -> None:
    pose(art, arms)


def _still(art: Stage, arms: Arms) -> None:
    """Nobody moves an arm."""


HANGING: Final = Sag(shoulders=10.0, down=15.0, across=-5.0, turned=-7.0)
AWAY: Final = Sag(shoulders=10.0, down=14.0, across=5.0, turned=6.0)
AWAY_FROM_THE_GLASS: Final = Sag(across=-9.0, turned=-3.0)
ASIDE: Final = Sag(shoulders=9.0, down=11.0, across=3.0, turned=6.0)
"""Other ways to sit after a loss: the head hangs to the left or to the right, or leans aside."""
SHRUG: Final = together(griefs.palm(left=True), griefs.palm())

COMPANY: Final[dict[str, Guest]] = {
    "anselmo": _guest(
        partial(anselmo, hands=False),
        ANSELMO,
        together(glass(higher=30), joys.spectacles),
        griefs.beside(griefs.on_a_fist((6, 12), left=False, aim=-30), left=True),
    )._replace(cheer=AWAY_FROM_THE_GLASS),
    "bambina": _guest(
        partial(bambina, hands=False),
        BAMBINA,
        together(joys.fist_up, glass(lemonade, 30)),
        griefs.folded,
        crossed,
    )._replace(jumps=10.0, sways=2.0, cheer=Sag(across=-12.0, turned=-9.0)),
    "beppe": _guest(beppe, BEPPE, together(joys.heart, glass(higher=34)), SHRUG)._replace(
        sag=ASIDE, leans=-2.0
    ),
    "carmelo": _guest(
        carmelo,
        CARMELO,
        together(joys.hook, glass(coffee)),
        together(griefs.hang(left=False), griefs.collar()),
        crossed,
    )._replace(sag=AWAY, leans=1.0),
    "chiara": _guest(
        partial(chiara, hands=False),
        CHIARA,
        joys.fists_high,
        griefs.on_both_hands((38, -22), (60, -22), -4),
    )._replace(sorrow=Mood.DISMAYED, hoops=(TEAL, WHITE), jumps=14.0, sways=-2.0, leans=-2.0),
    "gerd": _guest(
        partial(gerd, hands=False),
        GERD,
        together(joys.second(beer), glass(beer)),
        griefs.on_both_fists(41, 0),
        crossed,
    ),
    "gino": _guest(
        partial(gino, hands=False),
        GINO,
        together(joys.fist_up, glass(higher=30)),
        together(griefs.scratching((78, -127), CAP), griefs.hang()),
    )._replace(leans=3.0, cheer=AWAY_FROM_THE_GLASS),
    "ines": _guest(
        partial(ines, hands=False),
        INES,
        joys.both_hands(coffee),
        griefs.beside(griefs.on_a_hand((36, -30), left=True)),
    )._replace(leans=-2.0),
    "marinaio": _guest(
        marinaio, MARINAIO, together(joys.salute, glass()), together(griefs.hang(), griefs.pushing())
    )._replace(hoops=(WHITE, BLUE), sag=HANGING, leans=-3.0, cheer=AWAY_FROM_THE_GLASS),
    "oste": _guest(
        oste,
        OSTE,
        together(joys.akimbo, joys.kiss),
        together(griefs.forehead((48, -96)), griefs.hang(left=False)),
        crossed,
    )._replace(leans=3.0, cheer=Sag(across=-11.0, turned=-4.0)),
    "pina": _guest(pina, PINA, together(joys.akimbo, joys.finger), griefs.folded)._replace(
        sag=AWAY, leans=-1.0
    ),
    "rosalba": _guest(
        rosalba,
        ROSALBA,
        together(joys.akimbo, glass(goblet)),
        griefs.beside(griefs.on_a_fist((24, -24))),
        crossed,
    )._replace(leans=-1.0, turns=MIDDLE),
    "giocatore": _guest(
        partial(giocatore, hands=False),
        HE,
        together(joys.wide, glass(higher=26)),
        griefs.beside(griefs.on_a_fist((38, -22))),
        pensive,
    )._replace(hoops=(WHITE, BLUE), cheer=AWAY_FROM_THE_GLASS),
    "giocatrice": _guest(
        partial(giocatrice, hands=False),
        SHE,
        together(joys.thumb, glass()),
        together(griefs.palm(), griefs.on_a_hand((42, -28), left=True)),
        impatient,
    ),
    "king": _guest(king, KING, together(joys.akimbo, glass(goblet)), griefs.folded, crossed),
    "knight": _guest(
        knight,
        KNIGHT,
        together(joys.akimbo, joys.fist_high),
        together(griefs.forehead((40, -78)), griefs.hang(left=False)),
        crossed,
    )._replace(leans=3.0),
    "pulcinella": _guest(pulcinella, PULCINELLA, together(joys.wide, joys.wide_right), SHRUG)._replace(
        sag=HANGING, leans=0.0, sways=-2.0
    ),
    "dove": _guest(dove, DOVE_ARMS, together(joys.akimbo, glass(beer)), SHRUG)._replace(turns=MIDDLE),
    "fish": _guest(fish_in_a_bucket, FINS, glass(beer), griefs.palm(), _still)._replace(
        chair=0.0, turns=150.0
    ),
    "lion": _guest(
        sitting_lion, LION, together(joys.fist_up, glass(beer, 34)), griefs.on_both_fists(44, 0)
    )._replace(cheer=Sag(across=-5.0)),
    "dama": _guest(
        FIGURES["dama"],
        LADY,
        together(joys.heart, glass()),
        griefs.brooding,
        crossed,
    ),
    "horse": _guest(horse_in_a_coat, HOOFED, together(joys.akimbo, glass(beer)), griefs.folded)._replace(
        turns=MIDDLE
    ),
    "knave": _guest(
        FIGURES["knave"],
        COURTLY,
        together(joys.akimbo, joys.wide_right),
        together(griefs.hang(), griefs.behind_the_head((60, -36), left=False, aim=-62)),
    )._replace(sag=AWAY, leans=-2.0),
    "mammone": _guest(
        in_a_jacket(FIGURES["mammone"], GREEN, GREEN_DARK),
        MASKED,
        together(joys.wide, glass(higher=32)),
        SHRUG,
    )._replace(sag=ASIDE, cheer=AWAY_FROM_THE_GLASS),
    "nonna": _guest(
        FIGURES["nonna"], NONNA, joys.folded_in_joy, griefs.on_both_hands((46, -8), (44, -8))
    )._replace(sag=AWAY, leans=0.0),
    "turk": _guest(
        FIGURES["turk"], TURK, together(joys.heart, glass(coffee)), together(griefs.palm(), griefs.hang())
    )._replace(sag=AWAY, leans=-2.0),
}

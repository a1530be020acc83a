"""The animals that represent the children."""

from typing import Final

from settebello.i18n import Text, pt, t
from settebello.practice.learning_port import Child, Mark
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.learn.parts.sums.addend_colours import BLUE, GREEN, ORANGE, VERMILION, Shade, pip

ANIMALS: Final[dict[str, Text]] = {
    "fox": t("Fox"),
    "owl": t("Owl"),
    "cat": t("Cat"),
    "bear": t("Bear"),
    "rabbit": t("Rabbit"),
    "frog": t("Frog"),
    "penguin": t("Penguin"),
    "mouse": t("Mouse"),
}
"""The animals' names by id; the picture is ``ui/children/<id>.svg``."""

MARKS: Final = {
    Mark.CIRCLE: BLUE,
    Mark.DIAMOND: ORANGE,
    Mark.TRIANGLE: GREEN,
    Mark.SQUARE: VERMILION,
    Mark.STAR: Shade("#cc79a7", "star"),
    Mark.CUP: Shade("#f0e442", "cups"),
    Mark.PLUS: Shade("#56b4e9", "plus"),
}
"""The colour and the glyph of each mark; each mark has a shape and a colour of its own."""
MARK_NAMES: Final = {
    Mark.NONE: pt("mark", "none"),
    Mark.CIRCLE: pt("mark", "circle"),
    Mark.DIAMOND: pt("mark", "diamond"),
    Mark.TRIANGLE: pt("mark", "triangle"),
    Mark.SQUARE: pt("mark", "square"),
    Mark.STAR: pt("mark", "star"),
    Mark.CUP: pt("mark", "cup"),
    Mark.PLUS: pt("mark", "plus sign"),
}
BADGE: Final = 0.36
"""The side of a mark's disc as a part of the picture's side."""


def known(animal: str) -> str:
    """Return the id of an animal that has pictures; the fox for an unknown id."""
    return animal if animal in ANIMALS else "fox"


def picture(animal: str) -> str:
    """Return the round portrait of an animal."""
    return f"ui/children/{known(animal)}.svg"


def asleep(animal: str) -> str:
    """Return the picture of an animal that has played enough for today."""
    return f"ui/partners/{known(animal)}_asleep.svg"


def called(child: Child) -> Words:
    """Return a child's name, or else the name of its animal."""
    return called_by(child.nick, child.avatar)


def called_by(nick: str, animal: str) -> Words:
    """Return a name, or else the name of an animal."""
    return nick or ANIMALS.get(animal, ANIMALS["fox"])


def draw_child(canvas: Canvas, animal: str, mark: Mark, area: Area) -> None:
    """Draw an animal with its mark on a white disc at the lower right of the picture."""
    canvas.picture(picture(animal), area)
    shade = MARKS.get(mark)
    if shade is None:
        return
    side = min(area.width, area.height)
    size = side * BADGE
    x, y = area.centre[0] + (side - size) / 2, area.centre[1] + (side - size) / 2
    canvas.glyph("pip_round", x, y, size * 1.08, INK)
    canvas.glyph("pip_round", x, y, size, "#ffffff")
    pip(canvas, x, y, size * 0.6, shade)

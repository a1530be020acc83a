"""The animals that represent the children."""

from typing import Final

from settebello.i18n import Text, t
from settebello.practice.learning_port import Child
from settebello.ui.kit.view.canvas import Words

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
    return child.nick or ANIMALS.get(child.avatar, ANIMALS["fox"])

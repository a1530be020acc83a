"""The animals that stand for the children."""

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
"""What each is called; the picture is ``ui/children/<id>.svg``."""


def picture(animal: str) -> str:
    """The picture of an animal; the fox for one that there is not."""
    return f"ui/children/{animal if animal in ANIMALS else 'fox'}.svg"


def called(child: Child) -> Words:
    """What a child is called: by its animal, unless a name was chosen."""
    return child.nick or ANIMALS.get(child.avatar, ANIMALS["fox"])

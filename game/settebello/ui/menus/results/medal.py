"""An achievement as a medal that lands after a match and can be opened."""

from collections.abc import Callable, Mapping
from typing import Final

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import FIELD_LIT, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, State
from settebello.ui.kit.widgets.button import ring
from settebello.ui.table.motion.easing import Ease, eased

LANDS: Final = 0.22
"""Seconds in which a medal comes down, from `HIGH` times its size."""
HIGH: Final = 2.2
PICTURE: Final = 0.95
"""Size of the picture, relative to the height of the button."""
LETTERS: Final = 18.0
USUAL: Final = "star"
"""The form of a medal that stands for several."""
FORMS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("first_match", "fair_wins"), USUAL),
    **dict.fromkeys(("first_win", "three_wins", "seven_wins"), "cup"),
    **dict.fromkeys(("first_sweep", "sweeps"), "broom"),
    **dict.fromkeys(("amico", "esperto", "maestro", "campione"), "shield"),
    **dict.fromkeys(("five", "deals"), "card"),
    **dict.fromkeys(("six_games", "twelve_games"), "wheel"),
    "four_sweeps": "brooms",
    "opening_sweep": "horseshoe",
    "by_a_sum": "slate",
    "all_coins": "purse",
    "all_four": "coat",
    "napola": "sun",
    "ahead": "signpost",
    "behind": "hourglass",
    "pairs": "rings",
    "doubt": "mask",
    "knock": "door",
}
"""The form of the medal for each achievement, by its id: feats of one match have each a form of its own."""


def medal_picture(achievement: str) -> str:
    """Return the picture of the medal for an achievement; for an unknown one the usual form."""
    return f"ui/moments/medal_{FORMS.get(achievement, USUAL)}.svg"


class Medal(Button):
    """A button with a medal and the title of an achievement; `age` is the seconds since it appeared."""

    def __init__(self, title: Words, opened: Callable[[], Change | None], picture: str) -> None:
        """Show a title beside a picture; `opened` is called when the medal is pressed."""
        super().__init__(title, opened)
        self.picture = picture
        self.age = 0.0

    @property
    def spoken(self) -> tuple[Words, ...]:
        """What was achieved, and the type "button"."""
        return t("Achieved: {first}", first=self.label), t("button")

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the medal and its title, once it has appeared."""
        if self.age <= 0:
            return
        if state.focused:
            canvas.box(self.area, FIELD_LIT)
            ring(canvas, self.area, FIELD_LIT, on_paper=True)
        part = min(1.0, self.age / LANDS)
        size = PICTURE * self.area.height * (HIGH - (HIGH - 1.0) * eased(Ease.IN, part))
        wide = PICTURE * self.area.height
        x, y = self.area.x + wide / 2 + 5, self.area.centre[1]
        canvas.picture(self.picture, Area.centred(x, y, size, size))
        left = self.area.x + wide + 12
        room = Area(left, self.area.y + 3, self.area.right - left - 6, self.area.height - 6)
        canvas.paragraph(
            self.label, room, size=LETTERS, role=Role.BOLD, colour=INK, spacing=0.85, middle=True
        )

"""The plants of the garden: their pictures, names, and how they grow."""

from collections.abc import Callable
from typing import Final

from settebello.i18n import Text, pt
from settebello.learning.facts import Fact
from settebello.learning.memory.mastery import State
from settebello.practice.learning_port import Plant
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State as WidgetState
from settebello.ui.kit.widgets.base import Widget
from settebello.ui.kit.widgets.button import ring
from settebello.ui.learn.parts.sayings import adding
from settebello.ui.learn.parts.sums.addend_colours import CELL

NAMES: Final[dict[State, Text]] = {
    State.NEW: pt("garden", "Nothing has been sown here yet."),
    State.MET: pt("garden", "A seed."),
    State.GROWING: pt("garden", "A sprout."),
    State.SAFE: pt("garden", "A flower."),
    State.GOLD: pt("garden", "A tree."),
}
"""What grows for a sum, by how well it is known."""
_PLAIN: Final = {State.NEW: "plot", State.MET: "seed", State.GROWING: "sprout"}
_TALL: Final = {State.SAFE: "flower", State.GOLD: "tree"}
KINDS: Final = ("red", "gold", "blue")
"""The colours of flowers and fruit, by turns from one total to the next."""
LABEL: Final = 31.0
"""Height of the tag with the sum, which stands before the bed."""
BEFORE: Final = 11.0
"""How much of the bed the tag covers."""
TAG: Final = BoxStyle(
    "#fbf4df", "#e3d3a6", border=INK, border_width=2.0, radius=5, shadow=0.3, shadow_reach=3
)
BESIDE: Final = 2.0
SMALLEST: Final = 0.55
"""The size of a plant that begins to show, as a part of its full size."""
STEPS: Final = 8
"""The sizes in which a growing plant is drawn."""


def plant_picture(fact: Fact, state: State) -> str:
    """Return the picture of a sum's plant."""
    name = _PLAIN.get(state) or f"{_TALL[state]}_{KINDS[fact.sum % len(KINDS)]}"
    return f"ui/garden/{name}.svg"


def draw_plant(canvas: Canvas, area: Area, plant: Plant, part: float = 1.0) -> None:
    """Draw a plant on the lower edge of an area; `part` is how far it has grown from its earlier state."""
    if part <= 0.0 or not plant.grown:
        canvas.picture(plant_picture(plant.fact, plant.before if plant.grown else plant.state), area)
        return
    if part < 1.0:
        canvas.picture(plant_picture(plant.fact, State.NEW), area)
    # Few sizes, so that each is rendered once.
    share = SMALLEST + (1.0 - SMALLEST) * round(part * STEPS) / STEPS
    wide, high = area.width * share, area.height * share
    place = Area(area.centre[0] - wide / 2, area.bottom - high, wide, high)
    canvas.picture(plant_picture(plant.fact, plant.state), place)


class PlantSpot(Widget):
    """One bed of the garden with its sum."""

    def __init__(self, plant: Plant, pressed: Callable[[], Change | None]) -> None:
        """Show a plant in its earlier state until `part` says how far it has grown."""
        super().__init__(adding((plant.fact.a, plant.fact.b)))
        self.plant = plant
        self.part = 0.0
        self._pressed = pressed

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The sum, and what grows there."""
        return self.label, NAMES[self.plant.state]

    def activate(self) -> Change | None:
        """Tell what grows here."""
        return self._pressed()

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the plant and its tag; what has grown glows."""
        area = self.area
        high = area.height - LABEL + BEFORE
        bed = Area.centred(area.centre[0], area.y + high / 2, min(area.width, high), high)
        if self.plant.grown and self.part > 0.0:
            canvas.glow(*bed.centre, 0.7 * bed.width, GOLD, 0.9 * self.part)
        draw_plant(canvas, bed, self.plant, self.part)
        x, _ = area.centre
        label = Area.centred(x, area.bottom - LABEL / 2, area.width - 2 * BESIDE, LABEL)
        canvas.box(label, TAG)
        fact = self.plant.fact
        canvas.text(
            f"{fact.a}+{fact.b}",
            *label.centre,
            size=22,
            role=Role.BOLD,
            align=Align.CENTRE,
            width=label.width - 8,
        )
        if state.focused:
            ring(canvas, area, CELL, on_paper=True)

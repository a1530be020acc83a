"""The garden: a bed for each of the 46 sums, in columns by their totals, and one bed for the further sums."""

from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import pt, t
from settebello.learning.facts import FURTHER, LARGEST_FACT, LARGEST_SUM
from settebello.practice.learning_port import LearningPort, Plant
from settebello.storage.settings import Speed
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CREAM
from settebello.ui.kit.view.canvas import Align, Canvas, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign
from settebello.ui.learn.parts.plants import NAMES, PlantSpot
from settebello.ui.learn.parts.say_again_button import SayAgain
from settebello.ui.learn.parts.stones import TICKED
from settebello.ui.learn.parts.sums.addend_colours import BOARD
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.motion.easing import Ease, eased

EDGE: Final = 22.0
BUTTON: Final = 76.0
TOTAL: Final = 34.0
"""Diameter of the sign with the total of a column."""
CAPTION: Final = 58.0
ROWS: Final = 5
IN_A_ROW: Final = 5
"""Plants in a row of the bed of the further sums."""
SIGN: Final = 92.0
"""Width of the sign beside that bed."""
BED: Final = replace(BOARD, opacity=0.55, shadow=0.0)
GAP: Final = 4.0
FIRST: Final = 0.5
EACH: Final = 0.3
GROWS: Final = 0.7
"""Seconds before the first plant grows, from one to the next, and until one is grown."""


class GardenScene(ChildScene):
    """What the latest block has changed grows while one looks; nothing ever withers here in between."""

    heading = t("Garden")

    def __init__(self, services: Services, port: LearningPort) -> None:
        """Show the garden of the child that practises; the focus is on a plant that has grown."""
        super().__init__(services)
        self.garden = port.garden()
        self._child_still = port.child is not None and port.child.settings.still
        self._began: float | None = None
        self._now = 0.0
        self.plants = tuple(PlantSpot(one, partial(self._tell, one)) for one in self.garden.plants)
        self._grown = [spot for one in self.garden.grown for spot in self.plants if spot.plant is one]
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._repeat = SayAgain(services)
        self.further: Area | None = None
        """The bed of the sums beyond fifteen; None before one of them was met."""
        self._columns: dict[int, tuple[float, float]] = {}
        self._grow()
        self.use(*self.plants, self._repeat, self._home, focus=self._grown[0] if self._grown else self._home)

    @property
    def still(self) -> bool:
        """Whether plants are shown as they are now, without growing."""
        instant = self.services.settings.current.speed is Speed.INSTANT
        return self._child_still or instant or self.services.reduced_motion()

    @property
    def animating(self) -> bool:
        """Whether a plant is growing."""
        return any(spot.part < 1.0 for spot in self._grown)

    def update(self, now: float) -> Change | None:
        """Let what has grown in the latest block grow, one plant after the other."""
        if self._began is None:
            self._began = now
        self._now = now
        if self.animating:
            self._grow()
            self.touch()
        return None

    def _grow(self) -> None:
        passed = 0.0 if self._began is None else self._now - self._began
        for place, spot in enumerate(self._grown):
            part = (passed - FIRST - EACH * place) / GROWS
            spot.part = 1.0 if self.still else eased(Ease.OUT, min(1.0, max(0.0, part)))

    def _tell(self, plant: Plant) -> Change | None:
        """Focus a plant, which tells what it is."""
        spot = next(one for one in self.plants if one.plant is plant)
        self.group.focus(spot)
        self.touch()
        return None

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; R repeats the speech."""
        if isinstance(event, Press) and event.action is Action.REPLAY:
            self.services.aloud.read()
            return None
        return super().handle(event)

    @property
    def words(self) -> Words:
        """The text above the garden: whether the latest block has changed it."""
        return t("Look what has grown!") if self._grown else self.heading

    @property
    def caption(self) -> tuple[Words, ...]:
        """The focused sum, and what grows for it."""
        focused = self.group.focused
        if not isinstance(focused, PlantSpot):
            return ()
        return f"{focused.label} = {focused.plant.fact.sum}.", NAMES[focused.plant.state]

    @property
    def spoken(self) -> Spoken:
        """What has grown, and the focused sum."""
        return replace(super().spoken, opening=(self.words,))

    def arrange(self, width: float, height: float) -> None:
        """Place the beds in a column for each total, the smaller addend of the lowest one first."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._repeat.place(Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON))
        totals = range(2, LARGEST_SUM + 1)
        step = (width - 2 * EDGE) / len(totals)
        bottom = height - EDGE - CAPTION - 10 - TOTAL
        room = (bottom - EDGE - BUTTON - 14) / ROWS
        for column, total in enumerate(totals):
            x = EDGE + (column + 0.5) * step
            self._columns[total] = x, bottom + TOTAL / 2 + 2
            beds = sorted(
                (spot for spot in self.plants if spot.plant.fact.sum == total),
                key=lambda spot: spot.plant.fact,
            )
            for line, spot in enumerate(beds):
                y = bottom - (line + 1) * room
                spot.place(Area(x - (step - GAP) / 2, y, step - GAP, room - GAP))
        self._place_further(step, bottom - ROWS * room, room)

    def _place_further(self, step: float, top: float, room: float) -> None:
        """Place the bed of the further sums above the columns of the smallest totals, which are short."""
        further = [spot for spot in self.plants if spot.plant.fact in FURTHER]
        rows = -(-len(further) // IN_A_ROW)
        self.further = Area(EDGE, top - GAP, IN_A_ROW * step, rows * room) if further else None
        for place, spot in enumerate(further):
            line, column = divmod(place, IN_A_ROW)
            spot.place(Area(EDGE + column * step + GAP / 2, top + line * room, step - GAP, room - GAP))

    def draw(self, canvas: Canvas) -> None:
        """Draw the lawn, the totals and the plants."""
        draw_daylight(canvas, Ground.LAWN, self.services.settings.current.table)
        draw_words(canvas, Area(self.width / 2 - 370, EDGE + 6, 740, 64), (self.words,), size=36)
        if self.further is not None:
            canvas.box(self.further, BED)
            x, y = self.further.right + SIGN / 2 + 2 * GAP, self.further.centre[1]
            canvas.box(Area.centred(x, y, SIGN, TOTAL), TICKED)
            label = f"{LARGEST_SUM + 1}\u2013{LARGEST_FACT}"
            canvas.text(label, x, y, size=22, role=Role.BOLD, align=Align.CENTRE, colour=CREAM)
        for total, (x, y) in self._columns.items():
            canvas.box(Area.centred(x, y, TOTAL + 10, TOTAL), TICKED)
            canvas.text(str(total), x, y, size=22, role=Role.BOLD, align=Align.CENTRE, colour=CREAM)
        low = Area(EDGE, self.height - EDGE - CAPTION, self.width - 2 * EDGE, CAPTION)
        draw_words(canvas, low, self.caption, size=28)
        super().draw(canvas)

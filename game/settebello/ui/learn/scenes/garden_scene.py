"""The garden: a bed for each of the 46 sums, in columns by their totals, and one bed for the further sums."""

from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import pt, t
from settebello.learning.facts import FURTHER, LARGEST_FACT, LARGEST_SUM
from settebello.learning.memory.mastery import State
from settebello.practice.learning_port import AfterDeal, LearningPort, Plant
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.kit.theme import CREAM, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts.child_motion import is_still
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, SEAT
from settebello.ui.learn.parts.child_voice import narrated, voice_switch
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.learn_buttons import Sign, go
from settebello.ui.learn.parts.partner import Pose, SeatedPartner
from settebello.ui.learn.parts.plants import NAMES, PlantSpot
from settebello.ui.learn.parts.say_again_button import SayAgain, say_again
from settebello.ui.learn.parts.sayings import makes
from settebello.ui.learn.parts.stones import TICKED
from settebello.ui.learn.parts.sums.addend_colours import BOARD
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.motion.easing import Ease, eased

TOTAL: Final = 34.0
"""Diameter of the sign with the total of a column."""
CAPTION: Final = 58.0
WIDE: Final = 300.0
ROWS: Final = 5
IN_A_ROW: Final = 5
"""Plants in a row of the bed of the further sums."""
SIGN: Final = 92.0
"""Width of the sign beside that bed."""
BED: Final = replace(BOARD, opacity=0.55, shadow=0.0)
GAP: Final = 4.0
OUT: Final = 14.0
"""How far the board of the animal reaches beyond it."""
PERCH: Final = BoxStyle(
    "#c79b63", "#93683a", border=INK, border_width=2.0, radius=5, shadow=0.3, shadow_reach=6
)
"""The board on which the animal leans, and"""
PLANK: Final = 34.0
LEG: Final = (26.0, 30.0)
"""its height, and the size of its legs."""
PERCHED: Final = 2.6
"""The greatest width of the animal, in columns."""
FREE: Final = {False: (4, 2), True: (2, 1)}
"""Columns and rows of the smallest totals above which the animal is, without and with the further bed."""
SKY: Final = 42.0
"""How far below the buttons there is lawn."""
FIRST: Final = 0.5
EACH: Final = 0.3
GROWS: Final = 0.7
"""Seconds before the first plant grows, from one to the next, and until one is grown."""


class GardenScene(ChildScene):
    """What the latest block has changed grows while one looks; nothing ever withers here in between."""

    heading = t("Garden")

    def __init__(self, services: Services, port: LearningPort, after: AfterDeal | None = None) -> None:
        """Show the garden of the child that practises; the focus is on a plant that has grown.

        `after` is a deal that is over: a green button then leads on to the next step of the day, by way of
        what was earned for the album.
        """
        super().__init__(services)
        following = port.path().day.next.activity
        found = port.found() if after is not None else None
        earned = found is not None and bool(found.cards or found.frames)
        ahead = Pop(None if following is None else following.id)
        then = Replace(routes.DealReflection(after)) if after is not None and earned else ahead
        self._on = go(pt("child", "Next"), lambda: then, "play")
        self._after = after
        self.garden = port.garden()
        self._child = port.child
        self._began: float | None = None
        self._pressed: tuple[PlantSpot | None, int] = None, 0
        """The plant that was pressed last, and how often."""
        self._now = 0.0
        self.plants = tuple(PlantSpot(one, partial(self._tell, one)) for one in self.garden.plants)
        self._grown = [spot for one in self.garden.grown for spot in self.plants if spot.plant is one]
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._repeat = SayAgain(services)
        self.further: Area | None = None
        """The bed of the sums beyond fifteen; None before one of them was met."""
        self._columns: dict[int, tuple[float, float]] = {}
        self._grow()
        self._voice = voice_switch(services)
        self.partner = SeatedPartner(services, self._child)
        self.partner.begins(Pose.GLAD if self._grown else Pose.WATCHING)
        self.seat = self.perch = Area(0, 0, 0, 0)
        onward = () if after is None else (self._on,)
        first = self._grown[0] if self._grown else self._home
        self.use(
            *self.plants,
            *onward,
            self._repeat,
            self._voice,
            self._home,
            focus=first if after is None else self._on,
        )

    @property
    def still(self) -> bool:
        """Whether plants are shown as they are now, without growing."""
        return is_still(self.services, self._child)

    @property
    def animating(self) -> bool:
        """Whether a plant is growing, or the hand moves."""
        return self._growing or self.partner.moves or super().animating

    @property
    def _growing(self) -> bool:
        return any(spot.part < 1.0 for spot in self._grown)

    @property
    def onward(self) -> Widget | None:
        """The green button after a deal, else the house."""
        return self._home if self._after is None else self._on

    def update(self, now: float) -> Change | None:
        """Let what has grown in the latest block grow, one plant after the other."""
        if self._began is None:
            self._began = now
        self._now = now
        self.wait(now)
        if self.partner.at(now):
            self.touch()
        if self._growing:
            self._grow()
            self.touch()
        return None

    def _grow(self) -> None:
        passed = 0.0 if self._began is None else self._now - self._began
        for place, spot in enumerate(self._grown):
            part = (passed - FIRST - EACH * place) / GROWS
            spot.part = 1.0 if self.still else eased(Ease.OUT, min(1.0, max(0.0, part)))

    def _tell(self, plant: Plant) -> Change | None:
        """Focus a plant, which tells its sum and what grows for it, however often it is pressed."""
        spot = next(one for one in self.plants if one.plant is plant)
        self.group.focus(spot)
        before, times = self._pressed
        self._pressed = spot, (times if before is spot else 0) + 1
        self.answer(*spot.area.centre)
        return None

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; R repeats the speech."""
        if isinstance(event, Press) and event.action is Action.REPLAY:
            say_again(self.services)
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

    @property
    def narration(self) -> Narration | None:
        """What has grown, and what grows in the focused bed."""
        focused = self.group.focused
        told = narrated(self.services, self.words)
        if told is None or not isinstance(focused, PlantSpot):
            return told
        plant, (pressed, times) = focused.plant, self._pressed
        # Bare soil has nothing to say but its sum.
        grows = () if plant.state is State.NEW else (NAMES[plant.state],)
        sum_ = makes((plant.fact.a, plant.fact.b))
        again = (sum_, *grows) * (times if pressed is focused else 0)
        return replace(told, log=(*grows, *again), caption=grows or (sum_,))

    def arrange(self, width: float, height: float) -> None:
        """Place the beds in a column for each total, the smaller addend of the lowest one first."""
        super().arrange(width, height)
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._repeat.place(Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON))
        self._voice.place(Area(width - EDGE - 2 * BUTTON - 18, EDGE, BUTTON, BUTTON))
        self._on.place(Area(width - EDGE - WIDE, height - EDGE - CAPTION, WIDE, CAPTION))
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
        # On the free lawn above the beds of the smallest totals, below that of the further sums.
        columns, rows = FREE[self.further is not None]
        low = bottom - rows * room - LEG[1] - GAP
        top = EDGE + BUTTON + SKY if self.further is None else self.further.bottom + GAP
        high = min(low - PLANK - top, min(PERCHED * step, columns * step - 2 * OUT) * SEAT[1] / SEAT[0])
        wide = high * SEAT[0] / SEAT[1]
        x = EDGE + columns * step / 2
        self.seat = Area.centred(x, low - PLANK - high / 2, wide, high)
        self.perch = Area.centred(x, low - PLANK / 2, wide + 2 * OUT, PLANK)

    def _place_further(self, step: float, top: float, room: float) -> None:
        """Place the bed of the further sums above the columns of the smallest totals, which are short."""
        further = [spot for spot in self.plants if spot.plant.fact in FURTHER]
        rows = -(-len(further) // IN_A_ROW)
        self.further = Area(EDGE, top - GAP, IN_A_ROW * step, rows * room) if further else None
        for place, spot in enumerate(further):
            line, column = divmod(place, IN_A_ROW)
            spot.place(Area(EDGE + column * step + GAP / 2, top + line * room, step - GAP, room - GAP))

    def _draw_partner(self, canvas: Canvas) -> None:
        """Draw the animal behind its board, which stands on the lawn."""
        self.partner.draw(canvas, self.seat)
        perch, (wide, high) = self.perch, LEG
        for x in (perch.x + 2 * OUT, perch.right - 2 * OUT - wide):
            canvas.box(Area(x, perch.bottom - 6, wide, high), PERCH)
        canvas.box(perch, PERCH)

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
        wide = self.width - 2 * EDGE - (0.0 if self._after is None else WIDE + 18)
        low = Area(EDGE, self.height - EDGE - CAPTION, wide, CAPTION)
        draw_words(canvas, low, self.caption, size=28)
        self._draw_partner(canvas)
        super().draw(canvas)

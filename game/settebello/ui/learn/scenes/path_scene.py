"""The home screen of the learning mode: a path of activities, today's practice, and the album."""

from dataclasses import replace
from functools import partial
from typing import Final, assert_never

from settebello.audio.cues import Cue
from settebello.i18n import Text, pt, t
from settebello.learning.activities import Activity, Kind
from settebello.learning.course.today import DayStep, Part
from settebello.practice.learning_port import LearningPort, Mark, Path, Stone
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import (
    Action,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Press,
    UiEvent,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Widget
from settebello.ui.learn.parts.animals import asleep, called, picture
from settebello.ui.learn.parts.child_motion import is_still
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.child_voice import narrated, voice_switch
from settebello.ui.learn.parts.day_steps import draw_steps, shown
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.garden_corner import GardenCorner
from settebello.ui.learn.parts.gate import OPENED
from settebello.ui.learn.parts.learn_buttons import Sign, go
from settebello.ui.learn.parts.path_layout import size_of_names, stone_areas
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.parts.road import draw_road, road_key
from settebello.ui.learn.parts.say_again_button import say_again
from settebello.ui.learn.parts.stones import StoneSpot
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.parts.touches import Touchable
from settebello.ui.learn.parts.walker import spot_of_walker, walker, walker_picture
from settebello.ui.learn.scenes.child_scene import ChildScene

LEFT: Final = 236.0
TOP: Final = 118.0
TODAY: Final = 114.0
"""Height of the steps of the day, above their button."""
NARROW: Final = 12.0
CORNER: Final = 3
"""Plants that are seen in the corner of the garden."""
PATH_TOP: Final = 110.0
PATH_EDGE: Final = 20.0
FIRST_SHOWN: Final = "make_it"
"""The activity that is shown to a child before anything else: a card takes two others."""


def route_of(activity: Activity) -> routes.LearnRoute:
    """The route to the screen of an activity."""
    match activity.kind:
        case Kind.PUZZLES | Kind.SPRINT:
            return routes.LearnTask(activity.id)
        case Kind.SANDBOX:
            return routes.LearnFree()
        case Kind.CHECK:
            return routes.LearnCheck()
        case Kind.PYRAMID:
            return routes.LearnPyramid(activity.id)
        case Kind.FISH:
            return routes.LearnFish(activity.id)
        case Kind.DEALS:
            return routes.PrepareDeal(activity.id)
        case _:
            assert_never(activity.kind)


class PathScene(ChildScene):
    """Every activity is a stone; the child's animal stands at the recommended one, and none is locked."""

    heading = t("Learn to add")
    needs = (1100.0, 690.0)
    """The room for the names of all activities."""

    def __init__(self, services: Services, port: LearningPort) -> None:
        """Show the path of the current child."""
        super().__init__(services)
        self._port = port
        self._path = Path(())
        self._welcomed = False
        self._fitted: tuple[object, float] = ((), 0.0)
        """What the size of the names was found for, and that size."""
        self.stones: tuple[StoneSpot, ...] = ()
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._voice = voice_switch(services)
        child = port.child
        self.who = Plaque(
            called(child) if child else "",
            picture(child.avatar if child else "fox"),
            self.leave,
            size=24,
            mark=child.mark if child else Mark.NONE,
        )
        self._today = self._on = go(t("Let's go"), self._go_today, "play")
        self._bye = go(pt("child", "Good-bye"), self.leave, "moon")
        self._album = Plaque(t("Album"), "ui/glyphs/trophy.svg", lambda: Push(routes.LearnAlbum()), size=26)
        self._garden = GardenCorner(lambda: Push(routes.LearnGarden()))
        self._offer()

    def _offer(self) -> None:
        self._path = self._port.path()
        self._garden.plants = self._port.garden().tallest(CORNER)
        self.stones = tuple(StoneSpot(stone, partial(self._step_on, stone)) for stone in self._path.stones)
        child = self._port.child
        if child is not None:
            self.who.picture = asleep(child.avatar) if self._over else picture(child.avatar)
        self._today = self._bye if self._over else self._on
        # A child that sees its scenario alone stays until an adult comes.
        self._today.enabled = not (self._over and self._path.locked)
        first = self._today if self._today.enabled else next(iter(self.stones), None)
        # Restore the focus after returning from the album or the garden.
        besides = (self._album, self._garden)
        focus = next((one for one in besides if self.group.focused is one), first)
        self.use(self._today, *self.stones, *besides, self.who, self._voice, self._home, focus=focus)

    @property
    def onward(self) -> Widget | None:
        """The green button."""
        return self._today

    @property
    def still(self) -> bool:
        """Whether motion is reduced, so that nothing moves on this screen."""
        return is_still(self.services, self._port.child)

    @property
    def _over(self) -> bool:
        """Whether the good-bye is next: all steps of the day are done, or it is enough."""
        return self._path.day.next.part is Part.GOODBYE

    def _step_on(self, stone: Stone) -> Change | None:
        return self._open(stone.activity)

    def _open(self, activity: Activity) -> Change | None:
        """Open an activity; first show how it goes, or how its new sums can be worked out."""
        then = route_of(activity)
        if not isinstance(then, routes.LearnTask | routes.PrepareDeal):
            return Push(then)
        if self._port.showing(activity.id) is not None:
            return Push(routes.LearnShowing(activity.id, then))
        unit = self._port.door(activity.id)
        if unit is not None:
            return Push(routes.LearnStrategy(unit, then))
        ways = self._port.two_ways(activity.id)
        return Push(then if ways is None else routes.LearnWays(ways, then))

    def update(self, now: float) -> Change | None:
        """Lead a child that has never practised to its first sum at once."""
        self.wait(now)
        if self._welcomed or not self._port.newcomer:
            return None
        self._welcomed = True
        ahead = self._path.day.next.activity
        then = route_of(ahead) if ahead is not None else None
        shown = self._port.showing(FIRST_SHOWN)
        if shown is None or not isinstance(then, routes.LearnTask | routes.PrepareDeal):
            return None
        return Push(routes.LearnShowing(FIRST_SHOWN, then))

    def _go_today(self) -> Change | None:
        """Start the next step of the day."""
        activity = self._path.day.next.activity
        return None if activity is None else self._open(activity)

    def resumed(self, result: object) -> Change | None:
        """Update the progress; `result` is an activity to continue with, OPENED from the gate, or None."""
        if result == OPENED:
            return Pop()
        self._offer()
        self._place()
        super().resumed(result)
        again = next((one for one in self._path.stones if one.activity.id == result), None)
        return self._step_on(again) if again is not None else None

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; R repeats the speech. The animal on the road is a part of its stone."""
        if isinstance(event, Press) and event.action is Action.REPLAY:
            say_again(self.services)
            return None
        if isinstance(event, PointerMoved | PointerPressed | PointerReleased):
            on = spot_of_walker(self.stones, event.x, event.y)
            event = event if on is None else replace(event, x=on[0], y=on[1])
        return super().handle(event)

    def leave(self) -> Change | None:
        """Return to the list of children; a locked scenario requires the gate."""
        self.services.cues.play(Cue.BUTTON)
        return Push(routes.LearnGate(behind=None)) if self._path.locked else Pop()

    @property
    def words(self) -> Words:
        """The text above the path."""
        return t("Tomorrow is a good day too.") if self._over else self.heading

    @property
    def spoken(self) -> Spoken:
        """The text above the path, and the focused widget."""
        return replace(super().spoken, opening=(self.heading, self.words) if self._over else (self.heading,))

    @property
    def narration(self) -> Narration | None:
        """The text above the path, and the name of the focused picture."""
        told = narrated(self.services, self.words, label=self.group.focused)
        return None if told is None else replace(told, log=tuple(self._told))

    def arrange(self, width: float, height: float) -> None:
        """Place the path in the middle and the rest on the left."""
        super().arrange(width, height)
        self._place()

    def _place(self) -> None:
        width, height = self.width, self.height
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._voice.place(Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON))
        column = LEFT - 2 * EDGE
        for button in (self._on, self._bye):
            button.place(Area(EDGE, height - EDGE - BUTTON, column, BUTTON))
        free = self._today.area.y - TODAY - 14 - TOP
        # The child has most of the column; its album and its garden share the rest.
        high = min(180.0, 0.4 * free)
        low = min(140.0, (free - high - 2 * NARROW) / 2)
        self.who.place(Area(EDGE, TOP, column, high))
        self._album.place(Area(EDGE, TOP + high + NARROW, column, low))
        self._garden.place(Area(EDGE, TOP + high + low + 2 * NARROW, column, low))
        room = Area(LEFT, PATH_TOP, width - LEFT - PATH_EDGE, height - PATH_TOP - 6)
        for spot, area in zip(self.stones, stone_areas(len(self.stones), room), strict=True):
            spot.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the path and its stones."""
        table, stones = self.services.settings.current.table, self.stones
        draw_daylight(canvas, Ground.COAST, table, lambda: draw_road(canvas, stones), road_key(stones))
        self._fit_names(canvas)
        draw_words(canvas, Area(self.width / 2 - 370, EDGE + 6, 740, 64), (self.words,), size=36)
        if self._steps:
            draw_steps(canvas, self.raised(self._day), self._steps)
        super().draw(canvas)
        child, stand = self._port.child, walker(stones)
        if child is not None and stand is not None:
            canvas.picture(walker_picture(child.avatar), stand[0], mirrored=stand[1])

    def _fit_names(self, canvas: Canvas) -> None:
        """Give the names of all stones one size, which is found anew when one of them or its room changes."""
        said = tuple((canvas.say(spot.label), spot.name_area) for spot in self.stones)
        if self._fitted[0] != (canvas.k, said):
            names = [(spot.label, spot.name_area) for spot in self.stones]
            self._fitted = (canvas.k, said), size_of_names(canvas, names)
        for spot in self.stones:
            spot.letters = self._fitted[1]

    @property
    def _day(self) -> Touchable:
        """The board with the steps of the day, above the green button; a touch says what that does."""
        area, words = self._today.area, self._today.label
        said = (words,) if isinstance(words, Text) else ()
        return Touchable("day", Area(area.x, area.y - TODAY, area.width, TODAY - 14), said)

    @property
    def touchables(self) -> tuple[Touchable, ...]:
        """The board with the steps of the day."""
        return (self._day,) if self._steps else ()

    @property
    def _steps(self) -> tuple[DayStep, ...]:
        """The steps of the day that are shown."""
        return shown(self._path.day.steps)

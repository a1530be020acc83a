"""Selection of the child: a large plate per child, by group and page where there are many."""

from functools import partial
from typing import Final

from settebello.i18n import pt, t
from settebello.practice.learning_port import MOST_CHILDREN, Child, LearningPort
from settebello.ui.kit import routes
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Push
from settebello.ui.kit.theme import CALM, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Surface, Widget
from settebello.ui.kit.widgets.value_widgets import place_among
from settebello.ui.learn.parts.child_plates import ChildPlate, GroupTab, page_size, places
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE
from settebello.ui.learn.parts.daylight import Ground, draw_daylight
from settebello.ui.learn.parts.hosts import hosts
from settebello.ui.learn.parts.learn_buttons import Sign
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.parts.touches import Touchable
from settebello.ui.learn.parts.walker import walker_picture
from settebello.ui.learn.scenes.touch_scene import TouchScene

LARGEST: Final = 290.0
TABS: Final = 5
"""The most tabs of groups side by side; of more groups the neighbours of the chosen one are shown."""
TAB: Final = Area(0, 0, 280, 60)
NO_GROUP: Final = t("No group")
DOT: Final = 22.0


class WhoScene(TouchScene):
    """Selects the child who practises, without a password: animals with marks identify the children."""

    heading = t("Who is playing?")
    surface = Surface.PAPER
    needs = (900.0, 540.0)
    pans = False

    def __init__(self, services: Services, port: LearningPort, *, begins: bool = False) -> None:
        """Show the group of the child who played last, and a plate for a new child if possible.

        `begins`: where there is no child yet, open the sheet for the first one at once.
        """
        super().__init__(services)
        self._port = port
        self._begins = begins and not port.children
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._adults = Button(t("For grown-ups"), lambda: Push(routes.LearnGate()), look=CALM, size=20)
        self._back = Sign(t("Previous children"), partial(self._turn_one, -1), "arrow_left")
        self._on = Sign(t("More children"), partial(self._turn_one, 1), "arrow_right")
        now = port.child
        self._group = now.group if now else next((child.group for child in port.children), "")
        self._page = 0
        self._pages = 1
        self._plates: tuple[Plaque, ...] = ()
        self._tabs: tuple[GroupTab, ...] = ()
        self._offer(now.id if now else "")

    @property
    def onward(self) -> Widget | None:
        """The only child, or the plate for the first one; among several children there is a choice."""
        return self._plates[0] if len(self._port.children) < 2 else None

    @property
    def _groups(self) -> tuple[str, ...]:
        """The groups in the order of their first children."""
        return tuple(dict.fromkeys(child.group for child in self._port.children))

    @property
    def _shown(self) -> tuple[Child, ...]:
        """The children of the chosen group."""
        return tuple(child for child in self._port.children if child.group == self._group)

    @property
    def _room(self) -> Area:
        """The area of the plates."""
        top = 172.0 if len(self._groups) > 1 else 130.0
        return Area(60, top, max(self.width, self.needs[0]) - 120, max(self.height, self.needs[1]) - top - 86)

    @property
    def _paged(self) -> Area:
        """The area of the plates between the buttons that turn pages."""
        return self._room.inset(EDGE + BUTTON - 20, 0)

    def _offer(self, child: str = "", *, focus: Widget | None = None) -> None:
        """Offer the page with this child, or else the present one."""
        groups = self._groups
        if self._group not in groups:
            self._group = next(iter(groups), "")
        shown = self._shown
        count = len(shown) + (len(self._port.children) < MOST_CHILDREN)
        size = max(1, page_size(count, self._room, self._paged))
        self._pages = max(1, -(-count // size))
        place = next((n for n, one in enumerate(shown) if one.id == child), None)
        self._page = min(self._page if place is None else place // size, self._pages - 1)
        first = self._page * size
        here = shown[first : first + size]
        self._plates = tuple(ChildPlate(one, partial(self._chosen, one), self._turn) for one in here)
        if len(here) < size and len(self._port.children) < MOST_CHILDREN:
            self._plates = (*self._plates, Plaque(t("New child"), "ui/path/new_child.svg", self._new))
        self._tabs = self._made_tabs(groups)
        self._back.enabled, self._on.enabled = self._page > 0, self._page < self._pages - 1
        turning = (self._back, self._on) if self._pages > 1 else ()
        widgets = (*self._tabs, *self._plates, *turning, self._adults, self._home)
        # Restore the focus after returning from the gate.
        focus = focus or (self._adults if self.group.focused is self._adults else None)
        if focus is None or focus not in widgets or not focus.reachable:
            focus = self._plates[0 if place is None else place - first]
        self.use(*widgets, focus=focus)

    def _made_tabs(self, groups: tuple[str, ...]) -> tuple[GroupTab, ...]:
        if len(groups) < 2:
            return ()
        place = groups.index(self._group)
        first = max(0, min(place - TABS // 2, len(groups) - TABS))
        return tuple(
            GroupTab(
                group or NO_GROUP,
                [child for child in self._port.children if child.group == group],
                partial(self._look_at, group),
                chosen=group == self._group,
            )
            for group in groups[first : first + TABS]
        )

    def _look_at(self, group: str) -> Change | None:
        """Show the children of a group."""
        self._group, self._page = group, 0
        self._offer()
        self._place()
        chosen = next((tab for tab in self._tabs if tab.chosen), None)
        if chosen is not None:
            self.group.focus(chosen)
        return None

    def _turn(self, down: int, far: bool) -> bool:  # noqa: FBT001 - as the keys say it
        """Turn to the next or previous page, or to the first or last one; return whether there is one."""
        page = (self._pages - 1 if down > 0 else 0) if far else self._page + down
        if page == self._page or not 0 <= page < self._pages:
            return False
        self._page = page
        self._offer()
        self._place()
        return True

    def _turn_one(self, down: int) -> Change | None:
        button = self._on if down > 0 else self._back
        if self._turn(down, False) and button.reachable:
            self.group.focus(button)
        return None

    def _new(self) -> Change | None:
        """Create a child behind the gate; only the very first child needs no grown-up."""
        if not self._port.children:
            return Push(routes.LearnNew())
        return Push(routes.LearnGate(routes.LearnNew(self._group)))

    def _chosen(self, child: Child) -> Change | None:
        try:
            self._port.choose(child.id)
        except OSError as error:
            # The child's journal cannot be read; the other children can practise all the same.
            return Push(routes.Dialog(Question(t("That didn't work: {reason}", reason=reason(error)))))
        return Push(routes.LearnPath())

    @property
    def narration(self) -> Narration | None:
        """The question, and the name of the focused picture; where no child has the voice off."""
        if not all(child.voice for child in self._port.children):
            return None
        focused = self.group.focused
        return Narration((self.heading,), label=focused.label if isinstance(focused, Plaque) else None)

    @property
    def spoken(self) -> Spoken:
        """The heading with the page, and the focused widget."""
        paged = [place_among(self._page, self._pages)] if self._pages > 1 else []
        return Spoken(opening=(self.heading, *paged), focus=self.group.spoken, of=self.group.focused)

    def update(self, now: float) -> Change | None:
        """Open the sheet for the first child if the scene was asked to begin with it."""
        super().update(now)
        if self._begins:
            self._begins = False
            return self._new()
        return None

    def resumed(self, result: object) -> Change | None:
        """Update the children; after creating a child, go to its path."""
        now = self._port.child
        if now is not None:
            self._group = now.group
        self._offer(now.id if now else "")
        self._place()
        super().resumed(result)
        return Push(routes.LearnPath()) if isinstance(result, Child) else None

    def arrange(self, width: float, height: float) -> None:
        """Place the plates in the middle, as many as fit."""
        super().arrange(width, height)
        now = self._port.child
        self._offer(now.id if now and now.group == self._group else "", focus=self.group.focused)
        self._place()

    def _place(self) -> None:
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._adults.place(Area(self.width - EDGE - 240, self.height - EDGE - 52, 240, 52))
        room = self._paged if self._pages > 1 else self._room
        # The last page has plates as large as the others.
        most = min(LARGEST, *(area.width for area in places(self._on_a_page, room, LARGEST)))
        for plaque, area in zip(self._plates, places(len(self._plates), room, most), strict=True):
            plaque.place(area)
        y = room.centre[1]
        self._back.place(Area.centred(EDGE + BUTTON / 2, y, BUTTON, BUTTON))
        self._on.place(Area.centred(self.width - EDGE - BUTTON / 2, y, BUTTON, BUTTON))
        wide = min(TAB.width, (self.width - 120 - 12 * (len(self._tabs) - 1)) / max(1, len(self._tabs)))
        left = (self.width - wide * len(self._tabs) - 12 * (len(self._tabs) - 1)) / 2
        for place, tab in enumerate(self._tabs):
            tab.place(Area(left + place * (wide + 12), 98, wide, TAB.height))

    @property
    def _on_a_page(self) -> int:
        count = len(self._shown) + (len(self._port.children) < MOST_CHILDREN)
        return max(1, page_size(count, self._room, self._paged))

    @property
    def _hosts(self) -> tuple[tuple[str, Area], ...]:
        """The animals beside the plates, with their places."""
        if self._pages > 1:
            return ()
        return hosts(self._plates, {child.avatar for child in self._port.children})

    @property
    def touchables(self) -> tuple[Touchable, ...]:
        """The animals that wait."""
        return tuple(Touchable(f"host {place}", area) for place, (_, area) in enumerate(self._hosts))

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates on the map, the animals that wait beside them, and a dot for each page."""
        draw_daylight(canvas, Ground.BAY, self.services.settings.current.table)
        draw_words(canvas, Area(self.width / 2 - 370, EDGE + 6, 740, 64), (self.heading,), size=36)
        if self._pages > 1:
            left = self.width / 2 - (self._pages - 1) * DOT
            for page in range(self._pages):
                sign = "pip_round" if page == self._page else "pip_ring"
                canvas.glyph(sign, left + page * 2 * DOT, self.height - EDGE - 26, DOT, INK)
        for place, ((animal, _), host) in enumerate(zip(self._hosts, self.touchables, strict=True)):
            canvas.picture(walker_picture(animal), self.raised(host), mirrored=place > 0)
        super().draw(canvas)

"""A tour of a scene by one device: to every control on every page of it, each of which has to answer."""

from collections import deque
from collections.abc import Iterator, Sized
from dataclasses import dataclass, field
from random import Random
from typing import Final

from settebello.ui.grownups.parts.charts import Chart
from settebello.ui.kit import routes
from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.scene import Reset, SceneId
from settebello.ui.kit.widgets import Button, Choice, FocusGroup, ScrollList, TextField, Toggle, Widget
from settebello.ui.learn.parts.plaques import Plaque
from settebello.ui.learn.parts.stones import StoneSpot
from settebello.ui.menus.letters.letters_scene import Key
from tests.monkey.program import PLAIN, Program
from tests.monkey.ways import WAYS
from tests.operating.hands import LETTER, Hand, Keyboard
from tests.operating.senses import Noticed, Senses, around

PAIRS: Final = (
    (Action.RIGHT, Action.LEFT),
    (Action.LEFT, Action.RIGHT),
    (Action.DOWN, Action.UP),
    (Action.UP, Action.DOWN),
)
"""What changes a value, and what changes it back."""
LEAPS: Final = ((Action.PAGE_DOWN, Action.PAGE_UP), (Action.PAGE_UP, Action.PAGE_DOWN))
PATIENCE: Final = 90
"""So many frames a movement may last that nobody has switched off."""
SHEETS: Final = 12
"""More sheets than ever lie on one another."""
PAGES: Final = 14
"""So many pages of a scene are looked through."""


LISTED: Final = frozenset({SceneId.LEARN_ADULTS})
"""Where every row of a list is a page of its own, though all have the same controls."""
ALIKE: Final = frozenset({Key})
"""What there is so much of, each as the other, that some of it tells of all."""
SOME: Final = 7
ONWARD: Final = frozenset({StoneSpot})
"""What is left behind when it is done: the focus is then at what comes next."""


@dataclass(frozen=True, slots=True)
class Place:
    """What tells a control from the others, also when a page is made anew."""

    kind: type[Widget]
    label: str
    x: int
    y: int
    number: int = 0
    """Which one it is for the Tab key."""

    def __str__(self) -> str:
        return f"{self.kind.__name__} {self.label!r} at {self.x}, {self.y}"

    def is_at(self, other: "Place | None") -> bool:
        """Whether it is the same control, though in another language, or in a larger window."""
        if other is None or other.kind is not self.kind:
            return False
        same = (self.number, self.label) == (other.number, other.label)
        return same or (self.x, self.y) == (other.x, other.y)


Page = frozenset[Place]
Path = tuple[tuple[Place, Action], ...]
"""What leads to a page: controls, and what is done with each."""


@dataclass
class Tour:
    """Goes to one scene with one device and operates everything there; `findings` are what did not answer."""

    program: Program
    senses: Senses
    hand: Hand
    scene: SceneId
    opened: Action | None = None
    """What opens the controls where they are not there from the beginning: the menu of a table."""
    findings: list[str] = field(default_factory=list)
    operated: int = 0
    _found: list[tuple[Page, Action]] = field(default_factory=list)
    _dead: list[tuple[Path, Place]] = field(default_factory=list)
    _turning: list[tuple[Place, Action | None]] = field(default_factory=list)
    _alive: set[tuple[type[Widget], str]] = field(default_factory=set)

    # The scene and its pages

    def run(self) -> None:
        """All pages, each by the shortest way."""
        self.visit(())
        seen = {self.page}
        waiting: deque[Path] = deque([()])
        while waiting:
            path = waiting.popleft()
            if not self.visit(path):
                continue
            for number in sorted(one.number for one in self.page):
                if not self._is_there(path) and not self.visit(path):
                    break
                # A task may be another one by now, with fewer cards.
                place = next((one for one in self.page if one.number == number), None)
                if place is None or (place.kind in ALIKE and place.number % SOME):
                    continue
                self._found.clear()
                self._operate(path, place)
                for found, action in self._found:
                    if found not in seen and len(seen) < PAGES:
                        seen.add(found)
                        waiting.append((*path, (place, action)))
        for path, place in self._dead:
            if (place.kind, place.label) not in self._alive and not self._answers_later(path, place):
                self._find(place, "does nothing")

    def _answers_later(self, path: Path, place: Place) -> bool:
        """Whether a control answers after another one was used, as does the tab of the page that is open."""
        for other, action in self._turning:
            self.visit(path)
            if other in self.page and self._walk_to(other):
                if action is None:
                    Keyboard.strike(LETTER)
                    self.program.frames(2)
                else:
                    self.do(action)
                if not self._walk_to(place):
                    continue
                before = self.senses.notice()
                if self.do(Action.CONFIRM) != before:
                    return True
        return False

    def visit(self, path: Path) -> bool:
        """Come to a page of the scene from the first screen; whether it is there this time."""
        program = self.program
        if not program.game.loop.running:
            program.again()
        if program.game.preferences.current != PLAIN:
            program.game.preferences.change(PLAIN)
        with program.unseen():
            program.game.stack.apply(Reset(routes.Title()))
            program.frames(1)
            WAYS[self.scene](program, Random(3))
        # The first touch of another device may move everything: a pad has a row of its own.
        self.do(Action.NEXT)
        self.do(Action.PREVIOUS)
        if self.opened is not None:
            self.do(self.opened)
        # A task may be another one each time, with other buttons on the way.
        there = all(self._walk_to(place) and self.do(action) for place, action in path)
        self._home: Noticed = self.senses.notice()
        self._page = self.page
        return there

    def _is_there(self, path: Path) -> bool:
        """Whether everything is as it was on coming here, but for what has the focus."""
        now = self.senses.notice()
        return (
            now.running
            and (now.open, now.settings) == (self._home.open, self._home.settings)
            and now.told == self._home.told
            and self.page == self._page
        )

    @property
    def group(self) -> FocusGroup | None:
        """The controls of the scene on top."""
        found = getattr(self.program.game.stack.top, "group", None)
        return found if isinstance(found, FocusGroup) else None

    @property
    def page(self) -> Page:
        """All controls that can be reached now."""
        group = self.group
        widgets = group.widgets if group is not None else ()
        return frozenset(self._place(n, one) for n, one in enumerate(widgets) if one.reachable)

    def _place(self, number: int, widget: Widget) -> Place:
        say = self.program.game.appearance.say
        label = say(widget.label)
        if self.scene in LISTED and isinstance(widget, ScrollList):
            label = f"{label}: {say(widget.spoken[1])}"
        return Place(type(widget), label, round(widget.area.x), round(widget.area.y), number)

    @property
    def focused(self) -> Place | None:
        """The control in focus."""
        group = self.group
        if group is None or group.focused is None:
            return None
        return self._place(group.widgets.index(group.focused), group.focused)

    # Doing something

    def do(self, action: Action) -> Noticed:
        """Press what stands for an action, and notice what comes of it."""
        self.hand.post(action)
        self.program.frames(2)
        self._rest()
        return self.senses.notice()

    def _rest(self) -> None:
        """Wait until nothing moves any more and all pictures are there."""
        program = self.program
        program.frames(1)
        program.loaded()
        for _ in range(PATIENCE):
            if not program.game.stack.animating:
                return
            program.frames(1)

    def _walk_to(self, place: Place) -> bool:
        """Step on until a control has the focus, and look only there."""
        steps = 2 * len(self.page) + 2
        with self.program.unseen():
            while steps and not place.is_at(self.focused):
                self.hand.post(Action.NEXT)
                self.program.frames(1)
                steps -= 1
        self.program.frames(1)
        return place.is_at(self.focused)

    def _operate(self, path: Path, place: Place) -> None:
        """Do with a control all that it is for."""
        self.operated += 1
        if not self._walk_to(place):
            self._find(place, "is not reached by stepping on")
            return
        group = self.group
        assert group is not None
        widget = group.focused
        assert widget is not None
        used = self._turn(place, widget)
        if isinstance(widget, TextField):
            used = self._write(place, widget)
        if not self._walk_to(place):
            self._find(place, "is not found again after the arrows")
            return
        before = self.senses.notice()
        after = self.do(Action.CONFIRM)
        if after == before and not used and not isinstance(widget, TextField):
            after = self.do(Action.TOGGLE)
        if after != before:
            self._alive.add((place.kind, place.label))
            self._back(place, before, after)
        elif isinstance(widget, Button | Toggle) or not (used or self._only_looked_at(widget)):
            self._dead.append((path, place))

    def _turn(self, place: Place, widget: Widget) -> bool:
        """Change a value with the arrows, and change it back."""
        turned = type(widget).step is not Widget.step
        paged = type(widget).leap is not Widget.leap
        for there, back in (*(PAIRS if turned else ()), *(LEAPS if paged else ())):
            if not self._walk_to(place):
                return False
            before = self.senses.notice()
            after = self.do(there)
            self._look(before, after, there)
            if not place.is_at(self.focused) or after == before:
                continue
            again = self.do(back)
            if again.said != before.said:
                told = set(again.said) ^ set(before.said)
                self._find(place, f"{back} does not take back what {there} does: {told}")
            self._turning.append((place, there))
            return True
        if turned and self._has_values(widget):
            self._find(place, "does not answer to arrows")
        return False

    @classmethod
    def _only_looked_at(cls, widget: Widget) -> bool:
        """Whether a control is there to have the focus and be told of, or has but one value."""
        own = type(widget)
        told = own.activate is Widget.activate and own.step is Widget.step
        return told or not cls._has_values(widget)

    @staticmethod
    def _has_values(widget: Widget) -> bool:
        values: Sized | None = (
            widget.options
            if isinstance(widget, Choice)
            else widget.weeks
            if isinstance(widget, Chart)
            else getattr(widget, "rows", None)
        )
        return values is None or len(values) > 1

    def _write(self, place: Place, widget: TextField) -> bool:
        if not isinstance(self.hand, Keyboard):
            return True
        before = widget.text
        self._turning.append((place, None))
        self.hand.strike(LETTER)
        self.program.frames(2)
        written = widget.text
        self.do(Action.ERASE)
        if written in {before, widget.text}:
            self._find(place, f"takes no letters: {before!r}, {written!r}, {widget.text!r}")
        return True

    def _look(self, before: Noticed, after: Noticed, action: Action) -> None:
        """Remember another page of the same scene, to be looked through later."""
        # In another language all has another name, and is the same.
        same = (after.open, after.settings) == (before.open, before.settings)
        if after.running and same and self.page != self._page:
            self._found.append((self.page, action))

    def _back(self, place: Place, before: Noticed, after: Noticed) -> None:
        """Come back to where a control was pressed."""
        self._look(before, after, Action.CONFIRM)
        if after.running and after.open == before.open and self.page == self._page:
            if issubclass(place.kind, Button | Plaque):
                self._turning.append((place, Action.CONFIRM))
            return
        if len(after.open) <= len(before.open) or after.open[: len(before.open)] != before.open:
            # The scene is still there, or gone: a button that ends it, or a match that begins.
            return
        for _ in range(SHEETS):
            self.do(Action.CANCEL)
            if len(self.program.open) <= len(before.open):
                break
        if self.program.open != before.open:
            self._find(place, f"leads to {after.open}, and from there not back but to {self.program.open}")
        elif self.group is not None and self.focused is None:
            self._find(place, "leads somewhere, and after coming back nothing has the focus")
        elif not place.is_at(self.focused) and self.page == self._page and place.kind not in ONWARD:
            self._find(place, f"leads somewhere, and after coming back the focus is at {self.focused}")

    def _find(self, place: Place, what: str) -> None:
        self.findings.append(f"{self.scene}: {place} {what}")


def unlit(tour: Tour) -> Iterator[Place]:
    """Controls that look the same with and without the focus, going round the page once."""
    start = tour.focused
    while start is not None:
        widget = tour.group.focused if tour.group else None
        assert widget is not None
        lit = around(tour.program, widget.area)
        here = tour.focused
        tour.do(Action.NEXT)
        if tour.focused != here and here is not None and around(tour.program, widget.area) == lit:
            yield here
        if tour.focused == start:
            return

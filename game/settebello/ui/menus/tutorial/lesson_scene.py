"""One chapter of the tutorial: the usual table, at which only what is being shown may be played."""

from dataclasses import replace
from random import Random

from settebello.audio.cues import Cue
from settebello.coach import Lesson, Partner, Step, record_of, shipped_lessons
from settebello.engine import Event, Move
from settebello.i18n import Text, t
from settebello.manual.card_names import card_name
from settebello.session import TableSession, Waiting
from settebello.storage.assists import ALONE, Assists
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
from settebello.ui.kit.scene import Change, Pop, Push, Replace
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.menus.tutorial.lesson_marks import draw_marks
from settebello.ui.menus.tutorial.lesson_panel import ASIDE, Panel
from settebello.ui.menus.tutorial.lesson_text import said
from settebello.ui.menus.tutorial.primiera_values import draw_values
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.model.score_model.results import LEAVE, sheet_of
from settebello.ui.table.scene.table_keys import STEPS
from settebello.ui.table.scene.table_scene import TableScene

GAME = "scopa"
OPPONENT = "pina"
READING = frozenset({*STEPS, Action.CONFIRM, Action.TOGGLE})
"""What the buttons on the paper answer to while there is something to read."""


class Unwritten:
    """The journal of a lesson: nothing of it is kept."""

    def write(self, text: str) -> None:
        """Keep nothing."""

    def finish(self) -> None:
        """Put nothing away."""


class LessonScene(TableScene):
    """A chapter, step by step. Esc leaves it without a question; the page keys go to the next and back."""

    def __init__(self, services: Services, lesson: Lesson) -> None:
        """Begin a chapter with its first step."""
        self.lesson = lesson
        self._place = 0
        self._due = False
        self._leaving: Change | None = None
        self._counted = False
        self._partner = Partner()
        lessons = shipped_lessons()
        number = lessons.index(lesson)
        self._next = lessons[number + 1] if number + 1 < len(lessons) else None
        self._before = lessons[number - 1] if number else None
        self._panel = Panel(
            t(lesson.title),
            f"{number + 1}/{len(lessons)}",
            go_on=self._go_on,
            skip=self._skip,
            changed=self.touch,
            sounded=lambda: services.cues.play(Cue.FOCUS),
        )
        self._version = 0
        record = record_of(lesson, services.ruleset(GAME, {}), OPPONENT)
        session = TableSession(record, opponents=self._partner, journal=Unwritten(), rng=Random(0))
        super().__init__(services, session)
        # The paper lies beside the cards.
        self.needs = (1180.0, 664.0)
        self._begin()

    @property
    def step(self) -> Step:
        """What is being shown now."""
        return self.lesson.steps[self._place]

    @property
    def reading(self) -> bool:
        """Whether there is something to read before anything is played."""
        return not self.step.play

    @property
    def assists(self) -> Assists:
        """A chapter helps in its own way, and shows the same to everybody."""
        return ALONE

    @property
    def layout(self) -> TableLayout:
        """Where everything lies; what is said under the table stands to the right of the paper."""
        whole = super().layout
        row = whole.caption
        left = max(row.x, self._panel.area.right + ASIDE)
        return replace(whole, caption=Area(left, row.y, row.right - left, row.height))

    @property
    def group(self) -> FocusGroup | None:
        """The buttons on the paper."""
        return self._panel.group

    @property
    def spoken(self) -> Spoken:
        """What happens at the table, and at last what is written on the paper."""
        heard = replace(
            super().spoken, opening=(t(self.lesson.title),), notice=self._notice or self._panel.words
        )
        if not self.reading:
            return heard
        return replace(heard, focus=self._panel.group.spoken, of=self._panel.group.focused)

    def read(self) -> tuple[Words, ...]:
        """What is written on the paper, then the table."""
        return said(self.step.say, self._other), *super().read()

    # The steps

    def _begin(self) -> None:
        """Say what the step says, and have the opponent play its card."""
        step = self.step
        if step.other is not None:
            self._partner.tell(step.other)
            self._due = True
        last = self._place + 1 == len(self.lesson.steps)
        on = t("Read on") if not last else t("Next chapter") if self._next else t("New game")
        self._panel.say(said(step.say, self._other), reading=self.reading, on=on)

    @property
    def _other(self) -> Words:
        return self.game.players[1].name

    def _go_on(self) -> Change | None:
        """Go to the next step, or to what comes after the chapter."""
        if self.playback.running or self._due:
            return None
        if self.step.count and not self._counted:
            self._counted = True
            sheet = sheet_of(self.game, self.playback.here, self._sides)
            return Push(routes.ScoreSheet(replace(sheet, lesson=True)))
        if self._place + 1 < len(self.lesson.steps):
            self._place += 1
            self._begin()
            self._rested()
            return None
        self._keep()
        return self._onwards() if self._next else Replace(routes.NewGame())

    def _keep(self) -> None:
        """Remember that this chapter has been played to its end."""
        settings = self.services.settings.current
        if self.lesson.id not in settings.lessons:
            self.services.settings.change(replace(settings, lessons=(*settings.lessons, self.lesson.id)))

    def _skip(self) -> Change | None:
        return self._onwards()

    def _onwards(self) -> Change:
        """The next chapter; after the last one back to the list."""
        return Replace(routes.TutorialLesson(self._next)) if self._next else Pop()

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet; leave with it."""
        change = super().resumed(None)
        if not self._counted or not self.step.count:
            return change
        return Pop() if result == LEAVE else self._go_on()

    # Time

    def update(self, now: float) -> Change | None:
        """Go on with the motion, and let the opponent play what the step says."""
        waiting = self.session.waiting_for
        if waiting is Waiting.PERSON or (waiting is Waiting.OPPONENT and self._due):
            change = super().update(now)
            self._due = self._due and self.session.waiting_for is Waiting.OPPONENT
            return change
        if self.playback.at(now):
            self._rested()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Lay out the table, and the paper beside its cards."""
        super().arrange(width, height)
        self._panel.arrange(self._stage.layout)

    def _look(self) -> None:
        super()._look()
        if self.reading:
            self.picking = None

    # Input

    def handle(self, event: UiEvent) -> Change | None:
        """Take the player's input: for the paper, or for the cards."""
        change = self._page(event)
        if change is None:
            change = self._on_paper(event) if self._is_for_paper(event) else super().handle(event)
        left, self._leaving = self._leaving, None
        return left or change

    def _page(self, event: UiEvent) -> Change | None:
        match event:
            case Press(Action.PAGE_DOWN):
                return self._skip()
            case Press(Action.PAGE_UP) if self._before is not None:
                return Replace(routes.TutorialLesson(self._before))
            case _:
                return None

    def _is_for_paper(self, event: UiEvent) -> bool:
        match event:
            case PointerPressed(x, y) | PointerReleased(x, y):
                return self._panel.area.contains(x, y) and self._pointing.grip is None
            case PointerMoved(x, y):
                return self._panel.area.contains(x, y)
            case Press(action):
                return self.reading and action in READING and not self.playback.running
            case _:
                return False

    def _on_paper(self, event: UiEvent) -> Change | None:
        change = self._panel.group.handle(event)
        if isinstance(event, PointerReleased | Press):
            self.services.cues.play(Cue.BUTTON)
        return change

    def play(self, move: Move) -> None:
        """Play what the step asks for; say kindly why anything else is not meant now."""
        position = self.session.match.position
        if move in self.step.play:
            self._place += 1
            self._begin()
            super().play(move)
        elif position is not None and position.refusal(move) is None:
            self._notice = self._not_meant()
            self.services.cues.play(Cue.REFUSE)
            self.touch()
        else:
            super().play(move)

    def _not_meant(self) -> Text:
        if self.step.wrong is not None:
            return said(self.step.wrong, self._other)
        card = card_name(self.step.play[0].card, self.game.ruleset.deck.pack)
        return t("Here another card is meant: {card}.", card=card)

    def _open_menu(self) -> None:
        """Leave: there is nothing to lose."""
        self._leaving = Pop()

    def _take_back(self) -> None:
        """Begin the chapter again."""
        self._leaving = Replace(routes.TutorialLesson(self.lesson))

    def _redo(self) -> None:
        """Do nothing: a chapter goes forward by itself."""

    def _deal_again(self) -> None:
        """Do nothing: the cards of a chapter are not for a match."""

    def _show(self, events: tuple[Event, ...]) -> None:
        super()._show(events)
        if self.session.waiting_for is not Waiting.OPPONENT:
            self._due = False

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, what is pointed at, and the paper."""
        super().draw(canvas)
        if not self.playback.running and not self._due:
            picking = self.picking
            chosen = frozenset(picking.chosen) | {picking.card} if picking is not None else frozenset()
            draw_marks(canvas, self.layout, self._poses, self.step, frozenset(c for c in chosen if c))
        if self.step.worth:
            left = self._panel.area.right + ASIDE
            draw_values(canvas, self.layout, left, self.step.worth, self.game.ruleset, total=self.step.total)
        self._panel.draw(canvas, active=self.reading)

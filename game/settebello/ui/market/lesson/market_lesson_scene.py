"""The tutorial of the market game: the usual table, at which a step says what is pressed and why."""

from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.coach.market_guide import Answer, MarketGuide
from settebello.i18n import Text, t
from settebello.market import Action
from settebello.ui.kit.controls.inputs import Action as Key
from settebello.ui.kit.controls.inputs import Digit, PointerPressed, Press, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Widget
from settebello.ui.market.layout.market_layout import LESSON_NEEDS
from settebello.ui.market.lesson.lesson_paper import LessonPaper
from settebello.ui.market.lesson.lesson_table import LessonTable
from settebello.ui.market.lesson.pointing_hand import PointingHand
from settebello.ui.market.model.card_words import table_in_words
from settebello.ui.market.model.larger_letters import larger_letters
from settebello.ui.market.model.next_press import Pressed, next_press
from settebello.ui.market.scene.market_focus import COMMAND, MarketFocus, key_of
from settebello.ui.market.scene.market_widgets import CardWidget

LONGEST_STEP: Final = 0.1
"""Seconds that count at most between two frames."""


class MarketLessonScene(MenuScene):
    """The tutorial, step by step. Esc leaves it, the page keys turn its steps."""

    needs = LESSON_NEEDS
    pans = False

    def __init__(self, services: Services, guide: MarketGuide) -> None:
        """Begin with the first step."""
        super().__init__(services)
        self.guide = guide
        self.heading = t(guide.lesson.title)
        letters = larger_letters(services.settings.current)
        steps = len(guide.lesson.steps)
        self.paper = LessonPaper(self.heading, steps, self._go_on, self._skip, letters)
        self.hand = PointingHand(still=services.reduced_motion())
        self._now: float | None = None
        self._set_table()

    # The steps

    def turn_to(self, place: int) -> Change | None:
        """Show a step by its number, from 0; leave the tutorial after the last one."""
        if place >= len(self.guide.lesson.steps):
            return Pop()
        self.guide.turn_to(place)
        self._set_table()
        return None

    def _set_table(self) -> None:
        """Set the table for the step that is shown."""
        guide = self.guide
        self.table = LessonTable(
            self.services, guide.state, self.heading, self.touch, self._renew, self._offered
        )
        self.focus = MarketFocus(self.table.board, self.table.moves)
        self.paper.show(guide.place, guide.words)
        if self.width:
            self.table.board.arrange(self.width, self.height)
        self._renew()

    def _offered(self, action: Action) -> None:
        """Make an action if it is meant; else say why not."""
        table = self.table
        reply = self.guide.offer(action)
        match reply.answer:
            case Answer.RIGHT:
                table.made(action)
                self.paper.answer(reply.words or self.guide.words, wrong=False)
                if self.guide.done:
                    self._note_done()
            case Answer.AGAIN:
                self._set_table()
                self._refuse(reply.words)
            case Answer.ANOTHER | Answer.REFUSED:
                table.board.look()
                self._refuse(reply.words)
        self._renew()

    def _refuse(self, words: Text | None) -> None:
        """Show why an action was not meant."""
        self.services.cues.play(Cue.REFUSE)
        if words is not None:
            self.paper.answer(words, wrong=True)

    def _note_done(self) -> None:
        """Close the market of a step that is done, and save that the last one was."""
        self.table.close_market()
        settings = self.services.settings.current
        name = self.guide.lesson.id
        if self.guide.over and name not in settings.lessons:
            self.services.settings.change(replace(settings, lessons=(*settings.lessons, name)))

    def _go_on(self) -> Change | None:
        return self.turn_to(self.guide.place + 1)

    def _skip(self) -> Change | None:
        return self.turn_to(self.guide.place + 1)

    def _again(self) -> Change | None:
        return self.turn_to(self.guide.place)

    # Input and time

    def handle(self, event: UiEvent) -> Change | None:
        """Turn the steps, or give the event to the table and the paper."""
        board, moves = self.table.board, self.table.moves
        if board.moving and isinstance(event, PointerPressed | Press | Digit):
            board.rest()
            self._renew()
            if event not in {Press(Key.CANCEL), Press(Key.MENU)}:
                return None
        match event:
            case Press(Key.CANCEL) if moves.cancel():
                return None
            case Press(Key.MENU):
                return self.leave()
            case Press(Key.PAGE_DOWN):
                return self._skip()
            case Press(Key.PAGE_UP):
                return self.turn_to(max(self.guide.place - 1, 0))
            case Press(Key.UNDO):
                return self._again()
            case Press(Key.HINT):
                self.hand.begin_again()
                self.touch()
                return None
            case Digit(number):
                return moves.press_hand(number)
            case _:
                before = self.group.focused
                change = super().handle(event)
                if self.group.focused is not before:
                    self.focus.remember(self.group.focused)
                return change

    @property
    def animating(self) -> bool:
        """Whether cards fly or the hand is on its way."""
        return self.table.board.moving or self.hand.moving

    def update(self, now: float) -> Change | None:
        """Let cards arrive, then the hand go on."""
        step = 0.0 if self._now is None else min(max(now - self._now, 0.0), LONGEST_STEP)
        self._now = now
        if self.table.board.moving:
            if self.table.board.advance(step):
                self._renew()
        elif self.hand.moving:
            self.hand.advance(step)
            self.touch()
        return None

    def resumed(self, result: object) -> Change | None:
        """Go on after the settings or the help."""
        super().resumed(result)
        self._now = None
        self._renew()
        return None

    # Picture and speech

    @property
    def attention(self) -> Area | None:
        """None: the table is seen whole."""
        return None

    def arrange(self, width: float, height: float) -> None:
        """Lay the table and the paper out for this size."""
        super().arrange(width, height)
        self.table.board.arrange(width, height)
        self._renew()

    def _renew(self) -> None:
        """Make the widgets again; what is pressed next is pointed at."""
        done = self.guide.done
        self.paper.arrange(self.table.board.layout.paper)
        buttons = self.paper.buttons(done=done)
        widgets = [*self.focus.widgets(), *buttons]
        self.use(*widgets, focus=buttons[0] if done else self.focus.chosen(widgets))
        self.focus.remember(self.group.focused)
        target = self.target
        area = None if target is None or self.table.board.moving else target.area
        self.hand.point(area, (self.width - 60, self.height - 40))

    @property
    def target(self) -> Widget | None:
        """The card or button that is pressed next; None where the player is alone."""
        wanted, choosing = self.guide.wanted, self.table.board.choosing
        if wanted is None or choosing is None:
            return None
        return self.widget(next_press(choosing, wanted))

    def widget(self, pressed: Pressed) -> Widget | None:
        """Return the widget of a card or of a button."""
        if isinstance(pressed, str):
            return next((one for one in self.group.widgets if key_of(one) == (COMMAND, pressed)), None)
        cards = [one for one in self.group.widgets if isinstance(one, CardWidget)]
        return next((one for one in cards if one.key[1] == pressed), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the paper, the widgets, and the hand over them."""
        self.table.painter.draw_table(canvas)
        self.paper.draw(canvas)
        super().draw(canvas)
        self.table.painter.draw_words(canvas)
        self.table.painter.draw_flying(canvas)
        self.hand.draw(canvas)

    @property
    def spoken(self) -> Spoken:
        """What has happened, the focus, and the words on the paper."""
        board = self.table.board
        return Spoken(
            (self.heading,),
            self.group.spoken,
            self.focus.key,
            log=board.log,
            notice=board.notice or self.paper.words,
        )

    def read(self) -> tuple[Words, ...]:
        """Return the words on the paper, the market and the hand."""
        said = () if self.paper.words is None else (self.paper.words,)
        return (*said, *table_in_words(self.table.board.view, bare=True), self.table.painter.sentence)

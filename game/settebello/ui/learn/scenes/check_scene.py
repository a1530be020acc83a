"""The broom check: the cards left after a deal of Quindici have a known sum, which the child verifies."""

from functools import partial
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, Ruleset
from settebello.i18n import pt, t, tn
from settebello.practice.check_attempt import CheckAttempt
from settebello.practice.learning_port import AfterDeal, LearningPort
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Digit, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets.base import State, Widget
from settebello.ui.learn.parts import sayings
from settebello.ui.learn.parts.card_spots import TAG, CardSpot, place_row, row
from settebello.ui.learn.parts.child_sizes import BUTTON, EDGE, GAP
from settebello.ui.learn.parts.child_voice import narrated, voice_switch
from settebello.ui.learn.parts.learn_buttons import Sign, calm, go
from settebello.ui.learn.parts.mat import draw_ground, mat_of
from settebello.ui.learn.parts.medals import EARNED_BY, draw_medal
from settebello.ui.learn.parts.say_again_button import SayAgain, say_again
from settebello.ui.learn.parts.sums.addend_colours import shade
from settebello.ui.learn.parts.sums.task_pictures import draw_words
from settebello.ui.learn.parts.tasks.task_layout import LARGEST
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.layout import RATIO

GAME: Final = "scopa_quindici"
TOP: Final = 120.0
ROW_EDGE: Final = 13.0
MEDAL: Final = 200.0


class CheckScene(ChildScene):
    """Click the cards to count them, then choose their sum."""

    heading = t("How much is left?")

    def __init__(self, services: Services, port: LearningPort, after: AfterDeal | None = None) -> None:
        """Lay out the remaining cards; `after` is the deal after which the garden follows."""
        super().__init__(services)
        self._after = Pop() if after is None else Replace(routes.DealGarden(after))
        self._attempt = CheckAttempt(port.check(), lambda right: port.checked(right=right))
        self.check = self._attempt.check
        self._ruleset: Ruleset = services.ruleset(GAME, {})
        self.counted: tuple[Card, ...] = ()
        self.caption: Words = t("How much is left? Add the cards.")
        self.spots = tuple(CardSpot(card, self._ruleset, self._count) for card in self.check.cards)
        for spot in self.spots:
            spot.pips = True
        self._totals = tuple(calm(str(total), partial(self._answer, total)) for total in self.check.choices)
        self._home = Sign(pt("child", "Back"), self.leave, "home")
        self._repeat = SayAgain(services)
        self._voice = voice_switch(services)
        self._on = go(pt("child", "Next"), lambda: self._after, "play")
        self.use(*self.spots, *self._totals, self._repeat, self._voice, self._home)

    @property
    def done(self) -> bool:
        """Whether the right total was said."""
        return self._attempt.done

    @property
    def onward(self) -> Widget | None:
        """The next card to count, and at last the green button; the sum is for the child to find."""
        if self.done:
            return self._on
        return next((spot for spot in self.spots if spot.card not in self.counted), None)

    @property
    def running(self) -> int:
        """The sum of the cards counted so far."""
        values = {spot.card: spot.value for spot in self.spots}
        return sum(values[card] for card in self.counted)

    def _count(self, card: Card) -> Change | None:
        if self.done:
            return None
        if card in self.counted:
            self.counted = tuple(one for one in self.counted if one != card)
        else:
            self.counted = (*self.counted, card)
        for spot in self.spots:
            spot.lifted = spot.card in self.counted
            spot.shade = shade(self.counted.index(spot.card) if spot.lifted else 0)
        self.services.cues.play(Cue.FOCUS)
        self.caption = t("That is {n}.", n=self.running)
        self.touch()
        return None

    def _answer(self, total: int) -> Change | None:
        over = self._attempt.say(total)
        if not over:
            self.services.cues.play(Cue.SWEEP)
            words = t("{n}: our sum is right!", n=total) if self.check.holds else t("That is {n}.", n=total)
            self.caption = EARNED_BY[self._attempt.frames[0]] if self._attempt.frames else words
            self.use(self._on, self._voice, self._home, focus=self._on)
            self._place()
            return None
        self.services.cues.play(Cue.KNOCK)
        if over > 0:
            self.caption = tn("That's {n} too many.", "That's {n} too many.", n=over)
        else:
            self.caption = tn("That's {n} too few.", "That's {n} too few.", n=-over)
        self.touch()
        return None

    @property
    def spoken(self) -> Spoken:
        """The focused widget, and the current caption."""
        return Spoken(
            opening=(self.heading,), focus=self.group.spoken, of=self.group.focused, notice=self.caption
        )

    @property
    def narration(self) -> Narration | None:
        """What is to be done, and the sum so far."""
        return narrated(self.services, self.caption)

    def read(self) -> tuple[Words, ...]:
        """Return the instruction and the cards' values."""
        values = sayings.adding(tuple(spot.value for spot in self.spots))
        return self.heading, self.caption, values

    def handle(self, event: UiEvent) -> Change | None:
        """Handle input; number keys count cards."""
        match event:
            case Digit(number) if number <= len(self.spots) and not self.done:
                self.group.focus(self.spots[number - 1])
                return self.spots[number - 1].activate()
            case Press(Action.REPLAY):
                say_again(self.services)
                return None
            case _:
                return super().handle(event)

    def arrange(self, width: float, height: float) -> None:
        """Lay out the cards in rows above the sums."""
        super().arrange(width, height)
        self._place()

    def _place(self) -> None:
        width, height = self.width, self.height
        self._home.place(Area(EDGE, EDGE, BUTTON, BUTTON))
        self._repeat.place(Area(width - EDGE - BUTTON, EDGE, BUTTON, BUTTON))
        self._voice.place(Area(width - EDGE - 2 * BUTTON - GAP, EDGE, BUTTON, BUTTON))
        room = Area(ROW_EDGE, TOP, width - 2 * ROW_EDGE, height - TOP - BUTTON - 2 * EDGE - 64)
        most = min(LARGEST, (room.height - TAG) / RATIO)
        # As wide as they are laid out, so that the row is in the middle of its room.
        high = row(len(self.spots), room, most)[0].height + TAG if self.spots else 0.0
        place_row(self.spots, Area(room.x, room.centre[1] - high / 2, room.width, high), most)
        low = height - EDGE - BUTTON
        wide = min(200.0, (width - 2 * EDGE - 20 * 4) / len(self._totals))
        left = width / 2 - (wide + 20) * (len(self._totals) - 1) / 2
        for place, button in enumerate(self._totals):
            button.place(Area.centred(left + place * (wide + 20), low + BUTTON / 2, wide, BUTTON))
        self._on.place(Area(width / 2 - 180, low, 360, BUTTON))

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards and the sums."""
        mat = mat_of(Area(0, TOP, self.width, 0), [spot.area for spot in self.spots], self.width, self.height)
        draw_ground(canvas, self.services.settings.current.table, mat)
        canvas.want_cards(*{spot.card_area.width for spot in self.spots[:1]})
        draw_words(canvas, Area(self.width / 2 - 420, EDGE + 6, 840, 64), (self.heading,), size=36)
        area = Area(EDGE, self.height - 2 * EDGE - BUTTON - 56, self.width - 2 * EDGE, 56)
        draw_words(canvas, area, (self.caption,))
        if self.done and not self._attempt.frames:
            for spot in self.spots:
                spot.draw(canvas, State())
        for frame in self._attempt.frames:
            draw_medal(canvas, Area.centred(self.width / 2, self.height / 2 - 40, MEDAL, MEDAL), frame)
        super().draw(canvas)

"""A task of the learning mode: raise the cards that fit, and take them."""

from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card
from settebello.i18n import Text, t
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.aims import values_of
from settebello.learning.puzzles.puzzle import Task
from settebello.storage.settings import Speed
from settebello.ui.animation.easing import Ease, eased
from settebello.ui.controls.inputs import Action, Digit, Press, UiEvent
from settebello.ui.learn import sayings
from settebello.ui.learn.attempt import Attempt, Phase, Verdict, fits
from settebello.ui.learn.buttons import Sign, calm, go
from settebello.ui.learn.places import Places
from settebello.ui.learn.port import ChildSettings, LearningPort, Reaction
from settebello.ui.learn.spots import TAG, CardSpot, row
from settebello.ui.learn.sums import pictures
from settebello.ui.learn.sums.pictures import Kind, Picture
from settebello.ui.learn.sums.shades import MARK, shade
from settebello.ui.learn.sums.sight import (
    Example,
    draw_example,
    draw_hand,
    draw_progress,
    draw_words,
    picture_of,
)
from settebello.ui.learn.sums.strip import draw_clothes_line, draw_strip
from settebello.ui.paint.area import Area
from settebello.ui.paint.fonts import Role
from settebello.ui.ports.services import Services
from settebello.ui.scene import Change, Pop, Replace, SceneId
from settebello.ui.scenes.backdrop import draw_backdrop
from settebello.ui.scenes.menu import MenuScene
from settebello.ui.theme import GOLD, INK
from settebello.ui.view.canvas import Align, Canvas, Words
from settebello.ui.voice.spoken import Spoken
from settebello.ui.widgets import Widget
from settebello.ui.widgets.base import State

DEBOUNCE: Final = 0.15
"""Seconds in which a second click on the same card is an accident."""
FLIGHT: Final = (0.45, 0.55)
"""Seconds before the cards that were taken set off, and those they fly."""
REST: Final = 1.8
REST_WITH_PICTURE: Final = 1.6
"""Seconds that a solution stays, after its picture has moved if it has one."""
LOOK: Final = 2.2
"""Seconds that dots are seen."""
BREATHES: Final = 12.0
OFFERS: Final = 25.0
"""Seconds without input after which the help button breathes, and help is offered in words."""


class TaskScene(MenuScene):
    """One block of an activity, task after task. Nothing is lost here, and Esc leaves at any moment."""

    heading = t("Learning to add")

    def __init__(self, services: Services, port: LearningPort, activity: str) -> None:
        """Begin a block."""
        super().__init__(services)
        self._port = port
        self._activity = activity
        port.begin(activity)
        self.attempt: Attempt | None = None
        self.caption: sayings.Sentences = ()
        self.spots: tuple[CardSpot, ...] = ()
        self._places = Places.of(1280, 720)
        self._now = self._began = self._last_input = self._task_from = 0.0
        self._toggled: tuple[Card | None, float] = (None, -1.0)
        self._picture: Picture | None = None
        self._picture_from = 0.0
        self._example: Example | None = None
        self._solved_at: float | None = None
        self._said: list[Words] = []
        self._take = go(t("Take"), self._taken, "hand")
        self._begin = go(t("Now you"), self._example_over, "play")
        self._again = go(t("Try again"), self._try_again, "undo")
        self._show = calm(t("Show me"), self._help, "eye")
        self._on = go(t("On we go"), self._next, "play")
        self._help_button = Sign(t("Help"), self._help, "hint")
        self._repeat = Sign(t("Say it again"), self._say_again, "speaker_on")
        self._home = Sign(t("Back"), self.leave, "home")
        self.use(self._home)

    # What is known

    @property
    def settings(self) -> ChildSettings:
        """How the screen behaves for this child."""
        child = self._port.child
        return child.settings if child is not None else ChildSettings()

    @property
    def still(self) -> bool:
        """Whether nothing moves."""
        instant = self.services.settings.current.speed is Speed.INSTANT
        return self.settings.still or instant or self.services.reduced_motion()

    @property
    def animating(self) -> bool:
        """Whether something moves now."""
        if self.attempt is None:
            return False
        flying = self._solved_at is not None and self._now < self._solved_at + sum(FLIGHT)
        return (flying and not self.still) or self._part < 1.0 or (self.breathing and not self.still)

    @property
    def breathing(self) -> bool:
        """Whether the help button asks to be seen."""
        waits = self.attempt is not None and self.attempt.phase is Phase.CHOOSING
        return waits and self._now - self._last_input >= BREATHES

    @property
    def _part(self) -> float:
        """How far the motion of the picture is."""
        if self._picture is None or self.still:
            return 1.0
        return min(1.0, (self._now - self._picture_from) / self._picture.seconds)

    @property
    def dots_seen(self) -> bool:
        """Whether the dots lie open: for a moment, and again whenever help is asked for."""
        attempt = self.attempt
        if attempt is None:
            return False
        long = (
            self.settings.calm
            or attempt.phase is not Phase.CHOOSING
            or attempt.shown > attempt.assignment.help
        )
        return long or self._now - self._task_from < LOOK

    # Time

    def update(self, now: float) -> Change | None:
        """Go on by itself: to the first task, and to the next one after a solution."""
        before = self.breathing, self._offered, self.dots_seen
        self._now = now
        if self.attempt is None:
            self._began = self._last_input = now
            return self._next()
        if self._solved_at is not None and now >= self._solved_at + self._rests:
            return self._next()
        self._fly(self.attempt)
        if self._offered and not before[1]:
            self._say((t("Shall I show you something?"),))
        if before != (self.breathing, self._offered, self.dots_seen):
            self.touch()
        return None

    @property
    def _offered(self) -> bool:
        return self.breathing and self._now - self._last_input >= OFFERS

    @property
    def _rests(self) -> float:
        return REST if self._picture is None else self._picture.seconds + REST_WITH_PICTURE

    def _next(self) -> Change | None:
        """Lay out the next task; after the last one look at what was found."""
        assignment = self._port.task()
        over = assignment is not None and assignment.seconds and self._now - self._began >= assignment.seconds
        if assignment is None or over:
            self.services.cues.play(Cue.SUCCESS)
            return Replace(SceneId.LEARN_REFLECTION, self._activity)
        attempt = self.attempt = Attempt(assignment, self._now)
        puzzle = assignment.puzzle
        self._solved_at = None
        self._task_from = self._last_input = self._now
        self._picture = self._example = None
        self.caption = ()
        self.spots = tuple(CardSpot(card, puzzle.ruleset, self._chosen) for card in _side_by_side(attempt))
        if attempt.phase is Phase.EXAMPLE:
            self._example = Example.of(attempt, self.settings.picture)
            self._look_at(self._example.picture)
            self._say((sayings.makes(self._example.values),))
        elif attempt.marked:
            self._say((self._how_many_more(attempt),))
        self.services.cues.play(Cue.DEAL)
        self._arranged()
        self._renew(self.spots[0] if self.spots else None)
        return None

    def _look_at(self, picture: Picture | None) -> None:
        self._picture, self._picture_from = picture, self._now

    def _say(self, sentences: sayings.Sentences) -> None:
        self.caption = sentences
        self._said += sentences
        self.touch()

    # What the child does

    def handle(self, event: UiEvent) -> Change | None:
        """Take input; every input lets the help button rest."""
        attempt = self.attempt
        if attempt is None:
            return super().handle(event)
        if self.breathing:
            self.touch()
        self._last_input = self._now
        match event:
            case Digit(number) if 0 < number <= len(self.spots) and attempt.phase in _OPEN:
                spot = self.spots[number - 1]
                self.group.focus(spot)
                return spot.activate()
            case Press(Action.CONFIRM) if self._confirms:
                return self._taken()
            case Press(Action.HINT):
                return self._help()
            case Press(Action.REPLAY):
                return self._say_again()
            case _:
                return super().handle(event)

    @property
    def _confirms(self) -> bool:
        """Whether Enter takes: the focus is on a card that is raised already."""
        focused = self.group.focused
        return isinstance(focused, CardSpot) and focused.lifted

    def _chosen(self, card: Card) -> Change | None:
        attempt = self.attempt
        last, at = self._toggled
        if attempt is None or (card == last and self._now - at < DEBOUNCE):
            return None
        explained = attempt.phase is Phase.EXPLAINED
        if not attempt.toggle(card):
            return None
        self._toggled = card, self._now
        if explained:
            self.caption = ()
            self._look_at(None)
        if attempt.single or (self.settings.auto_take and fits(attempt)):
            return self._taken()
        self.services.cues.play(Cue.FOCUS)
        here = next(spot for spot in self.spots if spot.card == card)
        raised = [spot for spot in self.spots if spot.card in attempt.selected]
        # Where a card was laid down, Enter still takes what is raised.
        self._renew(here if card in attempt.selected or not raised else raised[-1])
        return None

    def _taken(self) -> Change | None:
        """Confirm what is raised."""
        attempt = self.attempt
        if attempt is None or attempt.phase not in _OPEN:
            return None
        verdict = attempt.take(self._now)
        reaction = self._port.answered(verdict.reply) if verdict.reply else Reaction()
        if verdict.reply is None:
            self._nothing_new(verdict)
        elif verdict.reply.right:
            self._fits(attempt, verdict, reaction)
        else:
            self._explain(attempt, verdict, reaction)
        return None

    def _nothing_new(self, verdict: Verdict) -> None:
        """Nothing was raised, or a set that hangs on the line already."""
        attempt = self.attempt
        if attempt is None:
            return
        words = (
            t("This way hangs on the line already.")
            if verdict.again
            else sayings.prompt(attempt.assignment.puzzle)
        )
        self.services.cues.play(Cue.KNOCK)
        self._say((words,))
        self._renew()

    def _fits(self, attempt: Attempt, verdict: Verdict, reaction: Reaction) -> None:
        puzzle = attempt.assignment.puzzle
        self.services.cues.play(Cue.CAPTURE)
        way = len(attempt.found) if puzzle.task is Task.WAYS else 1
        self._say(
            sayings.solved(
                puzzle, verdict.explanation, misses=attempt.misses, worked_out=reaction.worked_out, way=way
            )
        )
        shows = reaction.show or attempt.misses > 0 or attempt.shown >= Help.PARTIAL
        if attempt.phase is Phase.SOLVED:
            self._solved_at = self._now
            bond = puzzle.task is Task.WAYS
            if puzzle.task.adds and (shows or puzzle.task is Task.GAP) and not bond:
                self._look_at(picture_of(attempt, verdict.explanation, self.settings.picture))
            else:
                self._look_at(None)
            self._renew(self._on)
        else:
            self._look_at(None)
            self._renew(self.spots[0])

    def _explain(self, attempt: Attempt, verdict: Verdict, reaction: Reaction) -> None:
        """Say what the raised cards make, and show it; they stay raised."""
        puzzle = attempt.assignment.puzzle
        self.services.cues.play(Cue.KNOCK)
        told = verdict.explanation
        together = (t("Let us look together."),) if reaction.pause else ()
        words = sayings.explained(puzzle.ruleset, told) if puzzle.task.adds else sayings.looked_at(told)
        self._say((*together, *words))
        self._look_at(picture_of(attempt, told, self.settings.picture))
        self._renew(self._again)

    def _try_again(self) -> Change | None:
        attempt = self.attempt
        if attempt is not None:
            attempt.retry()
            self.caption = ()
            self._look_at(None)
            self._renew(self._focus_card())
        return None

    def _help(self) -> Change | None:
        """Show one step more."""
        attempt = self.attempt
        if attempt is None or attempt.phase not in _OPEN or attempt.assignment.probe:
            return None
        attempt.show()
        puzzle = attempt.assignment.puzzle
        self._look_at(None)
        marked = [card for card in puzzle.table if card in attempt.marked]
        values = values_of(puzzle.ruleset, [card for card in puzzle.table if card in attempt.answer])
        if len(marked) == len(attempt.answer - puzzle.given):
            self._say((sayings.makes((*self._own, *values)),))
            if puzzle.task.adds:
                kind = Kind.SCALE if puzzle.task is Task.GAP else Kind.NUMBER_LINE
                self._look_at(Picture(kind, (*self._own, *values), attempt.target))
        elif marked:
            self._say((self._how_many_more(attempt),))
        else:
            self._say((sayings.prompt(puzzle, dots=attempt.assignment.level.dots),))
        self._renew(self._focus_card())
        return None

    def _how_many_more(self, attempt: Attempt) -> Text:
        """The part that help shows, and the question for the rest."""
        puzzle = attempt.assignment.puzzle
        marked = [card for card in puzzle.table if card in attempt.marked]
        said = sayings.adding((*self._own, *values_of(puzzle.ruleset, (*puzzle.given, *marked))))
        return t("{a}. How many more?", a=said)

    @property
    def _own(self) -> tuple[int, ...]:
        """What the child's own card adds, where it counts."""
        attempt = self.attempt
        if attempt is None:
            return ()
        table = len(attempt.lifted)
        return attempt.addends[: len(attempt.addends) - table]

    def _example_over(self) -> Change | None:
        attempt = self.attempt
        if attempt is not None:
            attempt.begin(self._now)
            self._example = None
            self.caption = ()
            self._look_at(None)
            self._task_from = self._now
            self._renew(self.spots[0])
        return None

    def _say_again(self) -> Change | None:
        self.services.aloud.read()
        return None

    def _focus_card(self) -> Widget:
        """The card that the focus goes to: one that help points at, else a raised one, else the first."""
        marked = [spot for spot in self.spots if self.attempt and spot.card in self.attempt.marked]
        raised = [spot for spot in self.spots if spot.lifted]
        return next(iter((*marked, *raised, *self.spots)))

    # The widgets of the moment

    def _renew(self, focus: Widget | None = None) -> None:
        """Offer what can be done now."""
        attempt = self.attempt
        if attempt is None:
            return
        puzzle = attempt.assignment.puzzle
        settings = self.settings
        order = [*puzzle.given, *attempt.selected]
        for spot in self.spots:
            spot.given = spot.card in puzzle.given
            spot.lifted = spot.card in attempt.selected
            spot.marked = spot.card in attempt.marked
            spot.enabled = not spot.given and attempt.phase in _OPEN
            hidden = puzzle.task is Task.VALUE and attempt.shown is Help.NONE and not attempt.misses
            spot.number = not hidden or attempt.phase is not Phase.CHOOSING
            spot.pips = settings.calm or attempt.shown >= Help.PROMPT
            spot.shade = shade(order.index(spot.card) + len(self._own) if spot.card in order else 0)
        beside: tuple[Widget, ...] = (self._help_button, self._repeat, self._home)
        match attempt.phase:
            case Phase.EXAMPLE:
                widgets: tuple[Widget, ...] = (self._begin, self._repeat, self._home)
            case Phase.EXPLAINED:
                widgets = (self._again, self._show, *self.spots, *beside[1:])
            case Phase.SOLVED:
                widgets = (self._on, self._home)
            case _:
                widgets = (*self.spots, *(() if attempt.single else (self._take,)), *beside)
        # The keys of the children's table are few: what cannot be pressed is not there.
        self.use(
            *widgets, focus=self._begin if attempt.phase is Phase.EXAMPLE else focus or self.group.focused
        )

    def arrange(self, width: float, height: float) -> None:
        """Lay everything out."""
        super().arrange(width, height)
        self._places = Places.of(width, height)
        self._arranged()

    def _arranged(self) -> None:
        places = self._places
        for spot, area in zip(self.spots, row(len(self.spots), places.table), strict=True):
            spot.place(area)
        low, high = places.buttons
        for button in (self._take, self._begin, self._on, self._again):
            button.place(low)
        self._show.place(high)
        self._help_button.place(places.help)
        self._repeat.place(places.repeat)
        self._home.place(places.home)

    def leave(self) -> Change | None:
        """Go back to the path: what was answered is kept."""
        return Pop()

    # What there is to hear and to see

    @property
    def prompt(self) -> Words:
        """What is asked for now."""
        attempt = self.attempt
        if attempt is None:
            return self.heading
        if attempt.phase is Phase.EXAMPLE:
            return t("Look:")
        return sayings.prompt(attempt.assignment.puzzle, dots=attempt.assignment.level.dots)

    @property
    def spoken(self) -> Spoken:
        """What is asked for, the card in focus, and everything that was said of the cards."""
        return Spoken(
            opening=(self.prompt,), focus=self.group.spoken, of=self.group.focused, log=tuple(self._said)
        )

    def read(self) -> tuple[Words, ...]:
        """What is asked for, the cards on the table, and what was said last."""
        labels = tuple(spot.label for spot in self.spots) if self._example is None else ()
        return self.prompt, *labels, *self.caption

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the task on it."""
        cloth = self.services.settings.current.table
        canvas.static(("learn", cloth), lambda: draw_backdrop(canvas, cloth, dark=0.12))
        attempt, places = self.attempt, self._places
        if attempt is None:
            return
        wide = self.spots[0].card_area.width if self.spots else places.hand.width
        canvas.want_cards(wide, places.hand.width, 58.0)
        draw_words(canvas, places.prompt, (self.prompt,), size=36)
        draw_progress(canvas, places.dots, attempt.assignment.done, attempt.assignment.of)
        if self._example is not None:
            self._draw_example(canvas, self._example)
        else:
            self._draw_task(canvas, attempt)
            self._draw_bracket(canvas, attempt)
        if attempt.phase is Phase.SOLVED:
            for spot in self.spots:
                spot.draw(canvas, State())
        if self.breathing:
            beat = 0.5 if self.still else 0.35 + 0.3 * abs((self._now % 2.4) / 1.2 - 1.0)
            canvas.glow(*self._help_button.area.centre, 74, GOLD, beat)
        super().draw(canvas)
        self._draw_pair_sum(canvas, attempt)

    def _draw_example(self, canvas: Canvas, example: Example) -> None:
        places = self._places
        draw_example(canvas, places.table, example, self._part)
        board = Area(
            places.board.x, places.board.y, self.width - 2 * places.board.x - 360, places.board.height
        )
        pictures.draw(canvas, board, example.picture, self._part)
        if self._part >= 1.0:
            draw_words(canvas, places.caption, self.caption)

    def _draw_task(self, canvas: Canvas, attempt: Attempt) -> None:
        places = self._places
        puzzle = attempt.assignment.puzzle
        pips = self.settings.calm or attempt.shown >= Help.PROMPT
        draw_hand(canvas, places.hand, attempt, dots=self.dots_seen, pips=pips)
        draw_words(canvas, places.caption, self.caption)
        counts = pips or attempt.phase is not Phase.CHOOSING
        if puzzle.task.adds and counts:
            draw_strip(canvas, places.strip, self._counted(attempt), attempt.target)
        if self._picture is not None:
            pictures.draw(canvas, places.board, self._picture, self._part)
        elif puzzle.task is Task.WAYS:
            values = values_of(puzzle.ruleset, puzzle.ruleset.deck.pack.cards)
            draw_clothes_line(canvas, places.board, attempt.found, values, len(puzzle.solutions))
        elif puzzle.task is Task.GAP:
            pictures.draw(canvas, places.board, Picture(Kind.SCALE, attempt.addends, attempt.target), 1.0)

    def _draw_bracket(self, canvas: Canvas, attempt: Attempt) -> None:
        """Draw what two of three cards make, between them."""
        pair = bracketed(attempt)
        if not pair or attempt.phase is Phase.SOLVED:
            return
        one, other = (spot.card_area for spot in self.spots if spot.card in pair)
        left, right = min(one.x, other.x), max(one.right, other.right)
        top = min(one.y, other.y)
        canvas.box(Area(left - 8, top - 8, right - left + 16, one.height + TAG + 26), MARK)

    def _draw_pair_sum(self, canvas: Canvas, attempt: Attempt) -> None:
        pair = bracketed(attempt)
        if not pair or self._example is not None or attempt.phase is Phase.SOLVED:
            return
        one, other = (spot.card_area for spot in self.spots if spot.card in pair)
        x, y = (one.centre[0] + other.centre[0]) / 2, one.y + 44
        total = sum(spot.value for spot in self.spots if spot.card in pair)
        canvas.glyph("pip_round", x, y, 62, INK)
        canvas.glyph("pip_round", x, y, 55, GOLD)
        canvas.text(str(total), x, y, size=34, role=Role.BOLD, align=Align.CENTRE)

    def _counted(self, attempt: Attempt) -> tuple[int, ...]:
        """What the strip adds up: the raised cards, and the one that help points at while none is."""
        if not attempt.selected and attempt.marked and attempt.phase is Phase.CHOOSING:
            cards = [card for card in attempt.answer if card in attempt.marked]
            return (*attempt.addends, *values_of(attempt.assignment.puzzle.ruleset, cards[:1]))
        return attempt.addends

    def _fly(self, attempt: Attempt) -> None:
        """Bring the cards that were taken to the child's card."""
        goal = self._places.hand.centre
        for spot in self.spots:
            spot.at = None
            if self._solved_at is None or self.still or spot.card not in attempt.lifted:
                continue
            part = eased(
                Ease.IN_OUT, min(1.0, max(0.0, (self._now - self._solved_at - FLIGHT[0]) / FLIGHT[1]))
            )
            if part:
                x, y = spot.card_area.centre
                spot.at = x + (goal[0] + 30 - x) * part, y + (goal[1] - y) * part


def bracketed(attempt: Attempt) -> tuple[Card, ...]:
    """The two cards of a chain that are added first, where a level puts them in brackets."""
    if not attempt.assignment.level.bracket:
        return ()
    rules = attempt.assignment.puzzle.ruleset
    return tuple(sorted(attempt.answer, key=lambda card: values_of(rules, (card,)))[:2])


def _side_by_side(attempt: Attempt) -> tuple[Card, ...]:
    """The cards of the table in their order, those in brackets next to one another."""
    table = attempt.assignment.puzzle.table
    pair = bracketed(attempt)
    if not pair:
        return table
    rest = [card for card in table if card not in pair]
    place = min(table.index(card) for card in pair)
    return (*rest[:place], *pair, *rest[place:])


_OPEN: Final = frozenset({Phase.CHOOSING, Phase.EXPLAINED})
"""While cards may be raised."""

"""The guide through a chapter of the tutorial: which step is shown, and what comes after it."""

from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.coach import Lesson, Partner, Step, shipped_lessons
from settebello.i18n import Text, pt, t
from settebello.manual.card_names import card_name
from settebello.session import Waiting
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Change, Pop, Push, Replace
from settebello.ui.kit.view.canvas import Words
from settebello.ui.menus.tutorial.lesson_panel import Panel
from settebello.ui.menus.tutorial.lesson_text import said
from settebello.ui.table.model.score_model.results import LEAVE, sheet_of
from settebello.ui.table.scene.table_controller import TableController


class LessonGuide:
    """Leads through the steps of a lesson: each is read, or played by the person or the partner.

    The text of a step appears when the cards of the moves before it have come to rest.
    """

    def __init__(self, table: TableController, lesson: Lesson, partner: Partner) -> None:
        """Begin with the first step; `begin` shows it once the table has its players."""
        self.table: Final = table
        self.lesson: Final = lesson
        self._partner = partner
        self._place = 0
        self._due = False
        self._told = False
        self._counted = False
        lessons = shipped_lessons()
        number = lessons.index(lesson)
        self._next = lessons[number + 1] if number + 1 < len(lessons) else None
        self.before: Final = lessons[number - 1] if number else None
        self.panel: Final = Panel(
            t(lesson.title),
            f"{number + 1}/{len(lessons)}",
            go_on=self._go_on,
            skip=self.onwards,
            changed=table.touch,
            sounded=lambda: table.services.cues.play(Cue.FOCUS),
        )

    @property
    def step(self) -> Step:
        """The step being shown."""
        return self.lesson.steps[self._place]

    @property
    def reading(self) -> bool:
        """Whether the step is only read, and nothing is to be played."""
        return not self.step.play

    @property
    def told(self) -> bool:
        """Whether the panel shows the text of the step; before, it shows that of the step before it."""
        return self._told

    @property
    def words(self) -> Text:
        """The text of the step."""
        return said(self.step.say, self._other)

    @property
    def _other(self) -> Words:
        return self.table.board.game.players[1].name

    # The steps

    def begin(self, place: int = 0, *, moves: bool = False) -> None:
        """Go to a step by its number, and tell the partner which card to play.

        `moves`: the person's move that leads to the step is about to be shown.
        """
        self._place, self._told = place, False
        step = self.step
        if step.other is not None:
            self._partner.tell(step.other)
            self._due = True
        self.panel.wait()
        if not moves:
            self.tell()

    def tell(self) -> None:
        """Show the text of the step as soon as no card moves and the partner has played."""
        if self._told or self._due or self.table.board.moving:
            return
        self._told = True
        last = self._place + 1 == len(self.lesson.steps)
        on = pt("tutorial", "Continue") if not last else t("Next chapter") if self._next else t("New game")
        self.panel.say(self.words, reading=self.reading, on=on)

    def advance(self, *, moves: bool = False) -> None:
        """Go to the next step; `moves` as in `begin`."""
        self.begin(self._place + 1, moves=moves)

    def _go_on(self) -> Change | None:
        """Go to the next step, or to what comes after the chapter."""
        board = self.table.board
        if board.moving or self._due:
            return None
        if self.step.count and not self._counted:
            self._counted = True
            sheet = sheet_of(board.game, board.playback.here, board.sides)
            return Push(routes.ScoreSheet(replace(sheet, lesson=True)))
        if self._place + 1 < len(self.lesson.steps):
            self.advance()
            self.table.rest()
            return None
        self._remember()
        return self.onwards() if self._next else Replace(routes.NewGame())

    def _remember(self) -> None:
        """Save that this chapter has been played to its end."""
        settings = self.table.services.settings.current
        if self.lesson.id not in settings.lessons:
            lessons = (*settings.lessons, self.lesson.id)
            self.table.services.settings.change(replace(settings, lessons=lessons))

    def onwards(self) -> Change:
        """Go to the next chapter; after the last one back to the list."""
        return Replace(routes.TutorialLesson(self._next)) if self._next else Pop()

    def again(self) -> Change:
        """Begin the chapter again."""
        return Replace(routes.TutorialLesson(self.lesson))

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet; leave with it."""
        if not self._counted or not self.step.count:
            return None
        return Pop() if result == LEAVE else self._go_on()

    # The partner

    @property
    def due(self) -> bool:
        """Whether the partner is to play the card of this step."""
        return self._due

    def wait_for(self, waiting: Waiting) -> bool:
        """Note whom the table waits for; returns whether the match may go on."""
        self._due = self._due and waiting is Waiting.OPPONENT
        return waiting is Waiting.PERSON or self._due

    @property
    def not_meant(self) -> Text:
        """Why a move that the rules allow is not played in this step."""
        if self.step.wrong is not None:
            return said(self.step.wrong, self._other)
        card = card_name(self.step.play[0].card, self.table.board.game.ruleset.deck.pack)
        return t("Play this card instead: {card}.", card=card)

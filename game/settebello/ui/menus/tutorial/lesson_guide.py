"""The guide through the steps of a chapter: which step is shown, and what comes after it."""

from dataclasses import replace

from settebello.coach import Lesson, Partner, Step
from settebello.engine import Move
from settebello.i18n import Text, pt, t
from settebello.manual.card_names import card_name
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Change, Pop, Push, Replace
from settebello.ui.menus.tutorial.guide import ChapterGuide
from settebello.ui.table.model.score_model.results import LEAVE, sheet_of
from settebello.ui.table.scene.table_controller import TableController


class LessonGuide(ChapterGuide):
    """Leads through the steps of a lesson: each is read, or played by the person or the partner.

    The text of a step appears when the cards of the moves before it have come to rest.
    """

    def __init__(self, table: TableController, lesson: Lesson, partner: Partner) -> None:
        """Begin with the first step; `begin` shows it once the table has its players."""
        super().__init__(table, lesson, partner)
        self._place = 0
        self._counted = False

    @property
    def step(self) -> Step:
        """The step being shown."""
        return self.lesson.steps[self._place]

    @property
    def reading(self) -> bool:
        """Whether the step is only read, and nothing is to be played."""
        return not self.step.play

    @property
    def marked(self) -> Step:
        """The step that says what to point at."""
        return self.step

    @property
    def words(self) -> Text:
        """The text of the step."""
        return self.said(self.step.say)

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

    def show(self) -> None:
        """Show the text of the step."""
        self.panel.say(self.words, reading=self.reading, on=self._button)

    @property
    def _button(self) -> Text:
        if self._place + 1 < len(self.lesson.steps):
            return pt("tutorial", "Continue")
        return t("Your turn") if self.lesson.tasks else self.last_button

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
        if self.lesson.tasks:
            return Replace(routes.TutorialLesson(self.lesson, 1))
        return self.finish()

    def again(self) -> Change:
        """Begin the chapter again."""
        return Replace(routes.TutorialLesson(self.lesson))

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet; leave with it."""
        if not self._counted or not self.step.count:
            return None
        return Pop() if result == LEAVE else self._go_on()

    def play(self, move: Move) -> Text | None:
        """Go on with a move that is meant; return why any other legal move is not played."""
        if move not in self.step.play:
            return self.not_meant
        self.advance(moves=True)
        return None

    @property
    def not_meant(self) -> Text:
        """Why a move that the rules allow is not played in this step."""
        if self.step.wrong is not None:
            return self.said(self.step.wrong)
        card = card_name(self.step.play[0].card, self.table.board.game.ruleset.deck.pack)
        return t("Play this card instead: {card}.", card=card)

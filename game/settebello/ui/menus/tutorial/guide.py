"""What the guides through a chapter, through its tasks and through a problem have in common."""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.coach import Lesson, Partner, Step, shipped_lessons
from settebello.engine import Move
from settebello.i18n import Text, t
from settebello.session import Waiting
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.menus.tutorial.lesson_panel import Panel
from settebello.ui.menus.tutorial.lesson_text import said
from settebello.ui.table.scene.table_controller import TableController


class Guide(ABC):
    """Leads through something to read and to play; the paper beside the cards has the texts."""

    def __init__(
        self,
        table: TableController,
        partner: Partner,
        title: Text,
        number: str,
        skip_label: Text | None = None,
    ) -> None:
        """Start without a text; `begin` shows the first one once the table has its players."""
        self.table: Final = table
        self.title: Final = title
        self._partner = partner
        self._due = False
        self._told = False
        self.panel: Final = Panel(
            title,
            number,
            go_on=self._go_on,
            skip=self._skip,
            changed=table.touch,
            sounded=lambda: table.services.cues.play(Cue.FOCUS),
            skip_label=skip_label,
        )

    # What the parts do in their own way

    @property
    @abstractmethod
    def reading(self) -> bool:
        """Whether there is only something to read, and nothing is to be played."""

    @property
    @abstractmethod
    def marked(self) -> Step | None:
        """The step that says what to point at; None to point at nothing."""

    @abstractmethod
    def begin(self) -> None:
        """Show the first text."""

    @abstractmethod
    def show(self) -> None:
        """Put the text that is due on the paper, with its button."""

    @abstractmethod
    def play(self, move: Move) -> Text | None:
        """Note a legal move that is about to be played; return why it is not played if it is not meant."""

    @abstractmethod
    def _go_on(self) -> Change | None:
        """Do what the button on the paper says."""

    @abstractmethod
    def again(self) -> Change:
        """Begin this part again."""

    @abstractmethod
    def onwards(self) -> Change:
        """Go to what comes next, or leave."""

    @property
    @abstractmethod
    def before(self) -> Change | None:
        """Go to what came before; None if nothing did."""

    def _skip(self) -> Change | None:
        """Do what the second button on the paper says."""
        return self.onwards()

    def resumed(self, result: object) -> Change | None:
        """Go on after a page over the chapter."""
        del result
        return None

    # The texts

    @property
    def told(self) -> bool:
        """Whether the panel shows the text that is due; before, it shows the one before it."""
        return self._told

    def tell(self) -> None:
        """Show the text that is due as soon as no card moves and the others have played."""
        if self._told or self._due or self.table.board.moving:
            return
        self._told = True
        self.show()

    # The others at the table

    @property
    def due(self) -> bool:
        """Whether somebody else is to play a card before the text that is due."""
        return self._due

    def wait_for(self, waiting: Waiting) -> bool:
        """Note whom the table waits for; returns whether the match may go on."""
        self._due = self._due and waiting is Waiting.OPPONENT
        return waiting is Waiting.PERSON or self._due


class ChapterGuide(Guide):
    """Leads through a part of a chapter of the tutorial."""

    def __init__(self, table: TableController, lesson: Lesson, partner: Partner) -> None:
        """Start without a text."""
        self.lesson: Final = lesson
        lessons = shipped_lessons()
        number = lessons.index(lesson)
        self._next = lessons[number + 1] if number + 1 < len(lessons) else None
        self._before = lessons[number - 1] if number else None
        super().__init__(table, partner, t(lesson.title), f"{number + 1}/{len(lessons)}")

    def said(self, sentence: str) -> Text:
        """Return a sentence of the lesson with the names of the people and the cards at this table."""
        game = self.table.board.game
        names = [player.name for player in game.players]
        return said(sentence, names[1], game.ruleset.deck.pack, partner=names[2] if len(names) > 2 else "")

    # What comes before and after the chapter

    @property
    def before(self) -> Change | None:
        """Go to the previous chapter."""
        return Replace(routes.TutorialLesson(self._before)) if self._before else None

    @property
    def last_button(self) -> Text:
        """The words of the button that leaves a chapter at its end."""
        return t("Next chapter") if self._next else t("New game")

    def finish(self) -> Change:
        """Save that the chapter has been played to its end, and go to what comes after it."""
        settings = self.table.services.settings.current
        if self.lesson.id not in settings.lessons:
            lessons = (*settings.lessons, self.lesson.id)
            self.table.services.settings.change(replace(settings, lessons=lessons))
        return self.onwards() if self._next else Replace(routes.NewGame())

    def onwards(self) -> Change:
        """Go to the next chapter; after the last one back to the list."""
        return Replace(routes.TutorialLesson(self._next)) if self._next else Pop()

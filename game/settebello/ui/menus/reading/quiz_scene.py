"""The quiz about the other hands: a question, the answer, and where every card of the rank is."""

from collections.abc import Mapping, Sequence
from typing import Final

from settebello.ai.reading.questions import Fate, RankAnswer, Verdict
from settebello.ai.reading.quiz import question
from settebello.audio.cues import Cue
from settebello.engine import Card, SeatView
from settebello.i18n import Text, t
from settebello.ui.kit.forms import Column, Item, Line, Note, SheetScene, Space, When
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, SceneId
from settebello.ui.kit.still_life import NOTEBOOK
from settebello.ui.kit.theme import CALM, INK, RED_DEEP
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import Button, done_button
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.menus.reading.card_row import CardRow
from settebello.ui.menus.reading.card_words import answered, asked, fate_words

WIDTH: Final = 900.0
BUTTONS: Final = 54.0


class QuizScene(SheetScene):
    """Asks whether another player can hold a rank, as often as the player wants."""

    own = SceneId.READING_QUIZ
    heading = t("Hand quiz")
    still_life = NOTEBOOK
    binding = SheetBinding.NOTEBOOK

    def __init__(self, services: Services, view: SeatView, names: Sequence[Words]) -> None:
        """Ask about a view; `names` are those of the players by seat."""
        super().__init__(services)
        self._view = view
        self._names = tuple(names)
        self._number = 0
        self._said: bool | None = None
        self._question = question(view, 0)
        self._row = CardRow(self._cards, view.ruleset, lambda: self._told, lambda: self._verdicts)
        self._yes = Button(t("Yes"), lambda: self.answer(yes=True))
        self._no = Button(t("No"), lambda: self.answer(yes=False), look=CALM)
        self._next = Button(t("Next question"), self.ask_next)
        done = done_button()
        asking = Line(Item(self._yes, BUTTONS), Item(self._no, BUTTONS))
        told = Line(Item(self._next, BUTTONS), Item(done, BUTTONS))
        page = Column(
            Note(self._asked, 40, size=25, colour=lambda: INK),
            Space(6),
            When(lambda: self._question is not None, self._row),
            Space(4),
            Note(self._result, 60, size=20, colour=lambda: RED_DEEP),
            Space(4),
            When(lambda: self.waiting, asking),
            When(lambda: not self.waiting, told),
        )
        self.show(page, width=WIDTH, spare=6, focus=self._yes)

    @property
    def question(self) -> RankAnswer | None:
        """The question with its answer; None while nobody else holds a card."""
        return self._question

    @property
    def waiting(self) -> bool:
        """Whether the question waits for an answer."""
        return self._question is not None and self._said is None

    def answer(self, *, yes: bool) -> Change | None:
        """Take the answer, and show the right one with the reason for each card."""
        if self._question is not None and self._said is None:
            self._said = yes
            right = yes is (self._question.verdict is not Verdict.NO)
            self.services.cues.play(Cue.SUCCESS if right else Cue.REFUSE)
            self.refresh()
            self.group.focus(self._next)
            self.touch()
        return None

    def ask_next(self) -> Change | None:
        """Ask another question."""
        self._number += 1
        self._said = None
        self._question = question(self._view, self._number)
        self._row.show(self._cards)
        self.refresh()
        self.group.focus(self._yes)
        self.touch()
        return None

    @property
    def _cards(self) -> tuple[Card, ...]:
        return tuple(one.card for one in self._question.cards) if self._question is not None else ()

    @property
    def _told(self) -> Mapping[Card, Text]:
        if self._question is None or self._said is None:
            return {}
        return {one.card: fate_words(one, self._view, self._names) for one in self._question.cards}

    @property
    def _verdicts(self) -> Mapping[Card, bool]:
        """A tick on the cards that the hand can have, a cross on the others."""
        found = self._question
        if found is None or self._said is None:
            return {}
        return {
            one.card: one.fate is Fate.POSSIBLE or (one.fate is Fate.SHOWN and one.by == found.seat)
            for one in found.cards
        }

    def _asked(self) -> Words:
        if self._question is None:
            return t("Nobody else holds a card now.")
        return asked(self._question, self._view, self._names)

    def _result(self) -> Words:
        if self._question is None or self._said is None:
            return ""
        told = answered(self._question, self._view, self._names)
        right = self._said is (self._question.verdict is not Verdict.NO)
        return t("Right! {answer}", answer=told) if right else t("Not so. {answer}", answer=told)

    @property
    def spoken(self) -> Spoken:
        """The question, then the answer with the place of every card."""
        result = self._result()
        told = (result, *self._told.values()) if result else (self._asked(),)
        which = (self._number, self._said)
        opening = (self.heading, self._asked())
        return Spoken(opening, self.group.spoken, self.group.focused, beside=which, shown=told)

"""The memory question after a deal: touch the cards of a rank that you have captured."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, Rank, SeatView
from settebello.i18n import Text, t
from settebello.manual.card_names import rank_plural
from settebello.problems.card_recall import RankMemory, RecallQuestion
from settebello.ui.kit.forms import Column, Item, Line, Note, SheetScene, Space, When
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.still_life import NOTEBOOK
from settebello.ui.kit.theme import CALM, INK, RED_DEEP
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import Button
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.menus.reading.card_row import CardRow, TouchedCard
from settebello.ui.menus.reading.card_words import captor_words

WIDTH: Final = 900.0
BUTTONS: Final = 54.0


class RecallScene(SheetScene):
    """Asks once which cards of a rank the player's side has captured, and says who captured each."""

    own = SceneId.RECALL
    heading = t("Memory question")
    still_life = NOTEBOOK
    binding = SheetBinding.NOTEBOOK

    def __init__(self, services: Services, view: SeatView, names: Sequence[Words]) -> None:
        """Ask about a deal that is over; `names` are those of the players by seat."""
        super().__init__(services)
        self._view = view
        self._names = tuple(names)
        self.asked = RecallQuestion.of(view, self._rank())
        self._answered = False
        cards = tuple(self.asked.captors)
        self.cards = tuple(TouchedCard(card, view.ruleset, partial(self.touch_card, card)) for card in cards)
        row = CardRow(cards, view.ruleset, lambda: self._told, lambda: self._verdicts, self.cards)
        self._check = Button(t("Check answer"), self.check)
        self._go_on = Button(t("Continue"), Pop)
        skip = Button(t("Skip question"), Pop, look=CALM)
        page = Column(
            Note(lambda: self.question, 40, size=25, colour=lambda: INK),
            Space(6),
            row,
            Space(4),
            Note(self._result, 60, size=20, colour=lambda: RED_DEEP),
            Space(4),
            When(lambda: not self._answered, Line(Item(self._check, BUTTONS), Item(skip, BUTTONS))),
            When(lambda: self._answered, Line(Item(self._go_on, BUTTONS))),
        )
        self.show(page, width=WIDTH, spare=6, focus=self.cards[0])

    def _rank(self) -> Rank:
        """The rank that the player confuses most."""
        ranks = self._view.ruleset.deck.ranks
        if self.services.problems is None:
            return RankMemory({}).next_rank(ranks, 0.0)
        trainer = self.services.problems()
        return trainer.progress.ranks.next_rank(ranks, trainer.day)

    @property
    def question(self) -> Text:
        """The question in words."""
        ranks = rank_plural(self.asked.rank, self._view.ruleset.deck.pack)
        if self._in_sides:
            return t("Which {ranks} did your side take in this deal?", ranks=ranks)
        return t("Which {ranks} did you take in this deal?", ranks=ranks)

    @property
    def _in_sides(self) -> bool:
        """Whether several players share a pile."""
        return len(self._view.piles) < self._view.players

    @property
    def chosen(self) -> frozenset[Card]:
        """The cards that are chosen."""
        return frozenset(one.card for one in self.cards if one.chosen)

    @property
    def answered(self) -> bool:
        """Whether the answer was given."""
        return self._answered

    def touch_card(self, card: Card) -> Change | None:
        """Choose a card, or put it back."""
        if not self._answered:
            for one in self.cards:
                if one.card == card:
                    one.chosen = not one.chosen
            self.touch()
        return None

    def check(self) -> Change | None:
        """Judge the answer and remember how it was."""
        if self._answered:
            return None
        self._answered = True
        right = self.asked.is_right(self.chosen)
        self.services.cues.play(Cue.SUCCESS if right else Cue.REFUSE)
        if self.services.problems is not None:
            self.services.problems().recall(self.asked.rank, right=right)
        for one in self.cards:
            # From now on a tick means that the card was taken.
            one.judged = True
        self.refresh()
        self.group.focus(self._go_on)
        self.touch()
        return None

    @property
    def _told(self) -> Mapping[Card, Text]:
        if not self._answered:
            return {}
        return {
            card: captor_words(card, captor, self._view, self._names)
            for card, captor in self.asked.captors.items()
        }

    @property
    def _verdicts(self) -> Mapping[Card, bool]:
        """A tick on the cards that the side has captured, a cross on the others."""
        return {card: card in self.asked.right for card in self.asked.captors} if self._answered else {}

    def _result(self) -> Words:
        if not self._answered:
            return t("Touch the cards, then check. If there was none, check at once.")
        if self.asked.is_right(self.chosen):
            return t("Right! You remember all of them.") if self.asked.right else t("Right! There was none.")
        if not self.asked.right:
            return t("Not quite. There was none.")
        if self._in_sides:
            return t("Not quite. Your side took those with a tick.")
        return t("Not quite. You took those with a tick.")

    @property
    def spoken(self) -> Spoken:
        """The question, the card with the focus, and at last who captured each card."""
        told = (self._result(), *self._told.values()) if self._answered else (self._result(),)
        opening = (self.heading, self.question)
        return Spoken(opening, self.group.spoken, self.group.focused, beside=self._answered, shown=told)

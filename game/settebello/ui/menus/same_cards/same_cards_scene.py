"""The sheet for a moment of a match: play on from here, the second table, and luck and play."""

from collections.abc import Mapping
from typing import Final

from settebello.coach.duplicate.branches import BranchPlan, Moment
from settebello.engine import Seat
from settebello.i18n import Text, t
from settebello.ui.kit import routes
from settebello.ui.kit.forms import (
    ChoiceRow,
    Column,
    Field,
    Item,
    Note,
    SheetScene,
    Space,
    Subheading,
    closing_line,
)
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset, SceneId
from settebello.ui.kit.still_life import PACK
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, done_button
from settebello.ui.menus.same_cards.level_choice import UNFINISHED, levels_of, strongest

BUTTONS: Final = 52.0
NEVER_COUNTS: Final = t("The deal is saved beside its match and never counts in the statistics.")
NO_PEEKING: Final = t("This deal isn't over, so its hidden cards are dealt again.")
NOTHING_LEFT: Final = t("Choose an earlier moment: at the end of a deal nothing is left to play.")


class SameCardsScene(SheetScene):
    """Says what can be done with the cards of a moment."""

    own = SceneId.SAME_CARDS
    heading = t("Compare this deal")
    still_life = PACK

    def __init__(self, services: Services, asked: routes.SameCards) -> None:
        """Offer what is possible at the moment."""
        super().__init__(services)
        self._asked = asked
        deal = asked.record.deals[asked.deal]
        self._over = deal.score is not None
        self._anew = not self._over
        self._level = ""
        self._second = strongest(services)
        self._seat = min(asked.record.persons, default=Seat(0))
        self._play = Button(t("Play on from here"), self._play_on)
        compare = Button(t("Compare tables"), self._compare, look=CALM)
        luck = Button(t("Luck and play"), lambda: Push(routes.LuckAndPlay(asked.record)), look=CALM)
        moment = t("Play on from deal {deal}, turn {turn}", deal=asked.deal + 1, turn=asked.move)
        page = Column(
            Subheading(moment),
            ChoiceRow(t("Dealt cards"), Field(lambda: self._anew, self.choose_cards), self.cards),
            ChoiceRow(
                t("Opponents"),
                Field(lambda: self._level, self.choose_level),
                {"": t("As in the match"), **levels_of(services)},
                in_turn=True,
            ),
            Note(self._about, 30),
            Item(self._play, BUTTONS, width=420, enabled=lambda: self.problem is None),
            Space(18),
            Subheading(t("Second table: the same cards, another player")),
            ChoiceRow(
                t("Player on your seat"),
                Field(lambda: self._second, self.choose_second),
                levels_of(services),
                in_turn=True,
            ),
            Space(10),
            closing_line(
                done_button(),
                Item(compare, BUTTONS, enabled=lambda: self._over),
                Item(luck, BUTTONS, enabled=self._any_over),
            ),
        )
        self.show(page, width=940, focus=self._play if self.problem is None else compare)

    @property
    def plan(self) -> BranchPlan:
        """The branch that the choices describe."""
        record = self._asked.record
        others = (Seat(seat) for seat in range(len(record.seats)) if Seat(seat) not in record.persons)
        levels = tuple((seat, self._level) for seat in others if self._level)
        return BranchPlan(
            record, Moment(self._asked.deal, self._asked.move), self._seat, levels, anew=self._anew
        )

    @property
    def problem(self) -> Text | None:
        """Why nothing can be played on from this moment; None if it can."""
        deal = self._asked.record.deals[self._asked.deal]
        if self._over and self._asked.move >= len(deal.moves):
            return NOTHING_LEFT
        return None

    def resumed(self, result: object) -> Change | None:
        """Begin if the question about the unfinished match was answered "yes"."""
        super().resumed(result)
        return Reset(routes.PlayOn(self.plan)) if result is True else None

    def _play_on(self) -> Change | None:
        if self.services.can_continue():
            return Push(routes.Dialog(UNFINISHED))
        return Reset(routes.PlayOn(self.plan))

    def _compare(self) -> Change | None:
        asked = self._asked
        return Push(routes.BothTables(asked.record, asked.deal, self._seat, self._second))

    def cards(self) -> Mapping[bool, Words]:
        """Return which cards can be played: as they lie (False), or the hidden ones anew (True)."""
        anew: dict[bool, Words] = {True: t("Hidden cards dealt again")}
        return {False: t("As in the match"), **anew} if self._over else anew

    def _about(self) -> Words:
        if self.problem is not None:
            return self.problem
        return NEVER_COUNTS if self._over else NO_PEEKING

    def _any_over(self) -> bool:
        return any(deal.score is not None for deal in self._asked.record.deals)

    def choose_cards(self, anew: bool) -> None:  # noqa: FBT001 - as every choice is told
        """Play the cards as they lie, or the hidden ones dealt anew."""
        self._anew = anew
        self.touch()

    def choose_level(self, level: str) -> None:
        """Put this level on the opponents' seats; an empty one leaves those of the match."""
        self._level = level
        self.touch()

    def choose_second(self, level: str) -> None:
        """Compare with this level."""
        self._second = level
        self.touch()

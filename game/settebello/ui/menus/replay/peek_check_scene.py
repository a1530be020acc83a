"""The page that asks the opponents of a recorded deal again, with the hidden cards changed."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from settebello.coach.decision_history import opponent_decisions
from settebello.coach.peek_check import Outcome, PeekCheck
from settebello.i18n import t
from settebello.notation import Record
from settebello.ui.kit.forms import (
    ChoiceRow,
    Column,
    Drawing,
    Field,
    Item,
    Label,
    Note,
    SheetScene,
    Space,
    closing_line,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.still_life import NEWSPAPER
from settebello.ui.kit.theme import CALM, FILLED, INK, LETTERS, RED_DEEP, TRACK, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button
from settebello.ui.menus.replay.peek_check_words import PeekCheckWords
from settebello.ui.table.model.cast import Casts
from settebello.ui.table.model.film import Film

if TYPE_CHECKING:
    from settebello.ai import Opponents

BUTTONS: Final = 52.0
BAR: Final = 18.0
COMPARED: Final = t(
    "Each decision is made again: once with the real cards and in up to two other deals, in "
    "which only the cards hidden from the opponent differ. Opponent, effort and random numbers "
    "are the same each time, so a fair opponent decides the same. The random numbers are not "
    "those of the match, so a decision may differ from the move played then."
)


class PeekCheckScene(SheetScene):
    """Asks all decisions of the opponents in a deal, or one, in a process of its own; shows what changed."""

    heading = t("Check for peeking")
    still_life = NEWSPAPER
    own = SceneId.PEEK_CHECK

    def __init__(self, services: Services, record: Record, deal: int, play: int | None = None) -> None:
        """Ask about all decisions of the deal at once; raises ReplayError for a contradictory record."""
        super().__init__(services)
        self._decisions = tuple(opponent_decisions(record, deal))
        self._play = play if any(one.number == play for one in self._decisions) else None
        film = Film.of(record)
        self._words = PeekCheckWords(film, Casts(services, film), deal)
        self._only_one = False
        self._stopped = False
        self._rounds = 0
        self._opponents, self._check = self._next_check()
        which = Field(lambda: self._only_one, self._choose)
        self._again = Button(t("Stop check"), self._stop_or_begin, look=CALM)
        done = Button(t("Done"), Pop, look=CALM)
        page = Column(
            Note(lambda: COMPARED, 134, size=LETTERS[Size.SMALL] + 1, align=Align.LEFT),
            Space(14),
            ChoiceRow(t("What to check"), which, self._offered, enabled=lambda: self._play is not None),
            Space(18),
            Label(self._progress, 36, role=Role.BOLD),
            Drawing(self._draw_bar, BAR),
            Space(18),
            Note(
                self._result,
                size=LETTERS[Size.BODY] + 1,
                colour=self._colour,
                align=Align.LEFT,
                stretch=True,
            ),
            Space(10),
            closing_line(done, Item(self._again, BUTTONS, enabled=lambda: bool(self._decisions))),
        )
        self.show(page, width=940, height=600, focus=done)

    @property
    def check(self) -> PeekCheck:
        """The check that is under way, or the last one."""
        return self._check

    @property
    def animating(self) -> bool:
        """Whether decisions are still being asked."""
        return not self._check.over

    @property
    def spoken(self) -> Spoken:
        """The heading with what is compared, the focused widget, and the result once it is there."""
        notice = self._result() or None
        return Spoken((self.heading, COMPARED), self.group.spoken, self.group.focused, notice=notice)

    def refresh(self) -> None:
        """Say on the button what it does now."""
        self._again.label = t("Check again") if self._check.over else t("Stop check")
        super().refresh()

    def update(self, now: float) -> Change | None:
        """Continue asking."""
        del now
        if self._check.poll():
            self.touch()
            self._end_process()
        return None

    def close(self) -> None:
        """End the check and its process."""
        self._check.close()
        self._opponents.close()

    def _end_process(self) -> None:
        """End the process once all decisions have been asked."""
        if self._check.over:
            self._opponents.close()
            self.refresh()

    def _next_check(self) -> "tuple[Opponents, PeekCheck]":
        chosen = tuple(one for one in self._decisions if not self._only_one or one.number == self._play)
        self._rounds += 1
        opponents = self.services.more_opponents()
        # Every round has its own seed, so that it changes the hidden cards in another way.
        return opponents, PeekCheck(opponents, chosen, seed=1000 * self._rounds)

    def _begin(self) -> None:
        self.close()
        self._stopped = False
        self._opponents, self._check = self._next_check()
        self.refresh()

    def _stop_or_begin(self) -> Change | None:
        if self._check.over:
            self._begin()
        else:
            self._stopped = True
            self.close()
            self.refresh()
        return None

    def _choose(self, only_one: bool) -> None:  # noqa: FBT001 - as every choice is told
        if only_one != self._only_one:
            self._only_one = only_one
            self._begin()

    def _offered(self) -> Mapping[bool, Words]:
        found: dict[bool, Words] = {False: t("All in this deal")}
        if self._play is not None:
            found[True] = t("Only turn {turn}", turn=self._words.turn(self._play))
        return found

    def _progress(self) -> Words:
        return t(
            "{done} of {total} decisions checked", done=len(self._check.results), total=self._check.total
        )

    def _result(self) -> Words:
        return self._words.result(self._check, stopped=self._stopped) if self._check.over else ""

    def _colour(self) -> str:
        return RED_DEEP if self._check.of(Outcome.CHANGED) else INK

    def _draw_bar(self, canvas: Canvas, area: Area) -> None:
        """Draw how many of the decisions have been asked."""
        canvas.box(area, replace(TRACK, radius=BAR / 2))
        if self._check.results:
            wide = max(BAR, area.width * len(self._check.results) / self._check.total)
            canvas.box(Area(area.x, area.y, wide, BAR), replace(FILLED, radius=BAR / 2))

"""The end of a deal that was played on from a moment of another match: by how much it went better."""

from typing import Final

from settebello.coach.duplicate.branches import BranchPlan, Moment, difference
from settebello.coach.duplicate.playout import lead_of
from settebello.engine import Seat, Side, side_of
from settebello.i18n import Text, decimal, t
from settebello.notation import Record
from settebello.notation.purpose import Branch
from settebello.ui.kit import routes
from settebello.ui.kit.forms import Column, Item, Label, Note, SheetScene, Space, button_lines
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset, SceneId
from settebello.ui.kit.still_life import PACK
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import Button
from settebello.ui.table.view.ending.osteria_room import draw_room

KEPT: Final = t("The deal is saved under “My matches”, beside its match, and doesn't count.")


class BranchOverScene(SheetScene):
    """Compares the deal with the one that was played in the match."""

    own = SceneId.BRANCH_OVER
    heading = t("Played on")
    still_life = PACK
    translucent = False

    def __init__(self, services: Services, record: Record) -> None:
        """Show a finished branch."""
        super().__init__(services)
        self._record = record
        again = Button(t("Play on again"), self._again, look=CALM)
        look = Button(t("Replay deal"), self.replay, look=CALM)
        title = Button(t("Main menu"), self.leave)
        page = Column(
            *(Label(words, 40, align=Align.CENTRE) for words in self.lines),
            Label(self.verdict, 56, size=27, role=Role.BOLD, align=Align.CENTRE),
            Note(lambda: KEPT, 50, size=18),
            Space(8),
            button_lines(again, look),
            Space(12),
            Item(title, width=340),
        )
        self.show(page, width=820, focus=title)

    @property
    def _side(self) -> Side:
        record = self._record
        seat = min(record.persons, default=Seat(0))
        return side_of(seat, record.ruleset.players.side_count(len(record.seats)))

    @property
    def lines(self) -> tuple[Text, ...]:
        """The lead in the match, and the lead here."""
        purpose, score = self._record.purpose, self._record.deals[-1].score
        found = []
        if isinstance(purpose, Branch) and purpose.points is not None:
            before = lead_of(purpose.points, self._side, self._record.ruleset)
            found.append(t("Your lead in the match: {points}", points=decimal(before, signed=True)))
        if score is not None:
            now = lead_of(score, self._side, self._record.ruleset)
            found.append(t("Your lead this time: {points}", points=decimal(now, signed=True)))
        return tuple(found)

    @property
    def verdict(self) -> Text:
        """By how much this play went better."""
        better = difference(self._record, self._side)
        if better is None:
            return t("The deal of the match isn't over, so nothing is compared.")
        if not better:
            return t("Both plays ended alike.")
        if better > 0:
            return t("This time it went {points} points better.", points=decimal(better))
        return t("This time it went {points} points worse.", points=decimal(-better))

    @property
    def spoken(self) -> Spoken:
        """What is compared, and the focused widget."""
        opening: tuple[Words, ...] = (self.heading, *self.lines, self.verdict)
        return Spoken(opening, self.group.spoken, self.group.focused)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet over the osteria."""
        draw_room(canvas)
        super().draw(canvas)

    def leave(self) -> Change | None:
        """Return to the title."""
        return Reset(routes.Title())

    def replay(self) -> Change | None:
        """Open the replay of the branch."""
        return Push(routes.ReplayRecord(self._record))

    def _again(self) -> Change | None:
        """Play on once more from the same moment, with the same cards."""
        purpose = self._record.purpose
        if not isinstance(purpose, Branch):
            return None
        seat = min(self._record.persons, default=Seat(0))
        moment = Moment(purpose.deal, purpose.move)
        return Reset(routes.PlayOn(BranchPlan(self._record, moment, seat)))

"""The score sheet: counts a deal category by category, with the cards that won each point."""

from dataclasses import replace
from functools import reduce

from settebello.audio.cues import Cue
from settebello.engine import Control
from settebello.i18n import Text, pt, t, tn
from settebello.manual.card_names import joined, joined_by_commas
from settebello.notation import Record
from settebello.storage.settings import Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, PointerPressed, Press, UiEvent
from settebello.ui.kit.menu_scene import OPENS, MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push
from settebello.ui.kit.theme import CALM, INK, PAPER, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import Button, Surface, draw_sheet
from settebello.ui.kit.widgets.base import State
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.kit.widgets.wax_seal import SealButton
from settebello.ui.table.model.helps.deal_review import DealReview
from settebello.ui.table.model.helps.second_tables import SecondTables
from settebello.ui.table.model.score_model.count_beats import Counting
from settebello.ui.table.model.score_model.results import AGAIN, LEAVE, TAKE_BACK
from settebello.ui.table.model.score_model.verdict import is_won, verdict
from settebello.ui.table.view.sheet.luck_scales import BOTH, draw_luck
from settebello.ui.table.view.sheet.sheet_heads import draw_reacting_heads
from settebello.ui.table.view.sheet.sheet_line import (
    CARD,
    PRIMIERA_CARD,
    SheetLine,
    columns_of,
    draw_bands,
    labels_of,
)
from settebello.ui.table.view.sheet.sheet_rows import place_lines
from settebello.ui.table.view.sheet.totals import draw_rolling, draw_totals
from settebello.ui.table.view.signs import READABLE, readable
from settebello.ui.table.view.spoken_table import points_aloud, read_line

EDGE = 34.0
BUTTON = 54.0
HIGHER = 22.0
"""How much higher the buttons of a narrow sheet are, whose labels take more lines."""
SEAL = 52.0
NOTE_LETTERS = 18.0
NOTE = 52.0
"""Height for notes on the deal besides the winner."""
ARMING = 0.4
"""Seconds after which the buttons accept clicks."""
ONWARD = 5.0
"""Seconds until the next deal starts by itself when only opponents play."""
NARROW = {2: 950.0, 3: 1130.0}
"""Width of the sheet by number of sides, used when the zoom leaves too little room."""
BESIDE_SCALES = 900.0
"""The least width of a note that has the scales of luck and play beside it."""
HEADS = 124.0
"""How far the names of the sides are below the upper edge: their faces are just below the title's rule."""
TALLEST = 100.0
"""The most height of a line."""
LETTERS = 21.0
SAID = 68.0
"""Height for the line of totals below the lines."""
LOW = 50.0
"""Minimum height of a line at a high zoom, as far as the standard canvas has room."""
QUIETER = 19.0
"""The letters of all buttons but the one that goes on, which stands apart and is wider."""
WIDER = 1.15
APART = 30.0
SLIP = BoxStyle("#fffaf0", PAPER, border=INK, border_width=1.5, radius=6, shadow=0.4, shadow_reach=5)
SLIP_LOWER = 7.0
CLOSER = 24.0
"""The slip with what the review says, how much lower it is than its room, and how close to the scales."""


class _LateButton(Button):
    """A button that is not seen until it can be pressed; its place stays free."""

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the button once it is enabled."""
        if self.enabled:
            super().draw(canvas, state)


class ScoreSheetScene(MenuScene):
    """Counts a deal: a click skips to the next beat, Enter to the end; then the next deal, or the end.

    The result is LEAVE, AGAIN or TAKE_BACK if the player wants that, otherwise None.
    """

    surface = Surface.PAPER
    translucent = True

    def __init__(self, services: Services, sheet: ScoreSheet) -> None:
        """Start with the totals before the deal."""
        super().__init__(services)
        self.sheet = sheet
        quick = services.settings.current.speed is Speed.INSTANT
        self._counting = Counting(sheet.score.lines, sheet.before, quick=quick)
        self._area = Area(0, 0, 0, 0)
        self._below = 0.0
        goes_on = sheet.winner is None and not (sheet.record is not None and sheet.record.one_deal_over)
        go_on = t("Next deal") if goes_on else t("Show result")
        leave = t("Save and leave")
        if sheet.lesson:
            go_on, leave = (pt("child", "Next") if sheet.practice else pt("tutorial", "Continue")), t("Leave")
        self.onward = Button(go_on, Pop, size=LETTERS)
        self._leave = Button(leave, lambda: Pop(LEAVE), look=CALM, size=QUIETER, glyph="door")
        self._again = Button(
            t("Play same deal again"), lambda: Pop(AGAIN), look=CALM, size=QUIETER, glyph="again"
        )
        self._moments = _LateButton(t("Review deal"), self._look_at, look=CALM, size=QUIETER, glyph="eye")
        self._moments.enabled = False
        self._seal = SealButton(self.show_seal) if self._sealed else None
        reviews = services.settings.current.assists.in_force.review
        alone = sheet.person is not None and not sheet.lesson
        # The second table first: the match is about it, and the two take turns in one process.
        self._second = SecondTables.of(services, sheet)
        self._back = DealReview(services.adviser, sheet, services.deal_work) if alone and reviews else None
        self._cards = Button(t("Compare this deal"), self._same_cards, look=CALM, size=QUIETER, glyph="cards")
        reviewed = (self._cards, self._moments) if self._back else ()
        middle = (*((self._again,) if alone else ()), *reviewed)
        # After a practice deal both buttons would lead to the same review, so one is enough.
        leaves = () if sheet.practice else (self._leave,)
        self._buttons = (*leaves, *middle, self.onward)
        self._signs = tuple(button.glyph for button in self._buttons[:-1])
        for button in self._buttons:
            button.least = READABLE
        self.lines = tuple(SheetLine(sheet, number) for number in range(len(sheet.score.lines)))
        self._slim = True
        head, foot = self._around
        least = 16 + head + LOW * len(self.lines) + foot
        self.needs = NARROW.get(len(sheet.sides), BASE_WIDTH), min(least, BASE_HEIGHT)
        self._offered = False
        self._onward_at = self._armed_at = self._now = 0.0
        self._heard = 0

    @property
    def animating(self) -> bool:
        """Whether the count is still running."""
        return not self._counting.over

    @property
    def counted(self) -> bool:
        """Whether the count is over and the buttons are shown."""
        return self._offered

    def arrange(self, width: float, height: float) -> None:
        """Place the sheet in the middle."""
        super().arrange(width, height)
        beside = 96 if width >= BASE_WIDTH else 32
        self._area = Area.centred(width / 2, height / 2, min(width - beside, 1240), min(height - 16, 720))
        self._slim = width < BASE_WIDTH
        for button, sign in zip(self._buttons[:-1], self._signs, strict=True):
            # A narrow button has room for its words alone.
            button.glyph = None if self._slim else sign
        y = self._area.bottom - EDGE - 50 - self._higher
        inner = self._area.inset(EDGE, 0)
        count = len(self._buttons)
        row = Area.centred(
            inner.centre[0],
            y + (BUTTON + self._higher) / 2,
            min(inner.width, count * 302.0),
            BUTTON + self._higher,
        )
        wide = (row.width - 14 * (count - 1)) / (count + WIDER - 1) if count > 1 else row.width / WIDER
        rest, onward = row.split_left(row.width - WIDER * wide, 0.0)
        self.onward.place(onward)
        if count > 1:
            left = Area(rest.x, rest.y, rest.width - APART, rest.height)
            for button, area in zip(self._buttons[:-1], left.columns(count - 1, 14), strict=True):
                button.place(area)
        if self._seal is not None:
            corner = self._area.right - EDGE - SEAL, self._area.y + 24
            self._seal.place(Area(*corner, SEAL, SEAL))
        self._note = Area(inner.x, y - NOTE - 8, inner.width, NOTE)
        head, foot = self._around
        top = self._area.y + head
        room = Area(inner.x, top, inner.width, self._area.bottom - foot - top)
        self._below = place_lines(self.lines, room, TALLEST) if self.lines else HEADS + self._area.y + 30

    @property
    def _around(self) -> tuple[float, float]:
        """The heights above and below the lines."""
        return HEADS + 24, EDGE + 50 + self._higher + SAID + (NOTE if self._noted else 0)

    @property
    def _higher(self) -> float:
        return HIGHER if self._slim else 0.0

    @property
    def _noted(self) -> bool:
        """Whether there is a note above the buttons besides the headline."""
        return self._back is not None or self._second is not None or bool(_proof(self.sheet.control))

    def update(self, now: float) -> Change | None:
        """Advance the count; at its end show the buttons."""
        self._counting.at(now)
        if self._back is not None:
            before = self._back.progress, self._back.weighing
            if self._back.poll():
                self._moments.enabled = self._back.reviewed is not None
            if (self._back.progress, self._back.weighing) != before or self._back.changed:
                self.touch()
        if self._second is not None and self._second.poll():
            self.touch()
        awarded = self._counting.shown.points_given
        if awarded > self._heard:
            self.services.cues.play(Cue.POINT)
            self._heard = awarded
        if self._counting.over and not self._offered:
            self._offered = True
            if is_won(self.sheet):
                self.services.cues.play(Cue.SUCCESS)
            seal = () if self._seal is None else (self._seal,)
            self.use(*seal, *self.lines, *self._buttons, focus=self.onward)
            self._onward_at = now + ONWARD
            self._armed_at = now + ARMING
        self._now = now
        if self.sheet.onward and self._offered and now >= self._onward_at:
            return Pop()
        return None

    def handle(self, event: UiEvent) -> Change | None:
        """Skip the count with a click or a key; afterwards pass the event to the buttons."""
        if event == Press(Action.UNDO) and self.sheet.taken_back:
            return Pop(TAKE_BACK)
        if event == Press(Action.SAME_DEAL) and self._again in self._buttons:
            return Pop(AGAIN)
        if event == Press(Action.SEAL):
            return self.show_seal()
        if self._offered:
            # A click intended to skip the last beat must not press a button that has just appeared.
            early = isinstance(event, PointerPressed) and self._now < self._armed_at
            return None if early else super().handle(event)
        match event:
            case Press(Action.CONFIRM | Action.CANCEL | Action.SKIP):
                self._counting.finish()
                self.touch()
            case Press(action) if action in OPENS:
                return self.open(OPENS[action])
            case Press(Action.REPLAY):
                return self.replay()
            case PointerPressed() | Press(Action.TOGGLE | Action.RIGHT | Action.DOWN):
                self._counting.skip()
                self.touch()
            case _:
                pass
        return None

    @property
    def spoken(self) -> Spoken:
        """The lines counted so far, then the winner of the deal and the totals."""
        shown = self._counting.shown
        lines = (read_line(self.sheet, number) for number in range(shown.given))
        log: tuple[Words, ...] = tuple(joined_by_commas(line) for line in lines)
        if shown.headline:
            totals = zip(self.sheet.sides, shown.totals, strict=True)
            log += (self.headline(), *points_aloud(totals), *self._notes)
        opening = (t("Deal {number}", number=self.sheet.number),)
        if not self._offered:
            return Spoken(opening=opening, log=log, patient=True)
        return Spoken(opening, self.group.spoken, self.group.focused, log, patient=True)

    def leave(self) -> Change | None:
        """Continue like the focused button, in response to Esc."""
        return Pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet as far as it is counted."""
        canvas.veil(alpha=0.6)
        canvas.want_cards(CARD, PRIMIERA_CARD, ruleset=self.sheet.ruleset)
        shown = self._counting.shown
        if self.services.reduced_motion():
            shown = replace(shown, figured=1.0)
        number = t("Deal {number}", number=self.sheet.number)
        draw_sheet(canvas, self._area, self.headline() if shown.headline else number, SheetBinding.LEDGER)
        inner = self._area.inset(EDGE, 0)
        top = self._area.y + HEADS
        below = self._below
        draw_bands(canvas, inner, top - 20, below + 58, len(self.sheet.sides))
        calm = self.services.reduced_motion()
        draw_reacting_heads(canvas, inner, top + 2, self.sheet, shown, calm=calm)
        if shown.headline:
            # The winner has taken the place of the heading.
            room = labels_of(inner, len(self.sheet.sides)) - 16
            canvas.text(number, inner.x + 4, top + 4, size=22, role=Role.TITLE, colour=RED_DEEP, width=room)
        lit = next((line for line in self.lines if self._offered and line is self.group.focused), None)
        for line in self.lines:
            line.draw_counted(canvas, shown, lit)
        draw_totals(canvas, inner, below, self.sheet, shown, self.goal())
        if shown.given and shown.rolled < 1.0 and not self.services.reduced_motion():
            draw_rolling(canvas, self.lines[shown.given - 1], self.sheet, shown, below)
        progress = None if self._back is None else self._back.progress
        notes = (*self._notes, *(() if progress is None else (progress,)))
        if shown.headline:
            told = self._draw_scales(canvas)
            if notes:
                size = max(NOTE_LETTERS, readable(canvas, NOTE_LETTERS))
                words = reduce(joined, notes)
                left = told.x
                if told != self._note:
                    # Beside the scales it begins where the columns of the sides do.
                    left = max(columns_of(inner, len(self.sheet.sides))[0].x - 2, told.x - CLOSER)
                slip = Area(left, told.y, self._note.right - left, told.height - SLIP_LOWER)
                canvas.box(slip, SLIP)
                canvas.sign("notebook", slip.x + 28, slip.centre[1], 30, INK)
                told = Area(slip.x + 52, slip.y + 2, slip.width - 66, slip.height - 4)
                canvas.paragraph(words, told, size=size, colour=INK, spacing=0.86, middle=True)
        if self._offered:
            super().draw(canvas)
        if lit is not None:
            lit.draw_larger(canvas, shown)

    def _draw_scales(self, canvas: Canvas) -> Area:
        """Draw the scales of luck and play; before they are known their place is empty. Return the rest."""
        luck = None if self._back is None else self._back.luck
        pending = self._back is not None and self._back.weighing
        if (luck is None and not pending) or self._note.width < BESIDE_SCALES:
            return self._note
        scales, rest = self._note.split_left(BOTH, 20.0)
        if luck is not None:
            draw_luck(canvas, scales, self.sheet, luck)
        return rest

    def headline(self) -> Text:
        """Return which side has won the deal, or why the deal decides the match."""
        return verdict(self.sheet)

    def goal(self) -> Text:
        """Return the text for the target score, or that it is reached without a decision."""
        if self.sheet.practice:
            return t("One deal")
        target, shown = self.sheet.ruleset.match.target, self._counting.shown
        if shown.headline and self.sheet.winner is None and max(shown.totals) >= target:
            return t("not decided yet")
        return tn("of {n} point", "of {n} points", n=target)

    # Helpers

    @property
    def _notes(self) -> tuple[Text, ...]:
        """A wrong check sum of a fifteen game, the second table, then the result of the review."""
        words = self._back.words if self._back is not None else None
        second = () if self._second is None or self._second.words is None else (self._second.words,)
        return (*_proof(self.sheet.control), *second, *((words,) if words is not None else ()))

    @property
    def _sealed(self) -> Record | None:
        """The record of the match; None where this deal has no seal."""
        record, number = self.sheet.record, self.sheet.number - 1
        found = record is not None and number < len(record.deals) and record.deals[number].seal is not None
        return record if found else None

    def show_seal(self) -> Change | None:
        """Open the page about the seal of this deal, in response to its button or key."""
        record = self._sealed
        return None if record is None else Push(routes.DealSeal(record, self.sheet.number - 1))

    def replay(self) -> Change | None:
        """Open the replay at moves that could have been better, or else at the beginning of this deal."""
        if self.sheet.record is None or self.sheet.lesson:
            return None
        return self._look_at() or Push(routes.ReplayRecord(self.sheet.record, self.sheet.number - 1))

    def _look_at(self) -> Change | None:
        """Open the replay at moves that gave points away, or return None."""
        reviewed = self._back.reviewed if self._back is not None else None
        return Push(routes.ReplayReviewed(reviewed)) if reviewed is not None else None

    def _same_cards(self) -> Change | None:
        """Open what can be done with the cards of this deal, in response to its button."""
        record = self.sheet.record
        return None if record is None else Push(routes.SameCards(record, len(record.deals) - 1, 0))

    def close(self) -> None:
        """Cancel the review and the second table."""
        if self._back is not None:
            self._back.close()
        if self._second is not None:
            self._second.close()


def _proof(control: Control | None) -> tuple[Text, ...]:
    """Return the check sum of the leftover cards as text where it shows a mistake."""
    if control is None or control.holds:
        return ()
    return (t("Left over: {total}. That can't be right.", total=control.total),)

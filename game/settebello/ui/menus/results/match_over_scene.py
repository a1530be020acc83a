"""The end of a match: the winner and the others, the course of the match, and what to do next."""

import math
from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import table_of
from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM, CREAM, GREEN, GREEN_DEEP, INK, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, State, Surface, draw_sheet, room_for, sheet
from settebello.ui.menus.results.match_paper import CARD, MatchPaper, draw_game, draw_why
from settebello.ui.menus.results.medal_row import MedalRow
from settebello.ui.menus.results.result_list import REMARK, ROW, draw_list
from settebello.ui.menus.results.result_words import again_label, headline_of, title_of
from settebello.ui.table.model.helps.second_tables import SecondTables
from settebello.ui.table.model.score_model.points_made import made_of
from settebello.ui.table.view.cloth import WEAVES
from settebello.ui.table.view.ending.ending_clock import EndingClock, place_buttons, skips
from settebello.ui.table.view.ending.finale import RESTS, Stage, sign_place
from settebello.ui.table.view.ending.osteria_room import (
    Room,
    draw_nightfall,
    draw_room,
    prepare_late,
    room_of,
)
from settebello.ui.table.view.ending.podium import Podium
from settebello.ui.table.view.ending.stands import page_across
from settebello.ui.table.view.ending.verdict_board import Verdict, draw_verdict, margin_of, verdict_board
from settebello.ui.table.view.spoken_table import points_aloud

PAGE: Final = 282.0
"""Height of the part with the slips of paper and the buttons."""
BUTTON: Final = 56.0
LINE: Final = 30.0
"""Height for the line of new achievements on the compact sheet."""
MADE_LINES: Final = 46.0
"""Height for the points by category."""
NARROW: Final = 820.0
"""Width of the compact sheet, used when the zoom leaves too little room."""


class MatchOverScene(MenuScene):
    """Shows the winner; the button for another match of the same kind has the focus."""

    surface = Surface.PAPER

    def __init__(self, services: Services, result: MatchResult) -> None:
        """Show a result."""
        super().__init__(services)
        self.result = result
        self._new = Button(
            again_label(result), lambda: Reset(routes.NewMatch(result.again)), glyph="open_hand"
        )
        self._look = Button(t("Replay match"), self._look_at, look=CALM, glyph="again")
        self._second = None if result.record is None else SecondTables.of_record(services, result.record)
        self._other = Button(t("New game"), lambda: Push(routes.NewGame()), look=CALM, glyph="cards")
        self._title = Button(t("Main menu"), lambda: Reset(routes.Title()), look=CALM, glyph="home")
        looked = () if result.record is None else (self._look,)
        self._buttons = (self._new, *looked, self._other, self._title)
        # Only a compact sheet has no room for signs.
        self._signs = {button: button.glyph for button in self._buttons}
        told_own = services.settings.current.achievements and result.own is not None
        self._medals = MedalRow(services, result.totals, wanted=told_own)
        self.use(*self._buttons, focus=self._new)
        told = result.record if len(result.sides) <= 4 else None
        self._made = None if told is None else made_of(told, result.order)
        why = 27 if self._why is not None or self._second is not None else 0
        made = MADE_LINES if self._made else 0
        said = REMARK if result.remark is not None else 0
        self._low_size = (NARROW, 258 + why + LINE * told_own + made + said + ROW * len(result.sides))
        self.needs = room_for(*self._low_size)
        self._low = False
        self._page = Area(0, 0, 0, 0)
        self._paper = MatchPaper(result, self._medals)
        self._podium = Podium(result, BASE_WIDTH, BASE_HEIGHT - PAGE)
        self._clock = EndingClock()
        self._lowered = 0.0

    @property
    def variant_id(self) -> str:
        """The variant of the match."""
        return self.result.again.variant

    @property
    def _why(self) -> Text | None:
        """The result at the second table, or why this side has won where the totals do not say it."""
        second = None if self._second is None else self._second.verdict
        return second or self.result.decided or (t("The fewest points win.") if self.result.low else None)

    # Places

    def arrange(self, width: float, height: float) -> None:
        """Place the page at the lower edge, or with little room a compact sheet in the middle."""
        super().arrange(width, height)
        self._low = width < BASE_WIDTH - 1 or height < BASE_HEIGHT - 1
        if self._low:
            self._page = sheet(*self._low_size, width, height)
        else:
            self._page = replace(page_across(width), y=height - PAGE - 16, height=PAGE)
            festive = self._verdict.own
            self._podium = Podium(self.result, width, self._page.y - 8, self._paper.lines, festive=festive)
        self._place_buttons()
        for button, sign in self._signs.items():
            button.glyph = None if self._low else sign
        self._paper.place(self._slips)
        shown = () if self._low else self._medals.shown
        if self.group.widgets != (*shown, *self._buttons):
            self.use(*shown, *self._buttons, focus=self.group.focused)

    def _place_buttons(self) -> None:
        """Place the buttons: as far below their line as they have still to rise."""
        page, self._lowered = self._page, self._stage.lowered
        line = Area(page.x, page.bottom - BUTTON, page.width, BUTTON)
        if self._low:
            line = Area(page.x + 32, page.bottom - 92, page.width - 64, BUTTON)
        place_buttons(self._buttons, self._new, line, self._lowered)

    @property
    def _slips(self) -> Area:
        """The place of the paper, above the buttons."""
        page = self._page
        return Area(page.x, page.y + 6, page.width, page.height - BUTTON - 18)

    # Time

    @property
    def animating(self) -> bool:
        """Whether coins or medals are still landing, or the achievements are being read."""
        return not self._low and (self._time < self._ends or self._medals.landing)

    @property
    def _ends(self) -> float:
        """The seconds until everything but the medals rests: who has won is seen after the last coin."""
        return self._podium.lasts

    @property
    def _time(self) -> float:
        return self._clock.time

    def handle(self, event: UiEvent) -> Change | None:
        """Let everything land at once after a click or Enter; then pass the event on, if buttons are seen."""
        if self.animating and skips(event):
            missing = not self._stage.has_buttons
            self._hurry()
            if missing:
                return None
        return super().handle(event)

    def _hurry(self) -> None:
        self._clock.skip_to(self._ends)
        self._medals.hurry()
        self.touch()

    def update(self, now: float) -> Change | None:
        """Let coins and medals land, play the sound of the result once, and read the achievements."""
        if self._clock.tick(now) and self.services.reduced_motion():
            self._hurry()
        if self._stage.lowered != self._lowered:
            self._place_buttons()
        if self._clock.sounds(0.0 if self._low else self._podium.counted):
            self.services.cues.play(Cue.WIN if self.result.won else Cue.LOSE)
        if self._medals.read():
            self.arrange(self.width, self.height)
            self.touch()
        if self._medals.update(now, begins=self._time >= self._ends):
            self.touch()
        if self._second is not None and self._second.poll():
            self.touch()
        return super().update(now)

    def close(self) -> None:
        """Stop the second table."""
        if self._second is not None:
            self._second.close()

    # Words

    def achieved_line(self) -> Text | None:
        """Return the text for new achievements; None without any."""
        return self._medals.line

    def headline(self) -> Text:
        """Return which side has won."""
        return headline_of(self.result)

    @property
    def spoken(self) -> Spoken:
        """The winner and the points."""
        totals = ((self.result.sides[side], self.result.totals[side]) for side in self.result.order)
        made = () if self._made is None else (self._made,)
        opening = (self.headline(), *points_aloud(totals), *made)
        notice = self.achieved_line() or ""
        return Spoken(opening, self.group.spoken, self.group.focused, patient=True, notice=notice)

    # What a key or button does

    def leave(self) -> Change | None:
        """Answer Esc: to the title."""
        return Reset(routes.Title())

    def replay(self) -> Change | None:
        """Answer the key that looks at the match again."""
        return self._look_at()

    def _look_at(self) -> Change | None:
        """Look at the match from its beginning; nothing where there is no record."""
        record = self.result.record
        return None if record is None else Push(routes.ReplayRecord(record))

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the sides with their coins, the cards, the course of the match and the buttons."""
        record = self.result.record
        ruleset = None if record is None else record.ruleset
        canvas.want_cards(CARD, only=self._paper.cards, ruleset=ruleset)
        over = self._low or self._time >= self._ends
        # What has moved until now is kept as it is drawn, and not painted anew.
        keeps = over and not self._low and canvas.holds(self._layer(canvas, rests=False))
        rests = over and not keeps
        canvas.static(self._layer(canvas, rests=rests), lambda: self._draw_still(canvas, rests=rests))
        if not self._low:
            if not rests:
                self._draw_moving(canvas)
            if keeps:
                canvas.keep(self._layer(canvas, rests=True))
            self._draw_above(canvas)
        if self._stage.has_buttons:
            super().draw(canvas)

    def _layer(self, canvas: Canvas, *, rests: bool) -> Hashable:
        """Return what the static layer depends on, while all moves or as soon as it `rests`."""
        told = (self._medals.achieved, self._why, canvas.say(t("English")))
        looks = (canvas.palette.contrast, canvas.cards.deck.skin.manifest.id)
        laid = self._paper.laid_at(self._part)
        return "match over", self._page, self._low, told, looks, self._stage.dusk, laid, rests

    @property
    def _stage(self) -> Stage:
        """How far the end has come; a compact sheet shows all at once."""
        since = math.inf if self._low else self._time - self._podium.counted
        return Stage(since, lost=self.result.own is not None and not self.result.won)

    @property
    def _part(self) -> float:
        """The part of the time until the last coin that has passed, from 0 to 1."""
        return 1.0 if self._low else min(1.0, self._time / self._podium.counted)

    def _draw_moving(self, canvas: Canvas) -> None:
        """Draw what moves or counts and rests in the end: people, points, course, and the headline."""
        since, known = self._stage.since, self._stage.known
        if since < 0:
            self._rehearse(canvas)
        board = verdict_board(canvas, self._verdict)
        self._podium.prepare(canvas, self._time, board)
        if self._stage.lost and not self._stage.dusk:
            room = room_of(len(self.result.sides))
            prepare_late(canvas, self._podium.edge, room)
            draw_nightfall(canvas, self._podium.edge, self._stage.nightfall, room)
        self._paper.prepare(canvas, self._podium)
        self._podium.draw_people(canvas, since, board)
        self._podium.draw_winners(canvas, known=known, since=since)
        self._podium.draw_points(canvas, self._time)
        counted = self._podium.course_at(self._time)
        self._paper.draw_told(canvas, self._podium, self._why, counted, known=known)
        self._paper.draw_landing(canvas, self._part)
        self._podium.draw_confetti(canvas, since)
        hangs = sign_place(board, since)
        if hangs is not None:
            draw_verdict(canvas, hangs, self._verdict)

    def _draw_above(self, canvas: Canvas) -> None:
        """Draw what is above all else, and whose medals will land: coins and the remark."""
        self._podium.draw_coins(canvas, self._time)
        self._paper.draw_earned(canvas, self._podium)
        self._podium.draw_remark(canvas, verdict_board(canvas, self._verdict), self._stage.since)

    def _draw_still(self, canvas: Canvas, *, rests: bool) -> None:
        """Draw what rests: room and paper, and everything as soon as all is counted."""
        edge = None if self._low else self._podium.edge
        room = Room.TWO if self._low else room_of(len(self.result.sides))
        key = ("after", edge, canvas.palette.contrast, room, self._stage.dusk)
        canvas.ground(
            key, partial(draw_room, canvas, edge, room=room, late=self._stage.dusk, lamps=edge is None)
        )
        if edge is None:
            self._draw_sheet(canvas)
            return
        self._podium.draw_table(canvas)
        if rests:
            self._podium.draw_people(canvas, RESTS, verdict_board(canvas, self._verdict))
            self._podium.draw_winners(canvas, known=True)
        self._paper.draw_paper(canvas, self._cloth(canvas), self._paper.laid_at(self._part))
        if rests:
            self._draw_outcome(canvas)

    def _draw_outcome(self, canvas: Canvas) -> None:
        """Draw what is seen as soon as all is counted, besides people and paper."""
        self._podium.draw_points(canvas, self._ends)
        self._paper.draw_told(canvas, self._podium, self._why, 1.0, known=True)
        draw_verdict(canvas, verdict_board(canvas, self._verdict), self._verdict)

    def _rehearse(self, canvas: Canvas) -> None:
        """Draw the outcome out of sight, in the first frames."""
        self._podium.rehearse(
            canvas,
            verdict_board(canvas, self._verdict),
            lambda: self._paper.draw_paper(canvas, self._cloth(canvas), len(self._paper.cards)),
            lambda: self._draw_outcome(canvas),
            *(partial(button.draw, canvas, State(surface=self.surface)) for button in self._buttons),
            lambda: self.group.draw(canvas),
        )

    def _cloth(self, canvas: Canvas) -> tuple[str, str]:
        """Return the two colours of the cloth on the table of the match, for the one under the cards."""
        weave = WEAVES.get(table_of(self.services.settings.current.table, canvas.cards.deck))
        if weave is None or weave.cloth is None:
            return GREEN, GREEN_DEEP
        return weave.cloth, weave.rim

    @property
    def _verdict(self) -> Verdict:
        own = self.result.winner == self.result.own
        return Verdict(title_of(self.result), margin_of(self.result), own=own)

    def _draw_sheet(self, canvas: Canvas) -> None:
        """Draw the compact sheet: the same in rows and lines."""
        page = self._page
        draw_sheet(canvas, page, title_of(self.result))
        y = draw_list(canvas, self.result, page, page.y + 120)
        room = page.inset(40)
        draw_game(canvas, self.result, room, y + 20, Align.CENTRE)
        y += 40
        if self._made is not None:
            made = Area(room.x, y - 2, room.width, MADE_LINES)
            canvas.paragraph(self._made, made, size=17, colour=INK_SOFT, align=Align.CENTRE, spacing=0.85)
            y += MADE_LINES
        draw_why(canvas, self._why, room, y, Align.CENTRE)
        line = self.achieved_line()
        if line is not None:
            x, y = page.centre[0], page.bottom - 112
            wide = min(canvas.text_width(line, size=20), page.width - 160)
            canvas.glyph("trophy", x - wide / 2 - 22, y, 28, CREAM)
            canvas.text(line, x, y, size=20, colour=INK, align=Align.CENTRE, width=page.width - 160)

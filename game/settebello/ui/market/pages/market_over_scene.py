"""The end of a match of the market game: who has won and by how much, the score, and what to do next."""

import math
from collections.abc import Hashable
from dataclasses import replace
from functools import partial
from itertools import accumulate
from typing import Final

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.market import MarketState, scores_of
from settebello.notation.market.market_record import MarketRecord
from settebello.session import only_person
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.market_port import MarketSetup
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Remark
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, State, Surface, room_for, sheet
from settebello.ui.market.model.market_ending import MarketEnding
from settebello.ui.market.model.score_lines import lines_of
from settebello.ui.market.view.ending_sheet import FOOT, draw_ending_sheet, ending_sheet_size
from settebello.ui.market.view.score_table import ScoreTable
from settebello.ui.market.view.winning_cards import draw_dealt_cards, draw_winning_cards
from settebello.ui.table.model.market_people import players_of
from settebello.ui.table.view.ending.ending_clock import GAP, EndingClock, place_buttons, skips
from settebello.ui.table.view.ending.finale import LAUREL_LANDS, RESTS, Stage, sign_place
from settebello.ui.table.view.ending.osteria_room import (
    Room,
    draw_nightfall,
    draw_notepad,
    draw_room,
    prepare_late,
    room_of,
)
from settebello.ui.table.view.ending.podium import Podium
from settebello.ui.table.view.ending.stands import page_across
from settebello.ui.table.view.ending.verdict_board import Verdict, draw_verdict, verdict_board

PAGE: Final = 282.0
"""Height of the part with the slips of paper and the buttons."""
SCORES: Final = {2: 0.5, 3: 0.54, 4: 0.57}
"""The part of the width for the slip with the score, by the number of players."""
BUTTON: Final = 56.0
INSIDE: Final = (22.0, 14.0)
"""The margin of a slip of paper."""
SIGNS: Final = ("open_hand", "again", "tally", "home")
"""The signs of the buttons, for which only a compact sheet has no room."""
CARDS_TURN: Final = 0.7
"""Seconds in which all cards of the winner are turned over, as soon as who has won is known."""


class MarketOverScene(MenuScene):
    """Shows who has won; the button for another match with the same people has the focus."""

    surface = Surface.PAPER

    def __init__(
        self, services: Services, record: MarketRecord, state: MarketState, remark: Remark | None
    ) -> None:
        """Count the cards of a match that is over; `remark` is what somebody says about its end."""
        super().__init__(services)
        self._record = record
        self._state = state
        players = players_of(services, record.seats)
        person = only_person(seat.level for seat in record.seats)
        self.ending = MarketEnding(players, scores_of(state), person, remark)
        self._again = Button(self._rematch(), self._play_again)
        self._look = Button(t("Replay match"), self.replay, look=CALM)
        self._sheet = Button(t("Score sheet"), self._count, look=CALM)
        self._home = Button(t("Main menu"), self.leave, look=CALM)
        self._buttons = (self._again, self._look, self._sheet, self._home)
        self.use(*self._buttons, focus=self._again)
        self._table = self._table_of(faces=False)
        self._low_size = ending_sheet_size(self._table)
        self.needs = room_for(*self._low_size)
        self._low = False
        self._page = Area(0, 0, 0, 0)
        self._podium = Podium(self.ending, BASE_WIDTH, BASE_HEIGHT - PAGE)
        self._clock = EndingClock()
        self._lowered = 0.0

    def _rematch(self) -> Text:
        """Return the label of the button for another match: with the name of an only opponent."""
        players, person = self.ending.players, self.ending.person
        if len(players) == 2 and person is not None:
            return t("Rematch with {name}", name=players[1 - person].name)
        return t("Play again")

    def _table_of(self, *, faces: bool) -> ScoreTable:
        """Return the lines of the score: with `faces` the winner first, else from seat to seat.

        The order of the seats does not tell who has won, while the points are counted.
        """
        ending = self.ending
        order = ending.order if faces else tuple(sorted(ending.order))
        return ScoreTable(
            lines_of(expert=self._record.rules.expert),
            tuple(ending.players[seat] for seat in order),
            tuple(ending.scores[seat] for seat in order),
            tuple(seat in ending.winners for seat in order),
            faces=faces,
        )

    # Places

    def arrange(self, width: float, height: float) -> None:
        """Place the page at the lower edge, or with little room a compact sheet in the middle."""
        super().arrange(width, height)
        self._low = width < BASE_WIDTH - 1 or height < BASE_HEIGHT - 1
        self._table = self._table_of(faces=self._low)
        if self._low:
            self._page = sheet(*self._low_size, width, height)
        else:
            page = self._page = replace(page_across(width), y=height - PAGE - 16, height=PAGE)
            self._podium = Podium(self.ending, width, page.y - 8, self._counts, festive=self._verdict.own)
        self._place_buttons()
        for button, sign in zip(self._buttons, SIGNS, strict=True):
            button.glyph = None if self._low else sign

    def _place_buttons(self) -> None:
        """Place the buttons: as far below their line as they have still to rise."""
        page, self._lowered = self._page, self._stage.lowered
        line = Area(page.x, page.bottom - BUTTON, page.width, BUTTON)
        if self._low:
            line = Area(page.x + 32, page.bottom - FOOT + 2, page.width - 64, BUTTON)
        place_buttons(self._buttons, self._again, line, self._lowered)

    @property
    def _counts(self) -> tuple[tuple[int, ...], ...]:
        """The points of each player before the first line of the score and after each, the winner first."""
        return tuple(
            tuple(
                accumulate((line.points(self.ending.scores[seat]) for line in self._table.lines), initial=0)
            )
            for seat in self.ending.order
        )

    @property
    def _slips(self) -> tuple[Area, Area]:
        """The places of the slips with the score and with the winner's cards, above the buttons."""
        page = self._page
        slips = Area(page.x, page.y + 6, page.width, page.height - BUTTON - 24)
        return slips.split_left(SCORES[len(self.ending.players)] * slips.width, GAP)

    # Time

    @property
    def animating(self) -> bool:
        """Whether coins are still landing, or the winner comes up."""
        return not self._low and self._time < self._podium.lasts

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
        self._clock.skip_to(self._podium.lasts)
        self.touch()

    def update(self, now: float) -> Change | None:
        """Let the coins land, and play the sound of the result once."""
        if self._clock.tick(now) and self.services.reduced_motion():
            self._hurry()
        if self._stage.lowered != self._lowered:
            self._place_buttons()
        if self._clock.sounds(0.0 if self._low else self._podium.counted):
            self.services.cues.play(Cue.WIN if self.ending.won else Cue.LOSE)
        return super().update(now)

    # What a key or button does

    def leave(self) -> Change | None:
        """Answer Esc: to the title."""
        return Reset(routes.Title())

    def replay(self) -> Change | None:
        """Look at the match again."""
        return Push(routes.MarketReplay(self._record))

    def _count(self) -> Change | None:
        return Push(routes.MarketScores(self._record, self._state))

    def _play_again(self) -> Change | None:
        record = self._record
        return Reset(routes.NewMarketMatch(MarketSetup(record.rules.id, record.seats, record.handicaps)))

    # Words

    @property
    def spoken(self) -> Spoken:
        """Who has won, the points, and what somebody says about them; then the focus."""
        return Spoken(self.ending.told, self.group.spoken, self.group.focused, patient=True)

    def read(self) -> tuple[Words, ...]:
        """Return who has won, and every line of everybody."""
        return self.ending.read(self._table.lines)

    # Drawing

    @property
    def _verdict(self) -> Verdict:
        own = self.ending.person in self.ending.winners
        return Verdict(self.ending.title, self.ending.margin, own=own)

    def draw(self, canvas: Canvas) -> None:
        """Draw the players with their coins, the score, the winner's cards and the buttons."""
        time = math.inf if self._low else self._time
        over = time >= self._podium.lasts
        # What has moved until now is kept as it is drawn, and not painted anew.
        keeps = over and not self._low and canvas.holds(self._layer(canvas, time, rests=False))
        rests = over and not keeps
        canvas.static(
            self._layer(canvas, time, rests=rests), lambda: self._draw_still(canvas, time, rests=rests)
        )
        if not self._low:
            if not rests:
                self._draw_moving(canvas, time)
            if keeps:
                canvas.keep(self._layer(canvas, time, rests=True))
            self._draw_above(canvas, time)
        if self._stage.has_buttons:
            super().draw(canvas)

    def _layer(self, canvas: Canvas, time: float, *, rests: bool) -> Hashable:
        """Return what the static layer depends on, while all moves or as soon as it `rests`."""
        looks = (canvas.palette.contrast, canvas.say(t("English")))
        return "market over", self._page, self._low, looks, self._stage.dusk, rests, self._shown(time)

    def _shown(self, time: float) -> int | None:
        """Return how many lines of the score are shown; None if all are, with the columns of winners."""
        if self._stage.known:
            return None
        return math.ceil(len(self._table.lines) * self._podium.course_at(time) - 1e-9)

    @property
    def _stage(self) -> Stage:
        """How far the end has come; a compact sheet shows all at once."""
        since = math.inf if self._low else self._time - self._podium.counted
        return Stage(since, lost=self.ending.person is not None and not self.ending.won)

    def _draw_moving(self, canvas: Canvas, time: float) -> None:
        """Draw what moves or counts and rests in the end: people, points, cards, and the verdict."""
        since = self._stage.since
        if since < 0:
            self._rehearse(canvas)
        board = verdict_board(canvas, self._verdict)
        self._podium.prepare(canvas, time, board)
        if self._stage.lost and not self._stage.dusk:
            room = room_of(len(self.ending.sides))
            prepare_late(canvas, self._podium.edge, room)
            draw_nightfall(canvas, self._podium.edge, self._stage.nightfall, room)
        self._podium.draw_people(canvas, since, board)
        self._podium.draw_winners(canvas, known=self._stage.known, since=since)
        self._podium.draw_points(canvas, time)
        cards = self._slips[1].inset(*INSIDE)
        part, turned = min(1.0, time / self._podium.counted), (since - LAUREL_LANDS) / CARDS_TURN
        draw_dealt_cards(canvas, cards, self.ending, self._record.rules, part, turned)
        self._podium.draw_confetti(canvas, since)
        hangs = sign_place(board, since)
        if hangs is not None:
            draw_verdict(canvas, hangs, self._verdict)

    def _draw_above(self, canvas: Canvas, time: float) -> None:
        """Draw what is above all else: coins and the remark."""
        self._podium.draw_coins(canvas, time)
        self._podium.draw_remark(canvas, verdict_board(canvas, self._verdict), self._stage.since)

    def _draw_still(self, canvas: Canvas, time: float, *, rests: bool) -> None:
        """Draw what rests: room and paper, and everything as soon as all is counted."""
        edge = None if self._low else self._podium.edge
        room = Room.TWO if self._low else room_of(len(self.ending.sides))
        ground = ("after market", edge, canvas.palette.contrast, room, self._stage.dusk)
        canvas.ground(
            ground,
            partial(draw_room, canvas, edge, room=room, late=self._stage.dusk, lamps=edge is None),
        )
        if edge is None:
            draw_ending_sheet(canvas, self._page, self.ending, self._table)
            return
        self._podium.draw_table(canvas)
        if rests:
            self._podium.draw_people(canvas, RESTS, verdict_board(canvas, self._verdict))
            self._podium.draw_winners(canvas, known=True)
        scores, cards = self._slips
        draw_notepad(canvas, scores)
        draw_notepad(canvas, cards)
        self._table.draw(canvas, scores.inset(*INSIDE), self._shown(time))
        if rests:
            draw_winning_cards(canvas, cards.inset(*INSIDE), self.ending, self._record.rules)
            self._draw_outcome(canvas)

    def _draw_outcome(self, canvas: Canvas) -> None:
        """Draw what is seen as soon as all is counted, besides people and paper."""
        self._podium.draw_points(canvas, self._podium.lasts)
        draw_verdict(canvas, verdict_board(canvas, self._verdict), self._verdict)

    def _rehearse(self, canvas: Canvas) -> None:
        """Draw the outcome out of sight, in the first frames."""
        scores, cards = (slip.inset(*INSIDE) for slip in self._slips)
        self._podium.rehearse(
            canvas,
            verdict_board(canvas, self._verdict),
            lambda: self._table.draw(canvas, scores, None),
            lambda: draw_winning_cards(canvas, cards, self.ending, self._record.rules),
            lambda: self._draw_outcome(canvas),
            *(partial(button.draw, canvas, State(surface=self.surface)) for button in self._buttons),
            lambda: self.group.draw(canvas),
        )

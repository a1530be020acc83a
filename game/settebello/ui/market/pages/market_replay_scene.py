"""The replay of a match of the market game: every action at the table, from any seat."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t
from settebello.market import MarketState, seen_by, view_of
from settebello.notation.market.market_record import MarketRecord, MarketReplay
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action as Key
from settebello.ui.kit.controls.inputs import Press, UiEvent
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button
from settebello.ui.market.layout.card_places import places_of
from settebello.ui.market.layout.market_layout import NEEDS, MarketLayout
from settebello.ui.market.model.larger_letters import larger_letters
from settebello.ui.market.model.market_captions import Captions
from settebello.ui.market.pages.replay_track import ReplayTrack
from settebello.ui.market.view.market_table import TableScenery, round_words
from settebello.ui.market.view.payment_bar import draw_bar
from settebello.ui.table.model.market_people import players_of
from settebello.ui.table.view.signs import READABLE

NOBODY: Final = -1
TRACK: Final = 50.0
"""The height of the bar below the buttons."""
PACE: Final = 1.1
"""Seconds for each action while the replay runs."""


class MarketReplayScene(MenuScene):
    """Shows the table after any action; the record was checked by playing it again."""

    heading = t("Replay of Mercato")
    needs = NEEDS
    pans = False

    def __init__(
        self, services: Services, record: MarketRecord, replayed: MarketReplay, title: Words
    ) -> None:
        """Begin before the first action."""
        super().__init__(services)
        self._replayed = replayed
        self._record = record
        self._title = title
        self._players = players_of(services, record.seats)
        over = replayed.state.over
        self._seat = next(iter(record.persons), 0)
        self._bare = over or len(record.persons) == 1
        """Whether the hand below is open: nobody sees another's hand before the match is over."""
        self._layout = MarketLayout.of(*NEEDS, len(record.seats), expert=record.rules.expert)
        self._captions = Captions(record.rules, [one.name for one in self._players], None)
        self._letters = larger_letters(services.settings.current)
        self._runs = False
        self._now: float | None = None
        self._waited = 0.0
        self._track = ReplayTrack(len(record.actions), self._moved)
        self._play = Button(t("Start playback"), self._run, size=21)
        self._before = Button(t("Back one turn"), lambda: self._turn(-1), look=CALM, size=21)
        self._after = Button(t("On one turn"), lambda: self._turn(1), look=CALM, size=21)
        self._sit = Button(t("Change seat"), self._change_seat, look=CALM, size=21)
        self._score = Button(t("Score sheet"), self._count, look=CALM, size=21)
        self._leave = Button(t("Back"), self.leave, look=CALM, size=21)
        open_ones = (self._sit, self._score) if over else ()
        self._row = (self._before, self._play, self._after, *open_ones, self._leave)
        for button in self._row:
            button.least = READABLE
        self.use(self._track, *self._row)

    @property
    def animating(self) -> bool:
        """Whether the replay runs."""
        return self._runs

    def arrange(self, width: float, height: float) -> None:
        """Place the table, and the track and the buttons below it."""
        super().arrange(width, height)
        record = self._record
        self._layout = MarketLayout.of(
            width, height - TRACK, len(record.seats), expert=record.rules.expert, places=record.rules.display
        )
        self._layout = replace(self._layout, round=self._layout.corner)
        bar = self._layout.buttons
        places = bar.columns(len(self._row), 10)
        for button, area in zip(self._row, places, strict=True):
            button.place(area)
        self._track.place(Area(bar.x, bar.bottom + 4, bar.width, TRACK - 6))

    def handle(self, event: UiEvent) -> Change | None:
        """Move with the arrows of the track from anywhere by page keys."""
        if event == Press(Key.SKIP):
            return self._run()
        return super().handle(event)

    def leave(self) -> Change | None:
        """Return to the screen below."""
        return Pop()

    def update(self, now: float) -> Change | None:
        """Play on while the replay runs."""
        step = 0.0 if self._now is None else max(now - self._now, 0.0)
        self._now = now
        if not self._runs:
            return None
        self._waited += step
        if self._waited >= PACE:
            self._waited = 0.0
            self._track.step(1, 0)
            if self._track.place_now == len(self._record.actions):
                self._runs = False
                self._play.label = t("Start playback")
        self.touch()
        return None

    @property
    def spoken(self) -> Spoken:
        """The caption of the action, and the focus."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self._caption())

    def read(self) -> tuple[Words, ...]:
        """Return the round and what happens."""
        return round_words(view_of(self._state, self._seat)), self._caption()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the caption, the track and the buttons."""
        view = view_of(self._state, self._seat)
        scenery = TableScenery(
            view,
            self._layout,
            self._players,
            places_of(view, self._layout, bare=self._bare),
            title=self._title,
            turn=self._state.turn,
            valance=False,
        )
        key = ("market replay", self._track.place_now, self._seat, self._layout)
        canvas.static(key, lambda: scenery.draw(canvas, self.services.settings.current.table))
        draw_bar(canvas, self._layout.bar, self._caption(), letters=self._letters)
        super().draw(canvas)

    @property
    def _state(self) -> MarketState:
        return self._replayed.states[self._track.place_now]

    def _caption(self) -> Text:
        """Return what the action shown has brought; before the first one, that the record is checked."""
        place = self._track.place_now
        if not place:
            return t("Checked: every action is legal, and the points are right.")
        audience = self._seat if self._bare else NOBODY
        told = tuple(self._captions.told([seen_by(audience, one) for one in self._replayed.events[place]]))
        return told[0] if told else t("Round {n}", n=self._state.round)

    def _moved(self, place: int) -> None:
        del place
        self.touch()

    def _run(self) -> Change | None:
        self._runs = not self._runs and self._track.place_now < len(self._record.actions)
        self._play.label = t("Pause") if self._runs else t("Start playback")
        self._waited = 0.0
        self.touch()
        return None

    def _turn(self, step: int) -> Change | None:
        """Go to the beginning of the next turn or of the one before."""
        states = self._replayed.states
        place = self._track.place_now
        begin = (states[place].turn, states[place].round)
        while 0 <= place + step < len(states):
            place += step
            if (states[place].turn, states[place].round) != begin:
                break
        self._track.step(place - self._track.place_now, 0)
        return None

    def _change_seat(self) -> Change | None:
        self._seat = (self._seat + 1) % len(self._players)
        self.touch()
        return None

    def _count(self) -> Change | None:
        return Push(routes.MarketScores(self._record, self._replayed.state))

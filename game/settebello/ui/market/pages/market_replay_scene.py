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
from settebello.ui.kit.transport import HEIGHT, Hinting
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.market.layout.card_places import places_of
from settebello.ui.market.layout.market_layout import NEEDS, MarketLayout
from settebello.ui.market.model.larger_letters import larger_letters
from settebello.ui.market.model.market_captions import Captions
from settebello.ui.market.pages.market_replay_panel import MarketReplayPanel
from settebello.ui.market.view.market_table import TableScenery, round_words
from settebello.ui.market.view.payment_bar import draw_bar
from settebello.ui.table.model.market_people import players_of

NOBODY: Final = -1
LEDGE: Final = 38.0
"""How much higher the ledge is than the row of buttons of a table that is played at."""
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
        self._panel = MarketReplayPanel(self, replayed, over=over)
        self._track = self._panel.line
        self._hinting = Hinting(self._track)
        self.use(*self._panel.widgets)
        self.moved()

    @property
    def animating(self) -> bool:
        """Whether the replay runs."""
        return self._runs

    def arrange(self, width: float, height: float) -> None:
        """Place the table, and the track and the buttons below it."""
        super().arrange(width, height)
        record = self._record
        self._layout = MarketLayout.of(
            width, height - LEDGE, len(record.seats), expert=record.rules.expert, places=record.rules.display
        )
        self._layout = replace(self._layout, round=self._layout.corner)
        self._panel.arrange(Area(0, height - HEIGHT, width, HEIGHT))

    def handle(self, event: UiEvent) -> Change | None:
        """Move with the arrows of the track from anywhere by page keys."""

        def handle(event: UiEvent) -> Change | None:
            if event == Press(Key.SKIP):
                return self.run()
            return super(MarketReplayScene, self).handle(event)

        return self._hinting.handled(event, lambda: self.group, handle)

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
        self.moved()
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
        self._panel.draw(canvas)
        super().draw(canvas)
        hinted = self._hinting.hinted(canvas, self.group)
        if hinted is not None:
            self._panel.draw_hint(canvas, hinted)

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

    def moved(self) -> None:
        """Show the table at the place to which the timeline has moved."""
        self._panel.show(runs=self._runs)
        self.touch()

    def run(self) -> Change | None:
        """Start or stop playing by itself."""
        self._runs = not self._runs and self._track.place_now < len(self._record.actions)
        self._waited = 0.0
        self.moved()
        return None

    def turn(self, step: int) -> Change | None:
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

    def change_seat(self) -> Change | None:
        """See the table from the next seat."""
        self._seat = (self._seat + 1) % len(self._players)
        self.touch()
        return None

    def count(self) -> Change | None:
        """Open the score sheet."""
        return Push(routes.MarketScores(self._record, self._replayed.state))

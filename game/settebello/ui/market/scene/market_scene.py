"""The scene of the market game's table: it turns presses into actions and lets the others play."""

from typing import TYPE_CHECKING, Final

from settebello.audio.cues import Cue
from settebello.engine import Seat
from settebello.i18n import Text, t
from settebello.market import Action
from settebello.session.market.market_session import MarketSession
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action as Key
from settebello.ui.kit.controls.inputs import Digit, PointerPressed, Press, UiEvent
from settebello.ui.kit.menu_scene import MenuScene, opened_by
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Widget
from settebello.ui.market.layout.card_places import Zone
from settebello.ui.market.layout.market_layout import NEEDS
from settebello.ui.market.model.choosing import Command, Outcome
from settebello.ui.market.scene.market_board import MarketBoard
from settebello.ui.market.scene.market_menu import market_menu
from settebello.ui.market.scene.market_targets import buttons_of, targets_of
from settebello.ui.market.scene.market_widgets import KeyedButton
from settebello.ui.market.view.market_card import draw_card
from settebello.ui.market.view.market_table import TableScenery, round_words
from settebello.ui.market.view.payment_bar import draw_bar
from settebello.ui.table.scene.curtain import Curtain
from settebello.ui.table.view.talk.think_delay import pause

if TYPE_CHECKING:
    from settebello.ui.table.scene.table_menu import TableMenu

LONGEST_STEP: Final = 0.1
"""Seconds that count at most between two frames."""
LAST_LOOK: Final = 1.2
"""Seconds between the end of the match and its score sheet."""


class MarketScene(MenuScene):
    """A match of the market game at its table."""

    heading = t("Mercato")
    needs = NEEDS
    pans = False

    def __init__(self, services: Services, session: MarketSession, title: Words) -> None:
        """Show the match as it is; `title` is the name of the variant."""
        super().__init__(services)
        self.session = session
        self._title = title
        self.board = MarketBoard(services, session, self.touch)
        self._menu: TableMenu | None = None
        self._curtain: Curtain | None = None
        self._now: float | None = None
        self._pause: float | None = None
        self._counted = False
        self._key: tuple[str, object] | None = None
        self._renew()

    # The protocol of scenes

    @property
    def animating(self) -> bool:
        """Whether cards fly, or somebody is to play on."""
        return self._menu is None and (self.board.moving or self._waits)

    @property
    def _waits(self) -> bool:
        """Whether time brings something: an opponent's action, or the end."""
        if self._curtain is not None:
            return False
        return not self.session.persons_turn and not self._counted

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out for this size."""
        super().arrange(width, height)
        choosing = self.board.choosing
        self.board.arrange(width, height)
        if choosing is not None and self.board.choosing is not None:
            self.board.choosing = choosing
        if self._menu is not None:
            self._menu.arrange(width, height)
        self._renew()

    def handle(self, event: UiEvent) -> Change | None:
        """Give the event to the menu, the curtain or the table; a press lets flying cards arrive."""
        if self._menu is not None:
            if event in {Press(Key.CANCEL), Press(Key.MENU)}:
                return self._close_menu()
            return opened_by(event) or self._menu.handle(event)
        if self.board.moving and isinstance(event, PointerPressed | Press | Digit):
            self.board.rest()
            self._renew()
            return opened_by(event)
        match event:
            case Press(Key.MENU):
                return self._open_menu()
            case Press(Key.CANCEL):
                return self._cancel()
            case Press(Key.UNDO):
                return self.take_back()
            case Press(Key.TOGGLE):
                return self.handle(Press(Key.CONFIRM))
            case Press(Key.SKIP):
                return None
            case Press(Key.PRIMIERA):
                return self.count()
        if self._curtain is not None:
            return opened_by(event) or self._curtain.handle(event)
        before = self.group.focused
        change = super().handle(event)
        if self.group.focused is not before:
            self._remember()
        return change

    def update(self, now: float) -> Change | None:
        """Let cards arrive, then the others play one action after the other."""
        step = 0.0 if self._now is None else min(max(now - self._now, 0.0), LONGEST_STEP)
        self._now = now
        board = self.board
        if self._menu is not None:
            return None
        if board.moving:
            board.time += step
            self.touch()
            if not board.moving:
                board.rest()
                self._renew()
            return None
        board.idle += step
        if self.session.over:
            return self._finish()
        if self.session.persons_turn:
            self._see_person()
            return None
        if self._pause is None:
            self._pause = pause(self.services.settings.current, 2, self.services.chance)
        if board.idle >= self._pause:
            self._pause = None
            if board.person is None and board.people and board.bare:
                board.sit(board.seat, bare=False)
            board.show(self.session.play_opponent_action())
            self._renew()
        return None

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet, the settings or the help."""
        super().resumed(result)
        self._now = None
        self._renew()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, what flies, the frames of the widgets, the bar, and what lies over it."""
        board = self.board
        scenery = self._scenery()
        key = ("market table", board.picture, scenery.flying, scenery.raised, board.layout, scenery.turn)
        canvas.static(key, lambda: scenery.draw(canvas, self.services.settings.current.table))
        self._draw_flights(canvas)
        if self._curtain is None:
            super().draw(canvas)
            self._draw_bar(canvas)
        else:
            self._curtain.draw(canvas, board.notice)
        if self._menu is not None:
            self._menu.draw(canvas)

    @property
    def spoken(self) -> Spoken:
        """What has happened, the focus, and the sentence of the bar."""
        board = self.board
        if self._menu is not None:
            return Spoken(
                self._menu.opening, self._menu.group.spoken, self._menu.group.focused, log=board.log
            )
        if self._curtain is not None:
            group = self._curtain.group
            return Spoken(self._curtain.opening, group.spoken, group.focused, log=board.log)
        return Spoken((self.heading,), self.group.spoken, self._key, log=board.log, notice=self._bar_words())

    def read(self) -> tuple[Words, ...]:
        """Return the whole table in words."""
        return (
            round_words(self.board.view),
            *(part for widget in self.group.widgets for part in widget.spoken),
        )

    @property
    def attention(self) -> Area | None:
        """None: the table is seen whole."""
        return None

    # What a press does

    def press(self, card: int) -> Change | None:
        """Choose a hand card, or buy a card of the market."""
        choosing = self.board.choosing
        return None if choosing is None else self._take(choosing.pressed(card))

    def run(self, command: Command) -> Change | None:
        """Press a button of the turn."""
        return self._take(command.outcome)

    def play(self, action: Action) -> None:
        """Play an action of the person's."""
        self.board.show(self.session.play(action))
        self._pause = None
        if self.board.person is None and not self.session.persons_turn:
            self.board.sit(self.board.seat, bare=False)
        self._renew()

    def take_back(self) -> Change | None:
        """Take the latest action back, if it has shown no hidden card."""
        if not self.session.can_undo or self._curtain is not None:
            self.board.say(t("This can’t be taken back: a hidden card was seen."), refused=True)
            return None
        self.session.take_back()
        self.board.look()
        self.board.say(t("Taken back."))
        self._renew()
        return None

    def count(self) -> Change | None:
        """Open the score sheet with the cards as they lie; others' vaults stay closed."""
        return None

    def _take(self, outcome: Outcome) -> Change | None:
        board = self.board
        if outcome.action is not None:
            self.play(outcome.action)
            return None
        board.choosing = outcome.choosing
        board.say(outcome.notice, refused=outcome.notice is not None)
        if outcome.notice is None:
            self.services.cues.play(Cue.FOCUS)
        self._renew()
        return None

    def _tell(self, words: Text) -> Change | None:
        self.board.say(words)
        return None

    def _cancel(self) -> Change | None:
        choosing = self.board.choosing
        if choosing is None or choosing.idle:
            return self._open_menu()
        self.board.choosing = choosing.cancelled()
        self.board.say(None)
        self._renew()
        return None

    # Menu and curtain

    def _open_menu(self) -> Change | None:
        self._menu = market_menu(self)
        self._menu.arrange(self.width, self.height)
        self.touch()
        return None

    def _close_menu(self) -> Change | None:
        self.close_menu()
        return None

    def close_menu(self) -> None:
        """Close the menu, and play on."""
        self._menu = None
        self._now = None
        self.touch()

    def _see_person(self) -> None:
        """Let the next person take up the hand, behind a curtain if there are several."""
        board, turn = self.board, self.session.state.turn
        if board.person is not None or self._curtain is not None or (board.bare and board.seat == turn):
            return
        board.sit(turn, bare=False)
        self._curtain = Curtain(
            self.services, Seat(turn), board.players[turn], self.touch, self._take_up, None
        )
        self._cover()

    def _take_up(self) -> Change | None:
        self._curtain = None
        self.board.sit(self.session.state.turn, bare=True)
        self._renew()
        return None

    def _cover(self) -> None:
        if self._curtain is not None:
            top = self.board.layout.bar.y - 4
            self._curtain.cover(Area(0, top, self.width, self.height - top))
        self.touch()

    def _finish(self) -> Change | None:
        if self._counted or self.board.idle < LAST_LOOK:
            return None
        self._counted = True
        return Push(routes.MarketScores(self.session.record, self.session.state))

    # Widgets and words

    def _renew(self) -> None:
        """Make the widgets of the table again; the focus stays on the same card or button."""
        self._cover()
        board = self.board
        found: list[Widget] = [
            *targets_of(board, self.press, self._tell),
            *buttons_of(board, self.run),
            *self._signs(),
        ]
        keyed = {getattr(widget, "key", None): widget for widget in found}
        focus = keyed.get(self._key) or self._fallback(found)
        self.use(*found, focus=focus)
        self._remember()

    def _fallback(self, found: list[Widget]) -> Widget:
        """Return what has the focus once its place is gone: the next hand card, else the button that ends."""
        kind = self._key[0] if self._key is not None else Zone.HAND.value
        same = [widget for widget in found if getattr(widget, "key", ("",))[0] == kind]
        hand = [widget for widget in found if getattr(widget, "key", ("",))[0] == Zone.HAND.value]
        buttons = [widget for widget in found if getattr(widget, "key", ("",))[0] == "command"]
        if kind == "command":
            return (buttons or hand or found)[0]
        return (same or hand or list(reversed(buttons)) or found)[0]

    def _remember(self) -> None:
        self._key = getattr(self.group.focused, "key", None)

    def _signs(self) -> list[Widget]:
        """Return the signs in the corner: take back, hint, score, menu."""
        undo = KeyedButton(("sign", "undo"), t("Take back"), self.take_back, sign="undo")
        undo.enabled = self.session.can_undo and self._curtain is None
        menu = KeyedButton(("sign", "menu"), t("Menu"), self._open_menu, sign="menu")
        found: list[Widget] = [undo, menu]
        for button, area in zip(found, self.board.layout.signs[-2:], strict=True):
            button.place(area)
        return found

    def _scenery(self) -> TableScenery:
        board = self.board
        chosen = board.choosing.chosen if board.choosing is not None else ()
        return TableScenery(
            board.view,
            board.layout,
            board.players,
            board.spots,
            flying=board.flights.cards if board.moving else frozenset(),
            raised=frozenset(chosen),
            title=self._title,
            turn=None if self.session.over else self.session.state.turn,
            bare=board.bare,
        )

    def _draw_flights(self, canvas: Canvas) -> None:
        board = self.board
        if not board.moving:
            return
        rules = board.view.rules
        for flight in board.flights.all:
            part = flight.part(board.time)
            (x1, y1), (x2, y2) = flight.start.area.centre, flight.goal.area.centre
            goal = flight.goal.area
            wide = flight.start.area.width + (goal.width - flight.start.area.width) * part
            up = flight.goal.face_up if part > 0.5 else flight.start.face_up
            turns = flight.goal.face_up != flight.start.face_up
            flip = max(abs(1 - 2 * part), 0.08) if turns else 1.0
            place = Area.centred(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, goal.width, goal.height)
            draw_card(
                canvas,
                rules.cards[flight.card] if up else None,
                place,
                scale=wide / goal.width,
                flip=flip,
                shadow=False,
                goal=rules.is_goal[flight.card],
            )

    def _bar_words(self) -> Words:
        board = self.board
        if board.notice is not None:
            return board.notice
        choosing = board.choosing
        if choosing is not None and (not choosing.idle or choosing.at.marks.sifting):
            return choosing.line
        turn = self.session.state.turn
        if self.session.over:
            return t("The match is over.")
        if choosing is not None:
            return choosing.line
        return board.caption or t("{name} plays.", name=board.players[turn].name)

    def _draw_bar(self, canvas: Canvas) -> None:
        board = self.board
        choosing = board.choosing
        enough = (
            board.notice is None and choosing is not None and bool(choosing.chosen) and bool(choosing.lit)
        )
        draw_bar(canvas, board.layout.bar, self._bar_words(), enough=enough, refused=board.refused)

    def leave_match(self) -> Change:
        """Return to the title; the match is saved."""
        return Reset(routes.Title())

"""The scene of the market game's table: input, time and drawing, handed to the parts that do the work."""

from typing import TYPE_CHECKING, Final

from settebello.engine import Seat
from settebello.i18n import t
from settebello.market import Action, scores_of, winners_of
from settebello.session.market.market_session import MarketSession
from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action as Key
from settebello.ui.kit.controls.inputs import Digit, PointerPressed, Press, UiEvent
from settebello.ui.kit.menu_scene import MenuScene, opened_by
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.market.layout.market_layout import NEEDS
from settebello.ui.market.model.card_words import table_in_words
from settebello.ui.market.scene.market_board import MarketBoard
from settebello.ui.market.scene.market_focus import MarketFocus
from settebello.ui.market.scene.market_menu import market_menu
from settebello.ui.market.scene.market_moves import MarketMoves
from settebello.ui.market.scene.market_painter import MarketPainter
from settebello.ui.market.scene.market_talk import MarketTalk
from settebello.ui.market.view.market_table import round_words
from settebello.ui.table.scene.curtain import Curtain
from settebello.ui.table.scene.policies import Entry
from settebello.ui.table.view.talk.think_delay import pause

if TYPE_CHECKING:
    from settebello.ui.table.scene.table_menu import TableMenu

LONGEST_STEP: Final = 0.1
"""Seconds that count at most between two frames."""
LAST_LOOK: Final = 1.2
"""Seconds between the end of the match and the scene that says who has won."""
SEVERAL: Final = 2
"""The cards in hand for which an opponent's pause is as long as at the other tables."""


class MarketScene(MenuScene):
    """A match of the market game at its table."""

    heading = t("Mercato")
    needs = NEEDS
    pans = False

    def __init__(self, services: Services, session: MarketSession, title: Words) -> None:
        """Show the match as it is; `title` is the name of the variant."""
        super().__init__(services)
        self.session = session
        self.board = MarketBoard(services, session, self.touch)
        self.moves = MarketMoves(self.board, self._renew)
        self._focus = MarketFocus(self.board, self.moves, self._open_menu)
        self._painter = MarketPainter(self.board, title)
        self.talk = MarketTalk(services)
        greeting = self.talk.greet(session.record)
        if greeting is not None:
            self.board.hear(greeting)
        self._menu: TableMenu | None = None
        self._curtain: Curtain | None = None
        self._now: float | None = None
        self._pause: float | None = None
        self._counted = False
        self._renew()

    @property
    def animating(self) -> bool:
        """Whether cards fly, or somebody is to play on."""
        waits = self._curtain is None and not self.session.persons_turn and not self._counted
        return self._menu is None and (self.board.moving or waits or self.talk.remark is not None)

    @property
    def attention(self) -> Area | None:
        """None: the table is seen whole."""
        return None

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out for this size; what is chosen stays chosen."""
        super().arrange(width, height)
        self.board.arrange(width, height)
        if self._menu is not None:
            self._menu.arrange(width, height)
        self._cover()
        self._renew()

    # Input

    def handle(self, event: UiEvent) -> Change | None:
        """Give the event to the menu, the curtain or the table; a press lets flying cards arrive."""
        if self._menu is not None:
            if event in {Press(Key.CANCEL), Press(Key.MENU)}:
                self.close_menu()
                return None
            return opened_by(event) or self._menu.handle(event)
        if self.board.moving and isinstance(event, PointerPressed | Press | Digit):
            self.board.rest()
            self._renew()
            # Esc opens the menu at once: a way out may not depend on what flies.
            return self._open_menu() if event == Press(Key.CANCEL) else opened_by(event)
        if event == Press(Key.MENU):
            return self._open_menu()
        if self._curtain is not None:
            if event == Press(Key.CANCEL):
                return self._open_menu()
            return opened_by(event) or self._curtain.handle(event)
        return self._handle_at_table(event)

    def _handle_at_table(self, event: UiEvent) -> Change | None:
        moves = self.moves
        match event:
            case Press(Key.CANCEL):
                return None if moves.cancel() else self._open_menu()
            case Press(Key.UNDO):
                return moves.take_back()
            case Press(Key.PRIMIERA):
                return moves.count()
            case Press(Key.HINT):
                return moves.ask()
            case Digit(number):
                return moves.press_hand(number)
            case Press(Key.REPLAY):
                return Push(routes.MarketReplay(self.session.record))
            case _:
                before = self.group.focused
                change = super().handle(event)
                if self.group.focused is not before:
                    self._focus.remember(self.group.focused)
                return change

    def play(self, action: Action) -> None:
        """Play an action of the person's."""
        self.moves.play(action)

    # Time

    def update(self, now: float) -> Change | None:
        """Let cards arrive, then the others play one action after the other."""
        step = 0.0 if self._now is None else min(max(now - self._now, 0.0), LONGEST_STEP)
        self._now = now
        board = self.board
        if self._menu is not None:
            return None
        if self.talk.at(now):
            self.touch()
        if board.moving:
            if board.advance(step):
                self._renew()
            return None
        board.idle += step
        if self.session.over:
            return self._finish()
        if self.session.persons_turn:
            self._see_person()
        else:
            self._let_play()
        return None

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet, the settings or the help."""
        super().resumed(result)
        self._now = None
        self._renew()
        return None

    def _let_play(self) -> None:
        """Have the opponent in turn play one action once it has been looked at for long enough."""
        board = self.board
        if self._pause is None:
            self._pause = pause(self.services.settings.current, SEVERAL, self.services.chance)
        if board.idle >= self._pause:
            self._pause = None
            board.cover()
            board.show(self.session.play_opponent_action())
            self._renew()

    def _finish(self) -> Change | None:
        """Show who has won a moment after the end."""
        if self._counted or self.board.idle < LAST_LOOK:
            return None
        self._counted = True
        record, state = self.session.record, self.session.state
        remark = self.talk.take_leave(record, winners_of(scores_of(state)))
        return Push(routes.MarketOver(record, state, remark))

    # Menu and curtain

    def _open_menu(self) -> Change | None:
        back = Entry(t("Take back"), self.moves.take_back, "undo")
        turns = [back] if self.session.can_undo else []
        self._menu = market_menu(self.services, self.touch, self.close_menu, self.leave_match, turns)
        self._menu.arrange(self.width, self.height)
        self.touch()
        return None

    def close_menu(self) -> None:
        """Close the menu, and play on."""
        self._menu = None
        self._now = None
        self.touch()

    def leave_match(self) -> Change:
        """Return to the title; the match is saved."""
        return Reset(routes.Title())

    def _see_person(self) -> None:
        """Let the next person take up the hand, behind a curtain if there are several."""
        board, turn = self.board, self.session.state.turn
        if self._curtain is not None or (board.bare and board.seat == turn):
            return
        board.sit(turn, bare=False)
        player = board.players[turn]
        self._curtain = Curtain(self.services, Seat(turn), player, self.touch, self._take_up, None)
        self._cover()

    def _take_up(self) -> Change | None:
        self._curtain = None
        self.board.sit(self.session.state.turn, bare=True)
        self._renew()
        return None

    def _cover(self) -> None:
        if self._curtain is not None:
            top = self.board.layout.cloth.bottom + 4
            self._curtain.cover(Area(0, top, self.width, self.height - top))
        self.touch()

    # Picture and speech

    def _renew(self) -> None:
        """Make the widgets of the table again; the focus stays on the same card or button."""
        widgets = self._focus.widgets()
        self.use(*widgets, focus=self._focus.chosen(widgets))
        self._focus.remember(self.group.focused)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, the frames of the widgets, the bar, and what lies over it."""
        self._painter.draw_table(canvas)
        if self._curtain is None:
            super().draw(canvas)
            self._painter.draw_words(canvas)
            self._painter.draw_flying(canvas)
        else:
            self._painter.draw_flying(canvas)
            self._curtain.draw(canvas, self.board.notice)
        self.talk.draw(canvas, self.board.layout, self.board.seat)
        if self._menu is not None:
            self._menu.draw(canvas)

    @property
    def spoken(self) -> Spoken:
        """What has happened, the focus, the sentence of the bar, and an open hint."""
        board = self.board
        over = self._menu or self._curtain
        if over is not None:
            return Spoken(over.opening, over.group.spoken, over.group.focused, log=board.log)
        hint = board.hint
        return Spoken(
            (self.heading,),
            self.group.spoken,
            self._focus.key,
            log=board.log,
            notice=self._painter.sentence,
            beside=hint,
            shown=() if hint is None else (*hint.steps, *hint.reasons),
        )

    def read(self) -> tuple[Words, ...]:
        """Return the round, the market and the hand in words."""
        board = self.board
        bare = board.bare and self._curtain is None
        return (round_words(board.view), *table_in_words(board.view, bare=bare), self._painter.sentence)

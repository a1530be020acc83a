"""What the person does at the table: chooses, plays, takes back, asks for a hint or the points so far."""

from collections.abc import Callable

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.market import Action, MarketScore
from settebello.ui.kit.scene import Change
from settebello.ui.market.layout.card_places import Zone, visible
from settebello.ui.market.model.choosing import Command, Outcome
from settebello.ui.market.model.market_hint import hint_of
from settebello.ui.market.model.market_result import points_so_far
from settebello.ui.market.scene.market_board import MarketBoard


class MarketMoves:
    """Changes the board as the person says; `renew` makes the widgets again."""

    def __init__(self, board: MarketBoard, renew: Callable[[], None]) -> None:
        """Act on a board."""
        self._board = board
        self._renew = renew

    def press(self, card: int) -> Change | None:
        """Choose a hand card, or buy a card of the market."""
        choosing = self._board.choosing
        return None if choosing is None else self._take(choosing.pressed(card))

    def press_hand(self, number: int) -> Change | None:
        """Choose a hand card by its place, from 1."""
        board = self._board
        hand = visible(board.spots, (Zone.HAND,), board.seat)
        return self.press(hand[number - 1]) if board.persons_choice and number <= len(hand) else None

    def run(self, command: Command) -> Change | None:
        """Press a button of the turn."""
        return self._take(command.outcome)

    def play(self, action: Action) -> None:
        """Play an action of the person's."""
        board = self._board
        board.show(board.session.play(action))
        if board.person is None and not board.persons_choice:
            board.cover()
        self._renew()

    def take_back(self) -> Change | None:
        """Take the latest action back, if it has shown no hidden card."""
        board = self._board
        if not board.session.can_undo or not board.bare:
            board.say(t("This can’t be taken back: a hidden card was seen."), refused=True)
            return None
        board.session.take_back()
        board.look()
        board.say(t("Taken back."))
        self._renew()
        return None

    def count(self) -> Change | None:
        """Say how many points the own cards are worth as they lie."""
        board = self._board
        if board.bare:
            board.say(points_so_far(MarketScore.of(board.view.rules, board.session.state.mats[board.seat])))
        return None

    def ask(self) -> Change | None:
        """Show what the strongest level would do; a second press puts it away."""
        board = self._board
        shown = board.hint is not None or not board.persons_choice
        board.hint = None if shown else hint_of(board.view)
        self._renew()
        return None

    def uncover(self) -> Change | None:
        """Open the hand below for somebody who watches, or cover it again."""
        board = self._board
        board.sit(board.seat, bare=not board.bare)
        self._renew()
        return None

    def tell(self, words: Text) -> Change | None:
        """Say what a pile is."""
        self._board.say(words)
        return None

    def cancel(self) -> bool:
        """Take the choice one step back; return whether there was one."""
        board = self._board
        if board.hint is not None:
            board.hint = None
        elif board.choosing is None or board.choosing.idle:
            return False
        else:
            board.choosing = board.choosing.cancelled()
        board.say(None)
        self._renew()
        return True

    def _take(self, outcome: Outcome) -> Change | None:
        board = self._board
        board.hint = None
        board.touched = True
        if outcome.action is not None:
            self.play(outcome.action)
            return None
        board.choosing = outcome.choosing
        board.say(outcome.notice, refused=outcome.notice is not None)
        if outcome.notice is None:
            board.services.cues.play(Cue.FOCUS)
        self._renew()
        return None

"""The table in words: the sentence under it, what is heard of it, and what is read aloud on request."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t
from settebello.storage.settings import Speed
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.table.scene.board import Board
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.spoken_table import read_table, spoken_table

PAD_LOST: Final = t("The gamepad was unplugged. The match is waiting for you: keyboard and mouse still work.")


class TableSpeech:
    """Puts the state of a board into words."""

    def __init__(self, board: Board) -> None:
        """Speak of this board."""
        self._board = board

    @property
    def message(self) -> Text | None:
        """The sentence under the table; a lost gamepad is told of until something is pressed."""
        board = self._board
        if board.pad_lost:
            return PAD_LOST
        # What the player before answered is less than what is asked now.
        asked = self._question or self._prompt
        return board.notice or self._hint or asked or self._told or self._wanted

    @property
    def _told(self) -> Text | None:
        """What has been played; once the turn has passed, whose turn it is.

        What others played can be read before the person's own turn is told; without animations it stands.
        """
        board = self._board
        playback, turn = board.playback, board.playback.here.turn_of
        # While a play of the person's begins, the turn needs no words.
        plays = playback.running and turn == playback.here.owner
        said = playback.caption
        if not playback.stale or turn is None or plays or not self._passes:
            return said
        if board.picking is not None:
            return None if playback.read else said
        return said if said is not None and not playback.glanced else board.captions.turn(turn)

    @property
    def _passes(self) -> bool:
        """Whether a sentence gives way to the next turn: cards move, and only a play is waited for."""
        board = self._board
        position = board.session.match.position
        if position is None or board.services.settings.current.speed is Speed.INSTANT:
            return False
        return position.claim is None and position.boast is None and not position.exchanging

    @property
    def spoken(self) -> Spoken:
        """The events so far, what is to be done or has the focus, and the content of an open panel."""
        board = self._board
        panel = board.helps.panel
        shown = () if panel is None else board.helps.read(board.game.ruleset, board.sides, self._names)
        return board.policies.overlay.spoken(replace(self._heard, beside=panel, shown=shown))

    @property
    def _heard(self) -> Spoken:
        board = self._board
        log, over = board.playback.log, board.overlays.top(moving=board.moving)
        if over is not None:
            # Only the curtain leaves room for a notice.
            notice = board.notice if over is board.overlays.curtain else None
            return Spoken(over.opening, over.group.spoken, over.group.focused, log, notice)
        picking = None if board.moving else board.picking
        return spoken_table(log, picking, board.notice or self._hint or self._wanted)

    def read(self) -> tuple[Words, ...]:
        """Whose turn it is, the cards on the table and in the hand, the points, and the open panel."""
        board = self._board
        here, position = board.playback.here, board.session.match.position
        turn = None if position is None else position.turn
        whose = () if turn is None else (board.captions.turn(turn),)
        hand = None if here.owner is None else here.hands[here.owner]
        told = (
            *whose,
            *read_table(board.captions.pack, here.table_cards, hand, here.stock, board.points, board.tops),
            *board.helps.read(board.game.ruleset, board.sides, self._names),
        )
        return board.policies.overlay.read(told)

    @property
    def _names(self) -> tuple[Words, ...]:
        """The names of the players by seat."""
        return tuple(player.name for player in self._board.game.players)

    @property
    def _hint(self) -> Text | None:
        """The sentence of a hint, while a card is to be chosen."""
        board = self._board
        return board.policies.overlay.hint(None if board.picking is None else board.helps.hint_words)

    @property
    def _wanted(self) -> Text | None:
        """What the player is to do, when it is their turn."""
        board = self._board
        if board.picking is None:
            return None
        claim, boast = board.picking.position.claim, board.picking.position.boast
        asked = self._question or self._prompt
        if asked is None and boast is not None:
            return board.captions.boast_asked(boast)
        if asked is None and claim is None and board.chooser is not None:
            return board.captions.choose(board.chooser)
        return asked or (board.captions.asked(claim) if claim else None)

    @property
    def _prompt(self) -> Text | None:
        """What is to be chosen next, once the player has begun to choose."""
        board = self._board
        return None if board.picking is None else ChoiceView(board.layout, board.picking).prompt()

    @property
    def _question(self) -> Text | None:
        """What the player is asked before a card may be played: about a claim, or about the bottom card."""
        board = self._board
        position = None if board.picking is None else board.picking.position
        if position is not None and position.exchanging:
            return board.captions.bottom_asked(position.stock[-1])
        if position is not None and position.boast is not None and position.asked:
            return board.captions.boast_asked(position.boast, answers=True)
        if position is None or position.claim is None or not position.asked:
            return None
        return board.captions.asked(position.claim, answers=True)

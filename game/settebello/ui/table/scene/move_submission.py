"""From a choice of cards to a move: what is chosen is played, refused with the reason, or stays a choice."""

from settebello.audio.cues import Cue
from settebello.engine import Event, IllegalMove, Move, Refusal
from settebello.session import Doubt, PlayMove
from settebello.ui.table.model.move_picker import Outcome
from settebello.ui.table.model.refusal_words import refused
from settebello.ui.table.scene.table_controller import TableController


class MoveSubmission:
    """Submits the person's moves to the session, as far as the input policy lets them through."""

    def __init__(self, controller: TableController) -> None:
        """Submit to the session of this controller."""
        self._controller = controller
        self._board = controller.board
        self._policy = controller.policies.input
        self._cues = controller.services.cues

    def take(self, outcome: Outcome) -> None:
        """Adopt a changed choice; play the move it leads to, or say why there is none."""
        board = self._board
        if outcome.picking != board.picking:
            self._policy.choice_changed()
        board.picking = outcome.picking
        board.notice = None
        if outcome.refusal is not None:
            self._refuse(outcome.refusal)
        elif outcome.move is not None:
            self.play(outcome.move)
        elif outcome.doubt:
            self._answer(self._controller.session.submit(Doubt()))
        board.touch()

    def press(self, outcome: Outcome) -> None:
        """Adopt a choice made on a button beside the sentence, with its sound where something changes."""
        if outcome.picking != self._board.picking or outcome.move is not None or outcome.doubt:
            self._cues.play(Cue.BUTTON)
        self.take(outcome)

    def play(self, move: Move) -> None:
        """Play a move of the person's, as far as the policy lets it through."""
        self._policy.play(move, self._submit)

    def _submit(self, move: Move) -> None:
        """Play a move, or say why it is refused."""
        try:
            events = self._controller.session.submit(PlayMove(move))
        except IllegalMove as error:
            self._refuse(error.refusal)
        else:
            self._answer(events)

    def _answer(self, events: tuple[Event, ...]) -> None:
        """Show what the person has done, and drop the sentence about what came before."""
        self._board.playback.hush()
        self._controller.show(events)

    def _refuse(self, refusal: Refusal) -> None:
        """Say why a move is refused."""
        if not self._policy.refuse(refusal):
            self._board.notice = refused(refusal, self._board.game.ruleset)
            self._cues.play(Cue.REFUSE)

"""The scene of the table: it hands input, time and drawing to the parts that do the work."""

from settebello.engine import Card, Move
from settebello.i18n import Text
from settebello.session import TableSession
from settebello.storage.assists import Assists
from settebello.ui.kit.controls.inputs import UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import BaseScene, Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.table.layout import TableLayout, least_room
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.move_picker import MovePicker
from settebello.ui.table.model.table_game import TableGame
from settebello.ui.table.scene.match_flow import MatchFlow
from settebello.ui.table.scene.move_submission import MoveSubmission
from settebello.ui.table.scene.policies import TablePolicies
from settebello.ui.table.scene.table_controller import PoliciesFor, TableController
from settebello.ui.table.scene.table_input import TableInput
from settebello.ui.table.scene.table_painter import TablePainter
from settebello.ui.table.scene.table_speech import TableSpeech
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.helps.open_helps import HelpsView
from settebello.ui.table.view.playback import Playback
from settebello.ui.table.view.still_table import Still
from settebello.ui.table.view.talk.speech_bubble import RemarkBubble


class TableScene(BaseScene):
    """A match at the table. Its policies say how it differs from a free match."""

    pans = False

    def __init__(
        self,
        services: Services,
        session: TableSession,
        policies_for: PoliciesFor = lambda _: TablePolicies(),
    ) -> None:
        """Show the deal of the session as it is now; `policies_for` makes the policies of the table."""
        super().__init__()
        self.services = services
        self.session = session
        controller = TableController(services, session, self.touch, policies_for)
        self.policies = controller.policies
        self.needs = self.policies.needs or least_room(len(controller.board.game.players))
        self._controller = controller
        self._board = controller.board
        self._flow = MatchFlow(controller)
        self._moves = MoveSubmission(controller)
        self._input = TableInput(controller, self._moves)
        self._speech = TableSpeech(controller.board)
        self._painter = TablePainter(controller.board, self._speech)
        self._shown: Text | None = None

    # The protocol of scenes

    @property
    def animating(self) -> bool:
        """Whether cards are moving, or an opponent's thinking is seen."""
        board = self._board
        faces = board.think_delay.breathing or board.reactions.moving
        faces = faces or board.think_delay.pondering is not None
        moving = self.playback.running or faces or self.saying.fading or board.nod.moving
        moving = moving or board.hint_stroke.moving
        return moving or self.policies.overlay.animating

    @property
    def variant_id(self) -> str:
        """The variant that is played."""
        return self.session.record.ruleset.id

    @property
    def group(self) -> FocusGroup | None:
        """The buttons that have the focus: those of the uppermost overlay."""
        over = self._board.overlays.top(moving=self._board.moving)
        return over.group if over is not None else self.policies.overlay.group

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out for this size; a running animation ends, because its places have changed."""
        super().arrange(width, height)
        self._controller.arrange(width, height)

    def handle(self, event: UiEvent) -> Change | None:
        """Handle one event of the player's."""
        return self._input.handle(event)

    def update(self, now: float) -> Change | None:
        """Advance the match to a time in seconds."""
        change = self._flow.update(now)
        before, self._shown = self._shown, self.message
        if before != self._shown:
            # A sentence gives way to the next turn when it has been read, also where nothing moves.
            self.touch()
        return change

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet, the settings or the help."""
        super().resumed(result)
        return self._flow.resumed(result)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and what lies over it."""
        self._painter.draw(canvas)

    @property
    def spoken(self) -> Spoken:
        """The events so far, what is to be done or has the focus, and the content of an open panel."""
        return self._speech.spoken

    @property
    def narration(self) -> Narration | None:
        """What a child hears at this table."""
        return self.policies.overlay.narration

    def read(self) -> tuple[Words, ...]:
        """Whose turn it is, the cards on the table and in the hand, the points, and the open panel."""
        return self._speech.read()

    # The state of the table

    def play(self, move: Move) -> None:
        """Play a move of the person's, or say why it is refused."""
        self._moves.play(move)

    @property
    def game(self) -> TableGame:
        """The match with its players."""
        return self._board.game

    @property
    def picking(self) -> MovePicker | None:
        """The choice in progress; None while nobody is to choose a card."""
        return self._board.picking

    @picking.setter
    def picking(self, picking: MovePicker | None) -> None:
        self._board.picking = picking

    @property
    def choosing(self) -> ChoiceView | None:
        """The choice as it is drawn, while the person may choose."""
        return self._board.choosing

    @property
    def targets(self) -> tuple[Area, ...]:
        """Where the mouse aims on the table: cards, choices and buttons."""
        return self._board.targets

    @property
    def playback(self) -> Playback:
        """The animation being shown."""
        return self._board.playback

    @property
    def points(self) -> tuple[tuple[Words, int], ...]:
        """The sides with the points that the board shows."""
        return self._board.points

    @property
    def still(self) -> Still:
        """The resting part of the picture."""
        return self._painter.still()

    @property
    def poses(self) -> dict[Card, Pose]:
        """The places of the cards at rest."""
        return self._board.poses

    @property
    def layout(self) -> TableLayout:
        """The places of everything on the table."""
        return self._board.layout

    @property
    def assists(self) -> Assists:
        """The helps that are switched on at this table."""
        return self._board.assists

    @property
    def helps(self) -> HelpsView:
        """The state of the helps, to be read."""
        return self._board.helps.view

    @property
    def saying(self) -> RemarkBubble:
        """What somebody says beside the game."""
        return self._board.stage.saying

    @property
    def message(self) -> Text | None:
        """The sentence under the table."""
        return self._speech.message

"""What a practice deal adds to the table: the badge, the coach's buttons, numbers, arrows and the sum."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t
from settebello.storage.settings import Table
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.learn.parts import coach_view
from settebello.ui.learn.parts.child_voice import narrated
from settebello.ui.learn.parts.deals.child_captions import LABELS, PROMPTS
from settebello.ui.learn.parts.deals.practice_buttons import PracticeButtons
from settebello.ui.learn.parts.deals.practice_coach import PracticeCoach
from settebello.ui.learn.parts.deals.practice_partner import PracticePartner
from settebello.ui.learn.parts.learn_buttons import GO, GREEN
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.scene.policies import OverlayPolicy
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.still_table import Still

DARK_TABLES: Final = frozenset({Table.CONTRAST, Table.DARK})


class PracticeOverlay(OverlayPolicy):
    """Shows and says what the coach tells."""

    def __init__(self, coach: PracticeCoach, buttons: PracticeButtons, partner: PracticePartner) -> None:
        """Show this coach, its buttons and the child's animal."""
        self.coach = coach
        self.partner = partner
        self._buttons = buttons
        self._height = 0.0

    @property
    def animating(self) -> bool:
        """Whether the child's animal moves."""
        return self.partner.moves

    def arrange(self, layout: TableLayout) -> None:
        """Place the coach's buttons below those of the table."""
        self._buttons.arrange(layout.width)
        self._height = layout.height

    def choice(self, choice: ChoiceView) -> ChoiceView:
        """The choice with a large button beside the hand, to take or to lay."""
        place = coach_view.below_running(choice.layout)
        return replace(choice, place=place, strong=GO, tick=GREEN, labels=LABELS)

    def still(self, still: Still) -> Still:
        """The table of a single deal, of light wood unless the dark ones are wanted for their contrast.

        The house takes the place of the points, which only the end of a match has. The corners belong to the
        buttons.
        """
        cloth = still.cloth if still.cloth in DARK_TABLES else Table.WOOD_LIGHT
        return replace(still, cloth=cloth, score=False, props=False)

    def hint(self, words: Text | None) -> Text | None:
        """What the coach says; the sum of the raised cards where the paper beside the hand has no room.

        Else what the table asks for, in words for children.
        """
        del words
        coach, board = self.coach, self.coach.table.board
        running = None if coach.says or coach_view.for_words(board.layout) else coach.running
        if running is not None:
            return coach_view.running(sum(running[0]), running[1])
        if board.picking is None or coach.says is not None:
            return None if board.picking is None else coach.says
        asked = ChoiceView(board.layout, board.picking).prompt()
        return None if asked is None else PROMPTS.get(asked.key, asked)

    def spoken(self, heard: Spoken) -> Spoken:
        """What is heard at the table, the sum of the raised cards, and what is said aside."""
        coach, board = self.coach, self.coach.table.board
        if board.overlays.menu is not None:
            return heard
        running = None if board.moving or coach.says else coach.running
        if running is not None:
            # Whoever cannot read hears the sum that is written beside the hand.
            return replace(heard, notice=coach_view.running(sum(running[0]), running[1]))
        if coach.aside is None:
            return heard
        told = coach.aside
        if heard.notice is not None:
            told = t("{first} {second}", first=told, second=heard.notice)
        return replace(heard, notice=told)

    @property
    def narration(self) -> Narration | None:
        """What the coach says, or the sum of the raised cards, and what is said aside."""
        coach, board = self.coach, self.coach.table.board
        if board.overlays.menu is not None:
            return narrated(board.services, label=board.overlays.menu.group.focused)
        running = None if board.moving or coach.says else coach.running
        added = None if running is None else coach_view.running(sum(running[0]), running[1])
        told = (coach.aside, coach.says or added)
        return narrated(board.services, *(words for words in told if words is not None))

    def draw(self, canvas: Canvas) -> None:
        """Draw the child's animal, the coach's help, the badge, what is said aside, and the buttons."""
        self.partner.draw(canvas, self.coach.table.board.layout, self._height)
        if not self.coach.table.board.moving:
            self._draw_help(canvas)
        coach_view.draw_paper(canvas, self._buttons.badge, self.coach.badge, size=19)
        if self.coach.aside is not None:
            coach_view.draw_paper(canvas, self._buttons.below_badge(0), self.coach.aside)
        self._buttons.draw(canvas)

    def _draw_help(self, canvas: Canvas) -> None:
        """Draw the cards' numbers, the arrows of the coach, and the sum of the raised cards."""
        board = self.coach.table.board
        here, choosing, poses = board.playback.here, board.choosing, board.poses
        hand = here.hands[0] if here.owner is not None else ()
        mine = {*here.table_cards, *hand}
        shown = dict(poses.items() if choosing is None else choosing.shown(poses))
        for card in self.coach.pointed_at:
            pose = shown.get(card)
            if pose is not None:
                coach_view.point_at(canvas, pose)
        if not board.services.settings.current.value_badges:
            numbered = [(card, pose) for card, pose in shown.items() if card in mine]
            coach_view.draw_numbers(canvas, board.game.ruleset, numbered)
        running = self.coach.running
        if running is not None:
            words = coach_view.running(sum(running[0]), running[1])
            coach_view.draw_running(canvas, board.layout, *running, words)

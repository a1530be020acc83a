"""What a practice deal adds to the table: the badge, the coach's buttons, numbers, arrows and the sum."""

from dataclasses import replace
from math import inf
from typing import Final

from settebello.engine import Card
from settebello.i18n import Text, t
from settebello.storage.settings import Table
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets.base import State, Surface
from settebello.ui.learn.parts import coach_view
from settebello.ui.learn.parts.child_voice import narrated
from settebello.ui.learn.parts.daylight import Ground, picture_of
from settebello.ui.learn.parts.deals.child_captions import LABELS, PROMPTS, SIGNS
from settebello.ui.learn.parts.deals.deal_layout import CHILD, HAND, partner_seat, said_aside
from settebello.ui.learn.parts.deals.practice_buttons import PracticeButtons
from settebello.ui.learn.parts.deals.practice_coach import PracticeCoach
from settebello.ui.learn.parts.deals.practice_partner import PracticePartner
from settebello.ui.learn.parts.idle_hand import BREATHES, beat, draw_idle_hand
from settebello.ui.learn.parts.learn_buttons import GO, GREEN
from settebello.ui.learn.parts.partner import LAST
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.model.spoken_choices import ChoiceKind
from settebello.ui.table.scene.policies import OverlayPolicy
from settebello.ui.table.view.choice_bar import LEADING
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.still_table import Still

DARK_TABLES: Final = frozenset({Table.CONTRAST, Table.DARK})


class PracticeOverlay(OverlayPolicy):
    """Shows and says what the coach tells."""

    def __init__(self, coach: PracticeCoach, buttons: PracticeButtons, partner: PracticePartner) -> None:
        """Show this coach, its buttons and the child's animal."""
        self.coach = coach
        self.partner = partner
        self.buttons = buttons

    @property
    def animating(self) -> bool:
        """Whether the child's animal moves, or the hand that shows what to press."""
        idle = self.coach.idle
        # A hand that does not move is drawn once.
        return self.partner.moves or BREATHES <= idle < (
            BREATHES + LAST if self.partner.seated.still else inf
        )

    def arrange(self, layout: TableLayout) -> None:
        """Place the coach's buttons beside those of the table."""
        self.buttons.arrange(layout)

    def choice(self, choice: ChoiceView) -> ChoiceView:
        """The choice with a large button beside the hand, to take or to lay.

        The button to lay a card is green where that is what goes on: where the card takes nothing.
        """
        place, picking = coach_view.below_running(choice.layout), choice.picking
        takes = any(move.captured for move in picking.legal if move.card == picking.card)
        leading = LEADING if takes else LEADING | {ChoiceKind.LAY}
        return replace(
            choice, place=place, strong=GO, leading=leading, tick=GREEN, labels=LABELS, signs=SIGNS
        )

    def still(self, still: Still) -> Still:
        """The table of a single deal, in the daylight of the other screens for children.

        The house takes the place of the points, which only the end of a match has. The child's animal sits
        where it would have a plate, and its partner needs no name.
        """
        still = replace(still, score=False, plates=False, props=False)
        if not self.light:
            return still
        return replace(still, cloth=Table.WOOD_LIGHT, cover=picture_of(Ground.CLOTH))

    @property
    def light(self) -> bool:
        """Whether the table lies in daylight: unless a dark one is wanted for its contrast."""
        chosen = self.coach.table.services.settings.current
        return chosen.table not in DARK_TABLES and not chosen.high_contrast

    def hint(self, words: Text | None) -> Text | None:
        """What the coach says; the sum of the raised cards where the paper beside the hand has no room.

        Else what the table asks for, in words for children.
        """
        del words
        coach, board = self.coach, self.coach.table.board
        added = None if coach.says or coach_view.for_words(board.layout) else coach.running_words
        if added is not None:
            return added
        if board.picking is None or coach.says is not None:
            return None if board.picking is None else coach.says
        asked = ChoiceView(board.layout, board.picking).prompt()
        return None if asked is None else PROMPTS.get(asked.key, asked)

    def written(self, message: Text | None) -> Text | None:
        """The sentence under the table, unless the animal says one or one is beside the hand."""
        coach, board = self.coach, self.coach.table.board
        if board.notice is not None:
            return message
        beside = not board.moving and coach.running_words is not None
        beside = beside and coach_view.for_words(board.layout) is not None
        return None if beside or coach.bubble is not None else message

    def spoken(self, heard: Spoken) -> Spoken:
        """What is heard at the table, the sum of the raised cards, and what is said aside."""
        coach, board = self.coach, self.coach.table.board
        if board.overlays.menu is not None:
            return heard
        added = None if board.moving or coach.says else coach.running_words
        if added is not None:
            # Whoever cannot read hears the sum that is written beside the hand.
            return replace(heard, notice=added)
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
        added = None if board.moving else coach.running_words
        # What the last card took is over once the next one is being chosen.
        aside = None if coach.aside_over else coach.aside
        told = (aside, added, coach.aloud, self._request)
        heard = narrated(board.services, *(words for words in told if words is not None))
        return None if heard is None else replace(heard, task=coach.waits)

    @property
    def _request(self) -> Text | None:
        """The request to choose a card of the own hand, where a child may not know what is awaited."""
        coach, picking = self.coach, self.coach.table.board.picking
        if picking is None or picking.card is not None or coach.table.board.moving:
            return None
        waits = not coach.deal.has_played or picking.chosen or coach.idle >= BREATHES
        return t("Choose one of your cards.") if waits else None

    def read(self, told: tuple[Words, ...]) -> tuple[Words, ...]:
        """What is read aloud on request: the table, and how the deck came into its order."""
        return (*told, self.coach.badge)

    def draw(self, canvas: Canvas) -> None:
        """Draw the child's animal and what it says aside, the help, the buttons, and the hand."""
        waits, still = self.coach.idle >= BREATHES, self.partner.seated.still
        layout = self.coach.table.board.layout
        self.partner.draw(canvas, layout)
        if not self.coach.table.board.moving:
            self._draw_help(canvas)
        bubble = self.coach.bubble
        if bubble is not None:
            coach_view.draw_saying(canvas, said_aside(layout), partner_seat(layout).centre[0], bubble)
        calls = beat(self.coach.table.now, still=still) if waits else 0.0
        surface = Surface.PAPER if self.light else Surface.TABLE
        self.buttons.draw(canvas, State(surface=surface), calls=calls)
        if waits:
            start = layout.hand(CHILD, HAND)[0]
            draw_idle_hand(canvas, (start.x, start.y), self.goal, self.coach.idle, still=still)
        self.partner.draw_touch(canvas)

    @property
    def goal(self) -> tuple[float, float]:
        """Where the hand points: at the bulb, or at what is to be pressed when all help was given."""
        coach, board = self.coach, self.coach.table.board
        step, choosing = coach.next_step, board.choosing
        if isinstance(step, Card):
            pose = board.poses[step]
            return pose.x, pose.y
        if step is not None and choosing is not None:
            bar = choosing.bar
            for choice, area in zip(bar.choices, bar.areas, strict=True):
                if choice.kind is step:
                    return area.centre
        return self.buttons.bulb.area.centre

    def _draw_help(self, canvas: Canvas) -> None:
        """Draw the cards' numbers, the arrows of the coach, and the sum of the raised cards."""
        board = self.coach.table.board
        here, choosing, poses = board.playback.here, board.choosing, board.poses
        hand = here.hands[0] if here.owner is not None else ()
        mine = {*here.table_cards, *hand, *(top for _, top in board.tops)}
        shown = dict(poses.items() if choosing is None else choosing.shown(poses))
        for card in self.coach.pointed_at:
            pose = shown.get(card)
            if pose is not None:
                coach_view.point_at(canvas, pose)
        if not board.services.settings.current.value_badges:
            numbered = [(card, pose) for card, pose in shown.items() if card in mine]
            coach_view.draw_numbers(canvas, board.game.ruleset, numbered)
        running, words = self.coach.running, self.coach.running_words
        if running is not None and words is not None:
            told = words if self.coach.bubble is None else None
            coach_view.draw_running(canvas, board.layout, *running, told)

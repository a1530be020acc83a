"""The policies of a lesson: only the meant moves are let through, and a paper lies beside the cards."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Move
from settebello.session import Waiting
from settebello.ui.kit.controls.inputs import (
    Action,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Press,
    UiEvent,
)
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.menus.tutorial.card_numbers import draw_numbers
from settebello.ui.menus.tutorial.guide import Guide
from settebello.ui.menus.tutorial.lesson_marks import draw_marks
from settebello.ui.menus.tutorial.primiera_values import draw_values
from settebello.ui.table.layout import TableLayout
from settebello.ui.table.scene.policies import Answer, Command, FlowPolicy, InputPolicy, OverlayPolicy
from settebello.ui.table.scene.table_keys import STEPS
from settebello.ui.table.view.still_table import Still

READING: Final = frozenset({*STEPS, Action.CONFIRM, Action.TOGGLE})
"""The keys that the buttons on the paper answer to while there is something to read."""


class LessonInput(InputPolicy):
    """Lets through the moves that a step means. Esc leaves the chapter, the page keys change it."""

    def __init__(self, guide: Guide) -> None:
        """Let through what this guide means."""
        self._guide = guide

    @property
    def commands(self) -> Mapping[Action, Command]:
        """Leaving instead of a menu, and the chapter again instead of a take-back."""
        return {
            Action.MENU: Pop,
            Action.UNDO: self._guide.again,
            Action.REDO: _nothing,
            Action.SAME_DEAL: _nothing,
        }

    @property
    def may_choose(self) -> bool:
        """Whether the step is one to be played."""
        return not self._guide.reading

    def handle(self, event: UiEvent) -> Answer | None:
        """Turn to another chapter, or give the event to the buttons on the paper."""
        match event:
            case Press(Action.PAGE_DOWN):
                return Answer(self._guide.onwards())
            case Press(Action.PAGE_UP) if self._guide.before is not None:
                return Answer(self._guide.before)
            case _ if self._for_paper(event):
                change = self._guide.panel.group.handle(event)
                if isinstance(event, PointerReleased | Press):
                    self._guide.table.services.cues.play(Cue.BUTTON)
                return Answer(change)
            case _:
                return None

    def _for_paper(self, event: UiEvent) -> bool:
        """Whether an event is meant for the paper."""
        board, area = self._guide.table.board, self._guide.panel.area
        match event:
            case PointerPressed(x, y) | PointerReleased(x, y):
                return area.contains(x, y) and board.pointing.grip is None
            case PointerMoved(x, y):
                return area.contains(x, y)
            case Press(action):
                return self._guide.reading and self._guide.told and action in READING and not board.moving
            case _:
                return False

    def play(self, move: Move, submit: Callable[[Move], None]) -> None:
        """Play what the step asks for; say kindly why any other move is not meant now."""
        board = self._guide.table.board
        position = self._guide.table.session.match.position
        if position is None or position.refusal(move) is not None:
            submit(move)
            return
        not_meant = self._guide.play(move)
        if not_meant is None:
            submit(move)
            return
        board.notice = not_meant
        board.services.cues.play(Cue.REFUSE)
        board.touch()


def _nothing() -> Change | None:
    """Ignore a command that a lesson does not have."""
    return None


class LessonFlow(FlowPolicy):
    """Lets the match go on as far as the step says."""

    def __init__(self, guide: Guide) -> None:
        """Follow this guide."""
        self._guide = guide

    def begin(self) -> None:
        """Show the first step."""
        self._guide.begin()

    def may_advance(self, waiting: Waiting) -> bool:
        """Whether the person is to play, or the partner with the card it was told."""
        return self._guide.wait_for(waiting)

    def shown(self) -> None:
        """Note whether the partner has played."""
        self._guide.wait_for(self._guide.table.session.waiting_for)
        self._guide.tell()

    def rested(self) -> None:
        """Show the text of the step, now that the cards have come to rest."""
        self._guide.tell()

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet of the lesson."""
        return self._guide.resumed(result)


class LessonOverlay(OverlayPolicy):
    """Lays a paper with words beside the cards, and frames around what is meant."""

    def __init__(self, guide: Guide) -> None:
        """Show the steps of this guide."""
        self.guide = guide

    @property
    def group(self) -> FocusGroup:
        """The buttons on the paper."""
        return self.guide.panel.group

    def arrange(self, layout: TableLayout) -> None:
        """Lay the paper beside the cards."""
        self.guide.panel.arrange(layout)

    def still(self, still: Still) -> Still:
        """The table without things in its corners, and without its cards while values lie there."""
        step = self.guide.marked if self.guide.told else None
        return replace(still, props=False, dimmed=step is not None and bool(step.worth))

    def spoken(self, heard: Spoken) -> Spoken:
        """What happens at the table, and at last the words on the paper."""
        notice, panel = self.guide.table.board.notice, self.guide.panel
        heard = replace(heard, opening=(self.guide.title,), notice=notice or panel.words)
        if not self.guide.reading or not self.guide.told:
            return heard
        return replace(heard, focus=panel.group.spoken, of=panel.group.focused)

    def read(self, told: tuple[Words, ...]) -> tuple[Words, ...]:
        """The words on the paper, then the table."""
        words = self.guide.panel.words
        return told if words is None else (words, *told)

    def draw(self, canvas: Canvas) -> None:
        """Draw the frames around what is meant, and the paper."""
        guide, board = self.guide, self.guide.table.board
        step = guide.marked if guide.told else None
        if step is not None:
            picking = board.picking
            chosen = frozenset(picking.chosen) | {picking.card} if picking is not None else frozenset()
            draw_marks(canvas, board.layout, board.poses, step, frozenset(c for c in chosen if c))
            if step.worth:
                draw_values(canvas, board.layout, step.worth, board.game.ruleset, total=step.total)
            if step.numbers:
                draw_numbers(canvas, board.layout, step.numbers, board.game.ruleset)
        guide.panel.draw(canvas, active=guide.reading and guide.told)

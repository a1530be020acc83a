"""Drawing of a task: question, cards, feedback, picture."""

from dataclasses import dataclass

from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.puzzle import Task
from settebello.practice.attempt import Attempt, Phase
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets.base import State
from settebello.ui.learn.parts.card_spots import TAG, CardSpot
from settebello.ui.learn.parts.partner import SeatedPartner
from settebello.ui.learn.parts.sums import sum_pictures
from settebello.ui.learn.parts.sums.addend_colours import MARK
from settebello.ui.learn.parts.sums.sum_pictures import Kind, Picture
from settebello.ui.learn.parts.sums.sum_strip import draw_clothes_line, draw_strip
from settebello.ui.learn.parts.sums.task_pictures import (
    BESIDE,
    Example,
    away_of,
    board_of,
    draw_caption,
    draw_example,
    draw_given,
    draw_hand,
    draw_progress,
    draw_words,
)
from settebello.ui.learn.parts.tasks.task_layout import Places
from settebello.ui.learn.parts.tasks.task_messages import Telling
from settebello.ui.learn.parts.tasks.task_partner import counted
from settebello.ui.learn.parts.tasks.task_things import Things


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskView:
    """The visible state of a task, without its buttons.

    `part` is the progress of the picture's animation. `calm` always shows pips. `dots_seen`: the dots are
    visible. `things` are counted in this task; `still`: nothing flies. `seat`: where the animal sits.
    """

    attempt: Attempt
    prompt: Words
    telling: Telling
    spots: tuple[CardSpot, ...]
    places: Places
    example: Example | None
    part: float
    calm: bool
    dots_seen: bool
    things: Things | None
    still: bool
    partner: SeatedPartner
    seat: Area

    def draw(self, canvas: Canvas) -> None:
        """Draw everything below the buttons."""
        attempt, places = self.attempt, self.places
        wide = self.spots[0].card_area.width if self.spots else places.hand.width
        canvas.want_cards(wide, places.hand.width, 58.0)
        draw_words(canvas, places.prompt, (self.prompt,), size=36)
        draw_progress(canvas, places.dots, attempt.assignment.done, attempt.assignment.of)
        self.partner.draw_whole(canvas, self.seat)
        if self.example is not None:
            self._draw_example(canvas, self.example)
        else:
            self._draw_task(canvas)
            self._draw_bracket(canvas)
        if attempt.phase is Phase.SOLVED:
            for spot in self.spots:
                spot.draw(canvas, State())

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the sum of the bracketed cards over them."""
        pair = self._pair
        if not pair or self.example is not None:
            return
        one, other = (spot.card_area for spot in pair)
        x, y = (one.centre[0] + other.centre[0]) / 2, one.y + 44
        canvas.glyph("pip_round", x, y, 62, INK)
        canvas.glyph("pip_round", x, y, 55, GOLD)
        total = str(sum(spot.value for spot in pair))
        canvas.text(total, x, y, size=34, role=Role.BOLD, align=Align.CENTRE)

    def _draw_example(self, canvas: Canvas, example: Example) -> None:
        places = self.places
        draw_example(canvas, places.table, example, self.part)
        sum_pictures.draw(canvas, places.board, example.picture, self.part)
        if self.part >= 1.0:
            draw_caption(canvas, places.caption, self.telling.caption)

    def _draw_task(self, canvas: Canvas) -> None:
        attempt, places = self.attempt, self.places
        puzzle = attempt.assignment.puzzle
        pips = self.calm or attempt.shown >= Help.PROMPT
        if attempt.phase is Phase.COMPARING:
            draw_caption(canvas, places.caption, self.telling.caption)
            return
        draw_hand(canvas, places.hand, attempt, dots=self.dots_seen, pips=pips)
        if self.things is not None:
            self.things.draw(canvas, board_of(places.hand, attempt), still=self.still)
        if puzzle.task in BESIDE and attempt.phase is not Phase.SOLVED:
            draw_given(canvas, places.hand, places.aside.x - 6, attempt, pips=pips)
        draw_caption(canvas, places.caption, self.telling.caption)
        if puzzle.task.adds and (pips or attempt.phase is not Phase.CHOOSING):
            apart = attempt.phase is Phase.SOLVED or puzzle.task in BESIDE
            strip = places.aside if apart else places.strip
            draw_strip(canvas, strip, counted(attempt), attempt.target)
        if self.telling.picture is not None:
            sum_pictures.draw(canvas, places.board, self.telling.picture, self.part)
        elif puzzle.task is Task.WAYS:
            values = values_of(puzzle.ruleset, puzzle.ruleset.deck.pack.cards)
            draw_clothes_line(canvas, places.board, attempt.found, values, len(puzzle.solutions))
        elif puzzle.task is Task.BACK:
            sum_pictures.draw(canvas, places.board, away_of(attempt, open_=self.calm), 1.0)
        elif puzzle.task is Task.MORE and pips:
            sum_pictures.draw(canvas, places.board, Picture(Kind.PIPS, attempt.addends, attempt.target), 1.0)
        elif puzzle.task in {Task.GAP, Task.MORE}:
            sum_pictures.draw(canvas, places.board, Picture(Kind.SCALE, attempt.addends, attempt.target), 1.0)

    @property
    def _pair(self) -> tuple[CardSpot, ...]:
        """The two bracketed cards until the task is solved; otherwise empty."""
        if self.attempt.phase is Phase.SOLVED:
            return ()
        return tuple(spot for spot in self.spots if spot.card in self.attempt.bracketed)

    def _draw_bracket(self, canvas: Canvas) -> None:
        """Draw a frame around the two cards to add first."""
        if not self._pair:
            return
        one, other = (spot.card_area for spot in self._pair)
        left, right = min(one.x, other.x), max(one.right, other.right)
        top = min(one.y, other.y)
        canvas.box(Area(left - 8, top - 8, right - left + 16, one.height + TAG + 12), MARK)

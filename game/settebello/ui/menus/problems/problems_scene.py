"""The list of problems, by game and kind, with the rating of the player and the problem of the day."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.problems.kinds import ProblemKind
from settebello.problems.problem import Problem
from settebello.problems.trainer import Trainer
from settebello.problems.words import KINDS
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import draw_sentence
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import (
    ChoiceRow,
    Column,
    Drawing,
    Field,
    Item,
    Layers,
    Line,
    SheetScene,
    Space,
    When,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, SceneId
from settebello.ui.kit.still_life import NOTEBOOK
from settebello.ui.kit.theme import CALM, INK, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.widgets import Button, Heading, Option, ScrollList, Widget, done_button
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.menus.problems.position_picture import SIGNS, draw_position, hand_of
from settebello.ui.menus.problems.problem_selection import (
    OWN,
    ProblemSelection,
    following,
    game_names,
    kinds_of,
)

WIDTH: Final = 1080.0
HEIGHT: Final = 690.0
FILTERS: Final = 50.0
BUTTONS: Final = 54.0
LIST_WIDTH: Final = 520.0
FIRST: Final = "scopa"
NO_MISTAKES: Final = t(
    "No problems from your own matches yet. When the coach looks back at a deal of yours, each clear "
    "mistake becomes a problem here."
)
WHAT: Final = t("Each problem has one right move, whatever the other players hold.")
WHAT_OWN: Final = t("The coach found a clearly better move than the one you played.")
FEWEST: Final = 2
BELOW: Final = 14.0
"""The room between the picture of the position and the buttons."""
NONE_SHIPPED: Final = t("The problems of this game can't be read.")


class ProblemsScene(SheetScene):
    """A sheet with the problems of a game on the left, and how the player does on the right."""

    heading = t("Problems")
    still_life = NOTEBOOK
    binding = SheetBinding.NOTEBOOK
    own = SceneId.PROBLEMS

    def __init__(self, services: Services, trainer: Trainer) -> None:
        """Show the problems of the first game."""
        super().__init__(services)
        self._trainer = trainer
        games = trainer.shipped.games
        first = FIRST if FIRST in games or not games else games[0]
        self._selection = ProblemSelection(OWN if trainer.due else first)
        self._names: Mapping[str, Words] = {one.id: one.name for one in services.variants()}
        self._solve = Button(t("Solve problem"), self._open)
        self._today = Button(t("Problem of the day"), self._open_today, look=CALM, glyph="star")
        self._done = done_button()
        self._problems: tuple[Problem, ...] = ()
        self._list = ScrollList(t("Problems"), (), None, self._mark, self._open)
        self._fill()
        selection = Field(lambda: self._selection, self._choose)
        game = selection.field(lambda s: s.game, lambda _, v: ProblemSelection(v))
        kind = selection.field(lambda s: s.kind, lambda s, v: replace(s, kind=v))
        page = Column(
            Line(
                ChoiceRow("", game, lambda: game_names(trainer, self._names), FILTERS, in_turn=True),
                ChoiceRow("", kind, self._kinds, FILTERS, in_turn=True, enabled=lambda: not self._of_own),
                gap=16,
            ),
            Space(16),
            Line(
                Layers(
                    Drawing(self._draw_nothing, stretch=True),
                    When(lambda: bool(self._problems), Item(self._list, stretch=True)),
                ),
                Column(
                    Drawing(self._draw_figures, stretch=True),
                    Item(self._today, BUTTONS, enabled=lambda: trainer.of_today is not None),
                    Space(14),
                    Line(
                        Item(self._solve, BUTTONS, enabled=lambda: bool(self._problems)),
                        Item(self._done, BUTTONS),
                        gap=16,
                        widths=(None, DONE),
                    ),
                ),
                gap=34,
                widths=(LIST_WIDTH, None),
            ),
        )
        self.show(page, WIDTH, HEIGHT, lift=4, spare=-10, focus=self._first_focus)

    @property
    def _first_focus(self) -> Widget:
        return self._list if self._problems else self._done

    @property
    def variant_id(self) -> str | None:
        """The game of the selected problem, so that its cards are shown."""
        return self.selected.ruleset.id if self.selected is not None else None

    @property
    def selected(self) -> Problem | None:
        """The selected problem; None if the list is empty."""
        value = self._list.value if self._problems else None
        return value if isinstance(value, Problem) else None

    def resumed(self, result: object) -> Change | None:
        """Show what was solved meanwhile, with the same problem selected."""
        self._fill(self.selected)
        return super().resumed(result)

    def read(self) -> tuple[Words, ...]:
        """Return the heading and the figures."""
        return *super().read(), *self._figures()

    @property
    def _of_own(self) -> bool:
        return self._selection.game == OWN

    def _kinds(self) -> Mapping[ProblemKind | None, Words]:
        return kinds_of(self._trainer, self._selection.game)

    def _choose(self, selection: ProblemSelection) -> None:
        self._selection = selection
        self._fill()
        self.touch()

    def _fill(self, chosen: Problem | None = None) -> None:
        """List the selected problems; the first unsolved one is selected unless another one is wanted."""
        self._problems = self._selection.of(self._trainer)
        progress = self._trainer.progress
        if chosen is None or chosen not in self._problems:
            chosen = next((one for one in self._problems if one.id not in progress.solved), None)
        rows: list[Option | Heading] = []
        before: Problem | None = None
        for number, one in enumerate(self._problems, 1):
            if not self._of_own and (before is None or before.rating != one.rating):
                rows.append(Heading(t("Difficulty {rating}", rating=one.rating)))
            rows.append(self._row(number, one))
            before = one
        self._list.set_rows(rows, chosen)

    def _row(self, number: int, problem: Problem) -> Option:
        progress = self._trainer.progress
        if problem.id in progress.own:
            mine = progress.own[problem.id]
            game = self._names.get(problem.ruleset.id, problem.ruleset.id)
            note = t("Solved") if mine.holds else t("Comes back later")
            if mine.is_due(self._trainer.day):
                note = t("To be solved now")
            words = t("{number}. {title}", number=number, title=game)
            return Option(
                problem,
                words,
                note=note,
                ticked=mine.holds,
                sign=SIGNS[problem.kind],
                cards=partial(hand_of, problem),
            )
        words = t("{number}. {title}", number=number, title=KINDS[problem.kind])
        players = tn("{n} player", "{n} players", n=problem.players)
        return Option(
            problem,
            words,
            note=players if problem.players > FEWEST else "",
            ticked=problem.id in progress.solved,
            sign=SIGNS[problem.kind],
            barred=problem.kind is ProblemKind.UNSWEPT,
            cards=partial(hand_of, problem),
        )

    def _draw_nothing(self, canvas: Canvas, area: Area) -> None:
        """Draw a sentence if the list is empty."""
        if not self._problems:
            draw_sentence(canvas, area.inset(40, 0), NO_MISTAKES if self._of_own else NONE_SHIPPED)

    def _figures(self) -> tuple[Text, ...]:
        """Return the rating, how many problems are solved here, and how many mistakes come back now."""
        trainer = self._trainer
        progress, rating = trainer.progress, trainer.progress.rating
        told = [t("Your rating: {rating}", rating=round(rating.value))]
        if progress.first_answers:
            low, high = round(rating.value) - rating.half_width, round(rating.value) + rating.half_width
            told.append(t("It is between {low} and {high} with 95 % certainty.", low=low, high=high))
        else:
            told.append(t("Your first answer to each problem counts. A hard problem counts for more."))
        if self._problems and not self._of_own:
            solved = sum(one.id in progress.solved for one in self._problems)
            told.append(
                t("{done} of {number} problems in this list solved", done=solved, number=len(self._problems))
            )
        due = len(trainer.due)
        if due:
            told.append(
                tn(
                    "One of your own mistakes comes back today.",
                    "{n} of your own mistakes come back today.",
                    n=due,
                )
            )
        return tuple(told)

    def _draw_figures(self, canvas: Canvas, area: Area) -> None:
        """Write the rating large, the other figures below it, and what a problem is."""
        first, *more = self._figures()
        canvas.text(first, area.x, area.y + 18, size=LETTERS[Size.LARGE], role=Role.BOLD, width=area.width)
        y = area.y + 46.0
        told: list[tuple[Text, str]] = [(words, INK) for words in more]
        told.append((WHAT_OWN if self._of_own else WHAT, INK_SOFT))
        if self._trainer.unsaved is not None:
            told.append((t("Couldn't save this: {reason}", reason=reason(self._trainer.unsaved)), RED_DEEP))
        for words, colour in told:
            high = canvas.paragraph_height(words, area.width, size=LETTERS[Size.BODY])
            canvas.paragraph(
                words, Area(area.x, y, area.width, high + 1), size=LETTERS[Size.BODY], colour=colour
            )
            y += high + 12
        if self.selected is not None:
            room = Area(area.x, y, area.width, area.bottom - BELOW - y)
            draw_position(canvas, self.selected.view, room)

    def _mark(self, problem: object) -> Change | None:
        del problem
        self.touch()
        return None

    def _open(self) -> Change | None:
        """Open the selected problem; those below it that are not solved follow."""
        chosen = self.selected
        if chosen is None:
            return None
        return Push(routes.SolveProblem(chosen, following(self._problems, chosen, self._trainer)))

    def _open_today(self) -> Change | None:
        """Open the problem of the day."""
        today = self._trainer.of_today
        return None if today is None else Push(routes.SolveProblem(today))

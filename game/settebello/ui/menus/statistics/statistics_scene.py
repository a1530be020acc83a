"""The statistics page, for all matches or a selection."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from settebello.engine import Ruleset
from settebello.i18n import Text, t
from settebello.session import ShuffleStatistics, Tally, shuffle_statistics_of, tally_of
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import READING, ArchiveProgress, draw_sentence
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import ChoiceRow, Column, Drawing, Field, Item, Line, Ruled, SheetScene, Space
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Push, SceneId
from settebello.ui.kit.still_life import ABACUS
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, done_button
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.menus.statistics.dealt_table import dealt_note, draw_dealt, spoken_rows, summary_sentence
from settebello.ui.menus.statistics.lead_curve import draw_curve
from settebello.ui.menus.statistics.match_selection import MARKET, Matches, Selection
from settebello.ui.menus.statistics.statistics_figures import (
    draw_bars,
    draw_figures,
    figures_of,
    market_figures,
    spoken_figures,
    spoken_lines,
)
from settebello.ui.table.model.market_results import MarketTally

FILTERS = 50.0
BUTTONS = 52.0
LINES = 374.0
CURVE = 286.0
GAP = 30.0
TURN = 230.0
USUAL = "scopa"
NOTHING = t(
    "No matches have been counted yet. A match counts when you finish it with fresh deals and no take-backs."
)
NONE_LIKE_IT = t("No match fits these filters. Change them above.")
RESET = Question(
    t("Reset the statistics? They start again from zero. Your matches stay, and you can still replay them."),
    yes=t("Reset statistics"),
    no=t("Cancel"),
)


class StatisticsScene(SheetScene):
    """A sheet with figures, bars and a curve; the matches are read a little in every frame."""

    heading = t("Statistics")
    still_life = ABACUS
    binding = SheetBinding.LEDGER
    own = SceneId.STATISTICS

    def __init__(self, services: Services) -> None:
        """Start without filters."""
        super().__init__(services)
        self._reading = ArchiveProgress(services.archive)
        self._matches = Matches(services, ())
        self._selection = Selection()
        self._market = MarketTally()
        self._tally: Tally | None = None
        self._dealt: ShuffleStatistics | None = None
        self.trouble: Text | str | None = None
        self._offered = self._matches.offered()
        self._count()
        selection = Field(lambda: self._selection, self._choose)
        variant = selection.field(lambda s: s.variant, lambda s, v: replace(s, variant=v))
        opponent = selection.field(lambda s: s.opponent, lambda s, v: replace(s, opponent=v))
        level = selection.field(lambda s: s.level, lambda s, v: replace(s, level=v))
        reset = Button(t("Reset statistics"), lambda: Push(routes.Dialog(RESET)), look=CALM)
        achieved = Button(t("Achievements"), lambda: Push(routes.Achievements()), look=CALM, glyph="trophy")
        self._dealt_shown = False
        self._turn = Button(t("Show card luck"), self._turn_over, look=CALM, size=20)
        self._done = done_button()
        page = Column(
            Line(
                _filter(variant, lambda: self._offered.variants),
                _filter(opponent, lambda: self._offered.opponents),
                _filter(level, lambda: self._offered.levels),
                Item(self._turn, FILTERS, enabled=lambda: self._tally is not None),
                gap=16,
                widths=(None, None, None, TURN),
            ),
            Space(18),
            Drawing(self._draw_page, stretch=True),
            Space(10),
            Ruled(
                Line(
                    Drawing(self._draw_note),
                    Item(achieved, BUTTONS),
                    Item(reset, BUTTONS, enabled=lambda: self._tally is not None),
                    Item(self._done, BUTTONS),
                    gap=16,
                    widths=(None, DONE, DONE, DONE),
                )
            ),
        )
        self.show(page, width=1232, height=704, lift=4, spare=-20, focus=self._done)

    @property
    def tally(self) -> Tally | None:
        """The sums over the selected matches; None if there are none."""
        return self._tally

    @property
    def dealt(self) -> ShuffleStatistics | None:
        """The cards dealt in the selected matches, while they are shown."""
        return self._dealt if self._dealt_shown else None

    @property
    def spoken(self) -> Spoken:
        """The heading, the focus, and one sentence: about the cards dealt, or that there is nothing."""
        said = super().spoken
        if self.animating or self._market_chosen:
            return said
        if self.dealt is not None:
            return replace(said, notice=summary_sentence(self.dealt, self._ruleset()))
        return said if self._tally is not None else replace(said, notice=self._none)

    def read(self) -> tuple[Words, ...]:
        """Return the heading and the figures, or the whole table of the cards dealt."""
        if self.animating:
            return *super().read(), READING
        if self._market_chosen:
            return *super().read(), *spoken_lines(market_figures(self._market))
        if self._tally is None:
            return *super().read(), self._none
        rules = self._ruleset()
        if self.dealt is None:
            return *super().read(), *spoken_figures(self._tally, rules)
        rows = spoken_rows(self.dealt, rules)
        return *super().read(), summary_sentence(self.dealt, rules), *rows, dealt_note(self.dealt)

    @property
    def _none(self) -> Text:
        """The sentence in the place of figures when no match is counted."""
        return NOTHING if self._selection == Selection() else NONE_LIKE_IT

    @property
    def animating(self) -> bool:
        """Whether matches are still being read."""
        return not self._reading.over

    def update(self, now: float) -> Change | None:
        """Continue reading."""
        del now
        if not self._reading.over:
            if self._reading.step():
                self._matches = Matches(self.services, self.services.archive.summaries)
                self._market = MarketTally.of(self.services.market_kept())
                self._show()
            self.touch()
        return None

    def resumed(self, result: object) -> Change | None:
        """Reset the statistics if the question was answered "yes"."""
        if result is True:
            try:
                self.services.archive.reset()
            except OSError as error:
                self.trouble = reason(error)
            self._selection = Selection()
            self._reading = ArchiveProgress(self.services.archive)
        return super().resumed(result)

    def _draw_page(self, canvas: Canvas, area: Area) -> None:
        """Draw what the matches add up to, in three columns; while they are read, how far that is."""
        if self.animating:
            self._reading.draw(canvas, area)
        elif self._market_chosen:
            lines, rest = area.split_left(LINES, GAP)
            draw_figures(canvas, market_figures(self._market), lines)
            draw_curve(canvas, self._market.advantage, rest)
        elif self._tally is None:
            draw_sentence(canvas, area.inset(180, 0), self._none)
        elif self.dealt is not None:
            draw_dealt(canvas, self.dealt, self._ruleset(), area)
        else:
            lines, rest = area.split_left(LINES, GAP)
            bars, curve = rest.split_left(rest.width - CURVE - GAP, GAP)
            draw_figures(canvas, figures_of(self._tally), lines)
            draw_bars(canvas, self._tally, self._ruleset(), bars)
            draw_curve(canvas, self._tally.advantage, curve)

    def _draw_note(self, canvas: Canvas, area: Area) -> None:
        """Write what went wrong, else which matches are counted."""
        said = Area(area.x, area.y + 2, area.width - 6, area.height)
        if self.trouble:
            told = t("Couldn't reset the statistics: {reason}", reason=self.trouble)
            canvas.paragraph(told, said, size=LETTERS[Size.SMALL], colour=INK_SOFT)
            return
        if self._tally is not None and not self.animating and not self.services.archive.trouble:
            fair = t("Only finished matches with fresh deals and no take-backs count.")
            canvas.paragraph(fair, said, size=LETTERS[Size.SMALL], colour=INK_SOFT)
        self._reading.draw_trouble(canvas, said)

    # Widget callbacks

    def _turn_over(self) -> Change | None:
        """Show the cards dealt in place of the results, or the results again."""
        self._dealt_shown = not self._dealt_shown
        self._turn.label = t("Back to statistics") if self._dealt_shown else t("Show card luck")
        self.touch()
        return None

    def _choose(self, selection: Selection) -> None:
        self._selection = selection
        self._count()
        self.touch()

    def _show(self) -> None:
        """Update the filters' options."""
        if self._market.matches and not self._matches.chosen(Selection()):
            self._selection = Selection(variant=MARKET)
        self._offered = self._matches.offered(market=self._market.matches > 0)
        self._count()
        self.refresh()
        self.group.focus(self._done)

    @property
    def _market_chosen(self) -> bool:
        """Whether the results of the market game are shown, which has other figures."""
        return self._selection.variant == MARKET

    def _count(self) -> None:
        chosen = self._matches.chosen(self._selection)
        self._tally = tally_of(chosen) if chosen else None
        self._dealt = shuffle_statistics_of(chosen) if chosen else None

    def _ruleset(self) -> Ruleset:
        """Return the rules for the category names: those of the only game counted, else the defaults."""
        known = {one.id: one for one in self.services.variants()}
        counted = {one.ruleset for one in self._matches.chosen(self._selection)}
        chosen = known.get(counted.pop() if len(counted) == 1 else USUAL)
        variant = chosen.variant if chosen is not None else None
        return variant.ruleset if variant is not None else self.services.ruleset(USUAL, {})


def _filter(
    field: Field[str | None], options: Callable[[], Mapping[str | None, Words]]
) -> ChoiceRow[str | None]:
    """A row without a label; a choice of one is none."""
    return ChoiceRow("", field, options, FILTERS, in_turn=True, enabled=lambda: len(options()) > 1)

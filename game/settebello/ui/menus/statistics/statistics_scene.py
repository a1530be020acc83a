"""The statistics: what the matches played add up to, of all games or some, against all people or some."""

from dataclasses import replace

from settebello.engine import Ruleset
from settebello.i18n import Text, t
from settebello.session import Tally, tally_of
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress, draw_sentence
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.scene import Change, Pop, Push, SceneId
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, Choice, Option, draw_sheet, inside, room_for, sheet
from settebello.ui.menus.statistics.match_selection import Matches, Selection
from settebello.ui.menus.statistics.statistics_figures import draw_bars, draw_curve, draw_figures

WIDTH = 1232.0
HEIGHT = 704.0
FILTERS = 50.0
BUTTONS = 52.0
LINES = 384.0
CURVE = 300.0
GAP = 32.0
USUAL = "scopa"
NOTHING = t(
    "Nothing has been counted yet. A match counts once it is over, "
    "when no card was taken back in it and its cards were new to you."
)
NONE_LIKE_IT = t("There is no such match. Choose otherwise above.")
RESET = Question(
    t("Begin to count anew from now on? Your matches stay, and can still be looked at."),
    yes=t("Begin anew"),
    no=t("Go back"),
)


class StatisticsScene(MenuScene):
    """A sheet with figures, bars and a curve; the matches are read a little in every frame."""

    needs = room_for(WIDTH, HEIGHT)
    translucent = True
    heading = t("Statistics")
    own = SceneId.STATISTICS

    def __init__(self, services: Services) -> None:
        """Begin with everything."""
        super().__init__(services)
        self._reading = ArchiveProgress(services.archive)
        self._matches = Matches(services, ())
        self._selection = Selection()
        self._tally: Tally | None = None
        self.trouble: Text | str | None = None
        self._filters = tuple(
            Choice("", (Option(None, ""),), None, chosen, side_by_side=False)
            for chosen in (self._by_variant, self._by_opponent, self._by_level)
        )
        self._reset = Button(t("Begin anew"), lambda: Push(routes.Dialog(RESET)), look=CALM, on_paper=True)
        self._achieved = Button(
            t("Achievements"), lambda: Push(routes.Achievements()), look=CALM, on_paper=True, glyph="trophy"
        )
        self._done = Button(t("Done"), Pop, on_paper=True)
        self._sheet = self._page = sheet(WIDTH, HEIGHT, 0, 0)
        self._show()

    @property
    def tally(self) -> Tally | None:
        """The sums over the matches chosen; None where there are none."""
        return self._tally

    @property
    def animating(self) -> bool:
        """Whether matches are still being read."""
        return not self._reading.over

    def update(self, now: float) -> Change | None:
        """Read on."""
        del now
        if not self._reading.over:
            if self._reading.step():
                self._matches = Matches(self.services, self.services.archive.summaries)
                self._show()
            self.touch()
        return None

    def resumed(self, result: object) -> Change | None:
        """Begin to count anew, when the answer was yes."""
        if result is True:
            try:
                self.services.archive.reset()
            except OSError as error:
                self.trouble = reason(error)
            self._selection = Selection()
            self._reading = ArchiveProgress(self.services.archive)
        return super().resumed(result)

    def arrange(self, width: float, height: float) -> None:
        """Put the choices above, the figures in three columns, and the buttons below."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        for choice, area in zip(
            self._filters, Area(room.x, room.y - 4, room.width, FILTERS).columns(3, 16), strict=True
        ):
            choice.place(area)
        foot = Area(room.x, room.bottom + 16 - BUTTONS, room.width, BUTTONS)
        self._achieved.place(Area(foot.right - 700, foot.y, 240, BUTTONS))
        self._reset.place(Area(foot.right - 444, foot.y, 230, BUTTONS))
        self._done.place(Area(foot.right - 198, foot.y, 198, BUTTONS))
        self._said = Area(foot.x, foot.y + 2, foot.width - 722, BUTTONS)
        top = room.y + FILTERS + 14
        self._page = Area(room.x, top, room.width, foot.y - 14 - top)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and what the matches add up to."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        if self.animating:
            self._reading.draw(canvas, self._page)
        elif self._tally is None:
            words = NOTHING if self._selection == Selection() else NONE_LIKE_IT
            draw_sentence(canvas, self._page.inset(180, 0), words)
        else:
            lines, rest = self._page.split_left(LINES, GAP)
            bars, curve = rest.split_left(rest.width - CURVE - GAP, GAP)
            draw_figures(canvas, self._tally, lines)
            draw_bars(canvas, self._tally, self._ruleset(), bars)
            draw_curve(canvas, self._tally.advantage, curve)
            if not self.trouble and not self.services.archive.trouble:
                fair = t("Counted are matches that are over, without a card taken back and with new cards.")
                canvas.paragraph(fair, self._said, size=LETTERS[Size.SMALL], colour=INK_SOFT)
        if self.trouble:
            told = t("It could not be written: {reason}", reason=self.trouble)
            canvas.paragraph(told, self._said, size=LETTERS[Size.SMALL], colour=RED_DEEP)
        else:
            self._reading.draw_trouble(canvas, self._said)
        super().draw(canvas)

    # What the widgets do

    def _by_variant(self, value: object) -> Change | None:
        return self._choose(replace(self._selection, variant=_word(value)))

    def _by_opponent(self, value: object) -> Change | None:
        return self._choose(replace(self._selection, opponent=_word(value)))

    def _by_level(self, value: object) -> Change | None:
        return self._choose(replace(self._selection, level=_word(value)))

    def _choose(self, selection: Selection) -> Change | None:
        self._selection = selection
        self._count()
        self.touch()
        return None

    def _show(self) -> None:
        """Offer what there is to choose among."""
        selection, matches = self._selection, self._matches
        chosen = (selection.variant, selection.opponent, selection.level)
        offered = (matches.variants(), matches.opponents(), matches.levels())
        for choice, options, value in zip(self._filters, offered, chosen, strict=True):
            choice.set_options(options, value)
            choice.enabled = len(options) > 1
        self._count()
        self._reset.enabled = self._tally is not None
        self.use(*self._filters, self._achieved, self._reset, self._done, focus=self._done)

    def _count(self) -> None:
        chosen = self._matches.chosen(self._selection)
        self._tally = tally_of(chosen) if chosen else None

    def _ruleset(self) -> Ruleset:
        """The rules whose words name the categories: those of the only game counted, else the usual ones."""
        known = {one.id: one for one in self.services.variants()}
        counted = {one.ruleset for one in self._matches.chosen(self._selection)}
        chosen = known.get(counted.pop() if len(counted) == 1 else USUAL)
        variant = chosen.variant if chosen is not None else None
        return variant.ruleset if variant is not None else self.services.ruleset(USUAL, {})


def _word(value: object) -> str | None:
    return value if isinstance(value, str) else None

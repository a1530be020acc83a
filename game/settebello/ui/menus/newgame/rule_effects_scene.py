"""The sheet that plays many deals with and without the changed rules, and says what differs."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from settebello.i18n import Text, t
from settebello.ui.kit.forms import Column, Drawing, Item, Label, Note, SheetScene, Space, closing_line
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.game_plan import Plan
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, SceneId
from settebello.ui.kit.still_life import RULEBOOK
from settebello.ui.kit.theme import CALM, FILLED, LETTERS, TRACK, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, done_button
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.menus.newgame.effect_table import draw_effects, effect_sentences

if TYPE_CHECKING:
    from settebello.ui.kit.ports.comparison_port import ComparisonPort
    from settebello.ui.kit.view.lettering import Words

BUTTONS: Final = 52.0
BAR: Final = 18.0
TABLE: Final = 252.0
COMPARED: Final = t(
    "A strong level plays all seats, with the same decks under both rules. A range in brackets holds the "
    "true difference in 95 of 100 cases."
)
STOPPED: Final = t("The deals could not be played on. Start the comparison again.")


class RuleEffectsScene(SheetScene):
    """Starts playing at once, in processes of their own, and shows what differs so far."""

    own = SceneId.RULE_EFFECTS
    still_life = RULEBOOK
    binding = SheetBinding.BOOK

    def __init__(self, services: Services, plan: Plan) -> None:
        """Compare the standard rules of the plan's game with its changed rules, which agree."""
        super().__init__(services)
        self.plan = plan
        self.heading = t("What changes: {game}", game=plan.variant.name)
        self._failed = False
        self._comparison = self._started()
        self._again = Button(t("Stop"), self._stop_or_begin, look=CALM, glyph="pause")
        done = done_button()
        page = Column(
            Note(lambda: COMPARED, 62, size=LETTERS[Size.SMALL] + 1),
            Space(8),
            Drawing(self._draw_table, TABLE),
            Space(stretch=True),
            Label(self._progress, 36, role=Role.BOLD),
            Drawing(self._draw_bar, BAR),
            Space(18),
            closing_line(done, Item(self._again, BUTTONS)),
        )
        self.show(page, width=1040, height=612, focus=done)

    @property
    def comparison(self) -> "ComparisonPort | None":
        """The comparison under way, or the last one; None if none could be started."""
        return self._comparison

    @property
    def animating(self) -> bool:
        """Whether deals are still being played."""
        return self._comparison is not None and not self._comparison.over

    @property
    def spoken(self) -> Spoken:
        """The heading with what is compared, the focused widget, and at the end the effects."""
        log: tuple[Words, ...] = ()
        if not self.animating:
            effects = () if self._comparison is None else self._comparison.effects
            log = (self._progress(), *effect_sentences(effects, self.plan.variant.ruleset))
        return Spoken((self.heading, COMPARED), self.group.spoken, self.group.focused, log=log)

    def refresh(self) -> None:
        """Say on the button what it does now."""
        self._again.label = t("Stop") if self.animating else t("Compare again")
        self._again.glyph = "pause" if self.animating else "again"
        super().refresh()

    def update(self, now: float) -> Change | None:
        """Take what has been played."""
        del now
        comparison = self._comparison
        if comparison is not None and not comparison.over and comparison.poll():
            self._failed = bool(comparison.problem)
            self.refresh()
            self.touch()
        return None

    def close(self) -> None:
        """Stop playing."""
        if self._comparison is not None:
            self._comparison.close()

    def _started(self) -> "ComparisonPort | None":
        plan, services = self.plan, self.services
        before = services.ruleset(plan.variant.id, {})
        after = services.ruleset(plan.variant.id, dict(plan.in_force))
        try:
            return services.compare_rules(before, after, plan.players)
        except (OSError, RuntimeError):
            self._failed = True
            return None

    def _stop_or_begin(self) -> Change | None:
        if self.animating:
            self.close()
        else:
            self._failed = False
            self._comparison = self._started()
        self.refresh()
        self.touch()
        return None

    def _progress(self) -> Text:
        if self._failed or self._comparison is None:
            return STOPPED
        return t("{done} of {total} deals played", done=self._comparison.done, total=self._comparison.total)

    def _draw_table(self, canvas: Canvas, area: Area) -> None:
        if self._comparison is not None:
            draw_effects(canvas, self._comparison.effects, self.plan.variant.ruleset, area)

    def _draw_bar(self, canvas: Canvas, area: Area) -> None:
        """Draw how many of the deals have been played."""
        canvas.box(area, replace(TRACK, radius=BAR / 2))
        if self._comparison is not None and self._comparison.done:
            wide = max(BAR, area.width * self._comparison.done / self._comparison.total)
            canvas.box(Area(area.x, area.y, wide, BAR), replace(FILLED, radius=BAR / 2))

"""The house rules of a game: its options, ready-made sets of them, and rules laid over it."""

from functools import partial
from typing import Final

from settebello.i18n import Names, t
from settebello.rulebook import Choice as Value
from settebello.rulebook import Option as RuleOption
from settebello.rulebook import Overlay, Preset
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.game_plan import Plan
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import HouseRules, NewGame, Route
from settebello.ui.kit.scene import Change, Pop
from settebello.ui.kit.theme import CALM, INK_SOFT, RED_DEEP, STRONG
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    Heading,
    Option,
    Toggle,
    draw_sheet,
    inside,
    room_for,
    sheet,
)
from settebello.ui.menus.newgame.rule_list import RuleList, RuleRow
from settebello.ui.menus.newgame.rules_judge import Judge, disagreement

WIDTH = 1180.0
HEIGHT = 704.0
BUTTONS = 54.0
SHORT: Final = 13
"""Labels up to so many letters (half as many Japanese ones) stand side by side."""

OTHERWISE = t("Another way")
ON, OFF = t("in use"), t("not in use")


class HouseRulesScene(MenuScene):
    """A sheet with everything that can be agreed on before a game; every change is in force at once."""

    needs = room_for(WIDTH, HEIGHT)
    translucent = True

    def __init__(self, services: Services, asked: HouseRules) -> None:
        """Show the rules as they are in the plan."""
        super().__init__(services)
        self.plan = asked.plan
        self._changed = asked.changed
        self._judge = Judge(services)
        self._presets = tuple(
            Button(one.name, partial(self._take, one), look=CALM, on_paper=True, size=20)
            for one in asked.plan.variant.presets
        )
        self._usual = Button(t("The usual rules"), self._reset, look=CALM, on_paper=True, size=20)
        self._options = {one.key: self._option_row(one) for one in asked.plan.options}
        self._overlays = {one.id: self._overlay_row(one) for one in asked.plan.overlays}
        lines: list[RuleRow | Heading] = [*self._options.values()]
        if self._overlays:
            lines += [Heading(t("More house rules")), *self._overlays.values()]
        self._list = RuleList(t("House rules"), lines)
        self._done = Button(t("Done"), Pop, on_paper=True)
        self.heading = t("House rules: {game}", game=self.plan.variant.name)
        shown = (self._list,) if lines else ()
        self.use(self._usual, *self._presets, *shown, self._done, focus=self._list if lines else self._done)
        self._show()

    @property
    def trouble(self) -> tuple[Names, ...]:
        """The names of the rules that do not go together."""
        return self._judge.trouble(self.plan)

    @property
    def spoken(self) -> Spoken:
        """What has the focus, and whether the rules go together or are the usual ones."""
        notice = disagreement(self.trouble) if self.trouble else self._sentence()
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=notice)

    def open(self, sheet: Route) -> Change | None:
        """Go back to the first page with the key that asks for a new game."""
        return Pop() if isinstance(sheet, NewGame) else super().open(sheet)

    def arrange(self, width: float, height: float) -> None:
        """Put the ready-made rules above, the list below them."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        buttons = (self._usual, *self._presets)
        line = Area(room.x, room.y - 8, room.width, 50)
        for button, area in zip(buttons, line.columns(max(3, len(buttons)), 14), strict=False):
            button.place(area)
        self._explained = Area(line.x, line.bottom + 8, line.width, 24)
        top = self._explained.bottom + 6
        foot = Area(room.x, room.bottom - BUTTONS + 14, room.width, BUTTONS)
        self._list.place(Area(room.x, top, room.width, foot.y - 12 - top))
        self._done.place(Area(foot.right - 260, foot.y, 260, BUTTONS))
        self._trouble = Area(foot.x + 8, foot.y + 2, foot.width - 300, BUTTONS)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the rules, and what does not agree."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        canvas.text(
            self._sentence(),
            *(self._explained.x + 4, self._explained.centre[1]),
            size=18,
            colour=INK_SOFT,
            width=self._explained.width,
        )
        if self.trouble:
            canvas.paragraph(disagreement(self.trouble), self._trouble, size=19, colour=RED_DEEP)
        super().draw(canvas)

    def _sentence(self) -> Words:
        """About the ready-made rules in focus or in force."""
        for button, preset in zip(self._presets, self.plan.variant.presets, strict=True):
            if self.group.focused is button:
                return preset.description
        taken = self.plan.preset
        if taken is not None:
            return taken.description
        if self.plan.different:
            return t("A star marks what is not as usual.")
        return t("These are the usual rules.")

    def _option_row(self, option: RuleOption) -> RuleRow:
        control = Choice(
            "",
            values(option, complete=True),
            0,
            partial(self._pick, option),
            side_by_side=_short(option.choices),
        )
        return RuleRow(option.name, option.description, control)

    def _overlay_row(self, overlay: Overlay) -> RuleRow:
        control = Toggle("", on=False, switched=lambda on: self._lay(overlay, on=on))
        return RuleRow(overlay.name, overlay.description, control)

    def _pick(self, option: RuleOption, place: object) -> Change | None:
        return self._set(self.plan.picked(option, place)) if isinstance(place, int) else None

    def _lay(self, overlay: Overlay, *, on: bool) -> Change | None:
        return self._set(self.plan.laid(overlay, on=on))

    def _take(self, preset: Preset) -> Change | None:
        return self._set(self.plan.with_preset(preset))

    def _reset(self) -> Change | None:
        return self._set(self.plan.usual())

    def _set(self, plan: Plan) -> Change | None:
        self.plan = plan
        self._changed(plan)
        self._show()
        self.touch()
        return None

    def _show(self) -> None:
        """Let every widget show the rules as they are now."""
        plan = self.plan
        for option in plan.options:
            row = self._options[option.key]
            taken = plan.taken(option)
            if isinstance(row.control, Choice):
                row.control.set_options(values(option, complete=taken is not None), taken)
            usual = option.choices[option.default].label
            row.usual = None if taken == option.default else usual
        own = plan.variant.ruleset
        for overlay in plan.overlays:
            row, lies = self._overlays[overlay.id], plan.lies(overlay)
            if isinstance(row.control, Toggle):
                row.control.on = lies
            usually = not overlay.changes(own)
            row.usual = None if lies == usually else ON if usually else OFF
        preset = plan.preset
        self._usual.look = CALM if plan.different or preset else STRONG
        for button, one in zip(self._presets, plan.variant.presets, strict=True):
            button.look = STRONG if one is preset else CALM


def values(option: RuleOption, *, complete: bool) -> list[Option]:
    """The values to choose from; one more for a value in force that is none of them."""
    values = [Option(place, choice.label) for place, choice in enumerate(option.choices)]
    return values if complete else [Option(None, OTHERWISE, faded=True), *values]


def _short(choices: tuple[Value, ...]) -> bool:
    """Whether all labels are so short, in every language, that they can stand side by side."""
    if len(choices) > 3:
        return False
    labels = [label for choice in choices for label in choice.label.values()]
    wide = [sum(2 if ord(letter) > 0x2E80 else 1 for letter in label) for label in labels]
    return max(wide) * len(choices) <= SHORT * 3

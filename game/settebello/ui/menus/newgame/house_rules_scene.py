"""The house rules of a game: its options, presets of them, and overlays."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from settebello.i18n import Names, t
from settebello.manual.card_awards import said_by_deck
from settebello.rulebook import Choice as Value
from settebello.rulebook import Option as RuleOption
from settebello.rulebook import Overlay, Preset
from settebello.ui.kit.forms import (
    Block,
    ChoiceRow,
    Column,
    Field,
    Item,
    Line,
    Note,
    SheetScene,
    Space,
    SwitchRow,
)
from settebello.ui.kit.ports.game_plan import Plan
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.routes import HouseRules, NewGame, Route, RuleEffects
from settebello.ui.kit.scene import Change, Pop, Push
from settebello.ui.kit.still_life import RULEBOOK
from settebello.ui.kit.theme import CALM, INK_SOFT, PICKED, RED_DEEP
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Heading, Option, done_button
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.menus.newgame.rule_list import RuleList, RuleRow
from settebello.ui.menus.newgame.rules_judge import Judge, disagreement

BUTTONS: Final = 54.0
FOOT: Final = 21.0
"""The letters of the buttons at the foot."""
SENTENCE: Final = 42.0
"""Room for two lines about the rules."""
SHORT: Final = 13
"""Maximum number of letters (half as many Japanese ones) of labels placed side by side."""

OTHERWISE = t("Custom")
ON, OFF = t("on"), t("off")


class HouseRulesScene(SheetScene):
    """A sheet with all rules that can be changed; every change applies at once."""

    still_life = RULEBOOK

    def __init__(self, services: Services, asked: HouseRules) -> None:
        """Show the rules of the plan."""
        super().__init__(services)
        self.plan = asked.plan
        self._changed = asked.changed
        self._judge = Judge(services)
        plan = Field(lambda: self.plan, self._set)
        self._presets = tuple(
            Button(one.name, partial(self._take, one), look=CALM, size=20)
            for one in asked.plan.variant.presets
        )
        # Without ready-made rules there is nothing to choose among: the way back is at the foot of the page.
        ready_made = bool(self._presets)
        sign, size = (None, 20.0) if ready_made else ("undo", FOOT)
        self._usual = Button(t("Standard rules"), self._reset, look=CALM, size=size, glyph=sign)
        options = [(one, _option_row(plan, one)) for one in asked.plan.options]
        overlays = [(one, _overlay_row(plan, one)) for one in asked.plan.overlays]
        bound = [row for _, row in (*options, *overlays)]
        self._options = {one.key: RuleRow(one.name, one.description, row.choice) for one, row in options}
        rules_now = asked.plan.variant.ruleset
        self._overlays = {
            one.id: RuleRow(one.name, said_by_deck(one, rules_now) or one.description, row.toggle)
            for one, row in overlays
        }
        lines: list[RuleRow | Heading] = [*self._options.values()]
        if self._overlays:
            lines += [Heading(t("More house rules")), *self._overlays.values()]
        rules = RuleList(t("House rules"), lines)
        effects = Button(t("What does this change?"), self._ask_effects, look=CALM, size=FOOT, glyph="stacks")
        done = done_button(size=FOOT)
        self.heading = t("House rules: {game}", game=self.plan.variant.name)
        buttons = [Item(one, 50) for one in (self._usual, *self._presets)]
        choice = (Line(*buttons, *[Space()] * (3 - len(buttons)), gap=14), Space(4)) if ready_made else ()
        back = () if ready_made else (Item(self._usual, BUTTONS, enabled=self._differs),)
        page = Column(
            *choice,
            Note(self._said, SENTENCE, size=18, colour=self._colour, middle=True),
            Space(4),
            _Rules(rules, bound) if lines else Space(stretch=True),
            Space(12),
            Line(
                *back,
                Item(effects, BUTTONS, enabled=self._changes_something),
                Space(),
                Item(done, BUTTONS),
                gap=16,
                widths=(*[280] * len(back), 360, None, DONE),
            ),
        )
        focus = rules if lines else done
        self.show(page, width=1228, height=706, lift=8, spare=-14, focus=focus)
        self._show()

    @property
    def trouble(self) -> tuple[Names, ...]:
        """The names of the inconsistent rules."""
        return self._judge.trouble(self.plan)

    @property
    def spoken(self) -> Spoken:
        """The focused widget, and whether the rules are consistent or the defaults."""
        return Spoken((self.heading,), self.group.spoken, self.group.focused, notice=self._said())

    def open(self, sheet: Route) -> Change | None:
        """Return to the first page with the key for a new game."""
        return Pop() if isinstance(sheet, NewGame) else super().open(sheet)

    def _changes_something(self) -> bool:
        """Whether the rules agree and differ from the standard ones."""
        return not self.trouble and bool(self.plan.in_force)

    def _differs(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.plan.different)

    def _ask_effects(self) -> Change:
        return Push(RuleEffects(self.plan))

    def _said(self) -> Words:
        """What is wrong with the rules, or the sentence about them."""
        return disagreement(self.trouble) if self.trouble else self._sentence()

    def _colour(self) -> str:
        return RED_DEEP if self.trouble else INK_SOFT

    def _sentence(self) -> Words:
        """Return a sentence about the preset in focus or in force."""
        for button, preset in zip(self._presets, self.plan.variant.presets, strict=True):
            if self.group.focused is button:
                return preset.description
        taken = self.plan.preset
        if taken is not None:
            return taken.description
        if self.plan.different:
            return t("A star marks rules that differ from the standard.")
        return t("These are the standard rules.")

    def _take(self, preset: Preset) -> Change | None:
        self._set(self.plan.with_preset(preset))
        return None

    def _reset(self) -> Change | None:
        self._set(self.plan.usual())
        return None

    def _set(self, plan: Plan) -> None:
        self.plan = plan
        self._changed(plan)
        self._show()
        self.touch()

    def _show(self) -> None:
        """Show what is not as usual, and which preset is in force."""
        plan = self.plan
        for option in plan.options:
            usual = option.choices[option.default].label
            self._options[option.key].usual = None if plan.taken(option) == option.default else usual
        own = plan.variant.ruleset
        for overlay in plan.overlays:
            lies, usually = plan.lies(overlay), not overlay.changes(own)
            self._overlays[overlay.id].usual = None if lies == usually else ON if usually else OFF
        preset = plan.preset
        self._usual.look = CALM if plan.different or preset or not self._presets else PICKED
        for button, one in zip(self._presets, plan.variant.presets, strict=True):
            button.look = PICKED if one is preset else CALM


class _Rules(Item):
    """The list of rules, with the rows whose controls are in it."""

    def __init__(self, rules: RuleList, rows: Sequence[Block]) -> None:
        super().__init__(rules, 0, stretch=True)
        self._rows = rows

    def refresh(self) -> bool:
        """Show all rules as they are now."""
        changed = [row.refresh() for row in self._rows]
        return any(changed)


def _option_row(plan: Field[Plan], option: RuleOption) -> ChoiceRow[int | None]:
    """A row with the choices of an option."""

    def options() -> Mapping[int | None, Words]:
        return choices(option, complete=plan.get().taken(option) is not None)

    def put(plan: Plan, place: int | None) -> Plan:
        return plan if place is None else plan.picked(option, place)

    taken = plan.field(lambda p: p.taken(option), put)
    in_turn = not _short(option.choices)
    return ChoiceRow("", taken, options, in_turn=in_turn, faded=lambda place: place is None)


def _overlay_row(plan: Field[Plan], overlay: Overlay) -> SwitchRow:
    return SwitchRow("", plan.field(lambda p: p.lies(overlay), lambda p, on: p.laid(overlay, on=on)))


def choices(option: RuleOption, *, complete: bool) -> Mapping[int | None, Words]:
    """Return the choices by their places; unless complete, None for a value in force that is none of them."""
    known: dict[int | None, Words] = {place: one.label for place, one in enumerate(option.choices)}
    return known if complete else {None: OTHERWISE, **known}


def values(option: RuleOption, *, complete: bool) -> list[Option]:
    """Return the choices as options of a widget."""
    offered = choices(option, complete=complete).items()
    return [Option(place, words, faded=place is None) for place, words in offered]


def _short(choices: tuple[Value, ...]) -> bool:
    """Return whether all labels are short enough, in every language, to be side by side."""
    if len(choices) > 3:
        return False
    labels = [label for choice in choices for label in choice.label.values()]
    wide = [sum(2 if ord(letter) > 0x2E80 else 1 for letter in label) for label in labels]
    return max(wide) * len(choices) <= SHORT * 3

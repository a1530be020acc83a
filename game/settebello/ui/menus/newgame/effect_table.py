"""The effects of changed rules as a table and as sentences."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from settebello.engine import Ruleset
from settebello.i18n import Text, t
from settebello.i18n.conventions import Number
from settebello.i18n.text import value_text
from settebello.lab.rule_effects import Figure
from settebello.manual.card_names import words_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align

if TYPE_CHECKING:
    from settebello.lab.rule_effects import Effect

BODY: Final = LETTERS[Size.BODY]
SMALL: Final = LETTERS[Size.SMALL]
HEAD: Final = 40.0
ROW: Final = 52.0
NUMBER: Final = 150.0
CHANGE: Final = 330.0
GAP: Final = 16.0
EDGE: Final = 14.0
"""How far texts are set in, as those of the form around the table."""
NOTHING_YET: Final = t("The first deals are being played.")


def effect_sentences(effects: "Sequence[Effect]", ruleset: Ruleset) -> Iterator[Text]:
    """Yield a sentence for each effect."""
    for one in effects:
        figure = _figure(one, ruleset)
        before, after = _value(one, one.before.mean), _value(one, one.after.mean)
        if one.is_sure:
            yield t(
                "{figure}: {before} with the standard rules, {after} with yours.",
                figure=figure,
                before=before,
                after=after,
            )
        else:
            yield t(
                "{figure}: {before} with the standard rules, {after} with yours; that may be chance.",
                figure=figure,
                before=before,
                after=after,
            )


def draw_effects(canvas: Canvas, effects: "Sequence[Effect]", ruleset: Ruleset, area: Area) -> None:
    """Draw a row for each effect below the heads of the columns; without any, that deals are being played."""
    if not effects:
        canvas.paragraph(NOTHING_YET, area, size=BODY, colour=INK_SOFT)
        return
    right = area.right - CHANGE - GAP
    y = area.y + HEAD / 2
    heads = ((t("Standard rules"), right - NUMBER), (t("Your rules"), right), (t("Difference"), area.right))
    for head, x in heads:
        wide = CHANGE if x == area.right else NUMBER - GAP
        canvas.text(head, x, y, size=SMALL, colour=RED_DEEP, role=Role.BOLD, align=Align.RIGHT, width=wide)
    y += HEAD / 2
    # A long name takes two lines, and all names have the letters of the longest.
    name = Area(area.x + EDGE, y, right - 2 * NUMBER - GAP - area.x - EDGE, ROW)
    size = min(canvas.paragraph_size(_figure(one, ruleset), name, size=BODY) for one in effects)
    for one in effects:
        canvas.paragraph(_figure(one, ruleset), name, size=size, middle=True)
        _draw_figures(canvas, one, Area(area.x, y, area.width, ROW))
        y, name = y + ROW, name.moved(0, ROW)


def _draw_figures(canvas: Canvas, one: "Effect", row: Area) -> None:
    middle, right = row.centre[1], row.right - CHANGE - GAP
    for mean, x in ((one.before.mean, right - NUMBER), (one.after.mean, right)):
        canvas.text(_value(one, mean), x, middle, size=BODY, align=Align.RIGHT, width=NUMBER - GAP)
    ink, role = (INK, Role.BOLD) if one.is_sure else (INK_SOFT, Role.BODY)
    canvas.text(
        _change(one), row.right, middle, size=BODY, align=Align.RIGHT, width=CHANGE, colour=ink, role=role
    )


def _figure(one: "Effect", ruleset: Ruleset) -> Text:
    """Return the name of what is measured."""
    match one.figure:
        case Figure.SWEEPS:
            return t("Number of {sweeps} a deal", sweeps=words_of(ruleset).many)
        case Figure.POINTS:
            return t("Points a deal, all sides together")
        case Figure.DEALER_WINS:
            return t("Deals won by the dealer's side")
        case Figure.MATCH_LENGTH:
            return t("Deals a match")


def _change(one: "Effect") -> Text:
    """Return the difference with its range, or that it may be chance where the range contains 0."""
    bounds = one.change.bounds
    if not one.is_sure or bounds is None:
        return t("may be chance")
    low, high = bounds
    return t(
        "{change} ({low} to {high})",
        change=_value(one, one.change.mean, signed=True),
        low=_value(one, low, signed=True),
        high=_value(one, high, signed=True),
    )


def _value(one: "Effect", mean: float, *, signed: bool = False) -> Text:
    """Return a mean with two decimals, a share in percent."""
    if one.figure is Figure.DEALER_WINS:
        return value_text(Number(round(100 * mean), signed=signed, percent=True))
    return value_text(Number(round(100 * mean), decimals=2, signed=signed))

"""The page of one child's settings: name, animal, age, and how the screens behave."""

from dataclasses import replace
from typing import Final

from settebello.i18n import t
from settebello.learning.children.child_settings import Helping, Partner, Remedy
from settebello.learning.children.profile import LONGEST_GROUP, LONGEST_NICK
from settebello.ui.grownups.pages.adults_page import PageHost
from settebello.ui.grownups.pages.form_page import FormPage
from settebello.ui.grownups.parts.report_words import AGES
from settebello.ui.kit.forms import ChoiceRow, Column, Line, Space, SwitchRow, TextRow
from settebello.ui.kit.scene import Change
from settebello.ui.learn.parts.animals import ANIMALS, MARK_NAMES

ROW: Final = 48.0
HELPING: Final = {
    Helping.SPARSE: t("Little"),
    Helping.NORMAL: t("Normal"),
    Helping.GENEROUS: t("Plenty"),
}
PICTURES: Final = {
    Remedy.AUTO: t("Best for the task"),
    Remedy.TEN_FRAME: t("Ten-frame"),
    Remedy.NUMBER_LINE: t("Number line"),
    Remedy.SCALE: t("Balance"),
    Remedy.BOND: t("Whole and parts"),
}
PARTNERS: Final = {
    Partner.AUTO: t("Set by the activity"),
    Partner.GENTLE: t("Gentle"),
    Partner.FRIENDLY: t("Friendly"),
    Partner.STRONG: t("Strong"),
}


class ConductPage(FormPage):
    """Who the child is, and how the screens behave while it practises."""

    def __init__(self, host: PageHost) -> None:
        """Show what is set for the child looked at."""
        super().__init__(host, t("Child and tasks"))
        child, settings = self.child, self.settings
        nick = child.field(lambda c: c.nick, lambda c, v: replace(c, nick=v))
        group = child.field(lambda c: c.group, lambda c, v: replace(c, group=v))
        mark = child.field(lambda c: c.mark, lambda c, v: replace(c, mark=v))
        avatar = child.field(lambda c: c.avatar, lambda c, v: replace(c, avatar=v))
        age = child.field(lambda c: c.age, lambda c, v: replace(c, age=v))
        helping = child.field(
            lambda c: c.helping, lambda c, v: replace(c, settings=replace(c.settings, helping=v))
        )
        picture = settings.field(lambda s: s.picture, lambda s, v: replace(s, picture=v))
        partner = settings.field(lambda s: s.partner, lambda s, v: replace(s, partner=v))
        calm = settings.field(lambda s: s.calm, lambda s, on: replace(s, calm=on))
        take = settings.field(lambda s: s.auto_take, lambda s, on: replace(s, auto_take=on))
        missed = settings.field(lambda s: s.missed, lambda s, on: replace(s, missed=on))
        still = settings.field(lambda s: s.still, lambda s, on: replace(s, still=on))
        hands = child.field(
            lambda c: c.open_hands, lambda c, on: replace(c, settings=replace(c.settings, open_hands=on))
        )
        self._nick = TextRow(t("Name"), nick, ROW, longest=LONGEST_NICK)
        self._group = TextRow(t("Group"), group, ROW, longest=LONGEST_GROUP)
        words = t(
            "You don't need to give a real name or a birthday. The age sets whatever you haven't chosen "
            "yourself: help, pace, first sums, open cards, and how fast a quick answer is. The child "
            "never sees a clock."
        )
        self.show(
            Column(
                Line(self._nick, self._group, gap=24),
                Line(
                    ChoiceRow(t("Animal"), avatar, ANIMALS, ROW),
                    ChoiceRow(t("Mark"), mark, MARK_NAMES, ROW),
                    gap=24,
                ),
                ChoiceRow(t("Age"), age, AGES, ROW),
                ChoiceRow(t("Help with tasks"), helping, HELPING, ROW),
                ChoiceRow(t("Picture beside sums"), picture, PICTURES, ROW),
                ChoiceRow(t("Opponent in games"), partner, PARTNERS, ROW, in_turn=True),
                SwitchRow(t("Calm mode: fewer cards, always dots and ten-frames, no timing"), calm, ROW),
                Line(
                    Column(
                        SwitchRow(t("Take without a button"), take, ROW),
                        SwitchRow(t("Mention missed captures"), missed, ROW),
                        gap=2,
                    ),
                    Column(
                        SwitchRow(t("Less motion"), still, ROW),
                        SwitchRow(t("Show all cards in Mini Scopa"), hands, ROW),
                        gap=2,
                    ),
                    gap=24,
                ),
                Space(10),
                self.note(words),
                gap=2,
            )
        )

    def answered(self, result: object) -> Change | None:
        """Keep the names as they are written."""
        for row in (self._nick, self._group):
            if result is row.text:
                row.keep()
        return None

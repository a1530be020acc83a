"""The first page of the settings, with the way to the others."""

from dataclasses import replace
from functools import partial
from typing import Final

from settebello.i18n import pt, t
from settebello.storage.settings import Pace, Speed, Talk
from settebello.ui.kit import routes
from settebello.ui.kit.forms import (
    FORM,
    ChoiceRow,
    Column,
    Section,
    SheetScene,
    Space,
    SwitchRow,
    button_lines,
    closing_line,
    settings_of,
)
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.kit.still_life import MOKA
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.widgets import done_button
from settebello.ui.kit.widgets.page_button import PageButton

PAGES: Final = (
    (t("Cards and table"), routes.Cards(), "cards"),
    (t("Help at the table"), routes.Assists(), "hint"),
    (t("Sound and speech"), routes.Sound(), "speaker_on"),
    (t("Display"), routes.Display(), "picture"),
    (t("Keys and gamepad"), routes.Keys(), "keyboard"),
    (pt("profiles", "Players"), routes.Profiles(), "person"),
)
"""The further pages: the words on each button, the page, and a sign before the words."""
SPEEDS: Final = {
    Speed.CALM: t("Slow"),
    Speed.NORMAL: pt("speed", "Normal"),
    Speed.BRISK: t("Fast"),
    Speed.INSTANT: t("Instant"),
}
PACES: Final = {
    Pace.QUICK: t("Short"),
    Pace.NATURAL: t("Natural"),
    Pace.UNHURRIED: t("Long"),
}
TALKS: Final = {
    Talk.OFF: t("Never"),
    Talk.RARE: t("Now and then"),
    Talk.LIVELY: t("Often"),
}


class SettingsScene(SheetScene):
    """A sheet with the settings that are changed most; every change is in force at once."""

    own = SceneId.SETTINGS
    heading = t("Settings")
    still_life = MOKA

    def __init__(self, services: Services) -> None:
        """Show the settings in force."""
        super().__init__(services)
        settings = settings_of(services)
        # The settings say None for the language of the system; the page shows which language that is.
        language = settings.field(lambda _: services.language(), lambda s, code: replace(s, language=code))
        rows = Section(
            pt("settings", "At the table"),
            ChoiceRow(t("Language"), language, dict(services.languages), in_turn=True),
            ChoiceRow(
                t("Game speed"), settings.field(lambda s: s.speed, lambda s, v: replace(s, speed=v)), SPEEDS
            ),
            ChoiceRow(
                t("Opponents' thinking time"),
                settings.field(lambda s: s.pace, lambda s, v: replace(s, pace=v)),
                PACES,
            ),
            ChoiceRow(
                t("Opponents' remarks"),
                settings.field(lambda s: s.talk, lambda s, v: replace(s, talk=v)),
                TALKS,
            ),
            SwitchRow(
                t("Cut the deck before each deal"),
                settings.field(lambda s: s.cut, lambda s, on: replace(s, cut=on)),
                in_column=True,
            ),
            glyph="cards",
        )
        pages = [
            PageButton(words, partial(Push, page), look=CALM, glyph=glyph, size=21)
            for words, page, glyph in PAGES
        ]
        done = closing_line(done_button())
        self.show(
            Column(rows, Space(20), button_lines(*pages, across=3, gap=14), Space(18), done),
            width=FORM,
            spare=-10,
        )

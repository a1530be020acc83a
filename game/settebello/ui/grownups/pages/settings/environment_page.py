"""The page of what is seen and heard while one child plays, where that differs from the program's own."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from settebello.i18n import Text, percent, pt, t
from settebello.learning.children.environment import Colours
from settebello.ui.grownups.pages.adults_page import PageHost
from settebello.ui.grownups.pages.form_page import FormPage
from settebello.ui.kit.forms import ChoiceRow, Column, Field, Space
from settebello.ui.kit.view.lettering import Words
from settebello.ui.learn.parts.animals import called

V = TypeVar("V")

ROW: Final = 46.0
LOUD: Final[Mapping[float, Text]] = {
    0.0: t("Off"),
    0.25: t("Quiet"),
    0.5: t("Medium"),
    0.8: t("Loud"),
}
SPEAKS: Final[Mapping[bool | None, Text]] = {None: t("By age"), True: t("On"), False: t("Off")}
LETTERS: Final = (100, 110, 125, 150)
EVERYTHING: Final = (100, 110, 125, 150, 175, 200)
LARGE: Final = {False: pt("card size", "Standard"), True: t("Large")}
COLOURS: Final = {
    Colours.PLAIN: pt("colours", "Standard"),
    Colours.SAFE: t("Colour-blind-friendly colours"),
    Colours.CONTRAST: t("High contrast"),
}


class SurroundingsPage(FormPage):
    """Each row begins with the program's own setting; another choice holds while the child plays."""

    def __init__(self, host: PageHost) -> None:
        """Show what is set for the child looked at."""
        super().__init__(host, t("Screen and sound"))
        around = self.settings.field(lambda s: s.around, lambda s, v: replace(s, around=v))
        language = around.field(lambda a: a.language, lambda a, v: replace(a, language=v))
        voice = around.field(lambda a: a.voice, lambda a, v: replace(a, voice=v))
        effects = around.field(lambda a: a.effects, lambda a, v: replace(a, effects=v))
        music = around.field(lambda a: a.music, lambda a, v: replace(a, music=v))
        letters = around.field(lambda a: a.letters, lambda a, v: replace(a, letters=v))
        everything = around.field(lambda a: a.everything, lambda a, v: replace(a, everything=v))
        large = around.field(lambda a: a.large_cards, lambda a, v: replace(a, large_cards=v))
        colours = around.field(lambda a: a.colours, lambda a, v: replace(a, colours=v))
        deck = around.field(lambda a: a.deck, lambda a, v: replace(a, deck=v))
        speaks = self.settings.field(lambda s: s.voice, lambda s, v: replace(s, voice=v))
        services = host.services
        decks = {one.id: one.name for one in services.skins.all if one.skin is not None}
        self.show(
            Column(
                _row(t("Language"), language, dict(services.languages)),
                ChoiceRow(t("Voice for the child"), speaks, SPEAKS, ROW, in_turn=True),
                _row(t("Speech volume"), voice, LOUD),
                _row(t("Card and button sounds"), effects, LOUD),
                _row(t("Osteria sounds"), music, LOUD),
                _row(t("Text size"), letters, _percents(LETTERS)),
                _row(t("Interface size"), everything, _percents(EVERYTHING)),
                _row(t("Hand card size"), large, LARGE),
                _row(t("Colours"), colours, COLOURS),
                _row(t("Deck"), deck, decks),
                Space(10),
                self.note(self._words),
                gap=4,
            )
        )

    @property
    def _words(self) -> Text:
        return t(
            "These settings apply while {name} plays; afterwards the program's own settings are "
            "back. In this mode every card shows its number, whatever the deck.",
            name=called(self.host.report.child),
        )

    @property
    def said(self) -> tuple[Words, ...]:
        """When all of this holds."""
        return (self._words,)


def _row(label: Words, field: Field[V | None], values: Mapping[V, Words]) -> ChoiceRow[V | None]:
    """A row that begins with the program's own setting, None.

    What a file says between two steps, or a deck that is gone, is shown as it is.
    """

    def options() -> Mapping[V | None, Words]:
        known: dict[V | None, Words] = dict(values.items())
        now = field.get()
        if now is not None:
            known.setdefault(now, f"{now}")
        return {None: t("Same as program"), **known}

    return ChoiceRow(label, field, options, ROW, in_turn=True)


def _percents(steps: Sequence[int]) -> Mapping[int, Words]:
    return {step: percent(step / 100) for step in steps}

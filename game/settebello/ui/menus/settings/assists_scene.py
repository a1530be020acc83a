"""The page of the settings about the helps at the table."""

from dataclasses import replace
from typing import Final

from settebello.i18n import Text, pt, t
from settebello.manual.card_names import joined
from settebello.storage.assists import Assists, Counters, Playing
from settebello.ui.kit.forms import (
    CLOSING,
    FORM,
    ChoiceRow,
    Column,
    Note,
    Section,
    SheetScene,
    Space,
    SwitchRow,
    assists_of,
    closing_line,
)
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import SceneId
from settebello.ui.kit.still_life import NOTEBOOK
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.widgets import done_button

PLAYING: Final = {
    Playing.AT_ONCE: t("With one click"),
    Playing.CONFIRM: t("After confirming"),
    Playing.PAPER: t("No help"),
}
NOTES: Final = {
    Playing.AT_ONCE: t("If a card can be played in only one way, the first click plays it."),
    Playing.CONFIRM: t(
        "The first click shows what a card takes; the second plays it. Enter and the button work "
        "the same way."
    ),
    Playing.PAPER: t(
        "You work out what a card takes, choose those cards and confirm. All other help is off. "
        "If you choose wrongly, you see why."
    ),
}
"""What each way of playing means."""
COUNTERS: Final = {
    Counters.NONE: t("None"),
    Counters.CARDS: t("Cards"),
    Counters.ALL: t("Suit and sevens"),
}
HIGH: Final = 44.0
OFF: Final = "off"
ON: Final = "on"
LEAD: Final = "lead"
STANDING: Final = {OFF: t("Off"), ON: t("On"), LEAD: t("With forecast")}
"""Whether the score of the deal so far can be seen, and with the lead that can be expected."""


def standing_of(assists: Assists) -> str:
    """Return what is seen of the score of the deal so far."""
    if not assists.points:
        return OFF
    return LEAD if assists.lead else ON


class AssistsScene(SheetScene):
    """A sheet with the helps; they are independent of how well the opponents play."""

    own = SceneId.ASSISTS
    heading = t("Help at the table")
    still_life = NOTEBOOK

    def __init__(self, services: Services) -> None:
        """Show the helps in force."""
        super().__init__(services)
        assists = assists_of(services)
        playing = assists.field(lambda a: a.playing, lambda a, v: replace(a, playing=v))
        takers = assists.field(lambda a: a.lifts, lambda a, on: replace(a, takers=on))
        courts = assists.field(lambda a: a.numbers, lambda a, on: replace(a, courts=on))
        hints = assists.field(lambda a: a.hints, lambda a, on: replace(a, hints=on))
        tracker = assists.field(lambda a: a.tracker, lambda a, on: replace(a, tracker=on))
        points = assists.field(standing_of, lambda a, v: replace(a, points=v != OFF, lead=v == LEAD))
        reading = assists.field(lambda a: a.reading, lambda a, on: replace(a, reading=on))
        recall = assists.field(lambda a: a.recall, lambda a, on: replace(a, recall=on))
        review = assists.field(lambda a: a.review, lambda a, on: replace(a, review=on))
        counters = assists.field(lambda a: a.counters, lambda a, v: replace(a, counters=v))
        cards = Section(
            pt("page", "Cards"),
            ChoiceRow(t("Playing a card"), playing, PLAYING, HIGH),
            SwitchRow(t("Show what a card takes"), takers, HIGH, in_column=True),
            SwitchRow(t("Numbers on court cards"), courts, HIGH, in_column=True),
            ChoiceRow(t("Counters on the piles"), counters, COUNTERS, HIGH),
            glyph="cards",
        )
        advice = Section(
            t("Help"),
            SwitchRow(t("Hints"), hints, HIGH, in_column=True),
            SwitchRow(t("Cards still out"), tracker, HIGH, in_column=True),
            ChoiceRow(t("Score of this deal so far"), points, STANDING, HIGH),
            SwitchRow(t("Reading hands"), reading, HIGH, in_column=True),
            SwitchRow(t("Review after each deal"), review, HIGH, in_column=True),
            SwitchRow(t("Memory question after each deal"), recall, HIGH, in_column=True),
            glyph="hint",
        )
        note = Note(lambda: self.note, CLOSING, align=Align.LEFT, edge=2, middle=True)
        done = closing_line(done_button(), note=note)
        self.show(Column(cards, Space(4), advice, Space(14), done), width=FORM, lift=12, spare=-16)

    @property
    def note(self) -> Text:
        """What the forecast and reading hands mean where they are chosen, else what the way of playing is."""
        assists = self.services.settings.current.assists
        told: Text | None = None
        if assists.in_force.lead:
            told = t("The forecast is the lead that you can expect in this deal. It counts as a hint.")
        if assists.in_force.reading:
            reading = t("Reading hands shows how likely each card is in another hand. It counts as a hint.")
            told = reading if told is None else joined(told, reading)
        return NOTES[assists.playing] if told is None else told

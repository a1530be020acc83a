"""The page of what is seen and heard while one child plays, where that is not as the program has it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t
from settebello.learning.children.environment import Colours
from settebello.ui.grownups.pages.adults_page import Page, PageHost, note
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas, Words
from settebello.ui.kit.widgets import Choice, Option, Widget, column
from settebello.ui.learn.parts.animals import called

ROW: Final = 48.0
LOUD: Final[Sequence[tuple[float, Text]]] = (
    (0.0, t("off")),
    (0.25, t("quiet")),
    (0.5, t("medium")),
    (0.8, t("loud")),
)
LETTERS: Final = (100, 110, 125, 150)
EVERYTHING: Final = (100, 110, 125, 150, 175, 200)


class SurroundingsPage(Page):
    """Every choice begins with the program's own; what is chosen holds while the child plays."""

    def __init__(self, host: PageHost) -> None:
        """Show what is set for the child looked at."""
        super().__init__(host, t("Seen and heard"))
        languages = [(code, name) for code, name in host.services.languages]
        decks = [(one.id, one.name) for one in host.services.skins.all if one.skin is not None]
        self._rows = (
            self._choice(t("Language"), "language", languages),
            self._choice(t("Voice"), "voice", LOUD),
            self._choice(t("Cards and buttons"), "effects", LOUD),
            self._choice(t("Murmur of the osteria"), "music", LOUD),
            self._choice(t("Size of letters"), "letters", _percents(LETTERS)),
            self._choice(t("Size of everything"), "everything", _percents(EVERYTHING)),
            self._choice(t("Cards in the hand"), "large_cards", [(False, t("as usual")), (True, t("large"))]),
            self._choice(
                t("Colours"),
                "colours",
                [
                    (Colours.PLAIN, t("as usual")),
                    (Colours.SAFE, t("marks for every kind of colour vision")),
                    (Colours.CONTRAST, t("high contrast")),
                ],
            ),
            self._choice(t("Deck of cards"), "deck", decks),
        )

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """From above to below."""
        return self._rows

    @property
    def _note(self) -> Text:
        return t(
            "This holds while {name} plays; then everything is again as it was set for the program. "
            "Numbers stand on all cards here, whatever they look like.",
            name=called(self.host.report.child),
        )

    @property
    def said(self) -> tuple[Words, ...]:
        """When all of this holds."""
        return (self._note,)

    def arrange(self, room: Area) -> None:
        """Put the rows one below the other."""
        super().arrange(room)
        column(self._rows, room, ROW, 4)

    def draw(self, canvas: Canvas) -> None:
        """Write when all of this holds."""
        y = self._rows[-1].area.bottom + 18
        note(canvas, self._note, Area(self.room.x + 14, y, self.room.width - 28, self.room.bottom - y))

    def _choice(self, label: Words, key: str, values: Sequence[tuple[object, Words]]) -> Choice:
        now = getattr(self.host.report.child.settings.around, key)
        known = [value for value, _ in values]
        # What a file says between two steps, or a deck that is gone, is shown as it is.
        others = [] if now is None or now in known else [Option(now, f"{now}")]
        options = [
            Option(None, t("as in the program")),
            *(Option(value, words) for value, words in values),
            *others,
        ]
        return Choice(label, options, now, lambda value: self._set(**{key: value}), side_by_side=False)

    def _set(self, **changed: object) -> Change | None:
        child = self.host.report.child
        around = replace(child.settings.around, **changed)  # type: ignore[arg-type]  # the keys stand above
        self.host.keep(replace(child, settings=replace(child.settings, around=around)))
        return None


def _percents(steps: Sequence[int]) -> list[tuple[object, Words]]:
    return [(step, f"{step} %") for step in steps]

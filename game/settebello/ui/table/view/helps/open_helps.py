"""The helps at the table: hint, panels and last capture, from what one seat knows."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from settebello.engine import Card, Ruleset, SeatView, Side
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import joined_by_commas, rank_name, rank_plural
from settebello.storage.assists import Assists
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.voice.spoken import Words
from settebello.ui.table.layout import TableButton
from settebello.ui.table.model.helps.category_outlook import Standing
from settebello.ui.table.model.helps.hand_grid import HandGrid
from settebello.ui.table.model.helps.tracker import Tracker
from settebello.ui.table.model.score_model.category_words import category_name
from settebello.ui.table.view.helps.expected_lead import ExpectedLead
from settebello.ui.table.view.helps.hint_request import HintRequest
from settebello.ui.table.view.helps.open_reading import OpenReading
from settebello.ui.table.view.helps.pile_peek import Peek
from settebello.ui.table.view.helps.standings_panel import lead_words


class Panel(StrEnum):
    """The panels beside the table; only one is open at a time."""

    TRACKER = "tracker"
    STANDING = "standing"
    READING = "reading"


PanelContent = Tracker | Standing | HandGrid


@dataclass(frozen=True)
class AidsShown:
    """The part of the helps that is drawn: a panel, the cards a hint points at, and the buttons.

    `takers` marks hand cards that can capture, `lifts` lifts what the card pointed at would capture, and
    `numbers` shows the numbers of court cards.
    """

    panel: PanelContent | None = None
    hinted: frozenset[Card] = frozenset()
    buttons: tuple[TableButton, ...] = (TableButton.MENU, TableButton.AGAIN)
    takers: bool = False
    lifts: bool = False
    numbers: bool = False


NOT_HELPED: Final = AidsShown()


@dataclass(frozen=True, slots=True)
class HelpsView:
    """The state of all helps at one moment, to be read and not changed.

    `panel` is the panel that was opened; `shown` is its content, None while it may not be seen. `hinted` are
    the cards that the hint points at, and `peek` is the last capture while it is shown.
    """

    panel: Panel | None
    shown: PanelContent | None
    hinted: frozenset[Card]
    buttons: tuple[TableButton, ...]
    peek: Peek | None


class Helps:
    """Hint, card tracker and standings, as far as the settings allow; all use the view of one seat only."""

    def __init__(self, services: Services, assists: Callable[[], Assists], *, menu: bool = True) -> None:
        """Begin with every help closed; `assists` returns which helps are switched on now.

        `menu`: there is a button for the menu.
        """
        self._assists = assists
        self._menu = menu
        self._view: SeatView | None = None
        self._tracker: Tracker | None = None
        self._standing: Standing | None = None
        self._panel: Panel | None = None
        self._hint = HintRequest(services.adviser)
        self._lead = ExpectedLead(services.adviser)
        self._reading = OpenReading(services.adviser)
        self._peek: Peek | None = None

    @property
    def view(self) -> HelpsView:
        """The state of all helps now."""
        return HelpsView(self._panel, self.shown, self._hint.cards, self.buttons, self._peek)

    @property
    def panel(self) -> Panel | None:
        """The open panel, whether or not its content may be seen now."""
        return self._panel

    @property
    def peek(self) -> Peek | None:
        """The last capture while it is shown."""
        return self._peek

    @property
    def hint_words(self) -> Text | None:
        """The sentence of the hint; None while none was asked for."""
        return self._hint.words

    def know(self, view: SeatView | None) -> None:
        """Set what the seat sees of a table at rest; None where no hand is seen."""
        if view == self._view:
            return
        self._view = view
        self._tracker = self._standing = None
        self._hint.forget()

    def forget(self) -> None:
        """Drop the hint and hide the last capture, because the table changes."""
        self._hint.forget()
        self._peek = None

    def hint(self, *, asked: bool) -> Text | None:
        """Ask for a hint; returns the sentence why there is none. `asked`: the seat is to play a card."""
        if not self._assists().hints:
            return self._off(t("Hints are off."))
        if self._view is None or not asked:
            return t("You can ask for a hint when it's your turn.")
        self._hint.ask(self._view)
        return None

    def poll_hint(self, now: float) -> bool:
        """Fetch the adviser's answer at a time in seconds; returns whether there is something new to show."""
        return self._hint.poll(now)

    def poll_lead(self) -> bool:
        """Ask for the expected lead where it is to be shown; return whether the panel says something new."""
        assists = self._assists()
        wanted = assists.lead and assists.points and self._panel is Panel.STANDING
        before = self._lead.waiting
        self._lead.see(self._view if wanted else None)
        return self._lead.poll() or self._lead.waiting != before

    def poll_reading(self, now: float) -> bool:
        """Read the other hands where they are to be shown; return whether the picture changes."""
        changed = self._reading.see(self._view if self.reads else None, now)
        return self._reading.poll(now) or changed

    @property
    def seen(self) -> SeatView | None:
        """What the seat sees of the table at rest; None where no hand is seen."""
        return self._view

    @property
    def reads(self) -> bool:
        """Whether the other hands are being read."""
        return self._assists().reading and self._panel is Panel.READING and self._view is not None

    @property
    def hint_told(self) -> bool:
        """Whether the player has been given a hint in this turn."""
        return self._hint.told

    def toggle(self, panel: Panel) -> Text | None:
        """Open a panel or close it; returns the sentence why it does not open."""
        assists = self._assists()
        if panel is Panel.TRACKER and not assists.tracker:
            return self._off(t("“Cards still out” is off."))
        if panel is Panel.STANDING and not assists.points:
            return self._off(t("“Score of this deal so far” is off."))
        if panel is Panel.READING and not assists.reading:
            return self._off(t("“Reading hands” is off."))
        self._panel = None if self._panel is panel else panel
        return None

    def look(self, side: Side, cards: tuple[Card, ...], now: float) -> Text | None:
        """Show the last capture of a side for a moment; returns the sentence why there is none."""
        self._peek = Peek.begun(side, cards, now) if cards else None
        return None if cards else t("There is no capture to show yet.")

    def looked(self, now: float) -> bool:
        """Hide the last capture when its time is over; returns whether it was hidden now."""
        if self._peek is None or now < self._peek.until:
            return False
        self._peek = None
        return True

    @property
    def shown(self) -> PanelContent | None:
        """The content of the open panel; None while it is switched off or no hand is seen."""
        assists = self._assists()
        if self._view is None:
            return None
        if self._panel is Panel.TRACKER and assists.tracker:
            self._tracker = self._tracker or Tracker.of(self._view)
            return self._tracker
        if self._panel is Panel.STANDING and assists.points:
            self._standing = self._standing or Standing.of(self._view)
            return replace(self._standing, lead=self._lead.points, expecting=self._lead.waiting)
        if self._panel is Panel.READING and assists.reading:
            return self._reading.grid
        return None

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """The buttons in the corner; a help that is switched off has none."""
        assists = self._assists()
        found = [TableButton.MENU, TableButton.AGAIN] if self._menu else [TableButton.AGAIN]
        if assists.hints:
            found.append(TableButton.HINT)
        if assists.points:
            found.append(TableButton.STANDING)
        if assists.tracker:
            found.append(TableButton.TRACKER)
        return tuple(found)

    @property
    def helped(self) -> AidsShown:
        """Everything of the helps that the picture depends on."""
        assists = self._assists()
        hinted = self._hint.cards if assists.hints else frozenset()
        marked = assists.takers is True
        return AidsShown(self.shown, hinted, self.buttons, marked, assists.lifts, assists.numbers)

    def read(self, ruleset: Ruleset, sides: tuple[Words, ...], names: tuple[Words, ...]) -> tuple[Words, ...]:
        """The content of the open panel, in sentences."""
        match self.shown:
            case Tracker() as tracker:
                return tracker_aloud(tracker, ruleset)
            case Standing() as standing:
                return standing_aloud(standing, ruleset, sides)
            case HandGrid() as grid:
                return grid.aloud(ruleset, names)
            case None:
                return ()

    def _off(self, why: Text) -> Text:
        return t("Help is off for this match.") if self._assists().paper else why


def tracker_aloud(tracker: Tracker, ruleset: Ruleset) -> tuple[Text, ...]:
    """Return sentences with the number of cards out per rank, and the ranks that have lost a pair."""
    pack = ruleset.deck.pack
    if not tracker.out:
        return (t("No cards are still out."),)
    counted = [
        t("{n} {ranks}", n=one.left, ranks=rank_plural(one.rank, pack))
        if one.left > 1
        else rank_name(one.rank, pack)
        for one in tracker.ranks
        if one.left
    ]
    found = [
        tn(
            "One card is still out: {cards}.",
            "{n} cards are still out: {cards}.",
            n=tracker.out,
            cards=joined_by_commas(counted),
        )
    ]
    if tracker.broken:
        names = joined_by_commas([rank_name(rank, pack) for rank in tracker.broken])
        found.append(t("Unpaired: {ranks}.", ranks=names))
    return tuple(found)


def standing_aloud(standing: Standing, ruleset: Ruleset, sides: tuple[Words, ...]) -> tuple[Text, ...]:
    """Return a sentence per category with the figures of all sides."""
    found = [] if standing.lead is None else [lead_words(standing.lead)]
    for line in standing.lines:
        figures = [
            t("{name} {number}", name=name, number=number)
            for name, number in zip(sides, line.figures, strict=True)
        ]
        name = category_name(line.category, ruleset)
        found.append(t("{category}: {figures}.", category=name, figures=joined_by_commas(figures)))
    return tuple(found)

"""The player's matches on two shelves, to be continued or replayed."""

from collections.abc import Callable
from functools import partial

from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress, draw_sentence
from settebello.ui.kit.forms import (
    Block,
    Column,
    Drawing,
    Field,
    Item,
    Layers,
    Line,
    SheetScene,
    Space,
    TabRow,
    When,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.archive_port import Entry, Shelf
from settebello.ui.kit.ports.market_port import KeptMarketMatch
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, Reset, SceneId
from settebello.ui.kit.still_life import BUNDLE
from settebello.ui.kit.theme import CALM
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Button, ScrollList, Widget, done_button
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.kit.widgets.tabs import TAB
from settebello.ui.menus.matches.market_rows import market_rows
from settebello.ui.menus.matches.match_page import draw_entry
from settebello.ui.menus.matches.match_rows import rows_of
from settebello.ui.table.view.market_match import draw_kept_match

WIDTH = 1200.0
HEIGHT = 704.0
LIST_WIDTH = 560.0
BUTTONS = 52.0
EMPTY_EDGE = 160.0
TROUBLE = 60.0
SHELVES = {Shelf.PUT_AWAY: t("Played"), Shelf.SAVED: t("Saved copies")}
NOTHING = {
    Shelf.PUT_AWAY: t("You haven't played a match yet. Every match you start appears here."),
    Shelf.SAVED: t(
        "You have no saved copies yet. “Save copy of match” saves any of your matches under a name."
    ),
}


class MatchesScene(SheetScene):
    """A sheet with the player's matches, which are read a little in every frame."""

    heading = t("My matches")
    still_life = BUNDLE
    binding = SheetBinding.LEDGER
    own = SceneId.MATCHES

    def __init__(self, services: Services, shelf: Shelf | None = None) -> None:
        """Show the played matches, or the saved copies if `shelf` is SAVED."""
        super().__init__(services)
        self._shelf = Shelf.SAVED if shelf is Shelf.SAVED else Shelf.PUT_AWAY
        self._reading = ArchiveProgress(services.archive)
        self._entry: Entry | KeptMarketMatch | None = None
        self._lists: dict[Shelf, ScrollList] = {}
        self._list: ScrollList | None = None
        self._go_on = Button(t("Continue match"), self._take_up)
        self._look = Button(t("Replay match"), self._look_at, look=CALM)
        self._save = Button(t("Save copy of match"), self._save_copy, look=CALM)
        self._done = done_button()
        self._lay(self._done)

    @property
    def animating(self) -> bool:
        """Whether matches are still being read."""
        return not self._reading.over

    def update(self, now: float) -> Change | None:
        """Continue reading."""
        del now
        if not self._reading.over:
            if self._reading.step():
                self._lists = self._listed()
                self._show()
                self._lay(self._list or self._done)
            self.touch()
        return None

    def resumed(self, result: object) -> Change | None:
        """Read the archive again and show the saved copies after a copy was saved."""
        if isinstance(result, str):
            self._shelf = Shelf.SAVED
            self._reading = ArchiveProgress(self.services.archive)
        return super().resumed(result)

    def _lay(self, focus: Widget) -> None:
        """Lay out the shelf tabs above, the lists on the left, and the selected match on the right."""
        listed = (When(partial(self._is_shown, one), Item(one, stretch=True)) for one in self._lists.values())
        match = Column(
            Drawing(self._draw_match, stretch=True),
            Space(16),
            Line(
                self._of_match(self._go_on, self._can_go_on),
                self._of_match(self._look, self._is_readable),
                gap=14,
            ),
            Space(12),
            Line(
                self._of_match(self._save, self._can_be_copied),
                Item(self._done, BUTTONS),
                gap=14,
            ),
        )
        page = Column(
            TabRow("", Field(lambda: self._shelf, self._turn), SHELVES, TAB),
            Space(12),
            Layers(
                Drawing(self._draw_nothing, stretch=True),
                Line(
                    Layers(Drawing(self._draw_progress, stretch=True), Column(*listed)),
                    match,
                    gap=34,
                    widths=(LIST_WIDTH, None),
                ),
            ),
        )
        self.show(page, WIDTH, HEIGHT, lift=4, spare=-16, focus=focus)

    def _of_match(self, button: Button, usable: Callable[[], bool]) -> Block:
        """Return a button for the selected match; without matches its place stays empty."""
        return When(lambda: self._list is not None, Item(button, BUTTONS, enabled=usable), reserve=True)

    def _draw_nothing(self, canvas: Canvas, area: Area) -> None:
        """Draw a sentence if the shelf is empty."""
        if not self.animating and self._list is None:
            draw_sentence(canvas, area.inset(EMPTY_EDGE, 0), NOTHING[self._shelf])

    def _draw_progress(self, canvas: Canvas, area: Area) -> None:
        """Draw a progress bar while the matches are being read."""
        if self.animating:
            self._reading.draw(canvas, area)

    def _draw_match(self, canvas: Canvas, area: Area) -> None:
        """Draw the selected match, and the reason if matches could not be read."""
        if not self.animating and self._list is not None and self._entry is not None:
            self._draw_chosen(canvas, self._entry, area)
        _, foot = area.split_top(area.height - TROUBLE)
        self._reading.draw_trouble(canvas, foot)

    def _draw_chosen(self, canvas: Canvas, chosen: Entry | KeptMarketMatch, area: Area) -> None:
        if isinstance(chosen, Entry):
            draw_entry(canvas, self.services, chosen, area)
        elif self.services.market is not None:
            draw_kept_match(canvas, self.services, self.services.market(), chosen, area)

    # Widget callbacks

    def _turn(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._show()
        self.touch()

    def _show(self) -> None:
        """Show the matches of the selected shelf."""
        self._list = self._lists.get(self._shelf)
        value = self._list.value if self._list is not None else None
        self._entry = value if isinstance(value, Entry | KeptMarketMatch) else None

    def _is_shown(self, shown: ScrollList) -> bool:
        return shown is self._list

    def _listed(self) -> dict[Shelf, ScrollList]:
        """Return a list widget for each shelf that is not empty; the market game is among the played."""
        entries = self.services.archive.entries
        saved = [entry for entry in entries if entry.kept.shelf is Shelf.SAVED]
        shelves = {Shelf.PUT_AWAY: [entry for entry in entries if entry not in saved], Shelf.SAVED: saved}
        rows = {shelf: rows_of(self.services, some) for shelf, some in shelves.items()}
        rows[Shelf.PUT_AWAY] += market_rows(self.services, self.services.market_kept())
        return {
            shelf: ScrollList(t("My matches"), some, None, self._choose, self._settle)
            for shelf, some in rows.items()
            if some
        }

    def _choose(self, entry: object) -> Change | None:
        if isinstance(entry, Entry | KeptMarketMatch):
            self._entry = entry
            self.touch()
        return None

    def _is_readable(self) -> bool:
        if isinstance(self._entry, KeptMarketMatch):
            return self._entry.record is not None
        return self._can_be_copied()

    def _can_be_copied(self) -> bool:
        return isinstance(self._entry, Entry) and self._entry.summary is not None

    def _can_go_on(self) -> bool:
        if isinstance(self._entry, KeptMarketMatch):
            return self._entry.can_go_on
        return self._entry is not None and self._is_readable() and not self._entry.over

    def _settle(self) -> Change | None:
        if self._go_on.enabled:
            return self._take_up()
        return self._look_at() if self._look.enabled else None

    def _take_up(self) -> Change | None:
        if isinstance(self._entry, KeptMarketMatch):
            return Reset(routes.ContinueMarket())
        return None if self._entry is None else Reset(routes.ContinueKept(self._entry.kept))

    def _look_at(self) -> Change | None:
        if isinstance(self._entry, KeptMarketMatch):
            return None if self._entry.record is None else Push(routes.MarketReplay(self._entry.record))
        return None if self._entry is None else Push(routes.ReplayKept(self._entry.kept))

    def replay(self) -> Change | None:
        """Replay the selected match."""
        return self._look_at() if self._look.enabled else None

    def _save_copy(self) -> Change | None:
        return Push(routes.SaveAs(self._entry.kept)) if isinstance(self._entry, Entry) else None

"""The player's matches on two shelves, to be continued or replayed."""

from settebello.i18n import t
from settebello.ui.kit import routes
from settebello.ui.kit.archive_progress import ArchiveProgress, draw_sentence
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.archive_port import Entry, Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, Reset, SceneId
from settebello.ui.kit.theme import CALM, STRONG
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    Option,
    ScrollList,
    Surface,
    draw_sheet,
    inside,
    room_for,
    sheet,
)
from settebello.ui.menus.matches.match_page import draw_entry
from settebello.ui.menus.matches.match_rows import rows_of

WIDTH = 1200.0
HEIGHT = 704.0
LIST_WIDTH = 560.0
TABS = 50.0
BUTTONS = 52.0
EMPTY_EDGE = 160.0
NOTHING = {
    Shelf.PUT_AWAY: t("No match has been played yet. Every match that you begin stands here from then on."),
    Shelf.SAVED: t("No match has been saved under a name. “Save a copy” does that with any of your matches."),
}


class MatchesScene(MenuScene):
    """A sheet with the player's matches, which are read a little in every frame."""

    surface = Surface.PAPER
    needs = room_for(WIDTH, HEIGHT)
    translucent = True
    heading = t("My matches")
    own = SceneId.MATCHES

    def __init__(self, services: Services, shelf: Shelf | None = None) -> None:
        """Show the played matches, or the saved copies if `shelf` is SAVED."""
        super().__init__(services)
        self._shelf = Shelf.SAVED if shelf is Shelf.SAVED else Shelf.PUT_AWAY
        self._reading = ArchiveProgress(services.archive)
        self._entry: Entry | None = None
        tabs = (Option(Shelf.PUT_AWAY, t("Played")), Option(Shelf.SAVED, t("Saved under a name")))
        self._tabs = Choice("", tabs, self._shelf, self._turn)
        self._lists: dict[Shelf, ScrollList] = {}
        self._list: ScrollList | None = None
        self._go_on = Button(t("Go on"), self._take_up)
        self._look = Button(t("Look at it"), self._look_at, look=CALM)
        self._save = Button(t("Save a copy"), self._save_copy, look=CALM)
        self._done = Button(t("Done"), Pop, look=CALM)
        self._sheet = self._below = self._page = self._room = sheet(WIDTH, HEIGHT, 0, 0)
        self.use(self._tabs, self._done, focus=self._done)

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
            self.touch()
        return None

    def resumed(self, result: object) -> Change | None:
        """Read the archive again and show the saved copies after a copy was saved."""
        if isinstance(result, str):
            self._shelf = Shelf.SAVED
            self._reading = ArchiveProgress(self.services.archive)
        return super().resumed(result)

    def arrange(self, width: float, height: float) -> None:
        """Place the shelf tabs above, the list on the left, and the selected match on the right."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        self._tabs.place(Area(room.x, room.y - 4, room.width, TABS))
        below = Area(room.x, room.y + TABS + 8, room.width, room.bottom + 16 - room.y - TABS - 8)
        left, right = below.split_left(LIST_WIDTH, 34)
        self._below, self._room = below, left
        if self._list is not None:
            self._list.place(left)
        first = Area(right.x, right.bottom - BUTTONS, right.width, BUTTONS)
        save, done = first.columns(2, 14)
        self._save.place(save)
        self._done.place(done)
        go_on, look = first.moved(0, -BUTTONS - 12).columns(2, 14)
        self._go_on.place(go_on)
        self._look.place(look)
        self._page = Area(right.x, right.y, right.width, self._go_on.area.y - 16 - right.y)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet with list and selected match; while reading, a progress bar."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        if self.animating:
            self._reading.draw(canvas, self._room)
        elif self._list is None:
            draw_sentence(canvas, self._below.inset(EMPTY_EDGE, 0), NOTHING[self._shelf])
        elif self._entry is not None:
            draw_entry(canvas, self.services, self._entry, self._page)
        self._reading.draw_trouble(canvas, Area(self._page.x, self._page.bottom - 60, self._page.width, 60))
        super().draw(canvas)

    # Widget callbacks

    def _turn(self, shelf: object) -> Change | None:
        if isinstance(shelf, Shelf):
            self._shelf = shelf
            self._show(self._tabs)
        return None

    def _show(self, focus: Choice | None = None) -> None:
        """Show the matches of the selected shelf."""
        self._tabs.set_options(self._tabs.options, self._shelf)
        self._list = self._lists.get(self._shelf)
        value = self._list.value if self._list is not None else None
        self._entry = value if isinstance(value, Entry) else None
        if self._list is not None:
            self._list.place(self._room)
        shown = (self._list, self._go_on, self._look, self._save) if self._list is not None else ()
        self._offer()
        self.use(self._tabs, *shown, self._done, focus=focus or self._list or self._done)

    def _listed(self) -> dict[Shelf, ScrollList]:
        """Return a list widget for each shelf that is not empty."""
        entries = self.services.archive.entries
        saved = [entry for entry in entries if entry.kept.shelf is Shelf.SAVED]
        shelves = {Shelf.PUT_AWAY: [entry for entry in entries if entry not in saved], Shelf.SAVED: saved}
        return {
            shelf: ScrollList(t("My matches"), rows_of(self.services, some), None, self._choose, self._settle)
            for shelf, some in shelves.items()
            if some
        }

    def _choose(self, entry: object) -> Change | None:
        if isinstance(entry, Entry):
            self._entry = entry
            self._offer()
            self.touch()
        return None

    def _offer(self) -> None:
        """Enable the buttons that apply to the selected match."""
        entry = self._entry
        readable = entry is not None and entry.summary is not None
        self._go_on.enabled = readable and entry is not None and not entry.over
        self._look.enabled = self._save.enabled = readable
        self._look.look = STRONG if entry is not None and entry.over else CALM

    def _settle(self) -> Change | None:
        if self._go_on.enabled:
            return self._take_up()
        return self._look_at() if self._look.enabled else None

    def _take_up(self) -> Change | None:
        return None if self._entry is None else Reset(routes.ContinueKept(self._entry.kept))

    def _look_at(self) -> Change | None:
        return None if self._entry is None else Push(routes.ReplayKept(self._entry.kept))

    def replay(self) -> Change | None:
        """Replay the selected match."""
        return self._look_at() if self._look.enabled else None

    def _save_copy(self) -> Change | None:
        return None if self._entry is None else Push(routes.SaveAs(self._entry.kept))

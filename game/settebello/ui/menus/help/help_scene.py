"""The help: purpose of a screen, keys, and links to the rules and the tutorial."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from typing import Final

from settebello import NAME
from settebello.i18n import Text, t
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import draw_ground
from settebello.ui.kit.controls.bindings import FIXED, Bindings
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.controls.pads import Button as PadButton
from settebello.ui.kit.controls.pads import called
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, SceneId
from settebello.ui.kit.still_life import JUG
from settebello.ui.kit.theme import CALM, GOLD_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button, Surface, done_button, draw_sheet, inside, room_for, sheet
from settebello.ui.kit.widgets.key_caps import button_width, cap_width, draw_button, draw_cap
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.kit.widgets.sheet_binding import SheetBinding
from settebello.ui.kit.widgets.tabs import TAB, TabButton, draw_rule
from settebello.ui.kit.widgets.vignette import draw_vignette
from settebello.ui.menus.help.fair_deal_page import SENTENCES, TITLE, draw_fair_deal
from settebello.ui.menus.help.screen_help import OTHER, SCREENS, Screen
from settebello.ui.table.model.match_titles import joined_by_commas

VIGNETTE = 130.0
ROW = 40.0
PITCH = 52.0
FEW = 62.0
"""The largest distance of two rows, on a page with many keys and on one with few."""
ABOVE = 10.0
BELOW = 20.0
"""Distance of the words on a screen from the tabs above and the keys below them."""
CAPS = 238.0
LETTERS = 19.0
SMALLER_LETTERS = 16.5
"""Text size for pages on which two-line rows would touch at the normal size."""
APART = 6.0
BESIDE = 14.0
BETWEEN = 28.0
CLOSE = 0.8
"""Line spacing, tight enough for two lines to look like one entry."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the help: actions with their keys, or with a fixed key cap."""

    meaning: Text
    actions: tuple[Action, ...] = ()
    cap: Text | None = None


PLAYING: Final = (
    Row(t("Choose a card from your hand; 0 is the tenth"), cap=t("1 to 9, 0")),
    Row(t("Move between cards and buttons"), (Action.NEXT,), cap=t("Arrows, Tab")),
    Row(t("Play the card or press the button"), (Action.CONFIRM,)),
    Row(t("Choose a card on the table"), (Action.TOGGLE,)),
    Row(t("Undo a choice, or go back"), (Action.CANCEL,)),
    Row(t("Show a hint; again for a stronger one"), (Action.HINT,)),
    Row(t("Show the cards still out"), (Action.TRACKER,)),
    Row(t("Show the score so far; read the other hands"), (Action.PRIMIERA, Action.READING)),
    Row(t("Show the seal of the deal"), (Action.SEAL,)),
    Row(t("Replay the others' last moves"), (Action.LAST_MOVE,)),
    Row(t("Show the last capture; again for another pile"), (Action.PEEK,)),
    Row(t("Take your last card back; play it again"), (Action.UNDO, Action.REDO)),
    Row(t("Skip the animation"), (Action.SKIP,)),
    Row(
        t("Knock; doubt the face-down card; believe it"),
        (Action.KNOCK, Action.DOUBT, Action.BELIEVE),
    ),
    Row(
        t("Play face down; take missed cards; lay the card"),
        (Action.FACE_DOWN, Action.MISSED, Action.LAY),
    ),
    Row(t("Open the menu"), (Action.MENU,)),
)
ELSEWHERE: Final = (
    Row(t("Turn the page; go to the next kind of game"), (Action.PAGE_UP, Action.PAGE_DOWN)),
    Row(t("Go to the start; go to the end"), (Action.FIRST, Action.LAST)),
    Row(t("Read the table aloud"), (Action.READ,)),
    Row(t("Show the value on every card"), (Action.BADGES,)),
    Row(t("Sound on or off; osteria sounds on or off"), (Action.MUTE, Action.MUSIC)),
    Row(t("Full screen on or off"), (Action.FULLSCREEN,)),
    Row(
        t("Larger interface; smaller; reset size"),
        (Action.LARGER, Action.SMALLER, Action.USUAL_SIZE),
    ),
    Row(t("Save a picture of the window"), (Action.PICTURE,)),
    Row(t("Help for this screen"), (Action.HELP,)),
    Row(t("New game"), (Action.NEW_GAME,)),
    Row(t("Play same deal again"), (Action.SAME_DEAL,)),
    Row(t("Replay match"), (Action.REPLAY,)),
    Row(t("Save a copy of the match; open my matches"), (Action.SAVE, Action.OPEN)),
    Row(t("Save deal as text"), (Action.EXPORT,)),
    Row(t("Settings"), (Action.SETTINGS,)),
    Row(t("Save and leave"), (Action.QUIT,)),
)
ROWS: Final = (*PLAYING, *ELSEWHERE)
"""All rows; the key caps come from the current bindings."""


def rows_of(screen: Screen) -> tuple[Row, ...]:
    """Return the rows relevant to a screen."""
    return tuple(row for row in ROWS if screen.keys & set(row.actions) or (screen.played and not row.actions))


class Page(IntEnum):
    """The pages of the help."""

    HERE = 0
    PLAYING = 1
    ELSEWHERE = 2
    FAIR = 3


class HelpScene(MenuScene):
    """A sheet with four pages: the screen below, two pages with all keys, and the fair deal."""

    surface = Surface.PAPER
    needs = room_for(1120, 700)
    translucent = True
    heading = t("Keys and help")
    own = SceneId.HELP

    def __init__(self, services: Services, below: SceneId | None = None) -> None:
        """Show the help for the screen `below`, or all keys if it has no help."""
        super().__init__(services)
        self._screen = SCREENS.get(below, OTHER) if below is not None else OTHER
        pages = (
            (Page.HERE, t("This screen")),
            (Page.PLAYING, t("Keys for playing")),
            (Page.ELSEWHERE, t("Other keys")),
            (Page.FAIR, TITLE),
        )
        self._tabs = tuple(TabButton(words, partial(self._turn, page)) for page, words in pages)
        self._below = (
            Button(t("Rules"), lambda: Push(routes.Rules()), look=CALM, size=20),
            Button(t("Manual"), lambda: Push(routes.Manual()), look=CALM, size=20),
            Button(t("Learn the game"), lambda: Push(routes.Tutorial()), look=CALM, size=20),
            Button(t("About {name}", name=NAME), lambda: Push(routes.About()), look=CALM, size=20),
            done_button(size=20),
        )
        self.use(*self._tabs, *self._below, focus=self._below[-1])
        self._turn(Page.PLAYING if self._screen is OTHER else Page.HERE)

    @property
    def spoken(self) -> Spoken:
        """The purpose of the screen below, the focused widget, and the open page."""
        opening = (self.heading, self._screen.words)
        return replace(super().spoken, opening=opening, beside=self.page, shown=tuple(self._page_in_words()))

    def read(self) -> tuple[Words, ...]:
        """Return the heading and the open page."""
        return self.heading, *self._page_in_words()

    def _page_in_words(self) -> Iterator[Text]:
        """Yield the sentences of the open page; of a page with keys, one for each row."""
        if self.page is Page.FAIR:
            yield from SENTENCES
            return
        if self.page is Page.HERE:
            yield self._screen.words
        for row in self._rows():
            controls = self.services.controls
            pads = [called(button, controls.maker) for button in self._pressed(row)]
            keys = pads or caps_of(row, controls.bindings)
            if keys:
                yield t("{label}: {value}", label=row.meaning, value=joined_by_commas(keys))

    def _rows(self) -> Sequence[Row]:
        """Return the rows of the open page."""
        if self.page is Page.HERE:
            return rows_of(self._screen)
        return PLAYING if self.page is Page.PLAYING else ELSEWHERE

    def handle(self, event: UiEvent) -> Change | None:
        """Turn pages with the page keys; otherwise handle the event as a menu."""
        match event:
            case Press(Action.PAGE_DOWN):
                return self._turn(Page((self.page + 1) % len(Page)))
            case Press(Action.PAGE_UP):
                return self._turn(Page((self.page - 1) % len(Page)))
            case _:
                return super().handle(event)

    def _turn(self, page: Page) -> Change | None:
        """Show a page."""
        self.page = page
        for number, tab in enumerate(self._tabs):
            tab.open = number == page
        self.touch()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Place the page tabs at the upper edge and the other buttons at the lower edge."""
        super().arrange(width, height)
        self._sheet = sheet(1120, 700, width, height)
        room = inside(self._sheet)
        line = Area(room.x, room.bottom + 6 - 54, room.width, 54)
        *others, done = self._below
        done.place(Area(line.right - DONE, line.y, DONE, line.height))
        rest = Area(line.x, line.y, line.width - DONE - 16, line.height)
        for button, area in zip(others, rest.columns(len(others), 16), strict=True):
            button.place(area)
        self._row = Area.centred(room.centre[0], room.y + TAB / 2 - 6, room.width, TAB)
        for button, area in zip(self._tabs, self._row.columns(len(Page), 6), strict=True):
            button.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and the page that is open."""
        draw_ground(canvas, self.services.settings.current.table, JUG, self._sheet)
        draw_sheet(canvas, self._sheet, self.heading, SheetBinding.BOOK)
        room = inside(self._sheet)
        top = room.y + TAB + 14
        low = self._below[0].area.y - 24
        canvas.line(room.x, low + 12, room.right, low + 12, GOLD_DEEP, 1.5)
        draw_rule(canvas, self._row)
        page = Area(room.x, top, room.width, low - top)
        if self.page is Page.HERE:
            wide = page.width - 120
            tall = canvas.paragraph_height(self._screen.words, wide, size=24)
            words = Area.centred(page.centre[0], page.y + ABOVE + tall / 2, wide, tall + 1)
            canvas.paragraph(self._screen.words, words, size=24, align=Align.CENTRE)
            page = Area(page.x, words.bottom + BELOW, page.width, page.bottom - words.bottom - BELOW)
            rows = self._rows()
            self._draw_rows(canvas, page, rows, FEW)
            # Below the shorter of both columns there is room for a picture.
            pitch = min(page.height / max((len(rows) + 1) // 2, 1), FEW)
            free = page.y + len(rows) // 2 * pitch + 4
            draw_vignette(
                canvas, "jug", Area(page.centre[0], free, page.width / 2, page.bottom - free), VIGNETTE
            )
        elif self.page is Page.FAIR:
            draw_fair_deal(canvas, page)
        else:
            self._draw_rows(canvas, page, self._rows())
        super().draw(canvas)

    def _draw_rows(self, canvas: Canvas, area: Area, rows: Sequence[Row], most: float = PITCH) -> None:
        """Draw keys in two columns with their actions; with a gamepad in use, its buttons."""
        half = (len(rows) + 1) // 2
        pitch = min(area.height / max(half, 1), most)
        high = min(ROW, pitch - 4)
        columns = rows[:half], rows[half:]
        caps = [
            min(CAPS, max((self._wide(canvas, row, high) for row in part), default=CAPS)) for part in columns
        ]
        # Both columns have the same width for words, whatever the width of their keys.
        wide = (area.width - BETWEEN - sum(caps)) / 2 - BESIDE
        tallest = max(
            (canvas.paragraph_height(row.meaning, wide, size=LETTERS, spacing=CLOSE) for row in rows),
            default=0.0,
        )
        letters = LETTERS if tallest <= pitch - APART else SMALLER_LETTERS
        x = area.x
        for part, pressed in zip(columns, caps, strict=True):
            for place, row in enumerate(part):
                y = area.y + (place + 0.5) * pitch
                self._draw_caps(canvas, Area(x, y - high / 2, pressed, high), row)
                tall = canvas.paragraph_height(row.meaning, wide, size=letters, spacing=CLOSE)
                words = Area(x + pressed + BESIDE, y - tall / 2, wide, tall + 1)
                canvas.paragraph(row.meaning, words, size=letters, spacing=CLOSE)
            x += pressed + BESIDE + wide + BETWEEN

    def _pressed(self, row: Row) -> tuple[PadButton, ...]:
        """Return the gamepad buttons of a row; empty when keys are shown."""
        controls = self.services.controls
        found = (button for action in row.actions for button in controls.bindings.buttons_of(action)[:1])
        return tuple(found) if controls.with_pad else ()

    def _wide(self, canvas: Canvas, row: Row, high: float) -> float:
        """Return the total width of a row's keys or buttons."""
        buttons = self._pressed(row)
        if buttons:
            return sum(button_width(button, high) + 8 for button in buttons) - 8
        return (
            sum(cap_width(canvas, cap, high) + 6 for cap in caps_of(row, self.services.controls.bindings)) - 6
        )

    def _draw_caps(self, canvas: Canvas, area: Area, row: Row) -> None:
        """Draw a row's keys or buttons side by side, shrunk to the area if necessary."""
        controls = self.services.controls
        buttons = self._pressed(row)
        if buttons:
            x = area.x
            for button in buttons:
                draw_button(canvas, button, controls.maker, x, area.centre[1], area.height)
                x += button_width(button, area.height) + 8
            return
        caps = caps_of(row, controls.bindings)
        widths = [cap_width(canvas, cap, area.height) for cap in caps]
        part = min(1.0, (area.width - 6 * (len(caps) - 1)) / sum(widths)) if caps else 1.0
        x = area.x
        for cap, wide in zip(caps, widths, strict=True):
            draw_cap(canvas, cap, Area(x, area.y, wide * part, area.height))
            x += wide * part + 6


def caps_of(row: Row, bindings: Bindings) -> tuple[Text | str, ...]:
    """Return the key caps of a row: the first key of each action.

    For a single action, a custom second key is included.
    """
    if row.cap is not None:
        return (row.cap,)
    if len(row.actions) == 1:
        first, *others = bindings.keys_of(row.actions[0])[:2] or (None,)
        chosen = [chord.cap for chord in others if chord not in FIXED]
        return (*([first.cap] if first else []), *chosen)
    chords = [chord for action in row.actions for chord in bindings.keys_of(action)[:1]]
    # A modifier shared with the first key is not repeated: Ctrl + S, O.
    return tuple(
        (chord.alone if number and chord.same_held(chords[0]) else chord).cap
        for number, chord in enumerate(chords)
    )

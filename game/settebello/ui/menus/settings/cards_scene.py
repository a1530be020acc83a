"""The page of the settings about cards and table, with some cards on the table to look at."""

from dataclasses import replace
from typing import Final

from settebello.engine import Card
from settebello.i18n import Text, t
from settebello.skins import Chosen, Manifest
from settebello.storage.settings import Table
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import NAMES, PICTURES
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, Push, SceneId
from settebello.ui.kit.theme import CALM, GOLD_DEEP, INK_SOFT, RED
from settebello.ui.kit.view.canvas import Align, Canvas
from settebello.ui.kit.widgets import (
    Button,
    Choice,
    Option,
    Toggle,
    Widget,
    column,
    draw_sheet,
    inside,
    room_for,
    sheet,
)
from settebello.ui.table.layout import RATIO
from settebello.ui.table.layout.layouter import LARGER

ROW: Final = 52.0
GAP: Final = 9.0
NOTE: Final = 44.0
"""The room below the skins for what is wrong with one."""
SHOWN: Final = (*map(Card.parse, ("7d", "Kc", "8s", "4b", "9d")), None)
"""The cards to look at: numbers and courts of every suit, and a back."""
ACROSS: Final = 3
CARD: Final = 126.0
SPACE: Final = 14.0


class CardsScene(MenuScene):
    """A sheet with everything about the look of cards and table; every change is in force at once."""

    needs = room_for(1220, 690)
    translucent = True
    heading = t("Cards and table")
    own = SceneId.CARDS

    def __init__(self, services: Services) -> None:
        """Show the settings in force, and look for skins that have come meanwhile."""
        super().__init__(services)
        services.skins.look()
        now = self._shown = services.settings.current
        self._offered: tuple[Chosen, ...] = ()
        self._skin = Choice(t("Deck of cards"), [Option("", "")], "", self._choose_skin, side_by_side=False)
        self._back = Choice(
            t("Card back"),
            [Option(None, "")],
            None,
            lambda value: self._set(back=value),
            side_by_side=False,
        )
        self._style = Choice(
            t("Colours"), [Option(None, "")], None, lambda value: self._set(style=value), side_by_side=False
        )
        self._table = Choice(
            t("Table"),
            [Option(table, NAMES[table]) for table in Table],
            now.table,
            lambda value: self._set(table=value),
            side_by_side=False,
        )
        self._badges = Toggle(
            t("Show the value on every card"),
            on=now.value_badges,
            switched=lambda on: self._set(value_badges=on),
        )
        self._index = Toggle(
            t("Large signs in the corners"),
            on=now.large_index,
            switched=lambda on: self._set(large_index=on),
        )
        self._large = Toggle(
            t("Large cards in your hand"),
            on=now.large_cards,
            switched=lambda on: self._set(large_cards=on),
        )
        self._about = Button(t("About these cards"), lambda: Push(routes.Decks()), look=CALM, on_paper=True)
        self._done = Button(t("Done"), Pop, on_paper=True)
        self.problem: Text | None = None
        self._offer()

    def update(self, now: float) -> Change | None:
        """Offer the skins that have been found, and show what a shortcut has changed meanwhile."""
        del now
        current = self.services.settings.current
        if current != self._shown:
            self._shown = current
            self._badges.on = current.value_badges
            self._index.on = current.large_index
            self._large.on = current.large_cards
            self.touch()
        if self.services.skins.all != self._offered:
            self._offer()
        return None

    def arrange(self, width: float, height: float) -> None:
        """Put the rows on the left, the table with the cards on the right."""
        super().arrange(width, height)
        self._sheet = sheet(min(width - 60, 1180), 690, width, height)
        room = inside(self._sheet)
        self._preview = Area(room.right - self._table_width, room.y + 6, self._table_width, room.height - 12)
        self._rows_room = Area(room.x, room.y, self._preview.x - room.x - 30, room.height)
        self._place()

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, its rows, and the table."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        if self.problem is not None:
            below = Area(self._rows_room.x + 14, self._skin.area.bottom + 4, self._rows_room.width - 22, NOTE)
            canvas.paragraph(self.problem, below, size=15, colour=RED)
        else:
            self._draw_author(canvas)
        self._draw_preview(canvas)
        super().draw(canvas)

    # What is offered

    def _offer(self) -> None:
        """Offer the skins there are, and what the one in use has to choose from."""
        self._offered = self.services.skins.all
        focused = self.group.focused
        chosen = self.services.settings.current.skin
        options = [Option(one.id, one.name, faded=one.skin is None) for one in self._offered]
        self._skin.set_options(options, chosen)
        self._offer_parts()
        signs = (self._badges, self._index, self._large)
        rows: list[Widget] = [self._skin, self._back, self._style, self._table, *signs]
        if not self._style.enabled:
            rows.remove(self._style)
        self._rows = tuple(rows)
        self.use(*self._rows, self._about, self._done, focus=focused if focused in self._rows else self._skin)
        if self.width:
            self._place()

    def _offer_parts(self) -> None:
        now = self.services.settings.current
        one = next((each for each in self._offered if each.id == self._skin.value), None)
        self.problem = None
        if one is not None and one.skin is None:
            self.problem = t("These cards cannot be used: {problem}", problem=one.first_problem)
        manifest = self._manifest
        backs = manifest.backs if manifest is not None else []
        styles = manifest.styles if manifest is not None else []
        self._back.set_options([Option(back.id, back.name) for back in backs] or [Option(None, "")], now.back)
        self._style.set_options(
            [Option(None, t("As usual")), *(Option(style.id, style.name) for style in styles)], now.style
        )
        self._style.enabled = bool(styles)

    @property
    def _manifest(self) -> Manifest | None:
        """The manifest of the skin in use, as far as it is known already."""
        name = self.services.settings.current.skin
        skin = next((one.skin for one in self._offered if one.id == name), None)
        return skin.manifest if skin is not None else None

    # What is chosen

    def _choose_skin(self, value: object) -> Change | None:
        """Take the skin, unless it cannot be used; then say why."""
        one = next(each for each in self._offered if each.id == value)
        if one.skin is not None:
            self._set(skin=value)
            self._offer()
        self._offer_parts()
        self.touch()
        return None

    def _set(self, **changed: object) -> Change | None:
        port = self.services.settings
        port.change(replace(port.current, **changed))  # type: ignore[arg-type]  # the keys are written above
        self._shown = port.current
        self.touch()
        return None

    # The parts

    @property
    def _table_width(self) -> float:
        return ACROSS * CARD + (ACROSS + 1) * 2 * SPACE

    def _place(self) -> None:
        room = self._rows_room
        self._skin.place(Area(room.x, room.y, room.width, ROW))
        below = Area(room.x, room.y + ROW + NOTE, room.width, room.height)
        column(self._rows[1:], below, ROW, GAP)
        line = Area(room.x, room.bottom - 58, room.width, 54)
        for button, area in zip((self._about, self._done), line.columns(2, 20), strict=True):
            button.place(area)

    def _draw_author(self, canvas: Canvas) -> None:
        manifest = self._manifest
        if manifest is not None:
            field = self._skin.area
            canvas.text(
                t("drawn by: {author}", author=manifest.author),
                field.right - 8,
                field.bottom + 16,
                size=15,
                colour=INK_SOFT,
                align=Align.RIGHT,
                width=field.width - 20,
            )

    def _draw_preview(self, canvas: Canvas) -> None:
        """Draw the table, and the cards on it."""
        area = self._preview
        with canvas.clip(area):
            # Just the part of the whole table: it is drawn once, for what lies below this sheet as well.
            whole = Area(0, 0, canvas.width, canvas.height)
            if canvas.palette.contrast:
                canvas.fill("#000000")
            else:
                canvas.cover(PICTURES[self.services.settings.current.table], whole)
        for x1, y1, x2, y2 in (
            (area.x, area.y, area.right, area.y),
            (area.x, area.bottom, area.right, area.bottom),
            (area.x, area.y, area.x, area.bottom),
            (area.right, area.y, area.right, area.bottom + 2),
        ):
            canvas.line(x1, y1, x2, y2, GOLD_DEEP, 2)
        # Above lies the table; below the hand, whose cards may be larger.
        hand = CARD * (LARGER if self.services.settings.current.large_cards else 1.0)
        canvas.want_cards(CARD, hand, only=SHOWN)
        y = area.centre[1] - ((CARD + hand) * RATIO + 2 * SPACE) / 2
        for width, cards in ((CARD, SHOWN[:ACROSS]), (hand, SHOWN[ACROSS:])):
            gap = min(2 * SPACE, (area.width - ACROSS * width) / (ACROSS + 1))
            for place, card in enumerate(cards, start=-(ACROSS // 2)):
                x = area.centre[0] + place * (width + gap)
                canvas.card(card, x, y + width * RATIO / 2, width)
            y += width * RATIO + 2 * SPACE

"""Two plays of the same cards side by side, which stop where they part."""

from dataclasses import replace
from typing import Final

from settebello.coach.duplicate.deal_work import STOPPED
from settebello.coach.duplicate.second_table import Comparison, SecondTableTask, comparison_of
from settebello.engine import Card, Seat
from settebello.i18n import decimal, t, tn
from settebello.notation import Record
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import table_of
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.forms import Column, Drawing, Item, Line, Note, SheetScene, Space
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Push, SceneId
from settebello.ui.kit.theme import CALM, FILLED, GOLD, GREEN, GREEN_DEEP, INK, RED_DEEP, TRACK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import Button, done_button
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.menus.replay.reel import ReplayPosition
from settebello.ui.menus.replay.replay_stage import ReplayStage
from settebello.ui.menus.same_cards.level_choice import levels_of
from settebello.ui.table.layout import RATIO
from settebello.ui.table.view import signs
from settebello.ui.table.view.cloth import FELTS, WEAVES, draw_cloth

BUTTONS: Final = 52.0
BAR: Final = 16.0
CARD: Final = 92.0
"""The largest cards on both tables; a low window has smaller ones."""
GAP: Final = 6.0
ROWS: Final = 28.0
"""The least room above, between and below the two rows of cards; half of it lies between them."""
CLOTH: Final = BoxStyle(GREEN, GREEN_DEEP, radius=5, border=GREEN_DEEP, border_width=2.0)
HEAD: Final = 34.0
"""Height of the line above a cloth, with whose table it is."""
BORDER: Final = 25.0
"""Width of the printed border of a cloth."""
SLIP: Final = 34.0
SLIP_LOW: Final = 14.0
"""Height of the slip with what happened last, and how far its middle is above the lower edge of the cloth."""


class _Table:
    """One play of the deal: its stage, and which position of it is shown."""

    def __init__(self, services: Services, record: Record) -> None:
        self.stage = ReplayStage(services, record)
        self.stage.arrange(1280, 720)

    @property
    def reel(self) -> ReplayPosition:
        return self.stage.reel

    @property
    def last(self) -> int:
        return len(self.reel.here.moments) - 1

    def show(self, place: int) -> None:
        self.stage.stand(self.reel.to(min(place, self.last)))

    def place_of(self, move: int) -> int:
        """The position just before a move."""
        return max(0, self.reel.here.plays[move] - 1)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat holds at the position, in the same order at both tables."""
        return tuple(sorted(self.stage.playback.here.hands[seat]))

    def played_next(self, move: int) -> Card | None:
        moves = self.reel.film.record.deals[0].moves
        return moves[move].card if move < len(moves) else None


class BothTablesScene(SheetScene):
    """Has a level play the cards in the background, then shows both plays step by step."""

    own = SceneId.BOTH_TABLES
    heading = t("Both tables")

    def __init__(self, services: Services, asked: routes.BothTables) -> None:
        """Begin to play the second table; raises ValueError for an unfinished deal."""
        super().__init__(services)
        self._asked = asked
        self._task = SecondTableTask.of(asked.record, asked.deal, asked.seat, asked.level)
        self._running = services.deal_work.begin(self._task, at_once=True)
        self._tables: tuple[_Table, _Table] | None = None
        self._place = 0
        self._back = Button(t("Step back"), lambda: self.step(-1), look=CALM)
        self._forward = Button(t("Step forward"), lambda: self.step(1))
        self._parting = Button(t("Where they part"), self.to_parting, look=CALM)
        self._second = Button(t("Replay second table"), self.second, look=CALM)
        done = done_button()
        page = Column(
            Note(self._result, 34, size=21, colour=lambda: INK, align=Align.CENTRE),
            Drawing(self._draw, stretch=True),
            Space(8),
            Note(self._where, 26),
            Space(4),
            Line(
                Item(self._back, BUTTONS, enabled=lambda: self._place > 0),
                Item(self._forward, BUTTONS, enabled=lambda: self._place < self.last),
                Item(self._parting, BUTTONS, enabled=lambda: self.parting is not None),
                Item(self._second, BUTTONS),
                Item(done, BUTTONS),
                gap=12,
                widths=(*[None] * 4, DONE),
            ),
        )
        self.show(page, width=1220, height=700, lift=8, focus=self._second)
        self._look()

    @property
    def comparison(self) -> Comparison | None:
        """Both plays; None before the second one is done."""
        return comparison_of(self._running.results)

    @property
    def animating(self) -> bool:
        """Whether the second table still plays."""
        return not self._running.over

    @property
    def place(self) -> int:
        """The position that is shown at both tables."""
        return self._place

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The person's cards at the position, at both tables."""
        return tuple(table.hand(self._asked.seat) for table in self._tables or ())

    @property
    def last(self) -> int:
        """The last position."""
        return 0 if self._tables is None else max(table.last for table in self._tables)

    @property
    def parting(self) -> int | None:
        """The position just before the plays part; None if they never do."""
        found = self.comparison
        if found is None or found.parted is None or self._tables is None:
            return None
        return self._tables[0].place_of(found.parted)

    @property
    def spoken(self) -> Spoken:
        """The result, where the plays stand, and what happened last at both tables."""
        notice = self._where() if self._tables is not None else None
        return Spoken((self.heading, self._result()), self.group.spoken, self.group.focused, notice=notice)

    def read(self) -> tuple[Words, ...]:
        """Return the latest captions and the cards of both tables; before that, how far the second one is."""
        if self._tables is None:
            return () if self._running.over else (self._progress(),)
        found: list[Words] = []
        for name, table in zip(self._names, self._tables, strict=True):
            caption = table.stage.caption
            found += [name, *((caption,) if caption is not None else ()), *table.stage.read()]
        return tuple(found)

    def refresh(self) -> None:
        """Say on the button what it does now."""
        if self._tables is not None:
            self._second.label = t("Replay second table")
        else:
            self._second.label = t("Play second table") if self._running.over else t("Stop")
        super().refresh()

    def update(self, now: float) -> Change | None:
        """Take over the second play when it is done."""
        del now
        if self._running.poll():
            self._look()
            self.refresh()
            self.touch()
        return None

    def handle(self, event: UiEvent) -> Change | None:
        """Step with the keys that step a replay."""
        ways = {
            Action.PAGE_UP: lambda: self.step(-1),
            Action.PAGE_DOWN: lambda: self.step(1),
            Action.FIRST: lambda: self.go(0),
            Action.LAST: lambda: self.go(self.last),
        }
        if isinstance(event, Press) and event.action in ways:
            change = ways[event.action]()
            self.refresh()
            return change
        return super().handle(event)

    def step(self, way: int) -> Change | None:
        """Go one position on or back; going on stops where the plays part."""
        return self.go(self._place + way)

    def to_parting(self) -> Change | None:
        """Go to the position before the plays part."""
        return None if self.parting is None else self.go(self.parting)

    def go(self, place: int) -> Change | None:
        """Show a position at both tables."""
        self._place = min(max(place, 0), self.last)
        for table in self._tables or ():
            table.show(self._place)
        self.touch()
        return None

    def second(self) -> Change | None:
        """Open the replay of the second table; stop it while it plays, and begin again after that."""
        found = self.comparison
        if found is not None:
            return Push(routes.ReplayRecord(found.second))
        if self._running.over:
            self._running = self.services.deal_work.begin(self._task, at_once=True)
        else:
            self._running.close()
        self._look()
        self.refresh()
        self.touch()
        return None

    def close(self) -> None:
        """Stop the second table."""
        self._running.close()

    def _look(self) -> None:
        """Lay out both plays once they are there, and stop where they part."""
        found = self.comparison
        if found is None or self._tables is not None:
            return
        self._tables = (_Table(self.services, found.first), _Table(self.services, found.second))
        self.go(0 if self.parting is None else self.parting)
        self.refresh()
        self.group.focus(self._forward)

    # Words

    @property
    def _names(self) -> tuple[Words, Words]:
        names = levels_of(self.services)
        return t("You"), names.get(self._asked.level, self._asked.level)

    def _result(self) -> Words:
        found = self.comparison
        if found is None:
            if self._running.over:
                stopped = self._running.problem == STOPPED
                return (
                    t("The second table was stopped.")
                    if stopped
                    else t("The second table couldn't be played.")
                )
            return t("The second table plays …")
        first, second = (decimal(lead, signed=True) for lead in found.leads)
        other = self._names[1]
        if found.difference == 0:
            return t(
                "Your lead {first}, {name} {second}: no difference.", first=first, name=other, second=second
            )
        points = decimal(abs(found.difference))
        if found.difference > 0:
            return t(
                "Your lead {first}, {name} {second}: you did {points} points better.",
                first=first,
                name=other,
                second=second,
                points=points,
            )
        return t(
            "Your lead {first}, {name} {second}: {points} points more were possible.",
            first=first,
            name=other,
            second=second,
            points=points,
        )

    def _where(self) -> Words:
        found = self.comparison
        if found is None:
            return ""
        if found.parted is None:
            return t("Both plays are the same. Turn {turn} of {turns}", turn=self._place, turns=self.last)
        if self._place == self.parting:
            return t("Turn {turn} of {turns}: here the plays part.", turn=self._place, turns=self.last)
        return t("Turn {turn} of {turns}", turn=self._place, turns=self.last)

    def _progress(self) -> Words:
        """Return how far the second table has come; it may need a few moves more or less."""
        done, total = len(self._running.results), self._running.task.count
        return t("{done} of {total} moves", done=min(done, total), total=total)

    # Drawing

    def _draw(self, canvas: Canvas, area: Area) -> None:
        if self._tables is None:
            self._draw_waiting(canvas, area)
            return
        parts = area.columns(2, 16)
        width = round(min(CARD, (_field(_cloth(parts[0])).height - ROWS) / 2 / RATIO))
        canvas.want_cards(width, ruleset=self._asked.record.ruleset)
        for table, name, part in zip(self._tables, self._names, parts, strict=True):
            self._draw_table(canvas, table, name, part, width)

    def _draw_waiting(self, canvas: Canvas, area: Area) -> None:
        if self._running.over:
            return
        track = Area.centred(*area.centre, 420, BAR)
        canvas.text(self._progress(), track.centre[0], track.y - 26, size=21, colour=INK, align=Align.CENTRE)
        canvas.box(track, replace(TRACK, radius=BAR / 2))
        if self._running.done:
            wide = max(BAR, track.width * self._running.done)
            canvas.box(Area(track.x, track.y, wide, BAR), replace(FILLED, radius=BAR / 2))

    def _draw_table(self, canvas: Canvas, table: _Table, name: Words, area: Area, width: float) -> None:
        """Draw one play: its cards on the cloth, the hand below, and what happened last on a slip."""
        here, asked = table.stage.playback.here, self._asked
        side = asked.seat % len(here.piles)
        count = len(here.piles[side].cards)
        taken = tn("One card taken", "{n} cards taken", n=count) if count else t("No card taken")
        y, half = area.y + HEAD / 2 - 2, area.width / 2
        canvas.text(name, area.x + 4, y, size=24, role=Role.TITLE, colour=RED_DEEP, width=half)
        canvas.text(taken, area.right - 4, y, size=19, colour=INK, align=Align.RIGHT, width=half)
        cloth = _cloth(area)
        self._draw_cloth(canvas, cloth)
        found = self.comparison
        parts = found is not None and found.parted is not None and self._place == self.parting
        following = table.played_next(found.parted) if parts and found and found.parted is not None else None
        field, tall = _field(cloth), width * RATIO
        edge = (field.height - 2 * tall) / 4
        rows = ((tuple(here.table_cards), None), (table.hand(asked.seat), following))
        for top, (cards, marked) in zip((field.y + edge, field.bottom - edge - tall), rows, strict=True):
            _draw_cards(canvas, cards, Area(field.x, top, field.width, tall), width, marked)
        caption = table.stage.caption
        if caption is not None:
            slip = Area.centred(cloth.centre[0], cloth.bottom - SLIP_LOW, cloth.width - 3 * BORDER, SLIP)
            signs.caption(canvas, slip, caption)

    def _draw_cloth(self, canvas: Canvas, area: Area) -> None:
        """Draw the cloth of the table on which matches are played."""
        table = table_of(self.services.settings.current.table, canvas.cards.deck)
        weave = WEAVES.get(table)
        if weave is None or canvas.palette.contrast:
            canvas.box(area, CLOTH)
            return
        if table in FELTS:
            canvas.box(area, replace(CLOTH, fill=FELTS[table], rim=FELTS[table], border=INK))
        draw_cloth(canvas, area, weave, BORDER, rose=False)


def _cloth(area: Area) -> Area:
    """Return the area of a cloth, below the line that says whose table it is."""
    return Area(area.x, area.y + HEAD, area.width, area.height - HEAD)


def _field(cloth: Area) -> Area:
    """Return the part of a cloth for the cards: inside its border, and above the slip."""
    top, low = cloth.y + BORDER, cloth.bottom - SLIP_LOW - SLIP / 2
    return Area(cloth.x + BORDER + GAP, top, cloth.width - 2 * (BORDER + GAP), low - top)


def _draw_cards(
    canvas: Canvas, cards: tuple[Card, ...], row: Area, width: float, marked: Card | None
) -> None:
    """Draw cards in a row, centred, and close together where they are many; one of them may have a frame."""
    step = min(width + GAP, (row.width - width) / max(len(cards) - 1, 1))
    left = row.centre[0] - step * (len(cards) - 1) / 2
    for place, card in enumerate(cards):
        canvas.card(card, left + place * step, row.centre[1], width)
    if marked in cards:
        canvas.card_frame(left + cards.index(marked) * step, row.centre[1], width, GOLD)

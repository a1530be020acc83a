"""What an opponent says at the table of the market game: a greeting on its mat, and a word at the end."""

from collections.abc import Mapping, Sequence
from typing import Final

from settebello.ai.people.remarks import Occasion
from settebello.engine import Seat
from settebello.i18n import Names
from settebello.notation.market.market_record import MarketRecord
from settebello.storage.settings import Talk
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Remark
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.market.layout.market_layout import MarketLayout
from settebello.ui.table.view.signs import readable
from settebello.ui.table.view.talk.speech_bubble import BUBBLE, reading_time

SIZE: Final = 19.0
INSIDE: Final = 12.0


class MarketTalk:
    """Holds what is said at a table, and for how long it is shown."""

    def __init__(self, services: Services) -> None:
        """Start without a remark."""
        self._services = services
        self._since: float | None = None
        self.remark: Remark | None = None

    def greet(self, record: MarketRecord) -> Remark | None:
        """Let an opponent with a fitting line greet at the beginning of a match; return what is said."""
        if not record.actions:
            self.remark = self._say(dict.fromkeys(range(len(record.seats)), Occasion.GREETING), record)
        return self.remark

    def take_leave(self, record: MarketRecord, winners: Sequence[int]) -> Remark | None:
        """Let an opponent with a fitting line say something about the end of a match."""
        occasions = {
            seat: Occasion.WON if seat in winners else Occasion.LOST for seat in range(len(record.seats))
        }
        return self._say(occasions, record)

    def _say(self, occasions: Mapping[int, Occasion], record: MarketRecord) -> Remark | None:
        """Choose a line that has not been said this evening, on the occasion that each seat has."""
        if self._services.settings.current.talk is Talk.OFF:
            return None
        known = {one.id: one for one in self._services.opponents}
        evening = self._services.evening.now
        wishes: list[tuple[int, str, int]] = []
        for seat, occasion in occasions.items():
            choice = known.get(record.seats[seat].level or "")
            lines = () if choice is None else choice.lines.get(occasion, ())
            # What a line needs belongs to the games of the Scopa family.
            fitting = [number for number, line in enumerate(lines) if line.need is None]
            fresh = () if choice is None else evening.unused(choice.id, occasion, fitting)
            wishes += [(seat, choice.id, number) for number in fresh if choice is not None]
        if not wishes:
            return None
        seat, speaker, number = self._services.chance.choice(wishes)
        occasion = occasions[seat]
        self._services.evening.said(speaker, occasion, number)
        return Remark(Seat(seat), known[speaker].lines[occasion][number].words)

    def at(self, now: float) -> bool:
        """Advance to a time in seconds; return whether the remark has just come or gone."""
        if self.remark is None:
            return False
        if self._since is None:
            self._since = now
            return True
        words = self.remark.words
        said = words.in_language(self._services.language()) if isinstance(words, Names) else words.key
        if now - self._since < reading_time(said):
            return False
        self.remark = self._since = None
        return True

    def draw(self, canvas: Canvas, layout: MarketLayout, seat: int) -> None:
        """Draw the bubble on the mat of the speaker, as seen from a seat; it covers no card for sale."""
        if self.remark is None:
            return
        others = layout.others(seat, layout.players)
        if self.remark.seat not in others:
            return
        places = layout.mats[others.index(self.remark.seat)]
        left = places.portrait.right + 12
        room = Area(left, places.mat.y + 5, places.mat.right - left - 8, places.mat.height - 10)
        size = readable(canvas, SIZE)
        wide = min(room.width, canvas.text_width(self.remark.words, size=size) + 2 * INSIDE + 1)
        high = canvas.paragraph_height(self.remark.words, wide - 2 * INSIDE, size=size) + 2 * INSIDE
        box = Area(room.x, room.y, wide, min(high, room.height))
        canvas.box(box, BUBBLE)
        canvas.paragraph(self.remark.words, box.inset(INSIDE - 1, INSIDE), size=size, colour=INK)

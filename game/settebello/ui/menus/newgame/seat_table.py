"""The small table on which opponents are assigned to seats."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from settebello.engine import Direction, Ruleset
from settebello.i18n import Text, t, tn
from settebello.storage.settings import Table
from settebello.ui.kit.backdrop import table_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.offers import OpponentChoice
from settebello.ui.kit.scene import Change
from settebello.ui.kit.theme import CREAM, GOLD
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import State, Widget
from settebello.ui.table.layout import RATIO
from settebello.ui.table.model.table_game import PERSON_AVATAR
from settebello.ui.table.view.cloth import WEAVES
from settebello.ui.table.view.seat_plate import SeatPlate
from settebello.ui.table.view.small_cloth import draw_small_cloth

SEAT_WIDTH = 214.0
SEAT_HEIGHT = 62.0
ARROW: Final = (88.0, 46.0)
"""Where the arrow of the direction of play is: so far beside and above the middle of your own plate."""
LONGEST = 720.0
"""Maximum length of the table."""

TOP: Final = BoxStyle(
    "#7a4e2e", "#5a3820", border="#3a2417", border_width=3.0, radius=26, shadow=0.35, shadow_reach=8
)
"""The wood below a cloth."""
PLANK: Final = 15.0
"""How much of the wood is seen around the cloth."""
FELT: Final = ("#1e5c3e", "#15432d")
TOPS: Final = {Table.FELT_BLUE: ("#21406a", "#172d4c"), Table.CONTRAST: ("#07141f", "#030a10")}
"""Fill and rim of table tops without a cloth; every other one has those of green felt."""
OURS: Final = "#2c5233"
DEALT: Final = (34.0, 82.0)
"""The least and the greatest width of the cards that are dealt on it."""
SEEN: Final = 0.62
"""The least part of a card of the table that is seen beside the next one."""
UNDER: Final = 4.0
"""Between the cards and the words below them."""
WORDS: Final = 20.0
SMALL_WORDS: Final = 17.0
CLOSE_LINES: Final = 0.84
"""The letters of these words, those where the line would be too long, and from line to line."""
EMPTY: Final = 1.6
"""The line around the place where a card would lie."""
TURN: Final = 28.0
"""The size of the arrow that says which way play goes."""
FREE: Final = 34.0
"""What stays free at the upper edge of the cloth where nobody sits opposite: its border."""
CLOSE, APART, FAN = 0.42, 1.08, 7.0
"""From one card of the hand or of the table to the next, in its width, and the turn of a card in degrees."""
BESIDE: Final = 0.9
ABOVE: Final = 0.76
"""How far plates stand out over the table, as a part of their width and height."""
TOGETHER: Final = 530.0
"""The greatest width for both, where nobody sits at the sides."""
LEAST_PART: Final = 130.0
"""The least width for either of them, so that the words below have room; in less room both have half."""
LAID_OVER: Final = 56.0
"""Cards of the table are laid over one another only where they would be smaller than this."""
LIFTED: Final = 10.0
"""How much further plates stand out at the lower edge, below which there are tags, too."""
VARIED: Final = 9
"""From one card shown on the table to the next in the pack: another suit and another rank."""
WRITTEN: Final = "#ffffff"
"""The letters on the cloth: cream has too little contrast on the threads of the light table's cloth."""
BETWEEN: Final = 16.0
"""Between the hand and the cards of the table."""
MOST_SHOWN: Final = 10
"""Most cards that are drawn of a hand or of the table; the words say how many there are."""


def seat_centre(seat: int, players: int, direction: Direction, table: Area) -> tuple[float, float]:
    """Return the centre of a seat at an oval table; seat 0 is at the lower edge."""
    turn = 2 * math.pi * seat / players
    across = math.sin(turn) * (1 if direction is Direction.CCW else -1)
    x, y = table.centre
    reach_x = (min(table.width, LONGEST) - SEAT_WIDTH) / 2
    return x + reach_x * across, y + (table.height - SEAT_HEIGHT) / 2 * math.cos(turn)


class SeatWidget(Widget):
    """A seat and its player; a press opens the list of opponents, the wheel selects another one."""

    def __init__(
        self,
        people: Sequence[OpponentChoice],
        invited: str,
        pressed: Callable[[], Change | None],
        changed: Callable[[], None],
    ) -> None:
        """Show the opponent with the id `invited`, or the first one; `sit` sets the label of the seat."""
        super().__init__()
        self._people = tuple(people)
        self._pressed = pressed
        self._changed = changed
        self._partner = False
        self._place = 0
        self.person: Words | None = None
        self.portrait = PERSON_AVATAR
        self.invite(invited)

    def invite(self, opponent: str) -> None:
        """Seat the opponent with this id, or the first if there is none."""
        ids = [one.id for one in self._people]
        self._place = ids.index(opponent) if opponent in ids else 0

    def sit(self, label: Text, *, partner: bool) -> None:
        """Set the label of the seat, and whether it belongs to the person's side."""
        self.label = label
        self._partner = partner

    @property
    def opponent(self) -> OpponentChoice:
        """The opponent on the seat when no person has it."""
        return self._people[self._place]

    @property
    def name(self) -> Words:
        """The name of the person or the opponent on the seat."""
        return self.opponent.name if self.person is None else self.person

    @property
    def spoken(self) -> tuple[Words, ...]:
        """The label of the seat, and the player's name."""
        return self.label, self.name, t("button")

    def activate(self) -> Change | None:
        """Open the list of opponents."""
        return self._pressed()

    def wheel(self, steps: float) -> bool:
        """Select the next or previous opponent."""
        if self.person is not None:
            return False
        self._place = (self._place + (-1 if steps > 0 else 1)) % len(self._people)
        self._changed()
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the plate with the portrait over its end, as at the table, the name and the label."""
        avatar = self.opponent.avatar if self.person is None else self.portrait
        plate = SeatPlate(avatar, self.name, self.label)
        if self._partner:
            plate = replace(plate, colour=OURS, role=Role.BOLD)
        plate.draw(canvas, self.area, focused=state.focused)


def draw_table(canvas: Canvas, area: Area, rules: Ruleset, players: int, table: Table) -> None:
    """Draw the table top in its own colours, the numbers of cards dealt, and the direction of play."""
    centre = area.centre
    length = min(area.width, LONGEST)
    beside = BESIDE if players > 2 else BESIDE / 2
    whole = Area.centred(*centre, length - SEAT_WIDTH * beside, area.height - SEAT_HEIGHT * ABOVE)
    top, _ = whole.split_top(whole.height - LIFTED)
    here = table_of(table, canvas.cards.deck)
    canvas.box(top, TOP if here in WEAVES else _bare(here))
    draw_small_cloth(canvas, top.inset(PLANK, PLANK), here)
    x, y = seat_centre(0, players, rules.players.direction, area)
    direction = rules.players.direction
    if players > 2:
        to_right = direction is Direction.CCW
        sign, aside = ("bend_ccw", ARROW[0]) if to_right else ("bend_cw", -ARROW[0])
        canvas.glyph(sign, x + aside, y - ARROW[1], TURN, GOLD)
    # In the middle of what the seats leave free.
    others = [seat_centre(seat, players, direction, area) for seat in range(1, players)]
    inner = min((abs(other - x) for other, _ in others if abs(other - x) > 1), default=math.inf)
    wide = min(TOGETHER, top.width - 2 * PLANK - 20, 2 * inner - SEAT_WIDTH - 12)
    opposite = [other + SEAT_HEIGHT / 2 for across, other in others if abs(across - x) < 1]
    above = max(opposite, default=top.y + PLANK + FREE)
    below = y - SEAT_HEIGHT / 2
    _draw_dealt(canvas, Area(x - wide / 2, above, wide, below - above), rules)


def _draw_dealt(canvas: Canvas, room: Area, rules: Ruleset) -> None:
    """Draw the cards of a hand as a fan of backs, and those of the table beside it, with their numbers."""
    hand, table = _parts(room, rules)
    words = dealt(rules)
    pack = rules.deck.cards
    cards = [pack[VARIED * (place + 1) % len(pack)] for place in range(min(rules.deal.table, MOST_SHOWN))]
    parts = list(zip((hand, table), words, strict=True))
    fits = all(canvas.text_width(line, size=WORDS) <= part.width for part, line in parts)
    size = WORDS if fits else SMALL_WORDS
    high = max(
        canvas.paragraph_height(line, part.width, size=size, spacing=CLOSE_LINES) for part, line in parts
    )
    under = high + UNDER
    others = max(len(cards) - 1, 0)
    most = max(min(LAID_OVER, table.width / (1 + SEEN * others)), table.width / (1 + APART * others))
    card_width = max(DEALT[0], min(DEALT[1], (room.height - under - 4) / RATIO, most))
    canvas.want_cards(card_width, only=(None, *cards), ruleset=rules)
    number = min(rules.deal.hand, MOST_SHOWN)
    step = min(CLOSE * card_width, (hand.width - card_width) / max(number - 1, 1))
    x, y = hand.centre[0], hand.centre[1] - under / 2
    for place in range(number):
        aside = place - (number - 1) / 2
        turn = -min(FAN, 3 * FAN / number) * aside
        canvas.card(None, x + step * aside, y - 0.15 * turn * aside, card_width, angle=turn)
    step = min(APART * card_width, (table.width - card_width) / max(len(cards) - 1, 1))
    for place, card in enumerate(cards):
        canvas.card(card, table.centre[0] + step * (place - (len(cards) - 1) / 2), y, card_width)
    if not cards:
        canvas.card_frame(table.centre[0], y, card_width, CREAM, thickness=EMPTY)
    for part, line in parts:
        below = Area(part.x, y + card_width * RATIO / 2 + UNDER, part.width, high + 1)
        canvas.paragraph(
            line, below, size=size, colour=WRITTEN, align=Align.CENTRE, spacing=CLOSE_LINES, middle=True
        )


def _parts(room: Area, rules: Ruleset) -> tuple[Area, Area]:
    """Return the rooms for the hand and for the cards of the table, by how wide they are."""
    held, laid = min(rules.deal.hand, MOST_SHOWN), min(rules.deal.table, MOST_SHOWN)
    hand, table = 1.5 + CLOSE * (held - 1), 1.0 + APART * max(laid - 1, 0)
    least = min(0.5, LEAST_PART / room.width)
    part = min(1 - least, max(least, hand / (hand + table)))
    return room.split_left(part * (room.width - BETWEEN), BETWEEN)


def _bare(table: Table) -> BoxStyle:
    """Return the style of a table top without a cloth of its own."""
    fill, rim = TOPS.get(table, FELT)
    return replace(TOP, fill=fill, rim=rim)


def dealt(rules: Ruleset) -> tuple[Text, ...]:
    """Return texts for the numbers of cards at the start."""
    hand = tn("{n} card each", "{n} cards each", n=rules.deal.hand)
    table = rules.deal.table
    return hand, tn("{n} on the table", "{n} on the table", n=table) if table else t("empty table")

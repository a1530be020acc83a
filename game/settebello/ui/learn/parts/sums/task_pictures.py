"""Pictures of a task besides its table cards: the child's card, captions, the worked example."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from settebello.engine import Card, Ruleset, card_value
from settebello.learning.memory.evidence import Help
from settebello.learning.puzzles.card_aim import values_of
from settebello.learning.puzzles.dot_patterns import Pattern
from settebello.learning.puzzles.puzzle import Task
from settebello.learning.puzzles.selections import Explanation
from settebello.learning.puzzles.selections import Remedy as Shown
from settebello.practice.attempt import Attempt, Phase
from settebello.practice.learning_port import Remedy
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, INK, PANEL, PLATE, RED, SHEET
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.learn.parts.card_spots import LOWEST_FIGURE, TAG, draw_tag
from settebello.ui.learn.parts.dots import draw_dots
from settebello.ui.learn.parts.sums.addend_colours import BOARD, shade
from settebello.ui.learn.parts.sums.sum_pictures import Kind, Picture
from settebello.ui.learn.parts.tasks.task_layout import BOARD as BOARD_HIGH
from settebello.ui.learn.parts.tasks.task_layout import CARD, Half
from settebello.ui.table.layout import RATIO

PROMPT: Final = 36.0
CAPTION: Final = 32.0
DARK: Final = replace(PLATE, opacity=0.96, radius=16)
SLIP: Final = replace(PANEL, radius=16, shadow=0.35, shadow_reach=8)
"""The paper of a question or a feedback, light as the children's screens are."""
COIN: Final = 40.0
"""The side of a coin of the progress."""
FRAMED: Final = replace(BOARD, frame=SHEET.frame)
"""The paper with the number or the dots that are asked for, printed as a card is."""
INSIDE: Final = 18.0
"""Between the edge of that paper and what is drawn on it."""
DIGITS: Final = 150.0
"""The size of that number."""
SIGN: Final = replace(SLIP, radius=23)
NARROW: Final = 220.0
BROAD: Final = 316.0
"""Widths of the board with a number or dots."""
LEAST: Final = 272.0
"""The height of the lower half with such a board: beside it a sentence lies above the animal."""
WIDE: Final = frozenset({Pattern.TEN_FRAME, Pattern.GROUPS, Pattern.THINGS})
EAVES: Final = 8.0
"""How far the awning of a stall reaches beyond its board, and the board beyond a card."""
AWNING: Final = 46.0
STRIPES: Final = 7
CLOTH: Final = BoxStyle(CREAM, CREAM, border=INK, border_width=2.0, radius=7)
FEW: Final = 5
"""Sums up to this number are first shown as pips on cards."""

BESIDE: Final = {Task.BACK: "\u2212", Task.MORE: ">"}
"""The sign between the greater card and the given one, for the tasks whose given card lies beside it."""
AWAY: Final = 108.0
AWAY_GAP: Final = 26.0
"""Width of a given card that lies aside, and its distance from the sign before it."""

ASIDE: Final = {Task.BACK: Kind.AWAY, Task.MORE: Kind.PIPS}
"""The picture of a solution of these tasks."""

_PINNED: Final = {
    Remedy.TEN_FRAME: Kind.TEN_FRAME,
    Remedy.NUMBER_LINE: Kind.NUMBER_LINE,
    Remedy.SCALE: Kind.SCALE,
    Remedy.BOND: Kind.BOND,
}
LAST_ALIKE: Final = 2
"""After this many misses of a sum in a row, another picture explains it."""
OTHER: Final = {Kind.NUMBER_LINE: Kind.TEN_FRAME, Kind.TEN_FRAME: Kind.SCALE, Kind.SCALE: Kind.NUMBER_LINE}
_SHOWN: Final = {
    Shown.TEN_FRAME: Kind.TEN_FRAME,
    Shown.NUMBER_LINE: Kind.NUMBER_LINE,
    Shown.SCALE: Kind.SCALE,
}


def draw_words(canvas: Canvas, area: Area, words: Sequence[Words], *, size: float = CAPTION) -> None:
    """Draw sentences in one line on a slip of paper of their width."""
    text = " ".join(canvas.say(one) for one in words)
    if not text:
        return
    wide = min(canvas.text_width(text, size=size, role=Role.BOLD) + 56, area.width)
    x, y = area.centre
    canvas.box(Area.centred(x, y, wide, area.height), SLIP)
    canvas.text(text, x, y, size=size, role=Role.BOLD, align=Align.CENTRE, width=wide - 40)


def draw_caption(canvas: Canvas, area: Area, words: Sequence[Words], *, size: float = 27.0) -> None:
    """Draw sentences in up to two lines on a slip of paper that ends at the bottom of the area."""
    text = " ".join(canvas.say(one) for one in words)
    if not text:
        return
    inner = Area(area.x + 16, area.y + 5, area.width - 32, area.height - 10)
    wide = min(canvas.text_width(text, size=size, role=Role.BOLD) + 44, area.width)
    # Long sentences are in smaller letters, and perhaps in one line after all.
    size = canvas.paragraph_size(text, inner, size=size, role=Role.BOLD)
    canvas.box(Area(area.centre[0] - wide / 2, area.y, wide, area.height), SLIP)
    canvas.paragraph(text, inner, size=size, role=Role.BOLD, align=Align.CENTRE, middle=True)


def draw_progress(canvas: Canvas, area: Area, done: int, of: int) -> None:
    """Draw three hollows in which coins grow during a block; no numbers."""
    if not of:
        return
    part = 3 * done / of
    for place in range(3):
        coin = Area.centred(area.x + 20 + 40 * place, area.centre[1], COIN, COIN)
        canvas.picture("ui/things/coin_place.svg", coin)
        if part > place:
            whole = min(1.0, 0.45 + 0.55 * (part - place))
            canvas.picture("ui/things/coin.svg", coin, scale=whole)


def draw_hand(canvas: Canvas, area: Area, attempt: Attempt, *, dots: bool, pips: bool) -> None:
    """Draw the child's card, or the number or dots to look for; covered dots are a question mark."""
    puzzle = attempt.assignment.puzzle
    if puzzle.task.pays:
        draw_price(canvas, area, puzzle.price)
        return
    if puzzle.task is not Task.VALUE:
        x, y = area.centre
        canvas.card(puzzle.card, x, y, area.width, lift=0.3)
        value = card_value(puzzle.card, puzzle.ruleset)
        tag = Area(area.x, area.bottom, area.width, TAG)
        draw_tag(canvas, tag, value, shade(0), pips=pips or value >= LOWEST_FIGURE)
        return
    board = board_of(area, attempt)
    canvas.box(board, FRAMED)
    level = attempt.assignment.level
    if not level.dots:
        words = str(attempt.target)
        canvas.text(words, *board.centre, size=DIGITS, role=Role.BOLD, align=Align.CENTRE, colour=INK)
    elif level.pattern is Pattern.THINGS and not attempt.assignment.lesson:
        # What lies in the ten-frame is drawn with the things that are still on their way.
        return
    elif dots:
        draw_dots(canvas, board.inset(INSIDE), level.pattern, puzzle.groups or (attempt.target,))
    else:
        canvas.text("?", *board.centre, size=120, role=Role.BOLD, align=Align.CENTRE, colour=INK)


def draw_price(canvas: Canvas, area: Area, price: int) -> None:
    """Draw the board of a stall with a price, below its awning."""
    x, y = area.centre
    board = Area(area.x - EAVES, y - 88, area.width + 2 * EAVES, 188)
    canvas.box(board, BOARD)
    stripe = (board.width + 2 * EAVES) / STRIPES
    for number in range(STRIPES):
        cloth = RED if number % 2 == 0 else CREAM
        left = board.x - EAVES + number * stripe
        canvas.box(Area(left, board.y - 22, stripe, AWNING), replace(CLOTH, fill=cloth, rim=cloth))
    low = board.y + AWNING / 2
    canvas.text(str(price), x, low + 66, size=100, role=Role.BOLD, align=Align.CENTRE, colour=INK)


def away_of(attempt: Attempt, *, open_: bool) -> Picture:
    """Return the picture of what is taken away; without help a lid hides what is left."""
    given = values_of(attempt.assignment.puzzle.ruleset, attempt.assignment.puzzle.given)
    covered = not open_ and attempt.shown < Help.PROMPT
    return Picture(Kind.COVERED if covered else Kind.AWAY, given, attempt.target)


def draw_given(canvas: Canvas, hand: Area, end: float, attempt: Attempt, *, pips: bool) -> None:
    """Draw the given card beside the greater one, as far as x = `end`: taken away from it, or compared."""
    puzzle = attempt.assignment.puzzle
    left = hand.right + 2 * AWAY_GAP
    wide = max(AWAY, min(hand.width, end - left))
    high = wide * RATIO
    draw_sign(canvas, BESIDE[puzzle.task], hand.right + AWAY_GAP, hand.bottom - high / 2)
    for card in puzzle.given:
        canvas.card(card, left + wide / 2, hand.bottom - high / 2, wide)
        tag = Area(left, hand.bottom, wide, TAG)
        value = card_value(card, puzzle.ruleset)
        draw_tag(canvas, tag, value, shade(0), pips=pips or value >= LOWEST_FIGURE)


def board_of(area: Area, attempt: Attempt) -> Area:
    """Return the area of the board with the number or dots, in place of the child's card.

    A wide pattern has a wide board until the card that was found comes to lie beside it.
    """
    x, y = area.centre
    level = attempt.assignment.level
    wide = level.dots and level.pattern in WIDE and attempt.phase is not Phase.SOLVED
    return Area.centred(x, y, BROAD if wide else NARROW, BOARD_HIGH)


def half_of(attempt: Attempt) -> Half:
    """Return what lies in the lower half in a task: the child's card, a board in its place, or the animal."""
    level, task = attempt.assignment.level, attempt.assignment.puzzle.task
    if attempt.phase is Phase.COMPARING:
        return Half(seat=True)
    if attempt.phase is Phase.EXAMPLE:
        return Half(wide=BROAD, high=LEAST, seat=True)
    if task.pays:
        return Half(beyond=2 * EAVES)
    if task is not Task.VALUE:
        return CARD
    return Half(wide=BROAD if level.dots and level.pattern in WIDE else NARROW, high=LEAST)


def picture_of(attempt: Attempt, told: Explanation, pinned: Remedy) -> Picture:
    """Return the picture that explains a confirmed set: the pinned kind, or the one that fits the mistake."""
    task = attempt.assignment.puzzle.task
    if not task.adds:
        kind = Kind.PIPS
    elif pinned in _PINNED:
        kind = _PINNED[pinned]
    elif task in ASIDE and told.remedy is None:
        kind = ASIDE[task]
    elif told.remedy is not None:
        kind = _SHOWN[told.remedy]
        if attempt.assignment.misses >= LAST_ALIKE and kind in OTHER:
            kind = OTHER[kind]
    elif task is Task.GAP and not attempt.assignment.puzzle.beyond:
        kind = Kind.SCALE
    elif task is Task.WAYS:
        kind = Kind.BOND
    else:
        kind = Kind.TEN_FRAME
    return Picture(kind, told.addends, told.target)


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: other cards of the same values, their values, and the picture."""

    cards: tuple[Card, ...]
    values: tuple[int, ...]
    picture: Picture

    @classmethod
    def of(cls, attempt: Attempt, pinned: Remedy) -> "Example":
        """Return an example of the sum that a task practises."""
        puzzle = attempt.assignment.puzzle
        own = puzzle.own
        answer = tuple(attempt.answer)
        if puzzle.task is Task.BACK:
            # What is taken away comes first.
            answer = (*puzzle.given, *(attempt.answer - puzzle.given))
        cards = _others((*own, *answer), {puzzle.card, *puzzle.table}, puzzle.ruleset)
        values = tuple(card_value(card, puzzle.ruleset) for card in cards)
        kind = _PINNED.get(pinned)
        if kind is None:
            kind = Kind.PIPS if attempt.target <= FEW else Kind.TEN_FRAME
            kind = Kind.SCALE if puzzle.task is Task.GAP and not own else kind
            kind = Kind.AWAY if puzzle.task is Task.BACK else kind
        return cls(cards, values, Picture(kind, values, attempt.target))


def _others(cards: Sequence[Card], used: set[Card], ruleset: Ruleset) -> tuple[Card, ...]:
    """Return cards of the same values, in suits not used in the task where possible."""
    found: list[Card] = []
    for card in cards:
        same = [other for other in ruleset.deck.pack.cards if other.rank is card.rank and other not in found]
        found.append(next((other for other in same if other not in used), same[0]))
    return tuple(found)


def draw_example(canvas: Canvas, area: Area, example: Example, part: float) -> None:
    """Draw the cards of an example one after the other with signs, and their sum."""
    count = len(example.cards)
    wide, sign = area.height / RATIO, 64.0
    left = area.centre[0] - (count * wide + count * sign + 110) / 2
    y = area.y + wide * RATIO / 2
    shown = part * (count + 0.5)
    for place, (card, value) in enumerate(zip(example.cards, example.values, strict=True)):
        x = left + place * (wide + sign) + wide / 2
        if place and shown >= place:
            draw_sign(canvas, "+", x - (wide + sign) / 2, y)
        if shown >= place:
            canvas.card(card, x, y, wide, lift=0.3)
            tag = Area(x - wide / 2, y + wide * RATIO / 2, wide, TAG)
            draw_tag(canvas, tag, value, shade(place), pips=True)
    if part >= 1.0:
        x = left + count * (wide + sign)
        draw_sign(canvas, "=", x - sign / 2, y)
        canvas.box(Area.centred(x + 55, y, 110, 110), BOARD)
        canvas.text(str(sum(example.values)), x + 55, y, size=72, role=Role.BOLD, align=Align.CENTRE)


def draw_sign(canvas: Canvas, words: str, x: float, y: float) -> None:
    """Draw a sign of arithmetic on a round slip."""
    canvas.box(Area.centred(x, y, 46, 46), SIGN)
    canvas.text(words, x, y, size=44, role=Role.BOLD, align=Align.CENTRE)

"""Drawing of the resting table: stock, piles, cards, and the marks on them."""

import math

from settebello.engine import Card, Direction, Rank, Ruleset, Side, Suit
from settebello.storage.assists import Counters
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import CREAM, GOLD, INK, PALE, PAPER, PAPER_SHADE, QUIET, QUIET_LIT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.layout import RATIO, TableButton, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.helps.recent_moves import Mark, badge_place
from settebello.ui.table.model.rest_poses import pile_top, stock_pose, sweep_spot
from settebello.ui.table.model.short_names import rank_label
from settebello.ui.table.model.table_state import WILD, Pile, TableState
from settebello.ui.table.view import signs

EMPTY_PILE = "ui/table/empty_pile.svg"
EMPTY_PLACE = "ui/table/empty_place.svg"
"""The place of a pile, with a broom and without."""
BELOW = 4.0
"""How far the middle of a tag with a number is below the cards it counts."""
FLIGHT_STEP = 6.0
MARKED = 0.5
FLAT = 0.85
EDGE = 0.12
TAKEN = 0.45
HIGH = 0.035
"""Height of a layer of a pile, as the height from which its shadow falls."""
RAISED = 7.0
RAISED_LIFT = 0.35
"""How far up a stock is drawn that is raised, and how much higher it is for its shadow."""
PLAYED = 0.85
BEND = 46.0
PRINTED = 0.38
INSIDE = 4.0
"""Distance of the arrows from the printed border of the cloth."""
SLIP = BoxStyle(PAPER, PAPER_SHADE, border=INK, border_width=1.5, radius=3, shadow=0.4, shadow_reach=6)
SUITS = {Suit.COINS: "coins", Suit.CUPS: "cups", Suit.SWORDS: "swords", Suit.CLUBS: "clubs"}
"""Suit glyphs for decks that bring none."""
BUTTON_SIGNS = {
    TableButton.MENU: "menu",
    TableButton.AGAIN: "eye",
    TableButton.HINT: "hint",
    TableButton.STANDING: "tally",
    TableButton.TRACKER: "cards",
}
BUTTON_SIGN = 0.8
"""Size of the signs in the corner, relative to the buttons; all signs fill their squares alike."""


def draw_card(canvas: Canvas, layout: TableLayout, card: Card, pose: Pose, *, shadow: bool = True) -> None:
    """Draw a card in its pose, with its `shadow`.

    The width of a moving card is rounded, so that cached images are reused.
    """
    width = pose.width
    still = [w for w in (*layout.card_widths, layout.raised_card) if abs(w - width) < FLIGHT_STEP / 2]
    width = still[0] if still else round(width / FLIGHT_STEP) * FLIGHT_STEP
    # A card that turns over is never as thin as a line.
    visible = max(abs(math.cos(math.pi * pose.turn)), EDGE)
    canvas.card(
        card if pose.turn >= 0.5 else None,
        pose.x,
        pose.y,
        width,
        angle=pose.angle,
        flip=visible,
        dim=pose.dim,
        alpha=pose.alpha,
        lift=pose.height if shadow else None,
    )
    # A card that fades takes its frame with it.
    if pose.mark > MARKED and visible > FLAT and pose.alpha > MARKED:
        canvas.card_frame(pose.x, pose.y, width, GOLD, angle=pose.angle)


def draw_stock(canvas: Canvas, layout: TableLayout, here: TableState, raised: float = 0.0) -> None:
    """Draw the stock, with the number of its cards on a tag; who deals has `raised` it, 0 to 1."""
    if not here.stock:
        return
    top = stock_pose(layout, here.dealer)
    layers = min(6, (here.stock + 3) // 4)
    y = top.y - RAISED * raised
    for layer in range(layers):
        lift = HIGH * layers + RAISED_LIFT * raised if layer == 0 else None
        canvas.card(None, top.x - 1.5 * layer, y - 1.5 * layer, top.width, lift=lift)
    signs.count(canvas, top.x, y + 0.5 * top.width * RATIO + BELOW, here.stock)


def draw_slip(canvas: Canvas, seal: Area) -> None:
    """Draw the written slip of paper on which the seal is, once the stock is dealt."""
    if canvas.palette.contrast:
        return
    x, y = seal.centre
    slip = Area.centred(x, y - 14, 62, 74)
    canvas.box(slip, SLIP)
    for row in range(3):
        canvas.line(
            slip.x + 10,
            slip.y + 12 + 8 * row,
            slip.right - 10 - 12 * (row == 2),
            slip.y + 12 + 8 * row,
            INK,
            2,
        )


def draw_pile(
    canvas: Canvas,
    layout: TableLayout,
    side: Side,
    pile: Pile,
    counters: Counters = Counters.CARDS,
    ruleset: Ruleset | None = None,
    owner: str | int | None = None,
    *,
    numbered: bool = True,
) -> None:
    """Draw a pile face down, higher with every fourth card, with sweep cards crosswise under it.

    `owner`: the portrait of whose pile it is, or the number of a side in teams, for the tag with the number.
    Only a `numbered` pile has that tag.
    """
    width = layout.pile_width(side)
    for number, card in enumerate(pile.sweeps):
        spot = sweep_spot(layout, side, number, len(pile.sweeps))
        canvas.card(card, spot.x, spot.y, width, angle=spot.angle)
    plain = len(pile.cards)
    low = layout.pile(side)
    if not plain:
        sweeps = ruleset is None or ruleset.sweep.points != 0
        _draw_empty_pile(canvas, low.x, low.y, width, sweeps=sweeps)
        return
    layers = (plain + 3) // 4
    for layer in range(layers):
        top = pile_top(layout, side, 4 * layer + 1)
        lift = HIGH * layers if layer == 0 else None
        canvas.card(None, top.x, top.y, width, angle=top.angle, lift=lift)
    if numbered and counters is not Counters.NONE:
        draw_count(canvas, layout, side, pile, owner)
    if counters is Counters.ALL and ruleset is not None:
        draw_counters(canvas, layout, side, pile, ruleset)
    if pile.said:
        signs.said(canvas, low.x, low.y - 0.5 * width * RATIO + 12, pile.said)


def draw_count(
    canvas: Canvas, layout: TableLayout, side: Side, pile: Pile, owner: str | int | None = None
) -> None:
    """Draw the number of a pile's cards on a tag at its lower edge, which hides little of the back."""
    spot = layout.pile(side)
    low = spot.y + 0.5 * layout.pile_width(side) * RATIO + BELOW
    signs.count(canvas, spot.x, low, len(pile.cards), owner)


def _draw_empty_pile(canvas: Canvas, x: float, y: float, width: float, *, sweeps: bool) -> None:
    """Draw the place of a pile without cards: a dashed outline, and in contrast a box.

    In games where `sweeps` score it has a small broom.
    """
    picture = EMPTY_PILE if sweeps else EMPTY_PLACE
    if canvas.palette.contrast:
        canvas.box(Area.centred(x, y, width, width * RATIO), signs.PLACE)
        return
    canvas.printed(picture, x + 1, y + 1.6, width * RATIO, INK, 0.5)
    canvas.printed(picture, x, y, width * RATIO, CREAM, 0.62)


def draw_suit(canvas: Canvas, suit: Suit, x: float, y: float, size: float) -> None:
    """Draw the sign of a suit in the style of the current deck."""
    deck = canvas.cards.deck
    path = deck.signs.get(suit)
    if path is not None:
        canvas.picture(str(path), Area.centred(x, y, size, size))
    else:
        canvas.glyph(SUITS[suit], x, y, size, deck.accent(suit))


def draw_counters(canvas: Canvas, layout: TableLayout, side: Side, pile: Pile, ruleset: Ruleset) -> None:
    """Draw the numbers of scoring-suit cards and of sevens on a pile."""
    suit = ruleset.deck.score_suit
    low = layout.pile(side)
    numbers = (
        (suit, sum(card.suit is suit for card in pile.cards)),
        (None, sum(card.rank is Rank.SEVEN for card in pile.cards)),
    )
    for row, (sign, number) in enumerate(numbers):
        badge = Area.centred(low.x, low.y - 24 + 29 * row, 54, 26)
        canvas.box(badge, signs.COUNT)
        x, y = badge.centre
        if sign is None:
            canvas.text("7", x - 13, y, size=19, role=Role.TITLE, colour=GOLD, align=Align.CENTRE)
        else:
            draw_suit(canvas, sign, x - 13, y, 17)
        canvas.text(str(number), x + 12, y, size=18, role=Role.BOLD, colour=CREAM, align=Align.CENTRE)


def draw_direction(canvas: Canvas, layout: TableLayout) -> None:
    """Print two arrows for the direction of play on the cloth; none for two players.

    They are as faint as the print of the cloth; in high contrast they are gold.
    """
    for name, area in arrow_areas(layout):
        x, y = area.centre
        if canvas.palette.contrast:
            canvas.glyph(name, x, y, area.width, GOLD)
        else:
            canvas.printed(f"ui/glyphs/{name}.svg", x, y, area.width, PAPER, PRINTED)


def arrow_areas(layout: TableLayout) -> tuple[tuple[str, Area], ...]:
    """Return the names and the areas of the arrows in two corners of the field; none for two players."""
    if len(layout.seats) <= 2:
        return ()
    field = layout.cloth.inset(layout.frame + INSIDE)
    right, low = field.right - BEND, field.bottom - BEND
    if layout.direction is Direction.CCW:
        places = (("bend_ccw", right, low), ("bend_ccw_back", field.x, field.y))
    else:
        places = (("bend_cw", field.x, low), ("bend_cw_back", right, field.y))
    return tuple((name, Area(x, y, BEND, BEND)) for name, x, y in places)


def draw_ranks(canvas: Canvas, here: TableState, poses: dict[Card, Pose], ruleset: Ruleset) -> None:
    """Draw the declared rank on the wild card, and the claimed rank on a card that is face down."""
    wild = poses.get(WILD)
    if here.guise is not None and wild is not None and wild.turn >= FLAT:
        signs.rank(canvas, wild, rank_label(here.guise, ruleset))
    if here.claim is not None and here.claim.card in poses:
        signs.rank(canvas, poses[here.claim.card], rank_label(here.claim.rank, ruleset))


def draw_marks(canvas: Canvas, marks: tuple[Mark, ...], players: tuple[Player, ...]) -> None:
    """Draw marks for the others' unseen plays: frames, faded captured cards, and the players' portraits."""
    for mark in marks:
        x, y, width, angle = mark.pose.x, mark.pose.y, mark.pose.width, mark.pose.angle
        if mark.gone:
            canvas.card(
                mark.card, x, y, width, angle=angle, alpha=TAKEN if mark.seat is None else PLAYED, lift=None
            )
        canvas.card_frame(x, y, width, CREAM, angle=angle, thickness=2.0)
        if mark.seat is not None:
            badge = badge_place(mark.pose)
            canvas.box(badge, signs.BADGE)
            canvas.picture(players[mark.seat].avatar, badge.inset(4))


def draw_button(canvas: Canvas, button: TableButton, area: Area, *, lit: bool, light: bool) -> None:
    """Draw one of the buttons in the corner; `light` for a light ground."""
    rest, pointed = (PALE.rest, PALE.lit) if light else (QUIET, QUIET_LIT)
    canvas.box(area, pointed if lit else rest)
    x, y = area.centre
    canvas.sign(BUTTON_SIGNS[button], x, y, BUTTON_SIGN * area.height, INK if light else CREAM)

"""Draws the table at rest: ground, mats, piles with their numbers, and the cards that do not move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from settebello.i18n import Text, t, tn
from settebello.market import MarketView
from settebello.storage.settings import Table
from settebello.ui.kit.backdrop import LIGHT, draw_table_top, table_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import CREAM, GOLD, PAPER_SHADE, PLATE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.market.layout.card_places import Spot, Zone
from settebello.ui.market.layout.market_layout import BORDER, RAISED, MarketLayout, MatPlaces, fan
from settebello.ui.market.view.market_card import GOAL_BACK, SUPPLY_BACK, draw_back, draw_card
from settebello.ui.table.view import signs
from settebello.ui.table.view.cloth import WEAVES, draw_cloth
from settebello.ui.table.view.signs import READABLE, readable

PLACE: Final = BoxStyle("#ffffff", "#ffffff", border="#d8c08c", border_width=2.0, radius=7, opacity=0.06)
EMPTY: Final = BoxStyle("#ffffff", "#ffffff", border="#d8c08c", border_width=1.4, radius=6, opacity=0.06)
LABEL: Final = 17.0
HELD_BACK: Final = 20.0
"""The width of the backs that stand for another player's hand."""
ORDER: Final = (
    Zone.GRAVEYARD,
    Zone.DISCARD,
    Zone.VAULT,
    Zone.VITRINE,
    Zone.STAGE,
    Zone.LOWER,
    Zone.GOAL,
    Zone.DISPLAY,
    Zone.HAND,
    Zone.DRAWN,
)
"""Which cards are drawn first."""


@dataclass(frozen=True, slots=True)
class TableScenery:
    """What is drawn of the table: a view, who sits there, and what is hidden or moves."""

    view: MarketView
    layout: MarketLayout
    players: tuple[Player, ...]
    spots: Mapping[int, Spot]
    flying: frozenset[int] = frozenset()
    raised: frozenset[int] = frozenset()
    title: Words = ""
    turn: int | None = None
    """The seat whose plate is lit."""
    covered: bool = False
    """Whether a paper lies over the mats of the others."""

    def draw(self, canvas: Canvas, table: Table) -> None:
        """Draw everything at rest."""
        draw_ground(canvas, self.layout, table)
        self._draw_market(canvas)
        for seat, places in self.mats:
            self._draw_mat(canvas, seat, places)
        self._draw_own(canvas)
        if self.layout.mats:
            self._draw_round(canvas)
        draw_cards(canvas, self)

    @property
    def mats(self) -> tuple[tuple[int, MatPlaces], ...]:
        """The other seats with the places of their mats, as far as these are seen."""
        return () if self.covered else tuple(zip(self.others, self.layout.mats, strict=True))

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats in the order of play."""
        return self.layout.others(self.view.seat, len(self.view.mats))

    def _draw_market(self, canvas: Canvas) -> None:
        view, layout = self.view, self.layout
        for area in layout.market.display:
            canvas.box(area, EMPTY)
        _pile(canvas, layout.market.supply, view.supply, SUPPLY_BACK)
        _pile(canvas, layout.market.goal_deck, view.face_down, GOAL_BACK)
        if not view.open_goals:
            canvas.box(layout.market.top_goal, EMPTY)
        if not view.graveyard:
            canvas.box(layout.market.graveyard, EMPTY)
            _named(canvas, layout.market.graveyard.inset(3, 0), t("Graveyard"))

    def _draw_mat(self, canvas: Canvas, seat: int, places: MatPlaces) -> None:
        mat, player = self.view.mats[seat], self.players[seat]
        colour = self.view.rules.colours[seat]
        canvas.box(places.mat, signs.PLATE_TURN if seat == self.turn else PLATE)
        canvas.picture(player.avatar, places.portrait)
        canvas.text(
            player.name,
            places.name.x,
            places.name.centre[1],
            size=readable(canvas, 20, player.name, places.name.width, Role.BOLD),
            role=Role.BOLD,
            colour=CREAM,
            width=places.name.width,
        )
        for number in range(min(mat.hand, 6)):
            area = fan(places.hand, min(mat.hand, 6), HELD_BACK, gap=2, centred=True)[number]
            draw_back(canvas, colour, area, lies=False)
        _pile(canvas, places.deck, mat.deck, colour)
        if not mat.discard:
            canvas.box(places.discard, EMPTY)
        canvas.box(places.stage.inset(-3), PLACE)
        if self.layout.expert:
            canvas.box(places.vitrine.inset(-3), PLACE)
        _pile(canvas, places.vault, mat.vault_size, GOAL_BACK)

    def _draw_own(self, canvas: Canvas) -> None:
        view, layout = self.view, self.layout
        own, player = view.own, self.players[view.seat]
        canvas.box(layout.own.plate, signs.PLATE_TURN if view.seat == self.turn else PLATE)
        side = layout.own.plate.height - 6
        portrait = Area(layout.own.plate.x + 4, layout.own.plate.y + 3, side, side)
        canvas.picture(player.avatar, portrait)
        left = portrait.right + 8
        canvas.text(
            player.name,
            left,
            layout.own.plate.centre[1],
            size=readable(canvas, 21, player.name, layout.own.plate.right - 10 - left, Role.BOLD),
            role=Role.BOLD,
            colour=CREAM,
            width=layout.own.plate.right - 10 - left,
        )
        _pile(canvas, layout.own.deck, own.deck, view.rules.colours[view.seat])
        if not own.discard:
            canvas.box(layout.own.discard, EMPTY)
        _labelled(canvas, layout.own.stage, t("Stage"))
        _labelled(canvas, layout.own.vault, t("Vault"))
        if layout.expert:
            _labelled(canvas, layout.own.vitrine, t("Vitrine"))

    def _draw_round(self, canvas: Canvas) -> None:
        view, area = self.view, self.layout.round
        canvas.box(area, PLATE)
        canvas.text(
            self.title,
            area.centre[0],
            area.y + 0.3 * area.height,
            size=readable(canvas, 20, self.title, area.width - 8, Role.TITLE),
            role=Role.TITLE,
            colour=GOLD,
            align=Align.CENTRE,
            width=area.width - 8,
        )
        canvas.text(
            round_words(view),
            area.centre[0],
            area.y + 0.72 * area.height,
            size=readable(canvas, LABEL, round_words(view), area.width - 8),
            colour=PAPER_SHADE,
            align=Align.CENTRE,
            width=area.width - 8,
        )


def round_words(view: MarketView) -> Text:
    """Return the round, and the last one once it is known."""
    if view.last_round is None:
        return t("Round {n}", n=view.round)
    return t("Round {n} of {last}", n=view.round, last=view.last_round)


def draw_ground(canvas: Canvas, layout: MarketLayout, table: Table) -> None:
    """Draw the table top with the cloth of the market; drawn again only for another size or table."""
    deck = canvas.cards.deck
    table = table_of(table, deck)
    key = ("market", layout, table, deck.skin.manifest.id, canvas.palette.contrast)

    def paint() -> None:
        if not draw_table_top(canvas, table):
            return
        if table in WEAVES:
            draw_cloth(canvas, layout.cloth, WEAVES[table], BORDER, rose=False)
        canvas.lamplight(soft=table in LIGHT)

    canvas.ground(key, paint)


def draw_cards(canvas: Canvas, scenery: TableScenery) -> None:
    """Draw the cards that lie still, the lowest first."""
    rules = scenery.view.rules
    hidden = scenery.others if scenery.covered else ()
    seen = [
        (ORDER.index(spot.zone), spot.z, card, spot)
        for card, spot in scenery.spots.items()
        if spot.shown and card not in scenery.flying and spot.zone in ORDER and spot.seat not in hidden
    ]
    for _, _, card, spot in sorted(seen, key=lambda one: one[:3]):
        up = card in scenery.raised or spot.zone is Zone.DRAWN
        area = spot.area.moved(0, -RAISED) if up else spot.area
        draw_card(canvas, rules.cards[card], area, face_up=spot.face_up)
    _draw_counts(canvas, scenery)


def _draw_counts(canvas: Canvas, scenery: TableScenery) -> None:
    """Draw the numbers of the face-up piles, which lie on their top cards."""
    view, layout = scenery.view, scenery.layout
    _count(canvas, layout.own.discard, len(view.own.discard))
    _count(canvas, layout.market.graveyard, len(view.graveyard))
    for seat, places in scenery.mats:
        _count(canvas, places.discard, len(view.mats[seat].discard))


def _pile(canvas: Canvas, area: Area, count: int, back: str) -> None:
    """Draw a face-down pile with the number of its cards."""
    if not count:
        canvas.box(area, EMPTY)
        return
    if count > 1:
        draw_back(canvas, back, area.moved(2, 2.5))
    draw_back(canvas, back, area)
    _count(canvas, area, count)


def _count(canvas: Canvas, area: Area, count: int) -> None:
    if count < 1:
        return
    small = area.width < 60
    size = readable(canvas, 16 if small else 18)
    wide, high = max(30 if small else 38, 1.8 * size), max(20 if small else 25, 1.25 * size)
    badge = Area.centred(area.centre[0], area.bottom - (4 if small else 8), wide, high)
    canvas.box(badge, signs.COUNT)
    canvas.text(str(count), *badge.centre, size=size, role=Role.BOLD, colour=CREAM, align=Align.CENTRE)


def _labelled(canvas: Canvas, area: Area, words: Text) -> None:
    """Draw a place for cards with its name above it."""
    canvas.box(area.inset(-4), PLACE)
    canvas.text(
        words,
        area.centre[0],
        area.y - 14,
        size=readable(canvas, LABEL, words, area.width),
        colour=CREAM,
        align=Align.CENTRE,
        width=area.width,
    )


def _named(canvas: Canvas, place: Area, words: Text) -> None:
    """Write the name of an empty place into it, if it can be read there."""
    size = max(LABEL, READABLE / canvas.k)
    part = min(1.0, place.width / max(canvas.text_width(words, size=size), 1.0))
    if round(size * part * canvas.k) >= READABLE:
        canvas.text(
            words, *place.centre, size=size, colour=CREAM, align=Align.CENTRE, width=place.width, alpha=0.8
        )


def spoken_count(words: Text, count: int) -> Text:
    """Return the name of a pile with the number of its cards, for the voice."""
    return t("{pile}: {cards}", pile=words, cards=tn("{n} card", "{n} cards", n=count))

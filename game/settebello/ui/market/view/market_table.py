"""Draws the table at rest: ground, mats, piles with their numbers, and the cards that do not move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from settebello.i18n import Text, t
from settebello.market import MarketView
from settebello.storage.settings import Table
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import GOLD, PAPER_SHADE, PLATE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.market.layout.card_places import KEPT, LOWER_GAP, STAGED, Spot, Zone, fitting
from settebello.ui.market.layout.market_layout import RAISED, RATIO, MarketLayout, MatPlaces, fan
from settebello.ui.market.view.empty_place import draw_empty, draw_inner_slip, draw_next, draw_place
from settebello.ui.market.view.market_card import GOAL_BACK, SUPPLY_BACK, draw_back, draw_card
from settebello.ui.market.view.market_ground import draw_ground
from settebello.ui.market.view.name_slip import draw_name
from settebello.ui.market.view.piles import draw_count, draw_pile
from settebello.ui.table.view import signs
from settebello.ui.table.view.signs import readable

LABEL: Final = 17.0
HELD_BACK: Final = 20.0
MOST_HELD: Final = 6
"""The width of the backs that stand for another player's hand, and how many are drawn at most."""
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
        for area, card in zip(layout.market.display, view.display, strict=False):
            if card is None:
                draw_empty(canvas, area, "basket")
        draw_pile(canvas, layout.market.supply, view.supply, SUPPLY_BACK, "pile")
        draw_pile(canvas, layout.market.goal_deck, view.face_down, GOAL_BACK, "pile")
        if not view.open_goals:
            draw_empty(canvas, layout.market.top_goal, "star")
        lower = layout.market.lower_goals
        draw_next(canvas, lower, self._lower_goals, lower.height / RATIO, gap=LOWER_GAP)
        if not view.graveyard:
            place = layout.market.graveyard
            draw_empty(canvas, place, "gravestone")
            draw_inner_slip(canvas, place, t("Graveyard"))

    @property
    def _lower_goals(self) -> int:
        """How many goals lie open at the right of the first one."""
        return len([goal for goal in self.view.lower_goals if goal not in self.view.open_goals[:1]])

    def _draw_mat(self, canvas: Canvas, seat: int, places: MatPlaces) -> None:
        mat, player = self.view.mats[seat], self.players[seat]
        colour = self.view.rules.colours[seat]
        turn = seat == self.turn
        canvas.box(places.mat, signs.PLATE_TURN if turn else PLATE)
        canvas.picture(player.avatar, places.portrait)
        draw_name(canvas, player.name, places.name, turn=turn)
        for number in range(min(mat.hand, MOST_HELD)):
            area = fan(places.hand, min(mat.hand, MOST_HELD), HELD_BACK, gap=2, centred=True)[number]
            draw_back(canvas, colour, area, lies=False)
        draw_pile(canvas, places.deck, mat.deck, colour, "pile")
        draw_pile(canvas, places.vault, mat.vault_size, GOAL_BACK, "chest")
        if not mat.discard:
            draw_empty(canvas, places.discard, "pile")
        wide = places.stage.height / RATIO
        draw_place(canvas, places.stage, "basket", len(mat.stage), wide=wide)
        if self.layout.expert:
            draw_place(canvas, places.vitrine, "cabinet", len(mat.vitrine), wide=wide)

    def _draw_own(self, canvas: Canvas) -> None:
        view, own = self.view, self.layout.own
        mine, player, turn = view.own, self.players[view.seat], view.seat == self.turn
        canvas.box(own.plate, signs.PLATE_TURN if turn else PLATE)
        canvas.picture(player.avatar, own.portrait)
        draw_name(canvas, player.name, own.name, turn=turn)
        draw_pile(canvas, own.deck, mine.deck, view.rules.colours[view.seat], "pile")
        if not mine.discard:
            draw_empty(canvas, own.discard, "pile")
        stage, vault = len(mine.stage), mine.vault_size
        draw_place(canvas, own.stage, "basket", stage, wide=fitting(own.stage, STAGED), words=t("Stage"))
        draw_place(canvas, own.vault, "chest", vault, wide=fitting(own.vault, KEPT), words=t("Vault"))
        if self.layout.expert:
            wide = fitting(own.vitrine, KEPT)
            draw_place(canvas, own.vitrine, "cabinet", len(mine.vitrine), wide=wide, words=t("Vitrine"))

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
    """Draw the numbers of the face-up piles, whose top cards are drawn before."""
    view, layout = scenery.view, scenery.layout
    draw_count(canvas, layout.own.discard, len(view.own.discard))
    draw_count(canvas, layout.market.graveyard, len(view.graveyard))
    for seat, places in scenery.mats:
        draw_count(canvas, places.discard, len(view.mats[seat].discard))

"""Draws the table at rest: ground, mats, piles with their numbers, and the cards that do not move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from settebello.i18n import Text, t
from settebello.market import MarketView
from settebello.storage.settings import Table
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import GOLD, PAPER_SHADE, PLATE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.market.layout.card_places import Spot, Zone
from settebello.ui.market.layout.market_layout import MarketLayout, fan
from settebello.ui.market.layout.seat_mats import RAISED, RATIO, MatPlaces, seat_at, tray
from settebello.ui.market.view.empty_place import draw_cloth_place, draw_place, draw_slot
from settebello.ui.market.view.market_card import GOAL_BACK, SUPPLY_BACK, draw_back, draw_card
from settebello.ui.market.view.market_ground import draw_ground, weave_of
from settebello.ui.market.view.piles import draw_count, draw_pile, draw_shared_count
from settebello.ui.table.view.cloth import Weave
from settebello.ui.table.view.plates import Standing, draw_plate
from settebello.ui.table.view.signs import readable

LABEL: Final = 17.0
TITLE: Final = 25.0
"""The letters of the round, and of the name of the game at most."""
HELD_GAP: Final = 2.0
MOST_HELD: Final = 6
"""The gap between the backs that stand for another player's hand, and how many are drawn at most."""
FRAME: Final = 3.0
"""How far a place reaches beyond its cards."""
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
    valance: bool = True
    """Whether cloth hangs from the counter; a row full of buttons leaves no room for it."""

    def draw(self, canvas: Canvas, table: Table) -> None:
        """Draw everything at rest."""
        draw_ground(
            canvas, self.layout, table, self.view.rules.colours[self.view.seat] if self.valance else None
        )
        weave = weave_of(canvas, table)
        self._draw_market(canvas, weave)
        for seat, places in self.mats:
            self._draw_mat(canvas, seat, places, weave)
        self._draw_own(canvas, weave)
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

    def _draw_market(self, canvas: Canvas, weave: Weave | None) -> None:
        view, market = self.view, self.layout.market
        for area, card in zip(market.display, view.display, strict=False):
            if card is None:
                draw_cloth_place(canvas, area, "basket", weave)
        for pile, count, back in (
            (market.supply, view.supply, SUPPLY_BACK),
            (market.goal_deck, view.face_down, GOAL_BACK),
        ):
            if not count:
                draw_cloth_place(canvas, pile, None, weave)
            draw_pile(canvas, pile, count, back)
        if not view.open_goals:
            draw_cloth_place(canvas, market.top_goal, "star", weave)
        if not view.graveyard:
            draw_cloth_place(canvas, market.graveyard, "gravestone", weave, t("Graveyard"))

    def _draw_mat(self, canvas: Canvas, seat: int, places: MatPlaces, weave: Weave | None) -> None:
        mat = self.view.mats[seat]
        colour = self.view.rules.colours[seat]
        held = min(mat.hand, MOST_HELD)
        wide = places.hand.height / RATIO
        for area in fan(places.hand, held, wide, gap=HELD_GAP, centred=True):
            draw_back(canvas, colour, area, lies=False)
        for pile, count in ((places.deck, mat.deck), (places.discard, len(mat.discard))):
            if not count:
                draw_slot(canvas, pile, weave)
        for place, sign, empty, always in (
            (places.vault, "chest", not mat.vault_size, False),
            (places.stage, "basket", not mat.stage, True),
            *(((places.vitrine, "cabinet", not mat.vitrine, True),) if self.layout.expert else ()),
        ):
            if empty or always:
                draw_place(canvas, place.inset(-FRAME), sign if empty else None, weave=weave)
        draw_pile(canvas, places.deck, mat.deck, colour, counted=False)
        draw_pile(canvas, places.vault, mat.vault_size, GOAL_BACK)
        self._draw_seat(canvas, seat, places.plate, wordy=not places.low)

    def _draw_own(self, canvas: Canvas, weave: Weave | None) -> None:
        view, own = self.view, self.layout.own
        mine = view.own
        draw_place(canvas, tray(own.deck, own.discard), weave=weave)
        for pile, count in ((own.deck, mine.deck), (own.discard, len(mine.discard))):
            if not count:
                draw_slot(canvas, pile, weave)
        draw_pile(canvas, own.deck, mine.deck, view.rules.colours[view.seat], counted=False)
        draw_place(canvas, own.stage, None if mine.stage else "basket", t("Stage"), weave)
        draw_place(canvas, own.vault, None if mine.vault_size else "chest", t("Vault"), weave)
        if self.layout.expert:
            draw_place(canvas, own.vitrine, None if mine.vitrine else "cabinet", t("Vitrine"), weave)
        self._draw_seat(canvas, view.seat, own.plate, wordy=True)

    def _draw_seat(self, canvas: Canvas, seat: int, plate: Area, *, wordy: bool) -> None:
        """Draw the plate of a player, as at the tables of the other games."""
        draw_plate(canvas, seat_at(plate), self.players[seat], Standing(turn=seat == self.turn, wordy=wordy))

    def _draw_round(self, canvas: Canvas) -> None:
        view, area = self.view, self.layout.round
        canvas.box(area, PLATE)
        canvas.text(
            self.title,
            area.centre[0],
            area.y + 0.3 * area.height,
            size=readable(canvas, min(0.36 * area.height, TITLE), self.title, area.width - 6, Role.TITLE),
            role=Role.TITLE,
            colour=GOLD,
            align=Align.CENTRE,
            width=area.width - 6,
        )
        canvas.text(
            round_words(view),
            area.centre[0],
            area.y + 0.73 * area.height,
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
    """Draw the numbers of the piles with a face-up one, whose top card is drawn before."""
    view, layout = scenery.view, scenery.layout
    own = layout.own
    draw_shared_count(canvas, own.deck, own.discard, (view.own.deck, len(view.own.discard)))
    draw_count(canvas, layout.market.graveyard, len(view.graveyard))
    for seat, places in scenery.mats:
        mat = view.mats[seat]
        draw_shared_count(canvas, places.deck, places.discard, (mat.deck, len(mat.discard)))

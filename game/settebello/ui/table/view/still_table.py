"""The complete resting table, and the cache key that says when to draw it again."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from settebello.engine import Card, Ruleset, Seat, Side, settebello_of
from settebello.storage.assists import Counters
from settebello.storage.settings import Table
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.wax_seal import draw_seal
from settebello.ui.table.layout import Spot, TableButton, TableLayout
from settebello.ui.table.model.helps.recent_moves import Mark
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.table_state import Pile, TableState
from settebello.ui.table.motion.effects import CoinFlight, Dealing, Received, SignKept
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.cloth import draw_ground
from settebello.ui.table.view.helps.open_helps import NOT_HELPED, AidsShown
from settebello.ui.table.view.helps.panels import draw_panel
from settebello.ui.table.view.helps.standings_panel import heads_of
from settebello.ui.table.view.plates import (
    ScorePlate,
    Standing,
    draw_faces,
    draw_plate,
    draw_score,
    prize_at,
    standings,
)
from settebello.ui.table.view.still_parts import (
    RAISED,
    draw_button,
    draw_card,
    draw_count,
    draw_direction,
    draw_marks,
    draw_pile,
    draw_ranks,
    draw_slip,
    draw_stock,
)
from settebello.ui.table.view.won_signs import Won, draw_prize

GIVES_WAY: Final = 5.0
"""How far a pile gives way to a card that lands on it."""
WAX: Final = 34.0
"""The diameter of the seal on the stock."""


def receiving(timeline: Timeline, time: float) -> frozenset[Side]:
    """Return the sides on whose piles cards land at a time in seconds."""
    found = (one for one in timeline.effects if isinstance(one, Received))
    return frozenset(one.side for one in found if one.part(time) is not None)


def dealing(timeline: Timeline, time: float) -> Dealing | None:
    """Return the dealing at a time in seconds, or None."""
    found = (one for one in timeline.effects if isinstance(one, Dealing))
    return next((one for one in found if one.part(time) is not None), None)


class SealShown(Enum):
    """How the seal on the stock is drawn."""

    NONE = auto()
    RESTING = auto()
    LIT = auto()


@dataclass(frozen=True)
class Still:
    """Everything the resting picture depends on; `moving` are the cards drawn above it."""

    layout: TableLayout
    ruleset: Ruleset
    cloth: Table
    here: TableState
    players: tuple[Player, ...]
    plate: ScorePlate
    moving: frozenset[Card]
    choosing: ChoiceView | None
    thinking: Seat | None
    marks: tuple[Mark, ...]
    lit: TableButton | None
    buttons: bool = True
    score: bool = True
    """Whether the score plate is drawn, and what the players are to do on theirs."""
    helped: AidsShown = NOT_HELPED
    counters: Counters = Counters.CARDS
    seal: SealShown = SealShown.NONE
    plates: bool = True
    """Whether seats have plates with names; else the others have faces, and an arrow shows the turn."""
    cover: str | None = None
    """A picture in daylight that covers the table top; the buttons are as light as on paper."""
    props: bool = True
    """Whether things stand in the empty corners of the table."""
    receiving: frozenset[Side] = frozenset()
    """The sides whose piles are drawn above, because cards land on them."""
    dealing: bool = False
    """Whether the stock is drawn above, because somebody deals from it."""
    dimmed: bool = False
    """Whether the cards on the table are left out, because a sheet of paper lies in their place."""

    @property
    def key(self) -> Hashable:
        """A value that changes whenever the picture changes."""
        choice = None
        if self.choosing is not None:
            picking, choosing = self.choosing.picking, self.choosing
            seen = (choosing.hover, choosing.lit, choosing.stroked)
            choice = (picking.card, picking.chosen, picking.cursor, picking.said, *seen)
        layout = self.layout
        return (
            "table",
            (layout.width, layout.height),
            self.cloth,
            self.here,
            self.players,
            self.plate,
            self.moving,
            choice,
            self.thinking,
            self.marks,
            self.lit,
            self.buttons,
            self.score,
            self.helped,
            self.counters,
            self.seal,
            self.plates,
            self.cover,
            self.props,
            self.receiving,
            self.dealing,
            self.dimmed,
        )

    @property
    def _won(self) -> tuple[Won, ...]:
        """What each side has won in this deal."""
        prize = settebello_of(self.ruleset) is not None
        return tuple(Won.of(pile, prize=prize) for pile in self.here.piles)

    def _owner(self, side: int) -> str | int | None:
        """Return what says on a pile whose it is: a portrait, or the side in teams; None without plates."""
        if not self.plates:
            return None
        return side if self.plate.teams else self.players[side].avatar

    @property
    def _faces(self) -> tuple[tuple[str, ...], ...]:
        """The portraits of each side."""
        sides = len(self.plate.sides)
        return tuple(tuple(one.avatar for one in self.players[side::sides]) for side in range(sides))

    @property
    def _standings(self) -> tuple[Standing, ...]:
        points = [points for _, points in self.plate.sides]
        return standings(
            self.layout, self.players, self.here, self.thinking, points, self._won, wordy=self.score
        )

    @property
    def _covered(self) -> frozenset[Card]:
        """The cards under an open panel, of which a part might stick out at its edges."""
        layout, here = self.layout, self.here
        hands = [hand for seat, hand in enumerate(here.hands) if layout.hand_covered(Seat(seat))]
        tops = [pile.top for side, pile in enumerate(here.piles) if layout.pile_covered(Side(side))]
        return frozenset(card for hand in hands for card in hand) | frozenset(
            top for top in tops if top is not None
        )

    def standing(self, side: Side) -> Standing:
        """Return the state of the first seat of a side."""
        return self._standings[side]

    def draw_received(self, canvas: Canvas, timeline: Timeline, time: float) -> None:
        """Draw the piles on which cards land at a time in seconds: they give way, and their numbers grow."""
        for effect in timeline.effects:
            if isinstance(effect, Received) and effect.part(time) is not None:
                side, way = effect.side, GIVES_WAY * effect.bumped(time)
                if not self.layout.pile_covered(side):
                    with canvas.shifted(way * effect.across, way * effect.down):
                        self._draw_pile(canvas, side, effect.pile(time))

    def draw_dealing(self, canvas: Canvas, timeline: Timeline, time: float) -> None:
        """Draw the stock from which somebody deals at a time in seconds: it is raised, and recoils."""
        effect = dealing(timeline, time)
        if effect is not None:
            with canvas.shifted(*effect.recoil(time)):
                self._draw_stock(canvas, timeline.stage(time), effect.raised(time))

    def _draw_pile(self, canvas: Canvas, side: Side, pile: Pile, *, numbered: bool = True) -> None:
        """Draw the pile of a side, with the number of its cards where it is `numbered`."""
        owner = self._owner(side)
        draw_pile(canvas, self.layout, side, pile, self.counters, self.ruleset, owner, numbered=numbered)

    def draw_arrivals(self, canvas: Canvas, timeline: Timeline, time: float) -> None:
        """Draw the small sign that jumps on a plate at a time in seconds, over the sign at rest."""
        if not self._scored:
            return
        for effect in timeline.effects:
            part = effect.part(time) if isinstance(effect, SignKept) else None
            if isinstance(effect, SignKept) and part is not None:
                first = self.standing(effect.side)
                spot = prize_at(canvas, self.layout, self.plate, effect.side, first)
                if effect.broom:
                    first.won.draw_last_broom(canvas, spot, part)
                else:
                    draw_prize(canvas, spot, part)

    def landing(self, canvas: Canvas, timeline: Timeline, coin: CoinFlight) -> Spot:
        """Return where a coin lands: at the sign that is there when it has arrived."""
        if not self._scored:
            return coin.goal
        first = replace(self, here=timeline.stage(coin.end)).standing(coin.side)
        spot = prize_at(canvas, self.layout, self.plate, coin.side, first)
        return first.won.last_broom(spot) if coin.broom else spot

    @property
    def _scored(self) -> bool:
        """Whether the plates with the points are drawn."""
        return self.plates if self.layout.points_on_plates else self.score

    def _draw_seats(self, canvas: Canvas) -> None:
        """Draw the plates of the seats, or only the others' faces."""
        if not self.plates:
            draw_faces(canvas, self.layout, self.players, self.here)
            return
        rows = zip(self.layout.seats, self.players, self._standings, strict=True)
        for seat, (place, player, standing) in enumerate(rows):
            if not self.layout.seat_covered(Seat(seat)):
                draw_plate(canvas, place, player, standing)

    def _draw_stock(self, canvas: Canvas, here: TableState, raised: float = 0.0) -> None:
        """Draw the stock, which may be raised, and the seal of the deal on it."""
        layout = self.layout
        if not layout.stock_covered:
            draw_stock(canvas, layout, here, raised)
        if self.seal is not SealShown.NONE:
            lit = self.seal is SealShown.LIT
            if not here.stock:
                draw_slip(canvas, layout.seal(here.dealer))
            x, y = layout.seal(here.dealer).centre
            draw_seal(canvas, x, y - (RAISED * raised if here.stock else 0.0), WAX, lit=lit)

    def draw(self, canvas: Canvas) -> None:
        """Draw the resting table."""
        layout, here = self.layout, self.here
        draw_ground(canvas, layout, self.cloth, props=self.props, cover=self.cover)
        draw_direction(canvas, layout)
        if self.score:
            draw_score(canvas, layout, self.plate, self._won, self._faces)
        if self.buttons:
            shown = self.helped.buttons
            for button in shown:
                draw_button(
                    canvas,
                    button,
                    layout.button(button, shown),
                    lit=self.lit is button,
                    light=self.cover is not None,
                )
        self._draw_seats(canvas)
        if not self.dealing:
            self._draw_stock(canvas, here)
        hidden = (
            self._covered
            | self.moving
            | (frozenset(card for _, card in here.table) if self.dimmed else frozenset())
        )
        poses = {card: pose for card, pose in resting_poses(here, layout).items() if card not in hidden}
        seen = [(side, pile) for side, pile in enumerate(here.piles) if not layout.pile_covered(Side(side))]
        # The top card of an open pile covers the number on its back: the number is drawn after it.
        topped = [side for side, pile in seen if here.open_piles and pile.top in poses]
        for side, pile in seen:
            if side not in self.receiving:
                self._draw_pile(canvas, Side(side), pile, numbered=side not in topped)
        if self.choosing is not None:
            self.choosing.draw(canvas, poses)
        else:
            for card, pose in poses.items():
                draw_card(canvas, layout, card, pose)
        for side, pile in seen:
            if side in topped and self.counters is not Counters.NONE:
                draw_count(canvas, layout, Side(side), pile, self._owner(side))
        draw_ranks(canvas, here, poses, self.ruleset)
        draw_marks(canvas, self.marks, self.players)
        if self.helped.panel is not None:
            heads = heads_of([name for name, _ in self.plate.sides], self.players, teams=self.plate.teams)
            draw_panel(canvas, self.helped.panel, layout.panel, self.ruleset, heads, self.players)

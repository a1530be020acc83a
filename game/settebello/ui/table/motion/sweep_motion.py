"""The animation of a sweep: a broom pushes the cards to the pile, and the word hits the cloth."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Capture, Card, Scopa, TableSweep
from settebello.ui.kit.paint.area import Area
from settebello.ui.table.layout import Spot, TableLayout
from settebello.ui.table.layout.coin_path import LARGE, coin_arc
from settebello.ui.table.model.rest_poses import pile_pose, sweep_pose
from settebello.ui.table.model.table_state import Pile
from settebello.ui.table.motion.effects import JUMPS, CoinFlight, Shake, SignKept, Stamp
from settebello.ui.table.motion.motion_context import COIN, LEAVE, SHAKE, STAMP, MotionContext
from settebello.ui.table.motion.pile_motion import receive
from settebello.ui.table.motion.push_motion import Push, knock_down, stroke, throw
from settebello.ui.table.motion.timeline_script import TimelineScript

WORD: Final = (0.66, 0.6)
"""The room for the word, as parts of the width and height of the cloth."""
COIN_AFTER: Final = 0.03
"""How long after the word its coin pops up, as a part of a play's duration."""
COIN_RIM: Final = 6.0
"""The least distance of the coin from the border of the cloth."""
APART: Final = 0.028
ALL_APART: Final = 0.14
"""The time from one card that leaves the fan to the next, and for all, as parts of a play's duration."""
AFTER: Final = 0.07
"""How long after the last card has left the word strikes, as a part of a play's duration."""


def show_sweep(
    craft: MotionContext,
    script: TimelineScript,
    events: tuple[Capture, Scopa] | tuple[TableSweep],
    taken: Sequence[Card],
    swept: Sequence[Card],
) -> None:
    """Animate the broom that sweeps the cards `taken` into the pile of a side; `swept` land crosswise."""
    base, side = craft.base, events[0].side
    script.cue(Cue.SWEEP)
    strikes, arrivals = _sweep_away(craft, script, events, taken, swept)
    arrives = arrivals[-1]
    middle = Spot(*craft.layout.table.centre)
    cloth = craft.layout.table
    room, high = WORD[0] * cloth.width, WORD[1] * cloth.height
    off = 1.0 if craft.layout.pile(side).x > middle.x else -1.0
    word = Stamp(strikes, strikes + STAMP * base, craft.captions.sweep, middle, room, high, swept=off)
    script.add(word)
    script.add(Shake(word.hits, word.hits + SHAKE * base))
    script.cue(Cue.KNOCK, at=word.hits)
    script.react(at=strikes)
    lands = max(arrives, strikes + (COIN_AFTER + COIN) * base)
    flies = lands - COIN * base
    points = _points(craft, events)
    if points:
        goal = craft.layout.prize_of(side)
        beside = _beside(craft.layout, goal, room)
        arc = coin_arc(craft.layout, beside, goal, [Area.centred(middle.x, middle.y, room, high)])
        script.add(CoinFlight(flies, lands, beside, goal, side, broom=True, points=points, arc=arc))
    receive(craft, script, side, _piles(script, events, arrivals), lands)
    script.cue(Cue.POINT, at=lands)
    script.wait(lands)
    turn_of = script.shown.turn_of
    for event in events:
        script.become(event, stage=False)
    # The score answers: its new broom swells, and has come to rest before the next player's turn.
    script.show(turn_of=turn_of)
    answers = JUMPS * base
    if not craft.reduced:
        script.add(SignKept(0.0, answers, side, broom=True))
    script.wait(max(answers, strikes + STAMP * base - lands))
    script.show()


def _points(craft: MotionContext, events: tuple[Capture, Scopa] | tuple[TableSweep]) -> int:
    """Return the points that a sweep brings."""
    worth = craft.captions.ruleset.sweep.points
    return worth * events[0].sweeps if isinstance(events[0], TableSweep) else worth


def _sweep_away(
    craft: MotionContext,
    script: TimelineScript,
    events: tuple[Capture, Scopa] | tuple[TableSweep],
    taken: Sequence[Card],
    swept: Sequence[Card],
) -> tuple[float, list[float]]:
    """Animate the broom and the cards that it pushes to the pile.

    Returns the time at which the word may strike, and those at which the cards arrive, one after the other.
    """
    base, side = craft.base, events[0].side
    pile = script.now.piles[side]
    broom = stroke(craft, script, taken, craft.layout.pile(side).x)
    script.add(broom)
    push = Push(broom, craft.layout, script, taken, swept, base)
    marks, last, length = len(pile.sweeps), push.released, LEAVE * base
    apart = min(APART, ALL_APART / len(taken)) * base
    plain = [card for card in push.order if card not in swept]
    arrivals: list[float] = []
    # The foremost cards leave first.
    for number, card in enumerate(reversed(plain)):
        last = push.released + number * apart
        push.carry(card, last)
        goal = pile_pose(craft.layout, side, len(pile.cards) + number)
        throw(craft, script, card, replace(goal, z=goal.z + number), push.speed(last) * length, after=last)
        arrivals.append(last + length)
    last += apart
    for card in swept:
        push.carry(card, last)
        goal = sweep_pose(craft.layout, side, marks, len(pile.sweeps) + len(swept))
        marks += 1
        knock_down(craft.layout, script, card, replace(goal, z=goal.z + len(taken)), length, after=last)
    return min(last + AFTER * base, broom.end - 0.02 * base), [*arrivals, last + length]


def _beside(layout: TableLayout, goal: Spot, room: float) -> Spot:
    """Return where the coin pops up: at that end of the word which is nearer to its goal."""
    table = layout.table
    x, y = table.centre
    off = min((room + LARGE) / 2, (table.width - LARGE) / 2 - COIN_RIM)
    return Spot(x - off if goal.x < x else x + off, y)


def _piles(
    script: TimelineScript, events: tuple[Capture, Scopa] | tuple[TableSweep], arrivals: Sequence[float]
) -> list[tuple[float, Pile]]:
    """Return the pile after each arrival; the last cards, which mark the sweep, lie crosswise."""
    side, after = events[0].side, script.now
    for event in events:
        after = after.after(event)
    old, new = script.now.piles[side], after.piles[side]
    more = new.cards[len(old.cards) :]
    counted = [
        (time, replace(old, cards=(*old.cards, *more[: number + 1])))
        for number, time in enumerate(arrivals[:-1])
    ]
    return [*counted, (arrivals[-1], replace(old, cards=new.cards, sweeps=new.sweeps))]

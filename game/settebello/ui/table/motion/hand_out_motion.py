"""The animation of handing out cards: each turns in the air on its way from the stock, and settles."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import Card, Deal, Refill, Seat
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.rest_poses import flying, hand_poses, stock_pose, table_poses
from settebello.ui.table.motion.easing import Ease, eased
from settebello.ui.table.motion.effects import Dealing
from settebello.ui.table.motion.motion_context import MotionContext
from settebello.ui.table.motion.timeline_script import TimelineScript

DEAL_EVERY: Final = 0.07
DEAL_AT_MOST: Final = 0.95
DEAL_FLIGHT: Final = 0.28
SETTLES: Final = 0.1
"""How long a card on its way flies, and settles where it has landed."""
RECOILS: Final = 0.09
"""How long the stock recoils from a card that leaves it."""
LANDS_WIDE: Final = 1.07
PIECES: Final = 5
SPIN: Final = 76.0
ARC: Final = 26.0
HIGH: Final = 0.7
"""How much larger a card lands, the straight pieces of its flight, how far it turns on it, in degrees, and
how high the flight rises.
"""
SLIDES: Final = 5.0
LEANS: Final = 4.0
"""How far a card slides and turns beyond its place before it settles there."""
FAN_OPENS: Final = 0.26
TURN_EVERY: Final = 0.06
TURNS: Final = 0.18
"""Seconds between the turns of the owner's cards, and from the first to the last of many."""


def hand_out(
    craft: MotionContext,
    script: TimelineScript,
    hands: Sequence[Sequence[Card]],
    table: Sequence[Card],
    event: Deal | Refill,
) -> None:
    """Animate dealing cards one by one; the owner's hand arrives face down, then opens as a fan."""
    script.become(event, stage=False)
    now = script.now
    players = len(hands)
    order = [Seat((event.leader + n) % players) for n in range(players)]
    rounds = zip_longest(table, *(hands[seat] for seat in order))
    cards = [card for cards in rounds for card in cards if card is not None]
    turning = 0 if now.owner is None else len(now.hands[now.owner])
    stagger = 0.0 if craft.reduced else min(TURN_EVERY, TURNS / max(turning, 1))
    turned = max(turning - 1, 0) * stagger
    every = min(DEAL_EVERY, (DEAL_AT_MOST - turned) / len(cards)) * craft.tempo
    flight, opens = DEAL_FLIGHT * craft.tempo, FAN_OPENS * craft.tempo
    stock = stock_pose(craft.layout, now.dealer)
    goals: dict[Card, Pose] = {}
    for seat in order:
        goals |= hand_poses(now, craft.layout, seat)
    goals |= table_poses(craft.layout, now.table)
    own = set() if now.owner is None else set(now.hands[now.owner])
    for number, card in enumerate(cards):
        after = number * every
        goal = goals[card]
        script.appear(card, replace(flying(stock, len(cards) - number), turn=0.0), after=after)
        landing = goal
        if now.owner is not None and card in own:
            landing = _gathered(craft, now.owner, goal, len(own))
        settles = SETTLES * craft.tempo if card not in own else 0.0
        _throw(craft, script, card, replace(landing, z=flying(goal, number).z), flight, settles, after=after)
        script.move(card, replace(landing, z=goal.z), 0.0, after=after + flight + settles)
        if number % 2 == 0 or len(cards) < 14:
            script.cue(Cue.DEAL, at=after)
        script.count_stock(now.stock + len(cards) - number - 1, at=after)
    _deal_out(craft, script, now.dealer, [goals[card] for card in cards], every)
    script.wait(every * (len(cards) - 1) + flight)
    for place, card in enumerate(sorted(own, key=lambda one: goals[one].x)):
        script.move(card, goals[card], opens, after=place * stagger * craft.tempo, ease=Ease.IN_OUT)
    if own:
        script.cue(Cue.TURN)
    script.show()
    script.wait(opens + turned * craft.tempo)


def _deal_out(
    craft: MotionContext, script: TimelineScript, dealer: Seat, goals: Sequence[Pose], every: float
) -> None:
    """Animate the stock of the dealer, which recoils from each card that flies to a goal."""
    if craft.reduced or not craft.base:
        return
    stock = stock_pose(craft.layout, dealer)
    kicks = []
    for number, goal in enumerate(goals):
        way = math.hypot(goal.x - stock.x, goal.y - stock.y) or 1.0
        kicks.append((number * every, (goal.x - stock.x) / way, (goal.y - stock.y) / way))
    lasts = RECOILS * craft.tempo
    script.add(Dealing(0.0, kicks[-1][0] + 2 * lasts, dealer, tuple(kicks), lasts))


def _throw(
    craft: MotionContext,
    script: TimelineScript,
    card: Card,
    goal: Pose,
    length: float,
    settles: float,
    *,
    after: float,
) -> None:
    """Animate a dealt card: it turns on its way, in an arc, slides a little too far, and settles."""
    if craft.reduced:
        script.move(card, goal, length, after=after, ease=Ease.OUT)
        return
    here = script.pose(card)
    way = math.hypot(goal.x - here.x, goal.y - here.y) or 1.0
    across, down = (goal.x - here.x) / way, (goal.y - here.y) / way
    turn = 1.0 if across < 0 else -1.0
    slides = SLIDES if settles else 0.0
    for number in range(1, PIECES + 1):
        part = number / PIECES
        along = eased(Ease.OUT, part)
        lifted = math.sin(math.pi * along)
        pose = here.towards(goal, along)
        pose = replace(
            pose,
            x=pose.x + slides * across * along,
            y=pose.y + slides * down * along - ARC * lifted,
            width=pose.width * (1 + (LANDS_WIDE - 1) * along if settles else 1.0),
            angle=goal.angle + turn * (SPIN * (1.0 - along) - (LEANS * along if settles else 0.0)),
            height=max(pose.height, HIGH * lifted),
        )
        begins = after + (number - 1) / PIECES * length
        script.move(card, pose, length / PIECES, after=begins, ease=Ease.LINEAR)
    if settles:
        script.move(card, goal, settles, after=after + length, ease=Ease.SWING)


def _gathered(craft: MotionContext, owner: Seat, goal: Pose, count: int) -> Pose:
    """Return the pose in which a card arrives in the owner's closed hand, face down."""
    hand = craft.layout.seats[owner].hand
    closed = 0.12 if count > 1 else 1.0
    return replace(goal, x=hand.x + (goal.x - hand.x) * closed, turn=0.0)

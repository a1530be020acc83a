"""Animations of dealing, redealing, opening captures, declarations and leftover cards."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.audio.cues import Cue
from settebello.engine import (
    Boasted,
    BottomChosen,
    Card,
    Deal,
    Declared,
    Exposed,
    Leftover,
    Looked,
    Redeal,
    Refill,
    TableSweep,
    Undoubted,
)
from settebello.i18n import t
from settebello.ui.table.model.rest_poses import (
    flying,
    hand_poses,
    looked_pose,
    pile_pose,
    presented,
    stock_pose,
    table_poses,
)
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.hand_out_motion import DEAL_EVERY, DEAL_FLIGHT, hand_out
from settebello.ui.table.motion.motion_context import CLOSE_UP, LEAVE, READ, SPEAK, MotionContext
from settebello.ui.table.motion.sweep_motion import show_sweep
from settebello.ui.table.motion.timeline_script import TimelineScript

GATHER: Final = 0.35
GATHERED: Final = 0.22
"""Distance of the last cards of a deal in the fan in which they leave, in card widths."""
LEFT_SEEN: Final = 0.8
"""Most seconds the cards left over are marked before they move; a child waits a second at most."""


def show_deal(craft: MotionContext, script: TimelineScript, event: Deal) -> None:
    """Animate shuffling and dealing the first cards."""
    script.say(craft.captions.dealt(event.dealer))
    script.cue(Cue.SHUFFLE)
    hand_out(craft, script, event.hands, event.table, event)


def show_bottom(craft: MotionContext, script: TimelineScript, event: Looked | BottomChosen) -> None:
    """Animate how the dealer looks at the bottom card, or what the dealer does with it."""
    match event:
        case Looked():
            _look(craft, script, event)
        case BottomChosen():
            _choose(craft, script, event)


def _look(craft: MotionContext, script: TimelineScript, event: Looked) -> None:
    """Animate the dealer drawing the bottom card from under the stock; nobody else sees its face."""
    script.say(craft.captions.looked(event))
    script.become(event, stage=False)
    stock, goal = stock_pose(craft.layout, event.seat), looked_pose(script.now, craft.layout)
    flight = CLOSE_UP * craft.base
    script.appear(event.card, stock)
    script.move(event.card, replace(goal, z=flying(goal, 0.0).z), 2 * flight, ease=Ease.IN_OUT)
    script.cue(Cue.TURN, at=flight)
    script.wait(2 * flight)
    script.move(event.card, goal, 0.0)
    script.show()
    script.wait(0.6 * READ * craft.base)


def _choose(craft: MotionContext, script: TimelineScript, event: BottomChosen) -> None:
    """Animate the bottom card going back, or changing places with a table card."""
    script.say(craft.captions.bottom_chosen(event))
    stock, looked, flight = stock_pose(craft.layout, event.seat), script.now.looked, LEAVE * craft.base
    script.become(event, stage=False)
    if event.laid is not None and event.taken is not None:
        goal = table_poses(craft.layout, script.now.table)[event.laid]
        script.move(event.laid, replace(goal, z=flying(goal, 1.0).z), flight, ease=Ease.IN_OUT)
        script.move(event.laid, goal, 0.0, after=flight)
        # Everybody sees which card goes to the bottom, so that it is turned only when it is there.
        script.move(event.taken, replace(stock, turn=1.0), flight, ease=Ease.IN_OUT)
        script.leave(event.taken, stock, 0.5 * flight, after=flight + 0.5 * READ * craft.base)
        script.wait(0.5 * READ * craft.base + 0.5 * flight)
    elif looked is not None:
        script.leave(looked, stock, flight)
    script.cue(Cue.DEAL)
    script.wait(flight)
    script.show()
    script.wait(0.4 * READ * craft.base)


def show_refill(craft: MotionContext, script: TimelineScript, event: Refill) -> None:
    """Animate dealing new cards; for the last ones, the dealer says so."""
    script.say(craft.captions.refilled(event))
    if event.last:
        script.bubble(script.now.dealer, t("Last cards!"), max(SPEAK * craft.base, craft.tempo))
    hand_out(craft, script, event.hands, (), event)


def show_redeal(craft: MotionContext, script: TimelineScript, event: Redeal) -> None:
    """Animate the rejected table cards: show them, give the reason, return them to the stock."""
    script.become(event)
    script.say(craft.captions.dealt_again(event))
    stock = flying(stock_pose(craft.layout, event.dealer), 0.0)
    every, flight = DEAL_EVERY * craft.tempo, DEAL_FLIGHT * craft.tempo
    poses = table_poses(craft.layout, tuple(enumerate(event.table)))
    for number, card in enumerate(event.table):
        goal = flying(poses[card], number)
        script.appear(card, stock, after=number * every)
        script.move(card, goal, flight, after=number * every, ease=Ease.OUT)
        script.cue(Cue.DEAL, at=number * every)
    script.wait(every * len(event.table) + flight + READ * craft.base)
    for card in event.table:
        script.leave(card, stock, LEAVE * craft.base)
    script.wait(LEAVE * craft.base)


def show_opening(craft: MotionContext, script: TimelineScript, event: TableSweep) -> None:
    """Animate the capture of the first table cards: highlight them, then move them to the pile."""
    script.say(craft.captions.opened(event))
    for card in event.cards:
        script.move(card, replace(script.pose(card), mark=1.0, height=0.25), min(0.12, 0.2 * craft.base))
    script.wait(READ * craft.base)
    taken = tuple(event.cards)
    show_sweep(craft, script, (event,), taken, taken[: event.sweeps])


def show_said(
    craft: MotionContext, script: TimelineScript, event: Declared | Boasted | Exposed | Undoubted
) -> None:
    """Animate a declaration of three new cards, or what becomes of one whose cards are not shown."""
    match event:
        case Declared():
            _show_declared(craft, script, event)
        case _:
            _show_boast(craft, script, event)


def _show_declared(craft: MotionContext, script: TimelineScript, event: Declared) -> None:
    """Animate a declaration: the cards are laid on the cloth, then taken back and held face up."""
    script.say(craft.captions.declared(event))
    script.cue(Cue.KNOCK)
    script.cue(Cue.POINT, at=0.45 * craft.base)
    script.become(event, stage=False)
    hand = [card for card in script.now.hands[event.seat] if card in event.hand]
    spot = craft.layout.seats[event.seat].bubble
    flight = CLOSE_UP * craft.base
    for number, card in enumerate(hand):
        goal = presented(craft.layout, spot, number, len(hand))
        script.move(card, goal, flight, after=0.2 * number * flight, ease=Ease.IN_OUT)
    script.wait(2 * flight)
    script.bubble(event.seat, craft.captions.called(event), SPEAK * craft.base)
    script.wait(SPEAK * craft.base + READ * craft.base)
    for card, pose in hand_poses(script.now, craft.layout, event.seat).items():
        script.move(card, pose, flight, ease=Ease.IN_OUT)
    script.wait(flight)
    script.show()


def _show_boast(craft: MotionContext, script: TimelineScript, event: Boasted | Exposed | Undoubted) -> None:
    """Animate a declaration whose cards are not shown, a doubt about it, or the end of doubts."""
    match event:
        case Boasted():
            script.say(craft.captions.boasted(event))
            script.cue(Cue.KNOCK)
            script.bubble(event.seat, craft.captions.called(event), SPEAK * craft.base)
            script.wait(SPEAK * craft.base)
            script.become(event)
        case Exposed():
            _expose(craft, script, event)
        case Undoubted():
            script.say(craft.captions.undoubted(event))
            script.cue(Cue.POINT)
            script.become(event)
            script.wait(0.6 * READ * craft.base)


def _expose(craft: MotionContext, script: TimelineScript, event: Exposed) -> None:
    """Animate a doubt about a declaration: what is left of the hand is shown and stays face up."""
    script.bubble(event.seat, t("I doubt it!"), SPEAK * craft.base)
    script.wait(0.6 * SPEAK * craft.base)
    script.become(event, stage=False)
    script.cue(Cue.TURN)
    script.cue(Cue.POINT if event.truthful else Cue.REFUSE, at=CLOSE_UP * craft.base)
    script.say(craft.captions.exposed(event))
    hand = [card for card in script.now.hands[event.boaster] if card in event.hand]
    spot, flight = craft.layout.seats[event.boaster].bubble, CLOSE_UP * craft.base
    for number, card in enumerate(hand):
        script.move(card, presented(craft.layout, spot, number, len(hand)), flight, ease=Ease.IN_OUT)
    script.wait(flight + SPEAK * craft.base + READ * craft.base)
    for card, pose in hand_poses(script.now, craft.layout, event.boaster).items():
        script.move(card, pose, flight, ease=Ease.IN_OUT)
    script.wait(flight)
    script.show()


def show_leftover(craft: MotionContext, script: TimelineScript, event: Leftover) -> None:
    """Animate the leftover table cards moving to the side that captured last."""
    cards = [card for _, card in sorted(script.now.table) if card in event.cards]
    if event.side is None or not cards:
        script.become(event)
        return
    script.say(craft.captions.left_over(event))
    lit = min(0.15, 0.2 * craft.base)
    for card in cards:
        script.move(card, replace(script.pose(card), mark=1.0), lit)
    script.wait(min(0.6 * READ * craft.base, LEFT_SEEN))
    _gather(craft, script, cards)
    pile = script.now.piles[event.side]
    for number, card in enumerate(cards):
        goal = pile_pose(craft.layout, event.side, len(pile.cards) + number)
        script.leave(card, replace(goal, z=goal.z + number), 1.3 * LEAVE * craft.base)
    script.cue(Cue.CAPTURE)
    script.cue(Cue.KNOCK, at=1.3 * LEAVE * craft.base)
    script.wait(1.3 * LEAVE * craft.base)
    script.become(event)


def _gather(craft: MotionContext, script: TimelineScript, cards: Sequence[Card]) -> None:
    """Animate the last cards being gathered into one fan in the middle, as a hand does with the rest."""
    x, y = craft.layout.table.centre
    length = GATHER * craft.base
    for number, card in enumerate(cards):
        off = number - (len(cards) - 1) / 2
        step = GATHERED * craft.layout.table_card
        fan = replace(script.pose(card), x=x + off * step, y=y, angle=-5.0 * off, mark=0.0, height=0.5)
        script.move(card, flying(fan, number), length, ease=Ease.IN_OUT)
    script.wait(1.25 * length)

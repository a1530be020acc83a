"""The animation of a play in three beats (fly, rest beside the captured cards, leave) and of its score."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from settebello.audio.cues import Cue
from settebello.engine import (
    Believed,
    Bonus,
    Capture,
    Card,
    Doubted,
    Event,
    FaceDown,
    Penalty,
    Play,
    Robbed,
    Scopa,
    Seat,
    Steal,
)
from settebello.i18n import Text, t
from settebello.ui.table.model.captions import BONUSES
from settebello.ui.table.model.pondering import OUT
from settebello.ui.table.model.rest_poses import beside, claim_pose, flying, hand_poses, table_poses
from settebello.ui.table.motion import capture_motion
from settebello.ui.table.motion.easing import Ease
from settebello.ui.table.motion.flight_motion import flight, glide, lift_out, strike, thud
from settebello.ui.table.motion.gather_motion import show_gathering
from settebello.ui.table.motion.motion_context import (
    CLAIM_HOLD,
    CLOSE_UP,
    FLY,
    LAY,
    LEAVE,
    PONDER,
    READ,
    SINK,
    SPEAK,
    WOUND,
    MotionContext,
)
from settebello.ui.table.motion.pile_motion import GONE, to_pile
from settebello.ui.table.motion.steal_motion import beside_pile, show_steal
from settebello.ui.table.motion.timeline_script import TimelineScript

ROW: Final = (0.1, 0.62)
"""When in that flight the other cards begin to make room, and for how long they move."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A play and its immediate consequences; without `play`, a claim that was not doubted."""

    play: Play | None = None
    capture: Capture | None = None
    steal: Steal | None = None
    bonuses: tuple[Bonus, ...] = ()
    scopa: Scopa | None = None
    penalty: Penalty | None = None
    robbed: Robbed | None = None

    @classmethod
    def taken_from(cls, events: list[Event]) -> Self:
        """Remove the turn at the head of a list of events and return it."""
        turn = cls()
        while events:
            match events[0]:
                case Play() as play if turn == cls():
                    turn = replace(turn, play=play)
                case Capture() as capture if turn.capture is None:
                    turn = replace(turn, capture=capture)
                case Steal() as steal:
                    turn = replace(turn, steal=steal)
                case Bonus() as bonus:
                    turn = replace(turn, bonuses=(*turn.bonuses, bonus))
                case Scopa() as scopa if turn.scopa is None:
                    turn = replace(turn, scopa=scopa)
                case Penalty() as penalty:
                    turn = replace(turn, penalty=penalty)
                case Robbed() as robbed:
                    turn = replace(turn, robbed=robbed)
                case _:
                    break
            events.pop(0)
        return turn


def show_turn(craft: MotionContext, script: TimelineScript, turn: Turn) -> None:
    """Animate a play, its capture, and its score or penalty."""
    if turn.play is not None:
        _fly(craft, script, turn.play, turn)
    elif turn.capture is not None:
        _uncover(craft, script, turn.capture)
    if turn.capture is not None:
        capture_motion.show_capture(craft, script, turn.capture, turn.scopa)
    if turn.steal is not None:
        show_steal(craft, script, turn.steal)
    _score(craft, script, turn.bonuses)
    if turn.penalty is not None and turn.play is not None:
        _punish(craft, script, turn.penalty, turn.play.card)
    if turn.robbed is not None:
        _rob(craft, script, turn.robbed)


def show_claim(craft: MotionContext, script: TimelineScript, event: FaceDown) -> None:
    """Animate a card laid face down beside the cards that it claims."""
    if event.seat != script.now.owner:
        script.wait(PONDER * craft.base)
    goal = claim_pose({card: script.pose(card) for card in event.cards}, craft.layout, event.cards)
    start = script.pose(event.card)
    script.become(event, stage=False)
    script.show(turn_of=event.seat)
    fly = FLY * craft.base
    script.say(craft.captions.claimed(event), at=fly * 0.7)
    script.cue(Cue.PLAY, at=fly * 0.85)
    # The owner's card turns face down during the flight; another player's card is face down throughout.
    middle = replace(flying(start.towards(goal, 0.5), 10.0), height=1.0, turn=0.5 * start.turn)
    script.move(event.card, flying(start, 10.0), 0.0)
    script.move(event.card, middle, fly * 0.5, ease=Ease.LINEAR)
    script.move(event.card, replace(goal, z=flying(goal, 9.0).z), fly * 0.5, after=fly * 0.5)
    _close_up(craft, script, event.seat, after=fly * 0.3)
    lit = min(0.12, CLAIM_HOLD * craft.base / 4)
    script.wait(fly)
    for card in event.cards:
        script.move(card, replace(script.pose(card), mark=1.0), lit)
    script.wait(CLAIM_HOLD * craft.base)
    script.move(event.card, goal, 0.0)
    script.show()


def show_belief(craft: MotionContext, script: TimelineScript, event: Believed) -> None:
    """Let a player who is asked say that the claim stands."""
    script.say(craft.captions.let_stand(event))
    script.bubble(event.seat, t("I believe it."), SPEAK * craft.base)
    script.wait(SPEAK * craft.base)
    script.become(event)


def show_doubt(craft: MotionContext, script: TimelineScript, event: Doubted) -> None:
    """Animate turning a claimed card over; after a false claim the card is laid on the table."""
    hold = READ * craft.base
    if (who := craft.captions.doubts(event)) is not None:
        script.say(who)
    script.bubble(event.seat, t("I doubt it!"), SPEAK * craft.base)
    script.wait(0.6 * SPEAK * craft.base)
    here = script.pose(event.card)
    script.move(event.card, replace(flying(here, 10.0), turn=1.0), CLOSE_UP * craft.base)
    script.cue(Cue.TURN)
    script.cue(Cue.POINT if event.truthful else Cue.REFUSE, at=CLOSE_UP * craft.base)
    script.say(craft.captions.doubted(event), at=CLOSE_UP * craft.base)
    script.wait(CLOSE_UP * craft.base + hold)
    script.become(event, stage=False)
    if not event.truthful:
        for card in event.cards:
            script.move(card, replace(script.pose(card), mark=0.0), 0.0)
        goal = table_poses(craft.layout, script.now.table)[event.card]
        script.move(event.card, goal, LEAVE * craft.base, ease=Ease.IN_OUT)
        script.settle(LEAVE * craft.base)
        script.wait(LEAVE * craft.base)
    script.show()


def _fly(craft: MotionContext, script: TimelineScript, event: Play, turn: Turn) -> None:
    """Animate the first beat: the card flies from the hand to its place, or beside the cards to capture."""
    if event.seat != script.now.owner:
        rises = (1 - SINK) * PONDER * craft.base
        out = OUT[craft.layout.seats[event.seat].edge]
        lift_out(craft, script, event.card, out, SINK * PONDER * craft.base, rises)
        script.wait(PONDER * craft.base)
    wanted = turn.capture.cards if turn.capture else turn.penalty.cards if turn.penalty else ()
    script.become(event, stage=False)
    script.show(turn_of=event.seat)
    place = table_poses(craft.layout, script.now.table)[event.card]
    others = [script.pose(card) for _, card in script.now.table if card not in {event.card, *wanted}]
    goal = beside(craft.layout, map(script.pose, wanted), others) if wanted else place
    # A broom needs no row: it meets several cards where they lie.
    lined_up = turn.capture is not None and (turn.scopa is None or len(wanted) == 1)
    fly = flight(script, event.seat, takes=bool(wanted) and turn.capture is not None) * craft.base
    if wanted and lined_up and not craft.reduced:
        goal = show_gathering(craft, script, tuple(wanted), event.card, fly)
    if turn.steal is not None:
        goal = beside_pile(script.pose(turn.steal.top))
    brief = craft.captions.captured_briefly(turn.capture) if turn.capture is not None else None
    script.say(_told(craft, event, turn), at=fly * 0.7, brief=None if turn.steal else brief)
    if wanted and turn.capture is not None:
        strike(craft, script, event.card, goal, fly, tuple(wanted) if lined_up else ())
    else:
        glide(craft, script, event.card, goal)
    _close_up(craft, script, event.seat, after=WOUND * craft.base)
    if not wanted and turn.steal is None:
        script.settle(ROW[1] * fly, after=ROW[0] * fly, ease=Ease.SWING)
        if turn.capture is None and turn.penalty is None:
            thud(craft, script, event.card, goal)
    script.wait(fly)
    if turn.capture is None and turn.steal is None and turn.penalty is None:
        script.seen()
        script.move(event.card, goal, 0.0)
        script.wait(LAY * craft.base)
        script.show()


def _told(craft: MotionContext, event: Play, turn: Turn) -> Text:
    """Return the caption of a play: what it captures, or that the card is laid."""
    if turn.steal is not None:
        return craft.captions.stolen(turn.steal)
    return craft.captions.played(event) if turn.capture is None else craft.captions.captured(turn.capture)


def _close_up(craft: MotionContext, script: TimelineScript, seat: Seat, *, after: float) -> None:
    """Animate the rest of a hand closing the gap."""
    for card, pose in hand_poses(script.now, craft.layout, seat).items():
        script.move(card, pose, CLOSE_UP * craft.base, after=after, ease=Ease.IN_OUT)


def _uncover(craft: MotionContext, script: TimelineScript, capture: Capture) -> None:
    """Animate turning over the card of a claim that was not doubted, before it goes to the pile."""
    here = script.pose(capture.card)
    if here.turn >= 1.0:
        # Already face up: the claim was doubted and turned out to be true.
        return
    script.say(craft.captions.believed(capture))
    script.move(capture.card, replace(flying(here, 10.0), turn=1.0), CLOSE_UP * craft.base)
    script.cue(Cue.TURN)
    script.wait(CLOSE_UP * craft.base)


def _score(craft: MotionContext, script: TimelineScript, bonuses: Sequence[Bonus]) -> None:
    """Announce the bonuses of a capture one after the other."""
    for bonus in bonuses:
        script.say(craft.captions.scored(bonus))
        script.cue(Cue.POINT)
        words = t("{what} +{points}", what=BONUSES[bonus.mark], points=bonus.points)
        script.bubble(bonus.seat, words, SPEAK * craft.base)
        script.become(bonus)
        script.wait(SPEAK * craft.base)


def _punish(craft: MotionContext, script: TimelineScript, event: Penalty, card: Card) -> None:
    """Animate a wrong capture: highlight the cards, then lay the played card on the table."""
    hold = READ * craft.base
    script.cue(Cue.REFUSE)
    script.say(craft.captions.punished(event))
    for wrong in event.cards:
        script.move(wrong, replace(script.pose(wrong), mark=1.0), min(0.12, hold / 4))
    script.wait(hold)
    for wrong in event.cards:
        script.move(wrong, replace(script.pose(wrong), mark=0.0), min(0.12, hold / 4))
    goal = table_poses(craft.layout, script.now.table)[card]
    script.move(card, goal, LEAVE * craft.base, ease=Ease.IN_OUT)
    script.settle(LEAVE * craft.base)
    script.wait(LEAVE * craft.base)
    script.become(event)


def _rob(craft: MotionContext, script: TimelineScript, event: Robbed) -> None:
    """Highlight the overlooked cards, then move them to the pile of the side that found them."""
    hold = CLAIM_HOLD * craft.base
    script.say(craft.captions.robbed(event))
    for card in event.cards:
        script.move(card, replace(script.pose(card), mark=1.0, height=0.25), min(0.12, hold / 4))
    script.cue(Cue.CAPTURE, at=hold)
    script.wait(hold)
    script.wait(to_pile(craft, script, event.side, tuple(event.cards), GONE * craft.base))
    script.become(event)

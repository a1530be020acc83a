"""Events become motion: a timeline from one arrangement of the table to the next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from types import MappingProxyType
from typing import Final, assert_never

from settebello.audio.cues import Cue
from settebello.engine import (
    Capture,
    Card,
    Deal,
    DealOver,
    Event,
    Leftover,
    MatchOver,
    Play,
    Redeal,
    Refill,
    Scopa,
    Seat,
)
from settebello.i18n import t
from settebello.storage.settings import Speed
from settebello.ui.animation.easing import Ease
from settebello.ui.animation.script import Script
from settebello.ui.animation.timeline import Pose, Timeline
from settebello.ui.layout import Spot, TableLayout
from settebello.ui.table.arrangement import Arrangement
from settebello.ui.table.captions import Captions
from settebello.ui.table.resting import (
    beside,
    flying,
    hand_poses,
    pile_pose,
    stock_pose,
    sweep_pose,
    table_pose,
)

BASE: Final = {Speed.CALM: 1.7, Speed.NORMAL: 1.1, Speed.BRISK: 0.7, Speed.INSTANT: 0.0}
"""The length of a play in seconds; every other time is a multiple of it."""

FLY = 0.42
HOLD = 0.85
LEAVE = 0.38
SWEEP = 0.75
LAY = 0.22
CLOSE_UP = 0.3
PONDER = 0.28
READ = 1.3
DEAL_EVERY = 0.07
DEAL_AT_MOST = 0.95
DEAL_FLIGHT = 0.28
FAN_OPENS = 0.26
IN_SUCCESSION = 0.06
DIMMED = 0.45
NOTHING_HELD: Final[Mapping[Card, Pose]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Choreographer:
    """Knows the places, the names and the speed; `settebello` is the card that glints when it is taken."""

    layout: TableLayout
    captions: Captions
    speed: Speed
    settebello: Card | None = None

    def timeline(
        self, before: Arrangement, events: Sequence[Event], held: Mapping[Card, Pose] = NOTHING_HELD
    ) -> Timeline:
        """The motion of these events; its last stage is the arrangement after them.

        `held` says where cards are that the player has dragged away from their places.
        """
        script = Script(self.layout, before, held)
        rest = list(events)
        while rest:
            event = rest.pop(0)
            match event:
                case Play():
                    capture = rest.pop(0) if rest and isinstance(rest[0], Capture) else None
                    scopa = rest.pop(0) if rest and isinstance(rest[0], Scopa) else None
                    self._play(script, event, capture if isinstance(capture, Capture) else None)
                    if isinstance(capture, Capture):
                        self._take(script, event, capture, scopa if isinstance(scopa, Scopa) else None)
                case Deal():
                    self._deal(script, event)
                case Refill():
                    script.say(self.captions.refilled())
                    self._hand_out(script, event.hands, (), event)
                case Redeal():
                    self._throw_in(script, event)
                case Leftover():
                    self._leave_over(script, event)
                case DealOver() | MatchOver():
                    script.become(event)
                    script.wait(0.5 * self.base)
                case Capture() | Scopa():
                    script.become(event)
                case _:
                    assert_never(event)
        return script.timeline()

    @property
    def base(self) -> float:
        """The length of a play in seconds."""
        return BASE[self.speed]

    @property
    def _tempo(self) -> float:
        """How long dealing takes in proportion; never slower than at normal speed, so that nobody waits."""
        return min(1.0, self.base / BASE[Speed.NORMAL])

    # One play: fly, hold, leave

    def _play(self, script: Script, event: Play, capture: Capture | None) -> None:
        if event.seat != script.now.owner:
            script.wait(PONDER * self.base)
        script.become(event, stage=False)
        script.show(turn_of=event.seat)
        if capture is None:
            goal = table_pose(self.layout, script.now.slot_of(event.card), event.card)
        else:
            goal = beside(self.layout, map(script.pose, capture.cards))
        fly = FLY * self.base
        said = self.captions.played(event) if capture is None else self.captions.captured(capture)
        script.say(said, at=fly * 0.7)
        script.cue(Cue.PLAY, at=fly * 0.85)
        start = script.pose(event.card)
        middle = replace(
            flying(start.towards(goal, 0.5), 10.0),
            height=1.0,
            turn=0.5 if start.turn < 0.5 else 1.0,
            angle=goal.angle / 2,
        )
        script.move(event.card, flying(start, 10.0), 0.0)
        script.move(event.card, middle, fly * 0.5, ease=Ease.LINEAR)
        script.move(
            event.card, replace(goal, z=flying(goal, 9.0).z), fly * 0.5, after=fly * 0.5, ease=Ease.OUT
        )
        for card, pose in hand_poses(script.now, self.layout, event.seat).items():
            script.move(card, pose, CLOSE_UP * self.base, after=fly * 0.3, ease=Ease.IN_OUT)
        script.wait(fly)
        if capture is None:
            script.move(event.card, goal, 0.0)
            script.wait(LAY * self.base)
            script.show()

    def _take(self, script: Script, play: Play, capture: Capture, scopa: Scopa | None) -> None:
        hold = HOLD * self.base
        taken = (*capture.cards, play.card)
        lit = min(0.12, hold / 4)
        for card in taken:
            script.move(card, replace(script.pose(card), mark=1.0, height=0.25), lit)
        resting = [card for _, card in script.now.table if card not in taken]
        for card in resting:
            script.move(card, replace(script.pose(card), dim=DIMMED), lit)
        if self.settebello in taken:
            script.span(0.55 * hold, self.settebello)
            script.cue(Cue.SETTEBELLO)
        script.cue(Cue.CAPTURE, at=hold)
        script.wait(hold)
        if scopa is not None:
            script.span(0.62 * SWEEP * self.base)
            script.cue(Cue.SWEEP)
            script.wait(0.35 * SWEEP * self.base)
        for card in resting:
            script.move(card, replace(script.pose(card), dim=0.0), LEAVE * self.base)
        leave = self._to_pile(script, capture, taken, scopa)
        rest = 0.65 * SWEEP * self.base
        if scopa is not None:
            # Said when most cards have left the cloth, so that it covers none, and until the play is over.
            script.say(self.captions.swept(capture), at=0.5 * leave)
            script.bubble(capture.seat, t("Scopa!"), 0.5 * leave + rest, after=0.5 * leave)
        script.wait(leave)
        script.become(capture)
        if scopa is not None:
            script.become(scopa)
            script.wait(rest)

    def _to_pile(self, script: Script, capture: Capture, taken: Sequence[Card], scopa: Scopa | None) -> float:
        """Let the taken cards leave in quick succession; the seconds until the last one has come."""
        pile = script.now.piles[capture.side]
        gap = min(IN_SUCCESSION * self.base / BASE[Speed.NORMAL], 0.5 * LEAVE * self.base / len(taken))
        length = LEAVE * self.base
        for number, card in enumerate(taken):
            after = number * gap
            if scopa is not None and card == scopa.card:
                goal = sweep_pose(self.layout, capture.side, len(pile.sweeps), len(pile.sweeps) + 1)
            else:
                goal = pile_pose(self.layout, capture.side, len(pile.cards) + number)
            script.leave(card, replace(goal, z=goal.z + number), length, after=after)
        return length + gap * (len(taken) - 1)

    # Dealing

    def _deal(self, script: Script, event: Deal) -> None:
        script.say(self.captions.dealt(event.dealer))
        script.cue(Cue.SHUFFLE)
        self._hand_out(script, event.hands, event.table, event)

    def _hand_out(
        self, script: Script, hands: Sequence[Sequence[Card]], table: Sequence[Card], event: Deal | Refill
    ) -> None:
        """Give out cards one by one from the stock; the owner's come in face down and then open as a fan."""
        script.become(event, stage=False)
        now = script.now
        players = len(hands)
        order = [Seat((event.leader + n) % players) for n in range(players)]
        rounds = zip_longest(table, *(hands[seat] for seat in order))
        cards = [card for cards in rounds for card in cards if card is not None]
        every = min(DEAL_EVERY, DEAL_AT_MOST / len(cards)) * self._tempo
        flight, opens = DEAL_FLIGHT * self._tempo, FAN_OPENS * self._tempo
        stock = stock_pose(self.layout, now.dealer)
        goals: dict[Card, Pose] = {}
        for seat in order:
            goals |= hand_poses(now, self.layout, seat)
        goals |= {card: table_pose(self.layout, slot, card) for slot, card in now.table if card in table}
        own = set(now.hands[now.owner])
        for number, card in enumerate(cards):
            after = number * every
            goal = goals[card]
            script.appear(card, replace(flying(stock, len(cards) - number), turn=0.0), after=after)
            landing = self._gathered(goal, len(own)) if card in own else goal
            script.move(card, replace(landing, z=flying(goal, number).z), flight, after=after, ease=Ease.OUT)
            script.move(card, replace(landing, z=goal.z), 0.0, after=after + flight)
            if number % 2 == 0 or len(cards) < 14:
                script.cue(Cue.DEAL, at=after)
            script.count_stock(now.stock + len(cards) - number - 1, at=after)
        script.wait(every * (len(cards) - 1) + flight)
        for card in own:
            script.move(card, goals[card], opens, ease=Ease.IN_OUT)
        script.show()
        script.wait(opens)

    def _gathered(self, goal: Pose, count: int) -> Pose:
        """A card of the owner's as it comes in: face down, the hand still closed."""
        hand: Spot = self.layout.seats[0].hand
        closed = 0.12 if count > 1 else 1.0
        return replace(goal, x=hand.x + (goal.x - hand.x) * closed, turn=0.0)

    def _throw_in(self, script: Script, event: Redeal) -> None:
        """Show the table cards that are thrown in, say why, and put them back into the stock."""
        script.become(event)
        script.say(self.captions.dealt_again(event))
        stock = flying(stock_pose(self.layout, event.dealer), 0.0)
        every, flight = DEAL_EVERY * self._tempo, DEAL_FLIGHT * self._tempo
        for number, card in enumerate(event.table):
            goal = flying(table_pose(self.layout, number, card), number)
            script.appear(card, stock, after=number * every)
            script.move(card, goal, flight, after=number * every, ease=Ease.OUT)
            script.cue(Cue.DEAL, at=number * every)
        script.wait(every * len(event.table) + flight + READ * self.base)
        for card in event.table:
            script.leave(card, stock, LEAVE * self.base)
        script.wait(LEAVE * self.base)

    # The end

    def _leave_over(self, script: Script, event: Leftover) -> None:
        """What lies on the table slides to the side that captured last."""
        cards = [card for _, card in sorted(script.now.table) if card in event.cards]
        if event.side is None or not cards:
            script.become(event)
            return
        script.say(self.captions.left_over(event))
        lit = min(0.15, 0.2 * self.base)
        for card in cards:
            script.move(card, replace(script.pose(card), mark=1.0), lit)
        script.wait(READ * self.base)
        pile = script.now.piles[event.side]
        gap = min(IN_SUCCESSION, 0.5 / len(cards)) * self._tempo
        for number, card in enumerate(cards):
            goal = pile_pose(self.layout, event.side, len(pile.cards) + number)
            script.leave(card, replace(goal, z=goal.z + number), 1.3 * LEAVE * self.base, after=number * gap)
        script.cue(Cue.CAPTURE)
        script.wait(1.3 * LEAVE * self.base + gap * len(cards))
        script.become(event)

"""The visible state of a match at the table: animations of events, repeated turns, marks for unseen plays."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from settebello.engine import Card, Deal, Event, MatchOver, Redeal, Seat, settebello_of
from settebello.engine.rules.rulewords import Declare, Piles
from settebello.session import Waiting
from settebello.storage.settings import Speed
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.table.layout import ONE_ROW, TableLayout, lay_out, with_panel
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.banter.company import BanterState, faced
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.helps.recent_moves import Mark, Recent
from settebello.ui.table.model.move_picker import MovePicker
from settebello.ui.table.model.perspective import Perspective
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.table_game import TableGame
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.choreography import NOTHING_HELD, Choreographer
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.view.playback import Playback
from settebello.ui.table.view.pointer import Grip
from settebello.ui.table.view.talk.speech_bubble import RemarkBubble


class Stage:
    """Follows the session of a game; `marks` show the others' plays whose animation was skipped."""

    def __init__(
        self,
        services: Services,
        game: TableGame,
        captions: Captions,
        view: Perspective,
        *,
        one_row: int = ONE_ROW,
        relaid: Callable[[TableLayout], TableLayout] | None = None,
    ) -> None:
        """Start with the current deal at rest; `one_row` table cards at most lie in a single row.

        `relaid` changes the layout that was computed.
        """
        self._one_row, self._relaid = one_row, relaid
        self._panel = False
        self.view = view
        self._services = services
        self._game = game
        self._captions = captions
        self.layout = self._laid_out(1280, 720)
        start = self._empty(game.session.match.dealer).folded(game.session.events_so_far)
        self.playback = Playback(services.cues, start)
        self.marks: tuple[Mark, ...] = ()
        record = game.session.record
        self._evening = services.evening.joined(record)
        self.company = BanterState.of(services, record, self._evening).through(record)
        services.evening.heard(record, self._evening, self.company.evening)
        self._moods = self.company.faces
        self._over = False
        self.saying = RemarkBubble()

    def arrange(self, width: float, height: float) -> None:
        """Lay out the table for a size. A running animation ends, because its coordinates become invalid."""
        self.layout = self._laid_out(width, height)
        self.playback.finish()
        if self.marks:
            self.mark()

    def give_way(self, *, panel: bool) -> bool:
        """Lay out the table beside an open panel, or without one; return whether an animation has ended.

        Only players at the right have to give way; then a running animation ends as if it were skipped.
        """
        if panel is self._panel:
            return False
        before, self._panel = self.layout, panel
        self.layout = self._laid_out(before.width, before.height)
        if self.layout.seats == before.seats:
            return False
        ended = self.playback.running
        if ended:
            self.skip()
        elif self.marks:
            self.mark()
        return ended

    def look(self, view: Perspective, news: int = 0) -> None:
        """Change the perspective. The last `news` events stay hidden, because they are still to be shown."""
        if view == self.view:
            return
        session = self._game.session
        self.playback.finish()
        self.view = view
        self.layout = self._laid_out(self.layout.width, self.layout.height)
        seen = session.events_so_far[: len(session.events_so_far) - news]
        self.playback.timeline = Timeline.still(self._empty(session.match.dealer).folded(seen))
        self.marks = ()

    def show(
        self,
        events: tuple[Event, ...],
        dragged: Grip | None = None,
        risen: Mapping[Card, Pose] = NOTHING_HELD,
    ) -> None:
        """Animate new events, or show their result at once at instant speed.

        A card dropped by the player starts at the position of the drop; cards `risen` from a fan sink.
        """
        before = self.playback.timeline.last
        self._moods = self.company.faces
        self.company = self.company.talking(self._services.settings.current.talk).after(events)
        self._services.evening.heard(self._game.session.record, self._evening, self.company.evening)
        if isinstance(events[0], Deal | Redeal):
            before = self._empty(events[0].dealer)
        self.marks = ()
        held = {dragged.card: dragged.held} if dragged is not None else {}
        self.playback.begin(self._choreographer().timeline(before, events, held, risen))
        self._over = any(isinstance(event, MatchOver) for event in events)
        # The final remark would reveal the winner before the count, so the match-over screen shows it.
        self.saying.hear(None if self._over else self.company.remark)
        if not self.playback.running:
            self.mark()

    @property
    def players(self) -> tuple[Player, ...]:
        """The players with the faces of their moods; faces change when the cards have come to rest."""
        playback = self.playback
        before = self._over or (playback.running and playback.time < playback.timeline.settled)
        return faced(self._game.players, self._moods if before else self.company.faces)

    @property
    def next_faces(self) -> tuple[Player, ...]:
        """The players with the faces that they have after the animation."""
        return faced(self._game.players, self.company.faces)

    def again(self) -> bool:
        """Replay the others' plays since the person's last one at normal speed; False before the first play.

        The speed setting is ignored, because the person wants to see the animation.
        """
        session = self._game.session
        recent = Recent.last(self._empty(session.match.dealer), session.events_so_far)
        if recent is None:
            return False
        now = replace(self.playback.here, gaps=())
        timeline = self._choreographer(Speed.NORMAL).timeline(recent.before, recent.events)
        self.marks = ()
        self._moods = self.company.faces
        self.playback.begin(replace(timeline, stages=(*timeline.stages, (timeline.duration, now))))
        return True

    def skip(self) -> None:
        """End the animation at once, and mark the others' plays that it would have shown."""
        self.playback.finish()
        self.mark()

    def picking(self) -> MovePicker | None:
        """Return a new move selection when it is the turn of the person shown, otherwise None."""
        position = self._game.session.match.position
        if position is None or self._game.session.waiting_for is not Waiting.PERSON:
            return None
        if position.turn is None or position.turn != self.view.owner:
            return None
        here = self.playback.here
        poses = resting_poses(here, self.layout)
        free = [card for card in here.table_cards if here.claim is None or card not in here.claim.cards]
        places = self.layout.table_cells({*here.gaps, *(slot for slot, _ in here.table)})
        cells = {card: places[slot] for slot, card in here.table if card in free}
        as_read = sorted(free, key=lambda card: (cells[card][1], poses[card].x))
        tops = sorted(position.situation().tops, key=lambda card: poses[card].x)
        # For the cursor, the piles that may be stolen are a row above the table.
        cells |= {card: (place, -1) for place, card in enumerate(tops)}
        return MovePicker(position, here.hands[position.turn], (*as_read, *tops), cells=cells)

    def mark(self) -> None:
        """Mark the others' plays since the last play of the seat whose hand is shown."""
        session = self._game.session
        recent = Recent.of_others(self._empty(session.match.dealer), session.events_so_far)
        self.marks = recent.marks(self.layout) if recent is not None else ()
        if not self.playback.running:
            gaps = recent.gaps if recent is not None else ()
            self.playback.timeline = Timeline.still(replace(self.playback.timeline.last, gaps=gaps))

    def _choreographer(self, speed: Speed | None = None) -> Choreographer:
        rules = self._game.ruleset
        speed = speed or self._services.settings.current.speed
        reduced = self._services.reduced_motion()
        return Choreographer(self.layout, self._captions, speed, settebello_of(rules), reduced=reduced)

    def _empty(self, dealer: Seat) -> TableState:
        match = self._game.session.match
        view = self.view
        empty = TableState.before_deal(view.owner, dealer, match.players, self._game.sides, match.ruleset)
        return replace(empty, bare=view.bare)

    def _laid_out(self, width: float, height: float) -> TableLayout:
        match = self._game.session.match
        direction, bottom = match.ruleset.players.direction, self.view.bottom
        large = self._services.settings.current.large_cards
        laid = lay_out(
            width,
            height,
            match.players,
            self._game.sides,
            direction,
            bottom,
            large=large,
            # A declaration shows a hand for the rest of the deal, and an open pile has the room of a hand.
            open_hands=self.view.bare
            or match.ruleset.declare is not Declare.NONE
            or match.ruleset.capture.piles is not Piles.CLOSED,
        )
        laid = replace(laid, one_row=self._one_row)
        laid = laid if self._relaid is None else self._relaid(laid)
        return with_panel(laid) if self._panel else laid

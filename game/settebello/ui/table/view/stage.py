"""What the table shows of a match: one motion after another, the last ones again, and what went unseen."""

from dataclasses import replace

from settebello.engine import Deal, Event, MatchOver, Redeal, Seat, settebello_of
from settebello.session import Waiting
from settebello.storage.settings import Speed
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.table.layout import TableLayout, lay_out
from settebello.ui.table.model.banter.company import Company, faced
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.helps.recent_moves import Mark, Recent
from settebello.ui.table.model.move_picker import MovePicker
from settebello.ui.table.model.perspective import Perspective
from settebello.ui.table.model.rest_poses import resting_poses
from settebello.ui.table.model.table_game import TableGame
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.choreography import Choreographer
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.view.playback import Playback
from settebello.ui.table.view.pointer import Grip
from settebello.ui.table.view.talk.speech_bubble import Saying


class Stage:
    """Follows the session of a game; `marks` are the others' cards whose motion nobody has seen."""

    def __init__(self, services: Services, game: TableGame, captions: Captions, view: Perspective) -> None:
        """Begin with the deal as it stands."""
        self.view = view
        self._services = services
        self._game = game
        self._captions = captions
        self.layout = self._laid_out(1280, 720)
        start = self._empty(game.session.match.dealer).folded(game.session.events_so_far)
        self.playback = Playback(services.cues, start)
        self.marks: tuple[Mark, ...] = ()
        record = game.session.record
        self.company = Company.at(record, services.opponents, services.settings.current.talk).through(record)
        self._moods = self.company.faces
        self._over = False
        self.saying = Saying()

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out for this size; a motion under way ends, its places being others now."""
        self.layout = self._laid_out(width, height)
        self.playback.finish()
        if self.marks:
            self.mark()

    def look(self, view: Perspective, news: int = 0) -> None:
        """See the table from another seat, or other hands; not yet the last so many things that happened."""
        if view == self.view:
            return
        session = self._game.session
        self.playback.finish()
        self.view = view
        self.layout = self._laid_out(self.layout.width, self.layout.height)
        seen = session.events_so_far[: len(session.events_so_far) - news]
        self.playback.timeline = Timeline.still(self._empty(session.match.dealer).folded(seen))
        self.marks = ()

    def show(self, events: tuple[Event, ...], dragged: Grip | None = None) -> None:
        """Go from what is shown to what has happened; at once when the speed is instant.

        The card that the player has dragged begins where it was let go.
        """
        before = self.playback.timeline.last
        self._moods = self.company.faces
        self.company = self.company.talking(self._services.settings.current.talk).after(events)
        if isinstance(events[0], Deal | Redeal):
            before = self._empty(events[0].dealer)
        self.marks = ()
        held = {dragged.card: dragged.held} if dragged is not None else {}
        self.playback.begin(self._choreographer().timeline(before, events, held))
        self._over = any(isinstance(event, MatchOver) for event in events)
        # Who has won is not told before it is counted: that is said on the last screen.
        self.saying.hear(None if self._over else self.company.remark)
        if not self.playback.running:
            self.mark()

    @property
    def players(self) -> tuple[Player, ...]:
        """Those at the table with the faces they make, which change when the cards have come to rest."""
        playback = self.playback
        before = self._over or (playback.running and playback.time < playback.timeline.settled)
        return faced(self._game.players, self._moods if before else self.company.faces)

    def again(self) -> bool:
        """Show once more what the others did since the person played; False when nobody has played yet.

        At normal speed, whatever the player has set, for that is what it is asked for.
        """
        session = self._game.session
        recent = Recent.last(self._empty(session.match.dealer), session.events_so_far)
        if recent is None:
            return False
        now = self.playback.here
        timeline = self._choreographer(Speed.NORMAL).timeline(recent.before, recent.events)
        self.marks = ()
        self._moods = self.company.faces
        self.playback.begin(replace(timeline, stages=(*timeline.stages, (timeline.duration, now))))
        return True

    def skip(self) -> None:
        """End the motion at once, and mark what it would have shown of the others."""
        self.playback.finish()
        self.mark()

    def picking(self) -> MovePicker | None:
        """A choice to be made by the person, when it is their turn."""
        position = self._game.session.match.position
        if position is None or self._game.session.waiting_for is not Waiting.PERSON:
            return None
        if position.turn is None or position.turn != self.view.owner:
            return None
        here = self.playback.here
        poses = resting_poses(here, self.layout)
        free = [card for card in here.table_cards if here.claim is None or card not in here.claim.cards]
        cells = {card: self.layout.table_cell(poses[card].x, poses[card].y) for card in free}
        as_read = sorted(free, key=lambda card: (cells[card][1], poses[card].x))
        return MovePicker(position, here.hands[position.turn], tuple(as_read), cells=cells)

    def mark(self) -> None:
        """Mark what the others have done since the one whose hand is seen played last."""
        session = self._game.session
        recent = Recent.of_others(self._empty(session.match.dealer), session.events_so_far)
        self.marks = recent.marks(self.layout) if recent is not None else ()

    def _choreographer(self, speed: Speed | None = None) -> Choreographer:
        rules = self._game.ruleset
        speed = speed or self._services.settings.current.speed
        reduced = self._services.reduced_motion()
        return Choreographer(self.layout, self._captions, speed, settebello_of(rules), reduced=reduced)

    def _empty(self, dealer: Seat) -> TableState:
        match = self._game.session.match
        pack, view = match.ruleset.deck, self.view
        empty = TableState.empty(view.owner, dealer, match.players, self._game.sides, pack)
        return replace(empty, bare=view.bare)

    def _laid_out(self, width: float, height: float) -> TableLayout:
        match = self._game.session.match
        direction, bottom = match.ruleset.players.direction, self.view.bottom
        large = self._services.settings.current.large_cards
        return lay_out(width, height, match.players, self._game.sides, direction, bottom, large=large)

"""What the table of the market game shows: whose view, what lies where, what moves, and what was said."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from settebello.audio.cues import Cue
from settebello.i18n import Text, t
from settebello.market import Event, MarketView, seen_by, view_of
from settebello.market.market_events import Began, Bought, Drawn, Ended, Over, Reshuffled, Secured, Taken
from settebello.session import only_person
from settebello.session.market.market_session import MarketSession
from settebello.storage.settings import Speed
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Remark
from settebello.ui.market.layout.card_places import Spot, places_of
from settebello.ui.market.layout.flights import Flights, flights_of
from settebello.ui.market.layout.market_layout import NEEDS, MarketLayout
from settebello.ui.market.model.choosing import Choosing
from settebello.ui.market.model.larger_letters import larger_letters
from settebello.ui.market.model.market_captions import Captions
from settebello.ui.table.model.market_people import players_of

if TYPE_CHECKING:
    from settebello.ui.market.model.market_hint import MarketHint

PACE: Final = {Speed.CALM: 1.5, Speed.NORMAL: 1.0, Speed.BRISK: 0.6, Speed.INSTANT: 0.0}
NOBODY: Final = -1
"""No seat: who sees only what everybody sees."""


class MarketBoard:
    """Holds what is shown of a match; `touch` asks for a new picture."""

    def __init__(
        self, services: Services, session: MarketSession, touch: Callable[[], None], *, alone: bool = False
    ) -> None:
        """Show the match as it is now; `alone`: without the mats of the others."""
        self.services = services
        self.session = session
        self.touch = touch
        record = session.record
        self.players = players_of(services, record.seats)
        self.people = record.persons
        self.person = only_person(seat.level for seat in record.seats)
        state = session.state
        first = self.people[0] if self.people else 0
        self.seat = first if self.person is not None or state.turn not in self.people else state.turn
        self.bare = self.person is not None
        """Whether the hand of the seat below is open."""
        self._shown = 1 if alone else state.players
        self.layout = MarketLayout.of(*NEEDS, self._shown, expert=state.rules.expert)
        self.choosing: Choosing | None = None
        self.flights = Flights()
        self.time = 0.0
        self.idle = 0.0
        self.log: tuple[Text, ...] = ()
        """What has happened and what was said, for the voice."""
        self._told: Text | None = None
        self.notice: Text | None = None
        self.refused = False
        self.hint: MarketHint | None = None
        self.touched = False
        """Whether the person has chosen something in this turn."""
        self._begun_at = -1
        """The number of actions at the beginning of the person's turn."""
        self.picture = 0
        """Counts the changes of what lies on the table."""
        self._captions = Captions(state.rules, [one.name for one in self.players], self.person)
        self.view: MarketView = view_of(state, self.seat)
        self.spots: Mapping[int, Spot] = {}
        self.look()

    @property
    def letters(self) -> float:
        """How much larger letters are wanted where they have room: the table itself is not enlarged."""
        return larger_letters(self.services.settings.current)

    @property
    def moving(self) -> bool:
        """Whether cards fly."""
        return self.time < self.flights.duration

    @property
    def caption(self) -> Text | None:
        """What happened last."""
        return self._told

    @property
    def last_of_others(self) -> Text | None:
        """What another player has done last, until the person in turn has done something."""
        actions = len(self.session.record.actions)
        return self.caption if self._begun_at == actions and not self.touched else None

    @property
    def persons_choice(self) -> bool:
        """Whether the person below is to choose."""
        return self.session.persons_turn and self.bare and self.session.state.turn == self.seat

    def arrange(self, width: float, height: float) -> None:
        """Lay the table out for a canvas; what flies arrives."""
        state, choosing = self.session.state, self.choosing
        self.layout = MarketLayout.of(
            width, height, self._shown, expert=state.rules.expert, places=len(state.display)
        )
        self.rest()
        self.look()
        if self.choosing is not None:
            self.choosing = choosing

    def look(self) -> None:
        """Read the match again, without any motion."""
        self.view = view_of(self.session.state, self.seat)
        self.spots = places_of(self.view, self.layout, bare=self.bare)
        situation = self.view.situation if self.persons_choice else None
        self.choosing = None if situation is None else Choosing(situation)
        self.picture += 1
        self.touch()

    def show(self, events: Sequence[Event]) -> None:
        """Show what has happened: words at once, cards on their way."""
        before = self.spots
        audience = self.seat if self.person is not None else NOBODY
        told = [seen_by(audience, event) for event in events]
        captions = tuple(self._captions.told(told))
        self.log += captions
        self._told = captions[-1] if captions else self._told
        self.notice = None
        self.refused = False
        self.hint = None
        self.look()
        if self.session.persons_turn and isinstance(events[-1], Began):
            self._begun_at, self.touched = len(self.session.record.actions), False
        pace = 0.0 if self.services.reduced_motion() else PACE[self.services.settings.current.speed]
        self.flights = flights_of(before, self.spots, told, pace)
        self.time = 0.0
        self.idle = 0.0
        cue = _cue(events)
        if cue is not None:
            self.services.cues.play(cue)

    def advance(self, step: float) -> bool:
        """Let what flies go on for some seconds; return whether everything has arrived."""
        self.time += step
        self.touch()
        if self.moving:
            return False
        self.rest()
        return True

    def rest(self) -> None:
        """Let everything that flies arrive."""
        if self.flights.all:
            self.flights = Flights()
            self.time = 0.0
            self.picture += 1
            self.touch()

    def say(self, notice: Text | None, *, refused: bool = False) -> None:
        """Show a sentence in the bar until the next press."""
        self.notice = notice
        self.refused = refused
        if refused:
            self.services.cues.play(Cue.REFUSE)
        self.touch()

    def hear(self, remark: Remark) -> None:
        """Note what somebody says at the table, for the voice."""
        name = self.players[remark.seat].name
        self.log += (t("{name}: “{words}”", name=name, words=remark.words),)

    def cover(self) -> None:
        """Cover the hand below where several people share the screen."""
        if self.person is None and self.people and self.bare:
            self.sit(self.seat, bare=False)

    def sit(self, seat: int, *, bare: bool) -> None:
        """Look at the table from another seat, with an open hand or a covered one."""
        self.rest()
        self.seat, self.bare = seat, bare
        self.look()


def _cue(events: Sequence[Event]) -> Cue | None:
    """Return the sound of an action."""
    for event in events:
        match event:
            case Over():
                return Cue.POINT
            case Secured():
                return Cue.POINT
            case Bought() | Taken():
                return Cue.CAPTURE
            case Reshuffled():
                return Cue.SHUFFLE
            case Ended() | Drawn():
                return Cue.DEAL
            case _:
                pass
    return Cue.PLAY if events else None

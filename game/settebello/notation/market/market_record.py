"""The record of a match of the market game: the seed that decides every shuffle, and every action."""

from dataclasses import dataclass, replace

from settebello.market import Action, BadSeedError, IllegalAction, MarketRules, MarketState, scores_of, set_up
from settebello.market.market_events import Event
from settebello.notation.record import SeatRecord

VERSION = 1


@dataclass(frozen=True, slots=True)
class MarketRecord:
    """A match from its set-up on; ``points`` are those of the seats once it is over."""

    rules: MarketRules
    seats: tuple[SeatRecord, ...]
    seed: str
    handicaps: tuple[int, ...] = ()
    actions: tuple[Action, ...] = ()
    taken_back: int = 0
    points: tuple[int, ...] | None = None

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, each in enumerate(self.seats) if each.level is None)

    def played(self, action: Action, state: MarketState) -> "MarketRecord":
        """Return the record with one more action, which has led to a state."""
        points = tuple(score.points for score in scores_of(state)) if state.over else None
        return replace(self, actions=(*self.actions, action), points=points)


@dataclass(frozen=True, slots=True)
class MarketReplay:
    """The states and events of a replayed record; ``states[k]`` is the one after ``k`` actions."""

    states: tuple[MarketState, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def state(self) -> MarketState:
        """The state after the last action."""
        return self.states[-1]


class MarketReplayError(ValueError):
    """A record that contradicts the rules; ``action`` is the index of the first wrong action, if one is."""

    def __init__(self, message: str, action: int | None = None, part: str = "turns") -> None:
        super().__init__(message)
        self.action = action
        self.part = part


def replay_market(record: MarketRecord) -> MarketReplay:
    """Play a record again; raises MarketReplayError at the first contradiction."""
    try:
        step = set_up(record.rules, len(record.seats), record.seed, record.handicaps)
    except BadSeedError as error:
        raise MarketReplayError(str(error), part="seed") from None
    except ValueError as error:
        raise MarketReplayError(str(error), part="seats") from None
    states, events = [step.state], [step.events]
    for number, action in enumerate(record.actions):
        try:
            step = step.state.play(action)
        except IllegalAction as error:
            raise MarketReplayError(f"the rules refuse it: {error}", number) from None
        states.append(step.state)
        events.append(step.events)
    if record.points is not None:
        found = tuple(score.points for score in scores_of(step.state))
        if not step.state.over:
            raise MarketReplayError("the match is not over, so it has no points", part="points")
        if found != record.points:
            said = f"the actions give {', '.join(map(str, found))}"
            raise MarketReplayError(said, part="points")
    return MarketReplay(tuple(states), tuple(events))

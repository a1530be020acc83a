"""A deal played on from a moment of a recorded match: a match of its own that never counts."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

from settebello.coach.decision_history import Action, OpponentDecision, actions_of_deal
from settebello.coach.duplicate.playout import lead_of, record_with
from settebello.engine import Card, Seat, Side, side_of
from settebello.notation import DealRecord, Record, SeatRecord, replay
from settebello.notation.purpose import Branch

NO_PEEKING = "this deal is not finished: only its hidden cards dealt anew can be played on"
ALL_KNOWN = "no other deal of the hidden cards fits what was played"
OVER = "the deal is over at this moment"


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a match: before move ``move`` of deal ``deal``, both counted from 0."""

    deal: int
    move: int


@dataclass(frozen=True, slots=True)
class BranchPlan:
    """A branch to begin; see ``branch_of``."""

    record: Record
    moment: Moment
    seat: Seat
    levels: tuple[tuple[Seat, str], ...] = ()
    anew: bool = False

    def branch(self, rng: Random) -> Record:
        """Return the branch; raises ValueError as ``branch_of`` does."""
        return branch_of(self.record, self.moment, self.seat, dict(self.levels), rng, anew=self.anew)


def match_identity(record: Record) -> str:
    """Return a name of a match that stays the same while it is played, and that its copies share."""
    first = record.deals[0] if record.deals else None
    cards = "" if first is None else first.seal.commitment if first.seal else "".join(map(str, first.deck))
    own = record.purpose.id if isinstance(record.purpose, Branch) else ""
    text = f"{record.ruleset.full_digest}|{len(record.seats)}|{record.dealer}|{cards}|{own}"
    return sha256(text.encode()).hexdigest()[:16]


def branch_of(
    record: Record,
    moment: Moment,
    seat: Seat,
    levels: Mapping[Seat, str],
    rng: Random,
    *,
    anew: bool,
) -> Record:
    """Return a new match from a moment of a recorded one, for the viewer on ``seat``.

    ``levels``: opponents that replace those of the record. ``anew``: the cards that the viewer could not
    see are dealt again. A match that nobody played gets the viewer as its person. Raises ValueError with
    the reason if nothing can be played on, or for the real hidden cards of an unfinished deal.
    """
    deal = _deal_at(record, moment)
    if deal.score is None and not anew:
        raise ValueError(NO_PEEKING)
    earlier = tuple(_unsealed(one) for one in record.deals[: moment.deal])
    seats = record.seats
    if not record.persons:
        seats = (*seats[:seat], SeatRecord(), *seats[seat + 1 :])
        earlier = tuple(_without(one, seat) for one in earlier)
        deal = _without(deal, seat)
    # The moves come again one by one, so that a claim that is not settled yet stays open.
    actions: list[Action] = []
    for number, action in actions_of_deal(record, moment.deal):
        answers = action is None or action.stands
        if number >= moment.move and not (answers and number == moment.move):
            break
        actions.append(action)
    purpose = _purpose(record, moment, rng, anew=anew)
    start = Record(record.ruleset, seats, record.dealer, earlier, repeated=True, purpose=purpose)
    deck, played = deal.deck, tuple(actions)
    if anew:
        deck, played = _dealt_anew(start, deal, played, seat, rng)
    dealt = DealRecord(deal.dealer, deck, deal.thrown_in)
    branch = record_with(replace(start, deals=(*earlier, dealt)), played)
    for other in map(Seat, range(len(seats))):
        level = levels.get(other) or record.level(other)
        if seats[other].level is not None and level is not None:
            branch = branch.with_level(other, level)
    if replay(branch).match.score is not None:
        raise ValueError(OVER)
    return branch


def _purpose(record: Record, moment: Moment, rng: Random, *, anew: bool) -> Branch:
    """Return what a branch states; a branch of a branch belongs to the match of the first one."""
    name, own = f"{rng.getrandbits(32):08x}", record.purpose
    if isinstance(own, Branch) and own.deal == moment.deal:
        return Branch(name, own.match, moment.deal, moment.move, anew or own.anew, own.points)
    points = record.deals[moment.deal].score
    return Branch(name, match_identity(record), moment.deal, moment.move, anew, points)


def difference(branch: Record, side: Side) -> float | None:
    """Return by how much a side did better in a branch than in the match; None while either is unfinished."""
    purpose = branch.purpose
    if not isinstance(purpose, Branch) or purpose.points is None or branch.deals[-1].score is None:
        return None
    own, before = branch.deals[-1].score, purpose.points
    return lead_of(own, side, branch.ruleset) - lead_of(before, side, branch.ruleset)


def side_of_seat(record: Record, seat: Seat) -> Side:
    """Return the side of a seat."""
    return side_of(seat, record.ruleset.players.side_count(len(record.seats)))


def _deal_at(record: Record, moment: Moment) -> DealRecord:
    if not 0 <= moment.deal < len(record.deals):
        raise ValueError(f"deal {moment.deal + 1} is not one of the {len(record.deals)} deals of this match")
    deal = record.deals[moment.deal]
    if not 0 <= moment.move <= len(deal.moves):
        raise ValueError(f"move {moment.move + 1} is not one of the {len(deal.moves)} moves of this deal")
    if deal.score is not None and moment.move == len(deal.moves):
        raise ValueError(OVER)
    return _unsealed(deal)


def _dealt_anew(
    start: Record, deal: DealRecord, actions: tuple[Action, ...], seat: Seat, rng: Random
) -> tuple[tuple[Card, ...], tuple[Action, ...]]:
    before = replay(start).match
    number = sum(action is not None and not (action.stands or action.bottom) for action in actions)
    dealt = DealRecord(deal.dealer, deal.deck, deal.thrown_in)
    position = replay(record_with(replace(start, deals=(*start.deals, dealt)), actions)).match.position
    if position is None:
        raise ValueError(OVER)
    decision = OpponentDecision(number, seat, "", before, deal.deck, actions, position)
    found = decision.dealt_anew(rng)
    if found is None:
        raise ValueError(ALL_KNOWN)
    return found.deck, found.actions


def _unsealed(deal: DealRecord) -> DealRecord:
    """Return a deal without its seal, which does not hold in another match."""
    return replace(deal, seal=None, cut="")


def _without(deal: DealRecord, seat: Seat) -> DealRecord:
    """Return a deal without the changes of opponents on a seat."""
    return replace(deal, changes=tuple(one for one in deal.changes if one.seat != seat))

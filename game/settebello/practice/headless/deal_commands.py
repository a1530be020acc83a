"""The commands of practice deals: prepare, view, play, coach, take_back."""

from dataclasses import replace
from typing import Any

from settebello.engine import CardSet, Event, Leftover, Move, Position
from settebello.learning.activities import Kind
from settebello.learning.deals.ending import DealEnding
from settebello.practice.coached_deal import CoachedDeal, Way, addends_of, nearest_way
from settebello.practice.headless.deal_json import CHILD, deal_json, seen_events, view_json, way_json
from settebello.practice.headless.errors import PracticeErrorCode
from settebello.practice.headless.practice_context import ARRANGING, PracticeContext
from settebello.practice.headless.task_commands import MOST_CLICKS, seconds_of
from settebello.practice.headless.task_json import explanation_json
from settebello.protocol.arguments import Arguments, bad, of_kind
from settebello.protocol.errors import ErrorCode, ProtocolError
from settebello.protocol.line_session import Answer
from settebello.protocol.play_commands import read_move
from settebello.session import PlayMove, Waiting

LONGEST_ARRANGING = 60_000
"""Milliseconds that a request may let a deck be arranged."""
MOST_PLIES = 1000
"""No deal has so many cards; a partner that never moves is a mistake in the program."""


def prepare(context: PracticeContext, arguments: Arguments) -> Answer:
    """Prepare a deal, and wait until its deck is arranged; a deal of this activity that was left goes on."""
    context.require_child()
    activity = context.reachable(arguments.text("activity"))
    if activity.kind is not Kind.DEALS:
        raise ProtocolError(ErrorCode.NOT_NOW, f"{activity.id} has no deals")
    shuffled = "shuffled" in arguments and of_kind(
        "shuffled", arguments.get("shuffled"), bool, "true or false"
    )
    limit = arguments.optional_number("time_ms", 1, LONGEST_ARRANGING)
    context.workshop.limit = ARRANGING if limit is None else limit / 1000
    context.workshop.cut = False
    context.learning.prepare(activity.id, shuffled=shuffled)
    practice = context.learning.practice()
    if practice is None:
        raise ProtocolError(PracticeErrorCode.NO_DEAL, "the deal is not ready")
    if context.coached is None or context.coached.practice is not practice:
        context.coached = CoachedDeal(practice, context.learning.record_turn)
    _partner_plays(context.coached)
    return {"cut": context.workshop.cut, **view(context)}


def view(context: PracticeContext) -> Answer:
    """Tell what the child may know of the deal, and its legal moves."""
    coached, _ = _playing(context)
    return {"deal": deal_json(coached), **view_json(coached)}


def play(context: PracticeContext, arguments: Arguments) -> Answer:
    """Play a move of the child and the partner's answer; a set that does not fit is explained instead."""
    coached, position = _playing(context)
    move = _move(position, arguments)
    clicks = arguments.number("clicks", 1, MOST_CLICKS, 1 + len(move.captured))
    given = arguments.get("seconds")
    seconds = None if given is None else seconds_of("seconds", given)
    coached.begin_turn(0.0)
    refusal = position.refusal(move)
    coached.clicked(clicks)
    if refusal is not None:
        told: Answer = {"played": False, "reason": refusal.reason}
        if move.captured:
            told["explanation"] = explanation_json(coached.refuse(position, move.card, move.captured))
        return told
    session, ply, turn = coached.practice.session, coached.ply, coached.turn_of(position, move, seconds)
    events = [*session.submit(PlayMove(move))]
    left = coached.played(ply, turn)
    events += _partner_plays(coached)
    answer: Answer = {
        "played": True,
        "events": seen_events(events, coached.practice),
        "left": _told(context, position, left),
    }
    if session.waiting_for is Waiting.PERSON:
        return {**answer, "over": False, **view_json(coached)}
    practice, ending = coached.practice, DealEnding.of(session.match)
    context.coached = None
    context.learning.played(practice)
    return {
        **answer,
        "over": True,
        "piles": [list(map(str, pile)) for pile in ending.piles],
        "sweeps": list(ending.sweeps),
        "check": any(isinstance(event, Leftover) for event in events) and _fifteen(position),
        "deck": [str(card) for card in practice.deal.deck],
        "digest": practice.deal.digest,
    }


def coach(context: PracticeContext) -> Answer:
    """Tell one step more: whether anything can be taken, with which card, and which cards."""
    coached, position = _playing(context)
    coached.begin_turn(0.0)
    told = coached.tell()
    way = nearest_way(position.listed_moves(), None, CardSet(0, position.table.pack))
    answer: Answer = {"told": told, "can_take": way is not None}
    if way is not None and told > 1:
        answer["card"] = str(way[0])
    if way is not None and told > 2:
        answer |= way_json(position, way)
    return answer


def take_back(context: PracticeContext) -> Answer:
    """Take the child's last card back, each card once."""
    coached, _ = _playing(context)
    if not coached.take_back():
        raise ProtocolError(ErrorCode.NOT_NOW, "no card can be taken back: each one once")
    return view(context)


def _playing(context: PracticeContext) -> tuple[CoachedDeal, Position]:
    """The deal in which it is the child's turn; ProtocolError (no_deal)."""
    context.require_child()
    coached = context.coached
    position = coached.practice.session.match.position if coached is not None else None
    if coached is None or position is None:
        raise ProtocolError(PracticeErrorCode.NO_DEAL, "no deal is being played: prepare one")
    return coached, position


def _move(position: Position, arguments: Arguments) -> Move:
    """The move of a request: a card of the hand, and cards of the table, or the top of a pile."""
    move = read_move(arguments.text("move"), position.ruleset.deck.pack)
    hand = position.hands[CHILD]
    if move != replace(move, doubted=False) or move.card not in hand:
        bad("move", f"{move.card} is not in the hand: {hand}")
    if away := move.captured - position.table - position.situation().tops:
        bad("move", f"{away} is not on the table: {position.table}")
    return move


def _partner_plays(coached: CoachedDeal) -> list[Event]:
    """Let the partner play until it is the child's turn or the deal is over."""
    session, events = coached.practice.session, list[Event]()
    for _ in range(MOST_PLIES):
        if session.waiting_for is not Waiting.OPPONENT:
            return events
        events += session.poll()
    raise RuntimeError("the partner does not move")


def _told(context: PracticeContext, position: Position, left: Way | None) -> dict[str, Any] | None:
    """The sum that the child left on the table, where adults want it told."""
    return None if left is None or not context.require_child().settings.missed else way_json(position, left)


def _fifteen(position: Position) -> bool:
    card = next(iter(position.ruleset.deck.pack.cards))
    return bool(addends_of(position, card, CardSet(0, position.table.pack)))

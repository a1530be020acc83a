"""The commands that play the same cards again: anew, par, duplicate, daily, daily_rank and daily_code."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from settebello.coach.decision_history import OpponentDecision, PlayOrder, actions_of
from settebello.coach.duplicate.daily import (
    CodeError,
    DailyResult,
    LevelPlays,
    Rank,
    deal_of_the_day,
    read_code,
)
from settebello.coach.duplicate.interval import Interval
from settebello.coach.duplicate.par import PAR_LEVEL, PLAYOUTS, Par, ParDeal
from settebello.coach.duplicate.playout import SteadyPlayers
from settebello.coach.duplicate.second_table import second_table
from settebello.engine import CannotDeal, Card, Event, Match, Move, Phase, Side
from settebello.notation import DealRecord, Record, SeatRecord
from settebello.notation.purpose import day_of
from settebello.notation.record import exchange_of
from settebello.protocol.analysis_commands import level_of
from settebello.protocol.arguments import Arguments, bad
from settebello.protocol.catalogue_commands import rules_of
from settebello.protocol.errors import ErrorCode, ProtocolError
from settebello.protocol.game_under_way import EngineContext, Game, Outcome, require_game
from settebello.protocol.json_events import events_of
from settebello.protocol.json_values import by_side, state_of
from settebello.protocol.line_session import Answer
from settebello.protocol.play_commands import seed_of

MOST_PLAYS: Final = 2000
"""The most plays of a deck that a request may ask for."""
PLACES: Final = 6
"""Decimal places of points."""


def anew(context: EngineContext, arguments: Arguments, game: Game | None) -> Outcome:
    """Deal the cards anew that a seat cannot see; what it has seen stays."""
    game = require_game(game)
    if game.match.phase is not Phase.PLAY:
        raise ProtocolError(ErrorCode.NOT_NOW, "the deal is over: no card is hidden")
    seat = arguments.seat("seat", game.position.players)
    rng = Random(seed_of(context, arguments))
    deck, actions = _dealt(game)
    start = _start(game)
    number = sum(action is not None for action in actions)
    other = OpponentDecision(number, seat, "", start, deck, actions, game.position).dealt_anew(rng)
    if other is None:
        raise ProtocolError(ErrorCode.NOT_NOW, "no deal was found that fits what was played")
    match = replace(game.match, position=other.position)
    after = Game(match, other.position, game.seed, game, other.deck)
    return Outcome({"state": state_of(after)}, after)


def par(context: EngineContext, arguments: Arguments, game: Game | None) -> Answer:
    """Answer with what the cards of the deal are worth to each side, and where it is over, with its play."""
    game = require_game(game)
    deck, _ = _dealt(game)
    count = arguments.number("plays", 2, MOST_PLAYS, default=PLAYOUTS)
    level = level_of(context, arguments) if "level" in arguments else PAR_LEVEL
    match = game.match
    deal = ParDeal(match.ruleset, match.players, match.dealer, deck, level, count, _seed(arguments))
    players = SteadyPlayers(context.levels)
    found = Par(match.ruleset, tuple(deal.results(players)), tuple(deal.average.results(players)))
    sides = []
    for side in map(Side, range(len(match.scores))):
        own, usual = found.of(side), found.usual(side)
        one: dict[str, Any] = {
            "par": _interval(own),
            "usual": _interval(usual),
            "luck": _interval(own.minus(usual)),
        }
        if match.score is not None:
            split = found.split(match.score.points, side)
            one |= {"result": round(split.result, PLACES), "play": _interval(split.play)}
        sides.append(one)
    return {"sides": by_side(sides), "stats": {"plays": count, "decks": deal.average.count, "level": level}}


def duplicate(context: EngineContext, arguments: Arguments, game: Game | None) -> Answer:
    """Answer with the deal as a level plays it on one seat; opponents of a level have the others."""
    game = require_game(game)
    match, score = game.match, game.match.score
    if match.phase is Phase.PLAY or score is None:
        raise ProtocolError(ErrorCode.NOT_NOW, "the deal is not over")
    deck, _ = _dealt(game)
    seat, level = arguments.seat("seat", match.players), level_of(context, arguments)
    others = level_of(context, arguments, "others") if "others" in arguments else PAR_LEVEL
    seats = tuple(SeatRecord(level=None if one == seat else others) for one in range(match.players))
    deal = DealRecord(
        match.dealer,
        deck,
        moves=game.position.history,
        score=score.points,
        exchange=exchange_of(game.position, deck),
    )
    found = second_table(
        Record(match.ruleset, seats, match.dealer, (deal,)), seat, level, SteadyPlayers(context.levels)
    )
    second = found.second.deals[0]
    return {
        "moves": [str(move) for move in second.moves],
        "points": by_side(second.score or ()),
        "parted": found.parted,
        "difference": round(found.difference, PLACES),
    }


def daily(context: EngineContext, arguments: Arguments) -> Outcome:
    """Deal the deal of a day; seat 0 is yours."""
    rules = rules_of(context, arguments)
    try:
        day = day_of(arguments.text("date"))
    except ValueError as error:
        bad("date", str(error))
    try:
        record = deal_of_the_day(rules, day)
    except CannotDeal as error:
        raise ProtocolError(ErrorCode.NOT_NOW, str(error)) from None
    deal = record.deals[0]
    match = Match.start(rules, len(record.seats), record.dealer)
    events: tuple[Event, ...] = ()
    for deck in (*deal.thrown_in, deal.deck):
        step = match.deal_deck(deck)
        match, events = step.match, (*events, *step.events)
    game = replace(Game.dealt(match, 0, deck=deal.deck), day=day)
    return Outcome({"events": events_of(events, rules), "state": state_of(game)}, game)


def daily_rank(context: EngineContext, arguments: Arguments, game: Game | None) -> Answer:
    """Answer with the code of the deal of the day and its rank among the plays of a level."""
    game = require_game(game)
    if game.day is None or game.match.score is None:
        raise ProtocolError(ErrorCode.NOT_NOW, "no deal of a day is over: begin one with daily")
    level = level_of(context, arguments)
    count = arguments.number("plays", 1, MOST_PLAYS, default=PLAYOUTS)
    result = DailyResult.of(game.match.ruleset, game.day, game.match.score.points)
    task = LevelPlays(result.ruleset, game.day, level, count)
    rank = Rank.of(result.lead, list(task.results(SteadyPlayers(context.levels))))
    return {
        "lead": round(result.lead, PLACES),
        "code": result.code,
        "worse": rank.worse,
        "equal": rank.equal,
        "better": rank.better,
    }


def daily_code(context: EngineContext, arguments: Arguments) -> Answer:
    """Answer with what the code of a result states."""
    games = {name: context.rulebook.ruleset(name) for name in context.rulebook.ids()}
    try:
        result = read_code(arguments.text("code"), games)
    except CodeError as error:
        bad("code", str(error))
    return {
        "ruleset": result.ruleset.id,
        "date": result.day.isoformat(),
        "own": result.own,
        "others": result.others,
        "lead": round(result.lead, PLACES),
    }


def _seed(arguments: Arguments) -> int:
    """Return the seed of a request; 0 where it is left out, so that the window finds the same."""
    return arguments.number("seed", 0, 2**63 - 1, default=0)


def _dealt(game: Game) -> tuple[tuple[Card, ...], tuple[Move | None, ...]]:
    """Return the deck of the deal, and what was played; raises ProtocolError if the deal was set up."""
    if game.deck is None:
        raise ProtocolError(ErrorCode.NOT_NOW, "the deal was set up by position, so it has no deck")
    position = game.position
    order = PlayOrder(position.ruleset, position.players, position.dealer)
    dealt = DealRecord(position.dealer, game.deck, exchange=exchange_of(position, game.deck))
    chosen = () if dealt.exchange_move is None else (dealt.exchange_move,)
    return game.deck, (*chosen, *(action for _, action in actions_of(position.history, order)))


def _start(game: Game) -> Match:
    """Return a match that deals the deck of this game with the same totals."""
    match, position = game.match, game.position
    return Match(
        ruleset=match.ruleset,
        players=match.players,
        dealer=match.dealer,
        scores=position.scores,
        deal=position.deal,
    )


def _interval(interval: Interval) -> dict[str, Any]:
    low, high = interval.bounds or (interval.mean, interval.mean)
    return {"points": round(interval.mean, PLACES), "low": round(low, PLACES), "high": round(high, PLACES)}

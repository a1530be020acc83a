"""A session of the market game: requests in, answers out, and the match between them. It does no I/O."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from settebello import __version__
from settebello.ai.market.market_levels import MARKET_LEVELS
from settebello.datafile import DataError
from settebello.market import (
    BadAction,
    BadSeedError,
    IllegalAction,
    MarketRules,
    MarketState,
    action_text,
    parse_action,
    scores_of,
    set_up,
    view_of,
    winners_of,
)
from settebello.market.market_events import Event
from settebello.notation.market.market_observation import (
    event_json,
    ids,
    market_observation,
    marks_json,
    places,
    score_json,
)
from settebello.protocol.arguments import Arguments, bad, number, of_kind
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.line_session import Answer, Command, LineSession, find_command, read_arguments
from settebello.rulebook.market_book import MarketBook, UnknownMarketError

PROTOCOL = 1


@dataclass(frozen=True, slots=True)
class MarketContext:
    """The variants, and chance for requests without a seed."""

    book: MarketBook
    chance: Random


@dataclass(frozen=True, slots=True)
class MarketGame:
    """A match in progress with the states before it."""

    state: MarketState
    before: tuple[MarketState, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class MarketOutcome:
    """An answer, and the match after the command."""

    answer: Answer
    game: MarketGame


Run = Callable[[MarketContext, Arguments, MarketGame | None], "Answer | MarketOutcome"]


def _hello(context: MarketContext, _: Arguments, __: MarketGame | None) -> Answer:
    return {
        "name": "Settebello",
        "version": __version__,
        "protocol": PROTOCOL,
        "variants": list(context.book.variants),
        "levels": list(MARKET_LEVELS),
    }


def _cards(context: MarketContext, arguments: Arguments, _: MarketGame | None) -> Answer:
    rules = _rules(context, arguments)
    return {
        "digest": rules.digest,
        "cards": [
            {
                "id": card.id,
                "kind": card.kind.value,
                "number": card.number,
                "grade": card.grade,
                "colour": card.colour,
                "marks": [name for name in ("border", "flash", "arrow", "shuffle") if getattr(card, name)],
                "spades": card.spades,
                "greens": card.greens,
                "reds": card.reds,
            }
            for card in rules.cards
        ],
    }


def _new(context: MarketContext, arguments: Arguments, _: MarketGame | None) -> MarketOutcome:
    rules = _rules(context, arguments)
    players = arguments.number("players", rules.players[0], rules.players[-1])
    seed = str(context.chance.getrandbits(53))
    if "seed" in arguments:
        given = arguments.get("seed")
        if isinstance(given, bool) or not isinstance(given, (int, str)):
            bad("seed", f"{shown(given)} is neither a text nor a whole number")
        seed = str(given)
    handicaps: tuple[int, ...] = ()
    if "handicaps" in arguments:
        handicaps = tuple(
            number(f"handicaps[{place}]", seat, 0, players - 1)
            for place, seat in enumerate(arguments.items("handicaps"))
        )
    if players not in rules.removed:
        allowed = ", ".join(map(str, rules.players))
        bad("players", f"{players} is not a number of players of {rules.id}: {allowed}")
    try:
        step = set_up(rules, players, seed, handicaps)
    except BadSeedError as error:
        bad("seed", str(error))
    answer = {"seed": seed, "events": _events(rules, step.events), "state": _state_json(step.state)}
    return MarketOutcome(answer, MarketGame(step.state))


def _state(_: MarketContext, __: Arguments, game: MarketGame | None) -> Answer:
    return {"state": _state_json(_under_way(game).state)}


def _observe(_: MarketContext, arguments: Arguments, game: MarketGame | None) -> Answer:
    state = _under_way(game).state
    seat = arguments.number("seat", 0, state.players - 1)
    return {"observation": market_observation(view_of(state, seat))}


def _legal(_: MarketContext, __: Arguments, game: MarketGame | None) -> Answer:
    state = _under_way(game).state
    return {"actions": sorted(action_text(state.rules, action) for action in state.legal_actions())}


def _play(_: MarketContext, arguments: Arguments, game: MarketGame | None) -> MarketOutcome:
    under_way = _under_way(game)
    state = under_way.state
    texts = [arguments.text("action")] if "action" in arguments else []
    if "actions" in arguments:
        texts += [of_kind("actions", text, str, "a text") for text in arguments.items("actions")]
    if not texts:
        raise ProtocolError(ErrorCode.MISSING, "play needs action or actions")
    before, happened = under_way.before, []
    for text in texts:
        try:
            step = state.play(parse_action(state.rules, text))
        except BadAction as error:
            bad("action", str(error))
        except IllegalAction as error:
            refusal = error.refusal
            numbers = {"wanted": refusal.wanted, "got": refusal.got}
            facts = {name: value for name, value in numbers.items() if value is not None}
            raise ProtocolError(
                ErrorCode.ILLEGAL_MOVE,
                f"{text} is refused: {refusal}",
                {"reason": refusal.reason.value, **facts},
            ) from None
        before, state = (*before, state), step.state
        happened += _events(state.rules, step.events)
    return MarketOutcome({"events": happened, "state": _state_json(state)}, MarketGame(state, before))


def _undo(_: MarketContext, __: Arguments, game: MarketGame | None) -> MarketOutcome:
    under_way = _under_way(game)
    if not under_way.before:
        raise ProtocolError(ErrorCode.NOT_NOW, "there is nothing to take back")
    *before, state = under_way.before
    return MarketOutcome({"state": _state_json(state)}, MarketGame(state, tuple(before)))


def _result(_: MarketContext, __: Arguments, game: MarketGame | None) -> Answer:
    state = _under_way(game).state
    scores = scores_of(state)
    return {
        "final": state.over,
        "points": [score.points for score in scores],
        "winners": list(winners_of(scores)),
        "trigger": None if state.trigger is None else state.trigger.value,
        "rounds": state.round,
        "scores": score_json(state.rules, scores),
    }


def _choose(context: MarketContext, arguments: Arguments, game: MarketGame | None) -> Answer:
    state = _under_way(game).state
    level = arguments.text("level")
    if level not in MARKET_LEVELS:
        raise ProtocolError(
            ErrorCode.UNKNOWN_LEVEL, f"{shown(level)} is not a level: {', '.join(MARKET_LEVELS)}"
        )
    if state.over:
        raise ProtocolError(ErrorCode.NOT_NOW, "the match is over")
    given = arguments.optional_number("seed", 0, 2**53)
    rng = Random(context.chance.getrandbits(53) if given is None else given)
    plan = MARKET_LEVELS[level]().plan(view_of(state, state.turn), rng)
    return {"actions": [action_text(state.rules, action) for action in plan]}


MARKET_COMMANDS: dict[str, Command[Run]] = {
    "hello": Command(_hello),
    "cards": Command(_cards, ("variant",)),
    "new": Command(_new, ("variant", "players"), ("seed", "handicaps")),
    "state": Command(_state),
    "observe": Command(_observe, ("seat",)),
    "legal": Command(_legal),
    "play": Command(_play, (), ("action", "actions")),
    "undo": Command(_undo),
    "result": Command(_result),
    "choose": Command(_choose, ("level",), ("seed",)),
    "quit": Command(lambda _, __, ___: {}),
}


class MarketLineSession(LineSession):
    """One conversation: its match is replaced only by a command that succeeded."""

    mistake = "a mistake in the program; the match is as it was"

    def __init__(self, context: MarketContext, complain: Callable[[str], object] = sys.stderr.write) -> None:
        """Take what is known and where a mistake in the program is reported."""
        super().__init__(complain)
        self._context = context
        self._game: MarketGame | None = None

    def run(self, name: object, values: Mapping[str, Any]) -> Answer:
        """Run a command, and keep the match that it leads to."""
        command = find_command(MARKET_COMMANDS, name)
        found = command.run(self._context, read_arguments(name, command, values), self._game)
        if name == "quit":
            self.over = True
        if not isinstance(found, MarketOutcome):
            return found
        self._game = found.game
        return found.answer


def _rules(context: MarketContext, arguments: Arguments) -> MarketRules:
    try:
        return context.book.rules(arguments.text("variant"))
    except (UnknownMarketError, DataError) as error:
        raise ProtocolError(ErrorCode.UNKNOWN_RULESET, str(error)) from None


def _under_way(game: MarketGame | None) -> MarketGame:
    if game is None:
        raise ProtocolError(ErrorCode.NO_GAME, "no match is under way: begin one with new")
    return game


def _events(rules: MarketRules, events: tuple[Event, ...]) -> list[dict[str, Any]]:
    return [event_json(rules, event) for event in events]


def _state_json(state: MarketState) -> dict[str, Any]:
    """Return every card of a match."""
    rules = state.rules
    return {
        "variant": rules.id,
        "round": state.round,
        "turn": None if state.over else state.turn,
        "starter": state.starter,
        "players": [
            {
                "mat": mat.number,
                "limited": mat.limited,
                **{
                    pile: ids(rules, getattr(mat, pile))
                    for pile in ("hand", "deck", "discard", "stage", "vault", "vitrine")
                },
                **({} if mat.sifted is None else {"sifted": rules.cards[mat.sifted].id}),
            }
            for mat in state.mats
        ],
        "display": places(rules, state.display),
        "supply": ids(rules, state.supply),
        "goals": ids(rules, state.goals),
        "graveyard": ids(rules, state.graveyard),
        "removed": ids(rules, state.removed),
        "marks": marks_json(state.marks),
        "trigger": None if state.trigger is None else state.trigger.value,
        "last_round": state.last_round,
        "over": state.over,
    }

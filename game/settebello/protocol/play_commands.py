"""The commands that deal and play: new, next, state, observe, legal, play, undo, score."""

from random import Random

from settebello.ai.players import DOUBT
from settebello.engine import (
    CannotDeal,
    Event,
    IllegalMove,
    Match,
    Move,
    Pack,
    Phase,
    Position,
    Ruleset,
    Scopa,
    Seat,
    WrongDeck,
)
from settebello.notation.observation import observation_of
from settebello.protocol.arguments import Arguments, bad, card_list
from settebello.protocol.catalogue_commands import players_of, rules_of
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.game_under_way import EngineContext, Game, Outcome, require_game
from settebello.protocol.json_events import events_of
from settebello.protocol.json_values import score_of, state_of, texts
from settebello.protocol.line_session import Answer

MOST_SEED = 2**63 - 1


def new(context: EngineContext, arguments: Arguments) -> Outcome:
    """Start a match and deal its first cards."""
    rules = rules_of(context, arguments)
    players = players_of(rules, arguments)
    dealer = arguments.seat("dealer", players) if "dealer" in arguments else Seat(players - 1)
    match = Match.start(rules, players, dealer)
    return _dealt(arguments, match, seed_of(context, arguments), None)


def deal_next(context: EngineContext, arguments: Arguments, game: Game | None) -> Outcome:
    """Deal the next deal of the match."""
    game = require_game(game)
    if game.match.phase is not Phase.TO_DEAL:
        waits = "the match is over" if game.match.winner is not None else "a deal is being played"
        raise ProtocolError(ErrorCode.NOT_NOW, f"no deal is due: {waits}")
    seed = seed_of(context, arguments) if "seed" in arguments else game.seed
    return _dealt(arguments, game.match, seed, game)


def state(game: Game | None) -> Answer:
    """Answer with the present game."""
    return {"state": state_of(require_game(game))}


def observe(arguments: Arguments, game: Game | None) -> Answer:
    """Answer with the observation of one seat."""
    position = require_game(game).position
    return {"observation": observation_of(position.view(arguments.seat("seat", position.players)))}


def legal(game: Game | None) -> Answer:
    """Answer with every legal move, and which of them score a sweep."""
    position = require_game(game).position
    # Sorted by text, so that a client can search the list without knowing the card order.
    moves = sorted(position.legal_moves(), key=str)
    answer: Answer = {"moves": [str(move) for move in moves], "scopa": [_sweeps(position, m) for m in moves]}
    if position.may_doubt:
        answer["doubt"] = True
    return answer


def play(arguments: Arguments, game: Game | None) -> Outcome:
    """Make a move for the seat in turn."""
    game, text = require_game(game), arguments.text("move")
    if game.match.phase is not Phase.PLAY:
        over = "the match is over" if game.match.winner is not None else "the deal is over: next deals again"
        raise ProtocolError(ErrorCode.NOT_NOW, over)
    if text.strip() == DOUBT:
        if not game.position.may_doubt:
            raise ProtocolError(ErrorCode.ILLEGAL_MOVE, "?: no card that could be doubted was just played")
        step = game.match.doubt()
    else:
        move = read_move(text, game.match.ruleset.deck.pack)
        if move.doubted or move.judge is not None:
            message = f"{text!r}: a claim is doubted by ? alone; only records write it on the move"
            raise ProtocolError(ErrorCode.ILLEGAL_MOVE, message)
        try:
            step = game.match.play(move)
        except IllegalMove as error:
            refusal = error.refusal
            facts = {"reason": refusal.reason.value}
            options = {"options": [texts(cards) for cards in refusal.options]} if refusal.options else {}
            numbers = {"wanted": refusal.wanted, "got": refusal.got} if refusal.wanted else {}
            raise ProtocolError(ErrorCode.ILLEGAL_MOVE, str(error), {**facts, **numbers, **options}) from None
    after = game.after(step.match)
    return Outcome({"events": events_of(step.events, game.match.ruleset), "state": state_of(after)}, after)


def undo(game: Game | None) -> Outcome:
    """Return to the game before the last step: a move, a doubt or a deal."""
    before = require_game(game).before
    if before is None:
        raise ProtocolError(ErrorCode.NOT_NOW, "nothing was played that could be taken back")
    return Outcome({"state": state_of(before)}, before)


def score(game: Game | None) -> Answer:
    """Answer with the score of the deal, or of the present piles."""
    return score_of(require_game(game))


def seed_of(context: EngineContext, arguments: Arguments) -> int:
    """Return the seed of a request, or a random one."""
    given = arguments.optional_number("seed", -MOST_SEED, MOST_SEED)
    return context.seed() if given is None else given


def read_move(text: str, pack: Pack) -> Move:
    """Parse a move; raises ProtocolError (bad_value)."""
    try:
        return Move.parse(text, pack)
    except ValueError as error:
        raise ProtocolError(ErrorCode.BAD_VALUE, f"move: {shown(text)}: {error}") from None


def _dealt(arguments: Arguments, match: Match, seed: int, before: Game | None) -> Outcome:
    """Deal the deck of a request or a random one, again if the rules require a redeal."""
    deck = tuple(card_list("deck", arguments.get("deck"))) if "deck" in arguments else None
    try:
        if deck is not None and "seed" not in arguments:
            step = match.deal_deck(deck)
        else:
            step, (*_, deck) = match.deal_next(_chance(seed, match), deck)
    except WrongDeck as error:
        bad("deck", str(error))
    except CannotDeal as error:
        raise ProtocolError(ErrorCode.NOT_NOW, str(error)) from None
    if step.match.phase is not Phase.PLAY:
        raise _thrown_in(step.events, match.ruleset)
    game = Game.dealt(step.match, seed, before, deck)
    return Outcome({"events": events_of(step.events, match.ruleset), "state": state_of(game)}, game)


def _chance(seed: int, match: Match) -> Random:
    """Return the random numbers for the next deal: the same after an undo."""
    return Random(f"{seed}/{match.position.deal if match.position else 0}")


def _thrown_in(events: tuple[Event, ...], ruleset: Ruleset) -> ProtocolError:
    """Return the error for a deck that the rules throw in, when no seed for another deck was given."""
    message = "deck: the rules throw this deck in; with a seed, another one is dealt after it"
    return ProtocolError(ErrorCode.BAD_VALUE, message, {"events": events_of(events, ruleset)})


def _sweeps(position: Position, move: Move) -> bool:
    if position.table - move.captured:
        # Only a capture of the whole table sweeps; a large table has too many captures to try all.
        return False
    # The step may also settle an undoubted claim, which can score a sweep for another seat.
    events = position.play(move).events
    return any(isinstance(event, Scopa) and event.seat == position.turn for event in events)

"""The commands of the games of ten: pyramid, pair, put_back, fish, ask, give, point."""

from typing import Any, TypeVar

from settebello.engine import Card
from settebello.learning.activities import Kind
from settebello.learning.tens.fish import CHILD, Asked
from settebello.practice.fish_game import CLICKS, FishGame, FishPhase
from settebello.practice.headless.errors import PracticeErrorCode
from settebello.practice.headless.practice_context import PracticeContext
from settebello.practice.headless.task_commands import MOST_CLICKS, seconds_of
from settebello.practice.headless.task_json import explanation_json
from settebello.practice.pyramid_game import PAIR, Chosen, PyramidGame
from settebello.practice.ten_game import TenGame
from settebello.protocol.arguments import Arguments, bad, card_list
from settebello.protocol.errors import ErrorCode, ProtocolError
from settebello.protocol.json_values import texts
from settebello.protocol.line_session import Answer

Game = TypeVar("Game", bound=TenGame)


def pyramid(context: PracticeContext, arguments: Arguments) -> Answer:
    """Begin a pyramid of ten, or continue the one that was left."""
    activity = _activity(context, arguments, Kind.PYRAMID, "has no pyramid")
    context.fish = None
    game = context.pyramid = context.learning.pyramid(activity)
    return {"pyramid": _pyramid_json(game)}


def pair(context: PracticeContext, arguments: Arguments) -> Answer:
    """Take a ten, or try two cards; a pair that does not make ten is explained."""
    game = _played(context)
    cards = card_list("cards", arguments.get("cards"))
    for card in cards:
        if card not in game.free:
            bad("cards", f"{card} is not free: one of {' '.join(texts(game.free))}")
    if len(set(cards)) < len(cards) or not 1 <= len(cards) <= PAIR:
        bad("cards", "one ten or two different cards are taken")
    if any(game.is_ten(card) != (len(cards) == 1) for card in cards):
        bad("cards", "a ten is taken alone, and every other card in a pair")
    clicks, seconds = _measured(arguments, len(cards))
    game.begin(0.0)
    game.raised = ()
    result = Chosen.RAISED
    for place, card in enumerate(cards):
        result = game.choose(card, seconds, clicks=0 if place else clicks)
    if game.over:
        context.pyramid = None
    answer: Answer = {"right": result is Chosen.TAKEN, "over": game.over}
    return {**answer, **_explained(game), "pyramid": _pyramid_json(game)}


def put_back(context: PracticeContext) -> Answer:
    """Put the cards taken last back."""
    game = _played(context)
    if not game.put_back(0.0):
        raise ProtocolError(ErrorCode.NOT_NOW, "no cards were taken that can be put back")
    return {"pyramid": _pyramid_json(game)}


def fish(context: PracticeContext, arguments: Arguments) -> Answer:
    """Deal a game of Go fish for ten, or continue the one that was left."""
    activity = _activity(context, arguments, Kind.FISH, "is not Go fish")
    context.pyramid = None
    game = context.fish = context.learning.fish(activity)
    # In a game that was left it may be the partner's turn.
    return _went_on(context, game, len(game.fish.asked))


def ask(context: PracticeContext, arguments: Arguments) -> Answer:
    """Ask for the friend of a card; a number that does not make ten with it is explained."""
    game = _fished(context)
    if game.phase is FishPhase.GIVE:
        raise ProtocolError(ErrorCode.NOT_NOW, "the partner has asked: give answers it")
    card = _of_hand(game, arguments)
    wanted = arguments.number("number", game.numbers[0], game.numbers[-1])
    clicks, seconds = _measured(arguments, CLICKS)
    game.begin(0.0)
    game.choose(card, clicks=clicks - 1)
    before = len(game.fish.asked)
    right = game.say(wanted, seconds)
    return {"right": right, **_explained(game), **_went_on(context, game, before)}


def give(context: PracticeContext, arguments: Arguments) -> Answer:
    """Give the partner the card that it has asked for."""
    game = _fished(context)
    if game.phase is not FishPhase.GIVE:
        raise ProtocolError(ErrorCode.NOT_NOW, "the partner has not asked for a card")
    card = _of_hand(game, arguments)
    before = len(game.fish.asked)
    return {"right": game.give(card), **_went_on(context, game, before)}


def point(context: PracticeContext) -> Answer:
    """Point at one card of the next take, then at the whole take, or at the way back; or at what fits."""
    if context.fish is not None:
        context.require_child()
        context.fish.help()
        return {"fish": _fish_json(context.fish)}
    game = _played(context)
    game.help()
    return {"pyramid": _pyramid_json(game)}


def _went_on(context: PracticeContext, game: FishGame, before: int) -> Answer:
    """Go on to the child's next turn; tell what was asked meanwhile, and whether the game is over."""
    while not game.childs_turn and not game.over:
        game.go_on(0.0)
    if game.over:
        context.fish = None
    events = [_asked_json(one) for one in game.fish.asked[before:]]
    return {"over": game.over, "events": events, "fish": _fish_json(game)}


def _of_hand(game: FishGame, arguments: Arguments) -> Card:
    """The card of the child's hand that is named."""
    (card,) = card_list("card", [arguments.text("card")])
    if card not in game.hand:
        bad("card", f"{card} is not in the hand: {' '.join(texts(game.hand))}")
    return card


def _activity(context: PracticeContext, arguments: Arguments, kind: Kind, refusal: str) -> str:
    """The id of the activity that is named; ProtocolError (not_now) for one that is played in another way."""
    context.require_child()
    activity = context.reachable(arguments.text("activity"))
    if activity.kind is not kind:
        raise ProtocolError(ErrorCode.NOT_NOW, f"{activity.id} {refusal}")
    return activity.id


def _measured(arguments: Arguments, usual: int) -> tuple[int, float | None]:
    """The clicks of an answer, and its seconds where they are given."""
    clicks = arguments.number("clicks", 1, MOST_CLICKS, usual)
    given = arguments.get("seconds")
    return clicks, None if given is None else seconds_of("seconds", given)


def _explained(game: TenGame) -> Answer:
    """The explanation of an answer that does not fit."""
    return {} if game.told is None else {"explanation": explanation_json(game.told)}


def _fished(context: PracticeContext) -> FishGame:
    """The game of Go fish that is played; ProtocolError (no_game)."""
    return _open(context, context.fish, "Go fish is not being played")


def _played(context: PracticeContext) -> PyramidGame:
    """The pyramid that is played; ProtocolError (no_game)."""
    return _open(context, context.pyramid, "no pyramid is being played")


def _open(context: PracticeContext, game: Game | None, missing: str) -> Game:
    """The game that is played; ProtocolError (no_game) with what is missing."""
    context.require_child()
    if game is None:
        raise ProtocolError(PracticeErrorCode.NO_GAME, missing)
    return game


def _fish_json(game: FishGame) -> dict[str, Any]:
    """The game as the child sees it: no card of the partner but the one that it shows."""
    view = game.fish.view(CHILD)
    return {
        "hand": texts(game.hand),
        "numbers": list(game.numbers),
        "partner": view.others,
        "stock": view.stock,
        "asks": None if game.card is None or game.phase is not FishPhase.GIVE else str(game.card),
        "wanted": game.wanted if game.phase is FishPhase.GIVE else game.marked_number or None,
        "marked": texts(game.marked),
        "misses": game.misses,
    }


def _asked_json(asked: Asked) -> dict[str, Any]:
    """One question with its answer, as everybody hears it."""
    return {
        "player": "child" if asked.player == CHILD else "partner",
        "card": str(asked.card),
        "answer": asked.answer,
        "friend": None if asked.friend is None else str(asked.friend),
    }


def _pyramid_json(game: PyramidGame) -> dict[str, Any]:
    """The pyramid as the child sees it: all cards lie open, and help points at some of them."""
    pyramid = game.pyramid
    return {
        "rows": pyramid.rows,
        "cards": [None if place in pyramid.gone else str(card) for place, card in enumerate(pyramid.cards)],
        "values": list(pyramid.values),
        "free": texts(game.free),
        "marked": texts(game.marked),
        "back": game.points_back,
        "misses": game.misses,
    }

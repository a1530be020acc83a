"""The commands of the games of ten: pyramid, pair, put_back, point."""

from typing import Any

from settebello.learning.activities import Kind
from settebello.practice.headless.errors import PracticeErrorCode
from settebello.practice.headless.practice_context import PracticeContext
from settebello.practice.headless.task_commands import MOST_CLICKS, seconds_of
from settebello.practice.headless.task_json import explanation_json
from settebello.practice.pyramid_game import PAIR, Chosen, PyramidGame
from settebello.protocol.arguments import Arguments, bad, card_list
from settebello.protocol.errors import ErrorCode, ProtocolError
from settebello.protocol.json_values import texts
from settebello.protocol.line_session import Answer


def pyramid(context: PracticeContext, arguments: Arguments) -> Answer:
    """Begin a pyramid of ten."""
    context.require_child()
    activity = context.reachable(arguments.text("activity"))
    if activity.kind is not Kind.PYRAMID:
        raise ProtocolError(ErrorCode.NOT_NOW, f"{activity.id} has no pyramid")
    game = context.pyramid = context.learning.pyramid(activity.id)
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
    clicks = arguments.number("clicks", 1, MOST_CLICKS, len(cards))
    given = arguments.get("seconds")
    seconds = None if given is None else seconds_of("seconds", given)
    game.begin(0.0)
    game.raised = ()
    result = Chosen.RAISED
    for place, card in enumerate(cards):
        result = game.choose(card, seconds, clicks=0 if place else clicks)
    answer: Answer = {"right": result is Chosen.TAKEN, "over": game.over}
    if game.told is not None:
        answer["explanation"] = explanation_json(game.told)
    if game.over:
        context.pyramid = None
    return {**answer, "pyramid": _pyramid_json(game)}


def put_back(context: PracticeContext) -> Answer:
    """Put the cards taken last back."""
    game = _played(context)
    if not game.put_back(0.0):
        raise ProtocolError(ErrorCode.NOT_NOW, "no cards were taken that can be put back")
    return {"pyramid": _pyramid_json(game)}


def point(context: PracticeContext) -> Answer:
    """Point at one card of the next take, then at the whole take, or at the way back."""
    game = _played(context)
    game.help()
    return {"pyramid": _pyramid_json(game)}


def _played(context: PracticeContext) -> PyramidGame:
    """The pyramid that is played; ProtocolError (no_game)."""
    context.require_child()
    if context.pyramid is None:
        raise ProtocolError(PracticeErrorCode.NO_GAME, "no pyramid is being played")
    return context.pyramid


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

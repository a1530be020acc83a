"""What the program can play, and by which rules."""

from typing import Any

from settebello import __version__
from settebello.datafile import DataError
from settebello.engine import Ruleset
from settebello.protocol.arguments import Arguments
from settebello.protocol.errors import ErrorCode, ProtocolError
from settebello.protocol.game import Answer, Desk
from settebello.rulebook import BadOverride, UnknownVariant

PROTOCOL = 1
"""The version of the protocol; raised only where an old program would go wrong."""


def hello(desk: Desk) -> Answer:
    """Who answers here, and what may be asked for by id."""
    return {
        "name": "Settebello",
        "version": __version__,
        "protocol": PROTOCOL,
        "rulesets": list(desk.rulebook.ids()),
        "levels": [opponent.id for opponent in desk.levels.opponents],
    }


def ruleset(desk: Desk, arguments: Arguments) -> Answer:
    """The rules in force under an id, with some changed, and what a player may change."""
    rules = rules_of(desk, arguments)
    variant = desk.rulebook.variant(arguments.text("ruleset"))
    return {
        "players": list(rules.players.counts),
        "rules": rules.rules(),
        "options": {
            option.key: {
                "default": _plain(option.choices[option.default].value),
                "values": [_plain(choice.value) for choice in option.choices],
                "players": list(option.players),
            }
            for option in variant.options
        },
    }


def rules_of(desk: Desk, arguments: Arguments) -> Ruleset:
    """The rules that ``ruleset`` and ``rules`` of a request name."""
    name, changes = arguments.text("ruleset"), arguments.mapping("rules")
    try:
        return desk.rulebook.ruleset(name, changes)
    except (UnknownVariant, DataError) as error:
        raise ProtocolError(ErrorCode.UNKNOWN_RULESET, f"ruleset: {error}") from None
    except (BadOverride, ValueError, TypeError) as error:
        raise ProtocolError(ErrorCode.BAD_RULE, f"rules: {error}") from None


def players_of(rules: Ruleset, arguments: Arguments) -> int:
    """The number of players, one that the rules allow."""
    players = arguments.number("players", 2, 6)
    if players not in rules.players.counts:
        allowed = ", ".join(map(str, rules.players.counts))
        raise ProtocolError(ErrorCode.BAD_VALUE, f"players: {rules.id} is for {allowed}, not for {players}")
    return players


def _plain(value: Any) -> Any:  # noqa: ANN401 - whatever a rule holds
    return value

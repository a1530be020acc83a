"""The commands that list what the program offers: hello and ruleset."""

from typing import Any

from settebello import __version__
from settebello.datafile import DataError
from settebello.engine import Ruleset
from settebello.protocol.arguments import Arguments
from settebello.protocol.errors import ErrorCode, ProtocolError
from settebello.protocol.game_under_way import EngineContext
from settebello.protocol.line_session import Answer
from settebello.rulebook import BadOverride, Option, UnknownVariant
from settebello.rulebook.variant import Rules

PROTOCOL = 1
"""The version of the protocol; raised only for changes that would break an existing client."""


def hello(context: EngineContext) -> Answer:
    """Answer with name, version, and the ids of rulesets and levels."""
    return {
        "name": "Settebello",
        "version": __version__,
        "protocol": PROTOCOL,
        "rulesets": list(context.rulebook.ids()),
        "levels": [opponent.id for opponent in context.levels.opponents],
    }


def ruleset(context: EngineContext, arguments: Arguments) -> Answer:
    """Answer with the rules of an id after some changes, and with what a player may change."""
    rules = rules_of(context, arguments)
    variant = context.rulebook.variant(arguments.text("ruleset"))
    overlays = context.rulebook.overlays(variant.id, arguments.mapping("rules"))
    return {
        "players": list(rules.players.counts),
        "rules": rules.rules(),
        "options": {option.key: _option(option, variant.ruleset) for option in variant.options},
        "presets": {preset.id: _plain(preset.rules, variant.ruleset) for preset in variant.presets},
        "overlays": {overlay.id: overlay.changes(rules) for overlay in overlays},
    }


def _option(option: Option, rules: Ruleset) -> Answer:
    """Return an option's allowed values, or the groups of rules that its choices set."""
    choices = [_plain(choice.rules, rules) for choice in option.choices]
    alone = all(list(choice) == [option.key] for choice in choices)
    values = [choice[option.key] for choice in choices] if alone else choices
    return {"default": values[option.default], "values": values, "players": list(option.players)}


def _plain(chosen: Rules, rules: Ruleset) -> dict[str, Any]:
    """Return rules in the form in which a request sends them."""
    changed = rules.changed(dict(chosen))
    return {key: changed.rule(key) for key, _ in chosen}


def rules_of(context: EngineContext, arguments: Arguments) -> Ruleset:
    """Return the rules that ``ruleset`` and ``rules`` of a request name; raises ProtocolError."""
    name, changes = arguments.text("ruleset"), arguments.mapping("rules")
    try:
        return context.rulebook.ruleset(name, changes)
    except (UnknownVariant, DataError) as error:
        raise ProtocolError(ErrorCode.UNKNOWN_RULESET, f"ruleset: {error}") from None
    except (BadOverride, ValueError, TypeError) as error:
        raise ProtocolError(ErrorCode.BAD_RULE, f"rules: {error}") from None


def players_of(rules: Ruleset, arguments: Arguments) -> int:
    """Return the number of players; raises ProtocolError if the rules do not allow it."""
    players = arguments.number("players", 2, 6)
    if players not in rules.players.counts:
        allowed = ", ".join(map(str, rules.players.counts))
        raise ProtocolError(ErrorCode.BAD_VALUE, f"players: {rules.id} is for {allowed}, not for {players}")
    return players

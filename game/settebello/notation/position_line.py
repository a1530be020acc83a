"""A position as one line of text, for bug reports and tests.

``scopa players=2 dealer=1 turn=0 hands=2s3c7d/4sKdKb table=1c5d6b ...``: the ruleset's id, the changed rules
(``capture.priority=fewest``), then the fields. A line with ``seat=`` describes the view of that seat.
"""

import json
from typing import Any

from settebello.datafile import DataError
from settebello.engine import Position, Ruleset, SeatView
from settebello.notation.fields import NotationError, RulesetOf, print_fields, read_fields


def print_line(position: Position | SeatView) -> str:
    """Return the line of a position or of a view."""
    fields = {name: text for name, text in print_fields(position).items() if text != "-" or name == "table"}
    return " ".join([print_rules(position.ruleset), *(f"{name}={text}" for name, text in fields.items())])


def read_line(line: str, ruleset_of: RulesetOf) -> Position | SeatView:
    """Parse a position line; raises NotationError, which names the faulty word."""
    words = line.split()
    if not words:
        raise NotationError("an empty line is no position: the ruleset's id comes first")
    pairs: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals:
            raise NotationError(f"{word!r} is not a field such as table=1c5d")
        if name in pairs:
            raise NotationError(f"{name} stands twice")
        pairs[name] = value
    changes = {name: pairs.pop(name) for name in list(pairs) if "." in name or name in Ruleset().rules()}
    return read_fields(find_rules(words[0], changes, ruleset_of), pairs)


def print_rules(ruleset: Ruleset) -> str:
    """Return a ruleset's id with its changed rules: ``scopa capture.priority=fewest``."""
    changes = [f"{key}={json.dumps(value, separators=(',', ':'))}" for key, value in ruleset.changes.items()]
    # A space would end the word, so write its JSON escape.
    quoted = [change.replace('"', "'").replace(" ", "\\u0020") for change in changes]
    return " ".join([ruleset.id, *quoted])


def find_rules(ruleset_id: str, changes: dict[str, str], ruleset_of: RulesetOf) -> Ruleset:
    """Return the rules of an id with written changes; raises NotationError."""
    try:
        return ruleset_of(ruleset_id, {key: _value(text) for key, text in changes.items()})
    except (ValueError, DataError) as error:
        raise NotationError(str(error)) from None


def _value(text: str) -> Any:  # noqa: ANN401 - any rule value
    """Parse a rule's value: JSON with single quotes, or a bare word."""
    try:
        return json.loads(text.replace("'", '"'))
    except (ValueError, RecursionError):
        return text

"""Writes YAML that `load` reads back equal."""

import math
from collections.abc import Mapping
from typing import Any

import yaml

from settebello.datafile.characters import refused
from settebello.datafile.yaml_reader import BOOLEAN, DECIMAL, INTEGER, NULL

WIDTH = 100


class _Dumper(yaml.SafeDumper):
    """Quotes every text that our reader would take for a number, a truth value or null.

    PyYAML decides about quotes by YAML 1.1, our reader by YAML 1.2: PyYAML writes the text ``1.5e3`` without
    quotes, and the reader would read the number 1500.
    """

    yaml_implicit_resolvers = {  # noqa: RUF012 - the library's own form
        None: [
            ("tag:yaml.org,2002:null", NULL),
            ("tag:yaml.org,2002:bool", BOOLEAN),
            ("tag:yaml.org,2002:int", INTEGER),
            ("tag:yaml.org,2002:float", DECIMAL),
        ],
    }

    def ignore_aliases(self, data: object) -> bool:  # noqa: ARG002 - the library's own signature
        """Return True, so that repeated values are written out and never as aliases."""
        return True


def dump(mapping: Mapping[str, Any]) -> str:
    """Return YAML for mappings, lists, tuples, texts (enums too), numbers and None, in the given key order.

    `load(dump(x), ...).value == x`, with tuples as lists. Raises TypeError for a value of another type,
    ValueError for an infinite number or a text with a character that `load` refuses.
    """
    text: str = yaml.dump(
        _plain(mapping),
        Dumper=_Dumper,
        allow_unicode=True,
        default_flow_style=None,
        sort_keys=False,
        width=WIDTH,
    )
    return text


def _plain(value: Any) -> Any:  # noqa: ANN401 - any value of a data file
    match value:
        case None | bool():
            return value
        case str():
            bad = refused(value)
            if bad:
                raise ValueError(f"the character U+{ord(bad):04X} in {value!r} cannot be written")
            return str(value)
        case int():
            return int(value)
        case float():
            if not math.isfinite(value):
                raise ValueError(f"{value} cannot be written")
            return value
        case Mapping():
            return {_plain(key): _plain(part) for key, part in value.items()}
        case list() | tuple():
            return [_plain(part) for part in value]
    raise TypeError(f"{value!r} cannot be written")

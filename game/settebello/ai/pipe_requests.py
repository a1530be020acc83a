"""The lines that leave the program for a worker process; each holds one seat's view and no other card.

No other module writes to these pipes, so what a worker can know of a deal is what these functions are given.
"""

import json
from collections.abc import Mapping
from typing import Any

from settebello.engine import SeatView
from settebello.notation.observation import observation_of


def move_request(number: int, view: SeatView, level: str, seed: int) -> bytes:
    """Return the request for the move of an opponent, as one JSON line."""
    return _line({"id": number, "level": level, "seed": seed, "observation": observation_of(view)}) + b"\n"


def advice_request(number: int, view: SeatView, seed: int, iterations: int | None) -> bytes:
    """Return the request for the values of a view's moves, as one JSON line."""
    content = {"id": number, "seed": seed, "iterations": iterations, "observation": observation_of(view)}
    return _line(content) + b"\n"


def reading_request(number: int, view: SeatView) -> bytes:
    """Return the request for a reading of the other hands, as one JSON line."""
    return _line({"id": number, "read": True, "observation": observation_of(view)}) + b"\n"


def search_request(
    number: int, view: SeatView, effort: Mapping[str, Any], iterations: int, seed: int
) -> bytes:
    """Return the request for one part of a search, as JSON."""
    return _line(
        {
            "id": number,
            "effort": dict(effort),
            "iterations": iterations,
            "seed": seed,
            "observation": observation_of(view),
        }
    )


def _line(content: Mapping[str, Any]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode()

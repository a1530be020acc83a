"""A reading as plain JSON values, for the pipe to the process that computes it."""

from typing import Any

from settebello.ai.reading.hand_reading import HandReading, Reading
from settebello.engine import CardSet, Seat, SeatView


def data_of(reading: Reading) -> dict[str, Any]:
    """Return a reading as values that JSON can write."""
    return {
        "deals": reading.deals,
        "exact": reading.exact,
        "weighed": reading.weighed,
        "error": reading.error,
        "hands": [
            [
                int(one.seat),
                one.hidden,
                one.shown.mask,
                one.possible.mask,
                list(one.chances),
                list(one.counts),
            ]
            for one in reading.hands
        ],
    }


def reading_of(data: dict[str, Any], view: SeatView) -> Reading:
    """Return the reading that ``data_of`` has written; raises as the conversions do."""
    pack = view.table.pack
    hands = tuple(
        HandReading(
            Seat(int(seat)),
            int(hidden),
            CardSet(int(shown), pack),
            CardSet(int(possible), pack),
            tuple(map(float, chances)),
            tuple(map(int, counts)),
        )
        for seat, hidden, shown, possible, chances, counts in data["hands"]
    )
    return Reading(
        hands, int(data["deals"]), bool(data["exact"]), bool(data["weighed"]), float(data["error"])
    )

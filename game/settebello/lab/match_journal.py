"""Stores the decks of a meeting as they are played, so that a long meeting can be continued later."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from settebello.engine import Seat, Side
from settebello.lab.duplicate import Deck, Game, Setup
from settebello.lab.play_habits import Habits

FORMAT = 1

PLACES = 6
"""Decimal places of the stored seconds: microseconds."""


class Journal:
    """A file with a header line for the meeting and a line for each deck.

    Decks are reused for the same players in the same game with the same seed. The file of another meeting, or
    of players whose files have changed since, is overwritten.
    """

    def __init__(self, folder: Path, setup: Setup) -> None:
        """Open the journal of a meeting; creates the folder if it is missing. Raises OSError."""
        self._head = _head(setup)
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"{_file_name(setup)}.jsonl"
        self.decks = tuple(_read(self._path, self._head))
        # Drop unreadable lines, such as one that was cut short when the program ended.
        self._path.write_text("".join(map(_line, [self._head, *map(_plain, self.decks)])), "utf-8")

    def add(self, deck: Deck) -> None:
        """Append a finished deck; raises OSError."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_line(_plain(deck)))


def _file_name(setup: Setup) -> str:
    """Return a file name for a meeting; it may not be unique, so the header line decides."""
    words = (setup.ruleset.id, setup.players, setup.first, setup.second, setup.seed)
    return "-".join("".join(c if c.isalnum() else "_" for c in str(word)) for word in words)[:150]


def _head(setup: Setup) -> dict[str, Any]:
    return {
        "journal": FORMAT,
        "ruleset": setup.ruleset.id,
        "rules": setup.ruleset.changes,
        "players": setup.players,
        "first": setup.first,
        "second": setup.second,
        "seed": setup.seed,
        "seating": [list(seats) for seats in setup.seating],
        "made_of": [setup.entrants.fingerprint(name) for name in (setup.first, setup.second)],
    }


def _line(content: object) -> str:
    return json.dumps(content, separators=(",", ":")) + "\n"


def _read(path: Path, head: dict[str, Any]) -> Iterable[Deck]:
    """Yield the decks of a journal with this header, up to the first line that is not a deck."""
    try:
        first, *lines = path.read_text("utf-8").splitlines()
        # Compare as text, because JSON has fewer value types than a ruleset.
        if first + "\n" != _line(head):
            return
    except (OSError, ValueError):
        return
    for line in lines:
        try:
            deck = _deck(json.loads(line))
        except (ValueError, KeyError, TypeError):
            return
        yield deck


def _plain(deck: Deck) -> dict[str, Any]:
    """Return a deck as plain JSON values."""
    games = [
        {
            **{name: value for name, value in asdict(game).items() if name != "habits"},
            "seconds": [[round(second, PLACES) for second in seconds] for seconds in game.seconds],
            "habits": list(asdict(game.habits).values()),
        }
        for game in deck.games
    ]
    return {"number": deck.number, "dealer": deck.dealer, "games": games}


def _deck(plain: dict[str, Any]) -> Deck:
    """Return the deck in plain JSON values; raises KeyError, TypeError or ValueError."""
    games = [
        Game(
            side=Side(game["side"]),
            place=game["place"],
            deals=game["deals"],
            points=tuple(game["points"]),
            ahead=game["ahead"],
            decided=None if game["decided"] is None else Side(game["decided"]),
            seconds=(tuple(game["seconds"][0]), tuple(game["seconds"][1])),
            habits=Habits(*game["habits"]),
        )
        for game in plain["games"]
    ]
    return Deck(plain["number"], Seat(plain["dealer"]), tuple(games))

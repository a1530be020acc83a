"""The decks of a meeting kept in a file as they are played, so that a long one can go on another day."""

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
"""Decimal places of the seconds kept: a millionth is finer than any clock needs to be here."""


class Journal:
    """A file with a line for the meeting and a line for each deck played; other decks may follow later.

    Decks are found again for the same players in the same game with the same seed. A file of another meeting,
    or one whose players have changed since, begins anew.
    """

    def __init__(self, folder: Path, setup: Setup) -> None:
        """Open the journal of a meeting in a folder, which is made where it is missing; raises OSError."""
        self._head = _head(setup)
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"{_file_name(setup)}.jsonl"
        self.decks = tuple(_read(self._path, self._head))
        # What cannot be read, such as a line cut short when the program was ended, is not kept.
        self._path.write_text("".join(map(_line, [self._head, *map(_plain, self.decks)])), "utf-8")

    def add(self, deck: Deck) -> None:
        """Write a deck that has been played; raises OSError."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_line(_plain(deck)))


def _file_name(setup: Setup) -> str:
    """A name that the same meeting has every time, and most others have not; its first line decides."""
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
    """The decks in a journal that begins with this head, each once, up to the first line that is none."""
    try:
        first, *lines = path.read_text("utf-8").splitlines()
        # Compared as text, since JSON knows fewer kinds of values than a ruleset has.
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
    """A deck as plain values."""
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
    """A deck of plain values; raises KeyError, TypeError or ValueError."""
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

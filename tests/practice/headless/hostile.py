"""Lines that no sound program sends to the learning mode: each must be answered by an error."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.practice.headless.conversation import MIA
from tests.protocol.hostile import JUNK
from tests.protocol.hostile import RAW as ENGINE_RAW

Request = dict[str, Any]

RAW: tuple[bytes, ...] = (
    *ENGINE_RAW,
    b'{"cmd":"new","ruleset":"scopa","players":2}',
    b'{"cmd":"observe","seat":1}',
    b'{"cmd":"answer","cards":[],"right":true}',
    b'{"cmd":"answer","cards":[],"complete":true,"mistake":""}',
    b'{"cmd":"checked","right":true}',
    b'{"cmd":"view","seat":1}',
    b'{"cmd":"children","at":0}',
    b'{"cmd":"children","at":1760011200000}',
    b'{"cmd":"children","at":"now"}',
    b'{"cmd":"children","at":true}',
    b'{"cmd":"children","at":null}',
    b'{"cmd":"choose","child":"../child-1"}',
    b'{"cmd":"choose","child":"child-1/../child-1"}',
    b'{"cmd":"create","nick":"Mia","avatar":"../fox","age":"7-8"}',
    b'{"cmd":"create","nick":"Mia","avatar":"fox","age":"17"}',
    b'{"cmd":"change","nick":"' + b"x" * 25 + b'"}',
    b'{"cmd":"change","aims":{"scenario":[{"activity":"none"}]}}',
    b'{"cmd":"change","aims":{"pinned":["9+9"]}}',
    b'{"cmd":"change","aims":{"largest":11}}',
    b'{"cmd":"change","settings":{"around":{"voice":2}}}',
    b'{"cmd":"change","settings":{"around":[]}}',
)

SOUND: tuple[Request, ...] = (
    {"cmd": "seed", "seed": 3},
    {"cmd": "create", "nick": "Mia", "avatar": "fox", "age": "7-8"},
    {"cmd": "choose", "child": MIA},
    {
        "cmd": "change",
        "child": MIA,
        "nick": "Ben",
        "avatar": "owl",
        "age": "9+",
        "settings": {"calm": True, "around": {"voice": 0.5}},
        "aims": {"largest": 10, "scenario": [{"activity": "make_it", "unit": "U1", "tasks": 3}]},
    },
    {"cmd": "begin", "activity": "make_it"},
    {"cmd": "touch", "thing": 0},
    {"cmd": "answer", "cards": ["1c"], "seconds": 1.0, "clicks": 1, "shown": 0},
    {"cmd": "checked", "total": 10},
    {"cmd": "prepare", "activity": "mini_scopa", "shuffled": True, "time_ms": 100},
    {"cmd": "play", "move": "7d", "seconds": 1.0, "clicks": 1},
    {"cmd": "pair", "cards": ["3c", "7c"], "seconds": 1.0, "clicks": 2},
    {"cmd": "ask", "card": "3c", "number": 7, "seconds": 1.0, "clicks": 2},
    {"cmd": "give", "card": "3c"},
    {"cmd": "fact", "fact": "3+4", "child": MIA},
    {"cmd": "history", "days": 7, "child": MIA},
    {"cmd": "report", "days": 7, "child": MIA},
)

NEEDED: dict[str, tuple[str, ...]] = {
    "seed": ("seed",),
    "create": ("nick", "avatar", "age"),
    "choose": ("child",),
    "begin": ("activity",),
    "touch": ("thing",),
    "answer": ("cards",),
    "checked": ("total",),
    "prepare": ("activity",),
    "play": ("move",),
    "pair": ("cards",),
    "ask": ("card", "number"),
    "give": ("card",),
    "fact": ("fact",),
}

HARMLESS: dict[str, Callable[[Any], bool]] = {
    "seed": lambda value: isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**63,
    "nick": lambda value: isinstance(value, str) and len(value) <= 24,
    "settings": lambda value: value == {},
    "aims": lambda value: value == {},
    "shuffled": lambda value: isinstance(value, bool),
    "seconds": lambda value: value is None or (isinstance(value, float) and value < 4),
}
"""Junk that an argument takes all the same."""


def hostile_lines(rng: Random, count: int) -> Iterator[bytes]:
    """So many lines, of every kind."""
    makers = (_raw, _torn, _missing, _unknown, _junk, _junk, _setting, _cards, _move)
    for _ in range(count):
        yield rng.choice(makers)(rng)


def _line(request: Request) -> bytes:
    return json.dumps(request).encode()


def _raw(rng: Random) -> bytes:
    # The long ones are rare, as they take as long as a hundred others.
    line = rng.choice(RAW)
    return line if len(line) < 1000 or rng.random() < 0.02 else rng.choice(RAW[-20:])


def _torn(rng: Random) -> bytes:
    """A sound request cut off, or with a byte in it that JSON does not know."""
    line = _line(rng.choice(SOUND))
    if rng.random() < 0.5:
        return line[: rng.randrange(len(line) - 1)]
    place = rng.randrange(len(line))
    return line[:place] + bytes([rng.choice((0, 1, 0x1F, 0x80, 0xC0, 0xFF))]) + line[place:]


def _missing(rng: Random) -> bytes:
    request = dict(rng.choice([sound for sound in SOUND if sound["cmd"] in NEEDED]))
    del request[rng.choice(NEEDED[request["cmd"]])]
    return _line(request)


def _unknown(rng: Random) -> bytes:
    name = rng.choice(["", "right", "complete", "mistake", "outcome", "seat ", "é", "\ud800", "__class__"])
    return _line({**rng.choice(SOUND), name: rng.choice(JUNK)})


def _junk(rng: Random) -> bytes:
    """A sound request with one argument that is nonsense."""
    while True:
        request = dict(rng.choice(SOUND))
        name = rng.choice([*(name for name in request if name != "cmd"), "at"])
        value = rng.choice(JUNK)
        if name in HARMLESS and HARMLESS[name](value):
            continue
        if name == "cards" and value == []:
            continue
        return _line({**request, name: value})


SETTINGS: tuple[str, ...] = (
    "helping", "picture", "auto_take", "calm", "still", "missed", "open_hands", "partner", "nothing", "",
)  # fmt: skip
AIMS: tuple[str, ...] = (
    "largest", "pace", "goal", "days", "without", "pinned", "shuffled", "allowed", "limit", "scenario",
    "locked", "nothing", "__class__",
)  # fmt: skip


def _setting(rng: Random) -> bytes:
    """One setting or aim of a child with a value that it cannot have."""
    group, names = rng.choice((("settings", SETTINGS), ("aims", AIMS)))
    values = [value for value in JUNK if value not in ([], True, False) and value != 10**9]
    return _line({"cmd": "change", "child": MIA, group: {rng.choice(names): rng.choice(values)}})


def _cards(rng: Random) -> bytes:
    """An answer with cards that are none, or that cannot be on the table together."""
    cards = rng.choice((["7x"], ["7d", "7d"], [7], [["7d"]], ["10d"], ["Td"], [""], [None], "7d", {"7d": 1}))
    return _line({"cmd": "answer", "cards": cards, "seconds": 1.0})


def _move(rng: Random) -> bytes:
    """A move that is none."""
    card = rng.choice(
        ["Td", "Fc", "0d", "", "7", "77", "dd", "?", "!", "#", "x", "7dx", "7dx7d", "7d=", "7d?"]
    )
    return _line(
        {"cmd": "play", "move": rng.choice([card, f"!{card}", f"{card}x1c", card * 50, f"?={card}"])}
    )

"""Lines that no sound program sends, made by chance: each must be answered by an error."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.protocol.talk import PACK, Talk

Request = dict[str, Any]

JUNK: tuple[Any, ...] = (
    None, True, False, -1, 3.5, 10**9, -(10**30), 1e300, 0.1,
    "", " ", "x" * 5000, "é", "\ud800", "\x00", "None", "7d", "7d7d", "A", "Z", "0", "null",
    [], [[]], [None], [[[[]]]], ["7d", "7d"], ["7x"], [7], ["7d", ["7d"]], [{}], ["", ""], [1] * 50,
    {}, {"a": 1}, {"A": None}, {"Z": []}, {"": {}}, {"A": {"A": {"A": {}}}}, {str(k): k for k in range(100)},
)  # fmt: skip


def observation() -> Request:
    """A sound observation to spoil."""
    talk = Talk()
    talk.ask("new", ruleset="scopa", players=2, seed=5)
    for _ in range(3):
        talk.play(talk.ask("legal")["moves"][0])
    found: Request = talk.ask("observe", seat=talk.ask("state")["state"]["turn"])["observation"]
    return found


OBSERVATION = observation()

SOUND: tuple[Request, ...] = (
    {"cmd": "ruleset", "ruleset": "escoba", "rules": {"match.target": 31}},
    {"cmd": "new", "ruleset": "scopa", "players": 2, "rules": {}, "dealer": 1, "seed": 3},
    {"cmd": "new", "ruleset": "scopone", "players": 4, "deck": PACK},
    {
        "cmd": "position", "ruleset": "scopa", "players": 2, "rules": {}, "turn": 0, "dealer": 1, "seed": 1,
        "hands": [["2c", "3c", "7d"], ["4s", "5s", "6s"]], "table": ["1c", "9b"], "stock": ["8c", "8d"],
        "piles": {"A": ["Kd", "Kc"], "B": []}, "sweeps": {"A": 1}, "last_captor": "A",
        "scores": {"A": 3, "B": 4},
    },
    {"cmd": "observe", "seat": 0},
    {"cmd": "play", "move": "7d"},
    {"cmd": "choose", "level": "amico", "seed": 1, "iterations": 5, "observation": OBSERVATION},
    {"cmd": "analyse", "level": "bimbo", "seed": 1, "time_ms": 5},
    {"cmd": "solve", "problem": "scopa_2_0_32", "move": "7c"},
    {"cmd": "prove", "aim": "points", "observation": OBSERVATION},
)  # fmt: skip

NEEDED: dict[str, tuple[str, ...]] = {
    "ruleset": ("ruleset",),
    "new": ("ruleset", "players"),
    "position": ("ruleset", "players", "hands", "table", "piles", "turn"),
    "observe": ("seat",),
    "play": ("move",),
    "choose": ("level",),
    "analyse": (),
    "solve": ("problem", "move"),
    "prove": (),
}

HARMLESS: dict[str, Callable[[Any], bool]] = {
    "rules": lambda value: value == {},
    "sweeps": lambda value: value == {},
    "scores": lambda value: value == {},
    "piles": lambda value: value == {},
    "stock": lambda value: value == [],
    "table": lambda value: value == [],
    "last_captor": lambda value: value is None or value == "A",
    "seed": lambda value: isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**63,
}
"""Junk that a field takes all the same."""

RAW: tuple[bytes, ...] = (
    b"",
    b" ",
    b"\t",
    b"{",
    b"}",
    b"[",
    b"]",
    b"null",
    b"true",
    b"1",
    b'"cmd"',
    b"[]",
    b"[{}]",
    b"{}",
    b"{}{}",
    b'{"cmd"}',
    b'{"cmd":}',
    b"{'cmd':'hello'}",
    b'{"cmd":"hello",}',
    b'{"cmd":"hello"} {"cmd":"hello"}',
    b'{cmd:"hello"}',
    b'{"cmd":"hello","cmd":"hello"}',
    b'{"cmd":"new","ruleset":"scopa","players":2,"rules":{"a":1,"a":1}}',
    b'{"cmd":"new","ruleset":"scopa","players":2,"seed":NaN}',
    b'{"cmd":"new","ruleset":"scopa","players":Infinity}',
    b'{"cmd":"new","ruleset":"scopa","players":2,"seed":1e999}',
    b'{"cmd":"new","ruleset":"scopa","players":2,"seed":' + b"9" * 39 + b"}",
    b'{"cmd":"new","players":' + b"9" * 5000 + b"}",
    b'{"cmd":"\xff"}',
    b"\xff\xfe",
    b"\xef\xbb\xbf{}",
    b"\x00" * 50,
    b'{"cmd":"hello\x00"}',
    b'{"cmd":"\\ud800"}',
    b'{"cmd":"\\u0000"}',
    b'{"cmd":"quit","now":true}',
    b'{"cmd":"QUIT"}',
    b'{"cmd":" quit"}',
    b'{"cmd":["quit"]}',
    b'{"cmd":{"quit":1}}',
    b'{"cmd":null}',
    b'{"cmd":1}',
    b'{"command":"hello"}',
    b'{"cmd":"hello","cmd ":1}',
    b'{"cmd":"hello","id":{}}',
    b'{"cmd":"hello","id":[1]}',
    b'{"cmd":"hello","id":"' + b"x" * 1000 + b'"}',
    b"[" * 100_000,
    b"{" * 100_000,
    b'{"a":' * 100_000,
    b"[" * 100_000 + b"]" * 100_000,
    b'{"cmd":"hello","id":' + b"[" * 60_000 + b"]" * 60_000 + b"}",
    b'{"cmd":"hello","x":"' + b"y" * 10_000_000 + b'"}',
    b"x" * 10_000_000,
)


def hostile_lines(rng: Random, count: int) -> Iterator[bytes]:
    """So many lines, of every kind."""
    makers = (_raw, _torn, _missing, _unknown, _junk, _junk, _position, _observation, _move)
    for _ in range(count):
        yield rng.choice(makers)(rng)


def _line(request: Request) -> bytes:
    return json.dumps(request).encode()


def _raw(rng: Random) -> bytes:
    # The long ones are rare, as they take as long as a hundred others.
    line = rng.choice(RAW)
    return line if len(line) < 1000 or rng.random() < 0.02 else rng.choice(RAW[:20])


def _torn(rng: Random) -> bytes:
    """A sound request cut off, or with a byte in it that JSON does not know."""
    line = _line(rng.choice(SOUND))
    if rng.random() < 0.5:
        return line[: rng.randrange(len(line) - 1)]
    place = rng.randrange(len(line))
    return line[:place] + bytes([rng.choice((0, 1, 0x1F, 0x80, 0xC0, 0xFF))]) + line[place:]


def _missing(rng: Random) -> bytes:
    request = dict(rng.choice([sound for sound in SOUND if NEEDED[sound["cmd"]]]))
    del request[rng.choice(NEEDED[request["cmd"]])]
    return _line(request)


def _unknown(rng: Random) -> bytes:
    name = rng.choice(
        ["", "Seat", "seat ", "moves", "card", "é", "\ud800", "__class__", "self", "x" * 3000, "cmd2"]
    )
    return _line({**rng.choice(SOUND), name: rng.choice(JUNK)})


def _junk(rng: Random) -> bytes:
    """A sound request with one argument that is nonsense."""
    while True:
        request = dict(rng.choice(SOUND))
        name = rng.choice([name for name in request if name != "cmd"])
        value = rng.choice(JUNK)
        if name in HARMLESS and HARMLESS[name](value):
            continue
        if request["cmd"] == "play" and value == "7d":
            continue
        return _line({**request, name: value})


def _position(rng: Random) -> bytes:
    """A position that cannot be."""
    base = next(sound for sound in SOUND if sound["cmd"] == "position")
    request: Request = json.loads(json.dumps(base))
    match rng.randrange(12):
        case 0:
            request["table"].append(rng.choice(["2c", "4s", "Kd", "8c", "1c"]))
        case 1:
            request["piles"]["B"].append(rng.choice(["2c", "4s", "Kd", "8c", "1c"]))
        case 2:
            request["hands"][rng.randrange(2)].append(rng.choice(["5s", "1c", "Kc", "8d"]))
        case 3:
            request["hands"].append([])
        case 4:
            request["hands"][0] = []
        case 5:
            request["turn"] = rng.choice([2, -1, 10**9, "0", None, 0.0, True])
        case 6:
            request["stock"] = rng.choice([31, 41, 10**9, -1, ["1c"], ["3d", "3d"], ["Td"], "all", None])
        case 7:
            request["dealer"] = rng.choice([2, -1, "1", None, 10**30])
        case 8:
            request["last_captor"] = rng.choice(["C", "a", "", 0, ["A"]])
        case 9:
            request["sweeps"] = rng.choice(
                [{"A": -1}, {"C": 1}, {"A": 10**9}, {"A": "1"}, [1, 0], {"A": True}]
            )
        case 10:
            request["table"].append(rng.choice(["Td", "Fc", "0d", "7D", "d7", "", " 7b", "7b ", "10d"]))
        case _:
            request |= {"ruleset": "scopone", "players": 4, "hands": [["2c"], ["3c"], ["4c"], ["5c"]]}
    return _line(request)


def _observation(rng: Random) -> bytes:
    """An observation that contradicts itself."""
    spoiled = json.loads(json.dumps(OBSERVATION))
    seat = spoiled["seat"]
    match rng.randrange(10):
        case 0:
            del spoiled[rng.choice(list(spoiled))]
        case 1:
            spoiled["hidden"] = []
        case 2:
            spoiled["hand"].append(rng.choice(spoiled["hand"] + spoiled["table"]))
        case 3:
            spoiled["hand_sizes"][1 - seat] += rng.choice([-1, 1, 40, 10**9])
        case 4:
            spoiled["stock"] += rng.choice([-1, 1, 6, 10**9])
        case 5:
            spoiled["seat"] = spoiled["turn"] = rng.choice([1 - seat, 7, -1, None, "0"])
        case 6:
            spoiled["moves"] = rng.choice(
                [spoiled["moves"][1:], spoiled["moves"][:-1], [*spoiled["moves"], "7d"], 3]
            )
        case 7:
            spoiled["opening_table"] = spoiled["opening_table"][1:] or ["7d"]
        case 8:
            spoiled["sweeps"]["A"] += rng.choice([1, 2, -5, 10**9])
        case _:
            spoiled["piles"] = {side: [] for side in spoiled["piles"]} | {"A": spoiled["hand"]}
    return _line(
        {"cmd": rng.choice(["choose", "analyse"]), "observation": spoiled, "iterations": 1, "level": "amico"}
    )


def _move(rng: Random) -> bytes:
    """A move that is none, or one of a card that nobody in turn holds."""
    card = rng.choice(
        ["Td", "Fc", "0d", "", "7", "77", "dd", "?", "!", "#", "x", "7dx", "7dx7d", "7d=", "7d=9x2c", "7d?"]
    )
    text = rng.choice(
        [card, f"!{card}", f"{card}x1c", f"{card}+9s8c", f"?={card}", card * 50, f"{card}\n", "xx" + card]
    )
    return _line({"cmd": "play", "move": text})

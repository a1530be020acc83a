"""Rulesets of every rule key with values drawn at random within their bounds, as a file could state them."""

from collections.abc import Callable, Iterator
from dataclasses import Field
from enum import StrEnum
from random import Random
from typing import Any

from settebello.engine import Pack, Ruleset
from settebello.engine.rules.ruleset import rule_fields
from settebello.rulebook.overrides import overridden

Rules = dict[str, Any]
COUNTS = (2, 3, 4, 6)
DEALING = ("deal.hand", "deal.table", "deal.refill", "deal.pattern", "players.counts", "players.sides")
"""The keys that are drawn together, since few of their combinations use up a pack."""

RARE = (
    "deck.numbers",
    "deck.second_numbers",
    "capture.numbers",
    "capture.sets",
    "capture.run",
    "redeal.pairs",
    "score.until",
    "match.check",
    "deal.exchange",
    "declare_bluff",
)
SWEEPERS = ("sweeper.cards", "sweeper.spares", "sweeper.scoring", "sweeper.most", "redeal.sweepers")


def drawn(rng: Random) -> Rules:
    """Rules by dotted key; each key has its base value, or any other within its bounds."""
    share = rng.choice((0.1, 0.3, 0.6, 1.0))
    rules: Rules = {}
    for key, part in rule_fields().items():
        if key not in DEALING and rng.random() < share:
            rules[key] = value(key, part, rng)
    # These keys go with few others: nearly all random games with any of them would be refused.
    apart = SWEEPERS if rng.random() < 0.8 else ("ace.sweep", "table_sweep.matta", "bluff")
    for key in (*apart, *(RARE if rng.random() < 0.9 else ())):
        rules.pop(key, None)
    if rng.random() < 0.5:
        # Games that score little are where a match may fail to end.
        rules |= {f"score.{part}": 0 for part in ("cards", "coins", "settebello", "primiera")}
        rules["sweep.points"] = rng.choice((0, 0, 1))
    return rules | dealing(rules, rng)


def approved(base: Ruleset, rng: Random) -> Iterator[Ruleset | None]:
    """Rules drawn at random as changes of a variant; None for those that the check refuses. Without end."""
    while True:
        ruleset, refusals = overridden(base, drawn(rng))
        yield None if refusals else ruleset


def value(key: str, part: Field[Any], rng: Random) -> object:
    """A value of a key in plain types."""
    base = part.default
    if key in SPECIAL:
        return SPECIAL[key](rng)
    if "low" in part.metadata:
        low, high = part.metadata["low"], part.metadata["high"]
        numbers = [rng.randint(low, high), rng.randint(low, min(high, low + 3)), low, high]
        return rng.choice([*numbers, *(["none"] if base is None else [])])
    if isinstance(base, bool):
        return rng.random() < 0.5
    if isinstance(base, StrEnum):
        return rng.choice(list(type(base))).value
    raise AssertionError(f"no values are known for {key}")


def dealing(rules: Rules, rng: Random) -> Rules:
    """The keys of the deal; nearly always such that they use up the pack."""
    size = 52 if rules.get("deck.pack") == "bresciane52" else 40
    upto = rules.get("deck.upto", "none")
    if isinstance(upto, int) and 4 * upto <= size:
        size = 4 * upto
    for _ in range(50):
        count, table, refill = rng.choice(COUNTS), rng.randint(0, 20), rng.choice((0, *range(21)))
        rest = size - table
        hands = [
            hand
            for hand in range(1, 21)
            if (left := rest - hand * count) == 0 or (left > 0 and refill and left % (refill * count) == 0)
        ]
        if hands:
            break
    else:
        hands = [3]
    hand = rng.choice(hands)
    sides = rng.choice(({}, {4: "pairs"}, {6: "triples"}, {6: "pairs"}, {4: "pairs", 6: "triples"}))
    return {
        "deal.hand": hand,
        "deal.table": table,
        "deal.refill": refill,
        "deal.pattern": pattern(hand, table, rng),
        "players.counts": [count],
        "players.sides": sides,
    }


def pattern(hand: int, table: int, rng: Random) -> str:
    """An order of dealing so many cards, in tokens of random sizes."""
    tokens: list[str] = []
    for letter, number in (("P", hand), ("T", table)):
        rest = number
        while rest:
            size = rng.randint(1, rest)
            tokens.append(f"{letter}{size}")
            rest -= size
    rng.shuffle(tokens)
    return " ".join(tokens)


def some_of(words: tuple[Any, ...], rng: Random) -> list[Any]:
    """At least one of some words, in any order."""
    return rng.sample(words, rng.randint(1, len(words)))


def cards(rng: Random, most: int) -> str:
    """A run of cards, as `1d2d3d`."""
    return "".join(map(str, rng.sample(Pack.ITALIAN.cards, rng.randint(1, most))))


def extra(rng: Random) -> object:
    """The further points of a game; a third of the games have none."""
    if rng.random() < 1 / 3:
        return "none"
    parts: dict[str, Callable[[], object]] = {
        "cards": lambda: {rng.choice(("1", "7", "2d", "5s", cards(rng, 1))): rng.randint(1, 20)},
        "sets": lambda: {cards(rng, 4): rng.randint(1, 20) for _ in range(rng.randint(1, 3))},
        "wins": lambda: cards(rng, 5),
        "edges": lambda: rng.choice((True, False)),
        "doubles": lambda: cards(rng, 2),
        "level": lambda: cards(rng, 1),
    }
    parts["across"] = parts["edges"]
    # Only one kind of declaration has points for cards alike.
    alike = ("three_alike", "four_alike") if rng.random() < 0.1 else ()
    for name in ("picula", *alike, "one_suit", "bager", "three"):
        parts[name] = lambda: rng.randint(0, 10)
    return {name: draw() for name, draw in parts.items() if rng.random() < 0.4} or "none"


def run(rng: Random) -> object:
    """A run of the scoring suit, or none."""
    return rng.choice(("off", {"min": rng.randint(1, 13), "cap": rng.randint(1, 13)}, {"min": 3, "cap": 10}))


def steps(rng: Random) -> object:
    """Points for many cards, or none."""
    least, points, few = rng.randint(1, 52), rng.randint(0, 50), rng.randint(0, 30)
    parts = {"least": least, "points": points, "more": rng.randint(0, 10), "round": rng.randint(1, 10)}
    return rng.choice(("off", {**parts, "few": few}))


SPECIAL: dict[str, Callable[[Random], object]] = {
    "capture.modes": lambda rng: some_of(("equal", "sum", "fifteen", "courts"), rng),
    "score.napola": run,
    "score.extra": extra,
    "score.steps": steps,
    "score.until": lambda rng: rng.choice(({}, {"sweeps": rng.randint(1, 999)}, {"cards": 30})),
    "table_sweep.totals": lambda rng: rng.choice(
        ("none", {rng.randint(1, 60): rng.randint(1, 10) for _ in range(rng.randint(1, 3))})
    ),
    "capture.sets": lambda rng: rng.choice(("one", "one", "any", "all")),
    "deck.numbers": lambda rng: rng.choice(({}, {"8": rng.randint(1, 16)})),
    "deck.second_numbers": lambda rng: rng.choice(({}, {"1": rng.randint(2, 16)})),
    "capture.numbers": lambda rng: rng.choice(({}, {"1": rng.randint(1, 16), "2s": 15})),
    "sweeper.cards": lambda rng: rng.choice(("", "7d", "8", "5 7d")),
    "sweeper.spares": lambda rng: rng.choice(("", "", "9 6c")),
    "sweeper.scoring": lambda rng: rng.choice(("", "", "7d")),
    "match.target": lambda rng: rng.choice((1, 2, 5, 11, 21, rng.randint(1, 999))),
}

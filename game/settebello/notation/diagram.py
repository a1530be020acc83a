"""The table diagram: a position as text that people can read and programs can parse.

Example of a diagram (a line for each seat and each pile, ``>`` marks the seat in turn)::

    scopa, deal 1, seat 1 deals, A took last
    > seat 0 A  2s 3c 7d
      seat 1 B  4s Kd Kb
      table     1c 5d 6b
      stock     5c 5b
      pile A    9c 9d  1 sweep, 4 points
      pile B    -  0 sweeps, 0 points
      opening   1c 5d 6b 9c
      moves     9dx9c
"""

import re

from settebello.engine import Position, SeatView, Side, side_letter, side_of
from settebello.notation.fields import NotationError, RulesetOf, print_fields, read_fields
from settebello.notation.position_line import find_rules, print_rules

_HEAD = re.compile(
    r"^(?P<rules>[^,].*?), deal (?P<deal>\d+), seat (?P<dealer>\d+) deals(?:, (?P<last>[A-F]) took last)?"
    r"(?:, seen by seat (?P<seat>\d+))?$"
)
_PILE = re.compile(
    r"^pile (?P<side>[A-F]) +(?P<cards>.*?)  (?P<sweeps>\d+) sweeps?, (?P<points>-?\d+) points?$"
)
_SEAT = re.compile(r"^seat (?P<seat>\d+) [A-F] +(?P<cards>.*)$")
_MORE = ("tops", "shown", "marks", "guise", "claim", "bottom", "boast")
"""The fields that are written only where they say something."""
_OTHER = re.compile(rf"^(?P<name>table|stock|opening|moves|{'|'.join(_MORE)}) +(?P<text>.*)$")


def print_diagram(position: Position | SeatView) -> str:
    """Return the diagram of a position or of a seat's view."""
    fields = print_fields(position)
    sides = len(position.piles)
    head = f"{print_rules(position.ruleset)}, deal {fields['deal']}, seat {fields['dealer']} deals"
    if fields["last"] != "-":
        head += f", {fields['last']} took last"
    if fields["seat"] != "-":
        head += f", seen by seat {fields['seat']}"
    lines = [head]
    for seat, hand in enumerate(fields["hands"].split("/")):
        mark = ">" if fields["turn"] == str(seat) else " "
        lines.append(f"{mark} seat {seat} {side_letter(side_of(seat, sides))}  {_spaced(hand)}")
    lines += [f"  table     {_spaced(fields['table'])}", f"  stock     {_spaced(fields['stock'])}"]
    piles, sweeps, scores = (fields[name].split("/") for name in ("piles", "sweeps", "scores"))
    for side in range(sides):
        counts = f"{_count(sweeps[side], 'sweep')}, {_count(scores[side], 'point')}"
        lines.append(f"  pile {side_letter(Side(side))}    {_spaced(piles[side])}  {counts}")
    lines += [f"  opening   {_spaced(fields['opening'])}", f"  moves     {fields['moves'].replace(',', ' ')}"]
    lines += [f"  {name:9} {fields[name]}" for name in _MORE if fields[name] != "-"]
    return "\n".join(lines) + "\n"


def read_diagram(text: str, ruleset_of: RulesetOf) -> Position | SeatView:
    """Parse a diagram; raises NotationError, which names the faulty line."""
    lines = [line.rstrip() for line in text.strip().splitlines()]
    head = _HEAD.match(lines[0]) if lines else None
    if head is None:
        raise NotationError(
            "line 1: a ruleset's id, the deal and the dealer are needed: scopa, deal 1, seat 1 deals"
        )
    ruleset_id, *changes = head["rules"].split()
    ruleset = find_rules(
        ruleset_id, dict(change.split("=", 1) for change in changes if "=" in change), ruleset_of
    )
    fields = {name: head[name] for name in ("deal", "dealer", "last", "seat") if head[name]}
    hands: list[str] = []
    piles: list[tuple[str, str, str]] = []
    for number, line in enumerate(lines[1:], 2):
        body = line.removeprefix(">").strip()
        if seat := _SEAT.match(body):
            if line.startswith(">"):
                fields["turn"] = seat["seat"]
            hands.append(_joined(seat["cards"]))
        elif pile := _PILE.match(body):
            piles.append((_joined(pile["cards"]), pile["sweeps"], pile["points"]))
        elif other := _OTHER.match(body):
            words = other["text"].split()
            fields[other["name"]] = ",".join(words) if other["name"] == "moves" else _joined(other["text"])
        else:
            raise NotationError(
                f"line {number}: {body!r} is not a seat, table, stock, pile or any other part of a diagram"
            )
    fields |= {"players": str(len(hands)), "hands": "/".join(hands)}
    for name, column in (("piles", 0), ("sweeps", 1), ("scores", 2)):
        fields[name] = "/".join(pile[column] for pile in piles)
    return read_fields(ruleset, fields)


def _spaced(cards: str) -> str:
    return cards if "?" in cards or cards == "-" else " ".join(re.findall("..", cards))


def _joined(cards: str) -> str:
    return cards.replace(" ", "")


def _count(number: str, word: str) -> str:
    return f"{number} {word}" if number == "1" else f"{number} {word}s"

"""A small learned judgement of what a seat sees: 0/1 inputs, one hidden layer, whole numbers throughout.

Four hidden units share one integer, fifteen bits each: the row of an input is added to the sums of four
units at once. Whole numbers make a network's judgement the same interpreted and compiled.
"""

from typing import Final

from settebello.engine.native import i64, vec

BITS: Final = 62
"""Inputs to a word: the bits that a word of inputs may use."""

FIELDS: Final = 4
FIELD: Final = 15
"""Hidden units to an integer, and the bits of each."""

MIDDLE: Final = 16384
"""What a hidden unit's sum is counted from, so that no sum is negative."""

MASK: Final = 32767

POINT: Final = 65536
"""One point of the deal in the units of a judgement."""


class Network:
    """The weights: ``rows`` has FIELDS units an integer for every bit of every word.

    ``start``: the sums of no input. ``out``: the weight of every unit, ``bias`` what is added to their sum. A
    judgement is in points times POINT.
    """

    def __init__(self, words: int, rows: list[int], start: list[int], out: list[int], bias: int) -> None:
        self.words: i64 = words
        self.width: i64 = len(start)
        self.rows: vec[i64] = vec[i64](rows)
        self.start: vec[i64] = vec[i64](start)
        self.out: vec[i64] = vec[i64](out)
        self.bias: i64 = bias
        place = [0] * 67
        for bit in range(BITS):
            place[(1 << bit) % 67] = bit
        self.place: vec[i64] = vec[i64](place)


class Judgement:
    """The sums of the hidden units for some words, kept so that other words cost only what differs."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.words: vec[i64] = vec[i64]([0] * network.words)
        self.sums: vec[i64] = vec[i64]([network.start[k] for k in range(network.width)])

    def of(self, words: vec[i64]) -> i64:
        """The judgement of words; the next ones may be any."""
        network = self.network
        rows = network.rows
        place = network.place
        sums = self.sums
        width = network.width
        for w in range(network.words):
            new = words[w]
            different = new ^ self.words[w]
            if different:
                self.words[w] = new
                while different:
                    bit: i64 = different & -different
                    different ^= bit
                    at = (w * BITS + place[bit % 67]) * width
                    if new & bit:
                        for k in range(width):
                            sums[k] += rows[at + k]
                    else:
                        for k in range(width):
                            sums[k] -= rows[at + k]
        out = network.out
        value = network.bias
        for k in range(width):
            four = sums[k]
            at = k * FIELDS
            unit: i64 = four & MASK
            if unit > MIDDLE:
                value += (unit - MIDDLE) * out[at]
            unit = (four >> FIELD) & MASK
            if unit > MIDDLE:
                value += (unit - MIDDLE) * out[at + 1]
            unit = (four >> (2 * FIELD)) & MASK
            if unit > MIDDLE:
                value += (unit - MIDDLE) * out[at + 2]
            unit = four >> (3 * FIELD)
            if unit > MIDDLE:
                value += (unit - MIDDLE) * out[at + 3]
        return value

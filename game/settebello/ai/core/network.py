"""A small value network: 0/1 inputs, one hidden layer, integer arithmetic throughout.

Four hidden units are packed into one integer, fifteen bits each, so that one addition adds an input's weights
to four units. Integers give the same values interpreted and compiled.
"""

from typing import Final

from settebello.engine.native import i64, vec

BITS: Final = 62
"""Inputs for each word: the number of bits of an input word in use."""

FIELDS: Final = 4
FIELD: Final = 15
"""Hidden units for each packed integer (FIELDS), and bits for each unit (FIELD)."""

MIDDLE: Final = 16384
"""The offset of a hidden unit's sum, so that no packed sum is negative."""

MASK: Final = 32767

POINT: Final = 65536
"""One point of the deal in the units of the network's output."""


class Network:
    """The weights: for every bit of every input word, one row of packed integers (FIELDS units each).

    ``start``: the packed sums without any input. ``out``: the output weight of every unit. ``bias``: added to
    the output. The output is in points times POINT.
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
    """Evaluates the network incrementally: keeps the hidden sums and updates only the inputs that changed."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.words: vec[i64] = vec[i64]([0] * network.words)
        self.sums: vec[i64] = vec[i64]([network.start[k] for k in range(network.width)])

    def of(self, words: vec[i64]) -> i64:
        """Return the network's output for the input words."""
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

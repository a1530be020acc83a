"""Writing YAML that reads back equal."""

from enum import StrEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.datafile import dump, load, refused
from tests.datafile.control_characters import REFUSED

TEXTS = st.characters(exclude_categories=["Cs"]).filter(lambda one: not refused(one))
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(10**16), 10**16)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(TEXTS, max_size=30)
    | st.sampled_from(
        ["on", "010", "1.5e3", "~", "null", "true", "<<", "=", "1:30", "- a", "a: b", "# x", "0x1"]
    )
)
KEYS = st.text(TEXTS, min_size=1, max_size=10)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4)
)


@given(st.dictionaries(KEYS, VALUES, max_size=5))
def test_what_is_written_reads_back_equal(mapping: dict[str, object]) -> None:
    assert load(dump(mapping), "a.yaml").value == mapping


def test_it_is_readable_and_keeps_the_order_of_keys() -> None:
    class Suit(StrEnum):
        COINS = "d"

    text = dump({"b": 1, "a": {"suit": Suit.COINS, "on": "on", "counts": (2, 3)}, "name": {"ja": "王様"}})

    assert text == "b: 1\na:\n  suit: d\n  on: on\n  counts: [2, 3]\nname: {ja: 王様}\n"


@pytest.mark.parametrize(
    ("value", "error"),
    [({1, 2}, TypeError), (float("inf"), ValueError), *((one, ValueError) for one in REFUSED)],
)
def test_what_could_not_be_read_back_is_not_written(value: object, error: type[Exception]) -> None:
    with pytest.raises(error):
        dump({"a": value})

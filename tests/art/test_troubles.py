"""Losers at the end of a match: each shows a drop, a cloud, a scrawl or nothing, and always the same."""

from collections import Counter

import pytest

from interface.endings.company import COMPANY
from interface.endings.figure import Trouble, lost
from interface.endings.stage import HIGH, WIDE
from woodcut.palette import SKY, STEEL_DARK


def test_losers_differ_by_their_sign_of_trouble() -> None:
    counted = Counter(guest.trouble for guest in COMPANY.values())
    assert set(counted) == set(Trouble)
    assert min(counted.values()) >= 4
    assert max(counted.values()) < len(COMPANY) / 2


@pytest.mark.parametrize(
    ("name", "drop", "cloud"),
    [("anselmo", True, False), ("bambina", False, True), ("gino", False, False), ("beppe", False, False)],
)
def test_the_sign_is_in_the_picture(name: str, drop: bool, cloud: bool) -> None:
    guest = COMPANY[name]
    fills = {layer.fill for layer in lost(guest).layers}
    assert (SKY in fills) is drop
    assert (STEEL_DARK in fills) is cloud
    assert lost(guest).svg(WIDE, HIGH) == lost(guest).svg(WIDE, HIGH)

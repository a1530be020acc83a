"""The three courts of the doves."""

from saarbruecken.courts.tauben_bench import old_man
from saarbruecken.courts.tauben_lady import lady
from saarbruecken.courts.tauben_runner import runner
from woodcut.picture import Picture

COURTS = {8: old_man, 9: runner, 10: lady}


def draw(rank: int) -> Picture:
    """The court of the doves with this rank."""
    return COURTS[rank]()

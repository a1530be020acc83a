"""The three courts of the lions."""

from saarbruecken.courts.loewen_child import child
from saarbruecken.courts.loewen_king import king
from saarbruecken.courts.loewen_skater import skater
from woodcut.picture import Picture

COURTS = {8: child, 9: skater, 10: king}


def draw(rank: int) -> Picture:
    """The court of the lions with this rank."""
    return COURTS[rank]()

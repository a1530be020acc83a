"""The forty Saarbrücker cards, the twelve more that a pack of 52 needs, and their backs."""

from collections.abc import Callable

from woodcut.picture import Picture


def drawings() -> dict[str, Callable[[], Picture]]:
    """What draws each file of the skin, by its path inside the folder of the skin."""
    return {}

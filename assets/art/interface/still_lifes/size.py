"""The size of every still life, and the weight of its outline."""

from typing import Final

WIDE: Final = 280
HIGH: Final = 380
INKED: Final = 4.2
"""The outline of a large thing."""
FINE: Final = 3.0
"""The outline of its parts."""
CUT: Final = 2.6
"""A line that is carved inside it."""

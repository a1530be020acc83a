"""The four suit signs: lion, glass, pigeon and roach."""

from saarbruecken.signs.glass import Foam, beer
from saarbruecken.signs.lion import lion_head, lion_medal, paw_before
from saarbruecken.signs.roach import Swim, fish
from woodcut.pigeon import Pose, dove

__all__ = ["Foam", "Pose", "Swim", "beer", "dove", "fish", "lion_head", "lion_medal", "paw_before"]

"""Whether a child's screens are animated."""

from settebello.learning.children.profile import Child
from settebello.storage.settings import Speed
from settebello.ui.kit.ports.services import Services


def is_still(services: Services, child: Child | None) -> bool:
    """Return whether animations are off: for this child, at instant speed or with reduced motion."""
    instant = services.settings.current.speed is Speed.INSTANT
    return (child is not None and child.settings.still) or instant or services.reduced_motion()

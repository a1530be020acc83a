"""The pictures of children: an animal with a mark, given so that no two children have the same one."""

from collections.abc import Iterable
from typing import Final

from settebello.learning.children.profile import Child, Mark

AVATARS: Final = ("fox", "owl", "cat", "bear", "rabbit", "frog", "penguin", "mouse")
"""The animals by the name of their picture in assets/ui/children."""

Picture = tuple[str, Mark]
"""An animal and its mark; 64 pictures are more than a household may have children."""


def free_mark(animal: str, children: Iterable[Child]) -> Mark:
    """Return the first mark that no child has on this animal; no mark where all are taken."""
    taken = {child.mark for child in children if child.avatar == animal}
    return next((mark for mark in Mark if mark not in taken), Mark.NONE)


def free_pictures(count: int, children: Iterable[Child]) -> tuple[Picture, ...]:
    """Return so many pictures that no child has, all animals in turn; fewer where not enough are left."""
    taken = {(child.avatar, child.mark) for child in children}
    free = [(animal, mark) for mark in Mark for animal in AVATARS if (animal, mark) not in taken]
    return tuple(free[:count])

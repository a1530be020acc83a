"""The children in a bundle: each is imported whole, under an id that is free here, or left out whole."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from settebello.datafile import DataError, read_bytes
from settebello.learning.children import child_id
from settebello.learning.children.household import DELETED, PROFILE, UNKNOWN, folder_ids
from settebello.learning.children.notebook import BASE, LEARNER, NO_FILE, PARTS
from settebello.learning.children.profile import MOST_CHILDREN, named, read
from settebello.storage.bundle import LEARNING, Bundle
from settebello.storage.import_plan import ImportPlan, Part, Reason, plan_files
from settebello.storage.places import Places

MEMORY: Final = (LEARNER, BASE)
OPENED: Final = b"opened"
"""The word for the beginning of a sitting in a line of a journal."""


@dataclass(frozen=True, slots=True)
class _Files:
    """The files of one child by their path in the child's folder."""

    id: str
    content: Mapping[str, bytes]

    @classmethod
    def of(cls, folder: Path) -> "_Files":
        """Return the files in a folder; raises OSError for a file that the system refuses to read.

        What the program never writes is left out: links to nothing, pipes, and files that are too large.
        """
        content: dict[str, bytes] = {}
        for path in folder.rglob("*"):
            with suppress(*NO_FILE):
                content[path.relative_to(folder).as_posix()] = read_bytes(path)
        return cls(folder.name, content)

    @property
    def part(self) -> Part:
        """The child as a part of the bundle, as the household names one whose profile cannot be read."""
        path = f"{LEARNING}/{self.id}"
        try:
            child = read(self.content[PROFILE], PROFILE, self.id)
        except DataError:
            return Part(path, "", UNKNOWN)
        return Part(path, named(child.nick), child.avatar)

    @property
    def lines(self) -> frozenset[bytes]:
        """The lines of the journal with what the child did; each has the event's number and time.

        The beginnings of sittings are left out: simulated children may begin at the same moment.
        """
        journals = (content for name, content in self.content.items() if Path(name).match(PARTS))
        lines = (line for content in journals for line in content.splitlines()[1:] if line)
        return frozenset(line for line in lines if line.split()[1:2] != [OPENED])

    def is_same_child(self, here: "_Files") -> bool:
        """Return whether both are one child, so that importing this one would double it.

        Ids with random letters decide where they are equal. Otherwise a common event in the journals decides,
        also where one of them has been continued. A child that has not practised is compared by its profile.
        """
        if self.id == here.id and child_id.is_unique(self.id):
            return True
        if self.lines or any(name in self.content for name in MEMORY):
            return self.content == here.content or bool(self.lines & here.lines)
        return self.content[PROFILE] == here.content.get(PROFILE)


def plan_import(bundle: Bundle, root: Places, rng: Random) -> ImportPlan:
    """Return the plan to import a bundle beside what is here; raises OSError.

    A child of another computer whose id is taken here gets a new id, drawn with `rng`.
    """
    return _with_children(plan_files(bundle, root.common_data), root.common_data / LEARNING, rng)


def plan_children(bundle: Bundle, folder: Path, rng: Random) -> ImportPlan:
    """Return the plan to import only the children of a bundle into their folder; raises OSError."""
    return _with_children(ImportPlan(bundle), folder, rng)


def _with_children(plan: ImportPlan, folder: Path, rng: Random) -> ImportPlan:
    """Return a plan with the children of its bundle beside those in a folder."""
    taken_ids = set(folder_ids(folder))
    targets = dict(plan.targets)
    taken, left_out = list(plan.taken), list(plan.left_out)
    children, others = _children(plan.bundle)
    # The files of those here are read only where there is a child to compare with.
    profiles = folder.glob(f"{child_id.PATTERN}/{PROFILE}") if children else ()
    present = [_Files.of(profile.parent) for profile in profiles]
    room = MOST_CHILDREN - len(present)
    for child in children:
        known = next((here for here in present if child.is_same_child(here)), None)
        if known is not None:
            left_out.append((child.part, Reason.SAME if child.content == known.content else Reason.KNOWN))
        elif room <= 0:
            left_out.append((child.part, Reason.FULL))
        else:
            room -= 1
            new = child.id if child.id not in taken_ids else child_id.new_id(taken_ids, rng)
            taken_ids.add(new)
            taken.append(child.part)
            for name in child.content:
                targets[f"{LEARNING}/{child.id}/{name}"] = f"{LEARNING}/{new}/{name}"
    left_out += [(Part(path), Reason.NEVER) for path in others]
    return replace(plan, targets=targets, taken=tuple(taken), left_out=tuple(left_out))


def _children(bundle: Bundle) -> tuple[list[_Files], list[str]]:
    """Return the children in a bundle, oldest first, and the paths in the learning folder that are none."""
    found: dict[str, dict[str, bytes]] = {}
    for name, (content, _) in bundle.files.items():
        learning, _, rest = name.partition("/")
        if learning == LEARNING:
            first, _, inside = rest.partition("/")
            found.setdefault(first, {})[inside] = content
    children = {one for one, files in found.items() if child_id.is_id(one) and PROFILE in files}
    others = {f"{LEARNING}/{one}" for one in found.keys() - children - {DELETED}}
    others |= {f"{LEARNING}/{DELETED}/{name.partition('/')[0]}" for name in found.get(DELETED, {})}
    return [_Files(one, found[one]) for one in sorted(children, key=child_id.order)], sorted(others)

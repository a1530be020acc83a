"""The commands about children: hello, clock, seed, children, create, choose, change, leave, path, quit."""

from dataclasses import asdict
from typing import Any

from settebello import __version__
from settebello.datafile import DataError, dump
from settebello.learning.activities import Activity
from settebello.learning.children import profile
from settebello.learning.children.profile import MOST_CHILDREN, Child
from settebello.learning.memory.thinking_time import Age
from settebello.learning.schedule.plan import LARGEST
from settebello.practice.headless.desk import Desk
from settebello.practice.path import Stone
from settebello.protocol.arguments import Arguments, bad, of_kind
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.line_session import Answer
from settebello.protocol.play_commands import MOST_SEED

PROTOCOL = 1


def hello(desk: Desk) -> Answer:
    """Say what there is: activities, pictures and ages."""
    return {
        "name": "Settebello",
        "version": __version__,
        "practice": PROTOCOL,
        "activities": [_activity(one) for one in desk.learning.activities.values()],
        "avatars": list(desk.animals),
        "ages": list(Age),
    }


def clock(desk: Desk) -> Answer:
    """Tell the time."""
    return {"at": desk.time.now(), "day": desk.learning.stamp()[1], "simulated": desk.time.simulated}


def seed(desk: Desk, arguments: Arguments) -> Answer:
    """Begin the random numbers again, so that all that follows is determined."""
    desk.rng.seed(arguments.number("seed", -MOST_SEED, MOST_SEED))
    return {}


def children(desk: Desk) -> Answer:
    """List the children."""
    return {
        "children": [child_json(one) for one in desk.learning.children],
        "child": desk.learning.child.id if desk.learning.child else None,
        "troubles": list(desk.learning.troubles),
    }


def create(desk: Desk, arguments: Arguments) -> Answer:
    """Create a child, who practises from now on."""
    if len(desk.learning.children) >= MOST_CHILDREN:
        raise ProtocolError(ErrorCode.NOT_NOW, f"there are {MOST_CHILDREN} children already")
    new = _read(_profile(desk, arguments), "child-0")
    child = desk.learning.create(new.nick, new.avatar, new.age)
    desk.forget()
    return {"child": child_json(child)}


def choose(desk: Desk, arguments: Arguments) -> Answer:
    """Have a child practise: a new sitting begins."""
    child = desk.known_child(arguments.text("child"))
    desk.learning.choose(child.id)
    desk.forget()
    return {"child": child_json(child), "troubles": list(desk.learning.troubles)}


def change(desk: Desk, arguments: Arguments) -> Answer:
    """Change a child's profile, settings or aims; what is not named stays as it is."""
    before = child_of(desk, arguments)
    values = asdict(before) | _profile(desk, arguments)
    del values["id"]
    for name in ("settings", "aims"):
        values[name] = _merged(values[name], arguments.mapping(name))
    after = _read(values, before.id)
    if after.aims.largest not in LARGEST:
        bad("aims", f"largest: {after.aims.largest} is not one of {', '.join(map(str, LARGEST))}")
    for activity in (*(step.activity for step in after.aims.scenario), *after.aims.allowed):
        desk.activity(activity)
    desk.learning.change(after)
    return {"child": child_json(after)}


def leave(desk: Desk) -> Answer:
    """Have nobody practise any more."""
    desk.learning.dismiss()
    desk.forget()
    return {}


def path(desk: Desk) -> Answer:
    """Tell the child's path and the state of its day."""
    child = desk.require_child()
    found = desk.learning.path()
    warm, find, play = found.today
    return {
        "child": child.id,
        "day": desk.learning.stamp()[1],
        "stones": [_stone(stone) for stone in found.stones],
        "today": {"warm": warm, "find": find, "play": play},
        "locked": found.locked,
        "enough": found.enough,
    }


def quit_practice(desk: Desk) -> Answer:
    """End the conversation."""
    del desk
    return {}


def child_of(desk: Desk, arguments: Arguments) -> Child:
    """The child that a request names, or the one that practises."""
    return desk.known_child(arguments.text("child")) if "child" in arguments else desk.require_child()


def child_json(child: Child) -> dict[str, Any]:
    """A child as a JSON object."""
    return asdict(child)


def _profile(desk: Desk, arguments: Arguments) -> dict[str, Any]:
    """The name, picture and age that a request gives."""
    found = {name: arguments.text(name) for name in ("nick", "avatar", "age") if name in arguments}
    avatar = found.get("avatar")
    if avatar is not None and avatar not in desk.animals:
        bad("avatar", f"{shown(avatar)} is not one of {', '.join(desk.animals)}")
    return found


def _merged(before: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Settings with some changed; objects within them are merged, too."""
    merged = dict(before)
    for name, value in changes.items():
        inner = merged.get(name)
        merged[name] = (
            _merged(inner, of_kind(name, value, dict, "an object")) if isinstance(inner, dict) else value
        )
    return merged


def _read(values: dict[str, Any], child: str) -> Child:
    """The child that values describe, read as its file is read; ProtocolError (bad_value)."""
    try:
        text = dump({"format": 1, **values})
        return profile.read(text, "child", child)
    except DataError as error:
        told = "; ".join(f"{one.key}: {one.message}" if one.key else one.message for one in error.problems)
        raise ProtocolError(ErrorCode.BAD_VALUE, told) from None
    except (ValueError, TypeError) as error:
        raise ProtocolError(ErrorCode.BAD_VALUE, str(error)) from None


def _activity(activity: Activity) -> dict[str, Any]:
    return {
        "id": activity.id,
        "kind": activity.kind,
        "task": activity.task,
        "ruleset": activity.ruleset.id,
        "levels": len(activity.levels),
    }


def _stone(stone: Stone) -> dict[str, Any]:
    return {
        "activity": stone.activity.id,
        "kind": stone.activity.kind,
        "stage": stone.stage,
        "level": stone.level,
        "done": stone.done,
        "of": stone.of,
    }

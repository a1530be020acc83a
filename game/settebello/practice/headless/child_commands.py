"""The commands about children and their day, and those about the conversation itself."""

from dataclasses import asdict
from typing import Any

from settebello import __version__
from settebello.datafile import DataError, dump
from settebello.learning.activities import Activity
from settebello.learning.children import profile
from settebello.learning.children.profile import MOST_CHILDREN, Child
from settebello.learning.course.today import DayStep
from settebello.learning.memory.thinking_time import Age
from settebello.learning.schedule.plan import LARGEST
from settebello.practice.headless.practice_context import PracticeContext
from settebello.practice.path import Stone
from settebello.protocol.arguments import Arguments, bad, of_kind
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.line_session import Answer
from settebello.protocol.play_commands import MOST_SEED

PROTOCOL = 1


def hello(context: PracticeContext) -> Answer:
    """Say what there is: activities, pictures and ages."""
    return {
        "name": "Settebello",
        "version": __version__,
        "practice": PROTOCOL,
        "activities": [_activity(one) for one in context.learning.activities.values()],
        "avatars": list(context.animals),
        "ages": list(Age),
    }


def clock(context: PracticeContext) -> Answer:
    """Tell the time."""
    return {"at": context.time.now(), "day": context.learning.stamp()[1], "simulated": context.time.simulated}


def seed(context: PracticeContext, arguments: Arguments) -> Answer:
    """Begin the random numbers again, so that all that follows is determined."""
    number = arguments.number("seed", -MOST_SEED, MOST_SEED)
    context.rng.seed(number)
    context.ids.seed(number)
    return {}


def children(context: PracticeContext) -> Answer:
    """List the children."""
    return {
        "children": [child_json(one) for one in context.learning.children],
        "child": context.learning.child.id if context.learning.child else None,
        "troubles": list(context.learning.troubles),
    }


def create(context: PracticeContext, arguments: Arguments) -> Answer:
    """Create a child, who practises from now on."""
    if len(context.learning.children) >= MOST_CHILDREN:
        raise ProtocolError(ErrorCode.NOT_NOW, f"there are {MOST_CHILDREN} children already")
    new = _read(_profile(context, arguments), "child-0")
    child = context.learning.create(new.nick, new.avatar, new.age, mark=new.mark, group=new.group)
    context.forget()
    return {"child": child_json(child)}


def choose(context: PracticeContext, arguments: Arguments) -> Answer:
    """Have a child practise: a new sitting begins."""
    child = context.known_child(arguments.text("child"))
    context.learning.choose(child.id)
    context.forget()
    return {"child": child_json(child), "troubles": list(context.learning.troubles)}


def change(context: PracticeContext, arguments: Arguments) -> Answer:
    """Change a child's profile, settings or aims; what is not named stays as it is."""
    before = child_of(context, arguments)
    values = asdict(before) | _profile(context, arguments)
    del values["id"]
    for name in ("settings", "aims"):
        values[name] = _merged(values[name], arguments.mapping(name))
    after = _read(values, before.id)
    if after.aims.largest not in LARGEST:
        bad("aims", f"largest: {after.aims.largest} is not one of {', '.join(map(str, LARGEST))}")
    for activity in (*(step.activity for step in after.aims.scenario), *after.aims.allowed):
        context.activity(activity)
    context.learning.change(after)
    return {"child": child_json(after)}


def leave(context: PracticeContext) -> Answer:
    """Have nobody practise any more."""
    context.learning.dismiss()
    context.forget()
    return {}


def path(context: PracticeContext) -> Answer:
    """Tell the child's path and the state of its day."""
    child = context.require_child()
    found = context.learning.path()
    return {
        "child": child.id,
        "day": context.learning.stamp()[1],
        "stones": [_stone(stone) for stone in found.stones],
        "today": [_step(step) for step in found.day.steps],
        "locked": found.locked,
        "enough": found.enough,
    }


def next_step(context: PracticeContext) -> Answer:
    """Tell the next step of the child's day."""
    context.require_child()
    return {"step": _step(context.learning.day.next)}


def quit_practice(context: PracticeContext) -> Answer:
    """End the conversation."""
    del context
    return {}


def child_of(context: PracticeContext, arguments: Arguments) -> Child:
    """The child that a request names, or the one that practises."""
    return context.known_child(arguments.text("child")) if "child" in arguments else context.require_child()


def child_json(child: Child) -> dict[str, Any]:
    """A child as a JSON object."""
    return asdict(child)


def _profile(context: PracticeContext, arguments: Arguments) -> dict[str, Any]:
    """The name, picture, group and age that a request gives."""
    names = ("nick", "avatar", "mark", "group", "age")
    found = {name: arguments.text(name) for name in names if name in arguments}
    avatar = found.get("avatar")
    if avatar is not None and avatar not in context.animals:
        bad("avatar", f"{shown(avatar)} is not one of {', '.join(context.animals)}")
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


def _step(step: DayStep) -> dict[str, Any]:
    activity = step.activity
    return {
        "part": step.part,
        "activity": None if activity is None else activity.id,
        "kind": None if activity is None else activity.kind,
        "done": step.done,
        "of": step.of,
        "over": step.over,
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

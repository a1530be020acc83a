"""The table of the commands, with the arguments that each needs and those it may have."""

from collections.abc import Callable
from typing import Final

from settebello.practice.headless import (
    child_commands,
    deal_commands,
    report_commands,
    task_commands,
    ten_commands,
)
from settebello.practice.headless.practice_context import PracticeContext
from settebello.protocol.arguments import Arguments
from settebello.protocol.line_session import Answer, Command

Run = Callable[[PracticeContext, Arguments], Answer]

COMMANDS: Final[dict[str, Command[Run]]] = {
    "hello": Command(lambda context, _: child_commands.hello(context)),
    "clock": Command(lambda context, _: child_commands.clock(context)),
    "seed": Command(child_commands.seed, ("seed",)),
    "children": Command(lambda context, _: child_commands.children(context)),
    "create": Command(child_commands.create, ("nick", "avatar", "age"), ("mark", "group")),
    "choose": Command(child_commands.choose, ("child",)),
    "change": Command(
        child_commands.change, (), ("child", "nick", "avatar", "mark", "group", "age", "settings", "aims")
    ),
    "leave": Command(lambda context, _: child_commands.leave(context)),
    "path": Command(lambda context, _: child_commands.path(context)),
    "next": Command(lambda context, _: child_commands.next_step(context)),
    "begin": Command(task_commands.begin, ("activity",)),
    "task": Command(lambda context, _: task_commands.task(context)),
    "touch": Command(task_commands.touch, ("thing",)),
    "help": Command(lambda context, _: task_commands.more_help(context)),
    "answer": Command(task_commands.answer, ("cards",), ("seconds", "clicks", "shown")),
    "found": Command(lambda context, _: task_commands.found(context)),
    "check": Command(lambda context, _: task_commands.check(context)),
    "checked": Command(task_commands.checked, ("total",)),
    "album": Command(lambda context, _: task_commands.album(context)),
    "prepare": Command(deal_commands.prepare, ("activity",), ("shuffled", "time_ms")),
    "view": Command(lambda context, _: deal_commands.view(context)),
    "play": Command(deal_commands.play, ("move",), ("seconds", "clicks")),
    "coach": Command(lambda context, _: deal_commands.coach(context)),
    "take_back": Command(lambda context, _: deal_commands.take_back(context)),
    "pyramid": Command(ten_commands.pyramid, ("activity",)),
    "pair": Command(ten_commands.pair, ("cards",), ("seconds", "clicks")),
    "put_back": Command(lambda context, _: ten_commands.put_back(context)),
    "fish": Command(ten_commands.fish, ("activity",)),
    "ask": Command(ten_commands.ask, ("card", "number"), ("seconds", "clicks")),
    "give": Command(ten_commands.give, ("card",)),
    "point": Command(lambda context, _: ten_commands.point(context)),
    "facts": Command(report_commands.facts, (), ("child",)),
    "fact": Command(report_commands.fact, ("fact",), ("child",)),
    "history": Command(report_commands.history, (), ("child", "days")),
    "report": Command(report_commands.report, (), ("child", "days")),
    "quit": Command(lambda context, _: child_commands.quit_practice(context)),
}

"""The table of the commands, with the arguments that each needs and those it may have."""

from collections.abc import Callable
from typing import Final

from settebello.practice.headless import child_commands, deal_commands, report_commands, task_commands
from settebello.practice.headless.desk import Desk
from settebello.protocol.arguments import Arguments
from settebello.protocol.line_session import Answer, Command

Run = Callable[[Desk, Arguments], Answer]

COMMANDS: Final[dict[str, Command[Run]]] = {
    "hello": Command(lambda desk, _: child_commands.hello(desk)),
    "clock": Command(lambda desk, _: child_commands.clock(desk)),
    "seed": Command(child_commands.seed, ("seed",)),
    "children": Command(lambda desk, _: child_commands.children(desk)),
    "create": Command(child_commands.create, ("nick", "avatar", "age")),
    "choose": Command(child_commands.choose, ("child",)),
    "change": Command(child_commands.change, (), ("child", "nick", "avatar", "age", "settings", "aims")),
    "leave": Command(lambda desk, _: child_commands.leave(desk)),
    "path": Command(lambda desk, _: child_commands.path(desk)),
    "begin": Command(task_commands.begin, ("activity",)),
    "task": Command(lambda desk, _: task_commands.task(desk)),
    "help": Command(lambda desk, _: task_commands.more_help(desk)),
    "answer": Command(task_commands.answer, ("cards",), ("seconds", "clicks", "shown")),
    "found": Command(lambda desk, _: task_commands.found(desk)),
    "check": Command(lambda desk, _: task_commands.check(desk)),
    "checked": Command(task_commands.checked, ("total",)),
    "album": Command(lambda desk, _: task_commands.album(desk)),
    "prepare": Command(deal_commands.prepare, ("activity",), ("shuffled", "time_ms")),
    "view": Command(lambda desk, _: deal_commands.view(desk)),
    "play": Command(deal_commands.play, ("move",), ("seconds", "clicks")),
    "coach": Command(lambda desk, _: deal_commands.coach(desk)),
    "take_back": Command(lambda desk, _: deal_commands.take_back(desk)),
    "facts": Command(report_commands.facts, (), ("child",)),
    "fact": Command(report_commands.fact, ("fact",), ("child",)),
    "history": Command(report_commands.history, (), ("child", "days")),
    "report": Command(report_commands.report, (), ("child", "days")),
    "quit": Command(lambda desk, _: child_commands.quit_practice(desk)),
}

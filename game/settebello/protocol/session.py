"""A session of the engine: requests in, answers out, and the game between them. It does no I/O itself."""

import sys
from collections.abc import Callable, Mapping
from typing import Any

from settebello.engine import TooManyMoves
from settebello.protocol import (
    analysis_commands,
    catalogue_commands,
    duplicate_commands,
    play_commands,
    position_command,
    problem_commands,
    reading_commands,
)
from settebello.protocol.arguments import Arguments
from settebello.protocol.errors import ErrorCode, ProtocolError
from settebello.protocol.game_under_way import EngineContext, Game, Outcome
from settebello.protocol.line_session import Answer, Command, LineSession, find_command, read_arguments

Run = Callable[[EngineContext, Arguments, Game | None], Answer | Outcome]
"""The function of a command; an answer without an ``Outcome`` leaves the game unchanged."""

COMMANDS: dict[str, Command[Run]] = {
    "hello": Command(lambda context, _, __: catalogue_commands.hello(context)),
    "ruleset": Command(
        lambda context, arguments, _: catalogue_commands.ruleset(context, arguments), ("ruleset",), ("rules",)
    ),
    "new": Command(
        lambda context, arguments, _: play_commands.new(context, arguments),
        ("ruleset", "players"),
        ("rules", "dealer", "seed", "deck"),
    ),
    "position": Command(
        lambda context, arguments, _: position_command.position(context, arguments),
        ("ruleset", "players", "hands", "table", "piles", "turn"),
        ("rules", "sweeps", "stock", "dealer", "last_captor", "scores", "tops", "seed"),
    ),
    "state": Command(lambda _, __, game: play_commands.state(game)),
    "observe": Command(lambda _, arguments, game: play_commands.observe(arguments, game), ("seat",)),
    "legal": Command(lambda _, __, game: play_commands.legal(game)),
    "play": Command(lambda _, arguments, game: play_commands.play(arguments, game), ("move",)),
    "undo": Command(lambda _, __, game: play_commands.undo(game)),
    "score": Command(lambda _, __, game: play_commands.score(game)),
    "next": Command(play_commands.deal_next, (), ("seed", "deck")),
    "choose": Command(analysis_commands.choose, ("level",), ("seed", "time_ms", "iterations", "observation")),
    "analyse": Command(
        analysis_commands.analyse, (), ("level", "seed", "time_ms", "iterations", "observation")
    ),
    "read": Command(reading_commands.read, (), ("seat", "observation")),
    "holds": Command(reading_commands.holds, ("other", "rank"), ("seat", "observation")),
    "anew": Command(duplicate_commands.anew, ("seat",), ("seed",)),
    "par": Command(duplicate_commands.par, (), ("level", "plays", "seed")),
    "duplicate": Command(duplicate_commands.duplicate, ("seat", "level"), ("others",)),
    "daily": Command(
        lambda context, arguments, _: duplicate_commands.daily(context, arguments),
        ("ruleset", "date"),
        ("rules",),
    ),
    "daily_rank": Command(duplicate_commands.daily_rank, ("level",), ("plays",)),
    "daily_code": Command(
        lambda context, arguments, _: duplicate_commands.daily_code(context, arguments), ("code",)
    ),
    "problems": Command(
        lambda context, arguments, _: problem_commands.problems(context, arguments), (), ("ruleset",)
    ),
    "problem": Command(
        lambda context, arguments, _: problem_commands.problem(context, arguments), ("problem",)
    ),
    "solve": Command(
        lambda context, arguments, _: problem_commands.solve(context, arguments), ("problem", "move")
    ),
    "check": Command(lambda context, arguments, _: problem_commands.check(context, arguments), ("problem",)),
    "prove": Command(problem_commands.prove, (), ("aim", "observation")),
    "quit": Command(lambda _, __, ___: {}),
}


class Session(LineSession):
    """One conversation: its game is replaced only by a command that succeeded."""

    mistake = "a mistake in the program; the game is as it was"

    def __init__(self, context: EngineContext, complain: Callable[[str], object] = sys.stderr.write) -> None:
        """Take what is known and where a mistake in the program is reported."""
        super().__init__(complain)
        self._context = context
        self._game: Game | None = None

    def refused(self, error: Exception) -> ProtocolError | None:
        """The answer to an error; that of too many moves is one."""
        if isinstance(error, TooManyMoves):
            return ProtocolError(ErrorCode.TOO_MANY_MOVES, str(error))
        return super().refused(error)

    def run(self, name: object, values: Mapping[str, Any]) -> Answer:
        """Run a command, and keep the game that it leads to."""
        command = find_command(COMMANDS, name)
        found = command.run(self._context, read_arguments(name, command, values), self._game)
        if name == "quit":
            self.over = True
        if not isinstance(found, Outcome):
            return found
        self._game = found.game
        return found.answer

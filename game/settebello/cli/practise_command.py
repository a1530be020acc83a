"""`settebello practise`: the learning mode for other programs. PRACTICE.md describes its protocol."""

import sys
from typing import TYPE_CHECKING

from settebello import resources
from settebello.cli.command_help import add_command
from settebello.cli.line_protocol import converse
from settebello.cli.terminal import tell

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

    from settebello.datafile import Problem
    from settebello.rulebook import Rulebook
    from settebello.storage.places import Places


def add_practise(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """Add the command to the parser."""
    add_command(
        commands,
        "practise",
        "open the learning mode for children to another program",
        "settebello --data FOLDER practise",
        more="Requests and answers are JSON lines; see PRACTICE.md.",
    )


def practise(places: "Places", rulebook: "Rulebook") -> int:
    """Let another program drive the learning mode on the children of a data folder; the exit status."""
    from settebello.ai import Levels
    from settebello.ai.process.local import LocalOpponents
    from settebello.learning.activities import Activities
    from settebello.practice.headless import PracticeContext, PracticeFiles, PracticeSession

    assets = resources.assets()
    told: set[Problem] = set()

    def ladder() -> Activities:
        """Read the activities; say on standard error, once, which files have faults."""
        activities = Activities.load((assets / "lessons", places.lessons), rulebook.ruleset)
        for problem in activities.problems:
            if problem not in told:
                told.add(problem)
                tell(problem, file=sys.stderr)
        return activities

    context = PracticeContext(
        PracticeFiles(
            folder=places.data / "learning",
            ladder=ladder,
            ruleset_of=rulebook.ruleset,
            opponents=LocalOpponents(Levels.load([assets / "opponents"])),
            animals=[path.stem for path in (assets / "ui" / "children").glob("*.svg")],
        )
    )
    try:
        converse(PracticeSession(context))
    finally:
        context.close()
    return 0

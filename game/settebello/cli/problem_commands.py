"""The commands about problems: list them, show one, check files."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from settebello.cli.command_help import add_command, add_subcommands
from settebello.cli.long_work import LongWork
from settebello.cli.terminal import tell
from settebello.datafile import DataError, read
from settebello.datafile.names import SOURCE_LANGUAGE
from settebello.i18n import Catalogue, Text, t, tn
from settebello.rulebook import Rulebook

if TYPE_CHECKING:
    from settebello.problems.checks import CheckResult


def add_problems(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command ``problems`` and its subcommands to the parser."""
    problems = add_command(
        commands,
        "problems",
        "list, show and check problems with one right move",
        "settebello problems list scopone",
        "settebello problems check own_problems.yaml",
    )
    # --lang is accepted before and after the command.
    language = argparse.ArgumentParser(add_help=False)
    language.add_argument("--lang", metavar="CODE", default=argparse.SUPPRESS, help="language of the texts")
    what = add_subcommands(problems)
    check = add_command(
        what,
        "check",
        "check files of problems and prove each problem in every hidden deal",
        "settebello problems check own_problems.yaml",
        parents=[language],
    )
    check.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a file of problems (.yaml)")
    listed = add_command(
        what,
        "list",
        "list the problems of a game, or the games that have problems",
        "settebello problems list",
        "settebello problems list scopa --lang it",
        parents=[language],
    )
    listed.add_argument("game", nargs="?", metavar="GAME", help="the id of a game")
    show = add_command(
        what,
        "show",
        "print a problem as its solver sees it",
        "settebello problems show scopa_2_0_32",
        "settebello problems show scopa_2_0_32 --solution",
        parents=[language],
    )
    show.add_argument("problem", metavar="ID", help="the id of a problem, as problems list shows it")
    show.add_argument("--solution", action="store_true", help="print the right move and the refutations too")


def run_problems(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    """Run a subcommand of ``problems``; return the exit status."""
    say = Catalogue(parsed.lang or SOURCE_LANGUAGE)
    if parsed.what == "list":
        return _list(parsed.game, rulebook, say)
    if parsed.what == "show":
        return _show(parsed.problem, rulebook, say, solution=parsed.solution)
    # The status is 1 if any of the files has a fault.
    return max([_check(file, rulebook, say) for file in parsed.files])


def _list(game: str | None, rulebook: Rulebook, say: Catalogue) -> int:
    from settebello.problems.shipped import ShippedProblems
    from settebello.problems.words import KINDS

    shipped = ShippedProblems(rulebook.ruleset)
    if game is None:
        for each in shipped.games:
            name = rulebook.variant(each).name.in_language(say.language)
            count = len(shipped.of(each))
            tell(f"{each}: {name}, {say(tn('{n} problem', '{n} problems', n=count))}")
        return 0
    rulebook.variant(game)
    problems = shipped.of(game)
    if not problems:
        tell(say(t("There are no problems of this game: {game}", game=game)), file=sys.stderr)
        return 1
    for one in problems:
        tell(f"{one.id}: {say(KINDS[one.kind])}, {one.rating}")
    return 0


def _show(problem_id: str, rulebook: Rulebook, say: Catalogue, *, solution: bool) -> int:
    from settebello.notation.diagram import print_diagram
    from settebello.problems.shipped import ShippedProblems
    from settebello.problems.words import question_of

    problem = ShippedProblems(rulebook.ruleset).by_id(problem_id)
    if problem is None:
        tell(say(t("There is no problem with this id: {id}", id=problem_id)), file=sys.stderr)
        return 1
    tell(say(question_of(problem)))
    tell(print_diagram(problem.view), end="")
    if solution:
        from settebello.problems.reasons import reasons_of
        from settebello.problems.words import achieved_by
        from settebello.ui.table.model.helps.reason_words import reasons_told

        tell(f"{problem.right[0]}: {' '.join(map(str, problem.line))}")
        tell(say(reasons_told(reasons_of(problem), problem.ruleset) or achieved_by(problem)))
        for move, one in problem.wrong.items():
            loses = say(tn("{n} point lost", "{n} points lost", n=one.loses))
            tell(f"{move}: {' '.join(map(str, one.line))} ({loses})")
    return 0


def _check(file: Path, rulebook: Rulebook, say: Catalogue) -> int:
    from settebello.problems.problem_file import played_mistakes, problems_of

    try:
        document = read(file)
        problems = problems_of(document, rulebook.ruleset)
        mistakes = played_mistakes(document, problems)
    except DataError as error:
        mistakes = error
    if mistakes is not None:
        tell(mistakes)
        return 1
    from settebello.problems.checks import checked

    faults = 0
    work = LongWork(len(problems), "problems")
    for number, problem in enumerate(problems):
        fault = _fault(checked(problem))
        work.step()
        if fault is not None:
            place = document.place(("problems", number, "id"))
            tell(f"{file}:{place.line}:{place.column}: {problem.id}: {say(fault)}")
            faults += 1
    if faults:
        return 1
    tell(f"{file}: {say(tn('{n} problem, proved', '{n} problems, all proved', n=len(problems)))}")
    return 0


def _fault(result: "CheckResult") -> Text | None:
    """Return what is wrong with a problem as a sentence; None if it is proved."""
    from settebello.problems.checks import Fault
    from settebello.problems.proof import Obstacle
    from settebello.problems.words import about_obstacle

    match result.fault:
        case None:
            return None
        case Fault.UNPROVABLE:
            return about_obstacle(Obstacle(result.detail))
        case Fault.NO_RIGHT_MOVE:
            return t("No move is best in every deal of the hidden cards.")
        case Fault.OTHER_MOVE:
            return t("Another move is right: {move}", move=result.detail)
        case Fault.OTHER_KIND:
            return t("The kind does not fit the right move. This kind does: {kind}", kind=result.detail)
        case Fault.OTHER_LINE:
            return t("What follows this move is not best play: {move}", move=result.detail)

"""The form in which every command explains itself: a description, its options, and examples."""

import argparse
from collections.abc import Iterable


def add_command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    summary: str,
    *examples: str,
    more: str = "",
    parents: Iterable[argparse.ArgumentParser] = (),
) -> argparse.ArgumentParser:
    """Add a command to its parent's commands; return the command's parser.

    ``summary`` is its line in the list of commands, without a capital and a full stop. ``more`` follows the
    summary on the command's own page. Each example is a complete command line that the parser accepts.
    """
    sentence = f"{summary[0].upper()}{summary[1:]}."
    return commands.add_parser(
        name,
        help=summary,
        description=f"{sentence}\n{more}" if more else sentence,
        epilog=examples_text(*examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        parents=list(parents),
    )


def add_subcommands(parser: argparse.ArgumentParser) -> "argparse._SubParsersAction[argparse.ArgumentParser]":
    """Let a command have subcommands; return the action to which they are added.

    The parsed arguments hold the subcommand's name as ``what``, None without one; ``incomplete`` is then the
    parser whose help answers.
    """
    parser.set_defaults(incomplete=parser)
    return parser.add_subparsers(dest="what", title="commands", metavar="COMMAND", prog=parser.prog)


def examples_text(*examples: str) -> str:
    """Return the last part of a help page: a heading and the examples, one a line."""
    return "\n  ".join(("examples:" if len(examples) > 1 else "example:", *examples))


def examples_of(parser: argparse.ArgumentParser) -> tuple[str, ...]:
    """Return the examples of a help page."""
    lines = (parser.epilog or "").splitlines()
    return tuple(line.strip() for line in lines if line.startswith(f"  {parser.prog.split()[0]} "))


def with_subcommands(parser: argparse.ArgumentParser) -> tuple[argparse.ArgumentParser, ...]:
    """Return a parser and the parsers of all commands below it, parents first."""
    found = [parser]
    for action in parser._actions:  # noqa: SLF001 - argparse has no public way to list commands
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - as above
            for below in action.choices.values():
                found += with_subcommands(below)
    return tuple(found)


def argument_groups(parser: argparse.ArgumentParser) -> tuple[tuple[str, tuple[argparse.Action, ...]], ...]:
    """Return the groups of a help page: each title with its options and arguments, without the commands."""
    groups = []
    for group in parser._action_groups:  # noqa: SLF001 - argparse has no public way to list groups
        shown = tuple(
            action
            for action in group._group_actions  # noqa: SLF001 - as above
            if not isinstance(action, argparse._SubParsersAction)  # noqa: SLF001 - as above
            and action.help != argparse.SUPPRESS
        )
        if shown:
            groups.append((group.title or "", shown))
    return tuple(groups)


def arguments_of(parser: argparse.ArgumentParser) -> tuple[argparse.Action, ...]:
    """Return the options and arguments that a help page shows, without the commands."""
    return tuple(action for _, actions in argument_groups(parser) for action in actions)


def add_overlays(parser: argparse.ArgumentParser) -> None:
    """Add the option ``--overlay``, which names house rules."""
    parser.add_argument(
        "--overlay",
        action="append",
        default=[],
        dest="overlays",
        metavar="ID",
        help="add a house rule, such as re_bello; can be repeated",
    )

"""The manual page settebello(1), written in roff from the parser of the command line."""

import argparse
import re
from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap

from settebello import __version__
from settebello.cli.command_help import argument_groups, examples_of, with_subcommands
from settebello.cli.command_line import STATUSES
from settebello.storage.places import HOME_VARIABLE

METAINFO = Path(__file__).resolve().parent / "linux" / "settebello.metainfo.xml"
WIDTH = 78


def man_page(parser: argparse.ArgumentParser) -> str:
    """Return the manual page of a parser and of all its commands."""
    _, *commands = with_subcommands(parser)
    lines = [
        f'.TH SETTEBELLO 1 "{release_date()}" "Settebello {__version__}" "Games"',
        ".SH NAME",
        plain("settebello - play Scopa and its relatives"),
        ".SH SYNOPSIS",
        r".B settebello",
        r"[\fIoptions\fR] [\fIcommand\fR ...]",
        ".SH DESCRIPTION",
        plain(parser.description or ""),
        ".SH OPTIONS",
    ]
    for title, actions in argument_groups(parser):
        lines += [f'.SS "{plain(title.capitalize())}"', *arguments(actions)]
    lines.append(".SH COMMANDS")
    for command in commands:
        lines += [f'.SS "{plain(command.prog)}"', *map(plain, (command.description or "").splitlines())]
        for _, actions in argument_groups(command):
            lines += arguments(action for action in actions if action.dest != "help")
        lines += examples(command)
    lines += [".SH EXIT STATUS"]
    for line in STATUSES.splitlines()[1:]:
        number, _, meaning = line.strip().partition(" ")
        lines += [".TP", f".B {number}", plain(meaning.strip())]
    lines += [".SH ENVIRONMENT", ".TP", f".B {HOME_VARIABLE}", plain("the folder of settings and matches")]
    _, *shown = examples(parser)  # a section begins a paragraph
    lines += [".SH EXAMPLES", *shown]
    return "\n".join(short for line in lines for short in wrapped(line)) + "\n"


def wrapped(line: str) -> list[str]:
    """Return a line of text in lines of at most 80 bytes; requests and lines with fonts stay as they are."""
    if len(line) <= WIDTH or line.startswith(".") or "\\f" in line:
        return [line]
    # Words that begin with a point or a quote would be requests at the beginning of a line.
    return [rf"\&{part}" if part[0] in ".'" else part for part in wrap(line, WIDTH, break_long_words=False)]


def release_date() -> str:
    """Return the day of the latest release, which stands in the metadata for software centres."""
    found = re.search(r'<release [^>]*date="([\d-]+)"', METAINFO.read_text(encoding="utf-8"))
    return found[1] if found else ""


def arguments(actions: Iterable[argparse.Action]) -> list[str]:
    """Return the lines about options and arguments, each with its help."""
    lines = []
    for action in actions:
        value = action.metavar if isinstance(action.metavar, str) else ""
        value = f"[{value}]" if action.nargs == "?" else value
        names = ", ".join(rf"\fB{plain(name)}\fR" for name in action.option_strings)
        lines += [
            ".TP",
            " ".join(part for part in (names, rf"\fI{plain(value)}\fR" if value else "") if part),
        ]
        lines.append(plain(action.help or ""))
    return lines


def examples(parser: argparse.ArgumentParser) -> list[str]:
    """Return the lines of a parser's examples, which are not filled."""
    return [".PP", ".nf", *(rf"\fB{plain(example)}\fR" for example in examples_of(parser)), ".fi"]


def plain(text: str) -> str:
    """Return a text with everything escaped that has a meaning in roff."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-").replace('"', r"\(dq").replace("'", r"\(aq")
    return rf"\&{escaped}" if escaped.startswith(".") else escaped

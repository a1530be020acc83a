"""The help of every command: plain sentences, a description for each argument, and examples that parse."""

import re
import shlex
from pathlib import Path

import pytest

from settebello.cli import check_arguments
from settebello.cli.command_help import arguments_of, examples_of, with_subcommands
from settebello.cli.command_line import command_line
from settebello.i18n import languages
from settebello.storage.places import Places

PARSERS = {parser.prog: parser for parser in with_subcommands(command_line())}
EXAMPLES = [example for parser in PARSERS.values() for example in examples_of(parser)]


def test_every_command_is_found() -> None:
    commands = "rules players statistics export import analyse read problems lab engine practise mercato"
    same_cards = "play-on par duplicate daily"
    below = "rules check,rules compare,rules list,rules show,rules text,lab match,lab ladder,lab style"
    market = "mercato play,mercato engine,mercato verify,mercato lab,mercato new,mercato check"
    problems = "problems list,problems show,problems check"
    own = "skins,skins check,skins new,opponents,opponents check,opponents new"
    own += ",languages,languages check,languages new,lessons,lessons check,lessons new,rules new"
    names = [
        *commands.split(),
        *same_cards.split(),
        *below.split(","),
        *market.split(","),
        *problems.split(","),
        *own.split(","),
    ]
    assert set(PARSERS) == {"settebello", *(f"settebello {name}" for name in names)}


@pytest.mark.parametrize("name", PARSERS)
def test_every_command_has_a_description_and_ends_with_an_example(name: str) -> None:
    parser = PARSERS[name]
    assert re.match(r"[A-Z].*\.$", parser.description or "", re.DOTALL)
    assert examples_of(parser)
    assert parser.format_help().rstrip().endswith(examples_of(parser)[-1])


@pytest.mark.parametrize("name", PARSERS)
def test_every_argument_is_explained_in_lower_case_without_a_full_stop(name: str) -> None:
    for argument in arguments_of(PARSERS[name]):
        assert argument.help
        assert re.match(r"[a-z].*[^.]$", argument.help), argument.help


@pytest.mark.parametrize("name", PARSERS)
def test_help_fits_a_terminal_of_80_columns(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert max(map(len, PARSERS[name].format_help().splitlines())) <= 80


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_a_command_line_that_is_accepted(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "FOLDER").mkdir()
    (tmp_path / "match.scopa").touch()
    (tmp_path / "match.mercato").touch()
    monkeypatch.chdir(tmp_path)
    program, *arguments = shlex.split(example)
    parser = command_line()
    assert program == parser.prog
    parsed = parser.parse_args(arguments)
    check_arguments(parsed, parser, Places.under(tmp_path))


def test_the_help_names_all_languages() -> None:
    (language,) = (one for one in arguments_of(command_line()) if "--lang" in one.option_strings)
    assert language.help == f"language of the texts: {', '.join(sorted(languages()))}, or one of your own"

"""packaging/shell_files.py: the manual page and the completions say what the command line accepts."""

import shutil
import subprocess
from pathlib import Path

import pytest
import shell_files
from man_page import plain

from settebello.cli.command_help import arguments_of, examples_of, with_subcommands
from settebello.cli.command_line import command_line

PARSERS = with_subcommands(command_line(developer=False))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all files."""
    folder = tmp_path_factory.mktemp("share")
    assert all(path.is_file() for path in shell_files.write(folder))
    return folder


@pytest.fixture(scope="module")
def page(folder: Path) -> str:
    """The manual page in roff."""
    return (folder / shell_files.MAN_PAGE).read_text(encoding="utf-8")


def completed(folder: Path, *words: str) -> set[str]:
    """What bash offers for the last word."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash here")
    script = f"""
        source {folder / shell_files.COMPLETIONS["bash"]}
        COMP_WORDS=(settebello "$@"); COMP_CWORD=$#
        $(complete -p settebello | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(
        [bash, "--norc", "-c", script, "bash", *words], check=True, capture_output=True, text=True, timeout=60
    )
    assert not done.stderr
    return set(done.stdout.split())


def test_the_page_has_every_command_argument_and_example(page: str) -> None:
    lines = page.splitlines()
    text = f" {' '.join(lines)} "
    for parser in PARSERS:
        assert parser is PARSERS[0] or f'.SS "{plain(parser.prog)}"' in lines
        # Long texts are wrapped; whole lines stay between the lines around them.
        assert all(f" {plain(argument.help or '')} " in text for argument in arguments_of(parser))
        assert all(plain(name) in page for one in arguments_of(parser) for name in one.option_strings)
        assert all(rf"\fB{plain(example)}\fR" in lines for example in examples_of(parser))


def test_no_line_of_the_page_begins_a_request_that_is_none(page: str) -> None:
    requests = {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))}
    assert requests <= {".TH", ".SH", ".SS", ".B", ".PP", ".TP", ".nf", ".fi"}
    sections = [line for line in page.splitlines() if line.startswith(".SH")]
    assert sections[:3] == [".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION"]


def test_groff_sets_the_page_without_a_warning(folder: Path) -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("there is no groff here")
    command = [groff, "-ww", "-man", "-Tutf8", str(folder / shell_files.MAN_PAGE)]
    done = subprocess.run(command, check=True, capture_output=True, timeout=60)
    assert done.stderr == b""
    assert b"maestro" in done.stdout


def test_mandoc_finds_no_fault_in_the_page(folder: Path) -> None:
    mandoc = shutil.which("mandoc")
    if mandoc is None:
        pytest.skip("there is no mandoc here")
    command = [mandoc, "-Tlint", "-Wall", str(folder / shell_files.MAN_PAGE)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert done.stdout == ""
    assert done.returncode == 0


def test_shellcheck_finds_no_error_in_the_completions_of_bash(folder: Path) -> None:
    shellcheck = shutil.which("shellcheck")
    if shellcheck is None:
        pytest.skip("there is no shellcheck here")
    # The file says at its head which of shtab's habits are left out.
    command = [shellcheck, "--shell=bash", str(folder / shell_files.COMPLETIONS["bash"])]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout


def test_text_cannot_become_a_request() -> None:
    assert plain(".scopa") == r"\&.scopa"
    assert plain(r"a\b 'c' --d") == r"a\eb \(aqc\(aq \-\-d"


def test_bash_offers_commands_options_and_ids(folder: Path) -> None:
    assert completed(folder, "ru") == {"rules"}
    assert completed(folder, "lab", "") >= {"match", "ladder", "style"}
    assert completed(folder, "--fu") == {"--fullscreen"}
    assert completed(folder, "--level", "ma") == {"maestro"}
    assert completed(folder, "--variant", "cir") == {"cirulla", "cirullone"}
    assert "--overlay" in completed(folder, "rules", "text", "--o")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_accepts_its_completions(shell: str, folder: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"there is no {shell} here")
    command = [program, "-n", str(folder / shell_files.COMPLETIONS[shell])]
    assert subprocess.run(command, check=False, capture_output=True, timeout=60).returncode == 0


@pytest.mark.parametrize("shell", shell_files.COMPLETIONS)
def test_every_option_is_completed(shell: str, folder: Path) -> None:
    text = (folder / shell_files.COMPLETIONS[shell]).read_text(encoding="utf-8")
    names = {name for parser in PARSERS for one in arguments_of(parser) for name in one.option_strings}
    assert all(name.lstrip("-") in text for name in names)
    assert "scene" not in text

#!/usr/bin/env python3
"""Play Settebello, or test it, from a checkout; sets itself up the first time.

    python3 packaging/run.py [arguments of the game]         plays
    python3 packaging/run.py area [path or name ...]         seconds: lint of changed files, tests at hand
    python3 packaging/run.py quick [arguments of pytest]     minutes, before a commit: lint, types, tests
    python3 packaging/run.py test [arguments of pytest]      everything: as quick, with every test
    python3 packaging/run.py check [lint format types floors]
    python3 packaging/run.py coverage [arguments of pytest]  which lines the quick tests run, floor by floor
    python3 packaging/run.py setup [--json]                  sets up and leaves; --json prints what was made

Needs Python 3.11 and pip, nothing else. Makes .venv beside pyproject.toml, in a checkout that cannot be
written in the user's folder for caches, or where the variable SETTEBELLO_ENVIRONMENT says. Where Python comes
without ensurepip, the system's own pip fills it. Where there is a C compiler, the core of the game is
compiled into it too, and again when its sources change. From the second start on, nothing is imported that
takes time.
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PLACE = "SETTEBELLO_ENVIRONMENT"
"""The variable that says in which folder the libraries go."""


def is_writable(folder: str) -> bool:
    """Whether files can be made in a folder, as far as its permissions tell."""
    return os.access(folder, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def environment_folder(root: str) -> str:
    """The folder for the libraries of the checkout at `root`."""
    chosen = os.environ.get(PLACE)
    if chosen:
        return os.path.abspath(os.path.expanduser(chosen))
    beside = os.path.join(root, ".venv")
    if is_writable(root) or was_set_up(root, beside):
        return beside
    import zlib

    if os.name == "nt":
        caches = os.environ.get("LOCALAPPDATA") or os.path.expanduser("~")
    elif sys.platform == "darwin":
        caches = os.path.expanduser("~/Library/Caches")
    else:
        caches = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    # Each checkout has an environment of its own.
    return os.path.join(caches, "settebello", f"environment-{zlib.crc32(os.fsencode(root)):08x}")


def was_set_up(root: str, folder: str) -> bool:
    """Whether somebody who may write there has set up the checkout at `root`, as it is now, in a folder."""
    try:
        with open(os.path.join(folder, STAMP + "play"), encoding="utf-8") as file:
            return file.read() == joined(installation(root))
    except OSError:
        return False


def installation(root: str) -> "list[str]":
    """All that an editable installation of the checkout at `root` depends on; raises OSError."""
    import zlib

    names = ["pyproject.toml"]
    hooks = ("build_hook", "core_builder", "core_finder", "core_installer")
    names += [os.path.join("packaging", name + ".py") for name in hooks]
    languages = os.path.join("assets", "i18n")
    if os.path.isdir(os.path.join(root, languages)):
        found = sorted(os.listdir(os.path.join(root, languages)))
        names += [os.path.join(languages, name) for name in found if name.endswith(".po")]
    parts = [VERSION, root]
    for name in names:
        with open(os.path.join(root, name), "rb") as file:
            content = file.read()
        parts.append(f"{name} {len(content)} {zlib.crc32(content):08x}")
    return parts


def joined(parts: "list[str]") -> str:
    """The text that is stored of these parts."""
    return "\n".join(parts) + "\n"


VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"
STAMP = "installed-for-"
VENV = environment_folder(ROOT)
SCRIPTS = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = os.path.join(SCRIPTS, "python" + SUFFIX)
SITE = os.path.join(VENV, *(["Lib"] if os.name == "nt" else ["lib", "python" + VERSION]), "site-packages")
INCLUDE = os.path.join(sys.base_prefix, "include", "" if os.name == "nt" else "python" + VERSION)
OLDEST = (3, 11)
NETWORK_SIGNS = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "name resolution",
    "Network is unreachable",
    "getaddrinfo failed",
)
WITHOUT_PIP = (
    "Settebello needs pip to fetch its libraries: please install it (on Debian: apt install python3-pip)."
)
WITHOUT_COMPILER = (
    "There is no C compiler here (or no headers of Python), so the game runs interpreted: its strongest "
    "opponents look at fewer deals. Once both are installed, the core is compiled at the next start."
)
CORE_IS_COMPILED = "import sys; from settebello.engine import kernel; sys.exit(not kernel.is_compiled())"
CHECKING = ("area", "quick", "test", "check", "coverage")
"""The commands that check the program; `tiers.py` says what each runs."""


def digest() -> str:
    """Everything the installation depends on, as one short text: when it changes, install again."""
    return joined(installation(ROOT) + (copied_files() if is_copied() else []))


def is_copied() -> bool:
    """Whether the game is copied into the environment instead of running from the checkout."""
    return os.path.dirname(VENV) != ROOT and not is_writable(ROOT)


def copied_files() -> "list[str]":
    """Sizes and times of the files that are copied into the environment."""
    found = []
    for top in ("game", "assets", "rules", "docs"):
        for folder, _, names in os.walk(os.path.join(ROOT, top)):
            for name in names:
                if not name.endswith((".pyc", ".mo")):
                    path = os.path.join(folder, name)
                    facts = os.stat(path)
                    found.append(f"{os.path.relpath(path, ROOT)} {facts.st_size} {facts.st_mtime_ns}")
    return sorted(found)


def stamp(kind: str) -> str:
    """The file that says for which digest `kind` ("play" or "test") is installed."""
    return os.path.join(VENV, STAMP + kind)


def is_ready(kind: str, wanted: str) -> bool:
    """Whether nothing has to be installed for `kind`."""
    try:
        with open(stamp(kind), encoding="utf-8") as file:
            return file.read() == wanted and os.path.exists(PYTHON)
    except OSError:
        return False


def say_step(number: int, what: str) -> None:
    """Say which step of setting up begins, and how many there are; the core is compiled in the last one."""
    steps = 3 if can_compile() else 2
    done = 20 * (number - 1) // steps
    print(f"[{'#' * done}{'.' * (20 - done)}] {number}/{steps} {what}", file=sys.stderr, flush=True)


def works(*command: str) -> bool:
    """Whether a command runs and ends well; what it prints is dropped."""
    import subprocess

    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def find_pip() -> "list[str]":
    """The command that installs into .venv: its own pip, or the system's one; empty when there is neither."""
    own = [PYTHON, "-m", "pip"]
    if works(*own, "--version") or (works(PYTHON, "-m", "ensurepip") and works(*own, "--version")):
        return own
    system = [sys.executable, "-m", "pip", "--python", PYTHON]
    return system if works(*system, "--version") else []


def set_up(kind: str, wanted: str) -> None:
    """Make .venv and install the game into it, for "test" with the tools; exits saying what is missing."""
    import subprocess

    print("Setting up Settebello (only this once; needs the network) ...", file=sys.stderr, flush=True)
    asked = f"import sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    same_python = os.path.exists(PYTHON) and works(PYTHON, "-c", asked)
    try:
        import venv

        if not same_python:
            venv.create(VENV, clear=True, symlinks=os.name != "nt")
    except ImportError:
        sys.exit(
            "Settebello needs Python's module venv: please install it (on Debian: apt install python3-venv)."
        )
    except OSError as error:
        sys.exit(
            f"Settebello cannot make the folder {VENV} for its libraries: {error}.\n"
            f"The variable {PLACE} chooses another folder."
        )
    pip = find_pip()
    if not pip:
        sys.exit(WITHOUT_PIP)
    say_step(2, "fetching the libraries (one to three minutes)")
    what = ".[test]" if kind == "test" else "."
    command = [*pip, "install", "--quiet", "--disable-pip-version-check"]
    # An editable installation compiles the languages into the checkout.
    command += [what] if is_copied() else ["--editable", what]
    done = subprocess.run(command, cwd=ROOT, stderr=subprocess.PIPE, text=True, errors="replace", check=False)
    if done.returncode:
        if any(sign in done.stderr for sign in NETWORK_SIGNS):
            sys.exit(
                "Settebello could not fetch its libraries: the package index cannot be reached from here."
            )
        sys.exit(
            f"{done.stderr.rstrip()}\nSettebello could not be installed: pip gave up, and says why above."
        )
    forget_core()
    if not can_compile():
        print(WITHOUT_COMPILER, file=sys.stderr, flush=True)
    for fresh in ("play", "test") if kind == "test" else ("play",):
        with open(stamp(fresh), "w", encoding="utf-8") as file:
            file.write(wanted)


def can_compile() -> bool:
    """Whether a C compiler and Python's headers seem to be there; only looks whether files exist."""
    if sys.implementation.name != "cpython" or not os.path.exists(os.path.join(INCLUDE, "Python.h")):
        return False
    if os.name == "nt":
        programs = os.environ.get("PROGRAMFILES(X86)", "")
        return os.path.exists(os.path.join(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe"))
    if sys.platform == "darwin":
        # There is always a cc, which asks the player to install the real one.
        places = ("/Library/Developer/CommandLineTools", "/Applications/Xcode.app")
        return any(os.path.exists(place) for place in places)
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    return any(os.path.exists(os.path.join(folder, name)) for name in ("cc", "gcc") for folder in folders)


def core_is_settled() -> bool:
    """Whether there is nothing to compile: done, tried in vain, impossible here, or not wanted."""
    import core_finder

    if os.environ.get(core_finder.SWITCH) == "0":
        return True
    try:
        text = core_finder.source_text(os.path.join(ROOT, "game"))
    except OSError:
        return True
    home = os.path.join(SITE, core_finder.MODULE)
    if not is_writable(home if os.path.isdir(home) else SITE):
        return (
            True  # whoever can write there compiles the core; trying and telling at every start helps nobody
        )
    return core_finder.find_build(home, text) is not None or not can_compile()


def compile_core() -> None:
    """Compile the core into .venv; when that fails say so in one line, for the game runs without."""
    from pathlib import Path

    from core_installer import NotCompiledError, install

    print("Compiling the core of the game (some seconds) ...", file=sys.stderr, flush=True)
    try:
        install(Path(ROOT), Path(SITE), Path(PYTHON), find_pip())
    except (NotCompiledError, OSError) as error:
        print(f"The core cannot be compiled and runs interpreted: see {error}", file=sys.stderr, flush=True)


def forget_core() -> None:
    """Let the core be compiled again: the tools that made it may have changed."""
    from pathlib import Path

    from core_installer import builds, clear

    clear(*builds(Path(SITE)))


def told(arguments: "list[str]") -> None:
    """Say what is set up, with --json as JSON; exits if anything else is asked."""
    if arguments not in ([], ["--json"]):
        sys.exit(f"setup takes no argument but --json, and not {' '.join(arguments)}.")
    # A build that failed lies there too, so the game itself is asked.
    core = "compiled" if works(PYTHON, "-c", CORE_IS_COMPILED) else "interpreted"
    if arguments:
        import json

        print(json.dumps({"environment": VENV, "python": VERSION, "core": core}))
    else:
        print(f"Settebello is set up in {VENV} (core: {core}).", file=sys.stderr)


def play(arguments: "list[str]") -> None:
    """Become the game."""
    command = [PYTHON, "-m", "settebello", *arguments]
    if os.name != "nt":
        os.execv(PYTHON, command)
    # Windows' execv returns to the prompt at once, so there the game runs as a child.
    import subprocess

    sys.exit(subprocess.call(command))


def test(tier: str, arguments: "list[str]") -> None:
    """Run the checks of a tier, and exit with their status."""
    from pathlib import Path

    import tiers

    # A core that is still to be compiled is compiled beside the first checks.
    before = None if core_is_settled() else compile_core
    sys.exit(tiers.main(tier, arguments, Path(ROOT), Path(SCRIPTS), before))


def main(arguments: "list[str]") -> None:
    """Set up what is missing, then play or check."""
    if sys.version_info < OLDEST:
        sys.exit(f"Settebello needs Python 3.11 or newer; this is Python {VERSION}.")
    testing = arguments[:1] and arguments[0] in CHECKING
    if testing and not is_writable(ROOT):
        sys.exit(f"The checks write into the checkout, and the folder {ROOT} cannot be written.")
    kind = "test" if testing else "play"
    wanted = digest()
    if not is_ready(kind, wanted):
        set_up(kind, wanted)
    if testing:
        test(arguments[0], arguments[1:])
        return
    if not core_is_settled():
        compile_core()
    if arguments[:1] == ["setup"]:
        told(arguments[1:])
        return
    play(arguments)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)

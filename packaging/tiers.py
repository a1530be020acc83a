"""The checks of the program in three tiers, which `packaging/run.py` runs.

area: seconds, for the part at hand. quick: minutes, before a commit. test: everything, before a change is
taken. Besides them there are single checks by name, and the quick tests with coverage. Only the standard
library is needed here, because `run.py` reads this file with the system's Python.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

QUICK = "not slow and not bench and not full"
"""The tests of the quick tier, as pytest's option -m."""

STATIC = {
    "lint": ("ruff", "check", "--output-format", "concise"),
    "format": ("ruff", "format", "--check"),
    "types": ("mypy",),
    "floors": ("lint-imports", "--no-logo"),
}
"""The checks besides the tests, by name."""

BYTECODE = "bytecode"
"""The folder of .venv for compiled modules, so that no process of a test compiles them again."""
COLLECTION = ("pytest", "--collect-only", "-q")
"""Compiles all tests in one process; else each process that runs tests would do it for itself."""
AT_ONCE = 2
"""How many checks run at the same time before the tests."""

PROGRAM = PurePosixPath("game/settebello")
TESTS = PurePosixPath("tests")

ELSEWHERE = {
    "packaging": "packaging_",
    "rules": "rulebook",
    "assets/advice": "manual",
    "assets/art": "art",
    "assets/fonts": "fonts",
    "assets/i18n": "i18n",
    "assets/lessons": "learning/activities",
    "assets/networks": "ai/networks",
    "assets/opponents": "ai/levels",
    "assets/skins": "skins",
    "assets/sounds": "audio",
    "assets/tutorial": "coach",
}
"""Folders outside the program with the folders of their tests."""


class UsageError(Exception):
    """Something on the command line means nothing; the text says what."""


@dataclass(frozen=True)
class Check:
    """One step: what the output calls it, and a tool of .venv with its arguments."""

    name: str
    command: tuple[str, ...]


def test(_root: Path, arguments: Sequence[str]) -> list[Check]:
    """Return all checks, arguments are pytest's; without any the processors share the tests."""
    # A measurement wants all processors for itself.
    return [*_static(), Check("tests", ("pytest", *(arguments or ("-n", "auto"))))]


def quick(_root: Path, arguments: Sequence[str]) -> list[Check]:
    """Return the checks before a commit; arguments go to pytest."""
    return [*_static(), Check("tests", ("pytest", "-m", QUICK, *(arguments or ("-n", "auto"))))]


def area(root: Path, arguments: Sequence[str]) -> list[Check]:
    """Return the checks of what is at hand; arguments are paths or names, without any the changed files."""
    changed = changed_files(root)
    python = [name for name in changed if name.endswith(".py") and (root / name).is_file()]
    checks = [Check(name, (*STATIC[name], *python)) for name in ("lint", "format") if python]
    found = tests_of(root, arguments) if arguments else tests_of_changed(root, changed)
    return [*checks, Check("tests", ("pytest", "-m", QUICK, *found))] if found else checks


def check(_root: Path, arguments: Sequence[str]) -> list[Check]:
    """Return single checks by name, all but the tests without any; raises UsageError."""
    unknown = [name for name in arguments if name not in STATIC]
    if unknown:
        raise UsageError(f"there is no check {unknown[0]!r}: one of {', '.join(STATIC)}")
    return list(_static(arguments or STATIC))


def coverage(_root: Path, arguments: Sequence[str]) -> list[Check]:
    """Return the steps that measure the quick tests, or those that pytest's arguments choose."""
    return [
        Check("tests", ("coverage", "run", "-m", "pytest", "-m", QUICK, *arguments)),
        Check("figures", ("coverage", "json", "--quiet", "-o", ".coverage.json")),
        Check("table", ("python", "packaging/coverage_floors.py", ".coverage.json")),
    ]


TIERS: Mapping[str, Callable[[Path, Sequence[str]], list[Check]]] = {
    "area": area,
    "quick": quick,
    "test": test,
    "check": check,
    "coverage": coverage,
}
"""The commands of run.py that check something; each makes its steps of the root and the arguments."""


def _static(names: Iterable[str] = STATIC) -> Iterator[Check]:
    return (Check(name, STATIC[name]) for name in names)


def changed_files(root: Path) -> list[str]:
    """Return the files that differ from the last commit, new ones too; none where git cannot tell."""
    git = shutil.which("git")
    if git is None:
        return []
    found: set[str] = set()
    for question in (("diff", "--name-only", "HEAD"), ("ls-files", "--others", "--exclude-standard")):
        done = subprocess.run([git, *question], cwd=root, capture_output=True, text=True, check=False)
        found.update(done.stdout.splitlines())
    return sorted(found)


def tests_of(root: Path, names: Iterable[str]) -> list[str]:
    """Return the tests of paths or names, each once; raises UsageError for a name without tests."""
    found = set()
    for name in names:
        tests = _tests_of(root, name)
        if tests is None:
            areas = sorted(each.name for each in (root / TESTS).iterdir() if (each / "__init__.py").is_file())
            raise UsageError(
                f"{name!r} has no tests: a path in this repository, or one of {', '.join(areas)}"
            )
        found.add(tests)
    return _outermost(found)


def tests_of_changed(root: Path, names: Iterable[str]) -> list[str]:
    """Return the tests of files that have changed; a page of documentation has none."""
    found = {_tests_of(root, name) for name in names if (root / name).exists()}
    return _outermost(found)


def _outermost(found: Iterable[PurePosixPath | None]) -> list[str]:
    """The paths without those inside another one."""
    paths = {path for path in found if path is not None}
    return sorted(str(path) for path in paths if paths.isdisjoint(path.parents))


def _tests_of(root: Path, name: str) -> PurePosixPath | None:
    given = Path(name.replace("\\", "/"))
    if given.is_absolute() and given.is_relative_to(root):
        given = given.relative_to(root)
    path = PurePosixPath(given.as_posix())
    if path.is_relative_to(TESTS):
        return _test_itself(root, path)
    for folder, tests in ELSEWHERE.items():
        if path.is_relative_to(folder):
            path = PurePosixPath(tests) / path.relative_to(folder)
    for start in (PROGRAM, PurePosixPath("settebello")):
        if path.is_relative_to(start):
            path = path.relative_to(start)
    return _mirror(root, path.with_suffix("")) if path.parts else None


def _test_itself(root: Path, path: PurePosixPath) -> PurePosixPath | None:
    """A file or folder of tests; a module that tests share stands for all tests of its folder."""
    file = PurePosixPath(str(path).partition("::")[0])
    if not (root / file).exists():
        return None
    return path if (root / file).is_dir() or file.name.startswith("test_") else file.parent


def _mirror(root: Path, path: PurePosixPath) -> PurePosixPath | None:
    """The nearest tests of a module.

    Those of `a/b/c` are the first of a/b/c/, a/b/test_c.py, a/b/, a/test_c.py, a/test_b.py and a/.
    """
    stems = [path.name]
    for depth in range(len(path.parts), 0, -1):
        here = TESTS.joinpath(*path.parts[:depth])
        if (root / here).is_dir():
            return here
        for stem in dict.fromkeys((*stems, here.name)):
            file = here.parent / f"test_{stem}.py"
            if (root / file).is_file():
                return file
    return None


def run(
    checks: Iterable[Check],
    root: Path,
    scripts: Path,
    environment: Mapping[str, str],
    before_tests: Callable[[], object] | None = None,
) -> int:
    """Run every check, also after one has failed; the exit status is 1 if any has.

    The checks before the tests run two at a time, with `before_tests` and the first compilation of the tests
    beside them, because none of them uses more than one processor.
    """
    suffix = ".exe" if os.name == "nt" else ""
    steps = list(checks)
    failed = []

    def command(step: tuple[str, ...]) -> list[str]:
        tool, *options = step
        return [str(scripts / (tool + suffix)), *options]

    def captured(step: tuple[str, ...]) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            command(step),
            cwd=root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )

    with ThreadPoolExecutor(AT_ONCE) as pool:
        compiled = pool.submit(before_tests) if before_tests else None
        early = [step for step in steps if step.name in STATIC]
        # The longest first.
        order = sorted(early, key=lambda step: step.name != "types")
        results = {step: pool.submit(captured, step.command) for step in order}
        # A single process that runs tests compiles what it needs, and nothing twice.
        shared = any(step.command[0] == "pytest" and "-n" in step.command for step in steps)
        if shared and not Path(environment["PYTHONPYCACHEPREFIX"]).exists():
            pool.submit(captured, COLLECTION)
        for step in early:
            done = results[step].result()
            _announce(step)
            sys.stdout.buffer.write(done.stdout)
            sys.stdout.flush()
            if done.returncode:
                failed.append(step.name)
        if compiled:
            compiled.result()
    for step in steps:
        if step.name not in STATIC:
            _announce(step)
            if subprocess.call(command(step.command), cwd=root, env=environment):
                failed.append(step.name)
    print("--- failed: " + ", ".join(failed) if failed else "--- all checks passed", flush=True)
    return 1 if failed else 0


def _announce(step: Check) -> None:
    print(f"--- {step.name}:", *step.command, flush=True)


def main(
    tier: str,
    arguments: Sequence[str],
    root: Path,
    scripts: Path,
    before_tests: Callable[[], object] | None = None,
) -> int:
    """Run a tier; the exit status. `before_tests` is called beside the checks that come before the tests."""
    try:
        checks = TIERS[tier](root, arguments)
    except UsageError as error:
        print(f"run.py {tier}: {error}", file=sys.stderr)
        return 2
    # The same core on every machine, and one that a traceback leads into; a test compares it with the other.
    native = "0" if tier == "coverage" else os.environ.get("SETTEBELLO_NATIVE", "0")
    environment = {**os.environ, "SETTEBELLO_NATIVE": native}
    # Tests start the program hundreds of times, and compiling its modules takes longer than a start.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(scripts.parent / BYTECODE)
    return run(checks, root, scripts, environment, before_tests)

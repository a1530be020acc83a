"""New wordings of English sentences, brought into code, lessons, languages and tests at once."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml
from babel.messages.catalog import Catalog, Message
from leftovers import leftovers
from literals import Rewritten, calls, rewrite
from word_list import Forms, WordList, WordListError, check_known

SENTENCES = ("assets/tutorial", "assets/advice")
"""The folders of data files with sentences."""
PROGRAM = "game/settebello"
SAID = ("title", "say", "wrong", "right", "here")
"""The keys of these files whose values are sentences."""
TEST_DATA = ("**/*.yaml", "**/*.yml", "**/*.json")
FUZZY = "fuzzy"

Key = tuple[Forms, str | None]
"""A sentence of the catalogue and its context."""


@dataclass(slots=True)
class Plan:
    """The files to write, and the keys of the catalogues that move."""

    files: dict[Path, str] = field(default_factory=dict)
    moves: dict[Key, list[Key]] = field(default_factory=dict)
    kept: set[Key] = field(default_factory=set)
    """The keys that the program still has, perhaps beside their new ones."""
    beside: list[str] = field(default_factory=list)
    """Literals changed outside of the calls that make texts."""
    left: list[str] = field(default_factory=list)
    """Literals that look like an old sentence and stay."""

    def move(self, old: Key, new: Key) -> None:
        """Note that a key becomes another one."""
        targets = self.moves.setdefault(old, [])
        if new not in targets:
            targets.append(new)


def planned(root: Path, words: WordList) -> Plan:
    """Return what a list changes below `root`; raises WordListError if it cannot be applied as a whole."""
    check_known(words, known_sentences(root))
    plan = Plan()
    for path in sorted((root / PROGRAM).rglob("*.py")):
        _plan_module(plan, root, path, words, path.relative_to(root / PROGRAM).as_posix())
    for path in sorted((root / "tests").rglob("*.py")):
        _plan_module(plan, root, path, words, None)
    replacements = words.replacements()
    for path in _with_sentences(root):
        changed = _plan_data(plan, path, replacements, SAID)
        for old in changed:
            plan.move(((old,), None), ((replacements[old],), None))
        plan.kept |= {((value,), None) for value in _values(path) if value not in changed}
    for path in sorted(path for pattern in TEST_DATA for path in (root / "tests").glob(pattern)):
        changed = _plan_data(plan, path, replacements)
        plan.beside += [f"{path.relative_to(root).as_posix()}: {old}" for old in changed]
    return plan


def known_sentences(root: Path) -> Iterator[tuple[Forms, str | None, str]]:
    """Yield each sentence of the program with its context and its module, "" for the lessons."""
    for path in sorted((root / PROGRAM).rglob("*.py")):
        module = path.relative_to(root / PROGRAM).as_posix()
        for call in calls(ast.parse(path.read_text(encoding="utf-8"))):
            yield call.forms, call.context, module
    for path in _with_sentences(root):
        for value in _values(path):
            yield (value,), None, ""


def _with_sentences(root: Path) -> list[Path]:
    return [path for folder in SENTENCES for path in sorted((root / folder).glob("*.yaml"))]


def _values(path: Path) -> Iterator[str]:
    for node in _scalars(yaml.compose(path.read_text(encoding="utf-8"), yaml.SafeLoader), SAID):
        yield str(node.value)


def _plan_module(plan: Plan, root: Path, path: Path, words: WordList, module: str | None) -> None:
    source = path.read_text(encoding="utf-8")
    place = path.relative_to(root).as_posix()
    try:
        done: Rewritten = rewrite(source, words, module)
    except ValueError as error:
        raise WordListError(f"{place}: {error}") from error
    if done.source != source:
        plan.files[path] = done.source
    if module is not None:
        for call, row in done.moves:
            plan.move((row.old, call.context), (row.new, row.context or call.context))
        plan.kept |= {(call.forms, call.context) for call in done.kept}
    plan.beside += [f"{place}:{line}: {value}" for line, value in done.beside]
    plan.left += [f"{place}:{line}: {value}" for line, value in done.left]


def _plan_data(
    plan: Plan, path: Path, replacements: dict[str, str], below: tuple[str, ...] | None = None
) -> list[str]:
    """Plan the new values of a YAML or JSON file, of all keys or those in `below`; return the old ones."""
    text = path.read_text(encoding="utf-8")
    if not any(old in text or json.dumps(old)[1:-1] in text for old in replacements):
        return []
    try:
        nodes = list(_scalars(yaml.compose(text, yaml.SafeLoader), below))
    except yaml.YAMLError:
        return []
    changed = []
    for node in reversed(nodes):
        if node.value in replacements and node.style not in {"|", ">"}:
            new = json.dumps(replacements[node.value], ensure_ascii=False)
            text = text[: node.start_mark.index] + new + text[node.end_mark.index :]
            changed.append(str(node.value))
    if changed:
        plan.files[path] = text
    return changed


def _scalars(node: yaml.Node | None, below: tuple[str, ...] | None = None) -> Iterator[yaml.ScalarNode]:
    """Yield the values of a document in their order, of all keys or those in `below`; keys are no values."""
    match node:
        case yaml.ScalarNode():
            yield node
        case yaml.SequenceNode():
            for each in node.value:
                yield from _scalars(each, below)
        case yaml.MappingNode():
            for key, each in node.value:
                if below is None or key.value in below or isinstance(each, yaml.CollectionNode):
                    yield from _scalars(each, below)


def write(plan: Plan) -> None:
    """Write the files of a plan and arrange the Python modules with ruff."""
    for path, text in plan.files.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    modules = [str(path) for path in plan.files if path.suffix == ".py"]
    if modules:
        ruff = [sys.executable, "-m", "ruff"]
        tidy = ["check", "--quiet", "--select=I001,F401,Q000", "--fix", "--exit-zero"]
        subprocess.run([*ruff, *tidy, *modules], check=True)
        subprocess.run([*ruff, "format", "--quiet", *modules], check=True)


def move_keys(catalog: Catalog, plan: Plan) -> list[str]:
    """Move the keys of a language, each flagged fuzzy for a second look; return the keys that were merged.

    A key that the program still has stays as well. Where the new key has a translation already, that one is
    kept.
    """
    found = {old: message for old in plan.moves if (message := catalog.get(_id(old), old[1])) is not None}
    for old in found:
        if old not in plan.kept:
            catalog.delete(_id(old), old[1])
    merged = []
    for old, targets in plan.moves.items():
        message = found.get(old)
        for new in targets if message is not None else ():
            there = catalog.get(_id(new), new[1])
            if new == old:
                continue
            if there is not None and any(there.string or ""):
                merged.append(f"{old[0][0]!r} is now {new[0][0]!r}, which keeps its translation")
            elif message is not None and message.string:
                catalog.delete(_id(new), new[1])
                catalog.add(_id(new), message.string, flags={FUZZY}, context=new[1])
    return merged


def seen(catalog: Catalog, only: frozenset[Forms] | None) -> int:
    """Take the fuzzy flag off the translations of the sentences, all if None; return how many had it."""
    flagged: list[Message] = [each for each in catalog if each.id and each.fuzzy]
    looked_at = [each for each in flagged if only is None or _forms(each.id) in only]
    for message in looked_at:
        message.flags.discard(FUZZY)
    return len(looked_at)


def left_over(root: Path, words: WordList, plan: Plan, sentences: Catalog) -> list[str]:
    """Return the places where the old wordings still occur, after the plan was written."""
    keys = [form for message in sentences if message.id for form in _forms(message.id)]
    return [*plan.left, *leftovers(root, words.rows, keys)]


def _id(key: Key) -> str | tuple[str, ...]:
    forms, _ = key
    return forms[0] if len(forms) == 1 else forms


def _forms(message_id: str | tuple[str, ...] | list[str]) -> Forms:
    return (message_id,) if isinstance(message_id, str) else tuple(message_id)

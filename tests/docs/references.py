"""Finds references to documents, sections, decisions, ids, links and paths, and tells which lead nowhere."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from posixpath import normpath

FOLDERS = (".ci", "assets", "docs", "game", "packaging", "rules", "tests")
"""The folders of the repository; everything else beside its top files is made by tools."""

NUMBER = r"\d+(?:\.\d+)*"
NUMBERS = rf"{NUMBER}(?:(?:, | and | to ){NUMBER})*"
DOCUMENT = re.compile(r"(?<![\w/.-])((?:[\w.-]+/)*[\w-]+\.md)\b")
SECTIONS = re.compile(
    rf"(?:(?P<document>docs/[\w-]+\.md),? )?\bsections? (?P<numbers>{NUMBERS})", re.IGNORECASE
)
DECISIONS = re.compile(rf"DECISIONS(?:\.md)?,? (?:entry |entries )?(?P<numbers>{NUMBERS})")
REPLACED = re.compile(rf"\b[Rr]eplaced by (?P<numbers>{NUMBERS})")
AMBIGUITY = re.compile(r"\bAMB-\d+\b")
REQUIREMENT = re.compile(r"\b[LPEUDRH][1-9]\b")
LINK = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
CODE = re.compile(r"``?([^`]+)``?")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"[\w<>*-][\w./<>*-]*")
MAY_REFER = re.compile(r"\.md\b|sections? \d|AMB-\d|DECISIONS", re.IGNORECASE)
"""What every module with a reference contains, so that the others need not be parsed."""
SUFFIXES = (".py", ".md", ".yaml", ".json", ".po", ".toml", ".txt", ".svg")


@dataclass(frozen=True)
class Repository:
    """The files of a checkout, and what its documents define."""

    root: Path

    @cached_property
    def files(self) -> tuple[str, ...]:
        """Every file by its path from the root, without what tools make."""
        found = [path for path in self.root.iterdir() if path.is_file()]
        for folder in FOLDERS:
            found += [path for path in (self.root / folder).rglob("*") if path.is_file()]
        names = (path.relative_to(self.root).as_posix() for path in found)
        return tuple(sorted(name for name in names if "__pycache__" not in name))

    @cached_property
    def places(self) -> str:
        """Every file and folder, a line each."""
        folders = {parent.as_posix() for name in self.files for parent in Path(name).parents}
        return "\n".join(sorted({*self.files, *folders}))

    def text(self, name: str) -> str:
        """The text of a file."""
        return (self.root / name).read_text(encoding="utf-8")

    def headings(self, document: str) -> tuple[str, ...]:
        """The headings of a Markdown file without their signs."""
        if document not in self.files:
            return ()
        text = FENCED.sub("", self.text(document))
        return tuple(re.findall(r"^#+ +(.*?) *$", text, re.MULTILINE))

    def sections(self, document: str) -> frozenset[str]:
        """The numbers that begin the headings of a document."""
        begins = (re.match(rf"({NUMBER})\.? ", heading) for heading in self.headings(document))
        return frozenset(begin[1] for begin in begins if begin)

    def anchors(self, document: str) -> frozenset[str]:
        """The anchors by which links reach the headings of a document."""
        plain = (LINK.sub(r"\g<text>", heading).lower() for heading in self.headings(document))
        return frozenset(re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain)

    @cached_property
    def ambiguities(self) -> frozenset[str]:
        """The ids that docs/rules.md explains."""
        return frozenset(re.findall(r"^\| (AMB-\d+) \|", self.text("docs/rules.md"), re.MULTILINE))

    @cached_property
    def requirements(self) -> frozenset[str]:
        """The ids that docs/learning.md asks for."""
        asked = self.text("docs/learning.md").partition("\n### 14.3 ")[2].partition("\n## ")[0]
        rows = re.findall(r"^\| ([A-Z]\d) \|", asked, re.MULTILINE)
        return frozenset(row for row in rows if REQUIREMENT.fullmatch(row))

    def has_place(self, path: str) -> bool:
        """Whether the path of some file or folder ends so; ``<id>`` and ``*`` stand for any name."""
        parts = [re.escape(part) for part in re.split(r"<[^>]*>|\*", path.strip("/"))]
        wanted = "[^/\n]*".join(parts)
        return re.search(rf"^(?:.*/)?{wanted}(?:\.py)?$", self.places, re.MULTILINE) is not None


def numbers_of(text: str) -> tuple[str, ...]:
    """The numbers of a list such as ``6.4 to 6.7``, whose whole last parts in between count too."""
    found: list[str] = []
    for part in re.split(r", | and ", text):
        first, _, last = part.partition(" to ")
        found.append(first)
        if last:
            stem = first.rpartition(".")[0]
            ends = int(first.rpartition(".")[2]), int(last.rpartition(".")[2])
            found += [f"{stem}.{n}" if stem else str(n) for n in range(ends[0] + 1, ends[1] + 1)]
    return tuple(found)


def problems(repository: Repository, name: str, text: str) -> Iterator[str]:
    """What the prose of a file refers to and is not there; paths in Markdown have a function of their own."""
    plain = LINK.sub(lambda link: link["target" if link["text"].endswith(".md") else "text"], text)
    for document in DOCUMENT.findall(plain):
        beside = normpath(Path(name).parent / document)
        if document not in repository.files and beside not in repository.files:
            yield f"no document {document}"
    for found in SECTIONS.finditer(plain):
        document = found["document"] or (name if name.startswith("docs/") else "")
        for number in numbers_of(found["numbers"]):
            if number not in repository.sections(document):
                yield f"no section {number} in {document or 'any named document'}"
    decided = repository.sections("DECISIONS.md")
    decisions = [*DECISIONS.finditer(plain), *(REPLACED.finditer(plain) if name == "DECISIONS.md" else ())]
    for found in decisions:
        yield from (f"no decision {n}" for n in numbers_of(found["numbers"]) if n not in decided)
    for id_ in AMBIGUITY.findall(plain):
        if id_ not in repository.ambiguities and "is not used" not in plain[plain.find(id_) :][:30]:
            yield f"no ambiguity {id_}"


def dead_links(repository: Repository, name: str, text: str) -> Iterator[str]:
    """The links of a Markdown file within the repository that lead nowhere."""
    for found in LINK.finditer(FENCED.sub("", text)):
        target, _, anchor = found["target"].partition("#")
        if re.match(r"[a-z]+:", found["target"]):
            continue
        path = (repository.root / name).parent / target if target else repository.root / name
        if not path.exists():
            yield f"no file {target}"
            continue
        goal = path.resolve().relative_to(repository.root.resolve()).as_posix()
        if anchor and anchor not in repository.anchors(goal):
            yield f"no heading #{anchor} in {goal}"


def dead_paths(repository: Repository, text: str) -> Iterator[str]:
    """The paths in backticks that are those of no file or folder, and the tests that a file does not have."""
    for code in CODE.findall(FENCED.sub("", text)):
        path, _, test = code.partition("::")
        if not PATH.fullmatch(path) or not ("/" in path or path.endswith(SUFFIXES)):
            continue
        if not repository.has_place(path):
            yield f"no path {path}"
        elif test:
            files = [file for file in repository.files if file.endswith(path)]
            defined = f"def {test.rstrip('…')}"
            if not any(defined in repository.text(file) for file in files):
                yield f"no test {test} in {path}"


def unknown_requirements(repository: Repository, text: str) -> Iterator[str]:
    """The ids of requirements in the prose of a test that docs/learning.md does not have."""
    for id_ in REQUIREMENT.findall(CODE.sub("", text)):
        if id_ not in repository.requirements:
            yield f"no requirement {id_}"


def prose_of(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings of a module and of all that is in it, and its blocks of comments, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, " ".join(node.value.value.split())
    block: list[str] = []
    last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        if block and token.start[0] != last + 1:
            yield last, " ".join(block)
            block = []
        block.append(token.string.lstrip("# "))
        last = token.start[0]
    if block:
        yield last, " ".join(block)

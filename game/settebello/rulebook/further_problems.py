"""Cross-field checks for files that failed schema validation, so that one run reports every problem."""

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from pathlib import PurePath

from settebello.datafile import DataError, Document, Place, Problem, suggestion, validate
from settebello.engine import Ruleset
from settebello.rulebook.cross_checks import disagreements
from settebello.rulebook.options import unknown_key
from settebello.rulebook.schema import Rules, rules_of, section_names


def second_look(
    document: Document, error: DataError, parents: Mapping[str, Ruleset | None]
) -> Iterator[Problem]:
    """Yield the problems that are independent of those in ``error``.

    ``parents``: the rules that can be extended, by id; None for files that have problems themselves.
    """
    if not isinstance(document.value, dict):
        return
    wrong = {problem.key.partition(".")[0] for problem in error.problems}
    if "id" not in wrong:
        yield from id_problems(document, str(document.value["id"]))
    if "options" not in wrong:
        known = Ruleset().rules()
        named = map(str, document.value.get("options") or {})
        yield from (unknown_key(document, key) for key in named if "." in key and key not in known)
    extended = document.value.get("extends")
    if extended is not None and "extends" not in wrong and extended not in parents:
        yield unknown_parent(document, extended, parents)
    base = Ruleset() if extended is None else parents.get(str(extended))
    if base is None:
        return
    # A character that no text may have ends the check before a section's own problems are known.
    with suppress(DataError):
        for found in disagreements(base.changed(_sound_rules(document, wrong))):
            if not wrong & found.sections:
                yield document.problem(found.key.split("."), found.message)


def id_problems(document: Document, own_id: str) -> Iterator[Problem]:
    """Yield a problem if a file's id is not its file name."""
    stem = PurePath(document.file).stem
    if own_id != stem:
        yield document.problem(["id"], f"{own_id!r} is not the file's name, {stem!r}")


def unknown_parent(document: Document, wanted: str, ids: Collection[str]) -> Problem:
    """Return the problem with a file that extends an unknown id."""
    return document.problem(["extends"], f"there are no rules called {wanted!r}{suggestion(wanted, ids)}")


def _sound_rules(document: Document, wrong: set[str]) -> dict[str, object]:
    """Return the rules of the sections without problems."""
    said = document.value
    sections = {name: said[name] for name in section_names() if name in said and name not in wrong}
    return rules_of(validate(Document(document.file, (), sections, {}, {(): Place(1, 1)}), Rules))

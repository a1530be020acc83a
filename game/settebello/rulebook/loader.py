"""The rulebook: loads all variants of some folders and resolves what they extend."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from settebello.datafile import DataError, Document, Problem, matching, read, suggestion, validate
from settebello.engine import Ruleset
from settebello.rulebook.cross_checks import disagreements
from settebello.rulebook.drafts import Draft, drafts_of
from settebello.rulebook.emblem import Emblem, emblem_of, strangers
from settebello.rulebook.further_problems import id_problems, second_look, unknown_parent
from settebello.rulebook.idle_rules import idle_rules
from settebello.rulebook.options import options_of, presets_of
from settebello.rulebook.overlays import FOLDER, fits_none, misfit, overlay_of, suits
from settebello.rulebook.overrides import Refusal, overridden
from settebello.rulebook.passed_over import nested_overlay, passed_over
from settebello.rulebook.schema import Header, RulesFile, rules_of
from settebello.rulebook.variant import Family, Overlay, Variant

LONGEST_CHAIN = 8


class UnknownVariant(ValueError):  # noqa: N818 - named for what is wrong, as IllegalMove
    """There is no variant with this id."""


class UnknownOverlay(ValueError):  # noqa: N818 - as UnknownVariant
    """There is no overlay with this id."""


class BadOverride(ValueError):  # noqa: N818 - as UnknownVariant
    """Changed rules that no rules file could have; ``refusals`` lists all of them with key and reason."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        """Take all refusals."""
        self.refusals = refusals
        super().__init__(refusals)

    def __str__(self) -> str:
        return "; ".join(map(str, self.refusals))


@dataclass(frozen=True, slots=True)
class _Source:
    """A readable file: its document with places, and its validated header."""

    document: Document
    header: Header
    own: bool = False


class Rulebook:
    """The variants in some folders, shipped ones first, then the player's own, with their overlays.

    A faulty file is left out and listed in ``problems``; the others can be used.
    """

    def __init__(self, folders: Iterable[Path]) -> None:
        """Read every ``*.yaml`` of the folders; missing folders count as empty."""
        self._folders = tuple(folders)
        self.reload()

    def reload(self) -> None:
        """Read the folders again."""
        self._sources: dict[str, _Source] = {}
        self._variants: dict[str, Variant] = {}
        self._drafts: dict[str, tuple[Draft, ...]] = {}
        self._overlays: dict[str, Overlay] = {}
        self._problems: dict[str, DataError] = {}
        self._misfits: dict[str, tuple[Document, DataError]] = {}
        self._suiting: dict[str, tuple[Overlay, ...]] = {}
        for place, folder in enumerate(self._folders):
            for path in matching(folder, "*.yaml"):
                self._collect(path, own=place > 0)
            for path in matching(folder / FOLDER, "*.yaml"):
                self._collect_overlay(path)
        self._resolve_all()

    def ids(self) -> tuple[str, ...]:
        """Return the ids of the playable variants, in the order of folders and names."""
        return tuple(name for name in self._sources if name in self._variants)

    @property
    def problems(self) -> Mapping[str, DataError]:
        """The problems of the faulty files, by file name."""
        return dict(self._problems)

    def variant(self, variant_id: str) -> Variant:
        """Return a variant; raises UnknownVariant, or DataError if its file is faulty."""
        if variant_id in self._variants:
            return self._variants[variant_id]
        if variant_id in self._sources:
            raise self._problems[self._sources[variant_id].document.file]
        for name, error in self._problems.items():
            # A file that is no game yet has no id but its name.
            if Path(name).stem == variant_id and Path(name).absolute().parent.name != FOLDER:
                raise error
        raise UnknownVariant(
            f"there are no rules called {variant_id!r}{suggestion(variant_id, self._variants)}"
        )

    def ruleset(self, variant_id: str, overrides: Mapping[str, Any] | None = None) -> Ruleset:
        """Return a variant's rules with changes by dotted key, values plain or as rulesets store them.

        Raises UnknownVariant, DataError if the variant's file is faulty, and BadOverride.
        """
        ruleset = self.variant(variant_id).ruleset
        changed, refusals = overridden(ruleset, overrides or {})
        if refusals:
            raise BadOverride(refusals)
        return changed

    def overlays(self, variant_id: str, overrides: Mapping[str, Any] | None = None) -> tuple[Overlay, ...]:
        """Return the overlays that have an effect on a variant with some rules changed.

        Overlays that an option of the variant already offers are left out. Raises as ``ruleset`` does.
        """
        if overrides:
            return self._fitting(variant_id, self.ruleset(variant_id, overrides))
        # Each start and each visit to New Game asks this of every variant as it is.
        if variant_id not in self._suiting:
            self._suiting[variant_id] = self._fitting(variant_id, self.ruleset(variant_id))
        return self._suiting[variant_id]

    def _fitting(self, variant_id: str, ruleset: Ruleset) -> tuple[Overlay, ...]:
        choices = (choice for option in self.variant(variant_id).options for choice in option.choices)
        offered = {key for choice in choices for key, _ in choice.rules}
        fitting = (overlay for overlay in self._overlays.values() if suits(overlay, ruleset))
        return tuple(overlay for overlay in fitting if not overlay.keys <= offered)

    def all_overlays(self) -> tuple[Overlay, ...]:
        """Return every overlay, in the order of folders and names."""
        return tuple(self._overlays.values())

    def laid_over(self, variant_id: str, overrides: Mapping[str, Any], overlay_ids: Iterable[str]) -> Ruleset:
        """Return a variant's rules with changes, and then overlays applied one after the other.

        An overlay's changes are ordinary overrides (``Ruleset.changes``). Raises as ``ruleset`` does, and
        UnknownOverlay.
        """
        ruleset = self.ruleset(variant_id, overrides)
        for overlay_id in overlay_ids:
            changes = self._overlay(overlay_id).changes(ruleset)
            ruleset = self.ruleset(variant_id, ruleset.changes | changes)
        return ruleset

    def misfits(
        self, variant_id: str, overrides: Mapping[str, Any], overlay_ids: Iterable[str]
    ) -> tuple[str, ...]:
        """Return why some of these overlays are not offered for the rules, one sentence for each.

        Each is compared with the rules that those before it give. Raises as ``laid_over`` does.
        """
        laid, found = list[str](), list[str]()
        for overlay_id in overlay_ids:
            reason = misfit(self._overlay(overlay_id), self.laid_over(variant_id, overrides, laid))
            if reason:
                found.append(
                    f"the house rule {overlay_id} {reason}; the page House rules does not offer it there"
                )
            laid.append(overlay_id)
        return tuple(found)

    @property
    def passed_over(self) -> tuple[Problem, ...]:
        """The files in the player's own folders that are not read, because of their place or their ending."""
        return tuple(problem for folder in self._folders[1:] for problem in passed_over(folder, _label))

    def check(self, path: Path) -> tuple[Problem, ...]:
        """Return all problems of a file, in one of the folders or elsewhere.

        A file in a folder called ``overlays`` is checked as an overlay, which has to fit some game.
        """
        try:
            document = read(path, _label(path), strict=False)
            if path.absolute().parent.name == FOLDER:
                games = (variant.ruleset for variant in self._variants.values())
                return tuple(fits_none(document, overlay_of(document), games))
            if nested_overlay(path, document):
                return (document.problem((), "is not read here: house rules lie directly in overlays"),)
        except DataError as error:
            return error.problems
        try:
            source = _Source(document, validate(document, RulesFile))
        except DataError as error:
            return self._with_second_look(document, error).problems
        first = self._sources.get(source.header.id)
        if first is not None and not first.own and not _same(Path(first.document.file), path):
            return (_taken(document, first),)
        try:
            self._resolve(source, ())
        except DataError as error:
            if source.header.extends in {None, *self._known_ids()}:
                return error.problems
            where = "".join(f"; games of your own are looked for in {one}" for one in self._folders[1:])
            return tuple(
                replace(problem, message=problem.message + where) if problem.key == "extends" else problem
                for problem in error.problems
            )
        return ()

    def idle(self, path: Path) -> tuple[str, ...]:
        """Return which rules of a game's file change nothing, one sentence for each; raises DataError."""
        document = read(path, _label(path), strict=False)
        if path.absolute().parent.name == FOLDER:
            return ()
        header = validate(document, RulesFile)
        return tuple(idle_rules(self._resolve(_Source(document, header), ()).ruleset, rules_of(header)))

    def _overlay(self, overlay_id: str) -> Overlay:
        """Return an overlay; raises UnknownOverlay."""
        if overlay_id in self._overlays:
            return self._overlays[overlay_id]
        for name in self._problems:
            if Path(name).stem == overlay_id and Path(name).absolute().parent.name == FOLDER:
                raise UnknownOverlay(f"{overlay_id!r} has faults: settebello rules check {name}")
        hint = suggestion(overlay_id, self._overlays)
        raise UnknownOverlay(f"there is no overlay called {overlay_id!r}{hint}")

    def _collect(self, path: Path, *, own: bool) -> None:
        name = _label(path)
        try:
            document = read(path, name, strict=False)
        except DataError as error:
            self._problems[name] = error
            return
        try:
            source = _Source(document, validate(document, RulesFile), own)
        except DataError as error:
            self._misfits[name] = (document, error)
            return
        first = self._sources.setdefault(source.header.id, source)
        if first is not source:
            self._problems[name] = DataError([_taken(document, first)])

    def _collect_overlay(self, path: Path) -> None:
        name = _label(path)
        try:
            document = read(path, name, strict=False)
            overlay = overlay_of(document)
        except DataError as error:
            self._problems[name] = error
            return
        if self._overlays.setdefault(overlay.id, overlay) is not overlay:
            message = f"there is an overlay called {overlay.id!r} already; choose another id"
            self._problems[name] = DataError([document.problem(["id"], message)])

    def _resolve_all(self) -> None:
        for name, source in self._sources.items():
            try:
                self._variants[name] = self._variants.get(name) or self._resolve(source, ())
            except DataError as error:
                self._problems[source.document.file] = error
        for name, (document, fault) in self._misfits.items():
            self._problems[name] = self._with_second_look(document, fault)

    def _with_second_look(self, document: Document, error: DataError) -> DataError:
        if _is_card_list(document):
            place = "is a card list for Mercato: put it into the folder market inside this one"
            return DataError([document.problem((), place)])
        parents: dict[str, Ruleset | None] = dict.fromkeys(self._known_ids())
        parents |= {name: variant.ruleset for name, variant in self._variants.items()}
        return DataError([*error.problems, *second_look(document, error, parents)])

    def _known_ids(self) -> set[str]:
        """Return the ids of all files, faulty ones included."""
        return {*self._sources, *(Path(name).stem for name in (*self._misfits, *self._problems))}

    def _resolve(self, source: _Source, heirs: tuple[str, ...]) -> Variant:
        """Return the variant of a file; ``heirs`` are the files that extend it, in the present chain."""
        header, document = source.header, source.document
        parent = self._parent(source, heirs)
        base = parent.ruleset if parent else Ruleset()
        rules = replace(base.changed(rules_of(header)), id=header.id)
        problems = [document.problem(found.key.split("."), found.message) for found in disagreements(rules)]
        problems += id_problems(document, header.id)
        if header.emblem is not None:
            wrong = strangers(header.emblem.cards, rules)
            problems += [document.problem(["emblem", "cards", place], message) for place, message in wrong]
        if problems:
            raise DataError(problems)
        inherited = self._drafts[parent.id] if parent else ()
        drafts = drafts_of(header.options, inherited)
        self._drafts[header.id] = drafts
        return Variant(
            id=header.id,
            name=header.name,
            description=header.description,
            origin=header.origin,
            ruleset=rules,
            options=options_of(document, rules, drafts),
            presets=presets_of(document, rules, header.presets),
            family=header.family or (parent.family if parent else Family.OTHER),
            skin=header.skin or (parent.skin if parent else None),
            named_emblem=_emblem(header, parent, rules),
            lineage=(parent.id, *parent.lineage) if parent else (),
            own=source.own,
        )

    def _parent(self, source: _Source, heirs: tuple[str, ...]) -> Variant | None:
        wanted, own = source.header.extends, source.header.id
        if wanted is None:
            return None
        way = (*heirs, own)
        if wanted in way:
            circle = " extends ".join((*way[way.index(wanted) :], wanted))
            raise self._not_extended(source, f"leads back to itself: {circle}")
        known = self._variants.get(wanted)
        if len(way) + (len(known.lineage) if known else 0) > LONGEST_CHAIN:
            raise self._not_extended(source, f"more than {LONGEST_CHAIN} files extend one another")
        if wanted not in self._known_ids():
            raise DataError([unknown_parent(source.document, wanted, self._known_ids() - {own})])
        if known is not None:
            return known
        if wanted not in self._sources:
            raise self._not_extended(source, f"{wanted!r} has mistakes of its own")
        try:
            self._variants[wanted] = self._resolve(self._sources[wanted], way)
            return self._variants[wanted]
        except DataError as error:
            message = f"{wanted!r} has mistakes of its own: {error.problems[0].summary}"
            raise self._not_extended(source, message) from None

    def _not_extended(self, source: _Source, message: str) -> DataError:
        return DataError([source.document.problem(["extends"], message)])


def _emblem(header: Header, parent: Variant | None, rules: Ruleset) -> Emblem | None:
    """Return the emblem that a file names, or else the extended one, if its cards are in play here too."""
    if header.emblem is not None:
        return emblem_of(header.emblem.cards, header.emblem.lie)
    taken = parent.named_emblem if parent is not None else None
    return taken if taken is not None and taken.fits(rules) else None


def _taken(document: Document, first: _Source) -> Problem:
    """Return the problem with a file whose id another file has."""
    message = f"{first.header.id!r} is the id of {first.document.file}; choose another one"
    return document.problem(["id"], message)


def _is_card_list(document: Document) -> bool:
    """Return whether a document is made like a card list of the market game."""
    return isinstance(document.value, dict) and {"central", "goals"} <= document.value.keys()


def _same(one: Path, other: Path) -> bool:
    """Return whether two paths lead to the same file; False where that cannot be read."""
    try:
        return one.samefile(other)
    except OSError:
        return False


def _label(path: Path) -> str:
    """Return a file's name for reports: relative if it is below the working directory."""
    try:
        return path.relative_to(Path.cwd()).as_posix()
    except (ValueError, OSError):
        # The file is elsewhere, or the working directory no longer exists.
        return path.as_posix()

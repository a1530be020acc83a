"""The commands about rules: list the variants, show the rules in force, check files."""

import argparse
import sys
from pathlib import Path
from typing import Any

from settebello.cli.command_help import add_command, add_overlays, add_subcommands
from settebello.cli.market_files import SHIPPED, check_market
from settebello.cli.own_files import add_new, begin, files_of
from settebello.cli.rule_comparison import add_compare, compare_rules
from settebello.cli.terminal import tell
from settebello.datafile import DataError, dump, load
from settebello.datafile.names import SOURCE_LANGUAGE
from settebello.engine import Ruleset
from settebello.i18n import Catalogue
from settebello.manual.skin_words import wording
from settebello.rulebook import BadOverride, Rulebook, UnknownOverlay
from settebello.rulebook.schema import FORMAT, nested
from settebello.skins import DEFAULT, SkinChoice, Skins


def add_rules(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command ``rules`` and its subcommands to the parser."""
    rules = add_command(
        commands,
        "rules",
        "list, print and check the rules of the games",
        "settebello rules list",
        "settebello rules text cirulla --lang it",
    )
    # --lang is accepted before and after the command.
    language = argparse.ArgumentParser(add_help=False)
    language.add_argument("--lang", metavar="CODE", default=argparse.SUPPRESS, help="language of the texts")
    what = add_subcommands(rules)
    check = add_command(
        what,
        "check",
        "check rules files and list every fault with its line and column",
        "settebello rules check scopa_at_ours.yaml",
    )
    check.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a rules file (.yaml)")
    own = "settebello rules new overlays/my_house_rule.yaml"
    add_new(what, "rules", "rules file", "scopa_at_ours.yaml", "FILE", own)
    add_command(
        what,
        "list",
        "list all variants and house rules, and the files that have faults",
        "settebello rules list --lang de",
        parents=[language],
    )
    changed = _changed_variant()
    add_command(
        what,
        "show",
        "print all rules of a variant in the form of a rules file",
        "settebello rules show scopa --set match.target=21",
        parents=[changed],
    )
    text = add_command(
        what,
        "text",
        "print the rules of a variant for people to read",
        "settebello rules text cirulla --lang it",
        "settebello rules text scopa --overlay re_bello --skin francesi",
        parents=[language, changed],
    )
    text.add_argument(
        "--skin",
        metavar="ID",
        help=f"use the card names of this deck, such as francesi (default: the variant's own, or {DEFAULT})",
    )
    text.add_argument(
        "--players", type=int, metavar="N", help="print only what applies to this number of players"
    )
    add_compare(what, changed)


def _changed_variant() -> argparse.ArgumentParser:
    """Return the options for a variant and its changed rules."""
    variant = argparse.ArgumentParser(add_help=False)
    variant.add_argument(
        "variant_id", metavar="ID", help="the id of the variant (settebello rules list shows the ids)"
    )
    variant.add_argument(
        "--set",
        action="append",
        default=[],
        dest="changes",
        metavar="KEY=VALUE",
        help="change a rule, such as match.target=21; can be repeated",
    )
    add_overlays(variant)
    return variant


def run_rules(parsed: argparse.Namespace, rulebook: Rulebook, skins: Skins, home: Path) -> int:
    """Run a command about rules; `home` is the data folder. Return the exit status."""
    language = parsed.lang or SOURCE_LANGUAGE
    match parsed.what:
        case "new":
            return begin("rules", parsed.file, home)
        case "check":
            return max([_check(file, rulebook) for file in files_of(parsed.files, "rules")])
        case "show" | "text" | "compare":
            try:
                ruleset = _ruleset(rulebook, parsed)
                changes = dict(setting(text, "--set") for text in parsed.changes)
                for note in rulebook.misfits(parsed.variant_id, changes, parsed.overlays):
                    tell(f"note: {note}", file=sys.stderr)
                if parsed.what == "compare":
                    return compare_rules(parsed, rulebook, ruleset)
                if parsed.what == "show":
                    return _show(rulebook, ruleset)
                suited = rulebook.variant(ruleset.id).skin
                return _tell(rulebook, ruleset, parsed, skins.get(parsed.skin or suited or DEFAULT))
            except (ValueError, BadOverride, UnknownOverlay) as error:
                tell(error, file=sys.stderr)
                return 1
    return _list(rulebook, language)


def _check(file: Path, rulebook: Rulebook) -> int:
    if file.parent.name == SHIPPED.parent.name:
        return check_market(file)
    problems = rulebook.check(file)
    tell("\n".join(map(str, problems)) if problems else f"{file}: no faults found")
    for note in () if problems else rulebook.idle(file):
        tell(f"{file}: note: {note}")
    return 1 if problems else 0


def _list(rulebook: Rulebook, language: str) -> int:
    for each in map(rulebook.variant, rulebook.ids()):
        tell(f"{each.id}: {each.name.in_language(language)}. {each.description.in_language(language)}")
    for one in rulebook.all_overlays():
        about = one.description.in_language(language)
        tell(f"overlays/{one.id}: {one.name.in_language(language)}. {about}")
    for error in rulebook.problems.values():
        tell(error, file=sys.stderr)
    for problem in rulebook.passed_over:
        tell(problem, file=sys.stderr)
    return 1 if rulebook.problems or rulebook.passed_over else 0


def _ruleset(rulebook: Rulebook, parsed: argparse.Namespace) -> Ruleset:
    """Return the requested variant's rules with changes; raises as ``laid_over`` does."""
    return rulebook.laid_over(
        parsed.variant_id, dict(setting(text, "--set") for text in parsed.changes), parsed.overlays
    )


def _show(rulebook: Rulebook, ruleset: Ruleset) -> int:
    """Print a variant with all its rules in the form of a rules file."""
    variant = rulebook.variant(ruleset.id)
    head: dict[str, Any] = {"format": FORMAT, "id": variant.id, "family": variant.family}
    if variant.skin is not None:
        head["skin"] = variant.skin
    head["emblem"] = {"cards": variant.emblem.names, "lie": str(variant.emblem.lie)}
    texts = {"name": {SOURCE_LANGUAGE: variant.name[SOURCE_LANGUAGE]}}
    texts |= {"description": {SOURCE_LANGUAGE: variant.description[SOURCE_LANGUAGE]}}
    tell(dump(head | texts | nested(ruleset.rules())), end="")
    return 0


def _tell(rulebook: Rulebook, ruleset: Ruleset, parsed: argparse.Namespace, cards: SkinChoice) -> int:
    """Print the rules page of a variant with the card names of a skin.

    Raises ValueError for a number of players that the variant does not allow, and DataError for a faulty
    skin.
    """
    if cards.skin is None:
        raise cards.problem
    counts = ruleset.players.counts
    if parsed.players is not None and parsed.players not in counts:
        raise ValueError(f"--players {parsed.players}: is not one of {', '.join(map(str, counts))}")
    name = rulebook.variant(ruleset.id).name
    # Importing the chapters takes longer than the window can wait for them.
    from settebello.manual.pages import pages
    from settebello.manual.plain_text import plain_text

    say = Catalogue(parsed.lang or SOURCE_LANGUAGE, wording=wording(cards.skin.manifest))
    tell(plain_text(name, pages(ruleset, parsed.players), say), end="")
    return 0


def setting(text: str, switch: str) -> tuple[str, Any]:
    """Parse KEY=VALUE, with the value as in a rules file; raises ValueError.

    ``switch`` is the option's name, for the message.
    """
    key, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"{switch} {text!r}: has no value; write KEY=VALUE")
    try:
        return key.strip(), load(f"value: {value}", switch).value["value"]
    except DataError as error:
        raise ValueError(f"{switch} {text!r}: {error.problems[0].message}") from None

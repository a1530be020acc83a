"""docs/words.md: a thing has one name on its button, its page and in the help, and a name means one thing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import texts

from settebello.ui.kit.controls.actions import MEANINGS
from settebello.ui.menus.help.help_scene import ROWS
from tests.docs.spoken_texts import sentences

UI = texts.ROOT / "game" / "settebello" / "ui"
FACTORIES = ("app/pages.py", "app/learning/scenes.py")
"""The modules that make the scene of each route."""
OTHER_TITLES = {
    ("For children", "Who is playing?"),
    ("Play", "New game"),
    ("Help", "Keys and help"),
    ("Change deck", "Cards and table"),
    ("Show how the cards were dealt", "How the cards were dealt"),
}
"""Buttons that name what a player wants, where the page that opens asks or offers more."""
OTHER_HELP = {("Next item", "Move between cards and buttons")}
"""Actions whose line in the help is about more keys than this one."""
SAME_MEANING = {
    "Files",
    "Goals",
    "Graveyard",
    "Hide hands",
    "Matches",
    "Matches played",
    "Matches won",
    "Mercato",
    "Players",
    "Round {n}",
    "Start playback",
    "Unfinished",
    "Vault",
    "You win!",
    "Your vault",
    "{name} wins",
    "Change opponents",
    "Game",
    "Hand quiz",
    "Main menu",
    "Opponents",
    "Play again",
    "Problems",
    "This deal",
    "Second table",
    "Step back",
    "Step forward",
    "Stop",
    "Right!",
    "Reading hands",
    "chosen",
    "Your seat",
    "Age",
    "Add children",
    "All children",
    "Group",
    "Minutes",
    "No group",
    "Off",
    "On",
    "none yet",
    "Colour-blind-friendly colours",
    "Deck",
    "Interface size",
    "Knocking",
    "Osteria sounds",
    "Replay match",
    "Text size",
    "on",
    "off",
    "Menu",
    "Aces",
    "Achievements",
    "Back",
    "Bager",
    "Continue",
    "Deal {number}",
    "Done",
    "English",
    "Delete letter",
    "For grown-ups",
    "Free play",
    "Garden",
    "Cancel",
    "High contrast",
    "Hint",
    "Knock",
    "Language",
    "My matches",
    "Name",
    "New game",
    "Next deal",
    "Pause",
    "Picula",
    "Player",
    "Remove",
    "Rules",
    "Scopa!",
    "Settings",
    "Show seal",
    "Statistics",
    "Sums",
    "Total",
    "Try again",
    "Speech volume",
    "Weeks",
    "You",
    "button",
}
"""Short keys that mean the same wherever they are used."""
PLACEHOLDER = re.compile(r"{\w+}")
SHORT = 2
"""A key of so many words or less may have several meanings."""


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


def sentence(node: ast.AST) -> str | None:
    """Return the sentence of a call of `t` or `pt` with literals."""
    match node:
        case ast.Call(func=ast.Name(id="t"), args=[ast.Constant(value=str(text))]):
            return text
        case ast.Call(func=ast.Name(id="pt"), args=[ast.Constant(), ast.Constant(value=str(text))]):
            return text
    return None


def pages() -> dict[str, str]:
    """Return the class of the scene that shows each route."""
    found = {}
    for factory in FACTORIES:
        for node in ast.walk(tree(UI.parent / factory)):
            match node:
                case ast.match_case(
                    pattern=ast.MatchClass(cls=ast.Attribute(attr=route)),
                    body=[ast.Return(value=ast.Call(func=ast.Name(id=scene)))],
                ):
                    found[route] = scene
    return found


def headings() -> dict[str, str]:
    """Return the fixed heading of each scene."""
    found = {}
    for path in UI.rglob("*.py"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                for each in node.body:
                    match each:
                        case ast.Assign(targets=[ast.Name(id="heading")], value=value) if said := sentence(
                            value
                        ):
                            found[node.name] = said
    return found


def buttons() -> Iterator[tuple[str, str]]:
    """Yield each label with the route that it opens, where both are written in one expression."""
    for path in UI.rglob("*.py"):
        for node in ast.walk(tree(path)):
            match node:
                case ast.Call(args=[label, *rest]) | ast.Tuple(elts=[label, *rest]) if said := sentence(
                    label
                ):
                    opened = {
                        each.func.attr
                        for part in rest
                        for each in ast.walk(part)
                        if isinstance(each, ast.Call)
                        and isinstance(each.func, ast.Attribute)
                        and isinstance(each.func.value, ast.Name)
                        and each.func.value.id == "routes"
                    }
                    if len(opened) == 1:
                        yield said, opened.pop()


def titled() -> Iterator[tuple[str, str]]:
    """Yield each label of a button with the title of the page that it opens."""
    scenes, titles = pages(), headings()
    for label, route in buttons():
        if title := titles.get(scenes.get(route, "")):
            yield label, title


def helped() -> Iterator[tuple[str, str]]:
    """Yield the name of each key's action with its line in the help."""
    for row in ROWS:
        if len(row.actions) == 1:
            yield MEANINGS[row.actions[0]].key, row.meaning.key


def short_keys() -> Iterator[str]:
    """Yield the keys of one or two words without a context that several rooms of the program use."""
    for message in sentences():
        rooms = {Path(place).parent for place, _ in message.locations if place.endswith(".py")}
        match message.id:
            case str(key) if len(rooms) > 1 and not message.context and len(key.split()) <= SHORT:
                if re.search(r"\w", PLACEHOLDER.sub("", key)):
                    yield key


def test_a_button_and_the_page_that_it_opens_have_the_same_name() -> None:
    pairs = set(titled())
    assert len(pairs) > 15
    assert {(label, title) for label, title in pairs if label != title} == OTHER_TITLES


def test_a_key_has_the_same_name_in_the_settings_and_in_the_help() -> None:
    pairs = set(helped())
    assert len(pairs) > 15
    assert {(name, line) for name, line in pairs if name != line} == OTHER_HELP


def test_a_short_key_in_several_rooms_has_one_meaning_or_a_context() -> None:
    listed, found = SAME_MEANING, set(short_keys())
    assert found - listed == set(), "give each meaning a context (pt), or list a key with one meaning"
    assert listed - found == set(), "take these keys off the list"

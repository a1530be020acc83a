"""Every sentence that a child may meet: there in each language with its numbers, short and never harsh."""

import ast
import re
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path

import pytest

import settebello
from settebello.engine import Card, CardSet
from settebello.engine.legality import Situation
from settebello.i18n import Catalogue, Text, languages, t
from settebello.learning.puzzles.selections import Code, Price, explain, explain_turn
from settebello.ui.learn.parts import sayings
from tests.learning.material import QUINDICI, RULEBOOK, SCOPA
from tests.learning.puzzles.test_selections import tables
from tests.ui.learn.test_games import HARSH, LONGEST

RUBAMAZZETTO = RULEBOOK.ruleset("rubamazzetto")
CHILDRENS = ("ui/learn",)
"""Where the texts stand that children see."""


def explanations(most: int) -> Iterator[tuple[Code, tuple[Text, ...]]]:
    """What is said of every selection at every table of so many cards, each that differs once."""
    known = set()
    for card, top in permutations(SCOPA.deck.pack.cards[::4], 2):
        hand, tops = CardSet.of((card,)), CardSet.of((top,))
        at = Situation(ruleset=RUBAMAZZETTO, hand=hand, table=CardSet(), tops=tops)
        found = explain_turn(at, card, tops)
        yield found.code, sayings.explained(RUBAMAZZETTO, found)
    cards = [Card.parse(one) for one in ("3d", "4d", "5d", "9d")]
    for chosen, fewest in ((cards[:3], True), (cards[:1], False), (cards[2:], False)):
        paid = explain(
            SCOPA, Card.parse("Kd"), CardSet.of(chosen), CardSet.of(cards), price=Price(12, fewest=fewest)
        )
        yield paid.code, sayings.explained(SCOPA, paid)
    for ruleset in (SCOPA, QUINDICI):
        for letter in "123456789K":
            card = Card.parse(f"{letter}d")
            for table in tables(most):
                for size in range(len(table) + 1):
                    for part in combinations(table, size):
                        found = explain(ruleset, card, CardSet.of(part), table)
                        ranks = tuple(each.rank for each in found.cards)
                        key = found.code, found.addends, found.target, ranks
                        if found.code is not Code.RIGHT and key not in known:
                            known.add(key)
                            yield found.code, sayings.explained(ruleset, found)


def numbers(said: str) -> list[str]:
    return sorted(re.findall(r"\d+", said))


def words_of(said: str) -> list[str]:
    return re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+", said.lower())


def judged(language: str, said: str) -> list[str]:
    """What is wrong with a sentence for a child."""
    if language == "ja":
        found = [f"harsh: {one}" for one in HARSH["ja"] if one in said]
        return [*found, *(["long"] if len(said) > 2 * LONGEST + 6 else [])]
    words = words_of(said)
    found = [f"harsh: {one}" for one in HARSH[language] if one in words]
    sentences = [words_of(part) for part in re.split(r"(?<=[.!?:…])\s", said)]
    return [*found, *(["long"] if max(map(len, sentences), default=0) > LONGEST else [])]


@pytest.mark.parametrize("most", [2, pytest.param(5, marks=pytest.mark.slow)])
def test_every_selection_is_explained_in_every_language_with_its_numbers(most: int) -> None:
    """E1 and E2."""
    catalogues = {language: Catalogue(language) for language in languages()}
    codes = set()
    for code, sentences in explanations(most):
        codes.add(code)
        english = [catalogues["en"](one) for one in sentences]
        for language, catalogue in catalogues.items():
            said = [catalogue(one) for one in sentences]
            assert all(said)
            assert not any(re.search(r"[{}!]", one) for one in said), said
            for one, original in zip(said, english, strict=True):
                # Where a language has an article, another may count.
                assert numbers(one) == numbers(original) or not numbers(original), said
            assert not [one for one in said if judged(language, one)], said
            if language != "en":
                assert said != english
    assert codes == set(Code) - {Code.RIGHT}


def written() -> list[tuple[str, str]]:
    """The texts that stand in the modules of the children's screens, with the module."""
    root = Path(settebello.__file__).parent
    found = []
    for folder in CHILDRENS:
        for path in sorted((root / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id in {"t", "tn"}
                ):
                    texts = [one.value for one in node.args if isinstance(one, ast.Constant)]
                    found += [(path.name, text) for text in texts if isinstance(text, str)]
    return found


@pytest.mark.parametrize("language", languages())
def test_whatever_stands_on_the_screens_of_children_is_short_and_never_harsh(language: str) -> None:
    """E2."""
    texts = written()
    assert len(texts) > 100
    catalogue = Catalogue(language)
    faults = []
    for module, text in texts:
        names = re.findall(r"\{(\w+)\}", text)
        said = catalogue(t(text, **dict.fromkeys(names, "7")))
        faults += [f"{module}: {said}: {fault}" for fault in judged(language, said)]
    assert not faults, "\n".join(faults)

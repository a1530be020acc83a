"""The free table, the broom check, the end of the sprint; and what is said to children, in every language."""

import re
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from settebello import resources
from settebello.engine import Card, CardSet, Ruleset
from settebello.engine.legality import Situation
from settebello.i18n import Catalogue, Text, languages
from settebello.learning.puzzles.selections import Code, Explanation, Price, explain, explain_turn
from settebello.practice.attempt import Phase
from settebello.rulebook import Rulebook
from settebello.ui.kit import routes
from settebello.ui.kit.loop import LONGEST_STEP
from settebello.ui.kit.scene import SceneId
from settebello.ui.learn.parts import coach_view, sayings
from settebello.ui.learn.scenes.check_scene import CheckScene
from settebello.ui.learn.scenes.free_table_scene import FreeTableScene
from settebello.ui.learn.scenes.task_scene import TaskScene
from tests.learning.material import QUINDICI, SCOPA
from tests.pilot import FRAME, Pilot
from tests.ui.learn.practising import InMemory
from tests.ui.learn.test_tasks import answer, attempt, by_keys, playing

STEALING = Rulebook([resources.rules()]).ruleset("rubamazzetto")

LONGEST = 12
"""Words of a sentence for a child, at most."""
HARSH = {
    "en": ("wrong", "bad", "error", "mistake", "fail", "failed"),
    "de": ("falsch", "schlecht", "fehler", "verloren", "leider"),
    "it": ("sbagliato", "sbagliata", "errore", "male", "perso"),
    "es": ("mal", "malo", "error", "equivocado", "incorrecto", "falso"),
    "fr": ("faux", "fausse", "mauvais", "erreur", "perdu", "mal"),
    "ja": ("まちがい", "間違", "だめ", "ダメ", "失敗", "不正解"),
}


def test_cards_are_laid_on_the_free_table_by_keys_and_taken_away_by_the_mouse() -> None:
    with playing(InMemory(), routes.LearnFree()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, FreeTableScene)
        pilot.press("3", "4")
        assert scene.total == 7
        assert pilot.says(scene.caption) == "3 and 4 make 7."
        pilot.frames(20)
        pilot.click(scene.spots[0].area.centre)
        assert scene.total == 4
        pilot.click(scene.boxes[5].area.centre)
        assert scene.total == 10
        pilot.click("Clear table")
        assert scene.laid == ()
        pilot.press("esc")
        assert pilot.at(None)


@pytest.mark.parametrize("hand", ["keys", "mouse"])
def test_what_is_left_is_counted_and_a_total_that_is_not_right_is_explained(hand: str) -> None:
    port = InMemory()
    with playing(port, routes.LearnCheck()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, CheckScene)
        for place, spot in enumerate(scene.spots[:9]):
            if hand == "keys":
                pilot.press(str(place + 1))
            else:
                pilot.click(spot.area.centre)
        assert scene.running == sum(spot.value for spot in scene.spots[:9])
        off = next(total for total in scene.check.choices if total != scene.check.total)
        _choose(pilot, off, hand)
        assert re.search(rf"\b{abs(off - scene.check.total)}\b", pilot.says(scene.caption))
        assert port.checks == []
        _choose(pilot, scene.check.total, hand)
        # Only what came out right at the first try counts for the golden frame.
        assert port.checks == [False]


def _choose(pilot: Pilot, total: int, hand: str) -> None:
    if hand == "mouse":
        pilot.click(str(total))
        return
    for _ in range(40):
        if pilot.focus == str(total):
            break
        pilot.press("tab")
    pilot.press("enter")


def test_the_sprint_ends_after_its_time_with_the_task_that_is_open() -> None:
    port = InMemory(block=10_000)
    with playing(port, activity="calm_sprint") as pilot:
        seconds = attempt(pilot).assignment.seconds
        assert seconds
        # Longer steps than this are taken for a pause.
        for _ in range(20 * (seconds + 1)):
            pilot.clock.advance(LONGEST_STEP - FRAME)
            pilot.frames(1)
        # Nobody is interrupted in the middle of a task.
        assert pilot.at(SceneId.LEARN_TASK)
        by_keys(pilot, answer(pilot))
        for _ in range(5):
            if not pilot.at(SceneId.LEARN_TASK):
                break
            pilot.press("enter")
            pilot.frames(60)
        assert pilot.at(SceneId.LEARN_REFLECTION)
    assert len(port.replies) == 1


def test_a_task_is_done_with_the_cross_and_one_button_of_a_gamepad() -> None:
    # The arrows and Enter are the same actions as the cross and the button to confirm.
    port = InMemory(block=1)
    with playing(port) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TaskScene)
        for card in answer(pilot):
            _walk(pilot, next(spot for spot in scene.spots if spot.card == card))
            pilot.press("enter")
            pilot.frames(12)
        # Once more on a card that is raised takes.
        pilot.press("enter")
        assert attempt(pilot).phase is Phase.SOLVED
    assert port.replies[0].right


def _walk(pilot: Pilot, goal: object) -> None:
    """Go there by arrows alone, row by row."""
    for key in (*["left"] * 8, *["right"] * 8, "down", *["left"] * 8, *["right"] * 8, "down", "left"):
        if pilot.group.focused is goal:
            return
        pilot.press(key)
    raise AssertionError("the arrows do not lead there")


def told() -> Iterator[tuple[Ruleset, Explanation]]:
    """Explanations of each kind, with many numbers."""
    rng = Random(7)
    for ruleset in (SCOPA, QUINDICI):
        for _ in range(150):
            card, *table = rng.sample(ruleset.deck.pack.cards, 6)
            for size in (0, 1, 2, 3):
                chosen = CardSet.of(rng.sample(table, size), ruleset.deck.pack)
                yield ruleset, explain(ruleset, card, chosen, CardSet.of(table))
    # A price that is paid with more cards than are needed.
    three = [Card.parse(one) for one in ("3d", "4d", "5d")]
    yield (
        SCOPA,
        explain(
            SCOPA,
            Card.parse("Kd"),
            CardSet.of(three),
            CardSet.of([*three, Card.parse("9d")]),
            price=Price(12, fewest=True),
        ),
    )
    # The top of a pile that a card cannot steal, alone and with a card from the table.
    for card, top, other in (rng.sample(STEALING.deck.pack.cards, 3) for _ in range(50)):
        pack = STEALING.deck.pack
        hand, lying, tops = (CardSet.of((one,), pack) for one in (card, other, top))
        at = Situation(ruleset=STEALING, hand=hand, table=lying, tops=tops)
        for chosen in (at.tops, at.tops | at.table):
            yield STEALING, explain_turn(at, card, chosen)


def sentences() -> set[Text]:
    """What a child is told about sets and deals."""
    found = {one for ruleset, it in told() for one in sayings.explained(ruleset, it)}
    found |= {sayings.makes(some) for size in (1, 2, 3, 4) for some in combinations((1, 2, 3, 4, 5), size)}
    found |= {coach_view.running(total, 15) for total in range(1, 20)}
    found |= {coach_view.by_the_way(some) for some in ((3, 4), (1, 2, 4), (1, 2, 3, 4))}
    return found


def test_the_explanations_that_are_looked_at_are_of_every_kind() -> None:
    assert {it.code for _, it in told()} >= set(Code) - {Code.FIGURE}


@pytest.mark.parametrize("language", languages())
def test_what_a_child_is_told_is_short_and_never_harsh(language: str) -> None:
    catalogue = Catalogue(language)
    for words in sentences():
        said = catalogue(words)
        assert said
        words_of = re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+", said.lower())
        if language == "ja":
            assert not [one for one in HARSH["ja"] if one in said], said
            assert len(said) <= 2 * LONGEST + 6, said
        else:
            assert not set(words_of) & set(HARSH[language]), said
            assert len(words_of) <= LONGEST, said

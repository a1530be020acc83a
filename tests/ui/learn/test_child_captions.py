"""What is written at a practice table: names, numbers, short requests, and no hard kanji in Japanese."""

from settebello.session import Waiting
from settebello.ui.table.model.spoken_choices import ChoiceKind
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot
from tests.ui.learn.tables import some_practice
from tests.ui.learn.test_deal import coached
from tests.ui.learn.test_japanese import too_hard

TURNS = 6


def written(language: str, seed: int) -> set[str]:
    """The captions and requests of some turns, as a person reads them."""
    practice = some_practice(seed=seed)
    found: set[str] = set()

    def look(pilot: Pilot, scene: TableScene) -> None:
        texts = (scene.message, scene.playback.caption, *scene.playback.log)
        found.update(pilot.says(one) for one in texts if one is not None)

    with coached(practice, language) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        for _ in range(TURNS):
            pilot.until(
                lambda: practice.session.waiting_for is not Waiting.OPPONENT and not pilot.stack.animating
            )
            if practice.session.waiting_for is not Waiting.PERSON or scene.picking is None:
                break
            look(pilot, scene)
            moves = scene.picking.legal
            pilot.press("1")
            look(pilot, scene)
            scene.play(max(moves, key=lambda one: (len(one.captured), str(one))))
            look(pilot, scene)
    return found


def test_numbers_and_names_are_written_in_place_of_card_names_and_you() -> None:
    found = " ".join(text for seed in range(3) for text in written("en", seed))
    assert "Mia takes" in found
    assert " of coins" not in found
    assert "You " not in found


def test_japanese_children_read_no_hard_kanji_at_the_table() -> None:
    found = {text for seed in range(3) for text in written("ja", seed)}
    assert len(found) > 10
    assert {text: hard for text in found if (hard := too_hard(text))} == {}


def test_the_large_buttons_have_words_for_children() -> None:
    with coached(some_practice(), "ja") as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        choosing = scene.choosing
        assert choosing is not None
        assert choosing.labels is not None
        for kind in (ChoiceKind.LAY, ChoiceKind.TAKE):
            assert not too_hard(pilot.says(choosing.labels[kind]))
        # The plates show by their signs whose turn it is.
        assert not scene.still.score

"""The longest words there are at the table, in every language: smaller perhaps, never with an ellipsis."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.app.choices import opponent_choices
from settebello.engine import Card, CardSet, Leftover, Pack, Reason, Refusal, Seat, Side
from settebello.engine.events import Capture, Play
from settebello.engine.moves import Move
from settebello.i18n import Names, Text, languages, tn
from settebello.manual.naming import card_name
from settebello.rulebook import Rulebook
from settebello.ui.layout import lay_out
from settebello.ui.paint.fonts import Fonts, Role
from settebello.ui.scene import BaseScene, SceneId
from settebello.ui.staging import signs
from settebello.ui.staging.plates import ScorePlate, draw_score
from settebello.ui.table.captions import Captions
from settebello.ui.table.refusing import refused
from tests.pilot import Pilot


class Nothing(BaseScene):
    """An empty scene: the test draws for itself."""

    def draw(self, canvas: object) -> None:
        pass


@contextmanager
def watched(
    monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> Iterator[tuple[Pilot, list[str]]]:
    cut: list[str] = []
    fit = Fonts.fit

    def watch(self: Fonts, role: Role, pixels: int, text: str, width: int) -> tuple[int, str]:
        found, fitted = fit(self, role, pixels, text, width)
        if fitted != text:
            cut.append(text)
        return found, fitted

    monkeypatch.setattr(Fonts, "fit", watch)
    with Pilot(lambda _, __: Nothing(), SceneId.TITLE, size=size, language=language) as pilot:
        yield pilot, cut


def longest_cards(pilot: Pilot, count: int) -> list[Card]:
    return sorted(
        Pack.ITALIAN.cards, key=lambda card: -pilot.canvas.text_width(card_name(card, Pack.ITALIAN))
    )[:count]


@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
@pytest.mark.parametrize("language", languages())
def test_the_longest_sentences_under_the_table_fit(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    people = opponent_choices(Levels.load((resources.assets() / "opponents",)).opponents)
    with watched(monkeypatch, language, size) as (pilot, cut):
        layout = lay_out(pilot.canvas.width, pilot.canvas.height, 4, 2)
        cards = longest_cards(pilot, 4)
        some = CardSet.of(cards[1:], Pack.ITALIAN)
        for person, sides in product(people, (2, 4)):
            names = ("You", person.name, person.name, person.name)
            captions = Captions(Seat(0), names, sides, Rulebook((resources.rules(),)).ruleset("scopa"))
            for seat in (Seat(0), Seat(1)):
                side = Side(seat % sides)
                said: list[Text] = [
                    captions.captured(Capture(seat, side, cards[0], some)),
                    captions.swept(Capture(seat, side, cards[0], some)),
                    captions.played(Play(seat, cards[0], None)),
                    captions.left_over(Leftover(side, some)),
                    captions.dealt(seat),
                ]
                for words in said:
                    signs.caption(pilot.canvas, layout.caption, words)
        for reason in Reason:
            move = Move(cards[0], some)
            signs.caption(
                pilot.canvas,
                layout.caption,
                refused(
                    Refusal(reason, move, wanted=10, got=28), Rulebook((resources.rules(),)).ruleset("scopa")
                ),
            )
        assert cut == []


@pytest.mark.parametrize("language", languages())
def test_the_name_of_a_variant_and_of_a_side_fit_on_the_plate(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = Names({"en": "Scopone scientifico a trenta", "ja": "スコポーネ・シェンティフィコ"})
    book = Rulebook((resources.rules(),))
    people = opponent_choices(Levels.load((resources.assets() / "opponents",)).opponents)
    with watched(monkeypatch, language, (800, 500)) as (pilot, cut):
        layout = lay_out(pilot.canvas.width, pilot.canvas.height, 2, 2)
        titles = [
            Captions(Seat(0), ("", person.name), 2, book.ruleset("scopa")).side_title(Side(1))
            for person in people
        ]
        pairs = Captions(Seat(0), ("", "", "", ""), 2, book.ruleset("scopa"))
        titles += [pairs.side_title(Side(0)), pairs.side_title(Side(1))]
        for name, title in product([long, *(book.variant(one).name for one in book.ids())], titles):
            draw_score(
                pilot.canvas,
                layout,
                ScorePlate(name, tn("to {n} point", "to {n} points", n=21), ((title, 21), (title, 9))),
            )
        assert cut == []

"""The longest words there are at the table, in every language: smaller perhaps, never with an ellipsis."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle, product

import pytest

from settebello import resources
from settebello.app.game_offers import opponent_choices
from settebello.engine import (
    Believed,
    Boast,
    Boasted,
    Bonus,
    BottomChosen,
    Card,
    CardSet,
    Category,
    Claim,
    Control,
    DeclarationKind,
    Declared,
    Doubted,
    Exposed,
    FaceDown,
    Leftover,
    Looked,
    Pack,
    Penalty,
    Rank,
    Reason,
    Refill,
    Refusal,
    Robbed,
    Score,
    ScoreLine,
    Seat,
    Side,
    TableSweep,
    Undoubted,
)
from settebello.engine.events import Capture, Play
from settebello.engine.moves import Move
from settebello.i18n import Names, Text, languages, t, tn
from settebello.manual.card_names import card_name
from settebello.rulebook import Rulebook
from settebello.skins import DEFAULT
from settebello.storage.settings import Settings, Table
from settebello.ui.kit import routes
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.scene import BaseScene
from settebello.ui.kit.voice.spoken import SilentSpeech
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.menus.settings.cards_scene import CardsScene
from settebello.ui.menus.settings.sound_scene import SoundScene
from settebello.ui.table.layout import lay_out
from settebello.ui.table.model.captions import BONUSES, Captions
from settebello.ui.table.model.move_picker import MovePicker
from settebello.ui.table.model.refusal_words import refused
from settebello.ui.table.model.spoken_choices import Choice, ChoiceKind
from settebello.ui.table.view import signs
from settebello.ui.table.view.choice_bar import LABELS, ChoiceBar
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.plates import ScorePlate, draw_score
from settebello.ui.table.view.won_signs import Won
from tests.pilot import Pilot, services, shipped_levels, shipped_skins
from tests.ui.cut_texts import collect_cut_texts
from tests.ui.table.model.test_spoken_choices import (
    FACE_DOWN,
    KNOCK,
    MISSED,
    asked_about,
    picking,
    position,
    pressed,
)


class Nothing(BaseScene):
    """An empty scene: the test draws for itself."""

    def draw(self, canvas: object) -> None:
        pass


@contextmanager
def watched(
    monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], skin: str = DEFAULT
) -> Iterator[tuple[Pilot, list[str]]]:
    cut = collect_cut_texts(monkeypatch)
    with Pilot(lambda _: Nothing(), routes.Title(), size=size, language=language, skin=skin) as pilot:
        yield pilot, cut


def longest_cards(pilot: Pilot, count: int) -> list[Card]:
    return sorted(
        Pack.ITALIAN.cards, key=lambda card: -pilot.canvas.text_width(card_name(card, Pack.ITALIAN))
    )[:count]


BOOK = Rulebook((resources.rules(),))
ASKING = BOOK.ruleset("scopa_bugiarda").changed({"doubters": "any"})
BOTH = ChoiceBar(
    lay_out(1280, 720, 4, 2),
    BOOK.ruleset("scopa"),
    (Choice(ChoiceKind.BELIEVE), Choice(ChoiceKind.DOUBT)),
)
DOUBT = ChoiceBar(lay_out(1280, 720, 4, 2), BOOK.ruleset("scopa"), (Choice(ChoiceKind.DOUBT),))


LEAVE = ChoiceBar(
    lay_out(1280, 720, 4, 2),
    BOOK.ruleset("scopa"),
    (Choice(ChoiceKind.LEAVE), Choice(ChoiceKind.EXCHANGE)),
)


def boasts(captions: Captions, seat: Seat, cards: list[Card]) -> Iterator[Text]:
    """Everything that is said of a hand that is declared without being shown."""
    hand, other = CardSet.of(cards[:3]), Seat(1 - seat)
    yield captions.boasted(Boasted(seat, 4, other))
    yield captions.undoubted(Undoubted(seat, Side(0), 4))
    for truthful in (True, False):
        yield captions.exposed(Exposed(seat, other, Side(0), hand, truthful, 14))


def bottoms(captions: Captions, seat: Seat, cards: list[Card]) -> Iterator[Text]:
    """Everything that is said of a dealer who looks at the bottom card."""
    yield captions.looked(Looked(seat, cards[0]))
    yield captions.bottom_chosen(BottomChosen(seat, None, None, Seat(2)))
    yield captions.bottom_chosen(BottomChosen(seat, cards[0], cards[1], Seat(2)))


def sentences(captions: Captions, seat: Seat, cards: list[Card]) -> Iterator[Text]:
    """Everything that is said of what a seat does, with the longest cards there are."""
    side = Side(seat % captions.sides)
    one, some = cards[0], CardSet.of(cards[1:], captions.pack)
    yield captions.captured(Capture(seat, side, one, some))
    yield captions.captured(Capture(seat, side, one, CardSet(0, captions.pack)))
    yield captions.swept(Capture(seat, side, one, some))
    yield captions.played(Play(seat, one, None))
    yield captions.left_over(Leftover(side, some))
    yield captions.dealt(seat)
    yield captions.refilled(Refill(seat, (), last=True))
    yield captions.opened(TableSweep(seat, side, some, 2))
    yield captions.punished(Penalty(seat, side, 14, some))
    yield captions.robbed(Robbed(seat, side, some))
    yield captions.believed(Capture(seat, side, one, some))
    for mark in BONUSES:
        yield captions.scored(Bonus(seat, side, mark, 10))
    for kind in DeclarationKind:
        yield captions.declared(Declared(seat, side, kind, 10, Rank.KING, some))
    for truthful in (True, False):
        yield captions.doubted(Doubted(seat, Seat(1 - seat), one, some, truthful, 10))


def claims(captions: Captions, seat: Seat, cards: list[Card]) -> Iterator[Text]:
    """What is said while a claim may be doubted, beside the button for it."""
    some = CardSet.of(cards[1:], captions.pack)
    yield captions.claimed(FaceDown(seat, Rank.SEVEN, some, Seat(0), cards[0]))
    if seat:
        yield captions.asked(Claim(seat, Rank.SEVEN, some, None))


def answers(captions: Captions, seat: Seat, cards: list[Card]) -> Iterator[Text]:
    """What is said where every opponent is asked about a claim of the seat, or of a seat by it."""
    other, some = Seat(1 - seat), CardSet.of(cards[1:], captions.pack)
    for doubter, claimant in ((seat, other), (Seat(1), Seat(2))):
        yield captions.let_stand(Believed(doubter, claimant, None))
        doubted = Doubted(doubter, claimant, cards[0], some, truthful=True, points=10)
        yield captions.doubted(doubted)
        said = captions.doubts(doubted)
        assert said is not None
        yield said


@pytest.mark.combinations
@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("skin", [one.id for one in shipped_skins()])
def test_the_longest_sentences_under_the_table_fit(
    skin: str, language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    people = opponent_choices(shipped_levels().opponents)
    rules = BOOK.ruleset("scopa")
    with watched(monkeypatch, language, size, skin) as (pilot, cut):
        layout = lay_out(pilot.canvas.width, pilot.canvas.height, 6, 2)
        cards = longest_cards(pilot, 4)
        beside = replace(DOUBT, layout=lay_out(pilot.canvas.width, pilot.canvas.height, 4, 2)).room
        for person, sides in product(people, (2, 4)):
            captions = Captions(Seat(0), ("You", person.name, person.name, person.name), sides, rules)
            for seat in (Seat(0), Seat(1)):
                for words in sentences(captions, seat, cards):
                    signs.caption(pilot.canvas, layout.caption, words)
                for words in claims(captions, seat, cards):
                    signs.caption(pilot.canvas, beside, words)
                asking = replace(captions, ruleset=ASKING)
                for words in answers(asking, seat, cards):
                    signs.caption(pilot.canvas, layout.caption, words)
            claim = Claim(Seat(1), Rank.SEVEN, CardSet.of(cards[1:]), None)
            both = replace(BOTH, layout=lay_out(pilot.canvas.width, pilot.canvas.height, 4, 2)).room
            signs.caption(pilot.canvas, both, captions.asked(claim, answers=True))
            leave = replace(LEAVE, layout=lay_out(pilot.canvas.width, pilot.canvas.height, 4, 2)).room
            signs.caption(pilot.canvas, leave, captions.bottom_asked(cards[0]))
            signs.caption(pilot.canvas, both, captions.boast_asked(Boast(Seat(1), 4), answers=True))
            signs.caption(pilot.canvas, beside, captions.boast_asked(Boast(Seat(1), 4)))
            for seat in (Seat(0), Seat(1)):
                for words in (*bottoms(captions, seat, cards), *boasts(captions, seat, cards)):
                    signs.caption(pilot.canvas, layout.caption, words)
        for reason, variant in product(Reason, ("scopa", "escoba")):
            refusal = Refusal(reason, Move(cards[0], CardSet.of(cards[1:])), wanted=10, got=28)
            signs.caption(pilot.canvas, layout.caption, refused(refusal, BOOK.ruleset(variant)))
        assert cut == []


@pytest.mark.parametrize("language", languages())
def test_the_choices_and_what_is_asked_beside_them_fit(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watched(monkeypatch, language, (1280, 720)) as (pilot, cut):
        for state in every_question():
            choosing = ChoiceView(lay_out(1280, 720, 2, 2), state)
            choosing.bar.draw(pilot.canvas, None, None)
            asked = choosing.prompt()
            if asked is not None:
                signs.caption(pilot.canvas, choosing.bar.room, asked)
        every = ChoiceBar(
            lay_out(1280, 720, 2, 2), BOOK.ruleset("scopa"), tuple(Choice(kind, Rank.KING) for kind in LABELS)
        )
        every.draw(pilot.canvas, None, None)
        assert cut == []


def every_question() -> Iterator[MovePicker]:
    """A choice in each of the states in which the player is asked something."""
    wild = picking(position("cirulla", "7c2d1b", "9s"))
    yield wild
    yield (named := pressed(wild, KNOCK))
    yield pressed(named, named.choices[0])
    liar = picking(position("scopa_bugiarda", "2c3dKc", "7s9b4d1b8cKd6b"))
    liar = liar.click_hand(Card.parse("2c")).picking
    yield liar
    yield pressed(liar, FACE_DOWN)
    yield asked_about()
    several = picking(position("scopa_bugiarda", "2c3dKc", "7s3b4d6d"))
    several = pressed(several.click_hand(Card.parse("2c")).picking, FACE_DOWN)
    yield several.press(Choice(ChoiceKind.CLAIM, Rank.KING)).picking
    lay = picking(position("scopa", "7d2c", "7s9b", capture__mandatory=False))
    yield lay.click_hand(Card.parse("7d")).picking
    yield lay.click_table(Card.parse("7s")).picking
    strict = position("escoba", "7d2cKd", "8s9b", other="7b2s1s", penalties__enabled=True)
    strict = replace(strict, turn=Seat(1), dealer=Seat(0)).play(Move.parse("7b")).position
    seen = picking(strict)
    yield seen
    yield seen.click_hand(Card.parse("2c")).picking
    yield pressed(seen, MISSED)
    yield pressed(seen, MISSED).click_table(Card.parse("8s")).picking.click_hand(Card.parse("2c")).picking


def a_sheet(sides: int, names: list[Names], variant: str, **facts: object) -> ScoreSheet:
    """A sheet with a line for every category there is, nobody or everybody winning it."""
    rules = BOOK.ruleset(variant)
    some = tuple(CardSet.of(rules.deck.pack.cards[n :: sides + 3]) for n in range(sides))
    lines = tuple(
        ScoreLine(category, 1, (4,) * sides, (number % 2,) * sides, some, None)
        for number, category in enumerate(Category)
        if category not in {Category.PICULA, Category.ONE_SUIT, Category.BAGER, Category.THREE}
        and category not in {Category.EXTRA, Category.LEVEL, Category.CLAIM, Category.GRANDE}
    )
    words: tuple[Names | str, ...] = ("You", *(names[n % len(names)] for n in range(sides - 1)))
    return ScoreSheet(
        number=1,
        score=Score(lines, (sides, *(0 for _ in range(sides - 1)))),
        before=(100,) * sides,
        sides=words,
        own=Side(0),
        sweeps=((),) * sides,
        ruleset=rules,
        winner=None,
        pairs=False,
        **facts,  # type: ignore[arg-type]  # the last fields alone
    )


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("sides", [2, 3, 4, 6])
@pytest.mark.parametrize("language", languages())
def test_a_score_sheet_with_fourteen_lines_fits_for_up_to_six_sides(
    language: str, sides: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [p.name for p in opponent_choices(shipped_levels().opponents)]
    for facts in ({"control": Control(25, holds=True)}, {"control": Control(26, holds=False)}):
        with watched(monkeypatch, language, (1280, 720)) as (pilot, cut):
            sheet = a_sheet(sides, people, "escoba", **facts)
            assert len(sheet.score.lines) == 14
            scene = ScoreSheetScene(services(), sheet)
            scene.arrange(1280, 720)
            scene.update(0.0)
            scene.draw(pilot.canvas)
            assert cut == []
            # The totals have passed the target, and yet there is no winner.
            assert scene.goal() == t("not decided yet")
            bottom = max(line.area.bottom for line in scene.lines)
            assert all(line.area.height >= 24 for line in scene.lines)
            assert bottom + 60 <= scene.onward.area.y


@pytest.mark.parametrize("language", languages())
def test_the_name_of_a_variant_and_of_a_side_fit_on_the_plate(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = Names({"en": "Scopone scientifico a trenta", "ja": "スコポーネ・シェンティフィコ"})
    book = BOOK
    people = opponent_choices(shipped_levels().opponents)
    with watched(monkeypatch, language, (800, 500)) as (pilot, cut):
        layout = lay_out(pilot.canvas.width, pilot.canvas.height, 2, 2)
        titles = [
            Captions(Seat(0), ("", person.name), 2, book.ruleset("scopa")).side_title(Side(1))
            for person in people
        ]
        pairs = Captions(Seat(0), ("", "", "", ""), 2, book.ruleset("scopa"))
        titles += [pairs.side_title(Side(0)), pairs.side_title(Side(1))]
        goal = tn("to {n} point, fewest win", "to {n} points, fewest win", n=121)
        for name, title in product([long, *(book.variant(one).name for one in book.ids())], titles):
            draw_score(
                pilot.canvas,
                layout,
                ScorePlate(name, goal, ((title, 121), (title, 9)), teams=True),
                (Won(3), Won(4, prize=True)),
            )
        # Whoever watches reads the names of both of a side.
        names = [person.name for person in people if person.is_level]
        for one, other in product(names, repeat=2):
            seated = (
                "",
                t("{name} {number}", name=one, number=2),
                "",
                t("{name} {number}", name=other, number=3),
            )
            watched_by = Captions(None, seated, 2, book.ruleset("scopa"))
            sides = ((watched_by.side_title(Side(1)), 21), (watched_by.side_title(Side(1)), 0))
            draw_score(
                pilot.canvas, layout, ScorePlate(long, goal, sides, teams=True), (Won(3), Won(4, prize=True))
            )
        assert cut == []


@pytest.mark.combinations
@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("available", [True, False])
def test_the_page_about_sound_fits(
    language: str, size: tuple[int, int], available: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watched(monkeypatch, language, size) as (pilot, cut):
        voice = SilentSpeech()
        voice.available = available
        scene = SoundScene(replace(services(settings=Settings(language=language)), aloud=voice))
        scene.arrange(pilot.canvas.width, pilot.canvas.height)
        scene.draw(pilot.canvas)
        assert cut == []


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize("size", [(1280, 720), (800, 500)])
@pytest.mark.parametrize("language", languages())
def test_the_page_about_cards_and_table_fits(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with watched(monkeypatch, language, size) as (pilot, cut):
        for table, skin in zip(Table, cycle(shipped_skins()), strict=False):
            for style in (None, "four_colours"):
                port = services(settings=Settings(language=language, table=table, skin=skin.id, style=style))
                scene = CardsScene(port)
                scene.arrange(pilot.canvas.width, pilot.canvas.height)
                scene.draw(pilot.canvas)
        assert cut == []

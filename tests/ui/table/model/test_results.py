"""What the score sheet and the last screen say of a deal and of a match."""

from dataclasses import replace

import pytest

from settebello import resources
from settebello.ai.process.adviser import Advice, LocalAdviser, NoAdvice
from settebello.coach.review import decisions_of
from settebello.engine import (
    Card,
    CardSet,
    Category,
    Score,
    ScoreLine,
    Seat,
    SeatView,
    Side,
    Suit,
    parse_cards,
)
from settebello.engine.awards import suit_mask
from settebello.i18n import Catalogue, t
from settebello.manual.skin_words import wording
from settebello.skins import load_skin
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.results import MatchResult, ScoreSheet
from settebello.ui.kit.view.camera import Camera
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.menus.results import score_sheet_scene
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.table.model.helps.deal_review import DealReview
from settebello.ui.table.model.score_model.category_words import category_name, figure, in_parts, remark
from settebello.ui.table.model.score_model.results import decided_by
from settebello.ui.table.model.score_model.verdict import deal_winner, is_won
from settebello.ui.table.model.table_state import Pile
from tests.pilot import services
from tests.ui.shelves import played
from tests.ui.tables import ruleset

ENGLISH = Catalogue("en")
NOBODY = Score((), (0, 0))


def line(category: Category, figures: tuple[int, ...], points: tuple[int, ...]) -> ScoreLine:
    winners = [side for side, n in enumerate(points) if n > 0]
    winner = Side(winners[0]) if len(winners) == 1 else None
    return ScoreLine(category, 1, figures, points, (CardSet(),) * len(figures), winner)


def sheet(*lines: ScoreLine, variant: str = "escoba") -> ScoreSheet:
    return ScoreSheet(
        number=1,
        score=Score(lines, (0, 0)),
        before=(0, 0),
        sides=("You", "Rosa"),
        own=Side(0),
        sweeps=((), ()),
        ruleset=ruleset(variant),
        winner=None,
        pairs=False,
    )


def said(shown: ScoreSheet, category: Category) -> str:
    found = shown.score.line(category)
    assert found is not None
    words = remark(shown, found)
    return "" if words is None else ENGLISH(words)


def test_a_tie_is_nobodys_or_shared_and_what_nobody_has_is_said_so() -> None:
    shown = sheet(
        line(Category.CARDS, (20, 20), (0, 0)),
        line(Category.COINS, (5, 5), (1, 1)),
        line(Category.PRIMIERA, (0, 0), (0, 0)),
        line(Category.RE_BELLO, (1, 0), (1, 0)),
        line(Category.SWEEPS, (0, 0), (0, 0)),
        line(Category.PENALTY, (-4, 0), (-4, 0)),
    )
    assert said(shown, Category.CARDS) == "tie: no points"
    assert said(shown, Category.COINS) == "tie: shared"
    assert said(shown, Category.PRIMIERA) == "nobody"
    assert [said(shown, c) for c in (Category.RE_BELLO, Category.SWEEPS, Category.PENALTY)] == ["", "", ""]


@pytest.mark.parametrize(
    ("points", "won"), [((2, 1), True), ((1, 2), False), ((1, 1), False), ((0, 0), False)]
)
def test_a_deal_is_won_by_more_points_than_anybody_elses(points: tuple[int, int], won: bool) -> None:
    assert is_won(replace(sheet(), score=Score((line(Category.CARDS, (20, 20), points),), points))) is won


def test_a_point_that_another_category_contains_is_said_to_be_there() -> None:
    shown = sheet(
        line(Category.SETTEBELLO, (1, 0), (0, 0)),
        line(Category.MOST_SEVENS, (4, 0), (0, 0)),
        line(Category.ALL_SEVENS, (4, 0), (3, 0)),
    )
    assert said(shown, Category.SETTEBELLO) == "part of: All four sevens"
    assert said(shown, Category.MOST_SEVENS) == "part of: All four sevens"


def test_doubled_sweeps_are_said_to_be_doubled() -> None:
    assert said(sheet(line(Category.SWEEPS, (2, 1), (4, 1))), Category.SWEEPS) == "doubled"


def test_the_scoring_suit_has_its_own_name_in_every_game() -> None:
    names = {name: ENGLISH(category_name(Category.COINS, ruleset(name))) for name in ("scopa", "cicera")}
    names["saar_simple"] = ENGLISH(category_name(Category.COINS, ruleset("saar_simple")))
    assert names == {"scopa": "Coins", "cicera": "Swords", "saar_simple": "Coins"}


def test_halves_of_the_nominal_primiera_are_written_as_halves() -> None:
    assert [in_parts(n, 2) for n in (55, 54, 1, 0)] == ["27½", "27", "½", "0"]
    shown = line(Category.PRIMIERA, (47, 52), (0, 1))
    assert figure(ruleset("trentino_tamanini"), shown, 0) == "23½"
    assert figure(ruleset("scopa"), shown, 0) == "47"
    assert figure(ruleset("scopa"), line(Category.PENALTY, (-7, 0), (-7, 0)), 0) == "−7"


def coins() -> tuple[Card, ...]:
    deck = ruleset().deck.pack.cards
    return CardSet(suit_mask(deck, Suit.COINS)).cards


@pytest.mark.parametrize(
    ("variant", "winner", "piles", "why"),
    [
        ("scopone_trentino", 0, (coins(), parse_cards("1c")), "Cappotto! You: whole suit captured"),
        ("escoba", 1, ((), parse_cards("1c")), "You: no cards captured"),
        (
            "scopone_de_trente",
            1,
            (parse_cards("1c"), parse_cards("1d2d3d")),
            "Rosa: winning set of cards captured",
        ),
    ],
)
def test_it_is_said_why_the_piles_decide_the_match(
    variant: str, winner: int, piles: tuple[tuple[Card, ...], ...], why: str
) -> None:
    score = replace(NOBODY, match_winner=Side(winner))
    words = decided_by(ruleset(variant), score, tuple(map(Pile, piles)), ("You", "Rosa"))
    assert words is not None
    assert ENGLISH(words).startswith(why)
    assert decided_by(ruleset(variant), NOBODY, tuple(map(Pile, piles)), ("You", "Rosa")) is None


def test_the_winner_stands_first_whatever_the_totals_and_few_points_are_best_where_they_win() -> None:
    result = MatchResult(
        sides=("You", "Rosa", "Gino"),
        totals=(21, 5, 9),
        winner=Side(1),
        own=Side(0),
        deals=3,
        variant="Scopa a perdere",
        again=GameChoice("scopa_a_perdere", 3, ("bimbo", "bimbo")),
        pairs=False,
        low=True,
    )
    assert result.order == (1, 2, 0)
    assert replace(result, low=False).order == (1, 0, 2)


@pytest.mark.parametrize(
    ("variant", "name"),
    [("scopa", "Settebello"), ("escoba", "Siete de oros"), ("saar_simple", "Siete de leones")],
)
def test_the_seven_that_scores_is_called_as_the_players_of_a_game_do(variant: str, name: str) -> None:
    lions = load_skin(resources.assets() / "skins" / "saarbruecken").manifest
    spanish = Catalogue("es", wording=wording(lions)) if variant == "saar_simple" else Catalogue("es")
    assert spanish(category_name(Category.SETTEBELLO, ruleset(variant))) == name


def test_a_sheet_for_two_keeps_its_width_in_the_window_with_everything_half_as_large_again() -> None:
    shown = sheet(line(Category.CARDS, (20, 20), (0, 0)))
    camera = Camera()
    camera.fit((1280, 720), 1.5, ScoreSheetScene(services(), shown).needs, pans=True)
    assert not camera.across


def test_the_scales_of_luck_have_their_place_before_they_are_known(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = replace(sheet(variant="scopa"), record=played(2), person=Seat(0))
    scene = ScoreSheetScene(services(settings=Settings(speed=Speed.INSTANT)), shown)
    scene.arrange(1280, 720)
    words: list[tuple[float, float]] = []
    monkeypatch.setattr(canvas, "paragraph", lambda _, area, **__: words.append((area.x, area.width)))
    monkeypatch.setattr(DealReview, "words", t("One deal"))
    monkeypatch.setattr(score_sheet_scene, "draw_luck", lambda *_: None)
    scene.update(0.0)
    while not scene.counted:
        scene.update(60.0)
    found: list[list[tuple[float, float]]] = []
    for weighing, luck in ((True, None), (True, object()), (False, None)):
        monkeypatch.setattr(DealReview, "weighing", weighing)
        monkeypatch.setattr(DealReview, "luck", luck)
        words.clear()
        scene.draw(canvas)
        found.append(list(words))
    running, known, none = found
    assert running == known, "nothing moves when the answer comes"
    assert running != none


def test_a_review_says_how_far_it_has_come_until_it_is_over() -> None:
    record = played(2)
    review = DealReview(NoAdvice(), replace(sheet(variant="scopa"), record=record, person=Seat(0)))
    moves = len(record.deals[-1].moves)
    told = []
    while not review.over:
        assert review.progress is not None
        told.append(ENGLISH(review.progress))
        review.poll()
    assert told[0] == f"Still thinking: 0 of {moves} moves."
    assert len(set(told)) > 3
    assert review.progress is None
    # Nobody answered, so nothing is said to be found.
    assert not review.found
    assert review.words is not None
    assert "moves could not be judged." in ENGLISH(review.words)


class SilentOnce(LocalAdviser):
    """Answers all questions but those about one view."""

    def __init__(self, view: SeatView) -> None:
        super().__init__()
        self.view = view
        self.silent: set[int] = set()

    def ask(self, view: SeatView, seed: int, iterations: int | None = None) -> int:
        found = super().ask(view, seed, 1000 if iterations is None else iterations)
        self.silent |= {found} if view == self.view else set()
        return found

    def poll(self, request: int) -> Advice | None:
        return Advice(request, None, "late") if request in self.silent else super().poll(request)


def test_what_could_be_judged_can_be_looked_at_though_one_move_could_not() -> None:
    record = played(1)
    first = next(one for one in decisions_of(record, 0) if one.seat == Seat(0))
    adviser = SilentOnce(first.view)
    review = DealReview(adviser, replace(sheet(variant="scopa"), record=record, person=Seat(0)))
    while not review.over:
        review.poll()
    assert not review.found
    assert review.words is not None
    assert ENGLISH(review.words) == "One move could not be judged."
    assert review.reviewed is not None
    assert review.reviewed.moments
    assert first not in [one.decision for one in review.reviewed.judged]


@pytest.mark.parametrize(("points", "winner"), [((2, 1), 0), ((1, 3), 1), ((2, 2), None), ((0, 0), None)])
def test_the_head_of_the_side_that_alone_has_won_the_deal_is_marked(
    points: tuple[int, int], winner: int | None
) -> None:
    assert deal_winner(replace(sheet(), score=Score((), points))) == winner

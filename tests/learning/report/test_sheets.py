"""Worksheets, the deck to cut out and the rules for home: pages that need nothing but themselves."""

import base64
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from settebello import resources
from settebello.engine import Pack
from settebello.learning.facts import FACTS, Fact
from settebello.learning.report.deck_pages import A_SHEET, PrintedCard, RulesPart, deck_page, home_rules
from settebello.learning.report.print_pages import STYLE, WeekWords, number_cards, report_page
from settebello.learning.report.print_pages import Words as Printed
from settebello.learning.report.weeks import Week
from settebello.learning.report.worksheets import BONDS, FRAMES, NoFactsError, SheetWords, worksheet
from settebello.skins import load_skin

WORDS = SheetWords(
    language="en",
    title="Mia <1>",
    name="Name",
    date="Date",
    sums="Sums",
    bonds="Parts & wholes",
    frames="Ten-frames",
    solutions="Solutions",
)
VOID = {"meta", "img"}


class Nested(HTMLParser):
    """Checks that every tag is closed, and collects the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def parsed(page: str) -> Nested:
    found = Nested()
    found.feed(page)
    assert found.open == []
    return found


def sheets(page: str) -> list[str]:
    return re.findall(r'<section class="sheet">.*?</section>', page, re.DOTALL)


def test_a_worksheet_asks_on_page_one_and_answers_on_page_two() -> None:
    facts = (*FACTS[:11], Fact(7, 8))
    page = worksheet(WORDS, facts)
    parsed(page)
    asked, solved = sheets(page)
    assert "Mia &lt;1&gt;" in asked
    assert "Solutions: Mia &lt;1&gt;" in solved
    for one in (asked, solved):
        assert one.count('class="gap"') == len(facts) + FRAMES
        assert one.count("<svg") == BONDS + FRAMES
    assert asked.count('class="gap">&nbsp;<') == len(facts) + FRAMES
    assert "Date" in asked
    answers = [int(one) for one in re.findall(r'class="gap">(\d+)<', solved)]
    assert answers == [fact.sum for fact in (*facts, *facts[BONDS : BONDS + FRAMES])]
    for place, fact in enumerate(facts):
        a, b = (fact.b, fact.a) if place % 2 else (fact.a, fact.b)
        assert f"{a} + {b} = " in asked


def test_ten_frames_show_both_addends_and_a_second_frame_beyond_ten() -> None:
    page = sheets(worksheet(WORDS, (Fact(7, 8),)))[0]
    frame = page.split("<svg")[-1]
    assert frame.count("<rect") == 20
    assert frame.count('fill="#222" stroke') == 8
    assert frame.count("<circle") == 15


def test_the_sum_below_ten_frames_names_the_larger_addend_first_as_the_dots_do() -> None:
    page = sheets(worksheet(WORDS, (Fact(1, 6),)))[0]
    frame = page.split("<svg")[-1]
    assert frame.count('fill="#222" stroke') == 6
    assert "6 + 1 = " in frame


def test_the_number_cards_are_one_page_of_ten_with_as_many_dots() -> None:
    page = number_cards(Printed(language="en", title="Cards"))
    parsed(page)
    cards = page.split('class="card"')[1:]
    assert [card.count("<circle") for card in cards] == list(range(1, 11))
    # Four columns and three rows of this height, with the heading, are less than a sheet of A4.
    rows, gap = (int(re.findall(rf"{name}: (\d+)mm", STYLE)[0]) for name in ("grid-auto-rows", "gap"))
    assert 3 * rows + 2 * gap + 20 <= 297 - 2 * 15


def test_the_head_of_the_weeks_is_repeated_and_no_row_is_cut() -> None:
    week = Week(begin=0, accuracy=None, seconds=None, minutes=3.0, tasks=7, deals=0, days=1, stamp=False)
    words = Printed(language="en", title="Mia", date="1 May 2026", columns=("Week",) * 6)
    page = report_page(words, {}, [week], [WeekWords("1 Jan", "-", "-")])
    parsed(page)
    assert "<p>1 May 2026</p>" in page
    assert page.count("<thead>") == 1
    assert "display: table-header-group" in page
    assert "tr { break-inside: avoid; }" in page


def test_without_facts_there_is_no_worksheet() -> None:
    with pytest.raises(NoFactsError, match="needs facts"):
        worksheet(WORDS, ())


def test_the_deck_has_the_forty_cards_with_their_numbers_and_own_pictures() -> None:
    faces = load_skin(resources.assets() / "skins" / "napoletane").faces[Pack.ITALIAN]
    cards = [PrintedCard(path, str(card), number) for number, (card, path) in enumerate(faces.items())]
    page = deck_page("en", "Cards", cards)
    found = parsed(page)
    assert found.seen.count("img") == 40
    pages = sheets(page)
    assert [one.count("<img") for one in pages] == [A_SHEET] * 4 + [4]
    inside = re.findall(r'src="data:image/svg\+xml;base64,([^"]*)"', page)
    assert [base64.b64decode(one) for one in inside] == [card.picture.read_bytes() for card in cards]
    assert page.count("src=") == 40
    numbers = re.findall(r"<b(?: class=\"line\")?>(\d+)</b>", page)
    assert numbers == [str(card.value) for card in cards for _ in range(2)]
    assert page.count('class="line"') == 4


def test_a_picture_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        deck_page("en", "Cards", [PrintedCard(tmp_path / "gone.svg", "ace", 1)])


def test_the_rules_are_one_page_of_sentences() -> None:
    page = home_rules("de", "Zu Hause", [RulesPart("Mini & Scopa", ("Eins <1>.", "Zwei."), steps=True)])
    found = parsed(page)
    assert found.seen.count("li") == 2
    assert found.seen.count("ol") == 1
    assert "Mini & Scopa" in found.text


def test_every_page_is_made_for_paper_of_a4() -> None:
    for page in (worksheet(WORDS, FACTS[:12]), deck_page("en", "x", []), home_rules("en", "x", [])):
        assert re.search(r"@page \{ size: A4; margin: 1\dmm; \}", page)
        assert not re.search(r"https?:|href=|<script|@import|url\(", page)

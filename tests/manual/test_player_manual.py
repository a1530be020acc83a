"""The manual for players as the program shows it."""

import re

from settebello import resources
from settebello.i18n import Catalogue
from settebello.manual.player_manual import player_manual
from settebello.manual.rules_page import Section

SMALL = """# The manual

It has **labels** and words. **Here.** A, `code`
and [links](other.md).

## Lists

![a picture](one.png)

Items:

* one
  line
* two

| key | does |
| --- | --- |
| `H` | hint |

| system | settings | log |
| --- | --- | --- |
| Linux | a | b |

    settebello --help
    settebello rules list
"""


def texts(section: Section) -> list[str]:
    say = Catalogue("en")
    return [say(paragraph.text) for paragraph in section.paragraphs]


def test_markdown_becomes_plain_paragraphs() -> None:
    first, lists = player_manual(SMALL)
    assert (first.heading.key, lists.heading.key) == ("The manual", "1. Lists")
    assert texts(first) == ["It has “labels” and words. Here. A, code and links."]
    assert texts(lists) == [
        "Items:",
        "• one line",
        "• two",
        "H: hint",
        "Linux: settings: a; log: b",
        "settebello --help",
        "settebello rules list",
    ]


def test_the_whole_manual_is_shown_without_markdown() -> None:
    written = resources.manual().read_text(encoding="utf-8")
    sections = player_manual(written)
    say = Catalogue("en")
    opening, *chapters = re.findall(r"(?m)^#+ (.*)$", written)
    numbered = [f"{number}. {heading}" for number, heading in enumerate(chapters, start=1)]
    assert [say(section.heading) for section in sections] == [opening, *numbered]
    shown = [text for section in sections for text in texts(section)]
    assert all(shown)
    assert not [text for text in shown if re.search(r"\*|\]\(|`|\||!\[", text)]
    plain = re.sub(r"[*`|•#]|!\[[^\]]*\]\([^)]*\)", " ", written)
    words = set(re.findall(r"[a-z]{4,}", re.sub(r"\]\([^)]*\)", "]", plain)))
    assert words <= set(re.findall(r"[a-z]{4,}", " ".join([*shown, *(say(s.heading) for s in sections)]))) | {
        "system",
        "what",
        "where",
        "need",
        "does",
        "folder",
        "which",
    }

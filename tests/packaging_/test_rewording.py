"""packaging/texts.py reword and seen: a new wording reaches code, lessons, languages and tests at once."""

import ast
import gettext
import re
import shutil
from pathlib import Path

import build_hook
import pytest
import texts
from literals import literal, rewrite
from word_list import Row, WordList, WordListError, keys_of_list, read_list

from settebello.developer import sources

SAID = '''"""Says "Deal yonder"."""

from settebello.i18n import t, tn

BEFORE = t("Deal yonder")
LONG = t(
    "The settings hold until the program ends; they cannot be kept: "
    "{reason} is why they are lost as soon as the program ends.", reason="x"
)
TAKES = t("{player} takes {cards}", player="Rosa", cards=tn("a marble", "{n} marbles", n=2))
WORDS = ("Deal yonder", "As usual in here")
USUAL = t("As usual in here")
'''
OTHER = """from settebello.i18n import t

KEYS = t("Marbles")
"""
PAGE = """from settebello.i18n import t

TITLE = t("Marbles")
BACK = t("Go yonder")
OLD = t("Yonder")
"""
TEST = """def test_said() -> None:
    assert click("Deal yonder")
    assert "a marble" != f"Deal yonder {1}"
    assert "Marbles"
"""
LONG = (
    "The settings hold until the program ends; they cannot be kept: {reason} is why they are lost as soon "
    "as the program ends."
)
ITALIAN = {
    "Deal yonder": "Smazzata prima",
    LONG: "Impostazioni perse: {reason}",
    "{player} takes {cards}": "{player} prende {cards}",
    "As usual in here": "Come al solito",
    "Marbles": "Partite",
    "Go yonder": "Torna",
    "Yonder": "Indietro",
    "An equal marble": "Una carta uguale",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project, translated into Italian."""
    for name, content in {
        "game/settebello/said.py": SAID,
        "game/settebello/keys/other.py": OTHER,
        "game/settebello/ui/page.py": PAGE,
        "tests/test_said.py": TEST,
        "tests/data.yaml": 'title: Deal yonder\nkey: {Deal yonder: "a marble"}\n',
        "README.md": "Press **Deal yonder**, then wait: the settings hold until\nthe program ends.\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    shutil.copytree(texts.ROOT / "assets" / "tutorial", tmp_path / "assets" / "tutorial")
    lesson = tmp_path / "assets" / "tutorial" / "02_equal.yaml"
    said = re.sub(
        "^title: .*$", "title: An equal marble", lesson.read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    lesson.write_text(said, encoding="utf-8")
    folder = tmp_path / "assets" / "i18n"
    sentences = texts.template(tmp_path / "game" / "settebello")
    for language in texts.LANGUAGES:
        texts.update(sentences, folder, language, prune=False)
    catalog = texts.read_language(folder, "it")
    for english, italian in ITALIAN.items():
        message = catalog.get(english)
        assert message is not None
        message.string = italian
    plural = catalog.get(("a marble", "{n} marbles"))
    assert plural is not None
    plural.string = ("una carta", "{n} carte")
    texts.write_language(catalog, sentences, folder, "it", prune=False)
    return tmp_path


def reworded(root: Path, *lines: str) -> list[str]:
    """Apply lines to the project; return what is reported."""
    path = root / "list.tsv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return list(texts.reword(root, path))


def italian(root: Path, english: str | tuple[str, str], context: str | None = None) -> tuple[object, bool]:
    """Return a translation and whether it is flagged."""
    message = texts.read_language(root / "assets" / "i18n", "it").get(english, context)
    assert message is not None
    return message.string, message.fuzzy


def read(root: Path, name: str) -> str:
    return (root / name).read_text(encoding="utf-8")


def test_a_new_wording_reaches_code_language_tests_and_their_data(root: Path) -> None:
    reworded(root, "# a comment", "", 'Deal yonder\tPrevious "deal"')
    assert "BEFORE = t('Previous \"deal\"')" in read(root, "game/settebello/said.py")
    assert "click('Previous \"deal\"')" in read(root, "tests/test_said.py")
    assert read(root, "tests/data.yaml").startswith('title: "Previous \\"deal\\""\n')
    assert italian(root, 'Previous "deal"') == ("Smazzata prima", True)
    assert texts.read_language(root / "assets" / "i18n", "it").get("Deal yonder") is None
    assert 'msgid "Deal yonder"' not in read(root, "assets/i18n/it.po")


def test_a_doubtful_translation_is_shown_and_named_until_it_was_looked_at(root: Path) -> None:
    reworded(root, "Deal yonder\tPrevious deal", "Go yonder\tReturn")
    program, folder = root / "game" / "settebello", root / "assets" / "i18n"
    with (folder / "it.mo").open("rb") as file:
        assert gettext.GNUTranslations(file).gettext("Previous deal") == "Smazzata prima"
    doubtful = [each for each in texts.check(program, folder) if each.startswith("it: doubtful")]
    assert len(doubtful) == 2
    assert texts.look_at(folder, "it", root / "list.tsv", texts.template(program)) == 2
    assert italian(root, "Previous deal") == ("Smazzata prima", False)
    assert not [each for each in texts.check(program, folder) if each.startswith("it: doubtful")]


def test_the_build_and_a_checkout_show_doubtful_translations_too(root: Path) -> None:
    reworded(root, "Deal yonder\tPrevious deal")
    po, mo = root / "assets" / "i18n" / "it.po", root / "assets" / "i18n" / "it.mo"
    for compiled in (build_hook.compile_language, sources.compile_language):
        mo.unlink()
        compiled(po, mo)
        with mo.open("rb") as file:
            assert gettext.GNUTranslations(file).gettext("Previous deal") == "Smazzata prima"


def test_one_translation_alone_can_be_looked_at(root: Path) -> None:
    reworded(root, "Deal yonder\tPrevious deal", "Go yonder\tReturn")
    (root / "some").write_text("# looked at\nReturn\n", encoding="utf-8")
    assert texts.main(["seen", "it", str(root / "some")], root) == 0
    assert italian(root, "Return") == ("Torna", False)
    assert italian(root, "Previous deal") == ("Smazzata prima", True)
    assert texts.main(["seen", "it"], root) == 0
    assert italian(root, "Previous deal") == ("Smazzata prima", False)


def test_a_literal_in_several_parts_is_written_in_parts_again(root: Path) -> None:
    new = (
        "Your settings couldn’t be saved ({reason}). They apply until you quit, and then they are lost "
        "unless you save.\nTry again."
    )
    reworded(root, LONG + "\t" + new.replace("\n", r"\n"))
    source = read(root, "game/settebello/said.py")
    assert max(map(len, source.splitlines())) <= 110
    assert new in {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    assert italian(root, new) == ("Impostazioni perse: {reason}", True)


def test_both_forms_of_a_plural_change(root: Path) -> None:
    reworded(root, "a marble|||{n} marbles\tone marble|||{n} of the marbles")
    assert 'tn("one marble", "{n} of the marbles", n=2)' in read(root, "game/settebello/said.py")
    kept = ("una carta", "{n} carte")
    # Newer versions of Babel know a third form in Italian.
    assert italian(root, ("one marble", "{n} of the marbles")) in ((kept, True), ((*kept, ""), True))
    assert '"one marble" != f"Deal yonder {1}"' in read(root, "tests/test_said.py")


def test_a_sentence_of_a_lesson_changes_with_its_quotes(root: Path) -> None:
    reworded(root, "An equal marble\tA matching card: “same”")
    assert 'title: "A matching card: “same”"' in read(root, "assets/tutorial/02_equal.yaml")
    assert italian(root, "A matching card: “same”") == ("Una carta uguale", True)


def test_the_id_of_a_lesson_stays(root: Path) -> None:
    (root / "game" / "settebello" / "more.py").write_text(
        'from settebello.i18n import t\nSWEEP = t("sweep")\n'
    )
    reworded(root, "sweep\tsweeping")
    assert "id: sweep\n" in read(root, "assets/tutorial/07_sweep.yaml")
    assert 't("sweeping")' in read(root, "game/settebello/more.py")


def test_a_wording_that_exists_is_merged_and_keeps_its_translation(root: Path) -> None:
    told = reworded(root, "Go yonder\tYonder")
    assert read(root, "game/settebello/ui/page.py").count('t("Yonder")') == 2
    assert italian(root, "Yonder") == ("Indietro", False)
    assert "merged: 'Go yonder' is now 'Yonder', which keeps its translation" in told


def test_sentences_can_swap_their_wordings(root: Path) -> None:
    reworded(root, "Go yonder\tYonder", "Yonder\tGo yonder")
    assert italian(root, "Yonder") == ("Torna", True)
    assert italian(root, "Go yonder") == ("Indietro", True)


def test_a_shared_sentence_is_split_by_contexts_below_a_path(root: Path) -> None:
    told = reworded(root, "Marbles\tMarbles\tkey\tkeys/", "Marbles\tYour matches\tpage\tui/")
    assert read(root, "game/settebello/keys/other.py") == (
        'from settebello.i18n import pt\n\nKEYS = pt("key", "Marbles")\n'
    )
    page = read(root, "game/settebello/ui/page.py")
    assert page.startswith("from settebello.i18n import pt, t\n")
    assert 'pt("page", "Your matches")' in page
    assert italian(root, "Marbles", "key") == ("Partite", True)
    assert italian(root, "Your matches", "page") == ("Partite", True)
    assert texts.read_language(root / "assets" / "i18n", "it").get("Marbles") is None
    assert "left: tests/test_said.py:4: Marbles" in told


def test_outside_of_the_path_the_sentence_stays(root: Path) -> None:
    reworded(root, "Marbles\tGames\t\tkeys/")
    assert 't("Games")' in read(root, "game/settebello/keys/other.py")
    assert 't("Marbles")' in read(root, "game/settebello/ui/page.py")
    assert italian(root, "Marbles") == ("Partite", False)
    assert italian(root, "Games") == ("Partite", True)


def test_a_sentence_with_a_context_is_reworded_and_keeps_it(root: Path) -> None:
    reworded(root, "Marbles\tMarbles\tkey")
    reworded(root, "Marbles\tGames")
    assert 'pt("key", "Games")' in read(root, "game/settebello/ui/page.py")
    assert italian(root, "Games", "key") == ("Partite", True)


def test_literals_elsewhere_change_if_they_are_sentences_and_are_told(root: Path) -> None:
    told = reworded(root, "Deal yonder\tPrevious deal", "As usual in here\tThe default")
    assert 'WORDS = ("Deal yonder", "The default")' in read(root, "game/settebello/said.py")
    assert any(each.startswith("outside of t(): game/settebello/said.py:") for each in told)
    assert any(
        each.startswith("left: game/settebello/said.py:") and each.endswith("Deal yonder") for each in told
    )


def test_what_is_left_is_listed_also_by_its_parts(root: Path) -> None:
    told = reworded(root, "Deal yonder\tPrevious deal", f"{LONG}\tNot saved: {{reason}}.")
    assert "left: README.md:1: Deal yonder" in told
    assert any(each.startswith("left: README.md:") and each.endswith(LONG) for each in told)
    assert "left: tests/test_said.py:3: Deal yonder" in told


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Deal yonder", "line 1: 1 columns"),
        ("Deal yonder\tb\tc\td\te", "line 1: 5 columns"),
        ("Deal yonder\tDeal yonder", "does not change"),
        ("Deal yonder\t", "a sentence is empty"),
        ("Deal after\tNext deal", "no sentence 'Deal after'"),
        ("a marble\tone marble", "no sentence 'a marble'"),
        ("Deal yonder\tPrevious {name}", "adds {name}"),
        ("Deal yonder\tPrevious {name", "expected '}'"),
        ("{player} takes {cards}\t{player} takes", "loses {cards}"),
        ("a marble|||{n} marbles\tone marble", "not a pair in both columns"),
        ("a marble|||{n} marbles\tone marble|||cards", "loses {n}"),
        ("a marble|||{n} marbles\tone marble|||{n} marbles\tcontext", "cannot have a context"),
        ("a marble|||{n} marbles\tYonder|||{n} marbles", "not with the same plural"),
        ("Marbles\tGames\t\tlearning/", "no sentence 'Marbles' below learning/"),
        ("Deal yonder\tA\nDeal yonder\tB", "another line changes 'Deal yonder' too"),
    ],
)
def test_a_list_with_a_mistake_is_refused_before_anything_is_written(
    root: Path, capsys: pytest.CaptureFixture[str], line: str, why: str
) -> None:
    path = root / "list.tsv"
    path.write_text(f"{line}\nGo yonder\tReturn\n", encoding="utf-8")
    before = {each: each.read_bytes() for each in root.rglob("*") if each.is_file()}
    assert texts.main(["reword", str(path)], root) == 1
    assert why in capsys.readouterr().out
    assert {each: each.read_bytes() for each in root.rglob("*") if each.is_file()} == before


def test_a_dry_run_writes_nothing(root: Path) -> None:
    path = root / "list.tsv"
    path.write_text("Go yonder\tReturn\n", encoding="utf-8")
    before = {each: each.read_bytes() for each in root.rglob("*") if each.is_file()}
    assert texts.main(["reword", "--dry-run", str(path)], root) == 0
    assert {each: each.read_bytes() for each in root.rglob("*") if each.is_file()} == before


def test_a_literal_with_a_comment_between_its_parts_is_left() -> None:
    words = WordList((Row(1, ("one two three",), ("four",)),))
    source = 'from settebello.i18n import t\nX = t(\n    "one "  # first\n    "two three"\n)\n'
    done = rewrite(source, words, "x.py")
    assert done.source == source
    assert done.left == [(3, "one two three")]


def test_a_context_needs_a_module_that_imports_texts() -> None:
    words = WordList((Row(1, ("Yonder",), ("Yonder",), "page"),))
    with pytest.raises(ValueError, match="pt"):
        rewrite('from here import *\nX = t("Yonder")\n', words, "x.py")


def test_a_word_in_small_letters_is_left_in_tests() -> None:
    words = WordList((Row(1, ("hand",), ("cards",)),))
    done = rewrite('__all__ = ["hand"]\nX = {"hand": 1}\n', words, None)
    assert done.left == [(2, "hand")]


def test_a_literal_is_split_after_spaces() -> None:
    source = literal("one two  three\n", 8)
    assert source == r"'one two ' ' three\n'"
    assert ast.literal_eval(source) == "one two  three\n"


def test_a_list_reads_escapes_and_skips_comments(tmp_path: Path) -> None:
    path = tmp_path / "list.tsv"
    path.write_text("# MEANING: a -> b\nA\\nB\tC\\\\n\tpage\tui/\n", encoding="utf-8")
    assert read_list(path).rows == (Row(2, ("A\nB",), ("C\\n",), "page", "ui/"),)
    assert keys_of_list(path) == {("C\\n",)}
    path.write_text("A\n", encoding="utf-8")
    with pytest.raises(WordListError, match="1 columns"):
        read_list(path)

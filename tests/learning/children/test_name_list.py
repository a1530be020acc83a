"""Lists of names: what each line would become, with its place, before anything is made."""

import pytest

from settebello.learning.children.name_list import MOST_LINES, NamesError, Verdict, decoded, read_names
from settebello.learning.children.profile import LONGEST_GROUP, LONGEST_NICK, MOST_CHILDREN, Child

MIA = Child(id="child-1", nick="Mia", avatar="fox", group="2b")


def verdicts(text: str, *, group: str = "2b", commas: bool = False) -> list[tuple[int, str, Verdict]]:
    found = read_names(text, (MIA,), group=group, commas=commas)
    return [(one.number, one.name, one.verdict) for one in found]


def test_every_line_is_a_name_and_doubles_are_told_with_their_line() -> None:
    text = "Leo\n\n  MIA \nleo\r\nIda\n"
    assert verdicts(text) == [
        (1, "Leo", Verdict.NEW),
        (3, "MIA", Verdict.HERE),
        (4, "leo", Verdict.DOUBLE),
        (5, "Ida", Verdict.NEW),
    ]
    assert read_names(text, (MIA,), group="2b")[2].of == 1


def test_the_same_name_in_another_group_is_another_child() -> None:
    assert verdicts("Mia", group="1a") == [(1, "Mia", Verdict.NEW)]
    found = read_names("Mia\t1a\nMia\t2b\nMia", (MIA,), group="3c")
    assert [(one.group, one.verdict) for one in found] == [
        ("1a", Verdict.NEW),
        ("2b", Verdict.HERE),
        ("3c", Verdict.NEW),
    ]


def test_names_that_are_too_long_and_bad_characters_are_told_with_their_place() -> None:
    long = "x" * (LONGEST_NICK + 1)
    found = read_names(f"{long}\nAn\u202ena\nB\ufffdb\n{'y' * LONGEST_NICK}", ())
    assert [(one.number, one.verdict, one.column) for one in found] == [
        (1, Verdict.TOO_LONG, 0),
        (2, Verdict.BAD, 3),
        (3, Verdict.BAD, 2),
        (4, Verdict.NEW, 0),
    ]


def test_cells_of_tables_are_read_and_headings_left_out() -> None:
    assert verdicts("Name;Class\nLeo;1a\n") == [(2, "Leo", Verdict.NEW)]
    assert verdicts('Vorname,Klasse\n"Leo ""der"" A.",1a', commas=True) == [(2, 'Leo "der" A.', Verdict.NEW)]
    # Outside of CSV files a comma belongs to the name.
    assert verdicts("Weber, Leo") == [(1, "Weber, Leo", Verdict.NEW)]
    assert verdicts("名前\n山田\u3000花子") == [(2, "山田 花子", Verdict.NEW)]


def test_no_more_children_than_there_is_room_for() -> None:
    found = verdicts("\n".join(f"Child {n}" for n in range(MOST_CHILDREN + 3)))
    assert [one[2] for one in found].count(Verdict.NEW) == MOST_CHILDREN - 1
    assert found[-1][2] is Verdict.NO_ROOM


def test_a_list_has_500_lines_at_most_and_the_next_one_is_told() -> None:
    text = "\n".join(["Mia"] * MOST_LINES)
    assert len(verdicts(text)) == MOST_LINES
    assert Verdict.TOO_MANY not in {one[2] for one in verdicts(text)}
    found = verdicts(text + "\n\nMia\nMia\nMia")
    assert len(found) == MOST_LINES + 1
    assert (found[-1][0], found[-1][2]) == (MOST_LINES + 2, Verdict.TOO_MANY)


def test_a_group_may_have_24_characters() -> None:
    assert verdicts("Ada", group="g" * LONGEST_GROUP) == [(1, "Ada", Verdict.NEW)]
    assert verdicts("Ada", group="g" * (LONGEST_GROUP + 1)) == [(1, "Ada", Verdict.TOO_LONG)]
    assert len(read_names("x" * 100_000, ())[0].name) < 100


def test_letters_of_two_characters_are_one_name() -> None:
    assert [one[2] for one in verdicts("José\nJose\u0301")] == [Verdict.NEW, Verdict.DOUBLE]


def test_files_are_utf_8_or_utf_16_and_anything_else_is_refused_with_its_place() -> None:
    assert decoded("Zoë\n".encode("utf-8-sig")) == decoded("Zoë\n".encode("utf-16")) == "Zoë\n"
    with pytest.raises(NamesError) as told:
        decoded("Mia\nZo\xeb\n".encode("latin-1"))
    assert (told.value.line, told.value.byte) == (2, 3)


def test_each_line_has_its_own_separator() -> None:
    found = read_names("Mia\t1a\nLeo;2b\nIda, Lou\nZoe;3c\t4d\n", ())
    assert [(one.name, one.group) for one in found] == [
        ("Mia", "1a"),
        ("Leo", "2b"),
        ("Ida, Lou", ""),
        ("Zoe;3c", "4d"),
    ]


def test_quotation_marks_keep_a_separator_in_a_name() -> None:
    found = read_names('"Rossi, Mia",2b\n"Leo; Max";1a\n', (), commas=True)
    assert [(one.name, one.group) for one in found] == [("Rossi, Mia", "2b"), ("Leo; Max", "1a")]


def test_column_headings_are_left_out_below_other_lines_too() -> None:
    assert verdicts("2b, autumn\nName;Class\nLeo;1a") == [
        (1, "2b, autumn", Verdict.NEW),
        (3, "Leo", Verdict.NEW),
    ]
    # A child may be called so.
    assert verdicts("Leo\nNom") == [(1, "Leo", Verdict.NEW), (2, "Nom", Verdict.NEW)]


@pytest.mark.parametrize(
    ("headings", "line"),
    [
        ("Nr;Vorname;Nachname;Klasse", "1;Ada;Lang;2b"),
        ("Nom;Prénom;Classe", "Lang;Ada;2b"),
        ("Class;Name", "2b;Ada"),
        ("No.;Name;Year", "7;Ada;2b"),
    ],
)
def test_headings_say_which_columns_have_names_and_groups(headings: str, line: str) -> None:
    found = read_names(f"{headings}\n{line}\n\n;;;", ())
    assert [(one.number, one.name, one.group) for one in found] == [(2, "Ada", "2b")]


def test_a_family_name_is_no_group() -> None:
    found = read_names("First name\tLast name\nAda\tLang", (), group="2b")
    assert [(one.name, one.group) for one in found] == [("Ada", "2b")]


def test_a_letter_that_cannot_be_drawn_is_told_with_its_place() -> None:
    found = read_names("Mia\nLo\u0627;2b\nAda;\u0627", (), drawable=lambda letter: letter != "\u0627")
    assert [(one.verdict, one.column) for one in found] == [
        (Verdict.NEW, 0),
        (Verdict.NOT_DRAWN, 3),
        (Verdict.NOT_DRAWN, 5),
    ]

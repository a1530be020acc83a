"""The two commands about the record of a match: is all in it right, and what would have been better?"""

import hashlib
import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from settebello import cli, resources
from settebello.ai.analysis import Analysis, MoveValue
from settebello.ai.players import moves_of
from settebello.ai.process.adviser import Advice, LocalAdviser, Question
from settebello.ai.search.tree_sample import Lead
from settebello.coach.review import Review, decisions_of
from settebello.engine import Ruleset, SeatView
from settebello.i18n import Catalogue
from settebello.manual.proof_words import NOT_SHOWN, SHOWN
from settebello.notation import Record, print_record, read_record
from settebello.notation.deal_proof import proof_of
from settebello.notation.sealed_record import chain_heads, with_given_deal_sealed
from settebello.notation.seals.seal import OriginKind
from settebello.rulebook import Rulebook
from settebello.session import NextDeal
from tests.session.sealed_matches import people, played

WON = Path(__file__).parents[1] / "museum" / "version-1.scopa"
"""Scopa of three players: Zoë, and two opponents of a level that is not there any more."""
DECK = "9d5c1s9c2b8c3b5s4d7c5d7d9b2s1c3s4c7b4b5bKd3d7s6s1d1bKbKs4s3c8b2d2c8d8s6b6d6cKc9s"


english = Catalogue("en")


def changed(folder: Path, old: str, new: str) -> Path:
    """A copy of the record with one thing changed."""
    text = WON.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = folder / "changed.scopa"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def verified(path: Path, home: Path, *more: str) -> int:
    return cli.run(["--data", str(home), *more, "--verify", str(path)])


def test_a_good_record_is_said_to_be_right_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = WON.read_bytes()
    assert verified(WON, tmp_path) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.splitlines() == [
        "Every move is legal, and every sweep and every point is counted correctly.",
        "Each deck has all 40 cards exactly once; hands, table and stock were dealt from it in order.",
        "Scopa, 3 deals, 108 moves",
        "You: 7 points, caso: 5 points, Nello (caso): 3 points",
        "You have won the match!",
        "The record lists no take-backs.",
        "It lists no hints.",
        "It lists no known or arranged deals.",
        "3 deals have no seal, so nothing shows how their cards were shuffled.",
        "What this check shows:",
        f"- {english(SHOWN[0])}",
        "What this check doesn't show:",
        *(f"- {english(sentence)}" for sentence in NOT_SHOWN),
    ]
    assert WON.read_bytes() == before
    assert not list(tmp_path.iterdir())


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of which one deal is over and one is in progress; the first was cut."""
    session, shelf = people(Ruleset().override({"match.target": 40}), 2, Random(3))
    session.submit(NextDeal("Oma hebt ab"))
    played(session, Random(3), 1)
    session.submit(NextDeal())
    path = tmp_path_factory.mktemp("sealed") / "sealed.scopa"
    path.write_text(shelf.texts[-1], encoding="utf-8")
    return path


def record_of(path: Path) -> Record:
    return read_record(path.read_bytes(), path.name, Rulebook((resources.rules(),)).ruleset)[0]


def test_the_seals_of_a_match_are_told_with_what_they_show(
    sealed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = (proof_of(record_of(sealed), deal) for deal in range(2))
    assert first is not None
    assert first.opened is not None
    assert second is not None
    assert verified(sealed, tmp_path) == 0
    assert capsys.readouterr().out.splitlines()[8:] == [
        f"Deal 1, drawn at random. Seal: {' '.join(first.words)}",
        f"- Seed: {first.opened.seal.seed}. Cut: Oma hebt ab",
        f"Deal 2, drawn at random. Seal: {' '.join(second.words)}",
        "- Its seed and its deck are hidden until the deal is over.",
        "What this check shows:",
        *(f"- {english(sentence)}" for sentence in SHOWN[1:]),
        "What this check doesn't show:",
        *(f"- {english(sentence)}" for sentence in NOT_SHOWN),
    ]


@pytest.mark.parametrize("more", [(), ("--explain",)])
def test_nothing_hidden_is_told(
    sealed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    deal = record_of(sealed).deals[1]
    assert deal.seal is not None
    assert verified(sealed, tmp_path, *more) == 0
    told = capsys.readouterr().out
    assert deal.seal.seed not in told
    assert "".join(map(str, deal.deck)) not in told
    assert " ".join(map(str, deal.deck)) not in told


def test_the_explanation_has_every_text_with_its_sha_256(
    sealed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(sealed)
    deal = record.deals[0]
    assert deal.seal is not None
    assert verified(sealed, tmp_path, "--explain") == 0
    told = capsys.readouterr().out
    assert deal.seal.text in told
    assert f"Its SHA-256 is {hashlib.sha256(deal.seal.text.encode()).hexdigest()}:" in told
    hashed = [line.split("  ", 1) for line in told.splitlines() if "  settebello-order" in line]
    assert all(hashlib.sha256(text.encode()).hexdigest() == key for key, text in hashed)
    assert [key for key, _ in hashed] == sorted(key for key, _ in hashed)
    assert [text.rsplit("|", 1)[1] for _, text in hashed] == list(map(str, deal.deck))
    rules = record.ruleset
    assert f"{rules.full_digest}:\n{rules.canonical_text}\n" in told
    lines = told.splitlines()
    heads = chain_heads(record)
    for head, later, entry in zip(heads, heads[1:], record.chain, strict=False):
        assert f"{head}  {entry}" in lines
        assert hashlib.sha256(f"{head}\n{entry}".encode()).hexdigest() == later
    assert heads[-1] in lines


def test_a_repeated_deal_is_told_as_one(
    sealed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = record_of(sealed).deal_again(0)
    path = tmp_path / "again.scopa"
    path.write_text(print_record(with_given_deal_sealed(again, OriginKind.REPEATED, "a")), encoding="utf-8")
    assert verified(path, tmp_path, "--explain") == 0
    told = capsys.readouterr().out
    assert "Deal 1, repeated from another match. Seal: " in told
    assert "It says that its first deal was known or arranged" in told


def test_an_explanation_needs_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--explain"])
    assert end.value.code == 2
    assert "--explain: needs --verify" in capsys.readouterr().err


def test_a_changed_seal_is_told_with_its_place(
    sealed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = sealed.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.scopa"
    wrong.write_text(text.replace('cut: "Oma hebt ab"', 'cut: "Opa hebt ab"'), encoding="utf-8")
    line = text[: text.index("    deck:")].count("\n") + 1
    assert verified(wrong, tmp_path) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"{wrong}:{line}:")
    assert "the seed and the cut give another order of the cards" in told


def test_what_made_a_match_easier_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    helped = changed(tmp_path, "deals:\n", "taken_back: 2\nhints: 1\nrepeated: true\ndeals:\n")
    assert verified(helped, tmp_path) == 0
    assert capsys.readouterr().out.splitlines()[5:8] == [
        "The record lists 2 take-backs.",
        "It lists one hint.",
        "It says that its first deal was known or arranged, or that it is a copy of a match.",
    ]


def test_a_match_may_be_verified_before_it_is_won(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = WON.read_text(encoding="utf-8")
    begun = tmp_path / "begun.scopa"
    begun.write_text(text[: text.index("  - dealer: 0\n")], encoding="utf-8")
    assert verified(begun, tmp_path) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[2:5] == [
        "Scopa, 2 deals, 72 moves",
        "You: 3 points, caso: 3 points, Nello (caso): 2 points",
        "The match is not over yet.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (DECK, DECK.replace("9d", "5c", 1), 18, "each card of italian40 once"),
        (DECK, DECK.replace("9d5c1s9c", "9d5c9c1s", 1), 20, "deal 1, move 2"),
        ("7c 1s 7dx7c 8c", "7c 1s 7d 8c", 20, "deal 1, move 3"),
        ("score: [0, 3, 1]", "score: [1, 3, 1]", 24, "the cards give [0, 3, 1]"),
        ("6dx1b2s3s# 4d", "6dx1b2s3s 4d", 29, "is a scopa"),
        ('digest: "cefdba708f3c5fc3"', 'digest: "cefdba708f3c5fc4"', 7, "have changed since"),
        ("ruleset: scopa\n", "ruleset: scoppa\n", 2, "scoppa"),
    ],
)
def test_what_is_wrong_in_a_record_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, line: int, reason: str
) -> None:
    wrong = changed(tmp_path, old, new)
    assert verified(wrong, tmp_path) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"{wrong}:{line}:")
    assert reason in told.err
    assert cli.run(["--data", str(tmp_path), "analyse", str(wrong)]) == 1
    assert capsys.readouterr() == told


@pytest.mark.parametrize("length", [0, 1, 40, 200, 700, 1500])
def test_a_record_that_ends_within_a_word_is_told_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], length: int
) -> None:
    torn = tmp_path / "torn.scopa"
    torn.write_bytes(WON.read_bytes()[:length])
    assert verified(torn, tmp_path) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"{torn}:")


def test_what_is_no_text_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    noise = tmp_path / "noise.scopa"
    noise.write_bytes(bytes(range(256)))
    assert verified(noise, tmp_path) == 1
    assert capsys.readouterr().err.startswith(f"{noise}:")


@pytest.mark.parametrize("command", ["--verify", "analyse"])
@pytest.mark.parametrize("name", ["none.scopa", "."])
def test_a_file_that_cannot_be_read_is_a_wrong_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, name: str
) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--data", str(tmp_path), command, str(tmp_path / name)])
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert f"{tmp_path / name}: " in told
    assert "[Errno" not in told


@pytest.mark.parametrize("command", ["--verify", "analyse"])
def test_a_file_larger_than_the_memory_is_no_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    path = tmp_path / "large.scopa"
    path.touch()
    os.truncate(path, 2**43)
    assert cli.run(["--data", str(tmp_path), command, str(path)]) == 1
    assert capsys.readouterr().err == f"{path}:1:1: is larger than 2048 KiB\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_a_record_may_come_from_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "pipe.scopa"
    os.mkfifo(path)
    with ThreadPoolExecutor() as threads:
        threads.submit(path.write_bytes, WON.read_bytes())
        assert verified(path, tmp_path) == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--variant", "scopa"], "cannot be combined with --variant"),
        (["--load", str(WON)], "cannot be combined with --load"),
        (["rules", "list"], "cannot be combined with the command rules"),
    ],
)
def test_a_record_is_verified_alone(capsys: pytest.CaptureFixture[str], more: list[str], said: str) -> None:
    with pytest.raises(SystemExit) as end:
        cli.run(["--verify", str(WON), *more])
    assert end.value.code == 2
    assert said in capsys.readouterr().err


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What is asked from now on; the answer is that the last move is half a point better than all others."""
    questions: list[Question] = []

    def answer(self: Question) -> Advice:
        questions.append(self)
        *others, best = moves_of(self.view)
        behind = Lead(0.5, 0.4, 0.6)
        rest = [MoveValue(move, 1.0, 0.01, (), behind) for move in others]
        values = [MoveValue(best, 1.5, 0.01, ()), *rest]
        return Advice(self.id, Analysis(tuple(values), 100))

    monkeypatch.setattr(Question, "answer", answer)
    return questions


@pytest.mark.usefixtures("asked")
def test_other_programs_get_the_moments_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--data", str(tmp_path), "analyse", str(WON), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["unjudged"] == 0
    assert told["moments"][0] == {
        "deal": 1,
        "number": 2,
        "seat": 0,
        "move": "1s",
        "better": "5d",
        "behind": {"points": 0.5, "low": 0.4, "high": 0.6},
        "why": [{"kind": "guards_seven", "ranks": ["7"], "cards": ["7c"]}],
    }
    assert told["expected"][0] == {"deal": 1, "number": 2, "before": 1.5, "after": 1.0}


@pytest.mark.parametrize("language", ["de", "it", "es", "fr", "ja"])
@pytest.mark.usefixtures("asked")
def test_the_languages_have_the_words_of_both_commands(
    sealed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert verified(WON, tmp_path, "--lang", language) == 0
    told = capsys.readouterr().out
    assert "108" in told
    assert "record" not in told
    assert "deal" not in told
    assert verified(sealed, tmp_path, "--explain", "--lang", language) == 0
    told = capsys.readouterr().out
    for english_words in ("What this", "Seed:", "drawn", "The list", "hidden until", "by hand"):
        assert english_words not in told
    assert cli.run(["--data", str(tmp_path), "analyse", str(WON), "--lang", language]) == 0
    told = capsys.readouterr().out
    assert " 1s" in told
    assert "Better" not in told
    assert "something else" not in told


def test_the_moments_are_told_deal_by_deal_and_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: list[Question]
) -> None:
    assert cli.run(["--data", str(tmp_path), "analyse", str(WON)]) == 0
    first, *lines, last = capsys.readouterr().out.splitlines()
    assert first == "Deal 1"
    assert lines[0] == (
        "Move 2, 1s: You played the ace of swords. Another move is about 0.5 points better. "
        "Lay the five of coins. After that, only sevens can take the seven of cups from the table."
    )
    assert [line for line in lines if not line.startswith("Move ")] == ["Deal 2", "Deal 3"]
    moments = len(lines) - 2
    assert 0 < moments < len(asked)
    assert last == f"{moments} moves could have been better."


def test_what_is_asked_is_what_the_window_asks_of_the_persons_views(
    tmp_path: Path, asked: list[Question]
) -> None:
    record, _ = read_record(WON.read_bytes(), WON.name, Rulebook((resources.rules(),)).ruleset)
    for number in range(len(record.deals)):
        # As the score sheet looks back: at everybody's decisions, with the number of the deal as seed.
        review = Review(LocalAdviser(), decisions_of(record, number), seed=number + 1)
        while not review.over:
            review.poll()
    window = [(one.view, one.seed, one.iterations) for one in asked if one.view.turn in record.persons]
    asked.clear()
    assert cli.run(["--data", str(tmp_path), "analyse", str(WON)]) == 0
    assert [(one.view, one.seed, one.iterations) for one in asked] == window
    assert {type(one.view) for one in asked} == {SeatView}


def test_where_nobody_but_opponents_played_everybody_is_gone_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: list[Question]
) -> None:
    watched = changed(tmp_path, 'person: "Zoë"', 'opponent: "maestro"')
    assert cli.run(["--data", str(tmp_path), "analyse", str(watched)]) == 0
    told = capsys.readouterr().out
    assert {one.view.turn for one in asked} == {0, 1, 2}
    assert "You " not in told
    for name in ("Master", "caso", "Nello (caso)"):
        assert f": {name} played the " in told


def test_a_move_that_nobody_could_judge_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Question, "answer", lambda self: Advice(self.id, None, "silent"))
    assert cli.run(["--data", str(tmp_path), "analyse", str(WON)]) == 0
    *_, better, unjudged = capsys.readouterr().out.splitlines()
    assert better == "No clearly better move was found."
    assert unjudged.endswith(" moves could not be judged.")


@pytest.mark.slow
def test_a_match_has_the_same_moments_each_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--data", str(tmp_path), "analyse", str(WON)]) == 0
    first = capsys.readouterr().out
    assert cli.run(["--data", str(tmp_path), "analyse", str(WON)]) == 0
    assert capsys.readouterr().out == first
    assert "Another move is about " in first


def test_kept_analyses_are_continued_after_an_interruption(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: list[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["--data", str(tmp_path), "analyse", str(WON)]
    kept = [*command, "--keep", str(tmp_path / "kept")]
    assert cli.run(command) == 0
    whole, count = capsys.readouterr().out, len(asked)
    answer = Question.answer

    def interrupted(self: Question) -> Advice:
        if len(asked) == count + 7:
            raise KeyboardInterrupt
        return answer(self)

    monkeypatch.setattr(Question, "answer", interrupted)
    assert cli.run(kept) == 130
    monkeypatch.setattr(Question, "answer", answer)
    (file,) = (tmp_path / "kept").iterdir()
    with file.open("a", encoding="utf-8") as torn:
        torn.write('[0, 12, {"iterations"')
    capsys.readouterr()
    asked.clear()
    assert cli.run(kept) == 0
    assert capsys.readouterr().out == whole
    assert len(asked) == count - 7
    asked.clear()
    assert cli.run([*kept, "--json"]) == 0
    assert not asked
    other = changed(tmp_path, 'person: "Zoë"', 'person: "Ada"')
    assert cli.run([*command[:-1], str(other), "--keep", str(tmp_path / "kept")]) == 0
    assert len(asked) == count


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kept").write_text("a file")
    assert cli.run(["--data", str(tmp_path), "analyse", str(WON), "--keep", str(tmp_path / "kept")]) == 1
    told = capsys.readouterr()
    assert told.out == "Deal 1\n"
    assert "kept" in told.err
    assert len(told.err.splitlines()) == 1


@pytest.mark.slow
def test_processes_find_the_same_moments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--data", str(tmp_path), "analyse", str(WON), "--json"]
    assert cli.run(command) == 0
    alone = capsys.readouterr().out
    assert cli.run([*command, "--jobs", "2", "--keep", str(tmp_path / "kept")]) == 0
    assert capsys.readouterr().out == alone


def test_a_deal_that_is_not_over_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Question, "answer", lambda _: pytest.fail("nothing is to be asked"))
    text = WON.read_text(encoding="utf-8")
    begun = tmp_path / "begun.scopa"
    begun.write_text(text[: text.index("      5bx2b3b 7b")], encoding="utf-8")
    assert cli.run(["--data", str(tmp_path), "analyse", str(begun)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Deal 1",
        "This deal isn't finished, so it is skipped.",
        "No clearly better move was found.",
    ]

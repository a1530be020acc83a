"""The page about the seal of a deal."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from settebello.i18n import Text, t
from settebello.manual.plain_text import columns
from settebello.manual.seal_calculation import calculation
from settebello.notation import Record
from settebello.notation.deal_proof import proof_of
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.file_errors import reason
from settebello.ui.kit.forms import Block, Column, Label, Note, SheetScene, Space, button_lines
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.still_life import BUNDLE
from settebello.ui.kit.theme import CALM, INK, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button
from settebello.ui.menus.seals.eight_words import EightWords
from settebello.ui.menus.seals.seal_words import FIXED, LATER, origin_sentence, seed_sentence, verdict

WIDTH: Final = 900.0
LINE: Final = 34.0
ROW: Final = 29.0
"""Height of a row in a sentence of several rows."""
COLUMNS: Final = 76
"""Columns of text in a row; a Chinese or Japanese character takes two."""
WORDS: Final = 45
"""Columns of a sentence without the seed and the cut in it; the letters of longer ones shrink."""
HALF: Final = 32
"""Digits of the seal in a line."""


class SealScene(SheetScene):
    """A sheet with the seal of a deal. When the deal is over, the seed and the result of a check follow."""

    own = SceneId.SEAL
    still_life = BUNDLE

    def __init__(self, services: Services, record: Record, deal: int) -> None:
        """Show the seal of a deal, counted from 0; raises ValueError for a deal without one."""
        super().__init__(services)
        proof = proof_of(record, deal)
        if proof is None:
            raise ValueError(f"deal {deal + 1} has no seal")
        self.proof = proof
        self._notice: Text | None = None
        self.heading = t("The seal of deal {number}", number=proof.number)
        copies = [Button(t("Copy seal words"), partial(self._copy, self._words), look=CALM)]
        if proof.opened is not None:
            copies += [
                Button(t("Copy seed"), partial(self._copy, [proof.opened.seal.seed]), look=CALM),
                Button(t("Copy proof"), lambda: self._copy(calculation(record, deal)), look=CALM),
            ]
        close = Button(t("Close"), Pop)
        digits = proof.commitment
        page = Column(
            EightWords(proof.words),
            Space(12),
            *(Label(part, 25, size=19, colour=INK_SOFT, align=Align.CENTRE) for part in _halves(digits)),
            Space(10),
            *self._about(),
            Space(4),
            Note(lambda: self._notice or "", LINE, colour=lambda: INK_SOFT),
            button_lines(*copies, close),
        )
        self.show(page, width=WIDTH, spare=6, focus=close)

    @property
    def sentences(self) -> tuple[Text, ...]:
        """What the page says about the deal."""
        told = tuple(sentence for sentence, _ in self._told)
        opened = self.proof.opened
        return (*told, FIXED, LATER) if opened is None else (*told, verdict(opened))

    @property
    def _told(self) -> tuple[tuple[Text, str], ...]:
        """The sentences about this deck alone, each with the seed and the cut that it contains."""
        proof = self.proof
        drawn = "" if proof.opened is None else proof.opened.seal.seed
        seed = seed_sentence(proof)
        origin = origin_sentence(proof.origin), proof.origin.text
        return (origin,) if seed is None else (origin, (seed, drawn + proof.cut))

    @property
    def spoken(self) -> Spoken:
        """The words and the sentences, the focused widget, and whether a text was copied."""
        opening = (self.heading, *self._words, *self.sentences)
        return Spoken(opening, self.group.spoken, self.group.focused, notice=self._notice)

    def handle(self, event: UiEvent) -> Change | None:
        """Close the page with the key that opens it."""
        return Pop() if event == Press(Action.SEAL) else super().handle(event)

    @property
    def _words(self) -> tuple[str, ...]:
        """The eight words in one text."""
        return (" ".join(self.proof.words),)

    def _about(self) -> list[Block]:
        """The lines of the page below the seal."""
        lines: list[Block] = [_line(sentence, typed) for sentence, typed in self._told]
        opened = self.proof.opened
        if opened is None:
            return [*lines, _line(FIXED), _line(LATER)]
        checked = Label(
            verdict(opened), LINE + 6, size=21, role=Role.BOLD, colour=RED_DEEP, align=Align.CENTRE
        )
        return [*lines, checked]

    def _copy(self, lines: Iterable[Words]) -> Change | None:
        """Put lines into the clipboard, and say whether that was possible."""
        try:
            self.services.clipboard.copy(lines)
        except OSError as error:
            self._notice = t("Couldn't copy the text: {reason}", reason=reason(error))
        else:
            self._notice = t("Copied.")
        self.touch()
        return None


def _halves(digits: str) -> tuple[str, str]:
    """Return the digits in two lines, in groups of eight."""
    groups = [digits[k : k + 8] for k in range(0, len(digits), 8)]
    half = HALF // 8
    return " ".join(groups[:half]), " ".join(groups[half:])


def _line(sentence: Text, typed: str = "") -> Note:
    """Return a sentence of the page; a long seed or cut in it needs several rows."""
    rows = 1 + (WORDS + columns(typed)) // COLUMNS
    high = LINE if rows == 1 else rows * ROW
    return Note(lambda: sentence, high, colour=lambda: INK, size=20, align=Align.CENTRE)

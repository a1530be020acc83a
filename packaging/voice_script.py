"""Writes the script of the recorded voice: the sentences of `voice_sentences` as six languages speak them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from voice_sentences import sentences
from voice_table import VOICES, Line, read_script

from settebello.audio.clip_keys import clip_key
from settebello.i18n import Catalogue, Text
from settebello.i18n.text import Fact

JAPANESE: Final = "ja"
HEAD: Final = "# language\tkey\ttext\t(phonemes)\n"

NUMBERS: Final = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five "
    "twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one thirty-two thirty-three "
    "thirty-four thirty-five thirty-six thirty-seven thirty-eight thirty-nine forty",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn "
    "sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig "
    "vierundzwanzig fünfundzwanzig sechsundzwanzig siebenundzwanzig achtundzwanzig neunundzwanzig dreißig "
    "einunddreißig zweiunddreißig dreiunddreißig vierunddreißig fünfunddreißig sechsunddreißig "
    "siebenunddreißig achtunddreißig neununddreißig vierzig",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince "
    "dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro "
    "veinticinco veintiséis veintisiete veintiocho veintinueve treinta treintaiuno treintaidós "
    "treintaitrés treintaicuatro treintaicinco treintaiséis treintaisiete treintaiocho treintainueve "
    "cuarenta",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze "
    "seize dix-sept dix-huit dix-neuf vingt vingt-et-un vingt-deux vingt-trois vingt-quatre vingt-cinq "
    "vingt-six vingt-sept vingt-huit vingt-neuf trente trente-et-un trente-deux trente-trois "
    "trente-quatre trente-cinq trente-six trente-sept trente-huit trente-neuf quarante",
    "it": "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici "
    "quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro "
    "venticinque ventisei ventisette ventotto ventinove trenta trentuno trentadue trentatré "
    "trentaquattro trentacinque trentasei trentasette trentotto trentanove quaranta",
    "ja": "ゼロ いち に さん よん ご ろく なな はち きゅう じゅう じゅういち じゅうに じゅうさん じゅうよん "
    "じゅうご じゅうろく じゅうなな じゅうはち じゅうきゅう にじゅう",
}
"""The numbers from 0 in words."""
SIGNS: Final = {
    "\N{NO-BREAK SPACE}": " ",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    " …": ".",
    "…": ".",
    ":": ".",
    "：": "。",
}
"""Signs of print, and what the engines expect."""

ENDS: Final = tuple(".!?,。！？、")


class SpokenNumbers(Catalogue):
    """A catalogue that puts numbers into words."""

    def _put(self, fact: Fact, *, aloud: bool) -> str:
        if not isinstance(fact, int):
            return super()._put(fact, aloud=aloud)
        # Between other words, Japanese figures are read better than their kana: よんで also means "call".
        return str(fact) if self.language == JAPANESE else NUMBERS[self.language].split()[fact]

    def line(self, text: Text) -> Line:
        """Return a sentence's line of the script; raises ValueError if it has no key."""
        key = clip_key(text)
        if key is None:
            raise ValueError(f"{text.key!r} has no clip")
        said = self.aloud(text)
        for sign, plain in SIGNS.items():
            said = said.replace(sign, plain)
        if self.language == JAPANESE:
            said = said.replace(" ", "")
            if not said.endswith(ENDS):
                said += "。"
            # A number of up to 20 alone is read from its kana.
            kana = NUMBERS[JAPANESE].split()
            said = re.sub(r"^(1?\d|20)。$", lambda found: f"{kana[int(found[1])]}。", said)
        else:
            said = re.sub(r"\d+", lambda found: NUMBERS[self.language].split()[int(found[0])], said)
            if not said.endswith(ENDS):
                said += "."
        return Line(self.language, key, said[:1].upper() + said[1:])


def script() -> Iterator[Line]:
    """Yield every line, the most important sentences first, each in all languages."""
    catalogues = [SpokenNumbers(language) for language in VOICES]
    for text in sentences():
        yield from (catalogue.line(text) for catalogue in catalogues)


def write_script(file: Path) -> None:
    """Write the table anew from the catalogue; phonemes that were entered stay."""
    phonemes = {line.name: line.phonemes for line in read_script(file) if line.phonemes}
    rows = [
        "\t".join(filter(None, (line.language, line.key, line.text, phonemes.get(line.name, ""))))
        for line in script()
    ]
    file.parent.mkdir(exist_ok=True)
    file.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8", newline="\n")

"""A skin's own words for suits and ranks, as replacements of catalogue texts."""

from settebello.engine import Suit
from settebello.i18n import Names, Wording
from settebello.manual.card_names import OF_SUIT, PLURALS, RANKS, SUITS, TITLES
from settebello.skins import Manifest


def wording(manifest: Manifest) -> Wording:
    """Return the replacements of catalogue texts for a skin; none for Italian packs."""
    words: dict[str, Names] = {}
    if manifest.words.suits is not None:
        of = {
            Suit.COINS: manifest.words.suits.coins,
            Suit.CUPS: manifest.words.suits.cups,
            Suit.SWORDS: manifest.words.suits.swords,
            Suit.CLUBS: manifest.words.suits.clubs,
        }
        for suit, own in of.items():
            words[SUITS[suit].key] = own.name
            words[TITLES[suit].key] = Names({code: _title(name) for code, name in own.name.items()})
            words[OF_SUIT[suit]] = own.card
    for rank, names in manifest.words.ranks.items():
        words[RANKS[rank].key] = names.one
        words[PLURALS[rank].key] = names.several
    return words


def _title(name: str) -> str:
    """Return a name with a capital first letter."""
    return name[0].upper() + name[1:]

"""The words that a skin has of its own for suits and ranks, by the sentences whose place they take."""

from settebello.engine import Suit
from settebello.i18n import Names, Wording
from settebello.manual.card_names import OF_SUIT, PLURALS, RANKS, SUITS, TITLES
from settebello.skins import Manifest


def wording(manifest: Manifest) -> Wording:
    """What a skin says in the place of sentences of the catalogue; nothing where it is an Italian pack."""
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
    """A name at the head of a line."""
    return name[0].upper() + name[1:]

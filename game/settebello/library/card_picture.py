"""A card as a few plain shapes of SVG: its rank in two corners and the sign of its suit."""

from settebello.engine import Card, Suit

WIDTH, HEIGHT = 60, 100
PAPER = "#fbf6e9"
INK = "#2a2622"
BACK = "#8f3b2e"

SIGNS = {
    Suit.COINS: (
        '<circle r="16" fill="#d9a420" stroke="#7a5a0c" stroke-width="2"/>'
        '<circle r="9" fill="none" stroke="#7a5a0c" stroke-width="2"/><circle r="3" fill="#7a5a0c"/>'
    ),
    Suit.CUPS: (
        '<path d="M-14 -16h28c0 14 -6 20 -11 22v6h9v5h-24v-5h9v-6c-5 -2 -11 -8 -11 -22z" fill="#b5382c" '
        'stroke="#5f1a13" stroke-width="2" stroke-linejoin="round"/>'
    ),
    Suit.CLUBS: (
        '<path d="M-5 18l-5 -28c-1 -10 4 -12 10 -12s11 2 10 12l-5 28z" transform="rotate(35)" '
        'fill="#4d7a35" stroke="#26431a" stroke-width="2" stroke-linejoin="round"/>'
    ),
    Suit.SWORDS: (
        '<path d="M0 -23l5 8v21h8v5h-8v9h-10v-9h-8v-5h8v-21z" fill="#4f7fa8" stroke="#234560" '
        'stroke-width="2" stroke-linejoin="round"/>'
    ),
}
"""The sign of each suit, around its middle; suits differ by shape and by colour."""


def face(card: Card) -> str:
    """Return a card face up, its upper left corner at the origin."""
    corner = f'<text x="7" y="19" font-size="16" font-weight="bold" fill="{INK}">{card.rank}</text>'
    return (
        f'<g data-card="{card}"><title>{card}</title>{_paper(PAPER)}{corner}'
        f'<g transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})">{corner}</g>'
        f'<g transform="translate({WIDTH // 2} {HEIGHT // 2})">{SIGNS[card.suit]}</g></g>'
    )


def back() -> str:
    """Return a card face down, its upper left corner at the origin."""
    inner = f'<rect x="6" y="6" width="{WIDTH - 12}" height="{HEIGHT - 12}" rx="4" fill="none" '
    return f'<g data-card="back">{_paper(BACK)}{inner}stroke="{PAPER}" stroke-width="2"/></g>'


def _paper(colour: str) -> str:
    return f'<rect width="{WIDTH}" height="{HEIGHT}" rx="7" fill="{colour}" stroke="{INK}"/>'

"""Help texts and relevant keys by screen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from settebello.i18n import Text, t
from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.scene import SceneId


@dataclass(frozen=True, slots=True)
class Screen:
    """The help of a screen: a short text, and the actions whose rows are shown (`ROWS` of the help)."""

    words: Text
    keys: frozenset[Action]

    @property
    def played(self) -> bool:
        """Whether cards are played on the screen, so that number keys select them."""
        return Action.TOGGLE in self.keys

    @property
    def paged(self) -> bool:
        """Whether the screen has pages."""
        return Action.PAGE_DOWN in self.keys


MENU: Final = frozenset({Action.NEXT, Action.CONFIRM, Action.CANCEL, Action.FULLSCREEN})
PAGES: Final = MENU | {Action.PAGE_DOWN}
PLAY: Final = frozenset(
    {Action.NEXT, Action.CONFIRM, Action.TOGGLE, Action.CANCEL, Action.SKIP, Action.BADGES}
)
MATCH: Final = frozenset(
    {
        Action.NEXT,
        Action.CONFIRM,
        Action.TOGGLE,
        Action.CANCEL,
        Action.HINT,
        Action.TRACKER,
        Action.PRIMIERA,
        Action.SEAL,
        Action.LAST_MOVE,
        Action.PEEK,
        Action.UNDO,
        Action.KNOCK,
        Action.FACE_DOWN,
    }
)

SCREENS: Final[Mapping[SceneId, Screen]] = {
    SceneId.TITLE: Screen(
        t(
            "Here you begin a match or go on with the last one. Every card is saved as it is played: "
            "you may leave at any moment."
        ),
        MENU | {Action.NEW_GAME, Action.SETTINGS, Action.QUIT, Action.LARGER, Action.MUTE},
    ),
    SceneId.NEW_GAME: Screen(
        t(
            "Choose a game, how many play, and who plays with you. House rules change details of the game. "
            "Then deal the cards."
        ),
        PAGES,
    ),
    SceneId.HOUSE_RULES: Screen(
        t("Here you change details of the game. What is not as usual is marked, and can be put back."), PAGES
    ),
    SceneId.OPPONENTS: Screen(
        t("Choose who plays with you. Whoever it is sees no more cards than you would in that seat."), PAGES
    ),
    SceneId.LETTERS: Screen(
        t("Choose one letter after the other to write a name, then keep it. A keyboard may write as well."),
        MENU,
    ),
    SceneId.PEOPLE: Screen(
        t("Say who plays at this screen: you alone, several people in turn, or nobody while you watch."),
        PAGES,
    ),
    SceneId.RULES: Screen(
        t(
            "The whole rules of this game, as it is set up now. "
            "Choose a chapter on the left, or turn the pages."
        ),
        PAGES,
    ),
    SceneId.SETTINGS: Screen(
        t("Here you set language, speed, sound and table. Every change is in force at once and is kept."),
        MENU,
    ),
    SceneId.ASSISTS: Screen(
        t(
            "Choose what helps you at the table. It does not change how well the others play, "
            "and a table of paper helps with nothing."
        ),
        MENU,
    ),
    SceneId.CARDS: Screen(
        t("Choose the pictures of the cards and their back. Every deck plays every game."), PAGES
    ),
    SceneId.DISPLAY: Screen(
        t(
            "Make everything larger, calmer or stronger in contrast. Every change is seen at once: "
            "look at the table below."
        ),
        MENU,
    ),
    SceneId.ACHIEVEMENTS: Screen(
        t("What there is to achieve, and when you did. Choose one to look at the match again."), PAGES
    ),
    SceneId.PROFILES: Screen(
        t(
            "Everybody who plays on this computer, each with settings, matches and statistics of their own. "
            "Everything of a player goes into one file, for a copy or another computer."
        ),
        PAGES,
    ),
    SceneId.PROFILE_FILE: Screen(
        t("Choose a file with everything of a player. It is looked through before anything is written."),
        PAGES,
    ),
    SceneId.DECKS: Screen(t("Here you see all cards of the deck in use, with what each one counts."), MENU),
    SceneId.KEYS: Screen(
        t(
            "Here you give what can be done other keys and buttons. Choose it in the list, press Enter, "
            "then the new key or button."
        ),
        PAGES,
    ),
    SceneId.MATCHES: Screen(
        t("All matches that are kept. Go on with one, look at it again, or save a copy under a name."), PAGES
    ),
    SceneId.REPLAY: Screen(
        t("Look at a match again, card by card, forwards and back. Nothing in it is changed."),
        PAGES | {Action.TOGGLE, Action.FIRST, Action.EXPORT},
    ),
    SceneId.PEEK_CHECK: Screen(
        t("Every decision of the opponents is asked again. A fair opponent decides the same for all deals."),
        MENU,
    ),
    SceneId.TUTORIAL: Screen(
        t(
            "Learn the game at the table. What you have played is ticked, "
            "and every chapter can be played again."
        ),
        PAGES,
    ),
    SceneId.LESSON: Screen(
        t(
            "Read what is on the paper, then play the card that is marked. Nothing can go wrong here, "
            "and nothing is counted."
        ),
        PLAY | {Action.PAGE_DOWN},
    ),
    SceneId.LEARN_PATH: Screen(
        t("Every stone is something to do. The one with the arrow comes now, but each may be looked into."),
        MENU,
    ),
    SceneId.LEARN_TASK: Screen(
        t(
            "Raise the cards that fit, then take them. What does not fit is explained, and nothing is lost. "
            "The light bulb shows more."
        ),
        PLAY,
    ),
    SceneId.LEARN_DEAL: Screen(
        t(
            "Choose a card of your hand, then what it takes, and press the large button. The light bulb "
            "shows more, and your last card may be taken back once."
        ),
        PLAY,
    ),
    SceneId.LEARN_DECK: Screen(
        t(
            "All cards of the deal, from the first to the last. "
            "Their order was fixed before the first was dealt."
        ),
        MENU,
    ),
    SceneId.LEARN_ALBUM: Screen(
        t("Each place says what earns its card. What is in the album stays there."), MENU
    ),
    SceneId.LEARN_FREE: Screen(
        t("Lay any cards and see what they make. Nothing is asked and nothing is noted."), PLAY
    ),
    SceneId.LEARN_CHECK: Screen(
        t("Choose card after card to count them, then choose below what all of them come to."), PLAY
    ),
    SceneId.LEARN_ADULTS: Screen(
        t(
            "What was practised, what comes next, and what is set for each child. Choose a page on the left; "
            "in the map of sums and in the charts the arrows go from one to the next."
        ),
        PAGES,
    ),
    SceneId.TABLE: Screen(
        t(
            "When it is your turn, play a card. If it can take one thing or another, "
            "click the cards that you want. A click on the played card takes it back."
        ),
        MATCH,
    ),
    SceneId.SCORE_SHEET: Screen(
        t("The deal is counted line by line. Point at a line to see the cards that count in it."),
        MENU | {Action.UNDO, Action.SAME_DEAL, Action.SEAL},
    ),
    SceneId.LICENCES: Screen(
        t("Under which terms the program, its fonts and its libraries come, word for word."), PAGES
    ),
    SceneId.MANUAL: Screen(
        t("The manual for players. Choose a chapter on the left, or turn the pages."), PAGES
    ),
    SceneId.STORY: Screen(
        t("All that was written below the table and all that was said at it, the latest at the end."), PAGES
    ),
    SceneId.MATCH_OVER: Screen(
        t(
            "The match is over. Look at it card by card, play another one with the same people, "
            "or choose another game."
        ),
        MENU,
    ),
}
"""The screens with a help text of their own."""

OTHER: Final = Screen(t("Everything can be done with the mouse, with the keyboard or with a gamepad."), MENU)
"""The help of all other screens."""


def is_paged(scene: SceneId) -> bool:
    """Return whether a scene has pages to turn by keys or buttons."""
    return SCREENS.get(scene, OTHER).paged

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
MARKET: Final = frozenset(
    {
        Action.NEXT,
        Action.CONFIRM,
        Action.TOGGLE,
        Action.CANCEL,
        Action.HINT,
        Action.PRIMIERA,
        Action.UNDO,
    }
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
        Action.READING,
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
            "Start a new game or continue your last match. Every card is saved as you play it, "
            "so you can leave at any time."
        ),
        MENU | {Action.NEW_GAME, Action.SETTINGS, Action.QUIT, Action.LARGER, Action.MUTE},
    ),
    SceneId.NEW_GAME: Screen(
        t(
            "Choose a game, the number of players, and who plays with you. House rules change "
            "details of the game. Then deal the cards."
        ),
        PAGES,
    ),
    SceneId.HOUSE_RULES: Screen(
        t("Change details of the game here. Changed rules are marked, and you can reset them."), PAGES
    ),
    SceneId.RULE_EFFECTS: Screen(
        t(
            "Your rules and the standard rules are each played for many deals. The table shows what "
            "differs. You can stop at any time."
        ),
        PAGES,
    ),
    SceneId.OPPONENTS: Screen(
        t("Choose who plays with you. They see only the cards that you would see in their seat."), PAGES
    ),
    SceneId.LETTERS: Screen(
        t("Choose the letters one by one, then press “Done”. You can also type on a keyboard."),
        MENU,
    ),
    SceneId.PEOPLE: Screen(
        t("Choose who plays at this screen: you alone, several people in turn, or nobody while you watch."),
        PAGES,
    ),
    SceneId.RULES: Screen(
        t(
            "All the rules of this game, with your house rules. Choose a chapter on the left, or "
            "turn the pages."
        ),
        PAGES,
    ),
    SceneId.SETTINGS: Screen(
        t("Set language, speed, sound and table here. Every change applies at once and is saved."),
        MENU,
    ),
    SceneId.ASSISTS: Screen(
        t(
            "Choose the help you get at the table. The others play just as well. “No help” "
            "leaves you on your own, as with real cards."
        ),
        MENU,
    ),
    SceneId.CARDS: Screen(
        t("Choose a deck and a card back. You can play every game with every deck."), PAGES
    ),
    SceneId.DISPLAY: Screen(
        t(
            "Make everything larger, calmer or higher in contrast. You see every change at once, "
            "also behind this page."
        ),
        MENU,
    ),
    SceneId.ACHIEVEMENTS: Screen(
        t("All achievements, and when you earned yours. Choose one to replay its match."), PAGES
    ),
    SceneId.PROFILES: Screen(
        t(
            "Everybody who plays on this computer, each with their own settings, matches and "
            "statistics. You can export a player to one file, as a backup or for another "
            "computer."
        ),
        PAGES,
    ),
    SceneId.PROFILE_FILE: Screen(
        t("Choose an exported player. The file is checked before anything is saved."),
        PAGES,
    ),
    SceneId.DECKS: Screen(t("All the cards of your deck, and what each one counts."), MENU),
    SceneId.KEYS: Screen(
        t(
            "Change keys and gamepad buttons here. Choose an action in the list, press Enter, "
            "then press the new key or button."
        ),
        PAGES,
    ),
    SceneId.MATCHES: Screen(t("All your matches. Continue or replay a match, or save a copy of it."), PAGES),
    SceneId.REPLAY: Screen(
        t("Replay a match card by card, forwards and backwards. The match itself does not change."),
        PAGES | {Action.FIRST, Action.EXPORT, Action.SEAL},
    ),
    SceneId.PEEK_CHECK: Screen(
        t(
            "The opponents make every decision again, with different hidden cards. A fair opponent "
            "decides the same each time."
        ),
        MENU,
    ),
    SceneId.SAME_CARDS: Screen(
        t(
            "Play on from this moment, let another player play your cards at a second table, or see how "
            "much was luck."
        ),
        MENU,
    ),
    SceneId.BOTH_TABLES: Screen(
        t("Two plays of the same cards, side by side. They stop where the plays part."),
        PAGES | {Action.FIRST},
    ),
    SceneId.LUCK: Screen(t("How much of each deal was luck and how much was your play."), MENU),
    SceneId.BRANCH_OVER: Screen(t("How this play of the deal went, compared with the match."), MENU),
    SceneId.DAILY: Screen(
        t("One deal a day, the same on every computer. Compare your result with levels and friends."), MENU
    ),
    SceneId.SECOND_PLAYER: Screen(t("Choose who plays your cards at a second table."), MENU),
    SceneId.TUTORIAL: Screen(
        t(
            "Learn the game at the table. Chapters that you have finished are ticked. You can "
            "play any chapter again."
        ),
        PAGES,
    ),
    SceneId.LESSON: Screen(
        t(
            "Read the text beside the cards, then play the marked card. Nothing can go wrong "
            "here, and this match doesn't count."
        ),
        PLAY | {Action.PAGE_DOWN},
    ),
    SceneId.PROBLEMS: Screen(
        t(
            "Choose a problem and solve it at the table. Your rating follows from your first answers. "
            "Clear mistakes from your own matches come back here until you know them."
        ),
        PAGES,
    ),
    SceneId.PROBLEM: Screen(
        t(
            "Find the one right move. After a wrong move the others show what it costs, and you can try "
            "again. This deal doesn't count."
        ),
        PLAY | {Action.PAGE_DOWN},
    ),
    SceneId.LEARN_PATH: Screen(
        t("Every stone is something to do. The one with the arrow is next, but you can open any stone."),
        MENU,
    ),
    SceneId.LEARN_SHOWING: Screen(
        t("The hand shows which cards to choose. Then it is your turn."),
        PLAY,
    ),
    SceneId.LEARN_STRATEGY: Screen(
        t("See and hear how new sums can be worked out. Then it is your turn."),
        MENU,
    ),
    SceneId.LEARN_WAYS: Screen(
        t("See and hear two ways to work out a sum. Choose the way that is quicker for you."),
        MENU,
    ),
    SceneId.LEARN_TASK: Screen(
        t(
            "Choose the cards that fit, then take them. If they don't fit, you see why, and you "
            "lose nothing. The light bulb shows more."
        ),
        PLAY,
    ),
    SceneId.LEARN_DEAL: Screen(
        t(
            "Choose a card from your hand, then the cards that it takes, and press the large "
            "button. The light bulb shows more. You can take your last card back once."
        ),
        PLAY,
    ),
    SceneId.LEARN_END: Screen(
        t(
            "Here are the cards of both players, counted in tens. A broom means that the table was "
            "empty. Below are the sums that you found."
        ),
        MENU,
    ),
    SceneId.LEARN_PYRAMID: Screen(
        t(
            "Choose two free cards that make 10, or a 10 alone. The light bulb shows more. You can "
            "put cards back as often as you like."
        ),
        PLAY,
    ),
    SceneId.LEARN_FISH: Screen(
        t(
            "Choose one of your cards, then the number that makes 10 with it. When your partner asks for a "
            "card, choose it. The light bulb shows more."
        ),
        PLAY,
    ),
    SceneId.LEARN_DECK: Screen(
        t(
            "All the cards of the deal, from first to last. Their order was fixed before the "
            "first card was dealt."
        ),
        MENU,
    ),
    SceneId.LEARN_ALBUM: Screen(
        t("Each space says how to earn its card. You keep every card in the album."), MENU
    ),
    SceneId.LEARN_GARDEN: Screen(
        t("Every bed is a sum. The better you know it, the taller its plant: seed, sprout, flower, tree."),
        MENU,
    ),
    SceneId.LEARN_FREE: Screen(
        t("Lay any cards and see what they make. There are no questions here, and nothing is recorded."), PLAY
    ),
    SceneId.LEARN_CHECK: Screen(
        t("Choose the cards one by one to count them. Then choose their total below."), PLAY
    ),
    SceneId.LEARN_ADULTS: Screen(
        t(
            "See what each child has practised, what comes next, and their settings. Choose a "
            "page on the left. In the map of sums and in the charts, the arrow keys move from "
            "one item to the next."
        ),
        PAGES,
    ),
    SceneId.LEARN_NAMES: Screen(
        t(
            "Copy a list of names from another program and paste it here, or drop a file onto the "
            "window. Nothing is created before you choose the last button."
        ),
        PAGES,
    ),
    SceneId.TABLE: Screen(
        t(
            "When it is your turn, play a card. If it can take different cards, click the ones "
            "you want. Click the played card to take it back."
        ),
        MATCH,
    ),
    SceneId.MARKET_NEW: Screen(
        t(
            "Choose the basic game or that for experts, the players, and who has a handicap: each "
            "function once a turn."
        ),
        MENU,
    ),
    SceneId.MARKET: Screen(
        t(
            "Choose hand cards: the bar says what they pay, and cards you can buy light up. Choose one "
            "of them to buy it. A single card shows its function as a button. Then end your turn."
        ),
        MARKET,
    ),
    SceneId.MARKET_SCORES: Screen(
        t("The points of everybody, line by line. Choose a player to see the cards that count."), MENU
    ),
    SceneId.MARKET_OVER: Screen(
        t(
            "The match is over. Replay the match, play again with the same people, or open the score "
            "sheet with the cards that count."
        ),
        MENU,
    ),
    SceneId.MARKET_MATCHES: Screen(
        t("Your matches of Mercato, and your results. Replay a match, or continue the one in progress."),
        PAGES,
    ),
    SceneId.MARKET_REPLAY: Screen(
        t("The match action by action. Move along the bar, turn by turn, or let it play."), MENU
    ),
    SceneId.MARKET_RULES: Screen(
        t("The rules of Mercato with drawn examples. Choose a chapter on the left, or scroll the text."),
        PAGES,
    ),
    SceneId.MARKET_LESSON: Screen(
        t(
            "The paper says what to do; a frame marks what to press next. The key for taking back begins "
            "the step again, and the page keys turn the steps."
        ),
        MENU | {Action.UNDO, Action.HINT, Action.PAGE_UP, Action.PAGE_DOWN},
    ),
    SceneId.MARKET_CARDS: Screen(t("All the cards of Mercato. Choose which of them you see."), MENU),
    SceneId.SCORE_SHEET: Screen(
        t("Each line is one part of the score. Point at a line to see the cards that count."),
        MENU | {Action.UNDO, Action.SAME_DEAL, Action.SEAL},
    ),
    SceneId.LICENCES: Screen(t("The full licence texts of the program, its fonts and its libraries."), PAGES),
    SceneId.MANUAL: Screen(
        t("The manual for players. Choose a chapter on the left, or turn the pages."), PAGES
    ),
    SceneId.STORY: Screen(
        t("Everything that was played and said at the table, the latest at the end."), PAGES
    ),
    SceneId.READING_QUIZ: Screen(
        t(
            "Say whether another player can still hold cards of a rank. The answer shows where each "
            "of these cards is."
        ),
        MENU,
    ),
    SceneId.RECALL: Screen(
        t(
            "Touch the cards that you took in the last deal, then check. Ranks that you confuse come "
            "more often."
        ),
        MENU,
    ),
    SceneId.MATCH_OVER: Screen(
        t(
            "The match is over. Replay it card by card, play again with the same people, or "
            "choose another game."
        ),
        MENU,
    ),
}
"""The screens with a help text of their own."""

OTHER: Final = Screen(t("You can do everything with the mouse, the keyboard or a gamepad."), MENU)
"""The help of all other screens."""


def is_paged(scene: SceneId) -> bool:
    """Return whether a scene has pages to turn by keys or buttons."""
    return SCREENS.get(scene, OTHER).paged

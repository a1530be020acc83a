"""The table of shots: every scene of the program by name."""

import pygame

from settebello.developer.shot import Shot, choice_of_captures, deal_over, deal_won, in_the_middle, last_card
from settebello.storage.assists import Assists
from settebello.ui.kit.scene import SceneId

KEPT = (
    ("scopa", ("amico",), 900),
    ("scopone_scientifico", ("pina", "gino", "chiara"), 900),
    ("cirulla", ("beppe",), 40),
    ("scopa", ("pina",), 900),
    ("scopa", ("anselmo", "gino", "pina"), 70),
)
"""Matches that were played before: the game, the others, and after how many steps they were put away."""

COUNTED = tuple(
    (("scopa", "cirulla", "scopa", "escoba")[n % 4], (("amico", "pina", "beppe")[n % 3],), 900)
    for n in range(10)
)
"""Matches enough for statistics."""

LOOK_AT = (*[pygame.K_DOWN] * 2, pygame.K_RETURN)
LOOK_AT_FOUR = (*[pygame.K_DOWN] * 3, pygame.K_RETURN)
SEVERAL = (*[pygame.K_TAB] * 4, pygame.K_RETURN, pygame.K_RIGHT)
FIRST_MINUTE = (pygame.K_RETURN, *[pygame.K_TAB] * 12, pygame.K_RETURN)
NEW_CHILD = (*FIRST_MINUTE, pygame.K_ESCAPE)
"""The keys to the path of a new child; what the hand shows first is left."""
SKIP = pygame.K_PERIOD
"""Leaves what the hand shows."""
CARD_KEY = pygame.K_1
READING = Assists(reading=True)
RECALLED = (pygame.K_RETURN, *[pygame.K_TAB] * 4, pygame.K_RETURN)
"""The first card is chosen, and the answer is checked."""
LAID = (pygame.K_3, pygame.K_4, pygame.K_6)
GARDEN = (pygame.K_RETURN, pygame.K_UP, pygame.K_RETURN)
"""The garden of a child that has practised, from its path."""
PYRAMID_MISSED = (pygame.K_PERIOD, pygame.K_1, pygame.K_2, pygame.K_1, pygame.K_3)
"""The hand is skipped, and cards are chosen that may not fit."""
FISH_NUMBER = (pygame.K_PERIOD, pygame.K_RETURN, pygame.K_1)
"""The hand is skipped, what it showed is over, and a card is chosen."""
COACHED = (*[pygame.K_PERIOD] * 8, pygame.K_h, pygame.K_h, pygame.K_h, pygame.K_1, pygame.K_SPACE)
OPEN_HANDS = (*[pygame.K_TAB] * 5, pygame.K_RETURN)
MENU = (*[pygame.K_TAB] * 6, pygame.K_RETURN)
"""Opens the menu of the replay."""
CHECK_PEEKING = (*[pygame.K_RIGHT] * 2, *MENU, pygame.K_TAB, pygame.K_RETURN)
CHANGED_RULE = (*[pygame.K_TAB] * 5, pygame.K_RETURN, pygame.K_RIGHT, *[pygame.K_TAB] * 2, pygame.K_RETURN)
"""The first house rule is changed, and a button at the foot asks what that brings about."""
SAME_CARDS = (*[pygame.K_RIGHT] * 2, *MENU, pygame.K_RETURN)
COMPARE = (*[pygame.K_TAB] * 2, pygame.K_RETURN)
LUCK = (*[pygame.K_TAB] * 3, pygame.K_RETURN)


def stone(name: str, activity: str, keys: tuple[int, ...] = (), *, wait: int = 90) -> Shot:
    """Return the shot of an activity that a new child begins."""
    return Shot(name, SceneId.LEARN_WHO, child=NEW_CHILD, activity=activity, keys=keys, wait=wait)


SHOTS = (
    Shot("title", SceneId.TITLE, found=in_the_middle),
    Shot("new_game", SceneId.NEW_GAME),
    Shot("new_game_cirulla", SceneId.NEW_GAME, keys=(pygame.K_PAGEDOWN,) * 4),
    Shot("people", SceneId.NEW_GAME, keys=SEVERAL),
    Shot("people_nobody", SceneId.NEW_GAME, keys=(*SEVERAL, pygame.K_RIGHT)),
    Shot("new_game_people", SceneId.NEW_GAME, keys=(*SEVERAL, pygame.K_ESCAPE)),
    Shot("curtain", SceneId.TABLE, players=4, found=in_the_middle, people=("Anna", "Luca", "", "Marta")),
    Shot("watching", SceneId.TABLE, players=4, found=in_the_middle, people=("",)),
    Shot("house_rules", SceneId.NEW_GAME, keys=(*[pygame.K_TAB] * 5, pygame.K_RETURN)),
    Shot(
        "house_rules_ready_made",
        SceneId.NEW_GAME,
        keys=(*[pygame.K_PAGEDOWN] * 3, *[pygame.K_TAB] * 5, pygame.K_RETURN, pygame.K_RIGHT),
    ),
    Shot("rule_effects", SceneId.NEW_GAME, keys=CHANGED_RULE, wait=400),
    Shot("opponents", SceneId.NEW_GAME, keys=(*[pygame.K_TAB] * 3, pygame.K_RETURN)),
    Shot(
        "opponents_at_the_table",
        SceneId.TABLE,
        players=4,
        found=in_the_middle,
        keys=(pygame.K_ESCAPE, *[pygame.K_TAB] * 9, pygame.K_RETURN, pygame.K_END),
    ),
    Shot("rules", SceneId.RULES),
    Shot("rules_turn", SceneId.RULES, keys=(pygame.K_TAB, *[pygame.K_DOWN] * 3, pygame.K_RETURN)),
    Shot("rules_end", SceneId.RULES, keys=(pygame.K_END,)),
    Shot("settings", SceneId.SETTINGS),
    Shot("cards", SceneId.CARDS),
    Shot("decks", SceneId.DECKS),
    Shot("sound", SceneId.SOUND),
    Shot("assists", SceneId.ASSISTS),
    Shot("keys", SceneId.KEYS),
    Shot("keys_asked", SceneId.KEYS, keys=(*[pygame.K_DOWN] * 4, pygame.K_RETURN)),
    Shot("display", SceneId.DISPLAY),
    Shot("profiles", SceneId.PROFILES, kept=COUNTED[:3], people=("Anna", "Luca", "Rosa")),
    Shot("profiles_one", SceneId.PROFILES, kept=KEPT[:1]),
    Shot("profiles_other", SceneId.PROFILES, people=("Anna", "Luca"), keys=(pygame.K_DOWN,)),
    Shot("profile_new", SceneId.PROFILES, keys=(*[pygame.K_TAB] * 3, pygame.K_RETURN)),
    Shot("profile_file", SceneId.PROFILE_FILE),
    Shot("matches", SceneId.MATCHES, kept=KEPT),
    Shot("matches_finished", SceneId.MATCHES, kept=KEPT, keys=(pygame.K_DOWN,) * 3),
    Shot("matches_saved", SceneId.MATCHES, kept=KEPT, keys=(*[pygame.K_UP] * 2, pygame.K_RIGHT)),
    Shot("replay", SceneId.MATCHES, kept=KEPT, keys=LOOK_AT + (pygame.K_RIGHT,) * 9),
    Shot("replay_four", SceneId.MATCHES, kept=KEPT, keys=LOOK_AT_FOUR + (pygame.K_DOWN,) * 2),
    Shot("replay_open", SceneId.MATCHES, kept=KEPT, keys=(*LOOK_AT_FOUR, pygame.K_DOWN, *OPEN_HANDS)),
    Shot("replay_sheet", SceneId.MATCHES, kept=KEPT, keys=(*LOOK_AT_FOUR, pygame.K_END)),
    Shot("replay_menu", SceneId.MATCHES, kept=KEPT, keys=(*LOOK_AT_FOUR, *MENU)),
    Shot("peek_check", SceneId.MATCHES, kept=KEPT, keys=(*LOOK_AT, *CHECK_PEEKING), wait=400),
    Shot("same_cards", SceneId.MATCHES, kept=KEPT, keys=(*LOOK_AT, *SAME_CARDS)),
    Shot("both_tables", SceneId.MATCHES, kept=KEPT, keys=(*LOOK_AT, *SAME_CARDS, *COMPARE), wait=400),
    Shot("luck", SceneId.MATCHES, kept=KEPT, keys=(*LOOK_AT, *SAME_CARDS, *LUCK), wait=1190),
    Shot("daily", SceneId.DAILY),
    Shot("second_player", SceneId.SECOND_PLAYER),
    Shot("statistics", SceneId.STATISTICS, kept=COUNTED),
    Shot("statistics_one", SceneId.STATISTICS, kept=COUNTED, keys=(pygame.K_TAB, pygame.K_RIGHT)),
    Shot("statistics_dealt", SceneId.STATISTICS, kept=COUNTED, keys=(*[pygame.K_TAB] * 4, pygame.K_RETURN)),
    Shot("achievements", SceneId.ACHIEVEMENTS, kept=COUNTED),
    Shot("achievements_open", SceneId.ACHIEVEMENTS, kept=COUNTED, keys=(pygame.K_END, *[pygame.K_UP] * 3)),
    Shot("statistics_none", SceneId.STATISTICS),
    Shot("matches_none", SceneId.MATCHES),
    Shot("save_as", SceneId.MATCHES, kept=KEPT, keys=(*[pygame.K_TAB] * 3, pygame.K_RETURN)),
    Shot("help", SceneId.HELP),
    Shot("help_at_the_table", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_F1,)),
    Shot("tutorial", SceneId.TUTORIAL),
    Shot("lesson", SceneId.TUTORIAL, keys=(pygame.K_RETURN, pygame.K_PAGEDOWN)),
    Shot("lesson_primiera", SceneId.TUTORIAL, keys=(pygame.K_RETURN, *[pygame.K_PAGEDOWN] * 11)),
    Shot("problems", SceneId.PROBLEMS),
    Shot("problems_own", SceneId.PROBLEMS, keys=(*[pygame.K_TAB] * 4, *[pygame.K_RIGHT] * 6)),
    Shot("problem", SceneId.PROBLEMS, keys=(pygame.K_RETURN,), wait=200),
    Shot("problem_right", SceneId.PROBLEMS, keys=(pygame.K_RETURN, CARD_KEY, pygame.K_RETURN), wait=500),
    Shot("problem_wrong", SceneId.PROBLEMS, keys=(pygame.K_RETURN, pygame.K_3, pygame.K_RETURN), wait=500),
    Shot("learn_who", SceneId.LEARN_WHO),
    Shot("learn_new", SceneId.LEARN_WHO, keys=NEW_CHILD[:1]),
    Shot("learn_path", SceneId.LEARN_WHO, keys=NEW_CHILD),
    Shot("learn_path_practised", SceneId.LEARN_WHO, keys=(pygame.K_RETURN,), practised=True),
    Shot("learn_showing", SceneId.LEARN_WHO, keys=FIRST_MINUTE, wait=150),
    Shot("learn_task", SceneId.LEARN_WHO, keys=(*NEW_CHILD, pygame.K_RETURN, pygame.K_PERIOD)),
    Shot("learn_album", SceneId.LEARN_WHO, keys=(*NEW_CHILD, *[pygame.K_TAB] * 20, pygame.K_RETURN)),
    stone("learn_free", "free_table", LAID),
    stone("learn_check", "broom_check"),
    stone("learn_deal", "scopa_with_coach", (SKIP,), wait=400),
    stone("learn_mini", "mini_scopa", (SKIP, *COACHED), wait=400),
    stone("learn_theft_shown", "rubamazzetto", wait=90),
    stone("learn_theft", "rubamazzetto", (SKIP, *COACHED, pygame.K_RETURN), wait=500),
    stone("learn_quindici", "quindici_with_coach", (SKIP, *COACHED), wait=400),
    stone("learn_count_shown", "touch_and_count", wait=190),
    stone("learn_count", "touch_and_count", (SKIP, pygame.K_RETURN)),
    stone("learn_counted", "touch_and_count", (SKIP, *[pygame.K_RETURN] * 5)),
    stone("learn_dots_shown", "how_many", wait=60),
    stone("learn_dots", "how_many", (SKIP,), wait=30),
    stone("learn_dots_covered", "how_many", (SKIP,), wait=240),
    Shot("learn_strategy", SceneId.LEARN_STRATEGY, wait=180),
    Shot("learn_ways", SceneId.LEARN_WAYS, wait=700),
    Shot("learn_ways_chosen", SceneId.LEARN_WAYS, keys=(pygame.K_RETURN,), wait=300),
    Shot("learn_pyramid_shown", SceneId.LEARN_PYRAMID, wait=170),
    Shot("learn_pyramid", SceneId.LEARN_PYRAMID, keys=(pygame.K_PERIOD, pygame.K_h, pygame.K_h), wait=200),
    Shot("learn_pyramid_missed", SceneId.LEARN_PYRAMID, keys=PYRAMID_MISSED, wait=240),
    Shot("learn_fish_shown", SceneId.LEARN_FISH, wait=170),
    Shot("learn_fish", SceneId.LEARN_FISH, keys=(pygame.K_PERIOD, pygame.K_RETURN), wait=30),
    Shot("learn_fish_number", SceneId.LEARN_FISH, keys=FISH_NUMBER, wait=200),
    Shot("learn_fish_missed", SceneId.LEARN_FISH, keys=(*FISH_NUMBER, pygame.K_1, pygame.K_2), wait=240),
    Shot("learn_fish_asked", SceneId.LEARN_FISH, keys=(*FISH_NUMBER, *[pygame.K_h] * 2), wait=400),
    Shot("learn_deck", SceneId.LEARN_DECK),
    stone("learn_wrong", "make_it", (SKIP, pygame.K_1, pygame.K_RETURN), wait=240),
    Shot("learn_found", SceneId.LEARN_REFLECTION, activity="all_the_ways", wait=60),
    Shot("learn_garden", SceneId.LEARN_WHO, keys=GARDEN, wait=200, practised=True),
    stone("learn_back", "way_back", (SKIP, pygame.K_RETURN), wait=200),
    stone("learn_back_shown", "way_back", wait=150),
    stone("learn_more", "which_is_more", (SKIP,), wait=120),
    stone("learn_more_shown", "which_is_more", wait=120),
    stone("learn_difference", "which_is_more", (SKIP, pygame.K_1, pygame.K_2), wait=120),
    stone("learn_twenty", "up_to_twenty", wait=300),
    stone("learn_buy", "which_cards_buy", wait=300),
    stone("learn_fewest", "fewest_cards", wait=300),
    Shot("learn_end", SceneId.LEARN_END, variant="mini_scopa", wait=900),
    Shot("learn_end_counting", SceneId.LEARN_END, variant="mini_scopa", wait=60),
    Shot("learn_end_whole", SceneId.LEARN_END, variant="scopa_with_coach", wait=1500),
    Shot("learn_deal_garden", SceneId.LEARN_END, variant="mini_scopa", keys=(pygame.K_RETURN,), wait=200),
    stone("learn_pictures", "scopa_with_coach", (SKIP, *[pygame.K_PERIOD] * 8, pygame.K_F10), wait=60),
    Shot("learn_gate", SceneId.LEARN_GATE),
    Shot("adults_overview", SceneId.LEARN_ADULTS, practised=True),
    Shot("adults_sums", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,), practised=True),
    Shot("adults_families", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 2, practised=True),
    Shot("adults_weeks", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 3, practised=True),
    Shot("adults_values", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 4, practised=True),
    Shot("adults_class", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 5, practised=True),
    Shot("adults_plan", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 6, practised=True),
    Shot("adults_scenario", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 7, practised=True),
    Shot("adults_child", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 8, practised=True),
    Shot("adults_around", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 9, practised=True),
    Shot("adults_household", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 10, practised=True),
    Shot("adults_files", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 11, practised=True),
    Shot("adults_way_in", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 12, practised=True),
    Shot("learn_pin", SceneId.LEARN_GATE, practised=True, guarded=True),
    Shot("learn_locked", SceneId.LEARN_WHO, keys=(pygame.K_RETURN,), practised=True, guarded=True),
    Shot("adults_names", SceneId.LEARN_NAMES),
    Shot("adults_none", SceneId.LEARN_ADULTS),
    Shot("about", SceneId.ABOUT),
    Shot("licences", SceneId.LICENCES),
    Shot("manual", SceneId.MANUAL),
    Shot("dialog", SceneId.DIALOG),
    Shot("letters", SceneId.LETTERS),
    Shot("table", SceneId.TABLE, found=in_the_middle),
    Shot("dealing", SceneId.TABLE, players=4, found=None, wait=5),
    Shot("choosing", SceneId.TABLE, found=choice_of_captures, keys=(CARD_KEY,)),
    Shot("three", SceneId.TABLE, players=3, found=in_the_middle),
    Shot("four", SceneId.TABLE, players=4, found=in_the_middle),
    Shot("scientifico", SceneId.TABLE, "scopone_scientifico", 4, in_the_middle),
    Shot("stealing", SceneId.TABLE, "rubamazzetto", found=choice_of_captures, keys=(CARD_KEY,)),
    Shot("piles", SceneId.TABLE, "rubamazzetto", 4, in_the_middle),
    Shot("tracker", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_t,)),
    Shot("tracker_four", SceneId.TABLE, "scopone", 4, in_the_middle, keys=(pygame.K_t,)),
    Shot("standing", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_p,)),
    Shot("standing_three", SceneId.TABLE, "cirulla", 3, in_the_middle, keys=(pygame.K_p,)),
    Shot("reading", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_o,), assists=READING),
    Shot("reading_four", SceneId.TABLE, "scopone", 4, in_the_middle, keys=(pygame.K_o,), assists=READING),
    Shot("reading_six", SceneId.TABLE, "escoba", 6, in_the_middle, keys=(pygame.K_o,), assists=READING),
    Shot("reading_large", SceneId.TABLE, "cicera", 4, in_the_middle, keys=(pygame.K_o,), assists=READING),
    Shot("peek", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_c,), wait=5),
    Shot("hint_strong", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_h,) * 3, wait=10),
    Shot("hint", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_h,), wait=240),
    Shot("menu", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_ESCAPE,)),
    Shot("score_sheet", SceneId.TABLE, found=deal_won, keys=(pygame.K_RETURN,), wait=200),
    Shot("score_sheet_three", SceneId.TABLE, players=3, found=deal_over, keys=(pygame.K_RETURN,), wait=200),
    Shot("seal", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_w,)),
    Shot("seal_over", SceneId.TABLE, found=deal_over, keys=(pygame.K_RETURN, pygame.K_w), wait=200),
    Shot("cut", SceneId.CUT),
    Shot("seed", SceneId.SEED),
    Shot("deck", SceneId.DECK),
    Shot("help_fair", SceneId.HELP, keys=(pygame.K_PAGEUP,)),
    Shot("quiz", SceneId.READING_QUIZ, "scopone", 4, in_the_middle, keys=(pygame.K_RETURN,)),
    Shot("quiz_two", SceneId.READING_QUIZ, found=in_the_middle),
    Shot("recall", SceneId.RECALL, found=deal_over, keys=(pygame.K_RETURN,), wait=60),
    Shot("recall_answered", SceneId.RECALL, found=deal_over, keys=RECALLED, wait=60),
    Shot("story", SceneId.STORY, found=in_the_middle),
    Shot("match_over", SceneId.MATCH_OVER, found=last_card, wait=300),
    Shot("market_new", SceneId.MARKET_NEW),
    Shot("market", SceneId.MARKET, "mercato", 2, target=8),
    Shot("market_pay", SceneId.MARKET, "mercato", 3, target=9, keys=(pygame.K_1, pygame.K_2)),
    Shot("market_expert", SceneId.MARKET, "mercato_expert", 4, target=10),
    Shot("market_hint", SceneId.MARKET, "mercato_expert", 3, target=7, keys=(pygame.K_h,)),
    Shot("market_curtain", SceneId.MARKET, "mercato", 3, target=6, people=("Anna", "Luca")),
    Shot("market_menu", SceneId.MARKET, "mercato", 2, target=5, keys=(pygame.K_ESCAPE,)),
    Shot("market_over", SceneId.MARKET_OVER, "mercato", 2, wait=300),
    Shot("market_over_four", SceneId.MARKET_OVER, "mercato_expert", 4, wait=300),
    Shot("market_scores", SceneId.MARKET_SCORES, "mercato_expert", 4),
    Shot("market_replay", SceneId.MARKET_REPLAY, "mercato_expert", 4, keys=(pygame.K_PAGEDOWN,) * 14),
    Shot("market_matches", SceneId.MARKET_MATCHES, "mercato", wait=30),
    Shot("market_all_matches", SceneId.MATCHES, "mercato", wait=30, keys=(pygame.K_DOWN,)),
    Shot("market_statistics", SceneId.STATISTICS, "mercato", wait=30),
    Shot("market_rules", SceneId.MARKET_RULES),
    Shot("market_cards", SceneId.MARKET_CARDS),
    Shot("market_lesson", SceneId.MARKET_LESSON, wait=60),
    Shot("market_lesson_task", SceneId.MARKET_LESSON, keys=(pygame.K_PAGEDOWN,) * 5, wait=60),
)

"""The course of a match over time: animations advance, opponents play, and deals follow each other."""

from dataclasses import replace
from typing import Final

from settebello.i18n import t
from settebello.notation.purpose import Branch
from settebello.session import NextDeal, SealDeal, TakeHint, Waiting
from settebello.ui.kit import routes
from settebello.ui.kit.ports.offers import SameDeal
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.scene import Change, Push, Replace, Reset
from settebello.ui.table.model.score_model.results import AGAIN, LEAVE, TAKE_BACK, result_of, sheet_of
from settebello.ui.table.scene.table_controller import TableController

NO_MORE_DEALS: Final = t("This match can't continue: there are no more deals. Start a new match.")

STAYS: Final = Question(
    t(
        "In your first matches, a card that you pointed at lifted what it takes, and court cards showed "
        "their numbers. Keep this help?"
    ),
    yes=t("Keep the help"),
    no=t("Switch it off"),
    title=t("Help at the table"),
)


class MatchFlow:
    """Advances the match of a controller over time."""

    def __init__(self, controller: TableController) -> None:
        """Begin with the deal as it is now."""
        self._controller = controller
        self._board = controller.board
        self._policy = controller.policies.flow
        self._session = controller.session
        self._settings = controller.services.settings
        self._counting = False
        self._cutting = False
        self._asking = False
        session = controller.session
        self._recalled = len(session.record.deals) if session.match.score is not None else 0
        """The number of the deal about which the memory question was asked; a deal that was over before this
        table opened is not asked about again."""

    def update(self, now: float) -> Change | None:
        """Advance the animation; when nothing moves, ask the session what comes next."""
        controller, board = self._controller, self._board
        advancing = self._policy.may_advance(self._session.waiting_for)
        if board.playback.at(now):
            controller.rest()
        if not advancing:
            return None
        if board.stage.saying.at(now, still=not board.moving, language=controller.services.language()):
            board.touch()
        controller.now = now
        if board.nod.at(now, board.waits_for, board.touched):
            board.touch()
        # An open panel may lie over portraits.
        seen = () if board.helps.shown is not None else board.stage.players
        faces = board.blinks.at(now, seen), board.leans.at(now, board.leaner)
        if any((*faces, board.reactions.at(now, seen))):
            board.touch()
        if board.helps.looked(now):
            board.touch()
        if board.helps.poll_hint(now):
            self._note_hint()
        if board.hint_stroke.at(now, board.helps.helped.hinted):
            board.touch()
        if board.helps.poll_lead():
            self._note_lead()
        if board.helps.poll_reading(now):
            self._note_reading()
        decided = self._session.listen()
        controller.check_saved()
        if board.moving or board.overlays.menu is not None:
            return None
        return self._advance(decided=decided)

    def _advance(self, *, decided: bool) -> Change | None:
        """Go on with the match, now that nothing moves; `decided`: the opponent has chosen its move."""
        board, spectator = self._board, self._board.overlays.spectator
        match self._session.waiting_for:
            case Waiting.PERSON:
                return self._ask_about_help()
            case Waiting.OPPONENT:
                held = spectator is not None and spectator.waits
                if decided and not held and board.think_delay.over(board.playback):
                    self._controller.show(self._session.poll())
                if board.think_delay.see(board.playback, undecided=not decided, held=held):
                    board.touch()
                return None
            case Waiting.DEAL if self._session.deal_error is not None:
                # The player can still leave or take back.
                if board.notice is None:
                    board.notice = NO_MORE_DEALS
                    board.touch()
                return None
            case Waiting.DEAL if self._session.match.score is None:
                return self._deal_on()
            case Waiting.DEAL | Waiting.NOTHING:
                sheet = sheet_of(board.game, board.playback.here, board.sides)
                ended = self._policy.ended(sheet)
                if ended is not None:
                    return ended.change
                recall = self._recall()
                if recall is not None:
                    return recall
                self._counting = True
                on = spectator is not None and not spectator.paused
                sheet = replace(sheet, onward=on and self._settings.current.watch_on)
                return Push(routes.ScoreSheet(self._policy.score_sheet(sheet)))

    def resumed(self, result: object) -> Change | None:
        """Go on after the score sheet, the settings or the help."""
        self._board.playback.rest()
        if self._cutting:
            return self._cut(result)
        if self._asking:
            self._asking = False
            self._decide(stays=result is True)
        if not self._counting:
            # A changed setting may have changed what a click does.
            self._controller.look()
            return self._policy.resumed(result)
        self._counting = False
        answer = self._policy.counted()
        return self._counted(result) if answer is None else answer.change

    def _counted(self, result: object) -> Change | None:
        """Go on after the score sheet of a free match."""
        board = self._board
        if result == AGAIN:
            record = self._session.record
            return Reset(routes.RepeatDeal(SameDeal(record, len(record.deals) - 1)))
        if result == TAKE_BACK:
            return self._controller.take_back()
        record = self._session.record
        if record.one_deal_over:
            if isinstance(record.purpose, Branch):
                return Replace(routes.BranchOver(record))
            return Replace(routes.DailyDeal(record.ruleset.id, played=True))
        if self._session.waiting_for is Waiting.NOTHING:
            self._count_match()
            over = result_of(board.game, board.playback.here, board.sides, board.stage.company)
            return Replace(routes.MatchOver(over))
        if result == LEAVE:
            return Reset(routes.Title())
        return self._deal_on()

    def _recall(self) -> Change | None:
        """Ask the memory question about the deal once, if the player wants it and plays alone."""
        board, position = self._board, self._session.match.position
        person = board.game.person
        number = len(self._session.record.deals)
        if not board.assists.recall or person is None or position is None or self._recalled == number:
            return None
        self._recalled = number
        names = tuple(player.name for player in board.game.players)
        return Push(routes.RecallCards(position.view(person), names))

    @property
    def _concerned(self) -> bool:
        """Whether the helps for beginners can be asked about here: one person plays a free match."""
        return self._board.policies.assists is None and self._board.game.person is not None

    def _count_match(self) -> None:
        """Count one of a new player's first matches."""
        now = self._settings.current
        if self._concerned and now.assists.lifts and now.assists.takers is None:
            assists = replace(now.assists, matches=now.assists.matches + 1)
            self._settings.change(replace(now, assists=assists))

    def _ask_about_help(self) -> Change | None:
        """Ask a player once, after the first matches, whether the helps for beginners stay."""
        if self._asking or not self._concerned or not self._settings.current.assists.asks:
            return None
        self._asking = True
        return Push(routes.Dialog(STAYS))

    def _decide(self, *, stays: bool) -> None:
        now = self._settings.current
        self._settings.change(replace(now, assists=replace(now.assists, takers=stays, courts=stays)))

    def _deal_on(self) -> Change | None:
        """Deal the next deal, or have its deck cut first where a person wants that."""
        board = self._board
        people = len(board.perspectives.people)
        if self._settings.current.cut and people:
            self._session.submit(SealDeal())
            sealed = self._session.sealed
            if sealed is not None and sealed.cut is None:
                self._cutting = True
                return Push(routes.CutDeck(sealed, len(board.game.ruleset.deck.cards), people))
        self._deal(NextDeal())
        return None

    def _cut(self, result: object) -> Change | None:
        """Go on after the sheet for the cut."""
        self._cutting = False
        if result == LEAVE:
            return Reset(routes.Title())
        self._deal(result if isinstance(result, NextDeal) else NextDeal())
        return None

    def _deal(self, deal: NextDeal) -> None:
        """Deal the next deal; of several people each has to take up the hand again."""
        self._board.perspectives = self._board.perspectives.put_down()
        self._controller.show(self._session.submit(deal))

    def _note_lead(self) -> None:
        """Show the expected lead; the record notes one hint for all that are shown in a match."""
        if not self._session.record.hints:
            self._session.submit(TakeHint())
        self._board.touch()

    def _note_reading(self) -> None:
        """Show the other hands; the record notes one hint for all that is read of them in a match."""
        if self._board.helps.reads and not self._session.record.hints:
            self._session.submit(TakeHint())
        self._board.touch()

    def _note_hint(self) -> None:
        """Show a hint that has arrived; the record of the match notes that there was one."""
        if self._board.helps.hint_told:
            self._session.submit(TakeHint())
        self._board.touch()

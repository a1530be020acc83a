"""The stack of scenes."""

from settebello.ui.kit import routes
from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.archive_port import Shelf
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import BaseScene, Change, Pop, Push, Quit, Replace, Reset, SceneId
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.view.canvas import Canvas


class Recorder(BaseScene):
    """Writes down what happens to it and asks for what it is told to."""

    def __init__(self, route: Route, log: list[str]) -> None:
        super().__init__()
        self.route = route
        self.name = route.scene
        self.log = log
        self.answer: Change | None = None
        self.on_resumed: Change | None = None

    def handle(self, event: UiEvent) -> Change | None:
        self.log.append(f"{self.name} handles {event.action if isinstance(event, Press) else event}")
        return self.answer

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#000000")

    def update(self, now: float) -> Change | None:
        self.log.append(f"{self.name} at {now}")
        return None

    def resumed(self, result: object) -> Change | None:
        super().resumed(result)
        self.log.append(f"{self.name} resumed with {result}")
        return self.on_resumed

    def close(self) -> None:
        self.log.append(f"{self.name} closed")


QUESTION = routes.Dialog(Question("Really?"))


def stack_of(*opened: Route) -> tuple[SceneStack, list[str]]:
    log: list[str] = []
    stack = SceneStack(lambda route: Recorder(route, log))
    for route in opened:
        stack.apply(Push(route))
    return stack, log


def top(stack: SceneStack) -> Recorder:
    assert isinstance(stack.top, Recorder)
    return stack.top


def test_only_the_scene_on_top_gets_input_and_time() -> None:
    stack, log = stack_of(routes.Title(), routes.Settings())
    stack.handle(Press(Action.CONFIRM))
    stack.update(1.5)
    assert log == ["settings handles confirm", "settings at 1.5"]


def test_a_change_asked_for_is_carried_out() -> None:
    stack, _ = stack_of(routes.Title())
    top(stack).answer = Push(routes.Matches(Shelf.SAVED))
    stack.handle(Press(Action.HELP))
    assert stack.ids == (SceneId.TITLE, SceneId.MATCHES)
    assert top(stack).route == routes.Matches(Shelf.SAVED)


def test_a_plain_route_goes_back_to_the_open_scene_of_its_kind_whatever_that_was_given() -> None:
    saved = routes.Matches(Shelf.SAVED)
    stack, log = stack_of(routes.Title(), saved, routes.Help(), routes.About())
    stack.apply(Push(routes.Matches()))
    assert log == ["about closed", "help closed", "matches resumed with None"]
    assert stack.ids == (SceneId.TITLE, SceneId.MATCHES)
    assert top(stack).route == saved


def test_a_route_with_an_argument_opens_a_scene_of_its_own() -> None:
    stack, log = stack_of(routes.Title(), routes.Matches(), routes.Help())
    stack.apply(Push(routes.Matches(Shelf.SAVED)))
    assert log == []
    assert stack.ids == (SceneId.TITLE, SceneId.MATCHES, SceneId.HELP, SceneId.MATCHES)


def test_a_scene_that_goes_leaves_its_result_to_the_one_below() -> None:
    stack, log = stack_of(routes.Title(), QUESTION)
    stack.apply(Pop(result=True))
    assert log == ["dialog closed", "title resumed with True"]


def test_a_scene_may_answer_a_result_with_a_change() -> None:
    stack, _ = stack_of(routes.Title())
    top(stack).on_resumed = Replace(routes.ContinueMatch())
    stack.apply(Push(QUESTION))
    stack.apply(Pop(result=True))
    assert stack.ids == (SceneId.TABLE,)


def test_reset_closes_everything_from_the_top() -> None:
    stack, log = stack_of(routes.Title(), routes.NewGame())
    stack.apply(Reset(routes.ContinueMatch()))
    assert log == ["new_game closed", "title closed"]
    assert stack.ids == (SceneId.TABLE,)


def test_quit_and_the_last_pop_end_the_program() -> None:
    quitted, _ = stack_of(routes.Title(), routes.Help())
    quitted.apply(Quit())
    popped, _ = stack_of(routes.Title())
    popped.apply(Pop())
    assert quitted.ids == popped.ids == ()


def test_what_lies_below_a_translucent_scene_is_visible() -> None:
    stack, _ = stack_of(routes.ContinueMatch(), routes.Settings(), QUESTION)
    assert len(stack.visible()) == 1
    top(stack).translucent = True
    assert len(stack.visible()) == 2


def test_the_fingerprint_tells_when_to_draw() -> None:
    stack, _ = stack_of(routes.Title())
    before = stack.fingerprint()
    assert stack.fingerprint() == before
    top(stack).touch()
    touched = stack.fingerprint()
    assert touched != before
    stack.apply(Replace(routes.Title()))
    assert stack.fingerprint() != touched
    replaced = stack.fingerprint()
    stack.arrange(1600, 900)
    assert stack.fingerprint() != replaced


def test_a_new_scene_knows_the_size_of_the_canvas() -> None:
    stack, _ = stack_of(routes.Title())
    stack.arrange(1600, 900)
    stack.apply(Push(routes.Help()))
    assert (top(stack).width, top(stack).height) == (1600, 900)


class Late(BaseScene):
    """Has something to press at its lower end, but only after a second."""

    def __init__(self) -> None:
        super().__init__()
        self.offered = False

    @property
    def attention(self) -> Area | None:
        return Area(600, 660, 80, 40) if self.offered else None

    def update(self, now: float) -> Change | None:
        self.offered = now >= 1
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#000000")


def test_what_gets_the_focus_by_itself_is_brought_into_sight_once() -> None:
    stack = SceneStack(lambda _: Late())
    stack.apply(Push(routes.About()))
    stack.arrange(1280, 720)
    stack.enlarge(1.5)
    stack.update(0.5)
    assert stack.camera.seen.bottom < 700
    stack.update(1.5)
    assert stack.camera.seen.bottom >= 700
    stack.camera.move(0, -300)
    stack.update(2.0)
    assert stack.camera.seen.y == 0

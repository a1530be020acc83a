"""Sends requests to a session of JSON lines and reads its answers, for `engine` and `practise` alike."""

import json
from typing import Any

from settebello.protocol.line_session import LineSession

Answer = dict[str, Any]


class LineTalk:
    """Sends requests to a session, which is in `session`; its complaints must stay empty."""

    session: LineSession
    complaints: list[str]

    def line(self, line: bytes | str) -> Answer:
        """The answer to a line, whatever it is."""
        sent = line if isinstance(line, bytes) else line.encode()
        answer = self.session.answer_line(sent)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        read: Answer = json.loads(answer)
        assert not self.complaints, self.complaints
        return read

    def send(self, cmd: str, **arguments: object) -> Answer:
        """The answer to a request."""
        return self.line(json.dumps({"cmd": cmd, **arguments}))

    def ask(self, cmd: str, **arguments: object) -> Answer:
        """The answer to a request that must succeed."""
        answer = self.send(cmd, **arguments)
        assert answer.pop("ok") is True, answer
        return answer

"""Commands that need a damaged file of the program name it; that is no crash."""

import json
from pathlib import Path

import pytest

from settebello import cli, resources
from settebello.ai.search import networks
from tests.app.test_damage import assets_with

MATCH = ("lab", "match", "campione", "random", "--deals", "1", "--jobs")


def wrong_bias(content: bytes) -> bytes:
    return json.dumps({**json.loads(content), "bias": 10**9}).encode()


def test_weights_that_were_changed_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assets = assets_with(tmp_path, "networks/scopa-2.json", wrong_bias)
    monkeypatch.setattr(resources, "assets", lambda: assets)
    networks.policy_for.cache_clear()
    try:
        status = cli.run(["--data", str(tmp_path / "home"), *MATCH, "1"])
    finally:
        networks.policy_for.cache_clear()
    told = capsys.readouterr().err
    assert "networks/scopa-2.json: not a network: its numbers differ from its checksum" in told
    assert status == 1
    assert not (tmp_path / "home").exists()

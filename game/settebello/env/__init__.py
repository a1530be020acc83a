"""Every game as an environment of PettingZoo, for programs that learn: the optional extra `env`.

docs/api.md describes it.
"""

from importlib.util import find_spec

if find_spec("pettingzoo") is None:
    raise ImportError("settebello.env needs PettingZoo: pip install 'settebello[env]'")

from settebello.env.environment import ScopaEnv, env

__all__ = ["ScopaEnv", "env"]

"""The engine protocol: every command, the worked examples, and whatever somebody may send."""

"""The scenes: one screen each; none knows another, `app` puts them together."""

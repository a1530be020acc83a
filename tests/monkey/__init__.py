"""A robot that does anything anywhere: how it comes to every scene, what it does, and what must hold."""

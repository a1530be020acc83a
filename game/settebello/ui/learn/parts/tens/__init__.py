"""The parts of the screens of the games of ten."""

"""The parts of the title screen: the picture of the osteria, and the buttons of the main menu."""

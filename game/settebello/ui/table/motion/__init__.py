"""Motion as values: easing, timelines that know every card's pose at any time, and what is made of events."""

"""Parts of the learning mode's screens: pictures of sums, selectable cards, buttons, texts."""

"""How a sum is drawn: the five pictures, their colours, the strip, the worked example."""

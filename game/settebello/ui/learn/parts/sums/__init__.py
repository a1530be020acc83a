"""Drawing of sums: the five pictures, their colours, the strip, the worked example."""

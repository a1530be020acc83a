"""Drawing of sums: the six pictures, their colours, the strip, the worked example."""

"""Of how many seconds are made what people count time in."""

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0

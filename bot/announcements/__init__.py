"""What is told in a channel when a month or a day is over: the podium, and the board of the daily deal."""

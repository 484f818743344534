"""What is told in a channel when a month or a day is over.

``podium`` is the best people of a month, ``daily_board`` the board of the daily deal. ``announcer`` tells each of them
once.
"""

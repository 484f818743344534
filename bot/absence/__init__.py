"""When a person is not waited for or not rung: quiet hours (``quiet_hours``) and holidays (``holidays``).

``holidays`` asks both, with what people have chosen and what a server allows. ``calendar`` counts days.
"""

"""When a person is not waited for or not rung: quiet hours (``quiet_hours``) and holidays.

``service`` asks for both, with what people have chosen and what a server allows. ``calendar`` counts days.
"""

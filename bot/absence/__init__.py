"""Quiet hours, in which a person is not rung (``quiet_hours``), and holidays, in which clocks stand still.

``service`` asks for both, with what people have chosen and what a server allows. ``calendar`` counts days.
"""

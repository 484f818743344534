"""What a server has: the ``desk`` of those who manage it with its ``store`` and ``screens``, the welcome
(``arrival``), and ``presets``.
"""

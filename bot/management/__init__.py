"""What people who manage a server see and do there (``service``), who may sit down (``seating``), the welcome
(``arrival``).
"""

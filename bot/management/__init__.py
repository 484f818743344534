"""What people who manage a server see and may do there, who may sit down (``door``), and the welcome (``arrival``)."""

"""What people see besides text and buttons: the faces of the cards, drawn here, and their emojis."""

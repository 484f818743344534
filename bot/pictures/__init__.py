"""What people see that is neither text nor button: the faces of the cards, drawn here, and their emojis."""

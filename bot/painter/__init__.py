"""Decides what is sent to Discord, and when. How messages look is the business of the views."""

"""What a running program needs: logs, metrics, health, worker processes. ``run`` starts and stops the bot."""

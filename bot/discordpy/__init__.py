"""The connection to Discord: the client, what is sent, and who is a member or may see a channel."""

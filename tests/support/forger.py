"""Somebody who sends presses that no message of theirs has."""

from __future__ import annotations

from typing import Any

from simcord.backend import serializers

from tests.support.house import House

MISTAKE = "Something went wrong"


class Forger:
    """Sends presses of buttons that stand nowhere."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.silent: list[str] = []
        self.mistakes: list[str] = []

    async def send(self, who: Any, custom_id: str, given: list[str], channel: Any, message: Any) -> None:
        """A press (or a modal, for ``write``), as coming from this message."""
        env = self.house.env
        extra = {"message": dict(serializers.message_payload(env.backend, message))}
        if ":write:" in custom_id:
            field = {"type": 4, "custom_id": "x", "value": given[0] if given else ""}
            rows = [{"type": 18, "component": field}] if len(given) < 2 else []
            data, kind = {"custom_id": custom_id, "components": rows}, 5
        else:
            data, kind = {"custom_id": custom_id, "component_type": 3 if given else 2, "values": given}, 3
        answer = await who._dispatch_interaction(kind, channel, data, source_message_id=message.id, extra=extra)
        said = " ".join(self.house.said(one._message) for one in (answer.response, *answer.followups) if one)
        if not (answer.acknowledged or answer.deferred or answer.response or answer.modal):
            self.silent.append(f"{custom_id} {given}")
        if MISTAKE in said:
            self.mistakes.append(f"{custom_id} {given}")

    def done(self) -> None:
        """Everything was answered, and with a sentence."""
        assert not self.silent, self.silent
        assert not self.mistakes, self.mistakes

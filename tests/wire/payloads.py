"""What Discord's objects look like on the wire."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

ALL = str((1 << 53) - 1)
"""Every permission."""


def stamp() -> str:
    """The present time as Discord writes it."""
    return datetime.now(UTC).isoformat()


def user(number: int, name: str, *, bot: bool = False) -> Json:
    return {
        "id": str(number),
        "username": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(who: Json) -> Json:
    return {"user": who, "roles": [], "nick": None, "joined_at": stamp(), "deaf": False, "mute": False, "flags": 0}


def guild(number: int, name: str, channels: list[Json], threads: list[Json], me: Json) -> Json:
    role = {
        "id": str(number),
        "name": "@everyone",
        "permissions": ALL,
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    lists: Json = {
        name: [] for name in ("emojis", "stickers", "features", "voice_states", "presences", "stage_instances")
    }
    return lists | {
        "id": str(number),
        "name": name,
        "owner_id": "1",
        "roles": [role],
        "channels": channels,
        "threads": threads,
        "members": [member(me)],
        "member_count": 1,
        "large": False,
        "unavailable": False,
        "joined_at": stamp(),
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "afk_timeout": 300,
    }


def text_channel(number: int, guild_id: int, name: str) -> Json:
    return {
        "id": str(number),
        "type": 0,
        "guild_id": str(guild_id),
        "name": name,
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
    }


def direct(number: int, who: Json) -> Json:
    return {"id": str(number), "type": 1, "recipients": [who], "last_message_id": None}


def thread(number: int, parent: Json, name: str, owner: str) -> Json:
    return {
        "id": str(number),
        "type": 11,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner,
        "name": name,
        "message_count": 0,
        "member_count": 1,
        "rate_limit_per_user": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": stamp(),
            "locked": False,
            "create_timestamp": stamp(),
        },
    }


def message(number: int, channel: Json, author: Json, said: Json) -> Json:
    """A message as ``said``: the body of the request that made it."""
    made = {
        "id": str(number),
        "channel_id": channel["id"],
        "author": author,
        "content": said.get("content") or "",
        "components": numbered(said.get("components") or []),
        "flags": said.get("flags") or 0,
        "embeds": [],
        "attachments": attached(said),
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "timestamp": stamp(),
        "edited_timestamp": None,
        "tts": False,
        "pinned": False,
        "type": 0,
    }
    if "nonce" in said:
        made["nonce"] = said["nonce"]
    return made | ({"guild_id": channel["guild_id"]} if "guild_id" in channel else {})


def attached(said: Json) -> list[Json]:
    """The files of a message as Discord gives them back."""
    return [
        one | {"id": str(one["id"]), "url": f"https://cdn.small/{one['filename']}", "proxy_url": ""}
        for one in said.get("attachments") or []
    ]


def numbered(components: list[Json]) -> list[Json]:
    """Components as Discord gives them back: each with a number."""
    for at, part in enumerate(parts(components), 1):
        part.setdefault("id", at)
    return components


def parts(components: list[Json]) -> list[Json]:
    """Every component, also the ones within others."""
    found = []
    for part in components:
        found += [part, *parts(part.get("components", []))]
        found += [part["accessory"]] if "accessory" in part else []
    return found


def text(said: Json) -> str:
    """All the text of a message."""
    return "\n".join([said["content"], *(part["content"] for part in parts(said["components"]) if part["type"] == 10)])


def application(number: int, me: Json) -> Json:
    return {
        "id": str(number),
        "name": "maumau",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user(1, "owner"),
        "bot": me,
        "verify_key": "0",
        "flags": 0,
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
    }

"""The screens of what a person (``/me``) and a server (``/settings``) may have otherwise, from what is declared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.ui import ActionRow, Item, LayoutView, RoleSelect, TextDisplay

from bot import texts
from bot.preferences import DECLARED, Preference
from bot.prompts import select
from bot.renderers.parts import GREY, framed
from bot.router import Press
from bot.store.choices import Whose


def preferences_view(whose: Whose, chosen: Mapping[str, str], locale: str) -> LayoutView:
    """All preferences of a person or a server, each with its choices."""
    found: list[Item[Any] | None] = [TextDisplay(texts.text(locale, f"prefer-{whose}-title"))]
    for name, preference in DECLARED[whose].items():
        called, about = texts.text(locale, f"prefer-{whose}-{name}"), texts.text(locale, f"prefer-{whose}-{name}-about")
        options = [
            discord.SelectOption(
                label=choice_name(whose, preference, choice, locale)[:100],
                value=choice,
                default=choice == chosen[name],
            )
            for choice in preference.choices
        ]
        found.append(TextDisplay(f"**{called}**\n-# {about}"))
        press = Press("prefer", 0, argument=f"{whose}.{name}")
        found.append(_role_select(press, called, chosen[name]) if preference.role else select(press, called, options))
    return framed(GREY, found)


def _role_select(press: Press, called: str, chosen: str) -> ActionRow[LayoutView]:
    """A role of the server, or none."""
    usual = [discord.Object(int(chosen), type=discord.Role)] if chosen.isdigit() else []
    row: ActionRow[LayoutView] = ActionRow()
    row.add_item(RoleSelect(custom_id=press.id, placeholder=called[:150], min_values=0, default_values=usual))
    return row


def choice_name(whose: Whose, preference: Preference, choice: str, locale: str) -> str:
    """What a choice is called: a language by its own name, everything else in the reader's."""
    return preference.named.get(choice) or texts.text(locale, f"prefer-{whose}-{preference.name}-{choice}")

"""How everything looks. Views send nothing, and know no rules.

A view is only rendered. It is stopped at once, so that discord.py does not keep it. ``components`` makes buttons and
selects, and ``press`` is what one means: read it first. ``parts`` is what several messages have.

``lobby`` with its ``options``, ``table`` and ``result`` are what everybody sees; ``hand`` with ``prompts`` and
``hints``, ``new_rule``, ``own_act`` and ``own_result`` what one player sees. ``families`` is what differs between the
families of games. ``my_tables``, ``which_table`` and ``which_cards`` are screens for one person; ``pages`` cuts lists.
``game_names``, ``option_words`` and ``typed_choices`` are words and choices.
"""

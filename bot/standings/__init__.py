"""What people have won in a server, and how strong they are.

``results`` are the places and points of a match, ``rating`` the strength, ``accounts`` the sums of a person.
``result_store`` saves results, ``account_store`` adds them to the accounts, ``recount`` counts these anew, ``rulings``
are matches that were made void. ``feats`` and ``statistics`` tell what people are good at. ``views`` shows
leaderboards, ``statistics_views`` one person.
"""

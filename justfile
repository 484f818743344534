# What is done often. `uv sync --group dev` comes first, once.

# List the recipes.
default:
    @just --list

# Everything, as the gate does.
check:
    .ci/run

# All tests in seven minutes, or those that are named.
test *what:
    uv run --group dev pytest {{ what }}

# What these leave to the gate.
rest *what:
    uv run --group dev pytest -m gate {{ what }}

# The tests that take no Discord.
quick:
    uv run --group dev pytest -m "not gate and not discord"

# Form, lint, types, and the imports between layers.
types:
    uv run --group dev ruff format .
    uv run --group dev ruff check --fix .
    uv run --group dev mypy
    uv run --group dev lint-imports

# Play in the browser.
preview:
    uv run maumau preview

# The documentation as a site, which follows what is written.
site:
    uv run --group docs mkdocs serve

# Test the texts of all languages.
texts:
    uv run --group dev pytest tests/words tests/discord/test_sizes.py

# Write all that is made from the program, but for pictures: pages of docs/, the dashboard, and what the rules' tests count.
generate:
    uv run --group dev python -m tests.support.rules_index
    uv run --group dev python -m tests.support.house_rules
    uv run --group dev python -m tests.support.own_game
    uv run --group dev python -m tests.support.dashboard
    uv run --group dev python -m tests.rules.test_counts
    uv run --group dev python -m tests.rules.test_courses
    uv run --group dev python -m tests.rules.test_saves

# Make all pictures of docs/, or those that are named.
pictures *what:
    uv run --group dev --with playwright python -m tests.support.pictures {{ what }}

# Take the newest versions of all packages, or of those that are named, and write the lists of them.
renew *packages:
    uv run --group dev python -m tests.support.pinning {{ packages }}

# Wheel and source archive in dist/; docs/releasing.md says the rest.
release:
    uv build

"""The alarms and the dashboard that an operator loads: they can be read, and what they ask for is measured."""

from __future__ import annotations

import re
from typing import Any

import promql_parser
import pytest
import yaml

from bot.process.run import watch
from tests.support import dashboard
from tests.support.house import House
from tests.support.paths import ROOT

RULES: list[dict[str, Any]] = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
OF_OTHERS = {"up", "process_resident_memory_bytes", "process_cpu_seconds_total"}
"""What Prometheus itself says, and what its library measures of any process."""
SEVERITIES = {"critical", "warning", "info"}


def asked(expression: str) -> set[str]:
    """The metrics that an expression asks for. Raises ``ValueError`` if Prometheus could not read it."""
    promql_parser.parse(expression)
    bare = re.sub(r'"[^"]*"|\{[^}]*\}|\[[^]]*\]', "", expression)
    return set(re.findall(r"\b(?:maumau_|process_|up\b)\w*", bare))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alarm_can_be_read_and_says_what_to_do(rule: dict[str, Any]) -> None:
    assert asked(rule["expr"])
    assert set(rule) - {"for"} == {"alert", "expr", "labels", "annotations"}
    assert rule["labels"]["severity"] in SEVERITIES
    assert 20 < len(rule["annotations"]["summary"]) <= 100


def test_what_prometheus_could_not_read_is_found() -> None:
    with pytest.raises(ValueError, match=r"."):
        asked("rate(maumau_answers_lost_total[5m) > 1")


def test_each_alarm_stands_in_the_runbook_and_no_other() -> None:
    page = (ROOT / "docs" / "running-reference.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(Maumau\w+)` \|", page, re.MULTILINE)) == {rule["alert"] for rule in RULES}


async def test_whatever_is_asked_for_is_measured(house: House) -> None:
    watch(house.bot)
    found = [*house.bot.metrics.registry.collect()]
    measured = {family.name for family in found} | {sample.name for family in found for sample in family.samples}
    names = set().union(*(asked(one) for one in (*dashboard.expressions(), *(rule["expr"] for rule in RULES))))
    told = (ROOT / "docs" / "running-reference.md").read_text("utf-8").partition("## Metrics and health")[2]
    names |= set(re.findall(r"maumau_[a-z_]+", told))
    assert {name for name in names - OF_OTHERS if not {name, re.sub("_(total|bucket)$", "", name)} & measured} == set()


def test_the_dashboard_is_as_it_is_written_down() -> None:
    assert dashboard.PAGE.read_text("utf-8") == dashboard.page(), "run `python -m tests.support.dashboard`"

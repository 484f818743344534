"""The dashboard for Grafana. ``python -m tests.support.dashboard`` writes ``deploy/dashboard.json`` anew."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from tests.support.paths import ROOT

PAGE = ROOT / "deploy" / "dashboard.json"
WIDTH, HEIGHT, ACROSS = 8, 7, 3
SOURCE = {"type": "prometheus", "uid": "${source}"}


class Panel(NamedTuple):
    """A graph: its title, its unit by Grafana's word, and expressions with what each is called."""

    title: str
    unit: str
    lines: tuple[tuple[str, str], ...]


PANELS = (
    Panel("Well", "bool", (("maumau_well", "{{what}}"), ("maumau_shard_up", "shard {{shard}}"))),
    Panel("Open tables", "short", (("maumau_tables_open", "tables"),)),
    Panel("Changes of tables a minute", "short", (("60 * rate(maumau_table_changes_total[5m])", "changes"),)),
    Panel(
        "Time to the first answer",
        "s",
        tuple(
            (f"histogram_quantile({part}, sum by (le) (rate(maumau_answer_seconds_bucket[5m])))", called)
            for part, called in ((0.5, "half of them"), (0.95, "95 of 100"), (0.99, "99 of 100"))
        ),
    ),
    Panel(
        "Answers lost, presses not begun, a minute",
        "short",
        (
            ("60 * rate(maumau_answers_lost_total[5m])", "lost"),
            ("60 * rate(maumau_presses_shed_total[5m])", "not begun: {{why}}"),
        ),
    ),
    Panel(
        "Requests to Discord a second",
        "reqps",
        (("sum by (status) (rate(maumau_discord_requests_total[5m]))", "{{status}}"),),
    ),
    Panel("Messages of tables that wait", "short", (("maumau_paintings_waiting", "tables"),)),
    Panel(
        "Work: how far behind",
        "s",
        (
            ("maumau_foreground_behind_seconds", "what people wait for"),
            ("maumau_background_behind_seconds", "what may wait"),
        ),
    ),
    Panel("Part of a core for what may wait", "percentunit", (("rate(maumau_background_seconds[15m])", "share"),)),
    Panel("Gateway: time of a heartbeat", "s", (("maumau_gateway_latency_seconds", "seconds"),)),
    Panel("Lines of the log an hour", "short", (("3600 * rate(maumau_log_lines_total[15m])", "{{level}}"),)),
    Panel(
        "Memory and database",
        "bytes",
        (("process_resident_memory_bytes", "memory"), ("maumau_database_bytes", "database")),
    ),
    Panel("Processor", "percentunit", (("rate(process_cpu_seconds_total[5m])", "of a core"),)),
    Panel("Servers", "short", (("maumau_servers", "servers"),)),
    Panel("Version", "short", (("maumau_build_info", "{{version}} {{commit}}, rules in {{rules}}"),)),
)


def expressions() -> list[str]:
    """All expressions of the dashboard."""
    return [expression for panel in PANELS for expression, _ in panel.lines]


def page() -> str:
    """The dashboard as Grafana imports it."""
    told: dict[str, Any] = {
        "title": "maumau",
        "uid": "maumau",
        "schemaVersion": 39,
        "refresh": "1m",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {
            "list": [{"name": "source", "type": "datasource", "query": "prometheus", "label": "Prometheus"}]
        },
        "panels": [_panel(number, one) for number, one in enumerate(PANELS)],
    }
    return json.dumps(told, indent=2) + "\n"


def _panel(number: int, panel: Panel) -> dict[str, Any]:
    down, across = divmod(number, ACROSS)
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": panel.title,
        "datasource": SOURCE,
        "gridPos": {"x": across * WIDTH, "y": down * HEIGHT, "w": WIDTH, "h": HEIGHT},
        "fieldConfig": {"defaults": {"unit": panel.unit, "min": 0}, "overrides": []},
        "targets": [
            {"refId": chr(ord("A") + place), "expr": expression, "legendFormat": called, "datasource": SOURCE}
            for place, (expression, called) in enumerate(panel.lines)
        ],
    }


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

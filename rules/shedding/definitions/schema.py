"""The JSON schema of definitions, written from the declarations: editors complete and check a file by it."""

from __future__ import annotations

from inspect import getdoc

from rules.records import Json
from rules.shedding.definitions.book import COMMON
from rules.shedding.definitions.definition import FORMAT
from rules.shedding.definitions.reading import (
    ABOUT_LENGTH_LIMIT,
    EFFECTS_LIMIT,
    ENTRIES_LIMIT,
    OPTIONS_LIMIT,
    ROW_LIMIT,
    SEATS,
    TITLE_LENGTH_LIMIT,
    WORDS_LIMIT,
)
from rules.shedding.definitions.sections import SECTIONS
from rules.shedding.parts import MOMENTS, Parameter, effects, features

BY_OPTION: dict[str, Json] = {
    "type": "object",
    "required": ["option"],
    "properties": {"option": {"type": "string"}},
    "description": "the value of an option; or, by each of its values, what holds then",
}


def schema(*, shipped: bool = False) -> dict[str, Json]:
    """The schema, as plain data; ``shipped``: of the project's definitions, which may name every part."""
    seats: dict[str, Json] = {
        "type": "array",
        "items": {"type": "integer", "minimum": 1 if shipped else 2, "maximum": 12},
        "minItems": 2,
        "maxItems": 2,
    }
    rule: Json = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
    sentence: dict[str, Json] = {"type": "string", "maxLength": ABOUT_LENGTH_LIMIT}
    sections: dict[str, Json] = {section.name: _table(section.parameters) for section in SECTIONS}
    top: dict[str, Json] = {
        "format": {"type": "integer", "minimum": 1, "maximum": FORMAT},
        "name": {"type": "string", "minLength": 1, "maxLength": TITLE_LENGTH_LIMIT},
        "about": sentence,
        "source": sentence,
        "version": {"type": "integer", "minimum": 1},
        "players": seats,
        "best": seats,
        "rules": {"type": "object", "properties": dict.fromkeys(COMMON, rule), "additionalProperties": rule},
        "options": {
            "type": "object",
            "additionalProperties": _option(),
            **({} if shipped else {"maxProperties": OPTIONS_LIMIT}),
        },
        "conflicts": {"type": "array", "maxItems": OPTIONS_LIMIT, "items": _conflict()},
        "parts": {
            "type": "object",
            "additionalProperties": False,
            "properties": {word: _feature(kind.parameters) for word, kind in features(shipped=shipped).items()},
        },
        "cards": {"type": "array", "maxItems": ENTRIES_LIMIT, "items": _entry(shipped=shipped)},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A game of the Mau-Mau family",
        "type": "object",
        "required": ["name"],
        "additionalProperties": False,
        "properties": {**top, **sections},
    }


def _option() -> Json:
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "rule": {"type": "string"},
            "default": {"type": ["string", "integer"]},
            "words": {"type": "array", "items": {"type": "string"}, "maxItems": WORDS_LIMIT},
            "range": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
            "also": {"type": "object", "additionalProperties": {"type": "string"}},
        },
    }


def _conflict() -> Json:
    return {
        "type": "object",
        "additionalProperties": False,
        "required": ["when"],
        "properties": {"rule": {"type": "string"}, "refused": {"type": "boolean"}, "when": {"type": "object"}},
    }


def _feature(parameters: tuple[Parameter, ...]) -> Json:
    table = {one.name: _value(one) for one in parameters}
    said: Json = {"type": "object", "additionalProperties": False, "properties": {**table, "when": {"type": "object"}}}
    return {"anyOf": [{"const": True}, said]}


def _entry(*, shipped: bool) -> Json:
    known: dict[str, Json] = {
        "which": {"type": ["string", "integer"]},
        "at": {"enum": [*MOMENTS]},
        "row": {"type": "integer", "minimum": 0, "maximum": ROW_LIMIT},
        "when": {"type": "object"},
    }
    for word, kind in sorted(effects(shipped=shipped).items()):
        short: list[Json] = [{"const": True}, _table(kind.parameters)]
        if kind.parameters:
            short.append(_value(kind.parameters[0]))
        known[word] = {"anyOf": short, "description": (getdoc(kind) or "").split("\n")[0]}
    return {
        "type": "object",
        "required": ["which"],
        "additionalProperties": False,
        "maxProperties": EFFECTS_LIMIT + 4,
        "properties": known,
    }


def _table(parameters: tuple[Parameter, ...]) -> Json:
    needed: list[Json] = [one.name for one in parameters if one.default is None]
    return {
        "type": "object",
        "additionalProperties": False,
        "required": needed,
        "properties": {one.name: _value(one) for one in parameters},
    }


def _value(one: Parameter) -> Json:
    """A value of a parameter, or one by option."""
    plain: dict[str, Json]
    match one.kind:
        case "number":
            plain = {"type": "integer", "minimum": one.low, "maximum": one.high}
        case "switch":
            plain = {"type": "boolean"}
        case "word":
            plain = {"enum": [*one.words]}
        case "cards":
            name: Json = {"anyOf": [{"type": ["string", "integer"]}, BY_OPTION]}
            plain = {"anyOf": [{"type": ["string", "integer"]}, {"type": "array", "items": name}]}
        case "by_seats":
            number: Json = {"type": "integer", "minimum": one.low, "maximum": one.high}
            plain = {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(SEATS, number)}
        case "said":
            plain = {"type": "string", "maxLength": one.high}
        case _:
            plain = {
                "type": "object",
                "additionalProperties": {
                    "anyOf": [{"type": "integer", "minimum": one.low, "maximum": one.high}, BY_OPTION]
                },
            }
    return {"anyOf": [plain, BY_OPTION]}

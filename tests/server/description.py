"""docs/openapi.json, held against what the server really says. Knows as much of JSON Schema as the description uses."""
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENT = json.loads((ROOT / "docs/openapi.json").read_text())
SCHEMAS = DOCUMENT["components"]["schemas"]
SOCKET = DOCUMENT["paths"]["/api/socket"]["get"]
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
KNOWN = {"$ref", "anyOf", "oneOf", "const", "enum", "type", "properties", "required", "additionalProperties", "items", "pattern",
         "minimum", "maximum", "minItems", "maxItems", "description"}


def is_a(value, kind):
    if kind in ("integer", "number"):
        return not isinstance(value, bool) and isinstance(value, int if kind == "integer" else (int, float))
    return isinstance(value, TYPES[kind])


def complaint(value, schema, where="$"):
    """What is wrong with the value; nothing if it is as described."""
    if unknown := set(schema) - KNOWN:
        return f"{where}: the description says {unknown}"
    if "$ref" in schema:
        return complaint(value, SCHEMAS[schema["$ref"].rsplit("/", 1)[1]], where)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            found = [complaint(value, one, where) for one in schema[several]]
            fits = found.count(None)
            return None if fits == 1 or fits > 1 and several == "anyOf" else f"{where}: none of {found}"
    if "const" in schema and value != schema["const"] or "enum" in schema and value not in schema["enum"]:
        return f"{where}: {value!r}"
    kinds = schema.get("type", [])
    kinds = kinds if isinstance(kinds, list) else [kinds]
    if kinds and not any(is_a(value, kind) for kind in kinds):
        return f"{where}: {value!r} is not {kinds}"
    if "pattern" in schema and not re.search(schema["pattern"], value):
        return f"{where}: {value!r}"
    if is_a(value, "number") and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        return f"{where}: {value}"
    if isinstance(value, list):
        return next((wrong for at, item in enumerate(value) if (wrong := complaint(item, schema.get("items", {}), f"{where}[{at}]"))), None)
    return complaint_of_object(value, schema, where) if isinstance(value, dict) else None


def complaint_of_object(value, schema, where):
    properties, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    if missing := set(schema.get("required", [])) - set(value):
        return f"{where}: without {missing}"
    for name, item in value.items():
        of = properties.get(name, others)
        if of is False:
            return f"{where}: {name} is not described"
        if of is not True and (wrong := complaint(item, of, f"{where}.{name}")):
            return wrong
    return None


def check(value, schema):
    if wrong := complaint(value, schema):
        raise AssertionError(f"not as docs/openapi.json says: {wrong}")


def check_http(method, path, status, answer):
    path = path.split("?")[0]
    for template, methods in DOCUMENT["paths"].items():
        pattern = re.sub(r"\{\w+\}", "[^/]+", template)
        if re.fullmatch(pattern, path) and "{" not in path and (template != "/api/tables/{table}" or not path.endswith("/mine")):
            responses = methods[method.lower()]["responses"]
            response = responses.get(str(status)) or responses[f"{str(status)[0]}XX"]
            if "$ref" in response:
                response = DOCUMENT["components"]["responses"]["Refused"]
            return check(answer, response["content"]["application/json"]["schema"])
    raise AssertionError(f"{method} {path} is not described")


def check_answer(command, answer):
    check(answer, SOCKET["x-answers"][command] if answer["ok"] else SCHEMAS["Refusal"])


def check_push(push):
    check(push, SOCKET["x-pushes"])

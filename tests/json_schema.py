"""json_schema.py - the part of JSON Schema that docs/protocol.schema.json uses, checked."""
import re

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_type(value, name):
    if name in ("integer", "number"):
        return isinstance(value, (int, float) if name == "number" else int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def mismatch(value, schema, root, at="$"):
    """Empty if the value fits; else where it does not and why."""
    if "$ref" in schema:
        target = root
        for step in schema["$ref"].lstrip("#/").split("/"):
            target = target[step]
        return mismatch(value, target, root, at)
    if "oneOf" in schema:
        fits = [one for one in schema["oneOf"] if not mismatch(value, one, root, at)]
        return "" if len(fits) == 1 else f"{at}: fits {len(fits)} of {len(schema['oneOf'])}"
    if "const" in schema and value != schema["const"]:
        return f"{at}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{at}: {value!r} is none of {schema['enum']}"
    if "type" in schema:
        names = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        if not any(is_type(value, name) for name in names):
            return f"{at}: {value!r} is not of type {names}"
    if isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
        return f"{at}: {value!r} does not fit {schema['pattern']}"
    if isinstance(value, dict):
        for name in schema.get("required", []):
            if name not in value:
                return f"{at}: '{name}' is missing"
        known = schema.get("properties", {})
        for name, one in value.items():
            if name in known:
                wrong = mismatch(one, known[name], root, f"{at}.{name}")
                if wrong:
                    return wrong
            elif schema.get("additionalProperties", True) is False:
                return f"{at}: '{name}' is not expected"
    if isinstance(value, list) and "items" in schema:
        for i, one in enumerate(value):
            wrong = mismatch(one, schema["items"], root, f"{at}[{i}]")
            if wrong:
                return wrong
    return ""

"""The OpenAPI description, generated from the endpoints and their types."""

from collections.abc import Sequence
from types import UnionType
from typing import Any

import msgspec

from tamaya import __version__
from tamaya.web.api.endpoint import JSON, Endpoint
from tamaya.wire.http.http_bodies import RefusalBody

Page = dict[str, Any]

REFERENCE = "#/components/schemas/{name}"


def openapi(endpoints: Sequence[Endpoint], base_path: str = "") -> Page:
    """The description of these endpoints, which are reached under a base path."""
    named = {kind for each in endpoints for kind in (each.body, each.reply) if kind is not None}
    types: list[type | UnionType] = [RefusalBody, *sorted(named - {RefusalBody}, key=str)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    schema_of = dict(zip(types, schemas, strict=True))
    paths: dict[str, Page] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "tamaya", "version": __version__},
        "servers": [{"url": f"{base_path}/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "tamaya"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def operation(endpoint: Endpoint, schema_of: dict[type | UnionType, Page]) -> Page:
    """The description of one endpoint."""
    success: Page = {"description": endpoint.about}
    if endpoint.reply is not None:
        success["content"] = {JSON: {"schema": schema_of[endpoint.reply]}}
    elif endpoint.status != 204:
        success["content"] = {endpoint.content: {"schema": {}}}
    refusal = {"description": "Refused.", "content": {JSON: {"schema": schema_of[RefusalBody]}}}
    page: Page = {
        "summary": endpoint.about,
        "operationId": endpoint.handler.__name__,
        "responses": {str(int(endpoint.status)): success, "4XX": refusal, "5XX": refusal},
    }
    if endpoint.is_for_guests:
        page["security"] = [{"cookie": []}, {"token": []}]
    if endpoint.body is not None:
        page["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schema_of[endpoint.body]}},
        }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in path_names(endpoint.path)
    ] + [
        {"name": name, "in": "query", "schema": text_schema(words)}
        for name, words in endpoint.query
    ]
    if parameters:
        page["parameters"] = parameters
    return page


def text_schema(words: Sequence[str] | None) -> Page:
    """The schema of a parameter with these values, or with any."""
    return {"type": "string"} if words is None else {"enum": list(words)}


def path_names(path: str) -> list[str]:
    """The names of the parameters in a path."""
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]

"""Health, readiness and metrics, for those who run the server."""

from starlette.responses import Response

from tamaya.rules.shared_types import Refused
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.refusals import WebRefusal
from tamaya.wire.http.http_bodies import Health


async def health(context: RequestContext) -> Health:
    """Whether this process answers."""
    del context
    return Health(is_healthy=True)


async def ready(context: RequestContext) -> Health:
    """Whether the store answers too, so that a proxy can send visitors here."""
    try:
        await context.app_state.store.listed_tables((), 1)
    except Refused:
        raise Refused(WebRefusal.NOT_READY) from None
    return Health(is_healthy=True)


async def metrics(context: RequestContext) -> Response:
    """The metrics of this process, for Prometheus."""
    numbers = context.app_state.metrics
    numbers.audiences = len(context.app_state.audiences)
    return Response(numbers.text(), media_type="text/plain; version=0.0.4")

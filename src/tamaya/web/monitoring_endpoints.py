"""Health, readiness and metrics, for those who run the server."""

from starlette.responses import Response

from tamaya.rules.shared_types import Refused
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.descriptors import descriptor_limit
from tamaya.web.process_metrics import total_metrics
from tamaya.web.refusals import WebRefusal
from tamaya.wire.http.http_bodies import Health, Readiness


async def health(context: RequestContext) -> Health:
    """Whether this process answers."""
    del context
    return Health(is_healthy=True)


async def ready(context: RequestContext) -> Readiness:
    """Whether the server can take visitors: the store answers, and descriptors are left."""
    descriptors = context.app_state.descriptors
    if descriptors.is_nearly_exhausted():
        raise Refused(WebRefusal.NOT_READY)
    try:
        await context.app_state.store.listed_tables((), 1)
    except Refused:
        raise Refused(WebRefusal.NOT_READY) from None
    return Readiness(
        is_healthy=True,
        open_descriptors=descriptors.get(),
        descriptor_limit=descriptor_limit(),
    )


async def metrics(context: RequestContext) -> Response:
    """The metrics of all processes of this server, for Prometheus."""
    text = total_metrics(context.app_state).text()
    return Response(text, media_type="text/plain; version=0.0.4")

"""Health, readiness and metrics, for those who run the server."""

from starlette.responses import Response

from tamaya.rules.shared_types import Refused
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.descriptors import descriptor_limit
from tamaya.web.process_metrics import total_metrics
from tamaya.web.refusals import WebRefusal
from tamaya.web.server_problems import blocking_problems, other_problems
from tamaya.wire.http.http_bodies import Health, Readiness


async def health(context: RequestContext) -> Health:
    """Whether this process answers."""
    del context
    return Health(is_healthy=True)


async def ready(context: RequestContext) -> Readiness:
    """Whether the server can take visitors: it can write, and has descriptors left."""
    app_state = context.app_state
    blocking, others = await blocking_problems(app_state), other_problems(app_state)
    if blocking:
        raise Refused(WebRefusal.NOT_READY, problems=", ".join(blocking + others))
    return Readiness(
        is_healthy=True,
        problems=tuple(others),
        open_descriptors=app_state.descriptors.get(),
        descriptor_limit=descriptor_limit(),
    )


async def metrics(context: RequestContext) -> Response:
    """The metrics of all processes of this server, for Prometheus."""
    text = total_metrics(context.app_state).text()
    return Response(text, media_type="text/plain; version=0.0.4")

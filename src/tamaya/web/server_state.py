"""Whether the house is well, for those who look after it."""

from starlette.responses import Response

from tamaya.rules.game import Refused
from tamaya.web.api.endpoint import Visit
from tamaya.web.refusals import WebRefusal
from tamaya.wire.http.http_types import Health


async def health(visit: Visit) -> Health:
    """Whether this process answers at all."""
    del visit
    return Health(is_healthy=True)


async def ready(visit: Visit) -> Health:
    """Whether the store answers too, so that visitors can be sent here."""
    try:
        await visit.app_state.store.listed_tables((), 1)
    except Refused:
        raise Refused(WebRefusal.NOT_READY) from None
    return Health(is_healthy=True)


async def metrics(visit: Visit) -> Response:
    """What this process has counted, for Prometheus."""
    numbers = visit.app_state.metrics
    numbers.audiences = len(visit.app_state.audiences)
    return Response(numbers.text(), media_type="text/plain; version=0.0.4")

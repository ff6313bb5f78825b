"""The devices of a guest over HTTP: listing them and signing them out."""

from tamaya.rules.shared_types import Refused
from tamaya.table.ports import Device
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.refusals import WebRefusal
from tamaya.wire.http.http_bodies import MyDevice, MyDevices

MOST_LISTED = 100


async def my_devices(context: RequestContext) -> MyDevices:
    """The devices on which the guest is signed in, the last used first."""
    this = this_device(context).id
    devices = await context.app_state.store.devices_of(context.guest.id, MOST_LISTED)
    return MyDevices(tuple(MyDevice(*each, is_this_one=each.id == this) for each in devices))


async def sign_out_device(context: RequestContext) -> None:
    """Sign out a device of the guest: its secret is deleted, and its sockets are closed."""
    device = context.request.path_params["device"]
    if not await context.app_state.store.remove_device(context.guest.id, device):
        raise Refused(WebRefusal.NO_SUCH_DEVICE)
    await context.app_state.channel.publish_signed_out_guest(context.guest.id)
    if device == this_device(context).id:
        context.cookie = ""


async def sign_out_other_devices(context: RequestContext) -> None:
    """Sign out all devices of the guest but the one that asks."""
    this = this_device(context).id
    await context.app_state.store.remove_other_devices(context.guest.id, this)
    await context.app_state.channel.publish_signed_out_guest(context.guest.id)


def this_device(context: RequestContext) -> Device:
    """The device that sends this request."""
    assert context.device is not None
    return context.device

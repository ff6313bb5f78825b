"""Guests over HTTP: signing in, renaming, moving to another device, deleting."""

import secrets

from tamaya.rules.shared_types import Refused
from tamaya.table.events import GuestId
from tamaya.table.ports import Device, Guest
from tamaya.table.text_cleanup import clean_name
from tamaya.web.access.guest_secrets import code_hash, new_code, new_secret, secret_hash
from tamaya.web.access.request_identity import cookie_of, secret_of
from tamaya.web.access.user_agent import device_family
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.api.qr_code import qr_code
from tamaya.web.refusals import WebRefusal
from tamaya.wire.http.http_bodies import BotToken, Me, NewName, OneTimeCode, UseCode


async def create_guest(context: RequestContext) -> Me:
    """Become a guest; the cookie in the response is the only proof of identity."""
    body: NewName = context.body
    if context.visitor is not None:
        raise Refused(WebRefusal.ALREADY_A_GUEST)
    guest, context.cookie = await new_guest(context, body.name, is_bot=False)
    return Me(guest.name, guest.is_bot)


async def create_bot(context: RequestContext) -> BotToken:
    """Become a guest that is a program; send the token as `Authorization: Bearer`."""
    body: NewName = context.body
    guest, token = await new_guest(context, body.name, is_bot=True)
    return BotToken(guest.name, token)


async def get_me(context: RequestContext) -> Me:
    """The guest who sends this request; a browser's cookie is renewed."""
    cookie = cookie_of(context.request)
    if cookie == secret_of(context.request):
        context.cookie = cookie
    return Me(context.guest.name, context.guest.is_bot)


async def rename_me(context: RequestContext) -> Me:
    """Change the guest's name; seats taken before keep the old one."""
    body: NewName = context.body
    name = clean_name(body.name)
    await context.app_state.store.rename(context.guest.id, name)
    return Me(name, context.guest.is_bot)


async def delete_me(context: RequestContext) -> None:
    """Delete the guest with all secrets and codes, and close their sockets."""
    await context.app_state.store.forget(context.guest.id)
    await context.app_state.channel.publish_signed_out_guest(context.guest.id)
    context.cookie = ""


async def offer_code(context: RequestContext) -> OneTimeCode:
    """A one-time code to be the same guest on another device, typed or opened as a link."""
    await context.app_state.stored_limits.check_guests(context.address)
    code = new_code()
    expires_at = context.app_state.clock.now() + 1000 * context.app_state.settings.code_seconds
    await context.app_state.store.offer_code(context.guest.id, code_hash(code), expires_at)
    link = f"{context.request.base_url}move?code={code}"
    return OneTimeCode(code, link, qr_code(link).decode(), expires_at)


async def use_code(context: RequestContext) -> Me:
    """Become the guest who got this code on another device, instead of the one here before."""
    body: UseCode = context.body
    app_state = context.app_state
    await app_state.stored_limits.check_guests(context.address)
    guest = await app_state.store.take_code(code_hash(body.code), app_state.clock.now())
    if guest is None:
        raise Refused(WebRefusal.BAD_CODE)
    context.cookie = new_secret()
    await app_state.store.add_device(guest.id, secret_hash(context.cookie), new_device(context))
    return Me(guest.name, guest.is_bot)


async def new_guest(context: RequestContext, name: str, *, is_bot: bool) -> tuple[Guest, str]:
    """Create a guest, and the secret that only they know."""
    name = clean_name(name)
    await context.app_state.stored_limits.check_guests(context.address)
    guest = Guest(GuestId(secrets.token_hex(8)), name, is_bot, context.app_state.clock.now())
    secret = new_secret()
    await context.app_state.store.add(guest, secret_hash(secret), new_device(context))
    return guest, secret


def new_device(context: RequestContext) -> Device:
    """The device that sends this request, as its guest will recognise it."""
    family = device_family(context.request.headers.get("user-agent", ""))
    now = context.app_state.clock.now()
    return Device(secrets.token_hex(8), *family, created_at=now, used_at=now)

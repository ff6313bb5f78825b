"""Coming in, being called otherwise, moving to another device, and leaving for good."""

import secrets

from tamaya.rules.game import Refused
from tamaya.table.events import GuestId
from tamaya.table.ports import Guest
from tamaya.table.text_cleanup import clean_name
from tamaya.web.access.guest_secrets import code_hash, new_code, new_secret, secret_hash
from tamaya.web.access.limits import TokenBuckets
from tamaya.web.api.endpoint import Visit
from tamaya.web.api.table_link import picture
from tamaya.web.app_state import AppState
from tamaya.web.refusals import WebRefusal
from tamaya.wire.http.http_types import BotToken, Me, NewName, OneTimeCode, UseCode


async def create_guest(visit: Visit) -> Me:
    """Become a guest by a name; the cookie in the answer is the only proof of who it is."""
    body: NewName = visit.body
    if visit.visitor is not None:
        raise Refused(WebRefusal.ALREADY_A_GUEST)
    guest, visit.cookie = await new_guest(visit, body.name, is_bot=False)
    return Me(guest.name, guest.is_bot)


async def create_bot(visit: Visit) -> BotToken:
    """Become a guest that is a program; it shows its token as `Authorization: Bearer`."""
    body: NewName = visit.body
    guest, token = await new_guest(visit, body.name, is_bot=True)
    return BotToken(guest.name, token)


async def get_me(visit: Visit) -> Me:
    """Who the house takes the visitor for."""
    return Me(visit.guest.name, visit.guest.is_bot)


async def rename_me(visit: Visit) -> Me:
    """Be called otherwise from now on; a seat taken before keeps its name."""
    body: NewName = visit.body
    name = clean_name(body.name)
    await visit.app_state.store.rename(visit.guest.id, name)
    return Me(name, visit.guest.is_bot)


async def delete_me(visit: Visit) -> None:
    """Leave the house for good: its secrets and codes are deleted, and nobody can come back."""
    await visit.app_state.store.forget(visit.guest.id)
    await visit.app_state.channel.publish_forgotten_guest(visit.guest.id)
    visit.cookie = ""


async def offer_code(visit: Visit) -> OneTimeCode:
    """A one-time code, typed or followed as a link on another device."""
    check_limit(visit.app_state.limits.guests, visit.address)
    code = new_code()
    expires_at = visit.app_state.clock.now() + 1000 * visit.app_state.settings.code_seconds
    await visit.app_state.store.offer_code(visit.guest.id, code_hash(code), expires_at)
    link = f"{visit.request.base_url}move?code={code}"
    return OneTimeCode(code, link, picture(link).decode(), expires_at)


async def use_code(visit: Visit) -> Me:
    """Be the guest whose other device gave this code; whoever one was here before stays away."""
    body: UseCode = visit.body
    guest, visit.cookie = await sign_in_by_code(visit.app_state, visit.address, body.code)
    return Me(guest.name, guest.is_bot)


async def sign_in_by_code(app_state: AppState, address: str, code: str) -> tuple[Guest, str]:
    """The guest whom a code brings, and the secret of this device."""
    check_limit(app_state.limits.guests, address)
    guest = await app_state.store.take_code(code_hash(code), app_state.clock.now())
    if guest is None:
        raise Refused(WebRefusal.BAD_CODE)
    secret = new_secret()
    await app_state.store.add_secret(guest.id, secret_hash(secret))
    return guest, secret


async def new_guest(visit: Visit, name: str, *, is_bot: bool) -> tuple[Guest, str]:
    """Somebody new, and the secret that only they know."""
    name = clean_name(name)
    check_limit(visit.app_state.limits.guests, visit.address)
    guest = Guest(GuestId(secrets.token_hex(8)), name, is_bot, visit.app_state.clock.now())
    secret = new_secret()
    await visit.app_state.store.add(guest, secret_hash(secret))
    return guest, secret


def check_limit(buckets: TokenBuckets, address: str) -> None:
    """Refuse an address that has had enough for now."""
    if not buckets.take(address):
        raise Refused(WebRefusal.TOO_MANY_REQUESTS)

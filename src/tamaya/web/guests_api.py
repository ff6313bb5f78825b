"""Coming in, being called otherwise, moving to another device, and leaving for good."""

import secrets

from tamaya.rules.game import Refused
from tamaya.table.events import GuestId
from tamaya.table.ports import Guest
from tamaya.table.words import clean_name
from tamaya.web.endpoint import Visit
from tamaya.web.hall import Hall
from tamaya.web.limits import Buckets
from tamaya.web.refusals import WebRefusal
from tamaya.web.secrecy import code_hash, new_code, new_secret, secret_hash
from tamaya.web.table_link import picture
from tamaya.wire.http_types import BotToken, Me, NewName, OneTimeCode, UseCode


async def come_in(visit: Visit) -> Me:
    """Become a guest by a name; the cookie in the answer is the only proof of who it is."""
    asked: NewName = visit.body
    if visit.visitor is not None:
        raise Refused(WebRefusal.ALREADY_KNOWN)
    guest, visit.cookie = await newcomer(visit, asked.name, is_bot=False)
    return Me(guest.name, guest.is_bot)


async def bring_a_bot(visit: Visit) -> BotToken:
    """Become a guest that is a program; it shows its token as `Authorization: Bearer`."""
    asked: NewName = visit.body
    guest, token = await newcomer(visit, asked.name, is_bot=True)
    return BotToken(guest.name, token)


async def who_am_i(visit: Visit) -> Me:
    """Who the house takes the visitor for."""
    return Me(visit.guest.name, visit.guest.is_bot)


async def rename_me(visit: Visit) -> Me:
    """Be called otherwise from now on; a seat taken before keeps its name."""
    asked: NewName = visit.body
    name = clean_name(asked.name)
    await visit.hall.store.rename(visit.guest.id, name)
    return Me(name, visit.guest.is_bot)


async def forget_me(visit: Visit) -> None:
    """Leave the house for good: its secrets and codes are deleted, and nobody can come back."""
    await visit.hall.store.forget(visit.guest.id)
    await visit.hall.channel.publish_farewell(visit.guest.id)
    visit.cookie = ""


async def offer_code(visit: Visit) -> OneTimeCode:
    """A one-time code, typed or followed as a link on another device."""
    take(visit.hall.limits.guests, visit.address)
    code = new_code()
    expires_at = visit.hall.clock.now() + 1000 * visit.hall.settings.code_seconds
    await visit.hall.store.offer_code(visit.guest.id, code_hash(code), expires_at)
    link = f"{visit.request.base_url}move?code={code}"
    return OneTimeCode(code, link, picture(link).decode(), expires_at)


async def use_code(visit: Visit) -> Me:
    """Be the guest whose other device gave this code; whoever one was here before stays away."""
    asked: UseCode = visit.body
    guest, visit.cookie = await moved_here(visit.hall, visit.address, asked.code)
    return Me(guest.name, guest.is_bot)


async def moved_here(hall: Hall, address: str, code: str) -> tuple[Guest, str]:
    """The guest whom a code brings, and the secret of this device."""
    take(hall.limits.guests, address)
    guest = await hall.store.take_code(code_hash(code), hall.clock.now())
    if guest is None:
        raise Refused(WebRefusal.BAD_CODE)
    secret = new_secret()
    await hall.store.add_secret(guest.id, secret_hash(secret))
    return guest, secret


async def newcomer(visit: Visit, name: str, *, is_bot: bool) -> tuple[Guest, str]:
    """Somebody new, and the secret that only they know."""
    name = clean_name(name)
    take(visit.hall.limits.guests, visit.address)
    guest = Guest(GuestId(secrets.token_hex(8)), name, is_bot, visit.hall.clock.now())
    secret = new_secret()
    await visit.hall.store.add(guest, secret_hash(secret))
    return guest, secret


def take(buckets: Buckets, address: str) -> None:
    """Refuse an address that has had enough for now."""
    if not buckets.take(address):
        raise Refused(WebRefusal.VISITS_TOO_FAST)

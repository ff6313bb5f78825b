-- Where a guest is signed in. Secrets of before count as used now, so that none expires at once.
alter table guest_secret add column device_id text not null default '';
alter table guest_secret add column browser text not null default '';
alter table guest_secret add column system text not null default '';
alter table guest_secret add column created_at integer not null default 0;
alter table guest_secret add column used_at integer not null default 0;
update guest_secret set
    device_id = lower(hex(randomblob(8))),
    created_at = (select created_at from guest where guest.guest_id = guest_secret.guest_id),
    used_at = 1000 * cast(strftime('%s', 'now') as integer);
create unique index devices on guest_secret (guest_id, device_id);
create index unused_devices on guest_secret (used_at);
drop index secrets_of_a_guest;

alter table guest add column seen_at integer not null default 0;
update guest set seen_at = 1000 * cast(strftime('%s', 'now') as integer);
create index unseen_guests on guest (seen_at, guest_id);

create index old_tables on table_summary (updated_at, table_id)
    where phase in ('finished', 'expired');

-- Token buckets, by the hash of what they limit. One that is full again needs no row.
create table rate_limit (
    key_hash blob primary key,
    full_at integer not null
) without rowid;
create index full_rate_limits on rate_limit (full_at);

-- Addresses are stored as hashes with this salt.
create table address_salt (salt blob not null);
insert into address_salt values (randomblob(32));

-- The open tables of an address. A claim that is not kept ends by itself: its table was not opened.
create table table_claim (
    table_id text primary key,
    address_hash blob not null,
    ends_at integer -- null once it is kept
) without rowid;
create index claims_of_an_address on table_claim (address_hash);
create index ending_claims on table_claim (ends_at) where ends_at is not null;

create trigger a_claim_ends_with_its_game after update of phase on table_summary
when new.phase in ('finished', 'expired')
begin
    delete from table_claim where table_id = new.table_id;
end;

create trigger a_claim_goes_with_its_table after delete on table_summary
begin
    delete from table_claim where table_id = old.table_id;
end;

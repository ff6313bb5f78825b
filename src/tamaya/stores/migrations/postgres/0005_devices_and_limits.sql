-- Where a guest is signed in. Secrets of before count as used now, so that none expires at once.
alter table guest_secret
    add column device_id text not null default '',
    add column browser text not null default '',
    add column system text not null default '',
    add column created_at bigint not null default 0,
    add column used_at bigint not null default 0;
update guest_secret set
    device_id = left(replace(gen_random_uuid()::text, '-', ''), 16),
    created_at = guest.created_at,
    used_at = 1000 * extract(epoch from now())::bigint
    from guest where guest.guest_id = guest_secret.guest_id;
create unique index devices on guest_secret (guest_id, device_id);
create index unused_devices on guest_secret (used_at);
drop index secrets_of_a_guest;

alter table guest add column seen_at bigint not null default 0;
update guest set seen_at = 1000 * extract(epoch from now())::bigint;
create index unseen_guests on guest (seen_at, guest_id);

-- Every process closes the connections of a device that is signed out.
create function a_device_left() returns trigger language plpgsql as $$
begin
    perform pg_notify('tamaya_guest_left', old.guest_id);
    return null;
end
$$;
create trigger a_device_left after delete on guest_secret
    for each row execute function a_device_left();

create index old_tables on table_summary (updated_at, table_id)
    where phase in ('finished', 'expired');

-- Token buckets, by the hash of what they limit. One that is full again needs no row.
create table rate_limit (
    key_hash bytea primary key,
    full_at bigint not null
);
create index full_rate_limits on rate_limit (full_at);

-- Addresses are stored as hashes with this salt.
create table address_salt (salt bytea not null);
insert into address_salt
    values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- The open tables of an address. A claim that is not kept ends by itself: its table was not opened.
create table table_claim (
    table_id text primary key,
    address_hash bytea not null,
    ends_at bigint -- null once it is kept
);
create index claims_of_an_address on table_claim (address_hash);
create index ending_claims on table_claim (ends_at) where ends_at is not null;

create function claim_table(
    by_address bytea, new_table text, most integer, now_at bigint, until bigint
) returns boolean language plpgsql as $$
begin
    -- Several tables of one address are claimed one after the other.
    perform pg_advisory_xact_lock(
        hashtext('tamaya claims'), hashtext(encode(by_address, 'hex'))
    );
    if exists (select from table_claim where table_id = new_table and ends_at is null) then
        return true;
    end if;
    if (
        select count(*) from table_claim
        where address_hash = by_address and table_id <> new_table
            and (ends_at is null or ends_at > now_at)
    ) >= most then
        return false;
    end if;
    insert into table_claim values (new_table, by_address, until)
        on conflict (table_id) do update
        set address_hash = excluded.address_hash, ends_at = excluded.ends_at;
    return true;
end
$$;

create function a_claim_ends() returns trigger language plpgsql as $$
begin
    delete from table_claim where table_id = old.table_id;
    return null;
end
$$;
create trigger a_claim_ends_with_its_game after update of phase on table_summary
    for each row when (new.phase in ('finished', 'expired') and old.phase <> new.phase)
    execute function a_claim_ends();
create trigger a_claim_goes_with_its_table after delete on table_summary
    for each row execute function a_claim_ends();

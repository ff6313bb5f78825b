create table schema_version (version integer primary key);

-- What lists of tables need, renewed with every append.
create table table_summary (
    table_id text primary key,
    last_sequence bigint not null,
    phase text not null,
    is_listed boolean not null,
    updated_at bigint not null,
    deadline bigint,
    guests text[] not null,
    acting text
);
create index listed_tables on table_summary (phase, updated_at) where is_listed;
create index waiting_tables on table_summary (updated_at) where phase = 'waiting';
create index due_tables on table_summary (deadline) where deadline is not null;

create table seat_holder (
    guest_id text not null,
    table_id text not null references table_summary on delete cascade,
    primary key (guest_id, table_id)
);
create index holders_of_a_table on seat_holder (table_id);

create table table_event (
    table_id text not null references table_summary on delete cascade,
    sequence bigint not null,
    at bigint not null,
    command text not null,
    is_last boolean not null, -- of the events that its command led to
    body bytea not null,
    primary key (table_id, sequence) -- the database itself refuses the second writer
);
create unique index applied_commands on table_event (table_id, command)
    where is_last and command <> '';

create function an_event_follows_the_last() returns trigger language plpgsql as $$
begin
    if new.sequence <> 1 + coalesce(
        (select max(sequence) from table_event where table_id = new.table_id), 0
    ) then
        raise exception 'an event follows the last' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
end
$$;
create trigger an_event_follows_the_last before insert on table_event
    for each row execute function an_event_follows_the_last();

create function a_stored_event_is_never_changed() returns trigger language plpgsql as $$
begin
    raise exception 'a stored event is never changed' using errcode = 'restrict_violation';
end
$$;
create trigger a_stored_event_is_never_changed before update on table_event
    for each row execute function a_stored_event_is_never_changed();
create trigger stored_events_are_never_emptied before truncate on table_event
    for each statement execute function a_stored_event_is_never_changed();

create function an_event_goes_only_with_its_table() returns trigger language plpgsql as $$
begin
    if exists (select from table_summary where table_id = old.table_id) then
        raise exception 'an event goes only with its table' using errcode = 'restrict_violation';
    end if;
    return old;
end
$$;
create trigger an_event_goes_only_with_its_table before delete on table_event
    for each row execute function an_event_goes_only_with_its_table();

-- Whoever writes to a table or deletes it waits for the one who does so already. A row could not be
-- locked instead: a new table has none.
create function hold_table(held_table text) returns void language sql as $$
    select pg_advisory_xact_lock(hashtext('tamaya table'), hashtext(held_table));
$$;

-- One call is one transaction, told to every process if and only if it commits.
create function append_events(
    to_table text, expected bigint, new_at bigint, new_command text, bodies bytea[],
    new_phase text, new_is_listed boolean, new_updated_at bigint, new_deadline bigint,
    new_guests text[], new_acting text,
    out outcome text, out reached bigint
) language plpgsql as $$
declare
    known_guests text[];
begin
    perform hold_table(to_table);
    if new_command <> '' then
        select sequence into reached from table_event
            where table_id = to_table and command = new_command and is_last and command <> '';
        if found then
            outcome := 'already-applied';
            return;
        end if;
    end if;
    select last_sequence, guests into reached, known_guests from table_summary
        where table_id = to_table;
    reached := coalesce(reached, 0);
    if reached <> expected then
        outcome := 'stale';
        return;
    end if;
    reached := expected + cardinality(bodies);
    insert into table_summary values (
        to_table, reached, new_phase, new_is_listed, new_updated_at, new_deadline, new_guests,
        new_acting
    ) on conflict (table_id) do update set
        last_sequence = reached, phase = new_phase, is_listed = new_is_listed,
        updated_at = new_updated_at, deadline = new_deadline, guests = new_guests,
        acting = new_acting;
    insert into table_event
        select to_table, expected + place, new_at, new_command, place = cardinality(bodies), body
        from unnest(bodies) with ordinality as listed (body, place);
    if known_guests is distinct from new_guests then
        delete from seat_holder where table_id = to_table;
        insert into seat_holder select distinct guest_id, to_table from unnest(new_guests) guest_id;
    end if;
    perform pg_notify('tamaya_log_grew', reached || ' ' || to_table);
    outcome := 'appended';
end
$$;

create table guest (
    guest_id text primary key,
    name text not null,
    is_bot boolean not null,
    created_at bigint not null
);

create table guest_secret (
    secret_hash bytea primary key,
    guest_id text not null references guest on delete cascade
);
create index secrets_of_a_guest on guest_secret (guest_id);

create table guest_code (
    code_hash bytea primary key,
    guest_id text not null references guest on delete cascade,
    expires_at bigint not null
);
create index codes_of_a_guest on guest_code (guest_id);

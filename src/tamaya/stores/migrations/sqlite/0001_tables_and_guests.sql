create table schema_version (version integer primary key);

-- What lists of tables need, renewed with every append.
create table table_summary (
    table_id text primary key,
    last_sequence integer not null,
    phase text not null,
    is_listed integer not null,
    updated_at integer not null,
    deadline integer,
    guests text not null, -- a JSON list
    acting text
) without rowid;
create index listed_tables on table_summary (phase, updated_at) where is_listed;
create index waiting_tables on table_summary (updated_at) where phase = 'waiting';
create index due_tables on table_summary (deadline) where deadline is not null;

create table seat_holder (
    guest_id text not null,
    table_id text not null references table_summary on delete cascade,
    primary key (guest_id, table_id)
) without rowid;
create index holders_of_a_table on seat_holder (table_id);

create table table_event (
    table_id text not null references table_summary on delete cascade,
    sequence integer not null,
    at integer not null,
    command text not null,
    is_last integer not null, -- of the events that its command led to
    body blob not null,
    primary key (table_id, sequence) -- the database itself refuses the second writer
) without rowid;
create unique index applied_commands on table_event (table_id, command)
    where is_last and command <> '';

create trigger an_event_follows_the_last before insert on table_event
when new.sequence <> 1 + coalesce(
    (select max(sequence) from table_event where table_id = new.table_id), 0
)
begin
    select raise(abort, 'an event follows the last');
end;

create trigger a_stored_event_is_never_changed before update on table_event
begin
    select raise(abort, 'a stored event is never changed');
end;

create trigger an_event_goes_only_with_its_table before delete on table_event
when exists (select 1 from table_summary where table_id = old.table_id)
begin
    select raise(abort, 'an event goes only with its table');
end;

create table guest (
    guest_id text primary key,
    name text not null,
    is_bot integer not null,
    created_at integer not null
) without rowid;

create table guest_secret (
    secret_hash blob primary key,
    guest_id text not null references guest on delete cascade
) without rowid;
create index secrets_of_a_guest on guest_secret (guest_id);

create table guest_code (
    code_hash blob primary key,
    guest_id text not null references guest on delete cascade,
    expires_at integer not null
) without rowid;
create index codes_of_a_guest on guest_code (guest_id);

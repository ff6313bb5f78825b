-- Who opened a table: nobody may have too many that are not over. It stands in the first event.
alter table table_summary add column opener text not null default '';
update table_summary set opener = coalesce(convert_from(body, 'UTF8')::json ->> 'host', '')
    from table_event
    where table_event.table_id = table_summary.table_id and sequence = 1;
create index open_tables on table_summary (opener) where phase in ('waiting', 'playing');

drop function append_events(
    text, bigint, bigint, text, bytea[], text, boolean, bigint, bigint, text[], text
);

-- One call is one transaction, told to every process if and only if it commits.
create function append_events(
    to_table text, expected bigint, new_at bigint, new_command text, bodies bytea[],
    new_phase text, new_is_listed boolean, new_updated_at bigint, new_deadline bigint,
    new_guests text[], new_acting text, new_opener text, most_open integer,
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
    if most_open is not null then
        -- Whoever opens several tables at once opens one after the other.
        perform pg_advisory_xact_lock(hashtext('tamaya opener'), hashtext(new_opener));
        if (
            select count(*) from table_summary
            where opener = new_opener and phase in ('waiting', 'playing')
        ) >= most_open then
            outcome := 'too-many-open';
            return;
        end if;
    end if;
    reached := expected + cardinality(bodies);
    insert into table_summary values (
        to_table, reached, new_phase, new_is_listed, new_updated_at, new_deadline, new_guests,
        new_acting, new_opener
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

-- Every process closes the door behind a guest that is forgotten.
create function a_guest_left() returns trigger language plpgsql as $$
begin
    perform pg_notify('tamaya_guest_left', old.guest_id);
    return null;
end
$$;
create trigger a_guest_left after delete on guest
    for each row execute function a_guest_left();

-- Server processes, and when each was last known to run.
create table server_process (
    process_id text primary key,
    beat_at bigint not null
);

-- Which people are connected to which open tables, through which process.
create table attendance (
    table_id text not null,
    guest_id text not null,
    process_id text not null,
    left_at bigint, -- null while they are connected
    primary key (table_id, guest_id, process_id)
);
create index attendance_of_a_guest on attendance (guest_id);
create index attendance_of_a_process on attendance (process_id);

create function attendance_of_a_table_ends() returns trigger language plpgsql as $$
begin
    delete from attendance where table_id = old.table_id;
    return null;
end
$$;
create trigger attendance_ends_with_its_game after update of phase on table_summary
    for each row when (new.phase in ('finished', 'expired') and old.phase <> new.phase)
    execute function attendance_of_a_table_ends();
create trigger attendance_goes_with_its_table after delete on table_summary
    for each row execute function attendance_of_a_table_ends();

create function attendance_of_a_guest_ends() returns trigger language plpgsql as $$
begin
    delete from attendance where guest_id = old.guest_id;
    return null;
end
$$;
create trigger attendance_goes_with_its_guest after delete on guest
    for each row execute function attendance_of_a_guest_ends();

-- Server processes, and when each was last known to run.
create table server_process (
    process_id text primary key,
    beat_at integer not null
) without rowid;

-- Which people are connected to which open tables, through which process.
create table attendance (
    table_id text not null,
    guest_id text not null,
    process_id text not null,
    left_at integer, -- null while they are connected
    primary key (table_id, guest_id, process_id)
) without rowid;
create index attendance_of_a_guest on attendance (guest_id);
create index attendance_of_a_process on attendance (process_id);

create trigger attendance_ends_with_its_game after update of phase on table_summary
when new.phase in ('finished', 'expired')
begin
    delete from attendance where table_id = new.table_id;
end;

create trigger attendance_goes_with_its_table after delete on table_summary
begin
    delete from attendance where table_id = old.table_id;
end;

create trigger attendance_goes_with_its_guest after delete on guest
begin
    delete from attendance where guest_id = old.guest_id;
end;

-- Who opened a table: nobody may have too many that are not over. It stands in the first event.
alter table table_summary add column opener text not null default '';
update table_summary set opener = coalesce((
    select json_extract(cast(body as text), '$.host') from table_event
    where table_event.table_id = table_summary.table_id and sequence = 1
), '');
create index open_tables on table_summary (opener) where phase in ('waiting', 'playing');

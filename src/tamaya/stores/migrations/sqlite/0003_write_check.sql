-- One row that is written again and again, to see whether the database can be written.
create table write_check (id integer primary key, body blob not null);

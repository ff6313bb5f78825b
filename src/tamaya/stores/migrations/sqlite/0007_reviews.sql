-- Reviews of games, each under the hash of its record; the oldest give way to new ones.
create table review (
    review_key blob primary key,
    made_at integer not null,
    body blob not null
) without rowid;
create index review_by_age on review (made_at);

-- Reviews of games, each under the hash of its record; the oldest give way to new ones.
create table review (
    review_key bytea primary key,
    made_at bigint not null,
    body bytea not null
);
create index review_by_age on review (made_at);

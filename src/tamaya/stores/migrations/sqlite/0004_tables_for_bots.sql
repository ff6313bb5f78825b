-- Running tables at which a bot is to act, or will move when the time is up: looking for them does
-- not read the tables that are over or wait for people only.
create index tables_for_bots on table_summary (updated_at, table_id)
    where phase = 'playing' and (substr(acting, 1, 4) = 'bot-' or deadline is not null);

-- Notifies waiting workers of new work.
create or replace function outbox_wakes() returns trigger language plpgsql
  as $$ begin perform pg_notify('outbox', ''); return null; end $$;

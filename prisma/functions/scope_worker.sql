-- True for queries of the background work.
create or replace function scope_worker() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.worker', true) = 'on', false) $$;

-- True in a background worker.
create or replace function scope_worker() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.worker', true) = 'on', false) $$;

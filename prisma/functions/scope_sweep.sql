-- True for background queries that read across companies, such as the sweep.
create or replace function scope_sweep() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.sweep', true) = 'on', false) $$;

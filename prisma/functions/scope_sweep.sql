-- True during the sweep, which looks across companies for work that was never written.
create or replace function scope_sweep() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.sweep', true) = 'on', false) $$;

-- True while an operator's action runs.
create or replace function scope_operator() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.operator', true) = 'on', false) $$;

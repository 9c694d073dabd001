-- Returns the unguessable id that a public or background path got; policies allow access to that one row.
create or replace function scope_asked() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.asked', true), '') $$;

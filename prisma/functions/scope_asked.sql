-- The unguessable id given to a public or background path; policies allow it that one row.
create or replace function scope_asked() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.asked', true), '') $$;

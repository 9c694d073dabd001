-- Returns the id, which cannot be guessed, that a public or background query was given. Policies allow access only to
-- the row with that id.
create or replace function scope_asked() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.asked', true), '') $$;

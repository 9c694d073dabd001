-- Returns the id that a public or background query was given. The id cannot be guessed, and policies allow access only
-- to the row with that id.
create or replace function scope_asked() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.asked', true), '') $$;

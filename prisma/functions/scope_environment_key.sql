-- Returns the environment as a value of the enum. Policies call this function in a sub-select, so that a search
-- evaluates it once instead of for each row.
create or replace function scope_environment_key() returns environment language sql stable parallel safe
  as $$ select nullif(current_setting('app.environment', true), '')::environment $$;

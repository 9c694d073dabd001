-- Returns the environment that row-level security admits; null outside a scope.
create or replace function scope_environment() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.environment', true), '') $$;

-- Returns the company that row-level security admits; null outside a scope.
create or replace function scope_company() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '') $$;

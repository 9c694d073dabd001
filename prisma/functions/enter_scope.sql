-- Sets the company and environment for row-level security until the transaction ends.
create or replace function enter_scope(company text, env text) returns void language plpgsql as $$
begin
  perform set_config('app.company_id', company, true), set_config('app.environment', env, true);
end $$;

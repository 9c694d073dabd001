-- Returns the requests that are not erased in this database and whose ids have one of the SHA-256 `digests`.
create or replace function find_unerased(digests text[])
  returns table (id text, company_id text, environment environment, digest text) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select f.id, f.company_id, f.environment, f.digest from (
      select r.id, r.company_id, r.environment, encode(sha256(convert_to(r.id, 'UTF8')), 'hex') as digest from request r
        where r.status not in ('withdrawn', 'purged')) f
      where f.digest = any(digests);
end $$;

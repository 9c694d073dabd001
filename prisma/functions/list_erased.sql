-- Lists erased requests in order of erasure: only ids, times and fixed words. The list is stored outside the
-- database, because a restored backup does not contain the erasures made after it.
create or replace function list_erased(since timestamptz, after_id text, most int)
  returns table (id text, status text, withdrawn_by text, at timestamptz) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select r.id, r.status::text, r.withdrawn_by, coalesce(r.withdrawn_at, r.purged_at) as at from request r
      where r.status in ('withdrawn', 'purged')
        and (coalesce(r.withdrawn_at, r.purged_at), r.id) > (since, after_id)
      order by 4, 1 limit most;
end $$;

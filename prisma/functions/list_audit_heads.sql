-- Lists the head of every company's audit log: the number, hash and signature of the last entry. The list is stored
-- outside the database.
create or replace function list_audit_heads(after text, most int)
  returns table (company_id text, seq int, hash text, signature text) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select h.company_id, h.seq, h.hash, h.signature from audit_head h
    where h.company_id > after order by h.company_id limit most;
end $$;

-- The last hash of each company's audit log is signed with a key outside the database. A log whose last entries were
-- removed, and whose head was moved back, then fails verification. Heads from before this migration are signed by the
-- operator after a check.
ALTER TABLE "audit_head" ADD COLUMN "signature" TEXT;

-- Now also signs the new head if the previous signature is valid, so that a forged head is never signed.
create function write_requests(company text, env environment, prev_hash text, requests json, entries json,
    signed_before text, signed_after text)
  returns table (head_seq int, head_hash text, request json) language plpgsql as $$
begin
  return query
    select w.head_seq, w.head_hash, w.request from write_requests(company, env, prev_hash, requests, entries) w;
  update audit_head h set signature = signed_after
    where h.company_id = company and h.hash = entries->-1->>'hash' and h.signature = signed_before;
end $$;

-- Lists the head of every audit log, for the copy outside the database.
create policy sweep on audit_head for select using (scope_sweep());
create function list_audit_heads(after text, most int)
  returns table (company_id text, seq int, hash text, signature text) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select h.company_id, h.seq, h.hash, h.signature from audit_head h
    where h.company_id > after order by h.company_id limit most;
end $$;

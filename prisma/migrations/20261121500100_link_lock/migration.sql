-- When an unanswered link locks: immediately if a member locks it, otherwise `link_days` after it was created or
-- unlocked.
ALTER TABLE "company_settings" ADD COLUMN "link_days" INTEGER CHECK ("link_days" BETWEEN 1 AND 365);
ALTER TABLE "request" ADD COLUMN "link_locks_at" TIMESTAMPTZ(3);

-- Now also sets `link_locks_at` from the company's setting; null if links never lock.
create or replace function write_requests(company text, env environment, prev_hash text, requests json, entries json)
  returns table (head_seq int, head_hash text, request json) language plpgsql as $$
declare
  head record;
begin
  perform enter_scope(company, env::text);
  select h.seq, h.hash into head from audit_head h where h.company_id = company for update;
  if not found then raise exception 'the company has no audit head'; end if;
  if head.hash <> prev_hash then
    return query select head.seq::int, head.hash::text, null::json;
    return;
  end if;
  insert into audit_entry
    (id, company_id, environment, seq, request_id, action, actor_kind, actor_id, detail, at, prev_hash, hash)
    select e.id, company, env, e.seq, e.request_id, e.action, e.actor_kind, e.actor_id, e.detail, e.at, e.prev_hash, e.hash
    from json_populate_recordset(null::audit_entry, entries) e;
  select e.seq, e.hash into head from json_populate_recordset(null::audit_entry, entries) e order by e.seq desc limit 1;
  update audit_head h set seq = head.seq, hash = head.hash where h.company_id = company;
  return query
    with made as (
      insert into request
        (id, company_id, environment, report_type, consent_type, client_name, client_ref, period_label,
         redirect_uri, cancel_uri, contact_sealed, data_key_wrapped, created_at, link_locks_at)
        select n.id, company, env, n.report_type,
          coalesce(n.consent_type, (select s.consent_type from company_settings s where s.company_id = company)),
          n.client_name, n.client_ref, n.period_label, n.redirect_uri, n.cancel_uri,
          n.contact_sealed, n.data_key_wrapped, n.created_at,
          n.created_at + make_interval(days => (select s.link_days from company_settings s where s.company_id = company))
        from json_populate_recordset(null::request, requests) n
      returning *)
    select head.seq::int, head.hash::text, row_to_json(made) from made;
end $$;

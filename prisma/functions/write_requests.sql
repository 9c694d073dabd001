-- Inserts new requests and their audit entries if the company's audit chain still ends in `prev_hash`, which is
-- included in the entries' hashes. Otherwise writes nothing and returns the current head: the number and hash of the
-- last entry. Locks the head only for this statement. Signs the new head only if the old head's signature is valid, so
-- that a forged head never gets a valid signature.
create or replace function write_requests(company text, env environment, prev_hash text, requests json, entries json,
    signed_before text, signed_after text)
  returns table (head_seq int, head_hash text, request json) language plpgsql as $$
declare
  head record;
  new_rows jsonb;
  columns text;
begin
  perform enter_scope(company, env::text);
  select e.seq, e.hash into head from json_populate_record(null::audit_entry, entries -> -1) e;
  update audit_head h set seq = head.seq, hash = head.hash,
      signature = case when h.signature = signed_before then signed_after else h.signature end
    where h.company_id = company and h.hash = prev_hash;
  if not found then
    return query select h.seq::int, h.hash::text, null::json from audit_head h where h.company_id = company;
    if not found then raise exception 'the company has no audit head'; end if;
    return;
  end if;
  insert into audit_entry
    (id, company_id, environment, seq, request_id, action, actor_kind, actor_id, detail, at, prev_hash, hash)
    select e.id, company, env, e.seq, e.request_id, e.action, e.actor_kind, e.actor_id, e.detail, e.at, e.prev_hash, e.hash
    from json_populate_recordset(null::audit_entry, entries) e;
  select jsonb_agg(n || jsonb_build_object(
      'company_id', company, 'environment', env,
      'consent_type', coalesce(n->>'consent_type', s.consent_type::text),
      'banks', coalesce(n->>'banks', s.banks::text),
      'link_locks_at', (n->>'created_at')::timestamptz + make_interval(days => s.link_days)))
    into new_rows from jsonb_array_elements(requests::jsonb) n cross join company_settings s where s.company_id = company;
  -- Each row names its columns, so a new column needs no change here.
  select string_agg(distinct quote_ident(k), ', ') into columns
    from jsonb_array_elements(new_rows) n cross join lateral jsonb_object_keys(n) k;
  return query execute format(
    'insert into request (%1$s) select %1$s from jsonb_populate_recordset(null::request, $1)
       returning $2, $3, row_to_json(request)', columns)
    using new_rows, head.seq::int, head.hash::text;
end $$;

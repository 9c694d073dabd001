-- The id of the object that a call with an Idempotency-Key creates. It is stored before the work starts, so that a
-- repeat after a crash finds an object that the first call created.
ALTER TABLE "idempotency_record" ADD COLUMN "subject_id" TEXT;

drop function begin_once(text, environment, text, text, text, text, text, timestamptz, timestamptz, timestamptz);
drop function end_once(text, environment, text, text, text, int, text);

create function begin_once(company text, env environment, record_id text, of_method text, of_path text, of_key text,
    print text, new_subject text, called_at timestamptz, locked timestamptz, kept timestamptz)
  returns table (state text, status int, body text, subject text, resumed boolean) language plpgsql as $$
declare
  taken record;
  known record;
begin
  perform enter_scope(company, env::text);
  loop
    insert into idempotency_record as i
      (id, company_id, environment, method, path, key, fingerprint, subject_id, locked_until, created_at, expires_at)
      values (record_id, company, env, of_method, of_path, of_key, print, new_subject, locked, called_at, kept)
      on conflict (company_id, environment, method, path, key) do update
        set id = record_id, fingerprint = print, status = null, body = null,
            subject_id = case when i.expires_at <= called_at then new_subject else coalesce(i.subject_id, new_subject) end,
            locked_until = locked, created_at = called_at, expires_at = kept
        where i.expires_at <= called_at or (i.fingerprint = print and i.status is null and i.locked_until <= called_at)
      returning i.subject_id into taken;
    if found then
      return query select 'mine'::text, null::int, null::text, taken.subject_id::text, taken.subject_id <> new_subject;
      return;
    end if;
    select i.fingerprint, i.status, i.body into known from idempotency_record i
      where i.company_id = company and i.environment = env
        and i.method = of_method and i.path = of_path and i.key = of_key;
    -- The other call failed and released the key.
    continue when not found;
    return query select
      case when known.fingerprint <> print then 'other_body' when known.status is null then 'running' else 'done' end,
      known.status, known.body, null::text, false;
    return;
  end loop;
end $$;

create function end_once(company text, env environment, record_id text, with_status int, with_body text)
  returns void language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  if with_status is null then
    delete from idempotency_record i
      where i.id = record_id and i.company_id = company and i.environment = env and i.status is null;
  else
    update idempotency_record i set status = with_status, body = with_body
      where i.id = record_id and i.company_id = company and i.environment = env;
  end if;
end $$;

create function keep_once(company text, env environment, record_id text, locked timestamptz)
  returns void language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  update idempotency_record i set locked_until = locked
    where i.id = record_id and i.company_id = company and i.environment = env and i.status is null;
end $$;

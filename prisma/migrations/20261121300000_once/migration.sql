-- What a call under an Idempotency-Key makes has its id before the work begins, so that a repeat after a crash finds what
-- the first call had made already. A call that lost its key to a repeat no longer ends the repeat's record.
ALTER TABLE "idempotency_record" ADD COLUMN "subject_id" TEXT;

drop function begin_once(text, environment, text, text, text, text, text, timestamptz, timestamptz, timestamptz);
drop function end_once(text, environment, text, text, text, int, text);

-- Takes an Idempotency-Key for one call, or says what became of the call that has it. `subject` is the id for what the
-- call makes; `resumed` says that an earlier call was given it and never answered.
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
    -- Gone in between: the call that had it kept no answer and gave the key back.
    continue when not found;
    return query select
      case when known.fingerprint <> print then 'other_body' when known.status is null then 'running' else 'done' end,
      known.status, known.body, null::text, false;
    return;
  end loop;
end $$;

-- Keeps a call's answer for repeats; without one, gives the key back. Only the call that holds the record may.
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

-- Holds on to a record for longer, while its call is still under way.
create function keep_once(company text, env environment, record_id text, locked timestamptz)
  returns void language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  update idempotency_record i set locked_until = locked
    where i.id = record_id and i.company_id = company and i.environment = env and i.status is null;
end $$;

-- Reminders to customers who were sent their link by the service.
ALTER TABLE "company_settings" ADD COLUMN "remind_customers" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "request" ADD COLUMN "invite_sealed" BYTEA, ADD COLUMN "invited_at" TIMESTAMPTZ(3),
  ADD COLUMN "reminders" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "consent" ADD COLUMN "expired_at" TIMESTAMPTZ(3);

-- A signing secret is replaced in stages.
ALTER TABLE "webhook_endpoint" ADD COLUMN "previous_secret_sealed" BYTEA,
  ADD COLUMN "previous_secret_until" TIMESTAMPTZ(3);

-- A test of the endpoint is about no request, and may be sent in live too: it says that nothing happened.
ALTER TABLE "event" ALTER COLUMN "request_id" DROP NOT NULL;
ALTER TABLE "event" DROP CONSTRAINT "event_simulated_in_test_alone";
ALTER TABLE "event" ADD CONSTRAINT "event_simulated_in_test_alone"
  CHECK (NOT "simulated" OR "environment" = 'test' OR "request_id" IS NULL);
ALTER TABLE "event" ADD CONSTRAINT "event_of_no_request_is_a_test" CHECK ("request_id" IS NOT NULL OR "simulated");

ALTER TABLE "outbox" ADD COLUMN "failures" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "notice" (
  "id" TEXT NOT NULL,
  "company_id" TEXT NOT NULL,
  "environment" "environment",
  "kind" TEXT NOT NULL,
  "detail" JSONB NOT NULL DEFAULT '{}',
  "dedupe_key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "mailed_at" TIMESTAMPTZ(3),
  "dismissed_at" TIMESTAMPTZ(3),
  CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "notice_company_id_dedupe_key_key" ON "notice"("company_id", "dedupe_key");
CREATE INDEX "notice_company_id_created_at_idx" ON "notice"("company_id", "created_at");
ALTER TABLE "notice" ADD CONSTRAINT "notice_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id")
  ON DELETE CASCADE ON UPDATE CASCADE;
alter table notice enable row level security;
alter table notice force row level security;
create policy tenant on notice
  using (company_id = scope_company() and (scope_environment() is null or environment is null or environment::text = scope_environment()))
  with check (company_id = scope_company() and (scope_environment() is null or environment is null or environment::text = scope_environment()));
create policy worker_reads on notice for select using (scope_worker());
create policy worker_deletes on notice for delete using (scope_worker());

-- The sweep looks, across companies, for what should be waiting to be done and is not. It alone says `app.sweep`.
create function scope_sweep() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.sweep', true) = 'on', false) $$;
create policy sweep on request for select using (scope_sweep());
create policy sweep on consent for select using (scope_sweep());

create index request_unfinished on request (opened_at) where status in ('pending_consent', 'pending_data');
create index request_kept_until on request (purge_at) where status = 'ready';
create index consent_to_end on consent (ended_at) where ended_at is not null and upstream_ended_at is null;
create index consent_runs_out on consent (expires_at) where expired_at is null and ended_at is null;
create index delivery_pending on delivery (next_at) where state = 'pending';

-- What a worker holds, and what is due: found without reading what waits for months.
create index outbox_leased on outbox (lease_until) where done_at is null and lease_until is not null;

-- Each kind of work is looked for by itself: a backlog of one must not be read through to find another.
create index outbox_due_by_name on outbox (name, available_at) where done_at is null and parked_at is null;
create index outbox_parked on outbox (parked_at) where done_at is null and parked_at is not null;

-- Takes due work, kind by kind: `kinds` is a list of {names, room, per_company}. Of a kind at most `room` rows, and no
-- more of one company than leaves it `per_company` under way in all processes, so that nobody's backlog holds up the
-- others. Rows that went to Inngest are due again after `again_after`. Also says in how many milliseconds more is due.
-- In two steps, and so worded that the second can only be done by primary key: a new table has no statistics, and the
-- plan that is made then stays.
create function claim_work(kinds json, lease_seconds int, token text, again_after interval)
  returns json language plpgsql set enable_seqscan = off as $$
declare
  kind record;
  candidates text[];
  taken json[] := '{}';
  part json;
  due_in int;
begin
  perform set_config('app.worker', 'on', true);
  for kind in select k.names, k.room, k.per_company
      from json_to_recordset(kinds) k(names text[], room int, per_company int) where k.room > 0 loop
    with held as (
      select o.company_id, count(*) as held from outbox o
        where o.done_at is null and o.lease_until > now() and o.name = any(kind.names) group by 1
    ), due as (
      select d.id, d.company_id, d.available_at from unnest(kind.names) n cross join lateral (
        select o.id, o.company_id, o.available_at from outbox o
          where o.name = n and o.done_at is null and o.parked_at is null and o.available_at <= now()
            and (o.lease_until is null or o.lease_until <= now())
            and (o.sent_at is null or o.sent_at < now() - again_after)
            and o.company_id not in (select h.company_id from held h where h.held >= kind.per_company)
          order by o.available_at limit 200) d
    ), turns as (
      select d.id, d.available_at, row_number() over (partition by d.company_id order by d.available_at, d.id)
          + coalesce(h.held, 0) as turn
        from due d left join held h on h.company_id = d.company_id
    )
    -- Some more than there is room for: another worker may be taking the same ones.
    select array_agg(t.id) into candidates from (
      select u.id from turns u where u.turn <= kind.per_company order by u.turn, u.available_at limit kind.room * 4) t;
    continue when candidates is null;
    with chosen as (
      select o.id from outbox o
        where o.id = any(candidates) and coalesce(o.done_at, o.parked_at) is null
          and (o.lease_until is null or o.lease_until <= now())
        order by array_position(candidates, o.id) limit kind.room for update skip locked
    ), claimed as (
      update outbox o set attempts = o.attempts + 1, lease_token = token,
          lease_until = now() + make_interval(secs => lease_seconds)
        where o.id in (select c.id from chosen c)
        returning o.id, o.name, o.company_id, o.environment, o.subject_id, o.attempts, o.failures, o.sent_at, o.available_at
    )
    select json_agg(c order by c.available_at, c.id) into part from claimed c;
    if part is not null then taken := array_append(taken, part); end if;
  end loop;
  select ceil(extract(epoch from min(d.available_at) - now()) * 1000)::int into due_in
    from json_to_recordset(kinds) k(names text[]) cross join lateral unnest(k.names) n cross join lateral (
      select o.available_at from outbox o
        where o.name = n and o.done_at is null and o.parked_at is null
          and o.available_at > now() and o.available_at < now() + interval '1 hour'
        order by o.available_at limit 1) d;
  return json_build_object('claimed', array_to_json(taken), 'due_in_ms', due_in);
end $$;

-- Marks work done and, at once, writes what follows from it: in so many milliseconds by this clock, whichever machine asks.
-- Repeating it changes nothing.
create function finish_work(work_id text, next_name text, next_subject text, next_key text, next_in_ms bigint)
  returns void language plpgsql as $$
begin
  perform set_config('app.worker', 'on', true);
  with ended as (
    update outbox o set done_at = now(), lease_until = null, last_error = null
      where o.id = work_id and o.done_at is null
      returning o.company_id, o.environment
  )
  insert into outbox (id, name, company_id, environment, subject_id, dedupe_key, available_at)
    select 'job_' || replace(gen_random_uuid()::text, '-', ''), next_name, e.company_id, e.environment, next_subject,
      next_key, now() + next_in_ms * interval '1 millisecond'
    from ended e where next_name is not null
    on conflict (dedupe_key) do nothing;
end $$;

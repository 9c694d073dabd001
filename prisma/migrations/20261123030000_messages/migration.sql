-- Messages to customers and their delivery status. A recipient is a keyed digest, by which a firm's messages to the
-- same recipient are recognised; the digest is erased with the request. The address itself is stored only with the
-- request, encrypted.
CREATE TABLE "message" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "request_id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'sending',
    "recipient" BYTEA,
    "provider_id" TEXT,
    "held_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "message" ADD CONSTRAINT "message_request_id_fkey"
  FOREIGN KEY ("request_id") REFERENCES "request"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "message_provider_id_idx" ON "message"("provider_id");
CREATE UNIQUE INDEX "message_company_id_environment_key_key" ON "message"("company_id", "environment", "key");
CREATE INDEX "message_company_id_environment_request_id_created_at_idx"
  ON "message"("company_id", "environment", "request_id", "created_at" DESC);
CREATE INDEX "message_created_at_idx" ON "message"("created_at");

-- Suppressed recipients, as keyed digests. They complained, stopped text messages or cannot be reached, so the company
-- sends them nothing.
CREATE TABLE "suppression" (
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "channel" TEXT NOT NULL,
    "recipient" BYTEA NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "suppression_pkey" PRIMARY KEY ("company_id", "environment", "channel", "recipient")
);

do $$
declare t text;
begin
  foreach t in array array['message', 'suppression'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (company_id = scope_company() and environment::text = scope_environment()) with check (company_id = scope_company() and environment::text = scope_environment())', t);
  end loop;
end $$;

-- A provider's notification names a message by our id or by its own.
create policy asked on message for select using (id = scope_asked() or provider_id = scope_asked());
create policy worker_reads on message for select using (scope_worker());
create policy worker_deletes on message for delete using (scope_worker());

-- Counts for the message limits of a company and of each recipient, by digest. Stored in the database so that a crash
-- does not reset them, because text messages cost money. A row is obsolete after its window.
CREATE TABLE "message_count" (
    "id" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "used" INTEGER NOT NULL,

    CONSTRAINT "message_count_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "message_count_until_idx" ON "message_count"("until");

create function count_message(windows json, at timestamptz) returns json language plpgsql as $$
declare
  w record;
  full_one json;
begin
  for w in select x.id, x.seconds, x.most, x.place
      from json_to_recordset(windows) x(id text, seconds int, most int, place int) order by x.id loop
    insert into message_count as m (id, until, used) values (w.id, at + make_interval(secs => w.seconds), 0)
      on conflict (id) do update set
        until = case when m.until <= at then excluded.until else m.until end,
        used = case when m.until <= at then 0 else m.used end;
  end loop;
  select json_build_object('place', x.place, 'seconds', ceil(extract(epoch from m.until - at))::int) into full_one
    from json_to_recordset(windows) x(id text, seconds int, most int, place int)
    join message_count m on m.id = x.id
    where m.used >= x.most order by x.place limit 1;
  if full_one is not null then return full_one; end if;
  update message_count m set used = m.used + 1
    where m.id in (select x.id from json_to_recordset(windows) x(id text));
  return null;
end $$;

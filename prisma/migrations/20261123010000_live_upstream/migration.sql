-- Making a customer's record at a provider whose answer may be lost: since when it is being made, until when nobody else may
-- try, and the address it is found by again, sealed. All are emptied once its outcome is known.
ALTER TABLE "consent" ADD COLUMN "creating_at" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "creating_until" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "creating_sealed" BYTEA;

-- What signed events told of this customer's data, and what the last look at it is to be remembered by. No bank data.
ALTER TABLE "consent" ADD COLUMN "told" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "consent" ADD COLUMN "arrival_memory" TEXT;

-- Which accounts the consents cover, as a digest, so that a change is noticed without keeping the list.
ALTER TABLE "consent" ADD COLUMN "accounts_digest" TEXT;

-- When the customer was last reminded that they share, where those notices are ours to send.
ALTER TABLE "consent" ADD COLUMN "reminded_of_at" TIMESTAMPTZ(3);

-- Whose customers have shared for so long without being told of it lately: ids alone, across companies, as the sweep looks.
create function list_sharing(told_before timestamptz, most int)
  returns table (company_id text, environment environment, request_id text) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select c.company_id, c.environment, c.request_id from consent c
      join request r on r.id = c.request_id and r.company_id = c.company_id and r.environment = c.environment
      where c.environment = 'live' and c.ended_at is null and c.expires_at > now()
        and coalesce(c.reminded_of_at, c.given_at) < told_before and r.status in ('pending_data', 'ready')
      order by coalesce(c.reminded_of_at, c.given_at) limit most;
end $$;

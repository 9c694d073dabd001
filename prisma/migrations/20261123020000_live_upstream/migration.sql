-- A call that creates the customer at the provider, and whose answer may get lost: when it began, the end of its
-- lease, and the encrypted email address by which a retry finds the customer. All are cleared once the result is
-- known.
ALTER TABLE "consent" ADD COLUMN "creating_at" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "creating_until" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "creating_sealed" BYTEA;

-- The provider's events about this customer's data, and the state of the last poll. No bank data.
ALTER TABLE "consent" ADD COLUMN "told" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "consent" ADD COLUMN "arrival_memory" TEXT;

-- A digest of the accounts that the consents cover, so that a change is noticed without a list of them.
ALTER TABLE "consent" ADD COLUMN "accounts_digest" TEXT;

-- When we last reminded the customer that they are sharing data, if those notices are ours to send.
ALTER TABLE "consent" ADD COLUMN "reminded_of_at" TIMESTAMPTZ(3);

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

-- Now also counts the encrypted email addresses of customers who are being created.
create or replace function sealed_versions() returns table (place text, version int, count bigint) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true), set_config('app.operator', 'on', true);
  return query
    with heads as (
      select 'request'::text as place, substring(r.data_key_wrapped from 1 for 2) as head from request r
        where r.data_key_wrapped is not null
      union all
      select 'consent', substring(c.creating_sealed from 1 for 2) from consent c where c.creating_sealed is not null
      union all
      select 'webhook_endpoint', substring(s.sealed from 1 for 2) from webhook_endpoint e
        cross join lateral (values (e.secret_sealed), (e.next_secret_sealed), (e.previous_secret_sealed)) s(sealed)
        where s.sealed is not null
      union all
      select 'app_user', substring(u.totp_sealed from 1 for 2) from app_user u where u.totp_sealed is not null
      union all
      select 'application_file', substring(f.data_sealed from 1 for 2) from application_file f
    )
    select h.place, get_byte(h.head, 0) * 256 + get_byte(h.head, 1), count(*) from heads h group by 1, 2 order by 1, 2;
end $$;

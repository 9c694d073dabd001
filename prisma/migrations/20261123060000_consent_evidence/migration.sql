-- The results of our polls of the provider about a consent. A consent that is missing is not treated as withdrawn:
-- while it is missing, or its bank cannot be reached, collection pauses for the stored reason. Only positive evidence
-- ends it. The columns contain reasons, times and ids, but no bank data.
ALTER TABLE "consent" ADD COLUMN "trouble" TEXT;
ALTER TABLE "consent" ADD COLUMN "trouble_since" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "lost_at" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "gone_at" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "seen_at" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "seen_by" TEXT;
ALTER TABLE "consent" ADD COLUMN "active_refs" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE "consent" ADD COLUMN "renew_by" TIMESTAMPTZ(3);

-- For counting the customers of a provider who were lost recently, across companies.
create index consent_lost on consent (provider, environment, lost_at) where lost_at is not null;

-- From `tripped_at` on, no consent of this provider and environment is ended automatically until an operator releases
-- the provider.
CREATE TABLE "upstream_breaker" (
    "provider" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "tripped_at" TIMESTAMPTZ(3),
    "lost" INTEGER NOT NULL DEFAULT 0,
    "active" INTEGER NOT NULL DEFAULT 0,
    "mailed_at" TIMESTAMPTZ(3),
    "released_at" TIMESTAMPTZ(3),
    "released_by" TEXT,
    CONSTRAINT "upstream_breaker_pkey" PRIMARY KEY ("provider", "environment")
);

create function count_lost(of_provider text, env environment, since timestamptz)
  returns table (lost int, active int) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select count(*) filter (where c.lost_at > since)::int,
      count(*) filter (where c.given_at is not null and (c.ended_at is null or c.lost_at > since))::int
    from consent c where c.provider = of_provider and c.environment = env;
end $$;

import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { Prisma } from "@/prisma/generated/client";

/** A company's progress with the API in one environment, which ticks the steps of the quick start. */
type Milestones = {
  keyUsed: boolean;
  requestMade: boolean;
  consented: boolean;
  webhookSet: boolean;
  eventDelivered: boolean;
  reportFetched: boolean;
  /** The newest request, as an example for the code samples; null if there is none. */
  latestRequestId: string | null;
};

/**
 * Reads all milestones in one query. Each part of the query stops at the first row that it finds. The parts that read
 * large tables have an `order by`, so that Postgres uses an index. Otherwise, Postgres would expect to find a row soon
 * and would not use the index. For a company without rows, it would then read the whole table. The newest rows come
 * first, because the index may still contain deleted old rows.
 */
export async function getMilestones({ companyId, environment }: Scope): Promise<Milestones> {
  // The environment is a literal, because each partial index covers one environment and a parameter would not match it.
  const own = environment === "live" ? Prisma.sql`environment = 'live'` : Prisma.sql`environment = 'test'`;
  const [row] = await inScope(
    { companyId, environment },
    (tx) => tx.$queryRaw<Milestones[]>`
      select
        exists (select from api_key k where k.company_id = ${companyId} and k.${own}
          and k.last_used_at is not null) as "keyUsed",
        r.id is not null as "requestMade",
        coalesce((select true from event e where e.company_id = ${companyId} and e.${own}
          and e.type = 'consent.completed' and e.request_id is not null and not e.simulated
          order by e.seq desc limit 1), r.consented_at is not null) as "consented",
        exists (select from webhook_endpoint w where w.company_id = ${companyId} and w.${own}
          and w.url is not null) as "webhookSet",
        coalesce((select true from delivery d where d.company_id = ${companyId} and d.${own}
          and d.state = 'delivered' order by d.created_at desc, d.id desc limit 1), false) as "eventDelivered",
        exists (select from api_call c where c.company_id = ${companyId} and c.${own}
          and c.route like '/v1/requests/{id}/report%' and c.status = 200) as "reportFetched",
        r.id as "latestRequestId"
      from (values (1)) one
        left join lateral (select q.id, q.consented_at from request q
          where q.company_id = ${companyId} and q.${own}
          order by q.created_at desc, q.id desc limit 1) r on true`,
  );
  if (!row) throw new Error("the milestones query returned no row");
  return row;
}

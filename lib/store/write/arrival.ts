import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

/** Events kept of one customer, the latest; they hear of a handful for each bank. */
const TOLD_MAX = 60;

/** What a signed event told, as it is kept: times as text. */
export type KeptTold = {
  kind: string;
  consentRef: string | null;
  institutionRef: string | null;
  at: string;
};

/**
 * Adds what an event told to what is known of the customer's data, until the consent is over. One that is known changes
 * nothing, so an event may be taken twice.
 */
export async function keepTold(scope: Scope, requestId: string, told: KeptTold): Promise<void> {
  const one = JSON.stringify([told]);
  await inScope(
    scope,
    (tx) => tx.$executeRaw`
      update consent set told = (
          select coalesce(jsonb_agg(kept.entry order by kept.place), '[]') from (
            select entry, place from jsonb_array_elements(consent.told || ${one}::jsonb)
              with ordinality as each(entry, place)
            order by place desc limit ${TOLD_MAX}::int) kept)
      where request_id = ${requestId} and company_id = ${scope.companyId}
        and environment::text = ${scope.environment} and ended_at is null
        and not told @> ${one}::jsonb`,
  );
}

/** Keeps what an adapter asked to have remembered of the customer's data. */
export async function keepMemory(scope: Scope, requestId: string, memory: string | null): Promise<void> {
  await inScope(scope, (tx) =>
    tx.consent.updateMany({
      where: { requestId, ...scope, endedAt: null },
      data: { arrivalMemory: memory },
    }),
  );
}

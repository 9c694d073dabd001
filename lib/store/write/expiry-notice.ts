import { EXPIRY_NOTICE_DAYS } from "@/lib/rules/notice";
import type { Scope } from "@/lib/scope";
import { ask, inScope } from "@/lib/store/client";
import { addNotice } from "@/lib/store/write/notice";

const DAY_MS = 86_400_000;
/** The largest number of companies notified in one day. The next day's run notifies the rest. */
const COMPANIES_MAX = 10_000;
const NOTICE_BEFORE = `${EXPIRY_NOTICE_DAYS} days`;

const untilOf = (now: Date) => new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY_MS);

/** Lists the companies with ongoing consents that expire soon and that no notice has reported yet. */
async function listExpiring(now: Date): Promise<Scope[]> {
  const rows = await ask<{ company_id: string; environment: Scope["environment"] }>(
    "list_expiring",
    "select * from list_expiring($1, $2::interval, $3)",
    [untilOf(now), NOTICE_BEFORE, COMPANIES_MAX],
  );
  return rows.map(({ company_id, environment }) => ({ companyId: company_id, environment }));
}

/**
 * Notifies one company of all its expiring consents in one notice. Reports each consent only once, even if several
 * processes run this.
 */
async function notifyExpiring(scope: Scope, now: Date): Promise<number> {
  return inScope(scope, async (tx) => {
    const warned = await tx.$queryRaw<{ at: Date }[]>`
      update consent c set expiry_told_at = ${now} from request r
      where r.id = c.request_id and r.consent_type = 'ongoing' and r.status = 'ready'
        and c.company_id = ${scope.companyId} and c.environment::text = ${scope.environment} and c.ended_at is null
        and c.expires_at > ${now} and c.expires_at < ${untilOf(now)}
        and (c.expiry_told_at is null or c.expiry_told_at < c.expires_at - ${NOTICE_BEFORE}::interval)
      returning c.expires_at as at`;
    if (warned.length === 0) return 0;
    const first = new Date(Math.min(...warned.map(({ at }) => at.getTime())));
    const detail = { count: warned.length, first_at: first.toISOString() };
    const dedupeKey = `consent.expiring:${scope.environment}:${now.getTime()}`;
    await addNotice(tx, scope, { kind: "consent.expiring", detail, dedupeKey, at: now });
    return warned.length;
  });
}

/**
 * Notifies each company, in one notice for each environment, of the ongoing consents that expire within a fortnight and
 * were not reported yet. A repeated call reports nothing twice, and the next call also covers a missed day.
 */
export async function warnOfExpiry(now = new Date()): Promise<void> {
  for (const scope of await listExpiring(now)) await notifyExpiring(scope, now);
}

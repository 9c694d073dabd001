import type { ConsentType } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import type { BankConsent } from "@/prisma/generated/client";

/** The largest number of banks read; no customer has as many. */
const BANKS_MAX = 100;

/** The banks whose data a customer shares now, oldest first. */
export async function listSharedBanks(scope: Scope, requestId: string): Promise<BankConsent[]> {
  return inScope(scope, (tx) =>
    tx.bankConsent.findMany({
      where: { requestId, ...scope, endedAt: null },
      orderBy: [{ givenAt: "asc" }, { id: "asc" }],
      take: BANKS_MAX,
    }),
  );
}

/**
 * The banks that a customer agreed to share, oldest first, including banks that they later stopped sharing. For an
 * ongoing consent, excludes banks whose consent ended for another reason.
 */
export async function listAgreedBanks(
  scope: Scope,
  { id: requestId, consentType }: { id: string; consentType: ConsentType },
): Promise<BankConsent[]> {
  // A one-time consent ends at the bank once the data has been collected, so its ended banks count as shared.
  const kept = consentType === "once" ? {} : { OR: [{ endedAt: null }, { withdrawnAt: { not: null } }] };
  return inScope(scope, (tx) =>
    tx.bankConsent.findMany({
      where: { requestId, ...scope, ...kept },
      orderBy: [{ givenAt: "asc" }, { id: "asc" }],
      take: BANKS_MAX,
    }),
  );
}

/** The banks that a customer stopped sharing and whose consent the provider has not yet confirmed as ended. */
export async function listStoppedBanks(
  scope: Scope,
  requestId: string,
): Promise<{ id: string; consentRef: string }[]> {
  const rows = await inScope(scope, (tx) =>
    tx.bankConsent.findMany({
      where: { requestId, ...scope, withdrawnAt: { not: null }, upstreamEndedAt: null },
      select: { id: true, consentRef: true },
      take: BANKS_MAX,
    }),
  );
  return rows.flatMap(({ id, consentRef }) => (consentRef === null ? [] : [{ id, consentRef }]));
}

/** Reports whether the current report suggests that the customer has an account they did not share. */
export async function suggestsAnotherBank(scope: Scope, requestId: string): Promise<boolean> {
  const where = { requestId, ...scope, hasUnshared: true };
  return (await inScope(scope, (tx) => tx.report.count({ where }))) > 0;
}

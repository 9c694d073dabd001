import type { Channel } from "@/lib/rules/message";
import { type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { type Contact, openContact } from "@/lib/store/read/request-row";
import { sealBriefly, unsealBrief } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";
import type { Request } from "@/prisma/generated/client";

/** The sealing context of the address that is kept for the receipt of a withdrawal. */
export const farewellContext = (requestId: string) => `farewell:${requestId}`;

/**
 * Stores the customer's address until the receipt of a withdrawal is sent, in the transaction that erases everything
 * else. Stores nothing for a customer who had not consented or gave no address.
 */
export async function keepFarewell(tx: Tx, scope: Scope, request: Request): Promise<void> {
  const { email, phone } = openContact(request);
  if (!request.consentedAt || !(email || phone)) return;
  const farewellSealed = sealBriefly(farewellContext(request.id), JSON.stringify({ email, phone }));
  await tx.request.updateMany({ where: { id: request.id, ...scope }, data: { farewellSealed } });
  await addWork(tx, scope, {
    name: "send_withdrawal",
    subjectId: request.id,
    dedupeKey: `send_withdrawal:${request.id}`,
  });
}

/** Returns the address for the receipt of a withdrawal; null if there is none, or the receipt was sent. */
export function openFarewell({ id, farewellSealed }: Pick<Request, "id" | "farewellSealed">): Contact | null {
  return farewellSealed ? (JSON.parse(unsealBrief(farewellContext(id), farewellSealed)) as Contact) : null;
}

type FarewellEnd = { outcome: "sent" | "refused"; channel: Channel } | null;

/**
 * Erases every copy of the address, and records whether the receipt was sent or refused. Nothing is recorded if `end`
 * is null, or if an earlier call erased the address.
 */
export async function endFarewell(
  scope: Scope,
  requestId: string,
  end: FarewellEnd,
  now: Date,
): Promise<void> {
  await inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { id: requestId, ...scope, farewellSealed: { not: null } },
      data: { farewellSealed: null },
    });
    await tx.$executeRaw`
      update message set recipient = null, provider_id = null, key = id
      where request_id = ${requestId} and company_id = ${scope.companyId}
        and environment = ${scope.environment}::environment`;
    if (count === 0 || !end) return;
    const action = end.outcome === "sent" ? "request.receipt_sent" : "request.receipt_refused";
    const detail = { channel: end.channel, of: "withdrawal" };
    await appendAudit(tx, { ...scope, requestId, action, actor: SYSTEM, detail, at: now });
  });
}

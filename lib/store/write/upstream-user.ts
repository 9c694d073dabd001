// Creates the customer's record at the data provider ("upstream"). We store the attempt before we call the provider,
// and keep it until its outcome is known. A lost response then does not lead to a second record.
import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { sealBriefly, unsealBrief } from "@/lib/store/seal";
import { addWork } from "@/lib/store/write/outbox";

/**
 * The time for which an attempt excludes other attempts. After a lost response, upstream may process the attempt for
 * that long.
 */
const LEASE = "60 seconds";

type Creation =
  | { state: "known"; provider: string; userRef: string }
  /** Another process is creating the record, or the response to an earlier attempt was lost a moment ago. */
  | { state: "held"; freeInMs: number }
  | { state: "closed" }
  /** `since` is the start of an earlier attempt whose outcome is not known; null for the first attempt. */
  | { state: "begun"; provider: string; since: Date | null };

type Row = {
  provider: string;
  user_ref: string | null;
  creating_at: Date | null;
  held_ms: number | null;
  open: boolean;
};

/**
 * Claims for this caller the task of creating the customer at the data provider, or returns why it cannot. Uses
 * `provider`, unless an earlier attempt has begun with another provider.
 */
export async function beginCreation(
  scope: Scope,
  requestId: string,
  provider: string,
  email: string | null,
): Promise<Creation> {
  return inScope(scope, async (tx) => {
    // Locks the row. A concurrent withdrawal then either sees that the record is being created, and handles it, or has
    // already ended the request.
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    await tx.consent.createMany({ data: [{ requestId, ...scope, provider }], skipDuplicates: true });
    const [row] = await tx.$queryRaw<Row[]>`
      select c.provider, c.user_ref, c.creating_at,
        extract(epoch from c.creating_until - clock_timestamp())::float8 * 1000 as held_ms,
        r.data_key_wrapped is not null and c.ended_at is null as open
      from consent c join request r on r.id = c.request_id where c.request_id = ${requestId}`;
    if (!row?.open) return { state: "closed" };
    if (row.user_ref !== null) return { state: "known", provider: row.provider, userRef: row.user_ref };
    if (row.held_ms !== null && row.held_ms > 0) return { state: "held", freeInMs: row.held_ms };
    const kept = row.creating_at ? row.provider : provider;
    const sealed = email === null ? null : sealBriefly(creationContext(requestId), email);
    await tx.$executeRaw`
      update consent set provider = ${kept}, creating_at = coalesce(creating_at, clock_timestamp()),
        creating_until = clock_timestamp() + ${LEASE}::interval, creating_sealed = coalesce(creating_sealed, ${sealed})
      where request_id = ${requestId}`;
    return { state: "begun", provider: kept, since: row.creating_at };
  });
}

/**
 * The sealing context of the email address that is sent to the provider to create the customer's record. The address is
 * stored, sealed, until the outcome of the call is known.
 */
export const creationContext = (requestId: string) => `creating:${requestId}`;

/**
 * Decrypts the email address that was sent to the provider to create the customer's record, if the provider's response
 * was lost.
 */
export function openCreation(requestId: string, sealed: Uint8Array): string {
  return unsealBrief(creationContext(requestId), sealed);
}

const SETTLED = { creatingAt: null, creatingUntil: null, creatingSealed: null };

/** Clears an attempt in which the provider created no record, so that the next caller may start immediately. */
export async function dropCreation(scope: Scope, requestId: string): Promise<void> {
  await inScope(scope, (tx) =>
    tx.consent.updateMany({ where: { requestId, ...scope, userRef: null }, data: SETTLED }),
  );
}

/**
 * Stores an upstream record as the record of this request; each record belongs to one request. Returns `taken` if the
 * record already belongs to another request, and `other` if this request has another record. For a request that has
 * ended, stores the record too and returns `closed`, so that the record is deleted upstream. `seenBy` is a digest of
 * the credentials that created the record.
 */
export async function keepUserRef(
  scope: Scope,
  requestId: string,
  userRef: string,
  seenBy: string | null,
): Promise<"kept" | "closed" | "other" | "taken"> {
  try {
    return await inScope(scope, (tx) => keep(tx, scope, requestId, { userRef, seenBy }));
  } catch (error) {
    if ((error as { code?: unknown }).code === "P2002") return "taken";
    throw error;
  }
}

async function keep(
  tx: Tx,
  scope: Scope,
  requestId: string,
  { userRef, seenBy }: { userRef: string; seenBy: string | null },
) {
  // The row is locked, so that a concurrent withdrawal cannot miss this reference. Either the withdrawal finds it and
  // deletes the record upstream, or the withdrawal has already ended the request.
  await tx.$queryRaw`select id from request where id = ${requestId} for update`;
  const mine = { requestId, ...scope };
  const row = await tx.consent.findFirstOrThrow({ where: mine, select: { userRef: true, endedAt: true } });
  if (row.userRef !== null) return row.userRef === userRef ? "kept" : "other";
  await tx.consent.updateMany({ where: mine, data: { userRef, seenBy, upstreamEndedAt: null, ...SETTLED } });
  if (row.endedAt === null) return "kept";
  const dedupeKey = `end_upstream:${requestId}:${userRef}`;
  await addWork(tx, scope, { name: "end_upstream", subjectId: requestId, dedupeKey });
  return "closed";
}

import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { sealSecret, unsealSecret } from "@/lib/store/seal";
import { addWork } from "@/lib/store/write/outbox";

/**
 * Making the customer's record upstream, so that an answer that is lost makes no second one: that it is being made is
 * written before upstream is asked, and stays written until the outcome is known.
 */

/** As long as one try has this to itself, and as long after a lost answer as upstream may still be at it. */
const LEASE = "60 seconds";

export type Creation =
  | { state: "known"; provider: string; userRef: string }
  /** Somebody else is at it, or the answer was lost a moment ago. */
  | { state: "held"; freeInMs: number }
  | { state: "closed" }
  /** `since` is when an earlier try began whose outcome is not known; null when this is the first. */
  | { state: "begun"; provider: string; since: Date | null };

type Row = {
  provider: string;
  user_ref: string | null;
  creating_at: Date | null;
  held_ms: number | null;
  open: boolean;
};

/** Takes the making for this caller, or says why not. `provider` is where it is to be made, if that is not decided yet. */
export async function beginCreation(
  scope: Scope,
  requestId: string,
  provider: string,
  email: string | null,
): Promise<Creation> {
  return inScope(scope, async (tx) => {
    // Locked, so that a withdrawal either finds what is begun here and sees to it, or is seen here.
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
    const sealed = email === null ? null : sealSecret(creationPlace(requestId), email);
    await tx.$executeRaw`
      update consent set provider = ${kept}, creating_at = coalesce(creating_at, clock_timestamp()),
        creating_until = clock_timestamp() + ${LEASE}::interval, creating_sealed = coalesce(creating_sealed, ${sealed})
      where request_id = ${requestId}`;
    return { state: "begun", provider: kept, since: row.creating_at };
  });
}

/** Where such an address is sealed, for opening and for sealing anew. */
export const creationPlace = (requestId: string) => `creating:${requestId}`;

/** The address a record was made under whose outcome is not known. */
export function openCreation(requestId: string, sealed: Uint8Array): string {
  return unsealSecret(creationPlace(requestId), sealed);
}

const SETTLED = { creatingAt: null, creatingUntil: null, creatingSealed: null };

/** Notes that no record was made, so that the next caller may begin at once. */
export async function dropCreation(scope: Scope, requestId: string): Promise<void> {
  await inScope(scope, (tx) =>
    tx.consent.updateMany({ where: { requestId, ...scope, userRef: null }, data: SETTLED }),
  );
}

/**
 * Keeps an upstream record as this request's; each belongs to one. `taken` when it is another's already, `other` when
 * the request has one. Of a request that is over it is kept all the same, as `closed`: so it is deleted there.
 */
export async function keepUserRef(
  scope: Scope,
  requestId: string,
  userRef: string,
): Promise<"kept" | "closed" | "other" | "taken"> {
  try {
    return await inScope(scope, (tx) => keep(tx, scope, requestId, userRef));
  } catch (error) {
    if ((error as { code?: unknown }).code === "P2002") return "taken";
    throw error;
  }
}

async function keep(tx: Tx, scope: Scope, requestId: string, userRef: string) {
  // Locked, so that a withdrawal either finds this reference and ends it upstream, or is seen here.
  await tx.$queryRaw`select id from request where id = ${requestId} for update`;
  const mine = { requestId, ...scope };
  const row = await tx.consent.findFirstOrThrow({ where: mine, select: { userRef: true, endedAt: true } });
  if (row.userRef !== null) return row.userRef === userRef ? "kept" : "other";
  await tx.consent.updateMany({ where: mine, data: { userRef, upstreamEndedAt: null, ...SETTLED } });
  if (row.endedAt === null) return "kept";
  const dedupeKey = `end_upstream:${requestId}:${userRef}`;
  await addWork(tx, scope, { name: "end_upstream", subjectId: requestId, dedupeKey });
  return "closed";
}

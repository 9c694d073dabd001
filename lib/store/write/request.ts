import { newId } from "@/lib/ids";
import { awaitsConsent } from "@/lib/rules/request";
import type { Terms } from "@/lib/rules/terms";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { contactDigest } from "@/lib/store/contact-digest";
import { nextContact, openContact } from "@/lib/store/read/request-row";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";

/**
 * Stores the customer's email address, sealed, on a request that has none and still awaits consent. Returns false and
 * writes nothing if the request has an address, has advanced or has ended. If two calls are concurrent, the first
 * address stays.
 */
export async function addEmail(
  scope: Scope,
  id: string,
  { email, actor, now }: { email: string; actor: Actor; now: Date },
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    // The row is locked, so that a concurrent withdrawal either erases this address too or has already ended the
    // request.
    await tx.$queryRaw`select id from request where id = ${id} for update`;
    const row = await tx.request.findFirst({ where: { id, ...scope } });
    if (!row?.dataKeyWrapped || !awaitsConsent(row)) return false;
    const known = openContact(row);
    if (known.email !== null) return false;
    await tx.request.updateMany({
      where: { id, ...scope },
      data: { ...nextContact(row, { ...known, email }), emailDigest: contactDigest(scope, email) },
    });
    await appendAudit(tx, { ...scope, requestId: id, action: "request.email_given", actor, at: now });
    return true;
  });
}

/** Stores `now` as the time when the customer first opened the link, unless a time is already stored. */
export async function markOpened(scope: Scope, id: string, now: Date): Promise<void> {
  await inScope(scope, (tx) => writeOpened(tx, scope, id, now));
}

/**
 * Records that the customer leaves for their bank. Also stores when the link was opened, because a browser without
 * JavaScript has not reported it. Stores the terms that the customer saw, unless the customer has already consented.
 */
export async function markLeft(scope: Scope, id: string, terms: Terms, now: Date): Promise<void> {
  await inScope(scope, async (tx) => {
    await tx.request.updateMany({ where: { id, ...scope, consentedAt: null }, data: { terms } });
    await writeOpened(tx, scope, id, now);
  });
}

async function writeOpened(tx: Tx, scope: Scope, id: string, now: Date): Promise<void> {
  await tx.request.updateMany({ where: { id, ...scope, openedAt: null }, data: { openedAt: now } });
}

/**
 * The party that asked for a consent link: a caller of the API, or the customer on their page. The links of each are
 * limited separately.
 */
export type MintedBy = "api" | "customer";

/**
 * Records that a consent link is about to be created. Returns null if the link is allowed. If `by` has already created
 * `cap` links since `since`, records nothing and returns the time of the oldest of them. Another link is allowed once
 * the oldest leaves the period.
 */
export async function recordMint(
  scope: Scope,
  requestId: string,
  { since, cap, by }: { since: Date; cap: number; by: MintedBy },
  now: Date,
): Promise<Date | null> {
  return inScope(scope, async (tx) => {
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const minted = await tx.consentMint.findMany({
      where: { requestId, ...scope, createdAt: { gt: since }, byCustomer: by === "customer" },
      orderBy: { createdAt: "desc" },
      take: cap,
      select: { createdAt: true },
    });
    if (minted.length >= cap) return minted.at(-1)?.createdAt ?? now;
    await tx.consentMint.create({
      data: { id: newId("ses"), requestId, ...scope, createdAt: now, byCustomer: by === "customer" },
    });
    return null;
  });
}

/**
 * Records the latest time at which the customer may still be on the bank's hosted pages. Schedules checks of the
 * outcome, in case the event that reports it is lost.
 */
export async function watchSession(
  scope: Scope,
  requestId: string,
  until: Date,
  firstLookInMs: number,
): Promise<void> {
  await inScope(scope, async (tx) => {
    await tx.consent.updateMany({ where: { requestId, ...scope }, data: { sessionUntil: until } });
    await watchRequest(tx, scope, requestId, firstLookInMs);
  });
}

/** Schedules a check of this request upstream, unless one is scheduled. */
async function watchRequest(tx: Tx, scope: Scope, requestId: string, inMs: number): Promise<void> {
  const waiting = await tx.outbox.findFirst({
    where: { ...scope, subjectId: requestId, name: "reconcile", doneAt: null, deadLetteredAt: null },
    select: { id: true },
  });
  if (waiting) return;
  const dedupeKey = `reconcile:${requestId}:${Date.now() + inMs}`;
  await addWork(tx, scope, { name: "reconcile", subjectId: requestId, dedupeKey, inMs });
}

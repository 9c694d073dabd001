import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import * as store from "@/lib/store/sandbox";
import { findBank } from "./banks";
import { accountIdOf } from "./households/account-id";
import { findHousehold } from "./households/list";
import { findSession, type OpenSession } from "./sessions";

/** A consent: what the customer agreed to share, for how long, and what the bank tells us about it. */

const CONSENT_MONTHS = 12;
/** Part of the delay after which the last ninety days are in. */
const PARTIAL_SHARE = 0.5;

/** An account the signed-in customer can share. */
export type ShareableAccount = { id: string; name: string; product: string; isJoint: boolean };

/** The accounts of the household that signed in; none before that. */
export function listShareable({
  bank,
  household,
}: Pick<OpenSession, "bank" | "household">): ShareableAccount[] {
  if (!bank || !household) return [];
  return household.accounts.map((account) => ({
    id: accountIdOf(household, bank, account.key),
    name: account.displayName,
    product: account.productName,
    isJoint: account.ownership === "TWO_PARTY",
  }));
}

/** When a consent given now ends. */
export function consentEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + CONSENT_MONTHS);
  return end;
}

/** Messages in the order a provider sends them. They are due a millisecond apart, so that this is the order they go. */
function eventsOf(
  consentId: string,
  given: Date,
  partialAt: Date,
  completeAt: Date,
  renewed: boolean,
): store.NewEvent[] {
  const owed: [string, Date][] = [
    [renewed ? "consent.updated" : "consent.received", given],
    ["banking.accounts.sync.completed", partialAt],
    ["banking.balances.sync.completed", partialAt],
    ["banking.transactions.recent.sync.completed", partialAt],
    ["banking.transactions.sync.completed", completeAt],
  ];
  return owed.map(([event, due], order) => ({
    id: newId("evt"),
    consentId,
    event,
    dueAt: new Date(due.getTime() + order),
  }));
}

/**
 * Gives the consent: marks the session used and writes consent and messages in one transaction, so two presses of the
 * button make one consent. False when the session cannot be authorised or none of the accounts is the customer's.
 */
export async function authorise(
  sessionId: string,
  accountIds: readonly string[],
  now = new Date(),
): Promise<boolean> {
  const session = await findSession(sessionId, now);
  if (session?.state !== "open" || !session.bank || !session.household) return false;
  const chosen = listShareable(session)
    .map((account) => account.id)
    .filter((id) => accountIds.includes(id));
  if (chosen.length === 0) return false;
  const isLate = session.household.arrivesLate || session.bank.health === "degraded";
  const delayMs = isLate ? env().SANDBOX_DELAY_SECONDS * 1000 : 0;
  const partialAt = new Date(now.getTime() + Math.round(delayMs * PARTIAL_SHARE));
  const completeAt = new Date(now.getTime() + delayMs);
  const consent = {
    id: newId("cns"),
    accountIds: chosen,
    givenAt: now,
    expiresAt: consentEnd(now),
    partialAt,
    completeAt,
  };
  return store.consumeSession(sessionId, now, {
    consent,
    events: (consentId, renewed) =>
      renewed
        ? eventsOf(consentId, now, now, now, true)
        : eventsOf(consentId, now, partialAt, completeAt, false),
  });
}

export type SandboxConsentView = {
  id: string;
  bankId: string;
  bankName: string;
  householdId: string;
  accountIds: string[];
  givenAt: Date;
  expiresAt: Date;
  isActive: boolean;
  partialAt: Date;
  completeAt: Date;
};

/** Every consent of a user, newest first, those that ended too. */
export async function listConsents(userId: string, now = new Date()): Promise<SandboxConsentView[]> {
  const rows = await store.listConsentsOf(userId);
  return rows
    .filter((row) => findHousehold(row.householdId) !== null)
    .map((row) => ({
      id: row.id,
      bankId: row.institutionId,
      bankName: findBank(row.institutionId)?.name ?? row.institutionId,
      householdId: row.householdId,
      accountIds: row.accountIds,
      givenAt: row.givenAt,
      expiresAt: row.expiresAt,
      isActive: row.revokedAt === null && row.expiresAt > now,
      partialAt: row.partialAt,
      completeAt: row.completeAt,
    }));
}

async function end(where: { id: string; userId?: string }, now: Date): Promise<boolean> {
  return store.endConsent(where, now, {
    id: newId("evt"),
    consentId: where.id,
    event: "consent.revoked",
    dueAt: now,
  });
}

/** Ends a consent of this user. Unknown or ended already is as good. */
export async function revokeConsent(userId: string, consentId: string, now = new Date()): Promise<void> {
  await end({ id: consentId, userId }, now);
}

/** As when the customer stops sharing in the bank's own app. False when there was nothing to stop. */
export async function revokeAtBank(consentId: string, now = new Date()): Promise<boolean> {
  return end({ id: consentId }, now);
}

/** True while what this session agreed to is still being shared. */
export async function isSharing(sessionId: string, now = new Date()): Promise<boolean> {
  const consent = await store.findConsentOf(sessionId);
  return consent !== null && consent.revokedAt === null && consent.expiresAt > now;
}

/** Stops, at the bank, what this session agreed to. Nothing happens where nothing is shared. */
export async function stopSharing(sessionId: string, now = new Date()): Promise<void> {
  const consent = await store.findConsentOf(sessionId);
  if (consent) await revokeAtBank(consent.id, now);
}

/** Removes a user with everything the bank holds for them. Idempotent. */
export async function deleteSandboxUser(userId: string, now = new Date()): Promise<void> {
  await store.eraseUser(userId, now);
}

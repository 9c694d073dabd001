// The tables of the sandbox bank. Their data belongs to no company, and no other part of the product reads them.
import { db, type Tx } from "@/lib/store/client";
import type { SandboxConsent, SandboxEvent, SandboxSession, SandboxUser } from "@/prisma/generated/client";

export type { SandboxConsent, SandboxEvent, SandboxSession };

/** The test persona and scenario chosen when the request was created; null leaves the choice open. */
export type TestPersona = Pick<SandboxUser, "householdId" | "scenario">;

/** The outcome of a session at the sandbox bank. */
export type BankResult =
  | "authorised"
  | "denied"
  | "cancelled"
  | "code_failed"
  | "timed_out"
  | "ineligible"
  | "bank_failed"
  | "expired";
export type NewEvent = { id: string; consentId: string; event: string; dueAt: Date };
type NewConsent = Omit<
  SandboxConsent,
  "revokedAt" | "userId" | "sessionId" | "institutionId" | "householdId"
>;

/** Stores the bank's record of a customer: an id and the chosen persona and scenario. Throws if the id exists. */
export async function insertUser(id: string, persona: TestPersona): Promise<void> {
  await db().sandboxUser.create({ data: { id, ...persona } });
}

/** The customer's test persona; null for an unknown or deleted customer. */
export async function findPersona(userId: string): Promise<TestPersona | null> {
  return db().sandboxUser.findFirst({
    where: { id: userId, deletedAt: null },
    select: { householdId: true, scenario: true },
  });
}

/** True while the user exists and has not been deleted. */
export async function isUser(id: string): Promise<boolean> {
  return (await db().sandboxUser.count({ where: { id, deletedAt: null } })) === 1;
}

/**
 * Deletes the user's sessions, consents and events, and marks the user as deleted. The user's row keeps its id, persona
 * and scenario. A second call changes nothing.
 */
export async function eraseUser(id: string, now: Date): Promise<void> {
  await db().$transaction([
    // Sessions are deleted first. An authorisation in progress locks its session, so this statement waits for
    // it, and the next statements then delete the consent of that session too.
    db().sandboxSession.deleteMany({ where: { userId: id } }),
    db().sandboxConsent.deleteMany({ where: { userId: id } }),
    db().sandboxEvent.deleteMany({ where: { userId: id } }),
    db().sandboxUser.updateMany({ where: { id, deletedAt: null }, data: { deletedAt: now } }),
  ]);
}

/** Stores an open session. By default, collection repeats and the days between collections are not stated. */
export async function insertSession(
  session: Pick<
    SandboxSession,
    "id" | "userId" | "redirectUrl" | "cancelUrl" | "renewsConsent" | "expiresAt"
  > & { isOnce?: boolean; refreshEveryDays?: number | null },
): Promise<void> {
  await db().sandboxSession.create({ data: session });
}

/** The session with its user's persona, whether it is open or has ended; null for an unknown id. */
export async function findSession(id: string): Promise<(SandboxSession & { user: TestPersona }) | null> {
  return db().sandboxSession.findUnique({ where: { id }, include: { user: true } });
}

/**
 * The institution of the user's latest ended session or, if no session has ended, of the latest session. Null if the
 * user chose no institution.
 */
export async function findInstitutionVisited(userId: string): Promise<string | null> {
  const latest = await db().sandboxSession.findFirst({
    where: { userId },
    orderBy: [{ usedAt: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }],
    select: { institutionId: true },
  });
  return latest?.institutionId ?? null;
}

/** Changes an open session. Returns false if it was used, ended or expired in the meantime. */
export async function changeOpenSession(
  id: string,
  now: Date,
  data: Partial<Pick<SandboxSession, "institutionId" | "householdId" | "verifiedAt" | "outcome" | "usedAt">>,
): Promise<boolean> {
  const { count } = await db().sandboxSession.updateMany({
    where: { id, outcome: null, expiresAt: { gt: now } },
    data,
  });
  return count === 1;
}

/**
 * Counts a wrong code, and ends the session after the last wrong code that is allowed. Uses one statement, so that two
 * concurrent codes are both counted. Returns the number of wrong codes so far; null if the session has ended.
 */
export async function countWrongCode(id: string, now: Date, allowed: number): Promise<number | null> {
  const rows = await db().$queryRaw<{ wrong_codes: number }[]>`
    update sandbox_session
    set wrong_codes = wrong_codes + 1,
        outcome = case when wrong_codes + 1 >= ${allowed}::int then 'code_failed' end,
        used_at = case when wrong_codes + 1 >= ${allowed}::int then ${now}::timestamptz end
    where id = ${id} and outcome is null and expires_at > ${now}::timestamptz
    returning wrong_codes`;
  return rows[0]?.wrong_codes ?? null;
}

/**
 * Claims the session for authorising. Returns null if another caller has claimed it, or if the customer has not entered
 * a correct code.
 */
async function takeSession(tx: Tx, id: string, now: Date): Promise<SandboxSession | null> {
  const { count } = await tx.sandboxSession.updateMany({
    where: { id, outcome: null, expiresAt: { gt: now }, verifiedAt: { not: null } },
    data: { outcome: "authorised", usedAt: now },
  });
  return count === 1 ? tx.sandboxSession.findUnique({ where: { id } }) : null;
}

/**
 * Uses up a session: creates or renews one consent, with its events. Returns false if the session could not be
 * claimed. If the consent to renew has ended in the meantime, creates a new one.
 */
export async function consumeSession(
  sessionId: string,
  now: Date,
  made: { consent: NewConsent; events: (consentId: string, renewed: boolean) => NewEvent[] },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const session = await takeSession(tx, sessionId, now);
    if (!session?.institutionId || !session.householdId) return false;
    const { userId, institutionId, householdId } = session;
    const { accountIds, expiresAt } = made.consent;
    const renewal = { userId, institutionId, householdId, revokedAt: null, expiresAt: { gt: now } };
    const renewed = await tx.sandboxConsent.updateMany({
      where: { ...renewal, id: session.renewsConsent ?? "" },
      data: { sessionId, accountIds, expiresAt },
    });
    const isRenewed = renewed.count === 1 && session.renewsConsent !== null;
    if (!isRenewed) {
      await tx.sandboxConsent.create({
        data: { ...made.consent, userId, sessionId, institutionId, householdId },
      });
    }
    const consentId = isRenewed && session.renewsConsent ? session.renewsConsent : made.consent.id;
    const events = made.events(consentId, isRenewed).map((event) => ({ ...event, userId }));
    await tx.sandboxEvent.createMany({ data: events });
    return true;
  });
}

/** A user's latest hundred consents, newest first. Empty once the user is deleted. */
export async function listConsentsOf(userId: string): Promise<(SandboxConsent & { user: TestPersona })[]> {
  return db().sandboxConsent.findMany({
    where: { userId, user: { deletedAt: null } },
    include: { user: true },
    orderBy: [{ givenAt: "desc" }, { id: "desc" }],
    take: 100,
  });
}

/** Finds the consent that a session gave or renewed; null if there is none. */
export async function findConsentOf(sessionId: string): Promise<SandboxConsent | null> {
  return db().sandboxConsent.findUnique({ where: { sessionId } });
}

/**
 * Ends a consent and queues the message about the end, once. Returns false if the consent is unknown, was revoked
 * before or belongs to another user.
 */
export async function endConsent(
  where: { id: string; userId?: string },
  now: Date,
  event: NewEvent,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const ended = await tx.sandboxConsent.updateManyAndReturn({
      where: { ...where, revokedAt: null },
      data: { revokedAt: now },
    });
    const consent = ended[0];
    if (!consent) return false;
    // Data that had not arrived when the consent ended will never arrive, so the events about it are deleted.
    await tx.sandboxEvent.deleteMany({ where: { consentId: consent.id, sentAt: null, dueAt: { gt: now } } });
    await tx.sandboxEvent.create({ data: { ...event, userId: consent.userId } });
    return true;
  });
}

/** Moves the arrival of a user's data, the ends of their consents and their unsent messages this many days earlier. */
export async function advanceClock(userId: string, days: number): Promise<void> {
  const by = `${days} days`;
  await db().$transaction([
    db().$executeRaw`
      update sandbox_consent set partial_at = partial_at - ${by}::interval, complete_at = complete_at - ${by}::interval,
        expires_at = expires_at - ${by}::interval
      where user_id = ${userId}`,
    db().$executeRaw`
      update sandbox_event set due_at = due_at - ${by}::interval where user_id = ${userId} and sent_at is null`,
  ]);
}

export type DueEvent = {
  id: string;
  userId: string;
  consentId: string | null;
  event: string;
  attempts: number;
  institutionId: string | null;
};

/** Leases due messages, so that other processes skip them, and counts the attempts. */
export async function claimDueEvents(now: Date, limit: number, leaseUntil: Date): Promise<DueEvent[]> {
  return db().$queryRaw<DueEvent[]>`
    with claimed as (
      update sandbox_event set lease_until = ${leaseUntil}::timestamptz, attempts = attempts + 1
      where id in (
        select id from sandbox_event
        where sent_at is null and due_at <= ${now}::timestamptz
          and (lease_until is null or lease_until <= ${now}::timestamptz)
        order by due_at, id limit ${limit}::int
        for update skip locked)
      returning id, user_id, consent_id, event, attempts, due_at)
    select claimed.id, claimed.user_id as "userId", claimed.consent_id as "consentId", claimed.event,
           claimed.attempts, consent.institution_id as "institutionId"
    from claimed left join sandbox_consent consent on consent.id = claimed.consent_id
    order by claimed.due_at, claimed.id`;
}

/** Records that an event was delivered, so that it is never claimed again. Does nothing if the event was deleted. */
export async function markSent(id: string, now: Date): Promise<void> {
  await db().sandboxEvent.updateMany({ where: { id }, data: { sentAt: now, leaseUntil: null } });
}

/** Postpones a message until its next attempt. */
export async function putOff(id: string, dueAt: Date): Promise<void> {
  await db().sandboxEvent.updateMany({ where: { id }, data: { dueAt, leaseUntil: null } });
}

/** Deletes an undelivered event, as a provider does after its last attempt. */
export async function dropEvent(id: string): Promise<void> {
  await db().sandboxEvent.deleteMany({ where: { id } });
}

// Consents: the data that a customer agreed to share, for how long, and which events the bank sends.
import { env } from "@/lib/env/env";
import { newId } from "@/lib/ids";
import * as store from "@/lib/store/sandbox";
import { findBank } from "./banks";
import { accountIdOf, maskedTail } from "./households/account-id";
import { isAt } from "./households/generate";
import { findHousehold } from "./households/list";
import { findOtherHolder } from "./joint";
import { findScenario, type Scenario } from "./scenarios";
import { endSession, findSession, type OpenSession } from "./sessions";

const CONSENT_MONTHS = 12;
/** The share of the delay after which the last ninety days of data have arrived. */
const PARTIAL_SHARE = 0.5;

/** An account of the signed-in customer. */
export type ShareableAccount = {
  id: string;
  key: string;
  name: string;
  product: string;
  /** The last four digits of the account number. */
  tail: string;
  /** The other holder of a joint account; null for an account with one holder. */
  jointWith: string | null;
  /** True if the account cannot be shared, because the other holder has switched its sharing off. */
  isSharingOff: boolean;
};

/** The accounts of the household that signed in, including those that cannot be shared; empty before sign-in. */
export function listShareable({
  bank,
  household,
}: Pick<OpenSession, "bank" | "household">): ShareableAccount[] {
  if (!bank || !household) return [];
  return household.accounts
    .filter((account) => isAt(bank, account))
    .map((account) => ({
      id: accountIdOf(household, bank, account.key),
      key: account.key,
      name: account.displayName,
      product: account.productName,
      tail: maskedTail(household, bank, account.key),
      jointWith: findOtherHolder(account, household.person),
      isSharingOff: account.isSharingOff === true,
    }));
}

/** The date when a consent given at `now` would end. */
export function consentEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + CONSENT_MONTHS);
  return end;
}

type Arrival = { given: Date; partialAt: Date; completeAt: Date };

/**
 * Computes when the first part and the rest of the data arrive, for a consent given at `given` at this bank in this
 * scenario.
 */
function arrivalOf({ bank, household, scenario }: OpenSession, given: Date): Arrival {
  const isLate = scenario?.data !== undefined || household?.arrivesLate || bank?.health === "degraded";
  const delay = isLate ? delayMs() : 0;
  return {
    given,
    partialAt: new Date(given.getTime() + Math.round(delay * PARTIAL_SHARE)),
    completeAt: new Date(given.getTime() + delay),
  };
}

function delayMs(): number {
  return env().SANDBOX_DELAY_SECONDS * 1000;
}

/** The time when the customer of this scenario stops sharing; null if the customer does not stop. */
function stopOf(scenario: Scenario | null, completeAt: Date): Date | null {
  return scenario?.stopsSharing ? new Date(completeAt.getTime() + delayMs()) : null;
}

const FAILED = "banking.transactions.sync.failed";

/** Lists the events of a consent with their times, in the order in which the provider sends them. */
function toEvents(scenario: Scenario | null, { partialAt, completeAt }: Arrival): [string, Date][] {
  const isFailing = scenario?.data === "failing" || scenario?.data === "failing_for_ever";
  const stopsAt = stopOf(scenario, completeAt);
  // A failing bank delivers all its data at once, at the end of the delay.
  const firstAt = isFailing ? completeAt : partialAt;
  const arrived: [string, Date][] = [
    ["banking.accounts.sync.completed", firstAt],
    ["banking.balances.sync.completed", firstAt],
    ["banking.transactions.recent.sync.completed", firstAt],
    ["banking.transactions.sync.completed", completeAt],
  ];
  return [
    ...(isFailing ? [[FAILED, partialAt] satisfies [string, Date]] : []),
    ...(scenario?.data === "failing_for_ever" ? [] : arrived),
    ...(stopsAt ? [["consent.revoked", stopsAt] satisfies [string, Date]] : []),
  ];
}

/**
 * Builds the events of a consent, which the bank sends as messages, in the order in which a provider sends them. Their
 * due times are at least a millisecond apart to keep this order.
 */
function eventsOf(
  consentId: string,
  scenario: Scenario | null,
  arrival: Arrival,
  renewed: boolean,
): store.NewEvent[] {
  const owed: [string, Date][] = [
    [renewed ? "consent.updated" : "consent.received", arrival.given],
    ...toEvents(scenario, arrival),
  ];
  return owed.map(([event, due], order) => ({
    id: newId("evt"),
    consentId,
    event,
    dueAt: new Date(due.getTime() + order),
  }));
}

/**
 * Gives consent: marks the session used and writes consent and events in one transaction, so that two clicks create
 * one consent. Returns false if the session cannot be authorised, the customer may share none of the accounts, or the
 * scenario ends the session at this step.
 */
export async function authorise(
  sessionId: string,
  accountIds: readonly string[],
  now = new Date(),
): Promise<boolean> {
  const session = await findSession(sessionId, now);
  if (session?.state !== "open" || !session.bank || !session.household) return false;
  const chosen = listShareable(session)
    .filter(({ id, isSharingOff }) => accountIds.includes(id) && !isSharingOff)
    .map(({ id }) => id);
  if (chosen.length === 0) return false;
  const { scenario } = session;
  if (scenario?.endsAtConsent && session.verified) {
    await endSession(sessionId, scenario.endsAtConsent, now);
    return false;
  }
  const arrival = arrivalOf(session, now);
  const { given, ...times } = arrival;
  const consent = {
    id: newId("cns"),
    accountIds: chosen,
    givenAt: given,
    expiresAt: consentEnd(now),
    ...times,
  };
  return store.consumeSession(sessionId, now, {
    consent,
    events: (consentId, renewed) =>
      renewed
        ? eventsOf(consentId, null, { given, partialAt: given, completeAt: given }, true)
        : eventsOf(consentId, scenario, arrival, false),
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
  scenario: Scenario | null;
};

/** True while the consent is neither revoked nor expired, and the scenario's customer has not stopped sharing. */
function isActive(row: store.SandboxConsent, scenario: Scenario | null, now: Date): boolean {
  const stopsAt = stopOf(scenario, row.completeAt);
  return row.revokedAt === null && row.expiresAt > now && (stopsAt === null || stopsAt > now);
}

/** Every consent of a user, newest first, including ended ones. */
export async function listConsents(userId: string, now = new Date()): Promise<SandboxConsentView[]> {
  const rows = await store.listConsentsOf(userId);
  return rows
    .filter((row) => findHousehold(row.householdId) !== null)
    .map((row) => ({ ...row, scenario: findScenario(row.user.scenario) }))
    .map(({ scenario, ...row }) => ({
      id: row.id,
      bankId: row.institutionId,
      bankName: findBank(row.institutionId)?.name ?? row.institutionId,
      householdId: row.householdId,
      accountIds: row.accountIds,
      givenAt: row.givenAt,
      expiresAt: row.expiresAt,
      isActive: isActive(row, scenario, now),
      partialAt: row.partialAt,
      completeAt: row.completeAt,
      scenario,
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

/** Ends a consent of this user. Does nothing if the consent is unknown or has ended. */
export async function revokeConsent(userId: string, consentId: string, now = new Date()): Promise<void> {
  await end({ id: consentId, userId }, now);
}

/**
 * Ends a consent as if the customer had stopped sharing in the bank's own app. Returns false if there is no such
 * consent or it was revoked before.
 */
export async function revokeAtBank(consentId: string, now = new Date()): Promise<boolean> {
  return end({ id: consentId }, now);
}

/** Deletes a user and everything the bank stores about them. Idempotent. */
export async function deleteSandboxUser(userId: string, now = new Date()): Promise<void> {
  await store.eraseUser(userId, now);
}

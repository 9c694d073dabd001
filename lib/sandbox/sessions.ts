// Sessions: a session is one visit of a customer to the hosted pages, from the link to an outcome.
import { createHmac } from "node:crypto";
import { baseUrl, env } from "@/lib/env/env";
import { newId } from "@/lib/ids";
import * as store from "@/lib/store/sandbox";
import { type Bank, findBank } from "./banks";
import { type EndingOutcome, findEnding } from "./endings";
import { findCustomer, findHousehold } from "./households/list";
import type { Household } from "./households/types";
import { varyHousehold } from "./households/vary";
import { withJointSharingOff } from "./joint";
import { findScenario, type Scenario } from "./scenarios";

const SESSION_DAYS = 5;
const WRONG_CODES_ALLOWED = 5;
const MS_PER_DAY = 86_400_000;
/** The format of our session ids. Other text is not looked up, because the database may refuse its characters. */
const SESSION_ID = /^ses_\w{1,96}$/;

/** The state of a session, which the pages show. Only the functions of this file change it. */
export type OpenSession = {
  state: "open";
  id: string;
  bank: Bank | null;
  /** The household that signed in, with the scenario's changes. */
  household: Household | null;
  /** The request's test persona, the only persona that may sign in; null if any persona may. */
  persona: Household | null;
  scenario: Scenario | null;
  verified: boolean;
  codesLeft: number;
  /** True if the data is collected once, after which the consent ends. */
  isOnce: boolean;
  /** Days between automatic collections; null if not stated. */
  refreshEveryDays: number | null;
};
export type ClosedSession = {
  state: "closed";
  id: string;
  outcome: store.BankResult;
  /** The chosen bank when the session ended; null if the customer had not picked one. */
  bank: Bank | null;
  /** True if in this scenario the customer closes the window after agreeing. */
  neverReturns: boolean;
  /** The return URL of the button on the last page; the same for every press of the button. */
  returnUrl: string;
  /**
   * The return URL for a link that is opened again. It reports success if the customer agreed. Otherwise it reports
   * that the link was used or has expired.
   */
  reopenedUrl: string;
};
export type SandboxSessionView = OpenSession | ClosedSession;

const NO_PERSONA: store.TestPersona = { householdId: null, scenario: null };

/** Creates the bank's record of a customer: an id and the chosen persona and scenario, nothing about the person. */
export async function createSandboxUser(persona: store.TestPersona = NO_PERSONA): Promise<string> {
  const id = newId("usr");
  await store.insertUser(id, persona);
  return id;
}

/**
 * The persona and scenario chosen for the customer's request; both null if none were chosen or the customer is deleted.
 */
async function findPersonaOf(userId: string): Promise<store.TestPersona> {
  return (await store.findPersona(userId)) ?? NO_PERSONA;
}

/** Reports whether the bank requires this customer's email address. */
export async function needsEmail(userId: string): Promise<boolean> {
  return findScenario((await findPersonaOf(userId)).scenario)?.needsEmail === true;
}

/** Creates a link to the hosted pages, which works once within five days. Null for an unknown or deleted user. */
export async function startSession(
  start: {
    userId: string;
    redirectUrl: string;
    cancelUrl: string;
    renewsConsent: string | null;
    isOnce?: boolean;
    refreshEveryDays?: number | null;
  },
  now = new Date(),
): Promise<{ id: string; url: string; expiresAt: Date } | null> {
  if (!(await store.isUser(start.userId))) return null;
  const id = newId("ses");
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * MS_PER_DAY);
  await store.insertSession({ id, ...start, expiresAt });
  return { id, url: `${baseUrl()}/sandbox/consent?sess_id=${id}`, expiresAt };
}

/**
 * The session as the hosted pages show it; null for an unknown id. A session is closed once it has an outcome or has
 * expired.
 */
export async function findSession(id: string, now = new Date()): Promise<SandboxSessionView | null> {
  const row = SESSION_ID.test(id) ? await store.findSession(id) : null;
  if (!row) return null;
  const outcome = asOutcome(row.outcome);
  const scenario = findScenario(row.user.scenario);
  const bank = row.institutionId ? findBank(row.institutionId) : null;
  if (outcome || row.expiresAt <= now) {
    const ended = outcome ?? "expired";
    const reopened = ended === "authorised" ? ended : "expired";
    return {
      state: "closed",
      id,
      outcome: ended,
      bank,
      neverReturns: scenario?.neverReturns === true,
      returnUrl: returnUrlOf(row, ended),
      reopenedUrl: returnUrlOf(row, reopened),
    };
  }
  const household = row.householdId ? findHousehold(row.householdId) : null;
  return {
    state: "open",
    id,
    bank,
    household: household && liveAs(household, scenario),
    persona: row.user.householdId ? findHousehold(row.user.householdId) : null,
    scenario,
    verified: row.verifiedAt !== null,
    codesLeft: WRONG_CODES_ALLOWED - row.wrongCodes,
    isOnce: row.isOnce,
    refreshEveryDays: row.refreshEveryDays,
  };
}

/** The household's bank data with the changes of this scenario. */
function liveAs(household: Household, scenario: Scenario | null): Household {
  const lives = varyHousehold(household, scenario);
  return scenario?.jointSharingOff ? withJointSharingOff(lives) : lives;
}

function asOutcome(text: string | null): store.BankResult | null {
  return text === "authorised" ? text : (findEnding(text)?.outcome ?? null);
}

/** The customer's return URL with its own query and the provider's parameters. */
function returnUrlOf(row: store.SandboxSession, outcome: store.BankResult): string {
  const ending = findEnding(outcome);
  const url = new URL(ending ? row.cancelUrl : row.redirectUrl);
  const added = ending
    ? {
        error: ending.error,
        error_type: ending.errorType,
        error_description: ending.errorDescription,
        error_id: `err_${row.id.slice(4, 16)}`,
      }
    : { session_id: row.id };
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}

/** The bank of the customer's latest visit; null if the customer chose none. */
export async function findBankVisited(userId: string): Promise<Bank | null> {
  const id = await store.findInstitutionVisited(userId);
  return id ? findBank(id) : null;
}

/**
 * Picks the bank and clears an earlier sign-in. Returns false if the bank cannot be chosen or the session has ended.
 */
export async function chooseBank(sessionId: string, bankId: string, now = new Date()): Promise<boolean> {
  const bank = findBank(bankId);
  if (!bank || bank.health === "outage") return false;
  return store.changeOpenSession(sessionId, now, {
    institutionId: bank.id,
    householdId: null,
    verifiedAt: null,
  });
}

/**
 * Signs in with a customer number. Returns false for an unknown number, for the number of a persona other than
 * the request's, and after the session has ended.
 */
export async function chooseCustomer(
  sessionId: string,
  customerNumber: string,
  now = new Date(),
): Promise<boolean> {
  const household = findCustomer(customerNumber);
  const session = household && (await findSession(sessionId, now));
  if (!household || session?.state !== "open") return false;
  if (session.persona && session.persona.id !== household.id) return false;
  return store.changeOpenSession(sessionId, now, { householdId: household.id, verifiedAt: null });
}

/** The session's one-time code. A real bank sends it to the phone; the sandbox shows it. */
export function codeOf(sessionId: string): string {
  const digest = createHmac("sha256", env().SANDBOX_WEBHOOK_SECRET)
    .update(`one-time code of ${sessionId}`)
    .digest();
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}

/** Checks the code. Five wrong codes end the session; in some scenarios the correct code ends it too. */
export async function enterCode(
  sessionId: string,
  code: string,
  now = new Date(),
): Promise<"right" | "wrong" | "over"> {
  const session = await findSession(sessionId, now);
  if (session?.state !== "open" || !session.household) return "over";
  if (code.replace(/\s/g, "") === codeOf(sessionId) && !session.scenario?.refusesCode) {
    const ending = session.scenario?.endsAfterCode;
    if (ending) return endSession(sessionId, ending, now).then(() => "over");
    return (await store.changeOpenSession(sessionId, now, { verifiedAt: now })) ? "right" : "over";
  }
  const wrong = await store.countWrongCode(sessionId, now, WRONG_CODES_ALLOWED);
  return wrong === null || wrong >= WRONG_CODES_ALLOWED ? "over" : "wrong";
}

/** Ends the session without a consent. A repeat, or a call after the session has ended, changes nothing. */
export async function endSession(sessionId: string, outcome: EndingOutcome, now = new Date()): Promise<void> {
  await store.changeOpenSession(sessionId, now, { outcome, usedAt: now });
}

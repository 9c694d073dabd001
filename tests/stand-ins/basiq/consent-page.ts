import { randomUUID } from "node:crypto";
import type { Bank } from "@/tests/stand-ins/bank";
import {
  activeConsent,
  addJob,
  type Connection,
  type Consent,
  finishJob,
  type ProviderState,
  type User,
} from "@/tests/stand-ins/basiq/provider-state";
import { revoke } from "@/tests/stand-ins/basiq/routes";

// Basiq's consent page as a customer uses it: docs/PLatform/consent/consent-actions.md and consent-parameters.md.

const DAY_MS = 86_400_000;
/** The consent duration set in the application. */
const CONSENT_DAYS = 365;

type Visit = { user: User; action: string | null; state: string | null; connectionId: string | null };

/**
 * Opens the consent page. Throws unless the link's token is a client token of an existing user: "This token must be
 * bound to the userId for security" (docs/PLatform/consent/index.md).
 */
export function openPage(provider: ProviderState, address: string): Visit {
  const url = new URL(address);
  const token = provider.tokens.get(url.searchParams.get("token") ?? "");
  if (token?.scope !== "CLIENT_ACCESS" || !token.userId || token.expiresAt <= provider.now().getTime())
    throw new Error("the page needs a client token that is bound to a user");
  const user = provider.users.get(token.userId);
  if (!user) throw new Error("the user of this token was deleted");
  const action = url.searchParams.get("action");
  return {
    user,
    action: action === "null" ? null : action,
    state: url.searchParams.get("state"),
    connectionId: url.searchParams.get("connectionId"),
  };
}

/** The extent of the first fetch: nothing, only the accounts, everything, or a failure at the bank. */
type Fetch = "none" | "accounts" | "all" | { fails: string };

/**
 * Makes the customer agree. Returns the URL to which the browser is sent: the application's redirect URL with
 * `state` and, if jobs began, `jobId` and `jobIds`. docs/Data/account-verification.md shows both job parameters;
 * consent-parameters.md describes the redirect.
 */
export function agree(provider: ProviderState, visit: Visit, banks: Bank[], fetch: Fetch): string {
  const { user, action, connectionId } = visit;
  const consent = activeConsent(user, provider.now());
  // Inferred: a connectionId also selects the bank if an action is given. The documentation shows only one of the two
  // at a time.
  if (connectionId) return sendBack(provider, visit, [reauthorise(provider, user, connectionId)]);
  switch (action) {
    case null:
      // Inferred: the consent of an earlier visit is replaced, because a user has one consent at a time.
      if (consent) revoke(provider, user, consent.id);
      addConsent(provider, user);
      return sendBack(provider, visit, connect(provider, user, banks, fetch));
    case "connect":
      need(consent);
      return sendBack(provider, visit, connect(provider, user, banks, fetch));
    case "extend":
    case "update":
      // If the policy is unchanged, update falls back to extend. "An error occurs if this action is used without
      // active user consent". The banks' connections do not change; action=reauthorise authorises them again.
      need(consent).expiryDate = inDays(provider, CONSENT_DAYS);
      need(consent).updated = provider.now();
      return sendBack(provider, visit, []);
    case "reauthorise":
      // "For open banking type connections with an expiryDate less than 7 days away … a 'Renew' button will be
      // visible".
      return sendBack(
        provider,
        visit,
        expiringSoon(provider, user).map(({ id }) => reauthorise(provider, user, id)),
      );
    case "manage":
      return sendBack(provider, visit, []);
    default:
      throw new Error(`the page has no action ${action}`);
  }
}

/** Makes the customer revoke the consent, on the consent page (action=manage) or on Basiq's own page. */
export function revokeByCustomer(provider: ProviderState, user: User): Consent {
  const consent = need(activeConsent(user, provider.now()));
  revoke(provider, user, consent.id);
  return consent;
}

/** Makes the customer leave without agreeing. Inferred: the redirect has the state and no job. */
export const leave = (provider: ProviderState, visit: Visit): string => sendBack(provider, visit, []);

function need(consent: Consent | undefined): Consent {
  if (!consent) throw new Error("this action needs an active consent");
  return consent;
}

const expiringSoon = (provider: ProviderState, user: User) =>
  user.connections.filter(
    ({ status, expiryDate }) =>
      status === "active" && expiryDate.getTime() < provider.now().getTime() + 7 * DAY_MS,
  );

/**
 * Extends a connection, because reauthorising should "extend the duration of their connections". Account ids do not
 * change.
 */
function reauthorise(provider: ProviderState, user: User, connectionId: string): string {
  const connection = user.connections.find(({ id }) => id === connectionId);
  if (!connection) throw new Error("no such connection");
  connection.expiryDate = inDays(provider, CONSENT_DAYS);
  connection.status = "active";
  connection.lastUsed = provider.now();
  const job = addJob(provider, user, connectionId);
  finishJob(provider, job, null);
  return job.id;
}

function addConsent(provider: ProviderState, user: User): Consent {
  const now = provider.now();
  const consent: Consent = {
    id: randomUUID(),
    status: "active",
    created: now,
    updated: now,
    expiryDate: inDays(provider, CONSENT_DAYS),
  };
  user.consents.push(consent);
  return consent;
}

function connect(provider: ProviderState, user: User, banks: Bank[], fetch: Fetch): string[] {
  return banks.map((bank) => {
    const now = provider.now();
    const connection: Connection = {
      id: randomUUID(),
      bank,
      status: fetch === "none" ? "init" : "active",
      createdDate: now,
      expiryDate: inDays(provider, CONSENT_DAYS),
      lastUsed: now,
      hasAccounts: false,
      hasRows: false,
    };
    user.connections.push(connection);
    const job = addJob(provider, user, connection.id, "pending");
    bringData(provider, user, connection.id, fetch);
    return job.id;
  });
}

/** Advances a connection's latest job as far as `fetch` says. */
export function bringData(provider: ProviderState, user: User, connectionId: string, fetch: Fetch): void {
  const connection = user.connections.find(({ id }) => id === connectionId);
  const job = user.jobs.filter((each) => each.connectionId === connectionId).at(-1);
  if (!connection || !job) throw new Error("no such connection");
  if (fetch === "none") return;
  connection.status = typeof fetch === "object" ? "invalid" : "active";
  if (typeof fetch === "object") {
    finishJob(provider, job, { step: 0, code: fetch.fails });
    return;
  }
  connection.hasAccounts = true;
  connection.lastUsed = provider.now();
  if (fetch === "accounts") {
    finishJob(provider, job, null);
    Object.assign(job.steps[2] ?? {}, { status: "in-progress" });
    return;
  }
  connection.hasRows = true;
  finishJob(provider, job, null);
}

const inDays = (provider: ProviderState, days: number) => new Date(provider.now().getTime() + days * DAY_MS);

function sendBack(provider: ProviderState, { state }: Visit, jobIds: string[]): string {
  const url = new URL(provider.redirectUrl);
  const [first] = jobIds;
  if (first) url.searchParams.set("jobId", first);
  if (jobIds.length > 0) url.searchParams.set("jobIds", jobIds.join(","));
  if (state) url.searchParams.set("state", state);
  return url.href;
}

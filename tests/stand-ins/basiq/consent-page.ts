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
 * "This token must be bound to the userId for security": docs/PLatform/consent/index.md. Throws for any other token.
 */
export function openPage(world: ProviderState, address: string): Visit {
  const url = new URL(address);
  const token = world.tokens.get(url.searchParams.get("token") ?? "");
  if (token?.scope !== "CLIENT_ACCESS" || !token.userId || token.expiresAt <= world.now().getTime())
    throw new Error("the page needs a client token that is bound to a user");
  const user = world.users.get(token.userId);
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
 * Makes the customer agree. Returns where the browser is sent: the application's redirect URL with the `state` and, if
 * jobs began, `jobId` and `jobIds` (docs/Data/account-verification.md shows both; consent-parameters.md).
 */
export function agree(world: ProviderState, visit: Visit, banks: Bank[], fetch: Fetch): string {
  const { user, action, connectionId } = visit;
  const consent = activeConsent(user, world.now());
  // Inferred: a connectionId also selects the bank if an action is given. The documentation only shows one at a time.
  if (connectionId) return sendBack(world, visit, [reauthorise(world, user, connectionId)]);
  switch (action) {
    case null:
      // Inferred: the consent of an earlier visit is replaced, because a user has one consent at a time.
      if (consent) revoke(world, user, consent.id);
      addConsent(world, user);
      return sendBack(world, visit, connect(world, user, banks, fetch));
    case "connect":
      need(consent);
      return sendBack(world, visit, connect(world, user, banks, fetch));
    case "extend":
    case "update":
      // If the policy is unchanged, update falls back to extend. "An error occurs if this action is used without
      // active user consent". The banks' connections do not change; action=reauthorise authorises them again.
      need(consent).expiryDate = inDays(world, CONSENT_DAYS);
      need(consent).updated = world.now();
      return sendBack(world, visit, []);
    case "reauthorise":
      // "For open banking type connections with an expiryDate less than 7 days away … a 'Renew' button will be
      // visible".
      return sendBack(
        world,
        visit,
        expiringSoon(world, user).map(({ id }) => reauthorise(world, user, id)),
      );
    case "manage":
      return sendBack(world, visit, []);
    default:
      throw new Error(`the page has no action ${action}`);
  }
}

/** Makes the customer revoke on the page (action=manage), or on Basiq's own. */
export function revokeByCustomer(world: ProviderState, user: User): Consent {
  const consent = need(activeConsent(user, world.now()));
  revoke(world, user, consent.id);
  return consent;
}

/** Makes the customer leave without agreeing. Inferred: the redirect has the state and no job. */
export const leave = (world: ProviderState, visit: Visit): string => sendBack(world, visit, []);

function need(consent: Consent | undefined): Consent {
  if (!consent) throw new Error("this action needs an active consent");
  return consent;
}

const expiringSoon = (world: ProviderState, user: User) =>
  user.connections.filter(
    ({ status, expiryDate }) =>
      status === "active" && expiryDate.getTime() < world.now().getTime() + 7 * DAY_MS,
  );

/** Extends the bank's arrangement: "extend the duration of their connections"; account ids do not change. */
function reauthorise(world: ProviderState, user: User, connectionId: string): string {
  const connection = user.connections.find(({ id }) => id === connectionId);
  if (!connection) throw new Error("no such connection");
  connection.expiryDate = inDays(world, CONSENT_DAYS);
  connection.status = "active";
  connection.lastUsed = world.now();
  const job = addJob(world, user, connectionId);
  finishJob(world, job, null);
  return job.id;
}

function addConsent(world: ProviderState, user: User): Consent {
  const now = world.now();
  const consent: Consent = {
    id: randomUUID(),
    status: "active",
    created: now,
    updated: now,
    expiryDate: inDays(world, CONSENT_DAYS),
  };
  user.consents.push(consent);
  return consent;
}

function connect(world: ProviderState, user: User, banks: Bank[], fetch: Fetch): string[] {
  return banks.map((bank) => {
    const now = world.now();
    const connection: Connection = {
      id: randomUUID(),
      bank,
      status: fetch === "none" ? "init" : "active",
      createdDate: now,
      expiryDate: inDays(world, CONSENT_DAYS),
      lastUsed: now,
      hasAccounts: false,
      hasRows: false,
    };
    user.connections.push(connection);
    const job = addJob(world, user, connection.id, "pending");
    bringData(world, user, connection.id, fetch);
    return job.id;
  });
}

/** Advances the fetch of a connection's latest job. */
export function bringData(world: ProviderState, user: User, connectionId: string, fetch: Fetch): void {
  const connection = user.connections.find(({ id }) => id === connectionId);
  const job = user.jobs.filter((each) => each.connectionId === connectionId).at(-1);
  if (!connection || !job) throw new Error("no such connection");
  if (fetch === "none") return;
  connection.status = typeof fetch === "object" ? "invalid" : "active";
  if (typeof fetch === "object") {
    finishJob(world, job, { step: 0, code: fetch.fails });
    return;
  }
  connection.hasAccounts = true;
  connection.lastUsed = world.now();
  if (fetch === "accounts") {
    finishJob(world, job, null);
    Object.assign(job.steps[2] ?? {}, { status: "in-progress" });
    return;
  }
  connection.hasRows = true;
  finishJob(world, job, null);
}

const inDays = (world: ProviderState, days: number) => new Date(world.now().getTime() + days * DAY_MS);

function sendBack(world: ProviderState, { state }: Visit, jobIds: string[]): string {
  const url = new URL(world.redirectUrl);
  const [first] = jobIds;
  if (first) url.searchParams.set("jobId", first);
  if (jobIds.length > 0) url.searchParams.set("jobIds", jobIds.join(","));
  if (state) url.searchParams.set("state", state);
  return url.href;
}

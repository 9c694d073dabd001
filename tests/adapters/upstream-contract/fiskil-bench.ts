import { upstreamOf } from "@/lib/adapters/upstream/select";
import type { Attack, Bench, Notice } from "@/tests/adapters/upstream-contract/bench";
import { fillBank } from "@/tests/stand-ins/bank";
import { agree, openPage } from "@/tests/stand-ins/fiskil/consent-page";
import { refuse } from "@/tests/stand-ins/fiskil/errors";
import { type EventType, writeMessage } from "@/tests/stand-ins/fiskil/messages";
import { endConsent, freshSwitches } from "@/tests/stand-ins/fiskil/provider-state";
import { startFiskil } from "@/tests/stand-ins/fiskil/stand-in";

const CREDENTIALS = { clientId: "contract-client", clientSecret: "contract-secret", application: "live" };
const SECRET = Buffer.alloc(32, "contract").toString("base64");
const DAY_MS = 86_400_000;

export const fiskil = await startFiskil();

/** Runs before the product's first call, which reads the settings. */
Object.assign(process.env, {
  UPSTREAM_LIVE: "fiskil",
  FISKIL_BASE_URL: fiskil.url,
  FISKIL_CLIENT_ID: CREDENTIALS.clientId,
  FISKIL_CLIENT_SECRET: CREDENTIALS.clientSecret,
  FISKIL_WEBHOOK_SECRET: SECRET,
  FISKIL_TIMEOUT_SECONDS: "1",
  CDR_PRINCIPAL_NAME: "Contract Data Pty Ltd",
  CDR_ACCREDITATION_NUMBER: "ADRBNK000001",
  CDR_POLICY_URL: "https://example.com/policy",
});

export const { provider } = fiskil;
provider.credentials.push(CREDENTIALS);

const consentsOf = (userRef: string) => provider.consents.filter(({ endUserId }) => endUserId === userRef);

const EVENTS: Record<Notice, EventType> = {
  consented: "consent.received",
  complete: "banking.transactions.sync.completed",
  "bank lost": "banking.transactions.sync.failed",
  "bank back": "banking.transactions.sync.completed",
  revoked: "consent.revoked",
  "bank removed": "consent.revoked",
};

/**
 * Returns a function that makes calls matching `on` fail, at most `times` times. That function returns a second
 * function, which ends the failures.
 */
function failing(on: RegExp, how: { status: number; name: string; times?: number }) {
  return async () => {
    const answer = refuse(how.status, how.name, how.name.replaceAll("_", " "));
    const fault = { on, times: how.times ?? Number.POSITIVE_INFINITY, answer };
    fiskil.faults.push(fault);
    return async () => {
      fault.times = 0;
    };
  };
}

const foreign = (unknownEndUser: "404" | "empty") => async () => {
  Object.assign(provider.switches, { isForeignKey: true, unknownEndUser });
  return async () => {
    Object.assign(provider.switches, { isForeignKey: false, unknownEndUser: "404" });
  };
};

const EVERYTHING = /^\w+ \/v1\/(end-users|consent|banking|auth)/;

const attacks: Partial<Record<Attack, (userRef: string) => Promise<() => Promise<void>>>> = {
  "consents missing once": failing(/^GET \/v1\/consent$/, {
    status: 404,
    name: "end_user_not_found",
    times: 1,
  }),
  "consents missing for ever": failing(/^GET \/v1\/consent$/, { status: 404, name: "end_user_not_found" }),
  "customer missing for ever": failing(EVERYTHING, { status: 404, name: "end_user_not_found" }),
  "foreign key": foreign("404"),
  "foreign key with empty lists": foreign("empty"),
  "key refused for ever": async () => {
    provider.tokens.clear();
    return failing(/^POST \/v1\/token$/, { status: 401, name: "unauthorized" })();
  },
  "403 for ever": failing(EVERYTHING, { status: 403, name: "forbidden" }),
  "429 for ever": failing(EVERYTHING, { status: 429, name: "too_many_requests" }),
  "500 for ever": failing(EVERYTHING, { status: 500, name: "internal_error" }),
  "slow for ever": async () => {
    const fault = { on: /^GET \/v1\//, times: Number.POSITIVE_INFINITY, slow: 1_500 };
    fiskil.faults.push(fault);
    return async () => {
      fault.times = 0;
    };
  },
  "revoking refused": failing(/^DELETE \/v1\/consent/, { status: 400, name: "bad_request" }),
  "deleting fails": failing(/^DELETE /, { status: 500, name: "internal_error" }),
  "revoking fails for ever": failing(/^DELETE \/v1\/consent/, { status: 500, name: "internal_error" }),
  "listing refused": failing(/^GET \/v1\/consent$/, { status: 400, name: "bad_request" }),
  // Fiskil's documentation defines no status for a lost bank, so this fault changes nothing.
  "bank lost": async () => async () => {},
};

export const bench: Bench = {
  name: "fiskil",
  environment: "live",
  upstream: () => upstreamOf({ provider: "fiskil", environment: "live" }),
  agree: async (url, { banks, rows, pending }) => {
    const session = openPage(provider, url);
    agree(provider, session, fillBank(0, rows, pending), "all");
    // A session covers one bank, so another session of the same customer adds the second.
    if (banks === 2) agree(provider, { ...session, arrangementId: null }, fillBank(1, rows, pending), "all");
  },
  truth: async (userRef) => {
    const shared = consentsOf(userRef).filter(({ isActive }) => isActive);
    return {
      isKnown: provider.endUsers.has(userRef),
      sharing: shared.map(({ bank }) => bank.name).sort(),
      rows: shared.flatMap(({ bank }) => bank.accounts.flatMap((account) => account.rows)).length,
    };
  },
  loseNextCreation: () => fiskil.faults.push({ on: /^POST \/v1\/end-users$/, times: 1, lost: true }),
  messages: (userRef, notice) =>
    consentsOf(userRef)
      .slice(0, notice === "bank removed" ? 1 : 2)
      .map((consent) =>
        writeMessage(provider, consent, EVENTS[notice], { clientId: CREDENTIALS.clientId, secret: SECRET }),
      ),
  attacks,
  traffic: () => ({
    calls: fiskil.calls.length,
    deletes: fiskil.calls.filter(({ method }) => method === "DELETE").length,
    pulls: fiskil.calls.filter(({ path }) => /^\/v1\/banking\/(accounts|transactions)$/.test(path)).length,
    refreshes: 0,
  }),
  revoke: async (userRef, what) => {
    for (const consent of consentsOf(userRef).slice(0, what === "everything" ? 2 : 1)) endConsent(consent);
  },
  endIn: async (userRef, days) => {
    for (const consent of consentsOf(userRef))
      consent.expiresAt = new Date(provider.now().getTime() + days * DAY_MS);
  },
  reset: () => {
    Object.assign(provider, { switches: freshSwitches(), consents: [] });
    for (const kept of [provider.endUsers, provider.sessions, provider.tokens]) kept.clear();
    fiskil.faults.length = 0;
    fiskil.calls.length = 0;
  },
  close: () => fiskil.close(),
};

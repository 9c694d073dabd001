import { upstreamOf } from "@/lib/adapters/upstream/select";
import type { Attack, Bench, Notice, Post } from "@/tests/adapters/upstream-contract/bench";
import { fillBank } from "@/tests/stand-ins/bank";
import { agree, openPage, revokeByCustomer } from "@/tests/stand-ins/basiq/consent-page";
import { refuse } from "@/tests/stand-ins/basiq/errors";
import { type EventType, type Form, writeMessage } from "@/tests/stand-ins/basiq/messages";
import { addJob, finishJob, freshSwitches, type User } from "@/tests/stand-ins/basiq/provider-state";
import { startBasiq } from "@/tests/stand-ins/basiq/stand-in";

const KEY = Buffer.from("live-application:contract").toString("base64");
const SECRET = `whsec_${Buffer.alloc(32, "contract").toString("base64")}`;
const DAY_MS = 86_400_000;

export const basiq = await startBasiq("http://localhost:3000/connect/return");

/** Runs before the product's first call, which reads the settings. */
Object.assign(process.env, {
  UPSTREAM_LIVE: "basiq",
  BASIQ_BASE_URL: basiq.url,
  BASIQ_API_KEY: KEY,
  BASIQ_WEBHOOK_SECRET: SECRET,
  BASIQ_TIMEOUT_SECONDS: "1",
  CDR_PRINCIPAL_NAME: "Contract Data Pty Ltd",
  CDR_ACCREDITATION_NUMBER: "ADRBNK000001",
  CDR_POLICY_URL: "https://example.com/policy",
});

export const { provider } = basiq;

export function findUser(userRef: string): User {
  const user = provider.users.get(userRef);
  if (!user) throw new Error("no such user at Basiq");
  return user;
}

const EVENTS: Record<Notice, EventType> = {
  consented: "consent.created",
  complete: "transactions.updated",
  "bank lost": "connection.invalidated",
  "bank back": "connection.activated",
  revoked: "consent.revoked",
  "bank removed": "connection.deleted",
};

export function writeNotice(userRef: string, notice: Notice, form: Form = "bare"): Post {
  const user = findUser(userRef);
  const type = EVENTS[notice];
  const [connection] = user.connections;
  const consent = user.consents.at(-1);
  const about = type.startsWith("consent.")
    ? { ...(consent ? { consent } : {}) }
    : { ...(connection ? { connection } : {}) };
  return writeMessage(provider, user, type, about, { form, secret: SECRET });
}

/**
 * Returns a function that makes every call matching `on` fail. That function returns a second function, which ends the
 * failures.
 */
function failing(on: RegExp, { status, detail }: { status: 400 | 403 | 404 | 429 | 500; detail: string }) {
  return async () => {
    const fault = { on, times: Number.POSITIVE_INFINITY, answer: refuse(status, detail) };
    basiq.faults.push(fault);
    return async () => {
      fault.times = 0;
    };
  };
}

const ABOUT_USER = /^(GET|POST) \/users\/[^/]+/;
const LISTS = [/^GET \/users\/[^/]+\/connections$/, /^GET \/users\/[^/]+\/consents$/];
const EITHER_LIST = /^GET \/users\/[^/]+\/(connections|consents)$/;
const NO_USER = "Requested user does not exist.";

const attacks: Partial<Record<Attack, (userRef: string) => Promise<() => Promise<void>>>> = {
  "consents missing once": async () => {
    const answer = refuse(404, NO_USER);
    const faults = LISTS.map((on) => ({ on, times: 1, answer }));
    basiq.faults.push(...faults);
    return async () => {
      for (const fault of faults) fault.times = 0;
    };
  },
  "consents missing for ever": failing(EITHER_LIST, { status: 404, detail: NO_USER }),
  "customer missing for ever": failing(/^\w+ \/users\/[^/]+/, { status: 404, detail: NO_USER }),
  "foreign key": async () => {
    provider.switches.isForeignKey = true;
    return async () => {
      provider.switches.isForeignKey = false;
    };
  },
  // Basiq documents this 404 under "HTTP errors per endpoint", POST /token: "This can happen if your API key is
  // deleted, or your application is deleted".
  "key refused for ever": async () => {
    provider.tokens.clear();
    return failing(/^POST \/token$/, {
      status: 404,
      detail: "Unable to authenticate. Please, check your API key",
    })();
  },
  "403 for ever": failing(ABOUT_USER, { status: 403, detail: "Access to this resource is forbidden" }),
  // The documentation names no rate-limit header, so none is sent: docs/PLatform/api-integration/api-rate-limiting.md
  // only has "429 or 403 errors".
  "429 for ever": failing(ABOUT_USER, { status: 429, detail: "Query limit reached." }),
  "500 for ever": failing(ABOUT_USER, { status: 500, detail: "Internal Server error. Contact support." }),
  "slow for ever": async () => {
    const fault = { on: /^GET \/users\//, times: Number.POSITIVE_INFINITY, slow: 1_500 };
    basiq.faults.push(fault);
    return async () => {
      fault.times = 0;
    };
  },
  "revoking refused": failing(/^DELETE \/users\/[^/]+\/(connections|consents)/, {
    status: 400,
    detail: "Parameter value is not valid.",
  }),
  "deleting fails": failing(/^DELETE /, { status: 500, detail: "Internal Server error. Contact support." }),
  "revoking fails for ever": failing(/^DELETE \/users\/[^/]+\/(connections|consents)/, {
    status: 500,
    detail: "Internal Server error. Contact support.",
  }),
  "listing refused": failing(EITHER_LIST, { status: 400, detail: "Parameter value is not valid." }),
  // Basiq sends "connection.invalidated" "when a connection status changes from active to invalid due to user-related
  // errors". A refresh then fails until the customer has fixed the problem (reference/Core/events/index.md,
  // docs/Data/data-connections.md).
  "bank lost": async (userRef) => {
    const user = findUser(userRef);
    provider.switches.refresh = { fails: "user-action-required" };
    for (const connection of user.connections) {
      connection.status = "invalid";
      finishJob(provider, addJob(provider, user, connection.id), { step: 0, code: "user-action-required" });
    }
    return async () => {
      provider.switches.refresh = "works";
      for (const connection of user.connections) {
        connection.status = "active";
        connection.lastUsed = provider.now();
        finishJob(provider, addJob(provider, user, connection.id), null);
      }
    };
  },
};

export const bench: Bench = {
  name: "basiq",
  environment: "live",
  upstream: () => upstreamOf({ provider: "basiq", environment: "live" }),
  agree: async (url, { banks, rows, pending }) => {
    const all = ([0, 1] as const).slice(0, banks).map((place) => fillBank(place, rows, pending));
    agree(provider, openPage(provider, url), all, "all");
  },
  truth: async (userRef) => {
    const user = provider.users.get(userRef);
    if (!user) return { isKnown: false, sharing: [], rows: 0 };
    const now = provider.now();
    const isConsented = user.consents.some(
      ({ status, expiryDate }) => status === "active" && expiryDate > now,
    );
    const shared = user.connections.filter(({ status }) => status !== "deleted");
    return {
      isKnown: true,
      sharing: isConsented ? shared.map(({ bank }) => bank.name).sort() : [],
      rows: shared.flatMap(({ bank }) => bank.accounts.flatMap((account) => account.rows)).length,
    };
  },
  loseNextCreation: () => basiq.faults.push({ on: /^POST \/users$/, times: 1, lost: true }),
  messages: (userRef, notice) => [writeNotice(userRef, notice)],
  attacks,
  traffic: () => ({
    calls: basiq.calls.length,
    deletes: basiq.calls.filter(({ method }) => method === "DELETE").length,
    pulls: basiq.calls.filter(
      ({ method, path }) => method === "GET" && /\/(accounts|transactions)$/.test(path),
    ).length,
    refreshes: basiq.calls.filter(({ method, path }) => method === "POST" && path.endsWith("/refresh"))
      .length,
  }),
  revoke: async (userRef, what) => {
    const user = findUser(userRef);
    if (what === "everything") revokeByCustomer(provider, user);
    else Object.assign(user.connections[0] ?? {}, { status: "deleted" });
  },
  endIn: async (userRef, days) => {
    const user = findUser(userRef);
    const expiryDate = new Date(provider.now().getTime() + days * DAY_MS);
    for (const ending of [...user.consents, ...user.connections]) ending.expiryDate = expiryDate;
  },
  reset: () => {
    Object.assign(provider, { switches: freshSwitches() });
    provider.users.clear();
    provider.tokens.clear();
    provider.applications.set(KEY, "live");
    basiq.faults.length = 0;
    basiq.calls.length = 0;
  },
  close: () => basiq.close(),
};
bench.reset();

import {
  findSettings as findBasiqSettings,
  makeClient as makeBasiqClient,
} from "@/lib/adapters/upstream/basiq/client";
import {
  findSettings as findFiskilSettings,
  makeClient as makeFiskilClient,
} from "@/lib/adapters/upstream/fiskil/client";
import type { Call, Client } from "@/lib/adapters/upstream/rest/client";
import { findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import type { LiveProvider } from "@/lib/env/providers";

/** A check of a provider's API, with the statuses that agree with the adapter's FACTS.md. */
export type Step = {
  name: string;
  call: Pick<Call, "method" | "path"> & { query?: Record<string, string>; body?: unknown };
  agrees: readonly number[];
};

export type Walk = {
  client: Client;
  create: (email: string) => Step;
  userIn: (body: unknown) => string | undefined;
  /** Returns the checks for a customer who never consented. */
  fresh: (user: string, email: string) => Step[];
  /** Returns the checks for a customer that the provider does not know. */
  unknown: (user: string) => Step[];
  /** Returns the checks for a customer who consented in the sandbox. */
  lists: (user: string) => Step[];
  /**
   * Returns the checks that end each consent found by the checks of `lists`. `shown` has the response of each earlier
   * check, by the check's name.
   */
  ends: (user: string, shown: ReadonlyMap<string, unknown>) => Step[];
  /** Returns the checks that run after the consents have ended: are the consents still listed, and in which state? */
  listed: (user: string) => Step[];
  remove: (user: string) => Step;
};

const get = (
  name: string,
  path: string,
  agrees: readonly number[],
  query?: Record<string, string>,
): Step => ({
  name,
  call: { method: "GET", path, ...(query ? { query } : {}) },
  agrees,
});
const del = (name: string, path: string, agrees: readonly number[]): Step => ({
  name,
  call: { method: "DELETE", path },
  agrees,
});

const rowsOf = (body: unknown, name: string): Record<string, unknown>[] => {
  const found = isFields(body) ? (body[name] ?? body.data) : body;
  return Array.isArray(found) ? found.filter(isFields) : [];
};

/** The checks for each provider; null without credentials for its sandbox. */
export const WALKS: Readonly<Record<LiveProvider, () => Walk | null>> = {
  basiq() {
    const settings = findBasiqSettings("test");
    if (!settings) return null;
    const of = (user: string) => `/users/${encodeURIComponent(user)}`;
    const lists = (user: string) =>
      ["connections", "consents", "accounts", "jobs"].map((kind) => get(kind, `${of(user)}/${kind}`, [200]));
    return {
      client: makeBasiqClient(settings),
      create: (email) => ({
        name: "create user",
        call: { method: "POST", path: "/users", body: { email, firstName: "Check", lastName: "Provider" } },
        agrees: [201],
      }),
      userIn: (body) => (isFields(body) ? findText(body.id) : undefined),
      fresh: (user, email) => [
        get("user", of(user), [200]),
        ...lists(user),
        get("users by filter", "/users", [404], {
          filter: settings.usersFilter.replace("{email}", () => email),
        }),
        get("bank", "/connectors/AU00000/openbanking", [200]),
      ],
      unknown: (user) => [
        get("unknown user", of(user), [404]),
        get("unknown user, consents", `${of(user)}/consents`, [404]),
      ],
      lists: (user) => [
        ...lists(user),
        get("transactions, one page", `${of(user)}/transactions`, [200], { limit: "5" }),
      ],
      ends: (user, shown) => [
        ...rowsOf(shown.get("connections"), "data").map(({ id }) =>
          del("delete connection", `${of(user)}/connections/${encodeURIComponent(String(id))}`, [204]),
        ),
        ...rowsOf(shown.get("consents"), "data").map(({ id }) =>
          del("delete consent", `${of(user)}/consents/${encodeURIComponent(String(id))}`, [204]),
        ),
      ],
      listed: (user) => [
        get("connections after", `${of(user)}/connections`, [200]),
        get("consents after", `${of(user)}/consents`, [200]),
      ],
      remove: (user) => del("delete user", of(user), [204]),
    };
  },
  fiskil() {
    const settings = findFiskilSettings("test");
    if (!settings) return null;
    const of = (user: string) => `/v1/end-users/${encodeURIComponent(user)}`;
    const mine = (name: string, path: string, user: string) => get(name, path, [200], { end_user_id: user });
    return {
      client: makeFiskilClient(settings),
      create: (email) => ({
        name: "create user",
        call: { method: "POST", path: "/v1/end-users", body: { email, name: "Check Provider" } },
        agrees: [200, 201],
      }),
      userIn: (body) => (isFields(body) ? findText(body.end_user_id ?? body.id) : undefined),
      fresh: (user, email) => [
        get("user", of(user), [200]),
        mine("consents", "/v1/consent", user),
        mine("accounts", "/v1/banking/accounts", user),
        get("users by filter", "/v1/end-users", [200], { email }),
        get("bank", "/v1/institutions", [200], { industry: "banking" }),
      ],
      unknown: (user) => [
        get("unknown user", of(user), [404]),
        get("unknown user, consents", "/v1/consent", [404], { end_user_id: user }),
      ],
      lists: (user) => [
        mine("consents", "/v1/consent", user),
        mine("accounts", "/v1/banking/accounts", user),
        get("transactions, one page", "/v1/banking/transactions", [200], {
          end_user_id: user,
          "page[size]": "5",
        }),
      ],
      ends: (_, shown) =>
        rowsOf(shown.get("consents"), "consents").map(({ arrangement_id: id }) =>
          del("delete consent", `/v1/consent/${encodeURIComponent(String(id))}`, [204]),
        ),
      listed: (user) => [mine("consents after", "/v1/consent", user)],
      remove: (user) => del("delete user", of(user), [204]),
    };
  },
};

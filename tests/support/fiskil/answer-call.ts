import type { FakeClient, FakeSession, FakeUser } from "@/tests/support/fiskil/fake-client";
import * as rows from "@/tests/support/fiskil/rows";
import type { Reply } from "@/tests/support/provider-server";

/** This file answers calls that have a valid token, with Fiskil's paths, formats and mistakes. */

type Call = { method: string; url: URL; body: Record<string, unknown>; version: string };
type Rules = { pageCap: number; authUrl: string; newId: (prefix: string) => string };

const SESSION_MS = 5 * 86_400_000;

export const fault = (status: number, name: string): Reply => ({
  status,
  body: { id: `err_${name}`, name, message: "Details of the request may be quoted here: CANARY" },
});

export function answerCall(client: FakeClient, call: Call, rules: Rules): Reply {
  const { method, url } = call;
  const parts = url.pathname.split("/").filter(Boolean).slice(1);
  const [head = "", id = ""] = parts;
  if (head === "end-users") return answerUsers(client, call, id, rules);
  if (head === "consent" && method === "GET") return listConsents(client, call, rules);
  if (head === "consent" && method === "DELETE") return endConsent(client, decodeURIComponent(id));
  if (head === "auth" && id === "session" && method === "POST") return startSession(client, call, rules);
  if (head === "banking" || head === "common") return answerData(client, call, parts.join("/"), rules);
  return fault(404, "not_found");
}

function answerUsers(client: FakeClient, call: Call, id: string, rules: Rules): Reply {
  const { method, url, body } = call;
  if (method === "POST" && id === "") {
    if (typeof body.email !== "string" || typeof body.name !== "string") return fault(400, "bad_request");
    const user: FakeUser = {
      id: rules.newId("eu"),
      email: body.email,
      name: body.name,
      phone: typeof body.phone === "string" ? body.phone : null,
      created_at: new Date().toISOString(),
      deleted: false,
    };
    client.users.set(user.id, user);
    return { status: 200, body: { end_user_id: user.id } };
  }
  if (method === "GET" && id === "") {
    const email = url.searchParams.get("email");
    const found = [...client.users.values()].filter((user) => !user.deleted && user.email === email);
    return paged(
      call,
      "end_users",
      found.map(({ deleted: _, ...user }) => user),
      rules,
    );
  }
  const user = client.users.get(decodeURIComponent(id));
  if (!user || user.deleted) return fault(404, "end_user_not_found");
  if (method !== "DELETE") return { status: 200, body: user };
  user.deleted = true;
  return { status: 204 };
}

function listConsents(client: FakeClient, call: Call, rules: Rules): Reply {
  const userId = call.url.searchParams.get("end_user_id");
  const user = client.users.get(userId ?? "");
  const mine = user && !user.deleted ? client.consents.filter((consent) => consent.userId === userId) : [];
  return paged(
    call,
    "consents",
    mine.map((consent) => rows.consentRow(consent, user?.email ?? "")),
    rules,
  );
}

/** Ends a consent. Returns 204 for an unknown consent too. */
function endConsent(client: FakeClient, arrangementId: string): Reply {
  for (const consent of client.consents) {
    if (consent.arrangementId !== arrangementId) continue;
    Object.assign(consent, { active: false, reason: "REVOKED_BY_DATA_RECIPIENT" });
  }
  return { status: 204 };
}

function startSession(client: FakeClient, { body }: Call, rules: Rules): Reply {
  const user = client.users.get(String(body.end_user_id));
  if (!user || user.deleted) return fault(404, "end_user_not_found");
  if (client.isSandbox && body.institution_id !== undefined && body.institution_id !== "88888")
    return fault(403, "institution_not_accessible");
  const session: FakeSession = {
    id: rules.newId("sess"),
    userId: user.id,
    redirect: String(body.redirect_uri),
    cancel: String(body.cancel_uri),
    institution: typeof body.institution_id === "string" ? body.institution_id : null,
    renews: typeof body.arrangement_id === "string" ? body.arrangement_id : null,
    permissions: Array.isArray(body.permissions) ? body.permissions.map(String) : null,
    expiresAt: Date.now() + SESSION_MS,
    used: false,
  };
  client.sessions.set(session.id, session);
  const url = `${rules.authUrl}?sess_id=${session.id}`;
  const expires_at = Math.floor(session.expiresAt / 1_000);
  return { status: 200, body: { session_id: session.id, auth_url: url, expires_at } };
}

const LISTS: Readonly<Record<string, string>> = {
  "banking/accounts": "accounts",
  "banking/balances": "balances",
  "banking/transactions": "transactions",
  "banking/acccounts/direct-debits": "direct_debits",
  "banking/payments/scheduled": "scheduled_payments",
  "common/identity": "identities",
};

/**
 * Answers with a list of a customer's data. For a deleted or unknown customer, the list is empty and the status is 200.
 */
function answerData(client: FakeClient, call: Call, path: string, rules: Rules): Reply {
  const { searchParams } = call.url;
  const name = LISTS[path];
  if (call.method !== "GET" || name === undefined) return fault(404, "not_found");
  const userId = searchParams.get("end_user_id");
  if (!userId) return fault(400, "end_user_id_missing");
  const user = client.users.get(userId);
  const consents = user && !user.deleted ? client.consents.filter((each) => each.userId === userId) : [];
  const window = ["from", "to"].map((each) => searchParams.get(each));
  if (window.some((text) => text !== null && !/^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(text)))
    return fault(400, "bad_request");
  const [from = null, to = null] = window.map((text) => (text === null ? null : new Date(text)));
  const asked = { accountId: searchParams.get("account_id"), from, to, status: searchParams.get("status") };
  const found = consents.flatMap((consent) => {
    if (name === "accounts") return rows.accountRows(consent);
    if (name === "balances") return rows.balanceRows(consent);
    if (name === "transactions") return rows.transactionRows(consent, asked, new Date());
    if (name === "direct_debits") return rows.debitRows(consent);
    if (name === "scheduled_payments") return rows.scheduledRows(consent);
    return consent.active
      ? [{ first_name: "Priya", last_name: "Raman", institution_id: consent.institution }]
      : [];
  });
  return paged(call, name, found, rules, true);
}

/**
 * Returns one page of a list, selected by cursor. A page size above the limit is lowered to the limit. An invalid
 * cursor gets a 503.
 */
function paged(call: Call, name: string, all: unknown[], rules: Rules, isData = false): Reply {
  const { searchParams } = call.url;
  const size = Math.min(Number(searchParams.get("page[size]") ?? "25"), rules.pageCap);
  const cursor = searchParams.get("page[after]");
  const start = cursor === null ? 0 : Number(Buffer.from(cursor, "base64url").toString().split(":")[1]);
  if (!Number.isInteger(start)) return fault(503, "unavailable");
  const page = all.slice(start, start + size);
  const links: Record<string, string> = {};
  if (start + size < all.length) {
    const next = new URL(call.url);
    next.searchParams.set("page[after]", Buffer.from(`after:${start + size}`).toString("base64url"));
    links.next = next.href;
  }
  if (call.version !== "v3" && !isData) return { status: 200, body: page };
  return { status: 200, body: { [name]: page, links } };
}

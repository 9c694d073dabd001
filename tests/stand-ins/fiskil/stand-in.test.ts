import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fillBank } from "@/tests/stand-ins/bank";
import { agree, leave, openPage } from "@/tests/stand-ins/fiskil/consent-page";
import { startFiskil } from "@/tests/stand-ins/fiskil/stand-in";

// Checks that the stand-in behaves as Fiskil's API documentation says. The client in this test is written from that
// documentation only.

const fiskil = await startFiskil();
const { provider } = fiskil;
provider.credentials.push({ clientId: "id", clientSecret: "secret", application: "ours" });
afterAll(() => fiskil.close());

type Reply = { status: number; json: Record<string, unknown> & { links?: { next?: string } } };

async function ask(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Reply> {
  const url = path.startsWith("http") ? path : `${fiskil.url}${path}`;
  const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await answer.text();
  return { status: answer.status, json: text ? JSON.parse(text) : {} };
}

let token = {};
let id = "";
const as = (method: string, path: string, body?: object) => ask(method, path, token, body);

const startSession = async () => {
  const body = {
    end_user_id: id,
    redirect_uri: "https://app.example/back",
    cancel_uri: "https://app.example/no",
  };
  const { json } = await as("POST", "/v1/auth/session", body);
  return openPage(provider, String(json.auth_url));
};

beforeEach(async () => {
  const { json } = await ask("POST", "/v1/token", {}, { client_id: "id", client_secret: "secret" });
  token = { authorization: `Bearer ${json.token}`, "x-fiskil-version": "v3" };
  id = String((await as("POST", "/v1/end-users", { email: "john@example.com" })).json.end_user_id);
});

describe("the stand-in of Fiskil", () => {
  test("refuses wrong credentials and calls without a token", async () => {
    const wrong = await ask("POST", "/v1/token", {}, { client_id: "id", client_secret: "no" });
    expect([wrong.status, wrong.json.name]).toEqual([401, "unauthorized"]);
    expect((await ask("GET", "/v1/end-users", {})).status).toBe(401);
  });

  test("refuses a second end user with the same address only if the test enables that", async () => {
    expect((await as("POST", "/v1/end-users", { email: "john@example.com" })).status).toBe(200);
    provider.switches.hasUniqueEmails = true;
    const second = await as("POST", "/v1/end-users", { email: "john@example.com" });
    provider.switches.hasUniqueEmails = false;
    expect([second.status, second.json.name]).toEqual([400, "end_user_already_exists"]);
    const bare = await ask("GET", "/v1/end-users?email=john@example.com", {
      ...token,
      "x-fiskil-version": "v2",
    });
    expect(Array.isArray(bare.json)).toBe(true);
  });

  test("accepts a session once, and redirects a customer who leaves to the cancel URL", async () => {
    expect((await as("POST", "/v1/auth/session", { end_user_id: id })).status).toBe(400);
    const session = await startSession();
    expect(leave(session)).toContain("https://app.example/no?error=access_denied");
    expect(() => openPage(provider, `https://auth.fiskil.com?sess_id=${session.id}`)).toThrow("used");
  });

  test("returns every list of a consent in pages until it is revoked, and still lists the revoked consent", async () => {
    const { consent } = agree(provider, await startSession(), fillBank(0, 30), "all");
    const first = await as("GET", `/v1/banking/transactions?end_user_id=${id}&page[size]=20`);
    expect(first.json.transactions).toHaveLength(20);
    const second = await as("GET", String(first.json.links?.next));
    expect([second.json.transactions, second.json.links?.next]).toEqual([expect.any(Array), undefined]);
    for (const [path, name] of [
      ["accounts", "accounts"],
      ["balances", "balances"],
      ["payees", "payees"],
      ["acccounts/direct-debits", "direct_debits"],
      ["payments/scheduled", "scheduled_payments"],
    ]) {
      expect((await as("GET", `/v1/banking/${path}?end_user_id=${id}`)).json[name ?? ""]).toHaveLength(1);
    }
    expect((await as("DELETE", `/v1/consent/${consent.arrangementId}`)).status).toBe(204);
    expect((await as("GET", `/v1/banking/accounts?end_user_id=${id}`)).json.accounts).toEqual([]);
    expect((await as("GET", `/v1/consent?end_user_id=${id}`)).json.consents).toMatchObject([
      { active: false },
    ]);
    expect((await as("GET", `/v1/consent?end_user_id=${id}&active=true`)).json.consents).toEqual([]);
  });

  test("returns an end user until it is deleted, and the institutions", async () => {
    expect((await as("GET", `/v1/end-users/${id}`)).json.email).toBe("john@example.com");
    expect((await as("DELETE", `/v1/end-users/${id}`)).status).toBe(204);
    expect((await as("GET", `/v1/end-users/${id}`)).json.name).toBe("end_user_not_found");
    expect((await as("GET", "/v1/institutions/101")).json.name).toBe("Bluegum Bank");
    expect(
      (await as("GET", "/v1/institutions?industry=banking&client_id=id")).json.institutions,
    ).toHaveLength(2);
  });
});

import { createHash, createHmac } from "node:crypto";
import canonicalize from "canonicalize";
import { describe, expect, test } from "vitest";
import { DELETE } from "@/app/v1/requests/[id]/route";
import { GET, POST } from "@/app/v1/requests/route";
import * as consent from "@/app/v1/sandbox/requests/[id]/consent/route";
import { createRequest, toRequestInput } from "@/lib/connect/create-request";
import { createSandboxRequest } from "@/lib/controls/create-sandbox-request";
import { env } from "@/lib/env/env";
import { inScope } from "@/lib/store/client";
import { beginIdempotent, endIdempotent } from "@/lib/store/write/idempotency";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const body = { client_name: "Ava Nguyen", report_type: "affordability" } as const;
const keyedCall = (key: string) => ({ method: "POST", path: "/v1/requests", key });
/** The input of a call: its body, and the headers that the operation declares. */
const sentWith = (headers: object) => canonicalize([body, headers]) ?? "";
const printOf = ({ companyId }: TestCompany["test"], headers: object) =>
  createHmac("sha256", env().API_KEY_PEPPER)
    .update(`idempotency:${companyId}:/v1/requests:${sentWith(headers)}`)
    .digest("hex");
const hourAgo = () => new Date(Date.now() - 3_600_000);

/** Simulates a call that reserved its key an hour ago and never finished. */
async function die(firm: TestCompany, key: string, headers: object = {}) {
  const began = await beginIdempotent(firm.test, keyedCall(key), printOf(firm.test, headers), hourAgo());
  if (began.state !== "mine") throw new Error("the key was taken");
  return began.attempt;
}

const repeat = (firm: TestCompany, key: string, headers: Record<string, string> = {}) =>
  call(POST, { key: firm.testKey, body, headers: { "idempotency-key": key, ...headers } });
const countOf = async (firm: TestCompany) =>
  (await call<{ data: unknown[] }>(GET, { key: firm.testKey })).json.data.length;

describe("a call whose process dies", () => {
  test("gets the same request when repeated, if the process died after creating the request", async () => {
    const firm = await makeCompany();
    const attempt = await die(firm, "a");
    await createRequest(firm.test, { input: toRequestInput(body), actor: firm.actor, attempt });
    const answer = await repeat(firm, "a");
    expect([answer.status, answer.json.id]).toEqual([201, attempt.subjectId]);
    expect((await repeat(firm, "a")).text).toBe(answer.text);
    expect(await countOf(firm)).toBe(1);
  });

  test("creates the request under the reserved id when repeated, if the process died before creating it", async () => {
    const firm = await makeCompany();
    const attempt = await die(firm, "b");
    expect((await repeat(firm, "b")).json.id).toBe(attempt.subjectId);
    expect(await countOf(firm)).toBe(1);
  });

  test("stores the sandbox's choices when repeated, if the process died before storing them", async () => {
    const firm = await makeCompany();
    const headers = { "x-sandbox-household": "joan" };
    const attempt = await die(firm, "c", headers);
    await createRequest(firm.test, { input: toRequestInput(body), actor: firm.actor, attempt });
    expect((await repeat(firm, "c", headers)).json.id).toBe(attempt.subjectId);
    const persona = { householdId: "joan", scenario: null };
    const resumed = { ...attempt, isResumed: true };
    const again = await createSandboxRequest(firm.test, {
      input: toRequestInput(body),
      persona,
      actor: firm.actor,
      attempt: resumed,
    });
    expect(again.consent?.userRef).toBeTruthy();
    expect(await countOf(firm)).toBe(1);
  });
});

test("the stored digest of a call cannot be guessed from its body, because it is keyed", async () => {
  const firm = await makeCompany();
  await repeat(firm, "guess");
  const [record] = await inScope(firm.test, (tx) => tx.idempotencyRecord.findMany());
  expect(record?.fingerprint).toBe(printOf(firm.test, {}));
  expect(record?.fingerprint).not.toBe(createHash("sha256").update(sentWith({})).digest("hex"));
});

test("a call that lost its idempotency key to a repeated call does not store its response", async () => {
  const firm = await makeCompany();
  const late = await die(firm, "d");
  const began = await beginIdempotent(firm.test, keyedCall("d"), printOf(firm.test, {}));
  expect(began.state).toBe("mine");
  await endIdempotent(firm.test, late, { status: 201, body: "{}" });
  await endIdempotent(firm.test, late, null);
  expect((await beginIdempotent(firm.test, keyedCall("d"), printOf(firm.test, {}))).state).toBe("running");
});

test("calls that start and end together each get their own state, and a key is leased to one of them", async () => {
  const firm = await makeCompany();
  const begin = (key: string) => beginIdempotent(firm.test, keyedCall(key), printOf(firm.test, {}));
  // The first call starts immediately. The other three arrive while it runs, and one statement handles all three.
  const began = await Promise.all(["first", "e", "f", "e"].map(begin));
  expect(began.map(({ state }) => state)).toEqual(["mine", "mine", "mine", "running"]);
  const attempts = began.flatMap((one) => (one.state === "mine" ? [one.attempt] : []));
  expect(new Set(attempts.map(({ subjectId }) => subjectId)).size).toBe(3);
  await Promise.all(
    attempts.map((attempt, index) =>
      endIdempotent(firm.test, attempt, index === 1 ? null : { status: 201, body: `"${index}"` }),
    ),
  );
  const again = await Promise.all(["first", "e", "f"].map(begin));
  expect(again).toMatchObject([
    { state: "done", status: 201, body: '"0"' },
    { state: "mine" },
    { state: "done", status: 201, body: '"2"' },
  ]);
});

test("the stored response to a sandbox call, which contains the customer's email, is erased with the request", async () => {
  const firm = await makeCompany();
  const email = "kept.for.a.day@example.com";
  const ids = await Promise.all(
    [0, 1].map(async () => {
      const created = await call(POST, { key: firm.testKey, body: { ...body, email } });
      return String(created.json.id);
    }),
  );
  for (const id of ids) {
    const headers = { "idempotency-key": "deny" };
    const denied = await call(consent.POST, {
      key: firm.testKey,
      params: { id },
      body: { outcome: "deny" },
      headers,
    });
    expect([denied.status, denied.json.email]).toEqual([200, email]);
  }
  const storedFor = async () =>
    (
      await inScope(firm.test, (tx) =>
        tx.idempotencyRecord.findMany({ where: { body: { contains: email } } }),
      )
    )
      .map(({ path }) => path.split("/")[4])
      .sort();
  expect(await storedFor()).toEqual([...ids].sort());
  const [erased = "", kept = ""] = ids;
  await call(DELETE, { key: firm.testKey, method: "DELETE", params: { id: erased } });
  expect(await storedFor()).toEqual([kept]);
});

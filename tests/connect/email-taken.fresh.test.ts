import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { GET as connect } from "@/app/v1/connect/[id]/route";
import { createRequest } from "@/lib/connect/create-request";
import { getRequest } from "@/lib/store/read/request";
import { bench, provider } from "@/tests/adapters/upstream-contract/fiskil-bench";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

const EMAIL = "priya@example.com";
const NAME = "Priya Raman";

let firm: TestCompany;
beforeEach(async () => {
  bench.reset();
  provider.switches.hasUniqueEmails = true;
  firm = await makeCompany();
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
});
afterAll(() => bench.close());

const ask = async (clientName = NAME) =>
  (await createRequest(firm.live, { input: { ...INPUT, clientName, email: EMAIL }, actor: firm.actor })).id;
const open = (id: string) => call(connect, { params: { id } });
const refOf = async (id: string) => (await getRequest(firm.live, id)).consent?.userRef ?? null;
/** Creates a record at Fiskil that belongs to no request here. */
const make = async (name = NAME) =>
  (await bench.upstream().createUser({ requestId: "req_other", name, email: EMAIL, phone: null })).userRef;

async function expectRefused(id: string): Promise<void> {
  const { status, json } = await open(id);
  expect([status, json.code]).toEqual([409, "conflict"]);
  expect(String(json.detail)).toContain("already has a customer with this email address");
  expect(String(json.detail)).not.toContain(EMAIL);
  expect(await refOf(id)).toBeNull();
  expect([...provider.endUsers.keys()]).toHaveLength(1);
  expect(bench.traffic().deletes).toBe(0);
}

describe("an existing Fiskil end user with the customer's address", () => {
  test("is used if it was created after the request under exactly the same name", async () => {
    provider.switches.hasCreationTime = true;
    const id = await ask();
    const userRef = await make();
    expect((await open(id)).status).toBe(200);
    expect(await refOf(id)).toBe(userRef);
    expect(provider.endUsers.size).toBe(1);
  });

  test("is used if the response to its creation for this request was lost", async () => {
    const id = await ask();
    // Gets a valid token first, so that the lost response is the response to the creation.
    await bench.upstream().findUsers(EMAIL);
    bench.loseNextCreation?.();
    expect((await open(id)).status).toBe(200);
    expect([await refOf(id)]).toEqual([...provider.endUsers.keys()]);
  });

  test("is not used if its creation time is unknown", async () => {
    const id = await ask();
    await make();
    await expectRefused(id);
  });

  test("is not used if it has a different name", async () => {
    provider.switches.hasCreationTime = true;
    const id = await ask();
    await make("Priya R.");
    await expectRefused(id);
  });

  test("is not used if it was created before the request", async () => {
    provider.switches.hasCreationTime = true;
    const made = provider.endUsers.get(await make());
    Object.assign(made ?? {}, { createdAt: new Date(Date.now() - 3_600_000) });
    await expectRefused(await ask());
  });

  test("is not used if it has a consent", async () => {
    provider.switches.hasCreationTime = true;
    const id = await ask();
    const userRef = await make();
    const { url } = await bench.upstream().startConsent({
      userRef,
      redirectUrl: "http://localhost:3000/connect/return",
      cancelUrl: "http://localhost:3000/connect/return",
      renewConsentRef: null,
    });
    await bench.agree(url, { banks: 1, rows: 10 });
    await expectRefused(id);
    expect((await bench.truth(userRef)).sharing).toHaveLength(1);
  });

  test("is not used while another request owns it, and once it is deleted, the second request gets a new one", async () => {
    const first = await ask();
    expect((await open(first)).status).toBe(200);
    const held = await refOf(first);
    const second = await ask();
    await expectRefused(second);
    expect(await refOf(first)).toBe(held);
    await bench.upstream().deleteUser(held ?? randomUUID());
    expect((await open(second)).status).toBe(200);
    expect(await refOf(second)).not.toBe(held);
  });
});

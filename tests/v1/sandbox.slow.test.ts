import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import * as audit from "@/app/v1/requests/[id]/audit/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as scenarios from "@/app/v1/sandbox/scenarios/route";
import { reconcile } from "@/lib/pipeline";
import { EVENT_TYPES } from "@/lib/rules/request";
import { ENDINGS } from "@/lib/sandbox/endings";
import { EVERYONE } from "@/lib/sandbox/households/list";
import { SCENARIO_NAMES } from "@/lib/sandbox/scenarios";
import { inScope } from "@/lib/store/client";
import { changeSettings } from "@/lib/store/write/company";
import { setWebhookUrl } from "@/lib/store/write/endpoint";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { create, press, read } from "@/tests/support/sandbox";
import { doDueWork, receiverOfFile } from "@/tests/support/work";

testDatabase();

let firm: TestCompany;
const receiver = receiverOfFile();
let id: string;
const key = () => firm.testKey;

beforeEach(async () => {
  firm = await makeCompany();
  await setWebhookUrl(firm.test, receiver.url, firm.actor, new Date());
});

async function made(headers: Record<string, string> = {}, body = {}): Promise<string> {
  const answer = await create(key(), headers, body);
  expect(answer.status).toBe(201);
  return String(answer.json.id);
}
const reportOf = () =>
  call<{ accounts: { display_name: string; holder: string }[] }>(report.GET, {
    key: key(),
    params: { id },
  });
const actions = async () => {
  const { json } = await call<{ data: { action: string }[] }>(audit.GET, { key: key(), params: { id } });
  return json.data.map(({ action }) => action);
};

describe("the sandbox guide", () => {
  test("lists every household, scenario and bank that a caller may name", async () => {
    const answer = await call<{ households: { id: string }[]; scenarios: { name: string }[] }>(
      scenarios.GET,
      { key: key() },
    );
    expect(answer.status).toBe(200);
    expect(answer.json.households.map((each) => each.id)).toEqual(EVERYONE.map((each) => each.id));
    expect(answer.json.scenarios.map(({ name }) => name)).toEqual([...SCENARIO_NAMES]);
    expect(answer.text).not.toContain("{delay}");
  });
});

describe("the consent control", () => {
  test("generates the report when authorised as the request's household, with the usual events", async () => {
    id = await made({ "x-sandbox-household": "joan" });
    const answer = await press(key(), id, "consent");
    expect(answer).toMatchObject({ status: 200, json: { id, status: "ready" } });
    expect((await reportOf()).json.accounts.map(({ holder }) => holder)).toContain("Joan Whitfield");
    await doDueWork();
    expect(receiver.received.map(({ body }) => JSON.parse(body).event)).toEqual([
      "consent.completed",
      "report.ready",
    ]);
    expect(receiver.received.some(({ body }) => body.includes("simulated"))).toBe(false);
  });

  test("chooses the persona, bank and accounts if the request leaves them open", async () => {
    id = await made();
    const body = { outcome: "authorise", household: "joan", bank: "sbx-ironbark", accounts: ["savings"] };
    const answer = await press(key(), id, "consent", body);
    expect(answer.json).toMatchObject({ status: "ready", consent: { institutions: ["Ironbark Bank"] } });
    expect((await reportOf()).json.accounts.map((each) => each.display_name)).toEqual(["Savings"]);
  });

  test.each(ENDINGS.map(({ act }) => act))(
    "leaves the request waiting and the link valid with %s",
    async (outcome) => {
      id = await made({ "x-sandbox-household": "joan" });
      const answer = await press(key(), id, "consent", { outcome });
      expect(answer.json).toMatchObject({ status: "pending_consent", consent: null });
      expect((await press(key(), id, "consent")).json.status).toBe("ready");
    },
  );

  test("leaves the request to the bank's events if the customer consents without returning", async () => {
    id = await made({ "x-sandbox-household": "joan" });
    const answer = await press(key(), id, "consent", { outcome: "authorise_and_leave" });
    expect(answer.json).toMatchObject({ status: "pending_consent", consent: null });
    await reconcile(firm.test, id);
    expect((await read(key(), id)).json.status).toBe("ready");
  });

  test("gives the same data for two requests with the same choices", async () => {
    const transactions = [];
    for (let time = 1; time <= 2; time++) {
      id = await made({ "x-sandbox-household": "joan", "x-sandbox-scenario": "missing_fields" });
      await press(key(), id, "consent");
      const { json } = await call(report.GET, { key: key(), params: { id } });
      transactions.push(JSON.stringify(json.transactions));
    }
    expect(transactions[0]).toBe(transactions[1]);
  });
});

describe("the review control", () => {
  beforeEach(async () => {
    await changeSettings(firm.companyId, { shareMode: "customer_review" }, firm.actor, new Date());
    id = await made({ "x-sandbox-household": "joan" });
    expect((await press(key(), id, "consent")).json).toMatchObject({ stage: "awaiting_share" });
  });

  test("gives the firm the report by sharing", async () => {
    expect((await press(key(), id, "review", { outcome: "share" })).json.status).toBe("ready");
    expect((await reportOf()).status).toBe(200);
  });

  test("ends the request by withdrawing instead", async () => {
    const { json } = await press(key(), id, "review", { outcome: "withdraw" });
    expect(json).toMatchObject({ status: "withdrawn", withdrawn_by: "customer" });
  });

  test("withdraws the request at the sharing deadline if the customer neither shares nor withdraws", async () => {
    expect((await press(key(), id, "clock", { advance_days: 29 })).json.stage).toBe("awaiting_share");
    const { json } = await press(key(), id, "clock", { advance_days: 1 });
    expect(json).toMatchObject({ status: "withdrawn", withdrawn_by: "system" });
  });
});

describe("the revoke control", () => {
  test("withdraws the request on the bank's behalf and notifies the firm once", async () => {
    const headers = { "x-sandbox-household": "joan" };
    id = String((await create(key(), headers, { consent_type: "ongoing" })).json.id);
    await press(key(), id, "consent");
    const { json } = await press(key(), id, "revoke");
    expect(json).toMatchObject({ status: "withdrawn", withdrawn_by: "bank" });
    expect((await reportOf()).status).toBe(410);
    await doDueWork();
    const reported = receiver.received.map(({ body }) => JSON.parse(body).event);
    expect(reported.filter((event) => event === "request.withdrawn")).toHaveLength(1);
  });
});

describe("the clock control", () => {
  test("purges at the end of the retention period, not a day earlier, and purged data is deleted", async () => {
    id = await made({ "x-sandbox-household": "joan" });
    await press(key(), id, "consent");
    const before = (await read(key(), id)).json;
    const { json: near } = await press(key(), id, "clock", { advance_days: 89 });
    expect(near).toMatchObject({ status: "ready", ready_at: before.ready_at });
    const days = (Date.parse(String(before.purge_at)) - Date.parse(String(near.purge_at))) / 86_400_000;
    expect(days).toBe(89);
    const { json } = await press(key(), id, "clock", { advance_days: 1 });
    expect(json).toMatchObject({ status: "purged", email: null });
    expect((await reportOf()).status).toBe(410);
    const left = await inScope(firm.test, async (tx) => ({
      snapshots: await tx.snapshot.count({ where: { requestId: id } }),
      documents: await tx.report.count({ where: { requestId: id, documentSealed: { not: null } } }),
      key: (await tx.request.findFirstOrThrow({ where: { id } })).dataKeyWrapped,
    }));
    expect(left).toEqual({ snapshots: 0, documents: 0, key: null });
    expect(await actions()).toEqual(expect.arrayContaining(["sandbox.clock_advanced", "request.purged"]));
  });
  test("advances by at most ten years over any number of calls, and returns the remaining days", async () => {
    id = await made({ "x-sandbox-household": "joan" });
    await press(key(), id, "consent");
    await press(key(), id, "clock", { advance_days: 60 });
    const far = await press(key(), id, "clock", { advance_days: 3_600 });
    expect([far.status, far.json.detail]).toEqual([
      409,
      "The clock of a request can move forward by at most 3650 days in total. This request has 3590 left.",
    ]);
  });

  test("locks an unanswered link at the end of the firm's days, not earlier", async () => {
    id = await made();
    expect((await press(key(), id, "clock", { advance_days: 30 })).status).toBe(409);
    await changeSettings(firm.companyId, { linkDays: 14 }, firm.actor, new Date());
    id = await made();
    expect((await press(key(), id, "clock", { advance_days: 13 })).json.link_locked_at).toBeNull();
    const { json } = await press(key(), id, "clock", { advance_days: 1 });
    expect(json).toMatchObject({ status: "pending_consent", link_locked_at: expect.any(String) });
    await changeSettings(firm.companyId, { linkDays: null }, firm.actor, new Date());
  });

  test("does not affect any other request", async () => {
    const other = await made({ "x-sandbox-household": "joan" });
    await press(key(), other, "consent");
    const before = await read(key(), other);
    id = await made({ "x-sandbox-household": "joan" });
    await press(key(), id, "consent");
    await press(key(), id, "clock", { advance_days: 90 });
    expect((await read(key(), other)).text).toBe(before.text);
  });
});

describe("a simulated sandbox event", () => {
  test.each(EVENT_TYPES)("is delivered, signed and marked, and changes nothing: %s", async (event) => {
    id = await made();
    const before = await read(key(), id);
    const answer = await press(key(), id, "events", { event });
    expect(answer).toMatchObject({ status: 200, json: { request_id: id, event } });
    await doDueWork();
    const [received, ...more] = receiver.received;
    expect(more).toEqual([]);
    const payload = JSON.parse(received?.body ?? "{}");
    expect(Object.keys(payload).slice(0, 5)).toEqual([
      "event",
      "request_id",
      "verification_id",
      "report_type",
      "client_name",
    ]);
    const { event_id } = answer.json;
    expect(payload).toMatchObject({ event, request_id: id, event_id, simulated: true });
    const digest = createHmac("sha256", firm.secrets.test)
      .update(received?.body ?? "")
      .digest("hex");
    expect(received?.headers["x-service-signature"]).toBe(digest);
    expect((await read(key(), id)).text).toBe(before.text);
  });

  test("may be sent repeatedly, and the real event is still sent once", async () => {
    id = await made({ "x-sandbox-household": "joan" });
    for (let time = 1; time <= 3; time++) await press(key(), id, "events");
    await press(key(), id, "consent");
    await press(key(), id, "events");
    await doDueWork();
    const ready = receiver.received
      .map(({ body }) => JSON.parse(body))
      .filter(({ event }) => event === "report.ready");
    expect(ready.filter(({ simulated }) => simulated)).toHaveLength(4);
    expect(ready.filter(({ simulated }) => !simulated)).toHaveLength(1);
    expect(await actions()).toContain("sandbox.event_fired");
  });
});

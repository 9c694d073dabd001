import { beforeAll, describe, expect, test } from "vitest";
import * as replay from "@/app/v1/events/[id]/replay/route";
import * as events from "@/app/v1/events/route";
import * as many from "@/app/v1/requests/route";
import * as webhook from "@/app/v1/webhook/route";
import * as secret from "@/app/v1/webhook/secret/route";
import * as webhookTest from "@/app/v1/webhook/test/route";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newId } from "@/lib/ids";
import { inScope } from "@/lib/store/client";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makeFreshReport } from "@/tests/support/fresh-report";

testDatabase();

type Event = { event: string; request_id: string; event_id: string };
type Page = { data: Event[]; has_more: boolean };

const URL = "https://broker.example/webhooks";
const list = (key: string, query = "") => call<Page>(events.GET, { key, path: `/v1/events${query}` });
const put = (key: string, url: unknown) => call(webhook.PUT, { method: "PUT", key, body: { url } });
const sendAgain = (key: string, id: string) =>
  call(replay.POST, { method: "POST", key, params: { id }, path: `/v1/events/${id}/replay` });

async function makeWithdrawn(firm: TestCompany): Promise<string> {
  const body = { client_name: "Ava Nguyen", report_type: "affordability" };
  const id = String((await call(many.POST, { key: firm.testKey, body })).json.id);
  await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
  return id;
}

describe("GET /v1/events", () => {
  test("lists the webhooks' payloads, oldest first, even without a webhook URL", async () => {
    const firm = await makeCompany();
    const id = await makeFreshReport(firm);
    await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
    const { json, text } = await list(firm.testKey);
    expect(json.data.map(({ event, request_id }) => [event, request_id])).toEqual([
      ["consent.completed", id],
      ["report.ready", id],
      ["request.withdrawn", id],
    ]);
    const rows = await inScope(firm.test, (tx) => tx.event.findMany({ select: { payload: true } }));
    for (const { payload } of rows) expect(text).toContain(payload);
    const ready = await list(firm.testKey, "?type=report.ready");
    expect(ready.json.data.map(({ event }) => event)).toEqual(["report.ready"]);
  });

  test("continues after the last event that a client has, without a gap or a repeat between pages", async () => {
    const firm = await makeCompany();
    const made = await Promise.all(Array.from({ length: 7 }, () => makeWithdrawn(firm)));
    const seen: Event[] = [];
    for (let query = "?limit=3"; ; query = `?limit=3&after=${seen.at(-1)?.event_id}`) {
      const { json } = await list(firm.testKey, query);
      seen.push(...json.data);
      if (!json.has_more) break;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen.map(({ request_id }) => request_id))).toEqual(new Set(made));
    const last = seen.at(-1)?.event_id;
    expect((await list(firm.testKey, `?after=${last}`)).json).toEqual({ data: [], has_more: false });
    const late = await makeWithdrawn(firm);
    expect((await list(firm.testKey, `?after=${last}`)).json.data[0]?.request_id).toBe(late);
  });

  test("returns events of at most the last thirty days", async () => {
    const firm = await makeCompany();
    const [old, fresh] = [await makeWithdrawn(firm), await makeWithdrawn(firm)];
    const createdAt = new Date(Date.now() - 31 * 86_400_000);
    await inScope(firm.test, (tx) => tx.event.updateMany({ where: { requestId: old }, data: { createdAt } }));
    for (const query of ["", "?created_after=2020-01-01"])
      expect((await list(firm.testKey, query)).json.data.map(({ request_id }) => request_id)).toEqual([
        fresh,
      ]);
  });

  test("returns events since a time, also one with a lower number than an earlier event", async () => {
    const firm = await makeCompany();
    const hoursAgo = [100, 49, 50, 47, 0];
    const made: string[] = [];
    for (const hours of hoursAgo) {
      const requestId = await makeWithdrawn(firm);
      const createdAt = new Date(Date.now() - hours * 3_600_000);
      await inScope(firm.test, (tx) => tx.event.updateMany({ where: { requestId }, data: { createdAt } }));
      made.push(requestId);
    }
    const since = async (hours: number) => {
      const time = new Date(Date.now() - hours * 3_600_000).toISOString();
      const { json } = await list(firm.testKey, `?created_after=${time}`);
      return json.data.map(({ request_id }) => made.indexOf(request_id));
    };
    expect([await since(49.5), await since(48), await since(1)]).toEqual([[1, 3, 4], [3, 4], [4]]);
  });

  test("shows no event of another company or of the other environment, and refuses such an event as a starting point", async () => {
    const [firm, other] = [await makeCompany(), await makeCompany()];
    await makeWithdrawn(firm);
    const id = (await list(firm.testKey)).json.data[0]?.event_id;
    for (const key of [firm.liveKey, other.testKey]) {
      expect((await list(key)).json).toEqual({ data: [], has_more: false });
      const answer = await list(key, `?after=${id}`);
      const unknown = await list(key, `?after=${newId("evt")}`);
      expect([answer.status, unknown.status]).toEqual([422, 422]);
    }
    expect((await list(firm.testKey, "?after=nonsense")).status).toBe(422);
  });
});

describe("POST /v1/events/{id}/replay", () => {
  test("delivers an event that had no endpoint, and resends an event that had one", async () => {
    const firm = await makeCompany();
    await makeWithdrawn(firm);
    const id = String((await list(firm.testKey)).json.data[0]?.event_id);
    expect((await sendAgain(firm.testKey, id)).status).toBe(409);
    await put(firm.testKey, URL);
    const first = await sendAgain(firm.testKey, id);
    expect(first.json).toMatchObject({ event_id: id, delivery_id: expect.stringMatching(/^dlv_/) });
    expect((await sendAgain(firm.testKey, id)).json).toEqual(first.json);
    const deliveries = await inScope(firm.test, (tx) => tx.delivery.findMany({ where: { eventId: id } }));
    expect(deliveries.map(({ state }) => state)).toEqual(["pending"]);
  });

  test("returns the 404 of an unknown event to another company and to the other environment", async () => {
    const [firm, other] = [await makeCompany(), await makeCompany()];
    await makeWithdrawn(firm);
    const id = String((await list(firm.testKey)).json.data[0]?.event_id);
    const unknown = await sendAgain(firm.testKey, newId("evt"));
    expect(unknown.status).toBe(404);
    for (const [key, asked] of [
      [firm.liveKey, id],
      [other.testKey, id],
      [firm.testKey, "evt_x"],
    ] as const)
      expect((await sendAgain(key, asked)).text).toBe(unknown.text);
  });
});

describe("the endpoint /v1/webhook", () => {
  let firm: TestCompany;
  beforeAll(async () => {
    firm = await makeCompany();
  });
  const get = (key: string) => call(webhook.GET, { key, path: "/v1/webhook" });

  test("can be set and cleared, and shows the signing secret only the first time", async () => {
    expect((await get(firm.testKey)).json).toMatchObject({ url: null, disabled_at: null });
    const first = await put(firm.testKey, URL);
    expect(first.json).toMatchObject({ url: URL, secret: expect.stringMatching(/^whsec_/) });
    expect((await put(firm.testKey, `${URL}/2`)).json).toMatchObject({ url: `${URL}/2`, secret: null });
    expect((await get(firm.testKey)).text).not.toContain("whsec_");
    expect((await get(firm.liveKey)).json.url).toBeNull();
    expect((await put(firm.testKey, null)).json).toMatchObject({ url: null, secret: null });
  });

  test.each([
    ["http://broker.example/", "url"],
    ["https://10.0.0.1/", "url"],
    ["nonsense", "url"],
    [7, "url"],
    [undefined, "url"],
  ])("refuses the URL %j", async (url, field) => {
    const answer = await put(firm.liveKey, url);
    expect([answer.status, answer.json.detail]).toMatchObject([422, [{ loc: ["body", field] }]]);
  });

  test("sends a test event if it has a URL", async () => {
    const send = () => call(webhookTest.POST, { key: firm.testKey, body: { event: "report.ready" } });
    await put(firm.testKey, null);
    expect((await send()).status).toBe(409);
    await put(firm.testKey, URL);
    const answer = await send();
    expect(answer.status).toBe(200);
    const sent = await inScope(firm.test, (tx) =>
      tx.event.findFirst({ where: { id: String(answer.json.event_id) } }),
    );
    expect(JSON.parse(String(sent?.payload))).toMatchObject({ event: "report.ready", simulated: true });
    expect((await list(firm.testKey)).json.data).toEqual([]);
  });

  test("stages a new secret, which is shown once and takes over at the set time", async () => {
    const stage = (after_hours: unknown) => call(secret.POST, { key: firm.testKey, body: { after_hours } });
    expect((await stage(5)).status).toBe(422);
    const { json } = await stage(24);
    expect(json.secret).toMatch(/^whsec_/);
    expect((await get(firm.testKey)).json.next_secret_at).toBe(json.takes_over_at);
    expect((await get(firm.testKey)).text).not.toContain("whsec_");
  });
});

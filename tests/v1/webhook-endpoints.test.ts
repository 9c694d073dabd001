import { beforeEach, describe, expect, test } from "vitest";
import * as replay from "@/app/v1/events/[id]/replay/route";
import * as events from "@/app/v1/events/route";
import * as many from "@/app/v1/requests/route";
import * as webhook from "@/app/v1/webhook/route";
import * as one from "@/app/v1/webhooks/[id]/route";
import * as secret from "@/app/v1/webhooks/[id]/secret/route";
import * as tried from "@/app/v1/webhooks/[id]/test/route";
import * as all from "@/app/v1/webhooks/route";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newId } from "@/lib/ids";
import { inScope } from "@/lib/store/client";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { actionsOf } from "@/tests/support/hooked";

testDatabase();

// biome-ignore lint/suspicious/noExplicitAny: an endpoint in a response; the contract's own tests check it.
type Endpoint = any;

const URL = "https://broker.example/hooks";
const list = async (key: string): Promise<Endpoint[]> =>
  (await call(all.GET, { key, path: "/v1/webhooks" })).json.data as Endpoint[];
const add = (key: string, body: object) => call(all.POST, { method: "POST", key, body });
const added = async (firm: TestCompany, body: object = {}): Promise<Endpoint> =>
  (await add(firm.testKey, { url: URL, ...body })).json;
const change = (key: string, id: string, body: object) =>
  call(one.PATCH, { method: "PATCH", key, body, params: { id } });
const remove = (key: string, id: string) => call(one.DELETE, { method: "DELETE", key, params: { id } });
const put = (key: string, url: unknown) => call(webhook.PUT, { method: "PUT", key, body: { url } });

/** Creates and withdraws a request, and returns the id of the event about the withdrawal. */
async function withdraw(firm: TestCompany): Promise<string> {
  const body = { client_name: "Ava Nguyen", report_type: "affordability" };
  const id = String((await call(many.POST, { key: firm.testKey, body })).json.id);
  await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
  const { data } = (await call(events.GET, { key: firm.testKey, path: "/v1/events?limit=100" })).json as {
    data: { request_id: string; event_id: string }[];
  };
  return data.find(({ request_id }) => request_id === id)?.event_id ?? "";
}

/** Returns the ids of the endpoints to which this event is delivered, in alphabetical order. */
const receiversOf = async (firm: TestCompany, eventId: string) =>
  (await inScope(firm.test, (tx) => tx.delivery.findMany({ where: { eventId } })))
    .map(({ endpointId }) => endpointId)
    .sort();

let firm: TestCompany;
beforeEach(async () => {
  firm = await makeCompany();
});

describe("the endpoint /v1/webhooks", () => {
  test("adds, lists, changes and removes endpoints, and shows each secret once", async () => {
    const answer = await add(firm.testKey, { url: URL, events: ["report.ready", "request.withdrawn"] });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("location")).toMatch(new RegExp(`/v1/webhooks/${answer.json.id}$`));
    expect(answer.json).toMatchObject({
      url: URL,
      events: ["report.ready", "request.withdrawn"],
      enabled: true,
      default: false,
      secret: expect.stringMatching(/^whsec_/),
    });
    const { secret: _, ...view } = answer.json;
    expect(await list(firm.testKey)).toEqual([view]);
    expect((await call(one.GET, { key: firm.testKey, params: { id: String(view.id) } })).json).toEqual(view);
    const changed = await change(firm.testKey, String(view.id), { events: null, enabled: false });
    expect(changed.json).toMatchObject({
      url: URL,
      events: null,
      enabled: false,
      disabled_reason: "Your company switched sending off.",
    });
    expect((await remove(firm.testKey, String(view.id))).json).toEqual({ id: view.id, removed: true });
    expect((await remove(firm.testKey, String(view.id))).status).toBe(404);
    expect(await list(firm.testKey)).toEqual([]);
    expect((await actionsOf(firm)).filter((action) => action.startsWith("webhook."))).toEqual([
      "webhook.added",
      "webhook.events_chosen",
      "webhook.switched_off",
      "webhook.removed",
    ]);
  });

  test("lists the endpoint of /v1/webhook as the default endpoint, which still shows its first secret under /v1/webhook", async () => {
    const other = await added(firm);
    await call(secret.POST, { key: firm.testKey, params: { id: other.id }, body: { after_hours: 0 } });
    expect((await put(firm.testKey, `${URL}/main`)).json.secret).toMatch(/^whsec_/);
    const [main, ...others] = await list(firm.testKey);
    expect(main).toMatchObject({ url: `${URL}/main`, default: true });
    expect(others.map(({ id }) => id)).toEqual([other.id]);
    expect((await remove(firm.testKey, main.id)).status).toBe(200);
    expect((await call(webhook.GET, { key: firm.testKey })).json.url).toBeNull();
    expect((await list(firm.testKey)).map(({ id }) => id)).toEqual([other.id]);
  });

  test("allows five in each environment, including the default one", async () => {
    await put(firm.testKey, URL);
    const made = [];
    for (let n = 0; n < 4; n++) made.push(await added(firm, { url: `${URL}/${n}` }));
    const sixth = await add(firm.testKey, { url: URL });
    expect([sixth.status, sixth.json.code]).toEqual([409, "conflict"]);
    expect((await add(firm.liveKey, { url: URL })).status).toBe(201);
    await put(firm.testKey, null);
    made.push(await added(firm));
    expect((await put(firm.testKey, URL)).status).toBe(409);
    await remove(firm.testKey, made[0].id);
    expect((await put(firm.testKey, URL)).status).toBe(200);
    expect(await list(firm.testKey)).toHaveLength(5);
  });

  test("never has more than five, even if more are added at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(firm.testKey, { url: URL })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await list(firm.testKey)).toHaveLength(5);
  });

  test.each([
    [{ url: "https://10.0.0.1/" }, "url"],
    [{ url: "http://broker.example/" }, "url"],
    [{}, "url"],
    [{ url: URL, events: [] }, "events"],
    [{ url: URL, events: ["report.gone"] }, "events"],
  ])("refuses %j", async (body, field) => {
    const answer = await add(firm.liveKey, body);
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ detail: [{ loc: expect.arrayContaining(["body", field]) }] });
  });

  test("also refuses a private address for an existing endpoint", async () => {
    const { id } = (await add(firm.liveKey, { url: URL })).json;
    expect((await change(firm.liveKey, String(id), { url: "https://169.254.169.254/" })).status).toBe(422);
    expect((await list(firm.liveKey))[0].url).toBe(URL);
  });

  test("returns the 404 of an unknown endpoint to another company and to the other environment", async () => {
    const other = await makeCompany();
    const { id } = await added(firm);
    const unknown = newId("whe");
    for (const [key, asked] of [
      [firm.liveKey, id],
      [other.testKey, id],
      [firm.testKey, unknown],
      [firm.testKey, "whe_x"],
    ] as const) {
      const params = { id: asked };
      const answers = [
        await call(one.GET, { key, params }),
        await change(key, asked, { enabled: false }),
        await remove(key, asked),
        await call(tried.POST, { key, params, body: { event: "report.ready" } }),
        await call(secret.POST, { key, params, body: { after_hours: 0 } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    expect(await list(other.testKey)).toEqual([]);
    expect(await list(firm.liveKey)).toEqual([]);
    expect(await list(firm.testKey)).toMatchObject([{ id, enabled: true }]);
  });
});

describe("an event for several endpoints", () => {
  test("goes to every endpoint that subscribes to it, regardless of failing endpoints", async () => {
    const withdrawals = await added(firm, { events: ["request.withdrawn"] });
    const reports = await added(firm, { events: ["report.ready"] });
    const everything = await added(firm);
    expect(await receiversOf(firm, await withdraw(firm))).toEqual([withdrawals.id, everything.id].sort());
    await change(firm.testKey, reports.id, { events: null });
    await change(firm.testKey, withdrawals.id, { enabled: false });
    expect(await receiversOf(firm, await withdraw(firm))).toEqual([reports.id, everything.id].sort());
  });

  test("can be tested at a named endpoint, even if the endpoint does not subscribe to it", async () => {
    await put(firm.testKey, URL);
    const { id } = await added(firm, { events: ["report.ready"] });
    const body = { event: "request.withdrawn" };
    const answer = await call(tried.POST, { key: firm.testKey, params: { id }, body });
    expect(await receiversOf(firm, String(answer.json.event_id))).toEqual([id]);
    await change(firm.testKey, id, { enabled: false });
    expect((await call(tried.POST, { key: firm.testKey, params: { id }, body })).status).toBe(409);
  });

  describe("a replayed event", () => {
    let eventId: string;
    let first: Endpoint;
    let second: Endpoint;
    const again = (endpoint?: string) => {
      const query = endpoint ? `?endpoint=${endpoint}` : "";
      const path = `/v1/events/${eventId}/replay${query}`;
      return call(replay.POST, { method: "POST", key: firm.testKey, params: { id: eventId }, path });
    };

    beforeEach(async () => {
      eventId = await withdraw(firm);
      first = await added(firm, { events: ["request.withdrawn"] });
      second = await added(firm, { events: ["report.ready"] });
    });

    test("goes once to each endpoint that subscribes to it", async () => {
      expect((await again()).status).toBe(200);
      expect((await again()).status).toBe(200);
      expect(await receiversOf(firm, eventId)).toEqual([first.id]);
    });

    test("goes to one endpoint if it is named", async () => {
      expect((await again(second.id)).status).toBe(200);
      expect(await receiversOf(firm, eventId)).toEqual([second.id]);
    });

    test("is refused if the endpoint is unknown, off, or does not subscribe to it", async () => {
      expect((await again(newId("whe"))).status).toBe(404);
      expect((await again("nonsense")).status).toBe(422);
      await change(firm.testKey, first.id, { enabled: false });
      expect((await again(first.id)).status).toBe(409);
      expect((await again()).status).toBe(409);
    });
  });
});

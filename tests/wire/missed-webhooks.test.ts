// A client that missed its webhooks rebuilds its state from the API.
import { expect, test } from "vitest";
import { purgeRequest } from "@/lib/erase/purge-request";
import { type Firm, makeFirm, makeReady } from "@/tests/wire/support/firm";

type Event = { event_id: string; event: string; request_id: string; verification_id: string | null };
type ListedRequest = { id: string; status: string; verification_id: string | null; updated_at: string };

/** Reads every event after the client's last event, in small pages. */
async function readEvents(firm: Firm, after: string | undefined): Promise<Event[]> {
  const events: Event[] = [];
  for (let last = after; ; last = events.at(-1)?.event_id) {
    const { json } = await firm.ask("GET", `/v1/events?limit=2${last ? `&after=${last}` : ""}`);
    events.push(...json.data);
    if (!json.has_more) return events;
  }
}

/** Reads every request that changed after `since`, in small pages. */
async function readChanged(firm: Firm, since: string): Promise<ListedRequest[]> {
  const changed: ListedRequest[] = [];
  for (let cursor = ""; ; ) {
    const { json } = await firm.ask("GET", `/v1/requests?limit=2&updated_after=${since}${cursor}`);
    changed.push(...json.data);
    if (json.next_cursor === null) return changed;
    cursor = `&cursor=${json.next_cursor}`;
  }
}

test("a client that missed its webhooks learns of every created, refreshed, withdrawn and purged request", async () => {
  const firm = await makeFirm();
  const untouched = await firm.create();
  const [refreshed, withdrawn, purged] = [
    await makeReady(firm, { consent_type: "ongoing" }),
    await makeReady(firm),
    await makeReady(firm),
  ];
  const state = new Map((await readChanged(firm, "2020-01-01")).map((request) => [request.id, request]));
  const lastEvent = (await readEvents(firm, undefined)).at(-1)?.event_id;
  const lastUpdate =
    [...state.values()]
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1) ?? "";
  expect([...state.keys()].sort()).toEqual([untouched, refreshed, withdrawn, purged].sort());

  const created = await firm.create();
  const ready = await makeReady(firm);
  await firm.ask("POST", `/v1/requests/${refreshed}/refresh`);
  await firm.ask("DELETE", `/v1/requests/${withdrawn}`);
  const { json } = await firm.ask("GET", `/v1/requests/${purged}`);
  await purgeRequest(firm.test, purged, new Date(Date.parse(json.purge_at) + 1_000));

  const events = await readEvents(firm, lastEvent);
  expect(events.map(({ event, request_id }) => `${event} ${request_id}`)).toEqual([
    `consent.completed ${ready}`,
    `report.ready ${ready}`,
    `report.refreshed ${refreshed}`,
    `request.withdrawn ${withdrawn}`,
  ]);
  const changed = await readChanged(firm, lastUpdate);
  expect(new Set(changed.map(({ id }) => id))).toEqual(
    new Set([created, ready, refreshed, withdrawn, purged]),
  );
  for (const request of changed) state.set(request.id, request);
  for (const request of state.values())
    expect((await firm.ask("GET", `/v1/requests/${request.id}`)).json).toEqual(request);
  expect(events[2]?.verification_id).toBe(state.get(refreshed)?.verification_id);
  expect([...state.values()].map(({ id, status }) => [id, status])).toEqual(
    expect.arrayContaining([
      [withdrawn, "withdrawn"],
      [purged, "purged"],
      [created, "pending_consent"],
    ]),
  );
});

import { beforeEach, expect, test } from "vitest";
import {
  outcomeOf,
  paceOf,
  stateOf,
  stoppedWords,
  subjectOf,
  undeliveredWords,
} from "@/components/portal/delivery-words";
import { inScope } from "@/lib/store/client";
import { getDelivery } from "@/lib/store/read/delivery";
import { listDeliveries } from "@/lib/store/read/delivery-list";
import { countUndelivered } from "@/lib/store/read/undelivered";
import { replayDelivery } from "@/lib/store/write/replay";
import { sendTestEvent } from "@/lib/store/write/test-event";
import { replayEvents } from "@/lib/webhooks/replay";
import { sendWebhook } from "@/lib/webhooks/send-webhook";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { causeEvent, makeHooked, openWork, writeEvents } from "@/tests/support/hooked";
import { INPUT } from "@/tests/support/request-input";
import { receiverOfFile, startReceiver } from "@/tests/support/work";

testDatabase();

const HOUR_MS = 3_600_000;
const EXACT = { missingIsLeast: false, failingIsLeast: false };
const yesterday = () => new Date(Date.now() - 24 * HOUR_MS);

const receiver = receiverOfFile();
let firm: TestCompany;
beforeEach(async () => {
  receiver.answer = { status: 500 };
  firm = await makeHooked(receiver.url);
});

test("the delivery log shows the request of each row, and that a test event has no request", async () => {
  await causeEvent(firm);
  await sendTestEvent(firm.test, "report.ready", firm.actor);
  const { rows } = await listDeliveries(firm.test, { limit: 10 });
  expect(rows.map(({ clientName }) => clientName)).toEqual([null, INPUT.clientName]);
  expect(subjectOf({ clientName: "Kim Nguyen", clientRef: "LN-2041" })).toBe("Kim Nguyen · LN-2041");
  expect(subjectOf({ clientName: null, clientRef: null })).toBeNull();
  const other = await makeHooked(receiver.url);
  expect((await listDeliveries(other.test, { limit: 10 })).rows).toEqual([]);
});

test("the delivery log is filtered by type and state, page by page, and separate for each environment", async () => {
  await writeEvents(firm, 5, new Date(Date.now() - HOUR_MS));
  await replayEvents(firm.test, { input: { since: yesterday(), only: "missing" }, actor: firm.actor });
  const failing = (await causeEvent(firm)) ?? "";
  for (let n = 0; n < 10; n++) await sendWebhook(firm.test, failing);
  const seen: string[] = [];
  let after: { createdAt: Date; id: string } | null = null;
  for (let page = 0; page < 4; page++) {
    const { rows, hasMore } = await listDeliveries(firm.test, { limit: 2, after, event: "report.refreshed" });
    expect(hasMore).toBe(page < 2);
    seen.push(...rows.map(({ event, id }) => `${event} ${id}`));
    after = rows.at(-1) ?? null;
    if (!hasMore) break;
  }
  expect(new Set(seen).size).toBe(5);
  expect(seen.every((line) => line.startsWith("report.refreshed "))).toBe(true);
  const ofState = async (state: "pending" | "failed" | "delivered") =>
    (await listDeliveries(firm.test, { limit: 10, state })).rows.map(({ state: has }) => has);
  expect(await ofState("failed")).toEqual(["failed"]);
  expect(await ofState("pending")).toEqual(Array.from({ length: 5 }, () => "pending"));
  expect(await ofState("delivered")).toEqual([]);
  expect((await listDeliveries(firm.live, { limit: 10 })).rows).toEqual([]);
});

test("the delivery log lists failed attempts as failing but not as missing, and a first attempt as neither", async () => {
  await causeEvent(firm);
  expect(await countUndelivered(firm.test, yesterday())).toMatchObject({ missing: 0, failing: 0 });
  await sendWebhook(firm.test, (await causeEvent(firm)) ?? "");
  expect(await countUndelivered(firm.test, yesterday())).toMatchObject({ missing: 0, failing: 1 });
  await writeEvents(firm, 2, new Date(Date.now() - HOUR_MS));
  const given = (await causeEvent(firm)) ?? "";
  for (let n = 0; n < 10; n++) await sendWebhook(firm.test, given);
  expect(await countUndelivered(firm.test, yesterday())).toEqual({
    missing: 3,
    failing: 1,
    missingIsLeast: false,
    failingIsLeast: false,
  });
});

test("the delivery log names a delivery whose work was dead-lettered, until the delivery is sent again", async () => {
  const id = (await causeEvent(firm)) ?? "";
  const work = { name: "deliver", subjectId: id };
  await inScope(firm.test, (tx) =>
    tx.outbox.updateMany({ where: work, data: { deadLetteredAt: new Date() } }),
  );
  const both = async () => [
    ...(await listDeliveries(firm.test, { limit: 10 })).rows,
    await getDelivery(firm.test, id),
  ];
  const listed = async (state: "pending" | "dead_lettered") =>
    (await listDeliveries(firm.test, { limit: 10, state })).rows.map((row) => row.id);
  expect([await listed("pending"), await listed("dead_lettered")]).toEqual([[], [id]]);
  const stopped = await both();
  expect(stopped.map((each) => [stateOf(each).label, paceOf([each])])).toEqual([
    ["Dead-lettered", null],
    ["Dead-lettered", null],
  ]);
  expect(stopped.map(stoppedWords)).toEqual(
    [0, 1].map(() => expect.stringContaining("send the delivery again now")),
  );
  await replayDelivery(firm.test, id, firm.actor);
  expect((await both()).map((each) => stateOf(each).label)).toEqual(["Waiting", "Waiting"]);
  expect([await listed("pending"), await listed("dead_lettered")]).toEqual([[id], []]);
});

test.each([
  ["before its first attempt", 0],
  ["after a failed attempt", 1],
])(
  "a delivery whose work was dead-lettered %s counts as missing, and a replay of the missing events sends it",
  async (_, attempts) => {
    const id = (await causeEvent(firm)) ?? "";
    if (attempts > 0) await sendWebhook(firm.test, id);
    const stop = { deadLetteredAt: new Date(), failures: 9, attempts: 30 };
    const where = { name: "deliver", subjectId: id, doneAt: null };
    await inScope(firm.test, (tx) => tx.outbox.updateMany({ where, data: stop }));
    // Makes the delivery due an hour ago, because a dead letter is preceded by hours of retries.
    const due = { nextAt: new Date(Date.now() - HOUR_MS) };
    await inScope(firm.test, (tx) => tx.delivery.updateMany({ where: { id }, data: due }));
    const counted = await countUndelivered(firm.test, yesterday());
    expect(counted).toEqual({ ...EXACT, missing: 1, failing: 0 });
    const input = { since: yesterday(), only: "missing" as const };
    expect((await replayEvents(firm.test, { input, actor: firm.actor })).queued).toBe(1);
    expect(await openWork(firm.test, "deliver")).toMatchObject([
      { subjectId: id, deadLetteredAt: null, failures: 0, attempts: 0 },
    ]);
    expect(await countUndelivered(firm.test, yesterday())).toMatchObject({ missing: 0, failing: attempts });
  },
);

test("the delivery log says that a delivery without a further attempt can be sent again", async () => {
  const id = (await causeEvent(firm)) ?? "";
  expect(stoppedWords(await getDelivery(firm.test, id))).toBeNull();
  for (let n = 0; n < 10; n++) await sendWebhook(firm.test, id);
  expect(stoppedWords(await getDelivery(firm.test, id))).toContain("You can send the delivery again.");
});

test("the delivery log shows a count that reached its limit as a minimum", async () => {
  const [first] = await writeEvents(firm, 1, new Date(Date.now() - HOUR_MS));
  await inScope(
    firm.test,
    (tx) => tx.$executeRaw`
      insert into event (id, company_id, environment, request_id, type, generation, payload, created_at)
      select 'evt_' || lpad(n::text, 26, '0'), company_id, environment, request_id, type, n, payload, created_at
      from event, generate_series(2, 10001) n where id = ${first}`,
  );
  const counted = await countUndelivered(firm.test, yesterday());
  expect(counted).toMatchObject({ missing: 10_000, missingIsLeast: true, failing: 0, failingIsLeast: false });
  expect(undeliveredWords(counted)).toMatch(/^10,000 or more events of the last 30 days never arrived/);
  const tried = { ...EXACT, missing: 6_000, failing: 1, missingIsLeast: true, failingIsLeast: true };
  expect(undeliveredWords(tried)).toMatch(
    /^6,000 or more events .* 1 or more are failing .* tries them immediately/,
  );
  const failing = { missing: 0, failing: 10_000, missingIsLeast: true, failingIsLeast: true };
  expect(undeliveredWords(failing)).toMatch(
    /^10,000 or more events of the last 30 days are failing and are tried again\. A replay/,
  );
});

test("the delivery log says how many events are failing or missing, or that each arrived or is on its way", () => {
  expect(undeliveredWords({ ...EXACT, missing: 0, failing: 6 })).toContain(
    "6 events of the last 30 days are failing and are tried again; none is missing.",
  );
  expect(undeliveredWords({ ...EXACT, missing: 0, failing: 1 })).toContain(
    "1 event of the last 30 days is failing and is tried again",
  );
  expect(undeliveredWords({ ...EXACT, missing: 2, failing: 1 })).toMatch(
    /^2 events .* never arrived.* 1 is failing/,
  );
  expect(undeliveredWords({ ...EXACT, missing: 0, failing: 0 })).toContain("arrived or is on its way");
});

test("the delivery log has a different text for each way of getting no response", () => {
  const codes = ["dns", "refused", "tls", "reset", "connection", "timeout", "blocked"];
  const words = codes.map((outcome) =>
    outcomeOf({ outcome, responseCode: null, host: null, errorCode: null }),
  );
  expect(new Set(words).size).toBe(codes.length);
  expect(words.filter((word) => codes.includes(word))).toEqual([]);
});

test("the delivery log keeps an attempt's host and port, without the path, and the system's error code", async () => {
  const { host } = new URL(receiver.url);
  const arrived = await causeEvent(firm);
  receiver.answer = { status: 204 };
  await sendWebhook(firm.test, arrived ?? "");
  const closed = await startReceiver();
  closed.close();
  const dead = await makeHooked(`${closed.url}/hooks?token=secret`);
  const refused = await causeEvent(dead);
  await sendWebhook(dead.test, refused ?? "");
  expect((await getDelivery(firm.test, arrived ?? "")).attemptLines).toMatchObject([
    { outcome: "delivered", host, errorCode: null },
  ]);
  const { attemptLines } = await getDelivery(dead.test, refused ?? "");
  expect(attemptLines).toMatchObject([
    { outcome: "refused", host: new URL(closed.url).host, errorCode: "ECONNREFUSED" },
  ]);
  expect(JSON.stringify(attemptLines)).not.toContain("secret");
});

test("outcomeOf has the code, the host and the port of a failure, and only the status code of a response", () => {
  const host = "hooks.example.com:8443";
  const none = { responseCode: null, host, errorCode: null };
  expect(outcomeOf({ ...none, outcome: "refused", errorCode: "ECONNREFUSED" })).toBe(
    "Connection refused (ECONNREFUSED hooks.example.com:8443)",
  );
  expect(outcomeOf({ ...none, outcome: "http_error", responseCode: 503 })).toBe(
    "Refused (503 hooks.example.com:8443)",
  );
  expect(outcomeOf({ ...none, outcome: "timeout", host: null })).toBe("No response within 15 seconds");
  expect(outcomeOf({ ...none, outcome: "delivered", responseCode: 204 })).toBe("Accepted (204)");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Delivery } from "@/components/portal/delivery-words";
import { type RecordLine, toTimeline } from "@/components/portal/timeline-entries";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 1, minute));
const line = (seq: number, action: RecordLine["action"], more: Partial<RecordLine> = {}): RecordLine => ({
  seq,
  action,
  actorKind: "member",
  actorId: "usr_robin",
  at: at(seq),
  detail: {},
  ...more,
});

const delivery: Delivery = {
  id: "dlv_1",
  event: "report.ready",
  clientName: "Ava",
  clientRef: null,
  requestId: "req_1",
  simulated: false,
  state: "failed",
  attempts: 10,
  createdAt: at(5),
  nextAt: null,
  deadLetteredAt: null,
  last: {
    outcome: "http_error",
    responseCode: 500,
    host: "hooks.example.com:443",
    errorCode: null,
    latencyMs: 12,
    at: at(7),
  },
};

test("toTimeline merges audit entries, the opening of the link and webhooks, latest first", () => {
  const entries = toTimeline({
    openedAt: at(2),
    audit: [
      line(1, "request.created", { detail: { from_file: true } }),
      line(3, "request.reminded", { actorKind: "system", actorId: null, detail: { number: 2 } }),
      line(4, "report.downloaded", { actorId: "usr_gone", detail: { format: "csv" } }),
    ],
    deliveries: [delivery],
    names: new Map([["usr_robin", "Robin"]]),
    linksDeliveries: false,
  });
  expect(entries.map(({ what, by }) => `${renderToStaticMarkup(what)} (${by})`)).toEqual([
    "Webhook report.ready: failed (Refused (500 hooks.example.com:443) · 12 ms · 10 attempts)",
    "Report downloaded as CSV (Team member)",
    "Customer reminded by email, 2 of 3 (System)",
    "Consent link first opened (Someone with the link)",
    "Request created from a CSV file (Robin)",
  ]);
  expect(entries[0]?.tone).toBe("bad");
});

test("toTimeline names the new owner and the member who chose them", () => {
  const entries = toTimeline({
    openedAt: null,
    audit: [
      line(1, "request.assigned", { detail: { owner_id: "usr_jo" } }),
      line(2, "request.assigned", { detail: { owner_id: "usr_unknown" } }),
      line(3, "request.assigned", { detail: { owner_id: null } }),
    ],
    deliveries: [],
    names: new Map([
      ["usr_robin", "Robin"],
      ["usr_jo", "Jo"],
    ]),
    linksDeliveries: false,
  });
  expect(entries.map(({ what, by }) => [what, by])).toEqual([
    ["Owner removed", "Robin"],
    ["Owner changed", "Robin"],
    ["Owner changed to Jo", "Robin"],
  ]);
});

test("toTimeline says in test that a message was kept in the local outbox and not sent", () => {
  const audit = [
    line(1, "request.invited", { detail: { channel: "sms" } }),
    line(2, "request.reminded", { detail: { number: 1 } }),
  ];
  const record = { openedAt: null, audit, deliveries: [], names: new Map(), linksDeliveries: false };
  const words = (isUnsent: boolean) => toTimeline({ ...record, isUnsent }).map(({ what }) => what);
  expect(words(true)).toEqual([
    "Reminder kept in the local outbox, not sent",
    "Consent link kept in the local outbox, not sent",
  ]);
  expect(words(false)).toEqual(["Customer reminded by email, 1 of 3", "Consent link sent by text message"]);
});

test("toTimeline marks entries that a member should fix, but not entries that we fix", () => {
  const audit = [
    line(1, "request.created"),
    line(2, "data.failed"),
    line(3, "data.empty"),
    line(4, "message.bounced"),
  ];
  const record = { openedAt: null, audit, deliveries: [], names: new Map(), linksDeliveries: false };
  expect(toTimeline(record).map(({ tone }) => tone)).toEqual(["bad", "bad", undefined, undefined]);
});

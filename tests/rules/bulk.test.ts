import { describe, expect, test } from "vitest";
import { BULK_OUTCOMES, type BulkFacts, findSkip, groupOf } from "@/lib/rules/bulk";

const NOW = new Date("2026-11-20T00:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const OPEN: BulkFacts = {
  stage: "awaiting_consent",
  status: "pending_consent",
  consentedAt: null,
  linkLocksAt: null,
  invitedAt: null,
  remindedAt: null,
  reminders: 0,
  remindersStoppedAt: null,
  hasInvite: false,
  hasAddress: true,
};
const INVITED: BulkFacts = { ...OPEN, hasInvite: true, invitedAt: hoursAgo(48) };
const READY: BulkFacts = { ...INVITED, stage: "ready", status: "ready", consentedAt: hoursAgo(1) };
const GONE: BulkFacts = { ...OPEN, stage: "withdrawn", status: "withdrawn" };
const skip = (act: Parameters<typeof findSkip>[0], facts: BulkFacts) => findSkip(act, facts, NOW, 3);

describe("findSkip", () => {
  test("allows sending a link once, to an address, while the customer has not answered", () => {
    expect(skip("send", OPEN)).toBeNull();
    expect(skip("send", { ...OPEN, hasAddress: false })).toBe("no_address");
    expect(skip("send", INVITED)).toBe("sent_before");
    expect(skip("send", { ...OPEN, linkLocksAt: hoursAgo(1) })).toBe("locked");
    expect(skip("send", READY)).toBe("answered");
    expect(skip("send", GONE)).toBe("ended");
  });

  test("allows changing the owner of any request", () => {
    for (const facts of [OPEN, INVITED, READY, GONE]) expect(skip("assign", facts)).toBeNull();
  });

  test("allows reminding a customer who received the link, up to three times and not twice a day", () => {
    expect(skip("remind", INVITED)).toBeNull();
    expect(skip("remind", OPEN)).toBe("not_sent");
    expect(skip("remind", { ...INVITED, invitedAt: hoursAgo(5) })).toBe("reminded_lately");
    expect(skip("remind", { ...INVITED, remindedAt: hoursAgo(5) })).toBe("reminded_lately");
    expect(skip("remind", { ...INVITED, reminders: 3 })).toBe("reminders_used");
    expect(skip("remind", { ...INVITED, remindersStoppedAt: hoursAgo(1) })).toBe("reminders_stopped");
  });

  test("allows withdrawing open requests, and collecting open links and ready reports", () => {
    expect([skip("withdraw", READY), skip("withdraw", GONE)]).toEqual([null, "ended"]);
    expect([skip("links", OPEN), skip("links", READY)]).toEqual([null, "answered"]);
    expect([skip("reports", READY), skip("reports", OPEN)]).toEqual([null, "not_ready"]);
  });
});

test("groupOf assigns every outcome to one group", () => {
  const groups = BULK_OUTCOMES.map(groupOf);
  expect(new Set(groups)).toEqual(new Set(["done", "skipped", "failed"]));
});

import { describe, expect, test } from "vitest";
import { type ConsentObservation, isTripped, judgeConsent } from "@/lib/rules/consent-evidence";

const NOW = new Date("2026-11-20T00:00:00Z");
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

const KNOWN: ConsentObservation["known"] = {
  refs: ["a"],
  institutions: ["Bluegum Bank"],
  givenAt: ago(1_000),
  expiresAt: ago(-1_000),
  seenAt: ago(7),
  goneAt: null,
};
const look = (
  more: Partial<Omit<ConsentObservation, "known">> & { known?: Partial<ConsentObservation["known"]> },
) => {
  const { known, ...rest } = more;
  return judgeConsent({
    known: { ...KNOWN, ...known },
    listed: [],
    customer: "known",
    isForeign: false,
    sentAt: null,
    revocations: [],
    now: NOW,
    confirmMs: 6 * HOUR_MS,
    ...rest,
  });
};
const row = (
  consentRef: string,
  state: "active" | "invalid" | "unclear" | "pending" | "revoked" | "expired" | "deleted",
  givenAt = ago(1_000),
  institutionName = "Bluegum Bank",
) => ({ consentRef, state, givenAt, institutionName });
const troubled = (trouble: string) => ({ verdict: "trouble", trouble });
const over = (kind: string) => ({ verdict: "over", evidence: { kind } });
const twoBanks = { known: { refs: ["a", "b"], institutions: ["Bluegum Bank", "Wattle Mutual"] } };
const goneFor = (hours: number) => ({
  known: { goneAt: ago(hours) },
  customer: "unknown" as const,
  listed: null,
});

describe("judgeConsent", () => {
  test.each([
    [
      "a consent that is listed as active continues",
      { listed: [row("a", "active")] },
      { verdict: "active", trouble: null },
    ],
    ["an empty list is a problem, but does not end the consent", {}, troubled("not_listed")],
    ["a customer who is unknown for the first time is a problem", goneFor(0), troubled("not_listed")],
    [
      "a customer who has been unknown for less than the delay is a problem",
      goneFor(5.9),
      troubled("not_listed"),
    ],
    ["a customer who is still unknown after the delay is gone", goneFor(6), over("customer_gone")],
    [
      "a customer who is unknown to another key is never gone",
      { ...goneFor(60), isForeign: true },
      troubled("not_listed"),
    ],
    [
      "a permanently missing list does not end the consent while the customer is known",
      { listed: null, known: { goneAt: ago(60) } },
      troubled("not_listed"),
    ],
    ["an invalid connection is a problem", { listed: [row("a", "invalid")] }, troubled("connection_invalid")],
    ["an unknown status is a problem", { listed: [row("a", "unclear")] }, troubled("unclear")],
    [
      "we wait for a consent whose bank is being connected again",
      { listed: [row("a", "pending")] },
      { verdict: "pending" },
    ],
    [
      "a consent that is listed as revoked has ended",
      { listed: [row("a", "revoked")] },
      over("listed_revoked"),
    ],
    [
      "a consent that is listed as expired has ended",
      { listed: [row("a", "expired")] },
      over("listed_expired"),
    ],
    [
      "a consent that is listed as deleted has ended",
      { listed: [row("a", "deleted")] },
      over("listed_deleted"),
    ],
    [
      "the end date counts immediately if the consent is listed as ended",
      { listed: [row("a", "expired")], known: { expiresAt: ago(0.1) } },
      over("own_end"),
    ],
    [
      "the end date does not count immediately if the consent is not listed, because it may have been renewed",
      { listed: null, known: { expiresAt: ago(5.9) } },
      troubled("not_listed"),
    ],
    [
      "the end date counts after the delay, whatever is listed",
      { listed: null, known: { expiresAt: ago(6) } },
      over("own_end"),
    ],
    [
      "we wait for a consent whose bank is being connected again at the end date",
      { listed: [row("a", "pending")], known: { expiresAt: ago(1) } },
      { verdict: "pending" },
    ],
    [
      "a signed revocation that the list confirms ends the consent",
      { revocations: [{ consentRef: null, at: ago(1) }] },
      over("signed_event"),
    ],
    [
      "a signed revocation counts only for its own bank",
      { revocations: [{ consentRef: "b", at: ago(1) }] },
      troubled("not_listed"),
    ],
    [
      "a signed revocation from before the consent was last seen active does not count",
      { revocations: [{ consentRef: null, at: ago(8) }] },
      troubled("not_listed"),
    ],
    [
      "a signed revocation without a list does not end the consent",
      { listed: null, revocations: [{ consentRef: null, at: ago(1) }] },
      troubled("not_listed"),
    ],
    [
      "a signed revocation that the list contradicts does not end the consent",
      { listed: [row("a", "active")], revocations: [{ consentRef: null, at: ago(1) }] },
      { verdict: "active", trouble: null },
    ],
    [
      "the end of one of two banks does not affect the other",
      { ...twoBanks, listed: [row("a", "deleted"), row("b", "active")] },
      { verdict: "active", trouble: null },
    ],
    [
      "one missing bank of two is a problem",
      { ...twoBanks, listed: [row("b", "active")] },
      { verdict: "active", trouble: "not_listed" },
    ],
    [
      "a missing consent was replaced if a new consent lists its bank",
      { listed: [row("new", "active", ago(1))] },
      { verdict: "active", trouble: null },
    ],
    [
      "a consent at another bank does not replace a missing one",
      { listed: [row("new", "active", ago(1), "Wattle Mutual")] },
      { verdict: "active", trouble: "not_listed" },
    ],
    [
      "a new consent at one of two banks does not replace the missing consent at the other",
      { ...twoBanks, listed: [row("new", "active", ago(1))] },
      { verdict: "active", trouble: "not_listed" },
    ],
    [
      "one ended and one missing bank do not end the consent",
      { ...twoBanks, listed: [row("a", "deleted")] },
      troubled("not_listed"),
    ],
    [
      "the end of both banks ends the consent",
      { ...twoBanks, listed: [row("a", "deleted"), row("b", "revoked")] },
      over("listed_deleted"),
    ],
    [
      "the end of a consent for all banks ends each bank",
      { ...twoBanks, listed: [{ ...row("c", "revoked"), coversAll: true }] },
      over("listed_revoked"),
    ],
    [
      "we wait for a consent that is listed as ended while another bank is being connected",
      { listed: [row("a", "deleted"), row("new", "pending", ago(0.5))] },
      { verdict: "pending" },
    ],
    [
      "a bank that the customer began to connect and abandoned does not keep an ended consent",
      { listed: [row("a", "deleted"), row("new", "pending", ago(2))] },
      over("listed_deleted"),
    ],
    [
      "we wait for a consent that is listed as ended just after its customer went to renew it",
      { listed: [row("a", "revoked")], sentAt: ago(0.2) },
      { verdict: "pending" },
    ],
    [
      "a consent that is still listed as ended after that time has ended",
      { listed: [row("a", "revoked")], sentAt: ago(0.3) },
      over("listed_revoked"),
    ],
    [
      "the end date counts after the delay, even just after the customer went to renew",
      { listed: null, known: { expiresAt: ago(7) }, sentAt: ago(0.1) },
      over("own_end"),
    ],
    [
      "an older consent that has ended does not affect this one",
      { listed: [row("before", "revoked")] },
      troubled("not_listed"),
    ],
  ] as const)("says that %s", (_, sighting, expected) => {
    expect(look(sighting as Parameters<typeof look>[0])).toMatchObject(expected);
  });
});

test.each([
  [{ lost: 1, active: 1 }, false],
  [{ lost: 3, active: 10 }, false],
  [{ lost: 4, active: 10 }, true],
  [{ lost: 1, active: 60 }, false],
  [{ lost: 2, active: 60 }, true],
  [{ lost: 4, active: 10_000 }, true],
])("isTripped returns, for %o, %s", (counts, expected) => {
  expect(isTripped(counts, { most: 3, percent: 2 })).toBe(expected);
});

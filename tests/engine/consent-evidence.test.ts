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
      "a consent that is listed as active lasts",
      { listed: [row("a", "active")] },
      { verdict: "active", trouble: null },
    ],
    ["an empty list is trouble, and no end", {}, troubled("not_listed")],
    ["a customer who is not known for the first time is trouble", goneFor(0), troubled("not_listed")],
    ["a customer who is not known for less than the delay is trouble", goneFor(5.9), troubled("not_listed")],
    ["a customer who is still not known after the delay is gone", goneFor(6), over("customer_gone")],
    [
      "a customer who is not known to another key is never gone",
      { ...goneFor(60), isForeign: true },
      troubled("not_listed"),
    ],
    [
      "a list that is missing for ever ends nothing while the customer is known",
      { listed: null, known: { goneAt: ago(60) } },
      troubled("not_listed"),
    ],
    [
      "a connection that is invalid is trouble",
      { listed: [row("a", "invalid")] },
      troubled("connection_invalid"),
    ],
    ["a status that is not known here is trouble", { listed: [row("a", "unclear")] }, troubled("unclear")],
    [
      "one that is being connected again is waited for",
      { listed: [row("a", "pending")] },
      { verdict: "pending" },
    ],
    ["one that is listed as revoked is over", { listed: [row("a", "revoked")] }, over("listed_revoked")],
    ["one that is listed as expired is over", { listed: [row("a", "expired")] }, over("listed_expired")],
    ["one that is listed as deleted is over", { listed: [row("a", "deleted")] }, over("listed_deleted")],
    [
      "its own end counts where it is listed as over",
      { listed: [row("a", "expired")], known: { expiresAt: ago(0.1) } },
      over("own_end"),
    ],
    [
      "its own end does not count at once where a look shows nothing of it: it may have been renewed",
      { listed: null, known: { expiresAt: ago(5.9) } },
      troubled("not_listed"),
    ],
    [
      "its own end counts after the delay whatever is listed",
      { listed: null, known: { expiresAt: ago(6) } },
      over("own_end"),
    ],
    [
      "one that is being connected again at its own end is waited for",
      { listed: [row("a", "pending")], known: { expiresAt: ago(1) } },
      { verdict: "pending" },
    ],
    [
      "a signed revocation that the list confirms ends it",
      { revocations: [{ consentRef: null, at: ago(1) }] },
      over("signed_event"),
    ],
    [
      "a signed revocation counts for its own bank alone",
      { revocations: [{ consentRef: "b", at: ago(1) }] },
      troubled("not_listed"),
    ],
    [
      "a signed revocation from before it was last seen active counts no more",
      { revocations: [{ consentRef: null, at: ago(8) }] },
      troubled("not_listed"),
    ],
    [
      "a signed revocation without a list confirms nothing",
      { listed: null, revocations: [{ consentRef: null, at: ago(1) }] },
      troubled("not_listed"),
    ],
    [
      "a signed revocation that the list denies ends nothing",
      { listed: [row("a", "active")], revocations: [{ consentRef: null, at: ago(1) }] },
      { verdict: "active", trouble: null },
    ],
    [
      "one of two banks that is over leaves the other",
      { ...twoBanks, listed: [row("a", "deleted"), row("b", "active")] },
      { verdict: "active", trouble: null },
    ],
    [
      "one of two banks that is missing is trouble",
      { ...twoBanks, listed: [row("b", "active")] },
      { verdict: "active", trouble: "not_listed" },
    ],
    [
      "one that is missing was replaced where its bank is listed by a new consent",
      { listed: [row("new", "active", ago(1))] },
      { verdict: "active", trouble: null },
    ],
    [
      "a consent at another bank replaces none that is missing",
      { listed: [row("new", "active", ago(1), "Wattle Mutual")] },
      { verdict: "active", trouble: "not_listed" },
    ],
    [
      "a new consent at one of two banks does not replace the other, which is missing",
      { ...twoBanks, listed: [row("new", "active", ago(1))] },
      { verdict: "active", trouble: "not_listed" },
    ],
    [
      "one of two banks that is over and one that is missing end nothing",
      { ...twoBanks, listed: [row("a", "deleted")] },
      troubled("not_listed"),
    ],
    [
      "both of two banks that are over end it",
      { ...twoBanks, listed: [row("a", "deleted"), row("b", "revoked")] },
      over("listed_deleted"),
    ],
    [
      "a consent for all banks that is over ends each",
      { ...twoBanks, listed: [{ ...row("c", "revoked"), coversAll: true }] },
      over("listed_revoked"),
    ],
    [
      "one that is listed as over while another bank is being connected is waited for",
      { listed: [row("a", "deleted"), row("new", "pending", ago(0.5))] },
      { verdict: "pending" },
    ],
    [
      "a bank that the customer began to connect and left does not keep one that is over",
      { listed: [row("a", "deleted"), row("new", "pending", ago(2))] },
      over("listed_deleted"),
    ],
    [
      "one that is listed as over just after its customer went to renew it is waited for",
      { listed: [row("a", "revoked")], sentAt: ago(0.2) },
      { verdict: "pending" },
    ],
    [
      "one that is still listed as over after that is over",
      { listed: [row("a", "revoked")], sentAt: ago(0.3) },
      over("listed_revoked"),
    ],
    [
      "its own end counts after the delay also just after its customer went to renew it",
      { listed: null, known: { expiresAt: ago(7) }, sentAt: ago(0.1) },
      over("own_end"),
    ],
    [
      "an older consent that is over says nothing of this one",
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

import { expect, test } from "vitest";
import { findLinkLock, findLockTime } from "@/lib/rules/link";
import { STAGES } from "@/lib/rules/request";

const NOON = new Date("2026-11-02T01:00:00Z");
const after = (ms: number) => new Date(NOON.getTime() + ms);
const locks = { linkLocksAt: NOON, consentedAt: null };

test("a link is locked from its lock time on, but not before", () => {
  const request = { ...locks, stage: "awaiting_consent" as const };
  expect(findLinkLock(request, after(-1))).toBeNull();
  expect(findLinkLock(request, NOON)).toEqual(NOON);
  expect(findLinkLock(request, after(400 * 86_400_000))).toEqual(NOON);
  expect(findLinkLock({ ...request, linkLocksAt: null }, NOON)).toBeNull();
});

test("a link that was answered is never locked", () => {
  for (const stage of STAGES.filter((each) => each !== "awaiting_consent")) {
    expect(findLinkLock({ ...locks, stage, consentedAt: after(-1) }, after(1))).toBeNull();
  }
  expect(findLinkLock({ ...locks, stage: "withdrawn" }, after(1))).toBeNull();
  expect(findLinkLock({ ...locks, stage: "awaiting_data" }, after(1))).toEqual(NOON);
});

test("a link stays open for the firm's number of days, or permanently", () => {
  expect(findLockTime(NOON, 7)).toEqual(after(7 * 86_400_000));
  expect(findLockTime(NOON, null)).toBeNull();
});

import { describe, expect, test } from "vitest";
import { DeliveryQuery, ReplayRange, StageSecret } from "@/lib/contract/webhook";

const range = (from: string, to: string) => {
  const parsed = ReplayRange.safeParse({ from, to, only: "missing" });
  return parsed.success && [parsed.data.since.toISOString(), parsed.data.until.toISOString()];
};

describe("the days of a webhook replay", () => {
  test.each([
    ["2026-07-10", "2026-07-10", "2026-07-09T14:00:00.000Z", "2026-07-10T14:00:00.000Z"],
    ["2026-12-31", "2027-01-01", "2026-12-30T13:00:00.000Z", "2027-01-01T13:00:00.000Z"],
    ["2026-10-04", "2026-10-04", "2026-10-03T14:00:00.000Z", "2026-10-04T13:00:00.000Z"],
    ["2026-04-05", "2026-04-05", "2026-04-04T13:00:00.000Z", "2026-04-05T14:00:00.000Z"],
  ])(
    "are whole days in Sydney from %s to %s, including days of 23 and 25 hours",
    (from, to, since, until) => {
      expect(range(from, to)).toEqual([since, until]);
    },
  );

  test.each([
    ["2026-07-10", "2026-07-09"],
    ["soon", "2026-07-09"],
    ["2026-02-30", "2026-03-01"],
    ["", ""],
  ])("are refused from %j to %j", (from, to) => {
    expect(range(from, to)).toBe(false);
  });
});

test("a staged secret can take over immediately, in an hour, a day or three days, and at no other time", () => {
  const hours = (text: string) => StageSecret.safeParse({ after_hours: text }).data?.after_hours;
  expect(["0", "1", "24", "72", "2", "", "1e0"].map(hours)).toEqual([
    0,
    1,
    24,
    72,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a page of the delivery log has at most fifty entries", () => {
  expect(DeliveryQuery.safeParse({ limit: "50" }).success).toBe(true);
  expect(DeliveryQuery.safeParse({ limit: "51" }).success).toBe(false);
});

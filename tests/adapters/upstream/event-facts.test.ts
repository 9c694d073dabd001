import { describe, expect, test } from "vitest";
import { hasFailed as hasFailedAt } from "@/lib/adapters/upstream/event-facts";
import type { EventFact } from "@/lib/adapters/upstream/port";

const report = (
  kind: EventFact["kind"],
  minute: number,
  consentRef: string | null,
  institutionRef = "1",
): EventFact => ({
  kind,
  consentRef,
  institutionRef,
  at: new Date(Date.UTC(2026, 10, 2, 1, minute)),
});

const NOW = new Date(Date.UTC(2026, 10, 2, 2));
const hasFailed = (events: readonly EventFact[]) => hasFailedAt(events, NOW);

describe("a failed fetch", () => {
  test("counts until the data arrives, for any order of the events", () => {
    const [failed, came] = [report("data_failed", 1, "one"), report("data_complete", 2, "one")];
    expect(hasFailed([failed])).toBe(true);
    expect(hasFailed([came, failed])).toBe(false);
    expect(hasFailed([came, report("data_failed", 3, "one")])).toBe(true);
  });

  test("still counts if another bank's data arrives", () => {
    const failed = report("data_failed", 1, "one", "1");
    expect(hasFailed([failed, report("data_complete", 2, "two", "2")])).toBe(true);
    expect(hasFailed([failed, report("data_complete", 2, null, "2")])).toBe(true);
    expect(
      hasFailed([failed, report("data_complete", 2, "two", "2"), report("data_complete", 3, "one")]),
    ).toBe(false);
  });

  test("counts for two days without further events, because the event of arrived data may have been lost", () => {
    const failed = [report("data_failed", 0, "one")];
    const hoursOn = (hours: number) => new Date(Date.UTC(2026, 10, 2, 1 + hours));
    expect(hasFailedAt(failed, hoursOn(47))).toBe(true);
    expect(hasFailedAt(failed, hoursOn(48))).toBe(false);
    expect(hasFailedAt([...failed, { ...failed[0], at: hoursOn(24) } as EventFact], hoursOn(48))).toBe(true);
  });

  test("does not count if the share has ended", () => {
    expect(hasFailed([report("data_failed", 1, "one"), report("consent_revoked", 2, "one")])).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  daysInclusive,
  findDay,
  findStatementDay,
  fromDayNumber,
  parseDay,
  toDayNumber,
  weekday,
} from "@/lib/engine/calendar/day";

describe("a statement day", () => {
  it.each([
    ["2026-07-10", "2026-07-10"],
    ["2026-07-09T14:00:00Z", "2026-07-10"],
    ["2026-07-10T00:00:00+10:00", "2026-07-10"],
    ["2026-01-09T13:00:00Z", "2026-01-10"],
    ["2026-07-10T00:00:00.000Z", "2026-07-10"],
    ["2026-07-10 09:30:00+1000", "2026-07-10"],
  ])("is, for %s, %s", (text, day) => {
    expect(findStatementDay(text)).toBe(day);
  });

  it.each([
    "",
    "2026-02-30",
    "2026-13-01",
    "10/07/2026",
    "2026-07-10T25:00:00Z",
    "2026-07-10T10:00:00",
    "soon",
  ])("is refused for %j, which does not determine a day", (text) => {
    expect(findStatementDay(text)).toBeNull();
    expect(findDay(text)).toBeNull();
  });

  it("is counted at both ends of a range", () => {
    expect(daysInclusive(parseDay("2026-06-30"), parseDay("2026-06-30"))).toBe(1);
    expect(daysInclusive(parseDay("2025-07-01"), parseDay("2026-06-30"))).toBe(365);
  });

  it("stays within shorter months when months are added", () => {
    expect(addMonths(parseDay("2026-01-31"), 1)).toBe("2026-02-28");
    expect(addMonths(parseDay("2024-01-31"), 1)).toBe("2024-02-29");
    expect(addMonths(parseDay("2026-03-15"), -15)).toBe("2024-12-15");
  });

  it("converts to a number and back, and has a weekday", () => {
    expect(fromDayNumber(toDayNumber(parseDay("2026-07-10")))).toBe("2026-07-10");
    expect(weekday(parseDay("2026-07-10"))).toBe(5);
    expect(addDays(parseDay("2026-02-28"), 1)).toBe("2026-03-01");
  });
});

import { expect, test } from "vitest";
import { toAnswerClock } from "@/lib/rules/application/clock";

const dueOf = (since: string) => toAnswerClock(new Date(since), new Date(since)).dueAt.toISOString();

test("the application clock sets an answer due at 5 pm on the next business day in Sydney", () => {
  // Sydney times. In daylight saving time, the answer to an application from Monday morning is due at 5 pm on Tuesday.
  // In winter, the answer to an application from late Thursday is due at 5 pm on Friday.
  expect(dueOf("2026-11-23T09:00:00+11:00")).toBe("2026-11-24T06:00:00.000Z");
  expect(dueOf("2026-07-09T23:30:00+10:00")).toBe("2026-07-10T07:00:00.000Z");
});

test("the application clock skips weekends and holidays, and counts messages received then from the next business day", () => {
  expect(dueOf("2026-11-20T16:00:00+11:00")).toBe("2026-11-23T06:00:00.000Z");
  expect(dueOf("2026-11-21T10:00:00+11:00")).toBe("2026-11-24T06:00:00.000Z");
  // Christmas Day 2026 is a Friday, and Monday is the substitute holiday for Boxing Day.
  expect(dueOf("2026-12-24T10:00:00+11:00")).toBe("2026-12-29T06:00:00.000Z");
});

test("the application clock counts an answer as late from its due time, and counts the business days waited", () => {
  const since = new Date("2026-11-20T16:00:00+11:00");
  const at = (text: string) => toAnswerClock(since, new Date(text));
  expect(at("2026-11-22T12:00:00+11:00")).toMatchObject({ isLate: false, businessDays: 0 });
  expect(at("2026-11-23T17:00:00+11:00")).toMatchObject({ isLate: false, businessDays: 1 });
  expect(at("2026-11-23T17:00:01+11:00")).toMatchObject({ isLate: true, businessDays: 1 });
  expect(at("2026-11-27T09:00:00+11:00")).toMatchObject({ isLate: true, businessDays: 5 });
});

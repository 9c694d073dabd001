import { describe, expect, expectTypeOf, it } from "vitest";
import { type Report, Report as schema } from "@/lib/contract/report/report";
import type { WireOf } from "@/lib/contract/report/wire-of";
import type { ReportDocument } from "@/lib/engine/document";
import { toWireName } from "@/lib/render/wire";
import { toAnswer } from "@/tests/contract/report/documents";
import { Household } from "@/tests/engine/household";

/** What the engine writes, once on the wire; the renderer sets `integrity` beside it. */
type Written = WireOf<ReportDocument>;
type Read = Omit<Report, "integrity">;
type Changed<Key extends keyof Written, Value> = Omit<Written, Key> & { [Name in Key]: Value };

// Types are compared by the compiler: what is wrong here fails `tsc`, before any test runs.
describe("the schema of a report", () => {
  it("is of the engine's own type", () => {
    expectTypeOf<Read>().toEqualTypeOf<Written>();
    // In either direction, because the compiler's message about these names the member that differs.
    expectTypeOf((written: Written): Read => written).toBeFunction();
    expectTypeOf((read: Read): Written => read).toBeFunction();
    const answer = toAnswer(new Household().report());
    expect(Object.keys(schema.shape).sort()).toEqual(Object.keys(answer).sort());
  });

  it("would no longer be, were a member added, dropped, made nullable or given another word", () => {
    type Summary = Written["summary"];
    type Quality = Written["quality"];
    expectTypeOf<Omit<Written, "summary">>().not.toExtend<Read>();
    expectTypeOf<Changed<"summary", Omit<Summary, "savings_rate">>>().not.toExtend<Read>();
    expectTypeOf<Changed<"summary", Summary & { more: string }>>().not.toEqualTypeOf<Read>();
    expectTypeOf<Changed<"period", Written["period"] | null>>().not.toExtend<Read>();
    expectTypeOf<Changed<"period", Read["period"] | null>>().not.toExtend<Written>();
    expectTypeOf<Changed<"quality", Omit<Quality, "grade"> & { grade: "E" }>>().not.toExtend<Read>();
    // biome-ignore lint/suspicious/noExplicitAny: that nothing of the schema is of any type is what is checked.
    expectTypeOf<Changed<"period", any>>().not.toEqualTypeOf<Read>();
    expect(schema.safeParse({ ...toAnswer(new Household().report()), period: null }).success).toBe(false);
  });
});

describe("a name of the wire", () => {
  it("is the same to the compiler as it is to the renderer", () => {
    const names = {
      incomeNetMonthly: "income_net_monthly",
      daysUnder1000: "days_under_1000",
      upcoming30Days: "upcoming_30_days",
      shareLeftAfter7Days: "share_left_after_7_days",
      m12: "m12",
    } as const;
    type Names = WireOf<{ [Name in keyof typeof names]: (typeof names)[Name] }>;
    expectTypeOf<keyof Names>().toEqualTypeOf<(typeof names)[keyof typeof names]>();
    expect(Object.keys(names).map(toWireName)).toEqual(Object.values(names));
  });
});

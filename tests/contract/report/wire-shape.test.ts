import { describe, expect, expectTypeOf, it } from "vitest";
import { type Report, Report as schema } from "@/lib/contract/report/report";
import type { WireOf } from "@/lib/contract/report/wire-of";
import type { ReportDocument } from "@/lib/domain/document";
import { toWireName } from "@/lib/render/wire";

/** What the engine writes, once on the wire; `integrity` is set beside it by the renderer. */
type Written = WireOf<ReportDocument>;
type Read = Omit<Report, "integrity">;

/**
 * The compiler is the test here: a member that is added, dropped or renamed on either side, or that may be null on one side
 * only, fails `tsc`. Both directions, so that the message names the member.
 */
export const asRead = (written: Written): Read => written;
export const asWritten = (read: Read): Written => read;

/** Changed by hand, each of these must be seen; a comparison that stopped seeing them fails `tsc` as an unused expectation. */
type Changed<Key extends keyof Written, Value> = Omit<Written, Key> & { [Name in Key]: Value };
type Summary = Written["summary"];
type Quality = Written["quality"];
// @ts-expect-error A member is missing.
export const dropped = (written: Omit<Written, "summary">): Read => written;
// @ts-expect-error A member deep inside is missing.
export const droppedDeep = (written: Changed<"summary", Omit<Summary, "savings_rate">>): Read => written;
// @ts-expect-error The schema has a member that the engine does not write.
export const added = (written: Written): Read & { more: string } => written;
// @ts-expect-error The engine may write null where the schema has none.
export const nulled = (written: Changed<"period", Written["period"] | null>): Read => written;
// @ts-expect-error The schema allows a null that the engine never writes.
export const loosened = (read: Changed<"period", Read["period"] | null>): Written => read;
// @ts-expect-error A word is not among those of the schema.
export const worded = (written: Changed<"quality", Omit<Quality, "grade"> & { grade: "E" }>): Read => written;

describe("the schema of a report", () => {
  it("is of the engine's own type, and nowhere anything goes", () => {
    expectTypeOf<Read>().toEqualTypeOf<Written>();
    expectTypeOf<Report["integrity"]>().toEqualTypeOf<{
      digest_sha256: string;
      signature_jws: string;
      key_id: string;
    }>();
    expect(Object.keys(schema.shape)).toHaveLength(29);
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

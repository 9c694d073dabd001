import { expect, it } from "vitest";
import { toTens } from "@/lib/engine/insight/round-amounts";
import { runs } from "@/tests/support/runs";
import { testLaws } from "./any-household-laws";
import { nora } from "./nora";
import { reportOf } from "./sheet";

// any-household.slow.test.ts runs each test on forty households.
testLaws(runs(6));

it("an insight report has totals near those of a full report, in whole tens of dollars", () => {
  const full = reportOf(nora);
  const insight = reportOf(nora, { profile: "insight" });
  // The insight report's figures use whole months only, so they differ a little from the full report's figures.
  for (const name of ["incomeNetMonthly", "livingMonthly"] as const) {
    const [reported, exact] = [insight.summary[name].value ?? 0, full.summary[name].value ?? 0];
    expect(reported).toBe(toTens(reported));
    expect(Math.abs(reported - exact)).toBeLessThan(exact * 0.1);
  }
});

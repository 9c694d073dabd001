import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const WIDTH = 22;
const SHOPS = [
  "MARLOW STREET BUTCHERS",
  "THE COPPER KETTLE BAKE",
  "TIDE AND TACKLE EDEN N",
  "HARBOUR VIEW CHEMIST Q",
];

/** A household whose bank cuts every description at the same width, with enough purchases to show that width. */
function cutHome(): Household {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.every(9, "2025-07-02", "2026-06-25", (on, place) =>
    one.row("everyday", on, "-31.40", SHOPS[place % SHOPS.length] ?? ""),
  );
  return one;
}

const creditsOf = (one: Household) => one.report().transactions.filter((row) => row.amountCents > 0);
const codesOf = (one: Household) => [...new Set(creditsOf(one).map((row) => row.code))];

describe("credits whose payer's name the bank truncated", () => {
  it("are unknown if only a few letters remain, and net income is then null instead of zero", () => {
    const one = cutHome();
    one.every(14, "2025-07-10", "2026-06-20", (on) =>
      one.row("everyday", on, "1312.45", "Direct Credit 394368 A".slice(0, WIDTH)),
    );
    expect(codesOf(one)).toEqual(["crd.other"]);
    const { incomeNetMonthly, surplusMonthly } = one.report().summary;
    expect([incomeNetMonthly.value, surplusMonthly.value]).toEqual([null, null]);
    expect(incomeNetMonthly.note).toMatch(/^Not stated: some credits may be income/);
  });

  it("leave net income unstated if they exceed the known income, even without a cadence", () => {
    const one = cutHome();
    one.monthly("2025-07-03", "2026-06-03", (on) =>
      one.row("everyday", on, "310.20", "INTEREST PAID", { type: "INTEREST_PAID" }),
    );
    one.every(17, "2025-07-10", "2026-06-20", (on, place) =>
      one.row("everyday", on, `${1_900 + (place % 7) * 333}.40`, "Osko Deposit 03Mar12:0"),
    );
    const { incomeNetMonthly, surplusMonthly } = one.report().summary;
    expect([incomeNetMonthly.value, surplusMonthly.value]).toEqual([null, null]);
  });

  it("are one stream of pay only if together they have a cadence without a gap", () => {
    const one = cutHome();
    one.every(7, "2025-07-10", "2026-06-20", (on, place) =>
      one.row(
        "everyday",
        on,
        "1420.35",
        place % 6 === 2 ? "Fast Transfer From IRO" : "Direct Credit 3015 IRO",
      ),
    );
    const streams = new Set(creditsOf(one).map((row) => row.streamId));
    expect(streams.size).toBe(1);
  });

  it("are not attributed to a person, because the lost words may have named a firm", () => {
    const one = cutHome();
    one.monthly("2025-07-15", "2026-06-15", (on) =>
      one.row("everyday", on, "6112.00", "DIRECT CREDIT OSEI J F"),
    );
    expect(codesOf(one)).toEqual(["crd.other"]);
  });
});

describe("the name of a harmful merchant that is also an ordinary word", () => {
  it("is recognised among unknown words before REPAY, but not if a word of another firm follows it", () => {
    const codeOf = (text: string) =>
      new Household()
        .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
        .row("everyday", "2026-06-10", "-96.40", text, { type: "DIRECT_DEBIT" })
        .report().transactions[0]?.code;
    expect(codeOf("Direct Debit 511203 NIMBLE ZEDAR QZ 0117 REPAY")).toBe("dbt.sacc");
    expect(codeOf("Direct Debit 511203 NIMBLE ZEDAR KIDS REPAY")).not.toBe("dbt.sacc");
    expect(codeOf("Direct Debit 511203 SMALL AMT CREDIT CONTRACT 14")).toBe("dbt.sacc");
  });
});

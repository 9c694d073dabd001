import { describe, expect, it } from "vitest";
import { turns } from "./independent/households-turns";
import { makeReport } from "./independent/make-report";

const reportOf = (id: string, from = "") => {
  const household = turns.map((make) => make()).find((one) => one.id === id);
  if (!household) throw new Error(`no household ${id}`);
  const isIn = ({ postingDateTime = "" }) => postingDateTime >= from;
  const bank = { ...household.bank, transactions: household.bank.transactions.filter(isIn) };
  const { income, summary } = makeReport(bank, household.client, household.asOf);
  return { streams: income.streams, net: summary.incomeNetMonthly.value };
};

describe("buildIncome after a change of income within the year", () => {
  it("counts only the new job once the old job has missed a payday", () => {
    const { streams, net } = reportOf("i38");
    expect(streams.map(({ status, included }) => [status, included])).toEqual([
      ["NEW", true],
      ["CEASED", false],
    ]);
    expect(streams[1]?.exclusionReason).toBe(
      "No payment since 15 Sep 2026, and another employer has paid since then.",
    );
    expect(net).toBe(Math.round((263_900 * 26) / 12));
  });

  it("counts the new pay after two equal payments following a leave", () => {
    expect(reportOf("i36").net).toBe(352_700);
  });

  it("leaves out a redundancy payment, the old job and the benefit between two jobs", () => {
    expect(reportOf("i37").net).toBe(Math.round((241_380 * 26) / 12));
  });

  it("returns null, not zero, as the net income of a week without a payday", () => {
    expect(reportOf("i37", "2026-10-30").net).toBeNull();
  });
});

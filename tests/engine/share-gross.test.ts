import { expect, it } from "vitest";
import { Household } from "./household";

it("shareGross uses the withholding tables of the pay's own date", () => {
  const home = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00")
    .account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
  home.every(14, "2025-03-05", "2025-08-20", (on) => {
    home.row("everyday", on, "1800.00", "PAY/SALARY FROM ACME WIDGETS");
    home.row("saver", on, "803.10", "PAY/SALARY FROM ACME WIDGETS");
  });
  const { income } = home.report({ dataAsAt: "2025-08-25T08:00:00+10:00" });
  const pays = income.streams.filter(({ gross }) => gross !== null);
  expect(pays).toHaveLength(2);
  for (const { gross } of pays) {
    expect(gross?.note).toContain("which together are one pay");
    expect(gross?.note).toContain("study-loan withholding for that date is not in our tables");
    // Without a study-loan table, the low and the high gross are equal.
    expect(gross?.highCents).toBe(gross?.lowCents);
  }
});

import type { Conduct } from "@/lib/engine/document";
import type { Ledger } from "@/lib/engine/ledger";

/**
 * The number of covered days within which each kind of spending should appear: groceries are bought weekly,
 * power is billed quarterly, insurance yearly.
 */
const EXPECTED: readonly {
  name: Conduct["missingExpected"][number];
  days: number;
  prefixes: readonly string[];
}[] = [
  { name: "GROCERIES", days: 30, prefixes: ["foo.groceries"] },
  { name: "TELECOM", days: 70, prefixes: ["com.phone_internet"] },
  { name: "UTILITIES", days: 120, prefixes: ["utl.energy"] },
  { name: "TRANSPORT", days: 45, prefixes: ["tra."] },
  {
    name: "INSURANCE",
    days: 350,
    prefixes: ["hea.insurance", "tra.car_insurance", "hou.home_insurance", "ins."],
  },
  {
    name: "HOUSING",
    days: 45,
    prefixes: ["hou.rent", "hou.board", "hou.rates_water", "hou.strata_landtax", "dbt.mortgage"],
  },
];
/**
 * If all accounts together have fewer payments than this, they are not used for daily spending, so nothing is listed as
 * missing.
 */
const DEBITS_MIN = 10;

/**
 * Lists the kinds of spending that almost every household has but this data lacks. Missing spending is a sign of
 * accounts that were not shared. With too few days or rows, nothing is listed, because the data does not allow this
 * conclusion.
 */
export function listMissing(ledger: Ledger): Conduct["missingExpected"] {
  let debits = 0;
  const codes = new Set<string>();
  for (const { row, decision } of ledger.entries) {
    if (row.cents >= 0) continue;
    debits++;
    codes.add(decision.code);
  }
  if (debits < DEBITS_MIN) return [];
  const isHoused = ledger.bank.accounts.some((account) => account.kind === "MORTGAGE");
  return EXPECTED.filter(({ name, days, prefixes }) => {
    if (ledger.whole.window.days < days || (name === "HOUSING" && isHoused)) return false;
    return ![...codes].some((code) => prefixes.some((prefix) => code.startsWith(prefix)));
  }).map(({ name }) => name);
}

import type { ExpenseLeaf, Expenses } from "@/lib/engine/document";
import type { CodedStream } from "@/lib/engine/expenses/list-expense-streams";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";
import { toMean } from "@/lib/engine/figures/statistics";
import type { Ledger } from "@/lib/engine/ledger";
import { roundHalfUp } from "@/lib/engine/money";
import { statusOf } from "@/lib/engine/streams/describe-stream";
import { isLongCycle } from "@/lib/engine/streams/frequency";

/** Categories billed up to four times a year. A year of data shows all of these bills, even if they have no cadence. */
const YEARLY: ReadonlySet<string> = new Set([
  "tra.rego_licence",
  "tra.car_insurance",
  "hou.home_insurance",
  "ins.general",
  "hou.rates_water",
  "hou.strata_landtax",
]);
const YEARLY_TIMES_MAX = 4;

/** Bills that come less often than monthly, each with its amount spread over the months. */
export function listBills(
  leaves: readonly ExpenseLeaf[],
  ledger: Ledger,
  streams: readonly CodedStream[],
): Expenses["annualised"] {
  const bills: Expenses["annualised"] = [];
  const listed = new Set<string>();
  for (const { found, code, described } of streams) {
    const frequency = found.fit?.frequency;
    if (!frequency || frequency === "IRREGULAR" || !isLongCycle(frequency)) continue;
    if (statusOf(found, ledger.bank.period) === "CEASED") continue;
    const amount = toMean(found.rows.map((row) => -row.cents));
    listed.add(code);
    bills.push({
      code,
      label: described.name,
      times: TIMES_PER_YEAR[frequency],
      amountCents: roundHalfUp(amount),
      perMonthCents: roundHalfUp((amount * TIMES_PER_YEAR[frequency]) / 12),
      evidence: described.evidence,
    });
  }
  for (const leaf of leaves) {
    if (!YEARLY.has(leaf.code) || listed.has(leaf.code) || leaf.count > YEARLY_TIMES_MAX) continue;
    bills.push({
      code: leaf.code,
      label: leaf.label,
      times: leaf.count,
      amountCents: roundHalfUp((leaf.totalCents ?? 0) / leaf.count),
      perMonthCents: leaf.monthly.selected.value ?? 0,
      evidence: leaf.evidence,
    });
  }
  return bills;
}

import { coveredMean, toCount } from "@/lib/domain/average";
import { groupOf } from "@/lib/domain/category/taxonomy";
import { rebuildBalances, toBalanceWindows } from "@/lib/domain/conduct/rebuild-balances";
import type { Conduct, ConductEvent, Figure, Income } from "@/lib/domain/document";
import type { Entry, Ledger } from "@/lib/domain/ledger";
import { toRatio } from "@/lib/domain/statistics";

/** A dishonour fee this near a dishonour that was seen is part of it, not another. */
const FEE_DAYS_MAX = 5;
const PAYDAYS_MAX = 60;
const HIGH_COST: ReadonlySet<string> = new Set(["dbt.sacc", "dbt.macc", "dbt.wage_advance"]);

/** How the accounts were kept: balances, dishonours net of reversals, cash, gambling, and spending one would expect to see. */
export function buildConduct(ledger: Ledger, income: Income): Conduct {
  const dailyBalances = rebuildBalances(ledger.bank);
  const incomeMonthly = income.totals.netMonthly.value;
  const gambling = ledger.entries.filter(
    (entry) => entry.decision.code === "rec.gambling" && entry.row.cents < 0,
  );
  const confirmed = spending(
    "gambling-confirmed",
    gambling.filter((entry) => !entry.decision.inferred),
    ledger,
  );
  return {
    dailyBalances,
    balanceWindows: toBalanceWindows(dailyBalances),
    paydays: listPaydays(ledger, income),
    dishonours: toEvents("dishonours", listDishonours(ledger), ledger),
    overdrawnFees: toEvents(
      "overdrawn",
      ledger.entries.filter((entry) => entry.decision.code === "fin.overdrawn_fee"),
      ledger,
    ),
    cash: spending(
      "cash",
      ledger.entries.filter((entry) => groupOf(entry.decision.code) === "csh"),
      ledger,
    ),
    gambling: {
      confirmed,
      inferred: spending(
        "gambling-inferred",
        gambling.filter((entry) => entry.decision.inferred),
        ledger,
      ),
      ratioOfIncome: incomeMonthly === null ? null : toRatio(confirmed.value ?? 0, incomeMonthly),
    },
    highCostCredit: spending(
      "high-cost",
      ledger.entries.filter((entry) => HIGH_COST.has(entry.decision.code)),
      ledger,
    ),
    missingExpected: listMissing(ledger),
  };
}

function spending(name: string, entries: readonly Entry[], ledger: Ledger): Figure {
  const rows = entries.map((entry) => entry.row);
  const evidence = ledger.evidence.note(`conduct:${name}`, rows);
  return coveredMean(
    rows.map((row) => ({ on: row.on, cents: -row.cents })),
    ledger.coverOf(rows),
    evidence,
  );
}

function toEvents(
  name: string,
  entries: readonly Entry[],
  ledger: Ledger,
): { figure: Figure; events: ConductEvent[] } {
  const rows = entries.map((entry) => entry.row);
  const events = rows.map((row) => ({
    on: row.on,
    transactionId: row.id,
    amountCents: -row.cents,
    text: row.description,
  }));
  return {
    figure: toCount(rows.length, "D-COUNT", ledger.evidence.note(`conduct:${name}`, rows), ledger.whole),
    events,
  };
}

/** Payments that bounced, and dishonour fees that stand for a bounced payment the data does not show. */
function listDishonours(ledger: Ledger): Entry[] {
  const bounced = ledger.entries.filter((entry) => entry.pair?.kind === "DISHONOUR" && entry.row.cents < 0);
  const byAccount = new Map<string, number[]>();
  for (const { row } of bounced)
    byAccount.set(row.accountId, [...(byAccount.get(row.accountId) ?? []), row.dayNumber]);
  const alone = ledger.entries.filter(
    ({ row, decision }) =>
      decision.code === "fin.dishonour_fee" &&
      !(byAccount.get(row.accountId) ?? []).some((day) => Math.abs(day - row.dayNumber) <= FEE_DAYS_MAX),
  );
  return [...bounced, ...alone].sort((a, b) => a.row.index - b.row.index);
}

/** The days the main income came in. */
function listPaydays(ledger: Ledger, income: Income): Conduct["paydays"] {
  const main = income.streams.find((stream) => stream.included && stream.frequency !== "IRREGULAR");
  if (!main) return [];
  const set = new Set(ledger.evidence.rowsOf(main.evidence));
  const days = ledger.entries.filter((entry) => set.has(entry.row.id)).map((entry) => entry.row.on);
  return [...new Set(days)].sort().slice(-PAYDAYS_MAX);
}

const EXPECTED: readonly (readonly [Conduct["missingExpected"][number], readonly string[]])[] = [
  ["GROCERIES", ["foo.groceries"]],
  ["TELECOM", ["com.phone_internet"]],
  ["UTILITIES", ["utl.energy"]],
  ["TRANSPORT", ["tra."]],
  ["INSURANCE", ["hea.insurance", "tra.car_insurance", "hou.home_insurance", "ins."]],
  ["HOUSING", ["hou.rent", "hou.board", "hou.rates_water", "hou.strata_landtax", "dbt.mortgage"]],
];

/** Spending almost every household has and this data does not show: a sign of accounts that were not shared. */
function listMissing(ledger: Ledger): Conduct["missingExpected"] {
  const codes = new Set(
    ledger.entries.filter((entry) => entry.row.cents < 0).map((entry) => entry.decision.code),
  );
  const isHoused = ledger.bank.accounts.some((account) => account.kind === "MORTGAGE");
  return EXPECTED.filter(([name, prefixes]) => {
    if (name === "HOUSING" && isHoused) return false;
    return ![...codes].some((code) => prefixes.some((prefix) => code.startsWith(prefix)));
  }).map(([name]) => name);
}

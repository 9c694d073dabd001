import { groupOf } from "@/lib/domain/category/taxonomy";
import { toAccountConduct, toBalanceWindows } from "@/lib/domain/conduct/balance-windows";
import { buildGambling } from "@/lib/domain/conduct/build-gambling";
import { buildPaydayCycle, listPays } from "@/lib/domain/conduct/build-payday-cycle";
import { countByClass, listDishonours } from "@/lib/domain/conduct/list-dishonours";
import { type Fees, groupFees, listFees, listStanding } from "@/lib/domain/conduct/list-fees";
import { listLargeRows, listMarkers } from "@/lib/domain/conduct/list-marked";
import { listMissing } from "@/lib/domain/conduct/list-missing";
import { listRoundTrips } from "@/lib/domain/conduct/list-round-trips";
import { addUp, isCashAccount, type Rebuilt, rebuildAccounts } from "@/lib/domain/conduct/rebuild-balances";
import { toEvents, toMean, toShare } from "@/lib/domain/conduct/tally";
import { DAYS_PER_MONTH } from "@/lib/domain/day";
import type { Conduct, Expenses, Figure, Income } from "@/lib/domain/document";
import { toFigure } from "@/lib/domain/figure";
import type { Ledger } from "@/lib/domain/ledger";

const PAYDAYS_MAX = 60;
const HIGH_COST: ReadonlySet<string> = new Set(["dbt.sacc", "dbt.macc", "dbt.wage_advance"]);
const NO_FEES: Fees = { charged: [], refunded: [] };

/** How the accounts were kept: facts with their rows, and no view of them. */
export function buildConduct(ledger: Ledger, income: Income, expenses: Expenses): Conduct {
  const rebuilt = rebuildAccounts(ledger.bank);
  const dailyBalances = addUp(rebuilt);
  const accounts = rebuilt.map(toAccountConduct);
  const incomeMonthly = income.totals.netMonthly.value;
  const pays = listPays(ledger, income);
  const fees = groupFees(ledger);
  const dishonours = listDishonours(ledger, listStanding(fees.get("fin.dishonour_fee") ?? NO_FEES));
  return {
    dailyBalances,
    balanceWindows: toBalanceWindows(dailyBalances),
    accounts,
    daysBelowZero: countDaysBelowZero(rebuilt, ledger),
    paydays: [...new Set(pays.map((entry) => entry.row.on))].sort().slice(-PAYDAYS_MAX),
    paydayCycle: buildPaydayCycle(pays, accounts, ledger),
    dishonours: { ...toEvents("dishonours", dishonours, ledger), byClass: countByClass(dishonours) },
    overdrawnFees: toEvents("overdrawn", listStanding(fees.get("fin.overdrawn_fee") ?? NO_FEES), ledger),
    fees: listFees(fees, ledger),
    ...buildCash(ledger, incomeMonthly),
    gambling: buildGambling(ledger, incomeMonthly),
    highCostCredit: toMean(
      "high-cost",
      ledger.entries.filter((entry) => HIGH_COST.has(entry.decision.code)),
      ledger,
    ),
    markers: listMarkers(ledger),
    ...listLargeRows(ledger, incomeMonthly),
    roundTrips: listRoundTrips(ledger),
    liquidityDays: toLiquidity(ledger, expenses),
    missingExpected: listMissing(ledger),
  };
}

/** Per account, because together a saver would hide an everyday account below zero. */
function countDaysBelowZero(rebuilt: readonly Rebuilt[], ledger: Ledger): Figure {
  const cash = rebuilt.filter(({ isCard }) => !isCard);
  const below = new Set<string>();
  const known = new Set<string>();
  for (const { daily } of cash)
    for (const { on, amountCents } of daily) {
      known.add(on);
      if (amountCents < 0) below.add(on);
    }
  const ids = new Set(cash.map(({ accountId }) => accountId));
  return toFigure(known.size === 0 ? null : below.size, "DAYS", "D-NEGATIVE", {
    window: { ...ledger.whole.window, days: known.size },
    count: ledger.entries.filter(({ row }) => ids.has(row.accountId)).length,
    quality: known.size === 0 ? "INCOMPLETE" : "OK",
    note: known.size === 0 ? "The bank gave no balance." : null,
  });
}

function buildCash(ledger: Ledger, incomeMonthly: number | null): Pick<Conduct, "cash" | "cashByKind"> {
  const entries = ledger.entries.filter((entry) => groupOf(entry.decision.code) === "csh");
  const ofKind = (code: string) =>
    toMean(
      code,
      entries.filter(({ decision }) => decision.code === code),
      ledger,
    );
  const cash = toMean("cash", entries, ledger);
  return {
    cash,
    cashByKind: {
      atm: ofKind("csh.atm"),
      cashOut: ofKind("csh.cash_out"),
      cardAdvance: ofKind("csh.card_advance"),
      ratioOfIncome: toShare(cash, incomeMonthly, "D-SHARE"),
    },
  };
}

/** How many days of essential costs the everyday and savings accounts hold. */
function toLiquidity(ledger: Ledger, expenses: Expenses): Figure {
  const { essential } = expenses.totals;
  const accounts = ledger.bank.accounts.filter(
    ({ kind, balance }) => isCashAccount(kind) && balance.currentCents !== null,
  );
  const held = accounts.reduce((sum, { balance }) => sum + (balance.currentCents ?? 0), 0);
  const daily = (essential.value ?? 0) / DAYS_PER_MONTH;
  const days = accounts.length === 0 || daily <= 0 ? null : Math.max(0, held) / daily;
  return toFigure(days, "DAYS", "R-CASH", {
    window: essential.window,
    count: essential.count,
    evidence: essential.evidence,
    quality: days === null ? "INCOMPLETE" : essential.quality,
    note: days === null ? "Not available without a balance and essential costs." : null,
  });
}

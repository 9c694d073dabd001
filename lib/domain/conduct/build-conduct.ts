import { groupOf } from "@/lib/domain/category/taxonomy";
import { toAccountConduct, toBalanceWindows } from "@/lib/domain/conduct/balance-windows";
import { buildGambling } from "@/lib/domain/conduct/build-gambling";
import { buildPaydayCycle, listPays } from "@/lib/domain/conduct/build-payday-cycle";
import { buildPeople } from "@/lib/domain/conduct/build-people";
import { countByClass, listDishonours } from "@/lib/domain/conduct/list-dishonours";
import { type Fees, groupFees, listFees, listStanding } from "@/lib/domain/conduct/list-fees";
import { listLargeRows, listMarkers } from "@/lib/domain/conduct/list-marked";
import { listMissing } from "@/lib/domain/conduct/list-missing";
import { listRoundTrips } from "@/lib/domain/conduct/list-round-trips";
import { addUp, isCashAccount, type Rebuilt, rebuildAccounts } from "@/lib/domain/conduct/rebuild-balances";
import { toEvents, toMean, toShare } from "@/lib/domain/conduct/tally";
import { DAYS_PER_MONTH } from "@/lib/domain/day";
import type { Commitments, Conduct, Expenses, Figure, Income } from "@/lib/domain/document";
import { toFigure, worstOf } from "@/lib/domain/figure";
import type { Ledger } from "@/lib/domain/ledger";

const PAYDAYS_MAX = 60;
const HIGH_COST = ["dbt.sacc", "dbt.macc", "dbt.wage_advance"];
const LOW_CENTS = 10_000;
const NO_FEES: Fees = { charged: [], refunded: [] };

/** How the accounts were kept: facts with their rows, and no view of them. */
export function buildConduct(
  ledger: Ledger,
  income: Income,
  expenses: Expenses,
  commitments: Commitments,
): Conduct {
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
    daysBelowZero: countDaysBelow(
      rebuilt.filter(({ isCard }) => !isCard),
      { cents: 0, formula: "D-NEGATIVE" },
      ledger,
    ),
    daysUnder100: countDaysBelow(
      rebuilt.filter(({ kind }) => kind === "TRANSACTION"),
      { cents: LOW_CENTS, formula: "D-LOW" },
      ledger,
    ),
    paydays: [...new Set(pays.map((entry) => entry.row.on))].sort().slice(-PAYDAYS_MAX),
    paydayCycle: buildPaydayCycle(pays, accounts, ledger),
    dishonours: { ...toEvents("dishonours", dishonours, ledger), byClass: countByClass(dishonours) },
    overdrawnFees: toEvents("overdrawn", listStanding(fees.get("fin.overdrawn_fee") ?? NO_FEES), ledger),
    fees: listFees(fees, ledger),
    ...buildCash(ledger, incomeMonthly),
    people: buildPeople(ledger),
    gambling: buildGambling(ledger, incomeMonthly),
    highCostCredit: toMean("high-cost", ledger.entriesCoded(...HIGH_COST), ledger),
    markers: listMarkers(ledger),
    ...listLargeRows(ledger, incomeMonthly),
    roundTrips: listRoundTrips(ledger),
    liquidityDays: toLiquidity(ledger, expenses, commitments),
    missingExpected: listMissing(ledger),
  };
}

/** Days on which any of the accounts ended below the amount; per account, because together a saver would hide it. */
function countDaysBelow(
  accounts: readonly Rebuilt[],
  { cents, formula }: { cents: number; formula: string },
  ledger: Ledger,
): Figure {
  const below = new Set<string>();
  const known = new Set<string>();
  for (const { daily } of accounts)
    for (const { on, amountCents } of daily) {
      known.add(on);
      if (amountCents < cents) below.add(on);
    }
  const count = accounts.reduce((sum, { accountId }) => sum + ledger.entriesOf(accountId).length, 0);
  return toFigure(known.size === 0 ? null : below.size, "DAYS", formula, {
    window: { ...ledger.whole.window, days: known.size },
    count,
    quality: known.size === 0 ? "INCOMPLETE" : "OK",
    note: known.size === 0 ? "The bank gave no balance." : null,
  });
}

function buildCash(ledger: Ledger, incomeMonthly: number | null): Pick<Conduct, "cash" | "cashByKind"> {
  const codes = [...ledger.codes].filter((code) => groupOf(code) === "csh");
  const entries = ledger.entriesCoded(...codes);
  const ofKind = (code: string) => toMean(code, ledger.entriesCoded(code), ledger);
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

/** How many days of essential living costs and commitments the everyday and savings accounts hold. */
function toLiquidity(ledger: Ledger, { totals }: Expenses, { totalMonthly }: Commitments): Figure {
  const { essential } = totals;
  const accounts = ledger.bank.accounts.filter(
    ({ kind, balance }) => isCashAccount(kind) && balance.currentCents !== null,
  );
  const held = accounts.reduce((sum, { balance }) => sum + (balance.currentCents ?? 0), 0);
  const isKnown = essential.value !== null && totalMonthly.value !== null;
  const daily = ((essential.value ?? 0) + (totalMonthly.value ?? 0)) / DAYS_PER_MONTH;
  const days = accounts.length === 0 || !isKnown || daily <= 0 ? null : Math.floor(Math.max(0, held) / daily);
  return toFigure(days, "DAYS", "R-CASH", {
    window: essential.window,
    count: essential.count + totalMonthly.count,
    evidence: essential.evidence,
    quality: days === null ? "INCOMPLETE" : worstOf([essential, totalMonthly]),
    note: days === null ? "Not available without a balance, essential costs and commitments." : null,
  });
}

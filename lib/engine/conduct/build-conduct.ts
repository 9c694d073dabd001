import { groupOf } from "@/lib/engine/categories/taxonomy";
import { toAccountConduct, toBalanceWindows } from "@/lib/engine/conduct/balance-windows";
import { buildGambling } from "@/lib/engine/conduct/build-gambling";
import { buildPaydayCycle, listPays } from "@/lib/engine/conduct/build-payday-cycle";
import { buildPeople } from "@/lib/engine/conduct/build-people";
import { countByClass, listDishonours } from "@/lib/engine/conduct/list-dishonours";
import { type Fees, groupFees, listFees, listUnrefunded } from "@/lib/engine/conduct/list-fees";
import { listLargeRows, listMarkers } from "@/lib/engine/conduct/list-marked";
import { listMissing } from "@/lib/engine/conduct/list-missing";
import { listRoundTrips } from "@/lib/engine/conduct/list-round-trips";
import {
  addUp,
  countUnknown,
  isCashAccount,
  type Rebuilt,
  rebuildAccounts,
} from "@/lib/engine/conduct/rebuild-balances";
import { toEvents, toMean, toShareOfIncome } from "@/lib/engine/conduct/tally";
import type { AccountKind, Commitments, Conduct, Expenses, Figure, Income } from "@/lib/engine/document";
import { calculate, toFigure, worstOf } from "@/lib/engine/figures/figure";
import { FORMULAS } from "@/lib/engine/figures/formulas";
import type { Ledger } from "@/lib/engine/ledger";

const PAYDAYS_MAX = 60;
const HIGH_COST = ["dbt.sacc", "dbt.macc", "dbt.wage_advance"];
const NO_FEES: Fees = { charged: [], refunded: [] };

/** How the accounts were used: facts with the rows behind them, and no verdict. */
export function buildConduct(
  ledger: Ledger,
  income: Income,
  expenses: Expenses,
  commitments: Commitments,
): Conduct {
  const rebuilt = rebuildAccounts(ledger.bank);
  const dailyBalances = addUp(rebuilt, ledger.bank);
  const accounts = rebuilt.map(toAccountConduct);
  const incomeMonthly = income.totals.netMonthly.value;
  const pays = listPays(ledger, income);
  const fees = groupFees(ledger);
  const dishonours = listDishonours(ledger, listUnrefunded(fees.get("fin.dishonour_fee") ?? NO_FEES));
  return {
    dailyBalances,
    balanceWindows: toBalanceWindows(dailyBalances),
    accounts,
    daysBelowZero: countDaysBelow(
      rebuilt.filter(({ isCard }) => !isCard),
      { formula: "D-NEGATIVE", kinds: ["TRANSACTION", "SAVINGS"] },
      ledger,
    ),
    daysUnder100: countDaysBelow(
      rebuilt.filter(({ kind, accountId }) => kind === "TRANSACTION" && isInUse(accountId, ledger)),
      { formula: "D-LOW", kinds: ["TRANSACTION"] },
      ledger,
    ),
    paydays: [...new Set(pays.map((entry) => entry.row.on))].sort().slice(-PAYDAYS_MAX),
    paydayCycle: buildPaydayCycle(pays, accounts, ledger),
    dishonours: { ...toEvents("dishonours", dishonours, ledger), byClass: countByClass(dishonours) },
    overdrawnFees: toEvents("overdrawn", listUnrefunded(fees.get("fin.overdrawn_fee") ?? NO_FEES), ledger),
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

/**
 * True if everyday accounts are in use but none has a balance. No figure is then calculated from the other accounts.
 */
function isEverydayUnknown({ bank }: Ledger): boolean {
  const { used, missing } = countUnknown(bank, ["TRANSACTION"]);
  return used > 0 && missing === used;
}

/**
 * Reports whether an account has rows. Without rows, an account's balance does not show how the customer uses money.
 */
function isInUse(accountId: string, { bank }: Ledger): boolean {
  return bank.accounts.some(({ id, coverage }) => id === accountId && coverage.rows > 0);
}

/**
 * The number of days on which any account ended below zero (D-NEGATIVE) or below $100 (D-LOW). Checks each account
 * separately, because in a combined balance the savings would hide such a day. Incomplete if an account has no balance.
 * The value is null if no account has a balance, or if everyday accounts are in use but none of them has a balance.
 */
function countDaysBelow(
  accounts: readonly Rebuilt[],
  { formula, kinds }: { formula: "D-NEGATIVE" | "D-LOW"; kinds: readonly AccountKind[] },
  ledger: Ledger,
): Figure {
  const known = new Set(accounts.flatMap(({ daily }) => daily.map(({ on }) => on)));
  const count = accounts.reduce((sum, { accountId }) => sum + ledger.entriesOf(accountId).length, 0);
  const unknown = countUnknown(ledger.bank, kinds);
  const isNone = known.size === 0 || isEverydayUnknown(ledger);
  const balances = isNone ? null : accounts.map(({ daily }) => daily);
  return calculate(formula, balances, {
    window: { ...ledger.whole.window, days: known.size },
    count,
    quality: isNone || unknown.missing > 0 ? "INCOMPLETE" : "OK",
    note: unknown.note ?? (isNone ? "The bank gave no balance." : null),
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
      ratioOfIncome: toShareOfIncome(cash, incomeMonthly),
    },
  };
}

/** The number of days for which the everyday and savings balances could pay essential living costs and commitments. */
function toLiquidity(ledger: Ledger, { totals }: Expenses, { totalMonthly }: Commitments): Figure {
  const { essential } = totals;
  const accounts = ledger.bank.accounts.filter(
    ({ kind, balance }) => isCashAccount(kind) && balance.currentCents !== null,
  );
  const held = accounts.reduce((sum, { balance }) => sum + (balance.currentCents ?? 0), 0);
  const isKnown = essential.value !== null && totalMonthly.value !== null;
  const monthlyCents = (essential.value ?? 0) + (totalMonthly.value ?? 0);
  const { missing, note } = countUnknown(ledger.bank, ["TRANSACTION", "SAVINGS"]);
  const isNone = accounts.length === 0 || isEverydayUnknown(ledger);
  const days = isNone || !isKnown ? null : FORMULAS["R-CASH"].value({ heldCents: held, monthlyCents });
  const rows = [essential, totalMonthly].flatMap(({ evidence }) =>
    evidence === null ? [] : ledger.evidence.rowsOf(evidence),
  );
  return toFigure(days, "DAYS", "R-CASH", {
    window: essential.window,
    count: rows.length,
    evidence: ledger.evidence.note("conduct:days-of-cash", rows),
    quality: days === null || missing > 0 ? "INCOMPLETE" : worstOf([essential, totalMonthly]),
    note:
      note !== null
        ? note
        : days === null
          ? "Not available without a balance, essential costs and commitments."
          : null,
  });
}

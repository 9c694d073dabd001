import type { BankData, CdsAccount, CdsTransaction } from "@/lib/engine/bank";
import { addDays, addMonths, type Day, parseDay, weekday } from "@/lib/engine/calendar/day";
import { buildReport, type ReportInput } from "@/lib/engine/report";

/** Builds a household's data row by row, and the report on this data. Amounts are text, as banks send them. */
export class Household {
  readonly data: BankData = {
    accounts: [],
    balances: [],
    transactions: [],
    directDebits: [],
    scheduledPayments: [],
  };
  #rows = 0;

  account(
    accountId: string,
    productCategory: string,
    balance: string | null,
    more: Partial<CdsAccount> = {},
  ): this {
    this.data.accounts.push({
      accountId,
      displayName: accountId,
      productCategory,
      accountOwnership: "ONE_PARTY",
      ...more,
    });
    if (balance !== null) this.data.balances.push({ accountId, currentBalance: balance });
    return this;
  }

  row(
    accountId: string,
    on: string,
    amount: string,
    description: string,
    more: Partial<CdsTransaction> = {},
  ): this {
    this.#rows++;
    this.data.transactions.push({
      accountId,
      transactionId: `t${String(this.#rows).padStart(5, "0")}`,
      status: "POSTED",
      type: "OTHER",
      postingDateTime: on,
      amount,
      description,
      ...more,
    });
    return this;
  }

  every(days: number, from: string, to: string, add: (on: Day, index: number) => void): this {
    for (let on = parseDay(from), index = 0; on <= to; on = addDays(on, days), index++) add(on, index);
    return this;
  }

  monthly(from: string, to: string, add: (on: Day, index: number) => void, step = 1): this {
    for (let index = 0; ; index++) {
      const on = addMonths(parseDay(from), index * step);
      if (on > to) return this;
      add(on, index);
    }
  }

  report(more: Partial<ReportInput> = {}) {
    return buildReport(this.input(more));
  }

  input(more: Partial<ReportInput> = {}): ReportInput {
    return {
      data: this.data,
      reportType: "affordability",
      profile: "full",
      verification: { id: "SIQ-TEST", url: "https://example.test/verify/SIQ-TEST", supersedes: null },
      request: {
        clientName: "Jordan Citizen",
        clientRef: null,
        periodLabel: null,
        environment: "test",
        companyName: "Example Lending",
      },
      consent: { type: "once", givenAt: null, expiresAt: null, institutions: [] },
      generatedAt: "2026-07-01T09:00:00+10:00",
      dataAsAt: "2026-07-01T08:00:00+10:00",
      assumptions: null,
      customerNotes: [],
      ...more,
    };
  }
}

/**
 * Makes a report on a single row in an everyday account, and returns the row's transaction. A negative amount is money
 * out.
 */
export function readRow(description: string, amount: string, type = "OTHER") {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", amount, description, { type })
    .report().transactions;
  return row;
}

/** Moves a weekend day back to Friday; returns other days unchanged. */
export function rollBack(on: Day): Day {
  const day = weekday(on);
  return day === 6 ? addDays(on, -1) : day === 0 ? addDays(on, -2) : on;
}

export function categoryOf(report: ReturnType<Household["report"]>, code: string) {
  return report.expenses.groups.flatMap((group) => group.leaves).find((category) => category.code === code);
}

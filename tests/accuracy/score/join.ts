import type { BankData } from "@/lib/engine/bank";
import { findMerchant } from "@/lib/engine/categories/merchants";
import type { ReportDocument, Transaction } from "@/lib/engine/document";
import { toPublicId } from "@/lib/engine/input/read-account";
import { buildReport } from "@/lib/engine/report";
import { tidyText } from "@/lib/engine/text/tidy-text";
import { toTokens } from "@/lib/engine/text/tokens";
import type { Household } from "@/tests/accuracy/generate/household";
import { newChance } from "@/tests/accuracy/generate/random";
import type { RowTruth } from "@/tests/accuracy/generate/truth";

/** A row of the report with its ground truth. */
export type Judged = { truth: RowTruth; said: Transaction };
export type Joined = {
  household: Household;
  document: ReportDocument;
  rows: Judged[];
  /** The number of true rows that the report lacks, and of report rows that match no true row. */
  missing: number;
  extra: number;
  /** True if the same rows in another order give the same bytes; null if that was not tested. */
  sameBytes: boolean | null;
};

function report(data: BankData, household: Household): ReportDocument {
  return buildReport({
    data,
    reportType: "affordability",
    profile: "full",
    verification: { id: "SV-ACCURACY", url: "https://example.com/v", supersedes: null },
    request: {
      clientName: household.clientName,
      clientRef: null,
      periodLabel: null,
      environment: "test",
      companyName: "Accuracy",
    },
    consent: { type: "once", givenAt: null, expiresAt: null, institutions: [] },
    generatedAt: household.dataAsAt,
    dataAsAt: household.dataAsAt,
    assumptions: null,
    customerNotes: [],
  });
}

/** Runs the engine on a household, and matches the report's rows with the household's true rows. */
export function join(household: Household, triesOrder: boolean): Joined {
  const document = report(household.data, household);
  const byId = new Map(document.transactions.map((row) => [row.id, row]));
  const byLook = new Map<string, Transaction[]>();
  for (const row of document.transactions) {
    const look = lookOf(row.accountId, row.on, row.amountCents, row.description);
    const same = byLook.get(look);
    if (same) same.push(row);
    else byLook.set(look, [row]);
  }
  const rows: Judged[] = [];
  for (const truth of household.truth.rows) {
    const said =
      truth.transactionId === null
        ? byLook
            .get(lookOf(toPublicId(truth.accountId), truth.on, truth.cents, tidyText(truth.description)))
            ?.pop()
        : byId.get(toPublicId(truth.transactionId));
    if (said && said.amountCents === truth.cents && said.on === truth.on) rows.push({ truth, said });
  }
  const missing = household.truth.rows.length - rows.length;
  const extra = document.transactions.length - rows.length;
  return {
    household,
    document,
    rows,
    missing,
    extra,
    sameBytes: triesOrder ? hasSameBytes(household, document) : null,
  };
}

function lookOf(accountId: string, on: string, cents: number, description: string): string {
  return `${accountId}|${on}|${cents}|${description}`;
}

/** True if the same rows in another order give an identical document. */
function hasSameBytes(household: Household, document: ReportDocument): boolean {
  const chance = newChance(`order/${household.persona}/${household.seed}`);
  const mix = <T>(list: readonly T[]) => chance.some(list, list.length);
  const { accounts, balances, transactions, directDebits, scheduledPayments } = household.data;
  const mixed = {
    accounts: mix(accounts),
    balances: mix(balances),
    transactions: mix(transactions),
    directDebits: mix(directDebits),
    scheduledPayments: mix(scheduledPayments),
  };
  return JSON.stringify(report(mixed, household)) === JSON.stringify(document);
}

const known = new Map<string, boolean>();

/**
 * True if the engine's tables contain the party. The tables should contain no held-out name; each held-out name that
 * they do contain is counted as a leak.
 */
export function isInTables(party: string | null): boolean {
  if (party === null) return false;
  const answer = known.get(party) ?? findMerchant(toTokens(party)) !== null;
  known.set(party, answer);
  return answer;
}

import { completeAssumptions } from "@/lib/domain/affordability/assumptions";
import { buildAffordability } from "@/lib/domain/affordability/build-affordability";
import { DEFAULT_ASSUMPTIONS } from "@/lib/domain/affordability/default-assumptions";
import type { BankData } from "@/lib/domain/bank";
import { buildCashflow } from "@/lib/domain/cashflow";
import { buildBridge } from "@/lib/domain/cashflow-bridge";
import { categorise } from "@/lib/domain/category/categorise";
import { readWording } from "@/lib/domain/category/read-wording";
import { buildConduct } from "@/lib/domain/conduct/build-conduct";
import { DISCLAIMERS, listDefinitions } from "@/lib/domain/definitions/texts";
import type { Assumptions, CustomerNote, ReportDocument } from "@/lib/domain/document";
import { newEvidenceBook } from "@/lib/domain/evidence";
import { buildExpenses } from "@/lib/domain/expense/build-expenses";
import { listExpenseStreams } from "@/lib/domain/expense/list-expense-streams";
import { shareOut } from "@/lib/domain/expense/share-out";
import { listHeadlines } from "@/lib/domain/headlines";
import { buildIncome } from "@/lib/domain/income/build-income";
import { toInsight } from "@/lib/domain/insight/to-insight";
import { toLedger } from "@/lib/domain/ledger";
import { buildCommitments } from "@/lib/domain/liability/build-commitments";
import { buildLiabilities } from "@/lib/domain/liability/build-liabilities";
import { listAccounts } from "@/lib/domain/list-accounts";
import { listTransactions } from "@/lib/domain/list-transactions";
import { pairRows } from "@/lib/domain/match/pair-rows";
import { gradeQuality } from "@/lib/domain/quality/grade-quality";
import { listWarnings } from "@/lib/domain/quality/list-warnings";
import { matchNames } from "@/lib/domain/quality/match-names";
import { reconcileBalances } from "@/lib/domain/quality/reconcile-balances";
import { prepareData } from "@/lib/domain/read/prepare-data";
import { type Bank, readBank } from "@/lib/domain/read/read-bank";
import type { Profile, ReportType } from "@/lib/domain/request";
import { findStreams } from "@/lib/domain/stream/find-streams";
import { buildSummary } from "@/lib/domain/summary";
import { toTokens } from "@/lib/domain/text/tokens";

/** What made a document, so that an old one can be told from a new one. Raise the part that changed. */
export const ENGINE = {
  version: "1.4.0",
  rules: "2026.11.6",
  taxonomy: "2026.11.2",
  taxTables: "2024-25 to 2026-27",
  parameters: "2026.11.2",
} as const;

export type ReportInput = {
  data: BankData;
  reportType: ReportType;
  profile: Profile;
  verification: ReportDocument["verification"];
  request: ReportDocument["request"];
  consent: ReportDocument["consent"];
  /** RFC 3339 with the Sydney offset. */
  generatedAt: string;
  /** The instant the bank data was taken; RFC 3339 with the Sydney offset. */
  dataAsAt: string;
  /** The company's own assumptions, the defaults for whatever it does not say; null for the defaults. */
  assumptions: Partial<Assumptions> | null;
  customerNotes: CustomerNote[];
};

/** The engine: bank data in, report document out. Equal input gives an equal document, whatever the order of its rows. */
export function buildReport(input: ReportInput): ReportDocument {
  const assumptions = completeAssumptions(input.assumptions, DEFAULT_ASSUMPTIONS);
  const { data, notes } = prepareData(input.data);
  const bank = readBank(data, input.dataAsAt);
  const ownNames = listOwnNames(input.request.clientName, bank);
  const { texts, signs } = readWording(bank.rows, ownNames);
  const pairs = pairRows(bank.rows, texts, signs, bank.accounts);
  const streams = findStreams(bank.rows, texts, signs, pairs);
  const decisions = categorise(bank.rows, texts, signs, pairs, streams);
  const evidence = newEvidenceBook();
  const ledger = toLedger(bank, { texts, signs, pairs, decisions, streams }, evidence);

  const income = buildIncome(ledger, assumptions);
  const regular = listExpenseStreams(ledger);
  const spent = buildExpenses(ledger, regular);
  const liabilities = buildLiabilities(ledger, income, regular, assumptions);
  const commitments = buildCommitments(data, ledger, spent, liabilities);
  const expenses = shareOut(spent, income, commitments);
  const conduct = buildConduct(ledger, income, expenses, commitments);
  const source = input.assumptions === null ? "DEFAULT" : "COMPANY";
  const parts = { income, expenses, liabilities, commitments, conduct };
  const affordability =
    input.reportType === "affordability" ? buildAffordability(parts, assumptions, source) : null;
  const subject = toSubject(input.request.clientName, bank);
  const reconciliations = reconcileBalances(bank, data.previousBalances);
  const quality = gradeQuality(ledger, {
    income,
    liabilities,
    nameMatch: subject.nameMatch,
    notes,
    reconciliations,
  });
  const accounts = listAccounts(ledger, reconciliations);
  const months = buildCashflow(ledger, conduct.dailyBalances);
  const summary = buildSummary(parts, months);
  const { surplusMonthly } = summary;
  const headlines = listHeadlines({ ...parts, quality, accounts, surplusMonthly, months, evidence });

  const document: ReportDocument = {
    schemaVersion: "1.0",
    reportType: input.reportType,
    profile: "full",
    verification: input.verification,
    request: input.request,
    generatedAt: input.generatedAt,
    dataAsAt: input.dataAsAt,
    timeZone: "Australia/Sydney",
    engine: ENGINE,
    consent: input.consent,
    subject,
    period: bank.period,
    quality,
    accounts,
    summary: { ...summary, headlines },
    ...parts,
    affordability,
    cashflow: { months, bridge: buildBridge(ledger, income) },
    customerNotes: input.customerNotes,
    evidenceSets: evidence.list(),
    transactions: listTransactions(ledger, income, expenses),
    definitions: listDefinitions(),
    disclaimers: [...DISCLAIMERS],
    warnings: listWarnings(bank, quality, input.data.isUnconfirmed === true),
  };
  return input.profile === "insight" ? toInsight(document) : document;
}

function listOwnNames(clientName: string, bank: Bank): string[][] {
  const names = [clientName, ...bank.accounts.map((account) => account.holder ?? "")];
  return [...new Set(names)].map(toTokens).filter((name) => name.length >= 2);
}

function toSubject(clientName: string, bank: Bank): ReportDocument["subject"] {
  const holders = bank.accounts.map((account) => account.holder).filter((holder) => holder !== null);
  const namesOnAccounts = [...new Set(holders)].sort();
  return { nameAsGiven: clientName, namesOnAccounts, nameMatch: matchNames(clientName, namesOnAccounts) };
}

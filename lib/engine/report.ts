import { type Overrides, overrideCodes, unpairRecoded } from "@/lib/engine/adjustments/override-rows";
import { completeAssumptions } from "@/lib/engine/affordability/assumptions";
import { buildAffordability } from "@/lib/engine/affordability/build-affordability";
import { DEFAULT_ASSUMPTIONS } from "@/lib/engine/affordability/default-assumptions";
import { applyInput, toAssessment } from "@/lib/engine/assessment/apply-input";
import { compareDeclared } from "@/lib/engine/assessment/compare-declared";
import { type AssessmentInput, NO_INPUT } from "@/lib/engine/assessment/input";
import type { BankData } from "@/lib/engine/bank";
import { buildCashflow } from "@/lib/engine/cashflow";
import { buildBridge } from "@/lib/engine/cashflow-bridge";
import { categorise } from "@/lib/engine/categories/categorise";
import type { Own } from "@/lib/engine/categories/own-account";
import { readWording } from "@/lib/engine/categories/read-wording";
import { buildConduct } from "@/lib/engine/conduct/build-conduct";
import type { Assumptions, CustomerNote, Profile, ReportDocument, ReportType } from "@/lib/engine/document";
import { buildExpenses } from "@/lib/engine/expenses/build-expenses";
import { listExpenseStreams } from "@/lib/engine/expenses/list-expense-streams";
import { shareOut } from "@/lib/engine/expenses/share-out";
import { newEvidenceBook } from "@/lib/engine/figures/evidence";
import { narrowEvidence } from "@/lib/engine/figures/narrow-evidence";
import { DISCLAIMERS, listDefinitions } from "@/lib/engine/figures/texts";
import { buildHeadlineBridges } from "@/lib/engine/headlines/bridges";
import { listHeadlines } from "@/lib/engine/headlines/list-headlines";
import { buildIncome } from "@/lib/engine/income/build-income";
import { prepareData } from "@/lib/engine/input/prepare-data";
import { type Bank, readBank } from "@/lib/engine/input/read-bank";
import { cutToMonths } from "@/lib/engine/insight/cut-to-months";
import { roundInput } from "@/lib/engine/insight/round-amounts";
import { toInsight } from "@/lib/engine/insight/to-insight";
import { listTransactions, toLedger } from "@/lib/engine/ledger";
import { buildCommitments } from "@/lib/engine/liabilities/build-commitments";
import { buildLiabilities } from "@/lib/engine/liabilities/build-liabilities";
import { listAccounts } from "@/lib/engine/list-accounts";
import { gradeQuality } from "@/lib/engine/quality/grade-quality";
import { listWarnings } from "@/lib/engine/quality/list-warnings";
import { matchNames } from "@/lib/engine/quality/match-names";
import { reconcileBalances } from "@/lib/engine/quality/reconcile-balances";
import { findStreams } from "@/lib/engine/streams/find-streams";
import { buildSummary } from "@/lib/engine/summary";
import { toTokens } from "@/lib/engine/text/tokens";
import { pairRows } from "@/lib/engine/transfers/pair-rows";

/** The versions of the engine's parts, stored in each document. If a part changes, raise its version. */
export const ENGINE = {
  version: "1.8.0",
  rules: "2026.12.1",
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
  /** When the report is written; RFC 3339 with the Sydney offset. */
  generatedAt: string;
  /** When the bank data was collected; RFC 3339 with the Sydney offset. */
  dataAsAt: string;
  /** The company's own assumptions; a missing one gets its default. Null for all defaults. */
  assumptions: Partial<Assumptions> | null;
  customerNotes: CustomerNote[];
  /** The firm's inputs for this request; omitted if there are none. */
  assessment?: AssessmentInput | null;
  /** The assessor's overrides of rows, for the adjusted figures of an assessed copy; omitted for the report. */
  overrides?: Overrides | null;
};

/**
 * Builds the report document from bank data. Equal input gives an equal document, whatever the order of the input's
 * rows.
 */
export function buildReport(input: ReportInput): ReportDocument {
  const company = completeAssumptions(input.assumptions, DEFAULT_ASSUMPTIONS);
  const given = input.assessment ?? NO_INPUT;
  const own = input.profile === "insight" ? roundInput(given) : given;
  const assumptions = applyInput(company, own);
  const { data: sent, notes } = prepareData(input.data);
  const taken =
    input.profile === "insight"
      ? cutToMonths(sent, input.dataAsAt)
      : { data: sent, dataAsAt: input.dataAsAt };
  const { data } = taken;
  const bank = readBank(data, taken.dataAsAt);
  const { texts, signs } = readWording(bank.rows, listOwn(input.request.clientName, bank));
  const overrides = input.overrides ?? null;
  const paired = pairRows(bank.rows, texts, signs, bank.accounts);
  const pairs = overrides ? unpairRecoded(paired, bank.rows, overrides) : paired;
  const streams = findStreams(bank.rows, texts, signs, pairs);
  const decided = categorise(bank.rows, { texts, signs, pairs, streams, businessIds: listBusinessIds(bank) });
  const decisions = overrides ? overrideCodes(decided, bank.rows, overrides) : decided;
  const evidence = newEvidenceBook();
  const ledger = toLedger(
    bank,
    { texts, signs, pairs, decisions, streams, monthly: overrides?.monthly },
    evidence,
  );

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
  const headlines = listHeadlines({
    ...parts,
    quality,
    accounts,
    surplusMonthly,
    affordability,
    months,
    evidence,
  });

  const bridges = buildHeadlineBridges(parts, summary, months, ledger);
  const figures = narrowEvidence(
    { quality, summary: { ...summary, headlines, bridges }, ...parts, affordability },
    evidence,
  );
  const { highlightDifference } = company;
  const comparison =
    input.profile === "insight" ? [] : compareDeclared(own.declared, figures, highlightDifference, evidence);
  const document: ReportDocument = {
    schemaVersion: "1.1",
    reportType: input.reportType,
    profile: "full",
    verification: input.verification,
    request: input.request,
    generatedAt: input.generatedAt,
    dataAsAt: taken.dataAsAt,
    timeZone: "Australia/Sydney",
    engine: ENGINE,
    consent: input.consent,
    subject,
    period: bank.period,
    accounts,
    ...figures,
    cashflow: { months, bridge: buildBridge(ledger, income) },
    customerNotes: input.customerNotes,
    evidenceSets: evidence.list(),
    transactions: listTransactions(ledger, income, expenses),
    definitions: listDefinitions(),
    disclaimers: [...DISCLAIMERS],
    warnings: listWarnings(bank, quality, input.data.isUnconfirmed === true),
    assessment: toAssessment(company, own, figures.income.streams),
    comparison,
    assessed: null,
  };
  if (input.profile !== "insight") return document;
  // Compares the amounts that the insight profile shows, so that no sum or difference reveals a suppressed amount.
  const shown = toInsight(document);
  return { ...shown, comparison: compareDeclared(own.declared, shown, highlightDifference, null) };
}

function listOwn(clientName: string, bank: Bank): Own {
  const people = [clientName, ...bank.accounts.map((account) => account.holder ?? "")];
  const accounts = bank.accounts.flatMap(({ displayName, productName }) => [displayName, productName ?? ""]);
  return {
    people: [...new Set(people)].map(toTokens).filter((name) => name.length >= 2),
    accounts: [...new Set(accounts)].map(toTokens).filter((name) => name.length > 0),
  };
}

/** The ids of accounts whose product or name says "business". Their credits may be business receipts. */
function listBusinessIds({ accounts }: Bank): ReadonlySet<string> {
  const isBusiness = ({ productName, displayName }: Bank["accounts"][number]) =>
    /\bbusiness\b/i.test(`${productName ?? ""} ${displayName}`);
  return new Set(accounts.filter(isBusiness).map(({ id }) => id));
}

function toSubject(clientName: string, bank: Bank): ReportDocument["subject"] {
  const holders = bank.accounts.map((account) => account.holder).filter((holder) => holder !== null);
  const namesOnAccounts = [...new Set(holders)].sort();
  return { nameAsGiven: clientName, namesOnAccounts, nameMatch: matchNames(clientName, namesOnAccounts) };
}

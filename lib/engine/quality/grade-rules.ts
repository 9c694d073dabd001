import { sayDay, sayDays } from "@/lib/engine/calendar/day-words";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import type { Grade, Quality } from "@/lib/engine/document";
import { NO_INCOME_SEEN, NOTHING_READ } from "@/lib/engine/income/why-unseen";
import { isMoved, type Ledger } from "@/lib/engine/ledger";
import type { QualityInput } from "@/lib/engine/quality/quality-input";

type Reason = Quality["reasons"][number];
type Finding = Reason & { cap: Grade };
type Measures = Omit<Quality, "grade" | "reasons">;
type Facts = QualityInput & { measures: Measures; ledger: Ledger };
type Rule = (facts: Facts) => Finding | null;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
const percent = (ratio: number) => `${Math.round(ratio * 1_000) / 10}%`;

/**
 * Reasons for exclusion that do not reduce the grade: the row is older than the period, does not belong to the
 * customer, or was already counted.
 */
const RIGHTLY_OUT: ReadonlySet<string> = new Set(["OLDER_THAN_PERIOD", "NOT_OWNED", "SHARED_TWICE"]);

/** Transfers to and from unshared accounts affect the grade only if they are at least this share of outgoings. */
const UNMATCHED_SHARE_MIN = 0.02;

function isMaterial({ entries }: Ledger): boolean {
  let unmatched = 0;
  let out = 0;
  for (const { row, decision, pair } of entries) {
    if (row.cents < 0 && !isMoved(decision.code)) out -= row.cents;
    if (!pair && UNMATCHED.has(decision.code)) unmatched += Math.abs(row.cents);
  }
  return unmatched >= out * UNMATCHED_SHARE_MIN;
}

const UNMATCHED: ReadonlySet<string> = new Set([
  "trf.own_unshared",
  "trf.business_unknown",
  "crd.own_transfer",
]);

/**
 * Each rule limits the grade and gives the reason. The grade is the lowest limit. The text of formula Q-GRADE states
 * these limits in words.
 */
export const QUALITY_RULES: readonly Rule[] = [
  ({ measures: { coveredDays }, ledger }) => {
    if (ledger.entries.length === 0) return finding("NO_ROWS", NOTHING_READ, "ASK", "D");
    const text = `The data covers ${sayDays(coveredDays)}.`;
    if (coveredDays < 45) return finding("SHORT_HISTORY", text, "ASK", "D");
    if (coveredDays < 90) return finding("SHORT_HISTORY", text, "NOTE", "C");
    return coveredDays < 180 ? finding("SHORT_HISTORY", text, "NOTE", "B") : null;
  },
  ({ measures: { gapDays } }) =>
    gapDays > 0
      ? finding(
          "GAPS",
          `Data is missing for ${sayDays(gapDays)} in total across the accounts in use.`,
          "ASK",
          gapDays > 45 ? "C" : "B",
        )
      : null,
  ({ measures: { minAccountDays, coveredDays } }) =>
    minAccountDays < coveredDays * 0.75
      ? finding(
          "UNEVEN_COVERAGE",
          `The data of one account covers only ${minAccountDays} of ${sayDays(coveredDays)}.`,
          "NOTE",
          "B",
        )
      : null,
  ({ measures: { balanceReconciled, reconciliations } }) => {
    if (balanceReconciled !== false) return null;
    const count = reconciliations.filter(({ isReconciled }) => !isReconciled).length;
    const text = `Since the last collection, the change in ${plural(count, "balance")} does not equal the sum of the posted rows: rows may be missing.`;
    return finding("BALANCE_NOT_RECONCILED", text, "ASK", "C");
  },
  ({ measures: { uncategorisedValueRatio: ratio } }) =>
    ratio !== null && ratio > 0.05
      ? finding(
          "UNCATEGORISED",
          `${percent(ratio)} of outgoings by value are not categorised.`,
          "NOTE",
          ratio > 0.3 ? "D" : ratio > 0.15 ? "C" : "B",
        )
      : null,
  ({ measures: { unmatchedTransferValueRatio: ratio }, ledger }) =>
    ratio !== null && ratio > 0.1 && isMaterial(ledger)
      ? finding(
          "UNMATCHED_TRANSFERS",
          `${percent(ratio)} of transfers by value go to or come from accounts that were not shared.`,
          "ASK",
          ratio > 0.4 ? "C" : "B",
        )
      : null,
  ({ measures: { lowConfidenceValueRatio: ratio } }) =>
    ratio !== null && ratio > 0.2
      ? finding(
          "LOW_CONFIDENCE",
          `${percent(ratio)} of transactions by value are categorised on weak evidence.`,
          "NOTE",
          ratio > 0.4 ? "C" : "B",
        )
      : null,
  ({ measures: { suspectedUnshared } }) =>
    suspectedUnshared.length > 0
      ? finding(
          "UNSHARED_ACCOUNTS",
          suspectedUnshared.length === 1
            ? "There seems to be one more account, which was not shared."
            : `There seem to be ${suspectedUnshared.length} more accounts, which were not shared.`,
          "ASK",
          "B",
        )
      : null,
  ({ ledger }) => {
    // Leaves out accounts without rows. Also leaves out joint loans, because the report's list of debts already
    // states whose repayments are counted.
    const joint = ledger.bank.accounts.filter(
      ({ id, kind, ownership }) =>
        (ownership === "TWO_PARTY" || ownership === "MANY_PARTY") &&
        kind !== "MORTGAGE" &&
        kind !== "LOAN" &&
        ledger.entriesOf(id).length > 0,
    );
    const text = `${plural(joint.length, "joint account")} ${joint.length === 1 ? "is" : "are"} counted in full, because transactions do not show who earned or spent the money.`;
    return joint.length > 0 ? finding("JOINT_ACCOUNTS", text, "NOTE", "A") : null;
  },
  ({ measures: { rowsExcluded } }) => {
    const count = rowsExcluded
      .filter((line) => !RIGHTLY_OUT.has(line.reason))
      .reduce((sum, line) => sum + line.count, 0);
    const isUnclear = rowsExcluded.some((line) => line.reason === "AMBIGUOUS_SIGN");
    return count > 0
      ? finding("ROWS_EXCLUDED", `${plural(count, "row")} could not be used.`, "NOTE", isUnclear ? "C" : "B")
      : null;
  },
  ({ notes: { accountsLeftOut } }) => {
    const count = accountsLeftOut.length;
    const text = `${plural(count, "account")} in the data ${count === 1 ? "is" : "are"} left out of every figure, because ${count === 1 ? "it is" : "they are"} not the customer's own, not in Australian dollars, or shared twice.`;
    return count > 0 ? finding("ACCOUNTS_LEFT_OUT", text, "NOTE", "A") : null;
  },
  ({ notes: { signsCorrected } }) =>
    signsCorrected.rows > 0
      ? finding(
          "SIGNS_CORRECTED",
          `${plural(signsCorrected.rows, "debit")} had no minus sign; the signs were corrected.`,
          "NOTE",
          "B",
        )
      : null,
  ({ notes: { signsDoubted } }) => {
    const text = `In ${plural(signsDoubted, "account")} no row has a minus sign, although the balance shows that some rows must be money out. Money out may be counted as money in.`;
    return signsDoubted > 0 ? finding("SIGNS_DOUBTED", text, "ASK", "C") : null;
  },
  ({ notes: { debtSigns } }) => {
    const text = `The balance of ${plural(debtSigns.corrected, "debt")} had no minus sign and is counted as owed.`;
    return debtSigns.corrected > 0 ? finding("DEBT_SIGN_CORRECTED", text, "NOTE", "B") : null;
  },
  ({ notes: { debtSigns } }) => {
    const text = `${plural(debtSigns.unclear, "debt")} had a balance above zero, which is counted as money in credit but may be owed.`;
    return debtSigns.unclear > 0 ? finding("DEBT_SIGN_UNCLEAR", text, "ASK", "C") : null;
  },
  ({ measures: { pendingExcluded } }) =>
    pendingExcluded.count > 0
      ? finding(
          "PENDING",
          `${plural(pendingExcluded.count, "pending row")} left out: a row counts only after the bank has posted it.`,
          "INFO",
          "A",
        )
      : null,
  ({ ledger, income }) =>
    ledger.entries.length > 0 && income.streams.every((stream) => !stream.included)
      ? finding("NO_INCOME", income.totals.netMonthly.note ?? NO_INCOME_SEEN, "ASK", "C")
      : null,
  ({ ledger: { entries, codes } }) =>
    entries.length > 0 && ![...codes].some((code) => groupOf(code) === "foo")
      ? finding(
          "NO_DAILY_SPENDING",
          "No food spending is visible: daily spending may run through another account.",
          "ASK",
          "C",
        )
      : null,
  ({ ledger: { bank } }) =>
    bank.isStale
      ? finding("DATA_ENDS_EARLY", `The data ends on ${sayDay(bank.period.to)}.`, "ASK", "C")
      : null,
  ({ nameMatch }) => {
    if (nameMatch === "NO_MATCH")
      return finding("NAME_MISMATCH", "The name given does not match the name on the accounts.", "ASK", "C");
    const text = "The name given matches the name on the accounts only in part.";
    return nameMatch === "PARTIAL" ? finding("NAME_PARTIAL", text, "NOTE", "A") : null;
  },
];

function finding(code: string, text: string, severity: Reason["severity"], cap: Grade): Finding {
  return { code, text, severity, cap };
}

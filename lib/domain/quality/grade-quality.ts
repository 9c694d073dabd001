import { groupOf } from "@/lib/domain/category/taxonomy";
import type { Grade, Income, Quality } from "@/lib/domain/document";
import { type Entry, isMoved, type Ledger } from "@/lib/domain/ledger";
import { listUnshared } from "@/lib/domain/quality/list-unshared";
import { toRatio } from "@/lib/domain/statistics";

type Reason = Quality["reasons"][number];
type Finding = Reason & { cap: Grade };
type Measures = Omit<Quality, "grade" | "reasons">;

const GRADES: readonly Grade[] = ["A", "B", "C", "D"];
const LOW_CONFIDENCE = 0.7;

/** How far the data reaches and how well it was understood, with a grade and the reasons for it. It grades data, not people. */
export function gradeQuality(ledger: Ledger, income: Income, nameMatch: string): Quality {
  const measures = measure(ledger);
  const findings = RULES.flatMap((rule) => rule(measures, ledger, income, nameMatch) ?? []);
  const worst = findings.reduce((rank, finding) => Math.max(rank, GRADES.indexOf(finding.cap)), 0);
  return {
    grade: GRADES[worst] ?? "D",
    reasons: findings
      .sort((a, b) => GRADES.indexOf(b.cap) - GRADES.indexOf(a.cap))
      .map(({ code, text, severity }) => ({ code, text, severity })),
    ...measures,
  };
}

function measure(ledger: Ledger): Measures {
  const { bank, entries } = ledger;
  const used = bank.accounts.filter((account) => account.coverage.rows > 0);
  const debits = entries.filter((entry) => entry.row.cents < 0 && !isMoved(entry.decision.code));
  const moves = entries.filter(isTransfer);
  const categorised = entries.filter((entry) => !entry.pair && !isTransfer(entry));
  return {
    coveredDays: ledger.whole.window.days,
    minAccountDays: used.length === 0 ? 0 : Math.min(...used.map((account) => account.coverage.days)),
    gapDays: used.reduce(
      (sum, account) => sum + account.coverage.gaps.reduce((days, gap) => days + gap.days, 0),
      0,
    ),
    uncategorisedValueRatio: shareOf(debits, (entry) => entry.decision.code === "unc.debit"),
    unmatchedTransferValueRatio: shareOf(moves, (entry) => entry.pair === null),
    lowConfidenceValueRatio: shareOf(categorised, (entry) => entry.decision.confidence < LOW_CONFIDENCE),
    // One pull has nothing to be checked against; the check needs the balance of an earlier one.
    balanceReconciled: null,
    pendingExcluded: { count: bank.pending },
    rowsExcluded: bank.unread,
    suspectedUnshared: listUnshared(ledger),
  };
}

function isTransfer({ decision, pair }: Entry): boolean {
  return (
    pair?.kind === "OWN_TRANSFER" ||
    decision.code === "trf.own_unshared" ||
    decision.code === "trf.business_unknown" ||
    decision.code === "crd.own_transfer"
  );
}

function shareOf(entries: readonly Entry[], test: (entry: Entry) => boolean): number | null {
  let part = 0;
  let whole = 0;
  for (const entry of entries) {
    const amount = Math.abs(entry.row.cents);
    whole += amount;
    if (test(entry)) part += amount;
  }
  return toRatio(part, whole);
}

type Rule = (measures: Measures, ledger: Ledger, income: Income, nameMatch: string) => Finding | null;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
const percent = (ratio: number) => `${Math.round(ratio * 1_000) / 10} %`;

/** Each rule caps the grade and says why. */
const RULES: readonly Rule[] = [
  ({ coveredDays }, { entries }) => {
    if (entries.length === 0) return finding("NO_ROWS", "No posted transactions could be read.", "ASK", "D");
    if (coveredDays < 45) return finding("SHORT_HISTORY", `The data covers ${coveredDays} days.`, "ASK", "D");
    if (coveredDays < 90)
      return finding("SHORT_HISTORY", `The data covers ${coveredDays} days.`, "NOTE", "C");
    return coveredDays < 180
      ? finding("SHORT_HISTORY", `The data covers ${coveredDays} days.`, "NOTE", "B")
      : null;
  },
  ({ gapDays }) =>
    gapDays > 0
      ? finding(
          "GAPS",
          `Accounts in use are silent for ${gapDays} days in all.`,
          "ASK",
          gapDays > 45 ? "C" : "B",
        )
      : null,
  ({ minAccountDays, coveredDays }) =>
    minAccountDays < coveredDays * 0.75
      ? finding(
          "UNEVEN_COVERAGE",
          `One account covers only ${minAccountDays} of ${coveredDays} days.`,
          "NOTE",
          "B",
        )
      : null,
  ({ uncategorisedValueRatio: ratio }) =>
    ratio !== null && ratio > 0.05
      ? finding(
          "UNCATEGORISED",
          `${percent(ratio)} of outgoings by value are not categorised.`,
          "NOTE",
          ratio > 0.3 ? "D" : ratio > 0.15 ? "C" : "B",
        )
      : null,
  ({ unmatchedTransferValueRatio: ratio }) =>
    ratio !== null && ratio > 0.1
      ? finding(
          "UNMATCHED_TRANSFERS",
          `${percent(ratio)} of transfers by value lead to or come from accounts that were not shared.`,
          "ASK",
          ratio > 0.4 ? "C" : "B",
        )
      : null,
  ({ lowConfidenceValueRatio: ratio }) =>
    ratio !== null && ratio > 0.2
      ? finding(
          "LOW_CONFIDENCE",
          `${percent(ratio)} of the value rests on weak evidence.`,
          "NOTE",
          ratio > 0.4 ? "C" : "B",
        )
      : null,
  ({ suspectedUnshared }) =>
    suspectedUnshared.length > 0
      ? finding(
          "UNSHARED_ACCOUNTS",
          suspectedUnshared.length === 1
            ? "One account appears in the rows but was not shared."
            : `${suspectedUnshared.length} accounts appear in the rows but were not shared.`,
          "ASK",
          "B",
        )
      : null,
  (_, { bank }) => {
    const joint = bank.accounts.filter(
      ({ ownership }) => ownership === "TWO_PARTY" || ownership === "MANY_PARTY",
    );
    return joint.length > 0
      ? finding(
          "JOINT_ACCOUNTS",
          `${plural(joint.length, "account")} held with others: counted in full, whoever earned or spent.`,
          "NOTE",
          "A",
        )
      : null;
  },
  ({ rowsExcluded }) => {
    const count = rowsExcluded
      .filter((line) => line.reason !== "OLDER_THAN_PERIOD")
      .reduce((sum, line) => sum + line.count, 0);
    return count > 0
      ? finding("ROWS_EXCLUDED", `${plural(count, "row")} could not be used.`, "NOTE", "B")
      : null;
  },
  ({ pendingExcluded }) =>
    pendingExcluded.count > 0
      ? finding(
          "PENDING",
          `Left out until posted: ${plural(pendingExcluded.count, "pending row")}.`,
          "INFO",
          "A",
        )
      : null,
  (_, { entries }, income) =>
    entries.length > 0 && income.streams.every((stream) => !stream.included)
      ? finding("NO_INCOME", "No income is visible in the accounts shared.", "ASK", "C")
      : null,
  (_, { entries }) =>
    entries.length > 0 && !entries.some((entry) => groupOf(entry.decision.code) === "foo")
      ? finding(
          "NO_DAILY_SPENDING",
          "No food spending is visible: daily spending may run through another account.",
          "ASK",
          "C",
        )
      : null,
  (_, { bank }) =>
    bank.isStale ? finding("DATA_ENDS_EARLY", `The data ends on ${bank.period.to}.`, "ASK", "C") : null,
  (_, _ledger, _income, nameMatch) =>
    nameMatch === "NO_MATCH"
      ? finding("NAME_MISMATCH", "The name given is not the name on the accounts.", "ASK", "C")
      : null,
];

function finding(code: string, text: string, severity: Reason["severity"], cap: Grade): Finding {
  return { code, text, severity, cap };
}

import { isSpending } from "@/tests/accuracy/generate/reckon";
import { isInTables, type Joined, type Judged } from "@/tests/accuracy/score/join";
import { count, isCategoryRight, isGroupRight, newShare, saidIncome } from "@/tests/accuracy/score/judge";
import type { Tally } from "@/tests/accuracy/score/tally";

/**
 * Categories that do harm if they are wrong. If the report only inferred such a category, it does not count as the
 * report's answer.
 */
const HARMFUL = [
  "rec.gambling",
  "dbt.sacc",
  "dbt.bnpl",
  "dbt.wage_advance",
  "dbt.collection",
  "dbt.agreement",
  "fin.dishonour_fee",
];

/** Adds one household's rows to the tally: income, debits, credits, labels and confusions. */
export function countRows(tally: Tally, joined: Joined): void {
  tally.households += 1;
  tally.rows += joined.household.truth.rows.length;
  tally.lostRows += joined.missing;
  tally.extraRows += joined.extra;
  if (joined.sameBytes !== null) count(tally.sameBytes, joined.sameBytes);
  for (const row of joined.rows) {
    countIncome(tally, row);
    if (row.truth.cents < 0) countDebit(tally, row);
    else countCredit(tally, row);
    countLabels(tally, row);
    if (!isCategoryRight(row)) noteConfusion(tally, row, joined.household.persona);
  }
}

function countIncome(tally: Tally, row: Judged): void {
  // Skip rows on which careful assessors may differ, because neither answer is wrong.
  if (row.truth.also.includes(row.said.code)) return;
  if (saidIncome(row)) count(tally.incomePrecision, row.truth.isIncome);
  if (row.truth.isIncome) count(tally.incomeRecall, saidIncome(row));
}

function countDebit(tally: Tally, row: Judged): void {
  const category = isCategoryRight(row);
  tally.debitPoints.push({ confidence: row.said.decision.confidence, right: category });
  if (!isSpending(row.truth)) return;
  const cents = -row.truth.cents;
  const group = isGroupRight(row);
  count(tally.groupByValue, group, cents);
  count(tally.groupByCount, group);
  count(tally.categoryByCount, category);
  count(tally.uncategorisedByValue, row.said.code === "unc.debit", cents);
  if (row.said.merchantCategoryCode !== null) {
    count(tally.codedGroupByValue, group, cents);
    count(tally.codedGroupByCount, group);
  }
  const { party } = row.truth;
  if (party !== null && isInTables(party)) {
    tally.leakedRows += 1;
    tally.leaks.set(party, (tally.leaks.get(party) ?? 0) + 1);
  } else {
    count(tally.unknownGroupByValue, group, cents);
    count(tally.unknownGroupByCount, group);
    count(tally.unknownCategoryByCount, category);
  }
}

function countCredit(tally: Tally, row: Judged): void {
  const right = isCategoryRight(row);
  tally.creditPoints.push({ confidence: row.said.decision.confidence, right });
  count(tally.creditCategoryByCount, right);
  const isRefund = row.truth.code === "crd.refund";
  if (isRefund) count(tally.refundRecall, row.said.code === "crd.refund");
  if (row.said.code === "crd.refund") count(tally.refundPrecision, isRefund);
}

function countLabels(tally: Tally, row: Judged): void {
  // A returned instalment is still an instalment, but it is measured as a reversal and not here.
  if (row.truth.code === "trf.reversed") return;
  for (const code of HARMFUL) {
    const isTrue = row.truth.code === code;
    const isSaid = row.said.code === code && !row.said.inferred;
    if (!isTrue && !isSaid) continue;
    // If another category is acceptable too, an answer with that category does not count as a miss.
    if (isTrue && !isSaid && isCategoryRight(row)) continue;
    const label = tally.labels.get(code) ?? { precision: newShare(), recall: newShare() };
    tally.labels.set(code, label);
    const isListed = row.truth.party === null || isInTables(row.truth.party);
    const recalls = [tally.labelRecall, label.recall, ...(isListed ? [tally.listedLabelRecall] : [])];
    if (isTrue) for (const share of recalls) count(share, isSaid);
    if (isSaid)
      for (const share of [tally.labelPrecision, label.precision])
        count(share, isTrue || row.truth.also.includes(code));
  }
}

function noteConfusion(tally: Tally, { truth, said }: Judged, persona: string): void {
  const { layer, rule, confidence } = said.decision;
  const key = `${truth.code}|${said.code}|${layer}|${rule}`;
  const known = tally.confusions.get(key);
  const cents = Math.abs(truth.cents);
  if (known) {
    known.count += 1;
    known.cents += cents;
    return;
  }
  const { description, bank } = truth;
  tally.confusions.set(key, {
    truth: truth.code,
    said: said.code,
    layer,
    rule,
    count: 1,
    cents,
    confidence,
    description,
    bank,
    persona,
  });
}

import { coveredMean } from "@/lib/domain/average";
import { findMerchant } from "@/lib/domain/category/merchants";
import { toLeaf } from "@/lib/domain/category/taxonomy";
import type { Liabilities, LiabilityClass } from "@/lib/domain/document";
import type { CodedStream } from "@/lib/domain/expense/list-expense-streams";
import { selectExpense } from "@/lib/domain/expense/select-expense";
import { sumFigures } from "@/lib/domain/figure";
import { toHash } from "@/lib/domain/hash";
import type { Entry, Ledger } from "@/lib/domain/ledger";
import type { FoundStream } from "@/lib/domain/stream/find-streams";
import { toTokens } from "@/lib/domain/text/tokens";

type Detected = Liabilities["detected"][number];

const CLASS_OF: Readonly<Record<string, LiabilityClass>> = {
  "dbt.mortgage": "MORTGAGE",
  "dbt.personal": "PERSONAL",
  "dbt.car": "CAR",
  "dbt.card_unshared": "CREDIT_CARD",
  "dbt.bnpl": "BNPL",
  "dbt.sacc": "SACC",
  "dbt.macc": "MACC",
  "dbt.wage_advance": "WAGE_ADVANCE",
  "dbt.lease": "LEASE",
  "dbt.student_direct": "STUDENT",
  "dbt.collection": "COLLECTION",
  "dbt.agreement": "DEBT_AGREEMENT",
};
/** A lender not paid for this long, whose payments were not bounced, has nothing outstanding that the data shows. */
const SETTLED_DAYS = 60;

/** Lenders that appear in the rows but whose accounts were not shared: what came in, what goes back. */
export function listDetected(ledger: Ledger, streams: readonly CodedStream[]): Detected[] {
  const lenders = new Map<string, { code: string; name: string; entries: Entry[]; missed: Entry[] }>();
  for (const entry of ledger.entries) {
    const found = lenderOf(entry);
    if (!found) continue;
    const key = `${found.code}|${found.name}`;
    const lender = lenders.get(key) ?? { ...found, entries: [], missed: [] };
    if (entry.decision.code === "trf.reversed") lender.missed.push(entry);
    else lender.entries.push(entry);
    lenders.set(key, lender);
  }
  return [...lenders.values()]
    .map((lender) => {
      const own = streams.filter(
        ({ code, found }) =>
          code === lender.code && lender.entries.some((entry) => entry.row === found.rows[0]),
      );
      return toDetected(
        lender,
        own.map((stream) => stream.found),
        ledger,
      );
    })
    .sort(
      (a, b) =>
        (b.repaymentMonthly.value ?? 0) - (a.repaymentMonthly.value ?? 0) || (a.lender < b.lender ? -1 : 1),
    );
}

/** The lender of a repayment, an advance, or a repayment that bounced. */
function lenderOf(entry: Entry): { code: string; name: string } | null {
  const { decision, row, signs, name } = entry;
  if (row.cents < 0 && CLASS_OF[decision.code]) return { code: decision.code, name };
  const isAdvance = decision.code === "crd.loan_proceeds" && row.kind !== "LOAN" && row.kind !== "MORTGAGE";
  const isMissed = decision.code === "trf.reversed" && entry.pair?.kind === "DISHONOUR" && row.cents < 0;
  if (!isAdvance && !isMissed) return null;
  const merchant = signs.merchant?.value ?? findMerchant(toTokens(row.description))?.value;
  if (merchant && CLASS_OF[merchant.code]) return { code: merchant.code, name: merchant.name };
  return isAdvance ? { code: "dbt.personal", name } : null;
}

function toDetected(
  lender: { code: string; name: string; entries: Entry[]; missed: Entry[] },
  streams: readonly FoundStream[],
  ledger: Ledger,
): Detected {
  const out = lender.entries.filter((entry) => entry.row.cents < 0);
  const rows = [...lender.entries, ...lender.missed].map((entry) => entry.row);
  const evidence = ledger.evidence.keep(`lender:${toHash(`${lender.code}|${lender.name}`)}`, rows);
  const last = out[out.length - 1]?.row ?? null;
  const leaf = toLeaf(lender.code);
  return {
    lender: lender.name,
    class: CLASS_OF[lender.code] ?? "OTHER_CREDIT",
    proceeds: lender.entries
      .filter((entry) => entry.row.cents > 0)
      .map(({ row }) => ({ on: row.on, amountCents: row.cents })),
    repaymentMonthly:
      out.length === 0
        ? coveredMean([], ledger.whole, evidence)
        : selectExpense(leaf, out, streams, ledger, evidence).figure,
    lastOn: last?.on ?? null,
    count: out.length,
    status: statusOf(lender, ledger),
    evidence,
  };
}

function statusOf(lender: { entries: Entry[]; missed: Entry[] }, ledger: Ledger): Detected["status"] {
  const to = Date.parse(`${ledger.bank.period.to}T00:00:00Z`) / 86_400_000;
  const dayOf = (entries: readonly Entry[]) =>
    entries[entries.length - 1]?.row.dayNumber ?? Number.NEGATIVE_INFINITY;
  const paid = dayOf(lender.entries.filter((entry) => entry.row.cents < 0));
  if (dayOf(lender.missed) > paid) return "MISSED";
  if (to - paid <= SETTLED_DAYS) return "ACTIVE";
  return paid === Number.NEGATIVE_INFINITY ? "UNKNOWN" : "SETTLED";
}

/** Repayments a month to detected lenders of the given classes. */
export function sumRepayments(detected: readonly Detected[], classes: readonly LiabilityClass[]) {
  return sumFigures(
    detected.filter((lender) => classes.includes(lender.class)).map((lender) => lender.repaymentMonthly),
    "L-SUM",
  );
}

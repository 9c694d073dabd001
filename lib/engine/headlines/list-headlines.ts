import { sayDay } from "@/lib/engine/calendar/day-words";
import type { Summary } from "@/lib/engine/document";
import type { EvidenceBook } from "@/lib/engine/figures/evidence";
import { listBorrowedFacts } from "@/lib/engine/headlines/borrowed";
import { listFailingDebts } from "@/lib/engine/headlines/debts";
import { listConductFacts } from "@/lib/engine/headlines/facts";
import {
  type HeadlineInput,
  LENDERS_NAMED_MAX,
  type WeightedHeadline,
} from "@/lib/engine/headlines/headline-input";
import { listIncomeFacts } from "@/lib/engine/headlines/income";
import { listTotalFacts } from "@/lib/engine/headlines/totals";
import { listDebtRows } from "@/lib/engine/liabilities/list-debt-rows";

const HEADLINES_MAX = 5;

/** Headlines that name one payment's date or amount, which the insight profile must not show. */
export const SINGLE_PAYMENT_HEADLINES: ReadonlySet<string> = new Set([
  "INCOME_CEASED",
  "INCOME_STARTED",
  "INCOME_CHANGED",
  "INCOME_PAUSED",
  "LARGEST_CREDIT",
  "ROUND_TRIP",
  "REPAYMENT_MISSED",
  "REPAYMENT_REDUCED",
  "PAID_ONCE",
  "LOAN_MONEY",
]);

/**
 * Lists at most five neutral, dated facts worth a question. States no verdict. Facts of the first rank come first,
 * because they can change a reader's conclusions. Within each rank, facts are ordered by level and then by monthly
 * amount.
 */
export function listHeadlines(parts: HeadlineInput): Summary["headlines"] {
  const { evidence } = parts;
  return [
    ...listTotalFacts(parts),
    ...listIncomeFacts(parts, FIRST),
    ...listFailingDebts(parts.liabilities, parts.evidence),
    ...fromDebts(parts),
    ...listBorrowedFacts(parts),
    ...listConductFacts(parts),
    ...fromCoverage(parts),
  ]
    .map((fact) => ({ ...fact, level: fact.level ?? levelOf(fact) }))
    .sort(
      (a, b) =>
        Number(FIRST.has(b.code)) - Number(FIRST.has(a.code)) ||
        LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
        b.weightCents - a.weightCents ||
        (a.code < b.code ? -1 : a.code > b.code ? 1 : a.text < b.text ? -1 : 1),
    )
    .slice(0, HEADLINES_MAX)
    .map(({ weightCents: _weight, rows, ...headline }) =>
      rows === undefined ? headline : { ...headline, evidence: evidence.note(headline.evidence ?? "", rows) },
    );
}

/**
 * Facts of the first rank. Some make the totals wrong, such as an income that ended or a home loan that was not shared.
 * For others, such as a missed repayment, lenders decline or refer an application. If income is below outgoings,
 * readers first ask how the difference was paid.
 */
const FIRST: ReadonlySet<string> = new Set([
  "NEGATIVE_SURPLUS",
  "ASSESSED_SHORTFALL",
  "INCOME_CEASED",
  "UNSHARED_MORTGAGE",
  "SACC_OVER_CAP",
  "LEASE_OVER_CAP",
  "REPAYMENT_MISSED",
  "REPAYMENT_REDUCED",
  "DEBT_AGREEMENT",
  "COLLECTION",
  "BALANCE_NOT_RECONCILED",
  "NAME_MISMATCH",
]);

type Level = NonNullable<WeightedHeadline["level"]>;
const LEVELS: readonly Level[] = ["HIGH", "MEDIUM", "LOW"];
const HIGH_CODES: ReadonlySet<string> = new Set(["DISHONOURS"]);

/**
 * The level of a fact. Facts that make the totals wrong, or for which lenders decline or refer an application, have the
 * highest level. Notes have the lowest.
 */
function levelOf({ code, severity }: WeightedHeadline): Level {
  if (FIRST.has(code) || HIGH_CODES.has(code)) return "HIGH";
  return severity === "ASK" ? "MEDIUM" : "LOW";
}

function fromDebts(parts: HeadlineInput): WeightedHeadline[] {
  const { liabilities, evidence: book } = parts;
  const line = (code: string, classes: readonly string[], words: string): WeightedHeadline[] => {
    const found = liabilities.detected.filter(
      (lender) => classes.includes(lender.class) && lender.status !== "SETTLED",
    );
    const named = found
      .map(
        ({ lender, status }) =>
          `${lender}${status === "MISSED" ? " (the newest debit was dishonoured)" : ""}`,
      )
      .slice(0, LENDERS_NAMED_MAX)
      .join(", ");
    const others = found.length - LENDERS_NAMED_MAX;
    const names = others > 0 ? `${named} and ${others} more` : named;
    const monthly = found.reduce((sum, lender) => sum + (lender.repaymentMonthly.value ?? 0), 0);
    const rows = listDebtRows(found, book);
    return found.length === 0
      ? []
      : [
          {
            code,
            text: `${words}: ${names}.`,
            severity: "ASK",
            evidence: `summary:${code}`,
            rows,
            weightCents: monthly,
          },
        ];
  };
  return [
    ...line("DEBT_AGREEMENT", ["DEBT_AGREEMENT"], "Payments to a debt agreement or budget service"),
    ...line("COLLECTION", ["COLLECTION"], "Payments to a debt collector"),
    ...line("BNPL", ["BNPL"], "Buy now, pay later in use"),
  ];
}

function fromCoverage({ quality, evidence: book }: HeadlineInput): WeightedHeadline[] {
  const facts = joinUnshared(
    quality.suspectedUnshared.filter(({ kind }) => kind !== "UNNAMED_ACCOUNT"),
    book,
  );
  if (quality.reasons.some(({ code }) => code === "NAME_MISMATCH"))
    facts.push({
      code: "NAME_MISMATCH",
      text: "The name given does not match the name on the accounts.",
      severity: "ASK",
      evidence: null,
      weightCents: 0,
    });
  const differing = quality.reconciliations.filter(({ isReconciled }) => !isReconciled);
  if (differing.length > 0)
    facts.push({
      code: "BALANCE_NOT_RECONCILED",
      text: `Since ${sayDay(differing[0]?.from ?? "")}, an account's balance has changed by a different amount from the sum of its posted transactions.`,
      severity: "ASK",
      evidence: null,
      weightCents: 0,
    });
  return facts;
}

type Suspected = HeadlineInput["quality"]["suspectedUnshared"][number];

/**
 * Facts about accounts that were not shared. All lenders of one type are in one fact, so that they do not displace
 * other facts. Each other account that seems to exist has a separate fact.
 */
function joinUnshared(suspected: readonly Suspected[], book: EvidenceBook): WeightedHeadline[] {
  const byKind = new Map<Suspected["kind"], Suspected[]>();
  for (const item of suspected) byKind.set(item.kind, [...(byKind.get(item.kind) ?? []), item]);
  return [...byKind].flatMap(([kind, items]) => {
    const write = TEXT_OF[kind];
    const groups = write ? items.map((item) => [item]) : [items];
    return groups.map((group): WeightedHeadline => {
      const [first, ...others] = group;
      const rows = [
        ...new Set(group.flatMap(({ evidence }) => (evidence === null ? [] : book.rowsOf(evidence)))),
      ];
      const hints = group.map(({ hint }) => hint);
      const text =
        write?.(hints[0] ?? "") ??
        (hints.length === 1
          ? `Payments to ${hints[0]}, whose account was not shared.`
          : `Payments to ${hints.length} lenders whose accounts were not shared: ${hints.join(", ")}.`);
      const weightCents = group.reduce(
        (sum, { monthlyOut, monthlyIn }) => sum + (monthlyOut.value ?? 0) + (monthlyIn.value ?? 0),
        0,
      );
      return {
        code: `UNSHARED_${kind}`,
        text,
        severity: "ASK",
        ...(others.length === 0
          ? { evidence: first?.evidence ?? null }
          : { evidence: `summary:unshared:${kind}`, rows }),
        weightCents,
      };
    });
  });
}

const TEXT_OF: Readonly<Record<string, (hint: string) => string>> = {
  OWN_ACCOUNT: (hint) => `${hint} that was not shared.`,
  INCOME_ACCOUNT: (hint) => `${hint}.`,
  SPENDING_ACCOUNT: (hint) => `${hint}.`,
};

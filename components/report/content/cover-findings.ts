import { namesMonth } from "@/lib/engine/calendar/day-words";
import type { ReportDocument, Summary } from "@/lib/engine/document";
import { type Context, evidenceAnchor } from "../context";
import { counted, days } from "../format";
import type { Cover } from "../model";

const FINDINGS_MAX = 5;
/** In the facts about low balances, a day is low if an account's balance is below this many cents. */
const LOW_CENTS = 10_000;

const LEVEL = { HIGH: "High", MEDIUM: "Medium", LOW: "Low" } as const;

type Headline = Summary["headlines"][number];

/** The facts of the first page. A fact whose text does not name a date also gets the dates of its rows. */
export function toCoverFindings(context: Context): Cover["findings"] {
  const { document } = context;
  return document.summary.headlines.slice(0, FINDINGS_MAX).map((headline) => ({
    lead: LEVEL[headline.level ?? (headline.severity === "ASK" ? "MEDIUM" : "LOW")],
    isHigh: headline.level === "HIGH",
    text: headline.text,
    when: namesMonth(headline.text) ? null : whenOf(headline, document),
    to: evidenceAnchor(context, headline.evidence),
  }));
}

/**
 * Describes the dates of a fact. These are the first and last day and the number of its rows, or the first and last day
 * of its low balances. Null if the fact is about no rows and no balances.
 */
function whenOf(headline: Headline, document: ReportDocument): string | null {
  if (headline.code === "NEGATIVE_DAYS") return lowDays(document, 0);
  if (headline.code === "LOW_DAYS") return lowDays(document, LOW_CENTS);
  const set = document.evidenceSets.find(({ id }) => id === headline.evidence);
  const ids = new Set(set?.transactionIds ?? []);
  const dated = document.transactions.filter(({ id }) => ids.has(id)).map(({ on }) => on);
  return dated.length === 0 ? null : `${between(dated)}, ${counted(dated.length, "row")}`;
}

function lowDays({ conduct }: ReportDocument, belowCents: number): string | null {
  const isCounted = (kind: string) => kind === "TRANSACTION" || (belowCents === 0 && kind === "SAVINGS");
  const low = conduct.accounts
    .filter(({ kind }) => isCounted(kind))
    .flatMap(({ daily }) => daily.filter(({ amountCents }) => amountCents < belowCents))
    .map(({ on }) => on);
  return low.length === 0 ? null : between(low);
}

function between(dated: readonly string[]): string {
  const sorted = [...dated].sort();
  return days(sorted[0] ?? "", sorted.at(-1) ?? "");
}

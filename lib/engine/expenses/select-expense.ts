import type { Category } from "@/lib/engine/categories/taxonomy";
import { findBouncedContract, findOneContract } from "@/lib/engine/expenses/find-contract";
import { typicalCycle } from "@/lib/engine/expenses/typical-cycles";
import { meanOf, type Selection, type Sums } from "@/lib/engine/figures/average";
import { calculate, sayShared, toUnstated } from "@/lib/engine/figures/figure";
import type { SelectionRule } from "@/lib/engine/figures/formulas";
import { atCadence } from "@/lib/engine/figures/kinds";
import { toMean } from "@/lib/engine/figures/statistics";
import type { Cover, Entry, Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { currentAmount, frequencyOf, listOutliers, statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS, isLongCycle } from "@/lib/engine/streams/frequency";

/** Categories in which a home has only one contract. Rent paid under different names belongs to the same contract. */
const ONE_CONTRACT: ReadonlySet<string> = new Set(["hou.rent", "hou.board"]);
const STEADY_MIN = 0.9;
/**
 * An ended stream counts as zero if another stream of its category replaced it. The other stream may begin up to this
 * many days before the ended stream's last payment. It must begin at most two cycles and this many days after that
 * payment.
 */
const REPLACED_DAYS = 45;

/** A category's entries and the results derived from them. */
type CategoryRows = {
  category: Category;
  entries: readonly Entry[];
  sums: Sums;
  cover: Cover;
  evidence: string;
};
type Part = {
  rows: readonly BankRow[];
  value: number;
  rule: "A-STREAM" | "A-ANN" | "CEASED";
  isGuess?: boolean;
  /** The number of dishonoured payments, which count at the amount charged. */
  bounced?: number;
};

/**
 * The average that represents a category. Steady streams count at their current cost, streams with longer cycles are
 * spread over the year, and other spending counts at the mean over the covered days. An ended contract counts as zero.
 */
export function selectExpense(
  { category, entries, sums, cover, evidence }: CategoryRows,
  streams: readonly FoundStream[],
  ledger: Ledger,
): Selection {
  const isSet = streams.some(({ rows }) => ledger.setAmountOf(rows) !== null);
  const whole = ONE_CONTRACT.has(category.code) && !isSet ? findOneContract(entries, ledger) : null;
  const parts: Part[] =
    whole === null
      ? streams.map((stream) => toPart(category, stream, streams, ledger)).filter((part) => part !== null)
      : [{ ...whole, rule: "A-STREAM" }];
  const streamed = new Set(parts.flatMap((part) => part.rows));
  const unstreamed = partByPayee(entries.filter((entry) => !streamed.has(entry.row)));
  parts.push(...listBouncedContracts(unstreamed, ledger));
  parts.push(...listSingleBills(category, unstreamed, cover.window.days));
  const rest = lessParts(sums, entries, parts);
  const unstated = rest.count === 0 ? null : whyUnstated(category, rest, ledger.whole.window.days);
  if (unstated !== null) {
    const basis = { window: cover.window, count: entries.length, evidence };
    const figure = toUnstated(unstated, "A-COV", basis);
    return { figure, rule: "A-COV", streamCents: null, annualisedCents: null };
  }
  const remainder = meanOf(rest, cover, evidence);
  const regular = { streamCents: sumOf(parts, "A-STREAM"), annualisedCents: sumOf(parts, "A-ANN") };
  if (parts.length === 0) return { figure: remainder, rule: "A-COV", ...regular };
  const isInferred = category.code === "hou.rent" && entries.some((entry) => entry.decision.inferred);
  const rules = new Set<Part["rule"] | "A-COV">(parts.map((part) => part.rule));
  if (rest.count > 0) rules.add("A-COV");
  const [only, ...others] = rules;
  const formula = others.length === 0 && (only === "A-STREAM" || only === "A-ANN") ? only : "A-MIX";
  const ceased = parts.filter((part) => part.rule === "CEASED").length;
  return {
    ...regular,
    rule: [...rules].sort().join(" + ") as SelectionRule,
    figure: calculate(formula, [...parts.map((part) => part.value), remainder.value ?? 0], {
      window: cover.window,
      count: entries.length,
      evidence,
      quality:
        isInferred || parts.some((part) => part.isGuess)
          ? "ESTIMATED"
          : rest.count > 0
            ? remainder.quality
            : "OK",
      note:
        [
          isInferred ? "inferred to be rent from its cadence; the bank’s description does not say so" : "",
          noteOf(parts, ceased) ?? "",
        ]
          .filter((words) => words !== "")
          .join("; ") || null,
    }),
  };
}

/**
 * Data of fewer days than this gives no monthly amount. Shorter data does not cover a whole week, and one day's
 * shopping may be for a week.
 */
const DAYS_MIN = 7;
/**
 * If the data covers fewer days than this, rent or board that was paid once gets no monthly amount. Such data does
 * not show whether the payment is made every fortnight or every month.
 */
export const CONTRACT_DAYS_MIN = 28;

/**
 * The reason why no monthly amount is stated for payments without a cadence: the data is too short. Null if
 * it is long enough.
 */
function whyUnstated({ code }: Category, { count }: Pick<Sums, "count">, days: number): string | null {
  const short = whyTooShort(days);
  if (short !== null) return short;
  return ONE_CONTRACT.has(code) && count === 1 && days < CONTRACT_DAYS_MIN
    ? `${sayShared(days)}, with only one payment of rent or board, so it is not known how often rent or board is paid`
    : null;
}

/** The reason why no monthly amount of spending is stated: the data has too few days. Null if it has enough. */
export function whyTooShort(days: number): string | null {
  return days < DAYS_MIN
    ? `${sayShared(days)}, and a monthly amount of spending needs ${DAYS_MIN} days`
    : null;
}

/** The sum of the entries, without the rows that are in one of the parts. */
function lessParts(
  sums: Sums,
  entries: readonly Entry[],
  parts: readonly Part[],
): Pick<Sums, "cents" | "count"> {
  if (parts.length === 0) return sums;
  const inParts = new Set(parts.flatMap((part) => part.rows));
  let cents = 0;
  let count = 0;
  for (const { row } of entries) {
    if (inParts.has(row)) continue;
    cents -= row.cents;
    count++;
  }
  return { cents, count };
}

function partByPayee(entries: readonly Entry[]): Entry[][] {
  const byPayee = new Map<string, Entry[]>();
  for (const entry of entries) {
    const part = byPayee.get(entry.name);
    if (part) part.push(entry);
    else byPayee.set(entry.name, [entry]);
  }
  return [...byPayee.values()];
}

/** Contracts with dishonoured payments, at the amount charged. */
function listBouncedContracts(payees: readonly Entry[][], ledger: Ledger): Part[] {
  return payees.flatMap((entries): Part[] => {
    const found = findBouncedContract(entries, ledger);
    return found === null ? [] : [{ ...found, rule: "A-STREAM" }];
  });
}

/**
 * Lists the bills of payees that have only one row. The data must cover at most one usual cycle of such a bill, and
 * the bill is counted at that cycle. A payee with more rows is left out, because the amount is then uncertain. For
 * example, another row may be a refund.
 */
function listSingleBills(category: Category, payees: readonly Entry[][], coveredDays: number): Part[] {
  const parts: Part[] = [];
  for (const entries of payees) {
    const row = entries[0]?.row;
    if (!row || entries.length > 1 || row.cents >= 0) continue;
    const found = typicalCycle(category.code, -row.cents, coveredDays);
    const value = found === null ? null : atCadence(-row.cents, found.cycle);
    if (found && value !== null) parts.push({ rows: [row], value, rule: "A-ANN", isGuess: found.isGuess });
  }
  return parts;
}

/** The monthly sum of one rule's parts; null if there are none. */
function sumOf(parts: readonly Part[], rule: Part["rule"]): number | null {
  const own = parts.filter((part) => part.rule === rule);
  return own.length === 0 ? null : own.reduce((sum, part) => sum + part.value, 0);
}

function noteOf(parts: readonly Part[], ceased: number): string | null {
  const yearly = parts.find((part) => part.rule === "A-ANN" && !part.isGuess);
  const single = parts.filter((part) => part.isGuess).length;
  const bounced = parts.reduce((sum, part) => sum + (part.bounced ?? 0), 0);
  const notes = [
    bounced > 0
      ? `${bounced} dishonoured ${bounced === 1 ? "payment" : "payments"} counted at the amount charged`
      : "",
    yearly
      ? `${yearly.rows.length} ${yearly.rows.length === 1 ? "payment" : "payments"} spread over the year`
      : "",
    single > 0
      ? `${single} ${single === 1 ? "bill" : "bills"} seen only once, assumed to repeat at the usual cycle of such bills`
      : "",
    ceased > 0
      ? `${ceased} regular ${ceased === 1 ? "payment that ended counts" : "payments that ended count"} as zero`
      : "",
  ].filter((note) => note !== "");
  return notes.length > 0 ? notes.join("; ") : null;
}

function toPart(
  category: Category,
  stream: FoundStream,
  streams: readonly FoundStream[],
  ledger: Ledger,
): Part | null {
  const frequency = frequencyOf(stream);
  const { rows } = stream;
  const set = ledger.setAmountOf(rows);
  if (set !== null) return { rows, value: set, rule: "A-STREAM" };
  if (!stream.isMature || frequency === "IRREGULAR") return null;
  if (statusOf(stream, ledger.bank.period) === "CEASED")
    // If the debits of a contract are dishonoured but the payee still attempts them, the contract has not ended.
    // `listBouncedContracts` counts such a contract instead.
    return isStillAsked(rows, ledger)
      ? null
      : category.part === "COMMITMENT" || isReplaced(stream, streams)
        ? { rows, value: 0, rule: "CEASED" }
        : null;
  const amounts = rows.map((row) => -row.cents);
  if (isLongCycle(frequency))
    return { rows, value: atCadence(toMean(amounts), frequency) ?? 0, rule: "A-ANN" };
  const outliers = new Set(listOutliers(rows).map((row) => row.index));
  const usual = rows.filter((row) => !outliers.has(row.index));
  if (consistencyOf(usual) < STEADY_MIN) return null;
  return { rows: usual, value: atCadence(currentAmount(rows), frequency) ?? 0, rule: "A-STREAM" };
}

function isStillAsked(rows: readonly BankRow[], ledger: Ledger): boolean {
  return (
    findBouncedContract(
      rows.flatMap((row) => ledger.entries[row.index] ?? []),
      ledger,
    ) !== null
  );
}

function isReplaced(stream: FoundStream, streams: readonly FoundStream[]): boolean {
  const end = stream.rows[stream.rows.length - 1]?.dayNumber ?? 0;
  const cycle = stream.fit && stream.fit.frequency !== "IRREGULAR" ? CYCLE_DAYS[stream.fit.frequency] : 30;
  return streams.some((other) => {
    const start = other.rows[0]?.dayNumber ?? 0;
    return (
      other !== stream &&
      other.isMature &&
      start >= end - REPLACED_DAYS &&
      start <= end + 2 * cycle + REPLACED_DAYS
    );
  });
}

import { addDays } from "@/lib/engine/calendar/day";
import { sayDay } from "@/lib/engine/calendar/day-words";
import { CREDIT_CATEGORIES, toCreditCategory } from "@/lib/engine/categories/credits";
import type { Assumptions, Figure, Income, IncomeStream } from "@/lib/engine/document";
import {
  type Selection,
  toAnnual,
  toCount,
  toHistory,
  toMonthly,
  toSums,
} from "@/lib/engine/figures/average";
import { calculate, sumFigures, worstOf } from "@/lib/engine/figures/figure";
import { isGovernment, lessDiscount, listIncluded } from "@/lib/engine/figures/formulas/income";
import { addValues } from "@/lib/engine/figures/kinds";
import { toSum } from "@/lib/engine/figures/statistics";
import { shareGross, toGross } from "@/lib/engine/income/gross-pay";
import { listClients } from "@/lib/engine/income/list-clients";
import { listEvents } from "@/lib/engine/income/list-events";
import { listExcluded } from "@/lib/engine/income/list-excluded";
import {
  type Coded,
  findLasting,
  findReplaced,
  isSavingsOnly,
  listIncomeStreams,
} from "@/lib/engine/income/list-income-streams";
import { listFinancialYears } from "@/lib/engine/income/list-years";
import { PROMISED, selectIncome } from "@/lib/engine/income/select-income";
import { listUnassessed } from "@/lib/engine/income/unassessed";
import { noteUnnamed, whyUnseen } from "@/lib/engine/income/why-unseen";
import type { Ledger } from "@/lib/engine/ledger";
import { roundHalfUp } from "@/lib/engine/money";
import type { BankRow } from "@/lib/engine/row";
import { listCycles } from "@/lib/engine/streams/cycle-change";
import { describeStream, listOutliers } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

/** Income streams with their averages, excluded credits with reasons, and changes. Each income row is in one stream. */
export function buildIncome(ledger: Ledger, assumptions: Assumptions): Income {
  const found = listIncomeStreams(ledger);
  const clients = listClients(found, ledger);
  const lasting = findLasting(found, ledger);
  const replaced = findReplaced(found, ledger);
  const described = found.map((coded) => {
    const { stream } = coded;
    return toIncomeStream(
      coded,
      {
        isClient: clients.has(stream),
        isWhole: clients.get(stream)?.isWhole === true,
        isLasting: lasting.has(stream),
        isReplaced: replaced.has(stream),
      },
      ledger,
      assumptions,
    );
  });
  const streams = shareGross(described).sort(
    (a, b) => (b.monthly.selected.value ?? 0) - (a.monthly.selected.value ?? 0) || (a.id < b.id ? -1 : 1),
  );
  const included = listIncluded(streams);
  const rowsById = new Map(found.map(({ stream }) => [stream.id, stream.rows]));
  const rows = (chosen: readonly IncomeStream[]): BankRow[] =>
    chosen.flatMap((stream) => rowsById.get(stream.id) ?? []);
  const window = ledger.whole.window;
  const evidence = ledger.evidence.note("income:included", rows(included));
  const seen = sumFigures(
    included.map((stream) => stream.monthly.selected),
    "I-NET",
    { window, evidence },
  );
  const isUnstated = included.length > 0 && seen.value === null;
  const unseen = isUnstated
    ? null
    : whyUnseen(ledger, {
        seenCents: included.length === 0 ? null : seen.value,
        isInvested: included.length > 0 && included.every(({ code }) => code.startsWith("inc.invest")),
      });
  const doubt = isSavingsOnly(ledger, streams)
    ? SAVINGS_ONLY
    : isUnstated
      ? null
      : (noteUnnamed(ledger, seen.value ?? 0) ?? (included.length === 0 ? NONE_COUNTED : null));
  const netMonthly =
    unseen === null
      ? { ...seen, ...(doubt === null ? {} : { quality: "INCOMPLETE" as const, note: doubt }) }
      : calculate("I-NET", null, { window, quality: "INCOMPLETE", note: unseen });
  const byType = listTypes(streams, rows, ledger);
  const unassessed = listUnassessed({ byType, streams }, netMonthly.value ?? 0);
  const government = included.filter(isGovernment);
  const share = {
    part: addValues(government.map((stream) => stream.monthly.selected)) ?? 0,
    whole: netMonthly.value,
  };
  return {
    streams,
    byType,
    totals: {
      netMonthly,
      assessedMonthly: calculate(
        "I-ASSESSED",
        netMonthly.value === null ? null : included.map((stream) => stream.assessedMonthlyCents ?? 0),
        {
          ...netMonthly,
          window,
          ...(unassessed.length === 0
            ? {}
            : {
                quality: "INCOMPLETE" as const,
                note: [netMonthly.note, `not assessed: ${unassessed.join(", ")}`].filter(Boolean).join("; "),
              }),
        },
      ),
      governmentRatio: calculate("I-GOV", share, {
        window,
        count: government.reduce((count, stream) => count + stream.count, 0),
        evidence: ledger.evidence.note("income:government", rows(government)),
      }),
      ...countSources(included, ledger),
    },
    financialYears: listFinancialYears(
      rows(streams).sort((a, b) => a.index - b.index),
      ledger,
    ),
    excludedCredits: listExcluded(ledger),
    events: listEvents(
      streams,
      (stream) => rowsById.get(stream.id) ?? [],
      ledger.bank.period,
      ledger.bank.accounts,
    ),
  };
}

const RECENT_DAYS = 61;

function countSources(
  included: readonly IncomeStream[],
  { bank, whole }: Ledger,
): Pick<Income["totals"], "recentSources" | "salarySources" | "regularSources"> {
  const count = (test: (stream: IncomeStream) => boolean) =>
    toCount(included.filter(test).length, "I-SOURCES", null, whole);
  const since = addDays(bank.period.to, -RECENT_DAYS);
  return {
    recentSources: count((stream) => stream.lastOn >= since),
    salarySources: count((stream) => stream.code === "inc.salary.regular"),
    regularSources: count((stream) => stream.frequency !== "IRREGULAR"),
  };
}

const NONE_COUNTED = "No money that arrives in the accounts shared is counted as income.";
const SAVINGS_ONLY =
  "Only savings accounts were shared, and no income except from investments, such as interest, is paid into them.";

type StreamFlags = Record<"isClient" | "isWhole" | "isLasting" | "isReplaced", boolean>;

function toIncomeStream(
  { stream: found, code }: Coded,
  { isClient, isWhole, isLasting, isReplaced }: StreamFlags,
  ledger: Ledger,
  assumptions: Assumptions,
): IncomeStream {
  const stream = describeStream(found, ledger, { isReplaced });
  const category = toCreditCategory(code);
  const sums = toSums(found.rows);
  const cover = ledger.coverOf(found.rows);
  const isOnce = !isLasting && isPaidOnce(found, code, cover.window.days);
  const isOver = isOnce || (!isLasting && stream.status === "CEASED");
  const set = ledger.setAmountOf(found.rows);
  const usual =
    set === null
      ? selectIncome(found, { code, ledger, evidence: stream.evidence, isClient, isWhole, isLasting })
      : toSetSelection(set, found, ledger, stream.evidence);
  const reason = isClient && isOver ? PASSING : isLasting ? LASTING : found.alias ? TWO_NAMES : null;
  const selection = set !== null || !reason ? usual : { ...usual, figure: doubt(usual.figure, reason) };
  const monthly = toMonthly(sums, cover, stream.evidence, selection);
  const exclusion = isOnce
    ? "Paid once in the period; not known to recur."
    : isOver
      ? `No payment since ${sayDay(stream.lastOn)}${isReplaced ? `, and ${code.startsWith("inc.gov") ? "an" : "another"} employer has paid since then` : ""}.`
      : category.note;
  const included = set !== null || (category.treatment === "INCOME" && (isClient || !isOver));
  const discount = discountOf(code, assumptions);
  const selected = monthly.selected.value;
  const isSalary = code === "inc.salary.regular" && found.isMature;
  return {
    ...stream,
    code,
    label: category.label,
    monthly,
    // A single payment does not show how often it will come, so its annual amount is the payment itself.
    annualCents:
      (isOnce && !isClient) || (isLasting && found.rows.length === 1)
        ? toSum(found.rows.map((row) => row.cents))
        : toAnnual(selection),
    history: toHistory(sums, ledger.bank.period),
    outliers: listCycles(found)
      .flatMap(listOutliers)
      .map((row) => ({
        transactionId: row.id,
        amountCents: row.cents,
        kind: code.startsWith("inc.salary") ? ("BONUS_OR_BACK_PAY" as const) : ("HIGH" as const),
      })),
    gross: isSalary ? toGross(monthly, found.rows, stream.frequency) : null,
    included,
    exclusionReason: included ? null : exclusion,
    discount,
    assessedMonthlyCents:
      !included || selected === null ? null : roundHalfUp(lessDiscount(selected, discount)),
  };
}

/** Selects the amount that an assessor set instead of the amount that the payments give. */
function toSetSelection(cents: number, { rows }: FoundStream, ledger: Ledger, evidence: string): Selection {
  const { window } = ledger.coverOf(rows);
  const figure = calculate("A-STREAM", [cents], { window, count: rows.length, evidence });
  return { figure, rule: "A-STREAM", streamCents: cents, annualisedCents: null };
}

const PASSING =
  "this client might not pay again; its payments are averaged over the days covered, because the business has other clients";

const LASTING =
  "rarely paid; counted because its source (such as the employer or the deposit) continues, but it might not be paid again";

const TWO_NAMES =
  "paid under two names, which appear to be one payer because the cadence and the amounts match";

/**
 * Lowers a figure's quality to ESTIMATED and adds the reason to its note. Used for income whose payer is uncertain.
 * Also used for income that was paid once or stopped but still counts, because its source continues (a business, an
 * employer or a deposit).
 */
function doubt(figure: Figure, reason: string): Figure {
  const note = figure.note ? `${figure.note}; ${reason}` : reason;
  return { ...figure, quality: worstOf([figure, { quality: "ESTIMATED" }]), note };
}

/**
 * If the data covers at least this many days, a single payment does not show that the income continues. This applies
 * to income that is agreed for a period, such as pay.
 */
const ONCE_DAYS_MIN = 45;
/**
 * A single payment of at least this much does not show that income continues, whatever its wording: it may be a sale,
 * an estate or a fund payout. A smaller payment may be one of two dividends a year.
 */
const ONCE_CENTS_MIN = 100_000;

function isPaidOnce({ rows }: FoundStream, code: string, coveredDays: number): boolean {
  if (rows.length !== 1 || coveredDays < ONCE_DAYS_MIN) return false;
  return PROMISED.test(code) || (rows[0]?.cents ?? 0) >= ONCE_CENTS_MIN;
}

/**
 * The discount for a stream's code. If several discounts apply, the one with the longest code counts. Zero if none
 * applies.
 */
function discountOf(code: string, assumptions: Assumptions): number {
  let best = "";
  let discount = 0;
  for (const line of assumptions.discounts) {
    const covers = code === line.code || code.startsWith(`${line.code}.`);
    if (covers && line.code.length >= best.length) {
      best = line.code;
      discount = line.discount;
    }
  }
  return discount;
}

function listTypes(
  streams: readonly IncomeStream[],
  rowsOf: (streams: readonly IncomeStream[]) => BankRow[],
  ledger: Ledger,
): Income["byType"] {
  const types: Income["byType"] = [];
  for (const category of CREDIT_CATEGORIES) {
    const own = streams.filter((stream) => stream.code === category.code && stream.included);
    if (own.length === 0) continue;
    const rows = rowsOf(own);
    const monthly: Figure = sumFigures(
      own.map((stream) => stream.monthly.selected),
      "I-TYPE",
      {
        window: ledger.coverOf(rows).window,
        evidence: ledger.evidence.note(`income:${category.code}`, rows),
      },
    );
    types.push({
      code: category.code,
      label: category.label,
      monthly,
      history: toHistory(toSums(rows), ledger.bank.period),
    });
  }
  return types;
}

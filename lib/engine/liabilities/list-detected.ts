import { addDays, toDayNumber } from "@/lib/engine/calendar/day";
import { toCategory } from "@/lib/engine/categories/taxonomy";
import type { DetectedDebt, Figure, LiabilityClass } from "@/lib/engine/document";
import { selectExpense } from "@/lib/engine/expenses/select-expense";
import { coveredMean, toSums } from "@/lib/engine/figures/average";
import { calculate } from "@/lib/engine/figures/figure";
import { atCadence } from "@/lib/engine/figures/kinds";
import { CLASS_OF } from "@/lib/engine/figures/liability-class";
import { toSum } from "@/lib/engine/figures/statistics";
import { toHash } from "@/lib/engine/hash";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import { type Ask, findAsk } from "@/lib/engine/liabilities/find-ask";
import { findReduction } from "@/lib/engine/liabilities/find-reduction";
import type { Lender } from "@/lib/engine/liabilities/lender";
import { FIXED_TERM, statusOfLender } from "@/lib/engine/liabilities/lender-status";
import { roundHalfUp } from "@/lib/engine/money";
import type { BankRow } from "@/lib/engine/row";
import { currentAmount, frequencyOf, statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";

const RECENT_DAYS = 30;
/**
 * Short-term credit. Its monthly amount comes from current payments or the last thirty days, not from a yearly mean.
 */
const SHORT: readonly LiabilityClass[] = ["BNPL", "SACC", "WAGE_ADVANCE"];

/**
 * Afterpay, Zip's Pay in 4 and PayPal split a purchase into four payments. A longer series is several plans, one after
 * another.
 */
const PLAN_INSTALMENTS = 4;
const PLAN_NOTE =
  "a plan of four instalments: counts only the amount due in the thirty days after the data ends";

/**
 * Debts whose repayments depend on the purchases or advances before them. A smaller repayment is then not a sign of
 * hardship.
 */
const REVOLVING: readonly LiabilityClass[] = ["BNPL", "CREDIT_CARD", "WAGE_ADVANCE"];
/** Classes of small, frequent loans. Customers repay the money and soon borrow it again. */
const ADVANCED: readonly LiabilityClass[] = ["SACC", "MACC", "WAGE_ADVANCE"];

/**
 * Lists the debts to lenders that appear in the rows, with the repayments and advances of each. Includes the id of
 * the lender's account if that account was shared. The debt with the largest monthly repayment comes first.
 */
export function listDetected(
  lenders: readonly Lender[],
  links: ReadonlyMap<Lender, string>,
  ledger: Ledger,
): DetectedDebt[] {
  return lenders
    .map((lender) => toDetected(lender, links.get(lender) ?? null, ledger))
    .sort(
      (a, b) =>
        (b.repaymentMonthly.value ?? 0) - (a.repaymentMonthly.value ?? 0) ||
        compare(a.lender, b.lender) ||
        compare(a.class, b.class),
    );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toDetected(lender: Lender, sharedAccountId: string | null, ledger: Ledger): DetectedDebt {
  const out = lender.entries.filter((entry) => entry.row.cents < 0);
  const proceeds = lender.entries.filter((entry) => entry.row.cents > 0);
  const status = statusOfLender(lender, out, ledger);
  const lastIn = proceeds[proceeds.length - 1]?.row.index ?? null;
  const kind = CLASS_OF[lender.code] ?? "OTHER_CREDIT";
  const balance = FIXED_TERM.includes(kind) ? toBalance(lender.entries, status) : null;
  const paid = out.map((entry) => entry.row);
  const bounced = lender.missed.map((entry) => entry.row);
  const rows = [...lender.entries, ...lender.missed].map((entry) => entry.row);
  const evidence = ledger.evidence.keep(`lender:${toHash(`${lender.code}|${lender.name}`)}`, paid);
  const repaid = paid.length === 0 ? null : evidence;
  const ask = findAsk(paid, bounced, ledger.bank.period.to);
  const isSet = lender.streams.some(({ found }) => ledger.setAmountOf(found.rows) !== null);
  return {
    lender: lender.name,
    class: kind,
    inferred: lender.isGeneric || lender.entries.some((entry) => entry.decision.inferred),
    proceeds: proceeds.map(({ row }) => ({ on: row.on, amountCents: row.cents })),
    repaidCents: toSum(out.map(({ row }) => -row.cents)),
    repaidSinceProceedsCents:
      lastIn === null
        ? null
        : toSum(out.filter(({ row }) => row.index > lastIn).map(({ row }) => -row.cents)),
    repayment: toRepayment(lender, ask, ledger),
    repaymentMonthly:
      ask === null || isSet
        ? toMonthly(lender, kind, { out, status, ledger, evidence: repaid })
        : toAsked(ask, [...paid, ...bounced], evidence, ledger),
    paidMonthly: coveredMean(
      paid.map((row) => ({ on: row.on, cents: -row.cents })),
      ledger.coverOf(rows),
      repaid,
    ),
    reduced: REVOLVING.includes(kind) ? null : findReduction(paid, ledger.bank.period.to),
    advancedMonthly: ADVANCED.includes(kind) ? toAdvanced(proceeds, `advanced:${evidence}`, ledger) : null,
    firstOn: out[0]?.row.on ?? null,
    lastOn: out[out.length - 1]?.row.on ?? null,
    count: out.length,
    status,
    dishonours: lender.missed.length,
    estimatedBalanceCents: balance,
    sharedAccountId,
    note:
      sharedAccountId === null
        ? noteOf(lender, balance)
        : "these payments repay an account that was shared, and are counted with that account",
    evidence,
  };
}

/**
 * The lender's note, and how the balance was estimated. The caps on a small loan's fees are in the National Credit
 * Code, s 31A: 20% at the start and 4% a month.
 */
function noteOf(lender: Lender, balance: number | null): string | null {
  if (balance === null || balance === 0) return lender.note;
  const fees =
    CLASS_OF[lender.code] === "SACC"
      ? ", which may be up to 20% of the loan at the start and 4% of the loan each month"
      : "";
  const left = `the remaining balance is an estimate: money received minus money repaid, without fees${fees}`;
  return lender.note === null ? left : `${lender.note}; ${left}`;
}

/**
 * Monthly advances of a small-loan lender. Its repayments are a commitment, but the advances are not income. Null
 * without advances.
 */
function toAdvanced(proceeds: readonly Entry[], evidenceId: string, ledger: Ledger): Figure | null {
  if (proceeds.length === 0) return null;
  const rows = proceeds.map((entry) => entry.row);
  const amounts = rows.map((row) => ({ on: row.on, cents: row.cents }));
  const mean = coveredMean(amounts, ledger.coverOf(rows), ledger.evidence.note(evidenceId, rows));
  return { ...mean, formula: "L-ADVANCE" };
}

/** The amount that the lender currently charges, by its latest attempts; formula L-ASK. */
function toAsked(ask: Ask, attempts: readonly BankRow[], evidenceId: string, ledger: Ledger): Figure {
  return calculate(
    "L-ASK",
    { cents: ask.amountCents, frequency: ask.frequency },
    {
      window: ledger.coverOf(attempts).window,
      count: attempts.length,
      evidence: ledger.evidence.note(`asked:${evidenceId}`, attempts),
      quality: ask.isBounced ? "ESTIMATED" : "OK",
      note: ask.isBounced ? "the latest amount charged; that debit was dishonoured" : null,
    },
  );
}

function toRepayment(lender: Lender, ask: Ask | null, ledger: Ledger): DetectedDebt["repayment"] {
  const live = lender.streams
    .filter(({ found }) => isLive(statusOf(found, ledger.bank.period)))
    .sort((a, b) => b.found.rows.length - a.found.rows.length || compare(a.found.id, b.found.id));
  const [main] = live;
  if (ask !== null) {
    const { frequency, amountCents, nextOn } = ask;
    const streamId = main?.found.id ?? lender.streams[0]?.found.id;
    return streamId === undefined
      ? null
      : { frequency, amountCents: roundHalfUp(amountCents), nextOn, streamId };
  }
  if (!main) return null;
  return {
    frequency: frequencyOf(main.found),
    amountCents: roundHalfUp(currentAmount(main.found.rows)),
    nextOn: main.described.next?.on ?? null,
    streamId: main.found.id,
  };
}

function isLive(status: string): boolean {
  return status === "ACTIVE" || status === "NEW" || status === "LATE";
}

function toMonthly(
  lender: Lender,
  kind: LiabilityClass,
  {
    out,
    status,
    ledger,
    evidence,
  }: { out: readonly Entry[]; status: DetectedDebt["status"]; ledger: Ledger; evidence: string | null },
): Figure {
  const rows = out.map((entry) => entry.row);
  const cover = ledger.coverOf(rows);
  const basis = { window: cover.window, count: out.length, evidence };
  const streams = lender.streams.map((stream) => stream.found);
  const isSet = streams.some((found) => ledger.setAmountOf(found.rows) !== null);
  if (status === "SETTLED" && !isSet)
    return calculate("L-SETTLED", [], {
      ...basis,
      note: "the debt was repaid, or had no payment for more than 60 days and more than two cycles",
    });
  if (out.length === 0 || evidence === null)
    return calculate("L-30D", null, { evidence, quality: "INCOMPLETE", note: "no repayment seen yet" });
  if (!SHORT.includes(kind) || isSet) {
    const known = {
      category: toCategory(lender.code),
      entries: out,
      sums: toSums(rows, -1),
      cover,
      evidence,
    };
    return selectExpense(known, streams, ledger).figure;
  }
  const live = lender.streams.filter(({ found }) => isLive(statusOf(found, ledger.bank.period)));
  const inStreams = new Set(live.flatMap(({ found }) => found.rows.map((row) => row.index)));
  const recent = recentOf(lender, out, status, ledger);
  if (live.length > 0 && recent.every((entry) => inStreams.has(entry.row.index))) {
    const isPlan = (found: FoundStream) => kind === "BNPL" && found.rows.length <= PLAN_INSTALMENTS;
    const amounts = live.map(({ found }) => {
      const amount = currentAmount(found.rows);
      return isPlan(found) ? toDue(found, amount) : (atCadence(amount, frequencyOf(found)) ?? 0);
    });
    return live.some(({ found }) => isPlan(found))
      ? calculate("L-DUE", amounts, { ...basis, quality: "ESTIMATED", note: PLAN_NOTE })
      : calculate("A-STREAM", amounts, basis);
  }
  const to = ledger.bank.period.to;
  return calculate(
    "L-30D",
    { cents: toSum(recent.map(({ row }) => -row.cents)), days: RECENT_DAYS },
    {
      window: { from: addDays(to, 1 - RECENT_DAYS), to, days: RECENT_DAYS },
      count: recent.length,
      evidence: ledger.evidence.note(
        `recent:${evidence}`,
        recent.map((entry) => entry.row),
      ),
      quality: ledger.whole.window.days < RECENT_DAYS ? "THIN" : "ESTIMATED",
      note: recent.length === 0 ? "no payment in the last thirty days" : null,
    },
  );
}

/** The amount of a plan's remaining payments in the thirty days after the end of the data. */
function toDue(found: FoundStream, amountCents: number): number {
  const frequency = frequencyOf(found);
  const cycle = frequency === "IRREGULAR" ? RECENT_DAYS : CYCLE_DAYS[frequency];
  const times = Math.floor(RECENT_DAYS / cycle);
  return amountCents * Math.min(Math.max(0, PLAN_INSTALMENTS - found.rows.length), times);
}

/**
 * The payments of the last thirty days. If the status is MISSED, includes dishonoured payments, because their money is
 * still owed.
 */
function recentOf(
  lender: Lender,
  out: readonly Entry[],
  status: DetectedDebt["status"],
  ledger: Ledger,
): readonly Entry[] {
  const from = toDayNumber(ledger.bank.period.to) - RECENT_DAYS;
  return [...out, ...(status === "MISSED" ? lender.missed : [])].filter(({ row }) => row.dayNumber > from);
}

/**
 * Estimates the remaining debt: the money received minus the money repaid. Counts from the last advance that was
 * made while nothing was owed. Nothing is owed before the lender's first row, or once the customer has repaid all
 * the money received. Special cases, in this order:
 * - Null if there was no such advance, because the repayments then include an earlier loan.
 * - 0 if the status is SETTLED.
 * - Null if all the money received was repaid.
 */
function toBalance(entries: readonly Entry[], status: DetectedDebt["status"]): number | null {
  let isKnown = (entries[0]?.row.cents ?? 0) > 0;
  let received = 0;
  let repaid = 0;
  for (const { row } of entries) {
    const isCleared = received > 0 && repaid >= received;
    if (row.cents < 0) repaid -= row.cents;
    else if (received === 0 || isCleared) {
      isKnown ||= isCleared;
      received = row.cents;
      repaid = 0;
    } else received += row.cents;
  }
  if (!isKnown) return null;
  if (status === "SETTLED") return 0;
  return received > repaid ? received - repaid : null;
}

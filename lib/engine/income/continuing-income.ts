import { isPaidBy, listPayerNames } from "@/lib/engine/categories/employer-extras";
import type { Coded } from "@/lib/engine/income/list-income-streams";
import type { Ledger } from "@/lib/engine/ledger";
import { frequencyOf, statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS, isLongCycle } from "@/lib/engine/streams/frequency";

/** Shorter data does not show that a single payment is yearly: it may be paid only once in several years. */
const YEAR_DAYS_MIN = 330;
/** Words of arrears, which do not raise future income. */
const ARREARS = /\b(?:BACK ?PAY(?:MENT)?|ARREARS|ADJUSTMENT)\b/;
const DEPOSIT = /\b(?:TERM DEP\w*|TD|FIXED DEPOSIT)\b/;

/**
 * Rare or single payments that still count as yearly income, because their source continues: a bonus from an
 * employer that still pays wages, seen over a year, and the interest of a term deposit.
 */
export function findLasting(all: readonly Coded[], ledger: Ledger): ReadonlySet<FoundStream> {
  const texts = ledger.entries.map((entry) => entry.text);
  const employers = all
    .filter(({ code, stream }) => code === "inc.salary.regular" && stream.isMature)
    .map(({ stream }) => stream)
    .filter((stream) => statusOf(stream, ledger.bank.period) !== "CEASED")
    .map((stream) => listPayerNames(stream, texts));
  const isLasting = ({ stream, code }: Coded): boolean => {
    const row = stream.rows[0];
    const text = row && ledger.entries[row.index]?.text;
    if (!row || !text || ledger.coverOf(stream.rows).window.days < YEAR_DAYS_MIN) return false;
    const words = text.words.join(" ");
    if (code === "inc.invest.interest") return row.kind === "TERM_DEPOSIT" || DEPOSIT.test(words);
    if (code !== "inc.salary.variable" || ARREARS.test(words)) return false;
    return employers.some((names) => isPaidBy(row, text, names));
  };
  const seldom = all.filter(({ stream }) => !stream.isMature);
  return new Set(seldom.filter(isLasting).map(({ stream }) => stream));
}

/** A wage that is this many days overdue is more than a payday that rolled over a weekend. */
const OVERDUE_DAYS = 10;
/** One payment of another employer may be back pay or a single shift. */
const OTHER_PAYS_MIN = 2;

/**
 * The wages that ended because another job replaced them. The conditions: their payday passed without a
 * payment although the account has data, and another wage began after their last payment. Without this rule,
 * both jobs of someone who changed employer last month would count, because a stream alone ends only after
 * two missed cycles.
 */
export function findReplaced(all: readonly Coded[], ledger: Ledger): ReadonlySet<FoundStream> {
  const wages = all.filter(({ code }) => code.startsWith("inc.salary")).map(({ stream }) => stream);
  return new Set(wages.filter((stream) => isOverdue(stream, ledger) && wages.some(beginsAfter(stream))));
}

function isOverdue(stream: FoundStream, ledger: Ledger): boolean {
  const frequency = frequencyOf(stream);
  if (!stream.isMature || frequency === "IRREGULAR" || isLongCycle(frequency)) return false;
  const lateOn = endOf(stream) + CYCLE_DAYS[frequency] + OVERDUE_DAYS;
  const { spans } = ledger.coverOf(stream.rows);
  return (
    statusOf(stream, ledger.bank.period) !== "CEASED" &&
    spans.some(({ from, to }) => from <= lateOn && to >= lateOn)
  );
}

const beginsAfter = (old: FoundStream) => (next: FoundStream) =>
  next.rows.length >= OTHER_PAYS_MIN && (next.rows[0]?.dayNumber ?? 0) > endOf(old);

function endOf({ rows }: FoundStream): number {
  return rows[rows.length - 1]?.dayNumber ?? 0;
}

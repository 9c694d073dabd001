import type { Coded } from "@/lib/engine/income/list-income-streams";
import type { Ledger } from "@/lib/engine/ledger";
import { frequencyOf, statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { CYCLE_DAYS, isLongCycle } from "@/lib/engine/streams/frequency";

/** A wage that is this many days overdue is more than a payday that rolled over a weekend. */
const OVERDUE_DAYS = 10;
/** One payment of another employer may be back pay or a single shift. */
const PAYS_MIN = 2;

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
  next.rows.length >= PAYS_MIN && (next.rows[0]?.dayNumber ?? 0) > endOf(old);

function endOf({ rows }: FoundStream): number {
  return rows[rows.length - 1]?.dayNumber ?? 0;
}

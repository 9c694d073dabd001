import type { Frequency, IncomeStream } from "@/lib/engine/document";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";
import { roundHalfUp } from "@/lib/engine/money";
import type { BankRow } from "@/lib/engine/row";
import { findGross } from "@/lib/engine/tax/find-gross";

/**
 * The gross amount of one pay, calculated from the monthly net figure. It may be less than a full pay, because weeks
 * without shifts lower a casual worker's gross and net pay alike. Uses the tax tables for the day of the last payment
 * of this net amount. If the amount is a mean, uses the tables for the day of the middle payment.
 */
export function toGross(
  { selected, rule }: Pick<IncomeStream["monthly"], "selected" | "rule">,
  rows: readonly BankRow[],
  frequency: Frequency,
): IncomeStream["gross"] {
  if (selected.value === null || frequency === "IRREGULAR") return null;
  const netCents = roundHalfUp((selected.value * 12) / TIMES_PER_YEAR[frequency]);
  const middle = rows[Math.floor(rows.length / 2)];
  const paid = rule === "A-STREAM" ? rows.findLast((row) => Math.abs(row.cents - netCents) <= 1) : middle;
  const on = (paid ?? middle)?.on;
  return on === undefined ? null : findGross(netCents, frequency, on);
}

/**
 * Corrects the gross if an employer pays into several accounts on the same day. These payments are taxed together as
 * one pay. So their gross is calculated from the total net pay, and each account's stream gets a share in proportion
 * to its net amount. Other streams keep their own gross.
 */
export function shareGross(streams: readonly IncomeStream[]): IncomeStream[] {
  const groups = new Map<string, IncomeStream[]>();
  for (const stream of streams) {
    if (!stream.gross) continue;
    const key = `${stream.name}|${stream.frequency}|${stream.lastOn}|${stream.gross.taxYear}`;
    groups.set(key, [...(groups.get(key) ?? []), stream]);
  }
  const shared = new Map<IncomeStream, IncomeStream["gross"]>();
  for (const group of groups.values()) {
    const accounts = new Set(group.map((stream) => stream.accountId));
    if (group.length > 1 && accounts.size === group.length) part(group, shared);
  }
  return streams.map((stream) => ({ ...stream, gross: shared.get(stream) ?? stream.gross }));
}

function part(group: readonly IncomeStream[], shared: Map<IncomeStream, IncomeStream["gross"]>): void {
  const netCents = group.reduce((sum, stream) => sum + (stream.gross?.netCents ?? 0), 0);
  const [first] = group;
  if (!first?.gross || netCents === 0) return;
  const whole = findGross(netCents, first.frequency, first.lastOn);
  if (!whole) return;
  for (const stream of group) {
    if (!stream.gross) continue;
    const share = stream.gross.netCents / netCents;
    shared.set(stream, {
      ...stream.gross,
      lowCents: toDollars(whole.lowCents * share),
      highCents: toDollars(whole.highCents * share),
      note: `${stream.gross.note} Calculated from ${group.length} payments on one day, which together are one pay.`,
    });
  }
}

/** Rounds an amount in cents to whole dollars. Returns cents. */
function toDollars(cents: number): number {
  return Math.round(cents / 100) * 100;
}

import type { Entry, Ledger } from "@/lib/domain/ledger";
import type { BankRow } from "@/lib/domain/row";
import { currentAmount } from "@/lib/domain/stream/describe-stream";
import { consistencyOf } from "@/lib/domain/stream/find-streams";
import { fitCadence } from "@/lib/domain/stream/fit-cadence";
import { isLongCycle, toMonthlyAmount } from "@/lib/domain/stream/frequency";

/** A rhythm that only the payments that bounced make whole: this well kept with them, at a steady amount. */
const SCORE_MIN = 0.6;
const STEADY_MIN = 0.9;
const PAYMENTS_MIN = 3;
const BOUNCED_MIN = 2;
/** A contract that was not asked for in this many of its cycles is taken to have ended. */
const ENDED_CYCLES = 2;

export type BouncedContract = { rows: BankRow[]; value: number; bounced: number };

/**
 * What a contract asks for a month when payments under it bounced: those paid alone keep no rhythm and come to too little. Null
 * where the payments, the bounced ones with them, do not show a steady amount in a steady rhythm that still runs.
 */
export function findBouncedContract(entries: readonly Entry[], ledger: Ledger): BouncedContract | null {
  const keys = [...new Set(entries.map((entry) => entry.text.key))];
  const bounced = keys.flatMap((key) => ledger.bouncedOf(key)).map((entry) => entry.row);
  const rows = entries.map((entry) => entry.row).filter((row) => row.cents < 0);
  if (bounced.length < BOUNCED_MIN || rows.length < PAYMENTS_MIN) return null;
  const asked = [...rows, ...bounced].sort((a, b) => a.index - b.index);
  const fit = fitCadence([...new Set(asked.map((row) => row.dayNumber))]);
  if (fit === null || fit.frequency === "IRREGULAR" || fit.score < SCORE_MIN) return null;
  if (isLongCycle(fit.frequency) || consistencyOf(asked) < STEADY_MIN) return null;
  const last = asked[asked.length - 1]?.dayNumber ?? 0;
  let next = fit.next(last);
  for (let cycle = 1; cycle < ENDED_CYCLES; cycle++) next = fit.next(next);
  if (next < (ledger.bank.rows[ledger.bank.rows.length - 1]?.dayNumber ?? 0)) return null;
  const value = toMonthlyAmount(currentAmount(asked), fit.frequency) ?? 0;
  return { rows, value, bounced: bounced.length };
}

import { toDecision } from "@/lib/engine/categories/decision";
import type { BankRow, Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const SUPPORT = "inc.support.child";
/**
 * If at least this many of a person's payments state child support, the notes "maintenance" and "CS" on the person's
 * other payments mean it too.
 */
const STATED_MIN = 3;
const SHORT_NOTE = /^(?:MAINTENANCE|CS)$/;

/**
 * Counts payments with the note "maintenance" or "CS" as child support if the same person's other payments say that
 * they are child support. Other notes, such as "half school shoes", are not support. Changes `decisions`.
 */
export function takeSupport(
  decisions: Decision[],
  { rows, texts }: { rows: readonly BankRow[]; texts: readonly Descriptor[] },
): void {
  const stated = new Map<string, number>();
  const payerOf = ({ index, cents }: BankRow) => {
    const text = texts[index];
    return cents > 0 && text?.isPerson ? text.key : null;
  };
  for (const row of rows) {
    const payer = payerOf(row);
    if (payer !== null && decisions[row.index]?.code === SUPPORT)
      stated.set(payer, (stated.get(payer) ?? 0) + 1);
  }
  for (const row of rows) {
    const payer = payerOf(row);
    if (payer === null || (stated.get(payer) ?? 0) < STATED_MIN) continue;
    const isNoted = texts[row.index]?.note.some((word) => SHORT_NOTE.test(word)) === true;
    if (isNoted && decisions[row.index]?.code === "crd.person")
      decisions[row.index] = toDecision(
        SUPPORT,
        "CADENCE",
        "the same party's other payments state this purpose",
        0.8,
      );
  }
}

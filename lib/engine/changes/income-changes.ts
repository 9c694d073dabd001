import { addDays } from "@/lib/engine/calendar/day";
import { type Change, hasMoved, type Pair, sayMove, sayWhen } from "@/lib/engine/changes/change";
import type { ComparedIncome } from "@/lib/engine/changes/compared-figures";

/**
 * Income counts as new if its first payment came in the last NEW_INCOME_DAYS days of the earlier data, or later. The
 * earlier report could not recognise the income from a single payment.
 */
export const NEW_INCOME_DAYS = 31;

const keyOf = ({ code, name }: Pick<ComparedIncome, "code" | "name">) => `${code} ${name}`;

/** Income that ceased, is late, began, changed or is no longer listed. */
export function listIncomeChanges({ previous, current, limitations }: Pair): Change[] {
  const before = new Map(previous.income.map((income) => [keyOf(income), income]));
  const after = new Map(current.income.map((income) => [keyOf(income), income]));
  const paidNow = new Set(current.income.filter(isPaid).map(({ name }) => name));
  const isDoubtful = limitations.has("METHOD_CHANGED");
  const known = new Set(previous.accountIds);
  const isInBoth = ({ accountIds }: ComparedIncome) => accountIds.every((id) => known.has(id));
  const isFull = current.profile === "full";
  const changes: Change[] = [];
  for (const was of previous.income) {
    if (was.status !== "RUNNING" && was.status !== "LATE") continue;
    const is = after.get(keyOf(was));
    const base = { name: was.name, code: was.code, previousCents: was.monthlyCents };
    const currentCents = is?.monthlyCents ?? null;
    if (!is) {
      // If the payer still pays income of another category, the income has not ended and is not listed.
      if (isDoubtful || paidNow.has(was.name)) continue;
      const text = `${was.name}: regular income in the previous report, but not in this one.`;
      changes.push({ kind: "INCOME_NOT_LISTED", text, ...base, currentCents: null });
    } else if (is.status === "CEASED" || (is.status === "LATE" && was.status === "RUNNING")) {
      if (limitations.has("STALE_DATA")) continue;
      const isCeased = is.status === "CEASED";
      const what = isCeased ? "no payment for two of its cycles" : "a payment is late";
      const text = `${was.name}: ${what}. Last paid ${sayWhen(is.lastOn, isFull)}.`;
      changes.push({ kind: isCeased ? "INCOME_CEASED" : "INCOME_LATE", text, ...base, currentCents });
    } else if (
      !isDoubtful &&
      is.status === "RUNNING" &&
      isInBoth(is) &&
      hasMoved(was.monthlyCents, currentCents)
    ) {
      const text = `${was.name}: ${sayMove(was.monthlyCents, currentCents)}.`;
      changes.push({ kind: "INCOME_CHANGED", text, ...base, currentCents });
    }
  }
  const newFrom = addDays(previous.period.to, 1 - NEW_INCOME_DAYS);
  for (const is of current.income) {
    const was = before.get(keyOf(is));
    if (is.status !== "RUNNING" || was?.status === "RUNNING" || was?.status === "LATE") continue;
    if (is.firstOn < newFrom || !isInBoth(is)) continue;
    const text = `${is.name}: new regular income, first paid ${sayWhen(is.firstOn, isFull)}.`;
    changes.push({
      kind: "INCOME_NEW",
      text,
      name: is.name,
      code: is.code,
      previousCents: null,
      currentCents: is.monthlyCents,
    });
  }
  return changes;
}

const isPaid = ({ status }: ComparedIncome) => status === "RUNNING" || status === "OTHER";

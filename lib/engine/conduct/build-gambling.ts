import { toMean, toTotal } from "@/lib/engine/conduct/tally";
import type { Conduct } from "@/lib/engine/document";
import { calculate } from "@/lib/engine/figures/figure";
import { toRatio } from "@/lib/engine/figures/statistics";
import type { Entry, Ledger } from "@/lib/engine/ledger";

/** Lotteries, art unions and prize homes, distinguished from betting by their names. */
const LOTTERY =
  /\b(?:the lott|lott(?:o|ery|eries)?|lotterywest|tatts(?:lotto)?|golden casket|powerball|art union|prize homes?|raffle)\b/i;

/**
 * Payments to named gambling firms and, separately, payments that are only inferred to be gambling. Winnings are shown
 * separately; only `netTotal` deducts them.
 */
export function buildGambling(ledger: Ledger, incomeMonthly: number | null): Conduct["gambling"] {
  const spent = ledger.entriesCoded("rec.gambling").filter(({ row }) => row.cents < 0);
  const named = spent.filter(({ decision }) => !decision.inferred);
  const back = ledger.entriesCoded("crd.gambling_return");
  const confirmed = toMean("gambling-confirmed", named, ledger);
  const depositsTotal = toTotal("gambling-confirmed", named, ledger);
  const returnsTotal = toTotal("gambling-returns", back, ledger);
  return {
    confirmed,
    lotteries: toMean(
      "gambling-lotteries",
      named.filter(({ name, row }) => LOTTERY.test(name) || LOTTERY.test(row.description)),
      ledger,
    ),
    inferred: toMean(
      "gambling-inferred",
      spent.filter(({ decision }) => decision.inferred),
      ledger,
    ),
    ratioOfIncome:
      incomeMonthly === null || incomeMonthly <= 0 ? null : toRatio(confirmed.value ?? 0, incomeMonthly),
    returns: toMean("gambling-returns", back, ledger, 1),
    depositsTotal,
    returnsTotal,
    netTotal: calculate("D-NET", [depositsTotal, returnsTotal], {
      window: depositsTotal.window,
      count: named.length + back.length,
      evidence: ledger.evidence.note(
        "conduct:gambling-net",
        [...named, ...back].map(({ row }) => row),
      ),
    }),
    ...byDay(named),
  };
}

function byDay(entries: readonly Entry[]): Pick<Conduct["gambling"], "days" | "largestDay"> {
  const days = new Map<string, NonNullable<Conduct["gambling"]["largestDay"]>>();
  for (const { row } of entries) {
    const day = days.get(row.on) ?? { on: row.on, amountCents: 0, count: 0 };
    days.set(row.on, day);
    day.amountCents -= row.cents;
    day.count++;
  }
  let largestDay: Conduct["gambling"]["largestDay"] = null;
  for (const day of days.values())
    if (largestDay === null || day.amountCents > largestDay.amountCents) largestDay = day;
  return { days: days.size, largestDay };
}

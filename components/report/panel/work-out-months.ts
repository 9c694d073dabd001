import type { MonthAmount } from "@/lib/engine/document";
import { counted, figureText, money, month } from "../format";
import { ROUNDING_CENTS } from "./check-rows";
import type { FigureQuery, Workings } from "./explanation";

const TAKEN: Readonly<Record<string, number>> = { "A-M3": 3, "A-M6": 6, "A-M12": 12 };

/** An average of whole calendar months, with the months it is made of. */
export function workOutMonths(asked: FigureQuery): Workings {
  const { figure } = asked;
  const whole = historyOf(asked).filter((item) => !item.partial);
  const taken = whole.slice(-(TAKEN[figure.formula] ?? whole.length));
  const result = resultOf(
    figure.formula,
    taken.map((item) => item.amountCents),
  );
  if (result === null || Math.abs(result - (figure.value ?? Number.NaN)) > ROUNDING_CENTS)
    return { worked: null, parts: [] };
  const parts = taken.map((item) => ({
    sign: "+" as const,
    name: month(item.month),
    value: money(item.amountCents),
    key: null,
  }));
  const sum = taken.reduce((total, item) => total + item.amountCents, 0);
  const months = counted(taken.length, "whole month");
  const worked =
    figure.formula === "A-MED"
      ? `The middle of ${months} = ${figureText(figure)}`
      : `${money(sum)} ÷ ${months} = ${figureText(figure)}`;
  return { worked, parts: figure.formula === "A-MED" ? parts.map((part) => ({ ...part, sign: "" })) : parts };
}

/** The trimmed mean is worked out only where nothing was trimmed, when it is the plain one. */
function resultOf(formula: string, amounts: readonly number[]): number | null {
  if (amounts.length === 0) return null;
  if (formula === "A-MED") {
    const sorted = [...amounts].sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const low = sorted[Math.ceil(middle) - 1] ?? 0;
    const high = sorted[Math.floor(middle)] ?? low;
    return (low + high) / 2;
  }
  return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
}

function historyOf({ document, key }: FigureQuery): MonthAmount[] {
  const [part, , first, inner, second] = key.split(".");
  if (part === "income") return document.income.streams[Number(first)]?.history ?? [];
  const group = document.expenses.groups[Number(first)];
  if (inner === "leaves") return group?.leaves[Number(second)]?.history ?? [];
  const months = new Map<string, MonthAmount>();
  for (const item of group?.leaves.flatMap((leaf) => leaf.history) ?? []) {
    const known = months.get(item.month);
    const amountCents = (known?.amountCents ?? 0) + item.amountCents;
    months.set(item.month, { ...item, amountCents, count: (known?.count ?? 0) + item.count });
  }
  return [...months.values()];
}

import { addDays, type Day, parseDay } from "@/lib/engine/calendar/day";
import type { Figure, MonthAmount, Monthly, Transaction, Unit, Window } from "@/lib/engine/document";

/**
 * This file has the building blocks of the hand-made document. They are deterministic, and each figure is calculated
 * from the rows that it names.
 */

export const WINDOW: Window = { from: parseDay("2025-11-20"), to: parseDay("2026-11-19"), days: 365 };
export const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const number = 11 + index;
  const year = 2025 + Math.floor((number - 1) / 12);
  return `${year}-${String(((number - 1) % 12) + 1).padStart(2, "0")}`;
});

/** A simple generator with a fixed seed, so that every run makes the same household. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function figure(
  value: number | null,
  more: Partial<Figure> = {},
  unit: Unit = "AUD_CENTS_PER_MONTH",
): Figure {
  return {
    value,
    unit,
    formula: "A-COV",
    window: WINDOW,
    count: 12,
    evidence: null,
    quality: "OK",
    note: null,
    ...more,
  };
}

export function monthly(value: number, evidence: string, count: number): Monthly {
  const near = (share: number) => figure(Math.round(value * share), { evidence, count });
  return {
    selected: figure(value, { evidence, count }),
    rule: "A-COV",
    covered: figure(value, { evidence, count }),
    m3: near(1.04),
    m6: near(1.01),
    m12: near(1),
    median: near(0.98),
    trimmed: near(0.99),
    stream: near(1),
    annualised: { ...near(1), value: null },
  };
}

export function history(rows: readonly Transaction[]): MonthAmount[] {
  return MONTHS.map((month) => {
    const found = rows.filter((row) => row.on.startsWith(month));
    return {
      month,
      amountCents: found.reduce((total, row) => total + Math.abs(row.amountCents), 0),
      count: found.length,
      partial: month === "2025-11",
    };
  });
}

/** The rows' total for an average month of the year they cover. */
export function perMonth(rows: readonly Transaction[]): number {
  const total = rows.reduce((sum, row) => sum + Math.abs(row.amountCents), 0);
  return Math.round(((total / WINDOW.days) * 365.25) / 12);
}

export function everyDays(step: number, start = WINDOW.from): Day[] {
  const days: Day[] = [];
  for (let on = start; on <= WINDOW.to; on = addDays(on, step)) days.push(on);
  return days;
}

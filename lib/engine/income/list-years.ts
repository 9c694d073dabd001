import type { Day } from "@/lib/engine/calendar/day";
import type { Income } from "@/lib/engine/document";
import { calculate } from "@/lib/engine/figures/figure";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";

/**
 * The income received in each financial year of the period; none if no day is covered. `rows` are all income rows, in
 * order.
 */
export function listFinancialYears(rows: readonly BankRow[], ledger: Ledger): Income["financialYears"] {
  const { period } = ledger.bank;
  if (ledger.whole.window.days === 0) return [];
  const years: Income["financialYears"] = [];
  for (let start = yearOf(period.from); start <= yearOf(period.to); start++) {
    const from = later(`${start}-07-01` as Day, period.from);
    const to = earlier(`${start + 1}-06-30` as Day, period.to);
    const own = rows.filter((row) => row.on >= from && row.on <= to);
    const name = `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
    const total = calculate(
      "I-YEAR",
      own.map((row) => row.cents),
      {
        count: own.length,
        evidence: ledger.evidence.note(`income:year:${name}`, own),
      },
    );
    years.push({ year: name, from, to, netReceived: total });
  }
  return years;
}

/** The calendar year in which the financial year of a day began. */
function yearOf(day: Day): number {
  return Number(day.slice(0, 4)) - (day.slice(5, 7) < "07" ? 1 : 0);
}

function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}

function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}

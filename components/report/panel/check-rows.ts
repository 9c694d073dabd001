import type { Figure, Transaction } from "@/lib/engine/document";
import { counted, figureText, money } from "../format";
import type { RowCheck } from "./model";

/** A mean month, 365.25 days ÷ 12. */
export const DAYS_PER_MONTH = 365.25 / 12;
/** Amounts are rounded to whole cents, so a result may be off by as much as this. */
export const ROUNDING_CENTS = 0.5 + 1e-6;

const OF_PARTS =
  "This total differs because the figure adds up the monthly amounts of its parts, each by the part’s own rule. These are the payments the parts rest on, over the whole period.";
const OF_MONTHS =
  "This total differs because the figure looks at whole calendar months only. The rows of every month are listed.";
const OF_SHARE =
  "This total differs because the figure is a share, not a sum. These are the rows of what is divided or divided by.";

/** Why the rows behind a figure of this formula do not add up to it. */
const BY_DESIGN: Readonly<Record<string, string>> = {
  "A-M3": OF_MONTHS,
  "A-M6": OF_MONTHS,
  "A-M12": OF_MONTHS,
  "A-MED": OF_MONTHS,
  "A-TRIM": OF_MONTHS,
  "A-STREAM":
    "This total differs because the figure is the current payment at its frequency, not the mean of what was paid.",
  "A-ANN":
    "This total differs because bills that come less than monthly are spread over the year, whatever fell into this period.",
  "A-LIFE": "This total differs because the figure divides by the days since this income began.",
  "A-MIX":
    "This total differs because regular payments count at their current amount, and only the rest at its mean.",
  CEASED:
    "This total differs because what has ended counts as nothing from then on. This is what was paid before.",
  "I-NET": OF_PARTS,
  "I-TYPE": OF_PARTS,
  "I-ASSESSED": OF_PARTS,
  "E-GROUP": OF_PARTS,
  "E-SUM": OF_PARTS,
  "E-HEM": OF_PARTS,
  "C-SUM": OF_PARTS,
  "L-SUM": OF_PARTS,
  "L-30D":
    "This total differs because the figure counts the last thirty days; earlier payments are listed too.",
  "L-SERVICE":
    "This total differs because the figure is what a lender would count at a higher rate. These are the repayments seen.",
  "L-LIMIT":
    "This total differs because the figure is the limit repaid over a set time. These are the repayments seen.",
  "L-CONTRACT":
    "This total differs because the figure is what the contract asks for. These are the repayments seen.",
  "L-DUE": "This total differs because the figure is what is still to come. These are the instalments seen.",
  "L-SETTLED": "This total differs because nothing has been paid lately. This is what was paid before.",
  "D-PAYDAY":
    "This total differs because the figure is a middle value over the pay cycles. These are the pays they begin with.",
};

const ANY = "This total differs because the formula says what is made of these rows.";

/** Whether the rows behind a figure add up to it, in words; where they do not, why that is as it should be. */
export function checkRows(figure: Figure, rows: readonly Transaction[]): RowCheck {
  const sumCents = rows.reduce((sum, row) => sum + row.amountCents, 0);
  const { value, unit, window, formula } = figure;
  const size = Math.abs(sumCents);
  if (value === null)
    return {
      kind: "BY_DESIGN",
      sumCents,
      text: "The figure is not available. These are the rows there are.",
    };
  if (unit === "COUNT" && value === rows.length)
    return { kind: "COUNT", sumCents, text: "The figure counts these rows." };
  if (unit === "AUD_CENTS" && Math.abs(value) === size)
    return { kind: "SUM", sumCents, text: "The rows add up to the figure." };
  if (unit === "AUD_CENTS_PER_MONTH" && window !== null && isMean(size, window.days, value)) {
    const text = `The rows add up to ${money(size)}: over ${counted(window.days, "covered day")} that is ${figureText(figure)} a month, the figure.`;
    return { kind: "MEAN", sumCents, text };
  }
  return { kind: "BY_DESIGN", sumCents, text: BY_DESIGN[formula] ?? (unit === "RATIO" ? OF_SHARE : ANY) };
}

/** Whether an amount over these days comes to this much a month. */
export function isMean(cents: number, days: number, monthlyCents: number): boolean {
  return days > 0 && Math.abs((cents / days) * DAYS_PER_MONTH - Math.abs(monthlyCents)) <= ROUNDING_CENTS;
}

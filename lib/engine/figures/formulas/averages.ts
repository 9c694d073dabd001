import type { Formulas } from "@/lib/engine/figures/formula";

/** Averages of what one stream or category comes to a month. */
export const AVERAGES = {
  "A-COV": {
    name: "Covered-days mean",
    text: "Sum ÷ days covered × 30.4375 (365.25 ÷ 12). Days covered are the days the accounts concerned speak for, less gaps.",
  },
  "A-M3": { name: "Three-month mean", text: "Mean of the last three whole calendar months." },
  "A-M6": { name: "Six-month mean", text: "Mean of the last six whole calendar months." },
  "A-M12": { name: "Twelve-month mean", text: "Mean of the last twelve whole calendar months." },
  "A-MED": { name: "Median month", text: "Median of whole calendar months, months with nothing included." },
  "A-TRIM": {
    name: "Trimmed mean",
    text: "Mean of whole calendar months, leaving out months beyond one and a half times the spread between the quartiles.",
  },
  "A-STREAM": {
    name: "Current amount at its frequency",
    text: "Median of the last three usual payments × payments a year ÷ 12 (weekly 52, fortnightly 26, four-weekly 13, twice a month 24, monthly 12).",
  },
  "A-ANN": {
    name: "Spread over the year",
    text: "Mean payment × payments a year ÷ 12, for cycles longer than a month. A bill seen once in less data than the usual cycle of its kind is taken to come at that cycle, and marked estimated. A bonus in less than a year of data counts as that year's: its sum ÷ 12.",
  },
  "A-LIFE": {
    name: "Mean over the stream's life",
    text: "Sum ÷ days from the first payment to one cycle after the last × 30.4375, for income that began within the data.",
  },
  "A-MIX": {
    name: "Streams and the rest",
    text: "Regular payments at their current amount, plus the covered-days mean of everything else in the leaf. Contracts that have ended count as nothing.",
  },
  CEASED: {
    name: "Ended",
    text: "A contract or stream that ended, or was replaced by another, counts as nothing from then on.",
  },
} as const satisfies Formulas;

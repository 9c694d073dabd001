import type { Formulas } from "@/lib/engine/figures/formula";

/** Income: its totals, kinds, sources and years. */
export const INCOME = {
  "I-NET": {
    name: "Net income",
    text: "Sum of the selected monthly amounts of the income streams included. The one credit of a stream that is more than ten times its median is left out and listed.",
  },
  "I-TYPE": {
    name: "Income of a kind",
    text: "Sum of the selected monthly amounts of the streams of the kind.",
  },
  "I-ASSESSED": { name: "Assessed income", text: "Each included stream × (1 − its discount), summed." },
  "I-SOURCES": {
    name: "Sources of income",
    text: "Included streams: those paid in the last 61 days, those of wages, and those that keep a rhythm.",
  },
  "I-YEAR": {
    name: "Income of a financial year",
    text: "Income received from 1 July to 30 June, as far as the period reaches; ended streams and one-off income included.",
  },
  "I-GOV": { name: "Government share", text: "Government payments ÷ net income." },
} as const satisfies Formulas;

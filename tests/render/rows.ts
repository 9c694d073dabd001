import { addDays, type Day } from "@/lib/engine/calendar/day";
import type { Basis, Transaction } from "@/lib/engine/document";
import { everyDays, seeded, WINDOW } from "./figures";

type Habit = {
  code: string;
  basis: Basis;
  account: string;
  every: number;
  start: number;
  cents: number;
  swing: number;
  names: [name: string, text: string][];
  stream: string | null;
};

const HABITS: Habit[] = [
  {
    code: "inc.salary.regular",
    basis: "NEUTRAL",
    account: "acc-1",
    every: 14,
    start: 5,
    cents: 284615,
    swing: 0.004,
    names: [["Northside Hospital", "SALARY NORTHSIDE HOSPITAL 004412"]],
    stream: "st-salary",
  },
  {
    code: "inc.gov.family",
    basis: "NEUTRAL",
    account: "acc-1",
    every: 14,
    start: 3,
    cents: 21864,
    swing: 0,
    names: [["Services Australia", "CENTRELINK FAMILY 310T1234567"]],
    stream: "st-family",
  },
  {
    code: "dbt.mortgage",
    basis: "DEBT",
    account: "acc-1",
    every: 30,
    start: 9,
    cents: -241200,
    swing: 0,
    names: [["Harbour Bank Home Loan", "HOME LOAN REPAYMENT 88121"]],
    stream: "st-mortgage",
  },
  {
    code: "dbt.bnpl",
    basis: "DEBT",
    account: "acc-1",
    every: 14,
    start: 11,
    cents: -4250,
    swing: 0.4,
    names: [["Afterpay", "AFTERPAY AU MELBOURNE"]],
    stream: null,
  },
  {
    code: "utl.energy",
    basis: "ESSENTIAL",
    account: "acc-1",
    every: 91,
    start: 40,
    cents: -41230,
    swing: 0.2,
    names: [["Origin Energy", "BPAY ORIGIN ENERGY 130112"]],
    stream: "st-energy",
  },
  {
    code: "com.phone_internet",
    basis: "ESSENTIAL",
    account: "acc-3",
    every: 30,
    start: 14,
    cents: -8900,
    swing: 0,
    names: [["Telstra", "TELSTRA CORP LTD MELBOURNE"]],
    stream: "st-phone",
  },
  {
    code: "com.streaming",
    basis: "DISCRETIONARY",
    account: "acc-3",
    every: 30,
    start: 20,
    cents: -1899,
    swing: 0,
    names: [["Netflix", "NETFLIX.COM LOS GATOS"]],
    stream: "st-netflix",
  },
  {
    code: "foo.groceries",
    basis: "ESSENTIAL",
    account: "acc-3",
    every: 3,
    start: 1,
    cents: -9650,
    swing: 0.6,
    names: [
      ["Woolworths", "WOOLWORTHS 1294 MARRICKVILLE"],
      ["Aldi", "ALDI STORES 41 ASHFIELD"],
      ["Harris Farm", "HARRIS FARM MKTS LEICHHARDT"],
    ],
    stream: null,
  },
  {
    code: "foo.dining",
    basis: "DISCRETIONARY",
    account: "acc-3",
    every: 4,
    start: 2,
    cents: -3280,
    swing: 0.8,
    names: [
      ["Bà Tư Quán", "BA TU QUAN MARRICKVILLE"],
      ["Uber Eats", "UBER *EATS SYDNEY"],
      ["Café Zoë", "CAFE ZOE NEWTOWN"],
    ],
    stream: null,
  },
  {
    code: "tra.fuel",
    basis: "ESSENTIAL",
    account: "acc-3",
    every: 9,
    start: 6,
    cents: -7410,
    swing: 0.3,
    names: [["Ampol", "AMPOL FOODARY 2210 TEMPE"]],
    stream: null,
  },
  {
    code: "tra.public",
    basis: "ESSENTIAL",
    account: "acc-3",
    every: 5,
    start: 4,
    cents: -1560,
    swing: 0.5,
    names: [["Transport for NSW", "TRANSPORTFORNSW OPAL"]],
    stream: null,
  },
  {
    code: "hea.insurance",
    basis: "ESSENTIAL",
    account: "acc-1",
    every: 30,
    start: 17,
    cents: -31240,
    swing: 0,
    names: [["Medibank Private", "MEDIBANK PRIVATE DD 99120"]],
    stream: "st-health",
  },
  {
    code: "tra.car_insurance",
    basis: "ESSENTIAL",
    account: "acc-1",
    every: 365,
    start: 100,
    cents: -121400,
    swing: 0,
    names: [["NRMA Insurance", "NRMA INSURANCE RENEWAL"]],
    stream: null,
  },
  {
    code: "per.clothing",
    basis: "DISCRETIONARY",
    account: "acc-3",
    every: 24,
    start: 12,
    cents: -8900,
    swing: 0.7,
    names: [["Uniqlo", "UNIQLO SYDNEY AU"]],
    stream: null,
  },
  {
    code: "rec.gym",
    basis: "DISCRETIONARY",
    account: "acc-3",
    every: 14,
    start: 8,
    cents: -3495,
    swing: 0,
    names: [["Fitness First", "FITNESS FIRST NEWTOWN"]],
    stream: "st-gym",
  },
  {
    code: "csh.atm",
    basis: "NEUTRAL",
    account: "acc-1",
    every: 17,
    start: 10,
    cents: -10000,
    swing: 0.5,
    names: [["Cash", "ATM WITHDRAWAL ANZ MARRICKVILLE"]],
    stream: null,
  },
];

/** A household's year of rows, oldest first. With a higher `factor`, everyday habits recur that many times as often. */
export function makeRows(factor = 1): Transaction[] {
  const chance = seeded(42);
  const rows = HABITS.flatMap((habit) => {
    const step = habit.every <= 9 ? Math.max(1, habit.every / factor) : habit.every;
    const days =
      step >= 1 && Number.isInteger(step)
        ? everyDays(step, addDays(WINDOW.from, habit.start))
        : spread(step, habit.start);
    return days.map((on) => toRow(habit, on, chance()));
  });
  rows.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return rows.map((row, index) => ({ ...row, id: `txn-${index + 1}` }));
}

/** The days of a habit that occurs every `step` days, rounded down, because `step` may be a fraction such as 1.5. */
function spread(step: number, start: number): Day[] {
  const count = Math.floor((WINDOW.days - start) / step);
  return Array.from({ length: count }, (_, index) => addDays(WINDOW.from, start + Math.floor(index * step)));
}

function toRow(habit: Habit, on: Day, draw: number): Transaction {
  const amountCents = Math.round(habit.cents * (1 + (draw - 0.5) * 2 * habit.swing));
  const [name, description] = habit.names[Math.floor(draw * habit.names.length)] ?? ["", ""];
  return {
    id: "",
    accountId: habit.account,
    on,
    amountCents,
    description,
    name,
    channel: habit.account === "acc-3" ? "CARD" : "DIRECT",
    merchantCategoryCode: null,
    wording: null,
    code: habit.code,
    basis: habit.basis,
    streamId: habit.stream,
    pair: null,
    decision: { layer: "merchant", rule: "M-EXACT", confidence: habit.code === "csh.atm" ? 0.62 : 0.97 },
    inferred: false,
    flags: [],
  };
}

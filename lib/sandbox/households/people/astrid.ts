import { heldBy, household } from "../holdings";
import { windfall } from "../pay";
import { every, monthly } from "../rules";
import type { Merchant } from "../types";

const me = { name: "Astrid Nygaard", text: "ASTRID NYGAARD" };
const own = heldBy("Astrid Nygaard");

/**
 * Astrid herself, as the other party of two kinds of transfer. These are the round-ups that the bank saves from every
 * purchase, and her withdrawals from these savings.
 */
const self = (category: string, lowCents: number, highCents: number, place: string): Merchant[] => [
  { name: me.name, text: me.text, mcc: "", category, lowCents, highCents, place, weight: 1 },
];

/** A customer who shares only her savings account, so that her report has little to show. */
export const astrid = household({
  id: "astrid",
  person: "Astrid Nygaard",
  customerNumber: "10002026",
  story:
    "Keeps only her savings at this bank; wages, rent and shopping go through another that she does not share. A report on her covers only the savings account, and must say so.",
  expect: [
    "No income but interest, marked as incomplete: wages must be paid elsewhere",
    "Money to and from her account at another bank, counted as neither income nor spending",
    "Groceries, phone and housing missing, which points to an account not shared",
  ],
  homeBank: "sbx-jacaranda",
  places: ["FREMANTLE WA"],
  housing: { kind: "owned", payee: "" },
  accounts: [
    own.savings({
      key: "savings",
      displayName: "Savings",
      productName: "Growth Saver",
      openingCents: 1840000,
      creationDate: "2019-09-30",
      rate: 0.0485,
    }),
  ],
  flows: [
    windfall({
      id: "weekly",
      category: "crd.own_transfer",
      party: me,
      account: "savings",
      cents: 25000,
      when: every(7, "2024-07-05"),
      channel: "osko_in",
      note: "saving",
    }),
    {
      id: "bills",
      account: "savings",
      channel: "osko_out",
      party: me,
      category: "trf.own_unshared",
      when: monthly(27),
      cents: -60000,
      spreadCents: 20000,
      note: "bills",
    },
  ],
  habits: [
    {
      id: "round-ups",
      account: "savings",
      channel: "osko_in",
      merchants: self("crd.own_transfer", 500, 3000, "round up"),
      perWeek: 4.5,
    },
    {
      id: "back",
      account: "savings",
      channel: "osko_out",
      merchants: self("trf.own_unshared", 5000, 40000, "back"),
      perWeek: 1,
      floorCents: 500000,
    },
  ],
});

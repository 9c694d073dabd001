import { heldBy, household } from "./holdings";
import { joan } from "./people/joan";
import { marcus } from "./people/marcus";
import { mei } from "./people/mei";
import { priya } from "./people/priya";
import type { AccountSpec, Household } from "./types";

/** The persona's own fields. All other fields come from another household. */
type Person = Pick<Household, "id" | "person" | "customerNumber" | "story" | "expect">;

/**
 * Builds a persona who lives like this household but has accounts at several banks. `banks` maps an account's key to
 * its bank. Accounts that are not in `banks` are at the home bank.
 */
function liveAt(life: Household, person: Person, banks: Readonly<Record<string, string>>): Household {
  const accounts = life.accounts.map((account) => ({
    ...account,
    displayName: account.displayName.replace(firstOf(life.person), firstOf(person.person)),
    holder: account.holder.replace(life.person, person.person),
    bank: banks[account.key] ?? life.homeBank,
  }));
  return { ...life, ...person, accounts };
}

const firstOf = (name: string): string => name.split(" ")[0] ?? name;

const anjali = liveAt(
  priya,
  {
    id: "anjali",
    person: "Anjali Rao",
    customerNumber: "10002101",
    story:
      "Banks at Bluegum Bank, saves at Ironbark Bank and has a card at Quokka Money. Two wages, a child in care, a mortgage.",
    expect: [
      "Three data holders in one report",
      "Savings transfers and card payments paired across banks, counted as neither income nor spending",
      "With only Bluegum shared: a hint that money goes to accounts that were not shared",
    ],
  },
  { savings: "sbx-ironbark", card: "sbx-quokka" },
);

const soraya = liveAt(
  mei,
  {
    id: "soraya",
    person: "Soraya Haddad",
    customerNumber: "10002102",
    story:
      "Is paid at Harbourlight Bank, and has her savings and her card at Kookaburra Credit Union. Shift work and salary packaging.",
    expect: [
      "Two data holders in one report",
      "Card payments and savings transfers paired across banks",
      "A home loan visible only through its repayments",
    ],
  },
  { savings: "sbx-kookaburra", card: "sbx-kookaburra" },
);

const connor = liveAt(
  marcus,
  {
    id: "connor",
    person: "Connor Doyle",
    customerNumber: "10002103",
    story:
      "Casual work, short loans and dishonours at Coolabah Bank, with a little put aside at Quokka Money.",
    expect: [
      "Two data holders in one report",
      "Dishonour and overdrawn fees at one bank only",
      "Transfers between the two banks counted as transfers between his own accounts",
    ],
  },
  { spare: "sbx-quokka" },
);

const dulcie = liveAt(
  joan,
  {
    id: "dulcie",
    person: "Dulcie Marsh",
    customerNumber: "10002104",
    story: "Lives on the Age Pension at Banksia Mutual, and keeps her savings at Jacaranda Savings.",
    expect: [
      "Two data holders in one report",
      "Age Pension each fortnight, super pension each month",
      "With both banks: no hint that an account was not shared",
    ],
  },
  { savings: "sbx-jacaranda" },
);

const POTS = 42;
const POT_CENTS = 5_000;

const bruno: Household = (() => {
  const own = heldBy("Bruno Keller");
  const pots = Array.from(
    { length: POTS },
    (_, index): AccountSpec => ({
      ...own.savings({
        key: `pot-${index + 1}`,
        displayName: `Pot ${index + 1}`,
        productName: "Savings Pot",
        openingCents: POT_CENTS * (index + 1),
        creationDate: "2021-05-03",
      }),
      bank: "sbx-kookaburra",
    }),
  );
  const person = {
    id: "bruno",
    person: "Bruno Keller",
    customerNumber: "10002105",
    story: "Has 45 accounts: three at Harbourlight Bank, and 42 savings pots at Kookaburra Credit Union.",
    expect: [
      "45 accounts of two data holders in one report",
      "The bank's account selection page, listing 42 accounts",
      "Savings pots with no transactions, included only in the balances",
    ],
  };
  const life = liveAt(mei, person, {});
  return { ...life, accounts: [...life.accounts, ...pots] };
})();

const nell = household({
  id: "nell",
  person: "Nell Farrow",
  customerNumber: "10002106",
  story: "Can sign in at Quokka Money and has no account there that can be shared.",
  expect: [
    "The bank's page says that there is no account to share",
    "Without another bank the status stays pending_consent",
    "In a request for several banks, the banks shared before stay shared",
  ],
  homeBank: "sbx-quokka",
  places: ["GLENELG SA"],
  housing: { kind: "owned", payee: "" },
  accounts: [],
  flows: [],
});

export const SEVERAL_BANKS: readonly Household[] = [anjali, soraya, connor, dulcie, bruno, nell];

// Changes a household for a scenario. Ids, random keys and people stay the same, so each variant is repeatable too.
import type { Scenario } from "../scenarios";
import { monthly } from "./rules";
import type { AccountSpec, Flow, Household, Merchant } from "./types";

/** Savings that pay any household's bills for decades, because the sandbox's data continues without end. */
const SAVED_UP_CENTS = 200_000_000;

const isPaidIn = ({ cents }: Flow) =>
  typeof cents === "number" ? cents > 0 : cents.some((step) => step.cents > 0);

function enrich(accounts: readonly AccountSpec[], isRich: (account: AccountSpec) => boolean): AccountSpec[] {
  return accounts.map((account) =>
    isRich(account) ? { ...account, openingCents: account.openingCents + SAVED_UP_CENTS } : account,
  );
}

/** The account without interest earned, because interest is income. Charges stay. */
function withoutInterest(account: AccountSpec): AccountSpec {
  if (account.kind === "card" || account.kind === "loan") return account;
  const { rate: _, ...rest } = account;
  return rest;
}

function withoutIncome(household: Household): Household {
  const paid = new Set(household.flows.filter(isPaidIn).map((flow) => flow.account));
  return {
    ...household,
    accounts: enrich(household.accounts, ({ key }) => paid.has(key)).map(withoutInterest),
    flows: household.flows.filter((flow) => !isPaidIn(flow)),
    habits: household.habits.filter(({ channel }) => channel !== "osko_in"),
    skims: [],
    loanCycles: [],
    advances: [],
  };
}

/** The account that pays for spending: the first everyday account, or otherwise the first account. */
function tillOf({ accounts }: Household): string {
  return (accounts.find(({ kind }) => kind === "everyday") ?? accounts[0])?.key ?? "";
}

const MANY_A_WEEK = 955;

type VendingRow = Pick<Merchant, "name" | "text" | "mcc" | "category" | "weight">;
const vending = (row: VendingRow): Merchant => ({ ...row, lowCents: 200, highCents: 500, place: "suburb" });

const SMALL_PURCHASES: readonly Merchant[] = [
  vending({ name: "Snack machine", text: "AIRVEND SNACKS", mcc: "5814", category: "foo.dining", weight: 5 }),
  vending({
    name: "The Daily Grind",
    text: "LS THE DAILY GRIND",
    mcc: "5814",
    category: "foo.dining",
    weight: 3,
  }),
  vending({
    name: "Corner store",
    text: "CORNER CONVENIENCE",
    mcc: "5411",
    category: "foo.groceries",
    weight: 3,
  }),
  vending({
    name: "Parking meter",
    text: "CELLOPARK PARKING",
    mcc: "7523",
    category: "tra.tolls_parking",
    weight: 1,
  }),
];

function withManyRows(household: Household): Household {
  const till = tillOf(household);
  return {
    ...household,
    accounts: enrich(household.accounts, ({ key }) => key === till),
    habits: [
      ...household.habits,
      { id: "small", account: till, channel: "eftpos", merchants: SMALL_PURCHASES, perWeek: MANY_A_WEEK },
    ],
    skims: [],
  };
}

type ShopAbroad = Pick<Merchant, "name" | "text" | "mcc" | "category" | "place">;
const abroad = (row: ShopAbroad): Merchant => ({ ...row, lowCents: 900, highCents: 14_000, weight: 1 });

const SHOPS_ABROAD: readonly Merchant[] = [
  abroad({
    name: "Shake Shack",
    text: "SHAKE SHACK",
    mcc: "5814",
    category: "foo.dining",
    place: "NEW YORK NY USA",
  }),
  abroad({
    name: "Strand Bookstore",
    text: "STRAND BOOK STORE",
    mcc: "5942",
    category: "rec.entertainment",
    place: "NEW YORK NY USA",
  }),
  abroad({ name: "Boots", text: "BOOTS 0411", mcc: "5912", category: "hea.pharmacy", place: "LONDON GBR" }),
  abroad({
    name: "Air New Zealand",
    text: "AIR NEW ZEALAND",
    mcc: "3053",
    category: "rec.travel",
    place: "AUCKLAND NZL",
  }),
];

function withTravel(household: Household): Household {
  const home = tillOf(household);
  const travel: AccountSpec = {
    key: "travel",
    kind: "everyday",
    displayName: "Travel Money US Dollars",
    productName: "Travel Money",
    ownership: "ONE_PARTY",
    holder: household.person,
    openingCents: 1_000_000,
    creationDate: "2023-03-14",
    currency: "USD",
  };
  const refill: Flow = {
    id: "travel-pay",
    account: travel.key,
    channel: "direct_credit",
    party: { name: "Hudson Editorial", text: "HUDSON EDITORIAL LLC" },
    category: "crd.other",
    when: monthly(9, "after"),
    cents: 65_000,
  };
  const fee: Flow = {
    id: "abroad-fee",
    account: home,
    channel: "fee",
    party: { name: "The bank", text: "" },
    category: "fin.bank_fee",
    when: monthly(27, "after"),
    cents: -645,
    note: "International transaction fee",
  };
  return {
    ...household,
    accounts: [...household.accounts, travel],
    flows: [...household.flows, refill, fee],
    habits: [
      ...household.habits,
      {
        id: "travel-spend",
        account: travel.key,
        channel: "visa",
        merchants: SHOPS_ABROAD,
        perWeek: 1.6,
        floorCents: 0,
      },
      {
        id: "abroad-spend",
        account: home,
        channel: "visa",
        merchants: SHOPS_ABROAD,
        perWeek: 0.8,
        floorCents: 20_000,
      },
    ],
  };
}

/**
 * The household under this scenario; unchanged without a scenario, or if the scenario does not change the household.
 */
export function varyHousehold(household: Household, scenario: Scenario | null): Household {
  switch (scenario?.life) {
    case "no_income":
      return withoutIncome(household);
    case "many_rows":
      return withManyRows(household);
    case "abroad":
      return withTravel(household);
    default:
      return household;
  }
}

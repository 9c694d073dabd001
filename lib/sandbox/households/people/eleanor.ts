import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { deposit, salary, windfall } from "../pay";
import { bpay, directDebit, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const company = { name: "Corella Energy Group", text: "CORELLA ENERGY GROUP LTD", apca: "450117" };
const school = {
  name: "Westbourne Grammar School",
  text: "WESTBOURNE GRAMMAR SCHOOL FEES",
  biller: { code: "63214", crn: "2094118" },
};
const registry = { name: "Corella Energy", text: "CORELLA ENERGY FNL DIV 00418" };
const cleaner = { name: "Spotless Homes", text: "SPOTLESS HOMES CLEANING SERVICES", apca: "366140" };
const own = heldBy("Eleanor Whitcombe");
const both = heldBy("Eleanor Whitcombe & Rajiv Shah");

/** A finance director with a large income, a large loan and three cards. */
export const eleanor = household({
  id: "eleanor",
  person: "Eleanor Whitcombe",
  customerNumber: "10002020",
  story:
    "Finance director in Sydney, paid monthly with a bonus each September. A home loan with an offset account, school fees, three cards: two paid in full, one carried.",
  expect: [
    "A high monthly salary, with the yearly bonus shown apart",
    "A home loan with an offset account that is shown and never taken off what is owed",
    "Three cards: their limits counted, their purchases once, their payments not at all",
    "Interest charged on the one card that is not paid in full",
    "School fees, a cleaner and other discretionary spending a lender asks about",
  ],
  homeBank: "sbx-bluegum",
  places: ["MOSMAN NSW", "NEUTRAL BAY NSW", "SYDNEY NSW"],
  housing: { kind: "mortgage", payee: "home bank" },
  lenders: [
    { name: "home bank", kind: "mortgage" },
    { name: "home bank", kind: "card" },
  ],
  accounts: [
    both.everyday("offset", "Offset", "Offset Account", 8420000, "2019-02-04"),
    own.savings("savings", "Tax and Treats", "Bonus Saver", 2150000, "2015-06-29", { rate: 0.044 }),
    own.card("black", "Black Rewards", "Black Rewards Visa", -612400, "2018-03-19", {
      rate: 0.2099,
      card: { limitCents: 3000000, closesOn: 21, paidOn: 14, from: "offset", pays: "full" },
    }),
    own.card("travel-card", "Travel Card", "Travel Mastercard", -118800, "2021-07-05", {
      rate: 0.1999,
      card: { limitCents: 1500000, closesOn: 9, paidOn: 3, from: "offset", pays: "full" },
    }),
    own.card("carried", "Low Rate Card", "Low Rate Visa", -684000, "2016-11-14", {
      rate: 0.1299,
      card: { limitCents: 1000000, closesOn: 16, paidOn: 6, from: "offset", pays: 40000 },
    }),
    both.loan("loan", "Home Loan", "Offset Home Loan", -142500000, "2019-02-04", {
      rate: 0.0584,
      loan: {
        from: "offset",
        when: monthly(19, "after"),
        cents: 924000,
        frequency: "P1M",
        startDate: "2019-02-08",
        endDate: "2049-02-08",
        originalCents: 160000000,
        offset: "offset",
        category: "dbt.mortgage",
      },
    }),
  ],
  flows: [
    salary("salary", "inc.salary.regular", company, "offset", 2236000, monthly(15, "before"), "monthly"),
    salary(
      "bonus",
      "inc.salary.variable",
      company,
      "offset",
      3964000,
      yearly(15, [9], "before"),
      "irregular",
      { note: "ANNUAL BONUS" },
    ),
    deposit(
      "dividend",
      "inc.invest.dividend",
      registry,
      "offset",
      412600,
      yearly(22, [4, 10], "after"),
      "half_yearly",
      { spreadCents: 18000 },
    ),
    windfall({
      id: "tax-refund",
      category: "crd.tax_refund",
      party: { name: "Australian Taxation Office", text: "ATO ATO004000017712093" },
      account: "offset",
      cents: 241800,
      when: yearly(18, [8], "after"),
      spreadCents: 30000,
    }),
    bpay("school", "edu.private", school, "offset", 1086000, yearly(3, [2, 4, 7, 10])),
    directDebit("cleaner", "hou.maintenance", cleaner, "offset", 22000, every(14, "2024-07-09")),
    bpay("rates", "hou.rates_water", PARTIES.councilInner, "offset", 58120, yearly(28, [2, 5, 8, 11])),
    bpay("water", "hou.rates_water", PARTIES.sydneyWater, "offset", 31640, yearly(24, [1, 4, 7, 10]), 3800),
    directDebit("energy", "utl.energy", PARTIES.energyAustralia, "offset", 42600, monthly(23), 9800),
    directDebit("health-cover", "hea.insurance", STATE_BILLERS.hcf, "offset", 52480, monthly(2)),
    directDebit("income-cover", "ins.life_income", PARTIES.tal, "offset", 31870, monthly(12)),
    directDebit(
      "home-insurance",
      "hou.home_insurance",
      { name: "NRMA Insurance", text: "NRMA HOME INSURANCE", apca: "125644" },
      "offset",
      31620,
      monthly(17),
    ),
    bpay("rego", "tra.rego_licence", PARTIES.serviceNsw, "offset", 148200, yearly(20, [5])),
    subscription(
      "car-insurance",
      "tra.car_insurance",
      STATE_BILLERS.budgetCar,
      "black",
      214600,
      yearly(12, [5]),
    ),
    subscription("internet", "com.phone_internet", PARTIES.aussieBroadband, "black", 11900, monthly(10)),
    subscription(
      "mobile",
      "com.phone_internet",
      { name: "Telstra", text: "TELSTRA MELBOURNE VIC", mcc: "4814" },
      "black",
      18700,
      monthly(25),
    ),
    subscription(
      "gym",
      "rec.gym",
      { name: "Fitness First", text: "FITNESS FIRST MOSMAN NSW", mcc: "7997" },
      "black",
      5490,
      every(14, "2024-07-04"),
    ),
    subscription("netflix", "com.streaming", PARTIES.netflix, "black", 2599, monthly(7)),
    subscription("disney", "com.streaming", PARTIES.disney, "black", 2099, monthly(13)),
    subscription("spotify", "com.streaming", PARTIES.spotify, "black", 2399, monthly(27)),
    {
      id: "black-fee",
      account: "black",
      channel: "fee",
      party: { name: "The bank", text: "" },
      category: "fin.bank_fee",
      note: "Annual fee",
      when: yearly(19, [3]),
      cents: -39500,
    },
  ],
  habits: [
    ...living(
      "black",
      {
        groceries: [4.2, 1],
        coffee: 6,
        dining: [3.4, 1.4],
        fuel: 1,
        rides: 1.4,
        tolls: 1.6,
        pharmacy: 0.8,
        medical: 0.4,
        kids: 1.6,
        shopping: 1.4,
        online: 1.2,
        hardware: 0.4,
        care: 0.8,
        fun: 0.6,
        drinks: 0.9,
        pets: 0.5,
        giving: 0.4,
      },
      { channel: "visa" },
    ),
    ...living("travel-card", { travel: 0.5, dining: [0.4, 1.5], rides: 0.3 }),
    ...living("carried", { online: [0.5, 1], shopping: [0.3, 1] }),
    ...living("offset", { cash: [0.3, 1.2], friends: 0.4, friendsBack: 0.3 }),
  ],
  transfers: [
    { id: "treats", from: "offset", to: "savings", when: monthly(16), cents: 150000, note: "Tax and treats" },
  ],
  topUps: [
    { id: "rescue", from: "savings", to: "offset", belowCents: 200000, chunkCents: 200000, note: "Top up" },
  ],
});

import { PARTIES } from "../billers";
import * as daily from "../merchants";
import { directDebit, every, habit, monthly, subscription, yearly } from "../rules";
import * as shops from "../shops";
import type { Household } from "../types";

const cafe = { name: "Harvest Table Cafe", text: "HARVEST TABLE CAFE P/L WAGES", apca: "433170" };
const centrelink = { name: "Services Australia", text: "SERVICES AUSTRALIA JOBSEEKER" };
const families = { name: "Services Australia", text: "AUS GOV FAMILIES FAMILY ALLOWANCE" };
const childSupport = { name: "Child Support", text: "CHILD SUPPORT CS" };
const agent = { name: "Ridgeway Property", text: "RIDGEWAY PROPERTY RENT", apca: "329004" };

/** A renter with irregular shifts, JobSeeker and family payments, who spends carefully. */
export const jayden: Household = {
  id: "jayden",
  person: "Jayden Costa",
  customerNumber: "10002003",
  story:
    "Casual café shifts that change every week, JobSeeker that changes with them, family payments for one child. Rents in Toowoomba.",
  expect: [
    "Irregular weekly wages with weeks that have none",
    "JobSeeker and Family Tax Benefit each fortnight, child support each month",
    "Rent by direct debit to an agent",
    "Yearly registration that a short window would miss or exaggerate",
  ],
  homeBank: "sbx-ironbark",
  places: ["TOOWOOMBA QLD", "HARRISTOWN QLD", "WILSONTON QLD"],
  arrivesLate: false,
  housing: { kind: "rent", payee: "Ridgeway Property" },
  lenders: [{ name: "Zip", kind: "bnpl" }],
  accounts: [
    {
      key: "everyday",
      kind: "everyday",
      displayName: "Choice Basic",
      productName: "Basic Account",
      ownership: "ONE_PARTY",
      holder: "Jayden Costa",
      openingCents: 61240,
      creationDate: "2014-02-03",
      overdraw: { limitCents: 12000, feeCents: 0, dishonourFeeCents: 500 },
    },
    {
      key: "savings",
      kind: "savings",
      displayName: "For Mia",
      productName: "eSaver",
      ownership: "ONE_PARTY",
      holder: "Jayden Costa",
      openingCents: 34000,
      creationDate: "2019-10-10",
      rate: 0.0325,
    },
  ],
  flows: [
    {
      id: "wages",
      account: "everyday",
      channel: "salary",
      party: cafe,
      category: "inc.salary.regular",
      frequency: "irregular",
      when: every(7, "2024-07-03", "before"),
      cents: 43800,
      spreadCents: 21400,
      skips: 0.14,
    },
    {
      id: "jobseeker",
      account: "everyday",
      channel: "benefit",
      party: centrelink,
      category: "inc.gov.jobseeker",
      frequency: "fortnightly",
      when: every(14, "2024-07-09"),
      cents: 52260,
      spreadCents: 14800,
    },
    {
      id: "family-benefit",
      account: "everyday",
      channel: "benefit",
      party: families,
      category: "inc.gov.family",
      frequency: "fortnightly",
      when: every(14, "2024-07-02"),
      cents: 31780,
    },
    {
      id: "child-support",
      account: "everyday",
      channel: "direct_credit",
      party: childSupport,
      category: "inc.support.child",
      frequency: "monthly",
      when: monthly(7, "after"),
      cents: 21050,
    },
    directDebit("rent", "hou.rent", agent, "everyday", 76000, every(14, "2024-07-10")),
    directDebit("energy", "utl.energy", PARTIES.agl, "everyday", 5500, every(14, "2024-07-11")),
    directDebit("car-insurance", "tra.car_insurance", PARTIES.aami, "everyday", 5240, monthly(22)),
    subscription("mobile", "com.phone_internet", PARTIES.boost, "everyday", 3500, every(28, "2024-07-06")),
    subscription("netflix", "com.streaming", PARTIES.netflix, "everyday", 999, monthly(17)),
    {
      id: "rego",
      account: "everyday",
      channel: "bpay",
      party: PARTIES.tmr,
      category: "tra.rego_licence",
      when: yearly(26, [5]),
      cents: -84215,
    },
  ],
  habits: [
    habit("groceries", "everyday", "eftpos", daily.groceries, 7.5, { scale: 0.42, floorCents: -2000 }),
    habit("corner", "everyday", "visa", daily.groceries, 6.5, { scale: 0.16, floorCents: 0 }),
    habit("takeaway", "everyday", "visa", daily.dining, 4, { scale: 0.42, weekend: 2, floorCents: 3000 }),
    habit("coffee", "everyday", "visa", daily.coffee, 6.5, { scale: 0.8, floorCents: 2000 }),
    habit("fuel", "everyday", "eftpos", daily.fuel, 2.2, { scale: 0.38, floorCents: 0 }),
    habit("parking", "everyday", "visa", daily.tolls, 1.2, { scale: 0.4, floorCents: 1000 }),
    habit("pharmacy", "everyday", "eftpos", daily.pharmacy, 0.9, { scale: 0.5, floorCents: 1000 }),
    habit("medical", "everyday", "visa", daily.medical, 0.1, { scale: 0.6, floorCents: 9000 }),
    habit("child", "everyday", "visa", shops.kids, 2.6, { scale: 0.55, floorCents: 3000 }),
    habit("shopping", "everyday", "visa", shops.shopping, 1.1, {
      scale: 0.35,
      floorCents: 9000,
      refunds: 0.05,
    }),
    habit("online", "everyday", "visa", shops.online, 0.7, { scale: 0.35, floorCents: 9000, refunds: 0.06 }),
    habit("cash", "everyday", "atm", daily.cash, 0.7, { scale: 0.4, floorCents: 8000 }),
    habit("friends", "everyday", "osko_out", daily.friends, 0.6, { scale: 0.4, floorCents: 8000 }),
    habit("friends-back", "everyday", "osko_in", daily.friendsBack, 0.8, { scale: 0.4 }),
  ],
  transfers: [
    {
      id: "for-mia",
      from: "everyday",
      to: "savings",
      when: every(14, "2024-07-10"),
      cents: 2500,
      note: "Mia",
    },
  ],
  topUps: [
    {
      id: "rescue",
      from: "savings",
      to: "everyday",
      belowCents: 500,
      chunkCents: 2000,
      note: "Until payday",
    },
  ],
  skims: [
    {
      id: "rego-pot",
      from: "everyday",
      to: "savings",
      when: every(14, "2024-07-04"),
      keepCents: 70000,
      note: "Put by",
    },
  ],
  loanCycles: [],
  instalments: [
    {
      id: "zip",
      account: "everyday",
      provider: { name: "Zip", text: "ZIP PAY SYDNEY NSW", mcc: "5999" },
      perWeek: 0.25,
      lowCents: 6000,
      highCents: 16000,
    },
  ],
  advances: [],
};

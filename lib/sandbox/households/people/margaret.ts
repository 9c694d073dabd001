import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { benefit, deposit, sendTo } from "../pay";
import { bpay, directDebit, every, monthly, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const fund = { name: "Southern Light Super", text: "SOUTHERN LIGHT SUPER PENSION PAYMENT" };
const centrelink = { name: "Services Australia", text: "CTRLINK PENSION 044P90817732K" };
const wattle = { name: "Wattle Industries", text: "WATTLE INDUSTRIES DIV S00219988312" };
const harbour = { name: "Harbour Infrastructure", text: "HARBOUR INFRASTRUCTURE DISTRIBUTION" };
const bank = { name: "Eucalypt Banking Group", text: "EUCALYPT BANKING ITM DIV 0017" };
const both = heldBy("Margaret Prentice & Alan Prentice");

/** A retired couple with several kinds of income, each of them small. */
export const margaret = household({
  id: "margaret",
  person: "Margaret Prentice",
  customerNumber: "10002015",
  story:
    "Margaret and Alan, both past seventy, own their house in Victor Harbor. An account-based pension, a part Age Pension, dividends twice a year and a fund that pays every quarter.",
  expect: [
    "Four kinds of income: a super pension, the Age Pension, dividends and distributions",
    "Dividends averaged over the year, although they are paid in only two months",
    "No rent, no loan; rates, water and insurances as they fall due",
    "Everything held jointly",
  ],
  homeBank: "sbx-bluegum",
  places: ["VICTOR HARBOR SA", "GOOLWA SA"],
  housing: { kind: "owned", payee: "" },
  accounts: [
    both.everyday({
      key: "everyday",
      displayName: "Joint Everyday",
      productName: "Retirement Access",
      openingCents: 842000,
      creationDate: "2001-08-06",
    }),
    both.savings({
      key: "savings",
      displayName: "Savings",
      productName: "Online Saver",
      openingCents: 6240000,
      creationDate: "2010-02-22",
      rate: 0.0425,
    }),
  ],
  flows: [
    deposit({
      id: "super",
      category: "inc.super.pension",
      party: fund,
      account: "everyday",
      cents: 268000,
      when: monthly(15, "before"),
      frequency: "monthly",
    }),
    benefit({
      id: "age-pension",
      category: "inc.gov.age_pension",
      party: centrelink,
      account: "everyday",
      cents: [
        { from: "2024-07-01", cents: 61420 },
        { from: "2025-09-20", cents: 62280 },
        { from: "2026-03-20", cents: 63150 },
      ],
      when: every(14, "2024-07-02", "before"),
      frequency: "fortnightly",
    }),
    deposit({
      id: "dividend-wattle",
      category: "inc.invest.dividend",
      party: wattle,
      account: "everyday",
      cents: 184200,
      when: yearly(27, [3, 9], "after"),
      frequency: "half_yearly",
      spreadCents: 9600,
    }),
    deposit({
      id: "dividend-bank",
      category: "inc.invest.dividend",
      party: bank,
      account: "everyday",
      cents: 232700,
      when: yearly(2, [1, 7], "after"),
      frequency: "half_yearly",
      spreadCents: 12400,
    }),
    deposit({
      id: "distribution",
      category: "inc.invest.distribution",
      party: harbour,
      account: "everyday",
      cents: 74300,
      when: yearly(16, [1, 4, 7, 10], "after"),
      frequency: "quarterly",
      spreadCents: 6800,
    }),
    {
      id: "medicare",
      account: "everyday",
      channel: "benefit",
      party: { name: "Medicare", text: "MCARE BENEFITS 300418 AYWQ" },
      category: "crd.medicare",
      when: yearly(11, [2, 4, 6, 9, 12], "after"),
      cents: 4285,
    },
    directDebit({
      id: "health-cover",
      category: "hea.insurance",
      party: PARTIES.bupa,
      account: "everyday",
      cents: 41260,
      when: monthly(6),
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: PARTIES.telstra,
      account: "everyday",
      cents: 9500,
      when: monthly(12),
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: PARTIES.agl,
      account: "everyday",
      cents: 16400,
      when: monthly(19),
      spreadCents: 4800,
    }),
    bpay({
      id: "rates",
      category: "hou.rates_water",
      party: STATE_BILLERS.councilPlains,
      account: "everyday",
      cents: 47810,
      when: yearly(2, [3, 6, 9, 12]),
    }),
    bpay({
      id: "water",
      category: "hou.rates_water",
      party: STATE_BILLERS.saWater,
      account: "everyday",
      cents: 26140,
      when: yearly(24, [1, 4, 7, 10]),
      spreadCents: 3100,
    }),
    bpay({
      id: "home-insurance",
      category: "hou.home_insurance",
      party: {
        name: "RAA Insurance",
        text: "RAA HOME INSURANCE",
        biller: { code: "8763", crn: "HOM2210984" },
      },
      account: "everyday",
      cents: 198400,
      when: yearly(20, [5]),
    }),
    bpay({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: {
        name: "RAA Insurance",
        text: "RAA CAR INSURANCE",
        biller: { code: "8763", crn: "CAR2210985" },
      },
      account: "everyday",
      cents: 94600,
      when: yearly(9, [11]),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: STATE_BILLERS.ezyReg,
      account: "everyday",
      cents: 48210,
      when: yearly(3, [11]),
    }),
    sendTo({
      id: "grandson",
      category: "trf.person",
      party: { name: "Oliver Prentice", text: "OLIVER PRENTICE" },
      account: "everyday",
      cents: 25000,
      when: yearly(14, [2, 12]),
      note: "Happy birthday",
    }),
  ],
  habits: [
    ...living("everyday", {
      groceries: [3.4, 0.8],
      coffee: 2.6,
      dining: [1, 0.9],
      fuel: 0.7,
      pharmacy: 1,
      medical: 0.35,
      hardware: [0.4, 0.6],
      shopping: [0.35, 0.7],
      care: 0.25,
      lotto: [0.6, 0.7],
      travel: 0.06,
      giving: 0.5,
      cash: [0.7, 1],
      drinks: [0.4, 0.8],
      pets: 0.3,
    }),
  ],
  transfers: [
    { id: "put-by", from: "everyday", to: "savings", when: monthly(18), cents: 40000, note: "Put by" },
  ],
  topUps: [
    {
      id: "rescue",
      from: "savings",
      to: "everyday",
      belowCents: 150000,
      chunkCents: 100000,
      note: "From savings",
    },
  ],
  skims: [
    { id: "spare", from: "everyday", to: "savings", when: monthly(25), keepCents: 900000, note: "Spare" },
  ],
});

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
    "Dividends spread over the year, though they come in two months of it",
    "No rent, no loan; rates, water and insurances as they fall due",
    "Everything held jointly",
  ],
  homeBank: "sbx-bluegum",
  places: ["VICTOR HARBOR SA", "GOOLWA SA"],
  housing: { kind: "owned", payee: "" },
  accounts: [
    both.everyday("everyday", "Joint Everyday", "Retirement Access", 842000, "2001-08-06"),
    both.savings("savings", "Savings", "Online Saver", 6240000, "2010-02-22", { rate: 0.0425 }),
  ],
  flows: [
    deposit("super", "inc.super.pension", fund, "everyday", 268000, monthly(15, "before"), "monthly"),
    benefit(
      "age-pension",
      "inc.gov.age_pension",
      centrelink,
      "everyday",
      [
        { from: "2024-07-01", cents: 61420 },
        { from: "2025-09-20", cents: 62280 },
        { from: "2026-03-20", cents: 63150 },
      ],
      every(14, "2024-07-02", "before"),
      "fortnightly",
    ),
    deposit(
      "dividend-wattle",
      "inc.invest.dividend",
      wattle,
      "everyday",
      184200,
      yearly(27, [3, 9], "after"),
      "half_yearly",
      { spreadCents: 9600 },
    ),
    deposit(
      "dividend-bank",
      "inc.invest.dividend",
      bank,
      "everyday",
      232700,
      yearly(2, [1, 7], "after"),
      "half_yearly",
      { spreadCents: 12400 },
    ),
    deposit(
      "distribution",
      "inc.invest.distribution",
      harbour,
      "everyday",
      74300,
      yearly(16, [1, 4, 7, 10], "after"),
      "quarterly",
      { spreadCents: 6800 },
    ),
    {
      id: "medicare",
      account: "everyday",
      channel: "benefit",
      party: { name: "Medicare", text: "MCARE BENEFITS 300418 AYWQ" },
      category: "crd.medicare",
      when: yearly(11, [2, 4, 6, 9, 12], "after"),
      cents: 4285,
    },
    directDebit("health-cover", "hea.insurance", PARTIES.bupa, "everyday", 41260, monthly(6)),
    directDebit("internet", "com.phone_internet", PARTIES.telstra, "everyday", 9500, monthly(12)),
    directDebit("energy", "utl.energy", PARTIES.agl, "everyday", 16400, monthly(19), 4800),
    bpay(
      "rates",
      "hou.rates_water",
      STATE_BILLERS.councilPlains,
      "everyday",
      47810,
      yearly(2, [3, 6, 9, 12]),
    ),
    bpay(
      "water",
      "hou.rates_water",
      STATE_BILLERS.saWater,
      "everyday",
      26140,
      yearly(24, [1, 4, 7, 10]),
      3100,
    ),
    bpay(
      "home-insurance",
      "hou.home_insurance",
      { name: "RAA Insurance", text: "RAA HOME INSURANCE", biller: { code: "8763", crn: "HOM2210984" } },
      "everyday",
      198400,
      yearly(20, [5]),
    ),
    bpay(
      "car-insurance",
      "tra.car_insurance",
      { name: "RAA Insurance", text: "RAA CAR INSURANCE", biller: { code: "8763", crn: "CAR2210985" } },
      "everyday",
      94600,
      yearly(9, [11]),
    ),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.ezyReg, "everyday", 48210, yearly(3, [11])),
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

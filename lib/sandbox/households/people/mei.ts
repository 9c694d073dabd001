import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary, windfall } from "../pay";
import { bpay, directDebit, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const hospital = { name: "Derwent Private Hospital", text: "DERWENT PRIVATE HOSPITAL", apca: "436671" };
const packager = { name: "Island Salary Packaging", text: "ISLAND SALARY PACKAGING", apca: "465210" };
const mortgage = { name: "Highfield Home Loans", text: "HIGHFIELD HOME LOANS", apca: "387750" };
const own = heldBy("Mei-Ling Tan");

/** A nurse with shift penalties, part of whose pay comes back through a salary-packaging firm. */
export const mei = household({
  id: "mei",
  person: "Mei-Ling Tan",
  customerNumber: "10002013",
  story:
    "Theatre nurse in Hobart. Nights and weekends change every pay, a packaging firm pays back living costs from before tax, and the home loan is with a lender that is not shared.",
  expect: [
    "A fortnightly salary that is never twice the same",
    "Salary packaging paid back each fortnight: income of its own type, counted and shown apart",
    "A home loan seen only by its repayments",
    "A card paid in full each month",
  ],
  homeBank: "sbx-harbourlight",
  places: ["SANDY BAY TAS", "KINGSTON TAS", "HOBART TAS"],
  housing: { kind: "mortgage", payee: "Highfield Home Loans" },
  lenders: [
    { name: "Highfield Home Loans", kind: "mortgage" },
    { name: "home bank", kind: "card" },
  ],
  accounts: [
    own.everyday("everyday", "Everyday", "Everyday Access", 264900, "2013-11-20"),
    own.savings("savings", "Buffer", "Online Saver", 1480000, "2016-04-11", { rate: 0.041 }),
    own.card("card", "Low Rate Card", "Low Rate Visa", -88210, "2018-01-30", {
      rate: 0.1349,
      card: { limitCents: 600000, closesOn: 18, paidOn: 8, from: "everyday", pays: "full" },
    }),
  ],
  flows: [
    salary(
      "salary",
      "inc.salary.regular",
      hospital,
      "everyday",
      243500,
      every(14, "2024-07-11", "before"),
      "fortnightly",
      {
        spreadCents: 38500,
      },
    ),
    windfall({
      id: "packaging",
      category: "inc.salary.packaged",
      party: packager,
      account: "everyday",
      cents: 61190,
      when: every(14, "2024-07-15", "after"),
    }),
    directDebit("mortgage", "dbt.mortgage", mortgage, "everyday", 98700, every(14, "2024-07-12")),
    directDebit("energy", "utl.energy", STATE_BILLERS.aurora, "everyday", 19400, monthly(20), 6100),
    directDebit("internet", "com.phone_internet", PARTIES.aussieBroadband, "everyday", 7900, monthly(17)),
    directDebit("mobile", "com.phone_internet", PARTIES.telstra, "everyday", 6200, monthly(23)),
    directDebit("health-cover", "hea.insurance", PARTIES.medibank, "everyday", 14870, monthly(5)),
    directDebit(
      "home-insurance",
      "hou.home_insurance",
      { name: "AAMI", text: "AAMI HOME INSURANCE", apca: "125730" },
      "everyday",
      16120,
      monthly(9),
    ),
    directDebit(
      "union",
      "edu.tertiary_professional",
      { name: "Nurses Union", text: "NURSES UNION TAS DUES", apca: "190771" },
      "everyday",
      3160,
      every(14, "2024-07-12"),
    ),
    bpay(
      "rates",
      "hou.rates_water",
      STATE_BILLERS.councilCoast,
      "everyday",
      54120,
      yearly(31, [1, 3, 7, 10]),
    ),
    bpay(
      "water",
      "hou.rates_water",
      STATE_BILLERS.tasWater,
      "everyday",
      30450,
      yearly(22, [2, 5, 8, 11]),
      2300,
    ),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.serviceTas, "everyday", 68240, yearly(13, [9])),
    subscription("car-insurance", "tra.car_insurance", STATE_BILLERS.ract, "card", 84200, yearly(6, [9])),
    subscription("netflix", "com.streaming", PARTIES.netflix, "card", 1899, monthly(12)),
    subscription(
      "registration",
      "edu.tertiary_professional",
      { name: "AHPRA", text: "AHPRA MELBOURNE VIC", mcc: "9399" },
      "card",
      18500,
      yearly(28, [5]),
    ),
  ],
  habits: [
    ...living("everyday", { groceries: [3.2, 0.7], fuel: 0.9, cash: 0.2, friends: 0.4, friendsBack: 0.3 }),
    ...living(
      "card",
      {
        cornerShop: [1.6, 0.4],
        coffee: 6,
        dining: [2.4, 0.8],
        tolls: [1.4, 0.5],
        pharmacy: 0.6,
        medical: 0.15,
        shopping: [0.8, 0.7],
        online: [0.8, 0.6],
        hardware: [0.3, 0.8],
        care: 0.4,
        fun: 0.3,
        travel: 0.07,
        giving: 0.2,
        pets: 0.4,
      },
      { channel: "visa" },
    ),
  ],
  transfers: [
    {
      id: "buffer",
      from: "everyday",
      to: "savings",
      when: every(14, "2024-07-12"),
      cents: 25000,
      note: "Buffer",
    },
  ],
  topUps: [
    { id: "rescue", from: "savings", to: "everyday", belowCents: 30000, chunkCents: 30000, note: "Top up" },
  ],
  skims: [
    { id: "sweep", from: "everyday", to: "savings", when: monthly(10), keepCents: 360000, note: "Extra" },
  ],
});

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

/** A nurse who earns shift penalties. A salary-packaging firm pays her part of her salary. */
export const mei = household({
  id: "mei",
  person: "Mei-Ling Tan",
  customerNumber: "10002013",
  story:
    "Theatre nurse in Hobart. Night and weekend shifts make each pay different. Some living costs are paid from pre-tax salary through a salary packaging firm. The home loan's account is not shared.",
  expect: [
    "A fortnightly salary that is never twice the same",
    "Salary packaging paid back each fortnight: a separate type of income, which is counted",
    "A home loan visible only through its repayments",
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
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Everyday Access",
      openingCents: 264900,
      creationDate: "2013-11-20",
    }),
    own.savings({
      key: "savings",
      displayName: "Buffer",
      productName: "Online Saver",
      openingCents: 1480000,
      creationDate: "2016-04-11",
      rate: 0.041,
    }),
    own.card({
      key: "card",
      displayName: "Low Rate Card",
      productName: "Low Rate Visa",
      openingCents: -88210,
      creationDate: "2018-01-30",
      rate: 0.1349,
      card: { limitCents: 600000, closesOn: 18, paidOn: 8, from: "everyday", pays: "full" },
    }),
  ],
  flows: [
    salary({
      id: "salary",
      category: "inc.salary.regular",
      party: hospital,
      account: "everyday",
      cents: 243500,
      when: every(14, "2024-07-11", "before"),
      frequency: "fortnightly",
      spreadCents: 38500,
    }),
    windfall({
      id: "packaging",
      category: "inc.salary.packaged",
      party: packager,
      account: "everyday",
      cents: 61190,
      when: every(14, "2024-07-15", "after"),
    }),
    directDebit({
      id: "mortgage",
      category: "dbt.mortgage",
      party: mortgage,
      account: "everyday",
      cents: 98700,
      when: every(14, "2024-07-12"),
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: STATE_BILLERS.aurora,
      account: "everyday",
      cents: 19400,
      when: monthly(20),
      spreadCents: 6100,
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: PARTIES.aussieBroadband,
      account: "everyday",
      cents: 7900,
      when: monthly(17),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.telstra,
      account: "everyday",
      cents: 6200,
      when: monthly(23),
    }),
    directDebit({
      id: "health-cover",
      category: "hea.insurance",
      party: PARTIES.medibank,
      account: "everyday",
      cents: 14870,
      when: monthly(5),
    }),
    directDebit({
      id: "home-insurance",
      category: "hou.home_insurance",
      party: { name: "AAMI", text: "AAMI HOME INSURANCE", apca: "125730" },
      account: "everyday",
      cents: 16120,
      when: monthly(9),
    }),
    directDebit({
      id: "union",
      category: "edu.tertiary_professional",
      party: { name: "Nurses Union", text: "NURSES UNION TAS DUES", apca: "190771" },
      account: "everyday",
      cents: 3160,
      when: every(14, "2024-07-12"),
    }),
    bpay({
      id: "rates",
      category: "hou.rates_water",
      party: STATE_BILLERS.councilCoast,
      account: "everyday",
      cents: 54120,
      when: yearly(31, [1, 3, 7, 10]),
    }),
    bpay({
      id: "water",
      category: "hou.rates_water",
      party: STATE_BILLERS.tasWater,
      account: "everyday",
      cents: 30450,
      when: yearly(22, [2, 5, 8, 11]),
      spreadCents: 2300,
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: STATE_BILLERS.serviceTas,
      account: "everyday",
      cents: 68240,
      when: yearly(13, [9]),
    }),
    subscription({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.ract,
      account: "card",
      cents: 84200,
      when: yearly(6, [9]),
    }),
    subscription({
      id: "netflix",
      category: "com.streaming",
      party: PARTIES.netflix,
      account: "card",
      cents: 1899,
      when: monthly(12),
    }),
    subscription({
      id: "registration",
      category: "edu.tertiary_professional",
      party: { name: "AHPRA", text: "AHPRA MELBOURNE VIC", mcc: "9399" },
      account: "card",
      cents: 18500,
      when: yearly(28, [5]),
    }),
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

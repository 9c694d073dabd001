import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary } from "../pay";
import { bpay, directDebit, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const brewery = { name: "Gulf Street Brewing", text: "GULF STREET BREWING PTY LTD", apca: "441208" };
const agency = { name: "Torrens Media", text: "TORRENS MEDIA GROUP P/L", apca: "438715" };
const agent = { name: "Parklands Property", text: "PARKLANDS PROPERTY RENTALS", apca: "340912" };
const both = heldBy("Sofia Petrakis & Tomasz Nowak");
const own = heldBy("Sofia Petrakis");

/** A couple with two incomes in one joint account, who save for a first home. */
export const sofia = household({
  id: "sofia",
  person: "Sofia Petrakis",
  customerNumber: "10002007",
  story:
    "Sofia sells advertising, her partner Tomasz brews beer. Both are paid into one joint account in Adelaide; they rent and save for a first home.",
  expect: [
    "Two salaries in a joint account: one monthly, one weekly",
    "A commission each quarter, distinguished from the salary",
    "Rent to an agent, and savings for a home deposit that grow every month",
    "No debts at all",
  ],
  homeBank: "sbx-lyrebird",
  places: ["PROSPECT SA", "NORWOOD SA", "ADELAIDE SA"],
  housing: { kind: "rent", payee: "Parklands Property" },
  accounts: [
    both.everyday({
      key: "joint",
      displayName: "Joint Everyday",
      productName: "Everyday Account",
      openingCents: 381240,
      creationDate: "2019-04-08",
    }),
    both.savings({
      key: "deposit",
      displayName: "First Home",
      productName: "Bonus Saver",
      openingCents: 4125000,
      creationDate: "2020-01-15",
      rate: 0.0475,
    }),
    own.everyday({
      key: "own",
      displayName: "Sofia's Own",
      productName: "Everyday Account",
      openingCents: 42110,
      creationDate: "2012-02-20",
    }),
  ],
  flows: [
    salary({
      id: "salary",
      category: "inc.salary.regular",
      party: agency,
      account: "joint",
      cents: 512480,
      when: monthly(15, "before"),
      frequency: "monthly",
    }),
    salary({
      id: "commission",
      category: "inc.salary.variable",
      party: { ...agency, text: "TORRENS MEDIA GROUP COMMISSION" },
      account: "joint",
      cents: 214000,
      when: yearly(28, [1, 4, 7, 10], "before"),
      frequency: "quarterly",
      spreadCents: 61000,
    }),
    salary({
      id: "wages",
      category: "inc.salary.regular",
      party: brewery,
      account: "joint",
      cents: 118260,
      when: every(7, "2024-07-03", "before"),
      frequency: "weekly",
    }),
    directDebit({
      id: "rent",
      category: "hou.rent",
      party: agent,
      account: "joint",
      cents: 116000,
      when: every(14, "2024-07-05"),
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: PARTIES.aussieBroadband,
      account: "joint",
      cents: 8500,
      when: monthly(17),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: STATE_BILLERS.vodafone,
      account: "joint",
      cents: 9800,
      when: monthly(9),
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: PARTIES.agl,
      account: "joint",
      cents: 18700,
      when: monthly(22),
      spreadCents: 4100,
    }),
    directDebit({
      id: "health-cover",
      category: "hea.insurance",
      party: PARTIES.bupa,
      account: "joint",
      cents: 23140,
      when: monthly(4),
    }),
    directDebit({
      id: "contents",
      category: "hou.home_insurance",
      party: { name: "Budget Direct", text: "BUDGET DIRECT CONTENTS INSURANCE", apca: "125733" },
      account: "joint",
      cents: 2460,
      when: monthly(12),
    }),
    directDebit({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.raa,
      account: "joint",
      cents: 9215,
      when: monthly(26),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: STATE_BILLERS.ezyReg,
      account: "joint",
      cents: 71640,
      when: yearly(16, [8]),
    }),
    subscription({
      id: "netflix",
      category: "com.streaming",
      party: PARTIES.netflix,
      account: "joint",
      cents: 2099,
      when: monthly(11),
    }),
    subscription({
      id: "spotify",
      category: "com.streaming",
      party: PARTIES.spotify,
      account: "own",
      cents: 1599,
      when: monthly(6),
    }),
  ],
  habits: [
    ...living("joint", {
      groceries: [4.5, 0.8],
      coffee: 4,
      dining: [2.4, 0.9],
      fuel: 0.9,
      metro: 2.2,
      tolls: [0.8, 0.5],
      pharmacy: 0.7,
      medical: 0.2,
      hardware: [0.3, 0.6],
      drinks: 0.9,
      travel: 0.05,
      fun: 0.4,
      pets: 0.4,
    }),
    ...living(
      "own",
      { coffee: 4.5, shopping: [0.9, 0.6], online: [0.7, 0.6], care: 0.4, friends: 0.4, friendsBack: 0.4 },
      { floorCents: 2000 },
    ),
  ],
  transfers: [
    { id: "save", from: "joint", to: "deposit", when: monthly(16), cents: 240000, note: "First home" },
    {
      id: "allowance",
      from: "joint",
      to: "own",
      when: every(14, "2024-07-04"),
      cents: 24000,
      note: "Spending",
    },
  ],
  topUps: [
    { id: "rescue", from: "deposit", to: "joint", belowCents: 50000, chunkCents: 50000, note: "Top up" },
    { id: "rescue-own", from: "joint", to: "own", belowCents: 3000, chunkCents: 5000, note: "Top up" },
  ],
  skims: [{ id: "sweep", from: "joint", to: "deposit", when: monthly(2), keepCents: 400000, note: "Extra" }],
});

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
    "A commission each quarter, told apart from the salary",
    "Rent to an agent, and a deposit for a home that grows every month",
    "No debts at all",
  ],
  homeBank: "sbx-lyrebird",
  places: ["PROSPECT SA", "NORWOOD SA", "ADELAIDE SA"],
  housing: { kind: "rent", payee: "Parklands Property" },
  accounts: [
    both.everyday("joint", "Joint Everyday", "Everyday Account", 381240, "2019-04-08"),
    both.savings("deposit", "First Home", "Bonus Saver", 4125000, "2020-01-15", { rate: 0.0475 }),
    own.everyday("own", "Sofia's Own", "Everyday Account", 42110, "2012-02-20"),
  ],
  flows: [
    salary("salary", "inc.salary.regular", agency, "joint", 512480, monthly(15, "before"), "monthly"),
    salary(
      "commission",
      "inc.salary.variable",
      { ...agency, text: "TORRENS MEDIA GROUP COMMISSION" },
      "joint",
      214000,
      yearly(28, [1, 4, 7, 10], "before"),
      "quarterly",
      { spreadCents: 61000 },
    ),
    salary(
      "wages",
      "inc.salary.regular",
      brewery,
      "joint",
      118260,
      every(7, "2024-07-03", "before"),
      "weekly",
    ),
    directDebit("rent", "hou.rent", agent, "joint", 116000, every(14, "2024-07-05")),
    directDebit("internet", "com.phone_internet", PARTIES.aussieBroadband, "joint", 8500, monthly(17)),
    directDebit("mobile", "com.phone_internet", STATE_BILLERS.vodafone, "joint", 9800, monthly(9)),
    directDebit("energy", "utl.energy", PARTIES.agl, "joint", 18700, monthly(22), 4100),
    directDebit("health-cover", "hea.insurance", PARTIES.bupa, "joint", 23140, monthly(4)),
    directDebit(
      "contents",
      "hou.home_insurance",
      { name: "Budget Direct", text: "BUDGET DIRECT CONTENTS INSURANCE", apca: "125733" },
      "joint",
      2460,
      monthly(12),
    ),
    directDebit("car-insurance", "tra.car_insurance", STATE_BILLERS.raa, "joint", 9215, monthly(26)),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.ezyReg, "joint", 71640, yearly(16, [8])),
    subscription("netflix", "com.streaming", PARTIES.netflix, "joint", 2099, monthly(11)),
    subscription("spotify", "com.streaming", PARTIES.spotify, "own", 1599, monthly(6)),
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
